"""What the table and its options show is what the rules do."""

from itertools import product
from statistics import mean
from typing import Any

import pytest

from hardboiled.games.kick_ass import GAME
from hardboiled.games.kick_ass.rules import P, dice, fight_results, fighting
from hardboiled.games.kick_ass.rules.activation import FinishCard
from hardboiled.games.kick_ass.rules.answers import NoThanks
from hardboiled.games.kick_ass.rules.cards import PlayCard
from hardboiled.games.kick_ass.rules.districts import UseDistrict
from hardboiled.games.kick_ass.rules.effects.belongings import Shopping
from hardboiled.games.kick_ass.rules.event_row import BribeFoe, WorkOnEvent
from hardboiled.games.kick_ass.rules.events import FightBegan, WaveCame
from hardboiled.games.kick_ass.rules.fighting import StartFight
from hardboiled.games.kick_ass.rules.plots.course import CityLeft
from hardboiled.games.kick_ass.rules.plots.hideaway import JohnGenovese
from hardboiled.games.kick_ass.rules.plots.times_square import MotherFucker
from hardboiled.games.kick_ass.rules.shopping import Buy
from hardboiled.games.kick_ass.rules.state import NOTHING, Fight
from hardboiled.kernel import Action, Flow, Price
from hardboiled.kernel.present import ask_face
from hardboiled.kernel.scene import OptionFace, Scene
from rules.kick_ass.table import BLANK, HIT, SHIELD, Table


@pytest.fixture
def table() -> Table:
    return Table()


def face(table: Table, action: Action) -> OptionFace:
    """An option that is open now, as its player sees it."""
    [ask] = table.match.asks
    shown = ask_face(table.match, table.match.view(ask.seats[0]), ask, ask.seats[0], GAME.catalog())
    return shown.options[list(ask.options).index(action)]


def scene(table: Table) -> Scene:
    return table.match.scene("spectator")


# Prices.


def test_an_item_shows_what_is_taken_for_it(table: Table) -> None:
    """Shopping from afar takes 2 off the total: off the first Item, and no second time."""
    table.city.shop[:] = ["ceramic-armour", "pistol", "ski-mask"]
    costs = [table.content.items[item].cost for item in table.city.shop]
    hero = table.hero("hit-girl", dollars=20, social=1)
    table.disarm("hit-girl")
    table.carry_out(Shopping(discount=2), "hit-girl")
    for item, due in zip(list(table.city.shop), (costs[0] - 2, costs[1], costs[2]), strict=True):
        before = hero.dollars
        assert face(table, Buy(item)).cost == f"${due}"
        table.choose(Buy(item))
        assert before - hero.dollars == due


def test_debts_and_fame_are_in_the_price_that_is_shown(table: Table) -> None:
    table.city.shop[:] = ["ceramic-armour"]
    cost = table.content.items["ceramic-armour"].cost
    hero = table.hero("hit-girl", at="shop", dollars=9, social=4, happiness=1)
    table.hardships("hit-girl", left="debts")
    hero.hardships[:] = ["debts", "laziness"]
    table.use_district("hit-girl")
    assert Buy("ceramic-armour").price(table.state, table.content) == Price(cost, "dollars"), "1 more, 1 less"
    hero.social = 3
    table.choose(NoThanks())
    table.use_district("hit-girl")
    assert face(table, Buy("ceramic-armour")).cost == f"${cost + 1}"


def test_what_a_timer_or_a_bribe_takes_is_shown(table: Table) -> None:
    table.put("docks", minions=2)
    hero = table.hero("hit-girl", at="police", dollars=9)
    table.set_up_event("dirty-cop")
    table.event("trace-the-phone", space=2)
    table.resolve({"hit-girl": "home-schooling"})
    for action, amount in (
        (UseDistrict("hit-girl"), table.content.settings.police_cost),
        (WorkOnEvent("hit-girl", "trace-the-phone", 0), 1),
        (BribeFoe("hit-girl", "sergeant-sleaze"), 1),
    ):
        assert face(table, action).cost == f"${amount}"
    assert not face(table, FinishCard("hit-girl")).cost
    table.choose(BribeFoe("hit-girl", "sergeant-sleaze"))
    assert hero.dollars == 8


# Cards.


def test_a_lazy_hero_sees_how_far_a_card_goes(table: Table) -> None:
    hero = table.hero("hit-girl", happiness=4)
    hero.hardships[:] = ["debts", "laziness"]
    table.step("choose-cards")
    [down] = [option for option in table.match.asks[0].options if option == PlayCard(hero.hand[0], down=True)]
    words = down.words(table.state, table.content)
    label = GAME.catalog().of("action", down, words)
    assert label.endswith("face down (0 Movement, 1 Timer)")
    other = PlayCard(table.hero("dr-gravity").hand[0], down=True)
    assert other.words(table.state, table.content)["moves"] == 1


