"""PP-9.3, PP-9.12: the bad hoods, who is in them, and whether the Murderer can be got at."""

from __future__ import annotations

from functools import cache

from hardboiled.games.police_precinct.rules import C, Seen
from hardboiled.games.police_precinct.rules.variants import hunt


def case_closed(table: Seen, content: C) -> bool:
    """Whether the whole case file is filled."""
    return len(table.case_file) == len(content.all_evidence)


@cache
def place_name(hood: int) -> str:
    return f"hood-{hood}"


@cache
def hood_number(place: str) -> int:
    """The number of a hood; 0 for any other place."""
    return int(place[-1]) if place.startswith("hood-") else 0


def population(table: Seen, content: C, number: int) -> int:
    """PP-9.3, PP-16.6, PP-24.1: the Punks, the Murderer's 2 in normal mode, and a Street Riot's 1."""
    count = table.hoods[number - 1].punks
    if table.murderer == number:
        count += hunt(table).crowd(content)
    for event in table.ongoing:
        if event.place == place_name(number):
            count += content.ongoing_events[event.card].crowd
    return count


def murderer_at_stake(table: Seen, content: C, number: int) -> bool:
    """PP-9.12, PP-9.13, PP-24.2: whether an arrest in this hood can take the Murderer."""
    return table.murderer == number and case_closed(table, content) and hunt(table).exposed(table.hoods[number - 1])
