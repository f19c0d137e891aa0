"""One player as Stinger, in plain sight; the Cops play by cards (GP-SOL, GP-SPT, GP-DIF)."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, ClassVar

from hardboiled.games.go_ahead_punk.rules.events import CopPlaced, JamRemoved, LklMoved, StingerSpotted
from hardboiled.games.go_ahead_punk.rules.figures import fighters
from hardboiled.games.go_ahead_punk.rules.modes import PunkMode, mode_of
from hardboiled.games.go_ahead_punk.rules.set_up import copies
from hardboiled.kernel import CardId, SpaceId, at_once

if TYPE_CHECKING:
    from hardboiled.games.go_ahead_punk.rules import P, Seen
    from hardboiled.games.go_ahead_punk.rules.content import Item, Level, PunkContent, StingerCard
    from hardboiled.games.go_ahead_punk.rules.effects.clues import LocationIntel
    from hardboiled.games.go_ahead_punk.rules.kinds import Cause
    from hardboiled.games.go_ahead_punk.rules.state import CopFigure, PunkState


class Solo(PunkMode):
    hidden: ClassVar[bool] = False
    after_start: ClassVar[str] = "opening"
    first_cop_turn: ClassVar[str] = "solo-cop"
    cop_turn: ClassVar[str] = "solo-cop"

    # Set-up and preparation.

    def level(self, table: Seen, content: PunkContent) -> Level:
        return content.settings.difficulties[table.difficulty]

    def has_card(self, card: StingerCard) -> bool:
        """GP-SOL.2: no Diversion."""
        return not card.effect.diverts

    def has_item(self, item: Item) -> bool:
        """GP-SOL.2: no Cash."""
        return item.use != "cash"

    def cop_deck(self, content: PunkContent, level: Level, deck: list[CardId]) -> list[CardId]:
        """GP-SOL.3, GP-DIF.1, GP-DIF.2, GP-DIF.8: Car cards pay for cars, and Easy has no Location Intel."""
        cars = [card for card in deck if content.cop_cards[card].effect.gives_car]
        for card in cars[: level.car_cards_out]:
            deck.remove(card)
        return [card for card in deck if level.intel or not content.cop_cards[card].effect.tells_place]

    def set_up(self, state: PunkState, content: PunkContent, level: Level) -> None:
        """GP-SOL.3, GP-SOL.4."""
        state.ai_deck = copies(content.ai_cards.values())
        for cop in state.cops:
            cop.space = content.cops[cop.id].solo_start
            cop.car = cop.id in level.cars

    def begins(self, play: P) -> None:
        """GP-SOL.7: the marker lies where he started."""
        place_lkl(play, play.state.stinger.space, "opening")

    @at_once
    def lead(self, play: P) -> None:
        """GP-SOL.7: none."""

    # Where Stinger is.

    def show(self, play: P, reason: str) -> None:
        """GP-SOL.8: it does already."""

    def in_view(self, table: Seen) -> bool:
        """GP-ITM.14: his piece is always there, but the Cops see him only while he is Spotted."""
        return table.spotted

    def exposed(self, play: P, reason: str) -> None:
        """GP-SPT.1, GP-SPT.4, GP-SPT.11."""
        spot(play, reason)

    def caught(self, play: P) -> None:
        """GP-SPT.2, GP-SPT.3."""
        if not play.state.spotted:
            spot(play, "combat")
        else:
            place_lkl(play, play.state.stinger.space, "spotted")

    def heard(self, play: P, space: SpaceId) -> None:
        """GP-SPT.13: the marker goes to the hit, and he is not Spotted."""
        place_lkl(play, space, "silencer")

    def escaped(self, play: P) -> None:
        """GP-SPT.8: no longer Spotted; Cops who have still to act this round follow a new card."""
        play.state.spotted = False
        shelve_ai_card(play.state)

    def escape_points(self, table: Seen, content: PunkContent) -> int:
        """GP-SOL.9: 5 if a Cop in that fight has a car."""
        settings = content.settings
        chased = any(cop.car for cop in fighters(table))
        return settings.escape_move_from_car if chased else settings.escape_move

    @at_once
    def intel(self, play: P, cop: CopFigure, card: CardId, word: LocationIntel) -> None:
        """GP-SPT.5."""
        spot(play, "intel")

    # The course of the game.

    def has_hunches(self, table: Seen) -> bool:
        """GP-AIC.19: not in the Escape."""
        return table.phase == "hunt"

    @at_once
    def hunch(self, play: P, cause: Cause) -> None:
        """GP-SPT.12: the marker moves, and he is not Spotted."""
        place_lkl(play, play.state.stinger.space, cause)

    def locked_down(self, play: P) -> None:
        """GP-AIC.19, GP-DIF.4: the marker is no longer used; on Hard and Insane the Cops are at the ports at once."""
        play.state.lkl = SpaceId("")
        if self.level(play.state, play.content).cops_to_ports:
            lock_ports(play)


def spot(play: P, reason: str) -> None:
    """GP-SPT.6: he is Spotted, and the last known location is where he is now."""
    state = play.state
    state.spotted = True
    play.say(StingerSpotted(reason))
    place_lkl(play, state.stinger.space, "spotted")


def place_lkl(play: P, space: SpaceId, cause: str) -> None:
    """GP-AIC.18, GP-AIC.19: the marker clears a Jam from its district; the Escape does without it."""
    state = play.state
    if state.phase == "escape":
        return
    if state.lkl != space:
        state.lkl = space
        play.say(LklMoved(space, cause))
    if state.jam and play.content.spaces[space].district == state.jam:
        state.jam = ""
        play.say(JamRemoved("lkl"))


def shelve_ai_card(state: PunkState) -> None:
    if state.ai_card:
        state.ai_discard.append(state.ai_card)
        state.ai_card = CardId("")


def lock_ports(play: P) -> None:
    """GP-DIF.6, GP-DIF.9: one Cop each to the ports nearest Stinger, with the least way in all; fighters stay."""
    state, streets = play.state, play.content.streets
    state.lock = state.round + play.content.settings.lock_rounds
    busy = fighters(state)
    cops = [cop for cop in state.cops if cop not in busy]
    near = sorted(play.content.ports, key=lambda port: streets.road_steps(state.stinger.space)[port])[: len(cops)]
    best = min(
        permutations(near),
        key=lambda ports: sum(streets.points(cop.space)[port] for cop, port in zip(cops, ports, strict=True)),
    )
    for cop, port in zip(cops, best, strict=True):
        cop.space = port
        play.say(CopPlaced(cop.id, port))
    if fighters(state):
        mode_of(state).caught(play)
