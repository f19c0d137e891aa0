from __future__ import annotations

from hardboiled.games.hard_city.content import City
from hardboiled.games.hard_city.view import View
from hardboiled.kernel import Action, Catalog, Event, Table
from hardboiled.kernel.present import plain_happening, plain_option
from hardboiled.kernel.scene import Happening, OptionFace, Scene, Stage


def stage(table: Table[City], catalog: Catalog) -> Stage:
    return Stage(game="hard-city", title="Hard City", mode=table.mode)


def scene(view: View, city: City, catalog: Catalog) -> Scene:
    return Scene(status=f"Round {view.round}")


def option(view: View, action: Action, city: City, catalog: Catalog) -> OptionFace:
    return plain_option(action, catalog)


def happening(event: Event, city: City, catalog: Catalog) -> Happening:
    return plain_happening(event, city, catalog)
