"""Night Watch: a Suspect in hiding, a Detective with six nights and a hand of cards."""

from pathlib import Path

from hardboiled.kernel import Game, Mode
from night_watch.look import scene, stage
from night_watch.mind import evaluate, instinct
from night_watch.rules import DETECTIVE, SUSPECT
from night_watch.rules.content import Street, check_content
from night_watch.rules.night import hide, night
from night_watch.rules.state import NightWatch, NightWatchOptions, deal
from night_watch.view import View, determinize, view

GAME: Game[NightWatch, View, Street] = Game(
    id="night-watch",
    title="Night Watch",
    home=Path(__file__).parent,
    modes=(Mode("classic", ((SUSPECT, DETECTIVE),)),),
    options=NightWatchOptions,
    content_type=Street,
    check_content=check_content,
    state_type=NightWatch,
    deal=deal,
    steps={"hide": hide, "night": night},
    view=view,
    determinize=determinize,
    stage=stage,
    scene=scene,
    instinct=instinct,
    evaluate=evaluate,
)
