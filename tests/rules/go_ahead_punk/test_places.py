"""Hit locations and access, hospitals, ports."""

from hardboiled.games.go_ahead_punk.rules.events import FightBegan, Found, Healed, SentToEr
from hardboiled.games.go_ahead_punk.rules.hits import Hit
from hardboiled.games.go_ahead_punk.rules.hospital import Heal
from hardboiled.games.go_ahead_punk.rules.movement import Move, Step, Stop
from hardboiled.games.go_ahead_punk.rules.retreat import StandGround, TryEscape
from hardboiled.games.go_ahead_punk.rules.rounds import Nothing
from hardboiled.games.go_ahead_punk.rules.secret_moves import Go, Leave
from rules.go_ahead_punk.table import ESCAPE, HIT, RICOCHET, Table, ai, solo
from support import rule


@rule("GP-LOC.1", "GP-LOC.2", "GP-LOC.6", "GP-HIT.3", "GP-CRD.14")
def test_a_black_location_needs_its_own_key_which_is_discarded() -> None:
    assert not Table().stinger(at="CH").stinger_turn().offered(Hit)
    assert not Table().stinger(at="CH", keys=["GC"]).stinger_turn().offered(Hit)
    table = Table().stinger(at="CH", keys=["GC", "CH"]).top("stinger_deck", "drugstore").stinger_turn().choose(Hit())
    assert table.state.stinger.keys == ["GC"]
    assert table.state.key_discard == ["CH"]
    content = table.content
    assert sorted(content.keys) == sorted(["BA", "CH", "HJ", "GC", "KS", "CL", "CT", "PF", "HC"])


@rule("GP-LOC.3", "GP-LOC.4", "GP-HIT.3")
def test_one_uniform_serves_every_green_location_and_stays() -> None:
    assert not Table().stinger(at="DP", keys=["CH"]).stinger_turn().offered(Hit)
    table = Table().stinger(at="DP", uniform=True).stinger_turn().choose(Hit())
    assert table.state.stinger.uniform
    table.stinger(at="BV", shown=False).stinger_turn()
    assert Hit() in table.options


@rule("GP-LOC.5", "GP-HIT.6")
def test_a_red_location_works_like_a_black_one_but_not_for_the_third_hit() -> None:
    assert not Table().stinger(at="BA").stinger_turn().offered(Hit)
    assert Table().stinger(at="BA", keys=["BA"]).given(hits=["CH"]).stinger_turn().offered(Hit)
    assert not Table().stinger(at="BA", keys=["BA"]).given(hits=["CH", "GC"]).stinger_turn().offered(Hit)
    assert Table().stinger(at="CH", keys=["CH"]).given(hits=["BA", "GC"]).stinger_turn().offered(Hit)


@rule("GP-LOC.7")
def test_anyone_enters_and_crosses_a_hit_location() -> None:
    table = Table().stinger(at="48").stinger_turn().choose(Move())
    assert {"BA", "52"} <= table.ends()
    table = Table().stinger(at="1").cop("frank", at="48").cop_turn("frank").choose(Move(), Step("BA"), Step("52"))
    assert table.figure("frank").space == "52"


@rule("GP-LOC.8")
def test_a_marked_location_cannot_be_hit_again() -> None:
    assert not Table().stinger(at="DP", uniform=True).given(hits=["DP"]).stinger_turn().offered(Hit)


# Hospitals.


@rule("GP-ER.1", "GP-ER.3")
def test_a_cop_whose_move_ends_at_an_er_heals_two_for_free() -> None:
    table = Table().cop("frank", at="89", health=1).cop_turn("frank").choose(Move(), Step("90"), Stop())
    assert table.figure("frank").health == 3
    table = Table().cop("frank", at="89", health=1).cop_turn("frank")
    table.choose(Move(), Step("90"), Step("94"), Stop())
    assert table.figure("frank").health == 1


