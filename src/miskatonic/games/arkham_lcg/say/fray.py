"""Effects on enemies and places, in words."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.terms import AGILITY, COMBAT, ELITE, INTELLECT
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.games.arkham_lcg.say.reading import DAMAGE_ICON
from miskatonic.text.parts import Text
from miskatonic.text.slavic import ACC, GEN


def fray(v: Voice, effect: w.Fray) -> Text:
    """Something done to enemies or with places, as a clause."""
    if isinstance(effect, w.ToEnemies):
        return _to_enemies(v, effect)
    if isinstance(effect, w.Moves):
        return _moves(v, effect)
    return _laid(v, effect)


def _to_enemies(v: Voice, effect: w.ToEnemies) -> Text:
    """Something done to an enemy, or by one."""
    say = v.say
    match effect:
        case w.DamageEnemy(n, exhausted):
            whom = (
                say("an exhausted enemy", "задействованному врагу", "виснаженому ворогові")
                if exhausted
                else say("an enemy", "врагу", "ворогові")
            )
            return say(
                "[deal|deals] {n} to {whom} where [you|they] are",
                "[нанесите|наносит|нанести] {n:acc} {whom} в своей локации",
                "[завдайте|завдає|завдати] {n:gen} {whom} у своїй локації",
                n=v.damage(n), whom=whom,
            )  # fmt: skip
        case w.DamageAttacker(n):
            return say(
                "[deal|deals] {n} to the attacker",
                "[нанесите|наносит|нанести] {n:acc} атакующему врагу",
                "[завдайте|завдає|завдати] {n:gen} ворогові, який атакує",
                n=v.damage(n),
            )
        case w.HarderAttack(damage, horror):
            return say(
                "that attack deals {n} more",
                "эта атака дополнительно наносит {n}",
                "ця атака додатково завдає {of}",
                n=v.both(v.harm(damage, horror, ACC)), of=v.both(v.harm(damage, horror, GEN)),
            )  # fmt: skip
        case w.DeflectDamage():
            return say(
                "[deal|deals] the {damage} of that attack to another enemy at [your|their] location instead",
                "[нанесите|наносит|нанести] раны от этой атаки не себе, а другому врагу в своей локации",
                "[завдайте|завдає|завдати] шкоди від цієї атаки не собі, а іншому ворогові у своїй локації",
                damage=v.word(1, v.names.damage, DAMAGE_ICON),
            )
        case w.BlankEnemy():
            return say(
                "[choose|chooses] an enemy at [your|their] location that is not {elite}; "
                "until the end of the phase its text, apart from traits, does not count",
                "[выберите|выбирает|выбрать] врага без черты «{elite}» в своей локации; "
                "до конца фазы на его карте нет игрового текста, кроме черт",
                "[виберіть|вибирає|вибрати] неелітного ворога у своїй локації; "
                "до кінця фази текст його карти, крім ознак, не діє",
                elite=v.trait(ELITE),
            )
        case w.ShuffleEvaded():
            return say(
                "[shuffle|shuffles] that enemy into the encounter deck",
                "[замешайте|замешивает|замешать] этого врага в колоду контактов",
                "[замішайте|замішує|замішати] цього ворога в колоду зустрічей",
            )
        case w.DiscardSpawning():
            return say(
                "[discard|discards] that enemy instead",
                "вместо этого [сбросьте|сбрасывает|сбросить] этого врага",
                "натомість [скиньте|скидає|скинути] цього ворога",
            )
        case w.SpawnHere():
            return say("it spawns here instead", "он выходит здесь", "він з’являється тут")
        case w.HealThis(n):
            return say(
                "{it} heals {n}",
                "{it} вылечивает {n:acc}",
                "{it} зцілює {n:acc}",
                it=v.pick("it", "он", "він") if v.names_enemy else v.pick("this enemy", "этот враг", "цей ворог"),
                n=v.damage(n),
            )
        case w.ReadyThis():
            return say("ready this enemy", "обновите этого врага", "зробіть цього ворога готовим")
        case w.ToVictory():
            return say(
                "[put|puts] {it} into the victory display",
                "[добавьте|добавляет|добавить] {it} к победному счёту",
                "[покладіть|кладе|покласти] {it} в зону перемоги",
                it=v.pick("it", "его", "його") if v.names_enemy else v.pick("this enemy", "этого врага", "цього ворога"),
            )
        case w.DamageEvaded(n):
            return say(
                "[deal|deals] {n} to that enemy",
                "[нанесите|наносит|нанести] {n:acc} этому врагу",
                "[завдайте|завдає|завдати] йому {n:gen}",
                n=v.damage(n),
            )
        case w.Blast(n):
            return say(
                "[choose|chooses] [your|their] location or a connecting one: "
                "every enemy and every investigator there takes {n}",
                "[выберите|выбирает|выбрать] свою или связанную локацию: каждый враг и каждый сыщик в ней получает {n:acc}",
                "[виберіть|вибирає|вибрати] свою або сусідню локацію: там кожен ворог і кожен дослідник отримує {n:acc}",
                n=v.damage(n),
            )
        case _:
            assert_never(effect)


def _moves(v: Voice, effect: w.Moves) -> Text:
    """Somebody gets away from enemies or elsewhere, or is helped with it for a round."""
    say = v.say
    match effect:
        case w.BreakOff(but):
            return say(
                "[disengage|disengages] from every enemy that is not {it:a}",
                "[перестаньте|перестаёт|перестать] сражаться со всеми врагами без черты «{it}»",
                "[вийдіть|виходить|вийти] з бою з усіма ворогами без ознаки «{it}»",
                it=v.trait(but),
            )
        case w.MoveTo(place):
            return say(
                "[move|moves] {to}",
                "[передвиньтесь|передвигается|передвинуться] {to}",
                "[перейдіть|переходить|перейти] {to}",
                to=v.to_named(place),
            )
        case w.MoveToTrait(trait):
            return say(
                "[move|moves] to {it:a} location",
                "[передвиньтесь|передвигается|передвинуться] в локацию с чертой «{it}»",
                "[перейдіть|переходить|перейти] до локації з ознакою «{it}»",
                it=v.trait(trait),
            )
        case w.AutoEvade():
            return say(
                "[evade|evades] an enemy at [your|their] location that is not {elite}, without a test",
                "автоматически [уйдите|уходит|уйти] от врага без черты «{elite}» в своей локации",
                "автоматично [ухиліться|ухиляється|ухилитися] від неелітного ворога у своїй локації",
                elite=v.trait(ELITE),
            )
        case w.AutoEvadeAll():
            return say(
                "[evade|evades] all enemies at [your|their] location without a test",
                "автоматически [уйдите|уходит|уйти] от всех врагов в своей локации",
                "автоматично [ухиліться|ухиляється|ухилитися] від усіх ворогів у своїй локації",
            )
        case w.SlipAway(next_door=True):
            return say(
                "[disengage|disengages] from all enemies and [move|moves] to a connecting location",
                "[перестаньте|перестаёт|перестать] сражаться со всеми врагами и [передвиньтесь|передвигается|передвинуться] "
                "в связанную локацию",
                "[вийдіть|виходить|вийти] з бою з усіма ворогами й [перейдіть|переходить|перейти] до сусідньої локації",
            )
        case w.SlipAway():
            return say(
                "[disengage|disengages] from all enemies and [move|moves] to a revealed location without enemies",
                "[перестаньте|перестаёт|перестать] сражаться со всеми врагами и [передвиньтесь|передвигается|передвинуться] "
                "в открытую локацию без врагов",
                "[вийдіть|виходить|вийти] з бою з усіма ворогами й [перейдіть|переходить|перейти] "
                "до відкритої локації без ворогів",
            )
        case w.GetClear():
            return say(
                "[you may|may] disengage from all other enemies, and may move to a connecting location",
                "[можете |может |]перестать сражаться со всеми остальными врагами и передвинуться в связанную локацию",
                "[можете|може|за бажанням] вийти з бою з рештою ворогів і перейти до сусідньої локації",
            )
        case w.NoAttacksThisRound():
            return say(
                "[enemies that are not {elite} cannot attack you|cannot be attacked by enemies that are not {elite}] "
                "this round",
                "до конца раунда [враги без черты «{elite}» не могут вас атаковать|враги без черты «{elite}» не могут его "
                "атаковать|не опасаться атак врагов без черты «{elite}»]",
                "до кінця раунду неелітні вороги не можуть вас атакувати",
                elite=v.trait(ELITE),
            )
        case w.MindOverMatter():
            return say(
                "[this round your {mind} may stand in for {fist} and {feet}|"
                "may use {mind} in place of {fist} and {feet} this round]",
                "до конца раунда [можете проверять|может проверять|проверять] {mind:acc} вместо {fist:gen} и {feet:gen}",
                "до кінця раунду [можете перевіряти|може перевіряти|перевіряти] {mind:acc} замість {fist:gen} і {feet:gen}",
                mind=v.skill(INTELLECT), fist=v.skill(COMBAT), feet=v.skill(AGILITY),
            )  # fmt: skip
        case w.Resign():
            return say(
                "[resign|resigns]",
                "[совершите|совершает|совершить] побег",
                "[відступіться|відступається|відступитися] від розслідування",
            )
        case _:
            assert_never(effect)


def _laid(v: Voice, effect: w.Laid) -> Text:
    """This card comes to lie somewhere."""
    say = v.say
    match effect:
        case w.AttachToLocation(most):
            return _attach(v, most)
        case w.AttachToMostClues():
            return say(
                "[attach|attaches] this card to the location with the most clues that has no copy of it yet",
                "[прикрепите|прикрепляет|прикрепить] эту карту к локации с наибольшим числом улик, "
                "к которой такая карта ещё не прикреплена",
                "[прикріпіть|прикріплює|прикріпити] цю карту до локації з найбільшою кількістю доказів, "
                "до якої ще не прикріплено такої карти",
            )
        case w.ToThreatArea(clues, horror):
            return _threaten(v, clues, horror)
        case w.TakeControl():
            return say(
                "[take|takes] control of this card",
                "[получите|получает|получить] этот актив в своё распоряжение",
                "[візьміть|бере|взяти] цю карту під свій контроль",
            )
        case _:
            assert_never(effect)


def _attach(v: Voice, most: int) -> Text:
    """This card is attached, unless enough copies of it are."""
    put = v.say(
        "[attach|attaches] this card to [your|their] location",
        "[прикрепите|прикрепляет|прикрепить] эту карту к своей локации",
        "[прикріпіть|прикріплює|прикріпити] цю карту до своєї локації",
    )
    if not most:
        return put
    return v.say(
        "{put}, unless <n:one is|{n} are> there already",
        "{put} (не более {n} <n:экземпляра|экземпляров> на локацию)",
        "{put}, якщо там ще немає <n:такої самої карти|{n} копій цієї карти>",
        put=put, n=most,
    )  # fmt: skip


def _threaten(v: Voice, clues: int, horror: int) -> Text:
    """This card comes into a threat area, with tokens on it."""
    put = v.say(
        "[put|puts] this card into [your|their] threat area",
        "[поместите|помещает|поместить] эту карту в свою зону угрозы",
        "[покладіть|кладе|покласти] цю карту у свою зону загрози",
    )
    tokens = [said.said(ACC) for n, said in ((clues, v.clues(clues)), (horror, v.horror(horror))) if n]
    if not tokens:
        return put
    return v.say(
        "{put} with {them}", "{put} и [положите|кладёт|положить] на неё {them}", "{put}, а на неї — {them}",
        put=put, them=v.both(tokens),
    )  # fmt: skip
