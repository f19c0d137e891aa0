"""What somebody who knows such games would say of the content: what is twice there, what is never worth having, what
reads alike. What is meant to be so says why in the content itself (`meant`)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, permutations
from pathlib import Path
from typing import Literal

from msgspec import UNSET, Struct

from hardboiled.kernel.content import Content
from hardboiled.kernel.game import AnyGame
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.review import Weighed, beats, same
from hardboiled.kernel.text import Catalog

What = Literal["same", "beaten", "text", "needless"]
ALIKE = 0.6
"""The share of two texts' words that both have, from which they read alike."""
FEWEST_WORDS = 4
"""Texts of fewer words are alike only if they are the same."""
TAKEN = "taken"
"""What an entry's `meant` calls being taken rarely, or winning or losing much."""


class Finding(Struct, frozen=True, kw_only=True):
    """Something about an entry, beside another one of its kind."""

    what: What
    entry: str
    other: str
    told: str
    reason: str = ""
    """Why it is meant, if the content says so."""


def review(game_id: str, packs: Sequence[Path] = ()) -> list[Finding]:
    """All that is found without playing, what is meant included."""
    game = find_game(game_id)
    content = game.content(packs)
    weighed = entries(game, content)
    found = [*_same(weighed), *_beaten(weighed), *_texts(weighed, game.catalog())]
    reasons = meant(content)
    told = [_with_reason(finding, reasons) for finding in found]
    return [*told, *_needless(told, reasons)]


def entries(game: AnyGame, content: Content) -> list[Weighed]:
    """What the game lays open to be compared."""
    return [] if game.review is None else list(game.review.entries(content))


def meant(content: Content) -> dict[str, dict[str, str]]:
    """The reasons the content gives, by entry and by what it is about."""
    every = [entry for _, deck in content.decks() for entry in deck.values()]
    return {entry.id: entry.meant for entry in every if entry.meant is not UNSET}


def _same(weighed: Sequence[Weighed]) -> Iterator[Finding]:
    for one, other in combinations(weighed, 2):
        if one.kind == other.kind and same(one, other):
            told = f"does what {other.entry.id} does: {_in_words(one)}"
            yield Finding(what="same", entry=one.entry.id, other=other.entry.id, told=told)


def _beaten(weighed: Sequence[Weighed]) -> Iterator[Finding]:
    for better, worse in permutations(weighed, 2):
        if better.kind == worse.kind and better.chosen and worse.chosen and beats(better, worse):
            told = f"is beaten by {better.entry.id} in everything: {_in_words(worse)} against {_in_words(better)}"
            yield Finding(what="beaten", entry=worse.entry.id, other=better.entry.id, told=told)


def _in_words(one: Weighed) -> str:
    gives = ", ".join(f"{much:+g} {thing}" for thing, much in sorted(one.gives.items())) or "nothing"
    return f"{gives} for {one.price:g}" if one.price else gives


def _texts(weighed: Sequence[Weighed], catalog: Catalog) -> Iterator[Finding]:
    """Names, and what is told beside the rules. (The rules of what is alike are found by its effects.)"""
    once = {one.entry.id: one for one in reversed(weighed)}.values()
    names = [(one, catalog.format(one.entry.id)) for one in once if catalog.has(one.entry.id)]
    for (one, name), (other, beside) in combinations(names, 2):
        if one.kind == other.kind and name == beside:
            yield Finding(what="text", entry=one.entry.id, other=other.entry.id, told=f"is called {name!r} as well")
    known = [one for one in once if catalog.has(one.entry.id, one.told)]
    told = [(one, catalog.format(one.entry.id, attribute=one.told)) for one in known]
    for (one, text), (other, beside) in combinations(told, 2):
        if alike(text, beside):
            reads = f"reads like {other.entry.id}: {text!r} and {beside!r}"
            yield Finding(what="text", entry=one.entry.id, other=other.entry.id, told=reads)


def alike(one: str, other: str) -> bool:
    """Whether two texts share most of their words."""
    words, others = (set(re.findall(r"\w+", text.lower())) for text in (one, other))
    if min(len(words), len(others)) < FEWEST_WORDS:
        return one == other
    return len(words & others) >= ALIKE * len(words | others)


def _with_reason(finding: Finding, reasons: dict[str, dict[str, str]]) -> Finding:
    """Either of the two may say why."""
    one, other = reasons.get(finding.entry, {}), reasons.get(finding.other, {})
    reason = one.get(finding.other) or other.get(finding.entry) or ""
    return Finding(what=finding.what, entry=finding.entry, other=finding.other, told=finding.told, reason=reason)


def _needless(found: Iterable[Finding], reasons: dict[str, dict[str, str]]) -> Iterator[Finding]:
    """Reasons for what is no longer so."""
    pairs = {pair for finding in found for pair in ((finding.entry, finding.other), (finding.other, finding.entry))}
    for entry, given in reasons.items():
        for other in given:
            if other != TAKEN and (entry, other) not in pairs:
                told = f"says why it is like {other} or worse, which it is not"
                yield Finding(what="needless", entry=entry, other=other, told=told)
