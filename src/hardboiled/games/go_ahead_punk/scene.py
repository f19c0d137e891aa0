"""What a client draws."""

from __future__ import annotations

from hardboiled.games.go_ahead_punk.content import City
from hardboiled.games.go_ahead_punk.view import View
from hardboiled.kernel import Action, Catalog, Table
from hardboiled.kernel.present import plain_option
from hardboiled.kernel.scene import OptionFace, Scene, Stage


def stage(table: Table[City], catalog: Catalog) -> Stage:
    return Stage(game="go-ahead-punk", title="Go Ahead Punk!", mode=table.mode)


def scene(view: View, content: City, catalog: Catalog) -> Scene:
    return Scene(status="")


def option(view: View, action: Action, content: City, catalog: Catalog) -> OptionFace:
    return plain_option(action, catalog)
