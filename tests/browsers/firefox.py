"""Firefox by WebDriver BiDi, which it speaks by itself over a socket."""

from __future__ import annotations

import base64
import json
import re
import time
from contextlib import contextmanager
from itertools import count
from typing import TYPE_CHECKING, Any

from websockets.sync.client import connect

from tests.browsers.driver import PATIENCE, DriverError, Gesture, Size, as_json, packed, running
from tests.browsers.installed import needed

if TYPE_CHECKING:
    import subprocess
    from collections.abc import Generator
    from pathlib import Path

    from websockets.sync.client import ClientConnection

LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PREFERENCES: dict[str, object] = {
    "browser.shell.checkDefaultBrowser": False,
    "browser.aboutwelcome.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "intl.accept_languages": "en-GB, en",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    # A picture that is computed without a graphics card is slow, but right.
    "webgl.force-enabled": True,
}


@contextmanager
def firefox(folder: Path, display: str, size: Size, *, instant: bool) -> Generator[Firefox]:
    """Give a Firefox with a fresh profile in this folder."""
    _write_preferences(folder, instant=instant, touch=size.touch)
    command = [needed("Firefox"), "--remote-debugging-port=0", "--no-remote", "--profile", str(folder)]
    said = folder / "said"
    with (
        running(command, said, DISPLAY=display, HOME=str(folder)) as process,
        connect(_address(process, said), max_size=None, proxy=None) as socket,
    ):
        yield Firefox(socket, size)


def _write_preferences(folder: Path, *, instant: bool, touch: bool) -> None:
    chosen = {**PREFERENCES, "ui.prefersReducedMotion": int(instant), "dom.w3c_touch_events.enabled": int(touch)}
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in chosen.items()]
    (folder / "user.js").write_text("\n".join(lines))


def _address(process: subprocess.Popen[bytes], said: Path) -> str:
    until = time.monotonic() + PATIENCE
    while not (found := LISTENS.search(said.read_text())):
        if process.poll() is not None or time.monotonic() > until:
            raise DriverError(f"Firefox did not start: {said.read_text()}")
        time.sleep(0.05)
    return f"{found[1]}/session"


class Firefox:
    """A Firefox that listens."""

    fingers = True

    def __init__(self, socket: ClientConnection, size: Size) -> None:
        self.complaints: list[str] = []
        self._numbers = count(1)
        self._socket = socket
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._page = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        self._ask("browsingContext.activate", context=self._page)
        shape = {"width": size.width, "height": size.height}
        self._ask("browsingContext.setViewport", context=self._page, viewport=shape)

    def _ask(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Send a command and return its answer; what the browser tells meanwhile is heard."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv(PATIENCE))
            if message.get("id") == number:
                break
            self._hear(message)
        if message["type"] == "error":
            raise DriverError(f"{method}: {message['message']}")
        answer: dict[str, Any] = message["result"]
        return answer

    def _hear(self, message: dict[str, Any]) -> None:
        """Keep the errors that the browser itself writes into its console."""
        if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
            self.complaints.append(str(message["params"]["text"]))

    def go(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self._page, url=url, wait="complete")

    def evaluate(self, function: str, *arguments: Any) -> Any:
        answer = self._ask(
            "script.callFunction",
            functionDeclaration=f"packed => {as_json(function, 'packed')}",
            arguments=[{"type": "string", "value": packed(arguments)}],
            target={"context": self._page},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise DriverError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def perform(self, gesture: Gesture) -> None:
        self._ask("input.performActions", context=self._page, actions=[gesture])

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("browsingContext.captureScreenshot", context=self._page)["data"])
