"""Small corners of a rule that a change could take away unnoticed."""

import pytest
from msgspec.structs import replace

from hardboiled.games.hard_city.rules.activation import choose_mutants
from hardboiled.games.hard_city.rules.ally import SendAlly
from hardboiled.games.hard_city.rules.answers import ChooseOfficer, ChoosePiece, Stop
from hardboiled.games.hard_city.rules.attacks import AimedShot, Shoot
from hardboiled.games.hard_city.rules.blasts import blast
from hardboiled.games.hard_city.rules.chaos_hand import name_of
from hardboiled.games.hard_city.rules.content_check import check_content
from hardboiled.games.hard_city.rules.doctor_zero import PlayInstant, PlayText
from hardboiled.games.hard_city.rules.effects.conditions import Bystander
from hardboiled.games.hard_city.rules.effects.fighting import Stun
from hardboiled.games.hard_city.rules.effects.mutants import Activate
from hardboiled.games.hard_city.rules.effects.people import Panic, Shove
from hardboiled.games.hard_city.rules.effects.support import Guide, Heal
from hardboiled.games.hard_city.rules.episodes.toxic_revenge import ToxicRevenge, edge_spaces
from hardboiled.games.hard_city.rules.episodes.zero_hour import ShootDoom
from hardboiled.games.hard_city.rules.equipment import Take, UseGear
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.mending import mend
from hardboiled.games.hard_city.rules.moment import Moment
from hardboiled.games.hard_city.rules.opening import CAR
from hardboiled.games.hard_city.rules.reactions import React
from hardboiled.games.hard_city.rules.state import Turn
from hardboiled.kernel import ContentError, OptionError
from hardboiled.kernel.saving import start
from support import rule

from .table import Table, coop
from .test_episode_3 import toxic

# Who is meant.


@rule("HC-6.18", "HC-23.21")
def test_nobody_is_guided_on_another_board():
    table = toxic()
    officer = table.officer("donathan", at="c4")
    table.civilian("s-c5")
    word = Guide(reach=9, spaces=3)
    assert not word.can(Moment(table.state, table.content, officer))
    table.civilian("c6")
    assert word.can(Moment(table.state, table.content, officer))


@rule("HC-23.21", "HC-6.18")
def test_a_panic_of_the_autodoc_stays_on_the_active_officers_board():
    table = toxic("co-op", 1)
    table.officer("donathan", at="c4")
    table.civilian("s-c5")
    above = table.civilian("c6")
    table.run(lambda play: Panic(count=2, spaces=1).do(play, None))
    assert {*table.options} == {ChoosePiece(above), Stop()}


@rule("HC-8.4", "HC-12.3")
def test_one_of_those_here_is_healed_or_all_at_once():
    table = Table()
    table.officer("jenny", at="f8", hp=2)
    hurt = table.officer("donathan", at="f8", hp=2, gear=["first-aid-kit"])
    table.turn("donathan")
    table.choose(UseGear("first-aid-kit"))
    assert {*table.options} == {ChooseOfficer("donathan"), ChooseOfficer("jenny")}
    table.choose(ChooseOfficer("jenny"))
    assert (table.officer("jenny").hp, hurt.hp) == (4, 2)
    table.run(lambda play: Heal(who="all", amount=1).do(play, hurt))
    assert not table.match.asks, "a card for all asks nobody"
    assert hurt.hp == 3
    far = table.officer("miranda", at="a9", hp=1)
    table.run(lambda play: Heal(who="all", amount=1).do(play, hurt))
    assert far.hp == 2
    table.run(lambda play: Heal(who="here", amount=1).do(play, hurt))
    assert ChooseOfficer("miranda") not in table.options


# Which Mutants.


@rule("HC-16.11", "HC-18.16")
def test_just_as_many_as_needed_are_not_picked():
    table = coop()
    both = [table.mutant("c6"), table.mutant("f10")]
    found: list[str] = []

    def pick(play, count):
        found[:] = yield from choose_mutants(play, list(play.state.mutants), count, "activate")

    table.run(lambda play: pick(play, 2))
    assert not table.match.asks
    assert found == both
    more = [*both, table.mutant("b2")]
    table.run(lambda play: pick(play, 2))
    assert table.ask.args["left"] == 2
    table.choose(ChoosePiece(more[2]))
    assert table.ask.args["left"] == 1, "one is still to be picked"
    table.choose(ChoosePiece(more[0]))
    assert found == [more[2], more[0]]


@rule("HC-16.10")
def test_one_who_is_after_somebody_else_is_not_asked_about():
    table = coop()
    for name in ("donathan", "jenny", "miranda", "marcellus"):
        table.officer(name, at="h3")
    table.civilian("c6")
    table.mutant("c6")
    elsewhere = table.mutant("g4")
    table.run(lambda play: Activate(priority="closest").do(play, None))
    assert table.prompt != "acts-next", "it goes for the officers beside it"
    assert table.at(elsewhere) == "h3"
    assert not table.state.civilians


