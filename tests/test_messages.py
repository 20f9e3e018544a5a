"""The sentences: whole in every language, all of them used, and none missing."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from chabudai import catalog
from chabudai.core import (
    LANGUAGES,
    NATURE,
    AnyGame,
    GameEntry,
    IllegalMove,
    Language,
    Message,
    MessageList,
    Phrasebook,
    Seat,
    SeatName,
    Struct,
    read_messages,
    with_engine,
)
from chabudai.core.messages import SHARED
from chabudai.testkit.lessons import words_of
from chabudai.testkit.walks import walk
from tests import message_files as files
from tests.message_files import WEB

ENTRIES = catalog.entries()
IDS = [entry.id for entry in ENTRIES]
PHRASES = json.loads((Path(__file__).parent / "phrases.json").read_text("utf-8"))
FRAME_FOLDERS = [path for path in WEB.iterdir() if path.name != "games"]
by_game = pytest.mark.parametrize("entry", ENTRIES, ids=IDS)


@cache
def messages(package: str, language: Language = "en") -> dict[str, frozenset[str]]:
    text = read_messages(package, language)
    assert text is not None, f"{package} has no sentences in {language}"
    return files.read(text)


def client_folders(entry: GameEntry) -> list[Path]:
    """Return where the client says what a game says: games with flicks share a board."""
    flicks = with_engine(catalog.game(entry.id)) is not None
    return [WEB / "games" / entry.id, *([WEB / "flick"] if flicks else [])]


def frame(language: Language = "en") -> dict[str, frozenset[str]]:
    return files.read((WEB / "i18n" / f"{language}.ftl").read_text("utf-8"))


# The files


@pytest.mark.parametrize("package", [SHARED, *(entry.package for entry in ENTRIES)])
def test_all_languages_have_the_same_messages_with_the_same_variables(package: str) -> None:
    english = messages(package)
    for language in LANGUAGES:
        found = messages(package, language)
        assert set(found) == set(english)
        assert {name: used for name, used in found.items() if _worth(used) != _worth(english[name])} == {}


def _worth(names: frozenset[str]) -> frozenset[str]:
    """Return the variables that say something: a language may or may not tell one from many, and you from others."""
    return frozenset(name.removesuffix("_count").removesuffix("_is") for name in names)


def test_the_frame_says_the_same_in_all_languages() -> None:
    assert frame("ja") == frame("en")


def test_nothing_is_said_twice_by_the_frame_and_the_shared_file() -> None:
    assert not set(frame()) & set(messages(SHARED))


# What is said is there, and what is there is said


@by_game
def test_all_that_the_client_says_of_a_game_is_there(entry: GameEntry) -> None:
    known = {*messages(entry.package), *messages(SHARED)}
    asked = files.asked_in_typescript("t", *client_folders(entry))
    assert asked.ids - known == set()
    assert {start for start in asked.prefixes if not any(name.startswith(start) for name in known)} == set()


def test_all_that_the_frame_says_is_there() -> None:
    known = {*frame(), *messages(SHARED)}
    asked = files.asked_in_typescript("say", *FRAME_FOLDERS)
    assert asked.ids - known == set()
    assert {start for start in asked.prefixes if not any(name.startswith(start) for name in known)} == set()


@by_game
def test_all_messages_of_a_game_are_said(entry: GameEntry) -> None:
    client, python = files.in_typescript(*client_folders(entry)), files.in_python(entry.package)
    said = {name for name in messages(entry.package) if client.has(name) or python.has(name) or _by_rule(entry, name)}
    said.update(name for step in catalog.lesson(entry.id).steps for name in words_of(step))
    assert set(messages(entry.package)) - said == set()


def _by_rule(entry: GameEntry, name: str) -> bool:
    """Tell whether a message is said by its name: of an event, a refusal, a result, an option, a side or a level."""
    kind, _, rest = name.partition("-")
    match kind:
        case "event":
            return rest in {cast("Any", event).__struct_config__.tag for event in _events(entry)}
        case "refusal":
            shared = files.refusal_codes(SHARED).ids | files.refusal_codes("chabudai.table").ids
            return rest in shared or files.refusal_codes(entry.package).has(rest)
        case "result":
            return rest in {"resigned", "ended-early"} or files.result_codes(entry.package).has(rest)
        case "option":
            fields = msgspec.structs.fields(catalog.options_type(entry.id))
            return any(rest == field.name or rest.startswith(f"{field.name}-") for field in fields)
        case "level":
            return rest.removesuffix("-about") in map(str, catalog.levels(entry.id))
        case _:
            return kind in {"side", "title", "about", "goal", "terminal"}


@by_game
def test_every_game_says_its_goal(entry: GameEntry) -> None:
    assert "goal" in messages(entry.package)


def _events(entry: GameEntry) -> tuple[type[Struct], ...]:
    kinds = catalog.game(entry.id).wire.event
    return cast("tuple[type[Struct], ...]", getattr(kinds, "__args__", (kinds,)))


def test_all_messages_of_the_frame_are_said() -> None:
    client = files.in_typescript(WEB)
    problems = {name for name in frame() if name.startswith("refusal-")}
    assert {name for name in frame() if not client.has(name)} - problems == set()


@by_game
def test_every_refusal_has_its_sentence(entry: GameEntry) -> None:
    known = {*messages(entry.package), *messages(SHARED)}
    codes = files.refusal_codes(entry.package)
    assert {code for code in codes.ids if f"refusal-{code}" not in known} == set()
    assert {start for start in codes.prefixes if not any(one.startswith(f"refusal-{start}") for one in known)} == set()


@pytest.mark.parametrize("package", ["chabudai.core", "chabudai.table"])
def test_every_refusal_at_any_table_has_its_sentence(package: str) -> None:
    codes = files.refusal_codes(package).ids - {"illegal"}
    assert {code for code in codes if f"refusal-{code}" not in messages(SHARED)} == set()


@by_game
def test_every_result_has_its_sentence(entry: GameEntry) -> None:
    codes = files.result_codes(entry.package).ids
    assert {code for code in codes if f"result-{code}" not in messages(entry.package)} == set()


# What a narrator gives fits what is written


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda one: one.id)
def test_sentences_get_what_they_ask_for(entry: GameEntry) -> None:
    game = catalog.game(entry.id)
    narrator, rng = catalog.narrator(entry.id), Random(entry.id)
    for number in range(6):
        played = walk(game, [rng.randrange(10**6) for _ in range(40)])
        for viewer in (None, Seat(0)):
            for step in played.steps:
                for message in narrator.step(game.events(step.state, step.seat, step.move, viewer)):
                    _fits(entry, message)
        for refusal in _refusals(game, played.states, Random(number)):
            _fits(entry, refusal.message)
            assert refusal.reason


def _refusals(game: AnyGame, states: Any, rng: Random) -> Iterator[IllegalMove]:
    """Yield why moves of one state can't be made in another."""
    for _ in range(60):
        here, there = rng.choice(states), rng.choice(states)
        for seat in sorted(game.to_act(there) - {NATURE}):
            for actor in map(Seat, range(game.players + 1)):
                try:
                    game.apply(here, actor, game.moves(there, seat).sample(rng))
                except IllegalMove as refusal:
                    yield refusal


