"""What changes tests, the one under way or those to come, in words."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.text.parts import Text, signed

InTest = (
    w.Boost | w.Lucky | w.MoreDamage | w.RedrawToken | w.RevealMore | w.TurnSign | w.SkillThisPhase | w.NoTokensThisTurn
)  # fmt: skip


def in_test(v: Voice, effect: InTest) -> Text:
    """A change of tests, as a clause."""
    say = v.say
    match effect:
        case w.Boost(skill, n):
            return say(
                "[get|gets] {n} {skill} in this test",
                "[получите|получает|получить] {n} к {skill:dat} в этой проверке",
                "[отримайте|отримує|отримати] {n} до {skill:gen} у цій перевірці",
                n=signed(n), skill=v.skill(skill),
            )  # fmt: skip
        case w.SkillThisPhase(skill, n):
            return say(
                "[get|gets] {n} {skill} until the end of the phase",
                "[получите|получает|получить] {n} к {skill:dat} до конца фазы",
                "[отримайте|отримує|отримати] {n} до {skill:gen} до кінця фази",
                n=signed(n), skill=v.skill(skill),
            )  # fmt: skip
        case w.NoTokensThisTurn():
            return say(
                "until the end of [your|their] turn no chaos tokens are revealed in [your|their] tests",
                "до конца своего хода [не вытягивайте|не вытягивает|не вытягивать] жетоны хаоса в своих проверках",
                "до кінця свого ходу [не витягайте|не витягає|не витягати] жетонів хаосу у своїх перевірках",
            )
        case w.Lucky(n):
            return say(
                "[get|gets] {n} to [your|their] skill in this test",
                "[получите|получает|получить] {n} к проверяемому навыку",
                "[отримайте|отримує|отримати] {n} до вміння в цій перевірці",
                n=signed(n),
            )
        case w.MoreDamage(n):
            return say(
                "[add|adds] {n} to the attack",
                "[эта атака наносит|эта атака наносит|нанести этой атакой] на {n:acc} больше",
                "[завдайте|завдає|завдати] ще {n:gen}",
                n=v.damage(n),
            )
        case w.RedrawToken():
            return say(
                "[put|puts] the token back and [reveal|reveals] another one",
                "[отмените|отменяет|отменить] этот жетон и [вытяните|вытягивает|вытянуть] другой",
                "[поверніть|повертає|повернути] жетон у мішок і [витягніть|витягує|витягти] інший",
            )
        case w.RevealMore(n):
            return say(
                "[reveal|reveals] {n} tokens instead of one, [choose|chooses] one of them and "
                "[ignore|ignores] the <k:other|rest>",
                "[вытяните|вытягивает|вытянуть] {n} <n:жетон|жетона|жетонов> вместо одного, [выберите|выбирает|выбрать] "
                "один из них и не [учитывайте|учитывает|учитывать] <k:другой|остальные>",
                "[витягніть|витягує|витягти] {n} <n:жетон|жетони|жетонів> замість одного, [виберіть|вибирає|вибрати] "
                "один із них і не [зважайте|зважає|зважати] на <k:інший|інші>",
                n=n, k=n - 1,
            )  # fmt: skip
        case w.TurnSign():
            return say(
                "that token’s negative modifier counts as positive",
                "отрицательный модификатор этого жетона считается положительным",
                "від’ємний модифікатор цього жетона вважається додатним",
            )
        case _:
            assert_never(effect)
