"""Damage and horror: assigned, then applied together; healing (AH-DMG, AH-DMR)."""

from typing import Final

from miskatonic.core.code import Frame, amount, procedure, runs
from miskatonic.core.declared import Kind
from miskatonic.core.events import Event
from miskatonic.core.options import Option
from miskatonic.core.rules import ABILITIES_PER_PIECE
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.sheets import When
from miskatonic.games.arkham_lcg.rules import asks, figures, happens, tells
from miskatonic.games.arkham_lcg.rules.box import ASSET, DAMAGE, HORROR, PLAY, PUT_ON
from miskatonic.games.arkham_lcg.rules.defeat import check_assets, check_defeat, hurt
from miskatonic.games.arkham_lcg.rules.ending import nothing
from miskatonic.games.arkham_lcg.rules.leaving import discard
from miskatonic.games.arkham_lcg.rules.people import card_of, holder, in_game, lead
from miskatonic.words import Steps

DRAW: Final = "drawing cards"
"""The procedure in which cards are drawn, and horror is taken for a deck that was empty."""

# -------------------------------------------------------------------- assigning


def deal(s: State, seat: int, damage: int, horror: int, enemy: int = -1, *, direct: bool = False) -> None:
    """Deal damage and horror to an investigator, at the same time (AH-ENM-05, AH-DMR-01)."""
    if in_game(s, seat) and (damage > 0 or horror > 0):
        f = s.push(DEALING, seat)
        f.regs.update(damage=damage, horror=horror, enemy=enemy, direct=int(direct))
        f.lists.update({"on-damage": (), "on-horror": ()}, seats=(seat,), left=(), enemies=())


def deal_to_all(s: State, seats: list[int], enemies: list[int], damage: int, by: int, horror: int = 0) -> None:
    """Investigators assign in player order what they are dealt, then they and the enemies take it together (AH-ABL-16)."""
    if seats:
        f = s.push(DEALING, seats[0])
        f.regs.update(damage=damage, horror=horror, enemy=-1, direct=0, by=by)
        f.lists.update({"on-damage": (), "on-horror": ()}, seats=tuple(seats), left=tuple(seats[1:]), enemies=tuple(enemies))
    else:
        for enemy in enemies:
            hurt(s, enemy, damage)
        check_defeat(s, (), tuple(enemies), by)


def _places(s: State, f: Frame, kind: str) -> list[int]:
    """Where the next point can go: assets that could still take it, then the investigator (AH-DMG-01 to AH-DMG-04)."""
    able: list[int] = []
    if not f.regs["direct"]:  # AH-DMR-05
        for piece in s.zone(PLAY[f.who]):
            if _left(s, f.who, piece, kind) > f.lists[f"on-{kind}"].count(piece):
                able.append(piece)
    return [card_of(s, f.who), *able]


def _left(s: State, seat: int, piece: int, kind: str) -> int:
    """How much more damage or horror an investigator or an asset can take."""
    sheet = ASSET.get(piece)
    if kind == "damage":
        return figures.health_left(s, seat) if sheet is None else sheet.health - s.count(DAMAGE[piece])
    return figures.sanity_left(s, seat) if sheet is None else sheet.sanity - s.count(HORROR[piece])


def _room(s: State, seat: int, piece: int, kind: str) -> int:
    """How much can be applied to a card: nothing where an answer to the attack has taken it out of play meanwhile."""
    return _left(s, seat, piece, kind) if holder(s, piece) == seat else 0


def assign_damage(s: State, f: Frame) -> None:
    """Ask where the next point of damage goes (AH-DMR-02, AH-DMR-03)."""
    _assign(s, f, "damage", asks.AssignDamage)


def assign_horror(s: State, f: Frame) -> None:
    """Ask where the next point of horror goes."""
    _assign(s, f, "horror", asks.AssignHorror)


def _assign(s: State, f: Frame, kind: str, question: Kind) -> None:
    left = f.regs[kind] - len(f.lists[f"on-{kind}"])
    f.answer = None
    if left:
        places = _places(s, f, kind)
        if len(places) == 1:
            f.lists[f"on-{kind}"] = f.lists[f"on-{kind}"] + (places[0],) * left
        else:
            s.ask(f, f.who, question, PUT_ON.each(places), left)


def damage_assigned(s: State, f: Frame) -> None:
    """Point by point."""
    if f.answer is not None:
        f.lists["on-damage"] = (*f.lists["on-damage"], f.value)
        f.goto(assign_damage)


