"""Effects on cards and tokens, in words."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.say.amounts import measured
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.text.parts import Text

Dealing = (
    w.DiscoverClues | w.GainClues | w.SpendClues | w.DropClues | w.SearchTop | w.SearchDeck | w.ReturnFromDiscard
    | w.LookAndReorder | w.KeepOneCard | w.DiscardCard | w.SearchWeakness | w.RandomWeakness | w.DiscardAtRandom
    | w.RemoveDiscardPile | w.DrawEncounter | w.AddUses
)  # fmt: skip


def dealing(v: Voice, effect: Dealing) -> Text:
    """Something done with cards or tokens, as a clause."""
    say = v.say
    match effect:
        case w.AddUses(n, uses, trait, of_anybody):
            more, on = v.many(n, v.names.uses[uses]), v.trait(trait)
            if of_anybody:
                return say(
                    "[add|adds] {n} to {trait:a} that an investigator at [your|their] location controls",
                    "[добавьте|добавляет|добавить] {n:acc} на актив с чертой «{trait}» "
                    "в распоряжении сыщика в своей локации",
                    "[покладіть|кладе|покласти] ще {n:acc} на актив з ознакою «{trait}» дослідника у своїй локації",
                    n=more, trait=on,
                )  # fmt: skip
            return say(
                "[add|adds] {n} to {trait:a} that [you|they] control",
                "[добавьте|добавляет|добавить] {n:acc} на актив с чертой «{trait}» в своём распоряжении",
                "[покладіть|кладе|покласти] ще {n:acc} на свій актив з ознакою «{trait}»",
                n=more, trait=on,
            )  # fmt: skip
        case w.DiscoverClues(n):
            return say(
                "[discover|discovers] {n} where [you|they] are",
                "[найдите|находит|найти] {n:acc} в своей локации",
                "[знайдіть|знаходить|знайти] {n:acc} у своїй локації",
                n=v.clues(n),
            )
        case w.GainClues(n):
            return say(
                "[take|takes] {n} from the token pool",
                "[возьмите|берёт|взять] {n:acc} из резерва жетонов",
                "[візьміть|бере|взяти] {n:acc} із запасу жетонів",
                n=v.clues(n),
            )
        case w.SpendClues(n):
            return say(
                "[spend|spends] {n}", "[потратьте|тратит|потратить] {n:acc}", "[витратьте|витрачає|витратити] {n:acc}",
                n=v.clues(n),
            )  # fmt: skip
        case w.DropClues(n):
            return _drop_clues(v, n)
        case w.SearchTop(n, traits):
            return _search_top(v, n, traits)
        case w.SearchDeck(trait):
            return say(
                "[search|searches] [your|their] deck for {it:a} asset, [take|takes] it in hand "
                "and [shuffle|shuffles] the deck",
                "[найдите|находит|найти] в своей колоде актив с чертой «{it}», [возьмите|берёт|взять] его на руку "
                "и [перетасуйте|перетасовывает|перетасовать] колоду",
                "[знайдіть|знаходить|знайти] у своїй колоді актив-{it}, [візьміть|бере|взяти] його в руку "
                "й [перетасуйте|перетасовує|перетасувати] колоду",
                it=v.trait(trait),
            )  # fmt: skip
        case w.ReturnFromDiscard(trait):
            return say(
                "[take|takes] {it:a} card from [your|their] discard pile back in hand",
                "[верните|возвращает|вернуть] на руку карту с чертой «{it}» из своего сброса",
                "[поверніть|повертає|повернути] в руку {it:acc} зі свого скиду",
                it=v.trait(trait),
            )  # fmt: skip
        case w.LookAndReorder(n):
            return say(
                "[look|looks] at the top {n} cards of the encounter deck or of any investigator’s deck "
                "and [put|puts] them back on top in any order",
                "[посмотрите|смотрит|посмотреть] <n:верхнюю карту|{n} верхние карты|{n} верхних карт> колоды контактов "
                "или колоды любого сыщика и [верните|возвращает|вернуть] их наверх в любом порядке",
                "[перегляньте|переглядає|переглянути] {n} <n:верхню карту|верхні карти|верхніх карт> колоди будь-якого "
                "дослідника або колоди зустрічей й [поверніть|повертає|повернути] їх наверх у будь-якому порядку",
                n=n,
            )
        case w.KeepOneCard():
            return say(
                "[keep|keeps] one card of [your|their] hand and [discard|discards] the rest",
                "[выберите|выбирает|выбрать] 1 карту на руке и [сбросьте|сбрасывает|сбросить] остальные",
                "[скиньте|скидає|скинути] з руки всі карти, крім однієї",
            )
        case w.DiscardCard():
            return say(
                "[discard|discards] a card from [your|their] hand",
                "[сбросьте|сбрасывает|сбросить] карту с руки",
                "[скиньте|скидає|скинути] карту з руки",
            )
        case w.SearchWeakness(trait):
            return say(
                "[search|searches] [your|their] deck for {it:a} weakness, [draw|draws] it and [shuffle|shuffles] the deck",
                "[найдите|находит|найти] в своей колоде слабость с чертой «{it}», [возьмите|берёт|взять] её "
                "и [перетасуйте|перетасовывает|перетасовать] колоду",
                "[знайдіть|знаходить|знайти] у своїй колоді слабкість з ознакою «{it}», [візьміть|бере|взяти] її "
                "й [перетасуйте|перетасовує|перетасувати] колоду",
                it=v.trait(trait),
            )
        case w.RandomWeakness(trait):
            return say(
                "[take|takes] a random basic {it} weakness from the collection into [your|their] hand",
                "[возьмите|берёт|взять] на руку случайную базовую слабость с чертой «{it}» из комплекта",
                "[візьміть|бере|взяти] в руку випадкову базову слабкість з ознакою «{it}» із колекції",
                it=v.trait(trait),
            )
        case w.DiscardAtRandom():
            return say(
                "[discard|discards] a random card from [your|their] hand",
                "[сбросьте|сбрасывает|сбросить] случайную карту с руки",
                "[скиньте|скидає|скинути] з руки випадкову карту",
            )
        case w.RemoveDiscardPile():
            return say(
                "[remove|removes] [your|their] discard pile from the game",
                "[удалите|удаляет|удалить] из игры весь свой сброс",
                "[вилучіть|вилучає|вилучити] з гри весь свій скид",
            )
        case w.DrawEncounter():
            return say(
                "[draw|draws] an encounter card",
                "[возьмите|берёт|взять] верхнюю карту колоды контактов",
                "[візьміть|бере|взяти] верхню карту колоди зустрічей",
            )
        case _:
            assert_never(effect)


def _drop_clues(v: Voice, n: int | w.Amount) -> Text:
    """Clues of one's own lie on the location again."""
    if isinstance(n, w.CluesYouHold):
        them = v.say("all [your|their] clues", "все улики", "усі докази")
    else:
        them = measured(v, n, v.clues)
    return v.say(
        "[put|puts] {them} from [your|their] card on [your|their] location",
        "[положите|кладёт|положить] с карты своего сыщика на свою локацию {them}",
        "[покладіть|кладе|покласти] зі своєї карти дослідника на свою локацію {them}",
        them=them,
    )


