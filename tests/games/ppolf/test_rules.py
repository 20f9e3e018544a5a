"""PP-6, PP-8 to PP-14 and PP-16 to PP-18, with Nature's answers given by hand."""

import pytest

from chabudai.core import NATURE, IllegalMove, Seat, Struct
from chabudai.games.ppolf import (
    PAR,
    Finished,
    GaveUp,
    HoleOver,
    Options,
    Penalty,
    Ppolf,
    PutBack,
    RoundBegan,
    RunOver,
    State,
)
from tests.games.ppolf.greens import (
    RIM,
    aimed,
    all_hit,
    answered,
    beside,
    far,
    hit,
    opened,
    rested,
    spot,
    tile,
    with_tiles,
)


def teed(players: int = 2, *, limit: int | None = None) -> tuple[Ppolf, State]:
    """Return a game in which all have teed off, far from the hole: the first seat is the closest."""
    game, state = opened(Options(players=players, limit=limit, hand="steady"))
    return game, answered(game, state, *(rested(seat) for seat in range(players)))


def events_of(game: Ppolf, state: State, answer: str, *kinds: type[Struct]) -> list[Struct]:
    """Return the events of these kinds that a flick with this answer makes."""
    state = aimed(game, state)
    events = game.events(state, NATURE, game.parse(state, f"settled {answer}"), None)
    return [event for event in events if isinstance(event, kinds)]


# The order of play


@pytest.mark.rule("PP-6")
def test_rounds_are_ordered_by_closeness_at_their_start() -> None:
    game, state = opened(Options(players=3, hand="steady"))
    east, south = f"c2@{4.5 + RIM + 2.2},4.0,0.0", f"c0@4.0,{3.5 - RIM - 2.1},0.0"
    state = answered(game, state, rested(0), rested(1, 2.5), f"rest {east}")
    assert (state.order, state.turn, game.view(state, None).why) == ((2, 1, 0), 2, "closeness")
    state = answered(game, state, f"touch c2+c0 rest {far(2)} {south}")
    assert (state.turn, state.order) == (1, (2, 1, 0)), "the order holds for the round"
    state = answered(game, state, f"rest {beside(1, 2.4)}", "")
    assert state.order == (0, 1, 2)


@pytest.mark.rule("PP-6")
def test_equally_close_play_in_tee_order() -> None:
    game, state = opened(Options(players=3, hand="steady"))
    state = all_hit(game, state)
    assert (state.hole, state.order) == (1, (1, 2, 0))
    south = f"c0@8.0,{4 - 0.5 - RIM - 2.1},0.0"
    state = answered(game, state, rested(1, 2.1, 1), f"rest c2@{8 + 0.5 + RIM + 2.1},4.0,0.0", f"rest {south}")
    assert state.order == (1, 2, 0)
    assert len({round(gap or 0, 6) for gap in game.view(state, None).closeness}) == 1


@pytest.mark.rule("PP-6")
def test_a_new_round_is_an_event() -> None:
    game, state = opened()
    state = answered(game, state, rested(0))
    assert events_of(game, state, rested(1), RoundBegan) == [RoundBegan((Seat(0), Seat(1)))]
    state = answered(game, state, rested(1))
    assert not events_of(game, state, "", RoundBegan)
    assert events_of(game, answered(game, state, ""), "rest c1@1.0,24.0,0.0", RoundBegan)


@pytest.mark.rule("PP-8")
@pytest.mark.parametrize(("gap", "putts"), [(0.0, True), (2.0, True), (2.001, False)])
def test_who_lies_within_two_putts_out(gap: float, putts: bool) -> None:
    game, state = opened()
    state = answered(game, state, rested(0, gap), rested(1))
    assert (state.turn, state.putting) == (0, putts)
    after = answered(game, state, "")
    assert (after.turn, after.counts) == ((0, (2, 1)) if putts else (1, (2, 1)))


