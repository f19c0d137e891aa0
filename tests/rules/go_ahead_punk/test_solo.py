"""Solo: set-up, Spotted and the LKL marker, difficulty."""

from typing import Any

from hardboiled.games.go_ahead_punk.rules.drawing import Draw, Keep
from hardboiled.games.go_ahead_punk.rules.effects.clues import Diversion, LocationIntel
from hardboiled.games.go_ahead_punk.rules.effects.travel import TakeCar
from hardboiled.games.go_ahead_punk.rules.events import AiCardDrawn, DistrictNamed, LklMoved, StingerSpotted
from hardboiled.games.go_ahead_punk.rules.hits import Hit, HitSilently
from hardboiled.games.go_ahead_punk.rules.hospital import Heal
from hardboiled.games.go_ahead_punk.rules.movement import Move
from hardboiled.games.go_ahead_punk.rules.retreat import TryEscape
from hardboiled.games.go_ahead_punk.rules.rounds import Nothing
from hardboiled.games.go_ahead_punk.rules.secret_moves import Go
from hardboiled.kernel.saving import start
from rules.go_ahead_punk.table import ESCAPE, RICOCHET, Table, ai, solo
from support import rule

MISS3 = [RICOCHET] * 3


def new_game(difficulty: str = "medium") -> Any:
    return start("go-ahead-punk", "solo", ["Ann"], 2, difficulty=difficulty)


# Set-up.


@rule("GP-SOL.2")
def test_no_cash_and_no_diversion_in_solo() -> None:
    match = new_game()
    cards = match.content.stinger_cards
    assert len(match.state.stinger_deck) == 32
    assert not any(isinstance(cards[card].effect, Diversion) for card in match.state.stinger_deck)
    assert len(match.state.inventory_deck) == 12
    assert "cash" not in match.state.inventory_deck
    assert match.view("stinger").stinger.space == match.state.stinger.space


@rule("GP-SOL.3", "GP-SOL.4", "GP-DIF.3")
def test_katherine_starts_with_a_car_and_one_car_card_is_out() -> None:
    match = new_game()
    cards = match.content.cop_cards
    assert [cop.car for cop in match.state.cops] == [True, False, False]
    assert sum(isinstance(cards[card].effect, TakeCar) for card in match.state.cop_deck) == 2
    assert len(match.state.cop_deck) == 44
    assert [cop.space for cop in match.state.cops] == ["ML", "CH", "XT"]


@rule("GP-SOL.3", "GP-SPT.5")
def test_a_cops_location_intel_makes_him_spotted_whoever_draws_it() -> None:
    for cop in ("katherine", "frank"):
        table = ai(solo().top("cop_deck", "wiretap"), "card").cop_turn(cop)
        assert table.state.lkl == "45"
        assert table.told(StingerSpotted)[0].reason == "intel"


@rule("GP-SOL.5")
def test_ports_are_numbered_from_left_to_right() -> None:
    content = new_game().content
    assert [content.spaces[port].port for port in content.ports] == [1, 2, 3, 4]
    across = [content.spaces[port].x for port in content.ports]
    assert across == sorted(across)


@rule("GP-SOL.6", "GP-SOL.7", "GP-SOL.10")
def test_start_key_card_first_move_and_the_lkl_on_the_starting_space() -> None:
    match = new_game()
    match.state.stinger_deck.append("hollow-points")
    match.choose(next(option for option in match.asks[0].options if option.space == "151"))
    assert len(match.state.stinger.keys) == 1
    assert match.state.stinger.hand == ["hollow-points"]
    assert match.asks[0].prompt == "opening"
    match.choose(Move())
    before = match.state.hunch
    match.choose(Go("HC"))
    assert match.state.lkl == "151" or match.state.spotted
    assert (match.state.round, match.state.hunch) == (1, before)
    assert len(match.state.ai_discard) == 1, "the Cops took their opening turn with an AI card"
    assert not match.state.named, "no lead"
    assert match.asks[0].prompt == "stinger-turn"


@rule("GP-SOL.7")
def test_if_he_draws_instead_the_marker_lies_under_him() -> None:
    match = new_game()
    match.state.stinger_deck.extend(["hollow-points", "old-wound"])
    match.choose(next(option for option in match.asks[0].options if option.space == "151"))
    match.choose(Draw())
    assert match.state.lkl == "151"
    assert match.state.stinger.space == "151"


