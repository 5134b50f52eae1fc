"""Damage and horror: assigned, then applied together; healing; defeat and elimination (AH-DMG, AH-DMR, AH-DFT, AH-ELM)."""

from typing import Final

from miskatonic.core.code import Frame, amount, procedure, runs
from miskatonic.core.events import Event
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.box import (
    ASSET,
    AT,
    AT_PLACE,
    ATTACHED,
    CLUES,
    COMMITTED,
    DAMAGE,
    DECK,
    DEFEATED,
    DISCARD,
    ENEMY,
    HAND,
    HORROR,
    INVESTIGATOR,
    LEAD,
    NOBODY,
    OUT,
    OWNER,
    PLACE_CARDS,
    PLAY,
    PUT_ON,
    REMOVED,
    RESIGNED,
    RESOURCES,
    SEAT,
    SHEETS,
    THREAT,
    TRAUMA,
    TRAUMAS,
    WEAKNESSES,
)
from miskatonic.games.arkham_lcg.components import When
from miskatonic.games.arkham_lcg.ending import GAME_ENDS, end_scenario, nothing
from miskatonic.games.arkham_lcg.engaging import engage_all
from miskatonic.games.arkham_lcg.leaving import discard, wipe
from miskatonic.games.arkham_lcg.people import card_of, in_game, lead, place_of
from miskatonic.games.arkham_lcg.questions import Ask, Told
from miskatonic.games.arkham_lcg.words import HealDamage, HealHorror, TakeDamage, TakeHorror

BY_DAMAGE: Final = 0
BY_HORROR: Final = 1
BY_EFFECT: Final = 2

# -------------------------------------------------------------------- assigning


def deal(s: State, seat: int, damage: int, horror: int, enemy: int = -1, *, direct: bool = False) -> None:
    """Deal damage and horror to an investigator, at the same time (AH-ENM-05, AH-DMR-01)."""
    if in_game(s, seat):
        deal_to_all(s, [seat], damage, horror, enemy, direct=direct)


def deal_to_all(s: State, seats: list[int], damage: int, horror: int, enemy: int = -1, *, direct: bool = False) -> None:
    """Deal the same to several investigators: all assign in player order, then all of it is applied (AH-ABL-16)."""
    if seats and (damage > 0 or horror > 0):
        f = s.push(DEALING, seats[0])
        f.regs.update(damage=max(0, damage), horror=max(0, horror), enemy=enemy, direct=int(direct))
        f.lists.update(damage=(), horror=(), seats=tuple(seats), left=tuple(seats[1:]))


def _places(s: State, f: Frame, kind: str) -> list[int]:
    """Where the next point can go: assets that could still take it, then the investigator (AH-DMG-01 to AH-DMG-04)."""
    able: list[int] = []
    if not f.regs["direct"]:  # AH-DMR-05
        on, limit = (DAMAGE, "health") if kind == "damage" else (HORROR, "sanity")
        for piece in s.zone(PLAY[f.who]):
            room = getattr(ASSET[piece], limit) - s.count(on[piece]) - f.lists[kind].count(piece)
            if room > 0:
                able.append(piece)
    return [card_of(s, f.who), *able]


def assign_damage(s: State, f: Frame) -> None:
    """Ask where the next point of damage goes (AH-DMR-02, AH-DMR-03)."""
    _assign(s, f, "damage", Ask.ASSIGN_DAMAGE)


def assign_horror(s: State, f: Frame) -> None:
    """Ask where the next point of horror goes."""
    _assign(s, f, "horror", Ask.ASSIGN_HORROR)


def _assign(s: State, f: Frame, kind: str, question: Ask) -> None:
    left = f.regs[kind] - len(f.lists[kind])
    f.answer = None
    if left:
        places = _places(s, f, kind)
        if len(places) == 1:
            f.lists[kind] = f.lists[kind] + (places[0],) * left
        else:
            s.ask(f, f.who, question, PUT_ON.each(places), left)


def damage_assigned(s: State, f: Frame) -> None:
    """Point by point."""
    if f.answer is not None:
        f.lists["damage"] = (*f.lists["damage"], f.value)
        f.goto(assign_damage)


def horror_assigned(s: State, f: Frame) -> None:
    """Point by point."""
    if f.answer is not None:
        f.lists["horror"] = (*f.lists["horror"], f.value)
        f.goto(assign_horror)


