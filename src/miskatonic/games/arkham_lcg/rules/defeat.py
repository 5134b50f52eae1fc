"""Defeat of enemies, assets and investigators, and elimination (AH-DFT, AH-ELM, AH-TRA-01)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.events import Event
from miskatonic.core.options import NOTHING
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.conditions import Defeated
from miskatonic.games.arkham_lcg.cards.passives import EnemyBonus, LimitBonus
from miskatonic.games.arkham_lcg.cards.sheets import Act, Agenda, When
from miskatonic.games.arkham_lcg.rules import asks, box, happens, tells
from miskatonic.games.arkham_lcg.rules.ending import GAME_ENDS, NO_RESOLUTION, end_scenario, nothing
from miskatonic.games.arkham_lcg.rules.engaging import engage_all
from miskatonic.games.arkham_lcg.rules.figures import health_left, is_beaten, sanity_left
from miskatonic.games.arkham_lcg.rules.holding import BEARERS, IN_PLAY, NONE
from miskatonic.games.arkham_lcg.rules.leaving import discard, to_victory, wipe
from miskatonic.games.arkham_lcg.rules.people import card_of, in_game, lead, place_of, player_order

BY_EFFECT: Final = 2
"""Why somebody was defeated, where it was neither damage nor horror."""

# -------------------------------------------------------------------- enemies


def hurt(s: State, enemy: int, n: int) -> None:
    """Damage is put on an enemy."""
    s.add(box.DAMAGE[enemy], n)
    s.note(tells.Damage, enemy, n, rule="AH-INV-32")


def wound(s: State, enemy: int, n: int, by: int) -> None:
    """An enemy takes damage; with as much as its health it is defeated (AH-INV-33)."""
    if n > 0 and s.home[enemy] in box.ENEMIES_IN_PLAY:
        hurt(s, enemy, n)
        if is_beaten(s, enemy):
            s.happen(ENEMY_DEFEATED, by, enemy)


def defeat(s: State, by: int, enemy: int) -> None:
    """To the victory display or a discard pile (AH-INV-33, AH-INV-34, AH-DFT-01)."""
    if s.home[enemy] in box.ENEMIES_IN_PLAY:
        s.note(tells.EnemyDefeated, enemy, by, rule="AH-INV-33")
        to_victory(s, enemy)


def go_no_further(s: State, by: int, enemy: int) -> None:
    """Nothing but the moment before."""
    s.stack[-1].end()


ENEMY_DEFEATED: Final = Event(When.ENEMY_DEFEATED.name, defeat, happens.EnemyDefeated)
ENEMY_FALLS: Final = Event(When.ENEMY_DEFEATED.name, go_no_further, happens.EnemyFalls, framed=True)
"""Of those who fall together each is about to be defeated before any is."""
_STORY: Final[tuple[Act | Agenda, ...]] = (*box.ACT_CARD.values(), *box.AGENDA_CARD.values())
AWAITED: Final = frozenset(
    power.condition.enemy for card in _STORY for power in card.powers if isinstance(power.condition, Defeated)
)
"""Enemies whose defeat is an objective, which is met before anybody reacts (AH-ADV-07)."""


def still_here(s: State, enemies: tuple[int, ...]) -> tuple[int, ...]:
    """Of enemies who fall those whom nothing else has meanwhile defeated or removed."""
    return tuple(enemy for enemy in enemies if s.home[enemy] in box.ENEMIES_IN_PLAY)


# -------------------------------------------------------------------- who can bear no more


def check_assets(s: State, seat: int) -> None:
    """Assets that can bear no more are defeated (AH-DMG-05, AH-DMG-06)."""
    for piece in s.zone(box.PLAY[seat]):
        sheet = box.ASSET[piece]
        over = (sheet.health and s.count(box.DAMAGE[piece]) >= sheet.health) or (
            sheet.sanity and s.count(box.HORROR[piece]) >= sheet.sanity
        )
        if over:
            s.note(tells.DefeatedAsset, piece, rule="AH-DMG-06")
            discard(s, piece)


def falling_already(s: State) -> list[int]:
    """Those who are being defeated and have still to be eliminated."""
    seats = [seat for f in s.stack if f.code is DEFEAT for seat in f.lists["seats"]]
    return [seat for seat in seats if in_game(s, seat)]


def check_defeat(s: State, seats: tuple[int, ...], enemies: tuple[int, ...] = (), by: int = -1) -> None:
    """Those of them who can bear no more are defeated at the same time (AH-DMG-05, AH-DMG-06), if they are not already."""
    already = falling_already(s)
    falling = tuple(seat for seat in seats if in_game(s, seat) and any(causes(s, seat)) and seat not in already)
    beaten = tuple(enemy for enemy in enemies if is_beaten(s, enemy))
    if falling or beaten:
        f = s.push(DEFEAT, lead(s))
        f.regs["by"] = by
        f.lists.update(seats=falling, enemies=beaten, left=falling)


LIMITING: Final = BEARERS.get(LimitBonus, NONE) | BEARERS.get(EnemyBonus, NONE)
"""Cards that change what somebody can bear."""


def check_limits(s: State) -> None:
    """What always holds may have changed: those for whom what they bear is now too much are defeated (AH-MOD-01)."""
    if LIMITING:
        enemies = tuple(e for e in box.ENEMY if box.DAMAGE[e] in s.counts and s.home.get(e) in IN_PLAY)
        check_defeat(s, player_order(s), enemies)


def causes(s: State, seat: int) -> tuple[bool, bool]:
    """Whether damage, and whether horror is too much for an investigator."""
    return health_left(s, seat) <= 0, sanity_left(s, seat) <= 0


INVESTIGATOR_FALLS: Final = Event(When.INVESTIGATOR_FALLS.name, nothing, happens.InvestigatorFalls)


def about_to_fall(s: State, f: Frame) -> None:
    """Before anybody is defeated there is a moment for those who answer that (AH-ABL-05)."""
    if INVESTIGATOR_FALLS.name in s.ears:
        for seat in f.lists["seats"]:
            s.happen(INVESTIGATOR_FALLS, seat)
    for enemy in f.lists["enemies"]:
        s.happen(ENEMY_FALLS, f.regs["by"], enemy)


def still_falling(s: State, f: Frame) -> None:
    """Who can bear it after all is not defeated."""
    f.lists["left"] = f.lists["seats"] = tuple(seat for seat in f.lists["seats"] if any(causes(s, seat)))


def choose_trauma(s: State, f: Frame) -> None:
    """Defeat by damage is physical, by horror mental; of both the player chooses one (AH-TRA-01)."""
    f.answer = None
    if f.lists["left"]:
        seat = f.lists["left"][0]
        s.ask(f, seat, asks.Trauma, box.TRAUMA.each([kind for kind, so in enumerate(causes(s, seat)) if so]))


def suffer_trauma(s: State, f: Frame) -> None:
    """All who fall suffer it, whatever comes of their falling together."""
    if f.answer is not None:
        seat = f.lists["left"][0]
        f.lists["left"] = f.lists["left"][1:]
        s.note(tells.Defeated, seat, f.value, rule="AH-DMG-06")
        suffer(s, seat, f.value, 1)
        f.goto(choose_trauma)


def suffer(s: State, seat: int, kind: int, n: int) -> None:
    """Trauma is written down for the campaign (AH-TRA-01)."""
    s.add(box.TRAUMAS[kind][seat], n)
    s.note(tells.Trauma, seat, kind, n, rule="AH-TRA-01")


def choose_first(s: State, f: Frame) -> None:
    """Of investigators and enemies who fall together the lead says who is first: it may decide the game (AH-CON-02)."""
    f.answer = None
    seats, enemies = f.lists["seats"], still_here(s, f.lists["enemies"])
    if seats and enemies:
        s.ask(f, lead(s), asks.FallsFirst, [*box.SEAT.each(seats), *box.PICK.each(enemies)])


def falls(s: State, f: Frame) -> None:
    """The chosen investigator, all enemies, or all who are left."""
    seats, enemies = f.lists["seats"], f.lists["enemies"]
    if f.answer is not None:
        first = f.value
        f.goto(choose_first)
        if f.answer.verb is box.SEAT:
            f.lists["seats"] = tuple(seat for seat in seats if seat != first)
            seats, enemies = (first,), ()
        else:
            f.lists["enemies"] = seats = ()
    for seat in seats:
        eliminate(s, seat, box.DEFEATED)
    fallen = still_here(s, enemies)
    f.lists["fallen"] = (*f.lists.get("fallen", ()), *fallen)
    for enemy in fallen:
        defeat(s, f.regs["by"], enemy)
    tell_of(s, f.regs["by"], [enemy for enemy in fallen if box.SLUG[enemy] in AWAITED])


def those_who_react(s: State, f: Frame) -> None:
    """All of them are gone before anything else follows from the defeat of one (AH-EFF-02)."""
    tell_of(s, f.regs["by"], [enemy for enemy in f.lists["fallen"] if box.SLUG[enemy] not in AWAITED])


def tell_of(s: State, by: int, fallen: list[int]) -> None:
    """Let the defeat of enemies who are gone be heard."""
    for enemy in fallen:
        s.happen(ENEMY_DEFEATED, by, enemy)


DEFEAT: Final = procedure(
    "defeat", about_to_fall, still_falling, choose_trauma, suffer_trauma, choose_first, falls, those_who_react
)

# -------------------------------------------------------------------- elimination


def eliminate(s: State, seat: int, how: int) -> None:
    """An investigator is eliminated: defeated or resigned (AH-ELM-01)."""
    if in_game(s, seat):
        s.push(ELIMINATION, seat).regs["how"] = how


def weaknesses_end(s: State, f: Frame) -> None:
    """For the player's weaknesses the game ends now (AH-ELM-02)."""
    if in_game(s, f.who):
        s.happen(GAME_ENDS, f.who)
    else:
        f.end()


