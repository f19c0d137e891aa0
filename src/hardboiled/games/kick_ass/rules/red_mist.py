"""KA-26: Red Mist hides somewhere in the city."""

from __future__ import annotations

from hardboiled.games.kick_ass.actions import ChooseDistrict
from hardboiled.games.kick_ass.events import MistRevealed
from hardboiled.games.kick_ass.rules import P, plots, settling, tracks
from hardboiled.kernel import Flow, decide

HIDING = "hiding"
TOKENS_A_SEARCH = 2


def set_up(play: P) -> None:
    """KA-26.2: 8 tokens, shuffled, face down, one a District."""
    kinds = [kind for kind, count in play.content.plots["red-mist"].tokens.items() for _ in range(count)]
    play.shuffle(kinds)
    for place, kind in zip(play.content.districts, kinds, strict=True):
        play.state.mist[place] = kind
        play.state.city.mist[place] = ""


def search(play: P, by: settling.By) -> Flow[None]:
    """KA-26.4: two face-down tokens, both chosen before either is revealed."""
    city = play.state.city
    chosen: list[ChooseDistrict] = []
    for _ in range(TOKENS_A_SEARCH):
        hidden = [ChooseDistrict(place) for place, kind in city.mist.items() if not kind]
        options = [option for option in hidden if option not in chosen]
        if options:
            chosen.append((yield from decide(settling.all_seats(play), options, "search")))
    for choice in chosen:
        play.reveal()
        kind = city.mist[choice.district] = play.state.mist[choice.district]
        play.say(MistRevealed(choice.district, kind))
        if kind == HIDING:
            plots.place_boss(play, "red-mist", choice.district)
        elif kind != "nothing":
            hero = yield from settling.choose_hero(play, by, f"mist-{kind}")
            tracks.change(play, hero, "happiness", 1 if kind == "gain" else -1)
            yield from settling.settle(play, by)