DAMAGE_ASSIGNED: Final = Event(When.DAMAGE_ASSIGNED.name, nothing)
HORROR_PLACED: Final = Event(When.HORROR_PLACED.name, nothing)
TOOK_DAMAGE: Final = Event(When.TOOK_DAMAGE.name, nothing)
TOOK_HORROR: Final = Event(When.TOOK_HORROR.name, nothing)


def next_to_assign(s: State, f: Frame) -> None:
    """What one investigator has assigned is kept until all have."""
    for kind in ("damage", "horror"):
        f.lists[f"{kind}-{f.who}"] = f.lists[kind]
    if f.lists["left"]:
        f.who = f.lists["left"][0]
        f.lists.update(damage=(), horror=(), left=f.lists["left"][1:])
        f.goto(assign_damage)


def all_assigned(s: State, f: Frame) -> None:
    """Between assigning and applying some cards react to an enemy's attack (AH-DMR-01)."""
    if f.regs["enemy"] >= 0:
        for piece in dict.fromkeys(f.lists["damage"]):
            if piece in ASSET:
                s.happen(DAMAGE_ASSIGNED, f.who, piece, f.regs["enemy"])


def apply(s: State, f: Frame) -> None:
    """All of it at the same time (AH-DMR-01); who has too much is defeated (AH-DMG-05)."""
    for seat in f.lists["seats"]:
        for kind, on, limit, told in (("damage", DAMAGE, "health", Told.DAMAGE), ("horror", HORROR, "sanity", Told.HORROR)):
            assigned = f.lists[f"{kind}-{seat}"] if in_game(s, seat) else ()
            for piece in dict.fromkeys(assigned):
                n = min(assigned.count(piece), getattr(SHEETS[piece], limit) - s.count(on[piece]))  # AH-DMG-03
                s.add(on[piece], n)
                s.note(told, piece, n, rule="AH-DMR-01")
    for seat in f.lists["seats"]:
        if in_game(s, seat):
            check_defeat(s, seat)


def told_of_harm(s: State, f: Frame) -> None:
    """Then those who react to it do (AH-DMR-07)."""
    for seat in f.lists["seats"]:
        if not in_game(s, seat):
            continue
        damage, horror = f.lists[f"damage-{seat}"], f.lists[f"horror-{seat}"]
        if damage:
            s.happen(TOOK_DAMAGE, seat, len(damage))
        if horror:
            s.happen(TOOK_HORROR, seat, len(horror))
            on_card = horror.count(card_of(s, seat))
            if on_card:
                s.happen(HORROR_PLACED, seat, card_of(s, seat), on_card)


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


def check_defeat(s: State, seat: int) -> None:
    """Assets and the investigator that can bear no more are defeated (AH-DMG-05, AH-DMG-06)."""
    for piece in s.zone(PLAY[seat]):
        sheet = ASSET[piece]
        over = (sheet.health and s.count(DAMAGE[piece]) >= sheet.health) or (
            sheet.sanity and s.count(HORROR[piece]) >= sheet.sanity
        )
        if over:
            s.note(Told.DEFEATED_ASSET, piece, rule="AH-DMG-06")
            discard(s, piece)
    card = card_of(s, seat)
    sheet_of = INVESTIGATOR[card]
    wounded = s.count(DAMAGE[card]) >= sheet_of.health
    mad = s.count(HORROR[card]) >= sheet_of.sanity
    if wounded or mad:
        f = s.push(ELIMINATION, seat)
        f.regs["how"] = DEFEATED
        f.lists["trauma"] = tuple(i for i, so in enumerate((wounded, mad)) if so)


# -------------------------------------------------------------------- taking and healing


def take_damage(s: State, f: Frame, node: TakeDamage) -> None:
    """Damage is dealt to the one who acts."""
    deal(s, f.who, amount(s, f, node.n), 0, direct=node.direct)


def take_horror(s: State, f: Frame, node: TakeHorror) -> None:
    """Horror is dealt to the one who acts."""
    deal(s, f.who, 0, amount(s, f, node.n), direct=node.direct)


runs(TakeDamage, take_damage)
runs(TakeHorror, take_horror)


