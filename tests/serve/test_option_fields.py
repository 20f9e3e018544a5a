"""What can be settled before a match, read off a game's options."""

from typing import Annotated, Literal

from msgspec import Meta

from chabudai.core import Struct
from chabudai.games.ppolf import Options as Ppolf
from chabudai.serve.option_fields import option_fields
from chabudai.serve.protocol import OptionField


class Options(Struct):
    """One option of each form."""

    players: int = 2
    place: Literal["here", "there"] | tuple[float, float] = "there"
    fast: bool | tuple[int, ...] = False
    lives: Annotated[int, Meta(ge=1, le=3, extra={"players": 2})] = 3
    motto: str = "go"
    depth: int | None = None
    limit: Annotated[int, Meta(ge=2, le=9)] | None = None
    rounds: Annotated[int, Meta(ge=2, le=99)] | None = 6
    name: str | int | None = None
    weights: tuple[float, ...] = ()
    drawing: Annotated[tuple[float, ...], Meta(extra={"form": "own"})] = ()


def test_every_form_that_a_page_can_offer() -> None:
    assert option_fields(Options) == (
        OptionField("place", "choice", "there", ("here", "there")),
        OptionField("fast", "switch", default=False),
        OptionField("lives", "choice", 3, (1, 2, 3), 2),
        OptionField("motto", "text", "go"),
        OptionField("limit", "number", None, (2, 9)),
        OptionField("rounds", "number", 6, (2, 99)),
        OptionField("name", "text", None),
        OptionField("drawing", "own", ()),
    )


def test_choices_stand_in_the_order_of_the_game() -> None:
    (table,) = (field for field in option_fields(Ppolf) if field.name == "table")
    assert table.choices == ("standard", "small", "large")


def test_the_option_fields_of_a_game_with_many_options() -> None:
    names = {field.name: field.kind for field in option_fields(Ppolf)}
    assert names == {
        "table": "choice",
        "obstacles": "switch",
        "own_obstacles": "own",
        "hand": "choice",
        "practice": "switch",
        "course": "text",
        "second_run": "choice",
        "limit": "number",
    }
