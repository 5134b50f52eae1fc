"""Gaining and losing clues, cards and trophies (ES-REW, ES-TRO, ES-CLU)."""

from typing import Final

from miskatonic.core.code import Frame, can, procedure, runs
from miskatonic.core.events import Event, event_args
from miskatonic.core.nodes import Effect
from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards.words import (
    ALLY,
    CLUE,
    COMMON,
    HEALTH,
    SANITY,
    SPELL,
    TROPHY,
    UNIQUE,
    Cast,
    CastingCosts,
    DiscardThis,
    Draw,
    ForEachGained,
    Gain,
    Hurt,
    KeepInUse,
    Lose,
    LowerLimit,
    OneOf,
    PayOrDevoured,
    Price,
    TakeAlly,
)
from miskatonic.games.elder_sign.rules import asks, tells
from miskatonic.games.elder_sign.rules.box import (
    ADVENTURE,
    BE_DEVOURED,
    CLUES,
    CLUES_IN_BOX,
    DECK_OF,
    FACE,
    FREE_DICE,
    HELD,
    IN_USE,
    LIST,
    LOCK_OF,
    LOCKED,
    MONSTER,
    OWNED,
    PAY,
    PICK,
    POSSESSION,
    TROPHIES,
    TROPHIES_OF,
    VALUE_OF,
)
from miskatonic.games.elder_sign.rules.decks import bury
from miskatonic.games.elder_sign.rules.health import DEVOURING, hurt, keep_to_limits
from miskatonic.games.elder_sign.rules.people import ancient_one, has_left, is_alive, limit, person
from miskatonic.words.control import Steps

# -------------------------------------------------------------------- gaining


def clues_left(s: State) -> int:
    """Clues in the supply (ES-COM-06)."""
    return CLUES_IN_BOX - sum(s.count(key) for key in CLUES)


DRAWN: Final = {COMMON: "ES-REW-02", UNIQUE: "ES-REW-03", SPELL: "ES-REW-04", ALLY: "ES-REW-06"}
"""The rule by which a card of each kind is drawn."""


def draw(s: State, seat: int, kind: int, n: int) -> None:
    """Take clues from the supply or cards from a deck, as far as they go (ES-REW-02 to ES-REW-06, ES-REW-15)."""
    if not is_alive(s, seat):
        return
    if kind == CLUE:
        gained = min(n, clues_left(s))
        if gained:
            s.add(CLUES[seat], gained)
            s.note(tells.GainedClue, person(s, seat), gained, rule="ES-REW-05")
        else:
            s.note(tells.NoClueLeft, person(s, seat), rule="ES-COM-06")
        return
    for _ in range(n):
        deck = s.zone(DECK_OF[kind])
        if not deck:
            s.note(tells.DeckEmpty, person(s, seat), kind, rule="ES-REW-15")
            return
        s.put(deck[0], OWNED[seat])
        s.note(tells.GainedCard, person(s, seat), deck[0], rule=DRAWN[kind])


GAIN: Final = Event("gain", draw, amount=2)


def gain(s: State, f: Frame, node: Gain) -> None:
    """Gain so many, heard by those who make something of it."""
    if not has_left(s, f):
        s.happen(GAIN, f.who, node.kind, node.n)


runs(Gain, gain, can=lambda s, f, node: clues_left(s) > 0 if node.kind == CLUE else bool(s.zone(DECK_OF[node.kind])))
runs(Draw, lambda s, f, node: draw(s, f.who, node.kind, node.n))


def take_ally(s: State, f: Frame, node: TakeAlly) -> None:
    """Take a named ally out of its deck, if it is there (ES-SET-14)."""
    for card in s.zone(DECK_OF[ALLY]):
        if POSSESSION[card].code == node.code:
            s.put(card, OWNED[f.who])
            s.note(tells.GainedCard, person(s, f.who), card, rule="ES-SET-14")


runs(TakeAlly, take_ally)


def for_each_gained(s: State, f: Frame, node: ForEachGained) -> None:
    """Once for every card of the gain that is being replaced."""
    for _ in range(event_args(s, f)[2]):
        s.kids(f, "effect")


