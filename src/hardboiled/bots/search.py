"""Information-set Monte Carlo tree search: one tree over many worlds the seat could be in.

Each iteration imagines a world, walks down the tree by upper confidence bounds over the options
legal in that world (Cowling, Powley and Whitehouse 2012), adds one node, plays on a little way by
instinct and lets the game's own `evaluate` judge the rest. The instinct also orders and thins the
options. Seats of one side are a coalition: a node maximises the value of the side that chooses.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Any

from hardboiled.bots.advice import Advice, Line
from hardboiled.kernel.actions import Action, Ask
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.match import Match
from hardboiled.kernel.seat import Seat

AnyMatch = Match[Any, Any, Any]

EXPLORATION = 0.5
PRIOR_WEIGHT = 0.6
"""How strongly an option's place in the instinct's order counts while it is little visited."""
ROOT_WIDTH, INNER_WIDTH = 10, 4
"""How many of the options the instinct likes best are searched."""
PLAYOUT_DECISIONS = 10
PLAYOUT_RANDOM = 0.1
KEPT_TREE = 0.5
"""What the visits of a tree kept from the last move still count."""


class Node:
    """A choice that has been made, and what came of it."""

    __slots__ = ("children", "chosen", "offered", "prior", "ranks", "value")

    def __init__(self, prior: float = 0.0) -> None:
        self.children: dict[Action, Node] = {}
        self.ranks: dict[Action, int] = {}
        self.chosen = 0.0
        self.offered = 0.0
        self.value = 0.0
        self.prior = prior

    def mean(self) -> float:
        return self.value / self.chosen if self.chosen else 0.5

    def fade(self, factor: float) -> None:
        for child in self.children.values():
            child.chosen *= factor
            child.offered *= factor
            child.value *= factor
            child.fade(factor)


class SearchBot:
    """Thinks for so many iterations, or so many seconds, about each choice."""

    def __init__(self, seed: int = 0, iterations: int | None = None, seconds: float | None = None) -> None:
        self._rng = Random(seed)
        self._iterations = iterations if iterations or seconds else 200
        self._seconds = seconds
        self.searched = 0
        """Iterations of the last search."""
        self._kept: tuple[int, Node] | None = None

    def choose(self, seat: Seat) -> Action:
        return self.advise(seat).action

    def advise(self, seat: Seat) -> Advice:
        """Search, and say what was found: the best line, its expected result, the two runners-up."""
        root = self._root(seat)
        if len(root.ranks) > 1:
            self._search(seat, root)
        lines = sorted(root.children.items(), key=lambda item: (-item[1].chosen, root.ranks.get(item[0], 0)))
        if not lines:
            return Advice(Line(next(iter(root.ranks))))
        best, *others = (_line(action, node) for action, node in lines[:3])
        self._kept = (seat.chosen + 1, root.children[best.action])
        return Advice(best, tuple(others))

    def _root(self, seat: Seat) -> Node:
        """The tree to begin with: what is left of the last move's, if this is the choice after it.

        Where others have chosen in between, the options do not match and nothing is left."""
        options, ratings = seat.ask.options, seat.instinct()
        root = Node()
        if self._kept is not None and self._kept[0] == seat.chosen:
            root = self._kept[1]
            root.fade(KEPT_TREE)
        root.children = {action: node for action, node in root.children.items() if action in options}
        root.ranks = {}
        _rank(root, options, ratings)
        root.ranks = {action: rank for action, rank in root.ranks.items() if rank < ROOT_WIDTH}
        root.children = {action: node for action, node in root.children.items() if action in root.ranks}
        return root

    def _search(self, seat: Seat, root: Node) -> None:
        deadline = perf_counter() + self._seconds if self._seconds else None
        self.searched = 0
        while self._iterations is None or self.searched < self._iterations:
            if deadline is not None and perf_counter() >= deadline and self.searched:
                break
            self._iterate(seat.imagine(self._rng), seat.id, root, deadline)
            self.searched += 1

    def _iterate(self, world: AnyMatch, me: SeatId, root: Node, deadline: float | None) -> None:
        node, walked = root, [(root, me)]
        at_root, grown = True, False
        while world.asks and not grown:
            ask = world.asked(me) if at_root else world.asks[0]
            assert ask is not None
            mover = me if at_root else ask.seats[0]
            if world.simultaneous and not at_root:
                world.choose(_by_instinct(world, ask, mover, self._rng, PLAYOUT_RANDOM), mover)
                continue
            node, grown = self._descend(world, node, ask, mover, at_root)
            walked.append((node, mover))
            at_root = False
        self._play_out(world, deadline)
        values: dict[str, float] = {}
        for visited, mover in walked:
            side = world.game.side(world.state, mover)
            if side not in values:
                values[side] = worth(world, mover)
            visited.chosen += 1
            visited.value += values[side]

    def _descend(self, world: AnyMatch, node: Node, ask: Ask[Any], mover: SeatId, at_root: bool) -> tuple[Node, bool]:
        """Choose by upper confidence bound among what is legal here: the node, and whether it is new."""
        if at_root:
            options: Sequence[Action] = [action for action in ask.options if action in node.ranks]
        else:
            options = _narrowed(world, node, ask, mover)
        best, best_score = options[0], -1.0
        for action in options:
            child = node.children.get(action)
            if child is None:
                score = 10.0 - node.ranks.get(action, 0)
            else:
                child.offered += 1
                score = child.mean() + EXPLORATION * sqrt(log(child.offered + 1) / (child.chosen + 1))
                score += PRIOR_WEIGHT * child.prior / (1 + child.chosen)
            if score > best_score:
                best, best_score = action, score
        found = node.children.get(best)
        grown = found is None
        if found is None:
            found = node.children[best] = Node(1 / (1 + node.ranks.get(best, 0)))
            found.offered = 1
        world.choose(best, mover)
        return found, grown

    def _play_out(self, world: AnyMatch, deadline: float | None) -> None:
        for _ in range(PLAYOUT_DECISIONS):
            if not world.asks or (deadline is not None and perf_counter() >= deadline):
                return
            ask = world.asks[0]
            mover = ask.seats[0]
            world.choose(_by_instinct(world, ask, mover, self._rng, PLAYOUT_RANDOM), mover)


def worth(match: AnyMatch, seat: SeatId) -> float:
    """What a match is worth to a seat: won, lost, or the game's own estimate."""
    if match.outcome is not None:
        return 1.0 if seat in match.outcome.winners else 0.0
    return match.game.evaluate(match.state, seat, match.content)


