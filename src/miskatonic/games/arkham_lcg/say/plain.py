"""Effects that hold no other effect, in words: in tests, with cards, enemies, this card, the scenario."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.terms import AGILITY, COMBAT, ELITE, INTELLECT
from miskatonic.games.arkham_lcg.rules.box import ENEMY, PIECE_SLUGS, SCENARIOS
from miskatonic.games.arkham_lcg.say.amounts import measured
from miskatonic.games.arkham_lcg.say.names import Voice, signed
from miskatonic.text.parts import Text
from miskatonic.text.slavic import ACC, GEN, INS

Plain = (
    w.Boost | w.Lucky | w.MoreDamage | w.RedrawToken | w.ReturnThis | w.DiscoverClues | w.SearchTop | w.SearchDeck
    | w.ReturnFromDiscard | w.LookAndReorder | w.KeepOneCard | w.DiscardAtRandom | w.RemoveDiscardPile
    | w.DrawEncounter | w.DamageEnemy | w.DamageAttacker | w.DamageEvaded | w.Blast | w.AutoEvade | w.AutoEvadeAll
    | w.SlipAway | w.GetClear | w.NoAttacksThisRound | w.MindOverMatter | w.Resign | w.AttachToLocation
    | w.ToThreatArea | w.TakeControl | w.DiscardThis | w.DiscoverNothing | w.MoveHorrorToYou | w.PutResourceHere
    | w.UseBecomesResource | w.DoomHere | w.DoomOnAgenda | w.MentalTrauma | w.LessExperience | w.AdvanceAct | w.PayAct
    | w.Relocate | w.RevealLocation | w.PutAsideCardAt | w.DrawAsideCard | w.DrawEnemyFromDeck | w.SearchEncounter
    | w.DriveTowards | w.DoomPerEnemy | w.Resolution | w.ResolutionByAct | w.HarderAttack | w.RevealMore | w.TurnSign
    | w.DiscardSpawning | w.SpawnHere | w.GainClues | w.SpendClues | w.DropClues | w.HealThis | w.ToVictory | w.BreakOff
    | w.MoveTo | w.MoveToTrait | w.AttachToMostClues | w.DoomOnNearest | w.DoomOnEach | w.GainSurge | w.DrawCultist
    | w.DiscardCard | w.SearchWeakness | w.RandomWeakness | w.ReadyThis | w.SpawnFromDeck | w.PutLocation
    | w.DiscardEnemiesAt | w.SpawnEscaped | w.BecomesStory | w.ClueOnThis | w.RefillClues | w.Sacrifice
)  # fmt: skip


def plain(effect: Plain, v: Voice) -> Text:
    """An effect as a clause, without a capital and a full stop."""
    say = v.say
    match effect:
        # tests
        case w.Boost(skill, n):
            return say(
                "[get|gets] {n} {skill} in this test",
                "[получите|получает|получить] {n} к {skill:dat} в этой проверке",
                "[отримайте|отримує|отримати] {n} до {skill:gen} у цій перевірці",
                n=signed(n), skill=v.skill(skill),
            )  # fmt: skip
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
                "[reveal|reveals] {n} tokens instead of one, [choose|chooses] one of them and [ignore|ignores] the rest",
                "[вытяните|вытягивает|вытянуть] {n} <n:жетон|жетона|жетонов> вместо одного, [выберите|выбирает|выбрать] "
                "один из них и не [учитывайте|учитывает|учитывать] остальные",
                "[витягніть|витягує|витягти] {n} <n:жетон|жетони|жетонів> замість одного, [виберіть|вибирає|вибрати] "
                "один із них і не [зважайте|зважає|зважати] на інші",
                n=n,
            )  # fmt: skip
        case w.TurnSign():
            return say(
                "that token’s negative modifier counts as positive",
                "отрицательный модификатор этого жетона считается положительным",
                "від’ємний модифікатор цього жетона вважається додатним",
            )
        case w.ReturnThis():
            return say(
                "[this card returns to your hand|returns this card to their hand]",
                "вместо сброса [верните|возвращает|вернуть] эту карту на руку",
                "[поверніть|повертає|повернути] цю карту в руку, а не в скид",
            )
        # cards
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
            return _drop_clues(n, v)
        case w.SearchTop(n, traits):
            return _search_top(n, traits, v)
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
                "[take|takes] a random basic {it} weakness from the collection in hand",
                "[возьмите|берёт|взять] на руку случайную базовую слабость с чертой «{it}» из коллекции",
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
        # enemies
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
        case w.DiscardSpawning():
            return say(
                "[discard|discards] that enemy instead",
                "вместо этого [сбросьте|сбрасывает|сбросить] этого врага",
                "натомість [скиньте|скидає|скинути] цього ворога",
            )
        case w.SpawnHere():
            return say("it spawns here instead", "он выходит здесь", "він з’являється тут")
        case w.HealThis(n):
            return say("it heals {n}", "он вылечивает {n:acc}", "він зцілює {n:acc}", n=v.damage(n))
        case w.ReadyThis():
            return say("ready this enemy", "подготовьте этого врага", "підготуйте цього ворога")
        case w.ToVictory():
            return say(
                "[put|puts] this enemy into the victory display",
                "[добавьте|добавляет|добавить] этого врага к победному счёту",
                "[покладіть|кладе|покласти] цього ворога в зону перемоги",
            )
        case w.BreakOff(but):
            return say(
                "[break|breaks] off from every enemy that is not {it:a}",
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
        case w.SlipAway():
            return say(
                "[break|breaks] off from all enemies and [move|moves] to a revealed location without enemies",
                "[перестаньте|перестаёт|перестать] сражаться со всеми врагами и [передвиньтесь|передвигается|передвинуться] "
                "в открытую локацию без врагов",
                "[вийдіть|виходить|вийти] з бою з усіма ворогами й [перейдіть|переходить|перейти] "
                "до відкритої локації без ворогів",
            )
        case w.GetClear():
            return say(
                "[you may|may] break off from all other enemies, and may move to a connecting location",
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
                "до кінця раунду можете перевіряти {mind:acc} замість {fist:gen} і {feet:gen}",
                mind=v.skill(INTELLECT), fist=v.skill(COMBAT), feet=v.skill(AGILITY),
            )  # fmt: skip
        case w.Resign():
            return say(
                "[resign|resigns]",
                "[совершите|совершает|совершить] побег",
                "[відступіться|відступається|відступитися] від розслідування",
            )
        # this card
        case w.AttachToLocation(most):
            return _attach(most, v)
        case w.AttachToMostClues():
            return say(
                "[attach|attaches] this card to the location with the most clues that has no copy of it yet",
                "[прикрепите|прикрепляет|прикрепить] эту карту к локации с наибольшим числом улик, "
                "к которой такая карта ещё не прикреплена",
                "[прикріпіть|прикріплює|прикріпити] цю карту до локації з найбільшою кількістю доказів, "
                "до якої ще не прикріплено такої карти",
            )
        case w.GainSurge():
            return say(
                "this card gains surge: then [draw|draws] another encounter card",
                "эта карта получает свойство «Наплыв»",
                "ця карта отримує «Наплив»: потім [візьміть|бере|взяти] ще одну карту зустрічі",
            )
        case w.ToThreatArea(clues, horror):
            return _threaten(clues, horror, v)
        case w.TakeControl():
            return say(
                "[take|takes] control of this card",
                "[получите|получает|получить] этот актив в своё распоряжение",
                "[візьміть|бере|взяти] цю карту під свій контроль",
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
                n=v.doom(n), enemy=_enemy(trait, v), such=_such(trait, v),
            )  # fmt: skip
        case w.DoomOnEach(n, trait):
            return say(
                "[put|puts] {n} on each {enemy} in play",
                "[положите|кладёт|положить] по {n:dat} на каждого врага{such} в игре",
                "[покладіть|кладе|покласти] по {n:dat} на кожного ворога{such} у грі",
                n=v.doom(n), enemy=_enemy(trait, v), such=_such(trait, v),
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
                "{doom}; через це задум може одразу просунутися",
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
        # the scenario
        case w.AdvanceAct():
            return say(
                "[the act advances|advances the act]",
                "[продвиньте|продвигает|продвинуть] сцену",
                "[просуньте|просуває|просунути] сцену",
            )
        case w.PayAct(place):
            return say(
                "investigators {at} may spend the clues together to advance the act",
                "[сыщики {at} могут вместе потратить нужное число улик и продвинуть сцену|"
                "сыщики {at} могут вместе потратить нужное число улик и продвинуть сцену|"
                "продвинуть сцену (сыщики {at} вместе тратят нужные улики)]",
                "[дослідники {at} можуть разом витратити ці докази, щоб просунути сцену|"
                "дослідники {at} можуть разом витратити ці докази, щоб просунути сцену|"
                "разом витратити потрібні докази, щоб просунути сцену]",
                at=v.at_named(place),
            )
        case w.Relocate(first, hub):
            return say(
                "put the set-aside locations into play, discard all enemies {at}, put all investigators in {hub} "
                "and remove {first} from the game",
                "введите в игру отложенные локации; сбросьте всех врагов {at}; переместите всех сыщиков {to}; "
                "удалите {first:acc} из игры",
                "[введіть|вводить|ввести] в гру відкладені локації, [скиньте|скидає|скинути] ворогів із {first:gen}, "
                "[перемістіть усіх|переміщує всіх|перемістити всіх] дослідників {to} і [вилучіть|вилучає|вилучити] "
                "{first:acc} з гри",
                first=v.place_named(first), at=v.at_named(first), hub=v.place_named(hub), to=v.to_named(hub),
            )  # fmt: skip
        case w.RevealLocation(place):
            return say(
                "[reveal|reveals] {it}", "[откройте|открывает|открыть] {it:acc}", "[відкрийте|відкриває|відкрити] {it:acc}",
                it=v.place_named(place),
            )  # fmt: skip
        case w.PutAsideCardAt(card, place):
            return _enters(PIECE_SLUGS.index(card), v.at_named(place), v)
        case w.DrawAsideCard(card):
            return say(
                "[draw|draws] {card}, set aside so far, as an encounter card",
                "[возьмите|берёт|взять] отложенную карту {card} как карту контакта",
                "[візьміть|бере|взяти] відкладену карту {card} як карту зустрічі",
                card=v.quotes((v.title(card),)),
            )  # fmt: skip
        case w.DrawCultist():
            return say(
                "[draw|draws] the top card of the Cultist deck",
                "[возьмите|берёт|взять] верхнюю карту колоды культистов",
                "[візьміть|бере|взяти] верхню карту колоди культистів",
            )
        case w.DrawEnemyFromDeck(trait):
            return say(
                "[shuffle|shuffles] the encounter discard pile into its deck, [discard|discards] from the top "
                "until {it:a} enemy appears, and [draw|draws] it",
                "[замешайте|замешивает|замешать] сброс контактов в колоду контактов, затем "
                "[сбрасывайте|сбрасывает|сбрасывать] с неё карты, пока не попадётся враг с чертой «{it}», "
                "и [возьмите|берёт|взять] его",
                "[замішайте|замішує|замішати] скид зустрічей у колоду, [скидайте|скидає|скидати] її верхні карти, "
                "доки не трапиться ворог-{it}, і [візьміть|бере|взяти] його",
                it=v.trait(trait),
            )  # fmt: skip
        case w.SearchEncounter(trait):
            return say(
                "[search|searches] the encounter deck and its discard pile for {it:a} enemy, [draw|draws] it "
                "and [shuffle|shuffles] the deck",
                "[найдите|находит|найти] в колоде или сбросе контактов врага с чертой «{it}», [возьмите|берёт|взять] его "
                "и [перетасуйте|перетасовывает|перетасовать] колоду контактов",
                "[знайдіть|знаходить|знайти] ворога-{it:gen} в колоді зустрічей або її скиді, [візьміть|бере|взяти] його "
                "й [перетасуйте|перетасовує|перетасувати] колоду",
                it=v.trait(trait),
            )  # fmt: skip
        case w.DriveTowards(trait, place):
            return say(
                "[each unengaged {trait} enemy moves|moves each unengaged {trait} enemy] once towards {place}",
                "каждый враг с чертой «{trait}», который ни с кем не сражается, передвигается в связанную локацию "
                "ближе к {place:dat}",
                "кожен {trait}, який ні з ким не б’ється, переходить на одну локацію ближче {to}",
                trait=v.trait(trait), place=v.place_named(place), to=v.to_named(place),
            )  # fmt: skip
        case w.DoomPerEnemy(trait, places):
            return say(
                "[put|puts] {doom} on this agenda for each {trait} enemy in {places}",
                "за каждого врага с чертой «{trait}» {at} [положите|кладёт|положить] на эту карту {doom:acc}",
                "[покладіть|кладе|покласти] на цю карту {doom:acc} за кожного {trait:gen} {at}",
                doom=v.doom(1), trait=v.trait(trait), at=v.both([v.at_named(place) for place in places]),
                places=v.either([v.place_named(place).said(ACC) for place in places]),
            )  # fmt: skip
        case w.SpawnFromDeck():
            return _spawn_from_deck(effect, v)
        case w.PutLocation(place):
            return say(
                "{place} enters play unless it is there already",
                "локация {place} входит в игру (если её там ещё нет)",
                "локація {place} входить у гру (якщо її там ще немає)",
                place=v.place_named(place),
            )
        case w.DiscardEnemiesAt(place):
            return say(
                "[discard|discards] all enemies {at}",
                "[сбросьте|сбрасывает|сбросить] всех врагов {at}",
                "[скиньте|скидає|скинути] всіх ворогів {at}",
                at=v.at_named(place),
            )
        case w.SpawnEscaped(place):
            return say(
                "every Cultist who got away spawns {at}",
                "каждый сбежавший культист выходит {at}",
                "кожен культист, який утік, з’являється {at}",
                at=v.at_named(place),
            )
        case w.BecomesStory():
            return say(
                "this card is act and agenda from now on",
                "теперь эта карта – и сцена, и замысел",
                "відтепер ця карта – і сцена, і задум",
            )
        case w.ClueOnThis():
            return say(
                "[put|puts] {n} from the token pool on this act",
                "[положите|кладёт|положить] {n:acc} из резерва жетонов на эту сцену",
                "[покладіть|кладе|покласти] {n:acc} із запасу жетонів на цю сцену",
                n=v.clues(1),
            )
        case w.RefillClues(n):
            return say(
                "[put|puts] clues here until {n} per investigator are here",
                "[положите|кладёт|положить] сюда улики так, чтобы здесь было {n:acc} за сыщика",
                "[покладіть|кладе|покласти] сюди докази, доки тут не буде {n:gen} на кожного дослідника",
                n=v.clues(n),
            )
        case w.Sacrifice(card):
            return say(
                "[sacrifice|sacrifices] {card}",
                "[принесите|приносит|принести] в жертву: {card}",
                "[принесіть|приносить|принести] в жертву: {card}",
                card=v.quotes((v.title(card),)),
            )
        case w.Resolution(number):
            return _resolution(number, v)
        case w.ResolutionByAct(act, number):
            return say(
                "if act {act} is not over yet, the scenario ends with resolution {n} ({end}); "
                "otherwise every investigator still in the game is defeated and suffers 1 physical trauma",
                "если сцена {act} ещё не пройдена, сценарий заканчивается исходом {n} ({end}); "
                "иначе каждый сыщик, который ещё в игре, побеждён и получает физическую травму",
                "якщо сцену {act} ще не пройдено, сценарій завершується розв’язкою {n} ({end}); "
                "інакше кожен дослідник, який ще у грі, зазнає поразки й отримує 1 фізичну травму",
                act=act, n=number, end=v.ending(number),
            )  # fmt: skip
        case _:
            assert_never(effect)


def _spawn_from_deck(effect: w.SpawnFromDeck, v: Voice) -> Text:
    """Enemies from the encounter deck spawn somewhere."""
    such = _such(effect.trait, v)
    two = (
        v.say(
            " (two with {n} or more investigators)",
            " (два, если сыщиков {n} или больше)",
            " (двоє, якщо дослідників {n} чи більше)",
            n=effect.two_from,
        )
        if effect.two_from
        else ()
    )
    doom = v.say(", with {n}", " с {n}", " з {n}", n=v.doom(effect.doom).said(INS)) if effect.doom else ()
    return v.say(
        "[shuffle|shuffles] the encounter discard pile into its deck, [discard|discards] from the top until {enemy} "
        "appears{two}, and [spawn|spawns] it {at}{doom}",
        "[замешайте|замешивает|замешать] сброс контактов в колоду контактов, затем [сбрасывайте|сбрасывает|сбрасывать] "
        "с неё карты, пока не попадётся враг{such}{two}; он выходит {at}{doom}",
        "[замішайте|замішує|замішати] скид зустрічей у колоду, [скидайте|скидає|скидати] її верхні карти, "
        "доки не трапиться ворог{such}{two}; він з’являється {at}{doom}",
        enemy=v.say("an enemy", "", "") if effect.trait is None else v.say("{it:a} enemy", "", "", it=v.trait(effect.trait)),
        such=such, two=two, at=v.at_named(effect.location), doom=doom,
    )  # fmt: skip


def _drop_clues(n: int | w.Amount, v: Voice) -> Text:
    """Clues of one's own lie on the location again."""
    if isinstance(n, w.CluesYouHold):
        them = v.say("all [your|their] clues", "все улики", "усі докази")
    else:
        them = measured(n, v.clues, v)
    return v.say(
        "[put|puts] {them} from [your|their] card on [your|their] location",
        "[положите|кладёт|положить] с карты своего сыщика на свою локацию {them}",
        "[покладіть|кладе|покласти] зі своєї карти дослідника на свою локацію {them}",
        them=them,
    )


