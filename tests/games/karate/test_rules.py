"""KA-1 to KA-11, one by one."""

from fractions import Fraction
from random import Random

import msgspec
import pytest

import chabudai
from chabudai.core import JSON, NATURE, IllegalMove, Seat, listed
from chabudai.games.karate import BLANK, BOXES, Karate, Options, Read, State, Write, learned, points, step_scores
from chabudai.games.karate.scoring import why
from chabudai.games.karate.sheet import Code
from chabudai.games.karate.state import MOST_ROLLS, roller
from tests.games.karate.sheets import ME, YOU, as_code, match, play, sheet, sheet_with

CODES: tuple[Code, ...] = ("-", "K", "H", "O", "Y", "T")


def refused(game: Karate, state: State, seat: Seat, text: str, *why: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        game.apply(state, seat, game.parse(state, text))
    assert (refusal.value.rule, refusal.value.code) == why


def fighting(game: Karate, *sheets: str, caller: int = 0) -> State:
    """Return a state in which everybody is to settle, with these techniques learned."""
    made = tuple(sheet_with(each) for each in sheets)
    return msgspec.structs.replace(game.start(), awaits="settle", rolls=5, rolled=5, caller=Seat(caller), sheets=made)


@pytest.mark.rule("KA-1")
def test_the_sheet_has_five_steps_with_five_techniques() -> None:
    assert len(BOXES) == 105
    assert [box for box in BOXES if box[0] == "3"][:9] == [
        "3K1",
        "3K2",
        "3H1",
        "3H2",
        "3H3",
        "3O1",
        "3O2",
        "3O3",
        "3O4",
    ]
    assert [sum(box[:2] == f"1{code}" for box in BOXES) for code in "KHOYT"] == [2, 3, 4, 5, 7]
    refused(match(), play(match(), match().start(), "roll 1 2"), ME, "1K3=1 1K1=2", "KA-1", "no-such-box")


@pytest.mark.rule("KA-1")
@pytest.mark.parametrize(
    "options",
    [
        {"players": 0},
        {"players": 9},
        {"level": 6, "players": 1},
        {"level": 1},
        {"kiai": "never"},
        {"tie": "fight"},
    ],
)
def test_one_to_eight_players_and_levels_for_one(options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=next(iter(options))):
        chabudai.game("karate", **options)


@pytest.mark.rule("KA-2")
def test_players_roll_in_turn_through_the_rounds() -> None:
    game = match(3)
    state, rollers = game.start(), list[Seat]()
    for _ in range(4):
        rollers.append(roller(state))
        state = play(game, state, "roll 1 2", "2: 1T1=1 1T2=2", "0: 1T1=1 1T2=2", "1: 1T1=1 1T2=2")
    state = play(game, state, "roll 1 2", "0: 1T1=1 1T2=2 kiai", "1: 1T1=1 1T2=2", "2: 1T1=1 1T2=2")
    state = play(game, state, *(f"{seat}: - - - - -" for seat in range(3)))
    assert (rollers, state.round, roller(state)) == ([0, 1, 2, 0], 1, 2)


@pytest.mark.rule("KA-2")
def test_all_write_the_same_dice_at_once_in_any_order() -> None:
    game = match(3)
    state = play(game, game.start(), "roll 4 6")
    assert game.to_act(state) == {0, 1, 2}
    one = play(game, state, "2: 3O4=4 1K1=6")
    assert game.to_act(one) == {0, 1}
    refused(game, one, Seat(2), "3O3=4 1K2=6", "KA-2", "written")
    done = play(game, one, "0: 1T1=6 1T2=4", "1: 2T1=4 2T2=6")
    assert done.sheets[2] == sheet(O3="...4", K1="6.")
    assert done.sheets[0] == sheet(T1="64.....")
    assert game.to_act(done) == {NATURE}


@pytest.mark.rule("KA-2")
def test_both_dice_go_into_two_different_boxes() -> None:
    game = match()
    state = play(game, game.start(), "roll 4 6")
    refused(game, state, ME, "1T1=4 1T1=6", "KA-2", "same-box")
    refused(game, state, ME, "1T1=4 1T2=5", "KA-2", "other-dice")
    refused(game, state, ME, "- - - - -", "KA-2", "write-now")
    refused(game, game.start(), ME, "1T1=4 1T2=6", "KA-2", "not-now")


@pytest.mark.rule("KA-2")
def test_how_many_ways_there_are_to_write() -> None:
    for players, roll, count in ((2, "roll 4 6", 21_840), (2, "roll 3 3", 10_920), (1, "roll 4 6", 10_920)):
        game = match(players)
        state = play(game, game.start(), roll)
        space = listed(game.moves(state, ME))
        assert len(space) == sum(1 for _ in space) == count
        assert all(space.contains(space.sample(Random(seed))) for seed in range(200))


@pytest.mark.rule("KA-3")
def test_a_number_is_erased_by_writing_over_it() -> None:
    game = match(1)
    state = play(game, game.start(), "roll 1 1", "0: 5T1=1 5T2=1", "roll 2 2", "0: 5T1=2 5T2=2")
    assert state.sheets[0] == sheet(T5="22.....")


@pytest.mark.rule("KA-4")
def test_the_rulebooks_sheet() -> None:
    paper = sheet(K1="66", K2="11", O3="444.", T5="1122222")
    assert learned(paper) == ("K", "K", "", "", "")
    game = match(1)
    state = msgspec.structs.replace(play(game, game.start(), "roll 2 2"), sheets=(paper,))
    state = play(game, state, "0: 5T1=2 5T2=2")
    assert learned(state.sheets[0]) == ("K", "K", "", "", "T")
    assert learned(BLANK) == ("",) * 5


@pytest.mark.rule("KA-5")
def test_a_kiai_is_heard_when_all_have_written() -> None:
    game = match(3)
    state = play(game, game.start(), "roll 4 6", "1: 1T1=4 1T2=6 kiai")
    for viewer in (0, 2, None):
        assert game.view(state, None if viewer is None else Seat(viewer)) == game.view(
            play(game, game.start(), "roll 4 6", "1: 1T1=4 1T2=6"), None if viewer is None else Seat(viewer)
        )
    heard = play(game, state, "0: 1T1=4 1T2=6", "2: 1T1=4 1T2=6")
    assert (heard.awaits, heard.caller) == ("settle", 1)


@pytest.mark.rule("KA-5")
def test_of_several_kiais_the_first_in_the_log_is_the_callers() -> None:
    game = match(3)
    texts = ("2: 1T1=4 1T2=6 kiai", "1: 1T1=4 1T2=6", "0: 1T1=4 1T2=6 kiai")
    assert play(game, game.start(), "roll 4 6", *texts).caller == 2


@pytest.mark.rule("KA-5")
def test_after_sixty_rolls_training_stops_by_itself() -> None:
    game = match()
    state = game.start()
    for number in range(MOST_ROLLS):
        assert state.awaits == "roll", number
        state = play(game, state, "roll 1 2", "1: 1T1=1 1T2=2", "0: 1T1=1 1T2=2")
    assert (state.awaits, state.caller) == ("settle", 0)


@pytest.mark.rule("KA-6")
def test_what_can_be_settled_on() -> None:
    game = match()
    state = fighting(game, "KO - H Y -", "- - - - -")
    assert {str(move) for move in listed(game.moves(state, ME))} == {"K - H Y -", "O - H Y -"}
    assert {str(move) for move in listed(game.moves(state, YOU))} == {"- - - - -"}
    refused(game, state, ME, "- - H Y -", "KA-6", "no-hesitating")
    refused(game, state, ME, "T - H Y -", "KA-4", "not-learned")
    refused(game, state, ME, "1T1=1 1T2=2", "KA-6", "settle-now")
    once = play(game, state, "0: K - H Y -")
    refused(game, once, ME, "O - H Y -", "KA-6", "settled")


@pytest.mark.rule("KA-6", "KA-11")
def test_everybody_is_asked_whether_they_have_a_choice_or_not() -> None:
    game = match(3)
    for sheets in (("KO O O O O", "- - - - -", "T T T T T"), ("- - - - -",) * 3):
        assert game.to_act(fighting(game, *sheets)) == {0, 1, 2}


@pytest.mark.rule("KA-7")
def test_the_caller_reads_first() -> None:
    game = match(3)
    state = play(game, fighting(game, "K - - - -", "O - - - -", "- - - - -", caller=1), "0: K - - - -", "2: - - - - -")
    events = game.events(state, YOU, game.parse(state, "O - - - -"), None)
    assert [event.order for event in events if isinstance(event, Read)] == [(1, 2, 0)] * 5


@pytest.mark.rule("KA-8")
def test_the_table_of_points() -> None:
    rows = {
        "-": (0, 0, 0, -1, -1, -1),
        "K": (0, 0, 0, 1, 0, 0),
        "H": (0, 0, 0, 0, 1, 0),
        "O": (1, 0, 1, 0, 1, 0),
        "Y": (1, 1, 0, 1, 0, 0),
        "T": (1, 1, 1, 1, 1, 0),
    }
    for mine in CODES:
        assert tuple(points(mine, theirs) for theirs in CODES) == rows[mine]


def steps(*players: str) -> list[tuple[int, ...]]:
    """Return what each player scores, step by step."""
    techniques = [[as_code(code) if code != "-" else "-" for code in player.split()] for player in players]
    return list(zip(*(step_scores(step) for step in zip(*techniques, strict=True)), strict=True))


@pytest.mark.rule("KA-7", "KA-8")
def test_the_rulebooks_fights() -> None:
    assert steps("K O T O Y", "O Y K O T", "Y H Y K -") == [(1, 2, 2, 0, 1), (1, 1, 0, 0, 2), (2, 1, 1, 2, -2)]
    joe, chuck, bruce = steps("O H", "K O", "Y -")
    assert (joe[0], chuck[0], bruce[0]) == (1, 1, 2)
    assert (sum(joe), sum(chuck), sum(bruce)) == (1, 3, 1)


@pytest.mark.rule("KA-9")
def test_three_rounds_and_the_highest_total_wins() -> None:
    game = match(3)
    state = game.start()
    for number in range(3):
        assert state.round == number
        made = fighting(game, "K O T O Y", "O Y K O T", "Y H Y K -")
        state = msgspec.structs.replace(state, awaits="settle", caller=ME, sheets=made.sheets)
        state = play(game, state, "0: K O T O Y", "1: O Y K O T", "2: Y H Y K -")
    assert game.scores(state) == (18, 12, 12)
    assert state.result
    assert (state.result.winners, state.result.scores, state.result.rule) == ((0,), (18, 12, 12), "KA-9")
    assert game.to_act(state) == frozenset()


@pytest.mark.rule("KA-9")
def test_a_tie_is_shared() -> None:
    game = match()
    state = msgspec.structs.replace(fighting(game, "- - - - -", "- - - - -"), round=2)
    over = play(game, state, "0: - - - - -", "1: - - - - -")
    assert over.result
    assert (over.result.winners, over.result.code) == ((0, 1), "shared")


@pytest.mark.rule("KA-10")
@pytest.mark.parametrize("level", range(6))
def test_alone_the_training_lasts_so_many_rolls(level: int) -> None:
    game = match(1, level)
    state, rng = game.start(), Random(1)
    while state.awaits != "settle":
        (seat,) = game.to_act(state)
        state = game.apply(
            state, seat, game.nature(state, rng) if seat == NATURE else game.moves(state, seat).sample(rng)
        )
    assert state.rolls == 24 - 4 * level


@pytest.mark.rule("KA-10")
def test_alone_there_is_no_kiai_but_time() -> None:
    game = match(1)
    state = play(game, game.start(), "roll 1 2")
    refused(game, state, ME, "1T1=1 1T2=2 kiai", "KA-10", "no-kiai")
    state = play(game, state, "0: 1T1=1 1T2=2")
    assert play(game, state, "time").awaits == "settle"
    with pytest.raises(IllegalMove):
        play(game, game.start(), "time")
    with pytest.raises(IllegalMove):
        play(match(), match().start(), "time")


@pytest.mark.rule("KA-10")
def test_the_opponent_is_the_higher_of_two_dice_that_are_both_kept() -> None:
    game = match(1)
    state = play(game, fighting(game, "O O - K Y"), "0: O O - K Y")
    odds = game.outcomes(state)
    assert odds is not None
    assert {str(move): chance for move, chance in odds} == {
        f"opponent {first} {second}": Fraction(1, 36) for first in range(1, 7) for second in range(1, 7)
    }
    rng, seen = Random(5), dict.fromkeys((str(move) for move, _ in odds), 0)
    for _ in range(3600):
        seen[str(game.nature(state, rng))] += 1
    assert all(abs(count - 100) < 45 for count in seen.values())  # over 4 sigma
    for dice, code in (("1 1", "-"), ("2 1", "K"), ("3 3", "H"), ("1 4", "O"), ("5 2", "Y"), ("6 1", "T")):
        met = play(game, state, f"opponent {dice}")
        (fight,) = met.fights
        assert (fight.techniques[1], fight.dice) == ((code,), (tuple(map(int, dice.split())),))
        (read,) = game.events(state, NATURE, game.parse(state, f"opponent {dice}"), None)
        assert isinstance(read, Read)
        assert read.dice == fight.dice[0]
    with pytest.raises(IllegalMove):
        play(game, state, "opponent O")


@pytest.mark.rule("KA-10")
def test_a_fight_alone_is_read_step_by_step() -> None:
    game = match(1)
    state = play(game, fighting(game, "O O - K Y"), "0: O O - K Y")
    totals = list[tuple[int, ...]]()
    for dice in ("1 1", "1 2", "6 3", "4 4", "5 1"):
        state = play(game, state, f"opponent {dice}")
        totals.append(game.scores(state))
    assert totals == [(1, -1), (1, 0), (0, 1), (1, 1), (1, 1)]
    assert (state.round, state.awaits) == (1, "roll")


@pytest.mark.rule("KA-10")
def test_who_wins_alone() -> None:
    game = match(1)
    for codes, winners in (("- - - - -", (0,)), ("T T T T T", (1,)), ("O O O O O", (0, 1))):
        state = msgspec.structs.replace(fighting(game, "O O O O O"), round=2)
        over = play(game, state, "0: O O O O O", *(f"opponent {1 + '-KHOYT'.index(code)} 1" for code in codes.split()))
        assert over.result
        assert (over.result.winners, over.result.rule) == (winners, "KA-10")


@pytest.mark.rule("KA-11")
def test_nobody_learns_anything_of_anothers_writing() -> None:
    game = match(3)
    state = play(game, game.start(), "roll 4 6")
    ways = ("1T1=4 1T2=6", "3O4=4 1K1=6", "5K1=6 5K2=4 kiai")
    for viewer in (YOU, Seat(2), None):
        events = {JSON.encode(list(game.events(state, ME, game.parse(state, way), viewer))) for way in ways}
        seen = {JSON.encode(game.view(play(game, state, f"0: {way}"), viewer)) for way in ways}
        assert len(events) == len(seen) == 1


@pytest.mark.rule("KA-11")
def test_sheets_are_private_until_the_match_is_over() -> None:
    game = match()
    state = msgspec.structs.replace(fighting(game, "KO - - - -", "- - - - -"), round=1, past=((BLANK, BLANK),))
    after = play(game, state, "1: - - - - -", "0: K - - - -")
    assert game.view(after, YOU).sheets == ()
    assert game.view(after, YOU).fights[0].techniques[0] == ("K", "-", "-", "-", "-")
    last = msgspec.structs.replace(state, round=2)
    over = play(game, last, "1: - - - - -", "0: K - - - -")
    assert game.view(over, YOU).sheets[-1][0] == sheet_with("KO - - - -")
    assert game.view(over, None).sheets == game.view(over, YOU).sheets


def test_the_default_writes_where_it_does_least_harm() -> None:
    game = match()
    state = play(game, game.start(), "roll 4 4")
    papers = {
        sheet(O1="444."): ("O", ""),
        sheet(K1="44", O2="4441"): ("K", "O"),
        sheet(T1="1111111", K2="66"): ("T", "K"),
    }
    for paper, kept in papers.items():
        here = msgspec.structs.replace(state, sheets=(paper, paper))
        default = game.default(game.view(here, ME))
        assert isinstance(default, Write)
        assert not default.kiai
        after = play(game, here, f"0: {default}", "1: 5T1=4 5T2=4").sheets[0]
        assert learned(after)[:2] == kept


def test_options_are_as_the_catalog_says() -> None:
    assert Karate(Options(players=8)).players == 8
    assert chabudai.game("karate", players=1, level=5).sides == ("player", "opponent")
    plain = chabudai.game("karate").options
    assert isinstance(plain, Options)
    assert (plain.kiai, plain.tie) == ("all", "race")


@pytest.mark.rule("KA-8")
def test_every_pairing_has_a_reason_that_fits_its_points() -> None:
    for mine in CODES:
        for theirs in CODES:
            reason, given = why(mine, theirs), points(mine, theirs)
            assert (reason in {"hit", "open", "block"}) == (given == 1), (mine, theirs)
            assert (reason == "struck") == (given == -1), (mine, theirs)
    assert (why("O", "-"), why("K", "O"), why("Y", "H")) == ("open", "block", "blocked")
    assert (why("O", "T"), why("K", "T"), why("K", "H")) == ("beaten", "late", "idle")
    assert (why("T", "T"), why("-", "K"), why("-", "O")) == ("even", "pause", "struck")
