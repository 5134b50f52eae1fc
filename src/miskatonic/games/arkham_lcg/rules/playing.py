"""Playing cards and using abilities: costs, attacks of opportunity, effect; slots and uses (AH-INI, AH-SLT, AH-USE)."""

from typing import Final

from miskatonic.core.code import Frame, can, procedure, runs
from miskatonic.core.declared import PIECE
from miskatonic.core.events import Event as GameEvent
from miskatonic.core.events import ability_frame
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.passives import EventsFromDiscard, ExtraAction, ExtraHands, NoPlaying
from miskatonic.games.arkham_lcg.cards.sheets import Power, When
from miskatonic.games.arkham_lcg.cards.terms import HAND as HAND_SLOT
from miskatonic.games.arkham_lcg.cards.terms import SLOTS, SLOTS_OF
from miskatonic.games.arkham_lcg.cards.words import AutoEvadeAll, Evade, Fight, Resign
from miskatonic.games.arkham_lcg.rules import asks, tells
from miskatonic.games.arkham_lcg.rules.box import (
    ACTIONS,
    ASSET,
    COST,
    EVENT,
    FAST,
    HAND,
    PICK,
    PLAY,
    RESOLVING,
    RESOURCES,
    SEATS,
    SLOW,
    SLUG,
    THREAT,
    TRAITS_OF,
    USES_LEFT,
)
from miskatonic.games.arkham_lcg.rules.ending import nothing
from miskatonic.games.arkham_lcg.rules.enemies import provoke
from miskatonic.games.arkham_lcg.rules.leaving import can_leave, discard, own_limit
from miskatonic.games.arkham_lcg.rules.people import active, has, in_game, passives
from miskatonic.games.arkham_lcg.rules.powers import (
    POWERS,
    FinishEvent,
    empty_card_leaves,
    is_playable_from,
    spend_resources,
    topmost_event,
)

# -------------------------------------------------------------------- what can be played


def _playable(s: State, seat: int, kind: frozenset[int]) -> list[int]:
    """The cards of a kind one can play: of the hand, and perhaps the topmost event of the discard pile."""
    if has(s, seat, NoPlaying):
        return []
    cards = [card for card in s.zones.get(HAND[seat], ()) if card in kind]
    if has(s, seat, EventsFromDiscard):
        event = topmost_event(s, seat)
        if event in kind:
            cards.append(event)
    return [card for card in cards if is_playable(s, seat, card)]


def is_playable(s: State, seat: int, card: int) -> bool:
    """Whether an asset or event can be played now: affordable, and not without effect (AH-INI-01, AH-UNI-01)."""
    if not 0 <= COST[card] <= s.counts.get(RESOURCES[seat], 0) or not is_playable_from(s, seat, card):
        return False
    if card in ASSET:
        return not ASSET[card].unique or not _is_in_play(s, SLUG[card])
    sheet = EVENT[card]
    if sheet.effect is None:
        return False
    code = s.rules.codes[f"{sheet.slug}.effect"]
    return can(s, ability_frame(s, code, card, len(s.stack), seat), code)


def _is_in_play(s: State, slug: str) -> bool:
    return any(SLUG[piece] == slug for seat in range(SEATS) for piece in s.zone(PLAY[seat]))


def fast_cards(s: State, seat: int) -> list[int]:
    """Fast cards that can be played in a window of one's own turn (AH-EVT-02, AH-EVT-03)."""
    return _playable(s, seat, FAST)


def slow_cards(s: State, seat: int) -> list[int]:
    """Cards that the play action can play (AH-INV-25, AH-EVT-01)."""
    return _playable(s, seat, SLOW)


def is_exempt(effect: object) -> bool:
    """Whether an action with this effect provokes nothing: fights, evasions, resigning (AH-AOO-07)."""
    return isinstance(effect, Fight | Evade | Resign | AutoEvadeAll)


# -------------------------------------------------------------------- playing a card


def play(s: State, seat: int, card: int, *, by_action: bool = False) -> None:
    """Play a card; the action, if it takes one, has been spent."""
    f = s.push(PLAYING, seat)
    f.regs.update(card=card, action=int(by_action), from_hand=int(s.home[card] in HAND))


def pay_for_card(s: State, f: Frame) -> None:
    """Costs first, then attacks of opportunity (AH-INI-03, AH-AOO-01)."""
    card = f.regs["card"]
    spend_resources(s, f.who, COST[card])
    if f.regs["action"] and not (card in EVENT and is_exempt(EVENT[card].effect)):
        provoke(s, f.who)


def begin_playing(s: State, f: Frame) -> None:
    """An event leaves the hand only now; an asset looks for its slots (AH-INI-07, AH-SLT-05)."""
    card = f.regs["card"]
    is_lost = f.regs["from_hand"] and s.home[card] not in HAND  # an attack of opportunity took it out of the hand
    if is_lost or not in_game(s, f.who):
        f.end()
        return
    s.note(tells.Played, f.who, card, rule="AH-INV-25")
    if card in EVENT:
        s.put(card, RESOLVING)
        frame = s.push(s.rules.codes[f"{EVENT[card].slug}.effect"], f.who)
        frame.regs["piece"] = card
    else:
        put_into_play(s, f.who, card)


def played(s: State, f: Frame) -> None:
    """Only now the card counts as played (AH-INI-05)."""
    card = f.regs["card"]
    if s.home[card] == RESOLVING:
        discard(s, card)
    if in_game(s, f.who):
        s.happen(CARD_PLAYED, f.who, card)


PLAYING: Final = procedure("playing a card", pay_for_card, begin_playing, played)
CARD_PLAYED: Final = GameEvent(When.CARD_PLAYED.name, nothing, "", PIECE)
ENTERED_PLAY: Final = GameEvent(When.ENTERED_PLAY.name, nothing, "", PIECE)


