"""PP-1 to PP-5, PP-7 and PP-15: who plays, the course, the tee and the flick."""

from random import Random
from time import process_time

import msgspec
import pytest

from chabudai.catalog import phrases
from chabudai.core import NATURE, BadValue, IllegalMove, Seat, as_listed, read_options
from chabudai.games.ppolf import (
    FACES,
    HOLES,
    Course,
    Flick,
    NoRoom,
    Options,
    Piece,
    Ppolf,
    Shape,
    State,
    Tee,
    coin_of,
    lay,
    on_course,
)
from chabudai.games.ppolf.course import keeps_to_the_rules
from chabudai.games.ppolf.options import setup_of
from chabudai.games.ppolf.tees import TeeSpots
from tests.games.ppolf.greens import RIM, all_hit, answered, far, hit, lay_of, opened, rested, with_tiles

FIRST, SECOND = Seat(0), Seat(1)


def refused(game: Ppolf, state: State, seat: Seat, move: object, *why: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        game.apply(state, seat, move)  # pyright: ignore[reportArgumentType] -- that it is no move is the point
    assert (refusal.value.rule, refusal.value.code) == why


@pytest.mark.rule("PP-1")
def test_one_to_ten_players_with_a_face_each() -> None:
    assert len(set(FACES)) == 10
    for players in (1, 2, 10):
        game, state = opened(Options(players=players, hand="steady"))
        assert (game.players, len(state.coins)) == (players, players)
        refused(game, state, Seat(players), Flick(0.0, 1.0), "PP-1", "no-such-seat")
    for players in (0, 11):
        with pytest.raises(ValueError, match="players"):
            read_options(Options, {"players": players}, "ppolf")
        with pytest.raises(ValueError, match="1 to 10 players"):
            Ppolf(Options(players=players, hand="steady"))


@pytest.mark.rule("PP-2", "PP-3")
def test_the_course_has_eighteen_holes_and_the_black_ace() -> None:
    names = on_course(setup_of(Options()))
    assert "".join(HOLES) == "rnrar2r3r4r5bnbab2b3b4b5gngag2g3g4g5"
    assert (names[:18], names[18:]) == (HOLES, ("ka",))


@pytest.mark.rule("PP-2")
@pytest.mark.parametrize("table", ["standard", "small", "large", (21.0, 29.5)])
def test_random_courses_keep_their_distances(table: str) -> None:
    options = read_options(Options, {"table": table}, "ppolf")
    game = Ppolf(options)
    drawn = [game.nature(game.start(), Random(seed)) for seed in range(4)]
    assert len(set(drawn)) == 4
    assert len({tile.angle for course in drawn if isinstance(course, Course) for tile in course.tiles}) > 50
    for course in drawn:
        assert game.moves(game.start(), NATURE).contains(course)
        assert game.parse(game.start(), game.text(game.start(), course)) == course
    assert game.outcomes(game.start()) is None


@pytest.mark.rule("PP-2")
def test_how_near_a_tile_may_be() -> None:
    game = Ppolf()
    start = game.start()
    course = lay_of(start)

    def accepted(**places: tuple[float, float]) -> bool:
        tiles = tuple(Piece(t.name, *places.get(t.name, (t.x, t.y)), t.angle) for t in course.tiles)
        return game.moves(start, NATURE).contains(Course("", tiles))

    assert accepted(rn=(3.5, 4.0))
    assert not accepted(rn=(3.499, 4.0))
    assert not accepted(ka=(12.0, 26.501))
    assert accepted(rn=(5.0, 4.0))
    assert not accepted(rn=(5.001, 4.0))
    turned = (msgspec.structs.replace(course.tiles[0], x=3.5, angle=45.0), *course.tiles[1:])
    assert not game.moves(start, NATURE).contains(Course("", turned))
    for wrong in (course.tiles[1:], (*course.tiles, course.tiles[0]), course.tiles[::-1]):
        refused(game, start, NATURE, Course("", wrong), "PP-2", "not-now")
    refused(game, start, FIRST, Flick(0.0, 1.0), "PP-2", "not-now")


@pytest.mark.rule("PP-2")
def test_what_cannot_hold_the_course_is_refused() -> None:
    for table in ((15.0, 15.0), (12.0, 22.0)):
        with pytest.raises(NoRoom, match=f"A {table[0]:g} by {table[1]:g} table can’t hold 19 pieces"):
            Ppolf(Options(table=table))
    with pytest.raises(NoRoom, match="29 pieces"):
        Ppolf(Options(own_obstacles=(Shape("square", 3.0),) * 10))
    for table in ((5.0, 20.0), (20.0, 1000.0), (float("nan"), 20.0)):
        with pytest.raises(ValueError, match="10 to 100 tiles"):
            Ppolf(Options(table=table, hand="steady"))
    with pytest.raises(ValueError, match="standard"):
        read_options(Options, {"table": "round"}, "ppolf")
    with pytest.raises(NoRoom) as small:
        Ppolf(Options(table=(15.0, 15.0)))
    said = phrases("ppolf", "ja").say(small.value.message)
    assert said == "15\u00d715には19個を置けません。大きいテーブルにしてください。"


@pytest.mark.rule("PP-2")
def test_a_named_course_is_always_the_same() -> None:
    games = [Ppolf(Options(course=name)) for name in (7, "7", "2-7")]
    courses = {game.nature(game.start(), Random(seed)) for seed, game in enumerate(games)}
    assert len(courses) == 1
    (course,) = courses
    assert isinstance(course, Course)
    assert course.name == "2-7"
    assert str(course.tiles[0]) == "rn@9.112,23.462,68.03"
    assert str(course.tiles[18]) == "ka@3.751,20.755,137.48"
    assert games[0].outcomes(games[0].start()) == [(course, 1)]
    other = lay(setup_of(Options()), "2-8")
    refused(games[0], games[0].start(), NATURE, other, "PP-2", "not-now")
    assert keeps_to_the_rules(setup_of(Options()), other)
    for wrong, words in (
        ("3-7", "begin with 2-"),
        ("A b", "digits and small letters"),
        (-1, "digits"),
        ("", "digits"),
    ):
        with pytest.raises(BadValue, match=words):
            Ppolf(Options(course=wrong))
    with pytest.raises(BadValue) as long:
        Ppolf(Options(course="A" * 1000))
    assert "AA" not in str(long.value)


@pytest.mark.rule("PP-2")
def test_a_course_of_the_first_version_is_still_laid_where_that_is_quick() -> None:
    game = Ppolf(Options(course="1-7", table="small"))
    course = game.nature(game.start(), Random(0))
    assert isinstance(course, Course)
    assert (course.name, str(course.tiles[0])) == ("1-7", "rn@16.054,14.11,352.42")
    for elsewhere in (
        Options(course="1-7", table=(22.0, 22.0)),
        Options(course="1-7", own_obstacles=(Shape("circle", 1),)),
    ):
        with pytest.raises(ValueError, match="begin with 2-"):
            Ppolf(elsewhere)


@pytest.mark.rule("PP-2", "PP-15")
@pytest.mark.parametrize(
    "options",
    [
        Options(table="small", obstacles=True),
        Options(table=(20.5, 20.5)),
        Options(table=(35.359, 35.369), obstacles=True, own_obstacles=(Shape("square", 3.0),) * 10),
        Options(table=(10.0, 100.0), own_obstacles=(Shape("circle", 3.0), Shape("square", 0.2))),
    ],
    ids=["small with obstacles", "tight", "many large obstacles", "narrow"],
)
def test_a_tight_table_is_filled_soon_and_at_random(options: Options) -> None:
    game = Ppolf(options)
    before = process_time()
    laid = [game.nature(game.start(), Random(seed)) for seed in range(4)]
    assert process_time() - before < 4 * 0.5
    assert len({str(course) for course in laid}) == 4
    for course in laid:
        assert isinstance(course, Course)
        assert keeps_to_the_rules(setup_of(options), course)
        assert len({tile.angle for tile in course.tiles}) > 0.9 * len(course.tiles)


@pytest.mark.rule("PP-2")
def test_whether_there_is_room_is_known_without_laying_a_course() -> None:
    shapes = tuple(Shape("square", 3.0) for _ in range(10))
    before = process_time()
    for number in range(100):
        side = 10 + number / 4
        try:
            Ppolf(Options(table=(side, side), own_obstacles=shapes))
        except NoRoom:
            continue
    assert process_time() - before < 1.0


@pytest.mark.rule("PP-3")
def test_all_finish_a_hole_before_any_starts_the_next() -> None:
    game, state = opened(Options(players=3, hand="steady"))
    state = answered(game, state, hit(state), rested(1), rested(2))
    assert (state.hole, state.card, game.view(state, None).finished) == (0, ((1,), (), ()), (True, False, False))
    refused(game, state, FIRST, Flick(0.0, 1.0), "PP-6", "not-your-turn")
    state = answered(game, state, "touch c1+rn", "touch c2+rn")
    assert (state.hole, game.view(state, None).target, game.to_act(state)) == (1, "ra", {1})


@pytest.mark.rule("PP-4")
def test_where_the_coin_may_be_teed() -> None:
    game, state = opened()
    y = 20.0
    edge = round(12.5 + RIM + 1, 3)
    assert edge == 13.687
    view = game.view(state, None)
    assert view.tee_within == 1.0
    assert view.tee_spot
    assert game.moves(state, FIRST).contains(Tee(*view.tee_spot, 0.0, 1.0))
    for x in (edge, round(12.5 + RIM + 0.002, 3), round(11.5 - RIM - 0.999, 3)):
        assert game.moves(state, FIRST).contains(Tee(x, y, 270.0, 1.0))
    refused(game, state, FIRST, Tee(13.688, y, 270.0, 1.0), "PP-4", "too-far")
    refused(game, state, FIRST, Tee(12.6, y, 270.0, 1.0), "PP-4", "not-clear")
    refused(game, state, FIRST, Tee(12.687, y, 270.0, 1.0), "PP-4", "not-clear")
    refused(game, state, FIRST, Tee(25.0, y, 270.0, 1.0), "PP-4", "off-the-table")
    refused(game, state, FIRST, Flick(270.0, 1.0), "PP-4", "tee-now")
    refused(game, state, SECOND, Tee(edge, y, 270.0, 1.0), "PP-5", "not-your-turn")


@pytest.mark.rule("PP-4")
def test_the_tee_is_the_last_hole_as_it_lies_now() -> None:
    game, state = opened()
    state = answered(game, state, "touch c0+rn rest rn@10.0,26.0,45.0", "touch c1+rn")
    assert (state.hole, game.view(state, None).tee) == (1, "rn")
    assert game.moves(state, SECOND).contains(Tee(10.0, 27.0, 123.45, 0.5))
    refused(game, state, SECOND, Tee(4.0, 5.0, 0.0, 0.5), "PP-4", "too-far")


@pytest.mark.rule("PP-4")
def test_a_tee_is_clear_of_coins_and_wholly_on_the_table() -> None:
    game, state = opened()
    state = answered(game, state, "rest c0@13.0,20.0,0.0")
    refused(game, state, SECOND, Tee(13.2, 20.0, 0.0, 1.0), "PP-4", "not-clear")
    corner = with_tiles(state, ka=(1.0, 28.0))
    assert game.moves(corner, SECOND).contains(Tee(0.188, 28.0, 0.0, 1.0))
    refused(game, corner, SECOND, Tee(0.186, 28.0, 0.0, 1.0), "PP-4", "off-the-table")


@pytest.mark.rule("PP-4")
def test_where_no_spot_is_free_the_nearest_one_is_the_tee() -> None:
    game, state = opened()
    full = with_tiles(state, ka=(0.5, 0.5), g5=(1.55, 0.5), g4=(0.5, 1.55), g3=(1.55, 1.55))
    x, y = TeeSpots(full).best()
    assert max(x, y) == pytest.approx(2.05 + RIM, abs=0.002)
    for place in ((x, y), (0.5, 2.239), (2.239, 0.5)):
        assert game.moves(full, FIRST).contains(Tee(*place, 0.0, 1.0))
    view = game.view(full, None)
    assert (view.tee_spot, view.tee_within) == ((x, y), pytest.approx(1.06, abs=0.002))
    refused(game, full, FIRST, Tee(2.5, 0.5, 0.0, 1.0), "PP-4", "too-far")
    assert game.moves(full, FIRST).contains(game.default(game.view(full, FIRST)))
    assert game.moves(full, FIRST).contains(game.moves(full, FIRST).sample(Random(1)))


@pytest.mark.rule("PP-4")
def test_a_single_narrow_spot_is_found() -> None:
    game, state = opened()
    narrow = with_tiles(state, ka=(0.5, 0.5), g5=(1.88, 0.5), g4=(0.5, 1.55), g3=(1.88, 1.55))
    spots = TeeSpots(narrow)
    assert spots.contains((1.19, 0.188))
    assert not spots.contains((2.57, 0.5))
    assert game.moves(narrow, FIRST).contains(game.default(game.view(narrow, FIRST)))


@pytest.mark.rule("PP-5")
def test_the_tee_order_rotates() -> None:
    game, state = opened(Options(players=4, hand="steady"))
    orders: list[tuple[int, ...]] = []
    for _ in range(5):
        orders.append(state.order)
        state = all_hit(game, state)
    assert orders == [(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2), (0, 1, 2, 3)]
    assert game.view(state, None).why == "tee-order"


@pytest.mark.rule("PP-7")
def test_a_flick_has_bounds() -> None:
    game, state = opened(Options(players=1, hand="steady"))
    state = answered(game, state, rested(0))
    space = game.moves(state, FIRST)
    for angle, speed in ((0.0, 0.05), (359.99, 6.0), (12.34, 1.234)):
        assert space.contains(Flick(angle, speed))
    for angle, speed in ((0.0, 0.049), (0.0, 6.001), (360.0, 1.0), (-0.01, 1.0)):
        refused(game, state, FIRST, Flick(angle, speed), "PP-7", "out-of-bounds")
    assert not space.contains(Flick(float("nan"), 1.0))
    for angle, speed in ((0.001, 1.0), (0.0, 1.0001)):
        refused(game, state, FIRST, Flick(angle, speed), "PP-7", "too-many-decimals")
    refused(game, state, FIRST, Tee(12.0, 21.0, 0.0, 1.0), "PP-7", "flick-now")
    with pytest.raises(IllegalMove):
        game.apply(state, FIRST, None)  # pyright: ignore[reportArgumentType] -- that it is no move is the point
    assert as_listed(space) is None
    assert all(space.contains(space.sample(Random(seed))) for seed in range(100))


@pytest.mark.rule("PP-7")
def test_a_coin_is_flicked_from_where_it_lies() -> None:
    game, state = opened(Options(players=1, hand="steady"))
    state = answered(game, state, rested(0))
    after = game.apply(state, FIRST, Flick(90.0, 2.0))
    assert (after.awaits, after.coins) == ("settled", state.coins)
    assert game.simulates(after)
    refused(game, after, FIRST, Flick(90.0, 2.0), "PP-7", "not-now")


@pytest.mark.rule("PP-15")
def test_the_black_tiles_join_as_obstacles() -> None:
    game, state = opened(Options(obstacles=True, hand="steady"))
    assert [tile.name for tile in state.tiles][18:] == ["ka", "kn", "k2", "k3", "k4", "k5"]
    state = answered(game, state, "touch c0+k3 off k3@20.0,9.0")
    assert state.counts == (2, 0)
    state = answered(game, state, "touch c1+k3", "touch c0+rn", "touch c1+rn")
    assert (state.card, state.hole) == (((3,), (2,)), 1)


@pytest.mark.rule("PP-15")
def test_further_obstacles_are_given_as_data() -> None:
    given = {"own_obstacles": [{"kind": "circle", "size": 0.5}, {"kind": "square", "size": 2.0}], "hand": "steady"}
    given["table"] = "large"
    options = read_options(Options, given, "ppolf")
    game = Ppolf(options)
    course = game.nature(game.start(), Random(3))
    assert isinstance(course, Course)
    assert [tile.name for tile in course.tiles][-3:] == ["ka", "o1", "o2"]  # without the other black tiles
    state = game.apply(game.start(), NATURE, course)
    state = answered(game, state, f"touch c0+o2 rest {far(0).replace('26.0', '34.0')} off o2@0.0,5.0")
    assert (state.counts, state.tiles) == ((2, 0), course.tiles)
    near = (*course.tiles[:-1], msgspec.structs.replace(course.tiles[-2], name=course.tiles[-1].name))
    refused(game, game.start(), NATURE, Course("", near), "PP-2", "not-now")


@pytest.mark.rule("PP-15")
@pytest.mark.parametrize(
    ("obstacles", "words"),
    [
        ((Shape("circle", 0.1),), "0.2 to 3"),
        ((Shape("square", float("nan")),), "0.2 to 3"),
        ((Shape("circle", 1),) * 11, "most"),
    ],
)
def test_obstacles_have_bounds(obstacles: tuple[Shape, ...], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Ppolf(Options(table="large", own_obstacles=obstacles))


def test_coins_are_named_by_seat() -> None:
    _, state = opened(Options(players=10, hand="steady"))
    assert [coin_of(seat) for seat in range(len(state.coins))] == [f"c{seat}" for seat in range(10)]