def horror_assigned(s: State, f: Frame) -> None:
    """Point by point."""
    if f.answer is not None:
        f.lists["on-horror"] = (*f.lists["on-horror"], f.value)
        f.goto(assign_horror)


DAMAGE_ASSIGNED: Final = Event(When.DAMAGE_ASSIGNED.name, nothing, happens.DamageAssigned)
HORROR_PLACED: Final = Event(When.HORROR_PLACED.name, nothing, happens.HorrorPlaced)
TOOK_DAMAGE: Final = Event(When.TOOK_DAMAGE.name, nothing, happens.TookDamage)
TOOK_HORROR: Final = Event(When.TOOK_HORROR.name, nothing, happens.TookHorror)


def next_to_assign(s: State, f: Frame) -> None:
    """What one investigator has assigned is kept until all have."""
    for kind in ("damage", "horror"):
        f.lists[f"on-{kind}-{f.who}"] = f.lists[f"on-{kind}"]
    if f.lists["left"]:
        f.who = f.lists["left"][0]
        f.lists.update({"on-damage": (), "on-horror": ()}, left=f.lists["left"][1:])
        f.goto(assign_damage)


def all_assigned(s: State, f: Frame) -> None:
    """Between assigning and applying some cards react to an enemy's attack (AH-DMR-01)."""
    if f.regs["enemy"] >= 0:
        for piece in dict.fromkeys(f.lists["on-damage"]):
            if piece in ASSET:
                s.happen(DAMAGE_ASSIGNED, f.who, piece, f.regs["enemy"])


def put_on(s: State, seat: int, asset: int, damage: int, horror: int) -> None:
    """Damage and horror are put on this very asset, and so are dealt to who controls it (AH-DMR-05, AH-DMR-07)."""
    for n, on, told, taken in ((damage, DAMAGE, tells.Damage, TOOK_DAMAGE), (horror, HORROR, tells.Horror, TOOK_HORROR)):
        if n:
            s.add(on[asset], n)
            s.note(told, asset, n, rule="AH-DMR-05")
            s.happen(taken, seat, n)
    check_assets(s, seat)


def apply(s: State, f: Frame) -> None:
    """All of it at the same time (AH-DMR-01); who has too much is defeated (AH-DMG-05)."""
    for seat in f.lists["seats"]:
        for kind, on, told in (("damage", DAMAGE, tells.Damage), ("horror", HORROR, tells.Horror)):
            assigned = f.lists[f"on-{kind}-{seat}"] if in_game(s, seat) else ()
            f.lists[f"on-{kind}-{seat}"] = ()
            for piece in dict.fromkeys(assigned):
                n = min(assigned.count(piece), _room(s, seat, piece, kind))  # AH-DMG-03
                if n > 0:
                    s.add(on[piece], n)
                    s.note(told, piece, n, rule="AH-DMR-01")
                    f.lists[f"on-{kind}-{seat}"] += (piece,) * n  # what is not applied was not dealt (AH-DMR-04)
    for seat in f.lists["seats"]:
        check_assets(s, seat)
    enemies = f.lists["enemies"]
    for enemy in enemies:
        hurt(s, enemy, f.regs["damage"])
    check_defeat(s, f.lists["seats"], enemies, f.regs.get("by", -1))


def rest_of_effect(s: State, f: Frame) -> list[Frame]:
    """What the effect that deals the harm has still to do: parts of one card that wait on the stack, none of them begun.

    The horror of an empty deck belongs to the part that had cards drawn (AH-DRW-02).
    """
    part = s.stack.index(f) - 1
    if s.stack[part].code.address == DRAW:
        part -= 1
    first = part
    while first > 0 and not s.stack[first - 1].step:
        first -= 1
    return s.stack[first:part] if first > 0 and isinstance(s.stack[first - 1].code.node, Steps) else []


