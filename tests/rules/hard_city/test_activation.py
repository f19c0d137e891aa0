"""HC-18: how the AutoDoc's Mutants act."""

import pytest

from hardboiled.games.hard_city.rules.activation import activate, in_range
from hardboiled.games.hard_city.rules.answers import ChoosePiece, ChooseSpace, TakeDamage
from hardboiled.games.hard_city.rules.basics import UseBasic
from hardboiled.games.hard_city.rules.effects.chaos_word import carry_out
from hardboiled.games.hard_city.rules.effects.mutants import Act, Activate, Spawn, closest_patch
from hardboiled.games.hard_city.rules.state import QueuedCard, mutant_of
from support import rule

from .table import coop


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
    table.next_turn()
    table.run(lambda play: activate(play, mutant_of(play.state, mutant), "officer"))
    assert {*table.options} == {TakeDamage("donathan"), TakeDamage("jenny")}
    table.next_turn()
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
    assert {action.space for action in table.options} == {"f10", "g10", "h10"}
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


@rule("HC-23.14", "HC-18.11", "HC-18.12")
@pytest.mark.parametrize("priority", ["civilian", "closest"])
def test_the_mayor_is_a_civilian_to_go_for(priority):
    table = coop(episode=3)
    table.state.civilians["mayor"] = "b8"
    table.civilian("b4")
    table.officer("miranda", at="a1")
    hunter = table.mutant("b9")
    table.run(lambda play: activate(play, mutant_of(play.state, hunter), priority))
    assert table.at(hunter) == "b8"
    table.next_turn()
    table.run(lambda play: activate(play, mutant_of(play.state, hunter), priority))
    assert table.at(hunter) == "b8", "it has come to its target"
    assert table.state.chaos == 0, "whom it cannot hurt"


@rule("HC-23.14", "HC-23.15", "HC-18.4")
def test_who_is_with_the_mayor_is_bitten_in_her_place():
    table = coop(episode=3)
    table.state.civilians["mayor"] = "b8"
    jenny = table.officer("jenny", at="b8", hp=4)
    hunter = table.mutant("b8")
    table.run(lambda play: activate(play, mutant_of(play.state, hunter), "civilian"))
    assert jenny.hp == 3
    assert table.state.civilians["mayor"] == "b8"


@rule("HC-18.15", "HC-10.16")
def test_a_second_activation_is_no_second_attack():
    table = coop()
    table.officer("jenny", at="b8")
    biter = table.mutant("b8")
    table.run(lambda play: Activate(count=1, times=2, priority="officer").do(play, None))
    assert table.officer("jenny").hp == 3, "once bitten"
    assert table.at(biter) == "b8", "its target is on its space: it stays"
    table.run(lambda play: Activate(count=1, priority="active").do(play, None))
    table.choose_first()
    assert table.at(biter)[0] == "d", "it may still move, towards a target elsewhere"


@rule("HC-18.15", "HC-10.10", "HC-10.11")
def test_a_second_activation_is_no_second_move():
    table = coop()
    runner, sleeper = table.mutant("f12"), table.mutant("a8", stunned=True)
    for mutant in (runner, sleeper):
        for _ in range(2):
            table.run(lambda play, m=mutant: activate(play, mutant_of(play.state, m), "active"))
            table.choose_first()
    assert table.at(runner)[1:] == "10", "2 spaces, not 4"
    assert table.at(sleeper) == "a8", "waking was its move"
    assert not table.stunned(sleeper)


@rule("HC-10.10", "HC-10.11", "HC-10.16", "HC-18.17")
def test_the_queue_and_the_top_of_a_card_share_the_limits_of_the_turn():
    table = coop()
    runner, sleeper = table.mutant("f12"), table.mutant("a8", stunned=True)
    biter = table.mutant("f8")
    cards = ("crawling-out", "plan-1", "plan-2", "misfire")
    for card in cards:
        table.state.deck.remove(card)
        table.state.queue.append(QueuedCard(card, fresh=False))
    table.autodoc("donathan", "twitching")
    while table.match.asks and table.ask.prompt != "pick":
        table.choose(table.options[0])
    assert table.at(runner)[1:] == "10", "two cards move all Mutants: it moves once"
    assert table.at(sleeper) == "a8", "the top of the drawn card has woken it"
    assert table.at(biter) == "f8"
    assert table.officer("donathan").hp == 5, "two cards attack with all Mutants: it attacks once"


@rule("HC-18.16", "HC-10.10")
def test_a_mutant_that_has_moved_is_none_of_those_that_move():
    table = coop()
    fresh, tired = table.mutant("f11"), table.mutant("f12")
    mutant_of(table.state, tired).moved = True
    table.run(lambda play: Act(stages=(("move",),), count=1, priority="active").do(play, None))
    table.choose_first()
    assert table.at(fresh) != "f11"
    assert table.at(tired) == "f12"


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
    pieces = [table.mutant(space) for space in ("f10", "c11", "g12")]
    table.run(lambda play: Act(stages=(("move",),), count=2, priority="active").do(play, None))
    assert len(table.offered(ChoosePiece)) == 3
    table.choose_first()
    moved = [piece for piece in pieces if table.at(piece) not in ("f10", "c11", "g12")]
    assert len(moved) == 2
    for mutant in table.state.mutants:
        mutant.at = "f8"
    table.run(lambda play: Act(stages=(("attack",),)).do(play, None))
    assert table.officer("donathan").hp == 3, "all three attack"
    table.run(lambda play: carry_out(play, [Spawn(count=1, where="closest")]))
    table.choose_first()
    assert len(table.state.mutants) == 4


