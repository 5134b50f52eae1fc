"""Cards entering play: assets with their slots and uses, threat areas, attachments (AH-SLT, AH-SLR, AH-ATT)."""

from typing import Final

from miskatonic.core.code import Frame, procedure, runs
from miskatonic.core.events import Event as GameEvent
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.passives import ExtraAction, LimitBonus, Passive
from miskatonic.games.arkham_lcg.cards.sheets import When
from miskatonic.games.arkham_lcg.rules import asks, box, figures, happens, tells
from miskatonic.games.arkham_lcg.rules.defeat import check_limits
from miskatonic.games.arkham_lcg.rules.ending import nothing
from miskatonic.games.arkham_lcg.rules.engaging import places_in_play
from miskatonic.games.arkham_lcg.rules.leaving import can_leave, discard
from miskatonic.games.arkham_lcg.rules.people import active, lead, place_of

# -------------------------------------------------------------------- assets


ENTERED_PLAY: Final = GameEvent(When.ENTERED_PLAY.name, nothing, happens.EnteredPlay)


def put_into_play(s: State, seat: int, card: int) -> None:
    """An asset enters play under a seat's control, once there is room for it."""
    s.push(ENTERING, seat).regs["card"] = card


def overfull(s: State, seat: int, coming: int) -> int:
    """A slot that has no room for a coming asset; -1 if there is room (AH-SLT-02, AH-SLR-01)."""
    cards = holding(s, seat, coming)
    slots = sorted({slot for card in cards for slot in box.ASSET[card].slots})
    return next((slot for slot in slots if lacking(s, seat, slot, cards) > 0), -1)


def holding(s: State, seat: int, coming: int) -> list[int]:
    """The assets of a seat that can take slots, and the one that is coming."""
    cards = [p for z in (box.PLAY, box.THREAT) for p in s.zone(z[seat]) if p in box.ASSET and p != coming]
    return [*cards, coming] if coming >= 0 else cards


def lacking(s: State, seat: int, slot: int, cards: list[int]) -> int:
    """How many slots of a kind these assets would need beyond those there are."""
    taken = sum(box.ASSET[card].slots.count(slot) for card in cards)
    return taken - figures.room(s, seat, slot, cards) if taken else 0


def giving_way(s: State, seat: int, coming: int, slot: int) -> list[int]:
    """The assets that would make room: none that lies where the others could not (AH-SLR-03)."""
    cards = holding(s, seat, coming)
    now = lacking(s, seat, slot, cards)
    own = [p for p in s.zone(box.PLAY[seat]) if p != coming and slot in box.ASSET[p].slots and can_leave(s, p)]
    return [p for p in own if lacking(s, seat, slot, [card for card in cards if card != p]) < now]


def make_room(s: State, f: Frame) -> None:
    """Ask which asset gives way (AH-SLT-05, AH-SLR-02)."""
    card = f.regs["card"]
    slot = overfull(s, f.who, card)
    f.answer = None
    if slot >= 0:
        s.ask(f, f.who, asks.MakeRoom, box.PICK.each(giving_way(s, f.who, card, slot)), card, slot)


def room_made(s: State, f: Frame) -> None:
    """It is discarded; then look again."""
    if f.answer is not None:
        discard(s, f.value)
        check_limits(s)
        f.goto(make_room)


def enter(s: State, f: Frame) -> None:
    """The asset is in play, ready, with its uses (AH-CON-09, AH-KEY-03)."""
    card = f.regs["card"]
    sheet = box.ASSET[card]
    if s.home[card] in box.HAND:
        s.note(tells.Played, f.who, card, rule="AH-INV-25")
    else:
        s.note(tells.InPlay, f.who, card, rule="AH-EVT-06")
    s.put(card, box.PLAY[f.who])
    if sheet.uses is not None:
        s.set(box.USES_LEFT[card], sheet.uses[1])
    more = sum(_actions_by(passive) for passive in sheet.passive)
    if more > 0 and active(s) == f.who:
        s.add(box.ACTIONS[f.who], more)
        s.note(tells.Actions, f.who, more, s.count(box.ACTIONS[f.who]), rule="AH-ACN-04")
    s.happen(ENTERED_PLAY, f.who, card)
    check_limits(s)


def _actions_by(passive: Passive) -> int:
    """How many more actions of any kind a turn has by a passive."""
    if isinstance(passive, LimitBonus):
        return passive.actions
    return int(isinstance(passive, ExtraAction) and passive.trait is None)


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
        s.ask(f, f.who, asks.MakeRoom, box.PICK.each(giving_way(s, f.who, -1, slot)), -1, slot)


def crowded_out(s: State, f: Frame) -> None:
    """It goes; look again."""
    if f.answer is not None:
        discard(s, f.value)
        check_limits(s)
        f.goto(choose_crowded)


CROWDED: Final = procedure("too many assets", choose_crowded, crowded_out)

# -------------------------------------------------------------------- threat areas and attachments


def to_threat_area(s: State, f: Frame, node: w.ToThreatArea) -> None:
    """Into one's threat area, with tokens; an asset takes a slot there too (AH-SLR-01)."""
    card = s.shared(f).regs["piece"]
    s.put(card, box.THREAT[f.who])
    s.set(box.CLUES[card], node.clues)
    s.set(box.HORROR[card], node.horror)
    s.note(tells.Threat, card, f.who, rule="AH-REV-01")
    check_slots(s, f.who)
    check_limits(s)


def attach(s: State, f: Frame, node: w.AttachToLocation) -> None:
    """To one's location, if not too many copies are there (AH-LMT-04)."""
    card = s.shared(f).regs["piece"]
    place = place_of(s, f.who)
    there = sum(box.TITLE[other] == box.TITLE[card] for other in s.zone(box.ATTACHED[place]))
    if not node.most or there < node.most:
        s.put(card, box.ATTACHED[place])
        s.note(tells.Attached, card, place, rule="AH-ATT-01")
        check_limits(s)


def choose_most_clues(s: State, f: Frame, node: w.AttachToMostClues) -> None:
    """Of the locations without a copy those with the most clues; the lead chooses among several."""
    card = s.shared(f).regs["piece"]
    free = [p for p in places_in_play(s) if not any(box.TITLE[c] == box.TITLE[card] for c in s.zone(box.ATTACHED[p]))]
    clues = {place: s.count(box.CLUES[box.PLACE_CARDS[place]]) for place in free}
    most = [place for place in free if clues[place] == max(clues.values())]
    s.ask(f, lead(s), asks.AttachWhere, box.TO_PLACE.each(most), card)


def attach_there(s: State, f: Frame, node: w.AttachToMostClues) -> None:
    """The card is attached to the location that was chosen."""
    card = s.shared(f).regs["piece"]
    if f.answer is not None:
        s.put(card, box.ATTACHED[f.value])
        s.note(tells.Attached, card, f.value, rule="AH-ATT-01")


runs(w.ToThreatArea, to_threat_area)
runs(w.AttachToLocation, attach)
runs(w.AttachToMostClues, choose_most_clues, attach_there)
