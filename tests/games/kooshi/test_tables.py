"""Endgame tables: what they say fits the rules, how they are built, stopped, kept and refused."""

import errno
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from chabudai.games.kooshi import KoOshi, State
from chabudai.games.kooshi.board import other
from chabudai.games.kooshi.state import after, arrive
from chabudai.games.kooshi.tables import (
    Shelf,
    TableError,
    Worth,
    all_tables,
    best_moves,
    building,
    look_up,
    look_up_moves,
    shipped,
)
from chabudai.games.kooshi.tables.building import Step, build
from chabudai.games.kooshi.tables.checking import Fault, fault_by_moves, fault_forwards, random_positions
from chabudai.games.kooshi.tables.files import TableFile, write_table
from chabudai.games.kooshi.tables.geometry import slots
from chabudai.games.kooshi.tables.indexing import board_at, slot_of, turned
from chabudai.games.kooshi.tables.layout import Table
from chabudai.games.kooshi.tables.materials import GROUPS, LARGEST, LEAST, MATERIALS, Group, groups, sizes_of_sets
from chabudai.games.kooshi.tables.shelf import SHIPPED, SHIPPED_PIECES, file_name
from tests.games.kooshi.boards import GAME

SIZES = range(LEAST, SHIPPED_PIECES + 1)
DOUBLES = groups(LEAST)[0]
ROOM = 2_000_000
"""So many bytes shipped tables may have."""


def quietly(step: Step) -> None:
    """Look away."""
    del step


def position(text: str) -> State:
    return GAME.from_position(text)


# What there is


def test_materials_are_all_that_a_side_can_have_before_it_has_lost() -> None:
    left = {(singles, doubles) for singles, doubles in product(range(4), range(3)) if singles + 2 * doubles >= 4}
    assert {tuple(each) for each in MATERIALS} == left
    assert min(group.pieces for group in GROUPS) == LEAST


def test_all_sizes_up_to_five_are_shipped_in_little_room() -> None:
    assert all(shipped().has(pieces) for pieces in SIZES)
    assert sum(path.stat().st_size for path in SHIPPED.iterdir()) < ROOM