@pytest.mark.rule("PP-8")
def test_putting_out_begins_after_any_flick_of_the_turn_and_ends_with_the_hit() -> None:
    game, state = teed(3)
    state = answered(game, state, rested(0, 1.5))
    assert (state.turn, state.putting, game.view(state, None).why) == (0, True, "putting-out")
    state = answered(game, state, rested(0), rested(0), "off c0@0.0,20.0")
    assert (state.turn, state.putting, state.counts) == (0, True, (6, 1, 1))
    with pytest.raises(IllegalMove) as refusal:
        game.apply(state, Seat(1), game.default(game.view(state, Seat(0))))
    assert refusal.value.rule == "PP-8"
    state = answered(game, state, hit(state))
    assert (state.turn, state.putting, state.card) == (1, False, ((7,), (), ()))


@pytest.mark.rule("PP-8")
def test_nobody_putts_out_before_all_have_teed_off() -> None:
    game, state = opened()
    state = answered(game, state, rested(0, 0.5))
    assert (state.turn, state.teeing, state.putting) == (1, True, False)


@pytest.mark.rule("PP-8")
def test_who_was_knocked_near_putts_out_in_turn() -> None:
    game, state = teed(2)
    state = answered(game, state, f"touch c0+c1 rest {beside(1, 0.3)}")
    assert (state.turn, state.putting) == (1, True)


@pytest.mark.rule("PP-8", "PP-10")
def test_put_back_within_two_it_goes_on() -> None:
    game, state = teed(2)
    state = with_tiles(state, rn=(2.5, 10.0))
    state = answered(game, state, "off c0@0.0,10.0")
    assert spot(state, 0) == (1.0, 10.0)
    assert (state.turn, state.putting, state.counts) == (0, True, (3, 1))


# Hits


@pytest.mark.rule("PP-9")
@pytest.mark.parametrize("touch", ["c0+rn", "rn+c0", "c0+c1 c1+ra ra+rn rn+c0"])
def test_a_touch_is_a_hit_whichever_moved(touch: str) -> None:
    game, state = teed(2)
    state = answered(game, state, f"touch {touch}")
    assert (state.card, spot(state, 0), state.turn) == (((2,), ()), None, 1)


@pytest.mark.rule("PP-9")
def test_other_tiles_are_no_holes() -> None:
    game, state = teed(2)
    state = answered(game, state, "touch c0+ra c0+ka c1+b2 ra+rn")
    assert (state.card, state.counts) == (((), ()), (2, 1))


@pytest.mark.rule("PP-9")
def test_leaving_after_the_hit_is_free_but_what_else_falls_costs() -> None:
    game, state = teed(2)
    assert answered(game, state, "touch c0+rn off c0@0.0,3.0").card == ((2,), ())
    state = answered(game, state, "touch c0+rn c0+c1 rn+r4 off c0@0.0,3.0 c1@0.0,4.0 r4@0.0,8.0")
    assert (state.card, spot(state, 1), tile(state, "r4")) == (((4,), ()), (5.0, 26.0), (4.0, 8.0, 0.0))


@pytest.mark.rule("PP-9", "PP-13")
def test_a_hole_knocked_off_by_the_hit_counts_and_costs() -> None:
    game, state = teed(2)
    events = events_of(game, state, "touch c0+rn off rn@0.0,4.0", Finished, Penalty, PutBack)
    assert events[:2] == [Penalty(Seat(0), "tile", state.tiles[0].name), Finished(Seat(0), Seat(0), 0, 3)]
    state = answered(game, state, "touch c0+rn off rn@0.0,4.0")
    assert (state.card, tile(state, "rn")) == (((3,), ()), (4.0, 4.0, 0.0))


@pytest.mark.rule("PP-9", "PP-12")
def test_several_may_finish_with_one_flick() -> None:
    game, state = teed(3)
    state = answered(game, state, "touch c0+c2 c2+rn c0+rn")
    assert (state.card, state.turn, state.hole) == (((2,), (), (1,)), 1, 0)


@pytest.mark.rule("PP-9", "PP-12")
def test_all_may_finish_with_one_flick() -> None:
    game, state = teed(3)
    answer = "touch c0+c2 rn+c2 c1+rn c0+rn"
    assert events_of(game, state, answer, HoleOver) == [HoleOver(0, 0, (2, 1, 1))]
    state = answered(game, state, answer)
    assert (state.card, state.hole, state.order, state.coins) == (((2,), (1,), (1,)), 1, (1, 2, 0), (None,) * 3)


