"""Moving Monsters: directly, step by step, all at once (EH-EPI-05, EH-NEA)."""

from miskatonic.core.code import Frame, runs
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.rules import asks, box, places, tells
from miskatonic.games.eldritch_horror.rules.monsters import is_epic, that_monster


def move_to(s: State, monster: int, space: int) -> None:
    """A Monster goes directly to a space."""
    if s.home.get(monster) == box.MONSTERS_AT[space]:
        return
    s.put(monster, box.MONSTERS_AT[space])
    s.note(tells.MonsterMoved, monster, space, rule="EH-EPI-05" if is_epic(monster) else "")


def ask_where_this(s: State, f: Frame, node: w.MoveThisMonster) -> None:
    """Where this Monster goes; of several spaces the one who resolves it chooses (EH-NEA-02)."""
    monster = that_monster(s, f)
    origin = places.space_of_piece(s, monster)
    options = box.SPACE_OPTION.each(places.spaces(s, f, node.to, origin)) if origin >= 0 else []
    s.ask(f, f.who, asks.WhichSpace, options)


def move_this(s: State, f: Frame, node: w.MoveThisMonster) -> None:
    """It goes there."""
    if f.answer is not None:
        move_to(s, that_monster(s, f), f.value)


runs(w.MoveThisMonster, ask_where_this, move_this)


def begin_walk(s: State, f: Frame, node: w.WalkThisMonster) -> None:
    """So many steps lie before it."""
    f.regs["left"] = node.n


def ask_step(s: State, f: Frame, node: w.WalkThisMonster) -> None:
    """Each step must shorten the way; of equally short ones one is chosen (EH-NEA-02)."""
    origin = places.space_of_piece(s, that_monster(s, f))
    f.answer = None
    if f.regs["left"] and origin >= 0:
        s.ask(f, f.who, asks.WhichSpace, box.SPACE_OPTION.each(steps_toward(s, f, origin, node.toward)))


def walk_step(s: State, f: Frame, node: w.WalkThisMonster) -> None:
    """One step; then the next."""
    if f.answer is not None:
        move_to(s, that_monster(s, f), f.value)
        f.regs["left"] -= 1
        f.goto(ask_step)


def steps_toward(s: State, f: Frame, origin: int, where: w.Where) -> list[int]:
    """Adjacent spaces that are nearer to such a space, if one is not there already."""
    goals = places.spaces(s, f, where, origin)
    if not goals or origin in goals:
        return []
    least = min([places.DISTANCE[origin][goal] for goal in goals])
    near = [goal for goal in goals if places.DISTANCE[origin][goal] == least]
    return [there for there in places.ADJACENT[origin] if any(places.DISTANCE[there][g] == least - 1 for g in near)]


runs(w.WalkThisMonster, begin_walk, ask_step, walk_step)


def movable(s: State, f: Frame, node: w.MoveMonster) -> list[int]:
    """Monsters that can be moved: never Epic ones (EH-EPI-05)."""
    found = [monster for space in places.spaces(s, f, node.start) for monster in places.monsters_on(s, space)]
    return [m for m in found if not is_epic(m) and (not node.name or box.CODE[m] == node.name)]


def ask_which_moves(s: State, f: Frame, node: w.MoveMonster) -> None:
    """Which Monster."""
    s.ask(f, f.who, asks.WhichMonster, box.PICK.each(movable(s, f, node)))


def note_which_moves(s: State, f: Frame, node: w.MoveMonster) -> None:
    """The effect is about this one."""
    if f.answer is None:
        f.end()
    else:
        s.shared(f).regs["monster"] = f.value


def ask_where_it_goes(s: State, f: Frame, node: w.MoveMonster) -> None:
    """To which of the spaces that the card allows the Monster moves."""
    origin = places.space_of_piece(s, that_monster(s, f))
    s.ask(f, f.who, asks.WhichSpace, box.SPACE_OPTION.each(places.spaces(s, f, node.to, origin)))


def move_it(s: State, f: Frame, node: w.MoveMonster) -> None:
    """It goes there."""
    if f.answer is not None:
        move_to(s, that_monster(s, f), f.value)


runs(
    w.MoveMonster,
    ask_which_moves,
    note_which_moves,
    ask_where_it_goes,
    move_it,
    can=lambda s, f, node: bool(movable(s, f, node)),
)


def move_all(s: State, f: Frame, node: w.MoveMonsters) -> None:
    """All Monsters of these names go there."""
    for monster in places.monsters_on_board(s):
        if box.CODE[monster] in node.names:
            move_to(s, monster, places.spaces(s, f, node.to)[0])


runs(w.MoveMonsters, move_all)
