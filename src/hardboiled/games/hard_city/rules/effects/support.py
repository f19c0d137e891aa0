"""Words for the officers that heal, arm, move and help."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeVar

from hardboiled.games.hard_city.rules import OfficerSeen, P
from hardboiled.games.hard_city.rules.amounts import Few, Reach, Some
from hardboiled.games.hard_city.rules.answers import ChooseOfficer, ChoosePiece, ChooseSpace, PlaceToken, Stop
from hardboiled.games.hard_city.rules.crates import place_crate
from hardboiled.games.hard_city.rules.decks import equip
from hardboiled.games.hard_city.rules.effects.order_word import OrderWord, asked
from hardboiled.games.hard_city.rules.events import ApGained, ChaosLost, Moved, Placed, Reloaded, Shielded
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.harm import heal, max_hp
from hardboiled.games.hard_city.rules.ids import MAYOR
from hardboiled.games.hard_city.rules.kills import gain_skill
from hardboiled.games.hard_city.rules.kinds import DeckName
from hardboiled.games.hard_city.rules.markers import return_markers
from hardboiled.games.hard_city.rules.moment import Moment
from hardboiled.games.hard_city.rules.movement import Step, walk
from hardboiled.games.hard_city.rules.opening import drive_in
from hardboiled.games.hard_city.rules.state import Officer, officer_of
from hardboiled.games.hard_city.rules.terrain import FAR, Terrain
from hardboiled.kernel import Flow, SpaceId, ask, at_once

Standing = TypeVar("Standing", bound="OfficerSeen")


def within_reach(officers: Sequence[Standing], ground: Terrain, at: SpaceId) -> list[Standing]:
    """HC-12.3, HC-23.21, HC-25.22: who stands, on the same board."""
    return [officer for officer in officers if not officer.down and ground.same_board(officer.at, at)]


class Heal(OrderWord, frozen=True, kw_only=True):
    who: Literal["self", "other-here", "here", "all"] = "self"
    amount: Some = 1

    def can(self, now: Moment) -> bool:
        return bool(self._patients(now))

    def _patients(self, now: Moment) -> list[str]:
        """Who is meant, can be reached, and misses HP."""
        who, here = self.who, now.at
        found = []
        for other in within_reach(now.table.officers, now.ground, here):
            if who in ("self", "other-here"):
                meant = (other is now.officer) == (who == "self") and other.at == here
            else:
                meant = who == "all" or other.at == here
            if meant and other.hp < max_hp(now.content, other):
                found.append(other.id)
        return found

    def do(self, play: P, officer: Officer) -> Flow[None]:
        patients = self._patients(Moment(play.state, play.content, officer))
        if self.who in ("other-here", "here"):
            options = [ChooseOfficer(patient) for patient in patients]
            chosen = yield from ask(officer.seat, options, "heal-whom", asked(officer))
            patients = [chosen.officer]
        for patient in patients:
            heal(play, officer_of(play.state, patient), self.amount)


class GainAp(OrderWord, frozen=True, kw_only=True):
    """Action points now: for the active officer, or for one who has still to act."""

    who: Literal["self", "waiting"] = "self"
    amount: Some = 1

    def can(self, now: Moment) -> bool:
        return self.who == "self" or bool(self._waiting(now))

    def _waiting(self, now: Moment) -> list[str]:
        reached = within_reach(now.table.officers, now.ground, now.at)
        return [other.id for other in reached if other is not now.officer and not other.done]

    def do(self, play: P, officer: Officer) -> Flow[None]:
        gainer = officer
        if self.who == "waiting":
            options = [ChooseOfficer(other) for other in self._waiting(Moment(play.state, play.content, officer))]
            chosen = yield from ask(officer.seat, options, "ap-whom", asked(officer))
            gainer = officer_of(play.state, chosen.officer)
        gainer.ap += self.amount
        play.say(ApGained(gainer.id, self.amount, play.state.cause))


class Run(OrderWord, frozen=True, kw_only=True):
    """Move up to so many spaces; `safe`: leaving Mutants does not hurt."""

    spaces: Few
    safe: bool = False

    def do(self, play: P, officer: Officer) -> Flow[None]:
        """HC-6.9, HC-6.15: one's own movement, so leaving hurts and escorting is possible."""
        turn = play.state.turn
        turn.stride, turn.walker, turn.safe = self.spaces, officer.id, self.safe
        while turn.stride and not officer.down:
            now = Moment(play.state, play.content, officer)
            args = {**asked(officer), "left": turn.stride}
            chosen = yield from ask(officer.seat, [*Step.offered(now), Stop()], "run", args)
            if not isinstance(chosen, Step):
                break
            path = chosen.path(play.state, play.content, officer)
            turn.stride -= len(path)
            yield from walk(play, officer, path, chosen.bring, self.safe)
        turn.stride, turn.walker, turn.safe = 0, "", False


