"""HC-1, HC-16.1 to HC-16.6: the table before round 1."""

from __future__ import annotations

from typing import ClassVar

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.ally import place_ally
from hardboiled.games.hard_city.rules.answers import KeepCard
from hardboiled.games.hard_city.rules.campaign import Campaign
from hardboiled.games.hard_city.rules.content import HardCityContent
from hardboiled.games.hard_city.rules.crates import place_crate
from hardboiled.games.hard_city.rules.decks import draw_event
from hardboiled.games.hard_city.rules.episode import episode_of
from hardboiled.games.hard_city.rules.events import LayoutDrawn
from hardboiled.games.hard_city.rules.ground import survey
from hardboiled.games.hard_city.rules.ids import DOCTOR, NOWHERE
from hardboiled.games.hard_city.rules.kinds import Recruit, Squad
from hardboiled.games.hard_city.rules.modes import MODES_BY_ID, mode_of
from hardboiled.games.hard_city.rules.options import OFFICERS, HardCityOptions
from hardboiled.games.hard_city.rules.state import Ally, HardCityState, Officer
from hardboiled.games.hard_city.rules.tokens import place_civilian
from hardboiled.kernel import Action, CardId, Chance, Flow, Manner, SeatId, Table, ask
from hardboiled.kernel.content import pile

ALLY = "blast"


class TakeOfficer(Action, frozen=True):
    """This seat runs this officer."""

    rule: ClassVar[str] = "HC-1.6"
    manner: ClassVar[Manner] = "use"
    officer: Recruit
    seat: Squad


def deal(table: Table[HardCityContent]) -> HardCityState:
    """HC-1.10 to HC-1.14, HC-14.7, HC-16.5, HC-16.6: decks, figures, markers."""
    content, options, chance = table.content, table.options, table.chance
    settings, sheet = content.settings, content.sheet(options.episode)
    campaign: Campaign = options.campaign or Campaign()
    mode = MODES_BY_ID[table.mode]
    kept = [CardId(card) for cards in campaign.gear.values() for card in cards if card in content.equipment]
    state = HardCityState(
        chance=chance,
        step="choose-officers",
        mode=table.mode,
        episode=options.episode,
        order_seats=tuple(seat for seat in table.seats if seat != DOCTOR),
        officers=[],
        deck=_shuffled(chance, pile(mode.chaos_deck(content))),
        events=_shuffled(chance, pile(content.events)),
        police=_shuffled(chance, _without(pile(content.equipment, lambda card: card.deck == "police"), kept)),
        street=_shuffled(chance, _without(pile(content.equipment, lambda card: card.deck == "street"), kept)),
        cutscenes=_shuffled(
            chance, pile(content.cutscenes, lambda card: not card.opening and options.episode in card.episodes)
        ),
        civilian_pool=[f"civilian-{n}" for n in range(settings.civilians, 0, -1)],
        crate_pool=[str(n) for n in range(settings.crates, 0, -1)],
        supply={"mutant": [f"mutant-{n}" for n in range(settings.regular_mutants, 0, -1)]},
        fubar_hp=settings.fubar_solo_start_episode_5,
        chaos=options.lead,
        lead=options.lead,
        roof_barrels=max(0, settings.roof_barrels - len([n for n in set(campaign.won) if n < 5])),
    )
    if mode.special_mutants:
        if "rat" in sheet.specials:
            state.supply["rat"] = [f"rat-{n}" for n in range(settings.rats, 0, -1)]
        if "soldier" in sheet.specials:
            state.supply["soldier"] = [f"soldier-{n}" for n in range(settings.soldiers, 0, -1)]
        if "fubar" in sheet.specials:
            state.supply["fubar"] = ["fubar"]
    if options.ally != "none":
        ally = content.officers[ALLY]
        deck = _skills(chance, content, ALLY) if options.ally == "blast-with-skills" else []
        state.ally = Ally(ALLY, NOWHERE, ally.hp, deck, [CardId(ally.skill)])
    _seat_officers(state, content, options, campaign)
    return state


