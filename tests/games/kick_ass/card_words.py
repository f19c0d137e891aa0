"""What a card does, in the words its text uses, made from its content alone: a number that is changed in one of them
and not in the other is noticed."""

from __future__ import annotations

from collections.abc import Iterable

from hardboiled.games.kick_ass.rules import tasks as t
from hardboiled.games.kick_ass.rules.amounts import Amount
from hardboiled.games.kick_ass.rules.bonus import Bonus, Lightning
from hardboiled.games.kick_ass.rules.content import ActivationCard, EventCard, Exhaust, Item, SpawnCard
from hardboiled.games.kick_ass.rules.effects import belongings, city, heroes, streets
from hardboiled.games.kick_ass.rules.effects.word import Word
from hardboiled.kernel import SpaceId

PLACES = {
    "docks": "the Docks",
    "shop": "the Shop",
    "central-park": "Central Park",
    "police": "the Police Department",
    "library": "the Library",
    "hospital": "the Hospital",
    "wall-street": "Wall Street",
    "city-hall": "City Hall",
}
FOES = {
    "the-cutter": "the Cutter",
    "lady-bruise": "Lady Bruise",
    "sergeant-sleaze": "Sergeant Sleaze",
    "the-copycat": "the Copycat",
    "general-havoc": "General Havoc",
}
STATS = {"happiness": "Happiness", "strength": "Strength", "social": "Social Media", "life": "Life"}
UNTIL = {
    "sleep": "until the Sleep Phase",
    "next-round": "until the next Round ends",
    "game": "for the rest of the game",
}
WHEN = {"card": "while your card is resolved", "roll": "before a roll", "after": "after a roll"}
READY = {
    "clean-up": "you take a Clean Up Bonus",
    "job": "you play a Job card",
    "super": "a Super Minion dies in your Fight",
}


def activation(card: ActivationCard) -> str:
    moves = [f"{card.moves} Movement"] if card.moves else []
    rest = []
    if card.timers:
        rest.append(many(card.timers, "Timer"))
    if card.fights:
        extra = ", ".join(bonus(card.bonus))
        rest.append(many(card.fights, "Fight") + (f": {extra}" if extra else ""))
    rest += [capital(effect(word)) for word in card.effects]
    only = f"Only in {PLACES[card.at]}: " if card.at else ""
    return sentences([*moves, only + rest[0], *rest[1:]])


def item(card: Item) -> str:
    said = []
    if card.moves:
        said.append(f"+{card.moves} Movement on every card played face up")
    if plain := ", ".join(bonus(card.bonus)):
        said.append(capital(plain))
    if card.exhaust:
        said += exhaust(card.exhaust)
    if card.sleep:
        said.append(f"Sleep Phase: {', '.join(map(effect, card.sleep))}")
    return sentences(said)


def exhaust(printed: Exhaust) -> Iterable[str]:
    yield f"Exhaust {WHEN[printed.when]}: {', '.join([*bonus(printed.bonus), *map(effect, printed.effects)])}"
    if printed.ready != "refresh":
        yield f"Unexhausts only when {READY[printed.ready]}"


def event(card: EventCard) -> str:
    said = []
    if card.setup:
        said.append(f"Set-up: {', '.join(map(effect, card.setup))}")
    if card.sleep:
        said.append(f"Sleep Phase: {', '.join(map(effect, card.sleep))}")
    said.append(f"Resolution: {'; '.join(map(task, card.tasks))}")
    said.append(f"Reward: {', '.join(map(effect, card.reward))}")
    said.append(f"Maturation: {', '.join(map(effect, card.maturation))}")
    return sentences(said)


def spawn(card: SpawnCard) -> str:
    said = [f"Incoming {signed(card.incoming)}"] if card.incoming else []
    if card.first_super:
        said.append("The first Minion is a Super Minion")
    if card.listed:
        said.append(f"Every Hero in a listed District {gains(card.listed.stat, card.listed.by)}")
    said += [capital(effect(word)) for word in card.special]
    said.append(", ".join(PLACES[place].removeprefix("the ") for place in card.districts))
    return sentences(said)


def sentences(said: Iterable[str]) -> str:
    return "".join(f"{one}. " for one in said).strip()


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def many(count: Amount, thing: str, more: str = "") -> str:
    return f"{spelled(count)} {thing if count == 1 else more or thing + 's'}"


def spelled(count: Amount) -> str:
    text = str(count)
    for sign, wide in (("+", " + "), ("-", " − ")):
        text = text.replace(sign, wide)
    return text


def signed(by: int) -> str:
    return f"+{by}" if by > 0 else f"−{-by}"


def points(stat: str, by: int) -> str:
    return many(by, "Dollar") if stat == "dollars" else f"{by} {STATS[stat]}"


def gains(stat: str, by: int) -> str:
    return f"gains {points(stat, by)}" if by > 0 else f"loses {points(stat, -by)}"


