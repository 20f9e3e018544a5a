"""What is refused by HTTP names the field and what is allowed there, in the language that was asked for."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from chabudai import serve
from chabudai.core import LANGUAGES, read_messages
from chabudai.core.messages import SHARED
from chabudai.serve.problems import SERVER
from tests.message_files import read
from tests.serve.client import new_id
from tests.serve.server import PERSON

if TYPE_CHECKING:
    from tests.serve.server import Server

LONG = "x" * 5_000


def reason(server: Server, setup: Any, **facts: Any) -> str:
    answer = server.http.post("/api/matches", json=setup, **facts)
    assert answer.status_code == 400
    assert len(answer.text) < 1_000
    return str(answer.json()["reason"])


@pytest.mark.parametrize(
    ("setup", "en", "ja"),
    [
        ({}, "“game” is missing. It takes text of up to 40 characters.", "「game」がありません。"),
        ({"game": 5}, "“game” takes text of up to 40 characters.", "40文字まで"),
        ({"game": "kooshi", "order": "odd"}, "“order” takes one of drawn, given.", "「order」"),
        ({"game": "kooshi", "seats": [{"kind": "cat"}]}, "“seats[0].kind” takes one of bot, open, person.", "どれか"),
        ({"game": "kooshi", "colour": 1}, "“colour” isn’t known here, only game, options, seats", "項目はありません"),
        ({"game": "karate", "options": {"players": 99}}, "“players” takes a whole number from 1 to 8.", "8までの整数"),
        ({"game": "kooshi", "options": {"setup": "5/5"}}, "", "局面"),
        ({"game": "nothing"}, "There is no game “nothing” here.", "「nothing」というゲーム"),
        (
            {"game": "kooshi", "clock": {"per": "move", "seconds": 0}},
            "A clock gives at least 0.01 seconds",
            "時計は0.01秒以上",
        ),
    ],
)
def test_the_field_and_what_it_takes_are_named(server: Server, setup: Any, en: str, ja: str) -> None:
    assert reason(server, setup).startswith(en)
    for asked in ({"params": {"lang": "ja"}}, {"headers": {"Accept-Language": "fr;q=0.9, ja-JP, en;q=0.5"}}):
        assert ja in reason(server, setup, **asked)


@pytest.mark.parametrize(
    "setup",
    [
        {"game": "kooshi", LONG: 1},
        {"game": "kooshi", "order": LONG},
        {"game": LONG},
        {"game": "kooshi", "options": {LONG: 1}},
        {"game": "kooshi", "options": {"setup": LONG}},
        {"game": "ppolf", "options": {"course": LONG}},
        {"game": "ppolf", "options": {"table": LONG}},
        {"game": "kooshi", "seats": [{"kind": LONG}]},
    ],
)
def test_what_was_sent_is_not_echoed_at_length(server: Server, setup: Any) -> None:
    answer = server.http.post("/api/matches", json=setup)
    assert answer.status_code == 400
    assert "x" * 81 not in answer.text


def test_a_socket_does_not_echo_either(server: Server) -> None:
    made = server.make(PERSON, PERSON)
    with server.enter_as_host(made) as host:
        host.say(f'{{"type":"move","id":"{new_id()}","seat":0,"move":"{LONG}"}}')
        host.sync()
        host.say(f'{{"type":"{LONG}"}}')
        host.hear_sorry()
        assert not any("x" * 81 in heard for heard in host.heard)


def test_the_server_says_everything_in_both_languages() -> None:
    english, japanese = (read(read_messages(SERVER, language) or "") for language in LANGUAGES)
    assert english == japanese


def test_every_refusal_of_the_server_has_its_sentence() -> None:
    sources = [file.read_text("utf-8") for file in (Path(serve.__file__).parent).glob("*.py")]
    codes = {code for source in sources for code in re.findall(r'Refusal\(\s*"([a-z-]+)"', source)}
    known = {*read(read_messages(SERVER, "en") or ""), *read(read_messages(SHARED, "en") or "")}
    assert codes
    assert {code for code in codes if f"refusal-{code}" not in known} == set()