def clear_away(s: State, f: Frame) -> None:
    """Cards are removed, clues stay behind, enemies are left unengaged (AH-ELM-03 to AH-ELM-07)."""
    seat = f.who
    place = place_of(s, seat)
    s.set(box.OUT[seat], f.regs["how"])
    held = s.count(box.CLUES[card_of(s, seat)])
    if held:
        s.add(box.CLUES[box.PLACE_CARDS[place]], held)
        s.set(box.CLUES[card_of(s, seat)], 0)
        s.note(tells.CluesDropped, seat, place, held, rule="AH-ELM-05")
    s.set(box.RESOURCES[seat], 0)
    for area in (*box.THREAT, *box.AT_PLACE, *box.ATTACHED):
        for piece in s.zone(area):
            if box.OWNER[piece] == seat and (piece in box.WEAKNESSES or area in box.ATTACHED):  # AH-ELM-02, AH-ATT-03
                wipe(s, piece)
                s.put(piece, box.REMOVED)
    for piece in s.zone(box.THREAT[seat]):
        if piece in box.ENEMY:
            s.put(piece, box.AT_PLACE[place])
        else:
            discard(s, piece)
    for zone in (box.HAND, box.DECK, box.DISCARD):
        s.pour(zone[seat], box.REMOVED)
    for zone in (box.PLAY, box.COMMITTED):
        for piece in s.zone(zone[seat]):
            owner = box.OWNER[piece]
            wipe(s, piece)
            s.put(piece, box.REMOVED if owner in (seat, box.NOBODY) else box.DISCARD[owner])
    s.point(box.AT[seat], NOTHING)


