"""Schemathesis on the HTTP API, from the schema that the live server gives."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.specs.openapi import checks

from tests.serve.server import OPEN, PERSON, Server

POSITIVE, NEGATIVE = GenerationMode.POSITIVE, GenerationMode.NEGATIVE
OPERATIONS = {
    "GET /api/games": (POSITIVE, NEGATIVE),
    "GET /api/games/{game}/rules": (POSITIVE, NEGATIVE),
    "GET /api/games/{game}/messages": (POSITIVE, NEGATIVE),
    "POST /api/matches": (POSITIVE, NEGATIVE),
    "POST /api/lessons": (POSITIVE, NEGATIVE),
    "POST /api/play-on": (POSITIVE, NEGATIVE),
    "GET /api/matches/{match}": (POSITIVE,),
    "GET /api/matches/{match}/replay": (POSITIVE,),
    "GET /api/matches/{match}/log": (POSITIVE,),
    "POST /api/matches/{match}/invitations/{seat}": (POSITIVE,),
    "DELETE /api/matches/{match}/invitations/{seat}": (POSITIVE,),
    "POST /api/matches/{match}/recovery": (POSITIVE,),
    "POST /api/replay": (POSITIVE,),
    "GET /health": (POSITIVE,),
    "GET /ready": (POSITIVE,),
}
"""The routes, and whether what the schema forbids can be sent to them at all."""
RUNS = [(operation, mode) for operation, modes in OPERATIONS.items() for mode in modes]
BOUNDED = settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
# What a schema can't say is refused all the same: a game that is not there, seats that are too few, a bad file.
BEYOND_SCHEMA: list[Any] = [vars(checks)["positive_data_acceptance"]]


@pytest.fixture(scope="module")
def api(server: Server) -> dict[str, Any]:
    schema: Any = schemathesis.openapi.from_url(f"http://{server.address}/api/schema/openapi.json")
    return {operation.ok().label: operation.ok() for operation in schema.get_all_operations()}


def test_every_route_is_in_the_schema(api: dict[str, Any]) -> None:
    assert set(api) == set(OPERATIONS)


@pytest.mark.parametrize(("operation", "mode"), RUNS, ids=str)
def test_every_answer_is_as_the_schema_says(api: dict[str, Any], operation: str, mode: GenerationMode) -> None:
    @BOUNDED
    @given(case=api[operation].as_strategy(generation_mode=mode))
    def check(case: Any) -> None:
        case.call_and_validate(excluded_checks=BEYOND_SCHEMA)

    check()


@pytest.mark.parametrize("operation", [operation for operation in OPERATIONS if "{match}" in operation])
def test_what_is_there_is_as_the_schema_says(server: Server, api: dict[str, Any], operation: str) -> None:
    made = server.make(PERSON, OPEN)
    place = {"match": made.match, **({"seat": 1} if "{seat}" in operation else {})}
    case = api[operation].Case(path_parameters=place, headers={"Authorization": f"Bearer {made.token}"})
    answer = case.call_and_validate(excluded_checks=BEYOND_SCHEMA)
    assert answer.status_code in {200, 201, 204}
