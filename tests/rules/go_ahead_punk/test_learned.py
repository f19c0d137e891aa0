"""What somebody learns by a choice cannot be taken back quietly, and what nobody learns can."""

from hardboiled.games.go_ahead_punk.rules.combat_cards import CombatCard, NoCard
from hardboiled.games.go_ahead_punk.rules.drawing import Draw, Keep, PlayCard, ShowUniform
from hardboiled.games.go_ahead_punk.rules.effects.tokens import PlaceJam
from hardboiled.games.go_ahead_punk.rules.finding import Divert, Lead, TellTruth
from hardboiled.games.go_ahead_punk.rules.hospital import Heal
from hardboiled.games.go_ahead_punk.rules.movement import Drive, Move, Step, Stop
from hardboiled.games.go_ahead_punk.rules.retreat import Burn, StandGround, TryEscape
from hardboiled.games.go_ahead_punk.rules.rounds import Nothing
from hardboiled.games.go_ahead_punk.rules.secret_moves import Go
from hardboiled.kernel import Action
from rules.go_ahead_punk.table import ESCAPE, RICOCHET, Table
from support import rule

QUIET = ["sniper-rifle", "silencer"]


def told_something(table: Table, action: Action) -> bool:
    """Whether somebody learned something by this choice."""
    table.choose(action)
    return bool(table.play.revealed)


@rule("GP-GEN.7")
def test_a_move_and_a_rest_tell_nothing() -> None:
    table = Table().stinger_turn()
    assert not told_something(table, Move())
    assert not told_something(table, Go("47"))
    assert not told_something(Table().stinger_turn(), Nothing())
    assert not told_something(Table().cop_turn("frank"), Nothing())


@rule("GP-REV.1")
def test_a_cop_learns_from_a_place_where_he_could_have_been() -> None:
    assert told_something(Table().cop("frank", at="4").cop_turn("frank").choose(Move()), Step("1"))
    assert told_something(Table().cop("frank", at="4").cop_turn("frank").choose(Move()), Drive("7"))
    known = Table().cop("frank", at="4").learn("45").cop_turn("frank").choose(Move())
    assert not told_something(known, Step("1"))
    assert not told_something(known, Stop())


@rule("GP-HUN.2")
def test_naming_a_district_tells_something() -> None:
    assert told_something(Table().given(hunch=3).stinger_turn(), Nothing())
    table = Table().stinger(hand=["ransom-note"]).given(hunch=3).hunch()
    assert told_something(table, TellTruth())
    table = Table().stinger(hand=["ransom-note"]).given(hunch=3).hunch().choose(Divert("ransom-note"))
    assert told_something(table, Lead("civic-center"))


@rule("GP-ER.4")
def test_using_an_er_tells_where_he_is() -> None:
    assert told_something(Table().stinger(at="90", health=5).stinger_turn(), Heal())


@rule("GP-CMB.5")
def test_a_combat_card_is_seen() -> None:
    table = Table().stinger(at="45", hand=["smoke-screen"]).cop("frank", at="45", hand=["both-barrels", "freeze"])
    table.cop_turn("frank")
    assert told_something(table, CombatCard("both-barrels"))
    quiet = Table().stinger(at="45", hand=["smoke-screen"]).cop("frank", at="45", hand=["both-barrels"])
    assert not told_something(quiet.cop_turn("frank"), NoCard())


@rule("GP-TOK.3", "GP-TOK.1", "GP-CRD.16")
def test_a_card_that_is_played_or_worn_is_seen() -> None:
    table = Table().stinger(hand=["burst-main"]).stinger_turn()
    assert told_something(table, PlayCard("burst-main"))
    assert not told_something(table, PlaceJam("mission"))
    assert told_something(Table().cop("frank", hand=["chopper"]).cop_turn("frank"), PlayCard("chopper"))
    drawn = Table().top("stinger_deck", "ranger-uniform").stinger_turn().choose(Draw())
    assert told_something(drawn, ShowUniform())
    kept = Table().top("stinger_deck", "ranger-uniform").stinger_turn().choose(Draw())
    assert not told_something(kept, Keep())


@rule("GP-HIT.11")
def test_that_no_silent_hit_is_shown_tells_something() -> None:
    def second_rest(items: list[str]) -> bool:
        table = Table().stinger(at="CH", keys=["CH"], items=items).stinger_turn()
        table.choose(Nothing(), Nothing(), Nothing(), Nothing())
        return told_something(table, Nothing())

    assert second_rest(list(QUIET))
    assert not second_rest(["sniper-rifle"])


# What the Cops can work out about silent hits.


def resting(at: str = "DP", **stinger: object) -> Table:
    """He has said that he does nothing, with a Silencer before him: it may have been a hit."""
    table = Table().stinger(at=at, items=list(QUIET), **stinger).stinger_turn()
    return table.choose(Nothing())