@pytest.mark.rule("PP-9")
def test_a_hole_in_one_from_the_tee() -> None:
    game, state = opened()
    state = answered(game, state, hit(state))
    assert (state.card, state.turn, state.awaits) == (((1,), ()), 1, "tee")


@pytest.mark.rule("PP-12")
def test_a_coin_knocked_into_the_hole_is_finished_with_its_flicks() -> None:
    game, state = teed(3)
    state = answered(game, state, f"touch c0+c1 c1+rn rest {far(0)}")
    assert (state.card, state.counts, state.turn) == (((), (1,), ()), (2, 1, 1), 2)


@pytest.mark.rule("PP-12")
def test_knocked_into_the_hole_and_then_off_the_table_costs_nobody() -> None:
    game, state = teed(2)
    state = answered(game, state, "touch c0+c1 c1+rn off c1@4.0,0.0")
    assert (state.card, state.counts, spot(state, 1)) == (((), (1,)), (2, 1), None)


@pytest.mark.rule("PP-12")
def test_hitting_a_coin_that_stays_costs_nothing() -> None:
    game, state = teed(2)
    state = answered(game, state, "touch c0+c1 rest c1@19.0,28.0,12.5")
    assert (state.counts, spot(state, 1)) == ((2, 1), (19.0, 28.0))


@pytest.mark.rule("PP-12")
def test_a_coin_can_be_knocked_in_while_others_tee_off() -> None:
    game, state = opened(Options(players=3, hand="steady"))
    state = answered(game, state, rested(0, 1.0), "touch c1+c0 c0+rn", rested(2))
    assert (state.card, sorted(state.order), state.teeing) == (((1,), (), ()), [1, 2], False)


# Fouls


@pytest.mark.rule("PP-10")
@pytest.mark.parametrize(
    ("edge", "back"),
    [
        ("0.0,24.0", (1.0, 24.0)),
        ("20.0,24.0", (19.0, 24.0)),
        ("10.0,0.0", (10.0, 1.0)),
        ("10.0,30.0", (10.0, 29.0)),
        ("0.0,0.0", (1.0, 1.0)),
        ("20.0,30.0", (19.0, 29.0)),
        ("0.0,29.5", (1.0, 29.0)),
    ],
)
def test_own_coin_off_the_table_comes_back_one_in(edge: str, back: tuple[float, float]) -> None:
    game, state = teed(2)
    state = answered(game, state, f"off c0@{edge}")
    assert (spot(state, 0), state.counts, state.turn) == (back, (3, 1), 1)


@pytest.mark.rule("PP-10")
def test_off_the_table_from_the_tee() -> None:
    game, state = opened()
    state = answered(game, state, "off c0@0.0,20.0")
    assert (spot(state, 0), state.counts, state.turn, state.awaits) == ((1.0, 20.0), (2, 0), 1, "tee")


@pytest.mark.rule("PP-11")
def test_anothers_coin_off_the_table_goes_back_to_where_it_was() -> None:
    game, state = teed(4)
    state = answered(game, state, "touch c0+c1 c1+c2 off c1@0.0,26.0 c2@0.0,27.0")
    assert (spot(state, 1), spot(state, 2), state.counts) == ((5.0, 26.0), (6.0, 26.0), (4, 1, 1, 1))


@pytest.mark.rule("PP-10", "PP-11", "PP-13")
def test_all_fouls_at_once() -> None:
    game, state = teed(3)
    answer = "touch c0+c1 c1+ka off c1@0.0,26.0 ka@20.0,20.0 c0@3.0,30.0 g5@20.0,5.0"
    fouls = [event.foul for event in events_of(game, state, answer, Penalty) if isinstance(event, Penalty)]
    assert fouls == ["coin", "tile", "own-coin", "tile"]
    state = answered(game, state, answer)
    assert (state.counts, state.turn) == ((6, 1, 1), 1)
    assert (spot(state, 0), spot(state, 1), tile(state, "ka")) == ((3.0, 29.0), (5.0, 26.0), (12.0, 20.0, 0.0))


@pytest.mark.rule("PP-13")
def test_a_knocked_tile_stays_where_it_rests() -> None:
    game, state = teed(2)
    state = answered(game, state, "touch c0+rn rest rn@5.5,6.5,33.3", "", "")
    assert tile(state, "rn") == (5.5, 6.5, 33.3)
    assert state.card == ((2,), ())


