"""The picture of the ladder: a row a game, each level where its rating is, with its interval."""

from collections.abc import Mapping, Sequence
from typing import Final

from benchmarks.ladder.ratings import Rating

WIDTH, LEFT, RIGHT, ROW, TOP = 720, 110, 30, 54, 34
GRID: Final = 200
"""A line each so many points."""
STYLE: Final = (
    "text{fill:#777;font:13px sans-serif}.g{stroke:#8884}.i{stroke:#c73e3a;stroke-width:3}.d{fill:#c73e3a}.n{fill:#fff}"
)


def picture(ladders: Mapping[str, Mapping[int, Rating]], titles: Mapping[str, str]) -> str:
    """Return an SVG with all ladders; it reads on light and on dark ground."""
    low, high = _bounds([each for ratings in ladders.values() for each in ratings.values()])
    height = TOP + ROW * len(ladders) + 10

    def across(value: float) -> float:
        return round(LEFT + (value - low) / (high - low) * (WIDTH - LEFT - RIGHT), 1)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        "<title>The ratings of the levels</title>",
        f"<style>{STYLE}</style>",
    ]
    for value in range(int(low), int(high) + 1, GRID):
        x = across(value)
        lines.append(f'<line class="g" x1="{x}" y1="{TOP - 8}" x2="{x}" y2="{height - 8}"/>')
        lines.append(f'<text x="{x}" y="{TOP - 14}" text-anchor="middle">{value}</text>')
    for row, (game, ratings) in enumerate(ladders.items()):
        y = TOP + ROW * row + ROW // 2
        lines.append(f'<text x="8" y="{y + 5}">{titles[game]}</text>')
        for level, rating in ratings.items():
            x, ends = across(rating.value), [across(rating.value + sign * rating.within) for sign in (-1, 1)]
            lines.append(f'<line class="i" x1="{ends[0]}" y1="{y}" x2="{ends[1]}" y2="{y}"/>')
            lines.append(f'<circle class="d" cx="{x}" cy="{y}" r="10"/>')
            lines.append(f'<text class="n" x="{x}" y="{y + 5}" text-anchor="middle">{level}</text>')
    return "\n".join([*lines, "</svg>", ""])


def _bounds(ratings: Sequence[Rating]) -> tuple[float, float]:
    least = min((each.value - each.within for each in ratings), default=0.0)
    most = max((each.value + each.within for each in ratings), default=0.0)
    return GRID * (least // GRID), max(GRID * (-(-most // GRID)), GRID * (least // GRID) + GRID)