def greens(table: Table) -> bool:
    kinds = {table.content.spaces[space].kind for space in table.match.view("cop-1").maybe_silent}
    return "green" in kinds


@rule("GP-HIT.10", "GP-LOC.3")
def test_a_silent_hit_in_a_park_needs_a_card_that_can_be_the_uniform() -> None:
    assert greens(resting(uniform=True))
    assert greens(resting(hand=["hollow-points"]))
    assert not greens(resting(keys=["CH"]))
    gone = Table().stinger(at="DP", items=list(QUIET), hand=["hollow-points"])
    gone.given(stinger_discard=["ranger-uniform"], shown_burned=["ranger-uniform"]).stinger_turn().choose(Nothing())
    assert not greens(gone), "both uniforms have been seen"


@rule("GP-HIT.10")
def test_a_silent_hit_needs_a_silencer_a_key_a_free_place_and_the_hunt() -> None:
    def maybe(table: Table) -> set[str]:
        return set(table.stinger_turn().choose(Nothing()).match.view("cop-1").maybe_silent)

    def quiet(**stinger: object) -> Table:
        return Table().stinger(at="45", items=list(QUIET), **stinger)

    keyed = {"BA", "CH", "HJ", "GC", "KS", "CL", "CT", "PF", "HC"}
    assert maybe(quiet(keys=["CH"])) == keyed
    assert maybe(quiet()) == set()
    assert maybe(Table().stinger(keys=["CH"])) == set(), "no Silencer"
    assert maybe(quiet(keys=["CH"]).given(phase="escape")) == set()
    assert maybe(quiet(keys=["CH"]).given(hits=["GC"])) == keyed - {"GC"}
    assert maybe(quiet(keys=["CH"]).given(hits=["GC", "DP"])) == {"CH", "HJ", "KS", "CL"}, "no red place for the third"
    assert maybe(quiet(keys=["CH"]).given(chopper="civic-center")) == keyed - {"CH"}
    assert maybe(quiet(keys=["CH"]).given(key_discard=["HJ"], shown_burned=["KS"])) == keyed - {"HJ", "KS"}
    assert maybe(quiet(keys=["CH"]).given(hits=["DP", "BV", "MP"])) == set(), "three hits are made"
    assert maybe(quiet(keys=["CH"]).learn("CH", "41", "GC")) == {"CH", "GC"}


@rule("GP-HIT.10", "GP-CRD.21")
def test_a_hidden_card_that_leaves_his_hand_was_no_uniform() -> None:
    table = Table().stinger(at="45", items=list(QUIET), hand=["ransom-note"]).given(hunch=3).stinger_turn()
    table.choose(Nothing())
    assert table.prompt == "diversion"
    assert greens(table)
    table.choose(Divert("ransom-note"), Lead("civic-center"))
    assert not greens(table), "his only card was a Diversion"


@rule("GP-HIT.10", "GP-RET.11")
def test_a_burned_card_that_is_not_shown_was_no_uniform_and_a_burned_key_is_ruled_out() -> None:
    def caught(**stinger: object) -> Table:
        table = Table().stinger(at="45", items=list(QUIET), **stinger).stinger_turn().choose(Nothing())
        table.cop("frank", at="45").state.known.silent |= {
            "DP": table.state.known.places,
            "CH": table.state.known.places,
        }
        table.cop_turn("frank", [RICOCHET] * 4)
        while table.prompt == "combat-card":
            table.choose(NoCard())
        return table.choose(StandGround()).dice(RICOCHET).choose(TryEscape())

    table = caught(hand=["hollow-points"], keys=["GC", "CH"])
    assert {"DP", "CH"} <= set(table.state.known.silent)
    table.dice(RICOCHET).choose(Burn("hollow-points"))
    assert "DP" not in table.state.known.silent
    table.dice(RICOCHET).choose(Burn("CH"))
    assert "CH" not in table.state.known.silent
    two = caught(hand=["hollow-points", "old-wound"])
    two.dice(RICOCHET).choose(Burn("hollow-points"))
    assert "DP" in two.state.known.silent, "the other card can be the uniform"


@rule("GP-HIT.10")
def test_a_burned_uniform_proves_that_it_was_there() -> None:
    table = Table().stinger(at="45", items=list(QUIET), hand=["ranger-uniform", "old-wound"]).stinger_turn()
    table.choose(Nothing()).cop("frank", at="45").state.known.silent |= {"DP": table.state.known.places}
    table.cop_turn("frank", [RICOCHET] * 4)
    while table.prompt == "combat-card":
        table.choose(NoCard())
    table.choose(StandGround()).dice(RICOCHET).choose(TryEscape()).dice(RICOCHET).choose(Burn("ranger-uniform"))
    table.dice(ESCAPE).choose(Burn("old-wound"))
    assert "DP" in table.state.known.silent, "no other card matters any more"
