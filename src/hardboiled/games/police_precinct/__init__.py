"""Police Precinct: one to six officers, one murder, 22 days, and perhaps a Dirty Cop among them."""

from pathlib import Path

from hardboiled.games.police_precinct.arrange import ARRANGE
from hardboiled.games.police_precinct.imagine import determinize
from hardboiled.games.police_precinct.look.fights import fight
from hardboiled.games.police_precinct.look.scene import scene
from hardboiled.games.police_precinct.look.stage import stage
from hardboiled.games.police_precinct.mind.instinct import instinct
from hardboiled.games.police_precinct.mind.prospects import prospect
from hardboiled.games.police_precinct.mind.riddles import RIDDLES
from hardboiled.games.police_precinct.mind.suspicions import SUSPICIONS
from hardboiled.games.police_precinct.review import REVIEW
from hardboiled.games.police_precinct.rules.content import PrecinctContent
from hardboiled.games.police_precinct.rules.content_check import check_content
from hardboiled.games.police_precinct.rules.events import known_side
from hardboiled.games.police_precinct.rules.mending import mend
from hardboiled.games.police_precinct.rules.options import MODES, PrecinctOptions, check_options
from hardboiled.games.police_precinct.rules.set_up import deal, set_up
from hardboiled.games.police_precinct.rules.state import PrecinctState
from hardboiled.games.police_precinct.rules.turns import act_step, draw_step, event_step, move_step
from hardboiled.games.police_precinct.view import View, glance, view
from hardboiled.kernel import Game, SeatId, learned


def side(state: PrecinctState, seat: SeatId) -> str:
    """PP-1.2, PP-1.3: Good Cops win together; a Dirty Cop wins when they lose."""
    return next((officer.loyalty for officer in state.officers if officer.seat == seat), "good")


GAME: Game[PrecinctState, View, PrecinctContent] = Game(
    id="police-precinct",
    title="Police Precinct",
    rules_version="9",
    prefix="PP",
    modes=MODES,
    options=PrecinctOptions,
    home=Path(__file__).parent,
    content_type=PrecinctContent,
    state_type=PrecinctState,
    deal=deal,
    steps={"set-up": set_up, "move": move_step, "act": act_step, "draw": draw_step, "event": event_step},
    view=view,
    glance=glance,
    determinize=determinize,
    stage=stage,
    scene=scene,
    fight=fight,
    instinct=instinct,
    evaluate=learned(Path(__file__).parent, prospect, side),
    side=side,
    known_side=known_side,
    suspicions=SUSPICIONS,
    prospect=prospect,
    foresight=4,
    riddles=RIDDLES,
    check_content=check_content,
    review=REVIEW,
    check_options=check_options,
    mend=mend,
    arrange=ARRANGE,
    complete=True,
    blurb={
        "minutes": 75,
        "weight": 3,
        "tagline": "A murder to solve, a city to hold together, and maybe a Dirty Cop at the next desk",
        "company": "regular",
    },
)
