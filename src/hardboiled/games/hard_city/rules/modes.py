"""HC-9, HC-16: who leads the Mutants, a player or the AutoDoc, and what the rules ask about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from hardboiled.games.hard_city.rules import Seen
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.ids import DOCTOR
from hardboiled.games.hard_city.rules.state import HardCityState, active_officer
from hardboiled.kernel import Mode, SeatId, SpaceId

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import HardCityContent, Settings


class HardCityMode(Mode):
    """What is not overridden holds against the AutoDoc."""

    enemy_step: ClassVar[str] = "autodoc"
    """The step that follows an officer's turn."""
    may_stop: ClassVar[bool] = False
    """HC-10.1, HC-18.15: whether 'so many' means at most so many."""
    carries_off: ClassVar[bool] = False
    """HC-22.11, HC-22.12, HC-23.16: whether Mutants make off with what they find."""
    special_mutants: ClassVar[bool] = False
    """HC-10.7, HC-16.5: whether Rats, Soldiers and F.U.B.A.R. come from the supply."""
    reshuffle_vp: ClassVar[int] = 1
    """HC-19.9: for Chaos, when the chaos deck has run out."""
    elimination_cards: ClassVar[int] = 0
    """HC-12.8, HC-16.13: for Doctor Zero, when an officer is eliminated."""
    rooftop_mutant: ClassVar[bool] = True
    """HC-25.28: whether in episode 5 a Mutant comes instead of the VP a chaos card gives."""
    chaos_winners: ClassVar[tuple[SeatId, ...]] = ()
    """HC-16.15: nobody wins when the AutoDoc does."""

    def officers(self, seats: int) -> int:
        """HC-1.2 to HC-1.5, HC-16.2: four take part, but three for three officer players."""
        return 3 if seats == 3 else 4

    def chaos_seats(self, table: Seen) -> tuple[SeatId, ...]:
        """HC-16.10: who decides for the Mutants; by the golden rule the officers."""
        return table.order_seats

    def chaos_deck(self, content: HardCityContent) -> Mapping[Any, Any]:
        return content.autodoc

    def round_cards(self, state: HardCityState, settings: Settings) -> int:
        """HC-3.8: what Doctor Zero draws in the event phase."""
        return 0

    def clouds_each_round(self, settings: Settings) -> int:
        """HC-23.7, HC-23.29."""
        return 0

    def cloud_reaches(self, table: Seen, content: HardCityContent, space: SpaceId) -> bool:
        """Whether a card can put a Toxic Cloud there: close to the active officer."""
        ground, here = terrain(table, content), active_officer(table).at
        return ground.distance(space, here) <= 2 and ground.same_board(space, here)

    def card_reaches(self, table: Seen, content: HardCityContent, space: SpaceId) -> bool:
        """HC-23.21, HC-25.22: the AutoDoc's cards happen on the active officer's board."""
        return terrain(table, content).same_board(space, active_officer(table).at)

    def fubar_hp(self, state: HardCityState, settings: Settings) -> int:
        """HC-11.3, HC-19.5: the officers' VP."""
        return max(settings.fubar_min_hp_solo, state.order)

    def last_fubar_hp(self, state: HardCityState, settings: Settings) -> int:
        """HC-25.10, HC-25.11: in episode 5."""
        return state.fubar_hp


class CoOp(HardCityMode):
    """HC-16 to HC-19: all against the AutoDoc, alone or together."""


class OneVsAll(HardCityMode):
    """HC-9 to HC-11: a player is Doctor Zero, with a hand of cards, on no board himself."""

    enemy_step = "doctor-zero"
    may_stop = True
    carries_off = True
    special_mutants = True
    reshuffle_vp = 0
    elimination_cards = 1
    rooftop_mutant = False
    chaos_winners = (DOCTOR,)

    def officers(self, seats: int) -> int:
        return super().officers(seats - 1)

    def chaos_seats(self, table: Seen) -> tuple[SeatId, ...]:
        return self.chaos_winners

    def chaos_deck(self, content: HardCityContent) -> Mapping[Any, Any]:
        return content.chaos

    def round_cards(self, state: HardCityState, settings: Settings) -> int:
        return settings.first_hand if state.round == 1 else len(state.officers)

    def clouds_each_round(self, settings: Settings) -> int:
        return settings.clouds_each_round

    def cloud_reaches(self, table: Seen, content: HardCityContent, space: SpaceId) -> bool:
        return True

    def card_reaches(self, table: Seen, content: HardCityContent, space: SpaceId) -> bool:
        return True

    def fubar_hp(self, state: HardCityState, settings: Settings) -> int:
        return state.order

    def last_fubar_hp(self, state: HardCityState, settings: Settings) -> int:
        return settings.fubar_hp_episode_5


SEATS = tuple(SeatId(f"officers-{number}") for number in range(1, 5))
MODES: tuple[HardCityMode, ...] = (
    OneVsAll("one-vs-all", tuple((DOCTOR, *SEATS[:count]) for count in range(1, 5))),
    CoOp("co-op", tuple(SEATS[:count] for count in range(1, 5))),
)
MODES_BY_ID = {mode.id: mode for mode in MODES}


def mode_of(table: Seen) -> HardCityMode:
    return MODES_BY_ID[table.mode]


def side(state: HardCityState, seat: SeatId) -> str:
    return "chaos" if seat == DOCTOR else "order"
