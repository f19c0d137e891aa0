"""The modes and options of the game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from hardboiled.games.police_precinct.content import Settings
from hardboiled.kernel import Mode, OptionError, Options, SeatId

SEATS = tuple(SeatId(f"officer-{number}") for number in range(1, 7))
MODES = (
    Mode("co-op", tuple(SEATS[:count] for count in range(1, 7))),
    Mode("dirty-cop", tuple(SEATS[:count] for count in range(3, 7))),
)
TWO_NEED = 4
"""PP-1.5: seats at which two Dirty Cops are offered."""


class PrecinctOptions(Options, frozen=True, kw_only=True):
    loyalty: Annotated[
        Literal["one", "probably-one", "two", "probably-two", "internal-affairs"],
        Meta(description="How many Dirty Cops there may be (mode dirty-cop only)."),
    ] = "one"
    manic: Annotated[bool, Meta(description="The Murderer must be alone, and only a 6 arrests him.")] = False
    degree: Annotated[Literal["none", "5", "6", "7"], Meta(description="Harder assignments; 7 is the hardest.")] = (
        "none"
    )
    characters: Annotated[Literal["random", "choose"], Meta(description="Whether officers are dealt or chosen.")] = (
        "random"
    )


def check_options(mode: Mode, seats: int, options: PrecinctOptions) -> None:
    """PP-1.4, PP-1.5."""
    if mode.id == "co-op" and options.loyalty != "one":
        raise OptionError("Police Precinct: the option 'loyalty' belongs to the mode dirty-cop.")
    if mode.id == "dirty-cop" and "two" in options.loyalty and seats < TWO_NEED:
        raise OptionError(f"Police Precinct: two Dirty Cops need {TWO_NEED} to 6 seats; there are {seats}.")


def dirty_cards(options: PrecinctOptions) -> int:
    """PP-22.2: Dirty loyalty cards among those shuffled."""
    return 1 if options.loyalty in ("one", "probably-one") else 2


def undealt_cards(options: PrecinctOptions, seats: int, settings: Settings) -> int:
    """PP-22.2: loyalty cards that nobody gets."""
    match options.loyalty:
        case "probably-one":
            return 1
        case "probably-two":
            return 2
        case "internal-affairs":
            return settings.loyalty_good + settings.loyalty_dirty - seats
        case _:
            return 0
