"""The instincts play whole games by the rules, from the view alone, and know what matters."""

from random import Random
from typing import Any

import pytest

from hardboiled.games.go_ahead_punk.mind.outlook import Outlook
from hardboiled.games.go_ahead_punk.mind.prospects import prospect
from hardboiled.games.go_ahead_punk.rules.combat_cards import CombatCard, NoCard
from hardboiled.games.go_ahead_punk.rules.drawing import Draw, PlayCard, TakeKey
from hardboiled.games.go_ahead_punk.rules.effects import Diversion
from hardboiled.games.go_ahead_punk.rules.effects.tokens import PlaceJam
from hardboiled.games.go_ahead_punk.rules.finding import Divert, Lead
from hardboiled.games.go_ahead_punk.rules.hits import Hit
from hardboiled.games.go_ahead_punk.rules.movement import Drive, Move
from hardboiled.games.go_ahead_punk.rules.retreat import Burn, FreeEscape, GiveUp
from hardboiled.games.go_ahead_punk.rules.rounds import Nothing
from hardboiled.games.go_ahead_punk.rules.secret_moves import Go, Leave
from hardboiled.games.go_ahead_punk.rules.sharing import Share, TakeItem
from hardboiled.kernel import Ask, SeatId
from hardboiled.kernel.saving import start
from rules.go_ahead_punk.table import RICOCHET, Table


def best(match: Any, rng: Random) -> Any:
    ask = match.asks[0]
    rated = match.game.instinct(match.view(ask.seats[0]), ask, match.content)
    assert len(rated) == len(ask.options)
    top = max(rated)
    return rng.choice([option for option, rate in zip(ask.options, rated, strict=True) if rate == top])


@pytest.mark.parametrize(
    ("mode", "seats", "difficulty"),
    [("one-vs-all", 2, "medium"), ("one-vs-all", 4, "medium"), ("solo", 1, "easy"), ("solo", 1, "insane")],
)
def test_instinct_plays_games_to_their_end(mode: str, seats: int, difficulty: str) -> None:
    for seed in range(3):
        match = start("go-ahead-punk", mode, [f"P{n}" for n in range(seats)], seed, keep=False, difficulty=difficulty)
        rng, decisions = Random(seed), 0
        while match.asks:
            action = best(match, rng)
            assert 0 <= match.game.evaluate(match.state, "stinger", match.content) <= 1
            match.choose(action)
            decisions += 1
            assert decisions < 5_000
        assert match.game.evaluate(match.state, "stinger", match.content) in (0.0, 1.0)


def test_stinger_strikes_when_nobody_is_near_and_leaves_when_he_can() -> None:
    rng = Random(1)
    table = Table().stinger(at="CH", keys=["CH"]).stinger_turn()
    assert best(table.match, rng) == Hit()
    table = Table().stinger(at="9").given(phase="escape").stinger_turn()
    assert best(table.match, rng) == Leave()
    table = Table().stinger(at="10").given(phase="escape").stinger_turn().choose(Move())
    assert best(table.match, rng) == Go("9", leave=True)


def test_cops_go_for_a_stinger_they_see_and_arm_up_while_the_trail_is_cold() -> None:
    rng = Random(1)
    table = Table().stinger(at="45", shown=True).cop("frank", at="51").cop_turn("frank")
    assert best(table.match, rng) == Move()
    table.choose(Move())
    assert best(table.match, rng) == Drive("45")
    table = Table().cop_turn("katherine")
    assert best(table.match, rng) == Draw()


def test_a_wounded_stinger_is_worth_less_and_one_with_hits_more() -> None:
    def chance(seat: str = "stinger", **fields: Any) -> float:
        table = Table()
        for name, value in fields.items():
            target = table.state.stinger if hasattr(table.state.stinger, name) else table.state
            setattr(target, name, value)
        return table.match.game.evaluate(table.state, seat, table.content)

    assert chance(health=3) < chance() < chance(hits=["CH", "GC"])
    assert chance() + chance("cop-1") == pytest.approx(1)


def rated(table: Table, prompt: str, options: list[Any]) -> dict[Any, float]:
    """How Stinger's instinct rates these now."""
    game = table.match.game
    view = game.view(table.state, SeatId("stinger"), table.content)
    ratings = game.instinct(view, Ask(SeatId("stinger"), options, prompt), table.content)
    return dict(zip(options, ratings, strict=True))


def test_every_turn_nearer_to_his_last_hit_is_worth_something() -> None:
    """A search that looks two rounds ahead would wander about for ever if only the hit itself counted."""
    far = Table().streets.points("CT")
    chances = []
    for turns in (2, 1, 0):
        at = next(space for space, points in far.items() if points == 4 * turns)
        table = Table().stinger(at=at, keys=["CT"])
        signs = prospect(table.state, table.content).hopes
        chances.append((signs["next-near"], signs["last-near"]))
    assert chances == sorted(chances)
    assert len(set(chances)) == 3


