"""Dice, shots and damage (GP-DIE, GP-CMB.9 to GP-CMB.16), and the rifle from afar."""

from __future__ import annotations

from hardboiled.games.go_ahead_punk.content import City
from hardboiled.games.go_ahead_punk.effects import MoreDamage
from hardboiled.games.go_ahead_punk.events import Rerolled, ShotFired, StingerDown
from hardboiled.games.go_ahead_punk.rules import P
from hardboiled.games.go_ahead_punk.rules.items import Figure, kit_window, who
from hardboiled.games.go_ahead_punk.state import CopFigure, StingerFigure, cop_seats, fighters
from hardboiled.kernel import Flow


def roll_faces(play: P, count: int) -> list[str]:
    """GP-DIE.4, GP-DIE.5: what the dice show; nobody has more than four."""
    die = play.content.settings.die
    return [die[play.roll(len(die)) - 1] for _ in range(min(count, 4))]


def roll_weapon(play: P, shooter: Figure, weapon: str) -> list[str]:
    """GP-CHR.2, GP-CHR.4, GP-ITM.5, GP-DIE.6: roll, and roll one miss again where that is allowed."""
    item = play.content.items[weapon]
    faces = roll_faces(play, item.dice)
    again = item.reroll or (isinstance(shooter, CopFigure) and play.content.cops[shooter.id].reroll)
    misses = [i for i, face in enumerate(faces) if face != "hit"]
    if again and misses:
        faces[misses[0]] = roll_faces(play, 1)[0]
        play.say(Rerolled(who(shooter), (faces[misses[0]],)))
    return faces


def damage(content: City, shooter: Figure, faces: list[str], card: MoreDamage | None) -> int:
    """GP-CMB.12, GP-CMB.13: hits, doubled or added to by a card, then Frank's one more."""
    hits = faces.count("hit")
    if not hits:
        return 0
    bonus = content.cops[shooter.id].bonus_damage if isinstance(shooter, CopFigure) else 0
    return (hits * card.factor + card.bonus if card else hits) + bonus


def after_vest(content: City, target: Figure, amount: int) -> int:
    """GP-ITM.19, GP-ITM.20: one less for a vest, however many are worn."""
    vest = any(content.items[item].use == "vest" for item in target.items)
    return max(0, amount - vest)


def wound(play: P, target: Figure, amount: int) -> None:
    """GP-INV.2, GP-GEN.4, GP-CMB.16: health falls; at 0 Stinger is down and the Cops have won."""
    target.health = max(0, target.health - amount)
    if isinstance(target, StingerFigure) and target.health == 0:
        play.say(StingerDown())
        play.end(cop_seats(play.state), "stinger-down")


def shoot(play: P, shooter: Figure, target: Figure, weapon: str, card: MoreDamage | None) -> None:
    """GP-CMB.9, GP-CMB.10, GP-ITM.8 to GP-ITM.10: one roll; big hitters strike every Cop on the space."""
    content = play.content
    item = content.items[weapon]
    if item.once:
        shooter.items.remove(weapon)
    faces = roll_weapon(play, shooter, weapon)
    amount = damage(content, shooter, faces, card)
    targets: list[Figure] = [*fighters(play.state)] if item.blast else [target]
    for struck in targets:
        taken = after_vest(content, struck, amount)
        play.say(ShotFired(who(shooter), who(struck), weapon, tuple(faces), taken))
        wound(play, struck, taken)


def rifle_shot(play: P, cop: CopFigure, rifle: str) -> Flow[None]:
    """GP-ITM.13, GP-ITM.14: no cards, no answer, no retreat; it is not a fight."""
    stinger = play.state.stinger
    if not fighters(play.state):
        yield from kit_window(play, stinger)
    shoot(play, cop, stinger, rifle, None)