def finish_event(s: State, f: Frame, node: FinishEvent) -> None:
    """An event played as a reaction goes to its discard pile and counts as played."""
    card = s.shared(f).regs["piece"]
    if s.home[card] == RESOLVING:
        discard(s, card)
    if in_game(s, f.who):
        s.happen(CARD_PLAYED, f.who, card)


runs(FinishEvent, finish_event, can=lambda s, f, node: False)  # no reason to play it (AH-EVT-05)

# -------------------------------------------------------------------- entering play, slots


def put_into_play(s: State, seat: int, card: int) -> None:
    """An asset enters play under a seat's control, once there is room for it."""
    s.push(ENTERING, seat).regs["card"] = card


def overfull(s: State, seat: int, coming: int) -> int:
    """A slot that has no room for a coming asset; -1 if there is room (AH-SLT-02, AH-SLR-01)."""
    cards = [p for z in (PLAY, THREAT) for p in s.zone(z[seat]) if p in ASSET and p != coming]
    if coming >= 0:
        cards.append(coming)
    for slot in range(len(SLOTS)):
        taken = sum(ASSET[card].slots.count(slot) for card in cards)
        room = SLOTS_OF[slot]
        if slot == HAND_SLOT:
            for extra in passives(s, seat, ExtraHands):
                fitting = sum(ASSET[c].slots.count(slot) for c in cards if extra.trait in TRAITS_OF[c])
                room += min(extra.n, fitting)
        if taken > room:
            return slot
    return -1


def make_room(s: State, f: Frame) -> None:
    """Ask which asset gives way (AH-SLT-05, AH-SLR-02)."""
    card = f.regs["card"]
    slot = overfull(s, f.who, card)
    f.answer = None
    if slot >= 0:
        others = [p for p in s.zone(PLAY[f.who]) if p != card and slot in ASSET[p].slots and can_leave(s, p)]
        s.ask(f, f.who, asks.MakeRoom, PICK.each(others), card, slot)


def room_made(s: State, f: Frame) -> None:
    """It is discarded; then look again."""
    if f.answer is not None:
        discard(s, f.value)
        f.goto(make_room)


def enter(s: State, f: Frame) -> None:
    """The asset is in play, ready, with its uses (AH-CON-09, AH-KEY-03)."""
    card = f.regs["card"]
    sheet = ASSET[card]
    s.put(card, PLAY[f.who])
    s.note(tells.InPlay, f.who, card, rule="AH-INV-28")
    if sheet.uses is not None:
        s.set(USES_LEFT[card], sheet.uses[1])
    if active(s) == f.who and any(isinstance(p, ExtraAction) and p.trait is None for p in sheet.passive):
        s.add(ACTIONS[f.who], 1)
        s.note(tells.Actions, f.who, 1, s.count(ACTIONS[f.who]), rule="AH-ACN-04")
    s.happen(ENTERED_PLAY, f.who, card)


ENTERING: Final = procedure("entering play", make_room, room_made, enter)


def check_slots(s: State, seat: int) -> None:
    """When slots have gone, assets over the limit must be discarded."""
    if overfull(s, seat, -1) >= 0:
        s.push(CROWDED, seat)


def choose_crowded(s: State, f: Frame) -> None:
    """Ask which asset goes."""
    slot = overfull(s, f.who, -1)
    f.answer = None
    if slot >= 0:
        cards = [p for p in s.zone(PLAY[f.who]) if slot in ASSET[p].slots and can_leave(s, p)]
        s.ask(f, f.who, asks.MakeRoom, PICK.each(cards), -1, slot)


def crowded_out(s: State, f: Frame) -> None:
    """It goes; look again."""
    if f.answer is not None:
        discard(s, f.value)
        f.goto(choose_crowded)


CROWDED: Final = procedure("too many assets", choose_crowded, crowded_out)

# -------------------------------------------------------------------- using an ability


def activate(s: State, seat: int, piece: int, i: int, *, by_action: bool = False) -> None:
    """Use a power that no event offers; actions, if it takes any, have been spent."""
    f = s.push(ACTIVATING, seat)
    f.regs.update(piece=piece, number=i, action=int(by_action))


def _power(f: Frame) -> Power:
    return POWERS[f.regs["piece"]][f.regs["number"]]


def pay_for_power(s: State, f: Frame) -> None:
    """All costs, and the limit (AH-INI-03, AH-LMT-01)."""
    piece, i = f.regs["piece"], f.regs["number"]
    s.note(tells.Used, piece, i, rule="AH-INI-03")
    if _power(f).times:
        s.add(own_limit(s.rules.pieces[piece].limit_keys[i], f.who), 1)
    cost = s.rules.pieces[piece].cost_codes[i]
    if cost is not None:
        s.stack.append(ability_frame(s, cost, piece, len(s.stack), f.who))


def provoked(s: State, f: Frame) -> None:
    """Attacks of opportunity come after the costs and before the effect (AH-AOO-01, AH-AOO-03)."""
    power = _power(f)
    if f.regs["action"] and not power.parley and not is_exempt(power.effect):
        provoke(s, f.who)


def power_works(s: State, f: Frame) -> None:
    """The effect, even if its card has left play (AH-INI-06)."""
    if not in_game(s, f.who):
        f.end()
        return
    piece = f.regs["piece"]
    code = s.rules.pieces[piece].effect_codes[f.regs["number"]]
    assert code is not None
    frame = s.push(code, f.who)
    frame.regs["piece"] = piece


def power_used(s: State, f: Frame) -> None:
    """A card without uses may have to go (AH-USE-02)."""
    empty_card_leaves(s, f.regs["piece"])


ACTIVATING: Final = procedure("using an ability", pay_for_power, provoked, power_works, power_used)
