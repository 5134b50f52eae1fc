"""The round and its four phases (AH-RND, AH-PHS)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.events import Event, renew_limits
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.sheets import Per, When
from miskatonic.games.arkham_lcg.cards.terms import ENEMIES, INVESTIGATION, MYTHOS, UPKEEP
from miskatonic.games.arkham_lcg.rules import asks, box, figures, happens, people, tells
from miskatonic.games.arkham_lcg.rules.actions import TURN
from miskatonic.games.arkham_lcg.rules.drawing import draw, draw_encounter
from miskatonic.games.arkham_lcg.rules.ending import nothing
from miskatonic.games.arkham_lcg.rules.enemies import ATTACKS_BY
from miskatonic.games.arkham_lcg.rules.engaging import engage_all
from miskatonic.games.arkham_lcg.rules.hunting import HUNTING
from miskatonic.games.arkham_lcg.rules.lasting import phase_over
from miskatonic.games.arkham_lcg.rules.leaving import discard
from miskatonic.games.arkham_lcg.rules.opening import OPENING
from miskatonic.games.arkham_lcg.rules.places import reveal
from miskatonic.games.arkham_lcg.rules.setting_up import SETTING_UP
from miskatonic.games.arkham_lcg.rules.story import add_doom, check_doom, current_agenda
from miskatonic.games.arkham_lcg.rules.using import discardable
from miskatonic.games.arkham_lcg.rules.windows import offer_window

ROUND_ENDS: Final = Event(When.ROUND_ENDS.name, nothing, happens.RoundEnds)
END_OF_ROUND: Final = Event(When.END_OF_ROUND.name, nothing, happens.EndOfRound)
PHASE_BEGINS: Final = Event(When.PHASE_BEGINS.name, nothing, happens.PhaseBegins)
PHASE_ENDS: Final = Event(When.PHASE_ENDS.name, nothing, happens.PhaseEnds)


OF_A_ROUND: Final = (*box.SHIELDED, *box.MIND, *box.DEAR_ACTION_TAKEN)


def ask_again(s: State, until: int) -> None:
    """Who wanted to be spared until now is asked again."""
    for key in box.PASS_UNTIL:
        if s.counts.get(key) == until:
            del s.counts[key]


def begin_phase(s: State, phase: int) -> None:
    """A phase begins; windows are asked again, and what is possible once a phase is."""
    s.set(box.PHASE, phase)
    renew_limits(s, Per.PHASE.name)
    ask_again(s, box.OF_PHASE)
    s.note(tells.Phase, phase, rule="AH-RND-01")
    s.happen(PHASE_BEGINS, box.NOBODY, phase)


def end_phase(s: State, phase: int) -> None:
    """What lasts until then ends; then comes what happens at the end of the phase (AH-DEL-03)."""
    phase_over(s)
    s.happen(PHASE_ENDS, box.NOBODY, phase)


# -------------------------------------------------------------------- mythos


def mythos_begins(s: State, f: Frame) -> None:
    """1.1 (AH-PHS-01)."""
    begin_phase(s, MYTHOS)


def place_doom(s: State, f: Frame) -> None:
    """1.2: doom on the agenda (AH-PHS-02)."""
    add_doom(s, current_agenda(s), 1, "AH-MYT-01")


def doom_check(s: State, f: Frame) -> None:
    """1.3 (AH-PHS-03)."""
    check_doom(s)


def encounters_begin(s: State, f: Frame) -> None:
    """1.4 (AH-PHS-04)."""
    f.lists["left"] = people.player_order(s)


def next_encounter(s: State, f: Frame) -> None:
    """One after another in player order, each resolved before the next draws (AH-PHS-04)."""
    if f.lists["left"]:
        seat = f.lists["left"][0]
        f.lists["left"] = f.lists["left"][1:]
        f.goto(next_encounter)
        draw_encounter(s, seat)


def mythos_window(s: State, f: Frame) -> None:
    """The only window of the phase (AH-PHS-10)."""
    offer_window(s)


def mythos_ends(s: State, f: Frame) -> None:
    """1.5 (AH-PHS-11)."""
    end_phase(s, MYTHOS)


MYTHOS_PHASE: Final = procedure(
    "mythos phase",
    mythos_begins,
    place_doom,
    doom_check,
    encounters_begin,
    next_encounter,
    mythos_window,
    mythos_ends,
)

# -------------------------------------------------------------------- investigation


def investigation_begins(s: State, f: Frame) -> None:
    """2.1 (AH-PHS-12)."""
    begin_phase(s, INVESTIGATION)


def investigation_window(s: State, f: Frame) -> None:
    """A window before the first turn (AH-PHS-12)."""
    offer_window(s)


def choose_turn(s: State, f: Frame) -> None:
    """2.2: the investigators choose who goes next; the lead has the last word (AH-INV-01, AH-PHS-13)."""
    f.answer = None
    waiting = [seat for seat in people.player_order(s) if box.HAD_TURN[seat] not in s.counts]
    if not waiting:
        f.goto(investigation_ends)
        return
    s.ask(f, people.lead(s), asks.Turn, box.SEAT.each(waiting))


def take_turn(s: State, f: Frame) -> None:
    """That one's turn, to its end (AH-PHS-14)."""
    f.goto(choose_turn)
    s.push(TURN, f.value)


