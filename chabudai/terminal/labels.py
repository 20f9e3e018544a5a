"""Labels that the boards of several games have: who sits where, whose turn it is, who has won."""

from chabudai.core import Holder, Message, Phrasebook, Seat
from chabudai.core.messages import Argument, SeatName
from chabudai.terminal.board_state import BoardState
from chabudai.terminal.names import Names, holder_name
from chabudai.terminal.words import capital


def side_label(now: BoardState, seat: Seat, book: Phrasebook) -> str:
    """Return what a side is called within a sentence: `dark`; in other languages as anywhere."""
    return describe_side(now.names, seat, book)


def describe_side(names: Names, seat: Seat, book: Phrasebook) -> str:
    """Return the same by the names at a table: one player's several sides are runs, `run-0` in the messages."""
    if book.language == "en":
        return names.sides[seat]
    run = f"run-{seat}"
    return book.text(run) if names.alone and book.has(run) else book.side(seat, names.sides[seat])


def player_label(now: BoardState, seat: Seat, book: Phrasebook) -> str:
    """Return who plays a side, within a sentence: by name, `Hana`, else as the side is called, `dark`."""
    return describe_player(now.names, seat, book)


def describe_player(names: Names, seat: Seat, book: Phrasebook) -> str:
    """Return the same by the names at a table; a side may be nobody's, as that of an opponent made of dice."""
    return names.given(seat, book) or describe_side(names, seat, book)


def seat_label(now: BoardState, seat: Seat, book: Phrasebook) -> str:
    """Return who somebody is within a sentence: `you`, `Hana`, or `the player` whose sides are all of them."""
    if seat == now.names.you:
        return book.text("holder-you")
    return book.text("the-player") if now.names.alone else player_label(now, seat, book)


def whose_label(now: BoardState, seat: Seat, book: Phrasebook) -> str:
    """Return `your` or `dark's`, as it stands before a noun."""
    message = Message.of("terminal-whose", who=SeatName(seat))
    return book.say(message, lambda each: seat_label(now, each, book), now.names.you)


def tell(now: BoardState, book: Phrasebook, name: str, who: Seat, **facts: Argument) -> str:
    """Return a sentence that begins with somebody, who may be the reader: `You flick w1.`, `White flicks w1.`."""
    message = Message.of(name, who=SeatName(who), **facts)
    return book.say(message, lambda seat: capital(seat_label(now, seat, book)), now.names.you)


def holder_label(now: BoardState, seat: Seat, book: Phrasebook) -> str:
    """Return who sits there: `you`, a name, `person`, or `bot, level 2`."""
    return book.text("holder-you") if seat == now.names.you else describe_holder(now.names.holders[seat], book)


def describe_holder(holder: Holder, book: Phrasebook) -> str:
    """Return a seat's holder in words, whoever reads them."""
    name = holder_name(holder, book)
    if holder.kind == "person":
        return name or book.text("holder-person")
    if holder.level is None:
        return name or book.text("holder-any-bot")
    if name:
        return book.text("holder-named-bot", name=name, level=holder.level)
    return book.text("holder-bot", level=holder.level)


def fate_label(now: BoardState, seat: Seat, book: Phrasebook) -> str:
    """Return whether somebody is to move, or has won; empty where neither is so."""
    if now.result is None:
        return f"  {book.text('terminal-to-move')}" if seat in now.acting else ""
    return f"  {book.text('terminal-won')}" if seat in now.result.winners else ""
