"""HC-1: seats and set-up."""

import pytest

from hardboiled.games.hard_city import GAME
from hardboiled.games.hard_city.rules.answers import PlaceToken
from hardboiled.games.hard_city.rules.opening import DriveTo, EnterAt, resolve_opening
from hardboiled.games.hard_city.rules.set_up import TakeOfficer, set_up
from hardboiled.kernel import OptionError, SeatId
from hardboiled.kernel.saving import start
from support import rule

from .table import FOUR, Table


def begin(mode="one-vs-all", players=2, seed=1, **options):
    return start("hard-city", mode, [f"P{n}" for n in range(players)], seed, **options)


def play_on(match, until):
    while match.asks and match.asks[0].prompt not in until:
        match.choose(match.asks[0].options[0])
    return match


@rule("HC-1.1")
def test_two_to_five_players_one_of_them_doctor_zero():
    assert GAME.mode("one-vs-all").counts == (2, 3, 4, 5)
    for players in (2, 3, 4, 5):
        seats = GAME.seat_ids("one-vs-all", players)
        assert [seat for seat in seats if seat == "doctor-zero"] == ["doctor-zero"]
        assert all(seat.startswith("officers-") for seat in seats[1:])
    with pytest.raises(OptionError):
        GAME.seat_ids("one-vs-all", 6)


@rule("HC-1.2", "HC-1.3", "HC-1.4", "HC-1.5")
@pytest.mark.parametrize(("players", "shares"), [(2, [4]), (3, [2, 2]), (4, [1, 1, 1]), (5, [1, 1, 1, 1])])
def test_who_runs_how_many_officers(players, shares):
    match = play_on(begin(players=players), ("enter",))
    runs = [officer.seat for officer in match.state.officers]
    assert [runs.count(seat) for seat in match.seats[1:]] == shares


@rule("HC-1.6")
def test_the_officers_side_chooses_who_takes_part_and_nobody_twice():
    match = begin(players=4)
    assert match.asks[0].seats == match.seats[1:]
    assert TakeOfficer("miranda", SeatId("officers-1")) in match.asks[0].options
    match.choose(TakeOfficer("miranda", SeatId("officers-1")), "officers-3")
    assert "miranda" not in [action.officer for action in match.asks[0].options]
    match.choose(TakeOfficer("jenny", SeatId("officers-2")))
    match.choose(TakeOfficer("donathan", SeatId("officers-3")))
    chosen = [(officer.id, officer.seat) for officer in match.state.officers]
    assert chosen == [("miranda", "officers-1"), ("jenny", "officers-2"), ("donathan", "officers-3")]
    with pytest.raises(OptionError):
        begin(players=4, officers=["jenny", "jenny", "donathan"])


@rule("HC-1.7")
def test_any_episode_may_be_chosen():
    for episode in range(1, 6):
        assert begin(episode=episode).state.episode == episode
    with pytest.raises(OptionError):
        begin(episode=6)


@rule("HC-1.8", "HC-2.1", "HC-2.2", "HC-20.1")
@pytest.mark.parametrize(
    ("episode", "boards"),
    [
        (1, ["side-1a", "side-2a"]),
        (2, ["side-2a", "side-3a"]),
        (3, ["side-3a", "side-2b", "sewer"]),
        (4, ["side-2b", "side-1b", "pier"]),
        (5, ["side-2b", "side-3b", "back-alley", "roof"]),
    ],
)
def test_the_episode_fixes_the_boards(episode, boards):
    match = begin(episode=episode)
    sheet = match.content.sheet(episode)
    assert [placing.board for placing in sheet.boards] == boards
    assert sheet.zone
    assert len(sheet.layouts) == 4
    assert sheet.specials
    drawn = {space.id for board in match.stage().boards for space in board.spaces}
    assert drawn == set(match.content.plans[episode].spots)


@rule("HC-1.9", "HC-16.4")
def test_the_special_card_shows_the_face_of_the_mode():
    for mode, players, face in (("one-vs-all", 2, "takeover"), ("co-op", 1, "panic-on-neon-row")):
        match = begin(mode, players)
        zone = next(zone for zone in match.scene(match.seats[0]).zones if zone.id == "special")
        assert [card.face for card in zone.cards] == [face]
        assert match.stage().cards[face].title


