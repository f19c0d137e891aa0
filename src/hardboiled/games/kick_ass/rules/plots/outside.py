"""KA-28 and KA-30: what the Hideaway and Times Square have in common."""

from __future__ import annotations

from typing import NoReturn

from hardboiled.games.kick_ass.rules import P, fainting, fighting, items
from hardboiled.games.kick_ass.rules.plots import course
from hardboiled.games.kick_ass.rules.plots.final_plot import FinalPlot
from hardboiled.games.kick_ass.rules.state import NOTHING, By
from hardboiled.kernel import CardId, Flow, SpaceId, ask, at_once
from hardboiled.kernel.errors import unwritten


class DecidedOutside(FinalPlot):
    """A Final Plot that is decided outside the city, under Boss Combat cards."""

    @at_once
    def set_up(self, play: P) -> None:
        play.state.combat_deck[:] = [CardId(card) for card in play.content.combat]
        play.shuffle(play.state.combat_deck)

    @at_once
    def event_completed(self, play: P, event_id: CardId, by: By) -> None:
        """KA-28.3, KA-30.2: with enough Boss Events completed, all Heroes leave the city."""
        locations = play.state.city.locations
        locations.append(event_id)
        if len(locations) == play.content.plots[self.id].needed:
            self.arrive(play)

    def arrive(self, play: P) -> NoReturn:
        raise unwritten(self, "arrive")

    def can_be_won(self, play: P) -> bool:
        boss_events = sum(event.plot == self.id for event in play.content.boss_events.values())
        return boss_events - len(play.state.city.boss_matured) >= play.content.plots[self.id].needed


def late_faints(play: P) -> Flow[None]:
    """Heroes who came here on the Faint space roll now."""
    for hero in course.standing(play):
        if hero.fainting:
            yield from fainting.roll(play, hero)


def fight_together(play: P, place: SpaceId) -> Flow[None]:
    """KA-28.9, KA-28.12, KA-30.8: an automatic Gang Up without cards; Items may be put in order before."""
    for hero in course.standing(play):
        swapped: list[CardId] = []
        while True:
            options: list[items.Equip | items.UseItem | fighting.Roll] = [
                *items.Equip.offered(play.state, play.content, hero, swapped),
                *(
                    use
                    for use in items.UseItem.offered(play.state, play.content, hero)
                    if use.can(play.state, play.content)
                ),
            ]
            if not options:
                break
            options.append(fighting.Roll(hero.id))
            choice = yield from ask(hero.seat, options, "prepare", {"hero": hero.id})
            if isinstance(choice, fighting.Roll):
                break
            if isinstance(choice, items.Equip):
                swapped.append(choice.item)
            yield from choice.take(play)
    heroes = tuple(hero.id for hero in course.standing(play))
    yield from fighting.fight(play, place, heroes, (NOTHING,) * len(heroes))
