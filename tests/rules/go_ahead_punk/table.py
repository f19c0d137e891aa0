"""A small language for positions of Go Ahead Punk!: set the table, take a turn, look at what happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from hardboiled.games.go_ahead_punk.rules import events as happened
from hardboiled.games.go_ahead_punk.rules.knowledge import packed
from hardboiled.games.go_ahead_punk.rules.state import CopFigure, PunkState
from hardboiled.kernel import Action
from hardboiled.kernel.saving import start

HIT, RICOCHET, ESCAPE = 1, 4, 5
"""Faces of a die that show these symbols."""

FAR = ("162", "164", "167")
"""Where the Cops stand unless a test says otherwise: the far south-west."""


class Table:
    """Round 1, Stinger hidden at 45 with nothing in hand, the Cops far away, decks as dealt."""

    def __init__(self, mode: str = "one-vs-all", seats: int = 4, difficulty: str = "medium", seed: int = 7) -> None:
        names = [f"P{n + 1}" for n in range(1 if mode == "solo" else seats)]
        self.match = start("go-ahead-punk", mode, names, seed, difficulty=difficulty)
        state = self.state
        self._share_out(seats)
        state.round = 1
        state.stinger.space = "45"
        state.stinger.shown = mode == "solo"
        for cop, space in zip(state.cops, FAR, strict=True):
            cop.space = space
        self.learn()

    def _share_out(self, seats: int) -> None:
        """With three or four players: the Cops chosen in turn order, Eddie shared by two."""
        if self.state.step == "choose-cops":
            for number, cop in enumerate(self.state.cops[: seats - 1], 1):
                cop.seats = (f"cop-{number}",)

    # Setting the table.

    @property
    def state(self) -> PunkState:
        return self.match.state

    @property
    def streets(self) -> Any:
        return self.match.content.streets

    def stinger(self, at: str = "", **fields: Any) -> Table:
        if at:
            self.state.stinger.space = at
        return self._set(self.state.stinger, fields)

    def cop(self, cop: str, at: str = "", **fields: Any) -> Table:
        figure = self.figure(cop)
        if at:
            figure.space = at
        self._draw(cop, fields.get("items", []))
        return self._set(figure, fields)

    def _draw(self, cop: str, items: Sequence[str]) -> None:
        """The cards of these items come out of the inventory deck; the weapon a Cop starts with has none."""
        drawn, starter = list(items), self.match.content.cops[cop].item
        if starter in drawn:
            drawn.remove(starter)
        for item in drawn:
            if item in self.state.inventory_deck:
                self.state.inventory_deck.remove(item)

    def set(self, **fields: Any) -> Table:
        return self._set(self.state, fields)

    def _set(self, thing: Any, fields: dict[str, Any]) -> Table:
        for name, value in fields.items():
            assert hasattr(thing, name), name
            setattr(thing, name, value)
        self.learn()
        return self

    def figure(self, cop: str) -> CopFigure:
        return next(figure for figure in self.state.cops if figure.id == cop)

    def learn(self, *places: str) -> Table:
        """Make public: he is in one of these places (none: where his piece is, or anywhere without a Cop)."""
        state, bits = self.state, self.streets.bits
        shared = any(cop.space == state.stinger.space for cop in state.cops)
        if shared:
            state.stinger.shown = True
        if not places:
            cops = {cop.space for cop in state.cops}
            hidden = [space for space in self.streets.names if space not in cops]
            places = (state.stinger.space,) if state.stinger.shown else tuple(hidden)
        state.known.places = packed(sum(bits[place] for place in places))
        return self

    def top(self, deck: str, *cards: str) -> Table:
        """These cards come next from a deck."""
        pile = getattr(self.state, deck)
        for card in reversed(cards):
            if card in pile:
                pile.remove(card)
            pile.append(card)
        return self

    # Taking turns.

    def stinger_turn(self, dice: Sequence[int] = ()) -> Table:
        return self._begin("stinger-turn", -1, dice)

    def hunch(self) -> Table:
        return self._begin("hunch", -1, ())

    def cop_turn(self, cop: str, dice: Sequence[int] = ()) -> Table:
        number = [figure.id for figure in self.state.cops].index(cop)
        return self._begin("solo-cop" if self.state.mode == "solo" else "cop-turn", number, dice)

    def _begin(self, step: str, turn: int, dice: Sequence[int]) -> Table:
        self.state.step, self.state.turn = step, turn
        self.match.arrange(chance=dice)
        return self

    def run(self, flow: Callable[..., Any], *arguments: Any, dice: Sequence[int] = ()) -> Table:
        """Run a single rule."""
        self.match.arrange(chance=dice, flow=lambda play: flow(play, *arguments))
        return self

    def choose(self, *actions: Action, seat: str | None = None) -> Table:
        for action in actions:
            self.match.choose(action, seat)
        return self

    def dice(self, *faces: int) -> Table:
        """What the next dice show."""
        self.match.play.forced.extend(faces)
        return self

    # Looking.

    @property
    def options(self) -> list[Action]:
        return [option for ask in self.match.asks for option in ask.options]

    def offers(self, kind: type[Action]) -> bool:
        return any(isinstance(option, kind) for option in self.options)

    @property
    def prompt(self) -> str:
        return self.match.asks[0].prompt if self.match.asks else ""

    @property
    def asked(self) -> tuple[str, ...]:
        return self.match.asks[0].seats if self.match.asks else ()

    def told(self, kind: str, seat: str = "stinger") -> list[Any]:
        """The events of a kind that a seat heard since the position was set."""
        wanted = getattr(happened, kind)
        return [told.event for told in self.match.told if isinstance(told.event, wanted) and told.heard_by(seat)]

    def possible(self, seat: str = "spectator") -> set[str]:
        return set(self.match.view(seat).possible)

    def ends(self) -> set[str]:
        """Where Stinger can go, when he is asked."""
        return {option.space for option in self.options}


# Solo.


def solo(**stinger: Any) -> Table:
    return Table("solo").stinger(**stinger).set(lkl="1")


def ai(table: Table, hunt: str = "target", escape: str = "target") -> Table:
    """The next AI card has these symbols for all three Cops."""
    cards = table.match.content.ai_cards
    cards["test"] = replace(
        cards["all-units"],
        id="test",
        hunt=dict.fromkeys(("katherine", "frank", "eddie"), hunt),
        escape=dict.fromkeys(("katherine", "frank", "eddie"), escape),
    )
    table.state.ai_deck.append("test")
    return table