@rule("HC-1.10", "HC-21.13", "HC-22.17", "HC-23.24", "HC-24.14", "HC-25.24", "HC-20.3")
@pytest.mark.parametrize(
    ("episode", "figures"),
    [
        (1, {"mutant": 20, "fubar": 1}),
        (2, {"mutant": 20, "soldier": 2, "fubar": 1}),
        (3, {"mutant": 20, "rat": 3, "soldier": 2, "fubar": 1}),
        (4, {"mutant": 20, "rat": 3, "soldier": 2, "fubar": 1}),
        (5, {"mutant": 20, "rat": 3, "soldier": 2, "fubar": 1}),
    ],
)
def test_doctor_zero_gets_the_figures_of_the_episode(episode, figures):
    match = begin(players=2, episode=episode, officers=FOUR)
    supply = {kind: len(names) for kind, names in match.state.supply.items()}
    for mutant in match.state.mutants:
        supply[mutant.kind] += 1
    assert supply == figures


@rule("HC-1.11")
def test_four_separate_shuffled_decks():
    one, other = begin(seed=1).state, begin(seed=2).state
    content = begin().content
    assert sorted(one.deck) == sorted(content.chaos)
    assert len(one.events) + len(one.event_discard) == 8
    assert len(one.police) == 18
    assert len(one.street) == 18
    assert not set(one.police) & set(one.street)
    assert one.deck != other.deck
    assert one.police != other.police
    assert one.street != other.street


@rule("HC-1.12", "HC-1.13")
def test_the_cutscenes_that_name_the_episode():
    match = begin(episode=4)
    scenes = {*match.state.cutscenes}
    for card in match.content.cutscenes.values():
        assert (card.id in scenes) == (not card.opening and 4 in card.episodes)
    assert match.content.cutscenes["call-911"].episodes == (1, 2)
    assert begin(episode=4, seed=9).state.cutscenes != match.state.cutscenes


@rule("HC-1.14")
def test_markers_start_on_zero():
    state = begin().state
    assert (state.order, state.chaos, state.kills) == (0, 0, 0)


@rule("HC-1.15", "HC-1.16", "HC-1.17", "HC-1.18", "HC-26.3", "HC-26.4")
def test_every_officer_starts_with_full_hp_five_ap_and_a_skill_deck():
    state = begin(officers=FOUR).state
    assert {officer.id: officer.hp for officer in state.officers} == {
        "donathan": 6,
        "jenny": 4,
        "miranda": 5,
        "marcellus": 5,
    }
    content = begin().content
    for officer in state.officers:
        assert officer.ap == 5
        own = [card for card, skill in content.skills.items() if skill.owner == officer.id and not skill.starting]
        assert sorted(officer.skill_deck) == sorted(own)
        assert len(own) == 5
        assert len(officer.skills) == 1
    with_track_end = [card for card, skill in content.skills.items() if skill.perk.max_hp and skill.owner != "blast"]
    assert with_track_end == ["heavyweight"]
    decks = [begin(officers=FOUR, seed=seed).state.officers[0].skill_deck for seed in range(4)]
    assert len({tuple(deck) for deck in decks}) > 1


@rule("HC-1.19", "HC-21.3")
def test_the_tokens_of_episode_1_lie_ready():
    match = begin(officers=FOUR)
    state = match.state
    layout = match.content.layout(1, state.layout)
    assert list(state.barrels.values()) == list(layout.barrels)
    assert state.helicopter == layout.helicopter
    assert len(state.crates) == len(layout.police) + len(layout.street)
    assert len(state.crates) + len(state.crate_pool) == 10
    assert len(state.civilian_pool) == 12


@rule("HC-1.20", "HC-21.2", "HC-21.4", "HC-1.23", "HC-3.4", "HC-3.5")
def test_episode_steps_come_last_then_round_one():
    match = begin(officers=FOUR)
    state = match.state
    assert match.asks[0].prompt == "enter"
    assert [mutant.at for mutant in state.mutants] == [state.helicopter]
    assert (state.round, state.scenes, state.clapper) == (0, ["call-911"], 0)
    play_on(match, ("pick",))
    assert state.round == 1
    assert state.scenes[0] == "call-911"
    assert len(state.scenes) == 2
    assert len(state.civilians) == 2
    assert all(officer.at for officer in state.officers)