@pytest.mark.parametrize("pieces", range(LEAST, LARGEST + 1))
def test_a_slot_holds_a_board_and_all_its_turns(pieces: int) -> None:
    rng, atlas = Random(pieces), building.atlas()
    for group, _ in product(groups(pieces), range(60)):
        pair = rng.choice(group.pairs)
        squares = rng.sample(range(25), pieces)
        sides, sizes = [0, 0], sizes_of_sets(pair)
        for number, size in enumerate(sizes):
            for square in [squares.pop() for _ in range(size)]:
                sides[number // 2] |= 1 << square + 32 * (number % 2)
        slot, symmetry, _ = slot_of(sides[0], sides[1], pair, atlas)
        assert 0 <= slot < slots(pair)
        there = board_at(slot, pair, atlas)
        assert there == tuple(turned_board(side, symmetry) for side in sides)
        assert slot_of(*there, pair, atlas)[:2] == (slot, 0)
        for each in range(8):
            assert slot_of(turned_board(sides[0], each), turned_board(sides[1], each), pair, atlas)[0] == slot


def turned_board(side: int, symmetry: int) -> int:
    atlas = building.atlas()
    singles, doubles = side & (1 << 25) - 1, side >> 32
    return turned(singles, symmetry, atlas) | turned(doubles, symmetry, atlas) << 32


# What they say


@pytest.mark.rule("KO-10", "KO-11", "KO-12", "KO-13")
@pytest.mark.parametrize("pieces", SIZES)
def test_a_position_is_worth_what_its_best_move_is(pieces: int) -> None:
    drawn = random_positions(pieces, 1_500, Random(pieces))
    assert [fault for state in drawn if (fault := fault_by_moves(state, shipped()))] == []


@pytest.mark.parametrize("pieces", SIZES)
def test_searching_forwards_finds_the_same(pieces: int) -> None:
    drawn = random_positions(pieces, 40, Random(pieces))
    assert [fault for state in drawn if (fault := fault_forwards(state, shipped()))] == []


def symmetric() -> Iterator[State]:
    """Yield positions that look the same from several sides, and what follows from them, with what KO-10 forbids."""
    for placement in ("b3b/5/5/5/B3B", "5/1B1B1/5/1b1b1/5", "2b2/5/B3B/5/2b2", "5/5/BbbB1/5/5", "5/2B2/1b1b1/2B2/5"):
        for side in "ld":
            start = position(f"{placement} {side} 3-3 -")
            yield start
            for move in start.moves:
                then = after(start, move)
                if not then.result:
                    yield arrive(then.board, then.turn, then.claimed, then.ban)


def test_boards_that_look_the_same_from_several_sides_are_right_too() -> None:
    assert [fault for state in symmetric() if (fault := fault_by_moves(state, shipped()))] == []


def test_a_turned_board_and_exchanged_sides_are_worth_the_same() -> None:
    for state in random_positions(5, 60, Random(2)):
        board = "".join(state.board[(4 - file) * 5 + rank] for rank in range(5) for file in range(5))
        light, dark = state.claimed
        swapped = arrive(board.swapcase(), other(state.turn), (dark, light), ())
        plain = arrive(state.board, state.turn, state.claimed, ())
        assert look_up(swapped, shipped()) == look_up(plain, shipped())


@pytest.mark.rule("KO-10")
def test_what_is_forbidden_changes_what_a_position_is_worth() -> None:
    found = 0
    for state in random_positions(4, 2_000, Random(3)):
        if state.ban:
            found += look_up(state, shipped()) != look_up(arrive(state.board, state.turn, state.claimed, ()), shipped())
    assert found > 0


@pytest.mark.rule("KO-11")
def test_a_win_in_one_is_seen() -> None:
    state = position("5/5/2B1b/5/1b2B l 3-3 -")
    assert look_up(state, shipped()) == Worth("win", 1)
    assert [str(move) for move in best_moves(state, shipped())] == ["c3e"]


@pytest.mark.rule("KO-13")
def test_a_third_time_is_a_draw_whatever_the_table_says() -> None:
    state = next(each for each in random_positions(4, 500, Random(6)) if look_up(each, shipped()) == Worth("win", 5))
    best = best_moves(state, shipped())[0]
    seen = after(state, best).seen[-1]
    tired = arrive(state.board, state.turn, state.claimed, state.ban, (seen, seen))
    assert look_up_moves(tired, shipped())[best] == Worth("draw", None)
    assert best not in best_moves(tired, shipped()) or len(best_moves(state, shipped())) == 1


def test_what_no_table_has_is_none() -> None:
    assert look_up(KoOshi().start()) is None
    assert look_up_moves(KoOshi().start()) == {}
    assert best_moves(KoOshi().start()) == []
    # Two doubles a side with no points claimed is a handicap: such a game goes on for longer.
    assert look_up(position("b3b/5/5/5/B3B l 0-0 -")) is None
    assert look_up(position("b3b/5/5/5/B3B l 3-3 -"), Shelf()) is None


def test_a_game_that_is_over_has_its_result() -> None:
    over = after(position("b3b/5/5/5/B3B l 3-3 -"), GAME.parse(GAME.start(), "a1w"))
    assert look_up(over, shipped()) == Worth("win", 0)
    assert look_up_moves(over, shipped()) == {}


# Checks that can fail


def test_a_wrong_table_is_found_out(tmp_path: Path) -> None:
    right = shipped().table(DOUBLES)
    assert right
    write_table(tmp_path / file_name(DOUBLES), DOUBLES, right.counts, -right.values.astype(np.int16))
    wrong = Shelf(tmp_path)
    assert any(isinstance(fault_by_moves(state, wrong), Fault) for state in random_positions(4, 50, Random(1)))
    assert any(isinstance(fault_forwards(state, wrong, 2), Fault) for state in random_positions(4, 50, Random(1)))


# Building


def same(one: Table | None, two: Table | None) -> bool:
    return bool(one and two and np.array_equal(one.counts, two.counts) and np.array_equal(one.values, two.values))


def test_what_is_shipped_is_what_is_built(tmp_path: Path) -> None:
    built = build(4, tmp_path, quietly, Shelf(tmp_path))
    assert [table.group for table in built] == [DOUBLES]
    assert same(Shelf(tmp_path).table(DOUBLES), shipped().table(DOUBLES))
    assert build(4, tmp_path, quietly, Shelf(tmp_path)) == []


class Stopped:
    """Stops a builder after some steps, as somebody does who presses Ctrl-C."""

    def __init__(self, after_steps: int) -> None:
        self.left = after_steps
        self.first: Step | None = None

    def __call__(self, step: Step) -> None:
        self.first = self.first or step
        self.left -= 1
        if not self.left:
            raise KeyboardInterrupt


def test_a_stopped_build_goes_on_by_slices(tmp_path: Path) -> None:
    group = groups(5)[0]
    below = building.appended(building.atlas(), shipped().up_to(4))
    with pytest.raises(KeyboardInterrupt):
        building.Builder(group, below, tmp_path, Stopped(200)).build()
    kept = TableFile(tmp_path / f"{group}.part", group).header.stage
    assert kept is not None
    assert kept[0] > 1
    watch = Stopped(-1)
    table = building.Builder(group, below, tmp_path, watch).build()
    assert watch.first is not None
    assert watch.first.distance is not None
    assert (kept[0] - 1, kept[1]) < (watch.first.distance, watch.first.done) < (kept[0] + 1, 0)
    assert same(table, shipped().table(group))
    assert [path.name for path in tmp_path.iterdir()] == [file_name(group)]


def test_how_far_it_has_come_is_kept_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "KEEP_EVERY", 0.0)
    names: set[str] = set()
    build(4, tmp_path, lambda _: names.update(path.name for path in tmp_path.iterdir()), Shelf(tmp_path))
    assert f"{DOUBLES}.part" in names


