"""Drawing, searching, discarding and looking at cards (AH-DRW, AH-SEA, AH-WKR, AH-REV, AH-ENC)."""

from typing import Final

from miskatonic.core.code import Frame, amount, can, procedure, runs
from miskatonic.core.declared import PIECE
from miskatonic.core.events import Event
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.sheets import When
from miskatonic.games.arkham_lcg.cards.words import (
    AttachToLocation,
    DiscardAsset,
    DiscardAtRandom,
    DiscardThis,
    Draw,
    DrawAsideCard,
    DrawEncounter,
    DrawEnemyFromDeck,
    KeepOneCard,
    LookAndReorder,
    LoseAllResources,
    MoveHorrorToYou,
    RemoveDiscardPile,
    ReturnFromDiscard,
    SearchDeck,
    SearchEncounter,
    SearchTop,
    SomebodyHere,
    ToThreatArea,
)
from miskatonic.games.arkham_lcg.rules import asks, tells
from miskatonic.games.arkham_lcg.rules.box import (
    ASIDE,
    ASSET,
    AT_PLACE,
    ATTACHED,
    CLUES,
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    ENCOUNTERS_TOP,
    ENEMY,
    EVENT,
    HAND,
    HORROR,
    PERIL,
    PICK,
    PLAY,
    REMOVED,
    RESOLVING,
    RESOURCES,
    SEARCHED,
    SEAT,
    SLUG,
    THREAT,
    TRAITS_OF,
    TREACHERY,
    WEAKNESSES,
)
from miskatonic.games.arkham_lcg.rules.defeat import check_defeat
from miskatonic.games.arkham_lcg.rules.discarding import discard_together
from miskatonic.games.arkham_lcg.rules.engaging import spawn
from miskatonic.games.arkham_lcg.rules.harm import deal
from miskatonic.games.arkham_lcg.rules.leaving import can_leave, discard
from miskatonic.games.arkham_lcg.rules.people import card_of, in_game, place_of, player_order, seats_at
from miskatonic.games.arkham_lcg.rules.playing import check_slots
from miskatonic.games.arkham_lcg.rules.powers import discardable

# -------------------------------------------------------------------- drawing


def draw(s: State, seat: int, n: int) -> None:
    """Draw so many cards together; weaknesses among them are resolved at once (AH-DRW-01, AH-SKL-20)."""
    if n > 0 and in_game(s, seat):
        s.push(DRAWING, seat).regs["left"] = n


def draw_cards(s: State, f: Frame) -> None:
    """An empty deck is made anew from the discard pile, for 1 horror after the draw (AH-DRW-01 to AH-DRW-03)."""
    seat = f.who
    for _ in range(f.regs["left"]):
        if not s.zone(DECK[seat]) and not renew_deck(s, f):
            s.note(tells.NoCards, seat, rule="AH-DRW-03")
            return
        card = s.zone(DECK[seat])[0]
        s.note(tells.Drew, seat, card, rule="AH-INV-10", seat=None if is_resolved(card) else seat)
        take_in_hand(s, seat, card)


def renew_deck(s: State, f: Frame) -> bool:
    """Shuffle the discard pile into a new deck; False if there is none."""
    pile = s.zone(DISCARD[f.who])
    if not pile:
        return False
    for card in pile:
        s.put(card, DECK[f.who])
    s.shuffle(DECK[f.who])
    f.regs["horror"] = 1
    s.note(tells.Reshuffled, f.who, rule="AH-DRW-02")
    return True


def horror_of_the_empty_deck(s: State, f: Frame) -> None:
    """After the whole draw (AH-DRW-02)."""
    if f.regs.get("horror"):
        deal(s, f.who, 0, 1)


DRAWING: Final = procedure("drawing cards", draw_cards, horror_of_the_empty_deck)


def take_in_hand(s: State, seat: int, card: int) -> None:
    """A card comes to hand; a weakness is resolved at once however it came (AH-REV-02, AH-WKR-01, AH-WKR-02, AH-DRW-05)."""
    if not is_resolved(card):
        s.put(card, HAND[seat])
    else:
        s.put(card, RESOLVING)
        s.push(RESOLVING_CARD, seat).regs["card"] = card


def is_resolved(card: int) -> bool:
    """Whether a card that comes to hand is resolved before everybody's eyes: all weaknesses but events are."""
    return card in WEAKNESSES and card not in EVENT


runs(Draw, lambda s, f, node: draw(s, f.who, amount(s, f, node.n)))

# -------------------------------------------------------------------- encounter cards and weaknesses


def draw_encounter(s: State, seat: int) -> None:
    """The top card of the encounter deck is drawn and resolved (AH-PHS-05)."""
    if not in_game(s, seat):
        return
    if not s.zone(ENCOUNTER_DECK):
        renew_encounters(s)
    deck = s.zone(ENCOUNTER_DECK)
    if deck:
        resolve_encounter(s, seat, deck[0])


