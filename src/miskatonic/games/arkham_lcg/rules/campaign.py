"""A campaign: its scenarios one after another, and what passes from one to the next (AH-CPG, AH-TRA, AH-WIN-01)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.options import NOTHING
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.rules import asks, box, people, tells
from miskatonic.games.arkham_lcg.rules.decks import OWN_CARDS, deck_between, fresh_deck, pieces_of, with_random_weaknesses
from miskatonic.games.arkham_lcg.rules.earlier import earn, earned_by, make_ready
from miskatonic.games.arkham_lcg.rules.ending import finish
from miskatonic.games.arkham_lcg.rules.interlude import INTERLUDE
from miskatonic.games.arkham_lcg.rules.phases import GAME
from miskatonic.games.arkham_lcg.rules.scenario import next_scenario, scenario
from miskatonic.games.arkham_lcg.rules.setting_up import gather

KEPT: Final = frozenset(
    (
        *box.CAMPAIGN,
        *box.SCENARIO,
        box.DIFFICULTY,
        *box.BAG,
        *box.RECORDED,
        *box.INTERROGATED,
        *box.ESCAPED,
        *box.EARNED,
        *box.GAINED,
        *box.PLAYS,
        box.LEAD,
        *box.PHYSICAL,
        *box.MENTAL,
        *box.KILLED,
        *box.EXPERIENCE,
        *box.EXPERIENCE_EARNED,
        box.ROUNDS_BEFORE,
        *box.RESERVE,
    )
)
"""The numbers that outlive a scenario; all others are forgotten with it."""

# -------------------------------------------------------------------- before the first scenario


def unpack(s: State) -> None:
    """Whatever the campaign may need lies ready: nothing comes out of the box later."""
    for card in s.present([card for card in box.INVESTIGATOR if card not in s.home]):
        s.put(card, box.UNUSED)
    s.lay_out(
        tuple(card for card, owner in enumerate(box.OWNER) if owner == box.NOBODY and card not in box.INVESTIGATOR),
        box.SHELF,
    )
    for seat in range(s.seats):
        s.lay_out(tuple(card for card in OWN_CARDS[seat] if card not in s.home), box.COLLECTION[seat])


# -------------------------------------------------------------------- a scenario


def begin_scenario(s: State, f: Frame) -> None:
    """Those who take part make ready, and the cards of the scenario are gathered (AH-CPG-02)."""
    s.note(tells.ScenarioBegins, box.SCENARIOS.index(scenario(s)), rule="AH-CPG-02")
    there = people.taking_part(s)
    s.set(box.STARTED, len(there))
    for seat in there:
        s.pour(box.DECK_LIST[seat], box.DECK[seat])
        make_ready(s, seat)
    gather(s, box.SCENARIOS.index(scenario(s)))
    s.push(GAME, people.lead(s))


def clear_table(s: State, f: Frame) -> None:
    """Every card goes back where it belongs, and what was of the scenario only is forgotten (AH-CPG-05)."""
    s.add(box.ROUNDS_BEFORE, s.count(box.ROUND))
    for card, zone in sorted(s.home.items()):
        back = goes_back(s, card, zone)
        if back != zone:
            s.put(card, back)
    s.known.clear()
    away = [key for key in box.OUT if s.count(key) == box.AWAY]
    for key in [key for key in s.counts if key not in KEPT and key not in away]:
        del s.counts[key]


def goes_back(s: State, card: int, zone: str) -> str:
    """Where a card lies between scenarios: a seat's own card in its deck, wherever it was (AH-DKB-11, AH-WKR-05)."""
    seat = box.OWNER[card]
    if card in box.INVESTIGATOR or zone in box.COLLECTION:
        return zone
    if seat == box.NOBODY:
        return box.SHELF
    is_lost = box.SHEETS[card] in box.EARNED_CARDS and box.CODE[card] not in earned_by(s, seat)
    return box.COLLECTION[seat] if is_lost else box.DECK_LIST[seat]


# -------------------------------------------------------------------- who is out of the campaign, and who comes instead


