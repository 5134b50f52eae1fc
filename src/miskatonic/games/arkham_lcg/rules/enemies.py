"""Enemies: attacks, damage, evasion (AH-ENM, AH-AOO, AH-MAS, AH-PRK-05)."""

from typing import Final

from miskatonic.core.code import Frame, procedure, runs
from miskatonic.core.events import Event, answered, change_event
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.sheets import When
from miskatonic.games.arkham_lcg.cards.terms import ELITE, PLAIN
from miskatonic.games.arkham_lcg.rules import asks, box, happens, people, tells
from miskatonic.games.arkham_lcg.rules.defeat import wound
from miskatonic.games.arkham_lcg.rules.ending import nothing
from miskatonic.games.arkham_lcg.rules.figures import damage_of, horror_of, is_beaten
from miskatonic.games.arkham_lcg.rules.harm import deal, deal_to_all
from miskatonic.games.arkham_lcg.rules.leaving import to_victory, wipe
from miskatonic.games.arkham_lcg.rules.places import ways_from

# -------------------------------------------------------------------- attacks


def strike(s: State, seat: int, enemy: int, damage: int, horror: int) -> None:
    """An enemy's attack deals its damage and horror together (AH-ENM-05)."""
    s.note(tells.Attacks, enemy, seat, rule="AH-ENM-05")
    deal(s, seat, damage, horror, enemy)


ENEMY_ATTACKS: Final = Event(When.ENEMY_ATTACKS.name, strike, happens.EnemyAttacks)


def harder_attack(s: State, f: Frame, node: w.HarderAttack) -> None:
    """The attack that is answered deals more."""
    attack = answered(s, f, happens.EnemyAttacks)
    change_event(s, f, attack._replace(damage=attack.damage + node.damage, horror=attack.horror + node.horror))


runs(w.HarderAttack, harder_attack)


def choose_deflected(s: State, f: Frame, node: w.DeflectDamage) -> None:
    """Ask which other enemy here takes the damage, unless the price has felled who asked for it (AH-ELM-01)."""
    if people.in_game(s, f.who):
        s.ask(f, f.who, asks.Enemy, box.PICK.each(_others_here(s, f)), PLAIN)


def _others_here(s: State, f: Frame) -> list[int]:
    attacker = answered(s, f, happens.EnemyAttacks).enemy
    return [enemy for enemy in people.enemies_at(s, people.place_of(s, f.who)) if enemy != attacker]


def deflect(s: State, f: Frame, node: w.DeflectDamage) -> None:
    """The horror of the attack stays with the one attacked (AH-EFF-05)."""
    if f.answer is not None:
        attack = answered(s, f, happens.EnemyAttacks)
        change_event(s, f, attack._replace(damage=0))
        wound(s, f.value, attack.damage, f.who)


def can_deflect(s: State, f: Frame, node: w.DeflectDamage) -> bool:
    """There must be damage, and another enemy to take it (AH-EFF-06)."""
    return answered(s, f, happens.EnemyAttacks).damage > 0 and bool(_others_here(s, f))


runs(w.DeflectDamage, choose_deflected, deflect, can=can_deflect)


def attack(s: State, enemy: int, seat: int) -> None:
    """An enemy attacks an investigator, unless it cannot (AH-CAN-03)."""
    if not people.in_game(s, seat):
        return
    if not can_attack(s, enemy, seat):
        s.note(tells.NoAttack, enemy, seat, rule="AH-CAN-03")
        return
    s.happen(ENEMY_ATTACKS, seat, enemy, damage_of(s, enemy), horror_of(s, enemy))


def can_attack(s: State, enemy: int, seat: int) -> bool:
    """Whether nothing keeps an enemy from attacking an investigator."""
    return box.SHIELDED[seat] not in s.counts or ELITE in box.TRAITS_OF[enemy]


runs(w.NoAttacksThisRound, lambda s, f, node: s.set(box.SHIELDED[f.who], 1))


def is_exempt(effect: object) -> bool:
    """Whether an action with this effect provokes nothing: fights, evasions, resigning (AH-AOO-07)."""
    return isinstance(effect, w.Fight | w.Evade | w.Resign | w.AutoEvadeAll)


def provoke(s: State, seat: int) -> None:
    """Attacks of opportunity by every ready enemy engaged with the one who acts (AH-INV-05, AH-AOO-02)."""
    enemies = tuple(e for e in people.engaged_with(s, seat) if people.is_ready(s, e))
    if enemies:
        s.push(ATTACKS_BY, seat).lists["enemies"] = enemies


def choose_attacker(s: State, f: Frame) -> None:
    """The attacked investigator chooses the order (AH-AOO-02, AH-PHS-20)."""
    engaged = people.engaged_with(s, f.who)
    left = f.lists["enemies"] = tuple(
        e for e in (*f.lists["enemies"], *_newcomers(s, f, engaged)) if e in engaged and people.is_ready(s, e)
    )
    if not left or not people.in_game(s, f.who):
        f.end()
    else:
        able = [e for e in left if _strikes(s, f, e)]
        s.ask(f, f.who, asks.AttackOrder, box.PICK.each(able or left[:1]))


