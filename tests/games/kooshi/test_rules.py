"""The rules of Ko-oshi, id by id, on drawn boards."""

from random import Random

import pytest

from chabudai.core import IllegalMove, Seat
from chabudai.games.kooshi import Claimed, Ended, KoOshi, Move, Options, Shift, Stepped
from chabudai.games.kooshi.board import SQUARES, Square
from tests.games.kooshi.boards import DARK, GAME, LIGHT, board, drawn, legal, play, shown

rule = pytest.mark.rule


@rule("KO-1", "KO-2")
def test_the_start() -> None:
    state = GAME.start()
    assert shown(state) == board("""
        b a . a b
        . . a . .
        . . . . .
        . . A . .
        B A . A B
    """)
    assert [state.board.count(piece) for piece in "AaBb"] == [3, 3, 2, 2]
    assert GAME.scores(state) == (0, 0)


@rule("KO-2")
def test_another_setup_can_be_given() -> None:
    setup = "5/5/1B1a1/5/B3b d 1-2 -"
    game = KoOshi(Options(setup))
    assert game.position(game.start()) == setup
    with pytest.raises(ValueError, match="Dark has no piece"):
        KoOshi(Options("5/5/5/5/A4 l 0-0 -"))


@rule("KO-3")
def test_light_moves_first_then_in_turn() -> None:
    state = GAME.start()
    assert GAME.to_act(state) == {LIGHT}
    assert GAME.to_act(play(state, "b1n")) == {DARK}
    assert GAME.to_act(play(state, "b1n", "b5s")) == {LIGHT}


@rule("KO-4")
def test_one_own_piece_goes_straight_one_way() -> None:
    state = drawn("""
        . . . . .
        . . . . .
        . . A . .
        . . . . .
        . . . . b
    """)
    assert legal(state) == {"c3n", "c3e", "c3s", "c3w"}
    for text, why in (("e1n", "isn’t yours"), ("a1n", "no piece on a1")):
        with pytest.raises(IllegalMove, match=why) as refused:
            play(state, text)
        assert refused.value.rule == "KO-4"


@rule("KO-4")
def test_nobody_moves_out_of_turn_and_nobody_passes() -> None:
    state = GAME.start()
    with pytest.raises(IllegalMove, match="Light’s turn") as refused:
        GAME.apply(state, DARK, Move(Square("b5"), "s"))
    assert refused.value.rule == "KO-4"
    with pytest.raises(IllegalMove):
        GAME.apply(state, Seat(2), Move(Square("b5"), "s"))
    with pytest.raises(ValueError, match="a1 to e5"):
        GAME.parse(state, "pass")


@rule("KO-5")
def test_value_1_goes_one_square_and_pushes_one() -> None:
    state = drawn("""
        . . . . .
        . . . . .
        . A a . .
        . A A . .
        . . . . b
    """)
    assert shown(play(state, "b3e")).splitlines()[2] == ". . A a ."
    assert shown(play(state, "b2e")).splitlines()[3] == ". . A A ."
    assert shown(play(state, "b3n")).splitlines()[1] == ". A . . ."


@rule("KO-5")
def test_value_1_does_not_push_two() -> None:
    state = drawn("""
        . . . . .
        . . . . .
        . A a A .
        . . . . .
        . . . . b
    """)
    with pytest.raises(IllegalMove, match="1 piece at most; this would push 2") as refused:
        play(state, "b3e")
    assert refused.value.rule == "KO-5"
    assert refused.value.facts == {"most": 1, "pushed": 2}


@rule("KO-6")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("B . . . .", ". . B . ."),
        ("B a . . .", ". . B a ."),
        ("B . a . .", ". . B a ."),
        ("B a A . .", ". . B a A"),
        ("B a . A .", ". . B a A"),
        ("B . b a .", ". . B b a"),
        ("B . . a .", ". . B a ."),
        (". . B a b", ". . . . B"),
    ],
)
def test_value_2_goes_two_squares_and_pushes_two(before: str, after: str) -> None:
    state = drawn(f"""
        . . . . .
        . . . . .
        {before}
        . . . . .
        A . . . b
    """)
    text = f"{'abcde'[before.split().index('B')]}3e"
    assert shown(play(state, text)).splitlines()[2] == after


