"""Defeated, devoured and eliminated investigators, and those who come after them (EH-DEF, EH-DEV, EH-ELI)."""

from typing import Final

from miskatonic.core.code import Frame, procedure, runs
from miskatonic.core.options import NOTHING
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import CITY, HEALTH, SANITY
from miskatonic.games.eldritch_horror.rules import asks, box, decks, places, tells
from miskatonic.games.eldritch_horror.rules.combat import settle
from miskatonic.games.eldritch_horror.rules.cutting import OWN, cut, spare
from miskatonic.games.eldritch_horror.rules.doom import advance_doom, lose_game
from miskatonic.games.eldritch_horror.rules.double_sided import keep_promises
from miskatonic.games.eldritch_horror.rules.moving import ask_way
from miskatonic.games.eldritch_horror.rules.people import is_alive, lead, person, standing

# -------------------------------------------------------------------- defeat


def ask_why(s: State, f: Frame) -> None:
    """Who loses both at once chooses which token is put down (EH-DEF-10)."""
    f.answer = None
    if not is_alive(s, f.who):
        f.end()
        return
    lost = [value for value in (HEALTH, SANITY) if not s.counts.get(box.VALUE_OF[value][f.who], 0)]
    s.ask(f, f.who, asks.HowDefeated, box.VALUE.each(lost))


def fall(s: State, f: Frame) -> None:
    """Doom advances by 1 (EH-DEF-01, EH-DEF-02); only a defeat after the awakening eliminates (EH-ELI-05).

    What was fought may have fallen by the same blow, and if that wins the game it is won (EH-COM-08, EH-WIN-02).
    """
    f.regs["by"] = f.value
    f.regs["awake"] = int(box.AWAKE in s.counts)
    s.note(tells.Defeated, person(s, f.who), f.value, rule="EH-DEF-01")
    settle(s, f.who)
    advance_doom(s, 1, f.who)


def ask_city(s: State, f: Frame) -> None:
    """The token goes to the city nearest to where one is, or counts as being (EH-DEF-03, EH-NEA-02)."""
    cities = tuple([space for space in places.ALL if places.TYPE[space] == CITY])
    ask_way(s, f, places.nearest(cities, places.stands_on(s, f.who)))


def lay_down(s: State, f: Frame) -> None:
    """The sheet is put aside with its possessions; everything else is discarded (EH-DEF-03, EH-DEF-04)."""
    piece = s.counts[box.PLAYS[f.who]]
    s.point(box.FALLEN_AT[piece], f.value)
    s.set(box.FALLEN_BY[piece], f.regs["by"] + 1)
    decks.discard_services(s, f.who)
    keep_promises(s, f.who)
    for possession in (*s.zones.get(box.OWNED[f.who], ()), *s.zones.get(box.CLUES_OF[f.who], ())):
        s.put(possession, box.LEFT_BY[piece])
    for kind, family in enumerate(box.TICKETS):
        s.set(box.LEFT_TICKETS[kind][piece], s.counts.pop(family[f.who], 0))
    wipe(s, f.who)
    s.put(piece, box.FALLEN)


def wipe(s: State, seat: int) -> None:
    """Conditions, Health, Sanity and improvements are gone, and the seat has no investigator."""
    for card in s.zones.get(box.CONDITIONS_OF[seat], ()):
        decks.discard_card(s, card)
    for family in (*box.VALUE_OF, *box.IMPROVED, *box.TICKETS, box.DELAYED, box.AT, box.AS_IF_ON, box.PLAYS, box.ACTED):
        s.counts.pop(family[seat], None)


def ask_new_lead(s: State, f: Frame) -> None:
    """A Lead Investigator passes the token on; the last one keeps it (EH-DEF-05, EH-DEV-04, EH-DEF-14)."""
    f.answer = None
    if lead(s) == f.who:
        s.ask(f, f.who, asks.NewLead, s.rules.person.each(standing(s)))


def pass_lead(s: State, f: Frame) -> None:
    """Whoever was chosen becomes Lead Investigator."""
    if f.answer is not None:
        set_lead(s, f.value)


def set_lead(s: State, seat: int) -> None:
    """Somebody holds the Lead Investigator token now."""
    if seat != lead(s):
        s.set(box.LEAD, seat)
        s.note(tells.LeadIs, person(s, seat), rule="EH-RND-03")


def eliminate(s: State, f: Frame) -> None:
    """After the awakening the player is out; when all are, the game is lost (EH-ELI-01, EH-ELI-02)."""
    if f.regs["awake"]:
        zone = box.GONE if f.code is DEVOURED else box.FALLEN
        drop_out(s, f.who, s.zones[zone][-1], "EH-ELI-01")


def drop_out(s: State, seat: int, fallen: int, rule: str) -> None:
    """A player is eliminated, with the investigator who has just fallen if there is one."""
    s.set(box.OUT[seat], 1)
    s.note(tells.Out, seat, fallen, rule=rule)
    if all(box.OUT[other] in s.counts for other in range(s.seats)):
        lose_game(s, "EH-ELI-02")


