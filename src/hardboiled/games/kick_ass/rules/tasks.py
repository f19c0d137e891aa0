"""What an Event asks for: a class each, with the few questions the Event Row asks of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar, TypeAlias

from msgspec import Meta

from hardboiled.games.kick_ass.rules import P, enemies, event_row, tracks
from hardboiled.games.kick_ass.rules.amounts import Amount, Dollars, amount
from hardboiled.games.kick_ass.rules.events import FoeArrived, InterestTaken
from hardboiled.games.kick_ass.rules.places import NOWHERE
from hardboiled.games.kick_ass.rules.plots import don
from hardboiled.games.kick_ass.rules.state import City, EventInPlay, Foe, Hero
from hardboiled.kernel import Effect, Price, SpaceId, at_once

if TYPE_CHECKING:
    from hardboiled.games.kick_ass.rules.content import KickAssContent


class Task(Effect, frozen=True, kw_only=True):
    """Something to be done before an Event is completed."""

    counted: ClassVar[bool] = True
    """Whether how much is left is a number worth showing."""

    @property
    def kind(self) -> str:
        """What the log calls it."""
        return str(type(self).__struct_config__.tag)

    def places(self) -> Sequence[SpaceId]:
        """The Districts it names."""
        return ()

    def to_do(self, players: int) -> int:
        """How much of it there is."""
        return 1

    def set_up(self, play: P, event: EventInPlay) -> None:
        """What comes on the board with it."""

    # What counts for it.

    def counts_kill(self, place: str, supers: bool) -> bool:
        return False

    def counts_fame(self) -> bool:
        return False

    def mini_boss(self) -> str:
        """Who has to die."""
        return ""

    def met_by_night(self, city: City) -> bool:
        return False

    # Interest tokens and Dollars.

    def waiting(self, city: City, event: EventInPlay, left: int) -> int:
        """Interest tokens that still lie where they were put."""
        return 0

    def can(self, city: City, content: KickAssContent, hero: Hero, event: EventInPlay, left: int) -> bool:
        """Whether a Timer action of the Hero gets on with it."""
        return False

    def price(self) -> Price | None:
        """What that Timer action takes."""
        return None

    @at_once
    def do(self, play: P, hero: Hero, event: EventInPlay, number: int) -> None:
        """That Timer action."""

    def destination(self) -> SpaceId:
        """Where its Interest tokens have to be brought."""
        return NOWHERE

    def bribable_foe(self) -> str:
        """The Mini-Boss whom Dollars weaken."""
        return ""


class Work(Task, frozen=True, kw_only=True):
    """Interest tokens in a District: a Timer action there takes one off (and may cost Dollars)."""

    at: SpaceId
    count: Amount = 1
    cost: Dollars = 0
    open_only: bool = False
    """Not while the District is Taken."""

    def places(self) -> Sequence[SpaceId]:
        return (self.at,)

    def to_do(self, players: int) -> int:
        return amount(self.count, players)

    def waiting(self, city: City, event: EventInPlay, left: int) -> int:
        return left

    def can(self, city: City, content: KickAssContent, hero: Hero, event: EventInPlay, left: int) -> bool:
        return (
            self.at == hero.at
            and left > 0
            and self.cost <= hero.dollars
            and not (self.open_only and enemies.taken(city, content, hero.at))
        )

    def price(self) -> Price | None:
        return Price(self.cost, "dollars") if self.cost else None

    @at_once
    def do(self, play: P, hero: Hero, event: EventInPlay, number: int) -> None:
        play.state.city.cause = event.id
        tracks.pay(play, hero, self.price())
        play.state.city.cause = ""
        event_row.advance(play, event, number, 1, self.at)


class Deliver(Task, frozen=True, kw_only=True):
    """Interest tokens to pick up in one District and to bring to another, by Timer actions."""

    at: SpaceId
    to: SpaceId
    count: Amount = 1

    def places(self) -> Sequence[SpaceId]:
        return self.at, self.to

    def to_do(self, players: int) -> int:
        return amount(self.count, players)

    def waiting(self, city: City, event: EventInPlay, left: int) -> int:
        return left - sum(hero.carried.count(event.id) for hero in city.heroes)

    def can(self, city: City, content: KickAssContent, hero: Hero, event: EventInPlay, left: int) -> bool:
        return self.at == hero.at and self.waiting(city, event, left) > 0

    @at_once
    def do(self, play: P, hero: Hero, event: EventInPlay, number: int) -> None:
        hero.carried.append(event.id)
        play.say(InterestTaken(hero.id, event.id))

    def destination(self) -> SpaceId:
        return self.to


class Slay(Task, frozen=True, kw_only=True):
    """So many Minions (or Super Minions) die in a District."""

    at: SpaceId
    count: Amount = 1
    supers: bool = False

    def places(self) -> Sequence[SpaceId]:
        return (self.at,)

    @property
    def kind(self) -> str:
        return "super-slay" if self.supers else "slay"

    def to_do(self, players: int) -> int:
        return amount(self.count, players)

    def counts_kill(self, place: str, supers: bool) -> bool:
        return self.at == place and self.supers == supers


class Defeat(Task, frozen=True, kw_only=True):
    """A Mini-Boss placed there dies; `heroes` in one Fight are needed to hurt it; each Dollar paid
    in its District takes 1 off its Power where `bribable`."""

    counted: ClassVar[bool] = False
    foe: str
    at: SpaceId
    heroes: Annotated[int, Meta(ge=1, le=4)] = 1
    bribable: bool = False

    def places(self) -> Sequence[SpaceId]:
        return (self.at,)

    def set_up(self, play: P, event: EventInPlay) -> None:
        """KA-7.17, KA-9.9: a Mini-Boss takes no Minion space."""
        city = play.state.city
        card = play.content.foes[self.foe]
        x = city.players
        values = amount(card.power, x), amount(card.armor, x), amount(card.life, x)
        city.foes.append(Foe(self.foe, self.at, *values, event=event.id, heroes=min(self.heroes, x)))
        play.say(FoeArrived(self.foe, self.at))

    def mini_boss(self) -> str:
        return self.foe

    def bribable_foe(self) -> str:
        return self.foe if self.bribable else ""


class Hold(Task, frozen=True, kw_only=True):
    """No Enemy is in the District when the Sleep Phase looks at the Events."""

    counted: ClassVar[bool] = False
    at: SpaceId

    def places(self) -> Sequence[SpaceId]:
        return (self.at,)

    def met_by_night(self, city: City) -> bool:
        return enemies.clear(city, self.at)


class Fame(Task, frozen=True, kw_only=True):
    """Heroes gain so much Social Media."""

    count: Amount = 1

    def to_do(self, players: int) -> int:
        return amount(self.count, players)

    def counts_fame(self) -> bool:
        return True


class Crew(Task, frozen=True, kw_only=True):
    """Don Genovese's tokens: colour and District of each."""

    counted: ClassVar[bool] = False
    tokens: tuple[tuple[str, SpaceId], ...]

    def places(self) -> Sequence[SpaceId]:
        return [place for _, place in self.tokens]

    def set_up(self, play: P, event: EventInPlay) -> None:
        don.place_tokens(play, event, self)


AnyTask: TypeAlias = Work | Deliver | Slay | Defeat | Hold | Fame | Crew