def _fits(entry: GameEntry, message: Message) -> None:
    """Check that a message is written, in all languages, and given all the variables that it has there."""
    given = set(message.args)
    for name, value in message.args.items():
        given |= {f"{name}_is"} if isinstance(value, SeatName) else set()
        if isinstance(value, MessageList):
            given.add(f"{name}_count")
            for item in value.items:
                if isinstance(item, Message):
                    _fits(entry, item)
        if isinstance(value, Message):
            _fits(entry, value)
    for language in LANGUAGES:
        known = messages(SHARED, language) | messages(entry.package, language)
        assert message.id in known
        assert known[message.id] <= given, message.id


# The phrasebook


class Written(Phrasebook):
    """A phrasebook of texts that are given."""

    def __init__(self, texts: dict[str, str], language: Language) -> None:
        super().__init__((), language)
        for tongue in dict.fromkeys((language, "en")):
            bundle = FluentBundle([tongue], use_isolating=False)
            bundle.add_resource(FluentResource(texts[tongue]))
            self._bundles.append(bundle)


@pytest.mark.parametrize("case", PHRASES["cases"], ids=lambda case: case["en"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phrasebook_says_what_the_client_says(case: dict[str, Any], language: Language) -> None:
    message = msgspec.convert({"type": "message", **case["message"]}, Message)
    book = Written(PHRASES["files"], language)
    assert book.say(message, PHRASES["names"].__getitem__, Seat(PHRASES["you"])) == case[language]


def test_sides_are_called_by_label_number_or_as_players() -> None:
    book = catalog.phrases("kooshi")
    assert (book.side(1), book.side(1, "dark"), book.side(7), book.side(7, "second run")) == (
        "Dark",
        "Dark",
        "Player 8",
        "Second run",
    )


def test_sentences_stand_one_after_the_other() -> None:
    assert catalog.phrases("kooshi").joined(["One.", "", "Two."]) == "One. Two."
    assert catalog.phrases("kooshi", "ja").joined(["一。", "二。"]) == "一。二。"


# Refusals


def test_a_refusal_says_its_sentence_only_when_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[Message] = []

    def say(_: Phrasebook, message: Message) -> str:
        said.append(message)
        return "No."

    monkeypatch.setattr(Phrasebook, "say", say)
    refusal = IllegalMove(code="over", rule="X-1")
    assert said == []
    assert str(refusal) == "No. (X-1)"
    assert said == [Message("refusal-over")]


def test_a_refusal_with_words_of_its_own_keeps_them() -> None:
    assert str(IllegalMove("It is dark.", rule="X-2", code="dark")) == "It is dark. (X-2)"