def _newcomers(s: State, f: Frame, engaged: list[int]) -> list[int]:
    """In the Enemy phase those who have engaged the one attacked meanwhile: who has attacked is not ready (AH-PHS-20)."""
    if not f.regs.get("exhausts"):
        return []
    return [e for e in engaged if e not in f.lists["enemies"] and _strikes(s, f, e)]


def _strikes(s: State, f: Frame, enemy: int) -> bool:
    """Whether it comes to an attack when it is an enemy's turn to attack."""
    return can_attack(s, enemy, f.who) or (bool(f.regs.get("exhausts")) and people.text_of(s, enemy).massive)


def let_it_attack(s: State, f: Frame) -> None:
    """One after another; in the Enemy phase a massive one attacks everybody at its location in turn (AH-MAS-02)."""
    enemy = f.value
    f.lists["enemies"] = tuple(e for e in f.lists["enemies"] if e != enemy)
    f.regs["last"] = enemy
    if f.regs.get("exhausts") and people.text_of(s, enemy).massive:
        everybody = s.push(MASSIVE_ATTACKS, people.lead(s))
        everybody.regs["enemy"] = enemy
        everybody.lists["left"] = tuple(people.seats_at(s, people.place_of_card(s, enemy)))
    else:
        attack(s, enemy, f.who)


def after_attack(s: State, f: Frame) -> None:
    """In the Enemy phase it exhausts after its attack, if it made one (AH-AOO-04, AH-PHS-21)."""
    enemy = f.regs["last"]
    if f.regs.get("exhausts") and _strikes(s, f, enemy) and s.home[enemy] in box.ENEMIES_IN_PLAY:
        exhaust(s, enemy)
    f.goto(choose_attacker)


ATTACKS_BY: Final = procedure("attacks", choose_attacker, let_it_attack, after_attack)


def choose_attacked(s: State, f: Frame) -> None:
    """The lead investigator chooses whom a massive enemy attacks next (AH-MAS-02)."""
    f.answer = None
    left = f.lists["left"] = tuple(seat for seat in f.lists["left"] if people.in_game(s, seat))
    if not left or s.home[f.regs["enemy"]] not in box.AT_PLACE or not people.is_ready(s, f.regs["enemy"]):
        f.end()
    else:
        s.ask(f, people.lead(s), asks.MassiveNext, box.SEAT.each(left), f.regs["enemy"])


def attack_chosen(s: State, f: Frame) -> None:
    """A full attack on that one."""
    seat = f.value
    f.lists["left"] = tuple(other for other in f.lists["left"] if other != seat)
    f.goto(choose_attacked)
    attack(s, f.regs["enemy"], seat)


MASSIVE_ATTACKS: Final = procedure("attacks of a massive enemy", choose_attacked, attack_chosen)


def exhaust(s: State, piece: int) -> None:
    """A card is exhausted (AH-CON-10)."""
    if people.is_ready(s, piece):
        s.set(box.EXHAUSTED[piece], 1)
        s.note(tells.Exhausted, piece, rule="AH-CON-10")


# -------------------------------------------------------------------- damage


def choose_enemy_here(s: State, f: Frame, node: w.DamageEnemy) -> None:
    """Ask which enemy at one's location."""
    s.ask(f, f.who, asks.Enemy, box.PICK.each(_targets(s, f, node)), PLAIN)


def _targets(s: State, f: Frame, node: w.DamageEnemy) -> list[int]:
    """The enemies here that can take damage: none that falls already, with all it can bear (AH-DMG-03, AH-EFF-06)."""
    here = [e for e in people.enemies_at(s, people.place_of(s, f.who)) if not is_beaten(s, e)]
    return [e for e in here if not people.is_ready(s, e)] if node.exhausted else here


def wound_chosen(s: State, f: Frame, node: w.DamageEnemy) -> None:
    """It takes the damage."""
    if f.answer is not None:
        wound(s, f.value, node.n, f.who)


runs(w.DamageEnemy, choose_enemy_here, wound_chosen, can=lambda s, f, node: bool(_targets(s, f, node)))
runs(w.DamageAttacker, lambda s, f, node: wound(s, answered(s, f, happens.DamageAssigned).enemy, node.n, f.who))
runs(w.HealThis, lambda s, f, node: heal_enemy(s, s.shared(f).regs["piece"], node.n), can=lambda s, f, node: _is_hurt(s, f))
runs(w.DamageEvaded, lambda s, f, node: wound(s, s.pointed(box.TEST_TARGET), node.n, f.who))