@pytest.mark.rule("PP-13")
def test_tiles_off_the_table_go_back_with_their_old_turn() -> None:
    game, state = teed(2)
    state = answered(game, state, "touch c0+ra rest ra@8.0,5.5,30.0")
    state = answered(game, state, "touch c1+ra ra+b2 off ra@8.0,0.0 b2@0.0,12.0")
    assert (tile(state, "ra"), tile(state, "b2"), state.counts) == ((8.0, 5.5, 30.0), (4.0, 12.0, 0.0), (2, 4))


@pytest.mark.rule("PP-17")
def test_a_coin_goes_back_to_the_nearest_free_spot() -> None:
    game, state = teed(2)
    state = answered(game, state, "touch c0+c1 rest c0@5.0,26.0,0.0 off c1@0.0,26.0")
    x, y = spot(state, 1) or (0, 0)
    assert ((x - 5) ** 2 + (y - 26) ** 2) ** 0.5 == pytest.approx(2 * RIM + 0.001, abs=1e-3)


@pytest.mark.rule("PP-17")
def test_being_placed_is_no_hit() -> None:
    game, state = teed(2)
    state = with_tiles(state, rn=(1.2, 10.0))
    state = answered(game, state, "off c0@0.0,10.0")
    assert (state.card, state.turn, state.putting) == (((), ()), 0, True)
    gap = game.view(state, None).closeness[0]
    assert gap is not None
    assert 0 < gap < 0.01


@pytest.mark.rule("PP-17")
def test_what_is_put_back_first_has_the_place() -> None:
    game, state = teed(3)
    state = with_tiles(state, ka=(1.0, 24.0))
    state = answered(game, state, "rest c0@1.0,26.0,0.0")
    state = answered(game, state, "touch c1+ka c1+c0 off c1@0.0,24.0 c0@0.0,26.0 ka@0.0,24.5")
    assert tile(state, "ka") == (1.0, 24.0, 0.0)
    assert spot(state, 0) == (1.0, 26.0)
    x, y = spot(state, 1) or (0, 0)
    assert max(abs(x - 1), abs(y - 24)) == pytest.approx(0.5 + RIM + 0.001, abs=1e-3)


@pytest.mark.rule("PP-17")
def test_a_tile_goes_back_beside_what_rests_in_its_place() -> None:
    game, state = teed(2)
    state = answered(game, state, "touch c0+ra rest c0@8.0,4.0,0.0 off ra@8.0,0.0")
    x, y, angle = tile(state, "ra")
    assert angle == 0.0
    assert max(abs(x - 8), abs(y - 4)) == pytest.approx(0.5 + RIM + 0.001, abs=1e-3)


@pytest.mark.rule("PP-17")
def test_picked_up_coins_are_in_nobodys_way() -> None:
    game, state = teed(2)
    state = answered(game, state, "touch c0+rn c0+c1 rest c0@5.0,26.0,0.0 off c1@0.0,26.0")
    assert (spot(state, 1), state.card) == ((5.0, 26.0), ((3,), ()))


# The scorecard


@pytest.mark.rule("PP-14")
def test_the_card_and_its_totals() -> None:
    game, state = opened()
    state = answered(game, state, hit(state), rested(1), "touch c1+rn off c1@0.0,1.0 ra@8.0,0.0")
    assert state.card == ((1,), (3,))
    state = all_hit(game, state, 7)
    view = game.view(state, None)
    assert (view.suits, view.totals, game.scores(state)) == (((6, 2, 0), (8, 2, 0)), (8, 10), (8, 10))
    state = answered(game, state, rested(0), rested(1))
    assert (game.scores(state), game.view(state, None).totals) == ((9, 11), (8, 10))


@pytest.mark.rule("PP-14")
def test_the_fewest_flicks_win() -> None:
    game, state = opened(Options(players=3, hand="steady"))
    state = answered(game, state, hit(state), rested(1), hit(state).replace("c0", "c2"), "touch c1+rn")
    state = all_hit(game, state, 18)
    result = game.result(state)
    assert result
    assert (result.scores, result.winners, result.rule, result.code) == ((18, 19, 18), (0, 2), "PP-14", "shared")
    assert (game.to_act(state), state.awaits) == (frozenset(), "nothing")
    with pytest.raises(IllegalMove, match="over"):
        game.apply(state, Seat(0), game.default(game.view(opened()[1], Seat(0))))


