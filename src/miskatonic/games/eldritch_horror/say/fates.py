"""What effects do to the world: combat under way, dice of a test, Doom and omen, tokens, Mysteries, the Mythos."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.say import things
from miskatonic.games.eldritch_horror.say.amounts import each, figure, parted, quantity
from miskatonic.games.eldritch_horror.say.deeds import discard
from miskatonic.games.eldritch_horror.say.names import This, Voice
from miskatonic.games.eldritch_horror.say.places import at, onto, there
from miskatonic.games.eldritch_horror.say.things import signed
from miskatonic.text.parts import Text, cat
from miskatonic.text.phrases import EN, Named, fixed, named


def put(v: Voice, it: Named | Text, where: Text, by: Text = ()) -> Text:
    """Putting something somewhere; `by` is what it is counted by."""
    return v.say(
        "[put|puts] {it} {on}{by}",
        "[положите|кладёт|положить] {it:acc} {on}{by}",
        "[покладіть|кладе|покласти] {it:acc} {on}{by}",
        it=it,
        on=where,
        by=by,
    )


def _onto_this(v: Voice) -> Text:
    if v.this is This.SHEET:
        return v.say("on this sheet", "на этот лист", "на цей лист")
    return v.say("on this card", "на эту карту", "на цю карту")


def _onto_sheet(v: Voice) -> Text:
    if v.this is This.SHEET:
        return _onto_this(v)
    return v.say("on the Ancient One sheet", "на лист Древнего", "на лист Стародавнього")


def _the(v: Voice, english: str, russian: str, ukrainian: str) -> Named:
    return fixed(v.pick(english, russian, ukrainian))


def skills(v: Voice, numbers: tuple[int, ...]) -> Named:
    """Several skills."""
    return Named(lambda case: v.both([things.skill(v, number).said(case) for number in numbers]))


# -------------------------------------------------------------------- doom and the omen


def doom(v: Voice, effect: w.AdvanceDoom | w.RetreatDoom) -> Text:
    """Doom goes forward or back."""
    n = effect.n
    steps = (str(n),) if isinstance(n, int) else cat("1 ", each(v, n))
    if isinstance(effect, w.AdvanceDoom):
        return v.say(
            "[advance|advances] doom by {n}",
            "[повысьте|повышает|повысить] безысходность на {n}",
            "[підвищте|підвищує|підвищити] приреченість на {n}",
            n=steps,
        )
    return v.say(
        "[retreat|retreats] doom by {n}",
        "[понизьте|понижает|понизить] безысходность на {n}",
        "[знизьте|знижує|знизити] приреченість на {n}",
        n=steps,
    )


Course = w.AdvanceDoom | w.RetreatDoom | w.DoomToZero | w.AdvanceOmen | w.OmenBack | w.SetOmen | w.Win | w.LoseGame


def course(v: Voice, effect: Course) -> Text:
    """Doom, the omen and the end of the game."""
    match effect:
        case w.AdvanceDoom() | w.RetreatDoom():
            return doom(v, effect)
        case w.DoomToZero():
            return v.say(
                "[advance|advances] doom to 0",
                "[повысьте|повышает|повысить] безысходность до деления 0",
                "[підвищте|підвищує|підвищити] приреченість до поділки 0",
            )
        case w.AdvanceOmen():
            return v.say(
                "[advance|advances] the omen by 1",
                "[сдвиньте|сдвигает|сдвинуть] знамение на 1 деление вперёд",
                "[посуньте|посуває|посунути] передвістя на 1 поділку вперед",
            )
        case w.OmenBack():
            return v.say(
                "[move|moves] the omen back by 1",
                "[сдвиньте|сдвигает|сдвинуть] знамение на 1 деление назад",
                "[посуньте|посуває|посунути] передвістя на 1 поділку назад",
            )
        case w.SetOmen():
            return v.say(
                "[move|moves] the omen to any space of its track (doom does not advance)",
                "[переставьте|переставляет|переставить] знамение на любое деление трека (безысходность не растёт)",
                "[переставте|переставляє|переставити] передвістя на будь-яку поділку треку (приреченість не зростає)",
            )
        case w.Win():
            return v.say("the investigators win the game", "сыщики побеждают", "дослідники перемагають")
        case w.LoseGame():
            return v.say("the investigators lose the game", "сыщики проигрывают", "дослідники програють")
        case _:
            assert_never(effect)


# -------------------------------------------------------------------- combat, encounters and dice

Fray = (
    w.FightEach | w.SkipStrengthTest | w.NoFurtherEncounter | w.KeepHealth | w.CombatBonus | w.CombatReroll
    | w.IgnoreMonsters | w.ResearchThatClue | w.ResearchDie | w.SpecialEncounter | w.AddDie | w.TestBonus | w.Reroll
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
        case w.NoFurtherEncounter():
            return v.say(
                "[have|has] no further encounter this round",
                "[не проводите|не проводит|не проводить] других контактов в этом раунде",
                "[не проводьте|не проводить|не проводити] інших зустрічей у цьому раунді",
            )
        case w.KeepHealth():
            return v.say(
                "[lose|loses] no health from this test",
                "[не теряйте|не теряет|не терять] здоровье из-за этой проверки",
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
        case w.AddDie():
            return v.say(
                "[add|adds] 1 die to that test",
                "[добавьте|добавляет|добавить] к этой проверке 1 кубик",
                "[додайте|додає|додати] до цієї перевірки 1 кубик",
            )
        case w.TestBonus(n):
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


# -------------------------------------------------------------------- tokens

Laying = (
    w.Place | w.PlaceOnSheet | w.PlaceOnMystery | w.PlaceOnGreen | w.DiscardFromOmenTrack | w.PlaceEldritch
    | w.DiscardFromThis | w.PlaceMysteryToken | w.KeepThatEldritch | w.KeepThatClue | w.KeepThatMonster | w.KeepThatGate
    | w.GateToSheet
)  # fmt: skip


def laying(v: Voice, effect: Laying) -> Text:
    """Tokens that are put somewhere or taken away."""
    eldritch = v.names.ELDRITCH_TOKEN
    match effect:
        case w.Place(token, n):
            tokens, by = parted(v, things.token(v, token), n)
            return put(v, tokens, _onto_this(v), by)
        case w.PlaceOnSheet(token, n):
            tokens, by = parted(v, things.token(v, token), n)
            return put(v, tokens, _onto_sheet(v), by)
        case w.PlaceOnMystery():
            mystery = v.say("on the active mystery", "на текущую тайну", "на поточну таємницю")
            return put(v, v.many(1, eldritch), mystery)
        case w.PlaceOnGreen():
            green = v.say(
                "on the green space of the omen track",
                "на зелёное деление трека знамений",
                "на зелену поділку треку передвість",
            )
            return put(v, v.many(1, eldritch), green)
        case w.DiscardFromOmenTrack():
            return discard(
                v,
                v.say(
                    "1 Eldritch token from the omen track",
                    "1 жетон Древних с трека знамений",
                    "1 жетон Стародавніх із треку передвість",
                ),
            )
        case w.PlaceEldritch(w.RandomSpace(), n) if n != 1:
            tokens, by = parted(v, eldritch, n)
            return put(v, tokens, onto(v, w.RandomSpace()), by)
        case w.PlaceEldritch(where, n):
            return put(v, quantity(v, eldritch, n), onto(v, where))
        case w.DiscardFromThis(n):
            tokens, by = parted(v, eldritch, n)
            return discard(
                v,
                v.say("{it} from this card{by}", "{it:acc} с этой карты{by}", "{it:acc} з цієї карти{by}", it=tokens, by=by),
            )
        case w.PlaceMysteryToken(space):
            return put(v, named(v.names.MYSTERY_TOKEN, _article(v)), onto(v, w.At(space)))
        case w.KeepThatEldritch():
            it = _the(
                v, "the Eldritch token of this space", "жетон Древних из этой локации", "жетон Стародавніх із цієї локації"
            )
            return put(v, it, _onto_this(v))
        case w.KeepThatClue():
            return put(v, _the(v, "that clue", "эту улику", "цей доказ"), _onto_this(v))
        case w.KeepThatMonster():
            return put(v, _the(v, "that monster", "этого монстра", "цього монстра"), _onto_this(v))
        case w.KeepThatGate():
            return put(v, _the(v, "that gate", "эти врата", "ці ворота"), _onto_this(v))
        case w.GateToSheet(True):
            return put(v, _the(v, "that gate", "эти врата", "ці ворота"), _onto_sheet(v))
        case w.GateToSheet():
            it = _the(v, "the top gate of the gate stack", "верхний жетон врат из стопки", "верхній жетон воріт зі стосу")
            return put(v, it, _onto_sheet(v))
        case _:
            assert_never(effect)


def _article(v: Voice) -> Callable[[str], str]:
    return lambda word: f"the {word}" if v.lang is EN else word


# -------------------------------------------------------------------- Mysteries, Rumors, the reserve

Passing = (
    w.DiscardThatSpell | w.Reckon | w.SolveThis | w.SolveRumor | w.DrawRumor | w.LoseMystery | w.RemoveExpeditions
    | w.EmptyReserve | w.FillReserve | w.RemoveAssets | w.ForgetDefeated
)  # fmt: skip


def passing(v: Voice, effect: Passing) -> Text:
    """Cards of the whole table."""
    match effect:
        case w.DiscardThatSpell():
            return discard(
                v,
                v.say(
                    "that spell once its effects are resolved",
                    "это заклинание, когда его эффекты завершатся",
                    "це заклинання, коли його ефекти завершаться",
                ),
            )
        case w.Reckon():
            return _reckon(v, effect)
        case w.SolveThis():
            return v.say(
                "[solve|solves] this rumor",
                "[пресеките|пресекает|пресечь] этот слух",
                "[зупиніть|зупиняє|зупинити] ці чутки",
            )
        case w.SolveRumor():
            return v.say(
                "[solve|solves] 1 rumor in play",
                "[пресеките|пресекает|пресечь] 1 слух в игре",
                "[зупиніть|зупиняє|зупинити] одні чутки у грі",
            )
        case w.DrawRumor():
            return v.say(
                "[draw|draws] and [resolve|resolves] a random rumor from the box",
                "[возьмите|берёт|взять] из коробки случайный слух и [введите|вводит|ввести] его в игру",
                "[візьміть|бере|взяти] з коробки випадкові чутки й [введіть|вводить|ввести] їх у гру",
            )
        case w.LoseMystery(random):
            return _lose_mystery(v, random)
        case w.RemoveExpeditions():
            return v.say(
                "[return|returns] all Expedition cards of the Active Expedition’s place to the box and "
                "[shuffle|shuffles] the Expedition deck",
                "[верните|возвращает|вернуть] в коробку все карты экспедиций с местом текущей экспедиции и "
                "[перетасуйте|тасует|перетасовать] колоду экспедиций",
                "[покладіть|кладе|покласти] в коробку всі карти експедицій із місцем поточної експедиції та "
                "[перетасуйте|тасує|перетасувати] колоду експедицій",
            )
        case w.EmptyReserve():
            return discard(v, v.say("all cards of the reserve", "все карты резерва", "усі карти резерву"))
        case w.FillReserve():
            return v.say(
                "[refill|refills] the reserve from the deck",
                "[пополните|пополняет|пополнить] резерв из колоды",
                "[поповніть|поповнює|поповнити] резерв із колоди",
            )
        case w.RemoveAssets(value):
            return v.say(
                "[return|returns] all assets with a value of at least {n} from the deck, the discard pile and the reserve "
                "to the box",
                "[верните|возвращает|вернуть] в коробку из колоды, сброса и резерва все активы стоимостью не меньше {n:gen}",
                "[покладіть|кладе|покласти] в коробку з колоди, скиду й резерву всі активи вартістю не менше за {n:acc}",
                n=figure(v, value),
            )
        case w.ForgetDefeated():
            return v.say(
                "all defeated investigators leave the game, and their possessions are discarded",
                "все побеждённые сыщики выходят из игры, а их имущество сбрасывается",
                "усі переможені дослідники вибувають із гри, а їхнє майно скидають",
            )
        case _:
            assert_never(effect)


def _lose_mystery(v: Voice, random: bool) -> Text:
    """A solved Mystery goes back."""
    if random:
        return v.say(
            "[shuffle|shuffles] 1 random solved mystery into the Mystery deck",
            "[замешайте|замешивает|замешать] в колоду тайн 1 случайную раскрытую тайну",
            "[замішайте|замішує|замішати] в колоду таємниць 1 випадкову розгадану таємницю",
        )
    return v.say(
        "[shuffle|shuffles] 1 solved mystery of the Lead Investigator’s choice into the Mystery deck",
        "[замешайте|замешивает|замешать] в колоду тайн 1 раскрытую тайну на выбор ведущего сыщика",
        "[замішайте|замішує|замішати] в колоду таємниць 1 розгадану таємницю на вибір головного дослідника",
    )


def _reckon(v: Voice, effect: w.Reckon) -> Text:
    """Whose reckoning effects are resolved, how often, and how their dice fall."""
    said = v.say(
        "[resolve|resolves] the reckoning effects of {whose}",
        "[разыграйте|разыгрывает|разыграть] эффекты расплаты {whose}",
        "[розіграйте|розігрує|розіграти] ефекти розплати {whose}",
        whose=_reckoned(v, effect.of),
    )
    if effect.times > 1:
        said = v.say("{it} twice", "дважды {it}", "двічі {it}", it=said)
    if effect.ones:
        said = v.say(
            "{it} as if each die showed a 1",
            "{it} так, словно на каждом кубике выпала 1",
            "{it} так, ніби на кожному кубику випала 1",
            it=said,
        )
    return said


def _reckoned(v: Voice, of: int) -> Text:
    """The components whose reckoning effects are resolved."""
    if of == w.OF_MONSTERS:
        return v.say("all monsters on the game board", "всех монстров на игровом поле", "усіх монстрів на ігровому полі")
    if of == w.OF_ONGOING:
        return v.say("all ongoing Mythos cards in play", "всех длительных карт Мифа в игре", "усіх карт процесу у грі")
    if of == w.OF_CONDITIONS:
        return v.say("all conditions of all investigators", "всех состояний всех сыщиков", "усіх станів усіх дослідників")
    return v.say("[your|their] Debt conditions", "своих состояний «Долг»", "своїх станів «Борг»")


Fate = Course | Fray | Laying | Passing


def fate(v: Voice, effect: Fate) -> Text:
    """An effect on combat, dice, Doom, tokens or the cards of the whole table, as a clause."""
    if isinstance(effect, Course):
        return course(v, effect)
    if isinstance(effect, Fray):
        return fray(v, effect)
    if isinstance(effect, Laying):
        return laying(v, effect)
    return passing(v, effect)
