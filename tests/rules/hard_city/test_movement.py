"""HC-5, HC-6: turns, movement, crates, escort."""

from hardboiled.games.hard_city.rules.answers import Stop, TakeDamage
from hardboiled.games.hard_city.rules.attacks import CloseCombat, Shoot
from hardboiled.games.hard_city.rules.crates import OpenCrate
from hardboiled.games.hard_city.rules.cutscenes import StartScene
from hardboiled.games.hard_city.rules.effects.chaos_word import carry_out
from hardboiled.games.hard_city.rules.effects.people import Panic, Shove
from hardboiled.games.hard_city.rules.episodes.zero_hour import UseHatch
from hardboiled.games.hard_city.rules.equipment import UseGear, UseSkill
from hardboiled.games.hard_city.rules.events import Moved
from hardboiled.games.hard_city.rules.helicopter import CallHelicopter
from hardboiled.games.hard_city.rules.movement import Step
from hardboiled.games.hard_city.rules.officer_turn import EndTurn
from hardboiled.games.hard_city.rules.round import PickOfficer
from support import rule

from .table import ONE, Table


@rule("HC-5.1")
def test_only_the_active_officer_acts():
    table = Table(players=5)
    table.turn("jenny", at="f8")
    assert table.ask.seats == (table.officer("jenny").seat,)
    table.choose(Step("f9"))
    assert table.officer("jenny").at == "f9"
    assert table.officer("donathan").at == "a4"


@rule("HC-5.2", "HC-5.3", "HC-6.1")
def test_actions_are_paid_and_may_repeat():
    table = Table()
    table.turn("donathan", at="b8")
    for to in ("c8", "d8", "e8", "f8", "g8", "h8", "g8", "f8", "e8", "d8"):
        table.choose(Step(to))
    assert table.state.step == "doctor-zero" or table.officer("donathan").ap == 0
    assert table.officer("donathan").at == "d8", "five actions, two spaces each"


@rule("HC-5.2")
def test_card_effects_change_the_number_of_ap():
    table = Table()
    table.turn("donathan", gear=["box-of-donuts"])
    table.choose(UseGear("box-of-donuts"))
    assert table.officer("donathan").ap == 7


@rule("HC-5.4", "HC-5.5")
def test_what_is_left_at_the_end_is_lost():
    table = Table()
    table.turn("donathan")
    table.choose(EndTurn())
    assert (table.officer("donathan").ap, table.officer("donathan").done) == (0, True)
    table.begin("next-officer")
    assert PickOfficer("donathan") not in table.options


@rule("HC-5.6")
def test_skills_equipment_and_episode_actions_are_there_too():
    table = Table()
    table.state.helicopter = "a1"
    table.officer("donathan", at="f8", hp=3)
    table.turn("jenny", at="f8", gear=["skateboard"], skills=["medical-training", "triage"])
    assert {UseSkill("medical-training"), UseSkill("triage"), UseGear("skateboard"), CallHelicopter()} <= {
        *table.options
    }


@rule("HC-5.7", "HC-6.10")
def test_free_actions_stay_open_without_ap():
    table = Table()
    table.crate("police", "f9")
    table.turn("donathan", at="f8", ap=1)
    table.choose(Step("f9"))
    assert table.officer("donathan").ap == 0
    table.choose(OpenCrate("police"))
    assert len(table.officer("donathan").gear) == 1


@rule("HC-5.8")
def test_nothing_is_begun_without_its_full_price():
    table = Table()
    table.mutant("b1")
    table.turn("donathan", at="f8", ap=1)
    assert table.offered(Shoot)
    assert not [a for a in table.options if a.tag == "aimed-shot"]
    table.turn("donathan", at="f8", ap=0)
    assert table.state.step in ("doctor-zero", "next-officer"), "nothing left to choose: the turn is over"


@rule("HC-6.1")
def test_a_movement_is_one_or_two_spaces_diagonals_too():
    table = Table()
    table.turn("donathan", at="f8")
    table.choose(Step("g9"))
    assert table.officer("donathan").ap == 4
    table.choose(Step("h8"))
    assert table.officer("donathan").ap == 4
    table.choose(Step("h7"))
    assert table.officer("donathan").ap == 3
    table.mutant("a1")
    table.turn("donathan", at="f8", ap=5, chance=[ONE, ONE])
    table.choose(Step("f9"), Shoot("a1"), Step("f10"))
    assert table.officer("donathan").ap == 2, "another action ends the Movement"