@rule("HC-18.18")
def test_an_arrow_is_first_this_then_that():
    table = coop()
    table.mutant("f9")
    table.mutant("f9")
    table.run(lambda play: Act(stages=(("move",), ("attack",)), count=2, high=4, priority="active").do(play, None))
    assert table.officer("donathan").hp == 4
    tags = [told.event.tag for told in table.match.told if told.event.tag in ("moved", "attacked")]
    assert tags == ["moved", "moved", "attacked", "attacked"]


@rule("HC-18.19")
def test_a_slash_is_a_choice_for_each_mutant():
    table = coop()
    table.mutant("f8")
    table.run(lambda play: Act(stages=(("move", "attack"),), priority="active").do(play, None))
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

    table.call(lambda play: None)
    assert found(0, 2) == [0, 1, 2]
    assert found(1, 3) == [1, 2, 3]
    card = table.content.autodoc["on-the-move"].bottom[0]
    assert found(card.low, card.high) == [3, 4], "2+ is more than 2"


@rule("HC-18.22")
def test_a_stunned_mutant_told_to_move_wakes():
    table = coop()
    lying, runner = table.mutant("f12", stunned=True), table.mutant("f10")
    table.run(lambda play: Act(stages=(("move",),), priority="active").do(play, None))
    assert table.at(lying) == "f12"
    assert not table.stunned(lying)
    assert table.at(runner) == "f8", "towards the printed priority"


@rule("HC-18.23")
def test_only_active_mutants_with_a_target_attack():
    table = coop()
    table.mutant("f8", stunned=True)
    table.mutant("f10")
    table.run(lambda play: Act(stages=(("attack",),)).do(play, None))
    assert table.officer("donathan").hp == 6


@rule("HC-18.24")
def test_the_closest_patch_of_the_spawn_zone():
    table = coop()
    table.officer("donathan", at="g4")
    assert set(closest_patch(table.match.play)) == {"h1", "h2", "g2"}
    table.officer("donathan", at="b10")
    assert set(closest_patch(table.match.play)) == {"a11", "a12", "b12"}


@rule("HC-16.10")
def test_the_officers_choose_who_acts_first_where_somebody_may_die():
    def alley():
        table = coop()
        for name in ("donathan", "jenny", "miranda", "marcellus"):
            table.officer(name, at="h3")
        table.civilian("c6")
        return table, table.mutant("c6"), table.mutant("c4")

    for first in ("biter", "walker"):
        table, biter, walker = alley()
        table.mutant("c12", stunned=True)
        table.run(lambda play: Activate(priority="closest").do(play, None))
        assert table.ask.prompt == "acts-next"
        assert {*table.options} == {ChoosePiece(biter), ChoosePiece(walker)}, "the one that wakes is no matter"
        table.choose(ChoosePiece(biter if first == "biter" else walker))
        table.choose_first()
        assert (table.at(walker) == "c6") == (first == "walker"), "it goes for whoever is alive"
        assert not table.state.civilians
    table, biter, walker = alley()
    table.state.civilians.clear()
    table.officer("jenny", at="c6")
    table.run(lambda play: Activate(priority="closest").do(play, None))
    assert not table.match.asks, "Jenny will live, so the order makes no difference"
    assert (table.at(walker), table.officer("jenny").hp) == ("c6", 3)


@rule("HC-16.10")
def test_of_two_that_share_one_victim_the_officers_choose_the_killer():
    table = coop()
    table.civilian("c6")
    tired, fresh = table.mutant("c6"), table.mutant("c6")
    mutant_of(table.state, tired).moved = True
    table.run(lambda play: Activate(priority="closest").do(play, None))
    assert {*table.options} == {ChoosePiece(tired), ChoosePiece(fresh)}
    table.choose(ChoosePiece(fresh))
    assert not table.match.asks
    assert {table.at(tired), table.at(fresh)} == {"c6"}, "the other one has no move left"
    apart = coop()
    for space in ("c6", "f12"):
        apart.civilian(space)
        apart.mutant(space)
    apart.run(lambda play: Activate(priority="closest").do(play, None))
    assert not apart.match.asks, "each has its own"


@rule("HC-16.10", "HC-18.19")
def test_the_order_also_counts_for_a_slash():
    table = coop()
    table.officer("jenny", at="b8", hp=1)
    table.officer("miranda", at="h1")
    biter, walker = table.mutant("b8"), table.mutant("b10")
    table.run(lambda play: Act(stages=(("move", "attack"),), priority="closest").do(play, None))
    assert {*table.options} == {ChoosePiece(biter), ChoosePiece(walker)}
    table.choose(ChoosePiece(walker))
    assert table.at(walker) == "b8"
    assert {*table.options} == {UseBasic("move"), UseBasic("attack")}, "only one is left: no question who"