def _by_instinct(match: AnyMatch, ask: Ask[Any], seat: SeatId, rng: Random, random_share: float) -> Action:
    options = ask.options
    if len(options) == 1 or rng.random() < random_share:
        return options[int(rng.random() * len(options))]  # type: ignore[no-any-return]
    ratings = match.game.instinct(match.view(seat), ask, match.content)
    best = max(ratings)
    tied = [i for i, rating in enumerate(ratings) if rating == best]
    return options[tied[int(rng.random() * len(tied))]]  # type: ignore[no-any-return]


def _rank(node: Node, options: Sequence[Action], ratings: Sequence[float]) -> None:
    order = sorted(range(len(options)), key=lambda i: -ratings[i])
    for rank, index in enumerate(order):
        node.ranks[options[index]] = rank


def _narrowed(match: AnyMatch, node: Node, ask: Ask[Any], seat: SeatId) -> Sequence[Action]:
    """The legal options the instinct likes best; each node asks the instinct once for what it knows."""
    options = ask.options
    if len(options) <= INNER_WIDTH:
        return options
    if any(action not in node.ranks for action in options):
        _rank(node, options, match.game.instinct(match.view(seat), ask, match.content))
    return sorted(options, key=node.ranks.__getitem__)[:INNER_WIDTH]


def _line(action: Action, node: Node) -> Line:
    follow_up: list[Action] = []
    at = node
    while at.children and len(follow_up) < 4:
        next_action, at = max(at.children.items(), key=lambda item: item[1].chosen)
        follow_up.append(next_action)
    return Line(action, node.mean(), round(node.chosen), tuple(follow_up))
