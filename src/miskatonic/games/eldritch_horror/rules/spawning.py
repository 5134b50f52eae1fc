"""Spawning Monsters, and finding random spaces (EH-MON, EH-RLO, EH-SAS)."""

from miskatonic.core.code import Frame, amount, runs
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.rules import asks, box, places, tells
from miskatonic.games.eldritch_horror.rules.decks import draw_clue, draw_monster, has_clues, renew_pool
from miskatonic.games.eldritch_horror.rules.monsters import is_away, is_epic, sheet_code
from miskatonic.games.eldritch_horror.rules.people import lead, sheet_of
from miskatonic.games.eldritch_horror.rules.reckoning import leave_out


def available(s: State, name: str) -> int:
    """A Monster of a name that can be spawned: set aside, in the cup, or an Epic one in the box; -1 if all are out."""
    for monster in box.MONSTERS_CALLED[name]:
        if is_away(s, monster):
            return monster
    return -1


def place_monster(s: State, monster: int, space: int, who: int) -> None:
    """A Monster is placed; its effect for being spawned is resolved at once (EH-MON-03, EH-MON-05)."""
    rule = {box.EPIC: "EH-EPI-03", box.SET_ASIDE: "EH-SAS-04"}.get(s.home.get(monster, ""), "EH-MON-02")
    s.put(monster, box.MONSTERS_AT[space])
    leave_out(s, monster)
    fight_anew(s, monster)
    if is_epic(monster):
        s.counts.pop(box.BEATEN[monster], None)
    s.note(tells.MonsterSpawned, monster, space, rule=rule)
    if sheet_of(s, monster).spawn:
        s.push(s.rules.codes[f"{sheet_code(s, monster)}.spawn"], who).regs["monster"] = monster


def fight_anew(s: State, monster: int) -> None:
    """A token that was beaten and comes back to whoever has fought it is another Monster (EH-ENC-02)."""
    for f in s.stack:
        if monster in f.lists.get("fought", ()):
            f.lists["fought"] = tuple([other for other in f.lists["fought"] if other != monster])
            f.regs["again"] = 1


def find_space(s: State, f: Frame, node: w.SpawnMonster) -> None:
    """A random space is found by drawing a Clue (EH-RLO-01)."""
    draw_random_space(s, f, node.at)


def draw_random_space(s: State, f: Frame, where: w.Where) -> None:
    """Where a word means a random space, draw and discard a Clue to find it (EH-RLO-01, EH-RLO-02)."""
    f.regs.pop("drawn", None)
    if isinstance(where, w.RandomSpace) and has_clues(s):
        clue = draw_clue(s)
        s.put(clue, box.CLUE_DISCARD)
        renew_pool(s)
        f.regs["drawn"] = box.CLUE[clue].space
        s.note(tells.RandomSpace, box.CLUE[clue].space, rule="EH-RLO-01")


def ask_spawn_space(s: State, f: Frame, node: w.SpawnMonster) -> None:
    """Where several spaces fit, ask."""
    f.answer = None
    if not node.each:
        seat = lead(s) if isinstance(node.at, w.RandomSpace) else f.who
        s.ask(f, seat, asks.WhichSpace, box.SPACE_OPTION.each(places.spaces(s, f, node.at)))


def spawn(s: State, f: Frame, node: w.SpawnMonster) -> None:
    """Monsters appear one after another (EH-MON-02, EH-SAS-04, EH-LIM-04)."""
    shared = s.shared(f)
    shared.regs["spawned"] = 0
    found = places.spaces(s, f, node.at) if node.each else () if f.answer is None else (f.value,)
    f.lists["spaces"] = tuple([space for space in found for _ in range(amount(s, f, node.n))])


def spawn_next(s: State, f: Frame, node: w.SpawnMonster) -> None:
    """The next one, and its effect."""
    left = f.lists["spaces"]
    if not left:
        return
    f.lists["spaces"] = left[1:]
    monster = available(s, node.name) if node.name else draw_monster(s)
    if monster < 0 and node.or_another:
        monster = draw_monster(s)
    f.goto(spawn_next)
    if monster < 0:
        s.note(tells.NoMonster, rule="EH-LIM-04")
        return
    shared = s.shared(f)
    shared.regs["spawned"] = 1
    if not isinstance(node.at, w.ThisSpace):
        shared.regs["monster"] = monster
    place_monster(s, monster, left[0], f.who)


runs(
    w.SpawnMonster,
    find_space,
    ask_spawn_space,
    spawn,
    spawn_next,
    can=lambda s, f, node: not node.name or node.or_another or available(s, node.name) >= 0,
)


def spawn_at(s: State, space: int, who: int) -> None:
    """A random Monster appears on a space, as with a Gate or a surge."""
    monster = draw_monster(s)
    if monster < 0:
        s.note(tells.NoMonster, rule="EH-LIM-04")
    else:
        place_monster(s, monster, space, who)
