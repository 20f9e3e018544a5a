"""The bots of BOSSa: legal, by view only, and graded. `make duels` measures them over many games."""

from random import Random

import msgspec
import pytest

import chabudai
from benchmarks.ladder.beginners import BossaBeginner
from chabudai.bots.search import Expectimax
from chabudai.core import NATURE, Seat
from chabudai.games.bossa import TILES, Bossa, Line, Move, Options, Spot, State, Tile, Tiles, kernel
from chabudai.games.bossa.bots.converting import from_shorthand, to_shorthand
from chabudai.games.bossa.bots.outlook import outlook
from chabudai.games.bossa.bots.seer import exact_worths
from chabudai.games.bossa.bots.shorthand import DrawTile, Shorthand
from chabudai.games.bossa.kernel import encode, move_of
from chabudai.games.bossa.kernel.machine import DRAWN, REDRAWING, make
from chabudai.games.bossa.state import with_moves
from tests.bots.duels import score

GAME = Bossa()
SEVERAL = Bossa(Options("several"))
LEVELS = (1, 2, 3, 4, 5)
THRIFTY = (3, 4, 5)
"""The levels that do not spend a marker as a habit."""
MANY = 400
"""With so many games the figures of the levels are held; with fewer only that one is clearly better."""
FRESH = 3_000_000
"""The first game of the measurements; no weight was fitted to games that begin like these."""


def tiles(text: str) -> Tiles:
    return tuple(map(Tile, text.split()))


def at_table(mine: str, theirs: str, markers: tuple[str, str] = ("RXS", "RXS"), pile: int = 10) -> State:
    """Return a turn of the first seat, with a white 4 and a black 2."""
    hands = (tiles(mine), tiles(theirs))
    unseen = tuple(tile for tile in TILES if tile not in hands[0] + hands[1])[: pile + 1]
    lines = (Line(4), Line(2))
    return with_moves(State("turn", Seat(0), hands, markers, lines, unseen, pile, drawn=hands[0][0]))


def states(seed: int, game: Bossa = GAME) -> list[State]:
    """Return every state of a random game once the dice are rolled."""
    rng, state, found = Random(seed), game.start(), list[State]()
    while not state.result:
        (seat,) = GAME.to_act(state)
        state = GAME.apply(state, seat, GAME.nature(state, rng) if seat == NATURE else state.moves.sample(rng))
        if state.lines:
            found.append(state)
    return found


def test_level_4_beats_a_random_player(pytestconfig: pytest.Config) -> None:
    games: int = pytestconfig.option.duels
    scored = score(GAME, chabudai.bot("bossa", 4), None, games, FRESH)
    print(f"level 4 scores {scored:.1%} against a random player in {games} games")
    assert scored >= (0.88 if games >= MANY else 0.8)


def test_level_4_beats_level_3(pytestconfig: pytest.Config) -> None:
    games: int = pytestconfig.option.duels
    scored = score(GAME, chabudai.bot("bossa", 4), chabudai.bot("bossa", 3), games, FRESH)
    print(f"level 4 scores {scored:.1%} against level 3 in {games} games")
    assert scored >= (0.62 if games >= MANY else 0.55)


@pytest.mark.parametrize("level", [2, 3])
def test_each_habit_beats_the_one_below(level: int) -> None:
    scored = score(GAME, chabudai.bot("bossa", level), chabudai.bot("bossa", level - 1), 200, FRESH)
    print(f"level {level} scores {scored:.1%} against level {level - 1}")
    assert 0.55 <= scored <= 0.82


def test_a_beginner_beats_level_1() -> None:
    assert score(GAME, BossaBeginner(), chabudai.bot("bossa", 1), 200, FRESH) >= 0.55


def test_level_3_beats_a_random_player() -> None:
    assert score(GAME, chabudai.bot("bossa", 3), None, 200, FRESH) >= 0.7


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", [GAME, SEVERAL], ids=["one", "several"])
def test_bots_move_legally_by_what_they_see(game: Bossa, level: int) -> None:
    bot = chabudai.bot("bossa", level)
    for state in states(4, game):
        if state.awaits == "turn":
            assert bot.choose(GAME.view(state, state.turn), Random(1), effort=60) in state.moves


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("hand", "win"), [("50", "W5=50"), ("10 40", "W5=10+40"), ("01", "B1=01")])
def test_bots_take_a_win(level: int, hand: str, win: str) -> None:
    state = at_table(hand, "11 22 33")
    for seed in range(5):
        assert str(chabudai.bot("bossa", level).choose(GAME.view(state, Seat(0)), Random(seed))) == win


@pytest.mark.parametrize("level", LEVELS)
def test_bots_take_a_win_without_time(level: int) -> None:
    view = GAME.view(at_table("50", "11 22 33"), Seat(0))
    assert str(chabudai.bot("bossa", level).choose(view, Random(1), seconds=0.0)) == "W5=50"


@pytest.mark.parametrize("level", THRIFTY)
def test_bots_keep_their_markers_while_they_can_lay(level: int) -> None:
    state = at_table("50 01 15 20 42", "11 22 33 05")
    for seed in range(5):
        move = chabudai.bot("bossa", level).choose(GAME.view(state, Seat(0)), Random(seed))
        assert GAME.apply(state, Seat(0), move).markers[0] == "RXS"