def renew_encounters(s: State) -> None:
    """Shuffle the discard pile into the encounter deck at no cost; an empty one changes nothing (AH-ENC-01, AH-ENC-04)."""
    pile = s.zone(ENCOUNTER_DISCARD)
    if pile:
        for card in pile:
            s.put(card, ENCOUNTER_DECK)
        s.shuffle(ENCOUNTER_DECK)
        s.note(tells.EncountersReshuffled, rule="AH-ENC-01")


def resolve_encounter(s: State, seat: int, card: int) -> None:
    """An encounter card is resolved as drawn by a seat; a deck that it leaves empty is made anew at once (AH-ENC-01)."""
    s.put(card, RESOLVING)
    s.push(RESOLVING_CARD, seat).regs["card"] = card
    if not s.zone(ENCOUNTER_DECK):
        renew_encounters(s)


def reveal_card(s: State, f: Frame) -> None:
    """Its revelation, or its spawning (AH-PHS-07, AH-PHS-08, AH-REV-01)."""
    card = f.regs["card"]
    s.note(tells.Encounter, f.who, card, rule="AH-PHS-05")
    if card in TREACHERY and TREACHERY[card].peril:
        s.point(PERIL, f.who)  # AH-PHS-06
    if card in ENEMY:
        spawn(s, card, f.who)
    else:
        s.happen(REVELATION, f.who, card)


def revelation(s: State, seat: int, card: int) -> None:
    """What it says."""
    frame = s.push(s.rules.codes[f"{SLUG[card]}.revelation"], seat)
    frame.regs["piece"] = card


REVELATION: Final = Event(When.REVELATION.name, revelation, "", PIECE)


def card_resolved(s: State, f: Frame) -> None:
    """A treachery that is not in play now is discarded (AH-MYT-07); surge draws another (AH-PHS-09)."""
    card = f.regs["card"]
    s.counts.pop(PERIL, None)
    if s.home[card] == RESOLVING:
        discard(s, card)
    if card in TREACHERY and TREACHERY[card].surge:
        draw_encounter(s, f.who)


RESOLVING_CARD: Final = procedure("resolving a card", reveal_card, card_resolved)
runs(DrawEncounter, lambda s, f, node: draw_encounter(s, f.who))


def to_threat_area(s: State, f: Frame, node: ToThreatArea) -> None:
    """Into one's threat area, with tokens; an asset takes a slot there too (AH-SLR-01)."""
    card = s.shared(f).regs["piece"]
    s.put(card, THREAT[f.who])
    s.set(CLUES[card], node.clues)
    s.set(HORROR[card], node.horror)
    s.note(tells.Threat, card, f.who, rule="AH-REV-01")
    check_slots(s, f.who)


def attach(s: State, f: Frame, node: AttachToLocation) -> None:
    """To one's location, if not too many copies are there (AH-LMT-04)."""
    card = s.shared(f).regs["piece"]
    place = place_of(s, f.who)
    there = sum(SLUG[other] == SLUG[card] for other in s.zone(ATTACHED[place]))
    if not node.most or there < node.most:
        s.put(card, ATTACHED[place])
        s.note(tells.Attached, card, place, rule="AH-ATT-01")


runs(ToThreatArea, to_threat_area)
runs(AttachToLocation, attach)


def discard_this(s: State, f: Frame, node: DiscardThis) -> None:
    """This card goes, if it is still in play."""
    card = s.shared(f).regs["piece"]
    if s.home[card] in (*PLAY, *THREAT, *AT_PLACE, *ATTACHED):
        discard(s, card)


runs(DiscardThis, discard_this)


def draw_enemy(s: State, f: Frame, node: DrawEnemyFromDeck) -> None:
    """Shuffle the pile in, discard until an enemy with the trait appears, draw that."""
    renew_encounters(s)
    for card in s.zone(ENCOUNTER_DECK):
        if card in ENEMY and node.trait in TRAITS_OF[card]:
            resolve_encounter(s, f.who, card)
            return
        discard(s, card)
    renew_encounters(s)


def search_encounter(s: State, f: Frame, node: SearchEncounter) -> None:
    """Ask which of the enemies found."""
    cards = [c for z in (ENCOUNTER_DECK, ENCOUNTER_DISCARD) for c in s.zone(z) if c in ENEMY and node.trait in TRAITS_OF[c]]
    alike = list({SLUG[card]: card for card in reversed(cards)}.values())
    s.ask(f, f.who, asks.Search, PICK.each(sorted(alike)))


