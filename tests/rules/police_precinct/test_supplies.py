"""PP-11, PP-12: upgrades, Donuts, Police Cards."""

from hardboiled.games.police_precinct.rules.acting import DrawCard, act_phase
from hardboiled.games.police_precinct.rules.actions import ChooseHood, ChooseStack, Pass
from hardboiled.games.police_precinct.rules.arresting import Arrest
from hardboiled.games.police_precinct.rules.effects.card_texts import ChooseAccident, PutOnTop
from hardboiled.games.police_precinct.rules.emergencies import Handle
from hardboiled.games.police_precinct.rules.events import Rolled, Searched
from hardboiled.games.police_precinct.rules.helping import Commit
from hardboiled.games.police_precinct.rules.investigating import Investigate
from hardboiled.games.police_precinct.rules.moving import move_phase
from hardboiled.games.police_precinct.rules.punks import PostPatrol
from hardboiled.games.police_precinct.rules.supplies import PlayCard, SpendDonut, gain_cards, gain_donuts
from hardboiled.games.police_precinct.rules.upgrades import TakeUpgrade, Upgrade
from rules.police_precinct.table import Table
from support import rule


@rule("PP-11.1")
def test_one_upgrade_action_buys_one_or_two_different_tokens():
    table = Table().donuts(3).duty(act_phase).choose(Upgrade("arrest"))
    assert Upgrade("arrest") not in table.options
    assert Pass() in table.options
    table.choose(Upgrade("movement"))
    assert table.me.upgrades == ["arrest", "movement"]
    assert table.me.donuts == 1
    assert table.match.over


@rule("PP-11.2")
def test_there_are_four_kinds_of_upgrade():
    table = Table().donuts(1).duty(act_phase)
    kinds = [option.kind for option in table.options if isinstance(option, Upgrade)]
    assert kinds == ["movement", "investigation", "emergency", "arrest"]


@rule("PP-11.3")
def test_three_tokens_of_each_kind():
    table = Table().donuts(1)
    assert set(table.state.upgrades.values()) == {3}
    table.state.upgrades["arrest"] = 0
    assert Upgrade("arrest") not in table.duty(act_phase).options


@rule("PP-11.4")
def test_at_most_one_token_of_a_kind():
    table = Table().donuts(2)
    table.me.upgrades.append("arrest")
    assert Upgrade("arrest") not in table.duty(act_phase).options


@rule("PP-11.5")
def test_upgrades_are_permanent():
    table = Table(seats=2, cast=("renner", "sato")).at("A12", "D23").punks(1, 6)
    table.state.support = None
    table.me.upgrades.append("arrest")
    table.duty(act_phase, *[1] * 4).choose(Arrest("hood-1"))
    assert table.me.space == "C23"
    assert table.me.upgrades == ["arrest"], "used, beaten, still there"


@rule("PP-11.6")
def test_the_supply_of_donuts_is_eighteen_and_an_empty_one_gives_none():
    table = Table()
    assert table.state.donuts == 18
    table.donuts(17, of=1)
    table.call(lambda play: gain_donuts(play, play.state.officers[0], 2))
    assert table.officer(0).donuts == 1
    table.call(lambda play: gain_donuts(play, play.state.officers[0], 1))
    assert table.officer(0).donuts == 1


@rule("PP-11.7")
def test_donuts_cannot_be_given_away():
    table = Table(seats=2, cast=("renner", "sato")).at("A12", "A12").punks(1, 2).donuts(3, of=1).hand("swat-team", of=1)
    table.duty(act_phase).choose(Arrest("hood-1"))
    assert table.match.asks[0].seats == ("officer-2",)
    assert set(table.options) == {Pass(), Commit("swat-team")}, "a helper has cards to give, no Donuts"


@rule("PP-11.8")
def test_what_donuts_buy():
    assert SpendDonut() in Table().donuts(1).duty(move_phase).options
    assert SpendDonut() in Table().at("2ABw").donuts(1).duty(act_phase).choose(Investigate("crime-scene")).options
    table = Table().donuts(1).emergency("bar-brawl").duty(act_phase).choose(Handle("bar-brawl"))
    assert SpendDonut() in table.options
    assert SpendDonut() in Table().at("A12").punks(1, 1).donuts(1).duty(act_phase).choose(Arrest("hood-1")).options
    assert Upgrade("arrest") in Table().donuts(1).duty(act_phase).options


