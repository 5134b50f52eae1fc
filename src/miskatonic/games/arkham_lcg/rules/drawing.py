"""Drawing cards; encounter cards and weaknesses are resolved as they are drawn (AH-DRW, AH-WKR, AH-REV, AH-ENC)."""

from typing import Final

from miskatonic.core.code import Frame, amount, procedure, runs
from miskatonic.core.declared import PIECE
from miskatonic.core.events import Event
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.sheets import When
from miskatonic.games.arkham_lcg.rules import asks, box, happens, tells
from miskatonic.games.arkham_lcg.rules.engaging import spawn, spawn_together, tell_of_spawned
from miskatonic.games.arkham_lcg.rules.harm import DRAW, deal
from miskatonic.games.arkham_lcg.rules.leaving import discard, remove
from miskatonic.games.arkham_lcg.rules.people import in_game, lead, player_order

# -------------------------------------------------------------------- drawing


def draw(s: State, seat: int, n: int) -> None:
    """Draw so many cards together; weaknesses among them are resolved at once (AH-DRW-01, AH-SKL-20)."""
    if n > 0 and in_game(s, seat):
        s.push(DRAWING, seat).regs["left"] = n


def draw_cards(s: State, f: Frame) -> None:
    """An empty deck is made anew from the discard pile, for 1 horror after the draw (AH-DRW-01 to AH-DRW-03)."""
    seat = f.who
    f.lists["weaknesses"] = ()
    for _ in range(f.regs["left"]):
        if not s.zone(box.DECK[seat]) and not renew_deck(s, f):
            s.note(tells.NoCards, seat, rule="AH-DRW-03")
            return
        card = s.zone(box.DECK[seat])[0]
        s.note(tells.Drew, seat, card, rule="AH-INV-10", seat=None if is_resolved(card) else seat)
        s.put(card, box.RESOLVING if is_resolved(card) else box.HAND[seat])
        if is_resolved(card):
            f.lists["weaknesses"] = (*f.lists["weaknesses"], card)


def renew_deck(s: State, f: Frame) -> bool:
    """Shuffle the discard pile into a new deck; False if there is none."""
    pile = s.zone(box.DISCARD[f.who])
    if not pile:
        return False
    for card in pile:
        s.put(card, box.DECK[f.who])
    s.shuffle(box.DECK[f.who])
    f.regs["horror"] = 1
    s.note(tells.Reshuffled, f.who, rule="AH-DRW-02")
    return True


def choose_weakness(s: State, f: Frame) -> None:
    """Of weaknesses drawn together the lead says which is resolved next, copies counting once (AH-ABL-15, AH-SKL-20)."""
    f.answer = None
    if in_game(s, f.who):
        alike = {box.SLUG[card]: card for card in reversed(f.lists["weaknesses"])}
        s.ask(f, lead(s), asks.ResolvesNext, box.PICK.each(sorted(alike.values())))
    else:
        for card in f.lists["weaknesses"]:
            remove(s, card)  # those of an eliminated investigator leave the game (AH-ELM-03)


def resolve_weakness(s: State, f: Frame) -> None:
    """That one, then the next."""
    if f.answer is not None:
        f.lists["weaknesses"] = tuple(card for card in f.lists["weaknesses"] if card != f.value)
        s.push(RESOLVING_CARD, f.who).regs["card"] = f.value
        f.goto(choose_weakness)


def horror_of_the_empty_deck(s: State, f: Frame) -> None:
    """After the whole draw (AH-DRW-02)."""
    if f.regs.get("horror"):
        deal(s, f.who, 0, 1)


DRAWING: Final = procedure(DRAW, draw_cards, choose_weakness, resolve_weakness, horror_of_the_empty_deck, weaknesses=PIECE)


def take_in_hand(s: State, seat: int, card: int) -> None:
    """A card comes to hand; a weakness is resolved at once however it came (AH-REV-02, AH-WKR-01, AH-WKR-02, AH-DRW-05)."""
    if not is_resolved(card):
        s.put(card, box.HAND[seat])
    else:
        s.put(card, box.RESOLVING)
        s.push(RESOLVING_CARD, seat).regs["card"] = card


def is_resolved(card: int) -> bool:
    """Whether a card that comes to hand is resolved before everybody's eyes: all weaknesses but events are."""
    return card in box.WEAKNESSES and card not in box.EVENT


def has_cards(s: State, seat: int) -> bool:
    """Whether there is any card to draw, be it after the discard pile is shuffled (AH-DRW-03)."""
    return bool(s.zone(box.DECK[seat]) or s.zone(box.DISCARD[seat]))


runs(w.Draw, lambda s, f, node: draw(s, f.who, amount(s, f, node.n)), can=lambda s, f, node: has_cards(s, f.who))

# -------------------------------------------------------------------- encounter cards and weaknesses


def draw_encounter(s: State, seat: int) -> None:
    """The top card of the encounter deck is drawn and resolved (AH-PHS-05)."""
    if not in_game(s, seat):
        return
    if not s.zone(box.ENCOUNTER_DECK):
        renew_encounters(s)
    deck = s.zone(box.ENCOUNTER_DECK)
    if deck:
        resolve_encounter(s, seat, deck[0])


def renew_encounters(s: State) -> None:
    """Shuffle the discard pile into the encounter deck at no cost; an empty one changes nothing (AH-ENC-01, AH-ENC-04)."""
    pile = s.zone(box.ENCOUNTER_DISCARD)
    if pile:
        for card in pile:
            s.put(card, box.ENCOUNTER_DECK)
        s.shuffle(box.ENCOUNTER_DECK)
        s.note(tells.EncountersReshuffled, rule="AH-ENC-01")


