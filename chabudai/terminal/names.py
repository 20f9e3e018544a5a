"""How the seats are called: `you` for the one person at the keyboard, others by name, else as their side is called."""

from typing import NamedTuple

from chabudai.core import NATURE, AnyGame, Holder, Phrasebook, Seat, owner, phrasebook, visible_name
from chabudai.core.messages import SHARED
from chabudai.terminal.words import capital


def holder_name(holder: Holder, book: Phrasebook) -> str:
    """Return the name of a seat's holder: a person's own, or that of the computer's player; empty for none."""
    bot = f"bot-{holder.bot}"
    name = visible_name(holder.name)  # a log may come from anywhere
    return name or (book.text(bot) if holder.kind == "bot" and book.has(bot) else "")


class Names(NamedTuple):
    """The names of all seats of a match."""

    sides: tuple[str, ...]
    holders: tuple[Holder, ...]
    you: Seat | None
    """The seat of the person who is spoken to, where there is only one."""
    alone: bool = False
    """Whether all sides are one player's, who plays against what they did before."""

    @classmethod
    def at(cls, game: AnyGame, holders: tuple[Holder, ...], *, spoken_to: bool = True) -> "Names":
        """Return the names at a table; with one person there, that one is spoken to where `spoken_to` is set."""
        owners = {owner(game, side) for side in range(len(game.sides))}
        names = cls(game.sides, holders, None, alone=len(owners) == 1 < len(game.sides))
        return names._replace(you=names.people[0]) if spoken_to and len(names.people) == 1 else names

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people sit on."""
        return tuple(Seat(number) for number, holder in enumerate(self.holders) if holder.kind == "person")

    def given(self, seat: int, book: Phrasebook) -> str:
        """Return the name of whoever plays a side; empty where there is none, and where all sides are one player's."""
        return holder_name(self.holders[seat], book) if seat < len(self.holders) and not self.alone else ""

    def plain(self, seat: Seat) -> str:
        """Return `you`, `Hana` or `dark`."""
        if seat == NATURE:
            return "chance"
        if seat == self.you:
            return "you"
        if self.alone:
            return "the player"
        return self.given(seat, phrasebook((SHARED,), "en")) or self.sides[seat]

    def side(self, side: int) -> str:
        """Return who a side is: `you`, `Hana` or `dark`, and `first run` where all sides are one player's."""
        return self.sides[side] if self.alone else self.plain(Seat(side))

    def subject(self, seat: Seat) -> str:
        """Return `You` or `Dark`."""
        return capital(self.plain(seat))

    def whose(self, seat: Seat) -> str:
        """Return `your` or `dark's`."""
        return "your" if seat == self.you else f"{self.plain(seat)}'s"

    def verb(self, seat: Seat, for_you: str, otherwise: str) -> str:
        """Return `You have` or `Dark has` for the verbs `have` and `has`."""
        return capital(self.does(seat, for_you, otherwise))

    def does(self, seat: Seat, for_you: str, otherwise: str) -> str:
        """Return the same within a sentence: `you have` or `dark has`."""
        return f"{self.plain(seat)} {for_you if seat == self.you else otherwise}"
