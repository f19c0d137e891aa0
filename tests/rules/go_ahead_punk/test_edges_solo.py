"""Edges of the solo rules and of cards, each set up by hand."""

from hardboiled.games.go_ahead_punk.rules.drawing import (
    DiscardDrawn,
    DiscardOther,
    Draw,
    Keep,
    PlayDrawn,
    ShowUniform,
)
from hardboiled.games.go_ahead_punk.rules.events import AiCardDrawn, CardShown, CopMoved, LklMoved, ShotFired
from hardboiled.games.go_ahead_punk.rules.hits import Hit
from hardboiled.games.go_ahead_punk.rules.rounds import Nothing
from hardboiled.kernel.saving import start
from rules.go_ahead_punk.table import HIT, RICOCHET, Table, ai, solo
from support import rule

MISS3 = [RICOCHET] * 3
COP_KIT = ["pistol-44", "cop-first-aid"]


# Solo Cops.


@rule("GP-AIC.11")
def test_a_kit_is_used_before_a_cop_lands_on_him() -> None:
    table = ai(solo(at="45")).cop("frank", at="47", health=2, items=list(COP_KIT))
    table.cop_turn("frank", [*MISS3, HIT])
    assert (table.figure("frank").health, table.figure("frank").items) == (3, ["pistol-44"])


@rule("GP-AIC.11")
def test_a_cop_hurt_by_hoods_uses_its_kit_in_the_same_turn() -> None:
    table = ai(solo(at="HC").top("cop_deck", "hoods-getaway"), "card").cop("frank", at="120", items=list(COP_KIT))
    table.cop_turn("frank", [HIT, HIT, HIT, HIT, HIT])
    assert (table.figure("frank").health, table.figure("frank").items) == (5, ["pistol-44"])


@rule("GP-AIC.11")
def test_every_cop_looks_after_itself_also_on_anothers_turn() -> None:
    table = ai(solo(at="HC").given(lkl="120"), "lkl").cop("eddie", at="1", health=1, items=["shotgun", "cop-first-aid"])
    table.cop("katherine", at="120").run(lambda play: _only(play, 0))
    assert table.figure("eddie").health == 3


def _only(play, turn):
    from hardboiled.games.go_ahead_punk.rules.solo_cops import solo_cop_turn

    play.state.turn = turn
    yield from solo_cop_turn(play)


@rule("GP-AIC.1", "GP-AIC.17")
def test_the_card_is_put_aside_when_the_last_cop_has_acted() -> None:
    table = solo(at="HC").given(lkl="120", ai_deck=["manhunt", "all-units"]).cop_turn("katherine")
    assert [event.card for event in table.told(AiCardDrawn)] == ["all-units"]
    assert (table.state.ai_card, table.state.ai_discard, table.state.ai_deck) == ("", ["all-units"], ["manhunt"])


@rule("GP-SPT.6")
def test_a_fight_moves_the_marker_though_he_is_spotted_already() -> None:
    table = solo(at="45").given(lkl="1", spotted=True).cop("frank", at="47").cop_turn("frank", [*MISS3, RICOCHET])
    assert table.state.lkl == "45"
    assert [(event.space, event.cause) for event in table.told(LklMoved)] == [("45", "spotted")]


@rule("GP-SPT.12", "GP-SPT.6")
def test_a_marker_that_lies_there_already_is_not_told_again() -> None:
    table = ai(solo(at="45").given(lkl="45", hunch=3), "lkl").hunch()
    assert not table.told(LklMoved)


