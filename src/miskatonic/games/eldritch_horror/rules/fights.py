"""Words that begin fights, and words of the fight under way (EH-AMB, EH-COM)."""

from miskatonic.core.code import Frame, amount, runs
from miskatonic.core.declared import PIECE
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.rules import asks, box, combat, places, tells
from miskatonic.games.eldritch_horror.rules.amounts import toughness
from miskatonic.games.eldritch_horror.rules.decks import draw_monster
from miskatonic.games.eldritch_horror.rules.monsters import (
    heal,
    hurt,
    that_monster,
)
from miskatonic.games.eldritch_horror.rules.people import is_alive

# -------------------------------------------------------------------- words that begin fights


def fight_that(s: State, f: Frame, node: w.Fight) -> None:
    """With this Monster, or the one just spawned or moved."""
    f.regs["beaten"] = 0
    monster = that_monster(s, f)
    if monster >= 0 and is_alive(s, f.who):
        combat.fight(s, f.who, monster)


def how_it_went(s: State, f: Frame, node: w.Fight | w.Ambush) -> None:
    """What follows a Monster beaten, or not."""
    if is_alive(s, f.who):
        s.kids(f, "beaten" if f.regs["beaten"] else "unbeaten")


runs(w.Fight, fight_that, how_it_went)


def ambush(s: State, f: Frame, node: w.Ambush) -> None:
    """A random Monster is drawn from the cup; a named one, or a Cultist, is only fought (EH-AMB-01 to EH-AMB-04)."""
    f.regs["beaten"] = 0
    if not is_alive(s, f.who):
        return
    if node.name:
        combat.fight(s, f.who, box.MONSTERS_CALLED[node.name][0], combat.NAMED)
        return
    monster = draw_monster(s)
    if monster < 0:
        s.note(tells.NoMonster, rule="EH-LIM-04")
        return
    s.put(monster, box.AMBUSHER)
    combat.fight(s, f.who, monster, combat.DRAWN)


runs(w.Ambush, ambush, how_it_went)


def gather_foes(s: State, f: Frame, node: w.FightEach) -> None:
    """Every Monster here, each once."""
    here = places.monsters_on(s, places.here(s, f)) if is_alive(s, f.who) else ()
    f.lists["foes"] = tuple([m for m in here if not node.name or box.CODE[m] == node.name])


def ask_foe(s: State, f: Frame, node: w.FightEach) -> None:
    """In any order; who was carried away by one has left the others behind."""
    here = places.monsters_on(s, places.here(s, f)) if is_alive(s, f.who) else ()
    left = [m for m in f.lists["foes"] if m in here]
    s.ask(f, f.who, asks.WhomToFight, box.FIGHT.each(left))


def fight_next(s: State, f: Frame, node: w.FightEach) -> None:
    """Then the next."""
    if f.answer is not None:
        f.lists["foes"] = tuple([m for m in f.lists["foes"] if m != f.value])
        f.goto(ask_foe)
        combat.fight(s, f.who, f.value)


runs(w.FightEach, gather_foes, ask_foe, fight_next, foes=PIECE)


# -------------------------------------------------------------------- words of the fight under way


def the_fight(s: State, f: Frame) -> Frame | None:
    """The combat that an effect belongs to."""
    for g in reversed(s.stack):
        if g.code is combat.COMBAT and g.who == f.who:
            return g
    return None


def skip_strength(s: State, f: Frame, node: w.SkipStrengthTest) -> None:
    """No strength test, so no damage and no blow."""
    g = the_fight(s, f)
    if g is not None:
        g.regs["skip"] = 1


def keep_health(s: State, f: Frame, node: w.KeepHealth) -> None:
    """No Health is lost from this test."""
    g = the_fight(s, f)
    if g is not None:
        g.regs["keep-health"] = 1


def combat_bonus(s: State, f: Frame, node: w.CombatBonus) -> None:
    """A bonus for the rest of this combat; only the highest counts."""
    g = the_fight(s, f)
    for skill in node.skills if g is not None else ():
        assert g is not None
        g.regs[f"bonus-{skill}"] = max(node.n, g.regs.get(f"bonus-{skill}", 0))


def combat_reroll(s: State, f: Frame, node: w.CombatReroll) -> None:
    """One die of the strength test."""
    g = the_fight(s, f)
    if g is not None:
        g.regs["reroll"] = 1


runs(w.SkipStrengthTest, skip_strength)
runs(w.KeepHealth, keep_health)
runs(w.CombatBonus, combat_bonus)
runs(w.CombatReroll, combat_reroll)


def defeat_this(s: State, f: Frame, node: w.DefeatThisMonster) -> None:
    """The combat ends at once (EH-COM-10)."""
    g = the_fight(s, f)
    if g is not None and g.regs["piece"] == that_monster(s, f) and not g.regs.get("beaten"):
        combat.beat(s, g)


def hurt_this(s: State, f: Frame, node: w.HurtThisMonster) -> None:
    """In a combat it may be defeated by it, which ends the fight."""
    n = max(0, amount(s, f, node.n) - node.instead_of)
    g = the_fight(s, f)
    monster = that_monster(s, f)
    if g is None or g.regs["piece"] != monster:
        if monster >= 0:
            hurt(s, f, monster, n)
        return
    if g.regs["ambush"]:
        g.regs["hurt"] = g.regs.get("hurt", 0) + n
    else:
        s.add(box.HURT[monster], n)
    s.note(tells.MonsterHurt, monster, n, rule="EH-COM-05")
    if combat.lost(s, g) >= toughness(s, g, monster):
        combat.beat(s, g)


def heal_this(s: State, f: Frame, node: w.HealThisMonster) -> None:
    """Health tokens are taken off this Monster."""
    g = the_fight(s, f)
    monster = that_monster(s, f)
    if g is not None and g.regs["ambush"]:
        g.regs["hurt"] = max(0, g.regs.get("hurt", 0) - amount(s, f, node.n))
    else:
        heal(s, monster, s.counts.get(box.HURT[monster], 0) if isinstance(node.n, w.All) else amount(s, f, node.n))


runs(w.DefeatThisMonster, defeat_this)
runs(w.HurtThisMonster, hurt_this)
runs(w.HealThisMonster, heal_this)
