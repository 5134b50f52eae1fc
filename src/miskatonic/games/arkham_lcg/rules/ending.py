"""How a scenario ends: resolutions, victory display, experience and trauma (AH-CON, AH-ADV-09, AH-VIC-02, AH-XPR-01)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.events import Event
from miskatonic.core.options import NOTHING
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.scenarios import Outcome
from miskatonic.games.arkham_lcg.cards.sheets import When
from miskatonic.games.arkham_lcg.rules import asks, box, happens, tells
from miskatonic.games.arkham_lcg.rules.earlier import CONSPIRATORS, earn, lose
from miskatonic.games.arkham_lcg.rules.people import card_of, in_game, lead, taking_part
from miskatonic.games.arkham_lcg.rules.scenario import campaign, next_scenario, scenario
from miskatonic.games.arkham_lcg.rules.weaknesses import gain, random_weakness

NO_RESOLUTION: Final = 0


def nothing(s: State, *args: int) -> None:
    """Only those who hear of it do anything."""


GAME_ENDS: Final = Event(When.GAME_ENDS.name, nothing, happens.GameEnds)


def end_scenario(s: State, resolution: int) -> None:
    """A resolution is reached, or nobody is left (AH-CON-04, AH-CON-06): the rest of the game does not happen."""
    if box.SCENARIO_OVER in s.counts:
        return
    s.point(box.SCENARIO_OVER, resolution)
    s.counts.pop(box.PERIL, None)  # the card that ended it is not resolved any further
    s.note(tells.Resolution, resolution, box.SCENARIOS.index(scenario(s)), rule="AH-ADV-09")
    s.push(ENDING, lead(s))


def outcome_of(s: State) -> Outcome:
    """What the resolution that was reached leads to."""
    return scenario(s).outcomes[s.pointed(box.SCENARIO_OVER)]


def last_say(s: State, f: Frame) -> None:
    """Weaknesses in play have it; nothing else that is under way will be finished (AH-ADV-09)."""
    for seat in range(s.seats):
        if in_game(s, seat):
            s.happen(GAME_ENDS, seat)


def count_up(s: State, f: Frame) -> None:
    """Victory locations join the display, experience is earned, trauma and deaths are written down."""
    outcome = outcome_of(s)
    for card in s.zone(box.LOCATIONS_OPEN):
        if box.VICTORY_POINTS[card] and not s.count(box.CLUES[card]):
            s.put(card, box.VICTORY)
            s.note(tells.Victory, card, rule="AH-VIC-02")
    for seat in taking_part(s):
        for kind, keys in enumerate(box.TRAUMAS):
            n = outcome.trauma[kind] + (outcome.lead_trauma[kind] if seat == lead(s) else 0)
            if n:
                s.add(keys[seat], n)
                s.note(tells.Trauma, seat, kind, n, rule="AH-CON-04")
    for seat in taking_part(s):
        _gain_experience(s, seat, _earned(s, seat, outcome))
        if outcome.kills_all or (outcome.kills and s.count(box.OUT[seat]) != box.RESIGNED):
            s.set(box.KILLED[seat], box.DEAD)
            s.note(tells.Killed, seat, rule="AH-CON-04")
        else:
            _count_trauma(s, seat)
    write_down(s, outcome)


def _gain_experience(s: State, seat: int, n: int) -> None:
    """What an investigator has earned is kept for purchases (AH-XPR-01, AH-XPR-06)."""
    s.add(box.EXPERIENCE[seat], n)
    if campaign(s) is not None:
        s.add(box.EXPERIENCE_EARNED[seat], n)
    s.note(tells.Experience, seat, n, rule="AH-XPR-01")


def _count_trauma(s: State, seat: int) -> None:
    """With as much trauma as printed health or sanity an investigator is out of the campaign (AH-TRA-03)."""
    sheet = box.INVESTIGATOR[card_of(s, seat)]
    if s.count(box.PHYSICAL[seat]) >= sheet.health:
        s.set(box.KILLED[seat], box.DEAD)
        s.note(tells.Killed, seat, rule="AH-TRA-03")
    elif s.count(box.MENTAL[seat]) >= sheet.sanity:
        s.set(box.KILLED[seat], box.DRIVEN_INSANE)
        s.note(tells.Insane, seat, rule="AH-TRA-03")


def write_down(s: State, outcome: Outcome) -> None:
    """What the campaign log remembers and forgets of the scenario (AH-CPG-01)."""
    for record in map(box.RECORDS.index, outcome.records):
        s.set(box.RECORDED[record], 1)
        s.note(tells.Recorded, record, rule="AH-CPG-01")
    if outcome.loses:
        lose(s, box.SLUG.index(outcome.loses))
    if outcome.weakness is not None:
        for seat in taking_part(s):
            _haunt(s, seat, outcome.weakness)
    forgotten, enemy = outcome.crosses_out
    if forgotten and any(box.SLUG[piece] == enemy for piece in s.zone(box.VICTORY)):
        _cross_out(s, box.RECORDS.index(forgotten))
    if outcome.names_cultists:
        _name_cultists(s)


def _haunt(s: State, seat: int, trait: int) -> None:
    """A random basic weakness joins the deck for the rest of the campaign (AH-WKR-05)."""
    card = random_weakness(s, seat, trait)
    if card != NOTHING:
        s.put(card, box.REMOVED)
        gain(s, seat, card)


def _cross_out(s: State, record: int) -> None:
    if box.RECORDED[record] in s.counts:
        del s.counts[box.RECORDED[record]]
        s.note(tells.CrossedOut, record, rule="AH-CPG-01")


def _name_cultists(s: State) -> None:
    """Unique Cultists in the victory display were interrogated; those in their deck, in play or yet to come got away."""
    for enemy in CONSPIRATORS:
        home = s.home.get(enemy)
        if home == box.VICTORY:
            s.set(box.INTERROGATED[enemy], 1)
            s.note(tells.Interrogated, enemy, rule="AH-CPG-01")
        elif home in ESCAPING:
            s.set(box.ESCAPED[enemy], 1)
            s.note(tells.Escaped, enemy, rule="AH-CPG-01")


ESCAPING: Final = frozenset((*box.ENEMIES_IN_PLAY, box.CULTIST_DECK, box.ASIDE))


def _earned(s: State, seat: int, outcome: Outcome) -> int:
    """The victory display and what the resolution adds; debts are taken off (AH-XPR-01)."""
    if outcome.experience is None:
        return 0
    bonus = outcome.experience + (outcome.lead_experience if seat == lead(s) else 0)
    shown = sum(box.VICTORY_POINTS[card] for card in s.zone(box.VICTORY))
    return max(0, shown + bonus - s.count(box.EXPERIENCE_LOST[seat]))


def choose_earner(s: State, f: Frame) -> None:
    """The lead earns the story asset; after the lead's death the group chooses among those alive (AH-XPR-09)."""
    f.answer = None
    earned = outcome_of(s).earns
    if earned:
        alive = [seat for seat in taking_part(s) if box.KILLED[seat] not in s.counts]
        s.ask(f, lead(s), asks.Earns, box.SEAT.each([lead(s)] if lead(s) in alive else alive), box.SLUG.index(earned))