runs(ForEachGained, for_each_gained)

# -------------------------------------------------------------------- losing


def owned(s: State, seat: int, kind: int) -> list[int]:
    """Cards of a kind that a seat has and could give up: a spell holding dice among them."""
    return [card for card in s.zone(OWNED[seat]) if POSSESSION[card].kind == kind]


def trophies(s: State, seat: int) -> int:
    """What all trophies of a seat are worth."""
    return sum([TROPHIES[trophy] for trophy in s.zone(TROPHIES_OF[seat])])


def amount_owned(s: State, seat: int, kind: int) -> int:
    """How much of a kind could be given up."""
    if kind == CLUE:
        return s.count(CLUES[seat])
    return trophies(s, seat) if kind == TROPHY else len(owned(s, seat, kind))


def free_held(s: State, spell: int) -> None:
    """Dice on a spell that leaves play become free (ES-DEV-06)."""
    for die in s.zone(HELD[spell]):
        s.set(FACE[die], 0)
        s.put(die, LOCKED if LOCK_OF[die] in s.counts else FREE_DICE)


def discard(s: State, card: int) -> None:
    """A card leaves its owner for the bottom of its deck (ES-ITM-02, ES-ALY-03)."""
    if card in HELD:
        free_held(s, card)
    bury(s, card)


def choose_loss(s: State, f: Frame, node: Lose) -> None:
    """Trophies are paid like a price; of cards the owner chooses which (ES-TRO-06)."""
    left = node.n - f.regs.get("lost", 0)
    f.answer = None
    if has_left(s, f) or not left:
        f.end()
    elif node.kind == CLUE:
        lose_clues(s, f.who, left)
        f.end()
    elif node.kind == TROPHY:
        s.push(PAYING, f.who).regs["due"] = left
        f.end()
    else:
        s.ask(f, f.who, asks.LoseCard, PICK.each(owned(s, f.who, node.kind)), node.kind)


def lose_card(s: State, f: Frame, node: Lose) -> None:
    """It goes under its deck; then the next."""
    if f.answer is None:
        return
    s.note(tells.LostCard, person(s, f.who), f.value, rule="ES-REW-17")
    discard(s, f.value)
    f.regs["lost"] = f.regs.get("lost", 0) + 1
    f.goto(choose_loss)


def lose_clues(s: State, seat: int, n: int) -> None:
    """Clues return to the supply, as far as there are any (ES-CLU-04, ES-REW-17)."""
    lost = min(n, s.count(CLUES[seat]))
    if lost:
        s.add(CLUES[seat], -lost)
        s.note(tells.LostClue, person(s, seat), lost, rule="ES-REW-17")


runs(Lose, choose_loss, lose_card, can=lambda s, f, node: amount_owned(s, f.who, node.kind) >= node.n)


def choose_trophy(s: State, f: Frame) -> None:
    """Ask which trophy is spent next; alike ones are offered once, and nothing is asked where all must go (ES-TRO-03)."""
    due = f.regs["due"]
    if due <= 0:
        f.end()
        return
    alike: dict[str, int] = {}
    for trophy in s.zone(TROPHIES_OF[f.who]):
        alike.setdefault((MONSTER.get(trophy) or ADVENTURE[trophy]).code, trophy)
    options = PICK.each(list(alike.values()))
    s.ask(f, f.who, asks.PayTrophy, options if trophies(s, f.who) > due else options[:1], due)


def spend_trophy(s: State, f: Frame) -> None:
    """It returns to its deck or to the pool, and no change is given (ES-TRO-04, ES-TRO-05)."""
    if f.answer is None:
        return
    s.note(tells.SpentTrophy, person(s, f.who), f.value, rule="ES-TRO-04")
    f.regs["due"] -= TROPHIES[f.value]
    bury(s, f.value)
    f.goto(choose_trophy)


PAYING: Final = procedure("paying trophies", choose_trophy, spend_trophy)

# -------------------------------------------------------------------- one of several, pay or be devoured