@rule("HC-6.2", "HC-6.4")
def test_one_passes_through_everybody():
    table = Table()
    table.officer("jenny", at="f9")
    table.mutant("f9")
    table.civilian("f9")
    table.crate("street", "f9")
    table.turn("donathan", at="f8")
    table.choose(Step("f9"))
    table.choose(Step("f10"))
    assert table.officer("donathan").at == "f10"


@rule("HC-6.5", "HC-6.6")
def test_leaving_active_mutants_costs_one_whatever_their_number():
    table = Table()
    table.mutant("f8", stunned=True)
    table.turn("donathan", at="f8")
    table.choose(Step("f9"))
    assert table.officer("donathan").hp == 6
    for _ in range(3):
        table.mutant("f9")
    table.choose(Step("f10"))
    assert table.officer("donathan").hp == 5


@rule("HC-6.7")
def test_every_space_left_counts():
    table = Table()
    table.mutant("f8")
    table.mutant("f9")
    table.turn("donathan", at="f8")
    table.choose(Step("f9"), Step("f10"))
    assert (table.officer("donathan").hp, table.officer("donathan").ap) == (4, 4)


@rule("HC-6.8", "HC-12.2", "HC-12.12", "HC-12.11", "HC-12.10")
def test_who_falls_on_leaving_lies_on_the_space_being_left():
    table = Table()
    table.mutant("f8")
    name = table.civilian("f8")
    table.turn("donathan", at="f8", hp=1)
    table.choose(Step("f9", name), TakeDamage("donathan"))
    fallen = table.officer("donathan")
    assert (fallen.down, fallen.at, fallen.ap) == (True, "f8", 0)
    assert table.state.civilians[name] == "f8"
    assert table.state.chaos == 1
    assert len(table.state.hand) == 1, "a card for the elimination"
    assert table.ask.prompt == "react"
    table.choose(Stop())
    assert table.ask.prompt == "doctor-zero", "his turn follows as usual"


@rule("HC-6.9")
def test_manhole_and_hatch_count_as_leaving_being_moved_does_not():
    sewer = Table(episode=3)
    sewer.state.manholes = {"manhole-1": "f8", "manhole-2": "a1", "manhole-3": "a12"}
    sewer.state.closed = "manhole-2"
    for car in ("car-1", "car-2", "limousine", "police-car"):
        sewer.state.aboard[car] = 0
        sewer.obstacle(car, {"car-1": "h1", "car-2": "h2", "limousine": "h3", "police-car": "h12"}[car])
    sewer.mutant("f8")
    sewer.turn("donathan", at="f8")
    sewer.choose(Step("s-a1"))
    assert (sewer.officer("donathan").at, sewer.officer("donathan").hp) == ("s-a1", 5)
    lift = Table(episode=5)
    lift.state.powered = True
    entrance = lift.content.layout(5, 0).entrance
    lift.mutant(entrance)
    lift.turn("donathan", at=entrance)
    lift.choose(UseHatch())
    assert (lift.officer("donathan").at, lift.officer("donathan").hp) == ("r-c5", 5)
    pushed = Table()
    pushed.mutant("f8")
    pushed.officer("donathan", at="f8")
    pushed.state.active = "donathan"
    pushed.run(lambda play: carry_out(play, [Shove(who="active", spaces=1)]))
    pushed.choose(pushed.options[0])
    assert pushed.officer("donathan").hp == 6
    assert pushed.officer("donathan").at != "f8"


@rule("HC-6.11", "HC-6.12", "HC-6.13")
def test_a_crate_is_opened_on_its_space_even_between_two_steps_and_among_mutants():
    table = Table()
    table.crate("police", "f9")
    table.crate("street", "f9")
    table.mutant("f9")
    table.state.police.append("radio")
    table.state.street.append("walkman")
    table.turn("donathan", at="f8")
    assert not table.offered(OpenCrate)
    table.choose(Step("f9"), OpenCrate("police"), OpenCrate("street"))
    assert table.officer("donathan").gear == ["radio", "walkman"]
    assert not table.state.crates
    table.choose(Step("f10"))
    assert (table.officer("donathan").at, table.officer("donathan").ap) == ("f10", 4)
    assert table.match.view("spectator").officers[0].gear == ("radio", "walkman"), "face up"


