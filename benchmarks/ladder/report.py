"""Writes what came out: the page with its picture, and the ratings that the package ships."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from benchmarks.ladder.kept import rated, sections
from benchmarks.ladder.picture import picture
from benchmarks.ladder.ratings import Rating, Scored, fit
from benchmarks.ladder.results import Results
from benchmarks.ladder.studies import STUDIES, Pair, Study
from benchmarks.ladder.table import NEIGHBOURS, score
from chabudai import catalog
from chabudai.catalog.level_words import level_words

ROOT: Final = Path(__file__).parent.parent.parent
PAGE: Final = Path("docs/ladder.md")
PICTURE: Final = Path("docs/ladder.svg")
SHIPPED: Final = Path("chabudai/catalog/ratings.json")


class Ladder(NamedTuple):
    """What was measured of a game."""

    pairs: Sequence[Pair]
    study: Study
    results: Results

    def ratings(self) -> Mapping[str, Rating]:
        """Return the ratings of all who have played, the lowest level's being 0."""
        points = ((pair, self.results.points(pair, self.study.games)) for pair in self.pairs)
        return fit([Scored(pair.one, pair.other, len(each), sum(each)) for pair, each in points], "1")


def write(ladders: Mapping[str, Ladder], root: Path = ROOT) -> None:
    """Write the page, the picture and the ratings; games that were not measured now keep what was there before."""
    ratings = {game: ladder.ratings() for game, ladder in ladders.items()}
    levels = {game: _levels(found) for game, found in ratings.items()}
    titles = {game: catalog.words(game).title for game in STUDIES}
    old = sections((root / PAGE).read_text("utf-8") if (root / PAGE).exists() else "")
    texts = {game: old[title] for game, title in titles.items() if title in old}
    texts |= {game: section(game, ladder, ratings[game]) for game, ladder in ladders.items()}
    drawn = {game: levels.get(game) or rated(texts[game]) for game in titles if game in texts}
    shipped = root / SHIPPED
    before = msgspec.json.decode(shipped.read_bytes(), type=dict[str, dict[str, int]]) if shipped.exists() else {}
    now = {game: {str(level): round(each.value) for level, each in found.items()} for game, found in levels.items()}
    shipped.write_bytes(msgspec.json.format(msgspec.json.encode({**before, **now}), indent=2) + b"\n")
    (root / PICTURE).write_text(picture(drawn, titles), "utf-8")
    (root / PAGE).write_text(page({titles[game]: texts[game] for game in drawn}), "utf-8")


def _levels(ratings: Mapping[str, Rating]) -> dict[int, Rating]:
    return {int(name): ratings[name] for name in sorted(ratings) if name.isdigit()}


def page(texts: Mapping[str, str]) -> str:
    """Return the page, in Markdown, with the section of each game by its title."""
    low, high = NEIGHBOURS
    lines = [
        "# The ladder",
        "",
        f"How strong the levels are, measured by `make ladder`. Each is to win {low:.0%} to {high:.0%} against the",
        "one below, a draw being half. Ratings are by the Bradley-Terry model, level 1 being 0: 400 more is to win ten",
        "times as often. Intervals are of 95 %.",
        "",
        "![The ratings of the levels](ladder.svg)",
    ]
    for title, text in texts.items():
        lines += ["", f"## {title}", "", text]
    return "\n".join([*lines, ""])


def section(game: str, ladder: Ladder, ratings: Mapping[str, Rating]) -> str:
    """Return what was measured of a game, in Markdown."""
    lines = [_how(ladder.study), "", "| level | | rating |", "|---|---|---|", *_rated(game, ratings)]
    lines += ["", "| | games | scores |", "|---|---|---|", *(_pair_row(pair, ladder) for pair in ladder.pairs)]
    return "\n".join(lines)


def _how(study: Study) -> str:
    thinks = f"{study.seconds:g} s a move" if study.effort is None else f"an effort of {study.effort:,} a move"
    chosen = ", ".join(f"{name}={value}" for name, value in study.options.items())
    return f"Bots have {thinks}{f'; {chosen}' if chosen else ''}; seats alternate."


def _rated(game: str, ratings: Mapping[str, Rating]) -> list[str]:
    rows: list[str] = []
    for name, rating in sorted(ratings.items(), key=lambda each: each[1].value):
        words = level_words(game, int(name)) if name.isdigit() else None
        who = f"{name} {words.name} | {words.about}" if words else f"{name} | a stand-in"
        rows.append(f"| {who} | {rating.value:.0f} ± {rating.within:.0f} |")
    return rows


def _pair_row(pair: Pair, ladder: Ladder) -> str:
    found = score(ladder.results.points(pair, ladder.study.games))
    return f"| {pair.one} against {pair.other} | {found.games} | {found.mean:.1%} ± {found.within:.1%} |"
