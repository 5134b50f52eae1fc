"""Monsters on the board: spawning, moving, hurting, healing, defeating, discarding (EH-MON, EH-EPI, EH-CUL, EH-SAS)."""

from typing import Final

from miskatonic.core.code import Code, Frame, amount, procedure, runs
from miskatonic.core.events import Event
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import InCombat, Moment
from miskatonic.games.eldritch_horror.cards.terms import ASSET, CULTIST, SANITY
from miskatonic.games.eldritch_horror.rules import asks, box, happens, people, places, tells
from miskatonic.games.eldritch_horror.rules.amounts import toughness
from miskatonic.games.eldritch_horror.rules.health import missing
from miskatonic.games.eldritch_horror.rules.those import that

# -------------------------------------------------------------------- tokens


def is_epic(monster: int) -> bool:
    """Whether it is an Epic Monster."""
    return box.MONSTER[monster].epic


def reaction_code(s: State, monster: int, moment: InCombat) -> str:
    """The address of what a Monster does at a moment of combat."""
    return f"{sheet_code(s, monster)}.{moment.name.lower().replace('_', '-')}"


def sheet_code(s: State, monster: int) -> str:
    """Under which name a Monster's effects are kept: Cultists under their Ancient One and the side of its sheet."""
    code = box.CODE[monster]
    if code != CULTIST:
        return code
    return f"{people.ancient_one(s).code}.{'back' if box.AWAKE in s.counts else 'front'}.cultist"


def that_monster(s: State, f: Frame) -> int:
    """The Monster that an effect is about, or -1."""
    return that(s, f, "monster")


def nothing(s: State, *args: int) -> None:
    """Nothing by itself; heard by those who answer."""


def is_away(s: State, monster: int) -> bool:
    """Whether a Monster is in the cup, set aside or in the box, and not on the board or on a card."""
    return s.home.get(monster) in (box.CUP, box.SET_ASIDE, box.EPIC)


def put_away(s: State, monster: int) -> None:
    """A Monster leaves the board: to the cup, to those set aside, or to the box (EH-MON-04, EH-SAS-03, EH-EPI-06)."""
    s.counts.pop(box.HURT[monster], None)
    if is_epic(monster):
        s.put(monster, box.EPIC)
    elif box.CODE[monster] in people.ancient_one(s).set_aside:
        s.put(monster, box.SET_ASIDE)
    else:
        s.put(monster, box.CUP)


# -------------------------------------------------------------------- health


def can_be_hurt(s: State, monster: int) -> bool:
    """Whether a Monster can lose Health now."""
    unhurt = [p for p in box.MONSTER[monster].passive if isinstance(p, w.Unhurt)]
    return not unhurt or len(s.zones.get(box.SOLVED, ())) >= unhurt[0].mysteries


def hurt(s: State, f: Frame, monster: int, n: int) -> None:
    """A Monster loses Health, Epic ones too; at its toughness it is defeated, which is no combat (EH-EPI-02, EH-INV-23)."""
    if n <= 0 or places.space_of_piece(s, monster) < 0 or not can_be_hurt(s, monster):
        return
    s.add(box.HURT[monster], n)
    s.note(tells.MonsterHurt, monster, n, rule="EH-COM-05")
    if s.counts[box.HURT[monster]] >= toughness(s, f, monster):
        defeat(s, f.who, monster)


def ask_which_hurt(s: State, f: Frame, node: w.HurtMonster) -> None:
    """Which Monster loses Health."""
    found = [monster for space in places.spaces(s, f, node.where) for monster in places.monsters_on(s, space)]
    s.ask(f, f.who, asks.WhichMonster, box.PICK.each(found))


def hurt_it(s: State, f: Frame, node: w.HurtMonster) -> None:
    """The Monster that was chosen loses health."""
    if f.answer is not None:
        s.shared(f).regs["monster"] = f.value
        hurt(s, f, f.value, amount(s, f, node.n))


runs(
    w.HurtMonster,
    ask_which_hurt,
    hurt_it,
    can=lambda s, f, node: any(places.monsters_on(s, space) for space in places.spaces(s, f, node.where)),
)


def ask_hurt_space(s: State, f: Frame, node: w.HurtMonsters) -> None:
    """On which space; those with Monsters."""
    found = [space for space in places.spaces(s, f, node.where) if places.monsters_on(s, space)]
    s.ask(f, f.who, asks.WhichSpace, box.SPACE_OPTION.each(found))


def hurt_all(s: State, f: Frame, node: w.HurtMonsters) -> None:
    """Each Monster there loses Health; the one already meant is left out if the others are."""
    if f.answer is None:
        return
    spared = that_monster(s, f) if node.others else -1
    for monster in places.monsters_on(s, f.value):
        if monster != spared:
            hurt(s, f, monster, amount(s, f, node.n))


