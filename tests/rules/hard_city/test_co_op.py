"""HC-16 to HC-19: solo and co-op, the AutoDoc."""

import pytest

from hardboiled.games.hard_city import GAME
from hardboiled.games.hard_city.actions import ChoosePiece, ChooseSpace, SpawnAt, TakeDamage, UseBasic, UseGear
from hardboiled.games.hard_city.rules.activation import act, activate, activate_some, in_range
from hardboiled.games.hard_city.rules.autodoc import resolution
from hardboiled.games.hard_city.rules.chaos_effects import carry_out, closest_patch
from hardboiled.games.hard_city.rules.harm import eliminate
from hardboiled.games.hard_city.rules.horde import spawn, zone
from hardboiled.games.hard_city.rules.kills import kill
from hardboiled.games.hard_city.rules.scoring import chaos_scores, order_scores
from hardboiled.games.hard_city.state import Queued, mutant_of, officer_of
from hardboiled.games.hard_city.vocabulary import Act, Activate, Spawn
from hardboiled.kernel.saving import start
from support import rule

from .table import Table


def coop(players=1, episode=1, active="donathan", **options):
    table = Table(mode="co-op", players=players, episode=episode, **options)
    table.state.active = active
    table.officer(active, at="f8")
    return table


def at_once(rule_of):
    def flow(play):
        rule_of(play)
        return
        yield

    return flow


def answer_all(table):
    while table.match.asks:
        table.choose(table.options[0])


# HC-16


@rule("HC-16.1", "HC-16.2")
@pytest.mark.parametrize(("players", "shares"), [(1, [4]), (2, [2, 2]), (3, [1, 1, 1]), (4, [1, 1, 1, 1])])
def test_one_to_four_players_share_the_officers(players, shares):
    assert GAME.mode("co-op").counts == (1, 2, 3, 4)
    match = start("hard-city", "co-op", [f"P{n}" for n in range(players)], 1)
    while match.asks[0].prompt == "take-officer":
        match.choose(match.asks[0].options[0])
    runs = [officer.seat for officer in match.state.officers]
    assert [runs.count(seat) for seat in match.seats] == shares
    assert "doctor-zero" not in match.seats


@rule("HC-16.3", "HC-16.5", "HC-16.6")
def test_set_up_uses_regular_mutants_and_the_other_chaos_deck():
    for episode in range(1, 6):
        match = start("hard-city", "co-op", ["P"], 1, episode=episode)
        kinds = {*match.state.supply} | {mutant.kind for mutant in match.state.mutants}
        assert kinds == {"mutant"}
        assert sorted(match.state.deck) == sorted(match.content.autodoc)
        assert len(match.state.deck) == 36
        assert match.content.sheet(episode).opening not in match.state.cutscenes


@rule("HC-16.7")
def test_what_stays_as_it_is():
    table = coop(ally="blast")
    table.mutant("b2")
    table.crate("police", "f8")
    table.civilian("f8")
    table.state.scenes.append("training-montage")
    table.turn("donathan")
    tags = {action.tag for action in table.options}
    assert {"step", "shoot", "aimed-shot", "open-crate", "start-scene", "send-ally", "end-turn"} <= tags
    table.state.supply["mutant"].clear()
    table.run(lambda play: spawn(play, 2, zone(play)))
    assert table.state.chaos == 1, "the horde rule holds"


@rule("HC-16.8")
def test_no_cards_are_drawn_in_the_event_phase():
    table = coop()
    deck = len(table.state.deck)
    table.officer("jenny", ap=0)
    table.begin("event-phase")
    assert len(table.state.deck) == deck
    assert table.state.hand == []
    assert table.officer("jenny").ap == 5
    assert len(table.state.scenes) == 2
    assert table.state.event


@rule("HC-16.9", "HC-17.1", "HC-17.2", "HC-17.10")
def test_every_officer_turn_ends_with_the_autodoc():
    table = coop()
    table.on_deck("twitching")
    sleeper = table.mutant("b2", stunned=True)
    table.turn("donathan")
    table.end()
    assert not table.stunned(sleeper), "the top effect, at once"
    assert table.told("autodoc-drew")[0].card == "twitching"
    assert table.state.active == "donathan"
    assert table.ask.prompt == "pick", "then the next officer, no turn of Doctor Zero"
    for officer in table.state.officers[:3]:
        officer.done = True
    table.state.deck.append("twitching")
    table.turn("marcellus")
    table.end()
    assert table.state.round == 2, "all have acted: the round is over"


