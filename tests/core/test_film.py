"""Films keep their type: from the engine into a log, into a file, and out of it again."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

import chabudai
from chabudai.core import FORMS, AimContact, AimLine, AnyLog, Film, Form, Moved, Touch, UnreadableLog, entry_type
from chabudai.core.codec import JSON
from chabudai.physics import planar, solid

WRITTEN_BEFORE = Path(__file__).parent / "logs"
TRACKS: dict[str, type] = {"ppolf": planar.Track, "botaoshi": solid.Track}


def filmed(name: str) -> AnyLog:
    game = chabudai.game(name)
    match = chabudai.Match(game, seed=3, films=True)
    (seat,) = match.to_act
    match.play(seat, game.default(game.view(match.state, seat)))
    return match.log


def films_of(log: AnyLog) -> list[Film[Any]]:
    return [entry.film for entry in log.entries if isinstance(entry, Moved) and entry.film]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", TRACKS)
def test_a_film_in_a_log_file_is_read_into_its_type(name: str, form: Form) -> None:
    log = filmed(name)
    _, read = chabudai.open_log(chabudai.write_log(log, form))
    assert read == log
    (film,) = films_of(read)
    assert isinstance(film, Film)
    assert film.duration > 0
    assert {type(track) for track in film.tracks} == {TRACKS[name]}
    assert {type(touch) for touch in film.touches} <= {Touch}


@pytest.mark.parametrize("file", sorted(WRITTEN_BEFORE.iterdir()), ids=lambda file: file.name)
def test_a_log_whose_films_were_plain_values_still_opens(file: Path) -> None:
    """These files were written when films had no type."""
    game, log = chabudai.open_log(file.read_bytes())
    films = films_of(log)
    assert len(films) == 3
    assert all(film.duration > 0 and film.tracks for film in films)
    assert {type(track) for film in films for track in film.tracks} == {TRACKS[game.id]}
    assert all(track.body < len(film.pieces) for film in films for track in film.tracks)
    chabudai.replay(game, log)


def test_a_film_is_written_with_the_same_names_as_before() -> None:
    file = WRITTEN_BEFORE / "ppolf-with-films.json"
    _, log = chabudai.open_log(file.read_bytes())
    before = msgspec.json.decode(file.read_bytes())["entries"]
    assert msgspec.json.decode(JSON.encode(log.entries)) == before


@pytest.mark.parametrize(
    "damage",
    [
        {"duration": "long"},
        {"tracks": [{"body": 0}]},
        {"touches": [{"time": 0.1, "a": "c0"}]},
        {"pieces": [1]},
        {"smell": 1},
    ],
)
def test_a_damaged_film_makes_a_log_unreadable(damage: dict[str, object]) -> None:
    log = filmed("ppolf")
    *entries, last = log.entries
    assert isinstance(last, Moved)
    broken = Moved(last.seat, last.move, last.at, {**msgspec.to_builtins(last.film), **damage})
    data = chabudai.write_log(msgspec.structs.replace(log, entries=(*entries, broken)))
    with pytest.raises(UnreadableLog, match="film"):
        chabudai.open_log(data)


def test_a_game_without_an_engine_has_no_films() -> None:
    game = chabudai.game("kooshi")
    kind = entry_type(game.wire.move, game.wire.film)
    move = {"type": "move", "square": "b1", "direction": "n"}
    entry = {"type": "move", "seat": 0, "move": move}
    assert msgspec.convert(entry, kind).film is None
    with pytest.raises(msgspec.ValidationError, match="film"):
        msgspec.convert({**entry, "film": {"duration": 1.0}}, kind)


def test_an_aim_line_says_heights_only_where_they_are_known() -> None:
    flat = AimLine(((0.0, 0.0), (1.0, 0.5)), AimContact("rn", 1.0, 0.5), leaves=False)
    assert msgspec.to_builtins(flat)["contact"] == {"piece": "rn", "x": 1.0, "y": 0.5}
    high = AimLine(((0.0, 0.0, 0.0),), AimContact("bp", 1.0, 0.5, 0.02), leaves=False)
    assert msgspec.to_builtins(high)["contact"] == {"piece": "bp", "x": 1.0, "y": 0.5, "z": 0.02}