def bury(s: State, f: Frame) -> None:
    """The dead and the insane leave the campaign with all they had (AH-TRA-03)."""
    gone = [seat for seat in range(s.seats) if box.KILLED[seat] in s.counts]
    f.lists["left"] = tuple(sorted(gone, key=lambda seat: box.OUT[seat] in s.counts))  # those who must choose first
    for seat in f.lists["left"]:
        card = people.card_of(s, seat)
        if s.home[card] == box.PLAYED_BY[seat]:
            s.put(card, box.FALLEN[s.count(box.KILLED[seat]) - box.DEAD])
            s.pour(box.DECK_LIST[seat], box.COLLECTION[seat])
            for key in (box.PHYSICAL, box.MENTAL, box.EXPERIENCE, box.EXPERIENCE_EARNED):
                s.set(key[seat], 0)
            for card in OWN_CARDS[seat]:
                s.set(box.GAINED[card], 0)
            for story in [story for story in box.ASSET if s.pointed(box.EARNED[story]) == seat]:
                s.point(box.EARNED[story], NOTHING)


def choose_investigator(s: State, f: Frame) -> None:
    """Their players take others whom nobody has played; when none is left the campaign is lost (AH-TRA-04, AH-TRA-05)."""
    f.answer = None
    if not f.lists["left"]:
        f.goto(choose_heir)
        return
    seat = f.lists["left"][0]
    fresh = s.zone(box.UNUSED)
    if not fresh and box.OUT[seat] in s.counts:  # who left the campaign before need not come back
        f.goto(choose_heir)
        return
    if not fresh:
        finish(s, False, "AH-TRA-05")
        return
    others = any(box.KILLED[other] not in s.counts for other in range(s.seats))
    s.ask(f, seat, asks.NewInvestigator, [*box.NEW_INVESTIGATOR.each(fresh), *([box.SIT_OUT] if others else ())])


def take_investigator(s: State, f: Frame) -> None:
    """A new deck, no experience, no trauma (AH-TRA-04); or the player leaves (AH-CPG-03)."""
    seat = f.lists["left"][0]
    f.lists["left"] = f.lists["left"][1:]
    f.goto(choose_investigator)
    if f.answer is box.SIT_OUT:
        s.set(box.OUT[seat], box.AWAY)
        s.note(tells.SitsOut, seat, rule="AH-CPG-03")
        return
    s.put(f.value, box.PLAYED_BY[seat])
    s.point(box.PLAYS[seat], f.value)
    for key in (box.KILLED, box.OUT):
        s.set(key[seat], 0)
    s.note(tells.NewInvestigator, seat, f.value, rule="AH-TRA-04")
    others = [deck_between(s, other) for other in range(s.seats)]
    deck = with_random_weaknesses(s, fresh_deck(s, box.SLUG[f.value], others), others)
    for card in pieces_of(seat, deck.codes):
        s.put(card, box.DECK_LIST[seat])


def choose_heir(s: State, f: Frame) -> None:
    """What the last scenario left to an investigator yet to come is somebody's now (AH-XPR-09)."""
    f.answer = None
    waiting = [story for story in box.ASSET if s.pointed(box.EARNED[story]) == box.SEATS]
    if waiting:
        alive = [seat for seat in range(s.seats) if box.KILLED[seat] not in s.counts]
        f.regs["card"] = waiting[0]
        s.ask(f, _speaker(s, alive), asks.Earns, box.SEAT.each(alive), waiting[0])


def inherit(s: State, f: Frame) -> None:
    """That one may take it into the deck."""
    if f.answer is not None:
        earn(s, f.regs["card"], f.value)
        s.note(tells.Earned, f.value, f.regs["card"], rule="AH-XPR-09")


def _speaker(s: State, among: list[int]) -> int:
    """Who speaks for the group: the last lead, unless that one is not among them."""
    return people.lead(s) if people.lead(s) in among else among[0]


# -------------------------------------------------------------------- on to the next


def interlude(s: State, f: Frame) -> None:
    """Experience is spent, and players come and go (AH-XPR, AH-CPG-03)."""
    s.push(INTERLUDE, people.lead(s))


def choose_lead(s: State, f: Frame) -> None:
    """The group names a lead for the next scenario (AH-SUP-02)."""
    there = people.taking_part(s)
    s.ask(f, _speaker(s, there), asks.Lead, box.SEAT.each(there))


def turn_page(s: State, f: Frame) -> None:
    """The next scenario begins, whatever came of the last one (AH-WIN-01)."""
    s.set(box.LEAD, f.value)
    number = next_scenario(s)
    assert number is not None
    for key in box.SCENARIO:
        s.set(key, 0)
    s.set(box.SCENARIO[number], 1)
    f.goto(begin_scenario)


CAMPAIGN: Final = procedure(
    "campaign",
    begin_scenario,
    clear_table,
    bury,
    choose_investigator,
    take_investigator,
    choose_heir,
    inherit,
    interlude,
    choose_lead,
    turn_page,
)
