"""What effects do to investigators and what they own: Health and Sanity, gaining, discarding, improving, handing over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from miskatonic.games.eldritch_horror.cards import terms as t
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.say import things
from miskatonic.games.eldritch_horror.say.amounts import but, each, figure, quantity
from miskatonic.games.eldritch_horror.say.names import Noun, Voice
from miskatonic.games.eldritch_horror.say.things import goods
from miskatonic.text import en
from miskatonic.text.parts import Text, cat
from miskatonic.text.phrases import EN, Named, fixed, named, several
from miskatonic.text.slavic import ACC, GEN

Deed = (
    w.Lose | w.LoseBoth | w.Recover | w.PreventLoss | w.Spend | w.SpendClues | w.SpendThatClue | w.BecomeDelayed | w.Devour
    | w.GainClue | w.GainThisClue | w.GainAsset | w.GainArtifact | w.GainSpell | w.GainCondition | w.Discard | w.DiscardThis
    | w.DiscardThat | w.FlipThis | w.Improve | w.ImproveThat | w.ExchangeImprovements | w.Give | w.TradeAfar
    | w.ChangePlaces | w.AdditionalAction | w.LookAtGates | w.LookAtBack
)  # fmt: skip


def all_of(v: Voice, objects: Sequence[Named]) -> Named:
    """Several things as one object."""
    return Named(lambda case: v.both([one.said(case) for one in objects]), number=2)


def gain(v: Voice, it: Named | Text) -> Text:
    """Gaining something."""
    return v.say(
        "[gain|gains] {it}", "[получите|получает|получить] {it:acc}", "[отримайте|отримує|отримати] {it:acc}", it=it
    )


def lose(v: Voice, it: Named) -> Text:
    """Losing something."""
    return v.say("[lose|loses] {it}", "[потеряйте|теряет|потерять] {it:acc}", "[втратьте|втрачає|втратити] {it:acc}", it=it)


def spend(v: Voice, it: Named) -> Text:
    """Spending something."""
    return v.say(
        "[spend|spends] {it}", "[потратьте|тратит|потратить] {it:acc}", "[витратьте|витрачає|витратити] {it:acc}", it=it
    )


def discard(v: Voice, it: Named | Text) -> Text:
    """Discarding something."""
    return v.say(
        "[discard|discards] {it}", "[сбросьте|сбрасывает|сбросить] {it:acc}", "[скиньте|скидає|скинути] {it:acc}", it=it
    )


def recover(v: Voice, it: Named) -> Text:
    """Recovering something."""
    return v.say(
        "[recover|recovers] {it}",
        "[восстановите|восстанавливает|восстановить] {it:acc}",
        "[відновіть|відновлює|відновити] {it:acc}",
        it=it,
    )


Gain = w.GainClue | w.GainThisClue | w.GainAsset | w.GainArtifact | w.GainSpell | w.GainCondition


def gained(v: Voice, effect: Gain) -> Named:
    """What is gained."""
    match effect:
        case w.GainClue(n):
            return quantity(v, v.names.CLUE, n)
        case w.GainThisClue():
            return _the(v, "this clue", "эту улику", "цей доказ")
        case w.GainAsset():
            return _asset(v, effect)
        case w.GainArtifact(trait, name):
            return things.card(v, t.ARTIFACT, name) if name else v.many(1, goods(v, t.ARTIFACT, trait))
        case w.GainSpell(n, trait, name):
            return things.card(v, t.SPELL, name) if name else v.many(n, goods(v, t.SPELL, trait))
        case w.GainCondition(name, trait):
            return things.card(v, t.CONDITION, name) if name else _random(v, goods(v, t.CONDITION, trait))
        case _:
            assert_never(effect)


def discarded(v: Voice, effect: w.Discard) -> Named:
    """What is discarded of one's own."""
    if effect.name:
        return things.card(v, effect.kind, effect.name)
    noun = goods(v, effect.kind, effect.trait)
    if isinstance(effect.n, w.All | w.AllBut):
        rest = but(v, effect.n.n) if isinstance(effect.n, w.AllBut) else ()
        return fixed(v.whose.say("all [your|their] {it}", "все свои {it:acc}", "усі свої {it:acc}", it=several(noun)), rest)
    return quantity(v, noun, effect.n)


def additional(v: Voice, effect: w.GainClue) -> Named:
    """Clues gained beside the one that is encountered."""
    if effect.n != 1:
        return gained(v, effect)
    return _the(v, "1 additional clue", "1 дополнительную улику", "1 додатковий доказ")