@rule("HC-16.10", "HC-16.11")
def test_the_golden_rule_the_officers_choose():
    table = coop(players=3)
    seats = ("officers-1", "officers-2", "officers-3")
    table.run(lambda play: carry_out(play, [Spawn(count=4)]))
    assert table.ask.seats == seats
    for space in ("a1", "a2", "h1", "h2"):
        table.choose(SpawnAt(space))
    assert [mutant.at for mutant in table.state.mutants] == ["a1", "a2", "h1", "h2"]
    table.run(lambda play: activate_some(play, Activate(count=2)))
    assert table.ask.seats == seats
    assert len(table.kinds(ChoosePiece)) == 4


@rule("HC-16.12", "HC-22.23", "HC-23.30")
def test_one_vs_all_text_is_ignored():
    heist = coop(episode=2)
    heist.state.aboard["truck"] = 4
    heist.obstacle("truck", "f9", "f10")
    rider = heist.mutant("truck")
    heist.state.barrels["barrel-1"] = "f7"
    from hardboiled.games.hard_city.rules.episode import episode_of

    episode = episode_of(heist.state)
    mutant = mutant_of(heist.state, rider)
    assert episode.attacks(heist.match.play, mutant) == []
    mutant.at = "f7"
    assert episode.brings(heist.match.play, mutant) == []
    from hardboiled.games.hard_city.vocabulary import LoseBarrel

    heist.run(lambda play: carry_out(play, [LoseBarrel()]))
    assert (heist.state.aboard["truck"], heist.state.chaos) == (3, 0), "only what the card says"
    toxic = coop(episode=3)
    toxic.state.manholes = {f"manhole-{n}": at for n, at in ((1, "c5"), (2, "g6"), (3, "b9"))}
    toxic.begin("event-phase")
    assert toxic.state.clouds == []
    assert toxic.ask.prompt == "pick"
    toxic.state.civilians["mayor"] = "f7"
    carrier = toxic.mutant("f7")
    assert episode_of(toxic.state).brings(toxic.match.play, mutant_of(toxic.state, carrier)) == []


@rule("HC-16.13")
def test_an_elimination_scores_and_draws_nothing():
    table = coop()
    deck = len(table.state.deck)
    table.run(at_once(lambda play: eliminate(play, officer_of(play.state, "jenny"))))
    assert table.state.chaos == 1
    assert len(table.state.deck) == deck


@rule("HC-16.14", "HC-18.25")
def test_who_falls_in_the_own_turn_still_has_the_resolution():
    table = coop()
    table.mutant("f8")
    table.on_deck("cornered")
    near = table.mutant("f9", stunned=True)
    table.turn("donathan", hp=1)
    from hardboiled.games.hard_city.actions import Step

    table.choose(Step("e7"))
    assert table.officer("donathan").down
    assert table.told("autodoc-drew")[0].card == "cornered"
    assert table.ask.prompt == "activate", "ranges are still measured from where he lies"
    table.choose(ChoosePiece(near))
    assert not table.stunned(near)
    table.officer("jenny", down=True)
    table.begin("next-officer")
    assert "jenny" not in {action.officer for action in table.options}


@rule("HC-16.15")
def test_the_players_win_and_lose_together():
    table = coop(players=2)
    table.state.order = 6
    table.run(at_once(lambda play: order_scores(play, 1, "kills")))
    assert table.match.outcome.winners == ("officers-1", "officers-2")
    other = coop(players=2)
    other.state.chaos = 6
    other.run(at_once(lambda play: chaos_scores(play, 1, "card")))
    assert other.match.outcome.winners == ()
    assert other.match.outcome.reason == "chaos-wins"


# HC-17