@rule("PP-12.1")
def test_phase_3_draws_one_card():
    table = Table()
    top = table.state.police[-1]
    table.state.events.cards[:] = ["turf-war"] * 3
    table.state.events.seen[:] = [0] * 3
    table.begin("draw")
    assert table.officer(0).hand == [top]


@rule("PP-12.3", "PP-12.4")
def test_a_used_up_pile_is_made_of_the_discards_and_two_empty_piles_give_nothing():
    table = Table()
    state = table.state
    state.police[:], state.police_discard[:] = ["informant"], ["overtime", "overtime"]
    table.call(lambda play: gain_cards(play, play.state.officers[0], 1))
    assert (state.police, state.police_discard) == (["overtime", "overtime"], [])
    table.call(lambda play: gain_cards(play, play.state.officers[0], 3))
    assert sorted(table.officer(0).fresh) == ["informant", "overtime", "overtime"]


@rule("PP-12.5", "PP-12.9")
def test_any_number_of_cards_and_playing_is_no_action():
    table = Table().hand("coffee-break", "coffee-break", "swat-team", "street-sweep").duty(act_phase)
    assert PlayCard("street-sweep") not in table.options, "no Punk beside the car: the text allows nothing"
    table.choose(PlayCard("coffee-break"), PlayCard("coffee-break"), PlayCard("swat-team"), ChooseHood(3))
    assert table.me.donuts == 2
    assert DrawCard() in table.options, "the action is still open"


@rule("PP-12.6")
def test_on_the_own_turn_a_card_works_by_its_text():
    table = Table(seats=2, cast=("renner", "sato")).at("A12", "D23").punks(1, 6).hand("swat-team", "backup-called")
    table.state.support = None
    table.duty(act_phase, *[6] * 5).choose(Arrest("hood-1"))
    assert PlayCard("swat-team") not in table.options, "two handcuffs, but its text says something else"
    table.choose(PlayCard("backup-called"))
    assert len(table.told(Rolled)[0].faces) == 3 + 2


@rule("PP-12.8")
def test_a_card_gained_this_turn_cannot_be_played_this_turn():
    table = Table()
    table.state.police.remove("coffee-break")
    table.state.police.append("coffee-break")
    table.hand("informant").duty(act_phase).choose(DrawCard())
    assert table.me.fresh == ["coffee-break"]
    assert PlayCard("informant") in table.options
    assert PlayCard("coffee-break") not in table.options


@rule("PP-12.10")
def test_there_are_44_police_cards():
    content = Table().content
    assert sum(card.copies for card in content.police.values()) == 44
    counts = dict.fromkeys(("magnifying-glass", "flashing-light", "handcuffs"), 0)
    for card in content.police.values():
        counts[card.symbols[0]] += card.copies
    assert counts == {"magnifying-glass": 15, "flashing-light": 15, "handcuffs": 14}


# The texts of 5.B.3, one by one.


def test_patrol_duty_posts_up_to_two_officers():
    table = Table().hand("patrol-duty-cuffs").duty(act_phase)
    table.choose(PlayCard("patrol-duty-cuffs"), PostPatrol(2), PostPatrol(2))
    assert (table.state.hoods[1].patrols, table.state.patrols) == (2, 3)


def test_a_stake_out_posts_up_to_three_officers_beside_the_own_car():
    table = Table().at("C12", "D12", "D12").hand("patrol-duty-glass").duty(act_phase)
    table.choose(PlayCard("patrol-duty-glass"))
    assert table.options == [PostPatrol(2), Pass()]
    table.choose(PostPatrol(2), PostPatrol(2), PostPatrol(2))
    assert (table.state.hoods[1].patrols, table.state.patrols) == (3, 2)
    assert PlayCard("patrol-duty-glass") not in Table().at("2BCw").hand("patrol-duty-glass").duty(act_phase).options


@rule("PP-11.9")
def test_a_requisition_brings_an_upgrade_for_nothing_and_anywhere():
    table = Table().at("D12", "A12", "A12").hand("requisition")
    table.me.upgrades.append("arrest")
    table.state.upgrades["emergency"] = 0
    table.duty(act_phase).choose(PlayCard("requisition"))
    assert table.options == [TakeUpgrade("movement"), TakeUpgrade("investigation")]
    table.choose(TakeUpgrade("investigation"))
    assert (table.me.upgrades, table.state.upgrades["investigation"]) == (["arrest", "investigation"], 2)
    assert not table.state.turn.done, "playing a card is no action"