@rule("GP-ITM.13", "GP-ITM.14", "GP-AIC.6")
def test_a_cop_beside_a_spotted_stinger_fires_a_7mm_rifle() -> None:
    hidden = ai(solo(at="45").given(lkl="47"), "lkl").cop("frank", at="22", items=["pistol-44", "rifle-7mm"])
    hidden.cop_turn("frank")
    assert hidden.told(CopMoved)[0].path == ("22", "24", "47")
    assert not hidden.told(ShotFired), "the Cops do not see him"
    seen = ai(solo(at="45").given(lkl="47", spotted=True, jam="nob-hill"), "lkl")
    seen.cop("frank", at="24", items=["pistol-44", "rifle-7mm"]).cop_turn("frank", [HIT, RICOCHET])
    assert seen.figure("frank").space == "47", "the Jam holds him one place away"
    assert [(shot.piece, shot.weapon, shot.amount) for shot in seen.told(ShotFired)] == [("frank", "rifle-7mm", 2)]
    unarmed = ai(solo(at="45").given(lkl="47", spotted=True, jam="nob-hill"), "lkl").cop("frank", at="24")
    assert not unarmed.cop_turn("frank").told(ShotFired)


@rule("GP-DIF.6", "GP-SPT.3")
def test_a_cop_put_on_the_port_where_stinger_waits_has_met_him() -> None:
    from hardboiled.games.go_ahead_punk.rules.escape import begin_escape

    table = Table("solo", difficulty="hard").stinger(at="9").given(hits=["BA", "DP", "CH"], lkl="1")
    table.cop("katherine", at="7").cop("frank", at="20").cop("eddie", at="48").call(begin_escape)
    assert table.figure("katherine").space == "9"
    assert table.state.spotted


@rule("GP-SPT.8", "GP-SPT.10")
def test_who_is_not_fighting_at_the_end_of_the_round_is_no_longer_spotted() -> None:
    table = solo(at="HC").given(spotted=True, lkl="HC").cop_turn("katherine")
    assert (table.prompt, table.state.spotted) == ("stinger-turn", False)


@rule("GP-AIC.12")
def test_only_one_movement_card_is_played_and_no_other_card() -> None:
    table = solo(at="HC").given(spotted=True).cop("frank", at="120", hand=["freeze", "short-cut", "chopper"])
    table.cop_turn("frank")
    assert table.figure("frank").hand == ["freeze", "chopper"]
    assert table.streets.points("HC")["120"] - table.streets.points("HC")[table.figure("frank").space] == 4
    assert [(event.card, event.how) for event in table.told(CardShown)] == [("short-cut", "played")]


@rule("GP-AIC.5")
def test_each_number_is_its_own_port() -> None:
    for number, port in enumerate(("9", "19", "49", "149"), 1):
        table = ai(solo(at="120").given(phase="escape"), escape=f"port-{number}").cop("frank", at="33")
        table.cop_turn("frank")
        far = table.streets.points(port)
        assert far[table.figure("frank").space] == max(0, far["33"] - 3), port


# Cards.


@rule("GP-SYM.6")
def test_of_two_limited_cards_the_right_one_goes() -> None:
    def drawn() -> Table:
        table = Table().cop("frank", hand=["short-cut", "freeze"]).top("cop_deck", "short-cut")
        return table.cop_turn("frank").choose(Draw())

    assert set(drawn().options) == {PlayDrawn(), DiscardOther(), DiscardDrawn()}
    assert drawn().choose(DiscardOther()).figure("frank").hand == ["freeze", "short-cut"]
    assert drawn().choose(DiscardDrawn()).figure("frank").hand == ["short-cut", "freeze"]
    played = drawn().choose(PlayDrawn())
    assert played.figure("frank").hand == ["short-cut", "freeze"]
    assert played.ask.args["points"] == 4


@rule("GP-SYM.5")
def test_one_limited_card_may_be_kept() -> None:
    table = Table().cop("frank", hand=["freeze"]).top("cop_deck", "short-cut").cop_turn("frank").choose(Draw())
    assert set(table.options) == {PlayDrawn(), Keep()}


