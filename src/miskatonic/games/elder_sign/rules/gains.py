"""Gaining and losing clues, cards and trophies (ES-REW, ES-TRO, ES-CLU)."""

from typing import Final

from miskatonic.core.code import Frame, can, procedure, runs
from miskatonic.core.events import Event, event_args
from miskatonic.core.nodes import Effect
from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.games.elder_sign.rules.decks import bury
from miskatonic.games.elder_sign.rules.health import DEVOURING, hurt, keep_to_limits
from miskatonic.games.elder_sign.rules.people import ancient_one, has_left, is_alive, limit, person
from miskatonic.words.control import Steps

# -------------------------------------------------------------------- gaining


def clues_left(s: State) -> int:
    """Clues in the supply (ES-COM-06)."""
    return box.CLUES_IN_BOX - sum(s.count(key) for key in box.CLUES)


DRAWN: Final = {w.COMMON: "ES-REW-02", w.UNIQUE: "ES-REW-03", w.SPELL: "ES-REW-04", w.ALLY: "ES-REW-06"}
"""The rule by which a card of each kind is drawn."""


def draw(s: State, seat: int, kind: int, n: int) -> None:
    """Take clues from the supply or cards from a deck, as far as they go (ES-REW-02 to ES-REW-06, ES-REW-15)."""
    if not is_alive(s, seat):
        return
    if kind == w.CLUE:
        gained = min(n, clues_left(s))
        if gained:
            s.add(box.CLUES[seat], gained)
            s.note(tells.GainedClue, person(s, seat), gained, rule="ES-REW-05")
        else:
            s.note(tells.NoClueLeft, person(s, seat), rule="ES-COM-06")
        return
    for _ in range(n):
        deck = s.zone(box.DECK_OF[kind])
        if not deck:
            s.note(tells.DeckEmpty, person(s, seat), kind, rule="ES-REW-15")
            return
        s.put(deck[0], box.OWNED[seat])
        s.note(tells.GainedCard, person(s, seat), deck[0], rule=DRAWN[kind])


GAIN: Final = Event("gain", draw, amount=2)


def gain(s: State, f: Frame, node: w.Gain) -> None:
    """Gain so many, heard by those who make something of it."""
    if not has_left(s, f):
        s.happen(GAIN, f.who, node.kind, node.n)


runs(w.Gain, gain, can=lambda s, f, node: clues_left(s) > 0 if node.kind == w.CLUE else bool(s.zone(box.DECK_OF[node.kind])))
runs(w.Draw, lambda s, f, node: draw(s, f.who, node.kind, node.n))


def take_ally(s: State, f: Frame, node: w.TakeAlly) -> None:
    """Take a named ally out of its deck, if it is there (ES-SET-14)."""
    for card in s.zone(box.DECK_OF[w.ALLY]):
        if box.POSSESSION[card].code == node.code:
            s.put(card, box.OWNED[f.who])
            s.note(tells.GainedCard, person(s, f.who), card, rule="ES-SET-14")


runs(w.TakeAlly, take_ally)


def for_each_gained(s: State, f: Frame, node: w.ForEachGained) -> None:
    """Once for every card of the gain that is being replaced."""
    for _ in range(event_args(s, f)[2]):
        s.kids(f, "effect")


runs(w.ForEachGained, for_each_gained)

# -------------------------------------------------------------------- losing


def owned(s: State, seat: int, kind: int) -> list[int]:
    """Cards of a kind that a seat has and could give up: a spell holding dice among them."""
    return [card for card in s.zone(box.OWNED[seat]) if box.POSSESSION[card].kind == kind]


def trophies(s: State, seat: int) -> int:
    """What all trophies of a seat are worth."""
    return sum([box.TROPHIES[trophy] for trophy in s.zone(box.TROPHIES_OF[seat])])


def amount_owned(s: State, seat: int, kind: int) -> int:
    """How much of a kind could be given up."""
    if kind == w.CLUE:
        return s.count(box.CLUES[seat])
    return trophies(s, seat) if kind == w.TROPHY else len(owned(s, seat, kind))


