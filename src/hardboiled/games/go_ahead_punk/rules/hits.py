"""Access to hit locations (GP-LOC), making a hit (GP-HIT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hardboiled.games.go_ahead_punk.rules.choices import StingerOption
from hardboiled.games.go_ahead_punk.rules.drawing import draw_stinger_card, show_uniform
from hardboiled.games.go_ahead_punk.rules.escape import begin_escape
from hardboiled.games.go_ahead_punk.rules.events import Announced, ChopperDown, HitMade, ItemLost, SilentHit
from hardboiled.games.go_ahead_punk.rules.figures import has_item, hits_made
from hardboiled.games.go_ahead_punk.rules.finding import expose
from hardboiled.games.go_ahead_punk.rules.knowledge import card_left
from hardboiled.games.go_ahead_punk.rules.modes import mode_of
from hardboiled.games.go_ahead_punk.rules.state import STINGER
from hardboiled.kernel import Flow, Manner, SpaceId, at_once

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Self

    from hardboiled.games.go_ahead_punk.rules import P, Seen, StingerSeen
    from hardboiled.games.go_ahead_punk.rules.content import PunkContent
    from hardboiled.games.go_ahead_punk.rules.kinds import ItemId
    from hardboiled.games.go_ahead_punk.rules.state import StingerFigure


def has_access(table: Seen, content: PunkContent, space: SpaceId) -> bool:
    """GP-LOC.1, GP-LOC.3, GP-LOC.4: the key that names it, or the uniform in any green location."""
    stinger = table.stinger
    if content.spaces[space].kind == "green":
        return stinger.uniform or not content.uniforms.isdisjoint(stinger.hand)
    return space in stinger.keys


def may_hit(table: Seen, content: PunkContent, space: SpaceId) -> bool:
    """GP-HIT.1, GP-HIT.6, GP-LOC.5, GP-LOC.8: whether a hit can be made from here, the Chopper apart."""
    kind, stinger = content.spaces[space].kind, table.stinger
    if kind == "star" or table.phase != "hunt":
        return False
    settings, made = content.settings, hits_made(table)
    if made >= settings.hits or (kind == "red" and made == settings.hits - 1):
        return False
    if space in table.hits or space in (stinger.silent, stinger.due):
        return False
    return settings.stinger_items[0] in stinger.items and has_access(table, content, space)


def under_chopper(table: Seen, content: PunkContent, space: SpaceId) -> bool:
    """GP-HIT.7, GP-TOK.1: no hit there while it stays."""
    return content.spaces[space].district == table.chopper


class Hit(StingerOption, frozen=True):
    """Openly: marker and piece are placed, then the free card."""

    rule: ClassVar[str] = "GP-HIT.1"
    manner: ClassVar[Manner] = "attack"

    @classmethod
    def offered(cls, table: Seen, content: PunkContent, figure: StingerSeen) -> Sequence[Self]:
        can = may_hit(table, content, figure.space) and not under_chopper(table, content, figure.space)
        return (cls(),) if can else ()

    def take(self, play: P, figure: StingerFigure) -> Flow[None]:
        play.say(Announced("hit"))
        yield from make_hit(play)


class HitSilently(StingerOption, frozen=True):
    """GP-HIT.8, GP-HIT.12, GP-HIT.17: it counts from now; its key is set aside, and nobody is told."""

    rule: ClassVar[str] = "GP-HIT.8"
    manner: ClassVar[Manner] = "attack"
    still: ClassVar[bool] = True

    @classmethod
    def offered(cls, table: Seen, content: PunkContent, figure: StingerSeen) -> Sequence[Self]:
        can = has_item(content, figure, "silencer") and Hit.offered(table, content, figure)
        return (cls(),) if can else ()

    @at_once
    def take(self, play: P, figure: StingerFigure) -> None:
        figure.silent = figure.space
        play.say(SilentHit(figure.space), to=STINGER)
        play.say(Announced("nothing"))


class HitWithRocket(StingerOption, frozen=True):
    """The Rocket brings down the Chopper, wherever that is; the hit is open."""

    rule: ClassVar[str] = "GP-ITM.12"
    confirm: ClassVar[bool] = True
    manner: ClassVar[Manner] = "attack"

    @classmethod
    def offered(cls, table: Seen, content: PunkContent, figure: StingerSeen) -> Sequence[Self]:
        can = table.chopper and may_hit(table, content, figure.space) and rocket_of(content, figure)
        return (cls(),) if can else ()

    def take(self, play: P, figure: StingerFigure) -> Flow[None]:
        """GP-ITM.12: no roll; Rocket and Chopper are gone."""
        play.say(Announced("hit"))
        rocket = rocket_of(play.content, figure)
        figure.items.remove(rocket)
        play.state.chopper = ""
        play.say(ItemLost("stinger", rocket, "used"))
        play.say(ChopperDown(figure.space, rocket))
        yield from make_hit(play)


def rocket_of(content: PunkContent, stinger: StingerSeen) -> ItemId:
    return next((item for item in stinger.items if content.items[item].rocket), "")


def make_hit(play: P) -> Flow[None]:
    """GP-HIT.2 to GP-HIT.5, GP-REV.6, GP-SPT.1."""
    space = play.state.stinger.space
    expose(play, "hit")
    _mark(play, space)
    yield from reward(play, space)


def show_silent_hit(play: P, space: SpaceId) -> None:
    """GP-HIT.11: at the end of his next turn the marker goes on the location, not his piece."""
    play.state.stinger.due = SpaceId("")
    play.reveal()
    _mark(play, space)
    mode_of(play.state).heard(play, space)


def _mark(play: P, space: SpaceId) -> None:
    """GP-HIT.3, GP-HIT.4, GP-LOC.2: the marker is placed, a key used is discarded."""
    state = play.state
    state.hits.append(space)
    if space in state.stinger.keys:
        state.stinger.keys.remove(space)
        state.key_discard.append(space)
        card_left(play, space)
    play.say(HitMade(space, len(state.hits)))


def reward(play: P, space: SpaceId) -> Flow[None]:
    """GP-HIT.5, GP-HIT.15, GP-HIT.16, GP-RND.8, GP-CRD.16, GP-DIF.1, GP-DIF.4: uniform and sidearm, the free
    card (two on Easy, none on Hard and Insane), perhaps the Escape."""
    state, content = play.state, play.content
    green = content.spaces[space].kind == "green"
    if green and not state.stinger.uniform and not content.uniforms.isdisjoint(state.stinger.hand):
        yield from show_uniform(play)
    for _ in range(mode_of(state).level(state, content).hit_cards):
        yield from draw_stinger_card(play)
    if len(state.hits) >= content.settings.hits:
        begin_escape(play)
