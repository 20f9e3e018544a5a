"""Lessons on the real server: right moves go on, wrong ones are answered and taken back, and restarts lose nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from chabudai.core import Message, Seat
from chabudai.serve import protocol as wire
from tests.serve.client import Client, new_id

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.serve.server import Server


def learn(server: Server, step: int = 0, game: str = "kooshi") -> wire.MatchCreated:
    answer = server.http.post("/api/lessons", json={"game": game, "step": step})
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=wire.MatchCreated)


def sit_down(server: Server, made: wire.MatchCreated) -> Client:
    client = Client(server.address, made.match, made.token)
    client.hello()
    return client


def move(client: Client, text: str) -> None:
    client.done(wire.Move(new_id(), Seat(0), msgspec.Raw(msgspec.json.encode(text))))


def told(table: wire.MatchUpdate) -> wire.LessonStatus:
    assert table.lesson
    return table.lesson


def test_a_right_move_ends_a_step(server: Server) -> None:
    with sit_down(server, learn(server, 1)) as learner:
        assert learner.meta.lesson == wire.LessonMeta(1, 7)
        assert told(learner.table) == wire.LessonStatus(Message.of("lesson-push"))
        move(learner, "c3n")
        assert told(learner.table) == wire.LessonStatus(Message.of("lesson-push-right"), done=True)


def test_a_wrong_move_is_answered_and_taken_back(server: Server) -> None:
    with sit_down(server, learn(server, 4)) as learner:
        move(learner, "d4n")
        assert told(learner.table).mistake == Message.of("lesson-careful-wrong-both")
        learner.until(lambda table: table.to_act == (0,))
        assert [step.kind for step in learner.steps] == ["move", "takeback"]
        assert told(learner.table).mistake == Message.of("lesson-careful-wrong-both")
        assert not told(learner.table).done
        move(learner, "b3w")
        assert told(learner.table).done
        assert told(learner.table).mistake is None


def test_a_wrong_move_that_ends_the_game_is_taken_back_as_well(server: Server) -> None:
    with sit_down(server, learn(server, 6)) as learner:
        move(learner, "d4n")
        assert learner.table.result
        learner.until(lambda table: table.to_act == (0,))
        assert learner.table.result is None
        assert told(learner.table).mistake == Message.of("lesson-win-wrong-both")


def test_a_flick_is_judged_by_what_the_engine_makes_of_it(server: Server) -> None:
    with sit_down(server, learn(server, 1, "ppolf")) as learner:
        assert learner.table.to_act == (0,)
        move(learner, "flick 90,0.8")
        learner.until(lambda table: told(table).mistake is not None)
        assert told(learner.table).mistake == Message.of("lesson-hit-wrong-short")
        learner.until(lambda table: table.to_act == (0,))
        move(learner, "flick 90,1.3")
        learner.until(lambda table: told(table).done)


def test_nobody_moves_while_a_mistake_is_shown(server: Server) -> None:
    with sit_down(server, learn(server, 4, "ppolf")) as learner:
        before = learner.table.views
        move(learner, "flick 91,1.3")  # against the other's coin: by the rules it would be the learner's turn again
        learner.until(lambda table: told(table).mistake is not None)
        assert learner.table.to_act == ()
        refused = learner.refused(wire.Move(new_id(), Seat(0), msgspec.Raw(b'"flick 86,1.4"')))
        assert refused.code == "mistake-shown"
        learner.until(lambda table: table.to_act == (0,))
        assert learner.table.views == before
        move(learner, "flick 86,1.4")
        learner.until(lambda table: told(table).done)


def test_the_log_supplies_what_others_do(server: Server) -> None:
    with sit_down(server, learn(server, 5)) as learner:
        assert [step.text for step in learner.steps] == ["c4s"]
        assert learner.table.to_act == (0,)
        refused = learner.refused(wire.Move(new_id(), Seat(0), msgspec.Raw(b'"c2n"')))
        assert refused.rule == "KO-10"
        move(learner, "b3e")
        assert told(learner.table).done


def test_where_all_choose_at_once_a_mistake_is_taken_back_before_the_fight_shows_anything(server: Server) -> None:
    with sit_down(server, learn(server, 4, "karate")) as learner:
        move(learner, "H K K K K")
        assert told(learner.table).mistake == Message.of("lesson-block-wrong")
        learner.until(lambda table: 0 in table.to_act)
        move(learner, "K K K K K")
        assert told(learner.table) == wire.LessonStatus(Message.of("lesson-block-right"), done=True)
        assert learner.table.views[0].view["totals"] == [1, 0]


def test_what_is_drawn_comes_from_the_log(server: Server) -> None:
    with sit_down(server, learn(server, 6, "bossa")) as learner:
        move(learner, "B1=41")
        assert learner.steps[-1].text == "draw 23"
        assert learner.table.result
        assert learner.table.result.winners == (0,)
        assert told(learner.table).done


def test_a_step_goes_on_after_a_restart(new_server: Callable[..., Server]) -> None:
    server = new_server()
    made = learn(server, 4)
    with sit_down(server, made) as learner:
        move(learner, "d4n")
    server.kill()
    server.start()
    with sit_down(server, made) as learner:
        learner.until(lambda table: table.to_act == (0,))
        assert told(learner.table).mistake == Message.of("lesson-careful-wrong-both")


def test_a_match_like_others_has_no_lesson(server: Server) -> None:
    made = server.http.post("/api/matches", json={"game": "kooshi"}).json()
    info = server.http.get(f"/api/matches/{made['match']}").json()
    assert info["meta"]["lesson"] is None
    assert info["table"]["lesson"] is None


def test_what_is_no_step_of_a_lesson_is_refused(server: Server) -> None:
    def refused(**setup: Any) -> tuple[int, str]:
        answer = server.http.post("/api/lessons", json=setup)
        return answer.status_code, answer.json()["code"]

    assert refused(game="kooshi", step=99) == (404, "no-lesson")
    assert refused(game="nonsense") == (400, "unknown-game")
    assert refused(game="kooshi", step=-1)[0] == 400
    assert refused(game="kooshi", name="x" * 41)[0] == 400
    assert refused(step=1)[0] == 400


def test_a_lesson_is_for_the_learner_alone(server: Server) -> None:
    made = learn(server)
    assert server.http.get(f"/api/matches/{made.match}").status_code == 403


def test_the_list_of_games_says_which_have_a_lesson(server: Server) -> None:
    cards = {card["id"]: card["lesson"] for card in server.http.get("/api/games").json()}
    assert cards["kooshi"] == cards["bossa"] == cards["karate"] == 7
