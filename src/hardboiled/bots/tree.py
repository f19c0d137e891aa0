"""The tree below an option: one for all worlds the seat could be in (Cowling, Powley and Whitehouse 2012).

The searcher and those on its side look for the best way on, by upper confidence bounds, in a fork that widens
with its visits from the instinct's first choice to further ones. Everybody else is played by instinct: what an
opponent does in a world rests on what that opponent sees there. Were opponents to look for the best reply as
well, they would find it with the searcher's secrets open on the table, for these are the same in every world it
imagines, and hiding or bluffing would be worth nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import log, sqrt
from typing import Any

from hardboiled.bots.instinct import Numbers
from hardboiled.bots.playout import by_instinct, ratings_of
from hardboiled.kernel.actions import Action, Ask
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.match import AnyMatch

EXPLORATION = 0.4
WIDENING = 0.5
UNKNOWN = -1
"""The rank of an option that was not met before."""


class Node:
    """A choice that has been made, and what came of it for the side that made it."""

    __slots__ = ("chosen", "forks", "offered", "value")

    def __init__(self) -> None:
        self.forks: dict[SeatId, Fork] = {}
        """By the seat that chooses next: in another world another one may be next."""
        self.chosen = 0
        self.offered = 0
        self.value = 0.0

    def mean(self) -> float:
        return self.value / self.chosen if self.chosen else 0.5

    def follow_up(self, longest: int = 4) -> tuple[Action, ...]:
        """How the side is most likely to go on."""
        found: list[Action] = []
        at = self
        while at.forks and len(found) < longest:
            choices = [choice for fork in at.forks.values() for choice in fork.children.items()]
            action, at = max(choices, key=lambda choice: choice[1].chosen)
            found.append(action)
        return tuple(found)


class Fork:
    """What a seat can choose next, and how its instinct ranks that."""

    __slots__ = ("children", "ranks")

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        self.ranks: dict[Action, int] = {}


def walk(world: AnyMatch, node: Node, side: str, until: int, rng: Numbers) -> list[Node]:
    """From this node down the tree until it has grown: the nodes gone through."""
    walked = [node]
    game = world.game
    while world.asks and world.steps < until:
        ask = world.asks[0]
        mover = ask.seats[0]
        if world.simultaneous or game.side(world.state, mover) != side:
            world.choose(by_instinct(world, ask, mover, rng), mover)
            continue
        node, grown = _descend(world, node, ask, mover)
        walked.append(node)
        if grown:
            break
    return walked


def _descend(world: AnyMatch, node: Node, ask: Ask[Any], mover: SeatId) -> tuple[Node, bool]:
    """Choose by upper confidence bound among what is legal here and wide enough: the node, and
    whether it is new."""
    options = ask.options
    fork = node.forks.get(mover)
    if fork is None:
        fork = node.forks[mover] = Fork()
    ranks = [fork.ranks.get(action, UNKNOWN) for action in options]
    if UNKNOWN in ranks:
        ratings = ratings_of(world, ask, mover)
        for rank, index in enumerate(sorted(range(len(options)), key=lambda i: -ratings[i])):
            fork.ranks[options[index]] = rank
        ranks = [fork.ranks[action] for action in options]
    width = 1 + int(WIDENING * sqrt(node.chosen))
    best, best_score = options[0], -1.0
    for index in sorted(range(len(options)), key=ranks.__getitem__)[:width]:
        action = options[index]
        child = fork.children.get(action)
        if child is None:
            best = action
            break
        child.offered += 1
        score = child.mean() + EXPLORATION * sqrt(log(child.offered + 1) / (child.chosen + 1))
        if score > best_score:
            best, best_score = action, score
    found = fork.children.get(best)
    grown = found is None
    if found is None:
        found = fork.children[best] = Node()
    world.choose(best, mover)
    return found, grown


def known_from(node: Node, seat: SeatId) -> Mapping[Action, Node]:
    """What the tree knows of this seat's next choice."""
    fork = node.forks.get(seat)
    return fork.children if fork is not None else {}
