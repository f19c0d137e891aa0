"""The modes and options of the game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from hardboiled.kernel import Mode, Options, SeatId

SEATS = tuple(SeatId(f"hero-{number}") for number in range(1, 5))
MODES = (Mode("co-op", tuple(SEATS[:count] for count in range(1, 5))),)


class KickAssOptions(Options, frozen=True, kw_only=True):
    plot: Annotated[
        Literal["red-mist", "vic-gigante", "john-genovese", "don-genovese", "mother-fucker", "random"],
        Meta(description="The Final Plot; random keeps it secret until it shows."),
    ] = "red-mist"
    heroes: Annotated[
        Literal["choose", "random"], Meta(description="Whether players pick their Heroes or get them at random.")
    ] = "choose"
    language: Annotated[
        Literal["original", "clean"], Meta(description="Names as the source has them, or softened.")
    ] = "original"
    softer: Annotated[bool, Meta(description="Matured Boss Events go under the deck, not out of the game.")] = False