runs(
    w.HurtMonsters,
    ask_hurt_space,
    hurt_all,
    can=lambda s, f, node: any(places.monsters_on(s, space) for space in places.spaces(s, f, node.where)),
)


def heal(s: State, monster: int, n: int) -> None:
    """Health tokens are taken off a Monster."""
    lost = s.counts.get(box.HURT[monster], 0)
    if lost:
        s.set(box.HURT[monster], max(0, lost - n))
        s.note(tells.MonsterHealed, monster, min(n, lost))


def heal_all(s: State, f: Frame, node: w.HealMonsters) -> None:
    """Every Monster on the board recovers all Health."""
    for monster in places.monsters_on_board(s):
        heal(s, monster, s.counts.get(box.HURT[monster], 0))


runs(w.HealMonsters, heal_all)

# -------------------------------------------------------------------- defeating


def defeat(s: State, who: int, monster: int, is_token: bool = True, has_fallen: bool = False) -> Frame:
    """A Monster is defeated; in an ambush by name there is no token, and who has fallen with it does nothing more."""
    f = s.push(DEFEATING, who)
    f.regs["piece"] = monster
    if MONSTER_DEFEATED.name in s.ears:
        f.regs["space"] = places.stands_on(s, who)
    f.regs["token"] = int(is_token)
    f.regs["fallen"] = int(has_fallen)
    f.regs["combat"] = 0
    return f


def defeat_in_combat(s: State, who: int, monster: int, is_token: bool, wounded: bool) -> None:
    """A Monster is defeated in combat; its victor may have lost Health by the same blow (EH-COM-08)."""
    f = defeat(s, who, monster, is_token)
    f.regs["combat"] = 1
    if wounded:
        f.regs["wounded"] = 1


def leave_board(s: State, f: Frame) -> None:
    """It goes back to cup or box (EH-COM-05, EH-EPI-06)."""
    monster = f.regs["piece"]
    s.note(tells.MonsterDefeated, people.person(s, f.who), monster, rule="EH-COM-05")
    if f.regs["token"]:
        put_away(s, monster)
        if is_epic(monster):
            s.set(box.BEATEN[monster], 1)
    if f.regs["combat"]:
        f.goto(ask_first)


def taken(code: Code) -> list[w.Lose | w.Discard]:
    """What an effect takes of Sanity and Assets."""
    node = code.node
    if (isinstance(node, w.Lose) and node.value == SANITY) or (isinstance(node, w.Discard) and node.kind == ASSET):
        return [node]
    return [found for kids in code.kids.values() for kid in kids for found in taken(kid)]


def does_order_matter(s: State, f: Frame, node: w.Lose | w.Discard, cards: list[int]) -> bool:
    """Whether an Ally may be lost before it helps, or Sanity run out before or be full after some is recovered."""
    if isinstance(node, w.Discard):
        return any(card in box.ASSET_CARD for card in cards)
    return takes_last_sanity(s, f, node) or missing(s, f.who, SANITY) < len(cards)


def let_winner_hear(s: State, f: Frame) -> None:
    """Cards of the winner of a combat answer, once."""
    if f.regs["combat"] and not f.regs.get("heard") and people.is_alive(s, f.who):
        f.regs["heard"] = 1
        s.happen(BEAT_MONSTER, f.who, f.regs["piece"])


def own_codes(s: State, f: Frame) -> list[Code]:
    """What its token says about losing Health by the blow that defeats it, and about being defeated."""
    moments = [InCombat.LOST_HEALTH] if f.regs.get("wounded") else []
    moments += [InCombat.BEATEN] if f.regs["combat"] else []
    codes = [s.rules.codes.get(reaction_code(s, f.regs["piece"], moment)) for moment in (*moments, InCombat.DEFEATED)]
    return [code for code in codes if code is not None]


def own_effects(s: State, f: Frame) -> None:
    """Then what its own token says; for who has fallen with it the Lead Investigator decides (EH-COM-08).

    What takes the winner's last Sanity comes after Mysteries and Rumors: it happens at once with them (EH-CNF-01).
    """
    if not people.is_alive(s, f.who):
        return
    codes = own_codes(s, f)
    if not f.regs.get("told") and any(takes_last_sanity(s, f, node) for code in codes for node in taken(code)):
        f.goto(own_effects)
        tell_others(s, f)
        return
    for code in codes:
        s.push(code, people.lead(s) if f.regs["fallen"] else f.who).regs["monster"] = f.regs["piece"]


def takes_last_sanity(s: State, f: Frame, node: w.Lose | w.Discard) -> bool:
    """Whether an effect fells the winner, unless it is prevented."""
    return isinstance(node, w.Lose) and s.counts.get(box.VALUE_OF[SANITY][f.who], 0) <= amount(s, f, node.n)


def let_others_hear(s: State, f: Frame) -> None:
    """The winner's cards, if they have not answered yet; then Mysteries and Rumors."""
    let_winner_hear(s, f)
    if not f.regs.get("told"):
        tell_others(s, f)


