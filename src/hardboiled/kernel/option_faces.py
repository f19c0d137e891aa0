"""How an option shows: made from its action alone, so that nothing an option says is said twice."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from hardboiled.kernel.actions import Action
from hardboiled.kernel.game import AnyGame
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.kinds import kinds_of
from hardboiled.kernel.scene import OptionFace, Scene, Target, Zone
from hardboiled.kernel.terms import Pool, Price
from hardboiled.kernel.text import Catalog


class OnTable:
    """What lies on the table where a click can find it, as one seat sees it."""

    def __init__(self, scene: Scene, seat: SeatId) -> None:
        self.pieces = {piece.id for piece in scene.pieces}
        mine = [panel for panel in scene.panels if panel.seat == seat]
        others = [panel for panel in scene.panels if panel.seat != seat]
        nearest_first = (
            [zone for panel in mine if panel.active for zone in panel.zones],
            [zone for panel in mine if not panel.active for zone in panel.zones],
            scene.zones,
            [zone for panel in others for zone in panel.zones],
        )
        self._cards = [_refs(zones) for zones in nearest_first]

    def cards(self, name: str) -> list[str]:
        """The cards of that name that this seat would mean: its own before others'."""
        return next((refs[name] for refs in self._cards if name in refs), [])


def _refs(zones: list[Zone]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for zone in zones:
        for card in zone.cards:
            for name in dict.fromkeys((card.id, card.face)):
                found.setdefault(name, []).append(card.id)
    return found


def option_face(
    game: AnyGame, view: Any, action: Action, content: Any, catalog: Catalog, table: OnTable | None = None
) -> OptionFace:
    """The option as a client shows it; without a table, only its words."""
    if _says_all(type(action)):
        face = catalog.once(("face", action), lambda: _face(action, view, content, catalog))
    else:
        face = _face(action, view, content, catalog)
    return replace(face, targets=[] if table is None else _there(face.targets, table))


@lru_cache(maxsize=4096)
def _says_all(kind: type[Action]) -> bool:
    """Whether options of this kind say it all by their fields, so that they look the same at every table."""
    asked = ("price", "dice", "words", "points_at", "way")
    return all(getattr(kind, method) is getattr(Action, method) for method in asked)


def _face(action: Action, view: Any, content: Any, catalog: Catalog) -> OptionFace:
    """The option with all that it points at, whether that lies on the table or not."""
    words = action.words(view, content)
    price = action.price(view, content)
    return OptionFace(
        label=catalog.of("action", action, words),
        targets=_pointed_at(action, view, content),
        rule=action.rule,
        cost=price_in_words(price, catalog) if price is not None else "",
        detail=_detail(action, view, content, catalog),
        group=catalog.format(f"group-{action.group}") if action.group else "",
        key=action.tag,
        portrait=_portrait(action),
        manner=action.manner,
        path=list(action.way(view, content)),
        confirm=action.confirm,
    )


def _pointed_at(action: Action, view: Any, content: Any) -> list[Target]:
    """The spaces, pieces, cards and panels a click on which means the option."""
    found = action.points_at(view, content)
    if found is not None:
        return list(found)
    return [
        kind.target.format(value)
        for name, kind in kinds_of(type(action))
        if kind.target
        for value in _values(getattr(action, name))
    ]


def _there(pointed_at: list[Target], table: OnTable) -> list[Target]:
    """Those of them that are on the table, each once; of cards, the copies there."""
    there: list[Target] = []
    for target in pointed_at:
        sort, _, name = target.partition(":")
        if sort == "card":
            there += [f"card:{ref}" for ref in table.cards(name)]
        elif sort != "piece" or name in table.pieces:
            there.append(target)
    return list(dict.fromkeys(there))


def _values(value: Any) -> list[Any]:
    if value is None or value == "":
        return []
    return list(value) if isinstance(value, tuple | list) else [value]


def _portrait(action: Action) -> str:
    """The face of the first it names that has one."""
    faces = (
        kind.portrait.format(value)
        for name, kind in kinds_of(type(action))
        if kind.portrait
        for value in _values(getattr(action, name))
    )
    return next(faces, "")


def price_in_words(price: Price, catalog: Catalog) -> str:
    return catalog.format(f"price-{price.of}", {"n": price.amount})


def _detail(action: Action, view: Any, content: Any, catalog: Catalog) -> str:
    """What is thrown for it; else what its message says in detail; else the text of the thing it names."""
    pools = action.dice(view, content)
    if pools:
        return "; ".join(pool_in_words(pool, catalog) for pool in pools)
    if catalog.has(f"action-{action.tag}", "detail"):
        return catalog.of("action", action, action.words(view, content), attribute="detail")
    for name, kind in kinds_of(type(action)):
        for value in _values(getattr(action, name)):
            message = kind.name.format(value)
            if message and catalog.has(message, "text"):
                return catalog.format(message, attribute="text")
    return ""


def pool_in_words(pool: Pool, catalog: Catalog) -> str:
    """'5 dice against 4: 3 skill + 1 car + 1 Donut'."""
    parts = " + ".join(f"{n} {catalog.format(f'pool-{part}', {'n': abs(n)})}" for part, n in pool.parts)
    args = {
        "n": pool.dice,
        "need": pool.need,
        "parts": parts.replace("+ -", "\u2212 ") or "none",
        "average": "none" if pool.average is None else f"{pool.average:.1f}",
    }
    return catalog.format(f"pool-of-{pool.kind}", args)
