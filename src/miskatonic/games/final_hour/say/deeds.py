"""What investigators do, in words."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.say.names import Voice
from miskatonic.games.final_hour.say.places import where
from miskatonic.text.parts import Text


def doing(v: Voice, effect: w.Deed) -> Text:
    """What somebody does where they are, as a clause."""
    say, names = v.say, v.names
    match effect:
        case w.Attack(n, place):
            return _attack(v, n, place)
        case w.Destroy(n):
            return say(
                "[destroy|destroys] {n} {here}, whatever <n:its|their> health",
                "[уничтожьте|уничтожает|уничтожить] {n} {here} независимо от <n:его|их> здоровья",
                "[знищте|знищує|знищити] {n} {here} незалежно від <n:його|їхнього> здоров’я",
                n=v.up_to(n, names.monster),
                here=where(v, w.Here()),
            )
        case w.Lure(n):
            return say(
                "[move|moves] {n} from adjacent locations to [your|their] location",
                "[переместите|перемещает|переместить] {n} из соседних локаций в свою",
                "[перемістіть|переміщує|перемістити] {n} із сусідніх локацій до своєї",
                n=v.up_to(n, names.monster),
            )
        case w.Shove(n):
            return say(
                "[move|moves] {n} from [your|their] location to adjacent ones",
                "[переместите|перемещает|переместить] {n} из своей локации в соседние",
                "[перемістіть|переміщує|перемістити] {n} зі своєї локації до сусідніх",
                n=v.up_to(n, names.monster),
            )
        case w.Herd(1):
            return say(
                "[move|moves] 1 monster anywhere on the board along one path, even from the ritual site",
                "[переместите|перемещает|переместить] 1 любого монстра на поле в соседнюю с ним локацию, "
                "даже из места ритуала",
                "[перемістіть|переміщує|перемістити] 1 будь-якого монстра на полі до сусідньої з ним локації, "
                "навіть з місця ритуалу",
            )
        case w.Herd(n):
            return say(
                "[move|moves] up to {n} monsters anywhere on the board along one path each, even from the ritual site",
                "[переместите|перемещает|переместить] до {n} любых монстров на поле в соседние с ними локации, "
                "даже из места ритуала",
                "[перемістіть|переміщує|перемістити] до {n} будь-яких монстрів на полі до сусідніх з ними локацій, "
                "навіть з місця ритуалу",
                n=n,
            )
        case w.Seal(n, anywhere=True):
            return say(
                "[seal|seals] {n} anywhere on the board",
                "[запечатайте|запечатывает|запечатать] {n} в любом месте поля",
                "[запечатайте|запечатує|запечатати] {n} в будь-якому місці поля",
                n=v.up_to(n, names.path),
            )
        case w.Seal(n):
            return say(
                "[seal|seals] {n} leading from [your|their] location",
                "[запечатайте|запечатывает|запечатать] {n}, <n:ведущую|ведущих> из [вашей|его|вашей] локации",
                "[запечатайте|запечатує|запечатати] {n}, що <n:веде|ведуть> з [вашої|його|вашої] локації",
                n=v.up_to(n, names.path),
            )
        case w.SealWalked():
            return say(
                "[put|puts] a seal, brown side up, on each unsealed path used for these moves",
                "[поместите|помещает] печать коричневой стороной вверх на каждую незапечатанную дорожку, "
                "по которой [вы прошли|прошёл]",
                "[покладіть|кладе] печать коричневим боком догори на кожну незапечатану доріжку, якою [ви пройшли|пройшов]",
            )
        case w.Repair(n):
            return say(
                "[remove|removes] {n} from [your|their] location",
                "[уберите|убирает|убрать] {n} из своей локации",
                "[приберіть|прибирає|прибрати] {n} зі своєї локації",
                n=v.up_to(n, names.damage, "damage"),
            )
        case w.Heal(n):
            return say(
                "[recover|recovers] {n}",
                "[восстановите|восстанавливает|восстановить] {n}",
                "[відновіть|відновлює|відновити] {n}",
                n=v.health(n),
            )
        case w.HealHere(n):
            return say(
                "investigators {here} recover {n} in total, shared as you like",
                "сыщики {here} восстанавливают в сумме {n}, как вы решите",
                "дослідники {here} разом відновлюють {n}, як ви вирішите",
                here=where(replace(v, aside=True), w.Here()),
                n=v.health(n),
            )
        case w.Explore():
            return say(
                "[explore|explores] [your|their] location",
                "[исследуйте|исследует|исследовать] свою локацию",
                "[обстежте|обстежує|обстежити] свою локацію",
            )
        case w.PeekGate():
            return say(
                "[look at the top token of the gate stack; you may put it|"
                "looks at the top token of the gate stack and may put it] at the bottom",
                "[посмотрите|смотрит|посмотреть] на верхний жетон стопки врат; его можно положить под низ стопки",
                "[подивіться|дивиться|подивитися] на верхній жетон стосу воріт; його можна покласти під низ стосу",
            )
        case w.Redraw(n):
            return say(
                "[discard|discards] up to {n} from [your|their] hand and [draw|draws] as many "
                "(in a solo game, exchange 1 card that was set aside)",
                "[сбросьте|сбрасывает|сбросить] {most} с руки и [возьмите|берёт|взять] столько же новых "
                "(в одиночной игре — [замените|заменяет|заменить] 1 отложенную карту)",
                "[скиньте|скидає|скинути] {most} з руки й [візьміть|бере|взяти] стільки ж нових "
                "(в одиночній грі — [замініть|замінює|замінити] 1 відкладену карту)",
                n=v.many(n, names.priority_card),
                most=v.up_to(n, names.priority_card),
            )
        case w.UseTop():
            return say(
                "[resolve|resolves] the top effect of [your|their] card instead of the bottom one",
                "[примените|применяет|применить] верхний эффект своей карты вместо нижнего",
                "[застосуйте|застосовує|застосувати] верхній ефект своєї карти замість нижнього",
            )
        case w.DiscardItem():
            return say(
                "[discard|discards] this item",
                "[сбросьте|сбрасывает|сбросить] эту вещь",
                "[скиньте|скидає|скинути] цей предмет",
            )
        case _:
            assert_never(effect)


def _attack(v: Voice, n: w.Amount, place: w.AnyWhere) -> Text:
    """So many wounds somewhere."""
    match n:
        case w.PlayedCards(amount):
            return v.say(
                "[deal|deals] {n} to monsters {where} for every priority card [you|they] played this round",
                "[нанесите|наносит|нанести] по <n:{n:dat}|{n:acc}> монстрам {where} "
                "за каждую карту очерёдности, сыгранную [вами|им|вами] в этом раунде",
                "[завдайте|завдає|завдати] по <n:{n:dat}|{n:acc}> монстрам {where} "
                "за кожну карту черговості, яку [ви зіграли|він зіграв|ви зіграли] в цьому раунді",
                n=v.wounds(amount),
                where=where(v, place),
            )
        case int() if isinstance(place, w.EachNear):
            return v.say(
                "[deal|deals] {n} to monsters in [your|their] location and as many in each adjacent one",
                "[нанесите|наносит|нанести] по <n:{n:dat}|{n:acc}> монстрам {where}",
                "[завдайте|завдає|завдати] по <n:{n:dat}|{n:acc}> монстрам {where}",
                n=v.wounds(n),
                where=where(v, place),
            )
        case int() if isinstance(place, w.EachAdjacent | w.EachGate):
            return v.say(
                "[deal|deals] {n} to monsters {where}",
                "[нанесите|наносит|нанести] по <n:{n:dat}|{n:acc}> монстрам {where}",
                "[завдайте|завдає|завдати] по <n:{n:dat}|{n:acc}> монстрам {where}",
                n=v.wounds(n),
                where=where(v, place),
            )
        case int():
            return v.say(
                "[deal|deals] {n} to monsters {where}",
                "[нанесите|наносит|нанести] {n:acc} монстрам {where}",
                "[завдайте|завдає|завдати] {n:gen} монстрам {where}",
                n=v.wounds(n),
                where=where(v, place),
            )
        case _:
            assert_never(n)