@rule("HC-11.11")
def test_of_a_sort_the_first_is_offered():
    table = Table()
    officer = table.officer("donathan", at="f8")
    first, _, other = table.mutant("f9"), table.mutant("f9"), table.mutant("f10")
    table.mutant("g9", stunned=True)
    table.mutant("f10", kind="fubar", hp=5)
    table.run(lambda play: Stun(reach=2, count=1).do(play, officer))
    assert {*table.options} == {ChoosePiece(first), ChoosePiece(other)}


@rule("HC-13.8")
def test_blast_does_not_stun_who_is_stunned():
    table = Table(ally="blast")
    table.ally.at = "f8"
    table.mutant("f8", stunned=True)
    table.turn("donathan")
    table.choose(SendAlly(), Stop())
    assert not table.offered(ChoosePiece)
    fresh = table.mutant("f8")
    table.turn("jenny")
    table.choose(SendAlly(), Stop())
    assert {*table.options} == {ChoosePiece(fresh), Stop()}


# Moments.


@rule("HC-7.14", "HC-9.9")
def test_an_aimed_kill_is_a_moment_to_react():
    table = Table()
    table.mutant("b2")
    table.hold("plenty-more")
    table.turn("donathan", at="f8")
    table.choose(AimedShot("b2"))
    assert React("plenty-more") in table.options


@rule("HC-23.5", "HC-23.29")
def test_each_of_three_manholes_closes_at_times_and_no_other():
    table = toxic()
    closed = set()
    for _ in range(60):
        table.run(ToxicRevenge().begin_round)
        closed.add(table.state.closed)
    assert closed == {"manhole-1", "manhole-2", "manhole-3"}


@rule("HC-10.9", "HC-11.2")
def test_a_question_about_a_mutant_says_which():
    table = Table()
    table.prowl(table.mutant("d6"))
    assert {name: table.ask.args[name] for name in ("kind", "number")} == {"kind": "kind-mutant", "number": "1"}


@rule("HC-2.3", "HC-23.6")
def test_clouds_of_an_older_board_lie_on_streets():
    table = toxic()
    streets = {space for space, spot in table.content.plans[3].spots.items() if spot.region == "street"}
    lost = next(space for space in (f"{x}{y}" for x in "abcdefgh" for y in range(1, 13)) if space not in streets)
    table.state.clouds[:] = [lost, lost]
    mend(table.state, table.content)
    assert len(table.state.clouds) == 1
    assert {*table.state.clouds} <= streets


@rule("HC-23.12", "HC-23.14")
def test_only_who_is_there_can_be_taken_into_the_car():
    table = toxic()
    table.obstacle(CAR, "d6", "d7")
    beside = next(iter(terrain(table.state, table.content).sides(CAR)))
    officer = table.officer("donathan", at=beside)
    assert list(ToxicRevenge().evacuees(Moment(table.state, table.content, officer))) == []
    name = table.civilian(beside)
    assert list(ToxicRevenge().evacuees(Moment(table.state, table.content, officer))) == [name]


@rule("HC-23.15")
def test_the_edge_of_the_streets_is_all_around():
    content = Table(episode=3).content
    spots, edge = content.plans[3].spots, edge_spaces(content)
    streets = {space: spot for space, spot in spots.items() if spot.region == "street"}
    assert set(edge) == {space for space, spot in streets.items() if space[0] in "ah" or space[1:] in ("1", "12")}
    assert {"1", "12"} <= {space[1:] for space in edge}


@rule("HC-9.11")
def test_only_a_special_card_has_the_episodes_name():
    table = Table()
    special = next(card for card, face in table.content.chaos.items() if face.type == "special")
    assert name_of(table.state, table.content, special) == "takeover"
    assert name_of(table.state, table.content, "pincer") == ""


@rule("HC-4.1")
def test_a_turn_begins_with_no_slip_used():
    assert Turn().slips == 0


# What content may say.


def refused(content, problem, **changed):
    with pytest.raises(ContentError, match=problem):
        check_content(replace(content, **changed))


@rule("HC-25.13", "HC-2.3")
def test_content_that_does_not_fit_together_is_refused():
    content = Table().content
    check_content(content)
    settings = content.settings
    for problem, field, value in (
        ("lights_on", "lights_on", settings.lights + 1),
        ("civilians_per_car", "civilians_per_car", settings.civilians),
        ("bus_civilians", "bus_civilians", settings.civilians + 1),
        ("fubar_kill_steps", "fubar_kill_steps", settings.kills_per_reward + 1),
    ):
        refused(content, problem, settings=replace(settings, **{field: value}))
    check_content(replace(content, settings=replace(settings, bus_civilians=settings.civilians)))
    officers = {name: replace(officer, skill="") for name, officer in content.officers.items()}
    check_content(replace(content, officers=officers))
    first = next(iter(content.officers))
    officers[first] = replace(officers[first], skill="juggling")
    refused(content, "juggling", officers=officers)


@rule("HC-2.3")
@pytest.mark.parametrize("wrong", ["z99", "water"])
def test_nothing_is_laid_out_where_there_is_no_space(wrong):
    content = Table().content
    water = next((s for plan in content.plans.values() for s, spot in plan.spots.items() if spot.kind == "water"), "")
    for name, sheet in content.episodes.items():
        space = wrong if wrong != "water" else water
        if wrong == "water" and water not in content.plans[sheet.number].spots:
            continue
        refused(
            content, "is no space", episodes={**content.episodes, name: replace(sheet, exits=(*sheet.exits, space))}
        )