def deed(v: Voice, effect: Deed) -> Text:
    """An effect on somebody or something owned, as a clause."""
    match effect:
        case w.Lose(kind, n):
            return lose(v, quantity(v, things.value(v, kind), n))
        case w.LoseBoth(health, sanity):
            return lose(v, all_of(v, [quantity(v, v.names.HEALTH, health), quantity(v, v.names.SANITY, sanity)]))
        case w.Recover(kind, n):
            return recover(v, quantity(v, things.value(v, kind), n))
        case w.PreventLoss(n, instead_of):
            return _prevent(v, n, instead_of)
        case w.Spend(kind, n):
            return spend(v, quantity(v, things.value(v, kind), n))
        case w.SpendClues(n, group):
            paid = quantity(v, v.names.CLUE, n)
            if group:
                return v.say(
                    "[spend|spends] {it} as a group",
                    "[потратьте|тратит|потратить] сообща {it:acc}",
                    "[витратьте|витрачає|витратити] разом {it:acc}",
                    it=paid,
                )
            return spend(v, paid)
        case w.SpendThatClue():
            return spend(
                v,
                _the(
                    v,
                    "the clue gained from that Research Encounter",
                    "улику, полученную в этом поисковом контакте",
                    "доказ, отриманий у цій дослідницькій зустрічі",
                ),
            )
        case w.BecomeDelayed():
            return v.say(
                "[become|becomes] Delayed",
                "[станьте {him}|становится задержанным|стать {him}]",
                "[станьте {him}|стає затриманим|стати {him}]",
                him=v.pick("", "задержанной", "затриманою") if v.she else v.pick("", "задержанным", "затриманим"),
            )
        case w.Devour():
            return v.say(
                "[you are|is|be] devoured",
                "[вы сожраны|будет сожран|быть сожранным]",
                "[вас зжерто|буде зжертий|бути зжертим]",
            )
        case (
            w.GainClue() | w.GainThisClue() | w.GainAsset() | w.GainArtifact() | w.GainSpell() | w.GainCondition()
        ):  # fmt: skip
            return gain(v, gained(v, effect))
        case w.Discard():
            return discard(v, discarded(v, effect))
        case w.DiscardThis():
            return discard(v, _the(v, "this card", "эту карту", "цю карту"))
        case w.DiscardThat():
            return discard(v, _the(v, "that asset", "этот актив", "цей актив"))
        case w.FlipThis():
            return v.say(
                "[flip|flips] this card",
                "[переверните|переворачивает|перевернуть] эту карту",
                "[переверніть|перевертає|перевернути] цю карту",
            )
        case w.Improve(number):
            return _improve(v, number)
        case w.ImproveThat():
            return v.say(
                "[improve|improves] that skill once more",
                "[улучшите|улучшает|улучшить] этот навык ещё раз",
                "[поліпшіть|поліпшує|поліпшити] це вміння ще раз",
            )
        case w.ExchangeImprovements():
            return v.say(
                "[give|gives] up any number of improvements and [improve|improves] skills{choice} as many times",
                "[верните|возвращает|вернуть] любое число своих улучшений и столько же раз [улучшите|улучшает|улучшить] "
                "навыки{choice}",
                "[поверніть|повертає|повернути] будь-яку кількість своїх поліпшень і стільки ж разів "
                "[поліпшіть|поліпшує|поліпшити] уміння{choice}",
                choice=things.of_choice(v),
            )
        case w.Give(kind, trait):
            return v.say(
                "[give|gives] any number of {it} to one other investigator on any space",
                "[передайте|передаёт|передать] любое число {it:gen} одному другому сыщику в любой локации",
                "[передайте|передає|передати] будь-яку кількість {it:gen} одному іншому дослідникові в будь-якій локації",
                it=several(goods(v, kind, trait)),
            )
        case w.TradeAfar(kind):
            return v.say(
                "[trade|trades] {it} with one other investigator on any space",
                "[обменяйтесь|обменивается|обменяться] {it:ins} с другим сыщиком в любой локации",
                "[обміняйтеся|обмінюється|обмінятися] {it:ins} з іншим дослідником у будь-якій локації",
                it=_traded(v, kind),
            )
        case w.ChangePlaces():
            return v.say(
                "[change|changes] places with the investigator who performs this action",
                "[поменяйтесь|меняется|поменяться] местами с сыщиком, который выполняет это действие",
                "[поміняйтеся|міняється|помінятися] місцями з дослідником, який виконує цю дію",
            )
        case w.AdditionalAction():
            return v.say(
                "[perform|performs] 1 additional action",
                "[выполните|выполняет|выполнить] 1 дополнительное действие",
                "[виконайте|виконує|виконати] 1 додаткову дію",
            )
        case w.LookAtGates():
            return v.say(
                "[look|looks] at the top 2 gates of the gate stack, then [put|puts] one on top and the other on the bottom",
                "[посмотрите|смотрит|посмотреть] 2 верхних жетона врат в стопке, [положите|кладёт|положить] один из них "
                "наверх, а другой вниз",
                "[перегляньте|переглядає|переглянути] 2 верхні жетони воріт у стосі, [покладіть|кладе|покласти] один із них "
                "нагору, а другий — донизу",
            )
        case w.LookAtBack():
            return v.say(
                "[look|looks] at the back of that condition",
                "[посмотрите|смотрит|посмотреть] оборот этого состояния",
                "[перегляньте|переглядає|переглянути] зворот цього стану",
            )
        case _:
            assert_never(effect)