@rule("GP-SOL.8")
def test_his_piece_is_always_on_the_board() -> None:
    table = solo(at="HC").given(lkl="HC").stinger_turn()
    assert table.match.view("spectator").stinger.space == "HC"
    table.choose(Move(), Go("149"))
    assert table.match.view("spectator").stinger.space == "149"


@rule("GP-SOL.9")
def test_he_escapes_up_to_five_if_a_cop_in_that_fight_has_a_car() -> None:
    table = solo(at="45").cop("katherine", at="45", car=True).cop("frank", at="45").stinger_turn([ESCAPE])
    table.choose(TryEscape())
    far = table.streets.points("45")
    assert max(far[end] for end in table.ends()) == 5
    table = solo(at="45").cop("frank", at="45").stinger_turn([ESCAPE]).choose(TryEscape())
    assert max(far[end] for end in table.ends()) == 4


# Spotted.


@rule("GP-SPT.1", "GP-SPT.6", "GP-SPT.7")
def test_a_hit_makes_him_spotted_and_the_cops_skip_the_card_and_chase() -> None:
    table = solo(at="CL", keys=["CL"]).cop("katherine", at="28").cop("frank", at="29").cop("eddie", at="34")
    table.top("stinger_deck", "drugstore").stinger_turn().choose(Hit())
    assert table.state.lkl == "CL"
    assert not table.told(AiCardDrawn)
    far = table.streets.points("CL")
    assert far[table.figure("frank").space] == far["29"] - 3


@rule("GP-SPT.2", "GP-SPT.3", "GP-SPT.6", "GP-SPT.9")
def test_a_cop_who_lands_on_him_makes_him_spotted_a_target_symbol_alone_does_not() -> None:
    table = ai(solo(at="45")).cop("katherine", at="162").cop_turn("katherine")
    assert not table.told(StingerSpotted)
    table = ai(solo(at="45")).cop("katherine", at="47").cop_turn("katherine", [*MISS3])
    assert table.told(StingerSpotted)[0].reason == "combat"
    assert table.state.spotted
    assert table.state.lkl == "45"


@rule("GP-SPT.4", "GP-SPT.6")
def test_a_spotted_card_makes_him_spotted() -> None:
    table = solo(at="HC").top("stinger_deck", "front-page").stinger_turn().choose(Draw())
    assert table.told(StingerSpotted)[0].reason == "card"
    assert table.state.lkl == "HC"


@rule("GP-SPT.8")
def test_after_an_escape_a_new_ai_card_is_drawn_for_the_cops_still_to_act() -> None:
    table = ai(solo(at="45"), "lkl").cop("katherine", at="45").given(spotted=True, lkl="45")
    table.cop_turn("katherine", [*MISS3])
    table.dice(ESCAPE).choose(TryEscape(), Go("41"))
    assert [event.card for event in table.told(AiCardDrawn)] == ["test"]
    assert not table.state.spotted


@rule("GP-SPT.10")
def test_spotted_ends_with_the_round_except_in_a_fight() -> None:
    table = solo(at="HC").given(spotted=True).cop_turn("eddie")
    assert not table.state.spotted
    table = solo(at="HC").cop("frank", at="HC").given(spotted=True).cop_turn("eddie")
    assert table.state.spotted


@rule("GP-SPT.10")
def test_cops_who_come_after_an_intel_card_chase() -> None:
    table = ai(solo(at="45").top("cop_deck", "wiretap"), "card").cop("frank", at="120").cop_turn("katherine")
    assert table.streets.points("45")[table.figure("frank").space] < table.streets.points("45")["120"]
    assert len(table.told(AiCardDrawn)) == 1


@rule("GP-SPT.11")
def test_using_an_er_makes_him_spotted() -> None:
    table = solo(at="90", health=5).stinger_turn().choose(Heal())
    assert table.told(StingerSpotted)[0].reason == "er"
    assert table.state.lkl == "90"


