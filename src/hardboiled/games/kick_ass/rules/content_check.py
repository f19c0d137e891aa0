"""Whether the content files fit together."""

from __future__ import annotations

from collections.abc import Iterator

from hardboiled.games.kick_ass.rules.amounts import amount
from hardboiled.games.kick_ass.rules.bonus import DIE
from hardboiled.games.kick_ass.rules.content import KickAssContent, Settings
from hardboiled.games.kick_ass.rules.options import SEATS
from hardboiled.games.kick_ass.rules.places import CITY_HALL
from hardboiled.games.kick_ass.rules.plots import PLOTS
from hardboiled.kernel import ContentError

HAND = 5
"""Starting cards of a Hero, and the most a Hero owns (KA-2.7, KA-11.5)."""


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
        if len(content.starting_cards[hero]) != HAND:
            yield "heroes", hero, f"needs {HAND} starting cards"
    for name, spawn in content.spawns.items():
        for place in spawn.districts:
            if place not in places:
                yield "spawns", name, f"no District {place!r}"
    yield from _settings_problems(content.settings)
    yield from _plot_problems(content)
    yield from _event_problems(content)


def _settings_problems(settings: Settings) -> Iterator[tuple[str, str, str]]:
    if settings.hand != HAND:
        yield "settings", "hand", f"every Hero has {HAND} starting cards"
    if settings.plain_faces + settings.lightning_faces > DIE:
        yield "settings", "plain_faces, lightning_faces", f"a die has {DIE} faces"
    if settings.needed > settings.events:
        yield "settings", "events, needed", "no more Events can be needed than there are"
    if len(settings.incoming) != len(SEATS) or not all(settings.incoming):
        yield "settings", "incoming", f"one track for each of 1 to {len(SEATS)} players"


def _plot_problems(content: KickAssContent) -> Iterator[tuple[str, str, str]]:
    for name, plot in content.plots.items():
        tokens = plot.tokens
        if tokens and (sum(tokens.values()) != len(content.districts) or tokens.get("hiding") != 1):
            yield "plots", name, "one token a District, one of them hiding"
        boss_events = sum(event.plot == name for event in content.boss_events.values())
        if plot.needed > boss_events or (PLOTS[name].way_out and not plot.needed):
            yield "plots", name, f"needed: of its {boss_events} Boss Events"
        if plot.marker > content.settings.plot_track:
            yield "plots", name, "its marker lies past the end of the track"
        for wave in plot.waves:
            if wave.foe and wave.foe not in content.foes:
                yield "plots", name, f"no Mini-Boss {wave.foe!r}"
    for name, foe in content.foes.items():
        if any(amount(foe.life, players) < 1 for players in range(1, len(SEATS) + 1)):
            yield "foes", name, "its life is at least 1"


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
