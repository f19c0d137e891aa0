"""Dice, shots and damage (GP-DIE, GP-CMB.9 to GP-CMB.16)."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from hardboiled.games.go_ahead_punk.rules.choices import PunkAction, decides
from hardboiled.games.go_ahead_punk.rules.events import Rerolled, ShotFired, StingerDown
from hardboiled.games.go_ahead_punk.rules.figures import cop_seats, fighters, figure_named, item_for
from hardboiled.games.go_ahead_punk.rules.kinds import Face, FigureId, ItemId
from hardboiled.games.go_ahead_punk.rules.state import Shot
from hardboiled.kernel import CardId, Flow, Manner, Pool

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Self

    from hardboiled.games.go_ahead_punk.rules import CopSeen, Figure, FigureSeen, P, Seen
    from hardboiled.games.go_ahead_punk.rules.content import PunkContent

DICE = 4
"""GP-DIE.5: nobody has more."""


class Volley(NamedTuple):
    """One roll at somebody: so many dice, and what their hits come to."""

    dice: int
    again: bool = False
    """One miss is rolled again."""
    factor: int = 1
    more: int = 0
    less: int = 0

    def miss(self, faces: Sequence[Face]) -> int | None:
        """GP-CHR.2, GP-ITM.5, GP-DIE.6: the die that is rolled again."""
        return next((n for n, face in enumerate(faces) if face != "hit"), None) if self.again else None

    def damage(self, faces: Sequence[Face]) -> int:
        """GP-CMB.12, GP-CMB.13: hits, doubled or added to by a card, Frank's one more, one less for a vest."""
        hits = faces.count("hit")
        return max(0, hits * self.factor + self.more - self.less) if hits else 0

    def average(self, die: tuple[Face, ...]) -> float:
        """The damage over all that the dice can show."""
        return _average(self, die)


@cache
def _average(volley: Volley, die: tuple[Face, ...]) -> float:
    total = 0.0
    for faces in product(die, repeat=volley.dice):
        miss = volley.miss(faces)
        if miss is None:
            total += volley.damage(faces)
        else:
            seconds = [volley.damage((*faces[:miss], second, *faces[miss + 1 :])) for second in die]
            total += sum(seconds) / len(seconds)
    return total / float(len(die) ** volley.dice)


def volley_with(content: PunkContent, shooter: FigureSeen, weapon: ItemId) -> Volley:
    """GP-CHR.4, GP-CHR.5, GP-ITM.2: what this weapon does in these hands."""
    item, character = content.items[weapon], content.characters[shooter.id]
    return Volley(min(item.dice, DICE), item.reroll or character.reroll, more=character.bonus_damage)


def against(content: PunkContent, volley: Volley, target: FigureSeen | None) -> Volley:
    """GP-ITM.19, GP-ITM.20: one less for a vest, however many are worn."""
    return volley._replace(less=1) if target is not None and item_for(content, target, "vest") else volley


def shot_with(table: Seen, content: PunkContent, weapon: ItemId) -> Volley:
    """The shot that is about to be made, with this weapon and whatever card goes with it, vests apart."""
    shot = table.shot
    assert shot is not None
    shooter = figure_named(table, shot.shooter)
    assert shooter is not None
    volley = volley_with(content, shooter, weapon)
    return content.characters[shooter.id].cards[shot.card].effect.harder(volley) if shot.card else volley


def pool_of(table: Seen, content: PunkContent, weapon: ItemId) -> Pool:
    """Its dice, and what they do on average to whom it is aimed at."""
    assert table.shot is not None
    die, target = content.settings.die, figure_named(table, table.shot.target)
    volley = against(content, shot_with(table, content, weapon), target)
    return Pool(volley.dice, average=volley.average(die), kind="shot", sides=len(die))


def usual_damage(content: PunkContent, figure: FigureSeen, item: ItemId) -> float:
    """What a shot with this item does on average in these hands; 0 if it is no weapon."""
    return volley_with(content, figure, item).average(content.settings.die) if content.items[item].dice else 0


class Shoot(PunkAction, frozen=True):
    """One weapon a shot."""

    rule: ClassVar[str] = "GP-CMB.9"
    manner: ClassVar[Manner] = "attack"
    weapon: ItemId

    @classmethod
    def offered(cls, table: Seen, content: PunkContent, figure: FigureSeen) -> list[Self]:
        return [cls(item) for item in dict.fromkeys(figure.items) if content.items[item].dice]

    def dice(self, table: Seen, content: PunkContent) -> Sequence[Pool]:
        return [pool_of(table, content, self.weapon)]

    def wanted(self, table: Seen, content: PunkContent, cop: CopSeen) -> float:
        """GP-AIC.15: the weapon that does most."""
        return pool_of(table, content, self.weapon).average or 0

    def take(self, play: P, shooter: Figure) -> int:
        return fire(play, shooter, self.weapon)


def take_shot(play: P, shooter: Figure, target: FigureId, card: CardId) -> Flow[int]:
    """GP-CMB.9: choose a weapon and fire it; the damage done to the target."""
    play.state.shot = Shot(shooter.id, target, card)
    weapons = Shoot.offered(play.state, play.content, shooter)
    choice = yield from decides(play, shooter, weapons, "weapon", {"who": shooter.id})
    return choice.take(play, shooter)


def fire(play: P, shooter: Figure, weapon: ItemId) -> int:
    """GP-CMB.9, GP-CMB.10, GP-ITM.8 to GP-ITM.10: one roll; big hitters strike every Cop on the space."""
    state, content, shot = play.state, play.content, play.state.shot
    assert shot is not None
    item, volley, pool = content.items[weapon], shot_with(state, content, weapon), pool_of(state, content, weapon)
    state.shot = None
    if item.once:
        shooter.items.remove(weapon)
    faces = roll(play, shooter, volley, pool)
    target = _aimed_at(play, shot)
    taken = 0
    for struck in fighters(state) if item.blast else [target]:
        taken = against(content, volley, struck).damage(faces)
        play.say(ShotFired(shooter.id, struck.id if struck else shot.target, weapon, tuple(faces), taken))
        if struck:
            wound(play, struck, taken)
    return taken


def _aimed_at(play: P, shot: Shot) -> Figure | None:
    """None: hoods."""
    figures: list[Figure] = [play.state.stinger, *play.state.cops]
    return next((figure for figure in figures if figure.id == shot.target), None)


def roll(play: P, shooter: Figure, volley: Volley, pool: Pool) -> list[Face]:
    """GP-DIE.6: roll, and roll one miss again where that is allowed."""
    die = play.content.settings.die
    faces = [die[number - 1] for number in play.throw(pool)]
    miss = volley.miss(faces)
    if miss is not None:
        faces[miss] = roll_faces(play, 1)[0]
        play.say(Rerolled(shooter.id, (faces[miss],)))
    return faces


def roll_faces(play: P, count: int) -> list[Face]:
    """GP-DIE.4, GP-DIE.5: what the dice show."""
    die = play.content.settings.die
    return [die[play.roll(len(die)) - 1] for _ in range(min(count, DICE))]


def wound(play: P, target: Figure, amount: int) -> None:
    """GP-INV.2, GP-GEN.4, GP-CMB.16: health falls; at 0 Stinger is down and the Cops have won."""
    target.health = max(0, target.health - amount)
    if target.health == 0 and target.id == "stinger":
        play.say(StingerDown())
        play.end(cop_seats(play.state), "stinger-down")