def tell_others(s: State, f: Frame) -> None:
    """Mysteries and Rumors put its token on themselves, if there is one (EH-AMB-03).

    They ask where the winner stood; for who has fallen with it they turn to the active investigator, if that is another.
    """
    f.regs["told"] = 1
    if not f.regs["token"]:
        return
    if not f.regs["fallen"]:
        s.happen(MONSTER_DEFEATED, f.who, f.regs["piece"], f.regs.get("space", -1))
    elif people.active(s) != f.who:
        s.happen(MONSTER_DEFEATED, people.active(s), f.regs["piece"], -1)


def ends_something(s: State, f: Frame) -> None:
    """Now it may be won, or a Rumor solved."""
    f.end()
    look_what_it_ends(s, f.who, f.regs["piece"])


def look_what_it_ends(s: State, who: int, monster: int) -> None:
    """An Epic Monster may have been what a Rumor or the Final Mystery is about."""
    if is_epic(monster):
        final = people.ancient_one(s).final
        if box.AWAKE in s.counts and final is not None and final.foe == box.CODE[monster]:
            s.push(s.rules.codes["win"], who)
    s.push(s.rules.codes["solve what is solved"], who)


def ask_first(s: State, f: Frame) -> None:
    """What the Monster does and what the winner's cards do happens at once: the active one orders it (EH-CNF-01)."""
    f.answer = None
    cards = [piece for piece, _ in s.ears.get(BEAT_MONSTER.name, ()) if people.controls(s, piece) == f.who]
    if cards and any(does_order_matter(s, f, node, cards) for code in own_codes(s, f) for node in taken(code)):
        s.ask(f, people.active(s), asks.OrderForced, box.PICK.each([cards[0], f.regs["piece"]]))


def cards_first(s: State, f: Frame) -> None:
    """The winner's cards, unless the Monster is to come before them: what it gives was not theirs when it fell."""
    f.goto(own_effects)
    comes_first = own_codes(s, f) if f.answer is None else f.value != f.regs["piece"]
    if comes_first:
        let_winner_hear(s, f)


DEFEATING: Final = procedure("defeating", leave_board, own_effects, let_others_hear, ends_something, ask_first, cards_first)


BEAT_MONSTER: Final = Event(Moment.BEAT_MONSTER.name, nothing, happens.BeatMonster)
MONSTER_DEFEATED: Final = Event(Moment.MONSTER_DEFEATED.name, nothing, happens.MonsterDefeated)


def defeat_all(s: State, f: Frame, node: w.DefeatMonsters) -> None:
    """Every Monster here that is not Epic (EH-EPI-02)."""
    for monster in places.monsters_on(s, places.here(s, f)):
        if not is_epic(monster):
            defeat(s, f.who, monster)


runs(
    w.DefeatMonsters,
    defeat_all,
    can=lambda s, f, node: any(not is_epic(m) for m in places.monsters_on(s, places.here(s, f))),
)

# -------------------------------------------------------------------- discarding


def discardable(s: State, f: Frame, where: w.Where) -> list[int]:
    """Monsters on such spaces that can be discarded: no Epic ones (EH-EPI-04)."""
    found = [monster for space in places.spaces(s, f, where) for monster in places.monsters_on(s, space)]
    return [monster for monster in found if not is_epic(monster)]


def discard(s: State, f: Frame, monster: int) -> None:
    """A Monster is discarded; the effect remembers its toughness."""
    s.shared(f).regs["toughness"] = toughness(s, f, monster)
    s.note(tells.MonsterDiscarded, monster, rule="EH-MON-04")
    put_away(s, monster)


def ask_discard(s: State, f: Frame, node: w.DiscardMonster) -> None:
    """Which one; or all of them."""
    f.answer = None
    s.shared(f).regs["toughness"] = 0
    if isinstance(node.n, w.All):
        for monster in discardable(s, f, node.where):
            discard(s, f, monster)
        f.end()


def ask_which_discard(s: State, f: Frame, node: w.DiscardMonster) -> None:
    """The one who resolves the effect chooses (EH-DIS-02)."""
    s.ask(f, f.who, asks.WhichMonster, box.PICK.each(discardable(s, f, node.where)))


def discard_it(s: State, f: Frame, node: w.DiscardMonster) -> None:
    """It is discarded; if there is none, nothing is (EH-DIS-06)."""
    if f.answer is not None:
        discard(s, f, f.value)


runs(
    w.DiscardMonster,
    ask_discard,
    ask_which_discard,
    discard_it,
    can=lambda s, f, node: bool(discardable(s, f, node.where)),
)


def discard_this(s: State, f: Frame, node: w.DiscardThisMonster) -> None:
    """This Monster, or the one spawned before."""
    monster = that_monster(s, f)
    if places.space_of_piece(s, monster) >= 0 and not is_epic(monster):
        discard(s, f, monster)


runs(w.DiscardThisMonster, discard_this)