@rule("HC-17.3", "HC-17.4", "HC-17.7")
def test_cards_are_discarded_or_queued_on_the_left():
    table = coop()
    table.autodoc("donathan", "twitching")
    assert table.state.discard[-1] == "twitching"
    table.autodoc("donathan", "restless")
    assert [queued.card for queued in table.state.queue] == ["restless"]
    table.autodoc("jenny", "mugged")
    assert [queued.card for queued in table.state.queue] == ["mugged"], "the older one has acted"
    table.state.queue.insert(0, Queued("paperwork", fresh=False))
    table.run(lambda play: carry_out(play, []))
    table.state.deck.append("sudden-silence")
    table.state.queue.clear()
    table.autodoc("donathan")
    assert table.state.queue[0].card == "sudden-silence"


@rule("HC-17.5")
def test_a_card_that_draws_another():
    table = coop()
    table.autodoc("donathan", "breaking-news", "twitching", "cornered")
    assert [event.card for event in table.told("autodoc-drew")] == ["breaking-news", "twitching"]
    assert table.state.discard[-1] == "twitching"
    assert [queued.card for queued in table.state.queue] == ["breaking-news"]


@rule("HC-17.6", "HC-17.8", "HC-17.9")
def test_the_queue_acts_left_to_right_without_this_turns_cards():
    table = coop()
    table.state.queue[:] = [Queued("fresh-meat", fresh=False), Queued("misfire", fresh=False)]
    for card in ("fresh-meat", "misfire"):
        table.state.deck.remove(card)
    table.autodoc("donathan", "restless")
    assert [event.card for event in table.told("queue-acts")] == ["fresh-meat", "misfire"]
    assert [queued.card for queued in table.state.queue] == ["restless"]
    assert table.state.discard[-2:] == ["fresh-meat", "misfire"]
    table.autodoc("jenny", "twitching")
    assert [event.card for event in table.told("queue-acts")] == ["restless"], "also when nothing was added"


@rule("HC-17.11")
def test_the_queue_stays_across_rounds():
    table = coop()
    table.state.queue[:] = [Queued("misfire", fresh=False)]
    table.begin("event-phase")
    assert [queued.card for queued in table.state.queue] == ["misfire"]


@rule("HC-17.12", "HC-17.13")
def test_markers_on_a_card_are_missing_at_the_refill():
    table = coop()
    table.autodoc("donathan", "paperwork")
    assert [officer.held for officer in table.state.officers] == [1, 1, 1, 1]
    assert table.state.queue[0].markers == {"donathan": 1, "jenny": 1, "miranda": 1, "marcellus": 1}
    table.begin("event-phase")
    assert [officer.ap for officer in table.state.officers] == [4, 4, 4, 4]
    table.autodoc("jenny", "twitching")
    table.begin("event-phase")
    assert [officer.ap for officer in table.state.officers] == [5, 5, 5, 5]


@rule("HC-17.14")
def test_markers_of_a_card_that_leaves_otherwise_come_back():
    table = coop()
    table.autodoc("donathan", "sprained-wrist")
    assert table.officer("donathan").held == 1
    table.turn("jenny", gear=["police-scanner"])
    table.choose(UseGear("police-scanner"))
    assert table.state.queue == []
    table.begin("event-phase")
    assert table.officer("donathan").ap == 5


@rule("HC-17.15")
def test_what_is_impossible_is_skipped_and_the_rest_happens():
    table = coop()
    table.state.active = "donathan"
    table.run(lambda play: carry_out(play, [Activate(count=2), Spawn(count=1, where="closest")]))
    table.choose(table.options[0])
    assert len(table.state.mutants) == 1


# HC-18


@rule("HC-18.1", "HC-18.2")
def test_a_stunned_mutant_wakes_and_that_is_all():
    table = coop()
    mutant = table.mutant("f8", stunned=True)
    table.run(lambda play: activate(play, mutant_of(play.state, mutant), "active"))
    assert not table.stunned(mutant)
    assert table.officer("donathan").hp == 6


