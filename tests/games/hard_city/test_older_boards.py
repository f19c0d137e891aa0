"""Matches begun before the streets had so many houses go on."""

from __future__ import annotations

import json
from typing import Any

import hardboiled
from hardboiled.games.hard_city import GAME
from hardboiled.kernel import SpaceId
from hardboiled.kernel.laws import random_game
from hardboiled.kernel.saving import start
from support import rule

CONTENT = GAME.content()


def aged(text: str, change: Any) -> str:
    """The save as older rules would have written it, with another position."""
    save = json.loads(text)
    save["header"]["rules_version"] = "3"
    change(save["snapshot"]["state"])
    return json.dumps(save)


@rule("HC-2.3")
def test_who_stood_where_a_house_is_now_stands_beside_it() -> None:
    house = SpaceId("d3")
    assert house not in CONTENT.plans[1].spots

    def move(state: dict[str, Any]) -> None:
        state["officers"][0]["at"] = state["mutants"][0]["at"] = state["helicopter"] = house
        state["civilians"]["civilian-1"] = house
        state["crates"]["street-2"] = house
        state["obstacles"]["car-1"] = ["c3", house]

    match = start("hard-city", "co-op", ["Ann"], 5, episode=1)
    while match.state.step != "next-officer":
        match.choose(match.asks[0].options[0])
    again = hardboiled.load(aged(match.save(), move))
    state = again.state
    at = {state.officers[0].at, state.mutants[0].at, state.helicopter, state.civilians["civilian-1"]}
    assert at == {state.crates["street-2"]}
    assert at <= {"c2", "d2", "e2", "c4"}, "next to it, not on the car"
    assert state.obstacles["car-1"] == ["c3"]
    random_game(again, 3)
    assert again.over