@rule("HC-6.14", "HC-6.15", "HC-6.16")
def test_one_civilian_comes_along_for_free_and_may_be_changed_on_the_way():
    table = Table()
    first, second = table.civilian("f8"), table.civilian("f9")
    table.turn("donathan", at="f8")
    brings = {action.bring for action in table.offered(Step)}
    assert brings == {"", first}, "one at a time"
    table.choose(Step("f9", first))
    assert table.state.civilians[first] == "f9"
    assert table.officer("donathan").ap == 4
    brought = next(action.bring for action in table.offered(Step) if action.bring)
    table.choose(Step("f10", brought))
    left = {first, second} - {brought}
    assert table.state.civilians == {brought: "f10", left.pop(): "f9"}


@rule("HC-6.17", "HC-6.19", "HC-6.20", "HC-20.9")
def test_the_player_decides_who_is_hurt_on_leaving():
    table = Table()
    name = table.civilian("f8")
    table.mutant("f8")
    table.turn("donathan", at="f8")
    table.choose(Step("f9", name))
    assert set(table.options) == {TakeDamage("donathan"), TakeDamage(name)}
    table.choose(TakeDamage(name))
    assert name not in table.state.civilians
    assert table.officer("donathan").at == "f9"
    assert table.officer("donathan").hp == 6
    assert table.told(Moved)[-1].bring == "", "nobody comes along any more"
    assert table.state.chaos == 1
    other = Table()
    kept = other.civilian("f8")
    other.mutant("f8")
    other.turn("donathan", at="f8")
    other.choose(Step("f9", kept), TakeDamage("donathan"))
    assert other.state.civilians == {kept: "f9"}
    assert other.officer("donathan").hp == 5


@rule("HC-6.18")
def test_civilians_stay_where_they_are_without_escort_or_special_rule():
    table = Table()
    name = table.civilian("f8")
    table.turn("donathan", at="f8")
    table.choose(Step("f9"))
    assert table.state.civilians[name] == "f8"
    table.run(lambda play: carry_out(play, [Panic(count=1, spaces=1)]))
    table.choose(table.options[0])
    table.choose(table.options[0])
    assert table.state.civilians[name] != "f8"


@rule("HC-7.1", "HC-7.17")
def test_among_active_mutants_one_fights_and_cannot_shoot():
    table = Table()
    table.mutant("b1")
    table.mutant("f8")
    table.turn("donathan", at="f8")
    assert CloseCombat() in table.options
    assert not table.offered(Shoot)
    table.mutant("c2", stunned=True)
    table.turn("donathan", at="c2")
    assert CloseCombat() not in table.options
    assert table.offered(Shoot)


# In one go.


@rule("HC-6.1", "HC-6.6")
def test_two_spaces_in_one_go_are_one_movement():
    table = Table()
    table.turn("donathan", at="f8", ap=5)
    assert {"f9", "f10", "h10"} <= {step.to for step in table.offered(Step)}
    assert "f11" not in {step.to for step in table.offered(Step)}
    table.choose(Step("f10"))
    donathan = table.officer("donathan")
    assert (donathan.at, donathan.ap, table.state.turn.stride) == ("f10", 4, 0)
    assert [event.path for event in table.told(Moved)] == [("f8", "f9", "f10")]


@rule("HC-6.1", "HC-6.6", "HC-6.7")
def test_in_one_go_only_where_nothing_hurts_on_the_way():
    table = Table()
    for at in ("e9", "f9", "g9"):
        table.mutant(at)
    table.turn("donathan", at="f8", ap=5, hp=6)
    far = {step.to for step in table.offered(Step)}
    assert {"f9", "g9", "d8", "h8"} <= far
    assert "f10" not in far, "whoever wants to go through them goes step by step"
    table.choose(Step("f9"))
    table.choose(Step("f10"))
    assert table.officer("donathan").hp == 5
    lying = Table()
    for at in ("e9", "f9", "g9"):
        lying.mutant(at, stunned=at == "g9")
    lying.turn("donathan", at="f8", ap=5, hp=6)
    assert lying.match.option("officers-1", Step("f10")).path == ["f8", "g9", "f10"], "round by whom lies there"
    lying.choose(Step("f10"))
    assert lying.officer("donathan").hp == 6