@rule("GP-SPT.12")
def test_a_hunch_reveal_moves_the_lkl_but_he_is_not_spotted() -> None:
    table = ai(solo(at="45"), "lkl").given(hunch=3).hunch()
    assert table.state.lkl == "45"
    assert not table.told(StingerSpotted)
    assert not table.told(DistrictNamed)


@rule("GP-SPT.13")
def test_a_silent_hit_moves_the_lkl_to_the_location_when_it_is_shown() -> None:
    items = ["sniper-rifle", "silencer"]
    table = ai(ai(solo(at="CL", keys=["CL"], items=items).given(lkl="167"), "lkl"), "lkl")
    table.cop("katherine", at="167").cop("frank", at="167").cop("eddie", at="167").stinger_turn().choose(HitSilently())
    assert not table.told(StingerSpotted)
    assert table.state.lkl == "167"
    table.top("stinger_deck", "drugstore").choose(Move(), Go("70"))
    assert table.state.hits == ["CL"]
    assert table.told(LklMoved)[0].space == "CL"
    assert not table.told(StingerSpotted)


# Difficulty.


@rule("GP-DIF.1", "GP-DIF.2")
def test_easy() -> None:
    match = new_game("easy")
    cards = match.content.cop_cards
    assert not any(isinstance(cards[card].effect, LocationIntel) for card in match.state.cop_deck)
    assert sum(isinstance(cards[card].effect, TakeCar) for card in match.state.cop_deck) == 2
    assert not any(cop.car for cop in match.state.cops)
    match.state.stinger_deck.extend(["hollow-points", "old-wound"])
    match.choose(match.asks[0].options[0])
    assert match.state.stinger.hand == ["old-wound", "hollow-points"]
    table = Table("solo", difficulty="easy").stinger(at="CL", keys=["CL"])
    table.top("stinger_deck", "hollow-points", "old-wound").stinger_turn().choose(Hit())
    assert table.state.stinger.hand == ["hollow-points", "old-wound"]
    chase = ai(Table("solo", difficulty="easy").stinger(at="120").given(phase="escape")).cop("frank", at="33")
    chase.cop_turn("frank")
    assert chase.streets.points("120")[chase.figure("frank").space] == chase.streets.points("120")["33"] - 3


@rule("GP-DIF.3")
def test_medium_draws_one_card_at_the_start() -> None:
    level = new_game().content.settings.difficulties["medium"]
    assert (level.opening_cards, level.hit_cards, level.intel, level.leash, level.stinger_er) == (
        1,
        1,
        True,
        True,
        True,
    )


@rule("GP-DIF.4", "GP-DIF.5")
def test_hard_no_free_cards_but_the_key_and_forced_draws() -> None:
    match = new_game("hard")
    match.choose(match.asks[0].options[0])
    assert (len(match.state.stinger.keys), match.state.stinger.hand, match.asks[0].prompt) == (1, [], "opening")
    table = Table("solo", difficulty="hard").stinger(at="CL", keys=["CL"]).stinger_turn()
    table.choose(Hit())
    assert table.state.stinger.hand == []
    table = Table("solo", difficulty="hard").given(must_draw=True, lkl="1").top("stinger_deck", "hollow-points")
    table.stinger_turn()
    assert table.state.stinger.hand == ["hollow-points"]


@rule("GP-DIF.4", "GP-DIF.6")
def test_hard_puts_the_cops_on_the_three_nearest_ports() -> None:
    table = Table("solo", difficulty="hard").stinger(at="CH", keys=["CH"]).given(hits=["BA", "DP"], lkl="1")
    table.cop("katherine", at="149").cop("frank", at="20").cop("eddie", at="8")
    table.run(_third_hit)
    steps = table.streets.road_steps("CH")
    nearest = sorted(table.content.ports, key=lambda port: steps[port])[:3]
    assert sorted(cop.space for cop in table.state.cops) == sorted(nearest)
    assert table.figure("eddie").space == "9"
    assert table.figure("frank").space == "19"


@rule("GP-DIF.6")
def test_a_cop_who_is_fighting_stays() -> None:
    table = Table("solo", difficulty="hard").stinger(at="CH").cop("frank", at="CH").given(hits=["BA", "DP", "GC"])
    table.run(_lockdown)
    assert table.figure("frank").space == "CH"
    assert {table.figure("katherine").space, table.figure("eddie").space} <= set(table.content.ports)


