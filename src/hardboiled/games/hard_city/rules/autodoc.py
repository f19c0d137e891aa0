"""HC-17, HC-19: the AutoDoc's resolution: draw, top effect, Queue, letters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.answers import ChooseSpace
from hardboiled.games.hard_city.rules.causes import because
from hardboiled.games.hard_city.rules.decks import reshuffle_chaos
from hardboiled.games.hard_city.rules.effects.chaos_word import carry_out
from hardboiled.games.hard_city.rules.episode import episode_of
from hardboiled.games.hard_city.rules.events import AutodocDrew, QueueActs, Queued, SetAside
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.markers import return_markers
from hardboiled.games.hard_city.rules.spawning import arrive
from hardboiled.games.hard_city.rules.state import QueuedCard, active_officer
from hardboiled.games.hard_city.rules.terrain import FAR
from hardboiled.kernel import CardId, Flow, ask

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import AutodocCard


def resolution(play: P) -> Flow[None]:
    """HC-16.9, HC-17.1, HC-17.6, HC-17.9: draw and resolve, then the Queue; part of the officer's turn."""
    state = play.state
    state.cause = ""
    yield from draw_one(play)
    for queued in [queued for queued in state.queue if not queued.fresh]:
        if any(queued is other for other in state.queue):
            yield from _act(play, queued)
    for queued in state.queue:
        queued.fresh = False
    state.step = "next-officer"


def draw_one(play: P) -> Flow[None]:
    """HC-17.1 to HC-17.5, HC-19.9."""
    state = play.state
    if not state.deck:
        reshuffle_chaos(play)
    if not state.deck:
        return
    card = play.draw(state.deck)
    play.say(AutodocDrew(card))
    if not state.deck:
        reshuffle_chaos(play)
    yield from _resolve_top(play, card)


def _resolve_top(play: P, name: CardId) -> Flow[None]:
    """HC-19.11, HC-19.12: a Special card borrows its top from the Episode Special card."""
    card = play.content.autodoc[name]
    face = play.content.special(play.state.episode, play.state.mode)
    effects = face.effects if card.special else card.top
    queued = QueuedCard(name)
    if card.letter:
        episode_of(play.state).letter_drawn(play)
    yield from because(play, face.id if card.special else name, carry_out(play, effects, queued))
    yield from _put_away(play, queued, card, face.then if card.special else card.then)
    if any(effect.draws_again for effect in effects):
        yield from draw_one(play)


def _put_away(play: P, queued: QueuedCard, card: AutodocCard, then: str) -> Flow[None]:
    """HC-17.3, HC-17.4, HC-19.1, HC-19.13: a letter card is set aside, whatever the text says."""
    state = play.state
    if card.letter:
        return_markers(state, queued)
        state.letters.append(queued.card)
        play.say(SetAside(queued.card))
        yield from _assemble(play)
    elif then == "queue":
        state.queue.insert(0, queued)
        play.say(Queued(queued.card))
    else:
        return_markers(state, queued)
        state.discard.append(queued.card)


def _assemble(play: P) -> Flow[None]:
    """HC-19.2, HC-19.3, HC-19.8: all five letters call F.U.B.A.R., once an episode."""
    state = play.state
    letters = {play.content.autodoc[card].letter for card in state.letters}
    if state.fubar_came or len(letters) < 5:
        return
    ground, officer = terrain(play.state, play.content), active_officer(state)
    far = ground.distances[officer.at]
    spaces = [s for s in ground.walk if far.get(s, FAR) < FAR and s != officer.at]
    spaces = [s for s in spaces if ground.region[s] == ground.region[officer.at]]
    nearest = min(far[space] for space in spaces)
    options = [ChooseSpace(space) for space in spaces if far[space] == nearest]
    chosen = yield from ask(state.order_seats, options, "fubar-appears")
    arrive(play, "fubar", chosen.space)


def _act(play: P, queued: QueuedCard) -> Flow[None]:
    """HC-17.6, HC-17.8, HC-17.14: the foot of a card, then it is discarded."""
    state = play.state
    play.say(QueueActs(queued.card))
    yield from because(play, queued.card, carry_out(play, play.content.autodoc[queued.card].bottom, queued))
    if any(queued is other for other in state.queue):
        state.queue[:] = [other for other in state.queue if other is not queued]
        return_markers(state, queued)
        state.discard.append(queued.card)
