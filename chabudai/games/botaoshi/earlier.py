"""Earlier versions of the rules, by which logs and matches are replayed and played on that began under them."""

from typing import Annotated, ClassVar, Final

from msgspec import Meta
from msgspec.structs import replace

from chabudai.core import Struct
from chabudai.games.botaoshi.options import MOST_TURNS, HandKind, Options, Setup, setup_of
from chabudai.games.botaoshi.rules import Botaoshi


class FirstOptions(Struct):
    """What could be chosen under the first version."""

    hand: HandKind = "steady"
    practice: bool = False
    turn_limit: Annotated[int, Meta(ge=1, le=MOST_TURNS)] | None = None


class FirstBotaoshi(Botaoshi):
    """Version 1: a scoring shot could be aimed anywhere, and only a touch of the table beyond the ramp spoilt it."""

    version: ClassVar[int] = 1
    options_type: ClassVar[type[Struct]] = FirstOptions

    def setup(self) -> Setup:
        """Return the options with what could not be chosen then."""
        chosen = self.options
        options = Options(chosen.hand, chosen.practice, chosen.turn_limit, round_limit=None)
        return replace(setup_of(options), rules=self.version)


VERSIONS: Final = {FirstBotaoshi.version: FirstBotaoshi}
