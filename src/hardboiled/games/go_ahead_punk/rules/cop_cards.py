"""The Cops' cards (GP-SYM, GP-CRD): drawing, keeping, playing, and Hoods."""

from __future__ import annotations

from functools import partial

from hardboiled.games.go_ahead_punk.actions import (
    CombatCard,
    DiscardDrawn,
    DiscardOther,
    Keep,
    KeepCash,
    NoCard,
    PayCash,
    PlaceChopper,
    PlayDrawn,
)
from hardboiled.games.go_ahead_punk.effects import (
    Chopper,
    DrawAgain,
    Hoods,
    Inventory,
    LocationIntel,
    MoreDamage,
    Movement,
    TakeCar,
)
from hardboiled.games.go_ahead_punk.events import (
    CardDrawn,
    CardShown,
    CarTaken,
    ChopperPlaced,
    CombatCardPlayed,
    DrewAndKept,
    HoodsCame,
    HoodsFired,
    HoodsGone,
    ShotFired,
)
from hardboiled.games.go_ahead_punk.rules import P
from hardboiled.games.go_ahead_punk.rules.combat import choose_weapon, to_er
from hardboiled.games.go_ahead_punk.rules.finding import name_district, reveal, spot
from hardboiled.games.go_ahead_punk.rules.hits import may_hit
from hardboiled.games.go_ahead_punk.rules.items import (
    gain_item,
    kit_window,
    lose_item,
)
from hardboiled.games.go_ahead_punk.rules.knowledge import rule_out
from hardboiled.games.go_ahead_punk.rules.movement import after_move, caught, cop_move, cop_points
from hardboiled.games.go_ahead_punk.rules.shots import after_vest, damage, roll_faces, roll_weapon, wound
from hardboiled.games.go_ahead_punk.state import CopFigure, cop_seats, solo
from hardboiled.kernel import Action, Ask, CardId, Flow, decide


def draw_cop_card(play: P, cop: CopFigure) -> Flow[bool]:
    """GP-SYM.1 to GP-SYM.6: one card; True if a movement card played at once ran the Cop into Stinger."""
    state = play.state
    card = play.draw_from(state.cop_deck, state.cop_discard)
    if card is None:
        return False
    play.say(CardDrawn(cop.id, card), to=cop_seats(state) or None)
    if card in play.content.kept_cards:
        cop.hand.append(card)
        return (yield from _keep_or_play(play, cop))
    state.cop_discard.append(card)
    play.say(CardShown(cop.id, card))
    match play.content.cop_cards[card].effect:
        case LocationIntel():
            yield from location_intel(play, cop)
        case TakeCar():
            if not cop.car:
                cop.car = True
                play.say(CarTaken(cop.id))
            yield from turn_inventory(play, cop)
        case Hoods(dice=dice, toughness=toughness):
            yield from fight_hoods(play, cop, card, dice, toughness)
        case Inventory():
            yield from turn_inventory(play, cop)
        case DrawAgain():
            return (yield from draw_cop_card(play, cop))
    return False


# Kept cards.


def limited(play: P, card: CardId) -> bool:
    return "limited" in play.content.cop_cards[card].icons


def _keep_or_play(play: P, cop: CopFigure) -> Flow[bool]:
    """GP-SYM.5, GP-SYM.6: the same question for every card that can be kept."""
    if solo(play.state):
        _solo_keeps(play, cop)
        return False
    answer: Action = yield Ask(cop.seats, partial(drawn_options, play, cop), "drawn", {"who": cop.id}, always=True)
    card = cop.hand[-1]
    match answer:
        case PlayDrawn():
            return (yield from play_cop_card(play, cop, card))
        case DiscardDrawn():
            discard(play, cop, card)
        case DiscardOther():
            discard(play, cop, next(held for held in cop.hand if limited(play, held)), first=True)
        case _:
            play.say(DrewAndKept(cop.id))
    return False


def drawn_options(play: P, cop: CopFigure) -> list[Action]:
    """Keep the card, or play it at once if it can be played; of two limited cards one goes."""
    card = cop.hand[-1]
    second = limited(play, card) and sum(limited(play, held) for held in cop.hand) > 1
    options: list[Action] = [DiscardOther(), DiscardDrawn()] if second else [Keep()]
    return [*options, PlayDrawn()] if card in play.content.playable else options


def _solo_keeps(play: P, cop: CopFigure) -> None:
    """GP-AIC.13, GP-AIC.16: the better of two movement cards; the Chopper where it hurts most."""
    cards = play.content.cop_cards
    movement = [(effect.bonus, card) for card in cop.hand if isinstance(effect := cards[card].effect, Movement)]
    if isinstance(cards[cop.hand[-1]].effect, Chopper):
        discard(play, cop, cop.hand[-1])
        place_chopper(play, worst_district(play))
    elif len(movement) > 1:
        discard(play, cop, min(movement)[1])
    else:
        play.say(DrewAndKept(cop.id))


def worst_district(play: P) -> str:
    """GP-AIC.16: where the hit location is that he can use and that is nearest to him."""
    far = play.content.streets.points(play.state.stinger.space)
    usable = [space for space in play.content.hit_locations if may_hit(play, space)]
    nearest = min(usable or play.content.hit_locations, key=lambda space: far[space])
    return play.content.spaces[nearest].district


