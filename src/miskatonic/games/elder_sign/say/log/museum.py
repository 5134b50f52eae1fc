"""In the log: what came to the museum and left it."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.elder_sign.cards.entrance import OFFERS
from miskatonic.games.elder_sign.cards.sheets import Offer
from miskatonic.games.elder_sign.rules import tells
from miskatonic.games.elder_sign.say import effects, names, reading
from miskatonic.text.parts import Text
from miskatonic.text.phrases import Named


def museum(v: names.Voice, entry: tells.OfMuseum) -> Text:
    """An entry of this part as a sentence."""
    match entry:
        case tells.Signs(change, now, needed):
            it = names.signs(v, abs(change))
            if change > 0:
                some = v.say("{it} <it:was|were> found", "{it~получен} {it}", "отримано {it:acc}", it=it)
            else:
                some = v.say("{it} <it:was|were> lost", "{it~утрачен} {it}", "втрачено {it:acc}", it=it)
            return _so_far(v, some, now, needed)
        case tells.Doom(change, now, most):
            it = names.doom(v, abs(change))
            if change > 0:
                some = v.say("{it} was added", "{it~добавлен} {it}", "додано {it:acc}", it=it)
            else:
                some = v.say("{it} was removed", "{it~убран} {it}", "знято {it:acc}", it=it)
            return _so_far(v, some, now, most)
        case tells.Gate(world, _):
            return v.say(
                "A {gate} opened to {it}.",
                "Открылись {gate} в {it:acc}.",
                "Відкрилися {gate} до {it:gen}.",
                gate=names.drawn(v, reading.GATE_ICON, "gate", "врата", "ворота"),
                it=names.adventure(v, world),
            )
        case tells.NoWorldLeft():
            return v.say(
                "No gate opened: no Other World was left.",
                "Врата не открылись: Иных миров не осталось.",
                "Ворота не відкрилися: Інших світів не лишилося.",
            )
        case tells.Monster(monster, _, task, card):
            return _appeared(v, monster, task, card)
        case tells.NoMonster():
            return v.say(
                "No monster appeared: none was left.",
                "Монстр не появился: пул монстров был пуст.",
                "Монстр не з’явився: чаша була порожня.",
            )
        case tells.MonsterKeptAway(seat):
            return v.say(
                "{who} kept a monster away.",
                "Монстр не появился: {who} {who~помешал} ему.",
                "У хід {who:gen} монстр не з’явився.",
                who=names.whoever(v, seat),
            )
        case tells.NewAdventure(card, _):
            return v.say(
                "A new adventure came to the museum: {it}.",
                "Новое приключение в музее: {it}.",
                "У музеї нова пригода: {it}.",
                it=names.adventure_title(v, card),
            )
        case tells.Replaced(card, _):
            it = names.adventure(v, card)
            return v.say("{it} left the museum.", "{it} убрано из музея.", "{it:acc} прибрано з музею.", it=it)
        case tells.WorldLeft(world):
            it = names.adventure(v, world)
            return v.say("{it} left the game.", "{it} выбыл из игры.", "{it} вибув із гри.", it=it)
        case tells.Entrance(seat, number):
            return _served(v, names.whoever(v, seat), OFFERS[number])
        case tells.LostAndFound(seat, face):
            return v.say(
                "{who} searched the lost and found and rolled {it}.",
                "{who} {who~заглянул} в бюро находок: {it~выпал} {it}.",
                "{who} {who~зазирнув} до бюро знахідок: {it~випав/випала/випало} {it}.",
                who=names.whoever(v, seat),
                it=names.face(v, face),
            )
        case tells.Settled(seat, card):
            return v.say(
                "{who} paid the debt of {it}.",
                "{who} {who~уплатил} долг: {it} сброшена.",
                "{who} {who~сплатив} борг: {it:acc} скинуто.",
                who=names.whoever(v, seat),
                it=names.mythos(v, card),
            )
        case _:
            assert_never(entry)


def _so_far(v: names.Voice, change: Text, now: int, most: int) -> Text:
    """What came or went, and how many there are now."""
    return v.say(
        "{it}: now {now} of {most}.",
        "{it}: теперь {now} из {most}.",
        "{it}: тепер {now} з {most}.",
        it=change,
        now=now,
        most=most,
    )


def _appeared(v: names.Voice, monster: int, task: int, card: int) -> Text:
    """That a monster appeared, and where."""
    it, where = names.a_monster(v, monster), names.adventure(v, card)
    if task < 0:
        return v.say(
            "{it} appeared below {where}.",
            "{it~Появился} {it} ({where}, под нижней задачей).",
            "{it~З’явився} {it} ({where}, нижче завдань).",
            it=it,
            where=where,
        )
    return v.say(
        "{it} appeared on {task} of {where}.",
        "{it~Появился} {it} ({where}, {task}).",
        "{it~З’явився} {it} ({where}, {task}).",
        it=it,
        where=where,
        task=names.task(v, task),
    )


def _served(v: names.Voice, who: Named, offer: Offer) -> Text:
    """That somebody bought something or was healed at the entrance."""
    if not offer.in_shop:
        return v.say(
            "{who} received first aid.", "{who:dat} оказали первую помощь.", "{who} {who~отримав} першу допомогу.", who=who
        )
    return v.say(
        "{who} bought {it} in the souvenir shop.",
        "{who} {who~купил} в сувенирной лавке {it:acc}.",
        "{who} {who~купив} у сувенірній крамниці {it:acc}.",
        who=who,
        it=effects.objects(v, offer.effects),
    )