def choose_lead(s: State, f: Frame) -> None:
    """Those still there agree on a new lead (AH-ELM-08); when nobody is the scenario ends (AH-ELM-09)."""
    there = [seat for seat in range(s.seats) if in_game(s, seat)]
    left = [seat for seat in there if seat not in falling_already(s)] or there
    f.answer = None
    if any(other.code is ELIMINATION and other.step <= BEFORE_LEAD for other in s.stack if other is not f):
        f.end()  # more are eliminated at the same time
    elif not left:
        end_scenario(s, NO_RESOLUTION)
        f.end()
    elif not in_game(s, lead(s)):
        s.ask(f, left[0], asks.Lead, box.SEAT.each(left))


def new_lead(s: State, f: Frame) -> None:
    """That one leads; enemies left behind engage whom they find when all who fall are gone (AH-ELM-06)."""
    if f.answer is not None:
        s.set(box.LEAD, f.value)
        s.note(tells.Leads, f.value, rule="AH-ELM-08")
    if not falling_already(s):
        engage_all(s)


ELIMINATION: Final = procedure("elimination", weaknesses_end, clear_away, choose_lead, new_lead)
BEFORE_LEAD: Final = ELIMINATION.places[choose_lead]
"""The step of an elimination up to which it is still to be seen who is left."""