def investigation_ends(s: State, f: Frame) -> None:
    """2.3 (AH-PHS-17)."""
    end_phase(s, INVESTIGATION)


INVESTIGATION_PHASE: Final = procedure(
    "investigation phase", investigation_begins, investigation_window, choose_turn, take_turn, investigation_ends
)

# -------------------------------------------------------------------- enemies


def enemy_phase_begins(s: State, f: Frame) -> None:
    """3.1 (AH-PHS-18)."""
    begin_phase(s, ENEMIES)


def hunters_move(s: State, f: Frame) -> None:
    """3.2 (AH-PHS-19)."""
    s.push(HUNTING, people.lead(s))


def enemies_attack(s: State, f: Frame) -> None:
    """3.3: in player order (AH-PHS-20)."""
    f.lists["left"] = people.player_order(s)


def before_attacks(s: State, f: Frame) -> None:
    """A window before each investigator's attacks (AH-PHS-20)."""
    offer_window(s)


def next_attacks(s: State, f: Frame) -> None:
    """All ready enemies engaged with one investigator attack (AH-ENM-04)."""
    if not f.lists["left"]:
        return
    seat = f.lists["left"][0]
    f.lists["left"] = f.lists["left"][1:]
    f.goto(before_attacks)
    enemies = tuple(e for e in people.engaged_with(s, seat) if people.is_ready(s, e)) if people.in_game(s, seat) else ()
    if enemies:
        attacks = s.push(ATTACKS_BY, seat)
        attacks.lists["enemies"] = enemies
        attacks.regs["exhausts"] = 1


def enemy_phase_ends(s: State, f: Frame) -> None:
    """3.4 (AH-PHS-22)."""
    end_phase(s, ENEMIES)


ENEMY_PHASE: Final = procedure(
    "enemy phase", enemy_phase_begins, hunters_move, enemies_attack, before_attacks, next_attacks, enemy_phase_ends
)

# -------------------------------------------------------------------- upkeep


def upkeep_begins(s: State, f: Frame) -> None:
    """4.1 (AH-PHS-23)."""
    begin_phase(s, UPKEEP)


def upkeep_window(s: State, f: Frame) -> None:
    """The only window of the phase (AH-PHS-23)."""
    offer_window(s)


EXHAUSTED_KEYS: Final = frozenset(box.EXHAUSTED)


def ready_all(s: State, f: Frame) -> None:
    """4.2 and 4.3: everything is readied at once, and enemies engage (AH-PHS-24, AH-PHS-25)."""
    for key in box.HAD_TURN:
        s.counts.pop(key, None)
    for key in EXHAUSTED_KEYS.intersection(s.counts):
        del s.counts[key]
    engage_all(s)
    f.lists["left"] = people.player_order(s)


