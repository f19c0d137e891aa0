"""KA-8 to KA-10: Minion Spawn cards, the spawning path, Super Minions, Protection tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hardboiled.games.kick_ass.rules import P, consequences, effects, ending, enemies, event_row, tracks
from hardboiled.games.kick_ass.rules.causes import because
from hardboiled.games.kick_ass.rules.events import (
    IncomingMoved,
    MinionArrived,
    Protected,
    SegmentBegan,
    SpawnDrawn,
    TokenLost,
)
from hardboiled.games.kick_ass.rules.places import SEGMENTS
from hardboiled.games.kick_ass.rules.state import City
from hardboiled.kernel import CardId, Flow, SpaceId

if TYPE_CHECKING:
    from hardboiled.games.kick_ass.rules.content import KickAssContent


def spawn_step(play: P) -> Flow[None]:
    """KA-8.1 to KA-8.9: a segment begins with one Minion Spawn card."""
    state, city = play.state, play.state.city
    play.say(SegmentBegan(SEGMENTS[city.segment]))
    play.refill(state.spawn_deck, city.spawn_discard)
    card = play.draw(state.spawn_deck)
    city.spawn_discard.append(card)
    city.spawn = card
    yield from spawn_card(play, card)
    state.step = "choose-cards"


def spawn_card(play: P, card_id: CardId) -> Flow[None]:
    yield from because(play, card_id, _spawn_card(play, card_id))


def _spawn_card(play: P, card_id: CardId) -> Flow[None]:
    """KA-8.3: Incoming first, then the special effect, then the Minions."""
    city = play.state.city
    card = play.content.spawns[card_id]
    move_incoming(play, card.incoming)
    play.say(SpawnDrawn(card_id, incoming_value(play)))
    if card.listed is not None:
        for hero in city.heroes:
            if hero.at in card.districts:
                tracks.change(play, hero, card.listed.stat, card.listed.by)
        yield from consequences.settle(play, ())
    yield from effects.carry_out(play, card.special, (), card_id)
    for number in range(incoming_value(play)):
        place = card.districts[number % len(card.districts)]
        spawn(play, place, supers=card.first_super and number == 0)
    yield from consequences.settle(play, ())


def incoming_value(play: P) -> int:
    """KA-8.5: how many Minions a Minion Spawn card brings now."""
    city = play.state.city
    return play.content.settings.incoming[city.players - 1][city.incoming]


def move_incoming(play: P, by: int) -> None:
    """KA-8.4, KA-8.7, KA-10.14: the marker stops at both ends of its track."""
    city = play.state.city
    last = len(play.content.settings.incoming[city.players - 1]) - 1
    before = city.incoming
    city.incoming = max(0, min(last, before + by))
    if city.incoming != before:
        play.say(IncomingMoved(city.incoming + 1, city.cause))


def spawn(play: P, place: SpaceId, count: int = 1, supers: bool = False) -> None:
    """KA-8.17: every spawn follows these rules."""
    for _ in range(count):
        (_spawn_super if supers else _spawn_minion)(play, place)


def _spawn_minion(play: P, place: SpaceId) -> None:
    """KA-8.10 to KA-8.16, KA-8.19, KA-10.2 to KA-10.5: without a figure it is skipped, but for a full City Hall."""
    city, content = play.state.city, play.content
    figures_left = enemies.supply(city, content) > 0
    while True:
        area = city.map[place]
        if enemies.room(city, content, place) > 0:
            if not figures_left:
                return
            if area.tokens:
                lose_token(play, place)
                event_row.count_kills(play, place, 1, supers=False)
                return
            area.minions += 1
            if not play.quiet:
                play.say(MinionArrived(place, False, city.cause))
            return
        arrow = content.districts[place].arrow
        if not arrow:
            ending.lose(play, "city-hall")
        place = arrow


def _spawn_super(play: P, place: SpaceId) -> None:
    """KA-9.2 to KA-9.6, KA-10.6: it takes a token's space, a free one, or a Minion's."""
    city, content = play.state.city, play.content
    figures_left = enemies.supply(city, content) > 0
    while True:
        area = city.map[place]
        if enemies.room(city, content, place) > 0:
            if not figures_left:
                return
            if area.tokens:
                lose_token(play, place)
            break
        if area.minions:
            area.minions -= 1
            break
        arrow = content.districts[place].arrow
        if not arrow:
            ending.lose(play, "city-hall")
        place = arrow
    area.supers += 1
    if not play.quiet:
        play.say(MinionArrived(place, True, city.cause))


def lose_token(play: P, place: SpaceId) -> None:
    city = play.state.city
    city.map[place].tokens -= 1
    if not play.quiet:
        play.say(TokenLost(place, city.cause))


def can_protect(city: City, content: KickAssContent, place: SpaceId) -> bool:
    """KA-10.1: a space there holds neither figure nor token."""
    return enemies.room(city, content, place) > city.map[place].tokens


def protect(play: P, place: SpaceId) -> None:
    city = play.state.city
    city.map[place].tokens += 1
    play.say(Protected(place, city.cause))


def move_in(play: P, place: SpaceId) -> bool:
    """KA-10.8, KA-21.6: a moved Minion takes a free space, else meets a token, else dies: whether it lives."""
    area = play.state.city.map[place]
    free = enemies.room(play.state.city, play.content, place)
    if free > area.tokens:
        area.minions += 1
        return True
    if area.tokens:
        lose_token(play, place)
    event_row.count_kills(play, place, 1, supers=False)
    return False