@rule("PP-11.9")
def test_an_upgrade_can_be_a_reward():
    table = Table(cast=("renner", "sato", "lindqvist")).at("B12", "D12", "D12").emergency("stolen-goods")
    table.duty(act_phase, 3, 3).choose(Handle("stolen-goods"), TakeUpgrade("arrest"))
    assert table.me.upgrades == ["arrest"]
    table = Table(cast=("renner", "sato", "lindqvist")).at("B12", "D12", "D12").emergency("stolen-goods")
    table.state.upgrades.update(dict.fromkeys(table.state.upgrades, 0))
    table.duty(act_phase, 3, 3).choose(Handle("stolen-goods"))
    assert (table.me.upgrades, table.state.emergencies) == ([], []), "none is left"


def test_informant_puts_one_event_on_top_and_the_other_under_the_deck():
    table = Table().hand("informant").next_event("bar-brawl", "gas-leak").duty(act_phase)
    table.choose(PlayCard("informant"))
    assert table.options == [PutOnTop("gas-leak"), PutOnTop("bar-brawl")]
    table.choose(PutOnTop("gas-leak"))
    assert (table.state.events.cards[-1], table.state.events.cards[0]) == ("gas-leak", "bar-brawl")
    assert table.match.view("officer-1").events.known == ((0, "gas-leak"), (38, "bar-brawl"))
    assert table.match.view("officer-2").events.known == ()


def test_street_sweep_returns_a_punk():
    table = Table().at("A12").punks(1, 2).hand("street-sweep").duty(act_phase).choose(PlayCard("street-sweep"))
    assert table.state.hoods[0].punks == 1
    assert table.state.turn.arrests == 0


def test_overtime_allows_one_more_action_of_another_kind():
    table = Table().at("2ABw").hand("overtime", "overtime").duty(act_phase)
    assert PlayCard("overtime") not in table.options, "after the action"
    table.choose(Investigate("crime-scene"), PlayCard("overtime"))
    assert Investigate("crime-scene") not in table.options
    assert DrawCard() in table.options
    assert PlayCard("overtime") not in table.options, "one a turn"


def test_negotiator_lowers_the_difficulty():
    table = Table(seats=3, cast=("renner", "sato", "lindqvist")).at("2BCw", "A12", "A12").emergency("bar-brawl")
    table.hand("negotiator").duty(act_phase, 2, 2).choose(Handle("bar-brawl"), PlayCard("negotiator"))
    assert table.state.emergencies == []


def test_federal_agent_waits_on_a_stack_without_one():
    table = Table().hand("federal-agent", "federal-agent").duty(act_phase)
    table.choose(PlayCard("federal-agent"), ChooseStack("murder-weapon"), PlayCard("federal-agent"))
    assert ChooseStack("murder-weapon") not in table.options
    assert table.stack("murder-weapon").agent


def test_case_notes_look_at_three_cards_and_order_them():
    table = Table().hand("case-notes")
    stack = table.stack("examine-body", "last-meal", "entry-wound", "old-tattoo")
    table.duty(act_phase).choose(PlayCard("case-notes"), ChooseStack("examine-body"))
    assert len(table.options) == 3
    table.choose(PutOnTop("last-meal"), PutOnTop("old-tattoo"))
    assert stack.cards[-3:] == ["last-meal", "old-tattoo", "entry-wound"]
    view = table.match.view("officer-1")
    assert view.stacks[2].known == ((0, "entry-wound"), (1, "old-tattoo"), (2, "last-meal"))
    assert table.match.view("officer-2").stacks[2].known == ()


def test_tow_truck_clears_an_accident_anywhere():
    table = Table().hand("tow-truck").emergency("pile-up", "B1").emergency("hit-and-run", "C1", marker="bomb")
    table.state.urgent = "hit-and-run"
    table.duty(act_phase).choose(PlayCard("tow-truck"), ChooseAccident("hit-and-run"))
    assert [emergency.card for emergency in table.state.emergencies] == ["pile-up"]
    assert (table.state.urgent, table.state.marker_discard, table.me.donuts) == (None, ["bomb"], 0)


def test_forensics_and_sirens_add_two():
    table = Table(seats=3, cast=("renner", "sato", "lindqvist")).at("2ABw", "D12", "D12")
    table.hand("forensics-kit").duty(act_phase).choose(Investigate("crime-scene"), PlayCard("forensics-kit"))
    assert table.told(Searched)[0].amount == 4
