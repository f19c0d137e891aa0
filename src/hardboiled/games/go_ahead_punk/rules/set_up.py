"""Set-up (GP-SET, GP-SOL): decks, inventories, who commands which Cop."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from hardboiled.games.go_ahead_punk.rules.choices import PunkAction
from hardboiled.games.go_ahead_punk.rules.events import CopChosen
from hardboiled.games.go_ahead_punk.rules.figures import cop_named
from hardboiled.games.go_ahead_punk.rules.kinds import CopId, Difficulty, ItemId
from hardboiled.games.go_ahead_punk.rules.knowledge import packed
from hardboiled.games.go_ahead_punk.rules.modes import mode_of
from hardboiled.games.go_ahead_punk.rules.state import STINGER, CopFigure, Knowledge, PunkState, StingerFigure
from hardboiled.kernel import CardId, Entry, Flow, Manner, Table, ask

if TYPE_CHECKING:
    from hardboiled.games.go_ahead_punk.rules import P
    from hardboiled.games.go_ahead_punk.rules.content import PunkContent
    from hardboiled.games.go_ahead_punk.rules.modes import PunkMode


def deal(table: Table[PunkContent]) -> PunkState:
    """GP-SET.6 to GP-SET.16: all decks shuffled, nobody has cards, no Cop has a car (but see solo)."""
    content, mode, settings = table.content, mode_of(table), table.content.settings
    level, decks = settings.difficulties[table.options.difficulty], _decks(content, mode, table.options.difficulty)
    players = tuple(seat for seat in table.seats if seat != STINGER)
    state = PunkState(
        chance=table.chance,
        step="choose-cops" if len(players) > 1 else "choose-start",
        mode=mode.id,
        difficulty=table.options.difficulty,
        heat=table.options.heat,
        stinger=StingerFigure(health=settings.stinger_health, items=list(settings.stinger_items)),
        cops=[
            CopFigure(id=cop.id, seats=players, health=cop.health, items=[cop.item]) for cop in content.cops.values()
        ],
        known=Knowledge(places=packed(content.streets.everywhere)),
        stinger_deck=list(decks.stinger),
        key_deck=list(content.keys),
        cop_deck=list(decks.cop),
        inventory_deck=list(decks.inventory),
    )
    mode.set_up(state, content, level)
    for deck in (state.stinger_deck, state.cop_deck, state.ai_deck):
        table.chance.shuffle(deck)
    table.chance.shuffle(state.key_deck)
    table.chance.shuffle(state.inventory_deck)
    return state


class _Decks(NamedTuple):
    stinger: tuple[CardId, ...]
    cop: tuple[CardId, ...]
    inventory: tuple[ItemId, ...]


@lru_cache(maxsize=64)
def _decks(content: PunkContent, mode: PunkMode, difficulty: Difficulty) -> _Decks:
    """GP-SET.6, GP-SOL.2, GP-SOL.3: what is shuffled, before it is."""
    items, level = content.items.values(), content.settings.difficulties[difficulty]
    return _Decks(
        stinger=tuple(copies(card for card in content.stinger_cards.values() if mode.has_card(card))),
        cop=tuple(mode.cop_deck(content, level, copies(content.cop_cards.values()))),
        inventory=tuple([item.id for item in items if mode.has_item(item) for _ in range(item.deck)]),
    )


def copies(cards: Iterable[Entry]) -> list[CardId]:
    return [CardId(card.id) for card in cards for _ in range(card.copies)]


class ChooseCop(PunkAction, frozen=True):
    """The Cop a player alone commands."""

    rule: ClassVar[str] = "GP-SET.2"
    manner: ClassVar[Manner] = "use"
    cop: CopId


def choose_cops(play: P) -> Flow[None]:
    """GP-SET.2, GP-SET.3, GP-SET.5: the Cop players choose a Cop each, in turn; one that is left they share.

    Until it is chosen a Cop belongs to them all, as with two players to the only one (GP-SET.1).
    """
    state = play.state
    free = [cop for cop in state.cops if len(cop.seats) > 1]
    waiting = [seat for seat in free[0].seats if all(cop.seats != (seat,) for cop in state.cops)]
    choice = yield from ask(waiting[0], [ChooseCop(cop.id) for cop in free], "choose-cop")
    cop_named(state, choice.cop).seats = (waiting[0],)
    play.say(CopChosen(waiting[0], choice.cop))
    if len(waiting) == 1:
        state.step = "choose-start"
