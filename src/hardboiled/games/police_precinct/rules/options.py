"""The modes and options of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from msgspec import Meta

from hardboiled.games.police_precinct.rules import C
from hardboiled.games.police_precinct.rules.ids import Loyalty
from hardboiled.kernel import Chance, Mode, OptionError, Options, SeatId

if TYPE_CHECKING:
    from hardboiled.games.police_precinct.rules.state import Officer

SEATS = tuple(SeatId(f"officer-{number}") for number in range(1, 7))


class PrecinctOptions(Options, frozen=True, kw_only=True):
    loyalty: Annotated[
        Literal["one", "probably-one", "two", "probably-two", "internal-affairs"],
        Meta(description="How many Dirty Cops there may be.", extra={"modes": ("dirty-cop",)}),
    ] = "one"
    manic: Annotated[bool, Meta(description="The Murderer must be alone, and only a 6 arrests him.")] = False
    degree: Annotated[Literal["none", "5", "6", "7"], Meta(description="Harder assignments; 7 is the hardest.")] = (
        "none"
    )
    characters: Annotated[Literal["random", "choose"], Meta(description="Whether officers are dealt or chosen.")] = (
        "random"
    )


@dataclass(frozen=True)
class LoyaltyCards:
    """PP-22.2: the loyalty cards that are shuffled and dealt, one each."""

    dirty: int
    """How many of them are Dirty."""
    spare: int = 0
    """Cards that nobody gets."""
    seats: int = 3
    """PP-1.4, PP-1.5: it takes so many at least."""

    @property
    def row(self) -> int:
        """PP-2.7: the rows of the set-up table that count, by Dirty Cops."""
        return self.dirty

    def cards(self, seats: int, content: C) -> list[Loyalty]:
        """The cards that are shuffled."""
        return [*self.of("dirty", self.dirty), *self.of("good", seats + self.spare - self.dirty)]

    @staticmethod
    def of(side: Loyalty, count: int) -> list[Loyalty]:
        return [side] * count


class AllLoyaltyCards(LoyaltyCards):
    """PP-22.2, PP-2.9: Internal Affairs: every card there is, and the rows without a Dirty Cop."""

    @property
    def row(self) -> int:
        return 0

    def cards(self, seats: int, content: C) -> list[Loyalty]:
        settings = content.settings
        return [*self.of("dirty", settings.loyalty_dirty), *self.of("good", settings.loyalty_good)]


LOYALTIES = {
    "one": LoyaltyCards(dirty=1),
    "probably-one": LoyaltyCards(dirty=1, spare=1),
    "two": LoyaltyCards(dirty=2, seats=4),
    "probably-two": LoyaltyCards(dirty=2, spare=2, seats=4),
    "internal-affairs": AllLoyaltyCards(dirty=2),
}


class GoodCops(Mode):
    """PP-1.2: all are Good Cops and share the result."""

    traitors: ClassVar[bool] = False

    def check(self, seats: int, options: PrecinctOptions) -> None:
        if options.loyalty != "one":
            raise OptionError("Police Precinct: the option 'loyalty' belongs to the mode dirty-cop.")

    def loyalty(self, options: PrecinctOptions) -> LoyaltyCards:
        return LoyaltyCards(dirty=0)

    def deal_loyalty(
        self, officers: list[Officer], options: PrecinctOptions, content: C, chance: Chance
    ) -> list[Loyalty]:
        """The loyalty cards that nobody gets."""
        return []


class DirtyCops(GoodCops):
    """PP-1.3: a Dirty Cop wins when the Good Cops lose."""

    traitors = True

    def check(self, seats: int, options: PrecinctOptions) -> None:
        least = self.loyalty(options).seats
        if seats < least:
            raise OptionError(f"Police Precinct: two Dirty Cops need {least} to {len(SEATS)} seats; there are {seats}.")

    def loyalty(self, options: PrecinctOptions) -> LoyaltyCards:
        return LOYALTIES[options.loyalty]

    def deal_loyalty(
        self, officers: list[Officer], options: PrecinctOptions, content: C, chance: Chance
    ) -> list[Loyalty]:
        """PP-22.2 to PP-22.4: one card each; what is left stays face down."""
        cards = self.loyalty(options).cards(len(officers), content)
        chance.shuffle(cards)
        for officer in officers:
            officer.loyalty = cards.pop()
        return cards


MODES = (
    GoodCops("co-op", tuple(SEATS[:count] for count in range(1, 7))),
    DirtyCops("dirty-cop", tuple(SEATS[:count] for count in range(3, 7))),
)


def mode_of(name: str) -> GoodCops:
    return next(mode for mode in MODES if mode.id == name)


def check_options(mode: Mode, seats: int, options: PrecinctOptions) -> None:
    """PP-1.4, PP-1.5."""
    mode_of(mode.id).check(seats, options)
