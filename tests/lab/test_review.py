"""The review of a game's content: what it finds by comparing, what it finds by playing, and what it leaves alone."""

import json
from collections.abc import Sequence

import pytest
from msgspec import structs
from typer.testing import CliRunner

from hardboiled.cli import app
from hardboiled.kernel import Effect, Entry, Weighed, weigh
from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.review import beats
from hardboiled.lab.review import alike, review
from hardboiled.lab.taken import FEWEST_GAMES, Pick, Watched, every_table, reviewed, taken, watch, watch_all


class Gain(Effect, frozen=True, kw_only=True):
    stat: str
    by: int = 1


class Cheer(Effect, frozen=True, kw_only=True):
    pass


class Burst(Effect, frozen=True, kw_only=True):
    reach: int
    damage: int
    then: tuple[Gain, ...] = ()


def one(price: float = 0, **gives: float) -> Weighed:
    return Weighed(entry=Entry(id="one", source="original"), kind="card", gives=gives, price=price)


def test_effects_are_weighed_by_their_numbers_and_the_words_beside_them():
    assert weigh(
        {"moves": 2, "does": [Gain(stat="joy"), Gain(stat="joy", by=2), Gain(stat="life", by=-1), Cheer()]}
    ) == {
        "moves": 2,
        "does gain stat=joy by": 3,
        "does gain stat=life by": -1,
        "does cheer": 1,
    }
    assert weigh(Burst(reach=1, damage=2, then=(Gain(stat="joy"),))) == {
        "burst reach": 1,
        "burst damage": 2,
        "burst then gain stat=joy by": 1,
    }
    assert weigh({"life": [4, 0, 6]}) == {"life 1": 4, "life 3": 6}
    assert weigh({"icons": ["keep", "combat"], "free": False, "none": 0}) == {"icons keep": 1, "icons combat": 1}


@pytest.mark.parametrize("worse", [("burst",), ("reach", "damage"), ("burst reach", "burst damage")])
def test_what_one_would_rather_have_less_of_counts_against(worse: Sequence[str]):
    assert weigh(Burst(reach=1, damage=2), worse) == {"burst reach": -1, "burst damage": -2}


def test_an_effect_without_numbers_can_count_against():
    assert weigh([Cheer()], ("cheer",)) == {"cheer": -1}


@pytest.mark.parametrize(
    ("better", "worse", "so"),
    [
        (one(hits=2), one(hits=1), True),
        (one(hits=2, moves=1), one(hits=2), True),
        (one(price=1, hits=2), one(price=2, hits=2), True),
        (one(price=2, hits=2), one(price=1, hits=1), False),
        (one(hits=2), one(hits=1, moves=1), False),
        (one(hits=1), one(hits=1), False),
        (one(hits=1), one(hits=1, hands=-1), True),
    ],
)
def test_one_beats_another_in_everything_at_the_same_or_a_lower_price(better: Weighed, worse: Weighed, so: bool):
    assert beats(better, worse) is so


def pack(folder, text):
    (folder / "cards.toml").write_text(text)
    return [folder]


def found(packs=()):
    return [(f.what, f.entry, f.other, f.reason) for f in review("smugglers", packs)]


def test_worse_cards_are_found():
    assert found() == [
        ("beaten", "rum", "silk", ""),
        ("beaten", "rum", "pearls", ""),
        ("beaten", "silk", "pearls", ""),
    ]


def test_the_same_under_another_name_is_found_whatever_its_price(tmp_path):
    assert ("same", "silk", "satin", "") in found(pack(tmp_path, '[satin]\nsource = "pack"\nworth = 2\n'))


def test_what_is_meant_says_why_and_what_is_no_longer_so_is_told(tmp_path):
    meant = 'meant = { silk = "Sold by the yard.", envelope = "Long ago." }'
    told = found(pack(tmp_path, f'[satin]\nsource = "pack"\nworth = 2\n{meant}\n'))
    assert ("same", "silk", "satin", "Sold by the yard.") in told
    assert ("needless", "satin", "envelope", "") in told


def test_reasons_leave_the_fingerprint_of_other_content_alone(tmp_path):
    game = find_game("smugglers")
    plain = '[rum]\nsource = "original"\ncopies = 6\nworth = 1\n'
    assert game.content(pack(tmp_path, plain)).digest == game.content().digest


def test_texts_of_mostly_the_same_words_are_alike():
    assert alike("Nobody leaves the ward tonight.", "Tonight nobody leaves the ward!")
    assert not alike("Nobody leaves the ward tonight.", "Twelve readers, one nervous gunman.")
    assert not alike("2 dice.", "2 cards.")