@rule("GP-ER.1", "GP-ER.3", "GP-MOV.19", "GP-CMB.33")
def test_a_cop_who_meets_stinger_at_an_er_has_arrived_and_heals_before_the_fight() -> None:
    table = Table().stinger(at="90").cop("frank", at="89", health=1).cop_turn("frank", [RICOCHET] * 4)
    table.choose(Move(), Step("90"))
    assert [event.piece for event in table.told(Healed)] == ["frank"]
    assert (table.prompt, table.figure("frank").health) == ("retreat", 3)
    table.choose(StandGround(), StandGround()).cop_turn("frank", [RICOCHET] * 4)
    assert table.figure("frank").health == 3, "the fight goes on, and staying heals nobody"


@rule("GP-ER.1", "GP-ER.3", "GP-AIC.2")
def test_so_does_a_cop_of_the_solo_game() -> None:
    table = ai(solo(at="90")).cop("frank", at="89", health=1).cop_turn("frank", [RICOCHET] * 4)
    assert [event.piece for event in table.told(Healed)] == ["frank"]
    assert table.figure("frank").health == 3


@rule("GP-ER.3", "GP-ER.4")
def test_stinger_who_attacks_a_cop_at_an_er_may_use_it_on_arrival() -> None:
    def move(phase: str = "hunt") -> Table:
        table = Table().stinger(at="89", health=4).cop("frank", at="90").given(phase=phase)
        return table.stinger_turn([RICOCHET] * 4).choose(Move())

    assert move().choose(Go("90")).state.stinger.health == 4
    table = move().choose(Go("90", heal=True))
    assert table.state.stinger.health == 6
    assert [event.reason for event in table.told(Found, "cop-1")] == ["met"]
    assert Go("90", heal=True) not in move("escape").options
    fight = Table().stinger(at="90", health=4).cop("frank", at="90").stinger_turn([ESCAPE]).choose(TryEscape())
    assert "90" not in fight.ends(), "an escape leads away"


@rule("GP-ER.2")
def test_a_character_who_stays_at_an_er_may_use_its_option_to_heal() -> None:
    table = Table().cop("frank", at="90", health=1).cop_turn("frank").choose(Heal())
    assert table.figure("frank").health == 3
    table = Table().stinger(at="90", health=9).stinger_turn().choose(Heal())
    assert table.state.stinger.health == 10


@rule("GP-ER.4", "GP-REV.7", "GP-ER.1")
def test_stinger_is_revealed_when_he_arrives_at_an_er_and_uses_it() -> None:
    table = Table().stinger(at="89", health=4).stinger_turn().choose(Move(), Go("90", heal=True))
    assert table.state.stinger.health == 6
    assert table.state.stinger.shown
    assert table.possible("cop-1") == {"90"}


@rule("GP-ER.5")
def test_stinger_may_end_on_an_er_without_using_it_and_stays_hidden() -> None:
    table = Table().stinger(at="89", health=4).stinger_turn().choose(Move(), Go("90"))
    assert table.state.stinger.health == 4
    assert not table.state.stinger.shown


@rule("GP-ER.6", "GP-ESC.5")
def test_stinger_cannot_use_an_er_in_the_escape() -> None:
    table = Table().stinger(at="90", health=4).given(phase="escape").stinger_turn()
    assert not table.offered(Heal)
    table.choose(Move())
    assert Go("90", heal=True) not in table.options


@rule("GP-ER.7", "GP-GEN.5", "GP-ER.9", "GP-CMB.17")
def test_a_cop_at_nothing_goes_to_the_nearest_er_with_two_health_and_plays_on() -> None:
    table = Table().stinger(at="91", items=["machine-pistol"])
    table.cop("frank", at="91", health=2, car=True, hand=["freeze"], items=["pistol-44", "radio"])
    table.cop_turn("frank", [RICOCHET, RICOCHET, RICOCHET, HIT, HIT, RICOCHET])
    table.choose(next(option for option in table.options if option.tag == "no-card"))
    while table.prompt == "combat-card":
        table.choose(table.options[-1])
    frank = table.figure("frank")
    assert (frank.space, frank.health) == ("90", 2)
    assert (frank.car, frank.hand, frank.items) == (True, ["freeze"], ["pistol-44", "radio"])
    assert table.told(SentToEr)[0].space == "90"
    assert table.asked == ("cop-3",), "no retreat roll for a Cop on the way to the ER, and the fight is over"
    table.cop_turn("frank")
    assert table.prompt == "cop-turn"


