"""KA-29: Don Genovese unites the gangs."""

from __future__ import annotations

from hardboiled.games.kick_ass.actions import ChooseDistrict, PayBribe, PickUpToken, RevealToken
from hardboiled.games.kick_ass.effects import Crew, amount
from hardboiled.games.kick_ass.events import FoeMoved, InterestTaken, TokenResolved, TokenRevealed
from hardboiled.games.kick_ass.rules import P, enemies, events, plots, settling, striking, tracks
from hardboiled.games.kick_ass.state import City, EventInPlay, Hero, Owed, Token
from hardboiled.kernel import Action, CardId, Flow, SpaceId, decide

DON = "don-genovese"
PREFIX = "token-"
COLOURS = ("power", "armor", "life", "gang")
PICTURES = ("bribe", "police", "loot")
DISTRICTS_A_NIGHT = 2
WEAKENED_BY = 2
GONE = SpaceId("")


def set_up(play: P) -> Flow[None]:
    """KA-29.2 to KA-29.6: Don and his gang in Wall Street; Minions come from the city if the supply is short."""
    state, city = play.state, play.state.city
    plot = play.content.plots[DON]
    plots.place_boss(play, DON, plot.start)
    for colour in COLOURS:
        state.pictures[colour] = list(PICTURES)
        play.shuffle(state.pictures[colour])
    area = city.map[plot.start]
    for _ in range(amount(plot.gang, city.players)):
        if enemies.supply(city, play.content) <= 0:
            spots = [ChooseDistrict(place) for place in play.content.districts if city.map[place].minions]
            if not spots:
                return
            choice = yield from decide(settling.all_seats(play), spots, "recruit")
            city.map[choice.district].minions -= 1
        area.gang += 1


def move(play: P) -> None:
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


# His tokens.


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


def timer_actions(city: City, hero: Hero) -> list[Action]:
    """KA-29.14, KA-29.17: a Timer action reveals a token, or picks up its Interest token."""
    options: list[Action] = []
    for number, token in enumerate(city.tokens):
        if token.at == hero.at:
            if not token.picture:
                options.append(RevealToken(hero.id, number))
            elif token.picture == "police" and not token.carrier:
                options.append(PickUpToken(hero.id, number))
    return options


def free_actions(play: P, hero: Hero) -> list[Action]:
    """KA-29.15, KA-29.16: a Bribe needs no Timer, only a Hero with the Dollars."""
    if hero.dollars < play.content.settings.bribe:
        return []
    tokens = enumerate(play.state.city.tokens)
    return [PayBribe(hero.id, number) for number, t in tokens if t.at == hero.at and t.picture == "bribe"]


def reveal(play: P, number: int) -> None:
    """KA-29.14."""
    state = play.state
    token = state.city.tokens[number]
    play.reveal()
    token.picture = state.hidden[number]
    token.left = play.content.settings.loot if token.picture == "loot" else 1
    play.say(TokenRevealed(token.at, token.picture))


def pay_bribe(play: P, hero: Hero, number: int) -> None:
    tracks.change(play, hero, "dollars", -play.content.settings.bribe)
    resolve(play, number)


def pick_up(play: P, hero: Hero, number: int) -> None:
    """KA-29.17, KA-29.19."""
    token = play.state.city.tokens[number]
    token.carrier = hero.id
    hero.carried.append(f"{PREFIX}{number}")
    play.say(InterestTaken(hero.id, token.event))


def delivered(play: P, token: str) -> None:
    resolve(play, int(token.removeprefix(PREFIX)))


def loot(play: P, place: str, killed: int) -> None:
    """KA-29.20, KA-29.21: each Minion killed there frees a Dollar for any Hero."""
    city = play.state.city
    for number, token in enumerate(city.tokens):
        if token.at == place and token.picture == "loot":
            freed = min(token.left, killed)
            token.left -= freed
            city.owed += [Owed("loot") for _ in range(freed)]
            if not token.left:
                resolve(play, number)


def resolve(play: P, number: int) -> None:
    """KA-29.22 to KA-29.25: the token is gone, and Don is weaker by its colour."""
    city = play.state.city
    token = city.tokens[number]
    token.at = GONE
    play.say(TokenResolved(token.colour))
    for event in events.in_play(city):
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
            enemies.remove_minions(play, don.at, min(WEAKENED_BY, city.map[don.at].gang), gang=True)


def sweep(play: P, event_id: CardId) -> None:
    """KA-29.26: unresolved tokens of an Event that leaves the row leave the game, accessories too."""
    city = play.state.city
    for number, token in enumerate(city.tokens):
        if token.event == event_id and token.at:
            token.at = GONE
            if token.carrier:
                city.hero(token.carrier).carried.remove(f"{PREFIX}{number}")
