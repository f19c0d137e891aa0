"""KA-26: Red Mist hides somewhere in the city."""

from __future__ import annotations

from hardboiled.games.kick_ass.rules import P, answers, consequences, event_row, tracks
from hardboiled.games.kick_ass.rules.answers import ChooseDistrict
from hardboiled.games.kick_ass.rules.events import MistRevealed
from hardboiled.games.kick_ass.rules.plots import course
from hardboiled.games.kick_ass.rules.plots.final_plot import FinalPlot
from hardboiled.games.kick_ass.rules.state import By
from hardboiled.kernel import CardId, Flow, SpaceId, ask, at_once

RED_MIST = "red-mist"
HIDING = "hiding"
TOKENS_A_SEARCH = 2


class RedMist(FinalPlot):
    """Each completed Boss Event uncovers two of eight tokens; under one of them he hides."""

    id = RED_MIST

    @at_once
    def set_up(self, play: P) -> None:
        """KA-26.2: 8 tokens, shuffled, face down, one a District."""
        kinds = [kind for kind, count in play.content.plots[RED_MIST].tokens.items() for _ in range(count)]
        play.shuffle(kinds)
        for place, kind in zip(play.content.districts, kinds, strict=True):
            play.state.mist[place] = kind
            play.state.city.mist[place] = ""

    def event_completed(self, play: P, event_id: CardId, by: By) -> Flow[None]:
        """KA-26.4: two face-down tokens, both chosen before either is revealed."""
        city = play.state.city
        chosen: list[ChooseDistrict] = []
        for _ in range(TOKENS_A_SEARCH):
            hidden = [ChooseDistrict(place) for place, kind in city.mist.items() if not kind]
            options = [option for option in hidden if option not in chosen]
            if options:
                chosen.append((yield from ask(answers.all_seats(play), options, "search")))
        for choice in chosen:
            yield from _uncover(play, choice.district, by)

    def can_be_won(self, play: P) -> bool:
        """Until he is found, Boss Events must be left to find him by."""
        state, city = play.state, play.state.city
        found = any(kind == HIDING for kind in city.mist.values())
        left = state.event_deck or any(play.content.all_events[e.id].plot for e in event_row.in_play(city))
        return found or bool(left)


def _uncover(play: P, place: SpaceId, by: By) -> Flow[None]:
    city = play.state.city
    play.reveal()
    kind = city.mist[place] = play.state.mist[place]
    play.say(MistRevealed(place, kind))
    if kind == HIDING:
        course.place_boss(play, RED_MIST, place)
    elif kind != "nothing":
        hero = yield from answers.choose_hero(play, by, f"mist-{kind}")
        tracks.change(play, hero, "happiness", 1 if kind == "gain" else -1)
        yield from consequences.settle(play, by)