@rule("HC-1.21", "HC-1.22", "HC-20.4")
@pytest.mark.parametrize("number", range(1, 9))
def test_the_event_card_chooses_one_of_four_layouts(number):
    table = Table()
    state = table.state
    state.events[:] = [card for card in table.content.events if card != f"event-{number}"] + [f"event-{number}"]
    state.event_discard.clear()
    table.run(set_up)
    assert state.layout == (number - 1) // 2
    assert state.event_discard == [f"event-{number}"]
    assert len(state.events) == 7
    assert state.helicopter == table.content.layout(1, state.layout).helicopter
    marks = table.content.events[f"event-{number}"]
    assert marks.number == number
    assert marks.episode_1.round
    assert marks.episode_1.square
    assert marks.episode_2.round
    assert marks.episode_2.square


@rule("HC-1.24", "HC-13.10", "HC-13.1")
def test_an_ally_is_agreed_before_the_opening_and_placed_with_an_officer():
    match = begin(officers=FOUR, ally="blast")
    assert match.asks[0].prompt == "enter"
    assert match.state.ally is not None
    assert begin(officers=FOUR).state.ally is None
    while match.asks[0].prompt != "place-ally":
        spread = match.asks[0].options
        match.choose(spread[len(match.log) % len(spread)])
    spaces = {officer.at for officer in match.state.officers}
    assert {action.space for action in match.asks[0].options} == spaces
    assert all(isinstance(action, PlaceToken) for action in match.asks[0].options)


@rule("HC-1.25")
def test_only_doctor_zero_sees_his_hand():
    match = play_on(begin(officers=FOUR), ("pick",))
    mine, theirs = match.view("doctor-zero"), match.view("officers-1")
    assert len(mine.hand) == 4
    assert theirs.hand == ()
    assert theirs.hand_size == 4
    for seat in ("doctor-zero", "officers-1", "spectator"):
        seen = match.view(seat)
        assert seen.discard == tuple(match.state.discard)
        assert [officer.gear for officer in seen.officers] == [tuple(o.gear) for o in match.state.officers]
        assert [officer.skills for officer in seen.officers] == [tuple(o.skills) for o in match.state.officers]
        assert seen.scenes == tuple(match.state.scenes)


@rule("HC-14.7", "HC-1.14")
def test_chaos_may_begin_with_a_lead():
    for lead in (0, 5):
        state = start("hard-city", "co-op", ["Ann"], 1, lead=lead).state
        assert (state.chaos, state.order, state.kills) == (lead, 0, 0)


@rule("HC-26.7", "HC-26.8", "HC-2.12")
def test_call_911_drives_in_over_mutants_and_the_officers_get_out():
    table = Table()
    state = table.state
    state.scenes.clear()
    run_over, spared, beside = table.mutant("f7"), table.mutant("c9"), table.mutant("e8")
    table.civilian("b9")
    state.barrels["barrel-1"] = "f11"
    table.crate("police", "g5")
    table.run(resolve_opening)
    entries = table.options
    assert EnterAt("a1", "s") in entries
    assert EnterAt("a1", "e") in entries
    assert EnterAt("c6", "s") not in entries, "only from an edge, straight in"
    stops = {
        EnterAt("a9", "e"): [],  # a Civilian on b9: not even the car fits
        EnterAt("f12", "n"): [],  # a Barrel on f11
        EnterAt("h5", "w"): ["f5", "e5", "d5", "c5", "b5"],  # a crate on g5 may be passed, not stopped on
        EnterAt("h7", "w"): ["h7", "g7", "f7", "e7", "d7", "c7", "b7"],  # six spaces straight on at most
        EnterAt("a3", "e"): ["a3", "b3"],  # a building on d3
    }
    for entry, expected in stops.items():
        if not expected:
            assert entry not in entries
            continue
        table.choose(entry)
        assert [action.space for action in table.options] == expected
        table.match.undo(agreed=True)
    table.choose(EnterAt("h7", "w"), DriveTo("e7"))
    state = table.state
    assert state.obstacles["police-car"] == ["e7", "d7"]
    assert not table.alive(run_over)
    assert table.alive(spared)
    assert table.alive(beside)
    assert state.kills == 1
    sides = {action.space for action in table.options}
    assert sides == {"e6", "e8", "d6", "d8", "f7", "c7"}
    for _ in range(4):
        table.choose(table.options[0])
    assert all(officer.at in sides for officer in state.officers)
    table.turn("donathan", at="e6")
    table.end()
    assert state.obstacles["police-car"] == ["e7", "d7"]
