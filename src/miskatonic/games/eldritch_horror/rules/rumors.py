"""Rumors, and tokens that lie on cards and on the board (EH-RUM, EH-ELD)."""

from typing import Final

from miskatonic.core.code import Frame, amount, holds, procedure, runs
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import ASSET, ELDRITCH
from miskatonic.games.eldritch_horror.rules import asks, box, places, tells
from miskatonic.games.eldritch_horror.rules.amounts import rumors, this_card
from miskatonic.games.eldritch_horror.rules.clues import discard_clue
from miskatonic.games.eldritch_horror.rules.decks import (
    discard_card,
    refill_reserve,
    renew_deck,
    renew_pool,
    turn_expedition,
)
from miskatonic.games.eldritch_horror.rules.doom import win
from miskatonic.games.eldritch_horror.rules.monsters import is_away, put_away
from miskatonic.games.eldritch_horror.rules.people import active, ancient_one
from miskatonic.games.eldritch_horror.rules.spawning import draw_random_space
from miskatonic.games.eldritch_horror.rules.those import that

# -------------------------------------------------------------------- solving


def solve(s: State, card: int) -> None:
    """A solved Rumor goes with its tokens and its Epic Monster; what else it has brought stays (EH-RUM-02, EH-RUM-03)."""
    if s.home.get(card) != box.ONGOING:
        return
    s.note(tells.RumorSolved, card, rule="EH-RUM-02")
    clear(s, card)
    foe = foe_of(box.MYTHOS_CARD[card].enters)
    if foe and places.space_of_piece(s, box.MONSTERS_CALLED[foe][0]) >= 0:
        put_away(s, box.MONSTERS_CALLED[foe][0])
    s.put(card, box.MYTHOS_DISCARD)


def foe_of(enters: w.Effects) -> str:
    """The Epic Monster that a card brings, if it does."""
    return enters.name if isinstance(enters, w.SpawnMonster) else ""


def clear(s: State, card: int) -> None:
    """Tokens on a card are discarded; Clues, Monsters and Gates go where they belong (EH-DIS-04)."""
    for family in box.TOKENS_ON:
        s.counts.pop(family[card], None)
    for piece in s.zones.get(box.KEPT_ON[card], ()):
        if piece in box.CLUE:
            discard_clue(s, piece)
        elif piece in box.MONSTER:
            put_away(s, piece)
        else:
            s.put(piece, box.GONE if card in box.MYSTERY and box.MYSTERY[card].boxes_gates else box.GATE_DISCARD)
    renew_pool(s)


def solve_this(s: State, f: Frame, node: w.SolveThis) -> None:
    """The Rumor that says so is solved."""
    solve(s, this_card(s, f))


runs(w.SolveThis, solve_this)


def ask_rumor(s: State, f: Frame, node: w.SolveRumor) -> None:
    """Which of the Rumors in play."""
    s.ask(f, f.who, asks.WhichRumor, box.PICK.each(rumors(s)))


def solve_one(s: State, f: Frame, node: w.SolveRumor) -> None:
    """The Rumor that was chosen is solved."""
    if f.answer is not None:
        solve(s, f.value)


runs(w.SolveRumor, ask_rumor, solve_one)


def look_what_is_solved(s: State, f: Frame) -> None:
    """Rumors that are solved as soon as something is true."""
    for card in rumors(s):
        condition = box.MYTHOS_CARD[card].solved
        if condition is not None:
            probe = Frame(f.code, f.who, len(s.stack))
            probe.regs["piece"] = card
            if holds(s, probe, condition):
                solve(s, card)


SOLVE_WHAT_IS_SOLVED: Final = procedure("solve what is solved", look_what_is_solved)

# -------------------------------------------------------------------- tokens on cards


def discard_from_this(s: State, f: Frame, node: w.DiscardFromThis) -> None:
    """Eldritch tokens leave this card; with the last one something happens."""
    card = this_card(s, f)
    key = box.TOKENS_ON[ELDRITCH][card]
    had = s.counts.get(key, 0)
    n = min(had, amount(s, f, node.n))
    if not n:
        return
    s.set(key, had - n)
    s.note(tells.TokensLeft, card, had - n, rule="EH-ELD-02")
    if had == n:
        code = s.rules.codes.get(f"{box.CODE[card]}.empty")
        if code is not None:
            s.push(code, f.who).regs["piece"] = card


runs(w.DiscardFromThis, discard_from_this)


def place_on(s: State, card: int, token: int, n: int) -> None:
    """Tokens are put on a card."""
    if n:
        s.add(box.TOKENS_ON[token][card], n)
        s.note(tells.TokensPut, card, token, n, rule="EH-ELD-02")


def place_on_this(s: State, f: Frame, node: w.Place) -> None:
    """On this card."""
    place_on(s, this_card(s, f), node.token, amount(s, f, node.n))


def place_on_mystery(s: State, f: Frame, node: w.PlaceOnMystery) -> None:
    """On the active Mystery, if there is one (EH-MYS-06, EH-MYS-10)."""
    for card in s.zones.get(box.ACTIVE_MYSTERY, ()):
        place_on(s, card, ELDRITCH, 1)


def place_on_sheet(s: State, f: Frame, node: w.PlaceOnSheet) -> None:
    """On the Ancient One sheet, which may solve the Final Mystery (EH-MYS-10)."""
    sheet = s.zones[box.OPPONENT][0]
    place_on(s, sheet, node.token, amount(s, f, node.n))
    final = ancient_one(s).final
    if node.token != ELDRITCH or box.AWAKE not in s.counts or final is None or not final.tokens:
        return
    if s.counts.get(box.TOKENS_ON[ELDRITCH][sheet], 0) >= amount(s, f, final.tokens):
        win(s, "EH-MYS-04")