def found_encounter(s: State, f: Frame, node: SearchEncounter) -> None:
    """Draw it, and shuffle (AH-SEA-01, AH-SEA-02)."""
    if f.answer is not None:
        resolve_encounter(s, f.who, f.value)
    s.shuffle(ENCOUNTER_DECK)


def draw_aside(s: State, f: Frame, node: DrawAsideCard) -> None:
    """The card is resolved as if it came from the deck."""
    for card in s.zone(ASIDE):
        if SLUG[card] == node.card:
            resolve_encounter(s, f.who, card)


runs(DrawAsideCard, draw_aside)
runs(DrawEnemyFromDeck, draw_enemy)
runs(SearchEncounter, search_encounter, found_encounter)

# -------------------------------------------------------------------- searching one's deck


def look_at_top(s: State, f: Frame, node: SearchTop) -> None:
    """Only the searcher sees the cards (AH-SEA-01)."""
    for card in s.zone(DECK[f.who])[: node.n]:
        s.put(card, SEARCHED[f.who])


def choose_found(s: State, f: Frame, node: SearchTop) -> None:
    """A search must find a matching card if one is there (AH-SEA-02)."""
    cards = [c for c in s.zone(SEARCHED[f.who]) if node.trait is None or node.trait in TRAITS_OF[c]]
    s.ask(f, f.who, asks.Search, PICK.each(cards))


def draw_found(s: State, f: Frame, node: SearchTop) -> None:
    """Draw it and shuffle the rest in."""
    found = f.value
    for card in s.zone(SEARCHED[f.who]):
        if card != found:
            s.put(card, DECK[f.who])
    s.shuffle(DECK[f.who])
    if f.answer is not None:
        s.note(tells.HandSearched, f.who, found, rule="AH-SEA-01", seat=f.who)
        take_in_hand(s, f.who, found)


runs(SearchTop, look_at_top, choose_found, draw_found, can=lambda s, f, node: bool(s.zone(DECK[f.who])))


def choose_from_deck(s: State, f: Frame, node: SearchDeck) -> None:
    """Ask which asset of the deck; copies count once."""
    cards = [card for card in s.zone(DECK[f.who]) if card in ASSET and node.trait in TRAITS_OF[card]]
    alike = list({SLUG[card]: card for card in reversed(cards)}.values())
    s.ask(f, f.who, asks.Search, PICK.each(sorted(alike)))


def take_from_deck(s: State, f: Frame, node: SearchDeck) -> None:
    """It comes to hand, which is not drawing; shuffle (AH-DRW-05)."""
    if f.answer is not None:
        s.note(tells.HandSearched, f.who, f.value, rule="AH-SEA-01", seat=f.who)
        take_in_hand(s, f.who, f.value)
    s.shuffle(DECK[f.who])


runs(SearchDeck, choose_from_deck, take_from_deck, can=lambda s, f, node: bool(s.zone(DECK[f.who])))


def choose_return(s: State, f: Frame, node: ReturnFromDiscard) -> None:
    """Ask which card."""
    s.ask(f, f.who, asks.ReturnCard, PICK.each([c for c in s.zone(DISCARD[f.who]) if node.trait in TRAITS_OF[c]]))


def return_card(s: State, f: Frame, node: ReturnFromDiscard) -> None:
    """It comes back to hand."""
    if f.answer is not None:
        s.put(f.value, HAND[f.who])
        s.note(tells.Returned, f.who, f.value, rule="AH-EFF-01")


runs(
    ReturnFromDiscard,
    choose_return,
    return_card,
    can=lambda s, f, node: any(node.trait in TRAITS_OF[c] for c in s.zone(DISCARD[f.who])),
)

# -------------------------------------------------------------------- looking


def choose_deck(s: State, f: Frame, node: LookAndReorder) -> None:
    """Ask whose deck, or the encounter deck."""
    seats = [seat for seat in player_order(s) if s.zone(DECK[seat])]
    s.ask(f, f.who, asks.LookWhere, [*SEAT.each(seats), ENCOUNTERS_TOP])


def look(s: State, f: Frame, node: LookAndReorder) -> None:
    """The cards are looked at by the one who acts; that is no search (AH-SEA-03)."""
    whose = -1 if f.answer is ENCOUNTERS_TOP else f.value
    f.regs["whose"] = whose
    deck = ENCOUNTER_DECK if whose < 0 else DECK[whose]
    s.note(tells.Looked, f.who, whose, rule="AH-SEA-03")
    for card in s.zone(deck)[: node.n]:
        s.put(card, SEARCHED[f.who])


def choose_order(s: State, f: Frame, node: LookAndReorder) -> None:
    """Ask which card will lie deepest, then the next."""
    s.ask(f, f.who, asks.LookOrder, PICK.each(s.zone(SEARCHED[f.who])))