def bonus(printed: Bonus) -> Iterable[str]:
    for count, thing in ((printed.red, "red"), (printed.blue, "blue")):
        if count:
            yield f"+{many(count, thing + ' die', thing + ' dice')}"
    if printed.hits:
        yield f"+{many(printed.hits, 'Hit')}"
    if printed.shields:
        yield f"+{many(printed.shields, 'Shield')}"
    rerolls = ((printed.reroll_red, "red "), (printed.reroll_blue, "blue "), (printed.reroll_any, ""))
    for count, colour in rerolls:
        if count:
            yield f"reroll {many(count, colour + 'die', colour + 'dice')}"
    yield from map(lightning, printed.lightning)


def lightning(printed: Lightning) -> str:
    colour = "" if printed.colour == "any" else printed.colour.capitalize() + " "
    flash = f"{colour}Lightning" + (" (exhaust)" if printed.exhausts else "")
    if printed.give in ("hits", "shields"):
        return f"{flash}: +{many(printed.by, printed.give[:-1].capitalize())}"
    if printed.give == "kill":
        return f"{flash}: kill up to {many(printed.by, 'Minion')} anywhere"
    return f"{flash}: gain {points(printed.give, printed.by)}"


def effect(word: Word) -> str:
    match word:
        case heroes.Gain():
            return gains(word.stat, word.by).replace("gains", "gain").replace("loses", "lose")
        case heroes.Each():
            where = " here" if word.at == "here" else f" in {PLACES[word.at]}" if word.at else ""
            return f"every Hero{where} {gains(word.stat, word.by)}"
        case heroes.ShowHardship():
            return "one Hero turns up the right Hardship until the next Sleep Phase"
        case city.Spawn():
            return f"{many(word.count, 'Super Minion' if word.supers else 'Minion')} in {PLACES[word.at]}"
        case city.Incoming():
            return f"Incoming {signed(word.by)}"
        case city.TimerOff():
            return f"the Timer of {PLACES[word.at]} is off {UNTIL[word.until]}"
        case city.DocksToken():
            return "Docks token on its first space, Hit or Shield"
        case city.Delay():
            return "move an Event back one space, if that space is free"
        case streets.Protect(where="anywhere"):
            return f"place up to {many(word.count, 'Protection token')} anywhere"
        case streets.Kill():
            where = {"anywhere": "anywhere", "here": "here", "adjacent": "in adjacent Districts"}[word.where]
            return f"kill up to {many(word.count, 'Minion')} {where}"
        case streets.CleanUp(where="anywhere"):
            return "Clean Up one District"
        case streets.LoseProtection():
            return "remove a Protection token from the board, if any"
        case streets.Advance():
            return f"{FOES[word.foe]} moves one District towards City Hall"
        case belongings.FreeItem():
            return "gain the top Item of the deck"
        case belongings.TakeCard():
            return "you may take a card from the display"
        case belongings.TakeBack():
            return "take one of your used cards back to hand"
        case belongings.Ready():
            return f"unexhaust up to {many(word.count, 'Item')}"
        case belongings.Shopping():
            return f"buy from the Shop offer, {many(word.discount, 'Dollar')} off the total"
        case belongings.LoseOffer():
            return "discard the leftmost Item of the Shop offer"
    raise AssertionError(word)


def task(word: t.Task) -> str:
    match word:
        case t.Work():
            cost = f" and {many(word.cost, 'Dollar')}" if word.cost else ""
            taken = " (not while it is Taken)" if word.open_only else ""
            return f"{tokens(word.count, word.at)}: a Timer there{cost} removes one{taken}"
        case t.Deliver():
            there = f"a Timer in {PLACES[word.to]} delivers all you carry"
            return f"{tokens(word.count, word.at)}: a Timer picks one up, {there}"
        case t.Slay():
            kind = "Super Minions" if word.supers else "Minions"
            return f"{kind} to be killed in {PLACES[word.at]}: {spelled(word.count)}"
        case t.Defeat():
            gang = f", in a Gang Up of at least {word.heroes} Heroes" if word.heroes > 1 else ""
            bribe = "; each Dollar paid there takes 1 off his Power" if word.bribable else ""
            return f"kill {FOES[word.foe]}, who comes to {PLACES[word.at]}{gang}{bribe}"
        case t.Hold():
            return f"no Enemy in {PLACES[word.at]} in a Sleep Phase"
        case t.Fame():
            return f"Heroes gain {spelled(word.count)} Social Media in all"
        case t.Crew():
            named = ", ".join(f"{colour.capitalize()} in {PLACES[place]}" for colour, place in word.tokens)
            return f"resolve all its tokens: {named}"
    raise AssertionError(word)


def tokens(count: Amount, place: SpaceId) -> str:
    return f"{many(count, 'Interest token')} in {PLACES[place]}"
