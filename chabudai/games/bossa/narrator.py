"""BOSSa in sentences: what happened, and why not."""

from collections.abc import Iterator, Mapping, Sequence

from chabudai.core import Message, MessageList, Narrator, SeatName, Struct
from chabudai.games.bossa.events import Dealt, Discarded, Drew, Exchanged, Placed, Rolled, Stacked
from chabudai.games.bossa.stuck import Need, Stuck
from chabudai.games.bossa.tiles import COLOUR_NAMES, COLOURS, TILES, Colour, Tile, Tiles, dots

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
        case Placed(seat, line, value, tiles):
            said = Message.of("event-placed", who=SeatName(seat), tiles=_listed(tiles), place=place_name(line, value))
        case Stacked(seat, line, value, tiles):
            facts = {"who": SeatName(seat), "tiles": _listed(tiles), "place": place_name(line, value)}
            said = Message.of("event-stacked", **facts, layers=event.layers)
        case _:
            return None
    return said


def tile_name(tile: Tile) -> Message:
    """Return a tile by its dots: `W2·B3`, or of one colour only."""
    white, black = (dots(tile, colour) for colour in COLOURS)
    name = "tile-short" if white and black else "tile-short-W" if white else "tile-short-B"
    return Message.of(name, white=white, black=black)


def _listed(tiles: Tiles) -> MessageList:
    return MessageList(tuple(map(tile_name, tiles)))


def place_name(line: Colour, value: int) -> Message:
    """Return a place by its line's colour and its value: `white 5`."""
    return Message.of("place", colour=Message(f"colour-{line}"), value=value)


def stuck_messages(stuck: Stuck, hand: Tiles) -> Iterator[Message]:
    """Yield why somebody with this hand is stuck: what each place would need, then why no marker helps."""
    for need in stuck.places:
        few, many = need.sizes
        place = place_name(need.line, need.value)
        yield Message.of("stuck-place", place=place, value=need.value, few=few, many=many)
    for colour in COLOURS:
        shown = tuple(str(dots(tile, colour)) for tile in hand if dots(tile, colour))
        facts = {"colour": Message(f"colour-{colour}"), "dots": MessageList(shown)}
        yield Message.of("stuck-dots" if shown else "stuck-no-dots", **facts)
    needs = MessageList(tuple(map(_needed, stuck.stacks)))
    for each in stuck.markers:
        yield Message.of(f"stuck-{each.why}", marker=Message(f"marker-{each.marker}"), needs=needs)


def _needed(need: Need) -> Message:
    return Message.of("stuck-on", place=place_name(need.line, need.value), size=need.sizes[0])


def _named(name: str, value: str | int) -> Message | str | int:
    match name:
        case "tile":
            return tile_name(Tile(str(value))) if value in TILES else value  # what is no tile stays as it was written
        case "colour":
            return Message(f"colour-{_COLOURS[str(value)]}")
        case _:
            return Message(f"marker-{value}")


NARRATOR = BossaNarrator()
