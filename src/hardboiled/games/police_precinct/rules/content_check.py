"""Whether the content files fit together, and the decks are as the rules need them."""

from __future__ import annotations

from collections import Counter

from hardboiled.games.police_precinct.rules.content import PrecinctContent
from hardboiled.games.police_precinct.rules.ids import HOODS, ROLLED
from hardboiled.kernel import ContentError


def check_content(content: PrecinctContent) -> None:
    """Names that must exist, and the properties of the decks that rules rely on."""
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


def _check_settings(content: PrecinctContent) -> None:
    settings = content.settings
    if settings.start_space not in content.spaces:
        raise ContentError("settings.toml", "", f"start_space {settings.start_space!r} is no street space")
    for row in settings.tables:
        if row.punks > settings.punk_tokens or row.patrols > settings.patrol_officers:
            raise ContentError("settings.toml", "tables", f"{row.seats} seats need more tokens than there are")
