"""HC-7.6 to HC-7.13, HC-7.21 to HC-7.24: rolling, paying for donut faces, the Reaction window."""

from __future__ import annotations

from typing import ClassVar

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.events import Paid, Rolled
from hardboiled.games.hard_city.rules.reactions import reaction_window
from hardboiled.games.hard_city.rules.state import Officer, Roll
from hardboiled.kernel import Action, Flow, choose

_WORTH = {"1": 1, "2": 2, "blank": 0, "donut": 0}
_SHOOTING = {"donut": "shoot-donut", "blank": "shoot-blank"}


class PayDonuts(Action, frozen=True):
    """HC-7.10: so many donut faces are made to count."""

    rule: ClassVar[str] = "HC-7.10"
    count: int


def roll(play: P, officer: Officer, count: int, attack: str, at: str = "") -> Flow[int]:
    """HC-7.13: roll, pay, Reaction; what the dice are worth after that."""
    settings = play.content.settings
    thrown = play.rolls(min(count, settings.max_dice), len(settings.die))
    faces = [str(settings.die[face - 1]) for face in thrown]
    now = play.state.roll = Roll(officer.id, attack, faces, sum(_WORTH[face] for face in faces), at)
    play.say(Rolled(officer.id, tuple(faces), attack, at))
    donuts = faces.count("donut")
    if donuts:
        now.damage += yield from _pay_for_donuts(play, officer, donuts)
    if attack == "close":
        if donuts:
            yield from reaction_window(play, "close-donut")
    elif attack == "shooting":
        triggers = [trigger for face, trigger in _SHOOTING.items() if face in faces]
        if triggers:
            yield from reaction_window(play, *triggers)
    return now.damage


def _pay_for_donuts(play: P, officer: Officer, donuts: int) -> Flow[int]:
    """HC-7.10, HC-7.11: 1 AP makes a donut face 1 damage, each by itself."""
    turn, cost = play.state.turn, play.content.settings.cost_donut_face
    free = min(donuts, max(0, play.content.perks(officer.skills).sum.donuts - turn.donuts))
    turn.donuts += free
    can_pay = min(donuts - free, officer.ap // cost)
    if not can_pay:
        return free
    options = [PayDonuts(count) for count in range(can_pay + 1)]
    paid = yield from choose(officer.seat, options, "donuts", {"officer": officer.id})
    if paid.count:
        officer.ap -= paid.count * cost
        play.say(Paid(officer.id, paid.count * cost))
    return free + paid.count
