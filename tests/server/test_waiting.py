"""While a table waits for players nobody sees more than a watcher, and who leaves takes no secret along."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hardboiled.client import Client, TableFault
from hardboiled.kernel.ids import SPECTATOR
from hardboiled.kernel.scene import Scene
from hardboiled.server.live_protocol import Change, Hint, Look, ServerMessage, Update
from hardboiled.server.refusal import Refused
from hardboiled.server.settings import Settings
from hardboiled.server.tables import moves, opening, seating
from hardboiled.server.tables.hub import Hub
from hardboiled.server.tables.listener import Listener
from hardboiled.server.tables.live_table import LiveTable
from hardboiled.server.tables.timeline import Timeline
from server.house import ME, OPEN, House, next_update
from server.hubs import ANN, BOB, CID, choose, open_table, play_out, sit, with_hubs


def from_nowhere(scene: Scene) -> Scene:
    """Without the seat it is looked at from."""
    return msgspec.structs.replace(scene, seat="")


def got(client: Client, path: str) -> Any:
    return client._call("GET", path, dict[str, Any])


def test_who_has_sat_down_sees_what_a_watcher_sees_until_all_are_there(house: House) -> None:
    ann, bob, eve = house.client("Ann"), house.client("Bob"), house.client("Eve")
    table = house.table(ann, ME, ME, OPEN)
    path, token = f"/api/tables/{table.id}", table.invite.partition("invite=")[2]
    with ann.sit(table.id) as seat, eve.sit(table.id, invite=token) as watcher:
        assert seat.scene.seat == "smuggler-1"
        assert from_nowhere(seat.scene) == from_nowhere(watcher.scene)
        seat.send(Look(seat="smuggler-2"))
        assert from_nowhere(next_update(seat).scene) == from_nowhere(watcher.scene)
        seat.send(Hint(seat="smuggler-2"))
        with pytest.raises(TableFault, match="not asked anything"):
            list(seat.messages(10))
        shown = [got(ann, f"{path}/scene?seat=smuggler-1"), got(eve, f"{path}/scene?invite={token}")]
        assert len({str({**one["scene"], "seat": ""}) for one in shown}) == 1
        assert got(ann, f"{path}/save?seat=smuggler-1") == got(eve, f"{path}/save?invite={token}")
        bob.take_seat(table.invite)
        begun = next_update(seat)
        assert begun.rewound
        assert begun.ask
        assert seat.asked.options


def test_all_are_shown_what_is_asked_when_the_last_sits_down_at_another_worker(settings: Settings) -> None:
    async def story(one: Hub, two: Hub) -> None:
        live = await open_table(one, ME, OPEN)
        listener = Listener(ANN.id, "smuggler-1")
        live.audience.add(listener)
        await two.open(live.id)
        await sit(two, live, BOB)
        await one.catch_up(live)
        assert shown(listener)[-1].ask

    with_hubs(settings, 2, story)


def shown(listener: Listener) -> list[Update | Change]:
    messages: list[ServerMessage] = []
    while listener.waiting:
        messages.append(msgspec.json.decode(listener.waiting.popleft() or b"", type=ServerMessage))
    return [message for message in messages if isinstance(message, Update | Change)]


async def full_table(hub: Hub, seed: int | None = None) -> LiveTable:
    live = await open_table(hub, ME, OPEN, seed=seed)
    await sit(hub, live, BOB)
    return live


def test_a_seat_left_before_the_first_choice_means_a_new_deal(settings: Settings) -> None:
    async def story(one: Hub, two: Hub, three: Hub) -> None:
        live = await full_table(one)
        other = await two.open(live.id)
        other.audience.add(Listener(ANN.id, "smuggler-1"))  # it hears of changes by the news only
        before = live.table.header.seed
        await seating.leave(one, live.id, BOB.id)
        await two.catch_up(other)
        again = await three.open(live.id)
        fresh = Timeline(live.table.header).match.state
        assert before != live.table.header.seed == live.timeline.match.header.seed
        for seen in (live, other, again):
            assert seen.table.header == live.table.header
            assert seen.timeline.match.state == fresh
        await sit(two, other, CID)
        await choose(two, other, "smuggler-2")

    with_hubs(settings, 3, story)


def test_whoever_leaves_is_shown_nothing_of_the_new_deal(settings: Settings) -> None:
    async def story(one: Hub, two: Hub) -> None:
        live = await full_table(one)
        other, listener = await two.open(live.id), Listener(BOB.id, "smuggler-2")
        other.audience.add(listener)
        await seating.leave(one, live.id, BOB.id)
        async with other.lock:
            await two.follow_log(other)  # as told by a worker that knew of no change beside the log
        watched = from_nowhere(live.timeline.scene(SPECTATOR, since=0))
        updates = shown(listener)
        assert updates
        assert {update.scene.seat for update in updates} == {SPECTATOR}
        assert from_nowhere(updates[-1].scene) == watched

    with_hubs(settings, 2, story)


def test_a_choice_from_before_the_new_deal_is_refused(settings: Settings) -> None:
    async def story(one: Hub, two: Hub, three: Hub) -> None:
        live = await full_table(one)
        other = await two.open(live.id)
        other.audience.add(Listener(ANN.id, "smuggler-1"))
        await seating.leave(one, live.id, BOB.id)
        with pytest.raises(Refused):
            await choose(two, other, "smuggler-1")
        assert (await three.open(live.id)).choices == 0

    with_hubs(settings, 3, story)


def test_a_deal_that_was_chosen_stays_and_everybody_is_told(settings: Settings) -> None:
    async def story(hub: Hub) -> None:
        live = await full_table(hub, seed=7)
        await seating.leave(hub, live.id, BOB.id)
        assert live.table.header.seed == 7
        assert live.info(CID.id).seeded
        assert not (await open_table(hub, ME, OPEN)).info(CID.id).seeded

    with_hubs(settings, 1, story)


def test_the_deal_stays_once_something_was_chosen(settings: Settings) -> None:
    async def story(hub: Hub) -> None:
        live = await full_table(hub)
        seed = live.table.header.seed
        await choose(hub, live, "smuggler-1")
        await seating.leave(hub, live.id, BOB.id)
        assert (live.table.header.seed, live.choices) == (seed, 1)

    with_hubs(settings, 1, story)


def test_a_moment_of_another_match_keeps_its_deal(settings: Settings) -> None:
    async def story(hub: Hub) -> None:
        live = await full_table(hub)
        await play_out(hub, live)
        again = await hub.open(await opening.play_on(hub, live.id, ANN, 0, [ME, ME]))
        await seating.leave(hub, again.id, ANN.id)
        assert again.table.header.seed == live.table.header.seed
        assert again.info(BOB.id).seeded

    with_hubs(settings, 1, story)


def test_an_answer_in_advance_is_no_peephole_while_the_table_waits(settings: Settings) -> None:
    async def story(hub: Hub) -> None:
        live = await open_table(hub, ME, OPEN)
        listener = Listener(ANN.id, "smuggler-1")
        live.audience.add(listener)
        await moves.preset(hub, live.id, ANN.id, "smuggler-1", live.timeline.option_keys("smuggler-1"), True)
        assert shown(listener)[-1].ask == ""
        assert not live.standing().driven

    with_hubs(settings, 1, story)