# Fights.


def test_a_fight_shows_its_dice_and_where_they_come_from(table: Table) -> None:
    table.hero("hit-girl", at="docks", strength=3)
    table.put("docks", minions=1)
    table.resolve({"hit-girl": "blade-dance"}, chance=[HIT] * 9)
    shown = face(table, StartFight("hit-girl"))
    red, blue = StartFight("hit-girl").dice(table.state, table.content)
    assert shown.detail == (
        f"{red.dice} red dice (2 Strength + 1 Item + 1 card), 4.0 Hits on average; 1 blue die (1 Strength), "
        f"0.7 Shields on average"
    ), shown.detail
    table.choose(StartFight("hit-girl"))
    assert table.city.fight is not None
    assert [len(table.city.fight.red[0]), len(table.city.fight.blue[0])] == [red.dice, blue.dice]


@pytest.mark.parametrize("items", [(), ("short-blade",), ("stab-vest", "stun-gun"), ("riot-shield",)])
@pytest.mark.parametrize("hero_id", ["hit-girl", "battle-guy"])
def test_the_average_that_is_shown_is_the_average_over_all_faces(hero_id: str, items: tuple[str, ...]) -> None:
    table = Table(hero_id, "dr-gravity")
    hero = table.hero(hero_id, at="docks", strength=1, happiness=9)
    table.disarm(hero_id)
    table.give(hero_id, *items)
    red, blue = dice.pools(table.city, table.content, hero, dice.gear(hero, table.content, NOTHING, []))
    assert red.dice + blue.dice <= 4, "so that all faces can be gone through"
    fights: list[Fight] = []

    def roll(play: P) -> Flow[None]:
        fights.append(Fight(hero.at, [hero_id], [NOTHING], used=[[]]))
        fighting.roll(play, fights[-1])
        yield from fight_results.totals(play, fights[-1])

    for faces in product(range(1, 7), repeat=red.dice + blue.dice):
        table.run(roll, chance=faces)
        table.skip_to("")
    hits, shields = [fight.hits for fight in fights], [fight.shields for fight in fights]
    assert mean(hits) == pytest.approx(red.average)
    assert mean(shields) == pytest.approx(blue.average)


def outside(plot: Any, combat: str) -> Table:
    """At the first Fight outside the city, under this Boss Combat card."""
    table = Table(plot=plot.id)
    table.show_plot()

    def leave(play: Any) -> None:
        with pytest.raises(CityLeft):
            plot.arrive(play)

    table.call(leave)
    table.city.combat[:] = [combat] * len(table.city.combat)
    table.state.combat_deck[:] = [combat] * 6
    return table


def test_the_power_that_is_told_is_the_power_that_hurts() -> None:
    table = outside(JohnGenovese(), "crossfire")
    table.step("hideaway", chance=[BLANK] * 3 + [SHIELD] * 2 + [BLANK] * 6)
    fight = table.city.fight
    assert fight is not None
    [began] = table.told(FightBegan)
    assert began.amount == fight.power == 2 * 2 + 2
    assert scene(table).status.endswith(f"against Power {fight.power}")


def test_armor_is_shown_with_the_boss_combat_card() -> None:
    table = outside(JohnGenovese(), "heavy-cover")
    john = table.foe("john-genovese")
    assert john is not None
    [stat] = [stat for stat in scene(table).stats if stat.label == "John Genovese"]
    [piece] = [piece for piece in scene(table).pieces if piece.id == john.id]
    assert f"Armor {john.armor + 1}" in stat.value
    assert str(john.armor + 1) in [badge.text for badge in piece.badges if badge.hint == "Armor"]
    table.city.combat[-1] = "quiet-before-the-storm"
    [stat] = [stat for stat in scene(table).stats if stat.label == "John Genovese"]
    assert f"Armor {john.armor}," in stat.value, "each Location has its own card"


def test_a_wave_names_its_boss_as_the_table_wants_it() -> None:
    table = Table(plot="mother-fucker", language="clean")
    table.show_plot()
    with pytest.raises(CityLeft):
        MotherFucker().arrive(table.play)
    table.city.wave = 1
    table.city.combat[:] = ["quiet-before-the-storm"]
    table.step("times-square")
    [came] = table.told(WaveCame)
    assert came.foe == "big-brute"


def test_nobody_asks_about_a_bill_that_is_paid(table: Table) -> None:
    table.city.shop[:] = ["ski-mask"]
    table.hero("hit-girl", at="shop", dollars=9)
    table.use_district("hit-girl")
    assert table.city.bill is not None
    table.choose(NoThanks())
    assert table.city.bill is None
