"""What a card does, in the words its text uses, made from its content alone: a number that is changed in one of them
and not in the other is noticed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from hardboiled.games.hard_city.rules.content import (
    AutodocCard,
    ChaosCard,
    Cutscene,
    EquipmentCard,
    EventCard,
    SkillCard,
    SpecialFace,
)
from hardboiled.games.hard_city.rules.effects import (
    cards,
    conditions,
    episode_words,
    fighting,
    mutants,
    people,
    support,
)
from hardboiled.games.hard_city.rules.effects.chaos_word import ChaosWord
from hardboiled.games.hard_city.rules.effects.order_word import OrderWord
from hardboiled.games.hard_city.rules.effects.perk import Perk
from hardboiled.games.hard_city.rules.effects.vocabulary import EachOfficer

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
ALL = 20
NAMES = ("Doctor Zero", "Close Combat", "Chaos", "Blast")
PRIORITIES = {
    "active": "Active Officer",
    "officer": "Officer",
    "civilian": "Civilian",
    "closest": "Closest",
    "mayor": "Mayor",
    "boat": "Boat",
}
TRIGGERS = {
    "close-donut": "When an officer has rolled a donut face in Close Combat",
    "shoot-donut": "When a shooting officer has rolled a donut face",
    "shoot-blank": "When a shooting officer has rolled a blank",
    "crate": "When an officer has opened a crate or box",
    "kill": "When a shot has killed a Mutant",
    "turn-end": "When an officer’s turn ends",
}


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def small(text: str) -> str:
    """Inside a sentence; names stay as they are."""
    return text if text.startswith(NAMES) else text[:1].lower() + text[1:]


def many(count: int, thing: str = "Mutant") -> str:
    return f"{NUMBERS[count]} {thing}{'' if count == 1 else 's'}"


def times(count: int, once: str, more: str) -> str:
    return once if count == 1 else more


def spaces(count: int) -> str:
    return f"{count} space{'' if count == 1 else 's'}"


def within(count: int) -> str:
    return "within a space" if count == 1 else f"within {count} spaces"


def joined(parts: Sequence[str]) -> str:
    """'a', 'a and b', 'a, b and c'."""
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


# AutoDoc.


def autodoc(card: AutodocCard, second_title: str = "") -> str:
    own = "; ".join(map(auto_word, card.top)) or "nothing happens"
    top = "see the Episode Special card" if card.special else own
    put = {"queue": "Queue", "discard": "Discard", "aside": f"Set aside: {card.letter}"}[card.then]
    said = f"Top: {top}. {'' if card.special else put + '. '}"
    if card.bottom:
        held = [word for word in card.top if isinstance(word, people.Markers)]
        bottom = [_returned(held[0]) if isinstance(w, people.ReturnMarkers) else auto_word(w) for w in card.bottom]
        said += f"{second_title}Bottom: {'; '.join(bottom)}."
    return said.strip()


def _returned(held: people.Markers) -> str:
    return "the marker comes back" if held.who == "active" else "they come back"


def special(face: SpecialFace) -> str:
    if face.mode == "co-op":
        said = "; ".join(map(auto_word, face.effects))
        return f"{capital(said)}. Add this card to the Queue if able."
    return f"{face.type.capitalize()}: {small(chaos_text(face.effects, ''))}"


def auto_word(word: ChaosWord) -> str:
    match word:
        case mutants.Spawn():
            where = {
                "closest": "in the closest Spawn Zone",
                "zone": "anywhere in the Spawn Zone",
                "beside": "next to the active officer",
                "manholes": "on every Manhole",
            }[word.where]
            assert word.stack == (word.where == "manholes")
            return f"{many(word.count)} appear{times(word.count, 's', '')} {where}"
        case mutants.Wake():
            return f"{many(word.count)} wake"
        case mutants.Activate():
            which = _which(word.count, word.low, word.high)
            one = word.count == 1 or which.startswith("every")
            often = {1: "", 2: " twice"}[word.times]
            everywhere = ", wherever they are" if which == "all Mutants" else ""
            return f"{which} {'is' if one else 'are'} activated{often}{everywhere} ({PRIORITIES[word.priority]})"
        case mutants.Act():
            how = ", then ".join(" or ".join(stage) for stage in word.stages)
            return f"{_which(word.count, word.low, word.high)} {how} ({PRIORITIES[word.priority]})"
        case people.Markers(amount=1):
            who = {"active": "the active officer", "each": "every officer"}[word.who]
            return f"{who} puts an AP marker on this card"
        case people.Jam(who="active"):
            return "the active officer runs out of ammo"
        case people.Rob(who="near"):
            return "an officer with an active Mutant within a space loses an equipment card"
        case cards.Score():
            return f"Chaos gains {word.amount} VP"
        case cards.DrawAgain():
            return "draw another card"
        case episode_words.LoseBarrel():
            return "the Truck loses a Barrel"
        case episode_words.Clouds():
            return f"{many(word.count, 'Toxic Cloud')} rise within 2 spaces of the active officer"
        case episode_words.Kidnap():
            return f"Chaos gains {word.amount} VP more if the Mayor is alone with an active Mutant"
        case episode_words.Lights():
            return f"until the next round only {NUMBERS[word.on]} Street Lights stay on"
    raise AssertionError(word)


def _which(count: int, low: int, high: int) -> str:
    if low > 0 and high == 99:
        how_far = f" more than {low - 1} spaces away"
    elif low > 0:
        how_far = f" from {low} to {high} spaces away"
    elif high < 99:
        how_far = f" up to {spaces(high)} away"
    else:
        how_far = ""
    if count:
        return many(count) + how_far
    return ("every Mutant" if high == 1 else "all Mutants") + how_far


# Doctor Zero's cards.


def chaos(card: ChaosCard) -> str:
    if card.type == "special":
        return "Special: see the Episode Special card."
    if card.trigger:
        return f"{TRIGGERS[card.trigger]}: {'; '.join(chaos_word(w, 'that officer') for w in card.effects)}."
    return chaos_text(card.effects, "the officer who has just acted")


def chaos_text(words: Iterable[ChaosWord], active: str) -> str:
    return " ".join(capital(chaos_word(word, active)) + "." for word in words)


def chaos_word(word: ChaosWord, active: str) -> str:
    match word:
        case mutants.Spawn(stack=False):
            where = {"zone": "", "beside": f" next to {active}"}[word.where]
            return f"spawn up to {many(word.count)}{where}"
        case mutants.Wake():
            return "wake every Mutant" if word.count >= ALL else f"wake up to {many(word.count)}"
        case mutants.Move():
            return f"move up to {many(word.count)}" + (f" up to {spaces(word.spaces)} each" if word.spaces else "")
        case mutants.Attack():
            hard = f" for {word.damage} damage{times(word.count, '', ' each')}" if word.damage > 1 else ""
            return f"attack with up to {many(word.count)}{hard}"
        case people.Panic():
            return f"move up to {many(word.count, 'Civilian')} up to {spaces(word.spaces)} each"
        case people.Drain(who="waiting"):
            return f"an officer who has still to act loses {word.amount} AP"
        case people.Jam():
            return f"{_victim(word.who, active)} runs out of ammo"
        case people.Rob():
            return f"{_victim(word.who, active)} loses an equipment card"
        case people.Shove(who="any"):
            return f"move an officer {spaces(word.spaces)}"
        case people.Hurt():
            return f"{_victim(word.who, active)} takes {word.amount} damage"
        case cards.Weaken():
            return f"the roll is worth {word.amount} less"
        case cards.DrawCards():
            return f"draw {many(word.count, 'chaos card')}"
        case cards.PlayAnother():
            raised = f"each number raised by {NUMBERS[word.bonus]}"
            return f"at once play a second card from your hand for two of its basic actions, {raised}"
        case episode_words.Takeover():
            return "move the Helicopter to any space and turn it to “On the way”"
        case episode_words.TossBarrels():
            return f"toss {many(word.count, 'Barrel')} from the Truck to a neighbouring space"
        case episode_words.GrabMayor():
            return "a Mutant by the Limousine’s side may pull the Mayor out to its space"
        case episode_words.Clouds():
            return f"place up to {many(word.count, 'Toxic Cloud')}"
        case episode_words.Lights():
            return f"until the next round only {many(word.on, 'Street Light')} stays on, of your choice"
    raise AssertionError(word)


def _victim(who: str, active: str) -> str:
    return {"near": "an officer with an active Mutant within a space", "active": active}[who]


def event(card: EventCard) -> str:
    """Where it puts what; its number says which layout it stands for."""
    said = [f"Layout {(card.number + 1) // 2}."]
    for number, marks, who in ((1, card.episode_1, "Civilians"), (2, card.episode_2, "Mutants")):
        people, crates = (joined([space.upper() for space in spots]) for spots in (marks.round, marks.square))
        said.append(f"Episode {number}: {who} on {people}, a Police Crate on {crates}.")
    return " ".join(said)


# The officers' cards.


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
    assert not word.others
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