def put_back(s: State, f: Frame, node: LookAndReorder) -> None:
    """Back on top, one after another; the one who looked knows it."""
    if f.answer is None:
        return
    whose = f.regs["whose"]
    s.put(f.value, ENCOUNTER_DECK if whose < 0 else DECK[whose], first=True)
    s.look(f.value, f.who)
    f.goto(choose_order)


runs(LookAndReorder, choose_deck, look, choose_order, put_back)

# -------------------------------------------------------------------- discarding and the like


def choose_kept(s: State, f: Frame, node: KeepOneCard) -> None:
    """Ask which card stays; a weakness cannot be chosen for discard, so it stays (AH-WKR-03)."""
    hand = s.zone(HAND[f.who])
    f.answer = None
    if not any(card in WEAKNESSES for card in hand):
        s.ask(f, f.who, asks.KeepCard, PICK.each(hand))


def keep_one(s: State, f: Frame, node: KeepOneCard) -> None:
    """The others are discarded."""
    discard_together(s, f.who, [card for card in discardable(s, f.who) if card != f.value])


runs(KeepOneCard, choose_kept, keep_one)


def discard_at_random(s: State, f: Frame, node: DiscardAtRandom) -> None:
    """Chance may hit anything (AH-WKR-03)."""
    hand = s.zone(HAND[f.who])
    if hand:
        card = hand[s.random(f"hand-of-{f.who}", len(hand))]
        s.note(tells.DiscardedFromHand, f.who, card, rule="AH-WKR-03")
        discard(s, card, told=False)


runs(
    DiscardAtRandom,
    discard_at_random,
    can=lambda s, f, node: any(s.zone(HAND[seat]) for seat in range(s.seats) if in_game(s, seat)),
)


def choose_asset(s: State, f: Frame, node: DiscardAsset) -> None:
    """Ask which asset one controls."""
    f.answer = None
    cards = [p for z in (PLAY, THREAT) for p in s.zone(z[f.who]) if p in ASSET and can_leave(s, p)]
    s.ask(f, f.who, asks.DiscardAsset, PICK.each(cards))


def discard_asset(s: State, f: Frame, node: DiscardAsset) -> None:
    """It goes; without one the other thing happens."""
    if f.answer is None:
        s.kids(f, "otherwise")
    else:
        discard(s, f.value)
        check_slots(s, f.who)


runs(DiscardAsset, choose_asset, discard_asset)


def remove_pile(s: State, f: Frame, node: RemoveDiscardPile) -> None:
    """The whole pile leaves the game."""
    for card in s.zone(DISCARD[f.who]):
        s.put(card, REMOVED)


def lose_all(s: State, f: Frame, node: LoseAllResources) -> None:
    """Everything in one's own pool."""
    n = s.count(RESOURCES[f.who])
    s.set(RESOURCES[f.who], 0)
    s.note(tells.Resources, f.who, -n, 0, rule="AH-EFF-01")


runs(RemoveDiscardPile, remove_pile)
runs(LoseAllResources, lose_all)


def move_horror(s: State, f: Frame, node: MoveHorrorToYou) -> None:
    """Moved, neither dealt nor taken; it can defeat all the same (AH-DMR-08)."""
    card = s.shared(f).regs["piece"]
    if not s.count(HORROR[card]):
        return
    own = card_of(s, f.who)
    s.add(HORROR[card], -1)
    s.add(HORROR[own], 1)
    s.note(tells.Horror, own, 1, rule="AH-DMR-08")
    if not s.count(HORROR[card]):
        discard(s, card)
    check_defeat(s, (f.who,))


runs(MoveHorrorToYou, move_horror, can=lambda s, f, node: s.count(HORROR[s.shared(f).regs["piece"]]) > 0)


def choose_somebody(s: State, f: Frame, node: SomebodyHere) -> None:
    """Ask which investigator here, among those for whom it would do something (AH-EFF-06)."""
    kid = f.code.kids["effect"][0]
    seats: list[int] = []
    for seat in seats_at(s, place_of(s, f.who)):
        probe = Frame(f.code, seat, f.root)
        if can(s, probe, kid):
            seats.append(seat)
    s.ask(f, f.who, asks.Somebody, SEAT.each(seats))


def somebody_acts(s: State, f: Frame, node: SomebodyHere) -> None:
    """That one does it."""
    if f.answer is not None:
        s.kids(f, "effect", f.value)


def can_somebody(s: State, f: Frame, node: SomebodyHere) -> bool:
    """Whether there is anybody for whom it would do something."""
    kid = f.code.kids["effect"][0]
    return any(can(s, Frame(f.code, seat, f.root), kid) for seat in seats_at(s, place_of(s, f.who)))


runs(SomebodyHere, choose_somebody, somebody_acts, can=can_somebody)