def heal(s: State, f: Frame, node: HealDamage | HealHorror) -> None:
    """Tokens come off the investigator, as far as there are any (AH-DMR-09)."""
    on, told = (DAMAGE, Told.HEALED_DAMAGE) if isinstance(node, HealDamage) else (HORROR, Told.HEALED_HORROR)
    card = card_of(s, f.who)
    n = min(node.n, s.count(on[card]))
    if n:
        s.add(on[card], -n)
        s.note(told, card, n, rule="AH-DMR-09")


runs(HealDamage, heal, can=lambda s, f, node: s.count(DAMAGE[card_of(s, f.who)]) > 0)
runs(HealHorror, heal, can=lambda s, f, node: s.count(HORROR[card_of(s, f.who)]) > 0)

# -------------------------------------------------------------------- elimination


def eliminate(s: State, seat: int, how: int) -> None:
    """An investigator is eliminated without trauma: resigned, or defeated by an effect that says what follows."""
    if in_game(s, seat):
        f = s.push(ELIMINATION, seat)
        f.regs["how"] = how
        f.lists["trauma"] = ()


def choose_trauma(s: State, f: Frame) -> None:
    """Defeat by damage is physical, by horror mental; of both the player chooses one (AH-TRA-01)."""
    if not in_game(s, f.who):
        f.end()
        return
    s.ask(f, f.who, Ask.TRAUMA, TRAUMA.each(f.lists["trauma"]))


def weaknesses_end(s: State, f: Frame) -> None:
    """For the player's weaknesses the game ends now (AH-ELM-02)."""
    if f.answer is not None:
        suffer(s, f.who, f.value, 1)
    cause = f.value if f.answer is not None else BY_EFFECT
    if f.regs["how"] == RESIGNED:
        s.note(Told.RESIGNED, f.who, rule="AH-PRK-02")
    else:
        s.note(Told.DEFEATED, f.who, cause, rule="AH-DMG-06")
    s.happen(GAME_ENDS, f.who)


def suffer(s: State, seat: int, kind: int, n: int) -> None:
    """Trauma is written down for the campaign (AH-TRA-01)."""
    s.add(TRAUMAS[kind][seat], n)
    s.note(Told.TRAUMA, seat, kind, n, rule="AH-TRA-01")


def clear_away(s: State, f: Frame) -> None:
    """Cards are removed, clues stay behind, enemies are left unengaged (AH-ELM-03 to AH-ELM-07)."""
    seat = f.who
    place = place_of(s, seat)
    s.set(OUT[seat], f.regs["how"])
    held = s.count(CLUES[card_of(s, seat)])
    if held:
        s.add(CLUES[PLACE_CARDS[place]], held)
        s.set(CLUES[card_of(s, seat)], 0)
        s.note(Told.CLUES_DROPPED, seat, place, held, rule="AH-ELM-05")
    s.set(RESOURCES[seat], 0)
    for area in (*THREAT, *AT_PLACE, *ATTACHED):
        for piece in s.zone(area):
            if OWNER[piece] == seat and (piece in WEAKNESSES or area in ATTACHED):  # AH-ELM-02, AH-ATT-03
                wipe(s, piece)
                s.put(piece, REMOVED)
    for piece in s.zone(THREAT[seat]):
        if piece in ENEMY:
            s.put(piece, AT_PLACE[place])
        else:
            discard(s, piece)
    for zone in (PLAY, HAND, DECK, DISCARD, COMMITTED):
        for piece in s.zone(zone[seat]):
            owner = OWNER[piece]
            wipe(s, piece)
            s.put(piece, REMOVED if owner in (seat, NOBODY) else DISCARD[owner])
    s.set(AT[seat], 0)


def choose_lead(s: State, f: Frame) -> None:
    """The others agree on a new lead (AH-ELM-08); without others the scenario ends (AH-ELM-09)."""
    left = [seat for seat in range(s.seats) if in_game(s, seat)]
    f.answer = None
    if not left:
        end_scenario(s, 0)
        f.end()
    elif lead(s) == f.who:
        s.ask(f, left[0], Ask.LEAD, SEAT.each(left))


def new_lead(s: State, f: Frame) -> None:
    """That one leads; enemies left behind engage whom they find (AH-ELM-06)."""
    if f.answer is not None:
        s.set(LEAD, f.value)
        s.note(Told.LEADS, f.value, rule="AH-ELM-08")
    engage_all(s)


ELIMINATION: Final = procedure("elimination", choose_trauma, weaknesses_end, clear_away, choose_lead, new_lead)
