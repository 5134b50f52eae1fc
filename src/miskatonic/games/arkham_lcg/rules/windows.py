"""Player windows: asked only when somebody can do something and has not asked to be spared (AH-PHS, AH-EVT)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.events import PASS, ability_of, is_ability
from miskatonic.core.offers import offers
from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.sheets import When
from miskatonic.games.arkham_lcg.rules import asks, box
from miskatonic.games.arkham_lcg.rules.people import active, holder, in_game, is_shut_out, player_order
from miskatonic.games.arkham_lcg.rules.playing import fast_cards, play
from miskatonic.games.arkham_lcg.rules.story import may_pay_act, pay_act, payers
from miskatonic.games.arkham_lcg.rules.using import activate

FREE: Final = When.FREE.name
IN_TEST: Final = When.IN_TEST.name
OWN_TURN: Final = When.OWN_TURN.name
ACTION: Final = When.ACTION.name


def free_options(s: State, seat: int) -> list[Option]:
    """Everything free that a seat could do in a window (AH-PHS-30, AH-EVT-02, AH-EVT-03)."""
    if active(s) != seat:
        return offers(s, seat, FREE)
    return [*offers(s, seat, FREE, OWN_TURN), *box.PLAY_CARD.each(fast_cards(s, seat))]


def in_test(s: State, seat: int) -> list[Option]:
    """What the tester could use before the token is revealed (AH-SKL-10); in their turn the act may advance (AH-ACT-02)."""
    options = [*offers(s, seat, IN_TEST), *free_options(s, seat)]
    if active(s) == seat and may_pay_act(s):
        options.append(box.ADVANCE)
    return options


def use_free(s: State, seat: int, option: Option) -> None:
    """Advance the act, use an ability or play a fast card, as was chosen."""
    if option is box.ADVANCE:
        pay_act(s, payers(s))
    elif is_ability(option):
        activate(s, seat, *ability_of(option))
    else:
        play(s, seat, option.value)


def offer_window(s: State, except_for: int = -1) -> None:
    """Open a player window for everybody, in player order."""
    left = player_order(s)
    if except_for >= 0 or box.PERIL in s.counts:
        left = tuple(seat for seat in left if seat != except_for and not is_shut_out(s, seat))
    if FREE not in s.ears:  # only fast cards and the like of the active player could be used
        left = tuple(seat for seat in left if seat == active(s))
    if left:
        s.push(WINDOW, 0).lists["left"] = left


def piece_in(option: Option) -> int:
    """The card that an option of a window is about."""
    return ability_of(option)[0] if is_ability(option) else option.value


def wanted(s: State, seat: int) -> list[Option]:
    """Everything free but what the seat does not want to be asked about."""
    return [option for option in free_options(s, seat) if not is_muted(s, seat, piece_in(option))]


def is_muted(s: State, seat: int, piece: int) -> bool:
    """Whether a seat has said never to a card."""
    return bool(s.count(box.MUTED[piece]) & _never(s, seat, piece))


def _never(s: State, seat: int, piece: int) -> int:
    """The bit with which a seat says never to a card: the lowest is that of whoever has it (AH-ABL-12)."""
    return 1 if holder(s, piece) == seat else 2 << seat


def ask_next(s: State, f: Frame) -> None:
    """Ask the next who can do something and wants to be asked."""
    f.answer = None
    while f.lists["left"]:
        f.who = f.lists["left"][0]
        if in_game(s, f.who) and box.PASS_UNTIL[f.who] not in s.counts:
            options = wanted(s, f.who)
            if options:
                spared = box.MUTE.each(list(dict.fromkeys(piece_in(option) for option in options)))
                s.ask(f, f.who, asks.Window, [*options, PASS, box.PASS_PHASE, box.PASS_ROUND, *spared])
                return
        f.lists["left"] = f.lists["left"][1:]
    f.end()


def spare(s: State, seat: int, option: Option) -> None:
    """Ask a seat nothing of this kind for the rest of the phase or round, if that is what it chose."""
    if option in (box.PASS_PHASE, box.PASS_ROUND):
        s.set(box.PASS_UNTIL[seat], box.OF_PHASE if option is box.PASS_PHASE else box.OF_ROUND)


def act_in_window(s: State, f: Frame) -> None:
    """Use it, and be asked again as those are who have passed before; or pass for a while (AH-ABL-14)."""
    option = f.answer
    assert option is not None
    f.goto(ask_next)
    if option is PASS:
        f.lists["left"] = f.lists["left"][1:]
    elif option in (box.PASS_PHASE, box.PASS_ROUND):
        spare(s, f.who, option)
    elif option.verb is box.MUTE:
        s.set(box.MUTED[option.value], s.count(box.MUTED[option.value]) | _never(s, f.who, option.value))
    else:
        f.lists["left"] += tuple(seat for seat in _in_window(s) if seat not in f.lists["left"])
        use_free(s, f.who, option)


def _in_window(s: State) -> list[int]:
    """Whose window it is: everybody's, except for the one who has a menu instead, in a test or else in a turn."""
    chooser = s.pointed(box.TESTER) if box.TESTER in s.counts else active(s)
    return [seat for seat in player_order(s) if seat != chooser]


WINDOW: Final = procedure("player window", ask_next, act_in_window)
