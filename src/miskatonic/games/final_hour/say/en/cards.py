"""The words of Final Hour's components in English, made from the effect trees that run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final, assert_never

from miskatonic.core.code import Effect
from miskatonic.games.final_hour.cards.board import CAMPUS
from miskatonic.games.final_hour.cards.sheets import (
    DIFFICULTIES,
    KEY,
    KILLER,
    STALKER,
    SYMBOLS,
    ActionCard,
    AncientOne,
    Item,
    Monster,
    PriorityCard,
)
from miskatonic.games.final_hour.cards.words import (
    ActivateAt,
    ActivateEach,
    ActivateOne,
    ActivateZone,
    Adjacent,
    Amount,
    AnyEffect,
    AnyWhere,
    AnyWho,
    Attack,
    BlindBottom,
    BurnGate,
    Damage,
    Destroy,
    DiscardItem,
    EachAdjacent,
    EachGate,
    EachNear,
    Explore,
    Gate,
    Heal,
    HealHere,
    Herd,
    Here,
    HidePriority,
    LoseHealth,
    Lure,
    March,
    Move,
    Near,
    OfTarget,
    OthersInZone,
    PeekGate,
    PlayedCards,
    Redraw,
    Repair,
    RitualSite,
    Seal,
    SealWalked,
    Shove,
    Spawn,
    Unseal,
    UseTop,
    WeakestGate,
    WithinTwo,
    WithMonster,
)
from miskatonic.games.final_hour.say.en import names
from miskatonic.games.final_hour.say.en.names import (
    action_title,
    gate_symbol,
    health,
    icons,
    monster_name,
    monsters,
    omens,
    place,
    ritual_symbol,
    up_to,
    wounds,
)
from miskatonic.games.final_hour.say.reading import known, known_who, paragraph
from miskatonic.games.final_hour.say.speaker import Marker, Sheet
from miskatonic.text.en import count, listed
from miskatonic.text.parts import Icon, Text, capital, cat, join
from miskatonic.words import Another, Anyone, By, Choose, EachInOrder, Lead, Otherwise, Repeat, Steps

# -------------------------------------------------------------------- effects


@dataclass(frozen=True)
class Doer:
    """Who does what an effect says: the reader or somebody else; where they are; whether it is one of several choices."""

    you: bool = True
    here: str = "in your location"
    choice: bool = False

    def does(self, verb: str) -> str:
        """The verb in its person: "deal" or "deals"."""
        if self.you:
            return verb
        return f"{verb}es" if verb.endswith("s") else f"{verb}s"

    @property
    def your(self) -> str:
        """Whose."""
        return "your" if self.you else "their"


YOU: Final = Doer()
CHOICE: Final = Doer(choice=True)
THEY: Final = Doer(you=False, here="in their location")


def where(w: AnyWhere, doer: Doer) -> Text:
    """In which location or locations."""
    match w:
        case Here():
            return (doer.here,)
        case Adjacent():
            return ("in an adjacent location",)
        case Near():
            return (f"{doer.here} or an adjacent one",)
        case EachAdjacent():
            return ("in each adjacent location",)
        case EachNear():
            return (f"{doer.here} and in each adjacent one",)
        case WithinTwo():
            return ("in a location at most 2 paths away",)
        case OfTarget():
            return ("in that investigator’s location",)
        case RitualSite():
            return ("at the ", Icon("ritual", "ritual site"))
        case EachGate():
            return ("in each gate location",)
        case WeakestGate():
            return ("in the gate location with the fewest gate tokens",)
        case Gate(symbol):
            return ("in the location of the ", gate_symbol(symbol), " gate")
        case WithMonster(kind):
            return (f"in the location of one {monsters(kind).one}",)
        case _:
            assert_never(w)


def who(w: AnyWho) -> str:
    """Who acts."""
    match w:
        case Another():
            return "another investigator of your choice"
        case Anyone():
            return "any investigator of your choice, yourself included,"
        case EachInOrder():
            return "each investigator, in turn order,"
        case Lead():
            return "the lead investigator"
        case OthersInZone():
            return "every other investigator in your zone, in turn order,"
        case _:
            assert_never(w)


def dealt(n: Amount, w: AnyWhere, doer: Doer) -> Text:
    """So many wounds somewhere."""
    match n:
        case int():
            return cat(wounds(n), " ", where(w, doer))
        case PlayedCards(each):
            played = f" for every priority card {'you' if doer.you else 'they'} played this round"
            return cat(wounds(each), " ", where(w, doer), played)
        case _:
            assert_never(n)


def entered(effects: Sequence[Effect], doer: Doer) -> Text:
    """What happens in each location on the way."""
    if not effects:
        return ()
    inside = replace(doer, here=f"in each location {'you' if doer.you else 'they'} enter this way")
    return cat(". ", join(". ", [capital(clause(known(effect), inside)) for effect in effects]))


def clause(effect: AnyEffect, doer: Doer = YOU) -> Text:
    """An effect as a clause, without a capital and a full stop."""
    does = doer.does
    match effect:
        case Steps(effects):
            return join(", then ", [clause(known(one), doer) for one in effects])
        case Choose(k, options):
            choices = [clause(known(one), CHOICE) for one in options]
            if k == 1:
                return cat("either ", listed(choices, " or "))
            return cat(f"do {k} of these, in any order: ", join("; ", choices))
        case Repeat(k, options):
            return cat(f"{k} times: ", listed([clause(known(one), CHOICE) for one in options], " or "))
        case Otherwise(first, instead):
            return cat(clause(known(first), doer), "; if that is not possible, ", clause(known(instead), doer))
        case By(w, effects):
            return cat(who(known_who(w)), " ", deed(effects))
        case Move(n, entering):
            moves = up_to(n, names.MOVE)
            if n == 1 and not doer.choice:
                moves = f"you may make {moves}" if doer.you else f"may make {moves}"
            else:
                moves = f"{does('make')} {moves}"
            return cat(moves, entered(entering, doer), " (once in each)" if entering else "")
        case March(n, entering):
            walk = f"{does('make')} exactly {count(n, names.MOVE)} without visiting a location twice"
            return cat(walk, entered(entering, doer))
        case Attack(n, w):
            return cat(does("deal"), " ", dealt(n, w, doer))
        case Destroy(n):
            whose = "its" if n == 1 else "their"
            return (f"{does('destroy')} {up_to(n, names.MONSTER)} {doer.here}, whatever {whose} health",)
        case Lure(n):
            return (f"{does('move')} {up_to(n, names.MONSTER)} from adjacent locations to {doer.your} location",)
        case Shove(n):
            return (f"{does('move')} {up_to(n, names.MONSTER)} from {doer.your} location to adjacent ones",)
        case Herd(n):
            return (
                f"{does('move')} {up_to(n, names.MONSTER)} anywhere on the board one path each, even off the ritual site",
            )
        case Seal(n, anywhere):
            which = "anywhere on the board" if anywhere else f"leading from {doer.your} location"
            return (f"{does('seal')} {up_to(n, names.PATH)} {which}",)
        case SealWalked():
            return (f"{does('put')} a seal, brown side up, on each unsealed path used for these moves",)
        case Repair(n):
            return cat(
                f"{does('remove')} ",
                "up to " if n > 1 else "",
                icons(n, "damage", names.DAMAGE),
                f" from {doer.your} location",
            )
        case Heal(n):
            return cat(does("recover"), " ", health(n))
        case HealHere(n):
            return cat(f"investigators {doer.here} recover ", health(n), " in total, shared as you like")
        case Explore():
            return (f"{does('explore')} {doer.your} location",)
        case PeekGate():
            return (f"{does('look')} at the top token of the gate stack; it may be put at the bottom",)
        case Redraw(n):
            cards = count(n, names.PRIORITY_CARD)
            solo = "in a solo game, 1 card set aside"
            return (f"{does('discard')} up to {cards} from {doer.your} hand and {does('draw')} as many ({solo})",)
        case UseTop():
            return (f"{does('resolve')} the top effect of {doer.your} card instead of the bottom one",)
        case DiscardItem():
            return (f"{does('discard')} this item",)
        case LoseHealth(n):
            return cat("loses " if not doer.you else "lose ", health(n))
        case Spawn(n, w, kind):
            appear = "appears" if n == 1 else "appear"
            return cat(f"{count(n, monsters(kind))} {appear} ", where(w, doer))
        case Damage(n, w):
            return cat(f"{does('place')} ", icons(n, "damage", names.DAMAGE), " ", where(w, doer))
        case ActivateZone(zone):
            return (f"{does('activate')} the monsters of the {names.ZONES[zone]}",)
        case ActivateAt(w):
            return cat(f"{does('activate')} the monsters ", where(w, doer))
        case ActivateOne(kind):
            return (f"{does('activate')} 1 {monsters(kind).one} on the board",)
        case ActivateEach(kind):
            return (f"{does('activate')} every {monsters(kind).one} on the board",)
        case Unseal(n):
            return cat(f"{does('remove')} ", icons(n, "seal", names.SEAL), " from the board")
        case BurnGate(n):
            top = "the top token" if n == 1 else f"the top {n} tokens"
            return (f"{does('return')} {top} of the gate stack to the box without looking",)
        case BlindBottom():
            top = f"the top card of {doer.your} action deck"
            return (f"{does('reveal')} {top}, {does('resolve')} its bottom effect and {does('discard')} it",)
        case HidePriority():
            return ("next round, priority cards are laid face down and turned up when all are laid",)
        case _:
            assert_never(effect)


def deed(effects: Sequence[Effect]) -> Text:
    """What somebody else does."""
    return listed([clause(known(effect), THEY) for effect in effects])


def short(effects: Sequence[Effect]) -> Text:
    """Effects in one breath, without a capital and a full stop."""
    return listed([clause(known(effect), CHOICE) for effect in effects])


def text(effects: Sequence[Effect]) -> Text:
    """Effects as sentences in a row; one that is printed twice is said once."""
    sentences: list[Text] = []
    for effect, same in groupby(effects):
        said = clause(known(effect))
        times = len(list(same))
        sentences += [cat(capital(cat("twice, ", said)), ".")] if times == 2 else [cat(capital(said), ".")] * times
    return paragraph(sentences)


# -------------------------------------------------------------------- components


def ancient_one(sheet: AncientOne) -> Sheet:
    """An Ancient One sheet: set-up at each difficulty, and the reckoning table."""
    kinds = [(names.SPECIALS[kind].many,) for kind in sheet.specials]
    lines: list[Text] = [cat("Special monsters: ", listed(list(kinds)), ".")]
    for name, set_up in zip(DIFFICULTIES, sheet.set_ups, strict=True):
        gates = [cat(gate_symbol(symbol), " in ", place(at)) for symbol, at in enumerate(set_up.gates)]
        start = cat(
            f"{names.DIFFICULTIES[name]}. ", Icon("ritual", "Ritual site"), ": ", place(set_up.ritual),
            ". Gates: ", listed(gates), f". {count(set_up.others, names.MONSTER)} in every other location.",
        )  # fmt: skip
        lines.append(paragraph([start, text(set_up.extra)]) if set_up.extra else start)
    for row in sheet.reckoning:
        span = f"{row.least} or more" if row.most is None else f"{row.least}–{row.most}"
        title = names.RECKONINGS[row.code]
        lines.append(cat(f"{span} ", Icon("omen", names.OMEN.many), f" — “{title}”. ", text(row.effects)))
    return (names.ANCIENT_ONES[sheet.code],), lines


def investigator(number: int) -> Sheet:
    """An investigator."""
    person = names.PEOPLE[number]
    return (person.full,), [(f"{person.role}. {person.manner}",)]


def action_card(card: ActionCard) -> Sheet:
    """An action card: whose it is, and both effects."""
    return (action_title(card),), [cat("Top: ", text(card.top)), cat("Bottom: ", text(card.bottom))]


def priority_card(card: PriorityCard) -> Sheet:
    """A priority card."""
    has = omens(card.omens) if card.omens else ("no omens",)
    return (f"Priority card {card.n}",), [cat("Ritual symbol: ", ritual_symbol(card.symbol), ". ", capital(has), ".")]


def item_text(card: Item) -> Text:
    """When an item can be used and what it does."""
    moment = "before" if card.before else "after"
    use = cat(capital(clause(DiscardItem())), f" {moment} resolving your action card: ")
    return cat(use, short(card.before or card.after), ".")


def item_card(card: Item) -> Sheet:
    """An item."""
    return (names.ITEMS[card.code],), [item_text(card)]


def symbol_text(symbol: int) -> Text:
    """What an activation symbol does."""
    title = cat(Icon(SYMBOLS[symbol], names.SYMBOLS[symbol].capitalize()), ": ")
    if symbol == KILLER:
        return cat(title, "each investigator in its location loses ", health(1), ".")
    if symbol == STALKER:
        return cat(title, "it makes 1 move along the arrow of its colour.")
    return cat(title, "place ", icons(1, "damage", names.DAMAGE), " in its slot.")


def monster_token(token: Monster) -> Sheet:
    """A monster: health, colour, and what it does when activated."""
    title = f"{monster_name(token)} ({token.health})".capitalize()
    first = f"Health {token.health}. Follows the {names.COLOURS[token.colour]} arrows."
    lines: list[Text] = [(first,), *(symbol_text(symbol) for symbol in token.symbols)]
    if not token.symbols:
        lines.append(("Does nothing when activated.",))
    return (title,), lines


def gate_token(symbol: int) -> Sheet:
    """A gate token."""
    title = f"{names.GATES[symbol].capitalize()} gate"
    told = ("Revealed, it goes on the gate with the same symbol; as many monsters appear there as the gate has tokens.",)
    return (title,), [told]


def clue_token(face: int) -> Sheet:
    """A clue token."""
    if face == KEY:
        return ("Clue: key",), [("Whoever finds it draws an item; the token goes back to the box.",)]
    title = cat("Clue: ", ritual_symbol(face))
    told = (
        "Found, it lies open: the symbol is less likely to be one of the two hidden ones, and with both found it is neither."
    )
    return title, [(told,)]


def marker(kind: Marker) -> Sheet:
    """A token that is like all others of its kind."""
    match kind:
        case Marker.SEAL:
            return ("Seal",), [
                ("Destroys a monster that tries to use its path: first it turns brown side up, the next time it is spent.",),
                ("Investigators pass freely.",),
            ]
        case Marker.DAMAGE:
            return ("Damage token",), [("Fills a monster slot of its location, so that monsters move on sooner.",)]
        case Marker.HEALTH:
            return ("Health token",), [("Grey side up when the health is lost. All lose once somebody has none left.",)]
        case Marker.RITUAL:
            return ("Ritual token",), [("Marks the ritual site. All lose when it has no slot left for what must go there.",)]
        case Marker.LEAD:
            return ("Lead investigator token",), [
                ("The lead plays first and decides in the Ancient One phase. The token goes round clockwise.",)
            ]
        case _:
            assert_never(kind)


def location(number: int) -> Sheet:
    """A location: zone, slots and arrows."""
    spot = CAMPUS[number - 1]
    first = f"Location {number}, {names.ZONES[spot.zone]}, {count(spot.slots, names.SLOT)}."
    blue, red = spot.arrows
    if blue == red:
        arrows = cat("Both arrows lead to ", place(blue), ".")
    else:
        arrows = cat("Blue arrow to ", place(blue), ", red arrow to ", place(red), ".")
    return (names.PLACES[number].removeprefix("the "),), [(first,), arrows]