@rule("GP-CRD.16", "GP-CRD.17", "GP-SYM.7")
def test_a_uniform_is_worn_openly_once_and_only_in_the_hunt() -> None:
    def drawn(**stinger: object) -> Table:
        return Table().stinger(**stinger).top("stinger_deck", "ranger-uniform")

    assert ShowUniform() in drawn().stinger_turn().choose(Draw()).options
    assert ShowUniform() not in drawn(uniform=True).stinger_turn().choose(Draw()).options
    assert ShowUniform() not in drawn(hand=["ranger-uniform"]).stinger_turn().choose(Draw()).options
    assert ShowUniform() not in drawn().given(phase="escape").stinger_turn().choose(Draw()).options
    other = Table().stinger(hand=["ranger-uniform"]).top("stinger_deck", "hollow-points").stinger_turn().choose(Draw())
    assert other.options == [Keep()], "only the card just drawn"


@rule("GP-CRD.16", "GP-CRD.17")
def test_the_first_hit_in_a_park_shows_a_hidden_uniform_and_no_second_one() -> None:
    table = Table().stinger(at="DP", hand=["old-wound", "ranger-uniform"]).top("stinger_deck", "janitors-ring")
    table.stinger_turn().choose(Hit())
    assert (table.state.stinger.uniform, table.state.stinger.hand) == (True, ["old-wound"])
    assert "ranger-sidearm" in table.state.stinger.items
    second = Table().stinger(at="DP", uniform=True, hand=["ranger-uniform"]).top("stinger_deck", "janitors-ring")
    second.stinger_turn().choose(Hit())
    assert second.state.stinger.hand == ["ranger-uniform"]
    keyed = Table().stinger(at="CH", keys=["CH"], hand=["ranger-uniform"]).top("stinger_deck", "janitors-ring")
    keyed.stinger_turn().choose(Hit())
    assert (keyed.state.stinger.uniform, keyed.state.stinger.hand) == (False, ["ranger-uniform"])


@rule("GP-GEN.9")
def test_empty_decks_are_rebuilt_from_their_discards_and_with_nothing_left_nothing_happens() -> None:
    table = Table().given(stinger_deck=[], stinger_discard=["hollow-points"]).stinger_turn().choose(Draw(), Keep())
    assert (table.state.stinger.hand, table.state.stinger_discard) == (["hollow-points"], [])
    nothing = Table().given(stinger_deck=[], stinger_discard=[]).stinger_turn().choose(Draw())
    assert (nothing.asked, nothing.state.stinger.hand) == (("cop-1",), [])
    cops = Table().given(cop_deck=[], cop_discard=[]).cop_turn("frank").choose(Draw())
    assert (cops.asked, cops.figure("frank").hand) == (("cop-3",), [])
    keys = Table().given(key_deck=[]).top("stinger_deck", "janitors-ring").stinger_turn().choose(Draw())
    assert keys.state.stinger.keys == []
    shelf = Table().given(inventory_deck=[], inventory_discard=[]).top("cop_deck", "evidence-locker")
    assert shelf.cop_turn("frank").choose(Draw()).figure("frank").items == ["pistol-44"]
    again = Table().given(inventory_deck=[], inventory_discard=["vest"]).top("cop_deck", "quartermaster")
    assert again.cop_turn("frank").choose(Draw()).figure("frank").items == ["pistol-44", "vest"]


@rule("GP-SET.16")
def test_every_deck_is_shuffled() -> None:
    solos = [start("go-ahead-punk", "solo", ["Ann"], seed).state for seed in range(1, 5)]
    pairs = [start("go-ahead-punk", "one-vs-all", ["Ann", "Bob"], seed).state for seed in range(1, 5)]
    for states in (solos, pairs):
        for deck in ("stinger_deck", "cop_deck", "key_deck", "inventory_deck", "ai_deck"):
            orders = {tuple(getattr(state, deck)) for state in states}
            expected = 1 if deck == "ai_deck" and states is pairs else len(states)
            assert len(orders) == expected, deck
            assert len({tuple(sorted(order)) for order in orders}) == 1


@rule("GP-RND.1")
def test_a_round_ends_with_the_last_cop() -> None:
    table = Table().given(round=4).cop_turn("katherine").choose(Nothing(), Nothing())
    assert (table.state.round, table.state.turn) == (4, 2)
    table.choose(Nothing())
    assert (table.state.round, table.state.turn, table.prompt) == (5, -1, "stinger-turn")
