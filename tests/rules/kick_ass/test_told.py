"""What a rule tells when it happens: every change on the table is told once, with what it changed."""

import pytest

from hardboiled.games.kick_ass.rules import event_row, events, items, plots, sleep, spawning, striking, tracks
from hardboiled.games.kick_ass.rules.activation import MoveTo
from hardboiled.games.kick_ass.rules.amounts import amount
from hardboiled.games.kick_ass.rules.answers import ChooseDistrict, ChooseHero
from hardboiled.games.kick_ass.rules.effects.belongings import FreeItem, TakeBack, TakeCard
from hardboiled.games.kick_ass.rules.effects.city import ChooseEvent, ChooseSide, Delay, DocksToken, Incoming, TimerOff
from hardboiled.games.kick_ass.rules.effects.heroes import Gain
from hardboiled.games.kick_ass.rules.effects.streets import Advance, CleanUp, Kill, KillMinion, LoseProtection, Protect
from hardboiled.games.kick_ass.rules.event_row import BribeFoe, Handover, WorkOnEvent
from hardboiled.games.kick_ass.rules.fighting import KeepDice, Reroll
from hardboiled.games.kick_ass.rules.hand import DrawCard, RemoveCard
from hardboiled.games.kick_ass.rules.plots.don import PayBribe, PickUpToken, RevealToken
from hardboiled.games.kick_ass.rules.state import Token
from hardboiled.games.kick_ass.rules.striking import Strike
from rules.kick_ass.table import BLANK, HIT, LIGHTNING, SHIELD, Table
from rules.kick_ass.test_hideaway import inside, square
from support import rule


@pytest.fixture
def table() -> Table:
    table = Table("hit-girl", "dr-gravity")
    for hero in table.city.heroes:
        table.disarm(hero.id)
    return table


@rule("KA-2.5")
def test_heroes_join_in_the_order_of_seats() -> None:
    table = Table("hit-girl", "dr-gravity")
    assert table.told(events.HeroPicked) == [
        events.HeroPicked("hero-1", "hit-girl"),
        events.HeroPicked("hero-2", "dr-gravity"),
    ]


@rule("KA-7.5", "KA-1.3")
def test_a_round_and_its_event(table: Table) -> None:
    table.state.event_deck[:] = ["bank-job"]
    table.city.round = 4
    table.step("event-phase")
    assert table.told(events.RoundBegan)[-1] == events.RoundBegan(4)
    assert table.told(events.EventRevealed)[-1] == events.EventRevealed("bank-job")


@rule("KA-8.1", "KA-8.4", "KA-8.5")
def test_a_segment_its_spawn_card_and_its_minions(table: Table) -> None:
    table.state.spawn_deck[:] = ["window-smashers"]
    table.city.segment = 1
    table.step("spawn")
    told = [entry.event for entry in table.match.told]
    assert told[:3] == [
        events.SegmentBegan("afternoon"),
        events.IncomingMoved(2, "window-smashers"),
        events.SpawnDrawn("window-smashers", 3),
    ]
    assert told[3:6] == [
        events.MinionArrived(place, False, "window-smashers") for place in ("shop", "hospital", "library")
    ]
    assert table.city.spawn == "window-smashers"
    assert table.city.spawn_discard[-1] == "window-smashers"


@rule("KA-9.2", "KA-10.3", "KA-10.6")
def test_arrivals_and_lost_tokens(table: Table) -> None:
    table.put("docks", tokens=2)
    table.call(lambda play: spawning.spawn(play, "docks"))
    assert table.told(events.TokenLost) == [events.TokenLost("docks")]
    assert not table.told(events.MinionArrived)
    table.call(lambda play: spawning.spawn(play, "docks", supers=True))
    assert table.told(events.TokenLost) == [events.TokenLost("docks")]
    assert table.told(events.MinionArrived)[-1] == events.MinionArrived("docks", True)
    assert (table.area("docks").tokens, table.area("docks").supers, table.area("docks").minions) == (0, 1, 0)


