"""What a card does, in the words its text uses, made from its content alone: a number that is changed in one of them
and not in the other is noticed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hardboiled.games.hard_city.rules.content import (
    AutodocCard,
    ChaosCard,
    EventCard,
    SpecialFace,
)
from hardboiled.games.hard_city.rules.effects import (
    cards,
    episode_words,
    mutants,
    people,
)
from hardboiled.games.hard_city.rules.effects.chaos_word import ChaosWord

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
    return f"{face.type.capitalize()}: {small(chaos_text(face.effects, 'the officer who has just acted'))}"


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
