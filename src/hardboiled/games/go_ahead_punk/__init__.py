"""Go Ahead Punk!: a sniper in the San Francisco of the 1970s, and three Cops on his trail."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from msgspec import Meta

from hardboiled.games.go_ahead_punk.actions import ACTIONS
from hardboiled.games.go_ahead_punk.content import City, Difficulty, check_content
from hardboiled.games.go_ahead_punk.events import EVENTS
from hardboiled.games.go_ahead_punk.faces import happening, option
from hardboiled.games.go_ahead_punk.imagine import determinize
from hardboiled.games.go_ahead_punk.instinct import instinct
from hardboiled.games.go_ahead_punk.prospects import evaluate, prospect
from hardboiled.games.go_ahead_punk.rules.preparation import choose_start, opening, opening_cop, place_cops
from hardboiled.games.go_ahead_punk.rules.rounds import cop_turn, hunch_step, stinger_turn
from hardboiled.games.go_ahead_punk.rules.set_up import deal
from hardboiled.games.go_ahead_punk.rules.solo_cops import solo_cop_turn
from hardboiled.games.go_ahead_punk.scene import scene
from hardboiled.games.go_ahead_punk.stage import stage
from hardboiled.games.go_ahead_punk.state import STINGER, Punk
from hardboiled.games.go_ahead_punk.view import View, view
from hardboiled.kernel import Game, Mode, Options, SeatId

SEATS = (STINGER, SeatId("cop-1"), SeatId("cop-2"), SeatId("cop-3"))


class PunkOptions(Options, frozen=True, kw_only=True):
    difficulty: Annotated[Difficulty, Meta(description="How hard the Cops of the solo game are.")] = "medium"
    heat: Annotated[bool, Meta(description="Show on the map where Stinger can be, by all that is public.")] = True


GAME: Game[Punk, View, City] = Game(
    id="go-ahead-punk",
    title="Go Ahead Punk!",
    rules_version="1",
    prefix="GP",
    modes=(Mode("one-vs-all", (SEATS[:2], SEATS[:3], SEATS)), Mode("solo", (SEATS[:1],))),
    options=PunkOptions,
    home=Path(__file__).parent,
    content_type=City,
    state_type=Punk,
    actions=ACTIONS,
    events=EVENTS,
    deal=deal,
    steps={
        "choose-start": choose_start,
        "place-cops": place_cops,
        "opening": opening,
        "opening-cop": opening_cop,
        "stinger-turn": stinger_turn,
        "hunch": hunch_step,
        "cop-turn": cop_turn,
        "solo-cop": solo_cop_turn,
    },
    view=view,
    determinize=determinize,
    stage=stage,
    scene=scene,
    option=option,
    happening=happening,
    instinct=instinct,
    evaluate=evaluate,
    side=lambda state, seat: "stinger" if seat == STINGER else "cops",
    prospect=prospect,
    check_content=check_content,
    complete=True,
    blurb={"tagline": "One sniper in hiding, three Cops on his trail", "minutes": 90, "weight": 3},
)
