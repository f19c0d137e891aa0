"""All that can be chosen, from the chapters that declare it."""

from hardboiled.games.go_ahead_punk.rules.choices import PunkAction


def _below(kind: type[PunkAction]) -> list[type[PunkAction]]:
    return [found for child in kind.__subclasses__() for found in (_below(child) or [child])]


def actions() -> tuple[type[PunkAction], ...]:
    return tuple(dict.fromkeys(_below(PunkAction)))
