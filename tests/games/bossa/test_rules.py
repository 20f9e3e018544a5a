"""BO-1 to BO-16, one by one."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

import chabudai
from chabudai.core import NATURE, IllegalMove, Seat, as_listed
from chabudai.games.bossa import TILES, Deal, Line, Stacked, State, Tile, dots
from chabudai.games.bossa.moves import Place, Roll
from chabudai.games.bossa.state import MARKERS
from chabudai.games.bossa.stuck import Need, Stuck, UselessMarker, stuck_player
from tests.games.bossa.tables import FIRST, GAME, SECOND, draws, laid, legal, opened, play, tiles


@pytest.mark.rule("BO-1")
def test_the_set_is_as_the_rulebook_counts_it() -> None:
    assert len(TILES) == len(set(TILES)) == 27
    for colour in ("W", "B"):
        counts = Counter(dots(tile, colour) for tile in TILES)
        assert [counts[number] for number in range(1, 7)] == [6, 5, 4, 3, 2, 1]
    assert sum("0" in tile for tile in TILES) == 12


@pytest.mark.rule("BO-2")
def test_a_tile_is_used_by_either_colour() -> None:
    assert legal(laid("42 60 50 06", white="3*", black="1*"), "=") == {"W4=42", "B2=42"}


@pytest.mark.rule("BO-2")
def test_a_colour_that_a_tile_does_not_show_is_no_nought() -> None:
    state = laid("40 05 22 11")
    assert "W4=05+40" not in legal(state)
    refused(state, "W4=05+40", "BO-2", "no-dots")
    refused(state, "B5=05+40", "BO-2", "no-dots")
    assert {"W4=40", "B5=05"} <= legal(state)


@pytest.mark.rule("BO-3")
def test_each_marker_is_used_once() -> None:
    state = laid("10 20 30 40", white="3* 4=22", markers=("", MARKERS))
    assert not legal(state, "R") | legal(state, "X") | legal(state, "^")
    for text in ("R10", "X10-01", "W4^40"):
        refused(state, text, "BO-3", "marker-used")
    used = play(laid("10 20 30 40"), "X10-01")
    assert used.markers == ("RS", MARKERS)


@pytest.mark.rule("BO-3")
def test_everybody_sees_everything() -> None:
    state = opened()
    views = [GAME.view(state, viewer) for viewer in (FIRST, SECOND, None)]
    for view in views:
        assert view.hands == state.hands
        assert (view.lines, view.markers, view.unseen, view.pile) == (state.lines, state.markers, state.unseen, 18)


@pytest.mark.rule("BO-4")
def test_four_tiles_each_and_eighteen_in_the_pile() -> None:
    state = play(GAME.start(), "deal 10 23 31 40 | 01 12 05 60")
    assert state.hands == (tiles("10 23 31 40"), tiles("01 12 05 60"))
    assert (state.pile, len(state.unseen)) == (18, 19)
    for seed in range(50):
        deal = GAME.nature(GAME.start(), Random(seed))
        assert isinstance(deal, Deal)
        assert len({tile for hand in deal.hands for tile in hand}) == 8


@pytest.mark.rule("BO-4")
@pytest.mark.parametrize(
    "hands",
    [("10 23 31 40", "10 12 05 60"), ("10 23 31", "01 12 05 60"), ("10 23 31 40", "01 12 05 61"), ("", "")],
)
def test_a_wrong_deal_is_refused(hands: tuple[str, str]) -> None:
    first, second = (tuple(map(Tile, hand.split())) for hand in hands)
    with pytest.raises(IllegalMove):
        GAME.apply(GAME.start(), NATURE, Deal((first, second)))


@pytest.mark.rule("BO-4")
def test_deals_are_too_many_to_list_and_all_alike() -> None:
    assert GAME.outcomes(GAME.start()) is None
    assert as_listed(GAME.moves(GAME.start(), NATURE)) is None
    seen = Counter[str]()
    for seed in range(2700):
        deal = GAME.nature(GAME.start(), Random(seed))
        assert isinstance(deal, Deal)
        seen.update(deal.hands[0])
    assert len(seen) == 27
    assert all(320 < count < 480 for count in seen.values())  # 400 expected, 4 sigma each side


@pytest.mark.rule("BO-5")
def test_the_higher_die_starts() -> None:
    assert (opened("roll 4 2").turn, opened("roll 2 4").turn) == (FIRST, SECOND)
    assert [line.die for line in opened("roll 2 4").lines] == [2, 4]


@pytest.mark.rule("BO-5")
def test_equal_dice_are_rolled_again() -> None:
    state = opened("roll 3 3")
    assert GAME.to_act(state) == {NATURE}
    assert state.awaits == "roll"
    assert play(state, "roll 5 5", "roll 1 6").turn == SECOND
    outcomes = GAME.outcomes(state)
    assert outcomes is not None
    assert len(outcomes) == 36
    assert {odds for _, odds in outcomes} == {Fraction(1, 36)}
    with pytest.raises(IllegalMove):
        GAME.apply(state, NATURE, Roll(7, 1))


@pytest.mark.rule("BO-6")
def test_lines_go_on_in_both_directions() -> None:
    state = laid("40 20 10 04", white="3*", black="2*")
    assert legal(state, "=") == {"W4=40", "W2=20"}
    onward = laid("50 10 01 03", white="2=11 3* 4=22", black="2*")
    assert legal(onward, "=") == {"W5=50", "W1=10", "B3=03", "B1=01"}


@pytest.mark.rule("BO-6")
def test_below_one_there_is_nothing() -> None:
    state = laid("10 20 30 01", white="1*", black="6*")
    assert legal(state, "=") == {"W2=20"}
    refused(state, "W0=10", "BO-8", "no-such-place")


@pytest.mark.rule("BO-6", "BO-8")
def test_values_above_six_are_made_of_several_tiles() -> None:
    state = laid("30 40 21 11", white="6*", black="6*")
    assert legal(state, "W7") == {"W7=30+40"}
    far = laid("60 31 20 03", white="6* 7=30+40 8=50+21+11", black="3*")
    assert legal(far, "W9") == set()  # 6 + 3 are two tiles, where three or four are asked for
    assert legal(laid("60 11 20 03", white="6* 7=30+40 8=50+21", black="3*"), "W9") == {"W9=11+20+60"}


@pytest.mark.rule("BO-7")
def test_a_turn_begins_with_a_draw() -> None:
    state = opened()
    assert GAME.to_act(state) == {NATURE}
    refused(state, "W5=23+31", "BO-7", "not-now", seat=FIRST)
    drawn = play(state, "draw 50")
    assert GAME.to_act(drawn) == {FIRST}
    assert (drawn.hands[0], drawn.drawn, drawn.pile) == (tiles("10 23 31 40 50"), "50", 17)
    refused(drawn, "W5=50", "BO-7", "not-your-turn", seat=SECOND)


@pytest.mark.rule("BO-7")
def test_a_marker_is_the_whole_move() -> None:
    after = play(laid("10 20 30 40"), "X10-01")
    assert (after.awaits, after.turn) == ("draw", SECOND)


@pytest.mark.rule("BO-8")
def test_tiles_go_onto_the_next_free_place() -> None:
    after = play(laid("40 20 10 04"), "W4=40")
    assert [spot.value for spot in after.lines[0].up] == [4]
    assert after.hands[0] == tiles("20 10 04")
    refused(laid("50 20 10 04"), "W5=50", "BO-8", "no-such-place")
    refused(laid("50 20 10 04"), "W4=50", "BO-8", "wrong-sum")
    refused(laid("50 20 10 04"), "W4=40", "BO-8", "not-yours")


@pytest.mark.rule("BO-8")
def test_a_group_names_each_tile_once() -> None:
    state = laid("20 30 40 50")
    assert not state.moves.contains(Place("W", 4, (Tile("20"), Tile("20"))))
    refused(state, "W4=20+20", "BO-8", "not-a-move")
    assert GAME.parse(state, "W5=30+20") == GAME.parse(state, "W5=20+30")


@pytest.mark.rule("BO-9")
def test_as_many_as_it_connects_to_or_one_more() -> None:
    from_die = laid("40 31 11 20 10", white="3*")
    assert legal(from_die, "W4") == {"W4=40", "W4=10+31", "W4=11+31"}
    refused(from_die, "W4=10+11+20", "BO-9", "wrong-count")
    from_two = laid("50 41 11 32 10", white="3* 4=20+22")
    assert legal(from_two, "W5") == {"W5=11+41", "W5=10+41", "W5=10+11+32"}
    refused(from_two, "W5=50", "BO-9", "wrong-count")


@pytest.mark.rule("BO-9", "BO-12")
def test_layers_do_not_count() -> None:
    state = laid("50 41 10 32", white="3* 4=40/22")
    assert legal(state, "W5") == {"W5=50", "W5=10+41"}


@pytest.mark.rule("BO-10")
def test_redraw() -> None:
    state = play(laid("10 20 30 40"), "R10")
    assert GAME.to_act(state) == {NATURE}
    assert state.discarded[-1] == "10"
    assert "10" not in state.unseen
    tile = state.unseen[0]
    after = play(state, f"draw {tile}")
    assert after.hands[0] == tiles(f"20 30 40 {tile}")
    assert (after.awaits, after.turn, after.pile) == ("draw", SECOND, 9)
    refused(laid("10 20 30 40"), "R50", "BO-10", "not-yours")


@pytest.mark.rule("BO-10")
def test_without_a_pile_there_is_no_redraw() -> None:
    state = laid("10 20 30 40", pile=0)
    assert not legal(state, "R")
    refused(state, "R10", "BO-10", "empty-pile")


@pytest.mark.rule("BO-11")
def test_exchange() -> None:
    state = laid("10 20", "01 02")
    assert legal(state, "X") == {"X10-01", "X10-02", "X20-01", "X20-02"}
    after = play(state, "X10-02")
    assert after.hands == (tiles("02 20"), tiles("01 10"))
    refused(state, "X10-03", "BO-11", "not-theirs")
    refused(state, "X30-01", "BO-11", "not-yours")


@pytest.mark.rule("BO-11", "BO-14")
def test_an_exchange_can_leave_the_opponent_without_a_move() -> None:
    state = laid("10 20", "50 01", white="3* 4=31", black="6*", markers=("X", ""), pile=3, unseen="60")
    assert play(state, "X20-01", "draw 60").result is None  # the 50 fits
    lost = play(state, "X10-50", "draw 60")
    assert lost.result
    assert (lost.result.winners, lost.result.rule) == ((FIRST,), "BO-14")


@pytest.mark.rule("BO-12")
def test_stack() -> None:
    state = laid("40 22 31 10", white="3* 4=04+11", black="2*")
    assert legal(state, "^") == {"W4^10+31"}
    single = laid("40 22 31 13", white="3* 4=41", black="2*")
    assert legal(single, "^") == {"W4^40"}
    after = play(single, "W4^40")
    assert after.lines[0].up[0].layers == (tiles("41"), tiles("40"))
    assert after.markers[0] == "RX"


@pytest.mark.rule("BO-12")
def test_layers_on_layers() -> None:
    state = laid("40 22 31 13", white="3* 4=41/42", black="2*")
    after = play(state, "W4^40")
    assert after.lines[0].up[0].layers == (tiles("41"), tiles("42"), tiles("40"))


@pytest.mark.rule("BO-12")
def test_where_nothing_can_be_stacked() -> None:
    state = laid("30 22 50 11", white="3* 4=31+10", black="5*")
    refused(state, "W3^30", "BO-12", "on-a-die")
    refused(state, "W5^50", "BO-12", "nothing-there")
    refused(laid("40 22 50 11", white="3* 4=31+10"), "W4^40", "BO-12", "wrong-layer")
    refused(laid("50 22 20 11", white="3* 4=31+10"), "W4^20+50", "BO-12", "wrong-sum")


@pytest.mark.rule("BO-12")
def test_several_layers_at_once_where_that_is_the_reading() -> None:
    assert legal(laid("40 41 42 10", white="3* 4=22", black="2*"), "^") == {"W4^40", "W4^41", "W4^42"}
    state = laid("40 41 42 10", white="3* 4=22", black="2*", stack="several")
    pairs = {"W4^40+41", "W4^40+42", "W4^41+42"}
    assert legal(state, "^") == {"W4^40", "W4^41", "W4^42", *pairs, "W4^40+41+42"}
    after = play(state, "W4^40+42")
    assert after.lines[0].up[0].layers == (tiles("22"), tiles("40"), tiles("42"))
    assert (after.markers[0], after.hands[0]) == ("RX", tiles("10 41"))


@pytest.mark.rule("BO-12")
def test_layers_of_several_tiles_are_divided_so_that_each_fits() -> None:
    state = laid("10 11 30 31 05", white="3* 4=04+22", black="2*", stack="several")
    assert {"W4^10+30", "W4^11+31", "W4^10+11+30+31"} <= legal(state, "^")
    (event,) = GAME.events(state, FIRST, GAME.parse(state, "W4^10+11+30+31"), None)
    assert isinstance(event, Stacked)
    assert (event.layer, event.layers) == (1, 2)
    after = play(state, "W4^10+11+30+31")
    assert [len(layer) for layer in after.lines[0].up[0].layers] == [2, 2, 2]
    assert {sum(dots(tile, "W") for tile in layer) for layer in after.lines[0].up[0].layers[1:]} == {4}


@pytest.mark.rule("BO-12")
def test_what_makes_no_layers_is_refused() -> None:
    state = laid("10 11 30 31 05", white="3* 4=13+22", black="2*", stack="several")
    refused(state, "W4^10+11+30", "BO-12", "wrong-layers")
    refused(state, "W4^05+10+30+31", "BO-2", "no-dots")
    refused(state, "W4^10", "BO-12", "wrong-sum")
    uneven = laid("10 11 12 50", white="3* 4=13+22", black="2*", stack="several")
    refused(uneven, "W4^10+11+12+50", "BO-12", "uneven-layers")


@pytest.mark.rule("BO-12", "BO-13")
def test_several_layers_can_win_at_once() -> None:
    won = play(laid("40 41 42", white="3* 4=22", black="2*", stack="several"), "W4^40+41+42")
    assert won.result
    assert (won.result.winners, won.result.rule) == ((FIRST,), "BO-13")


@pytest.mark.rule("BO-12")
def test_the_reading_is_an_option_and_one_layer_the_default() -> None:
    assert chabudai.game("bossa").start().stack == "one"
    assert chabudai.game("bossa", stack="several").start().stack == "several"
    with pytest.raises(ValueError, match="stack"):
        chabudai.game("bossa", stack="all")


@pytest.mark.rule("BO-13")
def test_an_empty_hand_wins() -> None:
    placed = play(laid("10 30", white="3*", black="4*"), "W4=10+30")
    assert placed.result
    assert (placed.result.winners, placed.result.rule, placed.result.code) == ((FIRST,), "BO-13", "empty-hand")
    assert GAME.scores(placed) == (1, 0)
    stacked = play(laid("10 31", white="3* 4=22+20", black="4*", turn=SECOND), "W4^10+31")
    assert stacked.result
    assert (stacked.result.winners, stacked.result.rule) == ((SECOND,), "BO-13")


@pytest.mark.rule("BO-13", "BO-15")
def test_an_empty_hand_wins_with_the_last_tile() -> None:
    won = play(laid("10 30", pile=0), "W4=10+30")
    assert won.result
    assert won.result.rule == "BO-13"


@pytest.mark.rule("BO-14")
def test_who_can_do_nothing_loses() -> None:
    state = laid("40 20", "06 05", white="3*", black="3*", markers=("", ""), pile=3, unseen="03")
    lost = play(state, "W4=40", "draw 03")
    assert lost.result
    assert (lost.result.winners, lost.result.rule, lost.result.code) == ((FIRST,), "BO-14", "no-move")
    assert GAME.to_act(lost) == frozenset()
    assert GAME.scores(lost) == (1, 0)


@pytest.mark.rule("BO-14")
def test_a_stuck_player_is_told_what_each_place_and_each_marker_lacks() -> None:
    state = laid("40 20", "06 05", white="3*", black="3*", markers=("", "S"), pile=3, unseen="03")
    assert GAME.view(state, SECOND).stuck is None
    stuck = GAME.view(play(state, "W4=40", "draw 03"), SECOND).stuck
    assert stuck == Stuck(
        SECOND,
        places=(Need("W", 2, (1, 2)), Need("W", 5, (1, 2)), Need("B", 2, (1, 2)), Need("B", 4, (1, 2))),
        stacks=(Need("W", 4, (1,)),),
        markers=(UselessMarker("R", "used"), UselessMarker("X", "used"), UselessMarker("S", "no-match")),
    )


@pytest.mark.rule("BO-14")
@pytest.mark.parametrize(("markers", "why"), [("", "used used used"), ("S", "used used no-place")])
def test_why_markers_do_not_help(markers: str, why: str) -> None:
    stuck = stuck_player(FIRST, markers, (Line(3), Line(6)))
    assert " ".join(each.why for each in stuck.markers) == why


@pytest.mark.rule("BO-10", "BO-14")
def test_a_redraw_does_not_help_without_a_pile() -> None:
    state = laid("40 20", "06 05", white="3*", black="3*", markers=("", "R"), pile=1, unseen="03")
    stuck = GAME.view(play(state, "W4=40", "draw 03"), None).stuck
    assert stuck
    assert stuck.markers[0] == UselessMarker("R", "empty-pile")


@pytest.mark.rule("BO-14", "BO-15")
def test_that_goes_before_the_draw() -> None:
    state = laid("40 20", "06 05", white="3*", black="3*", markers=("", ""), pile=1, unseen="03")
    lost = play(state, "W4=40", "draw 03")
    assert lost.pile == 0
    assert lost.result
    assert lost.result.rule == "BO-14"


@pytest.mark.rule("BO-15")
def test_a_used_up_pile_is_a_draw() -> None:
    drawn = play(laid("40 20", pile=0), "W4=40")
    assert drawn.result
    assert (drawn.result.winners, drawn.result.rule, drawn.result.code) == ((), "BO-15", "empty-pile")
    redrawn = play(laid("10 20 30 40", pile=1), "R10")
    after = play(redrawn, f"draw {redrawn.unseen[0]}")
    assert after.result
    assert after.result.rule == "BO-15"
    refused(after, "W4=40", "BO-15", "over", seat=FIRST)


@pytest.mark.rule("BO-16")
def test_a_draw_is_uniform_over_what_nobody_has_seen() -> None:
    state = opened()
    outcomes = GAME.outcomes(state)
    assert outcomes is not None
    assert draws(state) == {f"draw {tile}" for tile in state.unseen}
    assert {odds for _, odds in outcomes} == {Fraction(1, 19)}
    with pytest.raises(IllegalMove):
        play(state, "draw 10")


@pytest.mark.rule("BO-16")
def test_one_tile_is_never_drawn() -> None:
    for seed in range(30):
        rng, state = Random(seed), GAME.start()
        while GAME.to_act(state):
            (seat,) = GAME.to_act(state)
            state = GAME.apply(state, seat, GAME.moves(state, seat).sample(rng))
        assert len(state.unseen) == state.pile + 1


def refused(state: State, text: str, rule: str, code: str, seat: Seat | None = None) -> None:
    with pytest.raises(IllegalMove) as refusal:
        GAME.apply(state, state.turn if seat is None else seat, GAME.parse(state, text))
    assert (refusal.value.rule, refusal.value.code) == (rule, code)
