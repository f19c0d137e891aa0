"""Whether the content files fit together, and the decks are as the rules need them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from hardboiled.games.police_precinct.rules.content import PrecinctContent, SetUp
from hardboiled.games.police_precinct.rules.hoods import place_name
from hardboiled.games.police_precinct.rules.ids import HOODS, ROLLED, STACKS
from hardboiled.games.police_precinct.rules.options import LOYALTIES, SEATS
from hardboiled.kernel import ContentError

DEGREES = {"none", "5", "6", "7"}
ROWS = {
    *((seats, 0) for seats in range(1, len(SEATS) + 1)),
    *((seats, cards.row) for cards in LOYALTIES.values() for seats in range(cards.seats, len(SEATS) + 1)),
}
"""The rows of the set-up tables that can be asked for, by seats and Dirty Cops."""


def check_content(content: PrecinctContent) -> None:
    """Names that must exist, and the properties of the decks that rules rely on."""
    check_numbers(content)
    check_places(content)
    for space in content.spaces.values():
        for cross in space.touches:
            if cross not in content.intersections:
                raise ContentError("spaces.toml", space.id, f"touches {cross!r}, which is no intersection")
    for deck, entry, spaces in [
        *(("sites.toml", site.id, site.access) for site in content.sites.values()),
        *(("hoods.toml", hood.id, hood.beside) for hood in content.hoods.values()),
    ]:
        for name in spaces:
            if name not in content.spaces:
                raise ContentError(deck, entry, f"lies beside {name!r}, which is no street space")
    for family, places in content.by_roll.items():
        if len(places) != len(HOODS) or any(place not in content.beside for place in places):
            raise ContentError("sites.toml", family, "a die needs six such places, numbered 1 to 6")
    for person in content.characters.values():
        for power in person.powers:
            if power not in content.powers:
                raise ContentError("characters.toml", person.id, f"has no such power as {power!r}")
    printed = Counter(card.place for card in content.emergencies.values() for _ in range(card.copies))
    for card in content.emergencies.values():
        if card.place in ROLLED:
            if printed[card.place] > len(HOODS):
                raise ContentError("emergencies.toml", card.id, f"more than six cards roll for a {card.place}")
        elif card.place not in content.sites:
            raise ContentError("emergencies.toml", card.id, f"there is no site {card.place!r}")
        elif printed[card.place] > 1:
            raise ContentError("emergencies.toml", card.id, f"{card.place!r} is printed on another card too (PP-14.5)")
    _check_settings(content)


def check_numbers(content: PrecinctContent) -> None:
    """PP-3.8, PP-14.2, PP-16.24, PP-17.4: hoods and crossings by the die, and enough of everything."""
    for hood in content.hoods.values():
        if hood.id != place_name(hood.number):
            raise ContentError("hoods.toml", hood.id, f"its number is {hood.number}")
    rolls = sorted(cross.roll for cross in content.intersections.values() if cross.roll)
    if rolls != list(HOODS):
        raise ContentError("intersections.toml", "", f"`roll` numbers six crossings from 1 to 6; it has {rolls}")
    for name in content.ongoing_events:
        if content.specials[name].copies > 1:
            raise ContentError("specials.toml", name, "copies: an ongoing event is in the deck once (PP-16.24)")
    slots = sum(card.copies for card in content.emergencies.values() if card.unknown)
    if len(content.piles["markers"]) < slots:
        raise ContentError("circumstances.toml", "", f"copies: {slots} Emergencies have a slot for a marker")
    for card in content.findings.values():
        if card.evidence and not card.copies:
            raise ContentError("findings.toml", card.id, "copies: the case file has a slot for it")
    if len(content.characters) < len(SEATS):
        raise ContentError("characters.toml", "", f"{len(SEATS)} officers need a character each")


def check_places(content: PrecinctContent) -> None:
    """PP-2.3, PP-2.4, PP-16.18, PP-16.21: the places that rules and cards name."""
    for name in ("police-station", "hospital"):
        if name not in content.sites or not content.sites[name].access:
            raise ContentError("sites.toml", name, "the rules need it, with a street space beside it")
    for stack in STACKS:
        place = content.settings.stacks[stack].place if stack in content.settings.stacks else ""
        if place not in content.sites and place not in content.by_roll:
            raise ContentError("settings.toml", f"stacks.{stack}", f"there is no place {place!r}")
    for name, effect in content.ongoing_events.items():
        for space in effect.named:
            if space not in content.spaces:
                raise ContentError("specials.toml", name, f"{space!r} is no street space")
        for here, ahead in pairwise(effect.drives):
            if ahead not in [near for near, _ in content.crossings[here]]:
                raise ContentError("specials.toml", name, f"{ahead} does not lie next to {here}")


def _check_settings(content: PrecinctContent) -> None:
    for part, problem in _settings_problems(content):
        raise ContentError("settings.toml", part, problem)


def _settings_problems(content: PrecinctContent) -> Iterator[tuple[str, str]]:
    settings = content.settings
    if settings.start_space not in content.spaces:
        yield "", f"start_space {settings.start_space!r} is no street space"
    if not 1 <= settings.last_day - settings.murderer_day <= len(HOODS):
        yield "", "murderer_day is one to six days before last_day: he is in the hood last_day minus day"
    if settings.lowest_level > settings.highest_level:
        yield "", "lowest_level is above highest_level"
    if settings.loyalty_good + settings.loyalty_dirty < len(SEATS):
        yield "", f"loyalty_good and loyalty_dirty: {len(SEATS)} seats need a card each"
    missing = ROWS - {(row.seats, row.dirty) for row in settings.tables}
    if missing:
        yield "tables", f"no row for seats and dirty of {sorted(missing)}"
    if set(settings.degrees) != DEGREES:
        yield "degrees", f"these are {sorted(DEGREES)}"
    for name, degree in settings.degrees.items():
        if degree.punks > len(HOODS) * settings.start_hood_cap:
            yield "degrees", f"punks: start_hood_cap leaves no room for {degree.punks} (degree {name})"
        if degree.crime >= settings.crime_track:
            yield "degrees", f"crime: degree {name} starts beyond crime_track"
        if degree.emergencies > sum(card.copies for card in content.emergencies.values()):
            yield "degrees", f"emergencies: there are fewer than {degree.emergencies} (degree {name})"
        for row in settings.tables:
            yield from _row_problems(content, row, name)
    for row in settings.tables:
        if row.crime >= settings.crime_track:
            yield "tables", f"crime: {row.seats} seats with {row.dirty} Dirty Cops start beyond crime_track"


def _row_problems(content: PrecinctContent, row: SetUp, name: str) -> Iterator[tuple[str, str]]:
    settings = content.settings
    degree = settings.degrees[name]
    what = f"{row.seats} seats with {row.dirty} Dirty Cops under degrees.{name}"
    if row.punks > settings.punk_tokens or row.patrols > settings.patrol_officers:
        yield "tables", f"punks, patrols: {what} need more tokens than there are"
    if row.punks - degree.fewer_punks < degree.punks:
        yield "tables", f"punks, fewer_punks: {what} start with more Punks than are in the game"
    if row.day + degree.later[row.seats - 1] >= settings.last_day:
        yield "tables", f"day, later: {what} start after last_day"
    if row.cards * max(row.seats, 2) > len(content.piles["police"]):
        yield "tables", f"cards: {what} need more Police Cards than there are"