def test_a_part_that_is_damaged_is_begun_anew(tmp_path: Path) -> None:
    (tmp_path / f"{DOUBLES}.part").write_bytes(b"nothing of use")
    assert same(build(4, tmp_path, quietly, Shelf(tmp_path))[0], shipped().table(DOUBLES))


# Files


def spoiled(path: Path, how: str) -> None:
    data = path.read_bytes()
    line, body = data.split(b"\n", 1)
    path.write_bytes(
        {
            "shorter": data[:-40],
            "longer": data + b"more",
            "changed": data[:-40] + bytes([data[-40] ^ 1]) + data[-39:],
            "header changed": line.replace(b'"stage":null', b'"stage":[1,0,9]') + b"\n" + body,
            "older": line.replace(b'"version":1', b'"version":0') + b"\n" + body,
            "another": line.replace(b"BB-BB", b"BB-AB") + b"\n" + body,
            "no header": body,
            "empty": b"",
            "only a header": line + b"\n",
        }[how]
    )


@pytest.mark.parametrize("packed", [False, True])
@pytest.mark.parametrize(
    "how", ["shorter", "longer", "changed", "header changed", "older", "another", "no header", "empty", "only a header"]
)
def test_a_damaged_or_older_file_is_refused(how: str, packed: bool, tmp_path: Path) -> None:
    right = shipped().table(DOUBLES)
    assert right
    path = tmp_path / file_name(DOUBLES)
    write_table(path, DOUBLES, right.counts, right.values.astype(np.int16), packed=packed)
    assert same(Shelf(tmp_path).table(DOUBLES), right)
    spoiled(path, how)
    shelf = Shelf(tmp_path)
    assert shelf.table(DOUBLES) is None
    assert str(path) in str(shelf.refused[DOUBLES])
    assert look_up(position("b3b/5/5/5/B3B l 3-3 -"), shelf) is None
    assert build(4, tmp_path, quietly, shelf)
    assert same(Shelf(tmp_path).table(DOUBLES), right)


def test_a_full_disk_is_said_and_nothing_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    path = tmp_path / "x.table"
    path.write_bytes(b"what was there")
    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(TableError, match="the disk is full"):
        write_table(path, DOUBLES, np.zeros(8, np.uint8), np.zeros(0, np.int16))
    assert path.read_bytes() == b"what was there"
    assert [each.name for each in tmp_path.iterdir()] == ["x.table"]


def test_without_a_home_there_are_the_shipped_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr("chabudai.games.kooshi.tables.shelf.cache_folder", homeless)
    assert all_tables() is shipped()


def test_a_folder_that_nobody_may_look_into_has_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def closed(_: Path) -> bool:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "is_file", closed)
    assert Shelf(tmp_path).table(DOUBLES) is None


def test_far_ends_need_wider_numbers(tmp_path: Path) -> None:
    right = shipped().table(DOUBLES)
    assert right
    values: Any = right.values.astype(np.int16)
    values[0] = 300
    write_table(tmp_path / file_name(DOUBLES), DOUBLES, right.counts, values)
    table = Shelf(tmp_path).table(DOUBLES)
    assert table
    assert table.values[0] == 300


def test_seven_pieces_can_be_laid_out() -> None:
    boards = sum(building.Layout.of(group).total for group in groups(7))
    assert 270_000_000 < boards < 400_000_000
    assert Group(MATERIALS[0], MATERIALS[5]) in groups(7)