runs(w.Place, place_on_this)
runs(w.PlaceOnMystery, place_on_mystery)
runs(w.PlaceOnSheet, place_on_sheet)

# -------------------------------------------------------------------- tokens on the board and the Omen track


def place_on_green(s: State, f: Frame, node: w.PlaceOnGreen) -> None:
    """On the green space of the Omen track."""
    s.add(box.ON_GREEN, 1)
    s.note(tells.OnGreen, s.counts[box.ON_GREEN], rule="EH-ELD-02")


def discard_from_green(s: State, f: Frame, node: w.DiscardFromOmenTrack) -> None:
    """One less there."""
    if box.ON_GREEN in s.counts:
        s.add(box.ON_GREEN, -1)
        s.note(tells.OnGreen, s.counts.get(box.ON_GREEN, 0), rule="EH-ELD-02")


runs(w.PlaceOnGreen, place_on_green)
runs(w.DiscardFromOmenTrack, discard_from_green)


def begin_placing(s: State, f: Frame, node: w.PlaceEldritch) -> None:
    """So many tokens on the board."""
    f.regs["left"] = amount(s, f, node.n)


def find_space(s: State, f: Frame, node: w.PlaceEldritch) -> None:
    """A random space, if it is one (EH-RLO-01)."""
    if f.regs["left"]:
        draw_random_space(s, f, node.where)


def ask_space(s: State, f: Frame, node: w.PlaceEldritch) -> None:
    """Of several spaces one is chosen; of equally near ones the active investigator chooses (EH-NEA-02)."""
    f.answer = None
    if f.regs["left"]:
        chooser = active(s) if isinstance(node.where, w.Nearest) else f.who
        s.ask(f, chooser, asks.WhichSpace, box.SPACE_OPTION.each(places.spaces(s, f, node.where)))


def place_there(s: State, f: Frame, node: w.PlaceEldritch) -> None:
    """There; then the next."""
    if f.answer is not None:
        s.add(box.ELDRITCH_AT[f.value], 1)
        s.note(tells.EldritchPlaced, f.value, rule="EH-ELD-02")
        f.regs["left"] -= 1
        f.goto(find_space)


runs(w.PlaceEldritch, begin_placing, find_space, ask_space, place_there)


def place_mystery_token(s: State, f: Frame, node: w.PlaceMysteryToken) -> None:
    """The one Mystery token."""
    s.point(box.MYSTERY_TOKEN, node.space)
    s.note(tells.MysteryToken, node.space, rule="EH-MYS-02")


runs(w.PlaceMysteryToken, place_mystery_token)


def keep_eldritch(s: State, f: Frame, node: w.KeepThatEldritch) -> None:
    """A token of this space is put on this card."""
    space = places.here(s, f)
    if box.ELDRITCH_AT[space] in s.counts:
        s.add(box.ELDRITCH_AT[space], -1)
        place_on(s, this_card(s, f), ELDRITCH, 1)


runs(w.KeepThatEldritch, keep_eldritch)


def keep_monster(s: State, f: Frame, node: w.KeepThatMonster) -> None:
    """The Monster just defeated is put on this card."""
    monster, card = that(s, f, "monster"), this_card(s, f)
    s.put(monster, box.KEPT_ON[card])
    s.note(tells.Kept, monster, card, rule="EH-MYS-02")
    s.push(SOLVE_WHAT_IS_SOLVED, f.who)


def has_monster(s: State, f: Frame, node: w.KeepThatMonster) -> bool:
    """Whether its token is there: another card may have it already."""
    return is_away(s, that(s, f, "monster"))


runs(w.KeepThatMonster, keep_monster, can=has_monster)

# -------------------------------------------------------------------- what Mythos cards do to decks


def remove_expeditions(s: State, f: Frame, node: w.RemoveExpeditions) -> None:
    """Cards of the Active Expedition's place leave the deck for the box; then it is shuffled (EH-EXP-03)."""
    place = s.pointed(box.EXPEDITION_AT)
    if place >= 0:
        for card in s.zones.get(box.EXPEDITION_DECK[place], ()):
            s.put(card, box.GONE)
        s.note(tells.ExpeditionsGone, place, rule="EH-BOX-01")
        turn_expedition(s)


runs(w.RemoveExpeditions, remove_expeditions)


def empty_reserve(s: State, f: Frame, node: w.EmptyReserve) -> None:
    """Every card of the reserve is discarded."""
    discard_card(s, *s.zones.get(box.RESERVE, ()))
    s.note(tells.ReserveEmpty, rule="EH-GOLD-02")


def fill_reserve(s: State, f: Frame, node: w.FillReserve) -> None:
    """And filled again."""
    refill_reserve(s)


runs(w.EmptyReserve, empty_reserve)
runs(w.FillReserve, fill_reserve)


def remove_assets(s: State, f: Frame, node: w.RemoveAssets) -> None:
    """Assets of such a value leave deck, discard pile and reserve for the box; the reserve is filled again (EH-RSV-03)."""
    least = amount(s, f, node.value)
    for zone in (box.DECK_OF[ASSET], box.DISCARD_OF[ASSET], box.RESERVE):
        for card in s.zones.get(zone, ()):
            if box.ASSET_CARD[card].value >= least:
                s.put(card, box.GONE)
    renew_deck(s, ASSET)
    s.note(tells.AssetsGone, least, rule="EH-BOX-01")
    refill_reserve(s)


runs(w.RemoveAssets, remove_assets)