@rule("HC-23.22")
def test_in_one_go_round_a_toxic_cloud():
    table = Table(episode=3)
    table.state.aboard = dict.fromkeys(("car-1", "car-2", "limousine"), 0)
    table.obstacle("police-car", "a1", "a2")
    table.state.clouds[:] = ["e9", "f9"]
    table.turn("donathan", at="f8", ap=5, hp=6)
    table.choose(Step("f10"))
    assert table.told(Moved)[0].path == ("f8", "g9", "f10")
    assert table.officer("donathan").hp == 6
    table.turn("donathan", at="f8", ap=5)
    table.choose(Step("f9"))
    assert table.officer("donathan").hp == 5


@rule("HC-6.15", "HC-6.17", "HC-6.20")
def test_in_one_go_with_a_civilian_out_of_mutants():
    table = Table()
    name = table.civilian("f8")
    table.mutant("f8")
    table.turn("donathan", at="f8", ap=5, hp=6)
    table.choose(Step("f10", name), TakeDamage("donathan"))
    assert table.state.civilians[name] == table.officer("donathan").at == "f10"
    assert table.officer("donathan").hp == 5
    other = Table()
    lost = other.civilian("f8")
    other.mutant("f8")
    other.turn("donathan", at="f8", ap=5, hp=6)
    other.choose(Step("f10", lost), TakeDamage(lost))
    assert lost not in other.state.civilians
    assert other.officer("donathan").at == "f10", "the way is gone all the same"


@rule("HC-6.8")
def test_who_falls_at_the_first_step_goes_nowhere():
    table = Table()
    table.mutant("f8")
    table.turn("donathan", at="f8", ap=5, hp=1)
    table.choose(Step("f10"))
    assert table.officer("donathan").down
    assert table.officer("donathan").at == "f8"


@rule("HC-6.1")
def test_a_longer_first_movement_reaches_further():
    table = Table()
    table.turn("jenny", at="f5", ap=5, skills=["medical-training", "ambulance-driver"])
    assert "f8" in {step.to for step in table.offered(Step)}
    table.choose(Step("f6"))
    assert {"f8", "f4"} <= {step.to for step in table.offered(Step)}, "two are left"
    assert "f9" not in {step.to for step in table.offered(Step)}
    table.choose(Step("f8"))
    assert "f11" not in {step.to for step in table.offered(Step)}, "the next Movement is an ordinary one"
    assert table.officer("jenny").ap == 4


@rule("HC-6.9")
def test_a_card_that_saves_from_mutants_leads_through_them():
    table = Table()
    for at in ("e9", "f9", "g9"):
        table.mutant(at)
    table.turn("donathan", at="f8", ap=5, hp=6, gear=["skateboard"])
    table.choose(UseGear("skateboard"))
    assert "f11" in {step.to for step in table.offered(Step)}
    table.choose(Step("f10"))
    assert table.prompt == "run", "one space is left"
    assert {"f11"} <= {step.to for step in table.offered(Step)}
    assert "f12" not in {step.to for step in table.offered(Step)}
    table.choose(Step("f11"))
    assert table.officer("donathan").hp == 6
    assert table.prompt == "turn"
    assert (table.state.turn.walker, table.state.turn.safe, table.state.turn.stride) == ("", False, 0)


@rule("HC-6.9", "HC-4.1")
def test_in_a_car_chase_everybody_runs_from_where_they_are():
    table = Table()
    table.state.scenes.append("car-chase")
    table.state.chaos = 1
    table.turn("donathan", at="f8")
    table.choose(StartScene("car-chase"), Stop())
    assert table.state.turn.walker == "jenny"
    path = table.match.option("officers-1", Step("h5")).path
    assert (path[0], path[-1], len(path)) == ("h3", "h5", 3)
