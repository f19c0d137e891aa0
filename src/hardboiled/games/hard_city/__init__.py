"""Hard City: officers against Doctor Zero's mutants, in five episodes."""

from pathlib import Path

from hardboiled.games.hard_city.arrange import ARRANGE
from hardboiled.games.hard_city.imagine import determinize
from hardboiled.games.hard_city.look.fights import fight
from hardboiled.games.hard_city.look.scene import scene
from hardboiled.games.hard_city.look.stage import stage
from hardboiled.games.hard_city.mind.instinct import instinct
from hardboiled.games.hard_city.mind.prospects import prospect
from hardboiled.games.hard_city.mind.riddles import RIDDLES
from hardboiled.games.hard_city.review import REVIEW
from hardboiled.games.hard_city.rules.autodoc import resolution
from hardboiled.games.hard_city.rules.campaign import next_options
from hardboiled.games.hard_city.rules.content import HardCityContent
from hardboiled.games.hard_city.rules.content_check import check_content
from hardboiled.games.hard_city.rules.doctor_zero import doctor_zero_turn
from hardboiled.games.hard_city.rules.ids import DOCTOR
from hardboiled.games.hard_city.rules.mending import mend
from hardboiled.games.hard_city.rules.modes import MODES, side
from hardboiled.games.hard_city.rules.officer_turn import officer_acts, officer_turn
from hardboiled.games.hard_city.rules.options import HardCityOptions, check_options
from hardboiled.games.hard_city.rules.round import event_phase, next_officer
from hardboiled.games.hard_city.rules.set_up import choose_officers, deal, set_up
from hardboiled.games.hard_city.rules.state import HardCityState
from hardboiled.games.hard_city.view import View, glance, view
from hardboiled.kernel import Game, learned

HOME = Path(__file__).parent

GAME: Game[HardCityState, View, HardCityContent] = Game(
    id="hard-city",
    title="Hard City",
    home=HOME,
    rules_version="8",
    prefix="HC",
    modes=MODES,
    options=HardCityOptions,
    content_type=HardCityContent,
    state_type=HardCityState,
    deal=deal,
    steps={
        "choose-officers": choose_officers,
        "set-up": set_up,
        "event-phase": event_phase,
        "next-officer": next_officer,
        "officer-turn": officer_turn,
        "officer-acts": officer_acts,
        "doctor-zero": doctor_zero_turn,
        "autodoc": resolution,
    },
    view=view,
    glance=glance,
    determinize=determinize,
    stage=stage,
    scene=scene,
    fight=fight,
    instinct=instinct,
    evaluate=learned(HOME, prospect, side),
    side=side,
    known_side=lambda seat, seen: "chaos" if seat == DOCTOR else "order",
    prospect=prospect,
    riddles=RIDDLES,
    check_content=check_content,
    mend=mend,
    review=REVIEW,
    check_options=check_options,
    next_options=next_options,
    arrange=ARRANGE,
    complete=True,
    blurb={
        "minutes": 60,
        "weight": 2,
        "tagline": "Donuts, shotguns and a horde of mutants",
        "gentle": "co-op:officers-1",
        "company": "regular",
    },
)