def free_held(s: State, spell: int) -> None:
    """Dice on a spell that leaves play become free (ES-DEV-06)."""
    for die in s.zone(box.HELD[spell]):
        s.set(box.FACE[die], 0)
        s.put(die, box.LOCKED if box.LOCK_OF[die] in s.counts else box.FREE_DICE)


def discard(s: State, card: int) -> None:
    """A card leaves its owner for the bottom of its deck (ES-ITM-02, ES-ALY-03)."""
    if card in box.HELD:
        free_held(s, card)
    bury(s, card)


def choose_loss(s: State, f: Frame, node: w.Lose) -> None:
    """Trophies are paid like a price; of cards the owner chooses which (ES-TRO-06)."""
    left = node.n - f.regs.get("lost", 0)
    f.answer = None
    if has_left(s, f) or not left:
        f.end()
    elif node.kind == w.CLUE:
        lose_clues(s, f.who, left)
        f.end()
    elif node.kind == w.TROPHY:
        s.push(PAYING, f.who).regs["due"] = left
        f.end()
    else:
        s.ask(f, f.who, asks.LoseCard, box.PICK.each(owned(s, f.who, node.kind)), node.kind)


def lose_card(s: State, f: Frame, node: w.Lose) -> None:
    """It goes under its deck; then the next."""
    if f.answer is None:
        return
    s.note(tells.LostCard, person(s, f.who), f.value, rule="ES-REW-17")
    discard(s, f.value)
    f.regs["lost"] = f.regs.get("lost", 0) + 1
    f.goto(choose_loss)


def lose_clues(s: State, seat: int, n: int) -> None:
    """Clues return to the supply, as far as there are any (ES-CLU-04, ES-REW-17)."""
    lost = min(n, s.count(box.CLUES[seat]))
    if lost:
        s.add(box.CLUES[seat], -lost)
        s.note(tells.LostClue, person(s, seat), lost, rule="ES-REW-17")


runs(w.Lose, choose_loss, lose_card, can=lambda s, f, node: amount_owned(s, f.who, node.kind) >= node.n)


def choose_trophy(s: State, f: Frame) -> None:
    """Ask which trophy is spent next; alike ones are offered once, and nothing is asked where all must go (ES-TRO-03)."""
    due = f.regs["due"]
    if due <= 0:
        f.end()
        return
    alike: dict[str, int] = {}
    for trophy in s.zone(box.TROPHIES_OF[f.who]):
        alike.setdefault((box.MONSTER.get(trophy) or box.ADVENTURE[trophy]).code, trophy)
    options = box.PICK.each(list(alike.values()))
    s.ask(f, f.who, asks.PayTrophy, options if trophies(s, f.who) > due else options[:1], due)


def spend_trophy(s: State, f: Frame) -> None:
    """It returns to its deck or to the pool, and no change is given (ES-TRO-04, ES-TRO-05)."""
    if f.answer is None:
        return
    s.note(tells.SpentTrophy, person(s, f.who), f.value, rule="ES-TRO-04")
    f.regs["due"] -= box.TROPHIES[f.value]
    bury(s, f.value)
    f.goto(choose_trophy)


PAYING: Final = procedure("paying trophies", choose_trophy, spend_trophy)

# -------------------------------------------------------------------- one of several, pay or be devoured


def is_payable(s: State, seat: int, effect: Effect) -> bool:
    """Whether a list could be carried out in full."""
    match effect:
        case Steps(effects):
            return all(is_payable(s, seat, part) for part in effects)
        case w.Lose(kind, n):
            return amount_owned(s, seat, kind) >= n
        case w.Hurt(value, n):
            return s.count(box.VALUE_OF[value][seat]) >= n
        case w.LowerLimit(value):
            return limit(s, seat, value) > 0
        case w.Draw(kind, _):
            return clues_left(s) > 0 if kind == w.CLUE else bool(s.zone(box.DECK_OF[kind]))
        case _:
            return True


