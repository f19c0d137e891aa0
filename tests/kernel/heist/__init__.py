"""A second small game for the kernel's tests. A crew robs a house over a few nights, and one of them
may be a mole.

The mastermind and the driver plan together (either may decide), the driver parks the van in secret.
Each turn a trouble card joins a queue that is resolved at the end of the night; a card's effects run
other effects. A guard fights a member over several of that member's turns. Each night another member
carries the bag; a mole may put the top card back into the house unseen. A campaign carries loot and
wounds from one heist to the next in the options.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hardboiled.kernel import Ask, Game, Mode, Outcome, SeatId
from hardboiled.kernel.registry import register
from kernel.heist.content import House, check_content
from kernel.heist.rules import ACTIONS, EVENTS, STEPS, Campaign, HeistOptions, Help, Punch, Return, Steal, deal
from kernel.heist.seeing import View, determinize, scene, stage, view
from kernel.heist.state import Heist, side

SEATS = tuple(SeatId(name) for name in ("mastermind", "driver", "safecracker", "hacker"))


def instinct(view: View, ask: Ask[Any], content: House) -> Sequence[float]:
    return [float(isinstance(action, Steal | Punch | Help | Return)) for action in ask.options]


def evaluate(state: Heist, seat: SeatId, content: House) -> float:
    taken = sum(content.loot[card].worth for card in state.bag) / state.goal
    return min(1.0, taken) if side(state, seat) == "crew" else 1 - min(1.0, taken)


def carried(outcome: Outcome, before: Campaign, state: Heist) -> Campaign:
    """What goes on to the next heist."""
    won = "crew" if outcome.reason == "away" else "house"
    loot = before.loot + (outcome.scores.get(SEATS[0], 0) if won == "crew" else 0)
    hurt = tuple(member.seat for member in state.crew if member.wounds)
    return Campaign(job=before.job + 1, loot=loot, hurt=hurt)


GAME: Game[Heist, View, House] = register(
    Game(
        id="heist",
        title="Heist",
        rules_version="1",
        prefix="HE",
        modes=(Mode("mole", (SEATS[:3], SEATS[:4])), Mode("honest", (SEATS[:2], SEATS[:3], SEATS[:4]))),
        options=HeistOptions,
        home=Path(__file__).parent,
        content_type=House,
        state_type=Heist,
        actions=ACTIONS,
        events=EVENTS,
        deal=deal,
        steps=STEPS,
        view=view,
        determinize=determinize,
        stage=stage,
        scene=scene,
        instinct=instinct,
        evaluate=evaluate,
        side=side,
        check_content=check_content,
    )
)
