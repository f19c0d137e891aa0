"""Decisions and clicks of a whole game: a bot decides for the one person at the table, clicks carry it out.

`python -m bench.clicks` plays in Chromium against a real server, one game of each; `--scenes 5` counts by the same
rules from the scenes alone, over so many games of each. A choice costs one click where its button is in the list or
a click on the table can mean nothing else; two where a small menu asks which; one more where the page asks again.
`--folded` counts a list that shows what glows on the board only while it is short, as the table's once did.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from typing import Any

from msgspec import Struct, field

from hardboiled.bots import make_bot
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.saving import start
from hardboiled.kernel.seat import Seat

TABLES = {"go-ahead-punk": "solo", "hard-city": "co-op", "kick-ass": "co-op", "police-precinct": "co-op"}
"""The modes one person plays alone: whoever counts knows every choice."""
PLAYER = "regular"
MOST = 5000
SHORT_LIST, SHORT_LIST_WITH_HAND = 6, 3


class Tally(Struct):
    """What a game asked of its player."""

    decisions: int = 0
    alone: int = 0
    """Questions with one possible answer."""
    clicks: int = 0
    menus: int = 0
    confirmed: int = 0
    prompts: Counter[str] = field(default_factory=Counter)
    """Clicks by what the chosen actions are called."""

    def note(self, kind: str, clicks: int, options: int, menu: bool, confirmed: bool) -> None:
        self.decisions += 1
        self.alone += options == 1
        self.clicks += clicks
        self.menus += menu
        self.confirmed += confirmed
        self.prompts[kind] += clicks

    def __str__(self) -> str:
        most = ", ".join(f"{kind} {clicks}" for kind, clicks in self.prompts.most_common(8))
        figures = f"{self.decisions:>6}{self.clicks:>8}{self.alone:>8}{self.menus:>8}{self.confirmed:>9}"
        return f"{figures}   {most}"


HEADING = f"{'game':<17}{'games':>6}{'choices':>8}{'clicks':>8}{'single':>8}{'menus':>8}{'confirm':>9}   most clicks"


def clicks_for(option: Any, options: list[Any], on_table: set[str], folded: bool, has_hand: bool) -> tuple[int, bool]:
    """The clicks this option costs at the cheapest, and whether a menu comes up."""
    spots = [one for one in options if on_table & set(one.targets)]
    lines = len(options) + sum(1 for one in spots if one.detail)
    listed = not folded or option not in spots or lines <= (SHORT_LIST_WITH_HAND if has_hand else SHORT_LIST)
    alone = bool(on_table & set(of_one_place(option, options)))
    sure = 1 if getattr(option, "confirm", False) else 0
    return (1 if listed or alone else 2) + sure, not (listed or alone)


def of_one_place(option: Any, options: list[Any]) -> list[str]:
    """The targets that mean this option and no other."""
    return [target for target in option.targets if sum(target in one.targets for one in options) == 1]


def goes_ahead(option: Any, options: list[Any]) -> bool:
    """Whether a click on a place can mean "move" before it is asked where: the only way to move has no place yet."""
    moves = [one for one in options if getattr(one, "manner", "") == "move"]
    return moves == [option] and not option.targets and not option.confirm


def targets_of(scene: Any, stage: Any) -> set[str]:
    """Everything on the table a click can find."""
    boards = [board for board in stage.boards if board.id in scene.boards]
    zones = [*scene.zones, *(zone for panel in scene.panels for zone in panel.zones)]
    found = {f"space:{space.id}" for board in boards for space in board.spaces}
    found |= {f"piece:{piece.id}" for piece in scene.pieces}
    found |= {f"card:{card.id}" for zone in zones if zone.kind != "deck" for card in zone.cards}
    return found | {f"panel:{panel.seat}" for panel in scene.panels}


def count_from_scenes(game: str, seed: int, folded: bool) -> Tally:
    """One game, told by its scenes."""
    match = start(game, TABLES[game], ["You"], seed=seed)
    bot, tally, stage = make_bot(PLAYER, seed), Tally(), match.stage()
    ahead = False
    while match.asks and tally.decisions < MOST:
        seat = match.asks[0].seats[0]
        action = bot.choose(Seat(match, seat))
        scene = match.scene(seat)
        ask = next(ask for ask in scene.asks if seat in ask.seats)
        option = ask.options[list(match.asks[0].options).index(action)]
        hand = any(zone.kind == "hand" and zone.cards for panel in scene.panels for zone in panel.zones)
        on_table = targets_of(scene, stage)
        clicks, menu = clicks_for(option, ask.options, on_table, folded, hand)
        if ahead and any(target in on_table for target in of_one_place(option, ask.options)):
            clicks -= 1  # the click that said "move" said where to as well
        ahead = not folded and goes_ahead(option, ask.options)
        tally.note(option.key or action.tag, clicks, len(ask.options), menu, bool(getattr(option, "confirm", False)))
        match.choose(action, seat)
    return tally


def add(tallies: list[Tally]) -> Tally:
    total = Tally()
    for tally in tallies:
        total.decisions += tally.decisions
        total.alone += tally.alone
        total.clicks += tally.clicks
        total.menus += tally.menus
        total.confirmed += tally.confirmed
        total.prompts.update(tally.prompts)
    return total


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0] if __doc__ else "")
    parser.add_argument("--scenes", type=int, default=0, help="count so many games of each from their scenes")
    parser.add_argument("--folded", action="store_true", help="as if the list hid what glows on the board")
    parser.add_argument("--game", choices=sorted(TABLES), action="append")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    print(HEADING)
    for game in chosen.game or sorted(TABLES):
        find_game(game)
        if chosen.scenes:
            seeds = range(chosen.seed, chosen.seed + chosen.scenes)
            tally = add([count_from_scenes(game, seed, chosen.folded) for seed in seeds])
        else:
            from bench.clicking import count_in_browser

            tally = count_in_browser(game, chosen.seed)
        print(f"{game:<17}{chosen.scenes or 1:>6}{tally}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