def choose_list(s: State, f: Frame, node: w.OneOf) -> None:
    """Ask which of the lists; one that cannot be paid in full only if none can."""
    if not is_alive(s, f.who):
        f.end()
        return
    payable = [i for i, effect in enumerate(node.lists) if is_payable(s, f.who, effect)]
    s.ask(f, f.who, asks.OneOf, box.LIST.each(payable or list(range(len(node.lists)))))


def run_list(s: State, f: Frame, node: w.OneOf) -> None:
    """Carry it out."""
    s.push(f.code.kids["lists"][f.value], f.who, f.root)


runs(
    w.OneOf,
    choose_list,
    run_list,
    can=lambda s, f, node: any(is_payable(s, f.who, effect) for effect in node.lists),
)


def pay_or_be_devoured(s: State, f: Frame, node: w.PayOrDevoured) -> None:
    """Ask whether to pay; who cannot is devoured."""
    if not is_alive(s, f.who):
        f.end()
        return
    options: list[Option] = [box.BE_DEVOURED]
    if is_payable(s, f.who, node.price):
        options.insert(0, box.PAY)
    s.ask(f, f.who, asks.PayOrDevoured, options)


def paid_or_devoured(s: State, f: Frame, node: w.PayOrDevoured) -> None:
    """The price, or the end."""
    if f.answer is box.PAY:
        s.kids(f, "price")
    else:
        s.push(DEVOURING, f.who)


runs(w.PayOrDevoured, pay_or_be_devoured, paid_or_devoured)

# -------------------------------------------------------------------- what a power costs


def pay_price(s: State, f: Frame, node: w.Price) -> None:
    """Everything it costs."""
    s.kids(f, "costs")


def can_pay(s: State, f: Frame, node: w.Price) -> bool:
    """Whether all of it can be paid without being devoured."""
    for value in (w.SANITY, w.HEALTH):
        loss = sum(_loss(s, cost, value) for cost in node.costs)
        if loss and loss >= s.count(box.VALUE_OF[value][f.who]):
            return False
    return all(can(s, f, kid) for kid in f.code.kids["costs"])


def _loss(s: State, cost: Effect, value: int) -> int:
    """How much sanity or health a cost takes."""
    price = ancient_one(s).property if isinstance(cost, w.Cast) else cost
    return price.n if isinstance(price, w.Hurt | w.CastingCosts) and price.value == value else 0


runs(w.Price, pay_price, can=can_pay)


def this_card(s: State, f: Frame) -> int:
    """The card whose power is being used."""
    return s.shared(f).regs["piece"]


def discard_this(s: State, f: Frame, node: w.DiscardThis) -> None:
    """The card goes under its deck (ES-ITM-02, ES-SPL-17, ES-ALY-03)."""
    card = this_card(s, f)
    if s.home[card] != box.OWNED[f.who]:
        return
    s.note(tells.Left if box.POSSESSION[card].kind == w.ALLY else tells.UsedCard, person(s, f.who), card, rule="ES-ITM-02")
    discard(s, card)
    keep_to_limits(s, f.who)


runs(w.DiscardThis, discard_this)


def keep_in_use(s: State, f: Frame, node: w.KeepInUse) -> None:
    """The card lies beside the dice until the end of the adventure step."""
    card = this_card(s, f)
    s.note(tells.UsedCard, person(s, f.who), card, rule="ES-ITM-02")
    s.put(card, box.IN_USE)


runs(w.KeepInUse, keep_in_use, can=lambda s, f, node: s.home[this_card(s, f)] == box.OWNED[f.who])


def cast(s: State, f: Frame, node: w.Cast) -> None:
    """The Ancient One may put a price on it."""
    price = ancient_one(s).property
    if isinstance(price, w.CastingCosts):
        hurt(s, f.who, price.value, price.n)


runs(w.Cast, cast)