@rule("HC-18.3", "HC-18.7", "HC-18.9", "HC-18.6")
def test_the_priority_target_on_the_space_takes_the_damage():
    table = coop()
    table.officer("jenny", at="f8")
    table.civilian("f8")
    mutant = table.mutant("f8")
    table.run(lambda play: activate(play, mutant_of(play.state, mutant), "active"))
    assert table.officer("donathan").hp == 5, "1 damage, to the active officer"
    assert table.at(mutant) == "f8"
    table.run(lambda play: activate(play, mutant_of(play.state, mutant), "officer"))
    assert {*table.options} == {TakeDamage("donathan"), TakeDamage("jenny")}
    table.run(lambda play: activate(play, mutant_of(play.state, mutant), "civilian"))
    assert not table.state.civilians


@rule("HC-18.4", "HC-18.7")
def test_else_it_attacks_anybody_there():
    table = coop()
    table.officer("jenny", at="b8")
    name = table.civilian("b8")
    mutant = table.mutant("b8")
    table.run(lambda play: activate(play, mutant_of(play.state, mutant), "active"))
    assert {*table.options} == {TakeDamage("jenny"), TakeDamage(name)}


@rule("HC-18.5", "HC-18.6")
def test_else_it_moves_by_a_shortest_path():
    table = coop()
    near, far = table.mutant("f9"), table.mutant("f12")
    table.run(lambda play: activate(play, mutant_of(play.state, near), "active"))
    assert table.at(near) == "f8", "it stops on the target's space"
    table.run(lambda play: activate(play, mutant_of(play.state, far), "active"))
    assert {action.space for action in table.options} == {"e10", "f10", "g10", "h10"}
    assert ChooseSpace("f10") in table.options, "two spaces on; the officers choose among equal paths"
    table.choose(ChooseSpace("f10"))
    assert table.at(far) == "f10"


@rule("HC-18.8")
def test_without_its_target_it_goes_for_the_nearest_other():
    table = coop()
    table.officer("donathan", down=True)
    table.officer("miranda", at="h1")
    table.officer("jenny", at="b8")
    mutant = table.mutant("b10")
    table.run(lambda play: activate(play, mutant_of(play.state, mutant), "active"))
    assert table.at(mutant) == "b8"
    for officer in table.state.officers:
        officer.down = True
    table.run(lambda play: activate(play, mutant_of(play.state, mutant), "active"))
    assert table.at(mutant) == "b8", "nobody left: nothing happens"


@rule("HC-18.10", "HC-18.11", "HC-18.12", "HC-18.14")
@pytest.mark.parametrize(("priority", "ends"), [("officer", {"b6"}), ("civilian", {"e8"}), ("closest", {"b6"})])
def test_priorities_look_for_the_closest_of_their_kind(priority, ends):
    table = coop()
    table.officer("donathan", at="h12")
    table.officer("miranda", at="h1")
    table.officer("jenny", at="b6")
    table.civilian("e8")
    table.civilian("g11")
    mutant = table.mutant("b8" if priority != "civilian" else "d8")
    table.run(lambda play: activate(play, mutant_of(play.state, mutant), priority))
    assert table.at(mutant) in ends
    tie = coop()
    tie.officer("donathan", at="h12")
    tie.officer("jenny", at="d8")
    tie.civilian("d6")
    middle = tie.mutant("d7")
    tie.run(lambda play: activate(play, mutant_of(play.state, middle), "closest"))
    assert {action.space for action in tie.options} == {"d6", "d8"}, "a tie is the officers' choice"


@rule("HC-18.13", "HC-24.17")
def test_the_boat_and_the_mayor_can_be_priorities():
    sea = coop(episode=4)
    sea.obstacle("boat", "k5", "k6", "k7")
    mutant = sea.mutant("j6")
    sea.run(lambda play: activate(play, mutant_of(play.state, mutant), "boat"))
    assert not sea.alive(mutant)
    assert sea.state.chaos == 1
    toxic = coop(episode=3)
    toxic.state.civilians["mayor"] = "b8"
    hunter = toxic.mutant("b10")
    toxic.run(lambda play: activate(play, mutant_of(play.state, hunter), "mayor"))
    assert toxic.at(hunter) == "b8"