def close(s: State, f: Frame) -> None:
    """The scenario is over: a campaign goes on whatever came of it (AH-WIN-01), else the game has ended."""
    outcome = outcome_of(s)
    if outcome.earns:
        card = box.SLUG.index(outcome.earns)
        earn(s, card, box.SEATS if f.answer is None else f.value)
        s.note(tells.Earned, f.value, card, rule="AH-XPR-09")
    if campaign(s) is None:
        finish(s, bool(outcome.won), "AH-WIN-02")
    elif next_scenario(s) is not None:
        s.abandon(BELOW_SCENARIO)
    else:
        finish(s, outcome.won, "AH-CPG-02")


BELOW_SCENARIO: Final = 1
"""In a campaign its own frame lies under all those of the scenario."""


def finish(s: State, won: bool | None, rule: str) -> None:
    """The game is over: on its own a resolution on an act is a win, in a campaign that of the last scenario (AH-WIN-02)."""
    s.note(tells.Survived if won is None else tells.Won if won else tells.Lost, rule=rule)
    earned = box.EXPERIENCE if campaign(s) is None else box.EXPERIENCE_EARNED
    s.finish(rule, won=won, scores=tuple(s.count(earned[seat]) for seat in range(s.seats)))


ENDING: Final = procedure("ending", last_say, count_up, choose_earner, close)