def test_a_diversion_is_kept_while_he_stands_in_plain_sight() -> None:
    card = next(name for name, card in Table().content.stinger_cards.items() if isinstance(card.effect, Diversion))
    seen = Table().stinger(at="45", shown=True, hand=[card])
    assert rated(seen, "divert", [Divert(card), Nothing()])[Divert(card)] < 0
    hidden = Table().stinger(at="45", hand=[card])
    assert rated(hidden, "divert", [Divert(card), Nothing()])[Divert(card)] > 0


def test_who_has_waited_long_one_step_from_his_target_dares_it() -> None:
    """A Cop beside the Location keeps him off at first, but not for fourteen rounds."""
    table = Table()
    beside, step, *_ = table.streets.roads["CH"]
    far = table.streets.points("CH")
    distant = max(far, key=far.__getitem__)
    for cop in table.state.cops:
        table.cop(cop.id, at=distant)
    table.cop("frank", at=beside).stinger(at=step, keys=["CH"])
    early, late = (Outlook(table.given(round=n).match.view("stinger"), table.content) for n in (1, 15))
    assert not early.clear
    assert late.clear
    table.stinger_turn()
    assert best(table.match, Random(1)) == Move()
    table.choose(Move())
    assert rated(table, "where", [Go("CH"), Go(step)])[Go("CH")] > -40, "nothing forbids it"


def test_a_pass_takes_him_away_from_cops_who_see_him() -> None:
    table = Table().stinger(at="45", shown=True, hand=["cable-car-pass"], keys=["KS"])
    table.cop("frank", at="47").cop("eddie", at="52").cop("katherine", at="46").stinger_turn()
    assert best(table.match, Random(1)) == Move(("cable",))
    calm = Table().stinger(at="45", hand=["cable-car-pass"], keys=["GC"]).stinger_turn()
    assert best(calm.match, Random(1)) == Move()


def test_he_leaves_a_space_where_a_cop_has_been_placed() -> None:
    table = Table().stinger(at="45", shown=False).cop("frank", at="45").given(round=0)
    assert rated(table, "opening", [Move(), Draw()])[Move()] > rated(table, "opening", [Move(), Draw()])[Draw()]


def test_of_two_keys_he_takes_the_one_that_no_cop_guards_and_no_red_one_for_the_third_hit() -> None:
    table = Table().stinger(at="45").cop("frank", at="29").cop("eddie", at="29")
    keys = rated(table, "take-key", [TakeKey("GC"), TakeKey("BA")])
    assert keys[TakeKey("BA")] > keys[TakeKey("GC")]
    late = Table().stinger(at="21").given(hits=["BA", "DP"])
    third = rated(late, "take-key", [TakeKey("CT"), TakeKey("CH")])
    assert late.content.spaces["CT"].kind == "red"
    assert third[TakeKey("CH")] > third[TakeKey("CT")]


def test_a_jam_is_played_for_its_card_or_against_the_chopper() -> None:
    grounded = Table().stinger(at="CH", keys=["CH"], hand=["burst-main"]).given(chopper="civic-center").stinger_turn()
    assert best(grounded.match, Random(1)) == PlayCard("burst-main")
    grounded.choose(PlayCard("burst-main"))
    assert best(grounded.match, Random(1)) == PlaceJam("civic-center")
    draws = rated(Table().stinger(at="45", hand=["gridlock"]), "stinger-turn", [Draw(), PlayCard("gridlock")])
    assert draws[PlayCard("gridlock")] > draws[Draw()]


def test_cops_hand_over_what_is_better_in_other_hands_while_the_trail_is_cold() -> None:
    def pair(**stinger: Any) -> Table:
        table = Table().stinger(at="45", **stinger).cop("katherine", at="120", items=["pistol-38", "vest", "cash"])
        return table.cop("frank", at="120", items=["pistol-44"]).cop_turn("frank")

    table = pair()
    assert best(table.match, Random(1)) == Share("katherine")
    table.choose(Share("katherine"))
    assert best(table.match, Random(1)) == TakeItem("cash")
    assert best(pair(shown=True).match, Random(1)) != Share("katherine")


def test_cops_do_not_waste_combat_cards_on_hoods_while_they_stand() -> None:
    for health, played in ((5, NoCard()), (2, CombatCard("both-barrels"))):
        table = Table().cop("frank", health=health, hand=["both-barrels"]).top("cop_deck", "hoods-lookouts")
        table.cop_turn("frank", [RICOCHET]).choose(Draw())
        assert best(table.match, Random(1)) == played


def test_near_a_port_he_keeps_off_those_the_cops_are_about_to_hold() -> None:
    """One point short of the port he gets away as soon as on it, and nobody comes by."""
    table = Table().cop("katherine", at="14", car=True).cop("frank", at="36").cop("eddie", at="62")
    table.stinger(at="59", health=1).given(phase="escape", hits=["GC", "BA", "CL"]).learn("58", "59", "61", "64")
    ends = rated(table, "where", [Go("49"), Go("148")])
    assert ends[Go("148")] > ends[Go("49")] + 0.5


