"""KA-19: the Faint die."""

from __future__ import annotations

from hardboiled.games.kick_ass.rules import P, ending, event_row, tracks
from hardboiled.games.kick_ass.rules.dashboard import HARDSHIP_LEVELS
from hardboiled.games.kick_ass.rules.events import FaintRolled
from hardboiled.games.kick_ass.rules.places import HOSPITAL
from hardboiled.games.kick_ass.rules.state import Hero
from hardboiled.kernel import Flow


def roll(play: P, hero: Hero) -> Flow[None]:
    """KA-19.1 to KA-19.8: blank, and the Hero stands; else the Hospital, sadness, and time runs on."""
    city = play.state.city
    hero.fainting = False
    fainted = play.roll(6) <= play.content.settings.faint_faces
    play.say(FaintRolled(hero.id, fainted, out=fainted and city.outside))
    if not fainted:
        hero.life = 0
        return
    if city.outside:
        _drop_out(play, hero)
        return
    hero.at = HOSPITAL
    hero.life = play.content.sheets[hero.id].life
    if hero.turn is not None and hero.turn.open:
        hero.turn.done = True
    city.cause = "fainting"
    if hero.happiness == 1:
        tracks.change(play, hero, "social", -1)
    else:
        low, high = HARDSHIP_LEVELS
        tracks.change(play, hero, "happiness", (high if hero.happiness > high else low) - hero.happiness)
    city.cause = ""
    yield from event_row.slide(play)


def _drop_out(play: P, hero: Hero) -> None:
    """KA-28.14, KA-30.14: in the Hideaway and in Times Square a fainted Hero is out of the game."""
    hero.out = True
    if all(other.out for other in play.state.city.heroes):
        ending.lose(play, "all-out")