@rule("HC-18.15", "HC-26.12", "HC-26.13")
def test_on_the_move_activates_one_mutant_twice_and_drives_the_far_ones():
    table = coop()
    near, far = table.mutant("f9"), table.mutant("f12")
    table.autodoc("donathan", "on-the-move")
    assert table.at(near) == "f8"
    assert table.officer("donathan").hp == 5, "it came and it bit"
    assert table.at(far) == "f12"
    assert table.state.queue[0].card == "on-the-move"
    table.officer("jenny", at="b8")
    table.autodoc("jenny", "twitching")
    while table.match.asks and table.ask.prompt != "pick":
        table.choose(table.options[0])
    assert table.at(far) != "f12", "more than 2 spaces from the officer: it moves"


@rule("HC-18.16", "HC-18.17")
def test_numbers_and_all():
    table = coop()
    pieces = [table.mutant(space) for space in ("f10", "c10", "g12")]
    table.run(lambda play: act(play, Act(stages=(("move",),), count=2, priority="active")))
    assert len(table.kinds(ChoosePiece)) == 3
    answer_all(table)
    moved = [piece for piece in pieces if table.at(piece) not in ("f10", "c10", "g12")]
    assert len(moved) == 2
    for mutant in table.state.mutants:
        mutant.at = "f8"
    table.run(lambda play: act(play, Act(stages=(("attack",),))))
    assert table.officer("donathan").hp == 3, "all three attack"
    table.run(lambda play: carry_out(play, [Spawn(count=1, where="closest")]))
    answer_all(table)
    assert len(table.state.mutants) == 4


@rule("HC-18.18")
def test_an_arrow_is_first_this_then_that():
    table = coop()
    table.mutant("f9")
    table.mutant("f9")
    table.run(lambda play: act(play, Act(stages=(("move",), ("attack",)), count=2, high=4, priority="active")))
    assert table.officer("donathan").hp == 4
    tags = [told.event.tag for told in table.match.told if told.event.tag in ("moved", "attacked")]
    assert tags == ["moved", "moved", "attacked", "attacked"]


@rule("HC-18.19")
def test_a_slash_is_a_choice_for_each_mutant():
    table = coop()
    table.mutant("f8")
    table.run(lambda play: act(play, Act(stages=(("move", "attack"),), priority="active")))
    assert {*table.options} == {UseBasic("move"), UseBasic("attack")}
    table.choose(UseBasic("move"))
    assert table.officer("donathan").hp == 6


@rule("HC-18.20", "HC-18.21")
def test_ranges_count_from_the_active_officer():
    table = coop()
    spaces = ("f8", "f9", "f10", "f11", "f12")
    distance = {table.mutant(space): steps for steps, space in enumerate(spaces)}

    def found(low, high):
        return sorted(distance[mutant.id] for mutant in in_range(table.match.play, low, high))

    table.run(at_once(lambda play: None))
    assert found(0, 2) == [0, 1, 2]
    assert found(1, 3) == [1, 2, 3]
    card = table.content.autodoc["on-the-move"].bottom[0]
    assert found(card.low, card.high) == [3, 4], "2+ is more than 2"


@rule("HC-18.22")
def test_a_stunned_mutant_told_to_move_wakes():
    table = coop()
    lying, runner = table.mutant("f12", stunned=True), table.mutant("f10")
    table.run(lambda play: act(play, Act(stages=(("move",),), priority="active")))
    assert table.at(lying) == "f12"
    assert not table.stunned(lying)
    assert table.at(runner) == "f8", "towards the printed priority"


@rule("HC-18.23")
def test_only_active_mutants_with_a_target_attack():
    table = coop()
    table.mutant("f8", stunned=True)
    table.mutant("f10")
    table.run(lambda play: act(play, Act(stages=(("attack",),))))
    assert table.officer("donathan").hp == 6


@rule("HC-18.24")
def test_the_closest_patch_of_the_spawn_zone():
    table = coop()
    table.officer("donathan", at="g4")
    assert set(closest_patch(table.match.play)) == {"h1", "h2", "g2"}
    table.officer("donathan", at="b10")
    assert set(closest_patch(table.match.play)) == {"a11", "a12", "b12"}


# HC-19