@pytest.mark.rule("PP-14")
def test_one_alone_with_the_fewest_wins() -> None:
    game, state = opened()
    state = answered(game, state, rested(0), hit(state).replace("c0", "c1"), "touch c0+rn")
    result = game.result(all_hit(game, state, 18))
    assert result
    assert (result.scores, result.winners, result.code) == ((19, 18), (1,), "fewest-flicks")


# Alone


@pytest.mark.rule("PP-16")
def test_alone_the_course_is_played_twice() -> None:
    game, state = opened(Options(players=1, hand="steady"))
    assert (game.sides, game.view(state, None).par, PAR) == (("first run", "second run"), 36, 36)
    state = answered(game, state, rested(0), "touch c0+rn rest rn@6.0,6.0,10.0")
    state = all_hit(game, state, 16)
    assert (state.run, state.hole) == (0, 17)
    assert events_of(game, state, "touch c0+g5", RunOver) == [RunOver(0, 19)]
    state = answered(game, state, "touch c0+g5")
    assert (state.run, state.hole, state.awaits, game.scores(state)) == (1, 0, "tee", (19, 0))
    assert tile(state, "rn") == (4.0, 4.0, 0.0)
    state = answered(game, state, "touch c0+rn")
    state = all_hit(game, state, 17)
    result = game.result(state)
    assert result
    assert (result.scores, result.winners, result.rule, result.code) == ((19, 18), (1,), "PP-16", "fewest-flicks")


@pytest.mark.rule("PP-16")
def test_the_second_run_can_start_as_it_lies() -> None:
    game, state = opened(Options(players=1, second_run="as it lies", hand="steady"))
    state = answered(game, state, "touch c0+rn rest rn@6.0,6.0,10.0")
    state = all_hit(game, state, 16)
    state = answered(game, state, "touch c0+g5")
    assert (state.run, tile(state, "rn")) == (1, (6.0, 6.0, 10.0))
    result = game.result(all_hit(game, state, 18))
    assert result
    assert (result.scores, result.winners, result.code) == ((18, 18), (0, 1), "shared")


# The limit


@pytest.mark.rule("PP-18")
def test_a_hole_is_given_up_at_the_limit() -> None:
    game, state = teed(2, limit=3)
    state = answered(game, state, rested(0, 1.0))
    assert (state.turn, state.putting) == (0, True)
    assert events_of(game, state, "", GaveUp) == [GaveUp(Seat(0), 0, 3)]
    state = answered(game, state, "")
    assert (state.card, spot(state, 0), state.turn) == (((3,), ()), None, 1)


@pytest.mark.rule("PP-18")
def test_penalties_never_write_more_than_the_limit() -> None:
    game, state = teed(2, limit=3)
    given_up = answered(game, state, "off c0@0.0,5.0 ra@0.0,4.0 r2@0.0,4.0")
    assert (given_up.card, spot(given_up, 0), tile(given_up, "ra")) == (((3,), ()), None, (8.0, 4.0, 0.0))
    finished = answered(game, state, "touch c0+rn off ra@0.0,4.0 r2@0.0,4.0")
    assert finished.card == ((3,), ())


@pytest.mark.rule("PP-18")
def test_a_limit_of_one_is_over_with_the_tee_offs() -> None:
    game, state = opened(Options(players=2, limit=1, hand="steady"))
    state = answered(game, state, *(["off c0@0.0,5.0", rested(1)] + [""] * 34))
    result = game.result(state)
    assert result
    assert (result.scores, result.winners) == ((18, 18), (0, 1))


@pytest.mark.rule("PP-18")
def test_without_a_limit_it_goes_on() -> None:
    game, state = teed(1)
    state = answered(game, state, *[""] * 40)
    assert (state.counts, state.hole) == ((41,), 0)
    for limit in (0, 100):
        with pytest.raises(ValueError, match="limit"):
            Ppolf(Options(limit=limit, hand="steady"))