@rule("KA-10.1")
def test_tokens_that_are_placed_and_taken(table: Table) -> None:
    table.carry_out(Protect(), "hit-girl")
    table.choose(ChooseDistrict("shop"))
    assert table.told(events.Protected)[-1] == events.Protected("shop")
    table.put("docks", tokens=1)
    table.carry_out(LoseProtection())
    table.choose(ChooseDistrict("shop"))
    assert table.told(events.TokenLost)[-1] == events.TokenLost("shop")
    assert (table.area("shop").tokens, table.area("docks").tokens) == (0, 1)


@rule("KA-10.14", "KA-8.7")
def test_the_incoming_marker_is_told_only_when_it_moves(table: Table) -> None:
    table.carry_out(Incoming(by=-1))
    assert not table.told(events.IncomingMoved)
    table.carry_out(Incoming(by=2))
    assert table.told(events.IncomingMoved) == [events.IncomingMoved(3)]
    table.city.incoming = 11
    table.carry_out(Incoming(by=1))
    assert not table.told(events.IncomingMoved)


@rule("KA-14.12", "KA-10.13")
def test_kills_by_icons(table: Table) -> None:
    table.put("docks", minions=2, gang=1)
    table.put("shop", minions=2)
    table.carry_out(CleanUp(), "hit-girl")
    table.choose(ChooseDistrict("docks"))
    assert table.told(events.Killed)[-1] == events.Killed("docks", "minion", 2)
    assert table.area("docks").gang == 1
    table.carry_out(Kill(), "hit-girl")
    table.choose(KillMinion("shop"))
    assert table.told(events.Killed)[-1] == events.Killed("shop", "minion", 1)
    assert table.area("shop").minions == 1


@rule("KA-16.12")
def test_kills_in_a_fight(table: Table) -> None:
    table.hero("hit-girl", at="docks", strength=6, life=3)
    table.put("docks", supers=2)
    table.fight("hit-girl", chance=[HIT, HIT, HIT, SHIELD, SHIELD])
    table.choose(KeepDice("hit-girl"), Strike("supers", 4))
    assert table.told(events.Killed)[-1] == events.Killed("docks", "super", 2)
    began = table.told(events.FightBegan)[-1]
    assert began == events.FightBegan(("hit-girl",), "docks", 4)
    assert table.told(events.DiceCounted)[-1] == events.DiceCounted(("hit-girl",), "docks", 4, 2, 4)
    assert table.told(events.Damaged)[-1] == events.Damaged("hit-girl", 2)


@rule("KA-16.5", "KA-16.6")
def test_dice_are_told_as_they_lie(table: Table) -> None:
    table.give("hit-girl", "nunchucks")
    table.hero("hit-girl", at="docks", strength=1)
    table.put("docks", minions=3)
    table.fight("hit-girl", chance=[BLANK, LIGHTNING, SHIELD, HIT])
    parts = (("strength", 1), ("items", 1), ("strength", 1))
    first = events.Rolled("hit-girl", ("blank", "hit-lightning", "shield"), red=2, parts=parts)
    assert table.told(events.Rolled)[-1] == first
    table.choose(Reroll("hit-girl", "red", 0))
    again = events.Rolled("hit-girl", ("hit", "hit-lightning", "shield"), again=True, red=2)
    assert table.told(events.Rolled)[-1] == again


@rule("KA-12.1")
def test_a_move_is_told_with_its_way(table: Table) -> None:
    table.hero("hit-girl", at="docks")
    table.resolve({"hit-girl": "drop-in"})
    table.choose(MoveTo("hit-girl", "city-hall"))
    assert table.told(events.Moved)[-1] == events.Moved("hit-girl", ("docks", "shop", "city-hall"))
    opened = table.told(events.CardOpened)[-1]
    assert opened == events.CardOpened("hero-1", "hit-girl", "drop-in", False)