def discard(play: P, cop: CopFigure, card: CardId, first: bool = False) -> None:
    at = cop.hand.index(card) if first else len(cop.hand) - 1 - cop.hand[::-1].index(card)
    del cop.hand[at]
    play.state.cop_discard.append(card)
    play.reveal()
    play.say(CardShown(cop.id, card))


def play_cop_card(play: P, cop: CopFigure, card: CardId) -> Flow[bool]:
    """GP-RND.7, GP-CRD.12, GP-TOK.1: a movement card is a whole move; the Chopper goes to a district."""
    discard(play, cop, card)
    match play.content.cop_cards[card].effect:
        case Movement(bonus=bonus):
            met = yield from cop_move(play, cop, cop_points(play, cop, bonus))
            if not met:
                yield from after_move(play, cop)
            return met
        case Chopper():
            options = [PlaceChopper(district) for district in play.content.districts]
            choice = yield from decide(cop.seats, options, "chopper", {"cop": cop.id})
            place_chopper(play, choice.district)
    return False


def place_chopper(play: P, district: str) -> None:
    """GP-TOK.2: the one Chopper moves; it stays until moved or shot down."""
    play.state.chopper = district
    play.say(ChopperPlaced(district))


# Immediate cards.


def location_intel(play: P, cop: CopFigure) -> Flow[None]:
    """GP-CRD.1 to GP-CRD.3: his district, or his space to Katherine and to whoever pays first."""
    if solo(play.state):
        spot(play, "intel")
        return
    exact = play.content.cops[cop.id].intel
    cash = next((item for item in cop.items if play.content.items[item].use == "cash"), "")
    if not exact and cash:
        answer = yield from decide(cop.seats, [PayCash(), KeepCash()], "cash", {"cop": cop.id})
        if isinstance(answer, PayCash):
            lose_item(play, cop, cash)
            exact = True
    if exact:
        reveal(play, "intel")
    else:
        yield from name_district(play)


def turn_inventory(play: P, cop: CopFigure) -> Flow[None]:
    """GP-SYM.4, GP-CRD.4: turn the top inventory card and take that item if it fits."""
    state = play.state
    item = play.draw_from(state.inventory_deck, state.inventory_discard)
    if item is not None:
        yield from gain_item(play, cop, item)


# Hoods.


def fight_hoods(play: P, cop: CopFigure, card: CardId, dice: int, toughness: int) -> Flow[None]:
    """GP-CRD.6 to GP-CRD.11: they shoot first, and it goes on until it is decided."""
    yield from kit_window(play, cop)
    play.say(HoodsCame(cop.id, card))
    left = toughness
    while left > 0 and cop.health:
        faces = roll_faces(play, dice)
        taken = after_vest(play.content, cop, faces.count("hit"))
        play.say(HoodsFired(cop.id, tuple(faces), taken))
        wound(play, cop, taken)
        left -= yield from _shoot_hoods(play, cop)
    play.say(HoodsGone(cop.id, left <= 0))
    if cop.health == 0:
        yield from to_er(play, cop)
        _woke_up(play, cop)


def _woke_up(play: P, cop: CopFigure) -> None:
    """GP-ER.9: if Stinger hides in that very ER the two have met."""
    if cop.space == play.state.stinger.space:
        reveal(play, "met")
        caught(play)
    else:
        rule_out(play, cop.space)


def _shoot_hoods(play: P, cop: CopFigure) -> Flow[int]:
    """GP-CRD.8, GP-CHR.5: weapon, combat card and abilities as in any combat round."""
    bonus = yield from _card_against_hoods(play, cop)
    weapon = yield from choose_weapon(play, cop)
    faces = roll_weapon(play, cop, weapon)
    amount = damage(play.content, cop, faces, bonus)
    play.say(ShotFired(cop.id, "hoods", weapon, tuple(faces), amount))
    return amount


def _card_against_hoods(play: P, cop: CopFigure) -> Flow[MoreDamage | None]:
    """Asked whenever there is a hand, so that silence tells nothing; a solo Cop plays what it has."""
    if not cop.hand:
        return None
    options = partial(damage_cards, play, cop)
    if solo(play.state):
        chosen = options()[0]
    else:
        chosen = yield Ask(cop.seats, options, "hoods-card", {"who": cop.id}, always=True)
    if not isinstance(chosen, CombatCard):
        return None
    effect = play.content.cop_cards[chosen.card].effect
    assert isinstance(effect, MoreDamage)
    discard_combat_card(play, cop, chosen.card)
    return effect


def damage_cards(play: P, cop: CopFigure) -> list[Action]:
    cards = play.content.cop_cards
    held = [card for card in dict.fromkeys(cop.hand) if isinstance(cards[card].effect, MoreDamage)]
    return [*(CombatCard(card) for card in held), NoCard()]


def discard_combat_card(play: P, cop: CopFigure, card: CardId) -> None:
    cop.hand.remove(card)
    play.state.cop_discard.append(card)
    play.reveal()
    play.say(CombatCardPlayed(cop.id, card))