def resolve_encounter(s: State, seat: int, card: int) -> None:
    """An encounter card is resolved as drawn by a seat; a deck that it leaves empty is made anew at once (AH-ENC-01)."""
    s.put(card, box.RESOLVING)
    s.push(RESOLVING_CARD, seat).regs["card"] = card
    if not s.zone(box.ENCOUNTER_DECK):
        renew_encounters(s)


def _drawn_by(card: int) -> str:
    """The rule by which a card is faced: from the encounter deck, or as a weakness of either kind."""
    if card not in box.WEAKNESSES:
        return "AH-PHS-05"
    return "AH-WKR-01" if card in box.ENEMY or card in box.TREACHERY else "AH-WKR-02"


def reveal_card(s: State, f: Frame) -> None:
    """Its revelation, or its spawning (AH-PHS-07, AH-PHS-08, AH-REV-01)."""
    card = f.regs["card"]
    s.note(tells.Encounter, f.who, card, rule=_drawn_by(card))
    if _is_perilous(card):
        s.point(box.PERIL, f.who)  # AH-PHS-06
    if card in box.ENEMY:
        spawn(s, card, f.who)
    else:
        s.happen(REVELATION, f.who, card)


def _is_perilous(card: int) -> bool:
    return card in box.TREACHERY and box.TREACHERY[card].peril


def revelation(s: State, seat: int, card: int) -> None:
    """What it says."""
    frame = s.push(s.rules.codes[f"{box.SLUG[card]}.revelation"], seat)
    frame.regs["piece"] = card


REVELATION: Final = Event(When.REVELATION.name, revelation, happens.Revelation)


def card_resolved(s: State, f: Frame) -> None:
    """A treachery that is not in play now is discarded (AH-MYT-07); surge draws another (AH-PHS-09)."""
    card = f.regs["card"]
    if _is_perilous(card):  # a weakness drawn on the way leaves its peril to the card that is being resolved
        s.counts.pop(box.PERIL, None)
    if s.home[card] == box.RESOLVING:
        discard(s, card)
    if card in box.TREACHERY and (box.TREACHERY[card].surge or f.regs.get("surge")):
        draw_encounter(s, f.who)


def gain_surge(s: State, f: Frame, node: w.GainSurge) -> None:
    """The card that is being resolved has surge now."""
    next(frame for frame in reversed(s.stack) if frame.code is RESOLVING_CARD).regs["surge"] = 1


RESOLVING_CARD: Final = procedure("resolving a card", reveal_card, card_resolved)
runs(w.DrawEncounter, lambda s, f, node: draw_encounter(s, f.who))
runs(w.GainSurge, gain_surge)


def draw_enemy(s: State, f: Frame, node: w.DrawEnemyFromDeck) -> None:
    """Shuffle the pile in, discard until an enemy with the trait appears, draw that."""
    renew_encounters(s)
    for card in s.zone(box.ENCOUNTER_DECK):
        if card in box.ENEMY and node.trait in box.TRAITS_OF[card]:
            resolve_encounter(s, f.who, card)
            return
        discard(s, card)
    renew_encounters(s)


def spawn_from_deck(s: State, f: Frame, node: w.SpawnFromDeck) -> None:
    """Shuffle the pile in, discard until enough enemies have appeared, and spawn them."""
    renew_encounters(s)
    due = 2 if node.two_from and len(player_order(s)) >= node.two_from else 1  # AH-ELM-01
    found: list[int] = []
    for card in s.zone(box.ENCOUNTER_DECK):
        if card in box.ENEMY and (node.trait is None or node.trait in box.TRAITS_OF[card]):
            found.append(card)
            if len(found) == due:
                break
        else:
            discard(s, card)
    f.lists["enemies"] = tuple(found)
    for enemy in found:
        s.put(enemy, box.RESOLVING)
    spawn_together(s, found, f.who, box.PLACE_NAMED[node.location])
    if not s.zone(box.ENCOUNTER_DECK):
        renew_encounters(s)


def doom_on_spawned(s: State, f: Frame, node: w.SpawnFromDeck) -> None:
    """Then doom on them, if it says so; and only then what follows from their coming (AH-EFF-02, AH-EFF-03)."""
    there = [enemy for enemy in f.lists["enemies"] if s.home[enemy] in box.ENEMIES_IN_PLAY]
    for enemy in there if node.doom else ():
        s.add(box.DOOM[enemy], node.doom)
        s.note(tells.Doom, enemy, s.count(box.DOOM[enemy]), rule="AH-MYT-05")
    tell_of_spawned(s, there, f.who)


runs(w.SpawnFromDeck, spawn_from_deck, doom_on_spawned)


def draw_aside(s: State, f: Frame, node: w.DrawAsideCard) -> None:
    """The card is resolved as if it came from the deck."""
    for card in s.zone(box.ASIDE):
        if box.SLUG[card] == node.card:
            resolve_encounter(s, f.who, card)


def draw_cultist(s: State, f: Frame, node: w.DrawCultist) -> None:
    """The top card of the Cultist deck is drawn like an encounter card."""
    s.put(s.zone(box.CULTIST_DECK)[0], box.RESOLVING)
    s.push(RESOLVING_CARD, f.who).regs["card"] = s.zone(box.RESOLVING)[-1]


runs(w.DrawAsideCard, draw_aside)
runs(w.DrawCultist, draw_cultist, can=lambda s, f, node: bool(s.zone(box.CULTIST_DECK)))
runs(w.DrawEnemyFromDeck, draw_enemy)
