"""KA-2 and KA-3: set-up."""

from hardboiled.games.kick_ass.rules import event_row, items, refresh, tracks
from hardboiled.games.kick_ass.rules.effects import Each
from hardboiled.games.kick_ass.rules.gang_up import CallIn, GangUp
from hardboiled.games.kick_ass.rules.hand import RemoveCard
from hardboiled.games.kick_ass.rules.options import KickAssOptions
from hardboiled.games.kick_ass.rules.set_up import KeepCard, KeepItem, PickHero
from hardboiled.kernel.saving import start
from rules.kick_ass.table import Table
from support import rule

FOUR = ("hit-girl", "dr-gravity", "big-daddy", "kick-ass")


def fresh(*heroes: str, **options: object):
    """A match whose Heroes are picked and whose first card is about to be played."""
    match = start("kick-ass", seats=["P"] * len(heroes), seed=4, **options)
    for hero in heroes:
        match.choose(PickHero(hero))
    return match


@rule("KA-2.1", "KA-2.2", "KA-2.3", "KA-2.4")
def test_markers_start_at_the_beginning_of_their_tracks() -> None:
    state = start("kick-ass", seats=["P"] * 3, seed=1).state
    assert (state.city.round, state.city.incoming) == (1, 0)
    assert (state.city.docks, state.city.shop_track) == (0, 0)
    assert all(not area.tokens for area in state.city.map.values())
    content = Table().content
    assert len(content.settings.incoming) == 4
    assert all(len(track) == 12 for track in content.settings.incoming)


@rule("KA-2.6", "KA-2.7", "KA-2.8", "KA-2.9", "KA-2.10", "KA-2.22")
def test_a_hero_starts_as_the_dashboard_says() -> None:
    match = fresh("hit-girl", "colonel-stars")
    for hero in match.state.city.heroes:
        sheet = match.content.sheets[hero.id]
        assert (hero.strength, hero.social) == (sheet.strength, sheet.social)
        assert hero.life == sheet.life
        assert hero.dollars == 3
        assert hero.hardships == ["", ""], "no starting level turns up a Hardship"
        assert sheet.happiness > 4
        owned = [*hero.hand, *hero.played]
        assert len(owned) == 5
        assert {match.content.cards[card].colour for card in owned} == {"blue", "red"}
        assert match.content.starting_item[hero.id] in (hero.head, hero.body, *hero.hands)
    assert match.state.city.hero("hit-girl").at == "library"
    assert match.state.city.hero("colonel-stars").at == "city-hall"


@rule("KA-2.22")
def test_a_low_start_turns_hardships_up_at_once() -> None:
    table = Table()
    hero = table.hero("hit-girl", happiness=4)
    table.hardships("hit-girl", right="laziness")

    table.call(lambda play: tracks.flip(play, hero))
    assert hero.hardships == ["", "laziness"]


@rule("KA-2.11", "KA-2.12", "KA-2.13", "KA-2.14", "KA-2.15")
def test_the_decks_and_the_displays() -> None:
    match = fresh("hit-girl", "dr-gravity")
    state, city, cards = match.state, match.state.city, match.content.cards
    assert [cards[card].colour for card in city.display] == ["blue"] * 4 + ["red"] * 2
    pool = [*state.blue_deck, *state.red_deck, *city.display]
    assert all(not cards[card].hero for card in pool), "no starting, no green, no unused Hero's card"
    assert len(pool) == 54
    assert len(city.shop) == 4
    assert len(state.item_deck) + len(city.shop) == 48
    assert len(state.spawn_deck) + len(city.spawn_discard) == 20
    assert state.spawn_deck != sorted(state.spawn_deck)


@rule("KA-2.16", "KA-5.1")
def test_two_hardships_each_face_down() -> None:
    match = fresh("hit-girl", "dr-gravity")
    dealt = [card for pair in match.state.hardships.values() for card in pair]
    assert len(dealt) == len(set(dealt)) == 4
    assert all(hero.hardships == ["", ""] for hero in match.state.city.heroes)


@rule("KA-2.17")
def test_six_events_for_the_number_of_players() -> None:
    for players in (2, 3, 4):
        match = fresh(*FOUR[:players])
        ids = [*match.state.event_deck, *(event.id for event in event_row.in_play(match.state.city))]
        assert len(ids) == 6
        assert {match.content.events[event].players for event in ids} == {players}


