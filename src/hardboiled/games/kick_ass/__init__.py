"""Kick-Ass: one to four Heroes in home-made masks, one city, one Final Plot."""

from pathlib import Path

from hardboiled.games.kick_ass.arrange import ARRANGE
from hardboiled.games.kick_ass.imagine import determinize
from hardboiled.games.kick_ass.look.fights import fight
from hardboiled.games.kick_ass.look.scene import scene
from hardboiled.games.kick_ass.look.stage import stage
from hardboiled.games.kick_ass.mind.instinct import instinct
from hardboiled.games.kick_ass.mind.prospects import prospect, side
from hardboiled.games.kick_ass.mind.riddles import RIDDLES
from hardboiled.games.kick_ass.review import REVIEW
from hardboiled.games.kick_ass.rules.cards import choose_cards, resolve
from hardboiled.games.kick_ass.rules.content import KickAssContent
from hardboiled.games.kick_ass.rules.content_check import check_content
from hardboiled.games.kick_ass.rules.event_row import event_phase
from hardboiled.games.kick_ass.rules.options import MODES, KickAssOptions
from hardboiled.games.kick_ass.rules.plots.course import in_the_city
from hardboiled.games.kick_ass.rules.plots.hideaway import hideaway
from hardboiled.games.kick_ass.rules.plots.times_square import wave
from hardboiled.games.kick_ass.rules.refresh import refresh_phase
from hardboiled.games.kick_ass.rules.set_up import deal, set_up
from hardboiled.games.kick_ass.rules.sleep import sleep_phase
from hardboiled.games.kick_ass.rules.spawning import spawn_step
from hardboiled.games.kick_ass.rules.state import KickAssState
from hardboiled.games.kick_ass.view import View, glance, view
from hardboiled.kernel import Game, learned

GAME: Game[KickAssState, View, KickAssContent] = Game(
    id="kick-ass",
    title="Kick-Ass: The Board Game",
    rules_version="6",
    prefix="KA",
    modes=MODES,
    options=KickAssOptions,
    home=Path(__file__).parent,
    content_type=KickAssContent,
    state_type=KickAssState,
    deal=deal,
    steps={
        "set-up": set_up,
        "event-phase": in_the_city(event_phase),
        "spawn": in_the_city(spawn_step),
        "choose-cards": in_the_city(choose_cards),
        "resolve": in_the_city(resolve),
        "sleep": in_the_city(sleep_phase),
        "refresh": in_the_city(refresh_phase),
        "hideaway": hideaway,
        "times-square": wave,
    },
    view=view,
    glance=glance,
    determinize=determinize,
    stage=stage,
    scene=scene,
    fight=fight,
    instinct=instinct,
    evaluate=learned(Path(__file__).parent, prospect, side),
    side=side,
    prospect=prospect,
    riddles=RIDDLES,
    foresight=6,
    check_content=check_content,
    review=REVIEW,
    arrange=ARRANGE,
    complete=True,
    blurb={
        "minutes": 90,
        "weight": 3,
        "tagline": "Ordinary people, home-made masks, one city to save",
        "company": "regular",
    },
)
