"""The leak law over what the server really sends: two worlds that somebody cannot tell apart give
them the same messages, in the same order, of the same sizes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import msgspec
import pytest

from hardboiled import start
from hardboiled.client import Client, TableFault
from hardboiled.kernel.ids import SPECTATOR
from hardboiled.server.live_protocol import Choose, Preset
from hardboiled.server.protocol import Created, NewTable
from server.house import OPEN, House
from server.wires import Served

Move = tuple[str, int]
SEATS = ["smuggler-1", "smuggler-2", "smuggler-3"]
ANN, BOB, CYD = SEATS
NAMES = ["Ann", "Bob", "Cyd"]
PARTS = ("", "/scene", "/stage", "/save")


@pytest.fixture
def house(shared_house: House) -> House:
    """The tests of this file do not mind each other's tables."""
    return shared_house


def run(
    house: House, seed: int, moves: Sequence[Move], extra: Callable[[Served], None] = lambda served: None
) -> dict[str, list[str]]:
    """One world: three people, somebody who watches and a stranger; these moves; what each was sent,
    live, on coming again, and when asking for scene, table and save."""
    clients = [house.client(name) for name in [*NAMES, "Eve"]]
    wanted = NewTable(game="smugglers", mode="docks", seats=[OPEN, OPEN, OPEN], seed=seed)
    table = clients[0].table(clients[0]._call("POST", "/api/tables", Created, wanted).id)
    people = dict(zip([*SEATS, SPECTATOR], clients, strict=True))
    served = Served(house, people, table.id, table.invite.partition("invite=")[2])
    for seat, option in moves:
        served.choose(seat, option)
    extra(served)
    served.settle()
    told = {}
    for name, wire in served.wires.items():
        again = served.connect(name)
        asked = [served.get(name, f"/api/tables/{{table}}{part}?invite={{token}}") for part in PARTS]
        told[name] = served.plain([*wire.heard, *again.heard, *asked])
        again.close()
    told["stranger"] = [_refusal(house.client("Mallory"), table.id)]
    served.close()
    return told


def _refusal(client: Client, table: str) -> str:
    with pytest.raises(TableFault) as refused:
        client.sit(table)
    return str(refused.value)


def same(one: dict[str, list[str]], other: dict[str, list[str]], *viewers: str) -> None:
    for viewer in viewers:
        assert one[viewer] == other[viewer], f"{viewer} can tell the worlds apart"


def test_a_secret_bid_looks_like_any_other(house: House) -> None:
    low, high = (run(house, 4, [(BOB, option)]) for option in (0, 1))
    same(low, high, ANN, CYD, SPECTATOR, "stranger")


def _until_hiding(seed: int) -> list[Move]:
    """Everybody bids the first card and passes until the crate is to be hidden."""
    match, moves = start("smugglers", "docks", NAMES, seed), []
    while match.asks[0].prompt != "hide":
        ask = match.asks[0]
        option = 0 if ask.prompt == "bid" else len(ask.options) - 1
        moves.append((str(ask.seats[0]), option))
        match.choose(ask.options[option], ask.seats[0])
    moves.append((str(match.asks[0].seats[0]), 0))
    return moves


def test_where_the_crate_is_hidden_shows_nowhere(house: House) -> None:
    moves = _until_hiding(3)
    carrier, _ = moves[-1]
    worlds = [run(house, 3, [*moves[:-1], (carrier, dock)]) for dock in (0, 1, 2)]
    others = [seat for seat in (*SEATS, SPECTATOR, "stranger") if seat != carrier]
    for world in worlds[1:]:
        same(worlds[0], world, *others)
        assert world[carrier] != worlds[0][carrier]


def _seen(seed: int, viewer: str, length: int) -> tuple[str, str, list[Move]]:
    """A game by a fixed policy, as the viewer sees it, what is really in the hands, and its moves."""
    match, moves, seen = start("smugglers", "docks", NAMES, seed), [], []
    for _ in range(length):
        ask = match.asks[-1]
        option = len(ask.options) - 1
        moves.append((str(ask.seats[0]), option))
        match.choose(ask.options[option], ask.seats[0])
        seen.append(msgspec.json.encode(match.scene(viewer, since=0)).decode())
    hands = [smuggler.hand for smuggler in match.state.smugglers]
    return "".join(seen), str(hands), moves


@pytest.mark.parametrize("viewer", [ANN, SPECTATOR])
def test_other_hands_with_or_without_a_bribe_make_no_difference(house: House, viewer: str) -> None:
    """Worlds dealt from different seeds that look the same to the viewer, found by trying many."""
    worlds: dict[str, tuple[int, str, list[Move]]] = {}
    for seed in range(4000):
        seen, hands, moves = _seen(seed, viewer, 5)
        twin = worlds.setdefault(seen, (seed, hands, moves))
        if twin[1] != hands and [seat for seat, _ in twin[2]] == [seat for seat, _ in moves]:
            break
    else:
        raise AssertionError("no two worlds found")
    same(run(house, twin[0], twin[2]), run(house, seed, moves), viewer, "stranger")


def test_a_secret_change_of_mind_and_a_preset_tell_nobody(house: House) -> None:
    """Bob bids, takes it back and bids something else; or sets an answer in advance: those who are
    still to bid see a bid, and no more than that he had second thoughts."""

    def think_again(option: int) -> Callable[[Served], None]:
        def extra(served: Served) -> None:
            served.take_back(BOB)
            served.choose(BOB, option)
            served.wires[BOB].send(Preset(seat=BOB, keys=["pass"] if option else ["bribe"], until_turn=False))

        return extra

    one, other = (run(house, 4, [(BOB, 0)], think_again(option)) for option in (0, 1))
    same(one, other, ANN, CYD, SPECTATOR)


def test_errors_tell_nothing_about_others(house: House) -> None:
    """Whatever somebody who is not asked sends, the answer is the same in every world."""
    rng = Random(1)
    guesses = [
        Choose(seat=rng.choice(SEATS), ask=f"{rng.getrandbits(64):016x}", option=rng.randrange(9)) for _ in range(20)
    ]

    def probe(served: Served) -> None:
        eve = served.wires[SPECTATOR]
        for guess in guesses:
            eve.send(guess)
            eve.settle()
            assert '"type":"problem"' in eve.heard[-1]

    one, other = (run(house, 4, [(BOB, option)], probe) for option in (0, 1))
    same(one, other, ANN, CYD, SPECTATOR)
