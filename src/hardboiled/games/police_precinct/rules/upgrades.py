"""PP-11: upgrades."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Self

from hardboiled.games.police_precinct.rules import C, OfficerSeen, P, Seen
from hardboiled.games.police_precinct.rules.actions import OfficerAction, Pass
from hardboiled.games.police_precinct.rules.city import at_station
from hardboiled.games.police_precinct.rules.events import Upgraded
from hardboiled.games.police_precinct.rules.ids import UPGRADES, UpgradeKind
from hardboiled.games.police_precinct.rules.ongoing import station_closed
from hardboiled.games.police_precinct.rules.state import Officer
from hardboiled.games.police_precinct.rules.supplies import ONE_DONUT, pay_donuts
from hardboiled.kernel import Action, Flow, Price, ask


class Upgrade(OfficerAction, frozen=True):
    """PP-6.5, PP-11.1: one or two different tokens for a Donut each, at the Police Station."""

    rule: ClassVar[str] = "PP-6.5"
    group = "upgrades"
    manner = "use"
    kind: UpgradeKind

    def price(self, table: Seen, content: C) -> Price:
        return ONE_DONUT

    @classmethod
    def offered(cls, table: Seen, content: C, officer: OfficerSeen) -> Sequence[Self]:
        """PP-11.3, PP-11.4, PP-16.8: kinds that are left and that this officer lacks, if there is a Donut to pay."""
        if not officer.donuts or not at_station(officer, content) or station_closed(table, content):
            return []
        return [cls(kind) for kind in lacking(table, officer)]

    def take(self, play: P, officer: Officer) -> Flow[None]:
        self.buy(play, officer)
        for _ in range(1, play.content.settings.upgrades_at_once):
            options = self.offered(play.state, play.content, officer)
            if not options:
                return
            choice = yield from ask(officer.seat, [*options, Pass()], "upgrade-again")
            if not isinstance(choice, Upgrade):
                return
            choice.buy(play, officer)

    def buy(self, play: P, officer: Officer) -> None:
        pay_donuts(play, officer, self.price(play.state, play.content), "upgrade")
        add_upgrade(play, officer, self.kind)


class TakeUpgrade(Action, frozen=True):
    """PP-11.9: which token a card or a reward brings."""

    rule: ClassVar[str] = "PP-11.9"
    group = "upgrades"
    manner = "use"
    kind: UpgradeKind

    @classmethod
    def lacking(cls, table: Seen, officer: OfficerSeen) -> list[Self]:
        return [cls(kind) for kind in lacking(table, officer)]


def lacking(table: Seen, officer: OfficerSeen) -> list[UpgradeKind]:
    """PP-11.3, PP-11.4: kinds that are left and that this officer lacks."""
    return [kind for kind in UPGRADES if table.upgrades[kind] and kind not in officer.upgrades]


def add_upgrade(play: P, officer: Officer, kind: UpgradeKind) -> None:
    play.state.upgrades[kind] -= 1
    officer.upgrades.append(kind)
    play.say(Upgraded(officer.seat, officer.character, kind))
