"""A person with any browser: what they do on the page, and what they wait for there."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Any

from chabudai.catalog import open_log
from chabudai.core import AnyGame, Result, replay

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.browsers.driver import Driver, Gesture, Size
    from tests.serve.server import Server

WAIT = 300.0
"""How many seconds somebody waits for what must come; on a busy machine much comes late, and only what never comes is
wrong."""
LOOK_AGAIN = 0.25
"""How many seconds lie between two looks at something that may still move."""
FRAMES = 3
"""How often the page has been drawn anew meanwhile, two frames each time."""
KEYS = {
    "Shift": "\ue008",
    "Enter": "\ue007",
    "Escape": "\ue00c",
    "Tab": "\ue004",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}
Spot = tuple[float, float]

SEEN = "selector => [...document.querySelectorAll(selector)].filter(each => each.getClientRects().length).length"
ATTRIBUTE = "(selector, name) => document.querySelector(selector)?.getAttribute(name) ?? null"
UNCOVERED = "(x, y) => !document.elementFromPoint(x, y)?.closest('button')"
COMPLAINTS = "() => JSON.parse(sessionStorage.getItem('complaints') ?? '[]')"
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"
# What people press or read, but find cut off at the window's side; what can be slid there is not cut off.
CUT_OFF = """() => {
  const slides = each => each && (/auto|scroll/.test(getComputedStyle(each).overflowX) || slides(each.parentElement));
  const cut = ({ left, right }) => right > left + 1 && (left < -1 || right > innerWidth + 1);
  const all = [...document.querySelectorAll('button, p, h1, h2, input[type=range]')];
  const found = all.filter(each => each.checkVisibility() && cut(each.getBoundingClientRect()) && !slides(each));
  return found.map(each => each.outerHTML.slice(0, 120));
}"""
# Where a click on an element must go, or why there is nothing to be clicked. A radio button is clicked by its label.
TARGET = """selector => {
  const all = [...document.querySelectorAll(selector)];
  const found = all.map(each => each.labels?.[0] ?? each).find(each => each.getClientRects().length);
  if (!found) return `${all.length} there, none to be seen`;
  if (found.disabled) return 'disabled';
  found.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const box = found.getBoundingClientRect();
  const at = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  const top = document.elementFromPoint(...at);
  return found.contains(top) ? at : `covered by ${top?.outerHTML.slice(0, 120)}`;
}"""


class Visitor:
    """One browser at one server."""

    def __init__(self, driver: Driver, server: Server, size: Size, pictures: Path | None = None) -> None:
        self.driver = driver
        self.server = server
        self.size = size
        self._pictures = pictures
        self._pointer = "touch" if size.touch and driver.fingers else "mouse"

    @property
    def complaints(self) -> list[str]:
        """What went wrong on the page, as its own script or the browser tells."""
        heard: list[str] = self.driver.evaluate(COMPLAINTS)
        return [*heard, *self.driver.complaints]

    def picture(self, name: str) -> None:
        """Keep what is seen, where pictures are wanted."""
        if self._pictures:
            (self._pictures / f"{name}.png").write_bytes(self.driver.picture())

    # Waiting

    def wait_for(self, found: Callable[[], Any], what: str) -> Any:
        """Ask again and again until there is something to return."""
        until = time.monotonic() + WAIT
        while not (answer := found()):
            if time.monotonic() > until:
                raise AssertionError(f"waited in vain for {what}")
            time.sleep(0.03)
        return answer

    def sees(self, selector: str) -> bool:
        return bool(self.driver.evaluate(SEEN, selector))

    def wait_to_see(self, selector: str) -> None:
        self.wait_for(partial(self.sees, selector), selector)

    def wait_until_idle(self) -> None:
        """Wait until nothing moves, and nothing is unanswered."""
        self.wait_to_see('[data-test="table"][data-idle="true"]')

    def attribute(self, selector: str, name: str) -> str | None:
        value: str | None = self.driver.evaluate(ATTRIBUTE, selector, name)
        return value

    def settled(self, selector: str, *names: str) -> list[str]:
        """Return attributes as soon as they stay the same for a while: nothing that they tell of moves any more."""
        before: list[str] = []

        def found() -> list[str] | None:
            nonlocal before
            last, before = before, [self.attribute(selector, name) or "" for name in names]
            # On a busy machine a picture may take longer than that: what has not been drawn anew has not been at rest.
            time.sleep(LOOK_AGAIN)
            for _ in range(FRAMES):
                self.driver.evaluate(DRAWN)
            return before if before == last else None

        values: list[str] = self.wait_for(found, f"{selector} to settle")
        return values

    # Hands

    def click(self, selector: str) -> None:
        """Click what is to be seen, when it is there, at rest, and nothing lies over it."""
        x, y = self.spot(selector)
        self._point(_move(x, y), _DOWN, _UP)
        self.driver.evaluate(DRAWN)  # no hand is quicker than the page draws

    def hold(self, selector: str, seconds: float) -> None:
        """Press what is to be seen, and let go only after a while."""
        x, y = self.spot(selector)
        self._point(_move(x, y), _DOWN, {"type": "pause", "duration": round(seconds * 1000)}, _UP)

    def spot(self, selector: str) -> Spot:
        """Return where something is that is there, at rest, and with nothing over it."""
        why: list[float] | str = ""

        def found() -> Spot | None:
            nonlocal why
            before, why = why, self.driver.evaluate(TARGET, selector)
            self.driver.evaluate(DRAWN)
            return (why[0], why[1]) if not isinstance(why, str) and why == before else None

        try:
            spot: Spot = self.wait_for(found, selector)
        except AssertionError as error:
            raise AssertionError(f"{error}: {why}") from None
        return spot

    def choose(self, name: str) -> None:
        self.click(f'[data-test="{name}"]')

    def drag(self, *spots: Spot) -> None:
        """Take hold at the first spot, go over the others, and let go at the last."""
        (x, y), *others = [self._inside(spot) for spot in spots]
        moves = [_move(x, y, duration=60) for x, y in others]
        self._point(_move(x, y), _DOWN, *moves, _UP)

    def has_room(self, start: Spot, end: Spot) -> bool:
        """Tell whether a hand can take hold here, with no button in its way, and go there within the window."""
        return end == self._inside(end) and bool(self.driver.evaluate(UNCOVERED, *start))

    def _inside(self, spot: Spot) -> Spot:
        """Return the nearest spot in the window, beyond which no gesture may go."""
        return min(max(spot[0], 1), self.size.width - 2), min(max(spot[1], 1), self.size.height - 2)

    def _point(self, *steps: Gesture) -> None:
        kind = {"pointerType": self._pointer}
        self.driver.perform({"type": "pointer", "id": self._pointer, "parameters": kind, "actions": list(steps)})

    def press(self, *keys: str) -> None:
        """Press keys one after the other, each with what is held before a plus: `Shift+ArrowLeft`."""
        for names in keys:
            held = [KEYS.get(name, name) for name in names.split("+")]
            down = [{"type": "keyDown", "value": key} for key in held]
            up = [{"type": "keyUp", "value": key} for key in reversed(held)]
            self.driver.perform({"type": "key", "id": "keys", "actions": [*down, *up]})
            self.driver.evaluate(DRAWN)  # no hand is quicker than the page draws

    def fill(self, name: str, text: str) -> None:
        """Type into a field that is empty."""
        self.choose(name)
        self.press(*text)

    def focus(self, selector: str) -> None:
        self.wait_to_see(selector)
        self.driver.evaluate("selector => document.querySelector(selector).focus()", selector)

    # Going places

    def go(self, path: str) -> None:
        self.driver.go(f"http://{self.server.address}{path}")

    def begin(self, game: str, how: str, *chosen: str, **typed: str) -> None:
        """Begin a match from the home page, with these choices on its sheet."""
        self.go("/")
        self.choose(f"play-{game}")
        if chosen or typed:
            self.click('[data-test="more"] summary')
        for choice in chosen:
            self.choose(choice)
        for option, text in typed.items():
            self.fill(f"option-{option}", text)
        self.picture(f"{game}-start")
        self.choose(how)
        self.wait_until_idle()
        assert self.driver.evaluate(CUT_OFF) == []

    @property
    def match(self) -> str:
        url: str = self.driver.evaluate("() => location.pathname")
        return url.rpartition("/play/")[2]

    def table(self) -> tuple[AnyGame, Any]:
        """Return the game, and the state that the match has come to, where all of it is open.

        It is looked at once the page has shown everything, so that what is legal there is legal here.
        """
        self.wait_until_idle()
        answer = self.server.http.get(f"/api/matches/{self.match}/log")
        game, log = open_log(answer.content)
        return game, replay(game, log).state

    @property
    def result(self) -> Result | None:
        return self.server.look(self.match).table.result

    @property
    def moves_made(self) -> str:
        """How long the log is that the page has shown."""
        return self.attribute('[data-test="table"]', "data-seq") or ""

    def wait_for_more(self, before: str) -> None:
        """Wait until the page has shown more than it had before."""
        self.wait_to_see(f'[data-test="table"][data-idle="true"]:not([data-seq="{before}"])')


_DOWN: Gesture = {"type": "pointerDown", "button": 0}
_UP: Gesture = {"type": "pointerUp", "button": 0}


def _move(x: float, y: float, *, duration: int = 0) -> Gesture:
    return {"type": "pointerMove", "x": round(x), "y": round(y), "duration": duration}