def is_payable(s: State, seat: int, effect: Effect) -> bool:
    """Whether a list could be carried out in full."""
    match effect:
        case Steps(effects):
            return all(is_payable(s, seat, part) for part in effects)
        case Lose(kind, n):
            return amount_owned(s, seat, kind) >= n
        case Hurt(value, n):
            return s.count(VALUE_OF[value][seat]) >= n
        case LowerLimit(value):
            return limit(s, seat, value) > 0
        case Draw(kind, _):
            return clues_left(s) > 0 if kind == CLUE else bool(s.zone(DECK_OF[kind]))
        case _:
            return True


def choose_list(s: State, f: Frame, node: OneOf) -> None:
    """Ask which of the lists; one that cannot be paid in full only if none can."""
    if not is_alive(s, f.who):
        f.end()
        return
    payable = [i for i, effect in enumerate(node.lists) if is_payable(s, f.who, effect)]
    s.ask(f, f.who, asks.OneOf, LIST.each(payable or list(range(len(node.lists)))))


def run_list(s: State, f: Frame, node: OneOf) -> None:
    """Carry it out."""
    s.push(f.code.kids["lists"][f.value], f.who, f.root)


runs(
    OneOf,
    choose_list,
    run_list,
    can=lambda s, f, node: any(is_payable(s, f.who, effect) for effect in node.lists),
)


def pay_or_be_devoured(s: State, f: Frame, node: PayOrDevoured) -> None:
    """Ask whether to pay; who cannot is devoured."""
    if not is_alive(s, f.who):
        f.end()
        return
    options: list[Option] = [BE_DEVOURED]
    if is_payable(s, f.who, node.price):
        options.insert(0, PAY)
    s.ask(f, f.who, asks.PayOrDevoured, options)


def paid_or_devoured(s: State, f: Frame, node: PayOrDevoured) -> None:
    """The price, or the end."""
    if f.answer is PAY:
        s.kids(f, "price")
    else:
        s.push(DEVOURING, f.who)


runs(PayOrDevoured, pay_or_be_devoured, paid_or_devoured)

# -------------------------------------------------------------------- what a power costs


def pay_price(s: State, f: Frame, node: Price) -> None:
    """Everything it costs."""
    s.kids(f, "costs")


def can_pay(s: State, f: Frame, node: Price) -> bool:
    """Whether all of it can be paid without being devoured."""
    for value in (SANITY, HEALTH):
        loss = sum(_loss(s, cost, value) for cost in node.costs)
        if loss and loss >= s.count(VALUE_OF[value][f.who]):
            return False
    return all(can(s, f, kid) for kid in f.code.kids["costs"])


def _loss(s: State, cost: Effect, value: int) -> int:
    """How much sanity or health a cost takes."""
    price = ancient_one(s).property if isinstance(cost, Cast) else cost
    return price.n if isinstance(price, Hurt | CastingCosts) and price.value == value else 0


runs(Price, pay_price, can=can_pay)


def this_card(s: State, f: Frame) -> int:
    """The card whose power is being used."""
    return s.shared(f).regs["piece"]


def discard_this(s: State, f: Frame, node: DiscardThis) -> None:
    """The card goes under its deck (ES-ITM-02, ES-SPL-17, ES-ALY-03)."""
    card = this_card(s, f)
    if s.home[card] != OWNED[f.who]:
        return
    s.note(tells.Left if POSSESSION[card].kind == ALLY else tells.UsedCard, person(s, f.who), card, rule="ES-ITM-02")
    discard(s, card)
    keep_to_limits(s, f.who)


runs(DiscardThis, discard_this)


def keep_in_use(s: State, f: Frame, node: KeepInUse) -> None:
    """The card lies beside the dice until the end of the adventure step."""
    card = this_card(s, f)
    s.note(tells.UsedCard, person(s, f.who), card, rule="ES-ITM-02")
    s.put(card, IN_USE)


runs(KeepInUse, keep_in_use, can=lambda s, f, node: s.home[this_card(s, f)] == OWNED[f.who])


def cast(s: State, f: Frame, node: Cast) -> None:
    """The Ancient One may put a price on it."""
    price = ancient_one(s).property
    if isinstance(price, CastingCosts):
        hurt(s, f.who, price.value, price.n)


runs(Cast, cast)
