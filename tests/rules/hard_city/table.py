"""A small language that sets a Hard City table and moves on it.

A new `Table` is an empty board: no layout, no tokens, no cards in hand; officers stand far apart.
Put things on it, then begin a turn (`turn`, `doctor`, `autodoc`, `phase`) or run one rule (`run`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hardboiled import testing
from hardboiled.games.hard_city.rules.content import HardCityContent
from hardboiled.games.hard_city.rules.ground import survey
from hardboiled.games.hard_city.rules.officer_turn import EndTurn
from hardboiled.games.hard_city.rules.prowling import MoveMutant, move_mutants
from hardboiled.games.hard_city.rules.state import Ally, HardCityState, Mutant, Officer, mutant_of, officer_of
from hardboiled.kernel import SpaceId

ONE, TWO, BLANK, DONUT = 1, 3, 4, 5
"""Faces of the die to force: 1 damage, 2 damage, blank, donut."""
FOUR = ("donathan", "jenny", "miranda", "marcellus")
CORNERS = {"donathan": "a4", "jenny": "h3", "miranda": "a9", "marcellus": "h9"}


class Table(testing.Table[HardCityState, HardCityContent]):
    game = "hard-city"

    def __init__(self, mode: str = "one-vs-all", players: int = 2, episode: int = 1, **options: Any) -> None:
        count = 3 if players - (mode == "one-vs-all") == 3 else 4
        options.setdefault("officers", FOUR[:count])
        super().__init__(mode, players, seed=3, episode=episode, **options)
        state = self.state
        state.mutants.clear()
        state.supply["mutant"] = [f"mutant-{n}" for n in range(20, 0, -1)]
        state.civilians.clear()
        state.civilian_pool[:] = [f"civilian-{n}" for n in range(12, 0, -1)]
        state.crates.clear()
        state.crate_pool[:] = [str(n) for n in range(10, 0, -1)]
        state.barrels, state.manholes, state.obstacles, state.aboard = {}, {}, {}, {}
        state.clouds.clear()
        state.helicopter = state.battery = state.doom = ""
        state.scenes[:] = [self.content.sheet(episode).opening]
        state.layout, state.round, state.order, state.chaos, state.kills = 0, 1, 0, 0, 0
        for officer in state.officers:
            officer.at = CORNERS[officer.id]
        if state.ally is not None:
            state.ally.at = "d6"
        survey(state)

    # Setting the table.

    def officer(self, name: str, at: str = "", **fields: Any) -> Officer:
        officer = officer_of(self.state, name)
        return self.set(officer, **({"at": at} if at else {}), **fields)

    @property
    def ally(self) -> Ally:
        assert self.state.ally is not None
        return self.state.ally

    def mutant(self, at: str, stunned: bool = False, kind: str = "mutant", hp: int = 0, ap: int = 0) -> str:
        if kind == "fubar":
            name = "fubar"
            self.state.fubar_came = True
        else:
            name = self.state.supply[kind].pop()
        self.state.mutants.append(Mutant(name, kind, at, stunned, hp=hp, ap=ap))
        return name

    def civilian(self, at: str) -> str:
        name = self.state.civilian_pool.pop()
        self.state.civilians[name] = at
        return name

    def crate(self, deck: str, at: str) -> str:
        name = f"{deck}-{self.state.crate_pool.pop()}"
        self.state.crates[name] = at
        return name

    def obstacle(self, name: str, *cells: str) -> None:
        self.state.obstacles[name] = list(cells)
        survey(self.state)

    def hold(self, *cards: str) -> None:
        """Doctor Zero's hand; the cards leave deck and discard."""
        state = self.state
        for card in (*state.hand,):
            state.deck.append(card)
        state.hand[:] = sorted(cards)
        for card in cards:
            pile = state.deck if card in state.deck else state.discard
            pile.remove(card)

    def on_deck(self, *cards: str) -> None:
        """The chaos deck's next cards, first first."""
        for card in cards:
            self.state.deck.remove(card)
        self.state.deck.extend(reversed(cards))

    # Moving.

    def turn(self, officer: str, chance: Iterable[int] = (), **fields: Any) -> None:
        """This officer's turn begins."""
        chosen = self.officer(officer, **fields)
        chosen.done = chosen.down = False
        self.begin("officer-turn", chance, officer)

    def doctor(self, *hand: str, chance: Iterable[int] = (), after: str = "donathan") -> None:
        """Doctor Zero's turn begins, with these cards in hand."""
        if hand:
            self.hold(*hand)
        self.begin("doctor-zero", chance, after)

    def autodoc(self, officer: str, *deck: str, chance: Iterable[int] = ()) -> None:
        """The AutoDoc resolves at the end of this officer's turn; these cards are drawn next."""
        self.on_deck(*deck)
        self.begin("autodoc", chance, officer)

    def prowl(self, piece: str) -> None:
        """Doctor Zero moves this Mutant."""
        self.run(lambda play: move_mutants(play, 1))
        self.choose(MoveMutant(piece))

    def begin(self, step: str, chance: Iterable[int] = (), active: str = "") -> None:
        self.step(step, chance, active=active or self.state.active)

    def next_turn(self) -> None:
        """A turn later: every Mutant may move and attack again."""
        for mutant in self.state.mutants:
            mutant.moved = mutant.attacked = mutant.woken = False

    def end(self) -> None:
        self.match.choose(EndTurn())

    def at(self, piece: str) -> SpaceId:
        return mutant_of(self.state, piece).at

    def stunned(self, piece: str) -> bool:
        return mutant_of(self.state, piece).stunned

    def alive(self, piece: str) -> bool:
        return any(m.id == piece for m in self.state.mutants)


def coop(players: int = 1, episode: int = 1, active: str = "donathan", **options: Any) -> Table:
    """Against the AutoDoc, in the turn of an officer who stands on f8."""
    table = Table(mode="co-op", players=players, episode=episode, **options)
    table.state.active = active
    table.officer(active, at="f8")
    return table


def log(table: Table) -> list[Any]:
    """All that was told since the situation was set up."""
    return [told.event for told in table.match.told]
