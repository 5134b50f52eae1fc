"""What effects do on the game board: moving, and Clues, Gates and Monsters that come, go and are hurt."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.say import places, things
from miskatonic.games.eldritch_horror.say.amounts import parted, quantity
from miskatonic.games.eldritch_horror.say.deeds import discard
from miskatonic.games.eldritch_horror.say.names import This, Voice
from miskatonic.text.parts import Text, cat
from miskatonic.text.phrases import Named, fixed, named, several
from miskatonic.text.slavic import ACC

OnBoard = (
    w.Move | w.Walk | w.MoveMonster | w.MoveMonsters | w.MoveThisMonster | w.WalkThisMonster | w.CarryOff | w.MoveThisClue
    | w.MoveClues | w.SpawnClue | w.DiscardThisClue | w.DiscardClues | w.SpawnGate
    | w.CloseGate | w.DiscardGate | w.SpawnMonster | w.DiscardMonster | w.DiscardThisMonster | w.HurtMonster
    | w.HurtMonsters | w.HurtThisMonster | w.DefeatMonsters | w.DefeatThisMonster | w.HealThisMonster | w.HealMonsters
    | w.ChooseClue | w.DiscardThatClue
)  # fmt: skip


def _move(v: Voice, what: Named | Text, where: Text) -> Text:
    """Moving something somewhere."""
    return v.say(
        "[move|moves] {what} {to}",
        "[переместите|перемещает|переместить] {what:acc} {to}",
        "[перемістіть|переміщує|перемістити] {what:acc} {to}",
        what=what,
        to=where,
    )


def _spawn(v: Voice, it: Named, where: Text = ()) -> Text:
    """Putting something new on the board."""
    return v.say(
        "[spawn|spawns] {it}{at}",
        "[выставьте|выставляет|выставить] {it:acc}{at}",
        "[викладіть|викладає|викласти] {it:acc}{at}",
        it=it,
        at=cat(" ", where) if where else "",
    )


def this_monster(v: Voice) -> Named:
    """The Monster whose text it is, or the one that the effect is about, as an object."""
    this = v.pick("this monster", "этого монстра", "цього монстра")
    return fixed(this if v.this is This.MONSTER else v.pick("that monster", "этого монстра", "цього монстра"))


def _paths(v: Voice, along: int | None) -> Text:
    """Along which paths somebody moves."""
    if along is None:
        return ()
    return v.say(" along {it:a}", " по {it:dat}", " {it:ins}", it=named(v.names.PATHS[along]))


def walk(v: Voice, effect: w.Walk) -> Text:
    """Moving space by space."""
    return v.say(
        "[move|moves] {most}{n}{along}{toward}",
        "[переместитесь|перемещается|переместиться] {most}на {n:acc}{along}{toward}",
        "[перемістіться|переміщується|переміститися] {most}на {n:acc}{along}{toward}",
        most=v.pick("up to ", "не больше чем ", "не більше ніж ") if effect.up_to else "",
        n=v.many(effect.n, v.names.SPACE),
        along=_paths(v, effect.along),
        toward=cat(" ", places.toward(v, effect.toward)) if effect.toward is not None else "",
    )


def moving(v: Voice, effect: w.MoveMonster) -> Text:
    """Moving a Monster from somewhere to somewhere."""
    if effect.name:
        it = quantity(v, things.monster_noun(v, effect.name), 1)
    else:
        it = fixed(v.say("1 non-Epic monster", "1 неэпического монстра", "1 неепічного монстра"))
    start = () if isinstance(effect.start, w.AnySpace) else cat(" ", places.out_of(v, effect.start))
    return _move(v, fixed(it.said(ACC), start), places.to(v, effect.to))


def spawned(v: Voice, effect: w.SpawnMonster) -> Text:
    """Which Monsters come, and where."""
    where = places.onto(v, effect.at)
    if effect.each:
        it = places.each_space(v, effect.at)
        where = v.say("on {it}", "в {it:acc}", "в {it:acc}", it=it)
    if not effect.name:
        return _spawn(v, quantity(v, v.names.MONSTER, effect.n), where)
    said = _spawn(v, things.monster(v, effect.name), where)
    if not effect.or_another:
        return said
    return v.say(
        "{said} (or, if it is on the game board already, a random monster)",
        "{said} (а если этот монстр уже на игровом поле — случайного монстра)",
        "{said} (а якщо цей монстр уже на ігровому полі — випадкового монстра)",
        said=said,
    )


def _hurt(v: Voice, whom: Text, n: w.Amount) -> Text:
    """Taking Health from a Monster, which is given in the genitive."""
    health, by = parted(v, v.names.HEALTH, n)
    return v.say(
        "[remove|removes] {n} from {whom}{by}",
        "[отнимите|отнимает|отнять] {n:acc} у {whom}{by}",
        "[відніміть|віднімає|відняти] {n:acc} у {whom}{by}",
        n=health,
        whom=whom,
        by=by,
    )


def hurt(v: Voice, effect: w.HurtMonster | w.HurtMonsters | w.HurtThisMonster) -> Text:
    """Which Monsters lose Health, and how much."""
    match effect:
        case w.HurtMonster(n, where):
            one = v.say("1 monster {at}", "1 монстра {at}", "1 монстра {at}", at=places.at(v, where))
            return _hurt(v, one, n)
        case w.HurtMonsters(n, where, others):
            if others:
                every = v.say(
                    "each other monster {at}",
                    "каждого другого монстра {at}",
                    "кожного іншого монстра {at}",
                    at=places.at(v, where),
                )
            elif isinstance(where, w.AnySpace):
                every = v.say(
                    "each monster on one space{choice}",
                    "каждого монстра в одной локации{choice}",
                    "кожного монстра в одній локації{choice}",
                    choice=things.of_choice(v),
                )
            else:
                every = v.say("each monster {at}", "каждого монстра {at}", "кожного монстра {at}", at=places.at(v, where))
            return _hurt(v, every, n)
        case w.HurtThisMonster(n, 0):
            return _hurt(v, this_monster(v).said(ACC), n)
        case w.HurtThisMonster(n, before):
            it = _hurt(v, this_monster(v).said(ACC), n)
            return v.say("{it} instead of {n}", "{it}, а не {n}", "{it}, а не {n}", it=it, n=before)
        case _:
            assert_never(effect)


def on_board(v: Voice, effect: OnBoard) -> Text:
    """An effect on the game board, as a clause."""
    match effect:
        case w.Move(where):
            return v.say(
                "[move|moves] directly {to}",
                "[переместитесь|перемещается|переместиться] сразу {to}",
                "[перемістіться|переміщується|переміститися] одразу {to}",
                to=places.to(v, where),
            )
        case w.Walk():
            return walk(v, effect)
        case w.MoveMonster():
            return moving(v, effect)
        case w.MoveMonsters(names, where):
            kinds = [several(things.monster_noun(v, name)).said(ACC) for name in names]
            return _move(v, cat(v.pick("all ", "всех ", "усіх "), v.both(kinds)), places.to(v, where))
        case w.MoveThisMonster(where):
            return _move(v, this_monster(v), places.to(v, where))
        case w.WalkThisMonster(n, where):
            return v.say(
                "[move|moves] this monster {n} {toward}",
                "[переместите|перемещает|переместить] этого монстра на {n:acc} {toward}",
                "[перемістіть|переміщує|перемістити] цього монстра на {n:acc} {toward}",
                n=v.many(n, v.names.SPACE),
                toward=places.toward(v, where),
            )
        case w.CarryOff():
            return v.say(
                "[choose|chooses] an investigator on this monster’s space, [move|moves] that investigator and this monster "
                "1 space together, and that investigator becomes Delayed",
                "[выберите|выбирает|выбрать] сыщика в локации этого монстра и [переместите|перемещает|переместить] его "
                "вместе с монстром на 1 локацию; этот сыщик становится задержанным",
                "[виберіть|вибирає|вибрати] дослідника в локації цього монстра й [перемістіть|переміщує|перемістити] його "
                "разом із монстром на 1 локацію; цей дослідник стає затриманим",
            )
        case w.MoveThisClue(where):
            return _move(v, fixed(v.pick("this clue", "эту улику", "цей доказ")), places.to(v, where))
        case w.MoveClues(where):
            every = fixed(
                v.pick("each clue on the game board", "каждую улику на игровом поле", "кожен доказ на ігровому полі")
            )
            return _move(v, every, places.to(v, w.Nearest(where)))
        case w.SpawnClue(n, chosen):
            place = v.say("on a space{it}", "в локацию{it}", "в локацію{it}", it=things.of_choice(v)) if chosen else ()
            return _spawn(v, quantity(v, v.names.CLUE, n), place)
        case w.DiscardThisClue():
            return discard(v, fixed(v.pick("this clue", "эту улику", "цей доказ")))
        case w.DiscardClues(nearest=True):
            return discard(
                v,
                v.say(
                    "the clue nearest to this monster",
                    "ближайшую к этому монстру улику",
                    "найближчий до цього монстра доказ",
                ),
            )
        case w.DiscardClues():
            return discard(
                v, v.say("all clues on the game board", "все улики на игровом поле", "усі докази на ігровому полі")
            )
        case w.SpawnGate(n):
            return _spawn(v, quantity(v, v.names.GATE_TOKEN, n))
        case w.CloseGate():
            return v.say(
                "[close|closes] this gate", "[закройте|закрывает|закрыть] эти врата", "[зачиніть|зачиняє|зачинити] ці ворота"
            )
        case w.DiscardGate(matching):
            return discard(v, _gates(v, matching))
        case w.SpawnMonster():
            return spawned(v, effect)
        case w.DiscardMonster(where, n):
            return discard(
                v, v.say("{it} {at}", "{it:acc} {at}", "{it:acc} {at}", it=_not_epic(v, n), at=places.at(v, where))
            )
        case w.DiscardThisMonster():
            return discard(v, this_monster(v))
        case w.HurtMonster() | w.HurtMonsters() | w.HurtThisMonster():
            return hurt(v, effect)
        case w.DefeatMonsters():
            return v.say(
                "[defeat|defeats] each non-Epic monster {at}",
                "[победите|побеждает|победить] каждого неэпического монстра {at}",
                "[переможіть|перемагає|перемогти] кожного неепічного монстра {at}",
                at=places.at(v, w.HERE),
            )
        case w.DefeatThisMonster():
            return v.say("this monster is defeated", "этот монстр побеждён", "цього монстра переможено")
        case w.HealThisMonster(n):
            return v.say(
                "this monster recovers {it}",
                "этот монстр восстанавливает {it:acc}",
                "цей монстр відновлює {it:acc}",
                it=quantity(v, v.names.HEALTH, n),
            )
        case w.HealMonsters():
            return v.say(
                "each monster recovers all health",
                "каждый монстр восстанавливает всё здоровье",
                "кожен монстр відновлює все здоров’я",
            )
        case w.ChooseClue():
            return v.say(
                "[choose|chooses] a clue on the game board",
                "[выберите|выбирает|выбрать] улику на игровом поле",
                "[виберіть|вибирає|вибрати] доказ на ігровому полі",
            )
        case w.DiscardThatClue():
            return discard(v, fixed(v.pick("that clue", "эту улику", "цей доказ")))
        case _:
            assert_never(effect)


def _gates(v: Voice, matching: bool) -> Text:
    """One Gate, or all of the omen."""
    if matching:
        return v.say(
            "all gates on the game board that match the omen",
            "все жетоны врат текущего знамения с игрового поля",
            "усі жетони воріт поточного передвістя з ігрового поля",
        )
    return v.say("1 gate from the game board", "1 жетон врат с игрового поля", "1 жетон воріт з ігрового поля")


def _not_epic(v: Voice, n: w.Amount) -> Named:
    """So many Monsters that are not Epic."""
    if isinstance(n, w.All):
        return fixed(v.say("all non-Epic monsters", "всех неэпических монстров", "усіх неепічних монстрів"))
    return fixed(v.say("1 non-Epic monster", "1 неэпического монстра", "1 неепічного монстра"))