def _search_top(v: Voice, n: int, traits: tuple[int, ...]) -> Text:
    """Searching the top of one's deck."""
    if not traits:
        what = v.say("a card", "1 из них", "одну з них")
    elif len(traits) == 1:
        what = v.say("{it:a} card", "из них карту с чертой «{it}»", "з них {it:acc}", it=v.trait(traits[0]))
    else:
        one, other = (v.trait(trait) for trait in traits)
        what = v.say(
            "{one:a} or {other} card", "из них карту с чертой «{one}» или «{other}»", "з них {one:acc} або {other:acc}",
            one=one, other=other,
        )  # fmt: skip
    return v.say(
        "[search|searches] the top {n} cards of [your|their] deck for {what}, [draw|draws] it "
        "and [shuffle|shuffles] the deck",
        "[просмотрите|просматривает|просмотреть] <n:верхнюю карту|{n} верхние карты|{n} верхних карт> своей колоды, "
        "[возьмите|берёт|взять] {what} и [замешайте|замешивает|замешать] остальные обратно",
        "[перегляньте|переглядає|переглянути] {n} <n:верхню карту|верхні карти|верхніх карт> своєї колоди, "
        "[візьміть|бере|взяти] {what} й [замішайте|замішує|замішати] решту",
        n=n, what=what,
    )  # fmt: skip