@rule("KO-6")
@pytest.mark.parametrize("line", ["B a b A .", "B a b . a", "B . a b A", "B a . b A", ". B a b A"])
def test_value_2_does_not_push_three(line: str) -> None:
    state = drawn(f"""
        . . . . .
        . . . . .
        {line}
        . . . . .
        . . . . b
    """)
    text = f"{'abcde'[line.split().index('B')]}3e"
    with pytest.raises(IllegalMove, match="2 pieces at most; this would push 3") as refused:
        play(state, text)
    assert refused.value.rule == "KO-6"


@rule("KO-6")
def test_one_that_falls_at_the_first_step_still_counts() -> None:
    # Seen from b3 going west: a3 falls at once, the mover follows it over the edge.
    state = drawn("""
        . . . . .
        . . . . .
        a B . . .
        . . . . .
        A . . . b
    """)
    after = play(state, "b3w")
    assert after.claimed == (1, 2)
    full = drawn("""
        . . . . .
        . . . . .
        . a b B .
        . . . . .
        A . . . b
    """)
    assert shown(play(full, "d3w")).splitlines()[2] == "b B . . ."
    assert play(full, "d3w").claimed == (1, 0)


@rule("KO-7")
def test_a_push_moves_the_whole_chain_by_one() -> None:
    state = drawn("""
        . . b . .
        . . A . .
        . . B . .
        . . . . .
        . . . . .
    """)
    after = play(state, "c3n")
    assert shown(after) == board("""
        . . B . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
    """)
    assert after.claimed == (2, 1)


@rule("KO-8")
@pytest.mark.parametrize(("line", "text", "claimed"), [("A . . . .", "a3w", (0, 1)), ("B . . . .", "a3w", (0, 2))])
def test_a_piece_may_leave_the_board_by_its_own_move(line: str, text: str, claimed: tuple[int, int]) -> None:
    state = drawn(f"""
        . . . . .
        . . . . .
        {line}
        . . . . .
        A . . . b
    """)
    assert play(state, text).claimed == claimed


@rule("KO-8")
def test_value_2_one_step_from_the_edge_has_to_go_and_falls() -> None:
    state = drawn("""
        . . . . .
        . . . B .
        . . . . .
        . . . . .
        A . . . b
    """)
    after = play(state, "d4e")
    assert after.claimed == (0, 2)
    assert "B" not in after.board


@rule("KO-9")
def test_what_falls_is_claimed_by_its_owners_opponent() -> None:
    state = drawn("""
        . . . . .
        . . . . .
        . . . A a
        . . . B A
        A . . . b
    """)
    assert play(state, "d3e").claimed == (1, 0)
    assert play(state, "d2e").claimed == (0, 3)


@rule("KO-10")
def test_the_mover_may_not_be_pushed_back() -> None:
    state = drawn("""
        . . . . .
        . . a . .
        . . . . .
        . . A . .
        B . . . b
    """)
    here = play(state, "c2n")
    assert here.ban == (("c3", "c2"),)
    assert "c4s" not in legal(here)
    with pytest.raises(IllegalMove, match="c3 just came from c2") as refused:
        play(here, "c4s")
    assert refused.value.rule == "KO-10"
    later = play(here, "e1n", "a1n")
    assert "c4s" in legal(later)


@rule("KO-10")
def test_own_pieces_that_were_pushed_are_protected_too_but_not_the_opponents() -> None:
    state = drawn(
        """
        . . . . .
        . . . . .
        . A . a b
        . . . . .
        B . . . b
    """,
        turn="d",
    )
    here = play(state, "e3w")
    assert shown(here).splitlines()[2] == "A a b . ."
    assert here.ban == (("b3", "d3"), ("c3", "e3"))


@rule("KO-10")
def test_only_the_square_where_it_ends_matters() -> None:
    passing = drawn(
        """
        . . . . .
        . . . . .
        . B . a .
        . . . . .
        B . . . b
    """,
        turn="d",
    )
    assert "b3e" in legal(play(passing, "d3w"))
    ending = drawn(
        """
        . . . . .
        . . . . .
        B . . a .
        . . . . .
        B . . . b
    """,
        turn="d",
    )
    assert "a3e" not in legal(play(ending, "d3w"))


