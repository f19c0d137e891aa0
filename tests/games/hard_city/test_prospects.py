"""What the chance to win has to see where Chaos begins ahead."""

from __future__ import annotations

from hardboiled.games.hard_city import GAME
from hardboiled.games.hard_city.mind.prospects import BEHIND, prospect
from hardboiled.games.hard_city.rules.state import QueuedCard
from hardboiled.kernel import CardId
from rules.hard_city.table import Table


def co_op(episode: int = 1, lead: int = 5) -> Table:
    table = Table("co-op", 1, episode=episode, lead=lead)
    table.state.chaos = lead
    return table


def chance(table: Table) -> float:
    return GAME.evaluate(table.state, table.match.seats[0], table.content)


def test_a_race_is_a_chapter_of_its_own() -> None:
    for lead in range(6):
        table = co_op(lead=lead)
        table.state.chaos = 6
        chapter = prospect(table.state, table.content).chapter
        assert chapter == "co-op, episode 1" + (", behind" if lead >= BEHIND else ""), "whatever was scored since"
    table = Table(lead=5)
    assert prospect(table.state, table.content).chapter == "one-vs-all, episode 1"


def test_a_waiting_card_that_scores_for_chaos_is_seen() -> None:
    table = co_op()
    table.state.queue.append(QueuedCard(CardId("crawling-out")))
    harmless = chance(table)
    table.state.queue[:] = [QueuedCard(CardId("breaking-news"))]
    assert chance(table) < 0.8 * harmless


def test_so_are_bites_that_score() -> None:
    table = co_op(episode=3)
    table.officer("donathan", hp=3)
    for _ in range(3):
        table.mutant("a4")
    assert prospect(table.state, table.content).hopes["bites"] == -0.5, "one of the two points that are left"
    table.officer("donathan", hp=4)
    assert not prospect(table.state, table.content).hopes["bites"]


def test_in_the_last_round_of_episode_5_there_is_time_for_the_doom_device_alone() -> None:
    table = co_op(episode=5)
    table.state.chaos, table.state.powered, table.state.doom = 6, True, "r-c1"
    for officer in table.state.officers:
        officer.at, officer.done = "r-c3", officer.id != "donathan"
    table.state.barrels = {f"barrel-{n}": at for n, at in enumerate(("r-a1", "r-e1", "r-a3", "r-e3"))}
    too_late = chance(table)
    table.state.barrels.clear()
    assert prospect(table.state, table.content).hopes["in-time"] > -0.5
    assert too_late < 0.25 * chance(table)