def locked(difficulty: str = "hard", **frank: Any) -> Table:
    """The third hit has been made at City Hall in round 5: a Cop on each of ports 1, 2 and 3."""
    table = Table("solo", difficulty=difficulty).stinger(at="CH", keys=["CH"])
    table.given(hits=["BA", "DP"], lkl="1", round=5)
    table.cop("katherine", at="149").cop("frank", at="20", **frank).cop("eddie", at="8")
    ai(ai(table, escape="target"), escape="port-4")
    return table.stinger_turn().choose(Hit())


PORTS = {"katherine": "49", "frank": "19", "eddie": "9"}


def places(table: Table) -> dict[str, str]:
    return {cop.id: cop.space for cop in table.state.cops}


@rule("GP-DIF.9", "GP-DIF.4")
def test_the_cops_hold_the_ports_through_the_first_whole_round_of_the_escape() -> None:
    for difficulty in ("hard", "insane"):
        table = locked(difficulty)
        assert (table.state.round, table.prompt) == (6, "stinger-turn")
        assert table.told(StingerSpotted), "though he is Spotted"
        assert places(table) == PORTS
        table.choose(Nothing())
        assert (table.state.round, places(table)) == (7, PORTS), "though the card sends them to port 4"
        table.choose(Nothing())
        assert places(table)["katherine"] != PORTS["katherine"], "and no longer"


@rule("GP-DIF.9")
def test_a_guard_lands_on_stinger_if_it_can_and_plays_a_movement_card_only_for_that() -> None:
    table = locked(hand=["lights-and-sirens"])
    assert table.figure("frank").hand == ["lights-and-sirens"], "Spotted, but out of reach"
    table.given(spotted=True).stinger(at="45").cop_turn("frank", [RICOCHET] * 4)
    assert (table.figure("frank").space, table.figure("frank").hand) == ("45", [])
    table = locked()
    table.stinger(at="22").cop_turn("frank", [RICOCHET] * 4)
    assert table.figure("frank").space == "22", "by the card, too"


@rule("GP-DIF.9")
def test_a_guard_still_draws_on_a_card_symbol() -> None:
    table = ai(locked(), escape="card").top("cop_deck", "freeze").cop_turn("eddie")
    assert (table.figure("eddie").hand, table.figure("eddie").space) == (["freeze"], "9")


@rule("GP-DIF.9", "GP-DIF.4")
def test_on_medium_nobody_is_put_on_a_port_or_held_there() -> None:
    table = Table("solo").stinger(at="CH", keys=["CH"]).given(hits=["BA", "DP"], lkl="1", round=5)
    table.cop("katherine", at="149").cop("frank", at="19").cop("eddie", at="9").top("stinger_deck", "drugstore")
    table.stinger_turn().choose(Hit())
    assert places(table)["eddie"] == "9" != places(table)["frank"], "Frank leaves port 2 for port 1, the nearest to him"
    assert places(table)["katherine"] not in ("149", "49")


def _third_hit(play: Any) -> Any:
    from hardboiled.games.go_ahead_punk.rules.hits import make_hit

    yield from make_hit(play)


def _lockdown(play: Any) -> Any:
    from hardboiled.games.go_ahead_punk.rules.escape import begin_escape

    begin_escape(play)
    return
    yield


@rule("GP-DIF.7", "GP-DIF.8")
def test_insane_all_cops_have_cars_and_no_er_for_stinger() -> None:
    match = new_game("insane")
    cards = match.content.cop_cards
    assert all(cop.car for cop in match.state.cops)
    assert not any(isinstance(cards[card].effect, TakeCar) for card in match.state.cop_deck)
    level = match.content.settings.difficulties["insane"]
    assert (level.opening_cards, level.hit_cards, level.cops_to_ports) == (0, 0, True)
    table = Table("solo", difficulty="insane").stinger(at="90", health=3).stinger_turn()
    assert not table.offered(Heal)
    table.choose(Move())
    assert Go("90", heal=True) not in table.options


def test_keep_is_not_asked_when_nobody_watches() -> None:
    table = solo(at="HC").top("stinger_deck", "hollow-points").stinger_turn().choose(Draw())
    assert Keep() not in table.options
