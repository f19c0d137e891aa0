"""Who sits where: people by name, bots as `bot:regular`."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from hardboiled.bots import Advisor, make_bot
from hardboiled.kernel.ids import SPECTATOR, SeatId
from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.options import OptionError

USUAL_BOT = "regular"


class Player(Struct, frozen=True):
    """Somebody in a seat. Seats with one person's name are all that person's."""

    name: str
    strength: str = ""
    """A bot's; a person has none."""

    @property
    def is_bot(self) -> bool:
        return bool(self.strength)


def player(word: str) -> Player:
    """`Ann` is a person, `bot` or `bot:sharp` a bot."""
    name = " ".join(word.split())
    kind, _, strength = name.partition(":")
    if kind.casefold() != "bot":
        return Player(name)
    strength = strength.strip() or USUAL_BOT
    make_bot(strength)  # UnknownBot says which there are
    return Player(f"bot:{strength}", strength)


def parse_players(words: str) -> list[Player]:
    """`Ann,bot:regular,Bob`."""
    players = [player(word) for word in words.split(",")]
    if not all(seated.name for seated in players):
        raise OptionError(f"A seat without a name in {words!r}; write them as Ann,bot:regular,Bob.")
    return players


def players_of(match: AnyMatch) -> dict[SeatId, Player]:
    """The players a match was started with: their names are in its header."""
    return {seat: player(name) for seat, name in zip(match.seats, match.header.seats, strict=True)}


def bots_of(match: AnyMatch, players: dict[SeatId, Player]) -> dict[SeatId, Advisor]:
    return {
        seat: make_bot(players[seat].strength, match.header.seed * 31 + number)
        for number, seat in enumerate(match.seats)
        if players[seat].is_bot
    }


def knows_a_secret(match: AnyMatch, seats: Sequence[SeatId], worlds: int = 4) -> bool:
    """Whether one of these seats knows now what a spectator does not.

    In a world re-dealt for a spectator, what such a seat sees is something else.
    """
    if match.simultaneous:
        return True
    seen = [match.view(seat) for seat in seats]
    rng = Random(len(match.log))
    for _ in range(worlds):
        world = match.imagine(SPECTATOR, rng)
        if [world.view(seat) for seat in seats] != seen:
            return True
    return False
