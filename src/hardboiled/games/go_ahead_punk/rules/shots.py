"""Dice, shots and damage (GP-DIE, GP-CMB.9 to GP-CMB.16)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import product
from math import prod
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from hardboiled.games.go_ahead_punk.rules.choices import PunkAction, decides
from hardboiled.games.go_ahead_punk.rules.clash import Fired, Shot
from hardboiled.games.go_ahead_punk.rules.events import Rerolled, ShotFired, StingerDown
from hardboiled.games.go_ahead_punk.rules.figures import cop_seats, fighters, figure_named, has_item, hurt
from hardboiled.games.go_ahead_punk.rules.kinds import Face, FigureId, ItemId
from hardboiled.kernel import CardId, Flow, Manner, Pool

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Self

    from hardboiled.games.go_ahead_punk.rules import CopSeen, Figure, FigureSeen, P, Seen
    from hardboiled.games.go_ahead_punk.rules.content import PunkContent

NO_CARD = CardId("")
DICE = 4
"""GP-DIE.5: nobody has more."""


class Volley(NamedTuple):
    """One roll at somebody: so many dice, and what their hits come to."""

    dice: int
    again: bool = False
    """One miss is rolled again."""
    factor: int = 1
    card: int = 0
    """What a card adds."""
    more: int = 0
    """What the shooter adds."""
    less: int = 0
    """What the target is spared."""
    least: int = 0
    """What it does even if no die hits."""

    def miss(self, faces: Sequence[Face]) -> int | None:
        """GP-CHR.2, GP-ITM.5, GP-DIE.6: the die that is rolled again."""
        if not self.again:
            return None
        return next((n for n, face in enumerate(faces) if face != "hit"), None)

    def damage(self, hits: int) -> int:
        """GP-CMB.12, GP-CMB.13: hits, doubled or added to by a card, Frank's one more, one less for a vest."""
        return max(self.least, hits * self.factor + self.card + self.more - self.less if hits else 0)

    def parts(self, hits: int) -> tuple[tuple[str, int], ...]:
        """What the damage is made of."""
        parts = []
        if hits:
            card = hits * (self.factor - 1) + self.card
            parts = [("hits", hits), ("card", card), ("ability", self.more), ("vest", -self.less)]
        if self.damage(hits) == self.least:
            parts.append(("sure", self.least - max(0, sum(count for _, count in parts))))
        return tuple([part for part in parts if part[1]])

    def average(self, die: Sequence[Face]) -> float:
        """The damage over all that the dice can show."""
        shows, total = Counter(die), 0.0
        for faces in product(shows, repeat=self.dice):
            ways, miss = prod(shows[face] for face in faces), self.miss(faces)
            if miss is None:
                total += ways * self.damage(faces.count("hit"))
            else:
                hits = faces.count("hit")
                seconds = [n * self.damage(hits + (face == "hit")) for face, n in shows.items()]
                total += ways * sum(seconds) / len(die)
        return total / float(len(die) ** self.dice)


@lru_cache(maxsize=4096)
def what_comes_of(volley: Volley, hits: int) -> tuple[int, tuple[tuple[str, int], ...]]:
    """The damage of so many hits, and what it is made of."""
    return volley.damage(hits), volley.parts(hits)


class Mark(NamedTuple):
    """What matters about whoever is shot at."""

    vest: bool = False
    hurt: bool = False
    side: FigureId = ""
    card: CardId = NO_CARD
    """What it has played in this combat round."""


ANYBODY = Mark()


@lru_cache(maxsize=4096)
def volley_of(
    content: PunkContent, shooter: FigureId, weapon: ItemId, card: CardId = NO_CARD, mark: Mark = ANYBODY
) -> tuple[Volley, Pool]:
    """GP-CHR.4, GP-CHR.5, GP-ITM.2, GP-ITM.19, GP-ITM.23: a weapon in these hands, with this card, at somebody;
    with it what is thrown, and does so much on average."""
    item, character, die = content.items[weapon], content.characters[shooter], content.settings.die
    volley = Volley(
        item.dice,
        item.reroll or character.reroll,
        more=character.bonus_damage,
        less=int(mark.vest and not item.pierce),
        least=item.least,
    )
    if card:
        volley = character.cards[card].effect.harder(volley, mark)
    if mark.card:
        volley = content.characters[mark.side].cards[mark.card].effect.softer(volley)
    volley = volley._replace(dice=min(DICE, max(volley.dice, min(1, item.dice))))
    return volley, Pool(volley.dice, average=volley.average(die), kind="shot", sides=len(die))


def mark_of(table: Seen, content: PunkContent, target: FigureSeen | None) -> Mark:
    """Somebody as a target; hoods have neither vest nor cards."""
    if target is None:
        return ANYBODY
    card = table.clash.cards.get(target.id, NO_CARD) if table.clash else NO_CARD
    return Mark(wears_vest(content, target), hurt(content, target) > 0, target.id, card)


