"""A person with a browser: what they do at the table, and what they see there."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

from chabudai.catalog import open_log
from chabudai.core import AnyGame, Result, replay
from chabudai.serve.protocol import MatchInfo
from tests.serve.server import Server, keys

if TYPE_CHECKING:
    from collections.abc import Callable

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
KEYS = {"n": "ArrowUp", "e": "ArrowRight", "s": "ArrowDown", "w": "ArrowLeft"}
STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
COARSE = """
    Object.defineProperty(window, "devicePixelRatio", { get: () => 0.25 });
    const own = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, wishes) {
        return own.call(this, kind, wishes && { ...wishes, antialias: false });
    };
"""
"""Without a graphics card a picture with depth takes a second a frame; nobody here looks at its pixels."""


class Player:
    """One browser context with one page; animations are instant unless a test wants to see them."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        *,
        phone: bool = False,
        dark: bool = False,
        language: str = "en-GB",
        instant: bool = True,
        fine: bool = False,
    ) -> None:
        self.server = server
        self.complaints: list[str] = []
        self.forgiven: Callable[[str], bool] = lambda _: False
        self.context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # pyright: ignore[reportArgumentType] -- a size is a plain dict to us
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            locale=language,
            accept_downloads=True,
            reduced_motion="reduce" if instant else "no-preference",
        )
        if not fine:
            self.context.add_init_script(COARSE)
        self.page = self._watched(self.context.new_page())

    def _watched(self, page: Page) -> Page:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._complain(str(error)))
        page.set_default_timeout(20_000)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self._complain(message.text)

    def _complain(self, words: str) -> None:
        if not self.forgiven(words):
            self.complaints.append(words)

    def leave(self) -> None:
        self.context.close()

    def second_tab(self) -> Page:
        return self._watched(self.context.new_page())

    # Going places

    def go(self, path: str) -> None:
        self.page.goto(path if path.startswith("http") else f"http://{self.server.address}{path}")

    def find(self, name: str) -> Locator:
        return self.page.locator(f'[data-test="{name}"]')

    def begin(self, how: str, level: int = 1, *, game: str = "kooshi", players: int = 2) -> str:
        """Begin a game from the home page in two clicks, and return the match's name."""
        self.go("/")
        self.find(f"play-{game}").click()
        if players != 2:
            self.find(f"players-{players}").check(force=True)
        if how == "against-bot" and level != 1:
            self.find(f"level-{level}").check(force=True)
        self.find(how).click()
        self.wait_until_idle()
        return self.match

    def invitation(self) -> str:
        """Return the link for a friend from the sheet that is shown to a host, and put the sheet away."""
        link = self.find("friend-link").input_value()
        self.find("close").click()
        return link

    @property
    def match(self) -> str:
        return self.page.url.rpartition("/play/")[2].partition("?")[0].partition("#")[0]

    # At the table

    def wait_until_idle(self, seq: int | None = None) -> None:
        """Wait until nothing moves, the socket is live and nothing is unanswered; with `seq`, at that many entries."""
        at = f'[data-seq="{seq}"]' if seq is not None else ""
        self.page.locator(f'[data-test="table"][data-idle="true"]{at}').wait_for()

    def play(self, text: str) -> None:
        """Pick a piece up and choose an arrow."""
        self.square(text).click()
        self.page.locator(f'[data-arrow="{text[2]}"]').click()

    def play_by_keys(self, text: str) -> None:
        self.square(text).focus()
        self.page.keyboard.press("Enter")
        self.page.keyboard.press(KEYS[text[2]])
        self.page.keyboard.press("Enter")

    def drag(self, text: str) -> None:
        box = self.square(text).bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        right, down = STEPS[text[2]]
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + right * box["width"] / 2, y + down * box["height"] / 2, steps=4)
        mouse.move(x + right * box["width"], y + down * box["height"], steps=4)
        mouse.up()

    def tap(self, text: str) -> None:
        self.square(text).tap()
        self.page.locator(f'[data-arrow="{text[2]}"]').tap()

    def swipe(self, text: str) -> None:
        """Drag a piece one square with a finger."""
        box = self.square(text).bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        right, down = STEPS[text[2]]
        self.drag_finger((x, y), (x + right * box["width"], y + down * box["height"]))

    def drag_finger(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Drag with a finger, as the browser's own touch events tell it."""
        touch = self.context.new_cdp_session(self.page)

        def finger(kind: str, part: float) -> None:
            x, y = (here + (there - here) * part for here, there in zip(start, end, strict=True))
            points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})  # pyright: ignore[reportUnknownMemberType] -- playwright types it so

        finger("touchStart", 0.0)
        for part in (0.2, 0.4, 0.6, 0.8, 1.0):
            finger("touchMove", part)
        finger("touchEnd", 1.0)

    def square(self, text: str) -> Locator:
        return self.page.locator(f'[data-square="{text[:2]}"]')

    @property
    def board(self) -> str:
        """The board as it is drawn: the letters of the pieces by their squares."""
        pieces = self.page.locator("[data-piece]").evaluate_all(
            "all => all.map(each => [each.dataset.at, each.dataset.piece])"
        )
        found = {str(at): str(piece) for at, piece in pieces}
        return "".join(found.get(f"{file}{rank}", ".") for rank in "12345" for file in "abcde")

    def table(self, token: str | None = None) -> tuple[AnyGame, Any, int]:
        """Return the game, the state that the match has come to, and how long its log is, where all of it is open."""
        answer = self.server.http.get(f"/api/matches/{self.match}/log", headers=keys(token))
        game, log = open_log(answer.content)
        return game, replay(game, log).state, len(log.entries)

    def sees(self, name: str, words: str) -> None:
        expect(self.find(name)).to_contain_text(words)

    def info(self, token: str | None = None) -> MatchInfo:
        """Return the match as the server shows it to somebody who watches."""
        return self.server.look(self.match, token)

    @property
    def result(self) -> Result | None:
        return self.info().table.result

    @property
    def seen_by_server(self) -> str:
        view: dict[str, Any] = self.info().table.views[0].view
        return str(view["board"])

    # What nobody may find

    def check_accessibility(self) -> None:
        """Let axe look at the page as it is now."""
        self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        violations = [(each["id"], [node["html"][:200] for node in each["nodes"]]) for each in found["violations"]]
        assert violations == [], msgspec.json.format(msgspec.json.encode(violations)).decode()
