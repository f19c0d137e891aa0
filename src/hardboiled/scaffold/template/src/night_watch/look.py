"""How it looks, from the view alone. Browser and terminal draw the same."""

from __future__ import annotations

from hardboiled.kernel import Catalog, Table
from hardboiled.kernel.scene import Board, CardFace, CardRef, Mark, Panel, Piece, Scene, Space, Stage, Track, Zone
from night_watch.rules import DETECTIVE, SUSPECT
from night_watch.rules.content import Street
from night_watch.view import View


def stage(table: Table[Street], catalog: Catalog) -> Stage:
    """What never changes: the street and the faces of the cards."""
    spaces = [
        Space(id=house, label=str(catalog.name(house)), x=number, y=0)
        for number, house in enumerate(table.content.houses)
    ]
    cards = {
        card.id: CardFace(
            id=card.id,
            title=str(catalog.name(card.id)),
            text=catalog.format(card.id, attribute="text"),
            source=card.source,
        )
        for card in table.content.cards.values()
    }
    board = Board(id="street", title="The street", kind="grid", width=len(spaces), height=1, spaces=spaces)
    return Stage(game="night-watch", title="Night Watch", mode=table.mode, boards=[board], cards=cards)


def scene(view: View, street: Street, catalog: Catalog) -> Scene:
    """What changes."""
    pieces = []
    if view.hideout:
        pieces.append(Piece(id="suspect", space=view.hideout, label=str(catalog.name(SUSPECT)), glyph="S"))
    hand = [CardRef(id=f"hand-{number}", face=card) for number, card in enumerate(view.hand)]
    return Scene(
        status=catalog.format("status", {"night": view.night, "last": view.last_night}),
        boards=["street"],
        pieces=pieces,
        marks=[Mark(space=house, kind="possible", heat=1 / len(view.possible)) for house in view.possible],
        tracks=[Track(label=catalog.format("nights"), value=view.night, max=view.last_night)],
        zones=[Zone(id="deck", label=catalog.format("deck"), kind="deck", count=view.cards_left)],
        panels=[
            Panel(id=SUSPECT, seat=SUSPECT, title=str(catalog.name(SUSPECT))),
            Panel(
                id=DETECTIVE,
                seat=DETECTIVE,
                title=str(catalog.name(DETECTIVE)),
                zones=[Zone(id="hand", label=catalog.format("hand"), kind="hand", seat=DETECTIVE, cards=hand)],
            ),
        ],
    )