def test_a_step_short_of_his_target_costs_him_a_whole_turn() -> None:
    table = Table("solo").stinger(at="14", keys=["CH"], health=9)
    table.cop("katherine", at="10", car=True).cop("frank", at="12").cop("eddie", at="12", car=True)
    ends = rated(table, "where", [Go("CH"), Go("42")])
    assert ends[Go("CH")] > ends[Go("42")]


def test_who_gets_away_on_a_cops_turn_fears_only_the_cops_still_to_move() -> None:
    table = Table().stinger(at="45", shown=True).cop("katherine", at="46").cop("frank", at="45").cop("eddie", at="167")
    near = next(space for space in table.streets.roads["46"] if space != "45")
    worth = {turn: rated(table.given(turn=turn), "where", [Go(near)])[Go(near)] for turn in (0, 1, 2)}
    assert worth[1] > worth[2], "Katherine has moved and Frank, too; after the last Cop all of them come first"
    table.cop("eddie", at="46")
    assert rated(table.given(turn=1), "where", [Go(near)])[Go(near)] < worth[1]


def test_a_key_that_opens_nothing_any_more_is_burned_first() -> None:
    table = Table().stinger(at="CH", shown=True, keys=["CT"], hand=["burst-main"]).given(hits=["CL", "DP"])
    assert table.content.spaces["CT"].kind == "red"
    cards = rated(table, "burn", [Burn("burst-main"), Burn("CT")])
    assert cards[Burn("CT")] > cards[Burn("burst-main")]
    cards = rated(table.given(hits=["CL"]), "burn", [Burn("burst-main"), Burn("CT")])
    assert cards[Burn("CT")] < cards[Burn("burst-main")]


def test_the_token_is_kept_where_he_would_be_found_again() -> None:
    table = Table().stinger(at="149", shown=True, health=6).cop("katherine", at="149")
    table.cop("frank", at="151").cop("eddie", at="148").given(turn=0)
    token = rated(table, "burn", [FreeEscape(), GiveUp()])
    assert token[GiveUp()] > token[FreeEscape()]
    table.cop("frank", at="9").cop("eddie", at="9")
    token = rated(table, "burn", [FreeEscape(), GiveUp()])
    assert token[FreeEscape()] > token[GiveUp()]


def test_he_names_the_district_that_keeps_the_cops_from_where_he_is() -> None:
    table = (
        Table().given(round=0).stinger(at="167").cop("katherine", at="9").cop("eddie", at="9").cop("frank", at="140")
    )
    table.learn("167", "163", "164", "118", "119", "120", "121", "134", "138", "139")
    leads = rated(table, "lead", [Lead("sunset"), Lead("twin-peaks")])
    assert leads[Lead("twin-peaks")] > leads[Lead("sunset")], "there are fewer places in it, but Frank can look there"


def escape(**stinger: Any) -> Table:
    """The Escape, with Cops who have cards and cars."""
    table = Table().given(phase="escape", hits=["HJ", "CT", "ML"])
    return table.stinger(**stinger)


def test_a_cop_who_has_moved_holds_no_port_for_the_others() -> None:
    """He may be on the port: whoever can still get there goes."""
    table = escape(at="9").cop("katherine", at="7", car=True).cop("frank", at="31", car=True).cop("eddie", at="73")
    table.learn("9", "2", "3", "4", "5", "6", "30", "76", "77", "79", "80", "81").cop_turn("frank")
    assert best(table.match, Random(1)) == Move()
    while table.figure("frank").space != "9" and table.ask.prompt in ("cop-turn", "step"):
        table.choose(best(table.match, Random(1)))
    assert table.figure("frank").space == "9"


def test_in_the_escape_cops_do_not_run_after_him_but_keep_the_ports_in_reach() -> None:
    table = escape(at="ML", shown=True).cop("frank", at="95", car=True).cop("eddie", at="90")
    port, him = table.streets.points("9"), table.streets.points("ML")
    table.cop("katherine", at=next(space for space in port if port[space] == 3 and him[space] > 4))
    assert best(table.cop_turn("katherine").match, Random(1)) == Draw()


def test_cops_draw_rather_than_run_at_him_where_they_cannot_get() -> None:
    far = Table().stinger(at="CL", shown=True).cop("eddie", at="34").cop_turn("eddie")
    assert best(far.match, Random(1)) == Draw()
    rifle = Table().stinger(at="45", shown=True).cop("eddie", at="45", items=["shotgun", "rifle-7mm"])
    four = next(space for space, steps in rifle.streets.points("45").items() if steps == 4)
    rifle.cop("eddie", at=four).stinger(at="45", shown=True).cop_turn("eddie")
    assert best(rifle.match, Random(1)) == Move(), "from one place away it can fire"