def _the(v: Voice, english: str, russian: str, ukrainian: str) -> Named:
    """Something that the sentence knows already, as an object."""
    return fixed(v.pick(english, russian, ukrainian))


def _traded(v: Voice, kind: int) -> Named:
    """What is traded, any number of it."""
    if kind == t.POSSESSION:
        return fixed("possessions") if v.lang is EN else named(v.names.POSSESSION)
    return several(goods(v, kind))


def _random(v: Voice, noun: Noun) -> Named:
    """A random card of a kind: a Condition with a trait."""
    if isinstance(noun, en.Noun):
        return fixed(f"a random {noun.one}")
    return fixed(v.pick("", "случайное ", "випадковий "), noun.one(ACC))


def improved(v: Voice, number: int) -> Named:
    """A skill that is improved, or any one."""
    if number == t.ANY_SKILL:
        return fixed(v.say("1 skill{choice}", "1 навык{choice}", "1 вміння{choice}", choice=things.of_choice(v)))
    return things.skill(v, number)


def _improve(v: Voice, number: int) -> Text:
    """Improving a skill, or any one."""
    return v.say(
        "[improve|improves] {skill}",
        "[улучшите|улучшает|улучшить] {skill:acc}",
        "[поліпшіть|поліпшує|поліпшити] {skill:acc}",
        skill=improved(v, number),
    )


def _prevent(v: Voice, n: w.Amount, instead_of: int) -> Text:
    """Preventing a loss."""
    if isinstance(n, w.All):
        return v.say(
            "[prevent|prevents] the whole loss",
            "[предотвратите|предотвращает|предотвратить] всю потерю",
            "[запобіжіть|запобігає|запобігти] всій втраті",
        )
    if instead_of:
        return v.say(
            "[prevent|prevents] up to 1 of the loss {n} instead of up to {before}",
            "[предотвратите|предотвращает|предотвратить] потерю до 1 единицы {n}, а не до {before}",
            "[запобіжіть|запобігає|запобігти] втраті до 1 одиниці {n}, а не до {before}",
            n=each(v, n),
            before=instead_of,
        )
    return v.say(
        "[prevent|prevents] {most}{n} of the loss",
        "[предотвратите|предотвращает|предотвратить] потерю {most}{n:gen} <n:единицы|единиц>",
        "[запобіжіть|запобігає|запобігти] втраті {most}{n:gen} <n:одиниці|одиниць>",
        most="" if n == 1 else v.pick("up to ", "до ", "до "),
        n=figure(v, n),
    )


def _asset(v: Voice, effect: w.GainAsset) -> Named:
    """Which Assets are gained, and from where."""
    if effect.name:
        return things.card(v, t.ASSET, effect.name)
    n: w.Amount = 1 if effect.total_value is None else w.ANY_NUMBER
    return fixed(_of_traits(v, effect.traits, n), _source(v, effect.source), _worth(v, effect))


def _of_traits(v: Voice, traits: tuple[int, ...], n: w.Amount) -> Text:
    """Assets with one of these traits, or any."""
    if v.lang is EN and traits:
        words = [str(v.names.TRAITS[t.TRAITS[trait]].one) for trait in traits]
        return quantity(v, en.regular(f"{' or '.join(words)} asset"), n).said(ACC)
    kinds = [goods(v, t.ASSET, trait) for trait in traits or (None,)]
    if isinstance(n, w.AnyNumber):
        every = v.both([several(kind).said(GEN) for kind in kinds])
        return v.say("", "любое число {it}", "будь-яку кількість {it}", it=every)
    return v.either([quantity(v, kind, n).said(ACC) for kind in kinds])


def _source(v: Voice, source: int) -> Text:
    """Where an Asset comes from; of open cards one chooses."""
    if source == w.DECK:
        return v.say(" from the deck", " из колоды", " з колоди")
    if source == w.RESERVE:
        place = v.say(" from the reserve", " из резерва", " з резерву")
    else:
        place = v.say(" from the reserve or the discard pile", " из резерва или сброса", " з резерву чи скиду")
    return cat(things.of_choice(v), place)


def _worth(v: Voice, effect: w.GainAsset) -> Text:
    """What the Assets may be worth, each or together."""
    if effect.most_value is not None:
        return v.say(
            " with a value of at most {n}",
            " стоимостью не больше {n:gen}",
            " вартістю не більше за {n:acc}",
            n=figure(v, effect.most_value),
        )
    if effect.total_value is not None:
        return v.say(
            " with a total value of at most {n}",
            " общей стоимостью не больше {n:gen}",
            " загальною вартістю не більше за {n:acc}",
            n=figure(v, effect.total_value),
        )
    return ()
