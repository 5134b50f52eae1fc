"""What effects do to combat, encounters and dice under way."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.say import things
from miskatonic.games.eldritch_horror.say.amounts import quantity
from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.games.eldritch_horror.say.places import at, there
from miskatonic.text.parts import Text, signed
from miskatonic.text.phrases import Named, named


def skills(v: Voice, numbers: tuple[int, ...]) -> Named:
    """Several skills."""
    return Named(lambda case: v.both([things.skill(v, number).said(case) for number in numbers]))


Fray = (
    w.FightEach | w.SkipStrengthTest | w.NoFurtherEncounter | w.KeepHealth | w.CombatBonus | w.CombatReroll
    | w.IgnoreMonsters | w.ResearchThatClue | w.ResearchDie | w.SpecialEncounter | w.AddToTest | w.Reroll
    | w.RaiseDie
)  # fmt: skip


def fray(v: Voice, effect: Fray) -> Text:
    """Combat and dice under way."""
    match effect:
        case w.FightEach(name):
            if name:
                whom = v.say("{it}", "{it:ins}", "{it:ins}", it=things.monster(v, name))
            else:
                whom = v.say(
                    "each monster {at}, in any order",
                    "каждым монстром {at}, в любом порядке",
                    "кожним монстром {at}, у будь-якому порядку",
                    at=at(v, w.HERE),
                )
            return v.say(
                "[resolve|resolves] a combat encounter with {whom}",
                "[проведите|проводит|провести] боевой контакт с {whom}",
                "[проведіть|проводить|провести] бойову зустріч з {whom}",
                whom=whom,
            )
        case w.SkipStrengthTest():
            return v.say(
                "[skip|skips] the strength test of this combat encounter",
                "[пропустите|пропускает|пропустить] проверку силы в этом боевом контакте",
                "[пропустіть|пропускає|пропустити] перевірку сили в цій бойовій зустрічі",
            )
        case w.NoFurtherEncounter(at_once=True):
            return v.say(
                "[have|has] no further encounter, not even combat, this round",
                "[не проводите|не проводит|не проводить] других контактов, даже боевых, в этом раунде",
                "[не проводьте|не проводить|не проводити] інших зустрічей, навіть бойових, у цьому раунді",
            )
        case w.NoFurtherEncounter():
            return v.say(
                "[have|has] no encounter after combat this round",
                "[не проводите|не проводит|не проводить] контактов после боя в этом раунде",
                "[не проводьте|не проводить|не проводити] зустрічей після бою в цьому раунді",
            )
        case w.KeepHealth():
            return v.say(
                "[lose|loses] no health from this test",
                "[не теряйте|не теряет|не терять] здоровья из-за этой проверки",
                "[не втрачайте|не втрачає|не втрачати] здоров’я через цю перевірку",
            )
        case w.CombatBonus(numbers, n):
            return v.say(
                "[gain|gains] {n} {skills} until the end of this combat encounter",
                "[получите|получает|получить] {n} к {skills:dat} до конца этого боевого контакта",
                "[отримайте|отримує|отримати] {n} до {skills:gen} до кінця цієї бойової зустрічі",
                n=signed(n),
                skills=skills(v, numbers),
            )
        case w.CombatReroll():
            return v.say(
                "[you may reroll|may reroll|reroll] 1 die of the strength test of this combat encounter",
                "[вы можете|может|получить право] перебросить 1 кубик при проверке силы в этом боевом контакте",
                "[ви можете|може|мати змогу] перекинути 1 кубик під час перевірки сили в цій бойовій зустрічі",
            )
        case w.IgnoreMonsters():
            return v.say(
                "[choose|chooses] an encounter as if no monsters were {at}",
                "[выберите|выбирает|выбрать] контакт так, словно {at} нет монстров",
                "[виберіть|вибирає|вибрати] зустріч так, ніби {at} немає монстрів",
                at=there(v, w.HERE),
            )
        case w.ResearchThatClue():
            return v.say(
                "[resolve|resolves] a Research Encounter for that clue as if on its space, instead of another encounter",
                "[проведите|проводит|провести] вместо другого контакта поисковый контакт с этой уликой, как если бы дело "
                "было в её локации",
                "[проведіть|проводить|провести] замість іншої зустрічі дослідницьку зустріч із цим доказом так, ніби це "
                "відбувається в його локації",
            )
        case w.ResearchDie():
            return v.say(
                "[roll|rolls] 1 additional die for each test of that Research Encounter",
                "[бросайте|бросает|бросать] 1 дополнительный кубик в каждой проверке этого поискового контакта",
                "[кидайте|кидає|кидати] 1 додатковий кубик у кожній перевірці цієї дослідницької зустрічі",
            )
        case w.SpecialEncounter():
            return v.say(
                "[resolve|resolves] a {it}",
                "[проведите|проводит|провести] {it:acc}",
                "[проведіть|проводить|провести] {it:acc}",
                it=named(v.names.ENCOUNTERS["special"]),
            )
        case w.AddToTest(n, dice=True):
            return v.say(
                "[add|adds] {n} to that test",
                "[добавьте|добавляет|добавить] к этой проверке {n:acc}",
                "[додайте|додає|додати] до цієї перевірки {n:acc}",
                n=v.many(n, v.names.DIE),
            )
        case w.AddToTest(n):
            return v.say(
                "[gain|gains] {n} for that test",
                "[получите|получает|получить] {n} к этой проверке",
                "[отримайте|отримує|отримати] {n} до цієї перевірки",
                n=signed(n),
            )
        case w.Reroll(n):
            return v.say(
                "[reroll|rerolls] {n}",
                "[перебросьте|перебрасывает|перебросить] {n:acc}",
                "[перекиньте|перекидає|перекинути] {n:acc}",
                n=quantity(v, v.names.DIE, n),
            )
        case w.RaiseDie():
            return v.say(
                "[add|adds] 1 to the result of 1 die",
                "[прибавьте|прибавляет|прибавить] 1 к результату 1 кубика",
                "[додайте|додає|додати] 1 до результату 1 кубика",
            )
        case _:
            assert_never(effect)
