"""Using a power: what it costs, attacks of opportunity, its effect (AH-INI, AH-CST, AH-AOO, AH-USE)."""

from typing import Final

from miskatonic.core.code import Frame, procedure, runs
from miskatonic.core.declared import PIECE
from miskatonic.core.events import pay_for
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.passives import DiscardWhenEmpty
from miskatonic.games.arkham_lcg.cards.sheets import Cost, Power
from miskatonic.games.arkham_lcg.rules import asks, box, clues, tells
from miskatonic.games.arkham_lcg.rules.defeat import LIMITING, check_limits
from miskatonic.games.arkham_lcg.rules.enemies import exhaust, is_exempt, provoke
from miskatonic.games.arkham_lcg.rules.harm import deal, put_on
from miskatonic.games.arkham_lcg.rules.leaving import can_leave, discard
from miskatonic.games.arkham_lcg.rules.nodes import LeaveWhenEmpty, Pay, PlayAsReaction
from miskatonic.games.arkham_lcg.rules.people import in_game, is_ready, player_order
from miskatonic.games.arkham_lcg.rules.powers import POWERS

# -------------------------------------------------------------------- what it costs


def can_pay(s: State, f: Frame, node: Pay) -> bool:
    """Whether every part of it can be paid (AH-ABL-09)."""
    cost = node.cost
    piece = s.shared(f).regs["piece"]
    if cost.resources > s.count(box.RESOURCES[f.who]) or cost.uses > s.count(box.USES_LEFT[piece]):
        return False
    if (cost.exhaust and not is_ready(s, piece)) or (cost.discard and not can_leave(s, piece)):
        return False
    if cost.clues > clues.spendable(s, f.who) or cost.group_clues * s.count(box.STARTED) > _group(s, cost):
        return False
    return not cost.cards or len(discardable(s, f.who)) >= cost.cards


def _group(s: State, cost: Cost) -> int:
    """The clues that the group could pay; not counted where none are asked for."""
    return clues.group_clues(s, player_order(s)) if cost.group_clues else 0


def discardable(s: State, seat: int) -> list[int]:
    """Cards of a hand that may be chosen for a discard: no weaknesses (AH-WKR-03)."""
    return [card for card in s.zone(box.HAND[seat]) if card not in box.WEAKNESSES]


def choose_card(s: State, f: Frame, node: Pay) -> None:
    """Ask which card is discarded."""
    f.answer = None
    chosen = f.lists.get("cards", ())
    if len(chosen) < node.cost.cards:
        left = [card for card in discardable(s, f.who) if card not in chosen]
        s.ask(f, f.who, asks.DiscardCard, box.PICK.each(left))


def card_chosen(s: State, f: Frame, node: Pay) -> None:
    """Then the next one."""
    if f.answer is not None:
        f.lists["cards"] = (*f.lists.get("cards", ()), f.value)
        f.goto(choose_card)


def pay(s: State, f: Frame, node: Pay) -> None:
    """Everything at once; horror may go onto assets (AH-CST-03)."""
    cost = node.cost
    piece = s.shared(f).regs["piece"]
    for card in f.lists.get("cards", ()):
        s.note(tells.DiscardedFromHand, f.who, card, rule="AH-CST-01")
        discard(s, card, told=False)
    spend_resources(s, f.who, cost.resources)
    if cost.clues:
        clues.spend(s, f.who, cost.clues)
    if cost.group_clues:
        clues.pay_together(s, cost.group_clues * s.count(box.STARTED))
    if cost.exhaust:
        exhaust(s, piece)
    if cost.uses:
        s.add(box.USES_LEFT[piece], -cost.uses)
        s.note(tells.Uses, piece, s.count(box.USES_LEFT[piece]), rule="AH-KEY-03")
    if cost.discard:
        _leaves(s, piece)
    if cost.horror:
        deal(s, f.who, 0, cost.horror)
    if cost.damage_here or cost.horror_here:
        put_on(s, f.who, piece, cost.damage_here, cost.horror_here)


def _leaves(s: State, piece: int) -> None:
    """The card is discarded, and with it goes what it let somebody bear."""
    discard(s, piece)
    if piece in LIMITING:
        check_limits(s)


runs(Pay, choose_card, card_chosen, pay, can=can_pay, cards=PIECE)


def spend_resources(s: State, seat: int, n: int) -> None:
    """Resources go back to the pool (AH-INV-26)."""
    if n:
        s.add(box.RESOURCES[seat], -n)
        s.note(tells.Resources, seat, -n, s.count(box.RESOURCES[seat]), rule="AH-INV-26")


def play_as_reaction(s: State, f: Frame, node: PlayAsReaction) -> None:
    """Pay, and take the card out of the hand."""
    card = s.shared(f).regs["piece"]
    spend_resources(s, f.who, box.COST[card])
    s.note(tells.Played, f.who, card, rule="AH-EVT-02")
    s.put(card, box.RESOLVING)


runs(
    PlayAsReaction,
    play_as_reaction,
    can=lambda s, f, node: box.COST[s.shared(f).regs["piece"]] <= s.count(box.RESOURCES[f.who]),
)


def empty_card_leaves(s: State, piece: int) -> None:
    """A card that says so is discarded when its uses have run out (AH-USE-02)."""
    sheet = box.ASSET.get(piece)
    if sheet is None or s.home[piece] not in box.PLAY or s.count(box.USES_LEFT[piece]):
        return
    if any(isinstance(passive, DiscardWhenEmpty) for passive in sheet.passive):
        _leaves(s, piece)


runs(LeaveWhenEmpty, lambda s, f, node: empty_card_leaves(s, s.shared(f).regs["piece"]), can=lambda s, f, node: False)

# -------------------------------------------------------------------- using a power that no event offers


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
    pay_for(s, piece, i, f.who, len(s.stack))


def provoked(s: State, f: Frame) -> None:
    """Attacks of opportunity come after the costs and before the effect (AH-AOO-01, AH-AOO-03)."""
    power = _power(f)
    if f.regs["action"] and power.provokes and not power.parley and not is_exempt(power.effect):
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
