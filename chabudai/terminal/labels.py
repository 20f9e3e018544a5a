"""Labels that the boards of several games have: who sits where, whose turn it is, who has won."""

from chabudai.core import Holder, Phrasebook, Seat, visible_name
from chabudai.terminal.board_state import BoardState


def side_label(now: BoardState, seat: Seat, book: Phrasebook) -> str:
    """Return what a side is called within a sentence: `dark`; in other languages as anywhere."""
    return now.names.sides[seat] if book.language == "en" else book.side(seat, now.names.sides[seat])


def holder_label(now: BoardState, seat: Seat, book: Phrasebook) -> str:
    """Return who sits there: `you`, a name, `person`, or `bot, level 2`."""
    return book.text("holder-you") if seat == now.names.you else describe_holder(now.names.holders[seat], book)


def describe_holder(holder: Holder, book: Phrasebook) -> str:
    """Return a seat's holder in words, whoever reads them."""
    name = visible_name(holder.name)  # a log may come from anywhere
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
