"""What is printed on the officers' cards, made from what the cards do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from games.hard_city.card_words import (
    NUMBERS,
    capital,
    joined,
    many,
    small,
    spaces,
    times,
    within,
)
from hardboiled.games.hard_city.rules.content import (
    Cutscene,
    EquipmentCard,
    SkillCard,
)
from hardboiled.games.hard_city.rules.effects import (
    conditions,
    fighting,
    support,
)
from hardboiled.games.hard_city.rules.effects.order_word import OrderWord
from hardboiled.games.hard_city.rules.effects.perk import Perk
from hardboiled.games.hard_city.rules.effects.vocabulary import EachOfficer


def equipment(card: EquipmentCard) -> str:
    return order_text(card.effects)


def cutscene(card: Cutscene) -> str:
    assert not card.cost
    needs, said = [need_word(need) for need in card.needs], order_text(card.effects)
    return f"{capital(', '.join(needs))}: {small(said)}" if needs else said


def skill(card: SkillCard) -> str:
    if card.perk != Perk() and not card.effects:
        assert not card.once
        return perk_text(card.perk, card.cost)
    limits = [f"{card.cost} AP", *(["once a turn"] if card.once else ())]
    limits += ["with no active Mutant on your space"] if card.calm else []
    return f"{', '.join(limits)}: {small(order_text(card.effects))}"


def order_text(words: Sequence[OrderWord]) -> str:
    return capital("; ".join(map(order_word, words))) + "."


def order_word(word: Any) -> str:
    found = ORDER.get(type(word))
    if found is None:
        raise AssertionError(word)
    return found(word)


def _shot(word: fighting.Shot) -> str:
    said = many(word.times, "Shooting Attack") + " in a row" if word.times > 1 else "a Shooting Attack"
    return said + _stronger(word.dice, word.damage) + _beset(word.beset)


def _stronger(dice: int, damage: int) -> str:
    more = [f"{NUMBERS[dice]} more di{times(dice, 'e', 'ce')}"] if dice else []
    more += [f"{damage} more damage"] if damage else []
    return f" with {joined(more)}" if more else ""


def _beset(beset: bool) -> str:
    return ", Mutants around you or not" if beset else ""


def _burst(word: fighting.Burst) -> str:
    whom = "everybody" if word.people else "every Mutant"
    where = {
        (1, 1): "a space next to you",
        (0, 1): "your space or one next to it",
    }.get((word.away, word.reach), f"a space up to {spaces(word.reach)} away")
    return f"{word.damage} damage to {whom} on {where}{', friend or foe' if word.people else ''}"


def _stun(word: fighting.Stun) -> str:
    where = {0: "on your space", 1: "on your space or next to it"}.get(word.reach, f"up to {word.reach} spaces away")
    return f"stun up to {many(word.count)} {where}"


def _push(word: fighting.Push) -> str:
    whence = " off your space" if not word.reach else f" {within(word.reach)} of you"
    return f"push up to {many(word.count)}{whence}, {many(word.spaces, 'space')} each"


def _heal(word: support.Heal) -> str:
    if word.who == "self":
        return f"regain {word.amount} HP"
    who = {"other-here": "another officer here", "here": "you or an officer on your space", "all": "every officer"}
    return f"{who[word.who]} regains {word.amount} HP"


def _ap(word: support.GainAp) -> str:
    if word.who == "waiting":
        return f"an officer who has still to act gains {word.amount} AP"
    return f"gain {word.amount} AP"


def _each(word: EachOfficer) -> str:
    (inner,) = word.effects if len(word.effects) == 1 else (None,)
    if isinstance(inner, fighting.Shot):
        assert inner.may
        return f"every officer may make {_shot(inner)}"
    if isinstance(inner, support.Run):
        return f"every officer may {_run(inner)}"
    if isinstance(inner, support.DrawGear):
        return f"every officer draws {_cards(inner)}"
    if isinstance(inner, support.Learn):
        return "every officer draws two skill cards and keeps one"
    run, draw = word.effects
    return f"every officer may {order_word(run)}; then every officer draws {_cards(draw)}"


def _cards(word: Any) -> str:
    assert word.count == 1
    return f"a {word.deck} equipment card"


def _run(word: support.Run) -> str:
    return f"move up to {spaces(word.spaces)}{', unharmed by Mutants left behind' if word.safe else ''}"


ORDER: dict[type, Callable[[Any], str]] = {
    fighting.Shot: _shot,
    fighting.Aim: lambda word: "an Aimed Shot" + _stronger(0, word.damage) + _beset(word.beset),
    fighting.Brawl: lambda word: "Close Combat" + _stronger(word.dice, word.damage),
    fighting.Burst: _burst,
    fighting.Stun: _stun,
    fighting.Push: _push,
    support.Heal: _heal,
    support.GainAp: _ap,
    support.Run: _run,
    support.DrawGear: lambda word: f"draw {_cards(word)}",
    support.DropCrate: lambda word: f"a {word.deck.capitalize()} Crate lands up to {spaces(word.reach)} from you",
    support.Shield: lambda word: (
        f"ignore the next {'' if word.amount == 1 else f'{word.amount} '}damage to you this round"
    ),
    support.Guide: lambda word: f"a Civilian up to {spaces(word.reach)} away walks up to {spaces(word.spaces)}",
    support.Sabotage: lambda word: (
        f"Doctor Zero discards {many(word.count, 'card')} at random "
        f"(AutoDoc: the {NUMBERS[word.count]} oldest card{times(word.count, '', 's')} of the Queue)"
    ),
    support.Learn: lambda word: "draw two of your skill cards and keep one",
    support.Reload: lambda word: "all Out of Ammo markers come off",
    EachOfficer: _each,
}


def need_word(need: Any) -> str:
    match need:
        case conditions.Gathered():
            return f"{many(need.count, 'officer')} on your space"
        case conditions.Surrounded():
            return f"{many(need.count, 'active Mutant')} {within(need.reach)} of you"
        case conditions.Calm():
            return f"no active Mutant {within(need.reach)} of you"
        case conditions.AtMostHp():
            return f"you have at most {need.hp} HP"
        case conditions.SomeoneDown():
            return "an officer lies eliminated"
        case conditions.Behind():
            return f"Chaos leads by {need.by} VP or more"
        case conditions.Slaughter():
            return f"the extermination marker stands at {need.kills} or more"
        case conditions.Bystander():
            return f"a Civilian {within(need.reach)} of you"
        case conditions.Equipped():
            return f"you hold {many(need.count, 'equipment card')}"
    raise AssertionError(need)


PERKS: dict[str, Callable[[int], str]] = {
    "max_hp": lambda n: f"your maximum HP rises by {NUMBERS[n]}, and you heal {n} HP at once",
    "max_ap": lambda n: f"{NUMBERS[n]} more AP each round",
    "shoot_dice": lambda n: f"Shooting Attacks: {NUMBERS[n]} more di{times(n, 'e', 'ce')}",
    "close_dice": lambda n: f"Close Combat: {NUMBERS[n]} more di{times(n, 'e', 'ce')}",
    "aim_damage": lambda n: f"your Aimed Shots deal {n} more damage",
    "cheaper_gear": lambda n: f"using equipment costs you {n} AP less",
    "cheaper_trade": lambda n: f"giving and taking costs you {n} AP less",
    "cheaper_evacuation": lambda n: f"evacuations cost you {n} AP less",
    "cheaper_seal": lambda n: f"sealing a Manhole costs you {n} AP less",
    "stride": lambda n: f"your first Movement of a turn goes {many(n, 'space')} further",
    "slips": lambda n: f"{('once', 'twice')[n - 1]} a turn, leaving active Mutants does not hurt you",
    "donuts": lambda n: (
        f"the first {'' if n == 1 else NUMBERS[n] + ' '}donut face{times(n, '', 's')} you roll in a turn "
        "counts 1 damage for nothing"
    ),
    "shoots_beset": lambda n: "you may shoot although active Mutants share your space",
    "close_kills": lambda n: "in Close Combat you may also kill Mutants that are stunned already",
    "crate_heals": lambda n: f"opening a crate or box heals you {n} HP",
    "crate_draws": lambda n: f"from a crate or box draw {NUMBERS[n + 1]} cards and keep one",
    "shield": lambda n: f"ignore the first {'' if n == 1 else str(n) + ' '}damage of every round",
}
BLAST: dict[str, Callable[[int], str]] = {
    "max_hp": lambda n: f"Blast gains {n} HP",
    "blast_steps": lambda n: f"Blast runs {many(n, 'space')} further",
    "blast_stuns": lambda n: f"Blast may stun {NUMBERS[n]} more Mutant{times(n, '', 's')} where he ends",
    "blast_guides": lambda n: "Blast may bring a Civilian along when he runs",
}


def perk_text(perk: Perk, cost: int) -> str:
    given = {name: getattr(perk, name) for name in Perk.__struct_fields__ if getattr(perk, name)}
    if cost:
        run, stuns = given.pop("blast_steps"), given.pop("blast_stuns")
        assert not given
        return (
            f"{cost} AP of the active officer: Blast runs up to {spaces(run)} and may stun {many(stuns)} where he ends."
        )
    return capital("; ".join(PERKS[name](int(value)) for name, value in given.items())) + "."


def blast_text(perk: Perk) -> str:
    given = {name: getattr(perk, name) for name in Perk.__struct_fields__ if getattr(perk, name)}
    return "; ".join(BLAST[name](int(value)) for name, value in given.items()) + "."
