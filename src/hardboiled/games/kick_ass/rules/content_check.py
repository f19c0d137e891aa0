"""Whether the content files fit together."""

from __future__ import annotations

from collections.abc import Iterator

from hardboiled.games.kick_ass.rules.content import KickAssContent
from hardboiled.games.kick_ass.rules.places import CITY_HALL
from hardboiled.kernel import ContentError


def check_content(content: KickAssContent) -> None:
    """Raise ContentError where an entry names something that is not there."""
    for file, entry, problem in _problems(content):
        raise ContentError(f"{file}.toml", entry, problem)


def _problems(content: KickAssContent) -> Iterator[tuple[str, str, str]]:
    places = content.districts
    for place, district in places.items():
        for near in district.near:
            if near not in places:
                yield "districts", place, f"no District {near!r}"
            elif place not in places[near].near:
                yield "districts", place, f"{near} does not lie next to it in turn"
        if place != CITY_HALL and district.arrow not in district.near:
            yield "districts", place, f"its arrow points to {district.arrow!r}, which is not adjacent"
    for file, names in (("cards", content.cards), ("items", content.items)):
        for name, card in names.items():
            if card.hero and card.hero not in content.heroes:
                yield file, name, f"no Hero {card.hero!r}"
    for name, card in content.cards.items():
        if card.at and card.at not in places:
            yield "cards", name, f"no District {card.at!r}"
        if card.colour == "red" and (card.type != "hero" or not card.fights):
            yield "cards", name, "a red card has the type hero and a Fight icon"
    for hero, sheet in content.heroes.items():
        if sheet.start not in places:
            yield "heroes", hero, f"no District {sheet.start!r}"
        if len(sheet.rows) != 6:
            yield "heroes", hero, "a dashboard has 6 Strength rows"
        if hero not in content.green or hero not in content.starting_item:
            yield "heroes", hero, "needs a green card and a starting Item"
        if len(content.starting_cards[hero]) != content.settings.hand:
            yield "heroes", hero, f"needs {content.settings.hand} starting cards"
    for name, spawn in content.spawns.items():
        for place in spawn.districts:
            if place not in places:
                yield "spawns", name, f"no District {place!r}"
    yield from _event_problems(content)


def _event_problems(content: KickAssContent) -> Iterator[tuple[str, str, str]]:
    for file, events in (("events", content.events), ("boss_events", content.boss_events)):
        for name, event in events.items():
            if file == "boss_events" and event.plot not in content.plots:
                yield file, name, f"no Final Plot {event.plot!r}"
            if file == "events" and event.players not in (2, 3, 4):
                yield file, name, "players is 2, 3 or 4"
            for task in event.tasks:
                for place in task.places():
                    if place not in content.districts:
                        yield file, name, f"no District {place!r}"
                if (foe := task.mini_boss()) and foe not in content.foes:
                    yield file, name, f"no Mini-Boss {foe!r}"