def _seat_officers(
    state: HardCityState, content: HardCityContent, options: HardCityOptions, campaign: Campaign
) -> None:
    """Where the options say who takes part, in the order of the seats."""
    chosen = options.officers or campaign.officers
    share = len(chosen) // len(state.order_seats)
    for number, name in enumerate(chosen):
        officer = _officer(state.chance, content, name, state.order_seats[number // share])
        state.officers.append(officer)
        officer.gear.extend(CardId(card) for card in campaign.gear.get(name, ()) if card in content.equipment)
        for skill in (campaign.skills.get(name, ""), *campaign.gained.get(name, ())):
            if skill in officer.skill_deck:
                officer.skill_deck.remove(CardId(skill))
                officer.drawn.append(CardId(skill))


def _officer(chance: Chance, content: HardCityContent, name: str, seat: SeatId) -> Officer:
    """HC-1.15 to HC-1.18: full HP, 5 AP, a shuffled skill deck of one's own."""
    sheet = content.officers[name]
    deck = _skills(chance, content, name)
    return Officer(name, seat, sheet.hp, content.settings.officer_ap, deck, [CardId(sheet.skill)])


def _skills(chance: Chance, content: HardCityContent, owner: str) -> list[CardId]:
    return _shuffled(chance, pile(content.skills, lambda card: card.owner == owner and not card.starting))


def _shuffled(chance: Chance, names: list[str]) -> list[CardId]:
    cards = [CardId(name) for name in names]
    chance.shuffle(cards)
    return cards


def _without(names: list[str], kept: list[CardId]) -> list[str]:
    """HC-15.3: kept cards are left out of the decks."""
    for card in kept:
        if card in names:
            names.remove(card)
    return names


def choose_officers(play: P) -> Flow[None]:
    """HC-1.6: the officers' side says who takes part and who runs whom."""
    state = play.state
    seats = state.order_seats
    wanted = mode_of(state).officers(len(play.seats))
    share = wanted // len(seats)
    for number in range(len(state.officers), wanted):
        seat = seats[number // share]
        taken = [officer.id for officer in state.officers]
        options = [TakeOfficer(name, seat) for name in OFFICERS if name not in taken]
        if len(seats) > 1:
            chosen = yield from ask(seats, options, "take-officer", {"seat": seat})
        else:
            chosen = options[0]
        state.officers.append(_officer(state.chance, play.content, chosen.officer, seat))
    yield from keep_skills(play)
    state.step = "set-up"


def keep_skills(play: P) -> Flow[None]:
    """HC-15.4: after a lost episode each officer keeps one of the skills gained there, as the player likes."""
    for officer in play.state.officers:
        if officer.drawn:
            options = [KeepCard(card) for card in officer.drawn]
            kept = yield from ask(officer.seat, options, "keep-skill", {"officer": officer.id})
            officer.skills.append(kept.card)
            officer.hp += play.content.skills[kept.card].perk.max_hp
            officer.skill_deck.extend(card for card in officer.drawn if card != kept.card)
            officer.drawn.clear()
            play.shuffle(officer.skill_deck)


def set_up(play: P) -> Flow[None]:
    """HC-1.20, HC-1.21: an event card chooses the layout, then the episode's own steps."""
    state = play.state
    number = draw_event(play).number
    state.layout = (number - 1) // 2
    play.say(LayoutDrawn(CardId(state.event), state.layout + 1))
    lay_out(play)
    yield from episode_of(state).set_up(play)
    yield from place_ally(play)
    state.step = "event-phase"


def lay_out(play: P) -> None:
    """HC-1.8, HC-1.19: the tokens of the layout."""
    state = play.state
    layout = play.content.layout(state.episode, state.layout)
    state.obstacles = {name: list(cells) for name, cells in layout.obstacles.items()}
    state.barrels = {f"barrel-{n}": space for n, space in enumerate(layout.barrels, 1)}
    state.manholes = {f"manhole-{n}": space for n, space in enumerate(layout.manholes, 1)}
    state.helicopter = layout.helicopter
    state.battery = layout.battery
    state.doom = layout.doom
    for space in layout.police:
        place_crate(state, "police", space)
    for space in layout.street:
        place_crate(state, "street", space)
    for space in layout.civilians:
        place_civilian(state, space)
    survey(state)