def told_of_harm(s: State, f: Frame) -> None:
    """Then, when the whole effect is carried out, those who react to it do (AH-DMR-07, AH-EFF-02, AH-EFF-03)."""
    rest = rest_of_effect(s, f)
    if rest:
        at = s.stack.index(rest[0])
        for frame in s.stack[at + len(rest) :]:
            if frame.root >= at:
                frame.root -= len(rest)
        s.stack[:] = [frame for frame in s.stack if frame not in rest] + rest
        f.goto(told_of_harm)
        return
    seats = [seat for seat in f.lists["seats"] if in_game(s, seat)]
    for seat in seats:
        damage, horror = f.lists[f"on-damage-{seat}"], f.lists[f"on-horror-{seat}"]
        if damage and horror and _answering(s, seat, TOOK_DAMAGE) and _answering(s, seat, TOOK_HORROR):
            s.push(TAKING_BOTH, seat).regs.update(damage=len(damage), horror=len(horror))
        else:
            tell_of_both(s, seat, len(damage), len(horror))
    for seat in seats:  # forced answers to taking harm come before reactions, whoever has them (AH-ABL-07)
        on_card = f.lists[f"on-horror-{seat}"].count(card_of(s, seat))
        if on_card:
            s.happen(HORROR_PLACED, seat, card_of(s, seat), on_card)


def tell_of_both(s: State, seat: int, damage: int, horror: int) -> None:
    """Who answers damage does, and who answers horror."""
    if damage:
        s.happen(TOOK_DAMAGE, seat, damage)
    if horror:
        s.happen(TOOK_HORROR, seat, horror)


def _answering(s: State, seat: int, event: Event) -> list[Option]:
    """What an investigator has that answers an event."""
    own = [(piece, i) for piece, i in s.ears.get(event.name, ()) if holder(s, piece) == seat]
    return [s.rules.use[piece * ABILITIES_PER_PIECE + i] for piece, i in own]


def choose_answer(s: State, f: Frame) -> None:
    """Forced abilities answer damage and horror at the same time: the lead orders them (AH-ABL-15)."""
    answers = [*_answering(s, f.who, TOOK_DAMAGE), *_answering(s, f.who, TOOK_HORROR)]
    s.ask(f, lead(s), asks.OrderForced, answers)


def answer_both(s: State, f: Frame) -> None:
    """The chosen one first."""
    damage, horror = f.regs["damage"], f.regs["horror"]
    if f.answer in _answering(s, f.who, TOOK_HORROR):
        tell_of_both(s, f.who, 0, horror)
        tell_of_both(s, f.who, damage, 0)
    else:
        tell_of_both(s, f.who, damage, horror)


TAKING_BOTH: Final = procedure("taking damage and horror", choose_answer, answer_both)
DEALING: Final = procedure(
    "dealing",
    assign_damage,
    damage_assigned,
    assign_horror,
    horror_assigned,
    next_to_assign,
    all_assigned,
    apply,
    told_of_harm,
)


# -------------------------------------------------------------------- taking and healing


def take_damage(s: State, f: Frame, node: w.TakeDamage) -> None:
    """Damage is dealt to the one who acts."""
    deal(s, f.who, amount(s, f, node.n), 0, direct=node.direct)


def take_horror(s: State, f: Frame, node: w.TakeHorror) -> None:
    """Horror is dealt to the one who acts, or at the same time to each who is there (AH-ABL-16)."""
    n = amount(s, f, node.n)
    caller = s.stack[s.stack.index(f) - 1]
    match caller.code.node:
        case w.By(w.EachThere()) if not node.direct:
            deal_to_all(s, [f.who, *caller.lists["left"]], [], 0, f.who, n)
            caller.lists["left"] = ()
        case _:
            deal(s, f.who, 0, n, direct=node.direct)


runs(w.TakeDamage, take_damage)
runs(w.TakeHorror, take_horror)
runs(w.TakeHarm, lambda s, f, node: deal(s, f.who, node.damage, node.horror))


def heal(s: State, f: Frame, node: w.HealDamage | w.HealHorror) -> None:
    """Tokens come off the investigator, as far as there are any (AH-DMR-09); not off one who has fallen meanwhile."""
    on, told = (DAMAGE, tells.HealedDamage) if isinstance(node, w.HealDamage) else (HORROR, tells.HealedHorror)
    card = card_of(s, f.who)
    n = min(node.n, s.count(on[card]))
    if n and in_game(s, f.who):
        s.add(on[card], -n)
        s.note(told, card, n, rule="AH-DMR-09")


runs(w.HealDamage, heal, can=lambda s, f, node: s.count(DAMAGE[card_of(s, f.who)]) > 0)
runs(w.HealHorror, heal, can=lambda s, f, node: s.count(HORROR[card_of(s, f.who)]) > 0)


def move_horror(s: State, f: Frame, node: w.MoveHorrorToYou) -> None:
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


runs(w.MoveHorrorToYou, move_horror, can=lambda s, f, node: s.count(HORROR[s.shared(f).regs["piece"]]) > 0)
