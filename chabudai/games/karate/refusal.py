"""Why a move can't be made: the sentence, and the rule that forbids it."""

from chabudai.core import NATURE, IllegalMove, Seat
from chabudai.games.karate.moves import ChooseTechniques, Write
from chabudai.games.karate.sheet import HESITATE, INDEX, STEPS, choices
from chabudai.games.karate.state import State, is_solo


def refuse(state: State, seat: Seat, move: object) -> IllegalMove:
    """Return the error for a move that is not legal here; it tells nothing that the seat does not know."""
    return _about_the_turn(state, seat) or _about_the_move(state, seat, move)


def _about_the_turn(state: State, seat: Seat) -> IllegalMove | None:
    if state.result:
        return IllegalMove("The match is over.", rule=state.result.rule, code="over")
    if seat == NATURE:
        return IllegalMove("That is not what chance has to decide now.", rule="KA-2", code="not-now")
    if not 0 <= seat < state.players:
        return IllegalMove(f"This match has {state.players} seats, not {seat}.", rule="KA-1", code="no-such-seat")
    if state.awaits in {"roll", "opponent"}:
        return IllegalMove("Wait for the dice.", rule="KA-2", code="not-now")
    return _about_doing_it_twice(state, seat)


def _about_doing_it_twice(state: State, seat: Seat) -> IllegalMove | None:
    if state.awaits == "write" and state.writings[seat]:
        return IllegalMove("You have written for this roll already.", rule="KA-2", code="written")
    if state.awaits == "settle" and state.chosen[seat]:
        return IllegalMove("You have settled on your techniques already.", rule="KA-6", code="settled")
    return None


def _about_the_move(state: State, seat: Seat, move: object) -> IllegalMove:
    if state.awaits == "write":
        return _about_the_writing(state, move)
    return _about_the_settling(state, seat, move)


def _about_the_writing(state: State, move: object) -> IllegalMove:
    dice = state.dice or (0, 0)
    if not isinstance(move, Write):
        return IllegalMove("Now both dice are written into boxes.", rule="KA-2", code="write-now")
    for mark in move.marks:
        if mark.box not in INDEX:
            return IllegalMove(f"There is no box {mark.box}.", rule="KA-1", code="no-such-box", box=mark.box)
    if sorted(mark.number for mark in move.marks) != sorted(dice):
        words = f"The dice show {dice[0]} and {dice[1]}."
        return IllegalMove(words, rule="KA-2", code="other-dice", first=dice[0], second=dice[1])
    if move.marks[0].box == move.marks[1].box:
        return IllegalMove("The two results go into two different boxes.", rule="KA-2", code="same-box")
    if move.kiai and is_solo(state):
        return IllegalMove("Alone there is no kiai: the training lasts its time.", rule="KA-10", code="no-kiai")
    words = "A writing names the boxes in the order of the dice, or of the sheet where the dice are equal."
    return IllegalMove(words, rule="KA-2", code="other-order")


def _about_the_settling(state: State, seat: Seat, move: object) -> IllegalMove:
    if not isinstance(move, ChooseTechniques) or len(move.techniques) != STEPS:
        return IllegalMove("Now a technique is settled on for each of five steps.", rule="KA-6", code="settle-now")
    allowed = choices(state.sheets[seat])
    for number, (code, among) in enumerate(zip(move.techniques, allowed, strict=True), 1):
        if code not in among and among != HESITATE and code == HESITATE:
            words = f"In step {number} you have learned something, so you may not hesitate."
            return IllegalMove(words, rule="KA-6", code="no-hesitating", step=number)
        if code not in among:
            words = f"In step {number} you have not learned that technique."
            return IllegalMove(words, rule="KA-4", code="not-learned", step=number, technique=code)
    return IllegalMove("That can't be done now.", rule="KA-6", code="not-a-move")
