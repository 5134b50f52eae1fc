"""Terror: what a failed roll that shows it sets off (ES-TER)."""

from typing import Final

from miskatonic.core.code import Effect, Frame, procedure, runs
from miskatonic.core.events import Event
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.dice import TERROR
from miskatonic.games.elder_sign.cards.sheets import Moment
from miskatonic.games.elder_sign.rules import box, tells
from miskatonic.games.elder_sign.rules.museum import card_of
from miskatonic.games.elder_sign.rules.passives import has, imposed_terror
from miskatonic.games.elder_sign.rules.people import person
from miskatonic.games.elder_sign.rules.pool import face, rolled_dice, take_out


def shows_terror(s: State) -> bool:
    """Whether a die of the roll shows terror; a wild does not by itself (ES-TER-01, ES-TER-06, ES-ROL-07)."""
    return any(face(s, die) == TERROR for die in rolled_dice(s))


def has_terror(s: State, seat: int) -> bool:
    """Whether the card or a Mythos card has a terror effect for this seat (ES-MYT-07, ES-BAT-19)."""
    if s.count(box.AWAKE) or not (box.ADVENTURE[card_of(s, seat)].terror or imposed_terror(s, seat)):
        return False
    if has(s, seat, w.NoTerror):
        s.note(tells.TerrorIgnored, person(s, seat), rule="ES-ABL-01")
        return False
    return True


def terror_due(s: State, seat: int) -> tuple[Effect, ...]:
    """What would strike if the roll on the table failed now (ES-TER-01, ES-TER-04)."""
    if s.count(box.TASKS_BY_ROLL) or not shows_terror(s) or has(s, seat, w.NoTerror):
        return ()
    mythos = [effect for card in imposed_terror(s, seat) for effect in box.MYTHOS_CARD[card].lower.terror]
    return (*box.ADVENTURE[card_of(s, seat)].terror, *mythos)


def terror(s: State, seat: int) -> None:
    """All terror effects, the card's first (ES-TER-01)."""
    s.note(tells.Terror, person(s, seat), rule="ES-TER-01")
    card = box.ADVENTURE[card_of(s, seat)]
    if card.terror:
        s.push(s.rules.codes[f"{card.code}.terror"], seat)
    s.push(MYTHOS_TERROR, seat)


def mythos_terror(s: State, f: Frame) -> None:
    """Those of the Mythos cards that are still in force: the card's may have awakened it (ES-MYT-07, ES-AWK-02)."""
    for mythos in imposed_terror(s, f.who):
        s.push(s.rules.codes[f"{box.MYTHOS_CARD[mythos].lower.code}.terror"], f.who)


MYTHOS_TERROR: Final = procedure("terror of the Mythos", mythos_terror)
TERROR_STRUCK: Final = Event(Moment.TERROR_STRUCK.name, terror)


def fail_attempt(s: State, f: Frame, node: w.FailAttempt) -> None:
    """The attempt fails as soon as the effect is over."""
    s.set(box.FAILING, 1)


runs(w.FailAttempt, fail_attempt)


def drop_terror_dice(s: State, f: Frame, node: w.DropTerrorDice) -> None:
    """Every die of the roll that shows terror is removed."""
    for die in rolled_dice(s):
        if face(s, die) == TERROR:
            s.note(tells.Removed, person(s, f.who), die, TERROR, rule="ES-TER-01")
            take_out(s, die, box.REMOVED)


runs(w.DropTerrorDice, drop_terror_dice)
