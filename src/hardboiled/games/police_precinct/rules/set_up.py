"""PP-2: set-up. What only chance decides is dealt; what is placed or asked is the first step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from hardboiled.games.police_precinct.rules import C, P, Seen
from hardboiled.games.police_precinct.rules.calendar import murderer_walks
from hardboiled.games.police_precinct.rules.emergencies import place_emergency
from hardboiled.games.police_precinct.rules.events import CharacterTaken
from hardboiled.games.police_precinct.rules.ids import STACKS, UPGRADES, Character
from hardboiled.games.police_precinct.rules.options import mode_of
from hardboiled.games.police_precinct.rules.punks import place_punk
from hardboiled.games.police_precinct.rules.state import Hood, Officer, Pile, PrecinctState, Stack
from hardboiled.kernel import Action, Ask, CardId, Flow, SeatId, Table, Together, ask


class TakeCharacter(Action, frozen=True):
    rule: ClassVar[str] = "PP-2.15"
    manner = "use"
    character: Character


class StartMarked(Action, frozen=True):
    rule: ClassVar[str] = "PP-2.15"
    manner = "use"

    def words(self, table: Seen, content: C) -> Mapping[str, Any]:
        return {"spaces": content.settings.marked_move}


class StartUnmarked(Action, frozen=True):
    rule: ClassVar[str] = "PP-2.15"
    manner = "use"

    def words(self, table: Seen, content: C) -> Mapping[str, Any]:
        return {"spaces": content.settings.unmarked_move, "cards": content.settings.unmarked_cards}


def deal(table: Table[C]) -> PrecinctState:
    """PP-2.2, PP-2.6 to PP-2.9, PP-2.17 to PP-2.19, PP-22.2: the piles, the hands, the loyalty cards."""
    content, options, chance = table.content, table.options, table.chance
    settings = content.settings
    mode = mode_of(table.mode)
    seats = len(table.seats)
    degree = settings.degrees[options.degree]
    row = content.set_up(seats, mode.loyalty(options).row)
    police = shuffled(table, "police")
    donuts = degree.donuts[seats - 1]
    officers = [Officer(id=name, seat=seat, hand=[], donuts=donuts) for name, seat in who_plays(table.seats)]
    for officer in officers:
        officer.hand = [police.pop() for _ in range(row.cards)]
    undealt = mode.deal_loyalty(officers, options, content, chance)
    events = shuffled(table, "events")
    stacks = [Stack(name, "", cards, [0] * len(cards)) for name in STACKS for cards in [shuffled(table, name)]]
    first = chance.below(len(officers))
    return PrecinctState(
        chance=chance,
        step="set-up",
        traitors=mode.traitors,
        dirty=[*undealt, *(officer.loyalty for officer in officers)].count("dirty"),
        manic=options.manic,
        degree=options.degree,
        choosing=options.characters == "choose",
        officers=officers,
        undealt=undealt,
        active=first,
        first=first,
        day=row.day + degree.later[seats - 1],
        crime=max(row.crime, degree.crime),
        police=police,
        events=Pile(events, [0] * len(events)),
        markers=shuffled(table, "markers"),
        gangs=shuffled(table, "gangs"),
        stacks=stacks,
        hoods=[Hood() for _ in content.hoods],
        stockpile=row.punks - degree.fewer_punks,
        patrols=row.patrols,
        swat=settings.swat_tokens,
        agents=settings.federal_agents,
        donuts=settings.donuts - donuts * len(officers),
        upgrades=dict.fromkeys(UPGRADES, settings.upgrades_each),
        support=settings.start_space if seats <= settings.support_seats and degree.support else None,
    )


def shuffled(table: Table[C], name: str) -> list[CardId]:
    """Every copy of a pile's cards, face down and shuffled."""
    deck = list(table.content.piles[name])
    table.chance.shuffle(deck)
    return deck


def who_plays(seats: tuple[SeatId, ...]) -> list[tuple[str, SeatId]]:
    """PP-1.6, PP-23.6: an officer a seat; a single player has two."""
    if len(seats) == 1:
        return [("officer-1", seats[0]), ("officer-2", seats[0])]
    return [(str(seat), seat) for seat in seats]


def set_up(play: P) -> Flow[None]:
    """PP-2.3, PP-2.4, PP-2.10 to PP-2.16: stacks, Punks, Emergencies, characters and cars."""
    state = play.state
    degree = play.content.settings.degrees[state.degree]
    place_stacks(play)
    place_punks(play, degree.punks)
    place_emergencies(play, degree.emergencies)
    murderer_walks(play)
    yield from take_characters(play)
    for officer in state.officers:
        officer.space = play.content.settings.start_space
    yield from choose_cars(play)
    state.step = "move"


def place_stacks(play: P) -> None:
    """PP-2.3 to PP-2.5: two stacks have their place, two roll for it: the weapon, then the witness."""
    places = play.content.settings.stacks
    for name in ("crime-scene", "examine-body", "murder-weapon", "interview-witness"):
        place = places[name].place
        rolled = play.content.by_roll.get(place)
        play.state.stack(name).site = place if rolled is None else rolled[play.roll() - 1]


def place_punks(play: P, count: int) -> None:
    """PP-2.10: a die each, rolled again for a hood that already holds three."""
    for _ in range(count):
        number = play.roll()
        while play.state.hoods[number - 1].punks >= play.content.settings.start_hood_cap:
            number = play.roll()
        place_punk(play, number, set())


def place_emergencies(play: P, count: int) -> None:
    """PP-2.11 to PP-2.14: the first Emergencies of the deck; Special Events are shuffled back in."""
    state = play.state
    met: list[CardId] = []
    while count:
        card = play.draw(state.events.cards)
        if card in play.content.emergencies:
            place_emergency(play, card, starting=True)
            count -= 1
        else:
            met.append(card)
    if met:
        state.events.cards += met
        play.shuffle(state.events.cards)
    state.events.seen[:] = [0] * len(state.events.cards)


def take_characters(play: P) -> Flow[None]:
    """PP-1.7, PP-2.15: each a different one, dealt at random or chosen in turn."""
    state = play.state
    left = list(play.content.characters)
    if not state.choosing:
        play.shuffle(left)
    for officer in state.officers:
        if state.choosing:
            choice = yield from ask(officer.seat, [TakeCharacter(name) for name in left], "character")
            left.remove(choice.character)
            officer.character = choice.character
        else:
            officer.character = left.pop()
        play.say(CharacterTaken(officer.seat, officer.character))


def choose_cars(play: P) -> Flow[None]:
    """PP-2.15: everybody picks a side of the car at the same time."""
    asks = [Ask(officer.seat, sides, "side", {"who": officer.character}) for officer in play.state.officers]
    solo = play.state.seats == 1
    answers: list[Action] = []
    for group in [[one] for one in asks] if solo else [asks]:
        answers += yield Together(group)
        play.reveal()
    for officer, answer in zip(play.state.officers, answers, strict=True):
        officer.marked = isinstance(answer, StartMarked)


def sides() -> list[Action]:
    return [StartMarked(), StartUnmarked()]