@rule("KA-11.8")
def test_played_cards_are_told_when_all_have_chosen(table: Table) -> None:
    table.step("choose-cards")
    mine, other = table.hero("hit-girl").hand[0], table.hero("dr-gravity").hand[1]
    for ask, card, down in zip(list(table.match.asks), (mine, other), (False, True), strict=True):
        table.match.choose(next(o for o in ask.options if (o.card, o.down) == (card, down)), ask.seats[0])
    assert table.told(events.CardPlayed)[-2:] == [
        events.CardPlayed("hero-1", "hit-girl", mine, False),
        events.CardPlayed("hero-2", "dr-gravity", other, True),
    ]


@rule("KA-7.17", "KA-7.11")
def test_mini_bosses_come_weaken_and_fall(table: Table) -> None:
    table.hero("hit-girl", at="police", dollars=2)
    table.set_up_event("dirty-cop")
    assert table.told(events.FoeArrived)[-1] == events.FoeArrived("sergeant-sleaze", "police")
    table.resolve({"hit-girl": "home-schooling"})
    table.choose(BribeFoe("hit-girl", "sergeant-sleaze"))
    assert table.told(events.FoeWeakened)[-1] == events.FoeWeakened("sergeant-sleaze", 4)
    assert table.told(events.Lost)[-1] == events.Lost("hit-girl", "dollars", 1)
    sleaze = table.foe("sergeant-sleaze")
    table.call(lambda play: striking.hurt_foe(play, sleaze, 2))
    assert table.told(events.FoeHurt)[-1] == events.FoeHurt("sergeant-sleaze", 2)
    assert not table.told(events.FoeDied)
    table.call(lambda play: striking.hurt_foe(play, sleaze, sleaze.life))
    assert table.told(events.FoeDied) == [events.FoeDied("sergeant-sleaze")]
    assert table.foe("sergeant-sleaze") is None


def test_general_havoc_comes_nearer(table: Table) -> None:
    table.set_up_event("city-siege")
    table.carry_out(Advance(foe="general-havoc"))
    havoc = table.foe("general-havoc")
    [moved] = table.told(events.FoeMoved)
    assert moved == events.FoeMoved("general-havoc", ("library", havoc.at))
    assert table.content.distance[havoc.at]["city-hall"] == 1
    table.carry_out(Advance(foe="general-havoc"))
    table.carry_out(Advance(foe="general-havoc"))
    assert havoc.at == "city-hall", "and stays there"


def test_events_that_get_on(table: Table) -> None:
    table.hero("hit-girl", at="docks")
    table.event("crate-of-trouble", 2)
    table.resolve({"hit-girl": "homework-can-wait"})
    table.choose(WorkOnEvent("hit-girl", "crate-of-trouble", 0))
    assert table.told(events.InterestTaken) == [events.InterestTaken("hit-girl", "crate-of-trouble")]
    hero = table.hero("hit-girl", at="police")
    table.resolve({"hit-girl": "homework-can-wait"})
    table.choose(Handover("hit-girl"))
    assert table.told(events.EventAdvanced) == [events.EventAdvanced("crate-of-trouble", "deliver", 2, "police")]
    assert hero.carried == []
    table.carry_out(Delay(), "hit-girl")
    table.choose(ChooseEvent("crate-of-trouble"))
    assert table.told(events.EventDelayed) == [events.EventDelayed("crate-of-trouble")]
    assert [event.id if event else "" for event in table.city.row] == ["crate-of-trouble", "", ""]
    table.city.row[0].left[:] = [0]
    table.state.item_deck.append("ski-mask")
    table.settle("hit-girl")
    assert table.told(events.EventCompleted) == [events.EventCompleted("crate-of-trouble")]
    assert table.told(events.ItemGained)[-1] == events.ItemGained("hit-girl", "ski-mask")