def heal_enemy(s: State, enemy: int, n: int) -> None:
    """Damage comes off an enemy, as far as there is any (AH-DMR-09)."""
    healed = min(n, s.count(box.DAMAGE[enemy]))
    s.add(box.DAMAGE[enemy], -healed)
    s.note(tells.HealedDamage, enemy, healed, rule="AH-DMR-09")


def _is_hurt(s: State, f: Frame) -> bool:
    return s.count(box.DAMAGE[s.shared(f).regs["piece"]]) > 0


def join_victory(s: State, f: Frame, node: w.ToVictory) -> None:
    """The enemy leaves play for the victory display; nobody has defeated it."""
    enemy = s.shared(f).regs["piece"]
    if s.home[enemy] in box.ENEMIES_IN_PLAY:
        to_victory(s, enemy)


runs(w.ToVictory, join_victory)


def ready_this(s: State, f: Frame, node: w.ReadyThis) -> None:
    """The enemy is ready again."""
    enemy = s.shared(f).regs["piece"]
    s.set(box.EXHAUSTED[enemy], 0)
    s.note(tells.Readied, enemy, rule="AH-CON-10")


runs(w.ReadyThis, ready_this, can=lambda s, f, node: not people.is_ready(s, s.shared(f).regs["piece"]))


def choose_blast(s: State, f: Frame, node: w.Blast) -> None:
    """Ask where: one's own or a connecting location."""
    s.ask(f, f.who, asks.BlastWhere, box.TO_PLACE.each(crowded(s, people.place_of(s, f.who))))


def crowded(s: State, here: int) -> list[int]:
    """The locations where there is anybody to hurt: of no others would the blast change anything (AH-EFF-06)."""
    return [p for p in (here, *ways_from(s, here)) if people.enemies_at(s, p) or people.seats_at(s, p)]


def blast(s: State, f: Frame, node: w.Blast) -> None:
    """Everybody there is hurt at the same time."""
    deal_to_all(s, people.seats_at(s, f.value), people.enemies_at(s, f.value), node.n, f.who)


runs(w.Blast, choose_blast, blast)

# -------------------------------------------------------------------- evasion


def evade(s: State, enemy: int, seat: int) -> None:
    """The enemy is exhausted and no longer engaged (AH-INV-18, AH-ENR-07)."""
    if s.home[enemy] not in box.ENEMIES_IN_PLAY:
        return
    place = people.place_of_card(s, enemy)
    exhaust(s, enemy)
    if s.home[enemy] in box.THREAT:
        s.put(enemy, box.AT_PLACE[place])
    s.note(tells.Evaded, seat, enemy, rule="AH-INV-18")
    s.happen(EVADED, seat, enemy)


EVADED: Final = Event(When.EVADED.name, nothing, happens.Evaded)


def shuffle_evaded(s: State, f: Frame, node: w.ShuffleEvaded) -> None:
    """It leaves play, and nobody has defeated it."""
    enemy = answered(s, f, happens.Evaded).enemy
    wipe(s, enemy)
    s.put(enemy, box.ENCOUNTER_DECK)
    s.shuffle(box.ENCOUNTER_DECK)
    s.note(tells.ShuffledAway, enemy, rule="AH-INP-02")


runs(w.ShuffleEvaded, shuffle_evaded, can=lambda s, f, node: bool(s.zone(box.ENCOUNTER_DECK)))  # AH-ENC-04


def choose_evaded(s: State, f: Frame, node: w.AutoEvade) -> None:
    """Ask which enemy that is not Elite."""
    s.ask(f, f.who, asks.Enemy, box.PICK.each(_evadable_common(s, f)), PLAIN)


def _evadable(s: State, f: Frame) -> list[int]:
    """The enemies here for which an evasion would change anything (AH-EFF-06)."""
    return [e for e in people.enemies_at(s, people.place_of(s, f.who)) if people.is_ready(s, e) or s.home[e] in box.THREAT]


def _evadable_common(s: State, f: Frame) -> list[int]:
    return [e for e in _evadable(s, f) if ELITE not in box.TRAITS_OF[e]]


def evade_chosen(s: State, f: Frame, node: w.AutoEvade) -> None:
    """No test is made (AH-AUT-04)."""
    if f.answer is not None:
        evade(s, f.value, f.who)


def evade_all(s: State, f: Frame, node: w.AutoEvadeAll) -> None:
    """Every enemy here; what that forces on one of them comes before all reactions (AH-ABL-07)."""
    for enemy in sorted(_evadable(s, f), key=lambda enemy: not _is_forced(s, enemy)):
        evade(s, enemy, f.who)


def _is_forced(s: State, enemy: int) -> bool:
    """Whether being evaded forces something on an enemy."""
    return any(power.when is When.EVADED and power.forced for power in people.text_of(s, enemy).powers)


runs(w.AutoEvade, choose_evaded, evade_chosen, can=lambda s, f, node: bool(_evadable_common(s, f)))
runs(w.AutoEvadeAll, evade_all, can=lambda s, f, node: bool(_evadable(s, f)))