def end_it(s: State, f: Frame) -> None:
    """The action or encounter ends at once (EH-DEF-13)."""
    is_in_encounter = any(g.who == f.who and g.step and g.code.address == "encounter" for g in s.stack)
    spare(s, f.who)
    cut(s, f.who)
    if s.counts.get(box.PHASE) == box.MYTHOS_PHASE:  # the active investigator is always the lead (EH-INV-01)
        for g in s.stack:
            if g.who == f.who and g.code.address not in OWN:
                g.who = lead(s)
    if is_in_encounter:
        for card in s.zones.get(box.DRAWN, ()):
            decks.put_encounter_away(s, card)


DEFEAT: Final = procedure("defeat", ask_why, fall, ask_city, lay_down, ask_new_lead, pass_lead, eliminate, end_it)

# -------------------------------------------------------------------- devoured


def devour(s: State, f: Frame) -> None:
    """Doom advances by 1 (EH-DEV-01, EH-DEV-02)."""
    if not is_alive(s, f.who):
        f.end()
        return
    f.regs["awake"] = int(box.AWAKE in s.counts)
    s.note(tells.Devoured, person(s, f.who), rule="EH-DEV-01")
    settle(s, f.who)
    advance_doom(s, 1, f.who)


def leave_nothing(s: State, f: Frame) -> None:
    """Possessions are discarded, the sheet goes back to the box (EH-DEV-03)."""
    piece = s.counts[box.PLAYS[f.who]]
    decks.discard_card(s, *s.zones.get(box.OWNED[f.who], ()))
    for clue in s.zones.get(box.CLUES_OF[f.who], ()):
        s.put(clue, box.CLUE_DISCARD)
    decks.renew_pool(s)
    wipe(s, f.who)
    s.put(piece, box.GONE)


DEVOURED: Final = procedure("devoured", devour, leave_nothing, ask_new_lead, pass_lead, eliminate, end_it)


def devour_them(s: State, f: Frame, node: w.Devour) -> None:
    """The investigator is devoured."""
    s.push(DEVOURED, f.who)


runs(w.Devour, devour_them)


def forget(s: State, f: Frame, node: w.ForgetDefeated) -> None:
    """Defeated investigators leave the game with all they had."""
    for piece in s.zones.get(box.FALLEN, ()):
        for possession in s.zones.get(box.LEFT_BY[piece], ()):
            if possession in box.CLUE:
                s.put(possession, box.CLUE_DISCARD)
            else:
                decks.put_on_pile(s, possession)
        for family in (*box.LEFT_TICKETS, box.FALLEN_AT, box.FALLEN_BY):
            s.counts.pop(family[piece], None)
        s.put(piece, box.GONE)
        s.note(tells.Forgotten, piece, rule="EH-BOX-01")
    decks.renew_pool(s)
    decks.renew_decks(s)


runs(w.ForgetDefeated, forget)

# -------------------------------------------------------------------- a new investigator


def waits(s: State, seat: int) -> bool:
    """Whether a player has to choose a new investigator (EH-DEF-07, EH-DEV-05)."""
    return not is_alive(s, seat) and box.OUT[seat] not in s.counts


def ask_investigator(s: State, f: Frame) -> None:
    """Any that was not used in this game; with none left the player is out (EH-DEF-11, EH-ELI-03)."""
    f.answer = None
    unused = s.zones.get(box.UNUSED, ())
    if not unused:
        drop_out(s, f.who, NOTHING, "EH-ELI-03")
        f.end()
        return
    s.ask(f, f.who, asks.NewInvestigator, box.INVESTIGATE_AS.each(unused))


def enter(s: State, f: Frame) -> None:
    """Set-up steps 3 and 4 are carried out for it (EH-DEF-07)."""
    enter_play(s, f.who, f.value)
    s.push(s.rules.codes[f"{box.CODE[f.value]}.gets"], f.who)


def enter_play(s: State, seat: int, piece: int) -> None:
    """An investigator comes to the starting space with full Health and Sanity (EH-SET-07, EH-SET-09)."""
    sheet = box.INVESTIGATOR[piece]
    s.put(piece, box.PLAYED_BY[seat])
    s.point(box.PLAYS[seat], piece)
    s.point(box.AT[seat], sheet.start)
    s.set(box.VALUE_OF[HEALTH][seat], sheet.health)
    s.set(box.VALUE_OF[SANITY][seat], sheet.sanity)
    s.note(tells.Enters, seat, piece, sheet.start, rule="EH-SET-06")


def fill_reserve(s: State, f: Frame) -> None:
    """What the newcomer took from the reserve is replaced (EH-RSV-03)."""
    decks.refill_reserve(s)


NEW_INVESTIGATOR: Final = procedure("new investigator", ask_investigator, enter, fill_reserve)