@rule("HC-19.1", "HC-26.14", "HC-19.13")
def test_a_letter_card_is_set_aside():
    table = coop()
    mutant = table.mutant("f8")
    table.autodoc("donathan", "they-are-here")
    while table.ask.prompt == "spawn":
        patch = {action.space for action in table.options}
        table.choose(table.options[0])
    assert patch <= set(closest_patch(table.match.play))
    assert len(table.state.mutants) == 3
    assert table.officer("donathan").hp == 5, "every Mutant up to 1 space away acts"
    assert table.at(mutant) == "f8"
    assert table.state.letters == ["they-are-here"]
    assert table.state.queue == []


def four_letters(table):
    cards = ["they-are-here", "under-the-skin", "beaker-boils-over", "alarm-in-the-lab"]
    for card in cards:
        table.state.deck.remove(card)
    table.state.letters.extend(cards)


@rule("HC-19.2", "HC-19.3", "HC-19.5")
@pytest.mark.parametrize(("points", "hp"), [(0, 5), (3, 5), (6, 6)])
def test_five_letters_call_fubar_next_to_the_active_officer(points, hp):
    table = coop()
    four_letters(table)
    table.state.order = points
    table.autodoc("donathan", "ready-to-rise")
    while table.ask.prompt != "fubar-appears":
        table.choose(table.options[0])
    assert {action.space for action in table.options} == {"e7", "f7", "g7", "e8", "g8", "e9", "f9", "g9"}
    table.choose(ChooseSpace("g7"))
    fubar = mutant_of(table.state, "fubar")
    assert (fubar.at, fubar.hp) == ("g7", hp)


@rule("HC-19.4", "HC-19.6", "HC-19.7", "HC-19.8")
def test_he_acts_like_any_mutant_and_never_comes_twice():
    table = coop()
    four_letters(table)
    table.state.letters.append("ready-to-rise")
    table.state.deck.remove("ready-to-rise")
    table.mutant("f11", kind="fubar", hp=5)
    table.run(lambda play: activate(play, mutant_of(play.state, "fubar"), "active"))
    answer_all(table)
    assert table.at("fubar")[1:] == "9", "a chaos card moves him 2 spaces"
    table.officer("jenny", at=table.at("fubar"))
    mutant_of(table.state, "fubar").at = "f7"
    table.officer("jenny", at="a1")
    table.run(lambda play: activate(play, mutant_of(play.state, "fubar"), "active"))
    assert table.officer("donathan").hp == 6, "next to him he does not attack, he comes"
    table.run(lambda play: activate(play, mutant_of(play.state, "fubar"), "active"))
    assert table.officer("donathan").hp == 5
    table.run(lambda play: kill(play, mutant_of(play.state, "fubar")))
    assert table.state.kills == 4
    assert table.state.letters == []
    assert len(table.state.discard) == 5
    four = ["they-are-here", "under-the-skin", "beaker-boils-over", "alarm-in-the-lab"]
    table.state.letters.extend(four)
    table.state.discard[:] = []
    table.state.deck.append("ready-to-rise")
    table.run(resolution)
    answer_all(table)
    assert not table.alive("fubar")
    assert len(table.state.letters) == 5


@rule("HC-19.9", "HC-19.10")
def test_a_reshuffle_scores_for_the_autodoc():
    table = coop()
    state = table.state
    four_letters(table)
    state.queue[:] = [Queued("misfire", fresh=True)]
    state.deck.remove("misfire")
    state.discard[:] = [card for card in state.deck if card != "twitching"]
    state.deck[:] = ["twitching"]
    count = len(state.discard)
    table.autodoc("donathan")
    assert state.chaos == 1
    assert len(state.deck) == count
    assert state.discard == ["twitching"], "reshuffled at once, before the last card was resolved"
    assert not set(state.letters) & set(state.deck)
    assert "misfire" not in state.deck


@rule("HC-19.11", "HC-19.12")
def test_a_special_card_has_the_episodes_top_and_its_own_foot():
    table = coop()
    mutant = table.mutant("f12")
    table.civilian("f10")
    table.autodoc("donathan", "plan-2")
    while table.match.asks and table.ask.prompt != "pick":
        table.choose(table.options[0])
    assert table.at(mutant) == "f10", "activated for a Civilian, as the Special face says"
    assert table.state.queue[0].card == "plan-2"
    assert table.content.autodoc["plan-2"].bottom
    assert table.content.autodoc["plan-2"].top == ()