@rule("KO-10")
def test_ones_own_displaced_piece_may_move_back() -> None:
    state = play(GAME.start(), "b1n", "b5s")
    assert "b2s" in legal(state)


@rule("KO-11")
def test_four_points_win_at_once() -> None:
    state = drawn(
        """
        . . . . .
        . . . . .
        . . . A a
        . . . . .
        A . . . b
    """,
        points="3-3",
    )
    result = GAME.result(play(state, "d3e"))
    assert result
    assert (result.winners, result.scores, result.rule) == ((LIGHT,), (4, 3), "KO-11")
    lost = GAME.result(play(state, "a1w"))
    assert lost
    assert (lost.winners, lost.scores, lost.rule) == ((DARK,), (3, 4), "KO-11")


@rule("KO-12")
@pytest.mark.parametrize(
    ("points", "winner", "rule_id"), [("3-2", DARK, "KO-12"), ("3-1", LIGHT, "KO-11"), ("2-2", DARK, "KO-11")]
)
def test_when_both_come_to_four_the_mover_loses(points: str, winner: Seat, rule_id: str) -> None:
    state = drawn(
        """
        . . . . .
        . . . . .
        . . . B a
        . . . . .
        A . . . b
    """,
        points=points,
    )
    result = GAME.result(play(state, "d3e"))
    assert result
    assert (result.winners, result.rule) == ((winner,), rule_id)


@rule("KO-13")
def test_the_third_time_is_a_draw_although_the_bans_differ() -> None:
    shuffle = ("c2e", "c4e", "d2w", "d4w")
    twice = play(GAME.start(), *shuffle)
    assert GAME.position(twice) != GAME.position(GAME.start())  # a ban stands there now, but forbids nothing
    almost = play(twice, *shuffle[:3])
    assert GAME.result(almost) is None
    result = GAME.result(play(almost, shuffle[3]))
    assert result
    assert (result.winners, result.rule, result.code) == ((), "KO-13", "third-time")


@rule("KO-13")
def test_positions_with_other_legal_moves_are_not_the_same() -> None:
    start = drawn("""
        . . . . .
        . . . . .
        . A a . .
        . . . . .
        B . . . b
    """)
    assert "b3e" in legal(start)
    cycle = ("a1e", "c3e", "c1w", "d3w")
    once = play(start, *cycle)
    assert (once.board, once.turn) == (start.board, start.turn)
    assert "b3e" not in legal(once)  # the same placement, but now the ban closes this push
    twice = play(once, *cycle)
    assert GAME.result(twice) is None
    result = GAME.result(play(twice, cycle[0]))  # here no ban has made a difference
    assert result
    assert result.code == "third-time"


@rule("KO-13")
def test_a_side_without_a_legal_move_loses() -> None:
    state = drawn("""
        . . . . .
        . . . . .
        . . . A a
        . . . . .
        B . . . .
    """)
    result = GAME.result(play(state, "d3e"))
    assert result
    assert (result.winners, result.scores, result.code) == ((LIGHT,), (1, 0), "no-move")


@rule("KO-11")
def test_nothing_can_be_played_when_it_is_over() -> None:
    state = play(
        drawn(
            """
        . . . . .
        . . . . .
        . . . A a
        . . . . .
        A . . . b
    """,
            points="3-0",
        ),
        "d3e",
    )
    assert not GAME.to_act(state)
    with pytest.raises(IllegalMove, match="over") as refused:
        play(state, "e1n")
    assert refused.value.rule == "KO-11"


@rule("KO-7", "KO-9")
def test_a_move_has_an_event_for_each_step() -> None:
    state = drawn("""
        . . . . .
        . . . . .
        . . B a .
        . . . . .
        A . . . b
    """)
    events = GAME.events(state, LIGHT, Move(Square("c3"), "e"), None)
    assert events == (
        Stepped((Shift("B", Square("c3"), Square("d3")), Shift("a", Square("d3"), Square("e3"))), "e"),
        Stepped((Shift("B", Square("d3"), Square("e3")), Shift("a", Square("e3"), None)), "e"),
        Claimed(LIGHT, "a", 1),
    )


