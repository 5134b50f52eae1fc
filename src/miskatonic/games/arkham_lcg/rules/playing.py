"""Playing cards: which can be played, costs, attacks of opportunity, effect (AH-INI, AH-EVT, AH-UNI)."""

from typing import Final

from miskatonic.core.code import Frame, can, procedure, runs
from miskatonic.core.events import Event as GameEvent
from miskatonic.core.events import ability_frame
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.passives import CheaperAssets, EventsFromDiscard, NoPlaying
from miskatonic.games.arkham_lcg.cards.sheets import When
from miskatonic.games.arkham_lcg.rules import box, happens, tells
from miskatonic.games.arkham_lcg.rules.ending import nothing
from miskatonic.games.arkham_lcg.rules.enemies import is_exempt, provoke
from miskatonic.games.arkham_lcg.rules.entering import put_into_play
from miskatonic.games.arkham_lcg.rules.holding import has, passives
from miskatonic.games.arkham_lcg.rules.leaving import discard
from miskatonic.games.arkham_lcg.rules.nodes import FinishEvent
from miskatonic.games.arkham_lcg.rules.people import in_game
from miskatonic.games.arkham_lcg.rules.powers import is_playable_from, topmost_event
from miskatonic.games.arkham_lcg.rules.using import spend_resources

# -------------------------------------------------------------------- what can be played


def _playable(s: State, seat: int, kind: frozenset[int]) -> list[int]:
    """The cards of a kind one can play: of the hand, and perhaps the topmost event of the discard pile."""
    if has(s, seat, NoPlaying):
        return []
    cards = [card for card in s.zones.get(box.HAND[seat], ()) if card in kind]
    if has(s, seat, EventsFromDiscard):
        event = topmost_event(s, seat)
        if event in kind:
            cards.append(event)
    return [card for card in cards if is_playable(s, seat, card)]


CHEAPENED: Final = frozenset(
    card
    for card in box.ASSET
    for holding in box.PASSIVE.values()
    for passive in holding
    if isinstance(passive, CheaperAssets) and passive.trait in box.TRAITS_OF[card]
)
"""Assets that something can make cheaper."""


def price(s: State, seat: int, card: int) -> int:
    """What playing a card costs an investigator now; not below 0 (AH-CST-05)."""
    cost = box.COST[card]
    if card in CHEAPENED and cost > 0:
        cheaper = passives(s, seat, CheaperAssets)
        cost = max(0, cost - sum(one.n for one in cheaper if one.trait in box.TRAITS_OF[card]))
    return cost


def is_playable(s: State, seat: int, card: int) -> bool:
    """Whether an asset or event can be played now: affordable, and not without effect (AH-INI-01, AH-UNI-01)."""
    if not 0 <= price(s, seat, card) <= s.counts.get(box.RESOURCES[seat], 0) or not is_playable_from(s, seat, card):
        return False
    if card in box.ASSET:
        return not box.ASSET[card].unique or not _is_in_play(s, box.TITLE[card])
    sheet = box.EVENT[card]
    if sheet.effect is None:
        return False
    code = s.rules.codes[f"{sheet.slug}.effect"]
    return can(s, ability_frame(s, code, card, len(s.stack), seat), code)


def _is_in_play(s: State, title: str) -> bool:
    return any(box.TITLE[piece] == title for zone in (*box.PLAY, *box.AT_PLACE) for piece in s.zone(zone))


def fast_cards(s: State, seat: int) -> list[int]:
    """Fast cards that can be played in a window of one's own turn (AH-EVT-02, AH-EVT-03)."""
    return _playable(s, seat, box.FAST)


def slow_cards(s: State, seat: int) -> list[int]:
    """Cards that the play action can play (AH-INV-25, AH-EVT-01)."""
    return _playable(s, seat, box.SLOW)


# -------------------------------------------------------------------- playing a card


def play(s: State, seat: int, card: int, *, by_action: bool = False) -> None:
    """Play a card; the action, if it takes one, has been spent."""
    f = s.push(PLAYING, seat)
    f.regs.update(card=card, action=int(by_action), from_hand=int(s.home[card] in box.HAND))


def pay_for_card(s: State, f: Frame) -> None:
    """Costs first, then attacks of opportunity (AH-INI-03, AH-AOO-01)."""
    card = f.regs["card"]
    spend_resources(s, f.who, price(s, f.who, card))
    if f.regs["action"] and not (card in box.EVENT and is_exempt(box.EVENT[card].effect)):
        provoke(s, f.who)


def begin_playing(s: State, f: Frame) -> None:
    """An event leaves the hand only now; an asset looks for its slots (AH-INI-07, AH-SLT-05)."""
    card = f.regs["card"]
    is_lost = f.regs["from_hand"] and s.home[card] not in box.HAND  # an attack of opportunity took it out of the hand
    if is_lost or not in_game(s, f.who):
        f.end()
        return
    if card in box.EVENT:
        s.note(tells.Played, f.who, card, rule="AH-INV-25")
        s.put(card, box.RESOLVING)
        frame = s.push(s.rules.codes[f"{box.EVENT[card].slug}.effect"], f.who)
        frame.regs["piece"] = card
    else:
        put_into_play(s, f.who, card)


def played(s: State, f: Frame) -> None:
    """Only now the card counts as played (AH-INI-05)."""
    card = f.regs["card"]
    if s.home[card] == box.RESOLVING:
        discard(s, card)
    if in_game(s, f.who):
        s.happen(CARD_PLAYED, f.who, card)


PLAYING: Final = procedure("playing a card", pay_for_card, begin_playing, played)
CARD_PLAYED: Final = GameEvent(When.CARD_PLAYED.name, nothing, happens.CardPlayed)


def finish_event(s: State, f: Frame, node: FinishEvent) -> None:
    """An event played as a reaction goes to its discard pile and counts as played."""
    card = s.shared(f).regs["piece"]
    if s.home[card] == box.RESOLVING:
        discard(s, card)
    if in_game(s, f.who):
        s.happen(CARD_PLAYED, f.who, card)


runs(FinishEvent, finish_event, can=lambda s, f, node: False)  # no reason to play it (AH-EVT-05)