def wears_vest(content: PunkContent, target: FigureSeen | None) -> bool:
    """GP-ITM.20: one or more; hoods have none."""
    return target is not None and has_item(content, target, "vest")


def shot_with(table: Seen, content: PunkContent, weapon: ItemId) -> Pool:
    """What is thrown if this weapon makes the shot that is about to be made."""
    shot = table.shot
    assert shot is not None
    mark = mark_of(table, content, figure_named(table, shot.target))
    return volley_of(content, shot.shooter, weapon, shot.card, mark)[1]


def usual_damage(content: PunkContent, figure: FigureSeen, item: ItemId) -> float:
    """What a shot with this item does on average in these hands; 0 if it is no weapon."""
    return volley_of(content, figure.id, item)[1].average or 0


class Shoot(PunkAction, frozen=True):
    """One weapon a shot."""

    rule: ClassVar[str] = "GP-CMB.9"
    manner: ClassVar[Manner] = "attack"
    weapon: ItemId

    @classmethod
    def offered(cls, table: Seen, content: PunkContent, figure: FigureSeen) -> list[Self]:
        return [cls(item) for item in dict.fromkeys(figure.items) if item in content.weapons]

    def dice(self, table: Seen, content: PunkContent) -> Sequence[Pool]:
        return [shot_with(table, content, self.weapon)]

    def wanted(self, table: Seen, content: PunkContent, cop: CopSeen) -> float:
        """GP-AIC.15: the weapon that does most."""
        return shot_with(table, content, self.weapon).average or 0


def take_shot(play: P, shooter: Figure, target: FigureId, card: CardId) -> Flow[int]:
    """GP-CMB.9: choose a weapon and fire it; the damage done, as far as hoods keep count of it."""
    play.state.shot = Shot(shooter.id, target, card)
    weapons = Shoot.offered(play.state, play.content, shooter)
    choice = weapons[0]
    if len(weapons) > 1:
        choice = yield from decides(play, shooter, weapons, "weapon", {"who": shooter.id})
    return fire(play, shooter, choice.weapon)


def fire(play: P, shooter: Figure, weapon: ItemId) -> int:
    """GP-CMB.9, GP-CMB.10, GP-ITM.8 to GP-ITM.10: one roll; big hitters strike every Cop on the space."""
    state, content, shot = play.state, play.content, play.state.shot
    assert shot is not None
    item, target = content.items[weapon], figure_named(state, shot.target)
    volley, pool = volley_of(content, shooter.id, weapon, shot.card, mark_of(state, content, target))
    state.shot = None
    if item.once:
        shooter.items.remove(weapon)
    faces = roll(play, pool)
    miss = volley.miss(faces)
    if miss is not None:
        faces[miss] = roll_faces(play, 1)[0]
        play.say(Rerolled(shooter.id, (faces[miss],)))
    if not item.blast:
        return strike(play, shooter, weapon, target, volley, faces)
    for struck in fighters(state):
        volley, _ = volley_of(content, shooter.id, weapon, shot.card, mark_of(state, content, struck))
        strike(play, shooter, weapon, struck, volley, faces)
    return 0


def strike(
    play: P, shooter: Figure, weapon: ItemId, target: Figure | None, volley: Volley, faces: Sequence[Face]
) -> int:
    (taken, parts), clash = what_comes_of(volley, faces.count("hit")), play.state.clash
    before = target.health if target else clash.toughness if clash else 0
    name = target.id if target else "hoods"
    if clash is not None and name in (clash.attacker, clash.defender):
        clash.fired[shooter.id] = Fired(weapon, tuple(faces), parts, taken)
    at = target.space if target else shooter.space
    play.say(ShotFired(shooter.id, name, weapon, tuple(faces), taken, parts, max(0, before - taken), at))
    if target:
        wound(play, target, taken)
    return taken


def roll(play: P, pool: Pool) -> list[Face]:
    die = play.content.settings.die
    return [die[number - 1] for number in play.throw(pool)]


def roll_faces(play: P, count: int) -> list[Face]:
    """GP-DIE.4, GP-DIE.5: what the dice show."""
    die = play.content.settings.die
    return [die[number - 1] for number in play.rolls(min(count, DICE), len(die))]


def wound(play: P, target: Figure, amount: int) -> None:
    """GP-INV.2, GP-GEN.4, GP-CMB.16: health falls; at 0 Stinger is down and the Cops have won."""
    if amount < target.health:
        target.health -= amount
        return
    target.health = 0
    if target.id == "stinger":
        play.say(StingerDown())
        play.end(cop_seats(play.state), "stinger-down")