@rule("KO-4")
@pytest.mark.parametrize("move", [None, "a1n", 7, [], Move(Square("z9"), "n"), Move(Square("a1"), "x"), Move([], "n")])  # pyright: ignore[reportArgumentType] -- a wrong direction is the point
def test_what_is_no_move_is_refused(move: object) -> None:
    assert not GAME.moves(GAME.start(), LIGHT).contains(move)
    with pytest.raises(IllegalMove):
        GAME.apply(GAME.start(), LIGHT, move)  # pyright: ignore[reportArgumentType] -- no move is the point


def test_nature_has_nothing_to_do() -> None:
    assert GAME.outcomes(GAME.start()) is None
    with pytest.raises(ValueError, match="chance"):
        GAME.nature(GAME.start(), Random(1))


def test_the_default_hands_over_nothing_where_it_can() -> None:
    state = drawn("""
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        A . . . b
    """)
    assert str(GAME.default(GAME.view(state, LIGHT))) in {"a1n", "a1e"}


@rule("KO-11", "KO-12", "KO-13")
@pytest.mark.parametrize(
    ("points", "text", "ended"),
    [
        ("3-0", "d3e", Ended((LIGHT,), "four-points", "KO-11")),
        ("0-2", "d3e", Ended((DARK,), "four-points", "KO-11")),
        ("3-2", "d3e", Ended((DARK,), "both-four", "KO-12")),
        ("0-3", "a1s", Ended((DARK,), "four-points", "KO-11")),
        ("0-0", "d3e", None),
    ],
)
def test_a_move_that_ends_the_game_says_so(points: str, text: str, ended: Ended | None) -> None:
    state = drawn(
        """
        . . . . .
        . . . . .
        . . . B a
        . . . . .
        A . . . b
    """,
        points=points,
    )
    last = GAME.events(state, LIGHT, GAME.parse(state, text), None)[-1]
    assert (last if isinstance(last, Ended) else None) == ended


@rule("KO-13")
def test_a_move_that_repeats_a_position_for_the_third_time_says_that_it_draws() -> None:
    shuffle = ("c2e", "c4e", "d2w", "d4w")
    state = play(GAME.start(), *shuffle, *shuffle[:3])
    assert GAME.events(state, DARK, GAME.parse(state, "d4w"), None)[-1] == Ended((), "third-time", "KO-13")


@rule("KO-11", "KO-12", "KO-13")
def test_every_move_says_that_it_ends_the_game_just_where_it_does() -> None:
    ended = 0
    for seed in range(60):
        rng, state = Random(seed), GAME.start()
        while not state.result:
            for move in state.moves:
                after = GAME.apply(state, state.turn, move).result
                last = GAME.events(state, state.turn, move, None)[-1]
                assert last == Ended(after.winners, after.code, after.rule) if after else not isinstance(last, Ended)
                ended += after is not None
            # Going there and back is what repeats positions.
            back = [move for move in state.moves if move.square in "".join(map(str, state.ban))]
            state = GAME.apply(state, state.turn, rng.choice(back or state.moves))
    assert ended > 60


@rule("KO-5", "KO-6", "KO-10")
def test_a_view_says_why_each_move_that_is_not_legal_is_not() -> None:
    state = play(GAME.start(), "c2n", "d5s", "c3n")
    assert GAME.view(state, LIGHT).closed == GAME.view(state, None).closed == ()
    closed = {way.text: way for way in GAME.view(state, DARK).closed}
    own = [square for square, piece in zip(SQUARES, state.board, strict=True) if piece in "ab"]
    assert set(closed) == {f"{square}{way}" for square in own for way in "nesw"} - legal(state)
    assert closed["c5s"].rule == "KO-10"
    assert closed["c5s"].why.id == "refusal-push-back"
    for text, way in closed.items():
        with pytest.raises(IllegalMove) as refused:
            play(state, text)
        assert (refused.value.rule, refused.value.message) == (way.rule, way.why)


@rule("KO-11")
def test_nothing_is_closed_when_it_is_over() -> None:
    state = play(drawn("A . . . .\n" + ". . . . .\n" * 3 + ". . . . b", points="0-3"), "a5w")
    assert GAME.view(state, DARK).closed == ()
