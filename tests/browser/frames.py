"""What a page shows frame by frame: where the canvas has drawn its pieces, and what lies over one of them."""

from typing import NamedTuple

from playwright.sync_api import Page

WATCH = """
(() => {
    // Where the middle of each piece was drawn last, in pixels of the canvas; told by what three.js gives to WebGL.
    const names = new WeakMap();
    const given = {};
    let drawing = [];
    window.drawnSpots = [];
    const { prototype } = WebGL2RenderingContext;
    const wrapped = (name, before) => {
        const own = prototype[name];
        prototype[name] = function (...args) { before.call(this, ...args); return own.apply(this, args); };
    };
    const location = prototype.getUniformLocation;
    prototype.getUniformLocation = function (program, name) {
        const found = location.call(this, program, name);
        if (found) names.set(found, name);
        return found;
    };
    wrapped("uniformMatrix4fv", (where, _, values) => {
        if (where) given[names.get(where)] = Array.from(values);
    });
    wrapped("clear", () => { drawing = window.drawnSpots = []; });
    const draw = function () {
        const { modelViewMatrix: model, projectionMatrix: lens } = given;
        if (!model || !lens) return;
        const [x, y, z] = model.slice(12, 15);
        const at = (row) => lens[row] * x + lens[row + 4] * y + lens[row + 8] * z + lens[row + 12];
        const { clientWidth, clientHeight } = this.canvas;
        drawing.push([(at(0) / at(3) + 1) / 2 * clientWidth, (1 - at(1) / at(3)) / 2 * clientHeight]);
    };
    wrapped("drawElements", draw);
    wrapped("drawArrays", draw);
})();
"""

RECORD = """
(selector) => {
    window.shownFrames = [];
    const after = new MessageChannel();
    // A message comes when the frame's own work, and what Preact made of it, is done.
    after.port1.onmessage = () => {
        const laid = document.querySelector(selector)?.getAttribute("d");
        if (laid) window.shownFrames.push([laid, window.drawnSpots]);
    };
    const next = () => { after.port2.postMessage(null); requestAnimationFrame(next); };
    requestAnimationFrame(next);
}
"""


class ShownFrame(NamedTuple):
    """One frame: the corners of a square that lies over the picture, and the middles of all pieces in it."""

    square: list[tuple[float, float]]
    pieces: list[tuple[float, float]]

    @property
    def off(self) -> float:
        """How far the middle of the square is from the nearest piece, in pixels."""
        x, y = _crossing(self.square)
        return min(((x - px) ** 2 + (y - py) ** 2) ** 0.5 for px, py in self.pieces)


def watch_canvas(page: Page) -> None:
    """Take note of what is drawn on canvases, from the next page on."""
    page.add_init_script(WATCH)


def record_frames(page: Page, square: str) -> None:
    """Take note of every frame from now on; `square` selects a path with four corners."""
    page.evaluate(RECORD, square)


def shown_frames(page: Page) -> list[ShownFrame]:
    """Return the frames so far."""
    found = page.evaluate("window.shownFrames")
    return [ShownFrame(_corners(path), [(x, y) for x, y in pieces]) for path, pieces in found]


def _corners(path: str) -> list[tuple[float, float]]:
    pairs = path.strip("MZ").split("L")
    return [(float(x), float(y)) for x, y in (pair.split() for pair in pairs)]


def _crossing(corners: list[tuple[float, float]]) -> tuple[float, float]:
    """Return where the diagonals meet: seen at a slant, too, that is the middle."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = (corners[at * len(corners) // 4] for at in range(4))
    (px, py), (qx, qy) = (cx - ax, cy - ay), (dx - bx, dy - by)
    part = ((bx - ax) * qy - (by - ay) * qx) / (px * qy - py * qx)
    return ax + part * px, ay + part * py
