"""What things on the table are worth to an officer, in the judgement of an experienced player.

Everything is counted in steps of the Crime Track: an averted step is worth about 1.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from msgspec import Struct

from hardboiled.games.police_precinct.mind.helpers import could_help
from hardboiled.games.police_precinct.mind.loyalties import surely_dirty
from hardboiled.games.police_precinct.mind.odds import all_among, at_least, hit, reaches, taken
from hardboiled.games.police_precinct.rules.attempts import attempt_kind, size
from hardboiled.games.police_precinct.rules.content import PrecinctContent
from hardboiled.games.police_precinct.rules.effects import Reward
from hardboiled.games.police_precinct.rules.effects.ongoing_events import (
    CarTheft,
    Detainees,
    GasLeak,
    JailBreak,
    OfficerDown,
)
from hardboiled.games.police_precinct.rules.effects.rewards import (
    DeployPatrols,
    GainCard,
    GainDonut,
    GainUpgrade,
    NoEvent,
    PlaceAgent,
    PlaceSwat,
    ReturnPunk,
    TurnUp,
)
from hardboiled.games.police_precinct.rules.emergencies import dangerous
from hardboiled.games.police_precinct.rules.hoods import case_closed, hood_number, murderer_at_stake
from hardboiled.games.police_precinct.rules.ids import AttemptKind, StackId
from hardboiled.games.police_precinct.rules.ongoing import find_event
from hardboiled.games.police_precinct.rules.state import Attempt, Ongoing
from hardboiled.games.police_precinct.view import EmergencyView, OfficerView, View


class Tuning(Struct, frozen=True):
    """The judgement in numbers, tuned by self-play."""

    evidence: float = 1.1
    scarce: float = 0.7
    complete: float = 0.45
    crime: float = 1.35
    urgent: float = 1.5
    lone: float = 0.32
    match: float = 0.55
    block: float = 0.35
    punk: float = 0.14
    punk_short: float = 0.2
    punk_gang: float = 0.12
    donut: float = 0.22
    card: float = 0.12
    no_event: float = 0.4
    hospital: float = 0.35
    hospital_card: float = 0.08
    upgrade: float = 0.0175
    draw: float = 0.12
    far: float = 0.45
    murderer: float = 7.0
    help_card: float = 0.65
    hope: float = 0.4


TUNED = Tuning()
LAST_STEP = 1.6
"""So much more the step that loses the city counts."""
ON_THE_RUN = 0.8
"""So much of the game is won with the last of the evidence where the Murderer has still to be caught."""
FEW = 3
"""A piece of evidence counts as it stands where so many of a stack are missing, and more where fewer are."""
SPARED = 0.1
"""What a card is worth to the officer who would help with it."""
MANY = 99
"""More dice than are ever rolled."""

CARD_WORTH = {
    "fast-response": 0.08,
    "patrol-duty-cuffs": 0.14,
    "patrol-duty-glass": 0.14,
    "informant": 0.08,
    "street-sweep": 0.22,
    "overtime": 0.4,
    "forensics-kit": 0.3,
    "backup-called": 0.22,
    "lights-and-sirens": 0.24,
    "negotiator": 0.14,
    "body-armor": 0.12,
    "coffee-break": 0.24,
    "swat-team": 0.2,
    "federal-agent": 0.34,
    "case-notes": 0.08,
    "tow-truck": 0.34,
    "requisition": 0.2,
}


def card_worth(card: str) -> float:
    """What a Police Card is worth kept; a card of a pack counts as a middling one."""
    return CARD_WORTH.get(card, 0.15)


ByCount = Callable[[int], float]
"""What an attempt is worth, by the number of its cards or dice."""


class Values:
    """One seat's judgement of one view."""

    def __init__(self, view: View, content: PrecinctContent, weights: Tuning = TUNED) -> None:
        self.view = view
        self.content = content
        self.w = weights
        self.me: OfficerView = view.officers[view.mine]
        settings = content.settings
        self.days = settings.last_day - view.day
        self.turns = max(1, self.days * len(view.officers))
        self.missing = len(content.all_evidence) - len(view.case_file)
        pace = self.missing / self.turns / 0.27
        self.evidence = weights.evidence * min(2.2, max(0.6, pace))
        left = settings.crime_track - view.crime
        self.crime = weights.crime * (LAST_STEP if left == 1 else 1.0)
        self.closed = case_closed(view, content)
        if self.closed:
            self.evidence = 0.0
        self.cap = settings.degrees[view.degree].dice_cap or MANY
        self._found_help: dict[AttemptKind, int] = {}
        self.short = max(0.0, min(1.0, (7 - view.stockpile) / 6))
        """How badly Punks are missing in the stockpile (0 to 1)."""

    # The event deck.

    @cached_property
    def coming(self) -> dict[str, float]:
        """How likely the next Event Card is an Emergency of each colour."""
        view, cards = self.view, self.content.emergencies
        left = dict(self.content.emergencies_of)
        for card in (*view.event_discard, *view.turned_up, *[emergency.card for emergency in view.emergencies]):
            emergency = cards.get(card)
            if emergency is not None:
                left[emergency.colour] -= 1
        deck = max(1, view.events_left)
        return {colour: count / deck for colour, count in left.items()}

    @cached_property
    def colours(self) -> dict[str, int]:
        """How many Emergencies of each colour lie on the board."""
        found: dict[str, int] = {}
        for emergency in self.view.emergencies:
            colour = self.content.emergencies[emergency.card].colour
            found[colour] = found.get(colour, 0) + 1
        return found

    @cached_property
    def matching(self) -> float:
        """How likely the next Event Card matches a colour on the board."""
        return sum([self.coming[colour] for colour in self.colours])

    @cached_property
    def sites(self) -> list[str]:
        """Where there is something to search, or was."""
        return [stack.site for stack in self.view.stacks]

    @cached_property
    def surely_dirty(self) -> set[str]:
        """The officers about whom there is no doubt any more."""
        return surely_dirty(self.view)

    # Emergencies and ongoing events.

    def clearing(self, emergency: EmergencyView) -> float:
        """What it is worth to have this Emergency off the board, reward aside."""
        w, colour = self.w, self.content.emergencies[emergency.card].colour
        value = w.lone + w.match * self.matching
        if emergency.card == self.view.urgent:
            value += w.urgent * self.matching
        elif self.colours[colour] == 1:
            value += w.match * self.coming[colour]
        value *= self.crime
        if emergency.place in self.sites:
            value += w.block * self.evidence
        return value

    def rewards(self, rewards: tuple[Reward, ...]) -> float:
        total = 0.0
        for reward in rewards:
            match reward:
                case GainDonut(count=count):
                    total += self.w.donut * count
                case GainCard(count=count):
                    total += self.w.card * count
                case NoEvent():
                    total += self.w.no_event * self.crime
                case DeployPatrols(count=count):
                    total += 0.1 * count
                case TurnUp(count=count):
                    total += self.evidence * self.thickest * count
                case ReturnPunk(count=count):
                    total += self.punk_worth(0) * count
                case PlaceSwat():
                    total += 0.15
                case PlaceAgent():
                    total += 0.3 * (not self.closed)
                case GainUpgrade():
                    total += self.w.upgrade * self.days * 2.4
        return total

    @cached_property
    def thickest(self) -> float:
        """How likely the top card of the best stack is Evidence."""
        return max(
            [self.remaining(stack.id) / max(1, stack.count) for stack in self.view.stacks if stack.site], default=0.0
        )

    @cached_property
    def hospital_risk(self) -> float:
        """What going to the Hospital costs."""
        if "tough" in self.content.has_power[self.me.character]:
            return self.w.hospital
        return self.w.hospital + self.w.hospital_card * min(2, self.me.held)

    def handling(self, attempt: Attempt) -> ByCount:
        """An attempt on an Emergency or an ongoing event."""
        view, content, cap = self.view, self.content, self.cap
        need = self.need(attempt)
        emergency = view.emergency(attempt.target)
        if emergency is None:
            ending = self.ongoing_worth(find_event(view, attempt.target))
            return lambda count: reaches(max(1, min(count, cap)), need) * ending
        entry, hidden = content.emergencies[emergency.card], emergency.hidden
        worth = self.clearing(emergency) + self.rewards(entry.reward) + (0.1 if hidden else 0)
        risk = self.hospital_risk if dangerous(content, emergency) else 0.0

        def rate(count: int) -> float:
            dice = max(1, min(count, cap))
            chance = reaches(dice, need)
            if hidden:
                chance = 0.25 * reaches(dice + 1, need) + 0.4 * chance + 0.35 * reaches(dice - 1, need)
            return chance * worth - (1 - chance) * risk

        return rate

    def ongoing_worth(self, event: Ongoing) -> float:
        """What ending this event is worth."""
        match self.content.ongoing_events[event.card]:
            case Detainees():
                return 0.55 + self.w.donut
            case JailBreak():
                return 0.25 + 0.5 * self.punk_worth(0) * min(6, self.days) + self.w.donut
            case GasLeak():
                return self.crime * min(0.9, 0.15 * min(6, self.turns)) + self.w.donut + self.w.card
            case OfficerDown():
                return self.crime * (0.5 + 0.08 * event.ticks) + self.w.donut
            case CarTheft():
                return self.crime * 0.9 + self.w.donut
            case _:
                return self.crime * 0.2 * len(self.view.officers)

    # Punks.

    def punk_worth(self, number: int) -> float:
        """What one Punk less is worth, in this hood (0: anywhere)."""
        value = self.w.punk + self.w.punk_short * self.short**2
        if number:
            hood = self.view.hoods[number - 1]
            if hood.punks >= 3:
                value += self.w.punk_gang * (2 if hood.gang is None and self.view.gangs_left < 2 else 1)
            if self.view.murderer >= number > 0 and self.missing <= 3:
                value += 0.15
        return value * self.crime

    def arresting(self, attempt: Attempt) -> ByCount:
        """An arrest in a hood, or one that ends an ongoing event."""
        view, content, cap = self.view, self.content, self.cap
        number = hood_number(attempt.target)
        chance = hit(self.need(attempt))
        if not number:
            event = find_event(view, attempt.target)
            wanted, ending = content.ongoing_events[event.card].dice_needed, self.ongoing_worth(event)
            return lambda count: at_least(max(1, min(count, cap)), chance, wanted) * ending
        hood = view.hoods[number - 1]
        punks = hood.punks
        at_stake = murderer_at_stake(view, content, number)
        each, risk = self.punk_worth(number), self.hospital_risk
        ends = hood.gang is not None or attempt.target in [event.place for event in view.ongoing]

        def rate(count: int) -> float:
            dice = max(1, min(count, cap))
            value = taken(dice, chance, punks) * each - (1 - chance) ** dice * risk
            if at_stake:
                value += self.w.murderer * at_least(dice, chance, punks + 1)
            if punks >= 3:
                value += self.w.donut * at_least(dice, chance, 3)
            if ends:
                value += 0.2 * at_least(dice, chance, punks)
            return value

        return rate

    # Evidence.

    def remaining(self, name: StackId) -> int:
        return len(self.content.evidence[name].difference(self.view.case_file))

    def searching(self, attempt: Attempt) -> ByCount:
        """A search of a stack."""
        name = attempt.target
        stack = next(stack for stack in self.view.stacks if stack.id == name)
        evidence = self.content.evidence[stack.id]
        missing = self.remaining(stack.id)
        size = max(1, stack.count)
        elsewhere = sum([card in evidence for _, card in stack.known])
        unknown = size - len(stack.known)
        share = (missing - elsewhere) / unknown if unknown > 0 else 0.0
        closing = self.closing if 0 < missing == self.missing else 0.0
        piece: float = self.evidence * (FEW / max(1, missing)) ** self.w.scarce

        def rate(count: int) -> float:
            cards = min(count, size)
            known = [card for place, card in stack.known if place < cards]
            found = sum([card in evidence for card in known])
            expected = found + share * (cards - len(known))
            whole = 1.0 if cards == size else min(1.0, share * cards) if missing == 1 else 0.0
            value = piece * (expected + 0.12 * min(1, cards - found)) + self.w.complete * whole
            if closing and found == elsewhere:
                value += closing * all_among(missing - found, cards - len(known), unknown)
            return value

        return rate

    @cached_property
    def closing(self) -> float:
        """What it is worth to find the last of the evidence: the game, as long as the Murderer is not on the run."""
        return self.w.murderer * (ON_THE_RUN if self.view.murderer else 1.0)

    # Any attempt.

    def need(self, attempt: Attempt) -> int:
        """What a die of this attempt must show."""
        return attempt_kind(attempt.kind).need(self.view, self.content, attempt)

    def wanted(self, attempt: Attempt) -> int:
        """How many successes can do any good."""
        number = hood_number(attempt.target)
        if attempt.kind != "arrest":
            return 1
        if not number:
            return self.content.ongoing_events[find_event(self.view, attempt.target).card].dice_needed
        return self.view.hoods[number - 1].punks + murderer_at_stake(self.view, self.content, number)

    def attempt(self, attempt: Attempt) -> ByCount:
        """What an attempt is worth with so many cards or dice."""
        match attempt.kind:
            case "investigate":
                return self.searching(attempt)
            case "handle":
                return self.handling(attempt)
            case "arrest":
                return self.arresting(attempt)

    def attempt_now(self, attempt: Attempt) -> float:
        """What an attempt is worth with what would come together now, and with the help that is hoped for."""
        return self.hoped(attempt, self.attempt(attempt), size(self.view, self.content, attempt))

    def hoped(self, attempt: Attempt, by_count: ByCount, count: int) -> float:
        """What an attempt with so many cards or dice is worth when a part of what others could add to it counts."""
        alone = by_count(count)
        helped = [by_count(count + more) - SPARED * more for more in range(1, self._help(attempt.kind) + 1)]
        return alone + self.w.hope * (max([alone, *helped]) - alone)

    def _help(self, kind: AttemptKind) -> int:
        if kind not in self._found_help:
            self._found_help[kind] = could_help(self.view, self.content, kind)
        return self._found_help[kind]