@rule("KA-7.3")
def test_an_event_that_matures(table: Table) -> None:
    table.event("smear-campaign", 3)
    table.run(event_row.slide)
    assert table.told(events.EventMatured) == [events.EventMatured("smear-campaign")]
    assert table.city.matured == ["smear-campaign"]
    assert [(lost.piece, lost.amount, lost.cause) for lost in table.told(events.Lost)][-2:] == [
        ("hit-girl", 1, "smear-campaign"),
        ("dr-gravity", 1, "smear-campaign"),
    ]


def test_cards_and_items_that_change_hands(table: Table) -> None:
    hero = table.hero("hit-girl")
    hero.played.append(hero.hand.pop())
    table.carry_out(TakeBack(), "hit-girl")
    back = hero.hand[-1]
    assert table.told(events.CardRecovered) == [events.CardRecovered("hit-girl", back)]
    taken, given = table.city.display[0], hero.hand[0]
    table.carry_out(TakeCard(), "hit-girl")
    table.choose(DrawCard(taken), RemoveCard(given))
    assert table.told(events.CardLost)[-1] == events.CardLost("hit-girl", given)
    assert table.told(events.CardGained)[-1] == events.CardGained("hit-girl", taken)
    assert taken not in table.city.display
    table.state.item_deck.append("first-aid-kit")
    table.carry_out(FreeItem(), "hit-girl")
    assert table.told(events.ItemGained)[-1] == events.ItemGained("hit-girl", "first-aid-kit")
    table.call(lambda play: items.exhaust(play, hero, "first-aid-kit"))
    assert table.told(events.ItemUsed) == [events.ItemUsed("hit-girl", "first-aid-kit")]


@rule("KA-10.11")
def test_timers_that_are_off_stay_off_for_the_longer_time(table: Table) -> None:
    table.carry_out(TimerOff(at="hospital", until="game"))
    assert table.told(events.TimerStopped)[-1] == events.TimerStopped("hospital")
    table.carry_out(TimerOff(at="hospital", until="next-round"))
    assert table.area("hospital").off_until == 99
    table.carry_out(TimerOff(at="library", until="next-round"))
    assert table.area("library").off_until == table.city.round + 1
    assert not table.area("library").off_today


@rule("KA-15.24", "KA-15.27")
def test_the_docks_token_moves_and_goes(table: Table) -> None:
    table.carry_out(DocksToken(), "hit-girl")
    table.choose(ChooseSide("shield"))
    assert table.told(events.DocksTokenMoved)[-1] == events.DocksTokenMoved(1, "shield")
    for to in (2, 3, 0):
        table.call(lambda play: list(sleep.docks_token(play)))
        assert table.told(events.DocksTokenMoved)[-1] == events.DocksTokenMoved(to, "shield")
    table.call(lambda play: list(sleep.docks_token(play)))
    assert not table.told(events.DocksTokenMoved), "it is not there any more"


@rule("KA-5.2")
def test_a_hardship_that_turns_up(table: Table) -> None:
    table.hardships("hit-girl", right="laziness")
    table.hero("hit-girl", happiness=5)
    table.carry_out(Gain(stat="happiness", by=-1), "hit-girl")
    assert table.told(events.HardshipTurned) == [events.HardshipTurned("hit-girl", "laziness")]
    table.carry_out(Gain(stat="happiness", by=1), "hit-girl")
    table.carry_out(Gain(stat="happiness", by=-1), "hit-girl")
    assert not table.told(events.HardshipTurned), "it is known now"


@rule("KA-4.16")
def test_gains_are_told_as_far_as_they_go(table: Table) -> None:
    hero = table.hero("hit-girl", life=2, strength=6, social=9, famous=True, dollars=0)
    for stat, told in (("life", [("life", 1)]), ("strength", []), ("social", [("dollars", 2)])):
        table.call(lambda play, stat=stat: tracks.change(play, hero, stat, 2))
        assert [(gain.stat, gain.amount) for gain in table.told(events.Gained)] == told