def test_a_seat_wants_one_thing_and_chance_says_which_it_gets():
    setup = every_table("smugglers", 1, seed=5)[0]
    seen = watch(setup)
    assert seen == watch(setup)
    assert all(pick.wanted in pick.offered and pick.taken in pick.offered for pick in seen.picks)
    assert any(pick.wanted != pick.taken for pick in seen.picks)
    assert {pick.wanted for pick in seen.picks} <= set(seen.named)


def test_games_that_a_file_has_are_not_played_again(tmp_path, monkeypatch):
    games, file = every_table("smugglers", 3), tmp_path / "watched.jsonl"
    first = watch_all(games[:4], file)
    monkeypatch.setattr("hardboiled.lab.taken.watch", lambda setup: pytest.fail("played again"))
    assert watch_all(games[:4], file) == first
    whole = file.read_bytes()
    file.write_bytes(whole + b'{"key": "ab')
    assert watch_all(games[:4], file) == first
    assert file.read_bytes() == whole, "the line during which a run was killed is cut off"
    file.write_text("{}\n")
    with pytest.raises(HardboiledError, match="no file of watched games"):
        watch_all(games[:4], file)


def played(wins: str, losses: str, games: int) -> list[Watched]:
    """Games in which whoever gets one thing wins and whoever gets the other loses."""
    setup = every_table("smugglers", 1)[0]
    rows = [(wins, ("smuggler-1",)), (losses, ("smuggler-2",))] * games
    return [
        Watched(
            game=setup.game,
            mode=setup.mode,
            seats=2,
            bots=setup.bots,
            options={},
            seed=number,
            winners=winners,
            sides=("smuggler-1", "smuggler-2"),
            reason="points",
            scores={},
            decisions=1,
            picks=(Pick("smuggler-1", "bid", ("rum", "silk"), "silk", got),),
            named={},
        )
        for number, (got, winners) in enumerate(rows)
    ]


def test_what_wins_whenever_it_is_taken_wins_too_much():
    silk, rum = sorted(taken(played("silk", "rum", 200), {"silk": "cargo"}), key=lambda row: row.id, reverse=True)
    assert (silk.kind, rum.kind) == ("cargo", "bid")
    assert (silk.offered, silk.wanted, silk.taken) == (400, 400, 200)
    assert silk.difference == pytest.approx(0.5)
    assert silk.low is not None
    assert silk.low > 0.4
    assert silk.too_much
    assert rum.too_much
    assert rum.difference == pytest.approx(-0.5)


def test_what_the_poor_get_more_easily_is_not_what_makes_them_lose():
    """The rich, who win, choose among four things, the poor, who lose, between two: half of them get rum."""
    rich, poor = ("rum", "silk", "pearls", "tea"), ("rum", "silk")

    def game(number, offered, got):
        won = "smuggler-1" if offered == rich else "smuggler-2"
        pick = Pick("smuggler-1", "bid", offered, "silk", got)
        return structs.replace(played("silk", "rum", 1)[0], seed=number, winners=(won,), picks=(pick,))

    games = [game(n, rich, rich[n % 4]) for n in range(400)] + [game(n, poor, poor[n % 2]) for n in range(400, 800)]
    rum = next(row for row in taken(games, {}) if row.id == "rum")
    assert (rum.offered, rum.taken) == (800, 300)
    assert rum.difference == pytest.approx(0)


def test_nothing_is_said_of_what_was_hardly_ever_taken():
    assert {row.difference for row in taken(played("silk", "rum", FEWEST_GAMES - 1), {})} == {None}


def test_nothing_too_much_is_found_where_chance_decides():
    rows = taken(played("silk", "rum", 50) + played("rum", "silk", 50), {})
    assert [row.difference for row in rows] == [pytest.approx(0), pytest.approx(0)]
    assert not any(row.too_much for row in rows)


def test_bidding_what_is_worth_more_wins_more():
    found = reviewed("smugglers", watch_all(every_table("smugglers", 150)))
    won = {row.id: row.difference or 0.0 for row in found.taken}
    assert won["pearls"] > won["silk"] > won["rum"]


def test_what_is_offered_and_never_wanted_is_told():
    assert reviewed("smugglers", played("silk", "rum", 30)).never == ["rum"]
    assert reviewed("smugglers").never == []


def test_the_review_at_the_command_line(tmp_path):
    def run(*words):
        result = CliRunner().invoke(app, ["content", "smugglers", "--review", *words], catch_exceptions=False)
        assert result.exit_code == 0
        return result.stdout

    said = run()
    assert "3 findings" in said
    assert "rum is beaten by silk in everything" in said
    assert "games" not in said
    kept = ("--games", "40", "--results", str(tmp_path / "games.jsonl"), "--option", "hand=3")
    said = run(*kept)
    assert "In 120 games" in said
    assert "Won when taken by chance" in said
    assert json.loads(run(*kept, "--json"))["games"] == 120
