"""BOSSa in sentences: what happened, and why not."""

from collections.abc import Mapping, Sequence

from chabudai.core import Message, MessageList, Narrator, SeatName, Struct
from chabudai.games.bossa.events import Dealt, Discarded, Drew, Exchanged, Placed, Rolled, Stacked
from chabudai.games.bossa.tiles import COLOUR_NAMES, COLOURS, TILES, Colour, Tile, dots

_COLOURS: Mapping[str, Colour] = {COLOUR_NAMES[colour]: colour for colour in COLOURS}


class BossaNarrator(Narrator):
    """Calls tiles by their dots, places by their colours and markers by their names."""

    package = "chabudai.games.bossa"

    def step(self, events: Sequence[Struct]) -> Sequence[Message]:
        """Return a sentence for each event."""
        return [message for message in map(_said, events) if message]

    def refusal(self, code: str, facts: Mapping[str, str | int]) -> Message:
        """Return the sentence about why a move is refused."""
        plain = super().refusal(code, facts)
        named = {name: _named(name, value) for name, value in facts.items() if name in {"tile", "colour", "marker"}}
        more = {"more": int(facts["connects"]) + 1} if "connects" in facts else {}
        return Message(plain.id, {**plain.args, **named, **more})


def _said(event: Struct) -> Message | None:
    match event:
        case Dealt():
            said = Message("event-dealt")
        case Rolled(white, black, starts) if starts is not None:
            said = Message.of("event-rolled", white=white, black=black, who=SeatName(starts))
        case Rolled(white):
            said = Message.of("event-rolled-equal", white=white)
        case Drew(seat, tile):
            said = Message.of("event-drew", who=SeatName(seat), tile=tile_name(tile))
        case Discarded(seat, tile):
            said = Message.of("event-discarded", who=SeatName(seat), tile=tile_name(tile))
        case Exchanged(seat, gave, got):
            said = Message.of("event-exchanged", who=SeatName(seat), gave=tile_name(gave), got=tile_name(got))
        case Placed(seat, line, value, tiles) | Stacked(seat, line, value, tiles):
            name = "event-placed" if isinstance(event, Placed) else "event-stacked"
            place = Message.of("place", colour=Message(f"colour-{line}"), value=value)
            said = Message.of(name, who=SeatName(seat), tiles=MessageList(tuple(map(tile_name, tiles))), place=place)
        case _:
            return None
    return said


def tile_name(tile: Tile) -> Message:
    """Return a tile by its dots: `W2·B3`, or of one colour only."""
    white, black = (dots(tile, colour) for colour in COLOURS)
    name = "tile-short" if white and black else "tile-short-W" if white else "tile-short-B"
    return Message.of(name, white=white, black=black)


def _named(name: str, value: str | int) -> Message | str | int:
    match name:
        case "tile":
            return tile_name(Tile(str(value))) if value in TILES else value  # what is no tile stays as it was written
        case "colour":
            return Message(f"colour-{_COLOURS[str(value)]}")
        case _:
            return Message(f"marker-{value}")


NARRATOR = BossaNarrator()
