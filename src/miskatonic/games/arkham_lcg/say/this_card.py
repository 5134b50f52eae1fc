"""Effects on the card itself, in words."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.text.parts import Text


def of_this_card(v: Voice, effect: w.OfThisCard) -> Text:
    """Something done with the card itself, as a clause."""
    say = v.say
    match effect:
        case w.ReturnThis():
            return say(
                "[this card returns to your hand|returns this card to their hand]",
                "вместо сброса [верните|возвращает|вернуть] эту карту на руку",
                "[поверніть|повертає|повернути] цю карту в руку, а не в скид",
            )
        case w.GainSurge():
            return say(
                "this card gains surge: then [draw|draws] another encounter card",
                "эта карта получает свойство «Наплыв»",
                "ця карта отримує «Наплив»: потім [візьміть|бере|взяти] ще одну карту зустрічі",
            )
        case w.TakeBack():
            return say(
                "[return|returns] this card to [your|their] hand",
                "[верните|возвращает|вернуть] эту карту на руку",
                "[поверніть|повертає|повернути] цю карту в руку",
            )
        case w.DiscardThis():
            return say(
                "[discard|discards] this card",
                "[сбросьте|сбрасывает|сбросить] эту карту",
                "[скиньте|скидає|скинути] цю карту",
            )
        case w.DiscoverNothing():
            return say(
                "[take|takes] as many clues off this card",
                "[снимите|снимает|снять] столько же улик с этой карты",
                "[зніміть|знімає|зняти] стільки ж доказів із цієї карти",
            )
        case w.MoveHorrorToYou():
            return say(
                "[move|moves] {n} from this card to [your|their] investigator; "
                "when none is left on it, [discard|discards] it",
                "[переместите|перемещает|переместить] {n:acc} с этой карты на карту своего сыщика; "
                "если ужаса на ней не осталось, [сбросьте|сбрасывает|сбросить] её",
                "[перемістіть|переміщує|перемістити] {n:acc} з цієї карти на себе; "
                "якщо жаху на ній не лишилося, [скиньте|скидає|скинути] її",
                n=v.horror(1),
            )
        case w.PutResourceHere():
            return say(
                "[put|puts] {n} from [your|their] pool on this card",
                "[положите|кладёт|положить] {n:acc} из своего пула на эту карту",
                "[покладіть|кладе|покласти] на цю карту {n:acc} зі свого запасу",
                n=v.resources(1),
            )
        case w.UseBecomesResource():
            return say(
                "[turn|turns] 1 {use} on this card into {n} in [your|their] pool",
                "[переместите|перемещает|переместить] 1 жетон использования с этой карты в свой пул ресурсов",
                "[перемістіть|переміщує|перемістити] 1 {use:acc} із цієї карти у свій запас як ресурс",
                n=v.resources(1), use=v.pick("token", "", "жетон") if v.uses is None else v.word(1, v.uses),
            )  # fmt: skip
        case w.DoomHere(n):
            return say(
                "[put|puts] {n} on this card",
                "[положите|кладёт|положить] на эту карту {n:acc}",
                "[покладіть|кладе|покласти] {n:acc} на цю карту",
                n=v.doom(n),
            )
        case w.DoomOnNearest(n, trait):
            return say(
                "[put|puts] {n} on the nearest {enemy}",
                "[положите|кладёт|положить] {n:acc} на ближайшего врага{such}",
                "[покладіть|кладе|покласти] {n:acc} на найближчого ворога{such}",
                n=v.doom(n), enemy=_enemy(v, trait), such=_such(v, trait),
            )  # fmt: skip
        case w.DoomOnEach(n, trait):
            return say(
                "[put|puts] {n} on each {enemy} in play",
                "[положите|кладёт|положить] по <n:{n:dat}|{n:acc}> на каждого врага{such} в игре",
                "[покладіть|кладе|покласти] по <n:{n:dat}|{n:acc}> на кожного ворога{such} у грі",
                n=v.doom(n), enemy=_enemy(v, trait), such=_such(v, trait),
            )  # fmt: skip
        case w.DoomOnAgenda(n, advances):
            doom = say(
                "[put|puts] {n} on the agenda",
                "[положите|кладёт|положить] на текущий замысел {n:acc}",
                "[покладіть|кладе|покласти] {n:acc} на поточний задум",
                n=v.doom(n),
            )
            if not advances:
                return doom
            return say(
                "{doom}, which may advance at once",
                "{doom} (замысел может сразу продвинуться)",
                "{doom} (через це задум може одразу просунутися)",
                doom=doom,
            )
        case w.MentalTrauma():
            return say(
                "[suffer|suffers] 1 mental trauma if a clue is left on this card",
                "если на этой карте есть улики, [получите|получает|получить] ментальную травму",
                "[отримайте|отримує|отримати] 1 психічну травму, якщо на цій карті є докази",
            )
        case w.LessExperience(n, unless):
            return say(
                "[earn|earns] {k} experience less if fewer than {few} are on this card",
                "если на этой карте меньше {few:gen}, [получите|получает|получить] на {n:acc} меньше",
                "[отримайте|отримує|отримати] на {n:acc} менше, якщо на цій карті менше ніж {few}",
                k=n, n=v.many(n, v.names.experience), few=v.resources(unless),
            )  # fmt: skip
        case _:
            assert_never(effect)


def _enemy(v: Voice, trait: int | None) -> Text:
    """In English, an enemy, perhaps with a trait."""
    return v.say("enemy", "", "") if trait is None else v.say("{it} enemy", "", "", it=v.trait(trait))


def _such(v: Voice, trait: int | None) -> Text:
    """In Russian and Ukrainian, with which trait an enemy is meant, if it matters."""
    return () if trait is None else v.say("", " с чертой «{it}»", " з ознакою «{it}»", it=v.trait(trait))
