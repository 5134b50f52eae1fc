"""What came, moved and went on the game board, in the log."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.eldritch_horror.rules import box, tells
from miskatonic.games.eldritch_horror.say import mentions
from miskatonic.games.eldritch_horror.say.mentions import at, thing, to
from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.text.parts import Text

Board = (
    tells.MonsterSpawned | tells.MonsterMoved | tells.MonsterHurt | tells.MonsterHealed | tells.MonsterDefeated
    | tells.MonsterDiscarded | tells.NoMonster | tells.GateSpawned | tells.GateClosed | tells.GateDiscarded
    | tells.NotClosed | tells.NoGate | tells.LooksAtGates | tells.ClueSpawned | tells.ClueMoved | tells.ClueDiscarded
    | tells.NoClue | tells.RandomSpace | tells.EldritchPlaced | tells.Expedition | tells.ExpeditionsGone
    | tells.AssetsGone
)  # fmt: skip


def board(v: Voice, entry: Board) -> Text:
    """What came, moved and went on the game board."""
    match entry:
        case tells.MonsterSpawned(monster, space):
            return v.say(
                "{it} appeared {at}.",
                "{at} {it~появился} {it}.",
                "{at} {it~з’явився} {it}.",
                it=mentions.new_monster(v, monster),
                at=at(v, space),
            )
        case tells.MonsterMoved(monster, space):
            return v.say(
                "{it} moved {to}.",
                "{it} {it~переместился} {to}.",
                "{it} {it~перемістився} {to}.",
                it=thing(v, monster),
                to=to(v, space),
            )
        case tells.MonsterHurt(monster, n):
            return v.say(
                "{it} lost {n}.",
                "{it} {it~потерял} {n:acc}.",
                "{it} {it~втратив} {n:acc}.",
                it=thing(v, monster),
                n=v.many(n, v.names.HEALTH),
            )
        case tells.MonsterHealed(monster, n):
            return v.say(
                "{it} recovered {n}.",
                "{it} {it~восстановил} {n:acc}.",
                "{it} {it~відновив} {n:acc}.",
                it=thing(v, monster),
                n=v.many(n, v.names.HEALTH),
            )
        case tells.MonsterDefeated(who, monster):
            return v.say(
                "{who} defeated {it}.",
                "{who} {who~победил} {it:acc}.",
                "{who} {who~переміг/перемогла/перемогло} {it:acc}.",
                who=mentions.somebody(v, who),
                it=thing(v, monster),
            )
        case tells.MonsterDiscarded(monster):
            return v.say(
                "{it} <it:was|were> discarded.",
                "{it} {it~сброшен/сброшена/сброшено} с поля.",
                "{it:acc} скинуто з поля.",
                it=thing(v, monster),
            )
        case tells.NoMonster():
            return v.say(
                "No such monster was left to appear.",
                "Таких монстров больше не осталось.",
                "Таких монстрів більше не лишилося.",
            )
        case tells.GateSpawned(_, space):
            return v.say("A gate opened {at}.", "{at} открылись врата.", "{at} відчинилися ворота.", at=at(v, space))
        case tells.GateClosed(who, gate):
            return v.say(
                "{who} closed {it}.",
                "{who} {who~закрыл} {it:acc}.",
                "{who} {who~зачинив} {it:acc}.",
                who=mentions.somebody(v, who),
                it=thing(v, gate),
            )
        case tells.GateDiscarded(gate):
            return v.say("{it} was discarded.", "Сброшены {it}.", "Скинуто {it:acc}.", it=thing(v, gate))
        case tells.NotClosed():
            return v.say("The gate could not be closed.", "Врата не удалось закрыть.", "Ворота не вдалося зачинити.")
        case tells.NoGate():
            return v.say("No gate was left in the stack.", "В стопке не осталось врат.", "У стосі не лишилося воріт.")
        case tells.LooksAtGates(who, _):
            return v.say(
                "{who} looked at the top of the gate stack.",
                "{who} {who~посмотрел} верх стопки врат.",
                "{who} {who~переглянув} верх стосу воріт.",
                who=mentions.somebody(v, who),
            )
        case tells.ClueSpawned(_, space):
            return v.say("A clue appeared {at}.", "{at} появилась улика.", "{at} з’явився доказ.", at=at(v, space))
        case tells.ClueMoved(_, space):
            return v.say("A clue moved {to}.", "Улика переместилась {to}.", "Доказ перемістився {to}.", to=to(v, space))
        case tells.ClueDiscarded(clue):
            if clue < 0:
                return v.say("A clue was discarded.", "Улика сброшена.", "Доказ скинуто.")
            place = box.CLUE[clue].space
            return v.say("A clue was discarded {at}.", "{at} сброшена улика.", "{at} скинуто доказ.", at=at(v, place))
        case tells.NoClue():
            return v.say("No clue was left.", "Улик не осталось.", "Доказів не лишилося.")
        case tells.RandomSpace(space):
            return v.say(
                "The random space was {it}.",
                "Жребий указал на {it:acc}.",
                "Жереб указав на {it:acc}.",
                it=mentions.space(v, space),
            )
        case tells.EldritchPlaced(space):
            return v.say(
                "An Eldritch token was placed {at}.",
                "Жетон Древних выложен {at}.",
                "Жетон Стародавніх викладено {at}.",
                at=at(v, space),
            )
        case tells.Expedition(space):
            return v.say(
                "The Active Expedition token moved {to}.",
                "Жетон текущей экспедиции перемещён {to}.",
                "Жетон поточної експедиції переміщено {to}.",
                to=to(v, space),
            )
        case tells.ExpeditionsGone(space):
            return v.say(
                "The Expedition cards of {it} went back to the box.",
                "Карты экспедиции возвращены в коробку: {it}.",
                "Карти експедиції покладено в коробку: {it}.",
                it=mentions.space(v, space),
            )
        case tells.AssetsGone(n):
            return v.say(
                "Assets with a value of {n} or more went back to the box.",
                "Активы стоимостью {n} и больше возвращены в коробку.",
                "Активи вартістю {n} і більше покладено в коробку.",
                n=n,
            )
        case _:
            assert_never(entry)
