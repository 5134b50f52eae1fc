"""In the log: monsters and damage."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.final_hour.rules import box, tells
from miskatonic.games.final_hour.say.names import Voice
from miskatonic.text.parts import Text
from miskatonic.text.phrases import several


def monsters(v: Voice, entry: tells.OfMonsters) -> Text:
    """An entry of this part as a sentence."""
    say = v.say
    match entry:
        case tells.Spawned(monster, place):
            return say(
                "{monster:a} appeared in {place}.",
                "в {place:loc} {monster~появился} {monster}.",
                "в {place:loc} {monster~з’явився} {monster}.",
                monster=v.monster(monster),
                place=v.place(place),
            )
        case tells.NoneLeft(kind):
            return say(
                "no {kind} were left, so no more could appear.",
                "свободных жетонов не осталось: новые {kind} не появились.",
                "вільних жетонів не лишилося: нові {kind} не з’явилися.",
                kind=several(v.kind(kind)),
            )
        case tells.PoolRefilled():
            return say(
                "the destroyed monsters went back into the monster pool.",
                "уничтоженные монстры вернулись в пул монстров.",
                "знищені монстри повернулися до чаші монстрів.",
            )
        case tells.Walked(monster, start, to, on) if on:
            return say(
                "there was no room in {start}, so the {monster} went on to {to}.",
                "{monster} {monster~перешёл/перешла/перешло} дальше, в {to:acc}: в {start:loc} не было места.",
                "{monster} {monster~перейшов/перейшла/перейшло} далі, до {to:gen}: у {start:loc} не було місця.",
                monster=v.monster(monster),
                start=v.place(start),
                to=v.place(to),
            )
        case tells.Walked(monster, start, to):
            return say(
                "the {monster} moved from {start} to {to}.",
                "{monster} {monster~перешёл/перешла/перешло} из {start:gen} в {to:acc}.",
                "{monster} {monster~перейшов/перейшла/перейшло} з {start:gen} до {to:gen}.",
                monster=v.monster(monster),
                start=v.place(start),
                to=v.place(to),
            )
        case tells.ToRitual(monster):
            return say(
                "the {monster} found no empty slot and went straight to the ritual site.",
                "{monster} {monster~перешёл/перешла/перешло} сразу в место ритуала: пустых ячеек на пути не нашлось.",
                "{monster} {monster~перейшов/перейшла/перейшло} одразу на місце ритуалу: "
                "порожніх комірок дорогою не знайшлося.",
                monster=v.monster(monster),
            )
        case tells.Stays(monster):
            return say(
                "the {monster} stayed at the ritual site.",
                "{monster} {monster~остался} в месте ритуала.",
                "{monster} {monster~залишився} на місці ритуалу.",
                monster=v.monster(monster),
            )
        case tells.BrokenBySeal(monster, path, side):
            after = v.pick("was weakened", "ослабла", "ослабла")
            if side == box.WEAK_SEAL:
                after = v.pick("was used up", "исчезла", "зникла")
            return say(
                "the seal on the path {path} destroyed the {monster} and {after}.",
                "печать на дорожке {path} уничтожила {monster:acc} и {after}.",
                "печать на доріжці {path} знищила {monster:acc} і {after}.",
                path=v.path(path),
                monster=v.monster(monster),
                after=after,
            )
        case tells.Damaged(place):
            return say(
                "a damage token was placed in {place}.",
                "в {place:loc} размещён жетон разрушения.",
                "в {place:loc} розміщено жетон руйнування.",
                place=v.place(place),
            )
        case tells.NoRoomForDamage(place):
            return say(
                "{place} had no slot left to damage.",
                "в {place:loc} не осталось места для разрушения.",
                "в {place:loc} не лишилося місця для руйнування.",
                place=v.place(place),
            )
        case tells.Activated(monster, place):
            return say(
                "the {monster} in {place} was activated.",
                "{monster~активирован} {monster} в {place:loc}.",
                "активовано {monster:acc} в {place:loc}.",
                monster=v.monster(monster),
                place=v.place(place),
            )
        case tells.NobodyThere(monster, place):
            return say(
                "the {monster} found nobody to wound in {place}.",
                "{monster} никого не {monster~нашёл/нашла/нашло} в {place:loc}.",
                "{monster} нікого не {monster~знайшов/знайшла/знайшло} у {place:loc}.",
                monster=v.monster(monster),
                place=v.place(place),
            )
        case tells.Zone(zone):
            return say(
                "the monsters of the {zone} were activated.",
                "активированы монстры в {zone:loc}.",
                "активовано монстрів в {zone:loc}.",
                zone=v.zone(zone),
            )
        case _:
            assert_never(entry)
