"""KA-29: Don Genovese unites the gangs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Self

from hardboiled.games.kick_ass.rules import P, Seen, answers, enemies, event_row, striking, tracks
from hardboiled.games.kick_ass.rules.actions import HeroAction, TimerAction
from hardboiled.games.kick_ass.rules.amounts import amount
from hardboiled.games.kick_ass.rules.answers import ChooseDistrict
from hardboiled.games.kick_ass.rules.events import FoeMoved, InterestTaken, TokenResolved, TokenRevealed
from hardboiled.games.kick_ass.rules.kinds import TokenNumber
from hardboiled.games.kick_ass.rules.places import NOWHERE
from hardboiled.games.kick_ass.rules.plots import course
from hardboiled.games.kick_ass.rules.plots.final_plot import FinalPlot
from hardboiled.games.kick_ass.rules.state import City, EventInPlay, Foe, Hero, Owed, Token
from hardboiled.kernel import CardId, Flow, Manner, Price, SpaceId, ask, at_once

if TYPE_CHECKING:
    from hardboiled.games.kick_ass.rules.content import KickAssContent
    from hardboiled.games.kick_ass.rules.tasks import Crew

DON = "don-genovese"
PREFIX = "token-"
COLOURS = ("power", "armor", "life", "gang")
BRIBE, POLICE, LOOT = PICTURES = ("bribe", "police", "loot")
DISTRICTS_A_NIGHT = 2
WEAKENED_BY = 2


# What his tokens let Heroes do.


class RevealToken(TimerAction, frozen=True):
    rule: ClassVar[str] = "KA-29.14"
    manner: ClassVar[Manner] = "look"
    token: TokenNumber

    @classmethod
    def offered(cls, table: Seen, content: KickAssContent, hero: Hero) -> Sequence[Self]:
        tokens = table.city.tokens
        return [cls(hero.id, n) for n, token in enumerate(tokens) if token.at == hero.at and not token.picture]

    @at_once
    def do(self, play: P, hero: Hero) -> None:
        state = play.state
        token = state.city.tokens[self.token]
        play.reveal()
        token.picture = state.hidden[self.token]
        token.left = play.content.settings.loot if token.picture == LOOT else 1
        play.say(TokenRevealed(token.at, token.picture))


class PickUpToken(TimerAction, frozen=True):
    """KA-29.17, KA-29.19: the Interest token of a token that shows the police."""

    rule: ClassVar[str] = "KA-29.17"
    manner: ClassVar[Manner] = "use"
    token: TokenNumber

    @classmethod
    def offered(cls, table: Seen, content: KickAssContent, hero: Hero) -> Sequence[Self]:
        tokens = table.city.tokens
        return [
            cls(hero.id, number)
            for number, token in enumerate(tokens)
            if token.at == hero.at and token.picture == POLICE and not token.carrier
        ]

    @at_once
    def do(self, play: P, hero: Hero) -> None:
        token = play.state.city.tokens[self.token]
        token.carrier = hero.id
        hero.carried.append(f"{PREFIX}{self.token}")
        play.say(InterestTaken(hero.id, token.event))


class PayBribe(HeroAction, frozen=True):
    """KA-29.15, KA-29.16: a Bribe needs no Timer, only a Hero with the Dollars."""

    rule: ClassVar[str] = "KA-29.15"
    settles: ClassVar[bool] = True
    manner: ClassVar[Manner] = "use"
    token: TokenNumber

    @classmethod
    def offered(cls, table: Seen, content: KickAssContent, hero: Hero) -> Sequence[Self]:
        tokens = table.city.tokens
        if hero.dollars < content.settings.bribe:
            return ()
        return [cls(hero.id, n) for n, token in enumerate(tokens) if token.at == hero.at and token.picture == BRIBE]

    def price(self, table: Seen, content: KickAssContent) -> Price:
        return Price(content.settings.bribe, "dollars")

    @at_once
    def take(self, play: P) -> None:
        tracks.pay(play, play.state.city.hero(self.hero), self.price(play.state, play.content))
        resolve(play, self.token)


# The plot.


class DonGenovese(FinalPlot):
    """He walks around the city with his gang; the tokens of his crews weaken him."""

    id = DON
    timer_actions = (RevealToken, PickUpToken)
    payments = (PayBribe,)
    softens = False

    def set_up(self, play: P) -> Flow[None]:
        """KA-29.2 to KA-29.6: Don and his gang in Wall Street; Minions come from the city if the supply is short."""
        state, city = play.state, play.state.city
        plot = play.content.plots[DON]
        course.place_boss(play, DON, plot.start)
        for colour in COLOURS:
            state.pictures[colour] = list(PICTURES)
            play.shuffle(state.pictures[colour])
        area = city.map[plot.start]
        for _ in range(amount(plot.gang, city.players)):
            if enemies.supply(city, play.content) <= 0:
                spots = [ChooseDistrict(place) for place in play.content.districts if city.map[place].minions]
                if not spots:
                    return
                choice = yield from ask(answers.all_seats(play), spots, "recruit")
                city.map[choice.district].minions -= 1
            area.gang += 1

    def night_move(self, play: P) -> None:
        """KA-29.7 to KA-29.10: two Districts clockwise with the gang; nothing happens on the way."""
        city = play.state.city
        don = enemies.find_foe(city, DON)
        if don is None:
            return
        ring = play.content.settings.clockwise
        start = don.at
        don.at = ring[(ring.index(start) + DISTRICTS_A_NIGHT) % len(ring)]
        city.map[don.at].gang, city.map[start].gang = city.map[start].gang, 0
        play.say(FoeMoved(DON, (start, don.at)))

    def minions_killed(self, play: P, place: str, count: int) -> None:
        """KA-29.20, KA-29.21: each Minion killed there frees a Dollar for any Hero."""
        city = play.state.city
        for number, token in enumerate(city.tokens):
            if token.at == place and token.picture == LOOT:
                freed = min(token.left, count)
                token.left -= freed
                city.owed += [Owed("loot") for _ in range(freed)]
                if not token.left:
                    resolve(play, number)

    def event_left(self, play: P, event_id: CardId) -> None:
        """KA-29.26: unresolved tokens of an Event that leaves the row leave the game, accessories too."""
        city = play.state.city
        for number, token in enumerate(city.tokens):
            if token.event == event_id and token.at:
                token.at = NOWHERE
                if token.carrier:
                    city.hero(token.carrier).carried.remove(f"{PREFIX}{number}")

    def out_of_reach(self, city: City, foe: Foe) -> bool:
        """KA-29.28: he stands behind the Minions of his District."""
        area = city.map[foe.at]
        return foe.id == DON and bool(area.minions or area.gang)

    def blocks_timer(self, city: City, place: SpaceId) -> bool:
        """KA-29.10."""
        don = enemies.find_foe(city, DON)
        return don is not None and don.at == place


def place_tokens(play: P, event: EventInPlay, task: Crew) -> None:
    """KA-29.11 to KA-29.13, KA-29.29: colours are seen, pictures are not; alone one of each colour."""
    state, city = play.state, play.state.city
    placed: list[str] = []
    for colour, place in task.tokens:
        if city.solo and colour in placed:
            continue
        placed.append(colour)
        state.hidden.append(play.draw(state.pictures[colour]))
        city.tokens.append(Token(colour, place, event.id))
    event.left[:] = [len(placed)]


def delivered(play: P, token: str) -> None:
    """KA-29.18."""
    resolve(play, int(token.removeprefix(PREFIX)))


def resolve(play: P, number: int) -> None:
    """KA-29.22 to KA-29.25: the token is gone, and Don is weaker by its colour."""
    city = play.state.city
    token = city.tokens[number]
    token.at = NOWHERE
    play.say(TokenResolved(token.colour))
    for event in event_row.in_play(city):
        if event.id == token.event:
            event.left[0] -= 1
    don = enemies.find_foe(city, DON)
    if don is None:
        return
    match token.colour:
        case "power":
            don.power = max(0, don.power - WEAKENED_BY)
        case "armor":
            don.armor = max(0, don.armor - WEAKENED_BY)
        case "life":
            striking.hurt_foe(play, don, WEAKENED_BY)
        case "gang":
            striking.remove_minions(play, don.at, min(WEAKENED_BY, city.map[don.at].gang), gang=True)
