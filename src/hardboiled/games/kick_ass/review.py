"""What each card, Item, Event and Hero gives, for the review of the content."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import to_builtins

from hardboiled.games.kick_ass.rules.content import ActivationCard, EventCard, HeroSheet, Item, KickAssContent
from hardboiled.games.kick_ass.rules.hand import DrawCard
from hardboiled.games.kick_ass.rules.refresh import Upgrade
from hardboiled.games.kick_ass.rules.set_up import KeepCard, KeepItem, PickHero
from hardboiled.games.kick_ass.rules.shopping import Buy
from hardboiled.kernel import Review, Weighed, printed, weigh

WORSE = ("incoming", "spawn", "lose-offer", "show-hardship", "lose-protection", "advance", "exhausts")
HANDS = {"hand": 1, "both": 2}


def entries(content: KickAssContent) -> Iterator[Weighed]:
    for card in content.cards.values():
        yield _card(card)
    for item in content.items.values():
        yield _item(item)
    for hero in content.heroes.values():
        yield _hero(hero)
    for event in content.events.values():
        yield _event(event, f"Event for {event.players}")
    for event in content.boss_events.values():
        yield _event(event, f"{event.plot} Event")
        yield _ways(event)
    for deck in ("hardships", "spawns", "combat", "foes"):
        for entry in getattr(content, deck).values():
            yield Weighed(entry=entry, kind=deck, gives=weigh(printed(entry, "clean")))


def _card(card: ActivationCard) -> Weighed:
    gives = weigh(
        {"moves": card.moves, "timers": card.timers, "fights": card.fights, "does": card.effects, "dice": card.bonus},
        WORSE,
    )
    if card.at:
        gives[f"only in {card.at}"] = -1
    return Weighed(entry=card, kind=f"{card.colour} card", gives=gives, chosen=not card.hero, used=True)


def _item(item: Item) -> Weighed:
    gives = weigh({"moves": item.moves, "dice": item.bonus, "exhaust": item.exhaust, "sleep": item.sleep}, WORSE)
    hands = HANDS.get(item.slot, 0)
    if hands:
        gives["hands"] = -hands
    kind = "hands Item" if hands else f"{item.slot} Item"
    return Weighed(entry=item, kind=kind, gives=gives, price=item.cost, chosen=not item.hero)


def _hero(hero: HeroSheet) -> Weighed:
    return Weighed(entry=hero, kind="Hero", gives=weigh(printed(hero, "clean")), chosen=True)


def _event(event: EventCard, kind: str) -> Weighed:
    return Weighed(entry=event, kind=kind, gives=weigh(printed(event)))


def _ways(event: EventCard) -> Weighed:
    """What a Boss Event asks for, wherever: those of one Final Plot should not all be one template."""
    tasks = [
        {name: much for name, much in task.items() if name not in ("at", "to")} for task in to_builtins(event.tasks)
    ]
    return Weighed(entry=event, kind=f"{event.plot} task", gives=weigh({"tasks": tasks}))


REVIEW = Review(
    entries=entries,
    taking={PickHero: "hero", Buy: "item", KeepItem: "item", KeepCard: "card", DrawCard: "card", Upgrade: "card"},
)
