"""KA-26: Red Mist."""

import pytest

from hardboiled.games.kick_ass.rules import event_row, plots, sleep
from hardboiled.games.kick_ass.rules.answers import ChooseDistrict, ChooseHero
from hardboiled.games.kick_ass.rules.fighting import KeepDice
from hardboiled.games.kick_ass.rules.striking import Strike
from rules.kick_ass.table import AWAKE, HIT, SHIELD, Table
from support import rule


@pytest.fixture
def table() -> Table:
    table = Table("hit-girl", "dr-gravity")
    table.show_plot()
    return table


@rule("KA-26.2", "KA-26.3", "KA-26.6")
def test_red_mists_tokens(table: Table) -> None:
    assert set(table.city.mist) == set(table.content.districts)
    assert sorted(table.state.mist.values()) == sorted(["nothing"] * 3 + ["lose"] * 2 + ["gain"] * 2 + ["hiding"])
    assert set(table.city.mist.values()) == {""}, "face down"
    assert table.foe("red-mist") is None


def hide(table: Table, **kinds: str) -> None:
    for place in table.state.mist:
        table.state.mist[place] = "nothing"
    for place, kind in kinds.items():
        table.state.mist[place.replace("_", "-")] = kind


@rule("KA-26.4", "KA-26.5")
def test_each_boss_event_reveals_two_tokens_chosen_first(table: Table) -> None:
    hide(table, docks="lose", shop="gain", library="hiding")
    table.event("trace-the-phone", 1)
    table.complete("trace-the-phone", ("hit-girl", "dr-gravity"))
    table.choose(ChooseHero("hit-girl"))
    assert table.prompt == "search"
    assert len(table.options) == 8
    table.choose(ChooseDistrict("docks"))
    assert table.city.mist["docks"] == "", "both are chosen before either is revealed"
    assert ChooseDistrict("docks") not in table.options
    table.choose(ChooseDistrict("shop"))
    assert table.options == [ChooseHero("hit-girl"), ChooseHero("dr-gravity")]
    table.choose(ChooseHero("dr-gravity"), ChooseHero("hit-girl"))
    assert table.hero("dr-gravity").happiness == 5
    assert table.hero("hit-girl").happiness == 7


@rule("KA-26.4")
def test_the_last_token_is_revealed_alone(table: Table) -> None:
    for place in table.city.mist:
        table.city.mist[place] = "nothing"
    table.city.mist["docks"] = ""
    hide(table, docks="hiding")
    table.event("raid-the-comic-store", 1)
    table.complete("raid-the-comic-store")
    assert table.foe("red-mist").at == "docks"


@rule("KA-26.7", "KA-26.8", "KA-26.10")
def test_the_hiding_place_puts_him_on_the_board(table: Table) -> None:
    hide(table, docks="hiding", shop="gain")
    table.event("raid-the-comic-store", 1)
    table.complete("raid-the-comic-store")
    table.choose(ChooseDistrict("docks"), ChooseDistrict("shop"))
    boss = table.foe("red-mist")
    assert boss.at == "docks"
    assert table.hero("hit-girl").happiness == 8, "the Reward and the other token as well"
    table.run(sleep.sleep_phase)
    assert table.foe("red-mist").at == "docks", "he does not move"
    assert event_row.in_play(table.city), "Boss Events go on"
    current = event_row.in_play(table.city)[0].id
    table.complete(current)
    table.skip_to("search")
    assert table.prompt == "search", "further tokens are revealed"


@rule("KA-26.8")
def test_red_mists_wounds_stay(table: Table) -> None:
    table.call(lambda play: plots.place_boss(play, "red-mist", "docks"))
    boss = table.foe("red-mist")
    boss.armor = 1
    before = boss.life
    table.hero("hit-girl", at="docks", strength=6)
    table.fight("hit-girl", chance=[HIT, HIT, HIT, HIT, SHIELD, SHIELD, AWAKE])
    table.choose(KeepDice("hit-girl"))
    table.choose(table.offered(Strike)[-1])
    assert boss.life < before
    table.run(sleep.sleep_phase)
    assert table.foe("red-mist").life == boss.life


@rule("KA-26.9", "KA-23.11")
@pytest.mark.parametrize(
    ("found", "deck", "row", "possible"),
    [
        (True, False, False, True),
        (False, True, False, True),
        (False, False, True, True),
        (False, False, False, False),
    ],
)
def test_once_found_he_can_be_beaten_without_boss_events(
    table: Table, found: bool, deck: bool, row: bool, possible: bool
) -> None:
    if not deck:
        table.state.event_deck.clear()
    if row:
        table.event("trace-the-phone")
    else:
        table.event("gun-boat")
    table.city.mist["shop"] = "nothing"
    if found:
        table.city.mist["docks"] = "hiding"
    answers = []
    table.call(lambda play: answers.append(plots.PLOTS["red-mist"].can_be_won(play)))
    assert answers == [possible]
