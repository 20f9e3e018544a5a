"""The command `replay`: shows a saved game move by move."""

from chabudai import catalog
from chabudai.cli.errors import UsageError
from chabudai.cli.files import load
from chabudai.cli.history import History, ending
from chabudai.cli.screen import SHU, Screen
from chabudai.cli.voice import terminal_language
from chabudai.core import BrokenLog, Language, Seat, match_result, trail
from chabudai.terminal import Board, Names


def replay(path: str, *, to: int | None, step: bool, plain: bool, lang: Language | None) -> int:
    """Print a saved game: its moves and the last board, or one board after the other."""
    screen = Screen(plain=plain)
    history = _history(path, terminal_language(lang, plain=screen.plain))
    last = len(history.entries) if to is None else to
    if last > len(history.entries):
        raise UsageError(f"{path} has {len(history.entries)} entries, not {last}")
    board = catalog.board(history.game.id)
    screen.say(_heading(history), "bold")
    if step:
        _step(history, last, screen, board)
    else:
        for number in range(last):
            screen.list(history.lines(number))
        _show(history, last, screen, board)
    return 0


def _history(path: str, language: Language) -> History:
    game, log = load(path)
    try:
        found = trail(game, log)
    except BrokenLog as error:
        raise UsageError(f"{path}: {error}") from error
    names = Names.at(game, log.header.seats, spoken_to=False)
    return History(game, log.entries, found, names, viewer=None, language=language)


def _heading(history: History) -> str:
    names = history.names
    voice = history.voice
    holders = [voice.holder(holder) for holder in names.holders]
    sides = [voice.label(Seat(side)) for side in range(len(names.sides))]
    pairs = zip(sides, holders, strict=False)  # a side may be nobody's, as that of an opponent made of dice
    who = holders[0] if names.alone else ", ".join(f"{side}: {holder}" for side, holder in pairs)
    return f"{catalog.words(history.game.id, voice.language).title} ({who})"


def _step(history: History, last: int, screen: Screen, board: Board) -> None:
    _show(history, 0, screen, board)
    for number in range(last):
        try:
            if screen.ask(f"{history.voice.say('replay-step')} ").lower() in {"q", "quit"}:
                return
        except EOFError:
            screen.say()
            return
        screen.list(history.lines(number))
        _show(history, number + 1, screen, board)


def _show(history: History, count: int, screen: Screen, board: Board) -> None:
    """Draw the board after so many entries, and the result where they end the game."""
    here = history.trail[count]
    then = history._replace(
        entries=history.entries[:count],
        trail=history.trail[: count + 1],
        names=history.names._replace(holders=here.seats),
    )
    screen.say()
    screen.show(board.draw(then.board_state(plain=screen.plain, width=screen.width)))
    screen.say()
    result = match_result(history.game, here)
    if result:
        screen.say(ending(history.game, result, then.names, board.unit, then.language), f"bold {SHU}")
