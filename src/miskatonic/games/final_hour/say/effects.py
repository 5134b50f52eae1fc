"""The words of Final Hour's components, made from the effect trees that run: one walk, three phrases a word."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import assert_never

from miskatonic import words as c
from miskatonic.core.code import Effect
from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.cards.words import known, known_who
from miskatonic.games.final_hour.say.names import Voice
from miskatonic.text.parts import Icon, Text, capital, cat, join
from miskatonic.text.phrases import TELL, named


def where(v: Voice, place: w.AnyWhere) -> Text:
    """In which location or locations."""
    say = v.say
    match place:
        case w.Here():
            if v.entering:
                return say(
                    "in each location [you|they] enter this way",
                    "в каждой локации, в которую [вы входите|он входит|вы входите]",
                    "в кожній локації, до якої [ви входите|він входить|ви входите]",
                )
            return say("in [your|their] location", "в {own} локации", "в {own} локації", own=_own(v))
        case w.Adjacent():
            return say("in an adjacent location", "в соседней локации", "в сусідній локації")
        case w.Near():
            return say(
                "in [your|their] location or an adjacent one",
                "в {own} или соседней локации",
                "в {own} або сусідній локації",
                own=_own(v),
            )
        case w.EachAdjacent():
            return say("in each adjacent location", "в каждой соседней локации", "в кожній сусідній локації")
        case w.EachNear():
            return say(
                "in [your|their] location and in each adjacent one",
                "в {own} и каждой соседней локации",
                "в {own} та кожній сусідній локації",
                own=_own(v),
            )
        case w.WithinTwo():
            return say(
                "in a location at most 2 paths away",
                "в локации, до которой не более 2 переходов",
                "в локації, до якої не більш ніж 2 переходи",
            )
        case w.OfTarget():
            return say("in that investigator’s location", "в локации этого сыщика", "в локації цього дослідника")
        case w.RitualSite():
            site = Icon("ritual", v.pick("ritual site", "месте ритуала", "місці ритуалу"))
            return say("at the {site}", "в {site}", "на {site}", site=site)
        case w.EachGate():
            return say("in each gate location", "в каждой локации с вратами", "в кожній локації з воротами")
        case w.WeakestGate():
            return say(
                "in the gate location with the fewest gate tokens",
                "в той локации с вратами, где жетонов врат меньше всего",
                "в тій локації з воротами, де жетонів воріт найменше",
            )
        case w.Gate(symbol):
            return say(
                "in the location of the {gate} gate",
                "в локации с вратами {gate:gen}",
                "в локації з воротами {gate:gen}",
                gate=v.gate(symbol),
            )
        case w.WithMonster(kind):
            return say(
                "in the location of one {kind}",
                "в одной из локаций с {kind:ins}",
                "в одній з локацій з {kind:ins}",
                kind=named(v.kind(kind)),
            )
        case _:
            assert_never(place)


def _own(v: Voice) -> Text:
    """Whose location it is, in the Slavic languages."""
    if v.aside:
        return v.say("", "[вашей|его|вашей]", "[вашій|його|вашій]")
    return v.say("", "своей", "своїй")


def who(v: Voice, somebody: w.AnyWho) -> Text:
    """Who acts."""
    say = v.say
    match somebody:
        case c.Another():
            return say("another investigator of your choice", "другой сыщик на ваш выбор", "інший дослідник на ваш вибір")
        case c.Anyone():
            return say(
                "any investigator of your choice, yourself included,",
                "любой сыщик на ваш выбор (в том числе вы)",
                "будь-який дослідник на ваш вибір (зокрема й ви)",
            )
        case c.EachInOrder():
            return say("each investigator, in turn order,", "каждый сыщик в порядке хода", "кожен дослідник у порядку ходу")
        case c.Lead():
            return say("the lead investigator", "ведущий сыщик", "головний дослідник")
        case w.OthersInZone():
            return say(
                "every other investigator in your zone, in turn order,",
                "каждый из остальных сыщиков в вашей зоне в порядке хода",
                "кожен з інших дослідників у вашій зоні в порядку ходу",
            )
        case _:
            assert_never(somebody)


def clause(v: Voice, effect: w.AnyEffect) -> Text:
    """An effect as a clause, without a capital and a full stop."""
    say, names = v.say, v.names
    match effect:
        case c.Steps(effects):
            return join(v.pick(", then ", ", затем ", ", потім "), [clause(v, known(one)) for one in effects])
        case c.Choose(k, options):
            choices = _choices(v, options)
            if k == 1:
                return _either(v, choices)
            return say(
                "[do|does] {k} of these, in any order: {choices}",
                "[выполните|выполняет|выполнить] {k} из этих действий в любом порядке: {choices}",
                "[виконайте|виконує|виконати] {k} з цих дій у будь-якому порядку: {choices}",
                k=k,
                choices=join("; ", choices),
            )
        case c.Repeat(k, options):
            return say(
                "{n}: {choices}",
                "{n} на выбор: {choices}",
                "{n} на вибір: {choices}",
                n=v.many(k, names.time),
                choices=v.either(_choices(v, options)),
            )
        case c.Otherwise(first, instead):
            return say(
                "{first}; if that is not possible, {instead}",
                "{first}; если это невозможно, {instead}",
                "{first}; якщо це неможливо, {instead}",
                first=clause(v, known(first)),
                instead=clause(v, known(instead)),
            )
        case c.By(somebody, effects):
            return cat(who(v, known_who(somebody)), " ", deed(v, effects))
        case w.Move(n, entering):
            once = say(" (once in each)", " (один раз в каждой)", " (один раз у кожній)") if entering else ()
            return cat(_moves(v, n), _entered(v, entering), once)
        case w.March(n, entering):
            walk = say(
                "[make|makes] exactly {n} without visiting a location twice",
                "[совершите|совершает|совершить] ровно {n:acc}, не заходя в одну локацию дважды",
                "[зробіть|робить|зробити] рівно {n:acc}, не заходячи до тієї самої локації двічі",
                n=v.many(n, names.move),
            )
            return cat(walk, _entered(v, entering))
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
        case w.LoseHealth(n):
            return say("[lose|loses] {n}", "[потеряйте|теряет] {n}", "[втратьте|втрачає] {n}", n=v.health(n))
        case w.Spawn(n, place, kind):
            return say(
                "{n} <n:appears|appear> {where}",
                "{n} <n:появляется|появляются> {where}",
                "{n} <n:з’являється|з’являються> {where}",
                n=v.many(n, v.kind(kind)),
                where=where(replace(v, aside=True), place),
            )
        case w.Damage(n, place):
            return say(
                "[place|places] {n} {where}",
                "[разместите|размещает] {n:acc} {where}",
                "[розмістіть|розміщує] {n:acc} {where}",
                n=v.damage(n),
                where=where(v, place),
            )
        case w.ActivateZone(zone):
            return say(
                "[activate|activates] the monsters of the {zone}",
                "[активируйте|активирует] монстров в {zone:loc}",
                "[активуйте|активує] монстрів в {zone:loc}",
                zone=v.zone(zone),
            )
        case w.ActivateAt(place):
            return say(
                "[activate|activates] the monsters {where}",
                "[активируйте|активирует] монстров {where}",
                "[активуйте|активує] монстрів {where}",
                where=where(v, place),
            )
        case w.ActivateOne(kind):
            return say(
                "[activate|activates] {one} on the board",
                "[активируйте|активирует] {one:acc} на поле",
                "[активуйте|активує] {one:acc} на полі",
                one=v.many(1, v.kind(kind)),
            )
        case w.ActivateEach(kind):
            return say(
                "[activate|activates] every {kind} on the board",
                "[активируйте|активирует] {kind~каждого/каждую/каждое} {kind:acc} на поле",
                "[активуйте|активує] {kind~кожного/кожну/кожне} {kind:acc} на полі",
                kind=named(v.kind(kind)),
            )
        case w.Unseal(n):
            return say(
                "[remove|removes] {n} from the board",
                "[уберите|убирает|убрать] {n:acc} с поля",
                "[приберіть|прибирає|прибрати] {n:acc} з поля",
                n=v.many(n, names.seal, "seal"),
            )
        case w.BurnGate(n):
            return say(
                "[return|returns] <n:the top token|the top {n} tokens> of the gate stack to the box without looking",
                "[уберите|убирает|убрать] <n:верхний жетон стопки врат|{tokens} с верха стопки> в коробку не глядя",
                "[приберіть|прибирає|прибрати] <n:верхній жетон стосу воріт|{tokens:acc} з верху стосу> до коробки "
                "не дивлячись",
                n=n,
                tokens=v.many(n, names.gate_token),
            )
        case w.BlindBottom():
            return say(
                "[reveal|reveals] the top card of [your|their] action deck, [resolve|resolves] its bottom effect "
                "and [discard|discards] it",
                "[откройте|открывает|открыть] верхнюю карту своей колоды действий, [примените|применяет|применить] её "
                "нижний эффект и [сбросьте|сбрасывает|сбросить] её",
                "[відкрийте|відкриває|відкрити] верхню карту своєї колоди дій, [застосуйте|застосовує|застосувати] її "
                "нижній ефект і [скиньте|скидає|скинути] її",
            )
        case w.HidePriority():
            return say(
                "next round, priority cards are laid face down and turned up when all are laid",
                "в следующем раунде карты очерёдности выкладываются взакрытую и открываются, когда выложены все",
                "наступного раунду карти черговості викладають долілиць і відкривають, коли викладено всі",
            )
        case _:
            assert_never(effect)


def _choices(v: Voice, options: Sequence[Effect]) -> list[Text]:
    return [clause(replace(v, choice=True), known(one)) for one in options]


def _either(v: Voice, choices: list[Text]) -> Text:
    """One of several."""
    first, other = v.pick(("either ", ", or "), ("либо ", ", либо "), ("або ", ", або "))
    return cat(first, join(other, choices))


def _moves(v: Voice, n: int) -> Text:
    """Up to so many moves."""
    moves = v.up_to(n, v.names.move)
    if n == 1 and not v.choice:
        return v.say("[you |]may make {n}", "[вы можете|может] совершить {n}", "[ви можете|може] зробити {n}", n=moves)
    return v.say(
        "[make|may make] {n}", "[совершите|может совершить|совершить] {n}", "[зробіть|може зробити|зробити] {n}", n=moves
    )


def _entered(v: Voice, effects: Sequence[Effect]) -> Text:
    """What happens in each location on the way."""
    inside = replace(v, entering=True)
    return cat(*(cat(". ", capital(clause(inside, known(effect)))) for effect in effects))


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


# -------------------------------------------------------------------- several effects


def deed(v: Voice, effects: Sequence[Effect]) -> Text:
    """What somebody else does."""
    they = v.in_mood(TELL)
    return v.both([clause(they, known(effect)) for effect in effects])


def short(v: Voice, effects: Sequence[Effect]) -> Text:
    """Effects in one breath, without a capital and a full stop; each may have a subject of its own."""
    return join("; ", _choices(v, effects))


def text(v: Voice, effects: Sequence[Effect]) -> Text:
    """Effects as sentences in a row; one that is printed twice is said once."""
    sentences: list[Text] = []
    for effect, same in groupby(effects):
        said = clause(v, known(effect))
        times = len(list(same))
        if times == 2:
            twice = v.say("twice, {said}", "дважды {said}", "двічі {said}", said=said)
            sentences.append(cat(capital(twice), "."))
        else:
            sentences += [cat(capital(said), ".")] * times
    return join(" ", sentences)