@rule("HC-2.3")
def test_boards_do_not_lie_on_each_other():
    content = Table().content
    sheet = content.sheet(1)
    twice = replace(sheet, boards=(*sheet.boards, sheet.boards[0]))
    refused(content, "lies on another", episodes={**content.episodes, sheet.id: twice})


@rule("HC-23.14", "HC-6.18")
def test_the_mayor_is_guided_beside_a_civilian():
    table = toxic()
    officer = table.officer("donathan", at="c4")
    name = table.civilian("c5")
    table.civilian("c5")
    other = table.civilian("c6")
    table.state.civilians["mayor"] = "c5"
    table.run(lambda play: Guide(reach=4, spaces=2).do(play, officer))
    assert {*table.options} == {ChoosePiece(name), ChoosePiece("mayor"), ChoosePiece(other)}, "one of those alike"


@rule("HC-26.1", "HC-7.3")
def test_some_shoot_among_mutants():
    skill = next(card for card, face in Table().content.skills.items() if face.perk and face.perk.shoots_beset)
    for skills, shoots in (([skill], True), ([], False)):
        table = Table()
        table.mutant("f8")
        table.mutant("f10")
        table.turn("donathan", at="f8", skills=list(skills))
        assert bool(table.offered(Shoot)) == shoots


@rule("HC-9.3", "HC-9.11")
def test_a_choice_says_what_a_special_card_stands_for():
    table = Table()
    special = next(card for card, face in table.content.chaos.items() if face.type == "special")
    assert React(special).words(table.state, table.content) == {"special": "takeover"}
    assert React("pincer").words(table.state, table.content) == {"special": "none"}
    for kind in (PlayText, PlayInstant):
        assert kind("pincer").words(table.state, table.content) == {"special": "none"}
        assert kind(special).words(table.state, table.content) == {"special": "takeover"}


@rule("HC-1.10")
def test_named_officers_are_shared_out_in_the_order_of_the_seats():
    table = Table(mode="co-op", players=2)
    assert [officer.seat for officer in table.state.officers] == [
        "officers-1",
        "officers-1",
        "officers-2",
        "officers-2",
    ]


@rule("HC-20.2")
def test_one_bystander_near_is_enough():
    table = Table()
    officer = table.officer("donathan", at="f8")
    table.civilian("f9")
    table.civilian("a1")
    assert Bystander(reach=2).met(Moment(table.state, table.content, officer))


@rule("HC-8.1")
def test_a_card_one_holds_as_well_is_not_pointed_at():
    table = Table()
    table.state.active = "donathan"
    table.officer("donathan", gear=["radio"])
    assert Take("radio", "jenny").points_at(table.state, table.content) == ["piece:jenny"]
    assert Take("stun-gun", "jenny").points_at(table.state, table.content) == ["piece:jenny", "card:stun-gun"]


@rule("HC-14.5", "HC-11.9")
def test_a_blast_that_armour_takes_hurts_nobody():
    table = Table()
    table.mutant("d6", kind="fubar", hp=5)
    other = table.mutant("d6")
    officer = table.officer("donathan", at="d6", hp=4)
    table.run(lambda play: blast(play, [("d6", 1)], people=True))
    assert (table.stunned(other), officer.hp) == (False, 4)


@rule("HC-6.18")
def test_nobody_runs_onto_an_obstacle_in_a_panic():
    table = Table()
    table.obstacle("car-1", "d7", "d8")
    name = table.civilian("d6")
    table.run(lambda play: Panic(count=1, spaces=2).do(play, None))
    table.choose(ChoosePiece(name))
    ends = {option.space for option in table.options}
    assert "d5" in ends
    assert not ends & {"d6", "d7", "d8", "car-1"}


@rule("HC-25.20")
def test_nobody_shoots_at_the_machine_from_where_it_stands():
    table = Table(episode=5)
    table.state.doom, table.state.barrels = "f8", {}
    officer = table.officer("donathan", at="f8")
    assert not ShootDoom.offered(Moment(table.state, table.content, officer))
    officer.at = "f9"
    assert ShootDoom.offered(Moment(table.state, table.content, officer))


@rule("HC-1.10")
def test_a_campaign_needs_as_many_officers_as_the_table():
    with pytest.raises(OptionError, match="different officers"):
        start("hard-city", "co-op", ["Ann"], 3, campaign={"officers": ["donathan"]})


@rule("HC-6.9")
def test_a_shove_goes_just_so_far():
    table = Table()
    table.obstacle("car-1", "d7", "d8")
    table.state.active = "donathan"
    table.officer("donathan", at="d6")
    table.run(lambda play: Shove(who="active", spaces=2).do(play, None))
    ends = {option.space for option in table.options}
    far = terrain(table.state, table.content).distances["d6"]
    assert ends
    assert {far[end] for end in ends} == {2}
    assert not ends & {"d7", "d8", "car-1"}