class DrawGear(OrderWord, frozen=True, kw_only=True):
    deck: DeckName
    count: Few = 1

    @at_once
    def do(self, play: P, officer: Officer) -> None:
        for _ in range(self.count):
            equip(play, officer, self.deck)


class DropCrate(OrderWord, frozen=True, kw_only=True):
    """Put a Police Crate or Street Box on a space within reach."""

    deck: DeckName
    reach: Reach

    def can(self, now: Moment) -> bool:
        return bool(now.table.crate_pool)

    def do(self, play: P, officer: Officer) -> Flow[None]:
        ground = terrain(play.state, play.content)
        spaces = [space for space in ground.within(officer.at, self.reach) if space in ground.walk]
        options = [PlaceToken(f"{self.deck}-crate", space) for space in spaces]
        chosen = yield from ask(officer.seat, options, "place-crate", asked(officer))
        play.say(Placed(place_crate(play.state, self.deck, chosen.space), chosen.space, play.state.cause))


class Shield(OrderWord, frozen=True, kw_only=True):
    """The next damage to this officer this round is ignored, so many points of it."""

    amount: Some

    @at_once
    def do(self, play: P, officer: Officer) -> None:
        officer.shield += self.amount
        play.say(Shielded(officer.id, self.amount, play.state.cause))


class Guide(OrderWord, frozen=True, kw_only=True):
    """HC-6.18: the special rule by which a Civilian within reach walks alone, up to so many spaces."""

    reach: Reach
    spaces: Some

    def can(self, now: Moment) -> bool:
        return bool(self._guided(now))

    def _guided(self, now: Moment) -> list[str]:
        far, region = now.ground.distances[now.at], now.ground.region
        here = region[now.at]
        found: dict[str, str] = {}
        for name, at in now.table.civilians.items():
            if far.get(at, FAR) <= self.reach and region[at] == here:
                found.setdefault(MAYOR if name == MAYOR else at, name)
        return list(found.values())

    def do(self, play: P, officer: Officer) -> Flow[None]:
        state, ground = play.state, terrain(play.state, play.content)
        options = [ChoosePiece(name) for name in self._guided(Moment(state, play.content, officer))]
        chosen = yield from ask(officer.seat, options, "guide-whom", asked(officer))
        origin = state.civilians[chosen.piece]
        spaces = [s for s in ground.within(origin, self.spaces) if s in ground.walk]
        end = yield from ask(officer.seat, [ChooseSpace(s) for s in spaces], "guide-where", asked(officer))
        state.civilians[chosen.piece] = end.space
        play.say(Moved(chosen.piece, (origin, end.space), cause=state.cause))


class Sabotage(OrderWord, frozen=True, kw_only=True):
    """Doctor Zero discards cards at random; the AutoDoc loses the oldest cards of its Queue."""

    count: Some = 1

    def can(self, now: Moment) -> bool:
        return bool(now.table.hand_size or now.table.queue)

    @at_once
    def do(self, play: P, officer: Officer) -> None:
        state = play.state
        for _ in range(self.count):
            if state.hand:
                card = state.hand.pop(play.below(len(state.hand)))
            elif state.queue:
                oldest = state.queue.pop()
                return_markers(state, oldest)
                card = oldest.card
            else:
                return
            state.discard.append(card)
            play.say(ChaosLost(card, state.cause))


class Learn(OrderWord, frozen=True, kw_only=True):
    """Draw two skill cards and keep one."""

    def can(self, now: Moment) -> bool:
        return bool(now.officer.skill_deck)

    def do(self, play: P, officer: Officer) -> Flow[None]:
        yield from gain_skill(play, officer, (officer.seat,))


class Reload(OrderWord, frozen=True, kw_only=True):
    """Every Out of Ammo marker comes off."""

    def can(self, now: Moment) -> bool:
        return any(other.jammed for other in within_reach(now.table.officers, now.ground, now.at))

    @at_once
    def do(self, play: P, officer: Officer) -> None:
        for other in within_reach(play.state.officers, terrain(play.state, play.content), officer.at):
            if other.jammed:
                other.jammed = False
                play.say(Reloaded(other.id, play.state.cause))


class DriveIn(OrderWord, frozen=True, kw_only=True):
    """HC-26.7: the Police Car enters, and the officers start by its sides."""

    def do(self, play: P, officer: Officer) -> Flow[None]:
        yield from drive_in(play)