def _enemy(trait: int | None, v: Voice) -> Text:
    """In English, an enemy, perhaps with a trait."""
    return v.say("enemy", "", "") if trait is None else v.say("{it} enemy", "", "", it=v.trait(trait))


def _such(trait: int | None, v: Voice) -> Text:
    """In Russian and Ukrainian, with which trait an enemy is meant, if it matters."""
    return () if trait is None else v.say("", " с чертой «{it}»", " з ознакою «{it}»", it=v.trait(trait))


def _search_top(n: int, traits: tuple[int, ...], v: Voice) -> Text:
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


def _attach(most: int, v: Voice) -> Text:
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


def _threaten(clues: int, horror: int, v: Voice) -> Text:
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


def _enters(piece: int, at: Text, v: Voice) -> Text:
    """A story card that was set aside comes into play."""
    card = v.card(piece)
    if piece in ENEMY:
        return v.say(
            "{card}, set aside so far, spawns {at}", "{at} выходит {card}", "{at} з’являється {card}", card=card, at=at
        )
    return v.say(
        "{card}, set aside so far, enters play {at}",
        "{at} появляется {card}, и пока им никто не распоряжается",
        "{at} з’являється {card}",
        card=card, at=at,
    )  # fmt: skip


def _resolution(number: int, v: Voice) -> Text:
    """The end of the scenario; in Russian, of the first one, what the lead decides to do."""
    chosen = {1: "сжечь дом (исход 1)", 2: "сохранить дом (исход 2)"} if v.story == SCENARIOS[0].slug else {}
    said = v.ending(number)
    return v.say(
        "the scenario ends with resolution {n}{end}", "{chosen}", "розв’язка {n}{end}",
        n=number, end=f" ({said})" if said else "",
        chosen=chosen.get(number, f"исход {number} ({said})" if said else f"исход {number}"),
    )  # fmt: skip
