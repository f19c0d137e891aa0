"""A small language for positions of Go Ahead Punk!: set the table, take a turn, look at what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self, TypeVar

from msgspec.structs import replace

from hardboiled import testing
from hardboiled.games.go_ahead_punk import GAME
from hardboiled.games.go_ahead_punk.rules.content import PunkContent
from hardboiled.games.go_ahead_punk.rules.knowledge import packed
from hardboiled.games.go_ahead_punk.rules.secret_moves import Go
from hardboiled.games.go_ahead_punk.rules.state import CopFigure, PunkState
from hardboiled.games.go_ahead_punk.rules.streets import Streets
from hardboiled.kernel import Action, CardId, Event, SeatId, SpaceId
from hardboiled.kernel.present import happening

CATALOG = GAME.catalog()
HIT, RICOCHET, ESCAPE = 1, 4, 5
"""Faces of a die that show these symbols."""

FAR = ("162", "164", "167")
"""Where the Cops stand unless a test says otherwise: the far south-west."""


E = TypeVar("E", bound=Event)


class Table(testing.Table[PunkState, PunkContent]):
    """Round 1, Stinger hidden at 45 with nothing in hand, the Cops far away, decks as dealt."""

    game = "go-ahead-punk"

    def __init__(self, mode: str = "one-vs-all", seats: int = 4, difficulty: str = "medium", seed: int = 7) -> None:
        super().__init__(mode, 1 if mode == "solo" else seats, seed, difficulty=difficulty)
        state = self.state
        self._share_out(seats)
        state.round = 1
        state.stinger.space = SpaceId("45")
        state.stinger.shown = mode == "solo"
        for cop, space in zip(state.cops, FAR, strict=True):
            cop.space = SpaceId(space)
        self.learn()

    def _share_out(self, seats: int) -> None:
        """With three or four players: the Cops chosen in turn order, Eddie shared by two."""
        if self.state.step == "choose-cops":
            for number, cop in enumerate(self.state.cops[: seats - 1], 1):
                cop.seats = (SeatId(f"cop-{number}"),)

    # Setting the table.

    @property
    def streets(self) -> Streets:
        return self.content.streets

    def stinger(self, at: str = "", **fields: Any) -> Self:
        self.set(self.state.stinger, **({"space": at} if at else {}), **fields)
        return self.learn()

    def cop(self, cop: str, at: str = "", **fields: Any) -> Self:
        self._draw(cop, fields.get("items", []))
        self.set(self.figure(cop), **({"space": at} if at else {}), **fields)
        return self.learn()

    def _draw(self, cop: str, items: Sequence[str]) -> None:
        """The cards of these items come out of the inventory deck; the weapon a Cop starts with has none."""
        drawn, starter = list(items), self.content.cops[cop].item
        if starter in drawn:
            drawn.remove(starter)
        for item in drawn:
            if item in self.state.inventory_deck:
                self.state.inventory_deck.remove(item)

    def given(self, **fields: Any) -> Self:
        """Fields of the state itself."""
        self.set(self.state, **fields)
        return self.learn()

    def figure(self, cop: str) -> CopFigure:
        return next(figure for figure in self.state.cops if figure.id == cop)

    def learn(self, *places: str) -> Self:
        """Make public: he is in one of these places (none: where his piece is, or anywhere without a Cop)."""
        state, bits = self.state, self.streets.bits
        shared = any(cop.space == state.stinger.space for cop in state.cops)
        if shared:
            state.stinger.shown = True
        if not places:
            cops = {cop.space for cop in state.cops}
            hidden = [space for space in self.streets.names if space not in cops]
            places = (state.stinger.space,) if state.stinger.shown else tuple(hidden)
        state.known.places = packed(sum(bits[SpaceId(place)] for place in places))
        return self

    def top(self, deck: str, *cards: str) -> Self:
        """These cards come next from a deck."""
        pile = getattr(self.state, deck)
        for card in reversed(cards):
            if card in pile:
                pile.remove(card)
            pile.append(card)
        return self

    # Taking turns.

    def stinger_turn(self, dice: Sequence[int] = ()) -> Self:
        return self.step("stinger-turn", dice, turn=-1)

    def hunch(self) -> Self:
        return self.step("hunch", turn=-1)

    def cop_turn(self, cop: str, dice: Sequence[int] = ()) -> Self:
        number = [figure.id for figure in self.state.cops].index(cop)
        return self.step("solo-cop" if self.state.mode == "solo" else "cop-turn", dice, turn=number)

    def answer(self, seat: str, action: Action) -> Self:
        self.match.choose(action, seat)
        return self

    def dice(self, *faces: int) -> Self:
        """What the next dice show."""
        self.play.forced.extend(faces)
        return self

    # Looking.

    @property
    def asked(self) -> tuple[str, ...]:
        return self.ask.seats if self.match.asks else ()

    def told(self, kind: type[E], seat: str = "") -> list[E]:
        """What was told of one kind since the position was set, to anybody or to that seat."""
        return [event for event in (self.heard(seat) if seat else super().told(kind)) if isinstance(event, kind)]

    def possible(self, seat: str = "spectator") -> set[str]:
        return set(self.match.view(seat).possible)

    def ends(self) -> set[str]:
        """Where Stinger can go, when he is asked."""
        return {option.space for option in self.offered(Go)}


def lines(table: Table, seat: str = "cop-1") -> list[str]:
    """The log of a seat, causes in brackets."""
    told = [happening(table.match, event, CATALOG) for event in table.heard(seat)]
    return [f"{line.text} [{line.cause}]" if line.cause else line.text for line in told]


# Solo.


def solo(**stinger: Any) -> Table:
    return Table("solo").stinger(**stinger).given(lkl="1")


def ai(table: Table, hunt: str = "target", escape: str = "target") -> Table:
    """The next AI card has these symbols for all three Cops."""
    cards, test = table.content.ai_cards, CardId("test")
    cards[test] = replace(
        cards[CardId("all-units")],
        id="test",
        hunt=dict.fromkeys(("katherine", "frank", "eddie"), hunt),
        escape=dict.fromkeys(("katherine", "frank", "eddie"), escape),
    )
    table.state.ai_deck.append(test)
    return table
