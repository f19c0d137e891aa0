"""Words for Chaos that hurt, hinder and drive officers and Civilians."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.amounts import Few, Some
from hardboiled.games.hard_city.rules.answers import ChooseOfficer, ChoosePiece, ChooseSpace, Stop
from hardboiled.games.hard_city.rules.decks import discard_gear
from hardboiled.games.hard_city.rules.effects.chaos_word import ChaosWord
from hardboiled.games.hard_city.rules.episode import episode_of
from hardboiled.games.hard_city.rules.events import ApLost, GearLost, Jammed, Moved
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.harm import hurt
from hardboiled.games.hard_city.rules.ids import MAYOR
from hardboiled.games.hard_city.rules.markers import return_markers, take_markers
from hardboiled.games.hard_city.rules.modes import mode_of
from hardboiled.games.hard_city.rules.state import Ally, Officer, QueuedCard, beset
from hardboiled.kernel import Action, CardId, Flow, Manner, ask, at_once

Victim: TypeAlias = Literal["active", "beset", "near", "waiting", "any", "each"]
"""The active officer; one who shares a space with an active Mutant; one within a space of such; one
who has still to act this round; anyone; everyone."""


def officers_meant(play: P, who: Victim) -> Flow[list[Officer]]:
    """The officer a card means; where it leaves that open, the choice is Doctor Zero's."""
    chosen = yield from victims(play, who, None)
    return [victim for victim in chosen if isinstance(victim, Officer)]


def victims(play: P, who: Victim, ally: Ally | None) -> Flow[list[Officer | Ally]]:
    """HC-13.3: where a card hurts or moves officers, an Ally counts as one."""
    state, content, mode = play.state, play.content, mode_of(play.state)
    standing: list[Officer | Ally] = [officer for officer in state.officers if not officer.down]
    if ally is not None and ally.hp:
        standing.append(ally)
    standing = [victim for victim in standing if mode.card_reaches(state, content, victim.at)]
    match who:
        case "each":
            return standing
        case "active":
            return [victim for victim in standing if victim.id == state.active]
        case "beset":
            fitting = [victim for victim in standing if beset(state, victim.at)]
        case "near":
            ground = terrain(state, content)
            fitting = [v for v in standing if any(beset(state, s) for s in ground.within(v.at, 1))]
        case "waiting":
            fitting = [victim for victim in standing if isinstance(victim, Officer) and not victim.done]
        case _:
            fitting = standing
    if not fitting:
        return []
    options = [ChooseOfficer(victim.id) for victim in fitting]
    chosen = yield from ask(mode.chaos_seats(state), options, "victim")
    return [victim for victim in fitting if victim.id == chosen.officer]


class Hurt(ChaosWord, frozen=True, kw_only=True):
    who: Victim
    amount: Some = 1

    def do(self, play: P, card: QueuedCard | None) -> Flow[None]:
        for victim in (yield from victims(play, self.who, play.state.ally)):
            hurt(play, victim.id, self.amount)


class Drain(ChaosWord, frozen=True, kw_only=True):
    """An officer loses action points."""

    who: Victim
    amount: Some = 1

    def do(self, play: P, card: QueuedCard | None) -> Flow[None]:
        for officer in (yield from officers_meant(play, self.who)):
            lost = min(officer.ap, self.amount)
            if lost:
                officer.ap -= lost
                play.say(ApLost(officer.id, lost, play.state.cause))


class Jam(ChaosWord, frozen=True, kw_only=True):
    """HC-26.15: an officer gets an Out of Ammo marker; there are three."""

    who: Victim

    def do(self, play: P, card: QueuedCard | None) -> Flow[None]:
        for officer in (yield from officers_meant(play, self.who)):
            if sum(other.jammed for other in play.state.officers) < play.content.settings.jam_markers:
                officer.jammed = True
                play.say(Jammed(officer.id, play.state.cause))


class DropGear(Action, frozen=True):
    rule: ClassVar[str] = "HC-20.2"
    confirm: ClassVar[bool] = True
    manner: ClassVar[Manner] = "use"
    card: CardId


class Rob(ChaosWord, frozen=True, kw_only=True):
    """An officer loses an equipment card."""

    who: Victim

    def do(self, play: P, card: QueuedCard | None) -> Flow[None]:
        for officer in (yield from officers_meant(play, self.who)):
            if officer.gear:
                options = [DropGear(card) for card in dict.fromkeys(officer.gear)]
                lost = yield from ask(officer.seat, options, "drop-gear", {"officer": officer.id})
                officer.gear.remove(lost.card)
                discard_gear(play, lost.card)
                play.say(GearLost(officer.id, lost.card, play.state.cause))


class Shove(ChaosWord, frozen=True, kw_only=True):
    """HC-6.9: an officer is moved so many spaces, by an enemy, so leaving does not hurt."""

    who: Victim
    spaces: Few = 1

    def do(self, play: P, card: QueuedCard | None) -> Flow[None]:
        state, ground = play.state, terrain(play.state, play.content)
        for victim in (yield from victims(play, self.who, state.ally)):
            origin = victim.at
            far = ground.distances[origin]
            spaces = [s for s in ground.within(origin, self.spaces) if s in ground.walk and far[s] == self.spaces]
            if spaces:
                options = [ChooseSpace(space) for space in spaces]
                end = yield from ask(mode_of(state).chaos_seats(state), options, "shove")
                victim.at = end.space
                play.say(Moved(victim.id, (origin, end.space), cause=state.cause))
                episode_of(state).entered(play, victim)


class Panic(ChaosWord, frozen=True, kw_only=True):
    """HC-6.18, HC-23.14: up to so many Civilians run so many spaces; the Mayor is one."""

    count: Some
    spaces: Few

    def do(self, play: P, card: QueuedCard | None) -> Flow[None]:
        state, mode = play.state, mode_of(play.state)
        ran: list[str] = []
        ground, seats = terrain(state, play.content), mode.chaos_seats(state)
        for left in range(self.count, 0, -1):
            here = [(at, name) for name, at in reversed(state.civilians.items()) if name not in ran]
            here = [(at, name) for at, name in here if mode.card_reaches(state, play.content, at)]
            sorts = {(at, name == MAYOR): name for at, name in here}
            options: list[Action] = [ChoosePiece(name) for name in sorts.values()]
            if not options:
                return
            chosen = yield from ask(seats, [*options, Stop()], "panic", {"left": left})
            if not isinstance(chosen, ChoosePiece):
                return
            ran.append(chosen.piece)
            origin = state.civilians[chosen.piece]
            spaces = [s for s in ground.within(origin, self.spaces) if s in ground.walk and s != origin]
            end = yield from ask(seats, [ChooseSpace(s) for s in spaces], "panic-where")
            state.civilians[chosen.piece] = end.space
            play.say(Moved(chosen.piece, (origin, end.space), cause=state.cause))


class Markers(ChaosWord, frozen=True, kw_only=True):
    """AP markers go from sheets onto this card."""

    who: Literal["active", "each"]
    amount: Few = 1

    @at_once
    def do(self, play: P, card: QueuedCard | None) -> None:
        if card is not None:
            take_markers(play, self.who == "each", self.amount, card)


class ReturnMarkers(ChaosWord, frozen=True, kw_only=True):
    """They come back."""

    @at_once
    def do(self, play: P, card: QueuedCard | None) -> None:
        if card is not None:
            return_markers(play.state, card)
