"""A class that forgot what its base class leaves to it is named, with what it forgot and where it stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hardboiled.games.hard_city.rules.effects.order_word import OrderWord
from hardboiled.games.hard_city.rules.mutant_action import MutantAction
from hardboiled.games.hard_city.rules.officer_action import OfficerAction
from hardboiled.games.kick_ass.rules.actions import CardEffect, HeroAction
from hardboiled.games.kick_ass.rules.districts import TimedPlace
from hardboiled.games.kick_ass.rules.effects import word as kick_ass
from hardboiled.games.kick_ass.rules.gone_viral import GoneViral
from hardboiled.games.kick_ass.rules.kinds import HeroId
from hardboiled.games.kick_ass.rules.plots.outside import DecidedOutside
from hardboiled.games.police_precinct.rules.attempts import AttemptAction
from hardboiled.games.police_precinct.rules.effects import word as police_precinct
from hardboiled.games.police_precinct.rules.effects.attempt_texts import AttemptText
from hardboiled.games.police_precinct.rules.effects.instant_events import SpecialEvent
from hardboiled.games.police_precinct.rules.effects.ongoing_events import OngoingEvent
from hardboiled.kernel.errors import GameBug

NOTHING: Any = None
HERO = HeroId("dave")

FORGOTTEN: dict[str, Callable[[], object]] = {
    "OfficerAction offered": lambda: OfficerAction.offered(NOTHING),
    "OfficerAction take": lambda: OfficerAction().take(NOTHING, NOTHING),
    "MutantAction take": lambda: MutantAction().take(NOTHING, NOTHING, 0),
    "'order-word' do": lambda: OrderWord().do(NOTHING, NOTHING),
    "HeroAction offered": lambda: HeroAction.offered(NOTHING, NOTHING, NOTHING),
    "HeroAction take": lambda: HeroAction(HERO).take(NOTHING),
    "CardEffect do": lambda: CardEffect(HERO).do(NOTHING, NOTHING),
    "TimedPlace use": lambda: TimedPlace().use(NOTHING, NOTHING),
    "TimedPlace bonus": lambda: TimedPlace().bonus(NOTHING, NOTHING),
    "GoneViral do": lambda: GoneViral().do(NOTHING, NOTHING),
    "DecidedOutside arrive": lambda: DecidedOutside().arrive(NOTHING),
    "'word' do": lambda: kick_ass.Word().do(NOTHING, NOTHING),
    "AttemptAction aim": lambda: AttemptAction().aim,
    "AttemptAction need": lambda: AttemptAction.need(NOTHING, NOTHING, NOTHING),
    "AttemptText help": lambda: AttemptText().help(NOTHING),
    "OngoingEvent face_needed": lambda: OngoingEvent(reward=()).face_needed,
    "'word' do (Police Precinct)": lambda: police_precinct.Word().do(NOTHING, NOTHING),
    "'special-event' do": lambda: SpecialEvent().do(NOTHING, NOTHING),
}


@pytest.mark.parametrize("what", FORGOTTEN)
def test_what_a_base_class_leaves_to_others_names_who_forgot_it(what: str) -> None:
    name, method = what.split()[:2]
    with pytest.raises(GameBug, match=rf"{name} \(.*\.py, line \d+\) .*: write its `{method}`"):
        FORGOTTEN[what]()
