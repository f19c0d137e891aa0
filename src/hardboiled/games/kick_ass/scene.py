"""What clients draw."""

from __future__ import annotations

from hardboiled.games.kick_ass.content import KickAssContent
from hardboiled.games.kick_ass.view import View
from hardboiled.kernel import Action, Catalog, Table
from hardboiled.kernel.present import plain_option
from hardboiled.kernel.scene import OptionFace, Scene, Stage


def stage(table: Table[KickAssContent], catalog: Catalog) -> Stage:
    return Stage(game="kick-ass", title="Kick-Ass", mode=table.mode)


def scene(view: View, content: KickAssContent, catalog: Catalog) -> Scene:
    return Scene(status="")


def option(view: View, action: Action, content: KickAssContent, catalog: Catalog) -> OptionFace:
    return plain_option(action, catalog)