@rule("GP-ER.8")
def test_the_nearest_er_is_by_road_and_freeway_and_the_cops_choose_on_a_tie() -> None:
    from hardboiled.games.go_ahead_punk.rules.hospital import nearest_er, to_er

    table = Table()
    points = table.streets.points
    tied = next(space for space in table.streets.names if points(space)["90"] == points(space)["112"])
    assert nearest_er(table.state, table.content, "91") == ["90"]
    assert nearest_er(table.state, table.content, "27") == ["112"]
    assert nearest_er(table.state, table.content, tied) == ["90", "112"]
    table.cop("frank", at=tied, health=0)
    table.run(lambda play: to_er(play, table.figure("frank")))
    assert (table.prompt, table.asked) == ("which-er", ("cop-2",))


@rule("GP-ER.8")
def test_an_er_where_stinger_stands_is_no_refuge() -> None:
    table = Table().stinger(at="90", items=["machine-pistol"]).cop("frank", at="90", health=1)
    table.cop_turn("frank", [RICOCHET] * 3 + [HIT] * 3)
    assert table.figure("frank").space == "112"


# Ports.


@rule("GP-PRT.1")
def test_ports_are_ordinary_stars_in_the_hunt() -> None:
    table = Table().stinger(at="9").stinger_turn()
    assert not table.offered(Leave)
    table = Table().stinger(at="10").stinger_turn().choose(Move())
    assert not any(option.leave for option in table.options)


@rule("GP-PRT.2", "GP-PRT.3", "GP-GEN.3", "GP-ESC.7", "GP-GEN.2")
def test_he_leaves_at_once_with_a_point_to_spare_and_wins() -> None:
    table = Table().stinger(at="10").given(phase="escape", hits=["CH", "GC", "DP"]).stinger_turn().choose(Move())
    table.choose(Go("9", leave=True))
    assert table.match.over
    assert table.match.outcome.winners == ("stinger",)
    assert table.match.outcome.reason == "got-away"


@rule("GP-PRT.2", "GP-PRT.4", "GP-PRT.5")
def test_with_his_last_point_he_must_wait_in_the_port_until_his_next_turn() -> None:
    table = Table().given(phase="escape")
    start = next(s for s, far in table.streets.road_steps("9").items() if far == 4)
    table.stinger(at=start).stinger_turn().choose(Move())
    assert Go("9") in table.options
    assert Go("9", leave=True) not in table.options
    table.choose(Go("9"))
    assert not table.match.over
    table.stinger_turn().choose(Leave())
    assert table.match.outcome.winners == ("stinger",)


@rule("GP-PRT.5")
def test_he_cannot_leave_while_in_combat() -> None:
    table = Table().stinger(at="9").cop("frank", at="9").given(phase="escape").stinger_turn()
    assert not table.offered(Leave)
    assert StandGround() in table.options


@rule("GP-PRT.6", "GP-RET.19")
def test_an_escape_from_combat_never_leads_out_of_a_port() -> None:
    table = Table().stinger(at="10").cop("frank", at="10").given(phase="escape").stinger_turn([ESCAPE])
    table.choose(next(option for option in table.options if option.tag == "try-escape"))
    assert Go("9") in table.options
    assert not any(option.leave for option in table.options)


@rule("GP-PRT.7")
def test_a_cop_on_the_port_blocks_it() -> None:
    table = Table().stinger(at="10").cop("frank", at="9").given(phase="escape").stinger_turn([HIT]).choose(Move())
    assert Go("9", leave=True) not in table.options
    table.choose(Go("9"))
    assert table.told(FightBegan)


@rule("GP-PRT.8")
def test_waiting_at_a_port_reveals_nothing() -> None:
    table = Table().stinger(at="9").given(phase="escape").stinger_turn().choose(Nothing())
    assert not table.state.stinger.shown
    assert len(table.possible("cop-1")) > 100
