"""The laws every game keeps, checked in random play. One call a game: `laws.play(...)`.

- options: no ask without options, no two equal ones
- plain state: nothing in a state refers twice to one object
- clone, save and undo give a match that goes on identically
- the leak law: view(determinize(state, seat), seat) == view(state, seat), for every seat and the
  spectator; what a seat is asked and hears does not depend on what it cannot know
- glances: what a bot sees at a glance is what the seat's view shows, and rates options alike
- imagined options: whatever an imagined match offers anybody can be chosen in it
- fair terms: the price an option shows is the price it takes, the dice it shows are the dice it throws
- decided views: every field of a state is shown or hidden by name
- re-dealing rests on what a seat knows and on random numbers, never on the true world
- honest undo: a choice that counts as teaching nobody anything looks the same in every world
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, get_type_hints

import msgspec
from msgspec import Struct

from hardboiled.kernel.actions import Action, kebab
from hardboiled.kernel.codec import digest
from hardboiled.kernel.comparing import LawBroken, asked_of, difference, viewers, world_of
from hardboiled.kernel.errors import where
from hardboiled.kernel.game import AnyGame, everything
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.match import AnyMatch, Match
from hardboiled.kernel.record import save
from hardboiled.kernel.saving import load, start
from hardboiled.kernel.secrecy import check_canonical, check_step, check_words
from hardboiled.kernel.terms import Ledger
from hardboiled.kernel.views import stale, undecided
from hardboiled.kernel.wording import listed


class Watched(Struct):
    """What was seen in one game under the law."""

    decisions: int = 0
    worlds: int = 0
    """How often a seat imagined a world other than the true one."""


def play(
    game_id: str,
    mode: str | None = None,
    seats: int | Sequence[str] = 1,
    seed: int = 0,
    sample: float = 1.0,
    limit: int = 100_000,
    **options: Any,
) -> Watched:
    """Play one game at random to its end, checking the laws at a `sample` of its decisions."""
    names = [f"P{n + 1}" for n in range(seats)] if isinstance(seats, int) else seats
    match = start(game_id, mode, names, seed, **options)
    rng, watched = Random(seed), Watched()
    while not match.over:
        if watched.decisions >= limit:
            raise LawBroken(f"{game_id} has not ended after {limit:,} decisions (seed {seed})")
        ask = rng.choice(match.asks)
        seat, action = rng.choice(ask.seats), rng.choice(ask.options)
        check_options(match)
        check_prompts(match)
        if rng.random() < sample:
            check_plain(match.state)
            check_clone(match)
            watched.worlds += check_leaks(match, rng)
            check_glances(match)
            check_words(match, seat, action, rng)
            check_step(match, rng)
            check_canonical(match, rng)
            check_terms(match, seat, action)
            check_undo(match, seat, action, rng)
        else:
            match.choose(action, seat)
        watched.decisions += 1
    check_save(match)
    watched.worlds += check_leaks(match, rng) if match.outcome else 0
    return watched


def random_game(match: AnyMatch, seed: int, limit: int = 100_000) -> int:
    """Play a match to its end at random: how many decisions it took."""
    rng, decisions = Random(seed), 0
    while match.asks:
        ask = match.asks[0] if len(match.asks) == 1 else rng.choice(match.asks)
        match.choose(ask.options[int(rng.random() * len(ask.options))], ask.seats[0])
        decisions += 1
        if decisions > limit:
            raise LawBroken(f"{match.game.id} has not ended after {limit:,} decisions (seed {seed})")
    return decisions


def check_options(match: AnyMatch) -> None:
    for ask in match.asks:
        if not ask.options:
            raise LawBroken(f"options: {ask!r} has none")
        if strangers := {type(option) for option in ask.options} - set(match.game.actions):
            names = listed(f"{kind.__name__} ({where(kind)})" for kind in strangers)
            raise LawBroken(f"options: {ask!r} offers {names}, missing from the actions of {match.game.id}")
        if len(set(ask.options)) != len(ask.options):
            twice = next(o for i, o in enumerate(ask.options) if o in ask.options[:i])
            raise LawBroken(f"options: {ask!r} offers {twice!r} twice")


def check_views(game: AnyGame) -> None:
    """Somebody has decided of every field of a state who may see it."""
    if game.view is everything:
        return
    view = get_type_hints(game.view)["return"]
    if open_questions := undecided(game.state_type, view):
        raise LawBroken(f"decided views: who may see {listed(open_questions)}? Show it in a view or name it in `hides`")
    if gone := stale(view):
        raise LawBroken(f"decided views: {listed(gone)}")


def check_texts(game: AnyGame) -> None:
    """Whatever can be chosen, told, shown or played has its words."""
    catalog, text = game.catalog(), game.home / "text" / "en.ftl"
    wanted = [f"action-{kebab(kind.__name__)}" for kind in game.actions]
    wanted += [f"group-{kind.group}" for kind in game.actions if kind.group]
    wanted += [f"event-{kebab(kind.__name__)}" for kind in game.events]
    wanted += [f"mode-{mode.id}" for mode in game.modes]
    if lacking := [message for message in dict.fromkeys(wanted) if not catalog.has(message)]:
        raise LawBroken(f"texts: {game.id} has no words for {listed(lacking)}; write them in {text}")


def check_prompts(match: AnyMatch) -> None:
    catalog = match.game.catalog()
    for ask in match.asks:
        if ask.prompt and not catalog.has(f"ask-{ask.prompt}"):
            text = match.game.home / "text" / "en.ftl"
            raise LawBroken(f"texts: {match.game.id} has no words for ask-{ask.prompt}; write them in {text}")


def check_glances(match: AnyMatch) -> None:
    """A glance is the view, field by field; and an instinct that has only a glance rates every option alike."""
    game, state, content = match.game, match.state, match.content
    if game.glance is None:
        return
    for seat in viewers(match):
        view, glance = game.view(state, seat, content), game.glance(state, seat, content)
        if gap := _unlike(view, glance):
            raise LawBroken(f"glances: to {seat}, {gap} is not what the view shows")
        ask = match.asked(seat)
        if ask is not None and game.instinct(view, ask, content) != game.instinct(glance, ask, content):
            raise LawBroken(f"glances: the instinct of {seat} rates {ask!r} otherwise by the view than at a glance")


def _unlike(view: Any, glance: Any) -> str:
    """The first field of a glance that is not as in the view."""
    fields: tuple[str, ...] = view.__struct_fields__
    for field in fields:
        shown, seen = getattr(view, field), getattr(glance, field)
        pairs = [(shown, seen)]
        if isinstance(shown, tuple) and isinstance(seen, tuple) and len(shown) == len(seen):
            pairs = list(zip(shown, seen, strict=True))
        for one, other in pairs:
            if isinstance(one, Struct) and not isinstance(other, Struct):
                if inner := _unlike(one, other):
                    return f"{field}.{inner}"
            elif one != other:
                return field
    return ""


def check_tips(game: AnyGame) -> None:
    """Whatever a player can be asked has a tip, and the game says what it is about in a few sentences."""
    catalog = game.catalog()
    asked = [message.removeprefix("ask-") for message in catalog.messages("ask-")]
    if lacking := [f"tip-{prompt}" for prompt in asked if not catalog.has(f"tip-{prompt}")]:
        raise LawBroken(f"tips: {game.id} has none for {listed(lacking)}; write them in {game.home / 'text'}")
    if not catalog.has("aim"):
        raise LawBroken(f"tips: {game.id} does not say what one tries to do; write `aim` in {game.home / 'text'}")


def check_terms(match: AnyMatch, seat: SeatId, action: Action) -> None:
    """What an option shows of its price and its dice is what choosing it takes and throws."""
    view, content = match.view(seat), match.content
    price, pools = action.price(view, content), list(action.dice(view, content))
    for pool in pools:
        if pool.parts and sum(number for _, number in pool.parts) != pool.dice:
            raise LawBroken(f"fair terms: the parts of {action!r} do not add up to its dice: {pool}")
    twin = match.clone()
    twin.play.ledger = ledger = Ledger()
    twin.choose(action, seat)
    paid = ledger.paid[0] if ledger.paid else None
    if (price if price is not None and price.amount else None) != (paid if paid is not None and paid.amount else None):
        raise LawBroken(f"fair terms: {action!r} shows the price {price} and takes {paid}")
    thrown = ledger.thrown[: len(pools)]
    if pools and thrown and thrown != pools and all(pool.sure for pool in pools):
        raise LawBroken(f"fair terms: {action!r} shows {pools} and throws {thrown}")


def check_plain(state: Any) -> None:
    """Nothing in the state is held twice (small immutable values aside)."""
    seen: dict[int, str] = {}

    def walk(value: Any, path: str) -> None:
        if value is None or isinstance(value, int | float | str | bytes) or value == ():
            return
        if isinstance(value, Struct) and value.__struct_config__.frozen:
            return
        if isinstance(value, tuple):
            children: Iterable[tuple[str, Any]] = ((f"[{i}]", item) for i, item in enumerate(value))
        else:
            if id(value) in seen:
                raise LawBroken(f"plain state: {path} and {seen[id(value)]} are one object")
            seen[id(value)] = path
            if isinstance(value, list | set | frozenset):
                children = ((f"[{i}]", item) for i, item in enumerate(value))
            elif isinstance(value, dict):
                children = ((f"[{key!r}]", item) for key, item in value.items())
            elif isinstance(value, Struct):
                children = ((f".{name}", getattr(value, name)) for name in value.__struct_fields__)
            else:
                raise LawBroken(f"plain state: {path} is a {type(value).__name__}")
        for suffix, child in children:
            walk(child, path + suffix)

    walk(state, "state")


def check_clone(match: AnyMatch) -> None:
    twin = match.clone()
    _same("clone", match, twin)


def check_save(match: AnyMatch) -> None:
    _same("save and load", match, load(save(match)))


def check_undo(match: AnyMatch, seat: SeatId, action: Action, rng: Random) -> None:
    """Choose; check that the choice was honest about what it taught; take it back and choose again."""
    world = match.imagine(seat, rng)
    before = _fingerprint(match)
    match.choose(action, seat)
    if match.undo_is_free:
        world.choose(action, seat)
        mine, theirs = match.view(seat), world.view(seat)
        if mine != theirs:
            raise LawBroken(f"honest undo: {action!r} taught {seat} something: {difference(mine, theirs)}")
    after = _fingerprint(match)
    if rng.random() < 0.1:
        match.undo(agreed=True)
        if _fingerprint(match) != before:
            raise LawBroken(f"undo: {action!r} taken back does not give the match before it")
        match.choose(action, seat)
        if _fingerprint(match) != after:
            raise LawBroken(f"undo: {action!r} chosen again does not give the same match")


def check_leaks(match: AnyMatch, rng: Random) -> int:
    """The leak law for every seat and the spectator: how many imagined worlds were not the true one."""
    truth = world_of(match.state)
    others = 0
    for seat in viewers(match):
        world = match.imagine(seat, rng)
        others += world_of(world.state) != truth
        mine, theirs = match.view(seat), world.view(seat)
        if mine != theirs:
            raise LawBroken(f"leak: the view of {seat} shows what it cannot know: {difference(mine, theirs)}")
        _check_asks(match, seat, rng)
        _check_goes_on(world, seat, rng)
    return others


def _check_asks(match: AnyMatch, seat: SeatId, rng: Random) -> None:
    """Where the running step has only asked so far, it asks the same in a re-dealt world."""
    if match.over or match.play.forced or not match.only_asked:
        return
    state = match.game.codec.decode(match.checkpoint.state)
    match.game.determinize(state, seat, match.content, rng)
    world: AnyMatch = Match(match.game, match.header, match.content, state, keep=False, quiet=True)
    mine, theirs = asked_of(match, seat), asked_of(world, seat)
    if mine != theirs:
        raise LawBroken(f"leak: what {seat} sees asked depends on what it cannot know: {difference(mine, theirs)}")


def _check_goes_on(world: AnyMatch, seat: SeatId, rng: Random) -> None:
    """Whatever an imagined match offers anybody can be chosen in it."""
    if not world.asks:
        return
    ask = rng.choice(world.asks)
    action = rng.choice(ask.options)
    try:
        world.choose(action, ask.seats[0])
    except Exception as error:
        raise LawBroken(f"imagined options: {seat} imagines {action!r}, which breaks: {error!r}") from error


def _fingerprint(match: AnyMatch) -> Any:
    asks = [(ask.seats, ask.prompt, list(ask.options)) for ask in match.asks]
    return (match.game.codec.encode(match.state), asks, list(match.log), list(match.told))


def _same(law: str, a: AnyMatch, b: AnyMatch) -> None:
    for part, mine, theirs in zip(("state", "asks", "log", "told"), _fingerprint(a), _fingerprint(b), strict=True):
        if mine != theirs:
            shown = difference(a.state, b.state) if part == "state" else difference(mine, theirs)
            raise LawBroken(f"{law}: another {part}: {shown}")


# The same game in another process.


def fingerprint_of_game(game_id: str, mode: str, seats: int, seed: int, options: dict[str, Any]) -> str:
    """A digest of every view of every seat at every decision of one random game."""
    match = start(game_id, mode, [f"P{n + 1}" for n in range(seats)], seed, **options)
    rng, seen = Random(seed), []
    while not match.over:
        seen.append(digest([msgspec.to_builtins(match.view(seat)) for seat in viewers(match)]))
        ask = rng.choice(match.asks)
        match.choose(rng.choice(ask.options), rng.choice(ask.seats))
    return digest([seen, save(match)])


def check_same_elsewhere(game_id: str, mode: str, seats: int, seed: int, preload: str = "", **options: Any) -> None:
    """The same header and choices give the same game in a process with another hash seed.

    `preload` names a module to import there first (one that registers the game).
    """
    here = fingerprint_of_game(game_id, mode, seats, seed, options)
    call = f"laws.fingerprint_of_game({game_id!r}, {mode!r}, {seats}, {seed}, {options!r})"
    code = f"{f'import {preload};' if preload else ''}from hardboiled.kernel import laws; print({call})"
    path = os.pathsep.join(part for part in sys.path if part)
    env = {**os.environ, "PYTHONHASHSEED": str(1 + seed % 4_000_000_000), "PYTHONPATH": path}
    there = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    if there.stdout.strip() != here:
        raise LawBroken(f"same game elsewhere: {game_id} {mode} seed {seed} differs in another process")
