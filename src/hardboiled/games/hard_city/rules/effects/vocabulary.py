"""All words a card can be written in."""

from __future__ import annotations

from typing import TypeAlias

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.effects.cards import DrawAgain, DrawCards, PlayAnother, Score, Weaken
from hardboiled.games.hard_city.rules.effects.episode_words import (
    Clouds,
    GrabMayor,
    Kidnap,
    Lights,
    LoseBarrel,
    Takeover,
    TossBarrels,
)
from hardboiled.games.hard_city.rules.effects.fighting import Aim, Brawl, Burst, Push, Shot, Stun
from hardboiled.games.hard_city.rules.effects.mutants import Act, Activate, Attack, Move, Spawn, Wake
from hardboiled.games.hard_city.rules.effects.order_word import OrderWord, carry_out
from hardboiled.games.hard_city.rules.effects.people import (
    Drain,
    Hurt,
    Jam,
    Markers,
    Panic,
    ReturnMarkers,
    Rob,
    Shove,
)
from hardboiled.games.hard_city.rules.effects.support import (
    DrawGear,
    DriveIn,
    DropCrate,
    GainAp,
    Guide,
    Heal,
    Learn,
    Reload,
    Run,
    Sabotage,
    Shield,
    within_reach,
)
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.state import Officer
from hardboiled.kernel import Flow

Single: TypeAlias = (
    Shot
    | Aim
    | Brawl
    | Burst
    | Stun
    | Push
    | Heal
    | GainAp
    | Run
    | DrawGear
    | DropCrate
    | Shield
    | Guide
    | Sabotage
    | Learn
    | Reload
)


class EachOfficer(OrderWord, frozen=True, kw_only=True):
    """Every standing officer does this, one after the other."""

    effects: tuple[Single, ...]

    def do(self, play: P, officer: Officer) -> Flow[None]:
        for other in within_reach(play.state.officers, terrain(play.state, play.content), officer.at):
            if not other.down:
                yield from carry_out(play, other, self.effects)


OrderEffect: TypeAlias = Single | EachOfficer | DriveIn
ChaosEffect: TypeAlias = (
    Spawn
    | Move
    | Attack
    | Wake
    | Hurt
    | Drain
    | Jam
    | Rob
    | Shove
    | Weaken
    | Panic
    | DrawCards
    | PlayAnother
    | Score
    | Takeover
    | TossBarrels
    | LoseBarrel
    | GrabMayor
    | Kidnap
    | Clouds
    | Lights
    | Activate
    | Act
    | Markers
    | ReturnMarkers
    | DrawAgain
)
