"""WebKitGTK by WebDriver: its MiniBrowser, driven by WebKitWebDriver over HTTP."""

from __future__ import annotations

import base64
import json
import time
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

import httpx

from tests.browsers.driver import PATIENCE, DriverError, Gesture, Size, as_json, packed, running
from tests.browsers.installed import needed, needed_mini_browser
from tests.serve.server import free_port

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path


@contextmanager
def webkit(folder: Path, display: str, size: Size, *, instant: bool) -> Generator[WebKit]:
    """Give a MiniBrowser that keeps nothing; what its driver says goes into this folder."""
    settings = folder / "gtk-3.0" / "settings.ini"
    settings.parent.mkdir()
    settings.write_text(f"[Settings]\ngtk-enable-animations={int(not instant)}\n")
    port = free_port()
    command = [needed("WebKit's driver"), f"--port={port}"]
    with (
        running(command, folder / "said", DISPLAY=display, LANG="C.UTF-8", XDG_CONFIG_HOME=str(folder)),
        httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=PATIENCE) as http,
    ):
        _wait(http)
        browser = WebKit(http, size)
        yield browser
        browser.quit()


def _wait(http: httpx.Client) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(httpx.TransportError):
            http.get("/status")
            return
        time.sleep(0.05)
    raise DriverError("WebKit's driver did not answer")


class WebKit:
    """A MiniBrowser under a driver."""

    fingers = False
    """The driver makes mouse events of whatever a finger is told to do."""
    complaints: tuple[str, ...] = ()
    """The driver tells nothing of the console; the page listens to itself."""

    def __init__(self, http: httpx.Client, size: Size) -> None:
        self._http = http
        # At full screen there is no bar with buttons, which would keep the window wider than a phone.
        options = {"binary": str(needed_mini_browser()), "args": ["--automation", "--full-screen"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._session = f"/session/{self._ask('/session', capabilities=wanted)['sessionId']}"
        # A script waits for the page to be drawn; the driver would give it half a minute.
        patience = round(PATIENCE * 1000)
        self._ask(f"{self._session}/timeouts", script=patience, pageLoad=patience)
        self._ask(f"{self._session}/window/rect", x=0, y=0, width=size.width, height=size.height)

    def quit(self) -> None:
        self._told(self._http.delete(self._session))

    def _ask(self, path: str, **parameters: Any) -> Any:
        return self._told(self._http.post(path, content=json.dumps(parameters)))

    @staticmethod
    def _told(answer: httpx.Response) -> Any:
        value = answer.json()["value"]
        if answer.status_code != 200:
            raise DriverError(f"{value['error']}: {value['message']}")
        return value

    def go(self, url: str) -> None:
        self._ask(f"{self._session}/url", url=url)

    def evaluate(self, function: str, *arguments: Any) -> Any:
        script = f"return {as_json(function, 'arguments[0]')}"
        return json.loads(self._ask(f"{self._session}/execute/sync", script=script, args=[packed(arguments)]))

    def perform(self, gesture: Gesture) -> None:
        self._ask(f"{self._session}/actions", actions=[gesture])

    def picture(self) -> bytes:
        return base64.b64decode(self._told(self._http.get(f"{self._session}/screenshot")))
