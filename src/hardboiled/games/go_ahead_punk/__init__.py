"""Go Ahead Punk!: a sniper in the San Francisco of the 1970s, and three Cops on his trail."""

from pathlib import Path

from hardboiled.games.go_ahead_punk.arrange import ARRANGE
from hardboiled.games.go_ahead_punk.imagine import determinize
from hardboiled.games.go_ahead_punk.look.fights import fight
from hardboiled.games.go_ahead_punk.look.scene import scene
from hardboiled.games.go_ahead_punk.look.stage import stage
from hardboiled.games.go_ahead_punk.mind.instinct import instinct
from hardboiled.games.go_ahead_punk.mind.prospects import prospect
from hardboiled.games.go_ahead_punk.mind.riddles import RIDDLES
from hardboiled.games.go_ahead_punk.mind.suspicions import SUSPICIONS
from hardboiled.games.go_ahead_punk.review import REVIEW
from hardboiled.games.go_ahead_punk.rules.content import PunkContent
from hardboiled.games.go_ahead_punk.rules.content_check import check_content
from hardboiled.games.go_ahead_punk.rules.figures import side
from hardboiled.games.go_ahead_punk.rules.options import MODES, PunkOptions
from hardboiled.games.go_ahead_punk.rules.preparation import choose_start, opening, opening_cop, place_cops
from hardboiled.games.go_ahead_punk.rules.rounds import cop_turn, hunch_step, stinger_turn
from hardboiled.games.go_ahead_punk.rules.set_up import choose_cops, deal
from hardboiled.games.go_ahead_punk.rules.solo_cops import solo_cop_turn, solo_fight, solo_retreat
from hardboiled.games.go_ahead_punk.rules.state import STINGER, PunkState
from hardboiled.games.go_ahead_punk.view import View, glance, view
from hardboiled.kernel import Game, learned

GAME: Game[PunkState, View, PunkContent] = Game(
    id="go-ahead-punk",
    title="Go Ahead Punk!",
    rules_version="4",
    prefix="GP",
    modes=MODES,
    options=PunkOptions,
    home=Path(__file__).parent,
    content_type=PunkContent,
    state_type=PunkState,
    deal=deal,
    steps={
        "choose-cops": choose_cops,
        "choose-start": choose_start,
        "place-cops": place_cops,
        "opening": opening,
        "opening-cop": opening_cop,
        "stinger-turn": stinger_turn,
        "hunch": hunch_step,
        "cop-turn": cop_turn,
        "solo-cop": solo_cop_turn,
        "solo-fight": solo_fight,
        "solo-retreat": solo_retreat,
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
    known_side=lambda seat, seen: "stinger" if seat == STINGER else "cops",
    suspicions=SUSPICIONS,
    prospect=prospect,
    riddles=RIDDLES,
    foresight=8,
    check_content=check_content,
    review=REVIEW,
    arrange=ARRANGE,
    complete=True,
    blurb={
        "minutes": 90,
        "weight": 3,
        "tagline": "One sniper in hiding, three Cops on his trail",
        "company": "rookie",
    },
)
