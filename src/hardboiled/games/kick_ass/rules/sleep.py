"""KA-20: the Sleep Phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Self

from hardboiled.games.kick_ass.rules import P, Seen, answers, consequences, effects, event_row, items, plots, tracks
from hardboiled.games.kick_ass.rules.causes import because
from hardboiled.games.kick_ass.rules.dashboard import VIRAL, suffers
from hardboiled.games.kick_ass.rules.events import DocksTokenMoved, NightFell
from hardboiled.games.kick_ass.rules.gone_viral import GONE_VIRAL
from hardboiled.games.kick_ass.rules.kinds import HeroId
from hardboiled.games.kick_ass.rules.state import Hero
from hardboiled.kernel import Action, CardId, Flow, Manner, Price, ask, at_once

if TYPE_CHECKING:
    from hardboiled.games.kick_ass.rules.content import KickAssContent

GONE_VIRAL_BONUS = "viral"


def sleep_phase(play: P) -> Flow[None]:
    """KA-20.2: the steps in order, after what a Final Plot moves (KA-20.10)."""
    state, city = play.state, play.state.city
    play.say(NightFell(city.round))
    for area in city.map.values():
        area.off_today = False
    for hero in city.heroes:
        if hero.shown:
            hero.shown = False
            tracks.flip(play, hero)
    if city.revealed:
        plots.the_plot(city).night_move(play)
    for step in STEPS:
        yield from step(play)
    state.step = "refresh"


@at_once
def docks_token(play: P) -> None:
    """KA-20.3, KA-15.27: one space to the right; off the third it is gone."""
    city = play.state.city
    if city.docks:
        city.docks = (city.docks + 1) % (play.content.settings.docks_spaces + 1)
        play.say(DocksTokenMoved(city.docks, city.docks_side))


class SleepEffect(Action, frozen=True):
    """`viral`, a Hardship or an Item of the Hero takes effect."""

    rule: ClassVar[str] = "KA-20.5"
    manner: ClassVar[Manner] = "use"
    hero: HeroId
    source: str

    @classmethod
    def bonuses(cls, table: Seen, content: KickAssContent, hero: Hero) -> list[Self]:
        """What the Hero may use tonight and has not used yet."""
        viral = [GONE_VIRAL_BONUS] if hero.social >= VIRAL else []
        mine = [item.id for item in items.working(hero, content) if item.sleep]
        return cls._unseen(table, hero, [*viral, *mine])

    @classmethod
    def duties(cls, table: Seen, content: KickAssContent, hero: Hero) -> list[Self]:
        """KA-5.8: the Hardships the Hero has to suffer tonight."""
        return cls._unseen(table, hero, [hardship.id for hardship in suffers(hero, content) if hardship.sleep])

    @classmethod
    def _unseen(cls, table: Seen, hero: Hero, sources: list[str]) -> list[Self]:
        slept = table.city.slept
        return [cls(hero.id, source) for source in sources if f"{hero.id}:{source}" not in slept]

    def take(self, play: P) -> Flow[None]:
        city, content = play.state.city, play.content
        hero = city.hero(self.hero)
        city.slept.append(f"{self.hero}:{self.source}")
        if self.source == GONE_VIRAL_BONUS:
            yield from because(play, self.source, GONE_VIRAL[content.sheets[hero.id].viral].do(play, hero))
        elif self.source in content.items:
            yield from effects.carry_out(play, content.items[CardId(self.source)].sleep, (hero.id,), self.source)
        elif content.hardships[CardId(self.source)].sleep == "insomnia":
            yield from because(play, self.source, lose_sleep(play, hero))
        else:
            yield from because(play, self.source, suffer_addiction(play, hero))
        yield from consequences.settle(play, (hero.id,))


class GoToSleep(Action, frozen=True):
    """The bonuses that are left are declined."""

    rule: ClassVar[str] = "KA-20.6"
    manner: ClassVar[Manner] = "pass"


def dashboards(play: P) -> Flow[None]:
    """KA-20.4 to KA-20.6: Gone Viral bonuses, Items and Hardships, in the order the players like."""
    city = play.state.city
    city.slept.clear()
    swapped: list[CardId] = []
    while True:
        bonuses, duties = night_effects(play.state, play.content)
        if not bonuses and not duties:
            break
        options: list[SleepEffect | items.Equip | GoToSleep] = [*bonuses, *duties]
        for hero in city.heroes:
            options += items.Equip.offered(play.state, play.content, hero, swapped)
        if not duties:
            options.append(GoToSleep())
        choice = yield from ask(answers.all_seats(play), options, "sleep")
        if isinstance(choice, GoToSleep):
            break
        if isinstance(choice, items.Equip):
            swapped.append(choice.item)
        yield from choice.take(play)
    city.slept.clear()


def night_effects(table: Seen, content: KickAssContent) -> tuple[list[SleepEffect], list[SleepEffect]]:
    """Bonuses that may be used, and Hardships that have to be suffered, not yet seen to tonight."""
    heroes = table.city.heroes
    bonuses = [effect for hero in heroes for effect in SleepEffect.bonuses(table, content, hero)]
    return bonuses, [effect for hero in heroes for effect in SleepEffect.duties(table, content, hero)]


@at_once
def lose_sleep(play: P, hero: Hero) -> None:
    """KA-5.8: Insomnia takes Life, but never the last point."""
    if hero.life >= 2:
        tracks.change(play, hero, "life", -1)


class Pay(Action, frozen=True):
    rule: ClassVar[str] = "KA-5.8"
    manner: ClassVar[Manner] = "use"
    hero: HeroId

    def price(self, table: Seen, content: KickAssContent) -> Price:
        return Price(1, "dollars")


class LoseLife(Action, frozen=True):
    rule: ClassVar[str] = "KA-5.8"
    hero: HeroId


def suffer_addiction(play: P, hero: Hero) -> Flow[None]:
    """KA-5.8: an addiction takes a Dollar or Life."""
    options: list[Action] = [Pay(hero.id), LoseLife(hero.id)] if hero.dollars else [LoseLife(hero.id)]
    choice = yield from ask(hero.seat, options, "addiction", {"hero": hero.id})
    if isinstance(choice, Pay):
        tracks.pay(play, hero, choice.price(play.state, play.content))
    else:
        tracks.change(play, hero, "life", -1)


def event_effects(play: P) -> Flow[None]:
    """KA-20.7: Events in play, from the deck to the exit."""
    city, content = play.state.city, play.content
    for event_id in [event.id for event in event_row.in_play(city)]:
        event = next((e for e in event_row.in_play(city) if e.id == event_id), None)
        if event is None:
            continue
        yield from effects.carry_out(play, content.all_events[event_id].sleep, (), event_id)
        if event in event_row.in_play(city):
            event_row.check_holds(play, event)
        yield from consequences.settle(play, ())


def plot_check(play: P) -> Flow[None]:
    """KA-20.8: with 3 Events completed, the Final Plot shows."""
    city = play.state.city
    if not city.revealed and len(city.completed) >= play.content.settings.needed:
        yield from plots.reveal(play)


STEPS: tuple[Callable[[P], Flow[None]], ...] = (docks_token, dashboards, event_effects, plot_check)
"""KA-20.2: the order of the Sleep Phase."""