@rule("KA-2.18", "KA-2.20")
def test_the_final_plot_is_chosen_or_random_and_red_mist_is_recommended() -> None:
    assert KickAssOptions().plot == "red-mist"
    assert fresh("hit-girl", plot="don-genovese").state.plot == "don-genovese"
    found = {start("kick-ass", seats=["P"], seed=seed, plot="random").state.plot for seed in range(40)}
    assert len(found) == 5
    hidden = start("kick-ass", seats=["P"], seed=1, plot="random")
    assert hidden.view("spectator").city.plot == ""
    content = hidden.content
    assert all(sum(event.plot == plot for event in content.boss_events.values()) == 4 for plot in content.plots)


@rule("KA-2.19")
def test_only_two_plots_use_the_boss_combat_cards() -> None:
    users = {"john-genovese": 6, "mother-fucker": 6}
    for plot in Table().content.plots:
        table = Table(plot=plot)
        table.show_plot()
        assert len(table.state.combat_deck) == users.get(plot, 0)


@rule("KA-2.21")
def test_the_board_starts_without_minions() -> None:
    state = start("kick-ass", seats=["P"] * 2, seed=1).state
    assert all(not (area.minions or area.supers) for area in state.city.map.values())


# Alone.


@rule("KA-3.1", "KA-3.2", "KA-3.9", "KA-3.10")
def test_alone_two_player_events_six_dollars_own_incoming_track() -> None:
    match = fresh("hit-girl")
    assert {match.content.events[event].players for event in match.state.event_deck} == {2}
    assert match.state.city.hero("hit-girl").dollars == 6
    assert match.content.settings.incoming[match.state.city.players - 1][0] == 1
    table = Table("hit-girl")
    table.set_up_event("crate-of-trouble")
    assert table.area("docks").minions == 1, "X is 1"
    task = table.content.events["crate-of-trouble"].tasks[0]
    assert table.city.row[0].left == [task.count], "fixed numbers stay"


@rule("KA-3.3", "KA-3.4", "KA-3.5")
def test_alone_a_blue_card_replaces_a_starting_card() -> None:
    match = start("kick-ass", seats=["P"], seed=2)
    match.choose(PickHero("hit-girl"))
    offered = list(match.asks[0].options)
    assert len(offered) == 3
    assert all(isinstance(option, KeepCard) for option in offered), "the choice is compulsory"
    assert {match.content.cards[option.card].colour for option in offered} == {"blue"}
    before = set(match.state.blue_deck)
    match.choose(offered[0])
    assert len(match.asks[0].options) == 5
    match.choose(RemoveCard("blade-dance"))
    hero = match.state.city.hero("hit-girl")
    assert "blade-dance" not in hero.hand
    assert offered[0].card in hero.hand
    assert len(hero.hand) == 5
    assert set(match.state.blue_deck) == before | {offered[1].card, offered[2].card}


@rule("KA-3.6")
def test_alone_one_of_four_items_for_nothing() -> None:
    match = start("kick-ass", seats=["P"], seed=2)
    match.choose(PickHero("big-daddy"))
    match.choose(match.asks[0].options[0])
    match.choose(match.asks[0].options[0])
    offered = [option for option in match.asks[0].options if isinstance(option, KeepItem)]
    assert len(offered) == 4
    match.choose(offered[1])
    while match.state.step == "set-up":
        match.choose(match.asks[0].options[0])

    hero = match.state.city.hero("big-daddy")
    assert set(items.owned(hero)) == {"plated-vest", offered[1].item}
    assert hero.dollars == 6
    assert {o.item for o in offered} - {offered[1].item} <= set(match.state.city.item_discard)


@rule("KA-3.7", "KA-3.8")
def test_alone_the_display_is_two_and_two_and_the_shop_still_four() -> None:
    table = Table("hit-girl")
    colours = [table.content.cards[card].colour for card in table.city.display]
    assert colours == ["blue", "blue", "red", "red"]
    table.call(refresh.renew_display)
    table.call(refresh.renew_shop)
    assert [table.content.cards[card].colour for card in table.city.display] == ["blue", "blue", "red", "red"]
    assert len(table.city.shop) == 4


@rule("KA-3.11", "KA-3.12")
def test_alone_everything_else_is_as_usual() -> None:
    table = Table("hit-girl")
    table.put("library", minions=2)
    table.resolve({"hit-girl": "drop-in"})
    assert not table.offered(GangUp)
    assert not table.offered(CallIn)
    table.carry_out(Each(stat="happiness"))
    assert table.hero("hit-girl").happiness == 7
    table.city.round = 9
    table.step("refresh")
    assert table.lost == "lost-time"
