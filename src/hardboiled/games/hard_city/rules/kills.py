"""HC-7, HC-8: damage to Mutants, the extermination track and the skills it brings."""

from __future__ import annotations

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.answers import KeepCard
from hardboiled.games.hard_city.rules.causes import other_than
from hardboiled.games.hard_city.rules.episode import episode_of
from hardboiled.games.hard_city.rules.events import Killed, SkillGained, Stunned, Wounded
from hardboiled.games.hard_city.rules.harm import heal
from hardboiled.games.hard_city.rules.ids import FUBAR
from hardboiled.games.hard_city.rules.scoring import order_scores
from hardboiled.games.hard_city.rules.state import Ally, Mutant, Officer
from hardboiled.kernel import Flow, SeatId, SpaceId, ask


def armour(play: P, space: SpaceId) -> int:
    """HC-11.9: what F.U.B.A.R. takes off a shot at his space."""
    for mutant in play.state.mutants:
        if mutant.kind == FUBAR and mutant.at == space:
            return play.content.settings.fubar_armour
    return 0


def stun(play: P, mutant: Mutant, told: bool = True) -> None:
    """HC-7.9; nobody offers F.U.B.A.R. or one who is stunned already (HC-11.11)."""
    mutant.stunned = True
    if told:
        play.say(Stunned(mutant.id, play.state.cause))


def damage_mutant(play: P, mutant: Mutant, amount: int, told: bool = True) -> Flow[None]:
    """HC-7.9, HC-10.20, HC-11.10: one stuns, two kill; a Rat dies of one; F.U.B.A.R. has HP."""
    if amount <= 0:
        return
    if mutant.kind == FUBAR:
        mutant.hp = max(0, mutant.hp - amount)
        play.say(Wounded(mutant.id, amount, play.state.cause))
        if not mutant.hp:
            yield from kill(play, mutant)
    elif amount > 1 or mutant.stunned or mutant.kind == "rat":
        yield from kill(play, mutant)
    else:
        stun(play, mutant, told)


def remove_mutant(play: P, mutant: Mutant) -> None:
    """HC-7.27, HC-10.18, HC-11.2: back to the supply; F.U.B.A.R. never comes again, and his letters are discarded."""
    state = play.state
    state.mutants[:] = [other for other in state.mutants if other is not mutant]
    if mutant.kind != FUBAR:
        state.supply[mutant.kind].append(mutant.id)
    else:
        state.discard.extend(state.letters)
        state.letters.clear()


def kill(play: P, mutant: Mutant) -> Flow[None]:
    """HC-7.26, HC-7.27, HC-8.12, HC-19.7: whatever the cause, the extermination marker moves."""
    play.say(Killed(mutant.id, mutant.at, play.state.cause))
    remove_mutant(play, mutant)
    settings = play.content.settings
    play.state.kills += settings.fubar_kill_steps if mutant.kind == FUBAR else 1
    if play.state.kills >= settings.kills_per_reward:
        play.state.kills -= settings.kills_per_reward
        yield from reward(play)


def reward(play: P) -> Flow[None]:
    """HC-8.9, HC-8.14, HC-8.16: a VP where the episode grants it, and a skill for each officer."""
    if episode_of(play.state).kills_score:
        order_scores(play, 1, "kills")
    for officer in play.state.officers:
        yield from gain_skill(play, officer, (officer.seat,))
    ally = play.state.ally
    if ally is not None and ally.hp:
        yield from gain_skill(play, ally, play.state.order_seats)


def gain_skill(play: P, learner: Officer | Ally, seats: tuple[SeatId, ...]) -> Flow[None]:
    """HC-8.9, HC-8.10, HC-8.15, HC-13.6: two are drawn, one is kept, the other shuffled back."""
    deck = learner.skill_deck
    for _ in range(min(play.content.settings.skills_drawn, len(deck))):
        learner.drawn.append(play.draw(deck))
    if not learner.drawn:
        return
    kept = yield from ask(seats, [KeepCard(card) for card in learner.drawn], "skill", {"officer": learner.id})
    learner.drawn.remove(kept.card)
    learner.skills.append(kept.card)
    deck.extend(learner.drawn)
    learner.drawn.clear()
    play.shuffle(deck)
    play.say(SkillGained(learner.id, kept.card, other_than(play, learner.id)))
    perk = play.content.skills[kept.card].perk
    if isinstance(learner, Ally):
        learner.hp += perk.max_hp
    else:
        learner.gained.append(kept.card)
        if perk.max_hp:
            heal(play, learner, perk.max_hp)
        if not learner.done and perk.max_ap:
            learner.ap += perk.max_ap
        learner.shield += perk.shield
