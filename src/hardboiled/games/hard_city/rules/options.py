"""The modes and options of the game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from hardboiled.games.hard_city.rules.campaign import Campaign
from hardboiled.games.hard_city.rules.modes import HardCityMode
from hardboiled.kernel import Mode, OptionError, Options

OFFICERS = ("donathan", "jenny", "miranda", "marcellus")


class HardCityOptions(Options, frozen=True, kw_only=True):
    episode: Annotated[Literal[1, 2, 3, 4, 5], Meta(description="Which of the five episodes.")] = 1
    officers: Annotated[
        tuple[Literal["donathan", "jenny", "miranda", "marcellus"], ...],
        Meta(description="Who takes part, in the order of the seats; empty: the officers' side chooses."),
    ] = ()
    ally: Annotated[
        Literal["none", "blast", "blast-with-skills"], Meta(description="Blast the dog, an easier game.")
    ] = "none"
    lead: Annotated[
        Literal[0, 1, 2, 3, 4, 5], Meta(description="VP with which Chaos begins: a harder game for the officers.")
    ] = 0
    campaign: Annotated[Campaign | None, Meta(description="What comes from earlier episodes.")] = None


def check_options(mode: Mode, seats: int, options: HardCityOptions) -> None:
    chosen = options.officers or (options.campaign.officers if options.campaign else ())
    assert isinstance(mode, HardCityMode)
    wanted = mode.officers(seats)
    if chosen and (len(chosen) != wanted or len(set(chosen)) != wanted):
        raise OptionError(f"{wanted} different officers take part with {seats} seats, not {', '.join(chosen)}.")
    for name in chosen:
        if name not in OFFICERS:
            raise OptionError(f"There is no officer {name!r}; there are {', '.join(OFFICERS)}.")
