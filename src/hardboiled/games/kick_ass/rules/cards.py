"""KA-11 to KA-13: choosing Activation cards, and resolving them one after another."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from hardboiled.games.kick_ass.rules import P, Seen, consequences, districts, event_row
from hardboiled.games.kick_ass.rules.actions import HeroAction
from hardboiled.games.kick_ass.rules.activation import ApplyEffect, FinishCard, MoveTo, applies, icons, open_card
from hardboiled.games.kick_ass.rules.event_row import BribeFoe
from hardboiled.games.kick_ass.rules.events import CardPlayed
from hardboiled.games.kick_ass.rules.fighting import StartFight
from hardboiled.games.kick_ass.rules.gang_up import CallIn, GangUp, fighters
from hardboiled.games.kick_ass.rules.items import Equip, UseItem
from hardboiled.games.kick_ass.rules.kinds import Figure
from hardboiled.games.kick_ass.rules.plots.final_plot import the_plot
from hardboiled.games.kick_ass.rules.state import Hero, Turn
from hardboiled.kernel import Action, Ask, CardId, Flow, Manner, Together, ask

if TYPE_CHECKING:
    from hardboiled.games.kick_ass.rules.content import KickAssContent

LAST_SEGMENT = 2

MenuAction: TypeAlias = HeroAction | GangUp | CallIn
TIMERS: tuple[type[HeroAction], ...] = (*districts.TIMER_ACTIONS, *event_row.TIMER_ACTIONS)
"""What a Timer icon can be spent on, whatever the Final Plot."""


class PlayCard(Action, frozen=True):
    rule: ClassVar[str] = "KA-11.8"
    manner: ClassVar[Manner] = "use"
    card: CardId
    down: bool = False

    def words(self, table: Seen, content: KickAssContent) -> Mapping[str, object]:
        """What the Hero gets of it just now."""
        heroes = table.city.heroes
        hero = next((hero for hero in heroes if self.card in hero.hand), heroes[0])
        moves, timers, _ = icons(hero, content, self.card, self.down)
        return {"moves": moves, "timers": timers}


def choose_cards(play: P) -> Flow[None]:
    """KA-11.8, KA-11.9, KA-11.15: everybody plays one card at the same time, face up or face down."""
    state, city = play.state, play.state.city
    players = [hero for hero in city.heroes if hero.hand]
    asks = [
        Ask(
            hero.seat,
            [PlayCard(card, down) for card in hero.hand for down in (False, True)],
            "play-card",
            {"hero": hero.id},
        )
        for hero in players
    ]
    if asks:
        chosen: list[PlayCard] = yield Together(asks)
        play.reveal()
        for hero, choice in zip(players, chosen, strict=True):
            hero.hand.remove(choice.card)
            hero.turn = Turn(choice.card, choice.down)
            play.say(CardPlayed(hero.seat, hero.id, choice.card, choice.down))
    state.step = "resolve"


def resolve(play: P) -> Flow[None]:
    """KA-11.10, KA-11.20: the next card, with those that are called in for a Gang Up."""
    waiting = [hero for hero in play.state.city.heroes if hero.turn is not None and not hero.turn.done]
    if not waiting:
        end_segment(play)
        return
    if not _open(waiting):
        open_card(play, (yield from _next_up(play, waiting)))
    while active := _open(waiting):
        options = partial(menu, play.state, play.content, active)
        seats = tuple(hero.seat for hero in active)
        action = yield from ask(seats, options, "card", {"hero": active[0].id}, rests=True)
        yield from action.take(play)
        if action.settles:
            yield from consequences.settle(play, action.by)
    if all(hero.turn is None or hero.turn.done for hero in waiting):
        end_segment(play)


def _open(heroes: list[Hero]) -> list[Hero]:
    """Those whose card is being resolved."""
    return [hero for hero in heroes if hero.turn is not None and hero.turn.open and not hero.turn.done]


class OpenCard(Action, frozen=True):
    rule: ClassVar[str] = "KA-11.10"
    manner: ClassVar[Manner] = "use"
    hero: Figure


def _next_up(play: P, waiting: list[Hero]) -> Flow[Hero]:
    """KA-11.10: the players choose whose card comes next; the last one is no choice."""
    if len(waiting) == 1:
        return waiting[0]
    seats = tuple(hero.seat for hero in waiting)
    choice = yield from ask(seats, [OpenCard(hero.id) for hero in waiting], "who-next")
    return play.state.city.hero(choice.hero)


def menu(table: Seen, content: KickAssContent, active: list[Hero]) -> list[MenuAction]:
    """What the Heroes with open cards can do."""
    options: list[MenuAction] = []
    for hero in active:
        options += hero_menu(table, content, hero)
    ready = fighters(table, content, active)
    if ready:
        options += GangUp.offered(table, content, ready)
        options += CallIn.offered(table, content, ready)
    options += [FinishCard(hero.id) for hero in active]
    return options


def hero_menu(table: Seen, content: KickAssContent, hero: Hero) -> list[HeroAction]:
    """KA-11.11, KA-13: moves as long as nothing was done, Timers, Fights, adjustments, payments, Items."""
    options: list[HeroAction] = []
    turn, plot = hero.turn, the_plot(table.city) if table.city.revealed else None
    assert turn is not None
    if turn.moves:
        options += MoveTo.offered(table, content, hero)
    if applies(hero, content):
        if turn.timers:
            for kind in TIMERS:
                options += kind.offered(table, content, hero)
            for kind in plot.timer_actions if plot else ():
                options += kind.offered(table, content, hero)
        if turn.fights:
            options += StartFight.offered(table, content, hero)
        if turn.effects:
            options += ApplyEffect.offered(table, content, hero)
    if hero.dollars:
        options += BribeFoe.offered(table, content, hero)
        for kind in plot.payments if plot else ():
            options += kind.offered(table, content, hero)
    options += UseItem.offered(table, content, hero)
    if hero.pack:
        options += Equip.offered(table, content, hero)
    return options


def end_segment(play: P) -> None:
    """KA-11.19: used cards stay with their owners; the next segment, or the night."""
    state, city = play.state, play.state.city
    for hero in city.heroes:
        if hero.turn is not None:
            if not hero.turn.leaves:
                hero.played.append(hero.turn.card)
            hero.turn = None
        hero.discounted = False
    if city.segment < LAST_SEGMENT:
        city.segment += 1
        state.step = "spawn"
    else:
        state.step = "sleep"
