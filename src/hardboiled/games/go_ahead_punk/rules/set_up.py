"""Set-up (GP-SET, GP-SOL): decks, inventories, who commands which Cop."""

from __future__ import annotations

from collections.abc import Iterable

from hardboiled.games.go_ahead_punk.actions import ChooseCop
from hardboiled.games.go_ahead_punk.content import City, Level
from hardboiled.games.go_ahead_punk.effects import Diversion, LocationIntel, TakeCar
from hardboiled.games.go_ahead_punk.events import CopChosen
from hardboiled.games.go_ahead_punk.rules import P
from hardboiled.games.go_ahead_punk.rules.knowledge import packed
from hardboiled.games.go_ahead_punk.state import STINGER, CopFigure, Knowledge, Punk, StingerFigure
from hardboiled.kernel import CardId, Entry, Flow, Table, choose


def deal(table: Table[City]) -> Punk:
    """GP-SET.6 to GP-SET.16: all decks shuffled, nobody has cards, no Cop has a car (but see solo)."""
    content, alone = table.content, table.mode == "solo"
    settings = content.settings
    level = settings.difficulties[table.options.difficulty]
    players = tuple(seat for seat in table.seats if seat != STINGER)
    state = Punk(
        chance=table.chance,
        step="choose-cops" if len(players) > 1 else "choose-start",
        mode="solo" if alone else "one-vs-all",
        difficulty=table.options.difficulty,
        heat=table.options.heat,
        stinger=StingerFigure(health=settings.stinger_health, items=list(settings.stinger_items)),
        cops=[
            CopFigure(id=cop.id, seats=players, health=cop.health, items=[cop.item]) for cop in content.cops.values()
        ],
        known=Knowledge(places=packed(content.streets.everywhere)),
        stinger_deck=_stinger_deck(content, alone),
        key_deck=list(content.keys),
        cop_deck=_cop_deck(content, level if alone else None),
        inventory_deck=_inventory_deck(content, alone),
    )
    if alone:
        _set_up_solo(state, content, level)
    for deck in (state.stinger_deck, state.cop_deck, state.ai_deck):
        table.chance.shuffle(deck)
    table.chance.shuffle(state.key_deck)
    table.chance.shuffle(state.inventory_deck)
    return state


def choose_cops(play: P) -> Flow[None]:
    """GP-SET.2, GP-SET.3, GP-SET.5: the Cop players choose a Cop each, in turn; one that is left they share.

    Until it is chosen a Cop belongs to them all, as with two players to the only one (GP-SET.1).
    """
    state = play.state
    free = [cop for cop in state.cops if len(cop.seats) > 1]
    waiting = [seat for seat in free[0].seats if all(cop.seats != (seat,) for cop in state.cops)]
    choice = yield from choose(waiting[0], [ChooseCop(cop.id) for cop in free], "choose-cop")
    cop = next(cop for cop in free if cop.id == choice.cop)
    cop.seats = (waiting[0],)
    play.say(CopChosen(waiting[0], cop.id))
    if len(waiting) == 1:
        state.step = "choose-start"


def _stinger_deck(content: City, alone: bool) -> list[CardId]:
    """GP-SOL.2: no Diversion in solo."""
    cards = [card for card in content.stinger_cards.values() if not (alone and isinstance(card.effect, Diversion))]
    return _copies(cards)


def _copies(cards: Iterable[Entry]) -> list[CardId]:
    return [CardId(card.id) for card in cards for _ in range(card.copies)]


def _cop_deck(content: City, level: Level | None) -> list[CardId]:
    """GP-SOL.3, GP-DIF.1, GP-DIF.2, GP-DIF.8: in solo Car cards pay for cars, and Easy has no Location Intel."""
    deck = _copies(content.cop_cards.values())
    if level is None:
        return deck
    cars = [card for card in deck if isinstance(content.cop_cards[card].effect, TakeCar)]
    for card in cars[: level.car_cards_out]:
        deck.remove(card)
    if not level.intel:
        deck = [card for card in deck if not isinstance(content.cop_cards[card].effect, LocationIntel)]
    return deck


def _inventory_deck(content: City, alone: bool) -> list[str]:
    """GP-SOL.2: no Cash in solo."""
    items = [item for item in content.items.values() if not (alone and item.use == "cash")]
    return [item.id for item in items for _ in range(item.deck)]


def _set_up_solo(state: Punk, content: City, level: Level) -> None:
    """GP-SOL.3, GP-SOL.4."""
    state.ai_deck = _copies(content.ai_cards.values())
    for cop in state.cops:
        cop.space = content.cops[cop.id].solo_start
        cop.car = cop.id in level.cars