@pytest.mark.parametrize("level", [4, 5])
def test_the_opponent_is_left_no_move(level: int) -> None:
    """Nobody has a marker left: the move is best after which the most draws leave the opponent nothing to lay."""
    state = at_table("50 03 11", "60", markers=("", ""), pile=1)
    best = chabudai.bot("bossa", level).choose(GAME.view(state, Seat(0)), Random(1))
    worth: dict[Move, int] = {}
    for move in state.moves:
        then = GAME.apply(state, Seat(0), move)
        ends = [GAME.apply(then, NATURE, draw) for draw, _ in GAME.outcomes(then) or ()]
        worth[move] = sum(end.result is not None and end.result.winners == (0,) for end in ends)
    assert worth[best] == max(worth.values()) > min(worth.values())


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_generator_gives_the_same_move(level: int) -> None:
    view = GAME.view(at_table("50 01 15 20 42", "11 22 33 05"), Seat(0))
    bot = chabudai.bot("bossa", level)
    assert len({bot.choose(view, Random(3), effort=20) for _ in range(3)}) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_without_time_still_moves_legally(level: int) -> None:
    state = at_table("50 01 15 20 42", "11 22 33 05")
    assert chabudai.bot("bossa", level).choose(GAME.view(state, Seat(0)), Random(1), seconds=0.0) in state.moves


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_with_nothing_to_do_says_so(level: int) -> None:
    over = states(seed=1)[-1]
    for state in (over, GAME.start()):
        with pytest.raises(ValueError, match="no move"):
            chabudai.bot("bossa", level).choose(GAME.view(state, Seat(0)), Random(1))


@pytest.mark.parametrize("level", LEVELS)
def test_bots_take_a_win_of_several_layers(level: int) -> None:
    open_table = at_table("50 51 42", "11 22 33")
    line = Line(4, (Spot(5, (tiles("15"),)),))
    for stack, wins in (("one", False), ("several", True)):
        state = with_moves(
            msgspec.structs.replace(
                open_table, hands=(tiles("50 51"), tiles("22 33")), lines=(line, Line(2)), stack=stack
            )
        )
        move = chabudai.bot("bossa", level).choose(GAME.view(state, Seat(0)), Random(1))
        assert (str(move) == "W5^50+51") == wins


@pytest.mark.parametrize("game", [GAME, SEVERAL], ids=["one", "several"])
def test_the_kernel_follows_the_rules(game: Bossa) -> None:
    for state in (state for seed in range(40) for state in states(seed, game) if state.awaits == "turn"):
        at = encode(state)
        numbers = {str(move_of(at, int(number))): int(number) for number in kernel.moves(at)}
        assert numbers.keys() == {str(move) for move in state.moves}
        for move in state.moves:
            then, after = at.copy(), GAME.apply(state, state.turn, move)
            made = make(then, numbers[str(move)])
            if after.result:
                assert made == (after.result.winners[0] if after.result.winners else DRAWN)
            else:
                assert (made == REDRAWING) == (after.awaits == "redraw")
                assert then.tolist() == encode(after).tolist()


def test_the_kernel_looks_to_the_end_as_the_plain_search_does() -> None:
    plain, short, compared = Expectimax(Shorthand(), outlook), Shorthand(), 0
    for state in (state for seed in range(60) for state in states(seed) if state.awaits == "turn" and state.pile <= 2):
        at, position = encode(state), to_shorthand(state)
        numbers = kernel.moves(at)
        if len(numbers) > 6:
            continue
        exact = exact_worths(at, numbers, 10**9)
        assert exact is not None
        compared += 1
        for number, worth in zip(numbers, exact, strict=True):
            move = next(
                move
                for move in short.moves(position, state.turn)
                if str(from_shorthand(move)) == str(move_of(at, int(number)))
            )
            after = short.apply(position, state.turn, move)
            assert plain.worth(after, state.turn, depth=30) == pytest.approx(worth)
    assert compared > 20


def test_level_5_plays_the_end_exactly() -> None:
    for state in [state for seed in range(30) for state in states(seed) if state.awaits == "turn" and state.pile <= 2]:
        at = encode(state)
        numbers = kernel.moves(at)
        exact = exact_worths(at, numbers, 10**9)
        assert exact is not None
        best = {str(move_of(at, int(number))) for number in numbers[exact >= exact.max() - 1e-9]}
        assert str(chabudai.bot("bossa", 5).choose(GAME.view(state, state.turn), Random(1), effort=1)) in best


@pytest.mark.parametrize("game", [GAME, SEVERAL], ids=["one", "several"])
def test_the_shorthand_follows_the_rules(game: Bossa) -> None:
    short = Shorthand()
    for state in (state for seed in range(40) for state in states(seed, game) if not state.result):
        position, (seat,) = to_shorthand(state), GAME.to_act(state)
        assert short.to_act(position) == {seat}
        if seat == NATURE:
            said = {str(move): move for move, _ in GAME.outcomes(state) or ()}
            moves = {
                f"draw {TILES[move.tile.bit_length() - 1]}": move
                for move in short.moves(position, seat)
                if isinstance(move, DrawTile)
            }
        else:
            said = {str(move): move for move in state.moves}
            moves = {str(from_shorthand(move)): move for move in short.moves(position, seat)}
        assert said.keys() == moves.keys()
        for text, move in said.items():
            assert to_shorthand(GAME.apply(state, seat, move)) == short.apply(position, seat, moves[text])


def test_the_outlook_of_one_is_the_opposite_of_the_others() -> None:
    for state in states(seed=2):
        if state.awaits in ("draw", "redraw"):
            position = to_shorthand(state)
            assert -1 < outlook(position, Seat(0)) == -outlook(position, Seat(1)) < 1


def test_nothing_is_noted_before_the_dice_are_cast() -> None:
    with pytest.raises(ValueError, match="before the dice are rolled"):
        to_shorthand(GAME.start())
    with pytest.raises(ValueError, match="not a player's"):
        from_shorthand(DrawTile(1))
