"""What effects do to the world: combat under way, dice of a test, Doom and omen, tokens, Mysteries, the Mythos."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, assert_never

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.say import things
from miskatonic.games.eldritch_horror.say.amounts import each, figure, parted, quantity
from miskatonic.games.eldritch_horror.say.deeds import discard
from miskatonic.games.eldritch_horror.say.fray import Fray, fray
from miskatonic.games.eldritch_horror.say.names import This, Voice
from miskatonic.games.eldritch_horror.say.places import onto
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


# -------------------------------------------------------------------- doom and the omen


def doom(v: Voice, effect: w.AdvanceDoom | w.RetreatDoom) -> Text:
    """Doom goes forward or back."""
    n = effect.n
    if isinstance(n, w.All):
        return v.say(
            "[advance|advances] doom to 0",
            "[повысьте|повышает|повысить] безысходность до деления 0",
            "[підвищте|підвищує|підвищити] приреченість до поділки 0",
        )
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


Course = w.AdvanceDoom | w.RetreatDoom | w.AdvanceOmen | w.SetOmen | w.Win | w.LoseGame


def course(v: Voice, effect: Course) -> Text:
    """Doom, the omen and the end of the game."""
    match effect:
        case w.AdvanceDoom() | w.RetreatDoom():
            return doom(v, effect)
        case w.AdvanceOmen():
            return v.say(
                "[advance|advances] the omen by 1",
                "[сдвиньте|сдвигает|сдвинуть] знамение на 1 деление вперёд",
                "[посуньте|посуває|посунути] передвістя на 1 поділку вперед",
            )
        case w.SetOmen(back=True):
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


# -------------------------------------------------------------------- tokens

Laying = (
    w.Place | w.PlaceOnSheet | w.PlaceOnMystery | w.PlaceOnGreen | w.DiscardFromOmenTrack | w.PlaceEldritch
    | w.DiscardFromThis | w.PlaceMysteryToken | w.KeepThatEldritch | w.KeepThatClue | w.KeepThatMonster | w.KeepGate
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
            return put(v, _the(v, "it", "её", "його"), _onto_this(v))
        case w.KeepThatMonster():
            return put(v, _the(v, "that monster", "этого монстра", "цього монстра"), _onto_this(v))
        case w.KeepGate(on_sheet, from_stack):
            it = _the(v, "that gate", "эти врата", "ці ворота")
            if from_stack:
                it = _the(
                    v, "the top gate of the gate stack", "верхний жетон врат из стопки", "верхній жетон воріт зі стосу"
                )
            return put(v, it, _onto_sheet(v) if on_sheet else _onto_this(v))
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
                "[возьмите|берёт|взять] из коробки случайный слух и [разыграйте|разыгрывает|разыграть] его",
                "[візьміть|бере|взяти] з коробки випадкові чутки й [розіграйте|розігрує|розіграти] їх",
            )
        case w.LoseMystery(random):
            return _lose_mystery(v, random)
        case w.RemoveExpeditions():
            return v.say(
                "[return|returns] all cards of the Active Expedition’s place from the Expedition deck to the box and "
                "[shuffle|shuffles] that deck",
                "[верните|возвращает|вернуть] из колоды экспедиций в коробку все карты с местом текущей экспедиции и "
                "[перетасуйте|тасует|перетасовать] эту колоду",
                "[покладіть|кладе|покласти] з колоди експедицій у коробку всі карти з місцем поточної експедиції та "
                "[перетасуйте|тасує|перетасувати] цю колоду",
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
        "[resolve|resolves] the reckoning {whose}",
        "[разыграйте|разыгрывает|разыграть] {whose}",
        "[розіграйте|розігрує|розіграти] {whose}",
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


_RECKONING_TOGETHER: Final = {
    w.OF_MONSTERS: ("all monsters on the game board", "всех монстров на игровом поле", "усіх монстрів на ігровому полі"),
    w.OF_ONGOING: ("all ongoing Mythos cards in play", "всех длительных карт Мифа в игре", "усіх карт процесу у грі"),
    w.OF_CONDITIONS: ("all conditions of all investigators", "всех состояний всех сыщиков", "усіх станів усіх дослідників"),
}


def _reckoned(v: Voice, of: int) -> Text:
    """The components whose reckoning effects are resolved; of Debts nobody has two (EH-CND-01)."""
    if of == w.OF_DEBT:
        return v.say(
            "effect of [your|their] Debt condition",
            "эффект расплаты своего состояния «Долг»",
            "ефект розплати свого стану «Борг»",
        )
    return v.say(
        "effects of {them}", "эффекты расплаты {them}", "ефекти розплати {them}", them=v.pick(*_RECKONING_TOGETHER[of])
    )


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
