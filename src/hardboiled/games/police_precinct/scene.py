"""Stage, scene and options (plain)."""

from __future__ import annotations

from hardboiled.games.police_precinct.content import Precinct
from hardboiled.games.police_precinct.view import View
from hardboiled.kernel import Action, Catalog, Table
from hardboiled.kernel.present import plain_option
from hardboiled.kernel.scene import OptionFace, Scene, Stage


def stage(table: Table[Precinct], catalog: Catalog) -> Stage:
    return Stage(game="police-precinct", title="Police Precinct", mode=table.mode)


def scene(view: View, content: Precinct, catalog: Catalog) -> Scene:
    return Scene(status=f"Day {view.day}")


def option(view: View, action: Action, content: Precinct, catalog: Catalog) -> OptionFace:
    return plain_option(action, catalog)
