"""PP-7: searching for evidence."""

from hardboiled.games.police_precinct.rules.acting import act_phase
from hardboiled.games.police_precinct.rules.events import CardsShown, DeadEnd, EvidencePlaced, Searched
from hardboiled.games.police_precinct.rules.helping import Commit
from hardboiled.games.police_precinct.rules.investigating import Investigate, Present
from hardboiled.games.police_precinct.rules.supplies import PlayCard, SpendDonut
from rules.police_precinct.table import Table
from support import rule

SCENE = ("tyre-print", "torn-fabric", "shell-casing", "security-footage")


def search(table: Table) -> Table:
    return table.duty(act_phase).choose(Investigate("crime-scene"))


def amount(table: Table) -> int:
    return table.told(Searched)[0].amount


@rule("PP-7.1")
def test_cards_drawn_are_counted_part_by_part():
    table = Table(seats=2, cast=("renner", "sato")).at("2ABw", "2ABw").donuts(1)
    table.state.support = None
    table.me.marked = False
    table.me.upgrades.append("investigation")
    table.hand("federal-agent", of=1)
    search(table).choose(SpendDonut(), Commit("federal-agent"))
    assert amount(table) == 2 + 1 + 2 + 1 + 1 + 1, "skill, car, two glasses, unmarked, Donut, upgrade"


@rule("PP-7.2")
def test_texts_agents_and_powers_add_cards():
    table = Table(seats=3, cast=("lindqvist", "sato", "okafor")).at("2ABw").hand("forensics-kit")
    table.me.marked = False
    table.stack("crime-scene").agent = True
    search(table).choose(PlayCard("forensics-kit"))
    assert amount(table) == 3 + 2 + 2 + 1, "skill, Sharp-Eyed, Forensics Kit, Federal Agent"


@rule("PP-7.3")
def test_a_small_stack_is_drawn_whole():
    table = Table(seats=3).at("2ABw")
    stack = table.stack("crime-scene", *SCENE)
    del stack.cards[:-4], stack.seen[:-4]
    stack.cards.insert(0, "bus-transfer")
    stack.seen.insert(0, 0)
    table.me.upgrades.append("investigation")
    table.donuts(3)
    search(table).choose(SpendDonut(), SpendDonut(), SpendDonut())
    assert amount(table) == 5


@rule("PP-7.4", "PP-14.6")
def test_a_stack_under_an_emergency_cannot_be_searched():
    table = Table().at("2ABw").emergency("car-prowler").duty(act_phase)
    assert table.state.emergencies[0].place == table.stack("crime-scene").site
    assert Investigate("crime-scene") not in table.options


@rule("PP-7.5")
def test_only_the_searcher_sees_the_cards_where_a_traitor_is_possible():
    table = Table(seats=3, mode="dirty-cop").at("2ABw")
    table.stack("crime-scene", "tyre-print", "oil-stain")
    search(table)
    assert table.match.view("officer-1").drawn == ("tyre-print", "oil-stain")
    assert table.match.view("officer-2").drawn == ()
    assert table.match.view("officer-2").drawn_count == 2
    assert [told.to for told in table.match.told if isinstance(told.event, CardsShown)] == [("officer-1",)]
    table = Table(seats=3).at("2ABw")
    search(table)
    assert [told.to for told in table.match.told if isinstance(told.event, CardsShown)] == [None]


@rule("PP-7.6")
def test_a_good_cop_must_place_all_evidence():
    table = Table(seats=3, mode="dirty-cop").at("2ABw")
    table.stack("crime-scene", "tyre-print", "torn-fabric")
    search(table)
    assert table.options == [Present(("torn-fabric", "tyre-print"))]
    table.choose(*table.options)
    assert sorted(table.state.case_file) == ["torn-fabric", "tyre-print"]
    assert [event.card for event in table.told(EvidencePlaced)] == table.state.case_file
    table = Table(seats=3).at("2ABw")
    table.stack("crime-scene", "tyre-print", "torn-fabric")
    assert sorted(search(table).state.case_file) == ["torn-fabric", "tyre-print"], "without a traitor nobody asks"


@rule("PP-7.7", "PP-7.9")
def test_one_useless_card_is_removed_and_the_rest_shuffled_in():
    table = Table(seats=3).at("2ABw").donuts(1)
    stack = table.stack("crime-scene", "tyre-print", "oil-stain", "lost-glove")
    before = list(stack.cards)
    search(table).choose(SpendDonut())
    assert len(table.state.removed) == 1
    assert table.state.removed[0] in ("oil-stain", "lost-glove")
    assert [event.card for event in table.told(DeadEnd)] == table.state.removed
    assert len(stack.cards) == 14 - 2
    assert sorted([*stack.cards, *table.state.removed, "tyre-print"]) == sorted(before)
    left = [card for card in before if card in stack.cards]
    assert stack.cards != left, "shuffled"
    assert not any(stack.seen)


@rule("PP-7.8")
def test_a_draw_of_evidence_alone_removes_nothing():
    table = Table(seats=3).at("2ABw")
    table.stack("crime-scene", "tyre-print", "torn-fabric")
    search(table)
    assert len(table.state.case_file) == 2
    assert table.state.removed == []


@rule("PP-7.10")
def test_thorough_puts_the_cards_at_the_bottom_unshuffled():
    table = Table(seats=3, cast=("lindqvist", "sato", "okafor")).at("2ABw")
    stack = table.stack("crime-scene", "oil-stain", "lost-glove", "chewing-gum")
    rest = stack.cards[:-3]
    search(table)
    assert stack.cards[2:] == rest, "what was not drawn lies as it lay"
    assert set(stack.cards[:2]) | set(table.state.removed) == {"oil-stain", "lost-glove", "chewing-gum"}


@rule("PP-7.11")
def test_the_last_evidence_of_a_category_earns_a_donut_and_ends_its_stack():
    table = Table(seats=3).at("2ABw")
    stack = table.stack("crime-scene", "tyre-print", "oil-stain")
    table.state.case_file += ["torn-fabric", "shell-casing", "security-footage"]
    table.state.agents, stack.agent = 1, False
    search(table)
    assert table.me.donuts == 1
    assert (stack.site, stack.cards, stack.seen) == ("", [], [])
    assert Investigate("crime-scene") not in table.duty(act_phase).options


@rule("PP-7.12", "PP-7.13")
def test_the_case_file_has_eleven_slots_in_four_categories():
    content = Table().content
    assert {name: len(cards) for name, cards in content.evidence.items()} == {
        "crime-scene": 4,
        "interview-witness": 3,
        "examine-body": 3,
        "murder-weapon": 1,
    }
    assert len(content.all_evidence) == 11
    for stack in Table().state.stacks:
        assert content.evidence[stack.id] <= set(stack.cards)


@rule("PP-7.14")
def test_evidence_is_never_removed_again():
    table = Table(seats=3).at("2ABw")
    table.state.case_file.append("tyre-print")
    stack = table.stack("crime-scene", "tyre-print")
    stack.cards.pop()
    stack.seen.pop()
    placed = ["tyre-print"]
    while stack.site:
        search(table)
        while table.options:
            table.choose(table.options[0])
        assert table.state.case_file[: len(placed)] == placed
        placed = list(table.state.case_file)
    assert len(placed) == 4
