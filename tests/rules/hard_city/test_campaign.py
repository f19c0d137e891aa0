"""HC-15: the campaign."""

import pytest

from hardboiled.games.hard_city import GAME
from hardboiled.games.hard_city.rules.answers import KeepCard
from hardboiled.games.hard_city.rules.campaign import NotFinished, next_options
from hardboiled.games.hard_city.rules.scoring import chaos_scores, order_scores
from hardboiled.kernel.record import save
from hardboiled.kernel.saving import load, start
from support import rule

from .table import FOUR, Table


def finish(table, won):
    def flow(play):
        if won:
            order_scores(play, 7, "kills")
        else:
            chaos_scores(play, 7, "card")
        return
        yield

    table.run(flow)
    return table


def following(table, **more):
    options = next_options(table.state, table.match.header.options, **more)
    return start("hard-city", table.state.mode, table.match.header.seats, 4, **options)


@rule("HC-15.1")
def test_the_next_episode_with_the_same_officers():
    table = Table(players=3, officers=("jenny", "marcellus", "donathan", "miranda"))
    match = following(finish(table, won=True))
    assert match.state.episode == 2
    assert [(o.id, o.seat) for o in match.state.officers] == [(o.id, o.seat) for o in table.state.officers]
    assert load(save(match)).state == match.state, "what carries over is part of the header"
    with pytest.raises(NotFinished):
        next_options(Table().state, {})
    with pytest.raises(NotFinished):
        next_options(finish(Table(episode=5), won=True).state, {})


def test_a_table_finds_the_next_episode():
    table = finish(Table(), won=True)
    assert GAME.next_options is not None
    options = GAME.next_options(table.state, table.match.header.options)
    assert options["episode"] == 2


@rule("HC-15.2", "HC-15.3")
def test_unused_equipment_is_kept_and_missing_from_the_decks():
    table = Table()
    table.officer("jenny", gear=["radio", "shotgun"])
    match = following(finish(table, won=True))
    jenny = next(officer for officer in match.state.officers if officer.id == "jenny")
    assert jenny.gear == ["radio", "shotgun"]
    assert "radio" not in match.state.police
    assert match.state.police.count("shotgun") == 1
    assert len(match.state.police) == 16


@rule("HC-15.4", "HC-15.5", "HC-15.6")
def test_after_a_loss_each_keeps_one_skill_for_one_episode():
    table = Table()
    jenny = table.officer("jenny")
    for skill in ("triage", "adrenaline"):
        jenny.skill_deck.remove(skill)
        jenny.skills.append(skill)
        jenny.gained.append(skill)
    won, lost = finish(Table(), won=True), finish(table, won=False)
    match = following(lost, keep={"jenny": "adrenaline"})
    kept = next(officer for officer in match.state.officers if officer.id == "jenny")
    assert kept.skills == ["medical-training", "adrenaline"]
    assert "adrenaline" not in kept.skill_deck
    assert kept.gained == [], "not kept again unless gained again"
    won.officer("jenny").gained.append("triage")
    after = following(won)
    assert next(o for o in after.state.officers if o.id == "jenny").skills == ["medical-training"]


@rule("HC-15.4")
def test_who_has_gained_several_skills_is_asked_which_to_keep():
    table = Table(players=3)
    for name, skills in {"donathan": ("haymaker", "heavyweight"), "marcellus": ("tinkerer",)}.items():
        officer = table.officer(name)
        for skill in skills:
            officer.skill_deck.remove(skill)
            officer.skills.append(skill)
            officer.gained.append(skill)
    lost = finish(table, won=False)
    options = GAME.next_options(lost.state, lost.match.header.options)
    match = start("hard-city", "one-vs-all", lost.match.header.seats, 4, **options)
    ask = match.asks[0]
    assert (ask.prompt, ask.seats) == ("keep-skill", ("officers-1",)), "the player of that officer, nobody else"
    assert ask.options == [KeepCard("haymaker"), KeepCard("heavyweight")]
    assert load(save(match)).asks[0].options == ask.options
    match.choose(KeepCard("heavyweight"))
    donathan, _, _, marcellus = match.state.officers
    assert donathan.skills == ["never-backs-down", "heavyweight"]
    assert donathan.hp == 7, "he starts with all his HP"
    assert sorted(donathan.skill_deck) == ["bulldozer", "haymaker", "iron-jaw", "shotgun-lullaby"]
    assert donathan.drawn == donathan.gained == []
    assert marcellus.skills == ["deep-pockets", "tinkerer"], "of one there is nothing to choose"
    assert match.asks[0].prompt != "keep-skill"


@rule("HC-15.4", "HC-15.5")
def test_nobody_is_asked_after_a_win():
    table = Table()
    table.officer("jenny").gained.extend(["triage", "adrenaline"])
    won = finish(table, won=True)
    campaign = GAME.next_options(won.state, won.match.header.options)["campaign"]
    assert campaign["gained"] == campaign["skills"] == {}


@rule("HC-15.7")
def test_every_episode_won_takes_a_barrel_off_the_roof():
    campaign = {"officers": FOUR, "won": [1, 3]}
    match = start("hard-city", "one-vs-all", ["A", "B"], 1, episode=5, campaign=campaign)
    assert len(match.state.barrels) == 2
    none = start("hard-city", "one-vs-all", ["A", "B"], 1, episode=5, campaign={"officers": FOUR, "won": [1, 2, 3, 4]})
    assert none.state.barrels == {}
    assert next_options(finish(Table(), won=True).state, {})["campaign"]["won"] == [1]
    assert next_options(finish(Table(), won=False).state, {})["campaign"]["won"] == []


@rule("HC-15.8")
@pytest.mark.parametrize("won", [True, False])
def test_the_campaign_is_decided_by_episode_5(won):
    others = [1, 2, 3, 4] if not won else []
    table = finish(Table(episode=5, campaign={"officers": FOUR, "won": others}), won=won)
    assert bool(table.match.outcome.winners == table.state.order_seats) == won, "whatever came before"
    with pytest.raises(NotFinished, match="the campaign is over"):
        next_options(table.state, {})