# Final Plots.


@rule("KA-23.1", "KA-27.2", "KA-27.17")
def test_a_plot_that_shows() -> None:
    table = Table(plot="vic-gigante")
    table.show_plot()
    assert table.told(events.PlotRevealed) == [events.PlotRevealed("vic-gigante")]
    assert table.told(events.FoeArrived)[-1] == events.FoeArrived("vic-gigante", "police")
    table.put("library", minions=1, supers=1)
    table.call(plots.PLOTS["vic-gigante"].night_move)
    assert table.told(events.MarkerMoved)[-1] == events.MarkerMoved(18)
    assert table.told(events.FoeMoved)[-1] == events.FoeMoved("vic-gigante", ("police", "library"))


@rule("KA-26.4")
def test_red_mists_tokens_turn_over() -> None:
    table = Table(plot="red-mist")
    table.show_plot()
    table.state.mist.update({"docks": "nothing", "shop": "hiding"})
    table.event("question-his-driver")
    table.complete("question-his-driver")
    table.skip_to("search")
    table.choose(ChooseDistrict("docks"), ChooseDistrict("shop"))
    assert table.told(events.MistRevealed) == [
        events.MistRevealed("docks", "nothing"),
        events.MistRevealed("shop", "hiding"),
    ]
    assert table.foe("red-mist").at == "shop"


@rule("KA-29.14", "KA-29.15", "KA-29.17", "KA-29.22")
def test_tokens_of_don_genovese_are_told() -> None:
    table = Table(plot="don-genovese")
    table.show_plot()
    table.event("docks-crew")
    table.city.tokens[:] = [Token("power", "docks", "docks-crew"), Token("armor", "docks", "docks-crew")]
    table.state.hidden[:] = ["bribe", "police"]
    table.hero("hit-girl", at="docks", dollars=4)
    don = table.foe("don-genovese")
    power = don.power
    table.resolve({"hit-girl": "all-nighter"})
    table.choose(RevealToken("hit-girl", 0), RevealToken("hit-girl", 1), PickUpToken("hit-girl", 1))
    assert table.told(events.TokenRevealed) == [
        events.TokenRevealed("docks", "bribe"),
        events.TokenRevealed("docks", "police"),
    ]
    assert table.told(events.InterestTaken)[-1] == events.InterestTaken("hit-girl", "docks-crew")
    table.choose(PayBribe("hit-girl", 0))
    assert table.told(events.TokenResolved) == [events.TokenResolved("power")]
    assert don.power == power - 2
    table.call(plots.PLOTS["don-genovese"].night_move)
    assert table.told(events.FoeMoved)[-1] == events.FoeMoved("don-genovese", ("wall-street", "shop"))


def test_outside_the_city_is_told() -> None:
    table = inside()
    assert table.told(events.CityLeftFor) == [events.CityLeftFor("hideaway-1")]
    assert len(table.told(events.CombatCardDrawn)) == 3
    table = square()
    table.step("times-square")
    wave = table.content.plots["mother-fucker"].waves[0]
    minions = amount(wave.minions, len(table.city.heroes))
    assert table.told(events.WaveCame) == [events.WaveCame(1, minions, 0)]
    assert table.told(events.CombatCardDrawn)[-1] == events.CombatCardDrawn("quiet-before-the-storm")


def test_who_takes_a_bonus_is_told(table: Table) -> None:
    table.put("docks", minions=1)
    table.carry_out(CleanUp(), "hit-girl")
    table.choose(table.options[0])
    assert table.told(events.BonusTaken) == [events.BonusTaken("hit-girl", "docks")]


def test_the_order_of_a_refresh_is_chosen(table: Table) -> None:
    table.step("refresh")
    assert table.options == [ChooseHero("hit-girl"), ChooseHero("dr-gravity")]