def upkeep_draw(s: State, f: Frame) -> None:
    """4.4: one card each, in player order (AH-PHS-26)."""
    if f.lists["left"]:
        seat = f.lists["left"][0]
        f.lists["left"] = f.lists["left"][1:]
        f.goto(upkeep_draw)
        draw(s, seat, 1)


def upkeep_resources(s: State, f: Frame) -> None:
    """Only then a resource for everybody (AH-PHS-26)."""
    for seat in people.player_order(s):
        s.add(box.RESOURCES[seat], 1)
        s.note(tells.Resources, seat, 1, s.count(box.RESOURCES[seat]), rule="AH-PHS-26")
    f.lists["left"] = people.player_order(s)


def check_hand(s: State, f: Frame) -> None:
    """4.5: a hand above its size is cut down, by choice of its holder (AH-PHS-27, AH-WKR-03)."""
    f.answer = None
    while f.lists["left"]:
        f.who = f.lists["left"][0]
        over = len(s.zone(box.HAND[f.who])) - figures.hand_size(s, f.who)
        cards = discardable(s, f.who)
        if people.in_game(s, f.who) and over > 0 and cards:
            s.ask(f, f.who, asks.HandLimit, box.PICK.each(cards), over)
            return
        f.lists["left"] = f.lists["left"][1:]


def cut_hand(s: State, f: Frame) -> None:
    """One card at a time."""
    if f.answer is not None:
        s.note(tells.DiscardedFromHand, f.who, f.value, rule="AH-PHS-27")
        discard(s, f.value, told=False)
        f.goto(check_hand)


def upkeep_ends(s: State, f: Frame) -> None:
    """4.6: the phase ends (AH-PHS-28)."""
    end_phase(s, UPKEEP)


def round_ends(s: State, f: Frame) -> None:
    """Then the round: first what happens when it ends (AH-PHS-28, AH-PHS-29)."""
    s.happen(ROUND_ENDS)


def at_end_of_round(s: State, f: Frame) -> None:
    """Lasting effects expire, then what happens at its end (AH-DEL-03, AH-PHS-29)."""
    for key in OF_A_ROUND:
        s.counts.pop(key, None)
    ask_again(s, box.OF_ROUND)
    s.happen(END_OF_ROUND)


UPKEEP_PHASE: Final = procedure(
    "upkeep phase",
    upkeep_begins,
    upkeep_window,
    ready_all,
    upkeep_draw,
    upkeep_resources,
    check_hand,
    cut_hand,
    upkeep_ends,
    round_ends,
    at_end_of_round,
)

# -------------------------------------------------------------------- the game


def opening(s: State, f: Frame) -> None:
    """Who plays whom, and who leads (AH-SUP-01, AH-SUP-02); then the scenario is set up."""
    renew_limits(s, Per.GAME.name)  # AH-CPG-05
    for seat in people.taking_part(s):
        s.note(tells.Plays, seat, people.card_of(s, seat), rule="AH-SUP-01")
    s.note(tells.Leads, people.lead(s), rule="AH-SUP-02")
    s.push(SETTING_UP, people.lead(s))


def first_hands(s: State, f: Frame) -> None:
    """The first location is revealed, and hands are drawn (AH-SCN-13, AH-SUP-09)."""
    reveal(s, people.place_of(s, people.lead(s)))
    s.push(OPENING, people.lead(s))


def begin_round(s: State, f: Frame) -> None:
    """The first round has no Mythos phase (AH-RND-02)."""
    s.add(box.ROUND, 1)
    renew_limits(s, Per.ROUND.name)
    s.note(tells.Round, s.count(box.ROUND), rule="AH-RND-01")
    if s.count(box.ROUND) > 1:
        s.push(MYTHOS_PHASE, people.lead(s))


def phases(s: State, f: Frame) -> None:
    """Investigation, enemies, upkeep; then the next round (AH-RND-01, AH-RND-03)."""
    s.push(INVESTIGATION_PHASE, people.lead(s))
    s.push(ENEMY_PHASE, people.lead(s))
    s.push(UPKEEP_PHASE, people.lead(s))
    f.goto(begin_round)


GAME: Final = procedure("game", opening, first_hands, begin_round, phases)
