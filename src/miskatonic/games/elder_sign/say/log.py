"""Elder Sign's log in words: what happened, in the past tense."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.entrance import OFFERS
from miskatonic.games.elder_sign.cards.sheets import Offer
from miskatonic.games.elder_sign.rules import box, tells
from miskatonic.games.elder_sign.say import effects, names, reading
from miskatonic.games.elder_sign.say.cards import battle_start
from miskatonic.text.parts import Text, cat
from miskatonic.text.phrases import Named


def ending(v: names.Voice, rule: str) -> Text:
    """Why the game is won or lost."""
    match rule:
        case "ES-END-01":
            return v.say(
                "enough Elder Signs have been found",
                "собрано достаточно Знаков Древних",
                "зібрано досить Знаків Стародавніх",
            )
        case "ES-END-02":
            return v.say(
                "the Ancient One has been defeated in battle", "Древний повержен в бою", "Стародавнього переможено в бою"
            )
        case "ES-END-03":
            return v.say("all investigators have been devoured", "все сыщики сожраны", "усіх дослідників зжерто")
        case "ES-ANC-03":
            return v.say("Azathoth has awoken", "Азатот пробудился", "Азатот пробудився")
    raise KeyError(rule)


def told(v: names.Voice, entry: tells.AnyTold, rule: str) -> Text:
    """A log entry as a sentence."""
    if isinstance(entry, tells.OfTurns):
        return _of_turns(v, entry)
    if isinstance(entry, tells.OfRolls):
        return _of_rolls(v, entry)
    if isinstance(entry, tells.OfDice):
        return _of_dice(v, entry)
    if isinstance(entry, tells.OfAdventures):
        return _of_adventures(v, entry)
    if isinstance(entry, tells.OfFortune):
        return _of_fortune(v, entry)
    if isinstance(entry, tells.OfMuseum):
        return _of_museum(v, entry)
    return _of_midnight(v, entry, rule)


def _of_turns(v: names.Voice, entry: tells.OfTurns) -> Text:
    """In the log: who plays, turns and moves."""
    match entry:
        case tells.Enters(seat, piece):
            return v.say(
                "{player} plays {it}.",
                "В игру {it~вступил} {it} ({player}).",
                "До розслідування {it~приєднався} {it} ({player}).",
                player=names.sitter(v, seat),
                it=names.full_name(v, piece),
            )
        case tells.FirstPlayer(seat):
            return v.say(
                "{who} goes first.",
                "{who~Первым/Первой} ходит {who}.",
                "{who~Першим/Першою} ходить {who}.",
                who=_who(v, seat),
            )
        case tells.Turn(seat):
            return v.say("It is {who}’s turn.", "Ходит {who}.", "Ходить {who}.", who=_who(v, seat))
        case tells.Moves(seat, _, card):
            return _moved(v, _who(v, seat), card)
        case tells.Stays(seat):
            return v.say(
                "{who} did not move.", "{who} {who~остался} на месте.", "{who} {who~залишився} на місці.", who=_who(v, seat)
            )
        case _:
            assert_never(entry)


def _of_rolls(v: names.Voice, entry: tells.OfRolls) -> Text:
    """In the log: rolls and tasks."""
    match entry:
        case tells.Rolls(seat, dice):
            return v.say(
                "{who} rolled {dice}.",
                "{who} {who~бросил} кубики: {dice}.",
                "{who} {who~кинув} кубики: {dice}.",
                who=_who(v, seat),
                dice=names.rolled(v, reading.pairs(dice)),
            )
        case tells.Rerolls(seat, dice):
            return v.say(
                "{who}’s dice were rerolled: {dice}.",
                "Переброс кубиков {who:gen}: {dice}.",
                "Кубики {who:gen} перекинуто: {dice}.",
                who=_who(v, seat),
                dice=names.rolled(v, reading.pairs(dice)),
            )
        case tells.SpentClue(seat):
            return v.say(
                "{who} spent {it}.",
                "{who} {who~потратил} {it:acc}.",
                "{who} {who~витратив} {it:acc}.",
                who=_who(v, seat),
                it=names.goods(v, w.CLUE),
            )
        case tells.Completes(seat, task, monster, dice):
            return v.say(
                "{done}, using {dice}.",
                "{done}: {dice}.",
                "{done}: {dice}.",
                done=_completed(v, _who(v, seat), task, monster),
                dice=names.rolled(v, reading.pairs(dice)),
            )
        case tells.CompletesFree(seat, task, monster):
            done = _completed(v, _who(v, seat), task, monster)
            return v.say("{done} without dice.", "{done} без кубиков.", "{done} без кубиків.", done=done)
        case tells.RollFailed(seat):
            return v.say(
                "{who}’s roll failed.", "Бросок {who:gen} не удался.", "Кидок {who:gen} невдалий.", who=_who(v, seat)
            )
        case tells.Terror(seat):
            return v.say("Terror struck {who}.", "{who:acc} охватил ужас.", "{who:acc} охопив жах.", who=_who(v, seat))
        case tells.TerrorIgnored(seat):
            return v.say(
                "{who} ignored the terror.",
                "Ужас не подействовал на {who:acc}.",
                "На {who:acc} ефект жаху не подіяв.",
                who=_who(v, seat),
            )
        case tells.Removed(seat, die, face):
            return v.say(
                "{who} removed the {die}.",
                "{who} {who~удалил} {die:acc}.",
                "{who} {who~прибрав} {die:acc}.",
                who=_who(v, seat),
                die=names.die(v, die, face),
            )
        case _:
            assert_never(entry)


def _of_dice(v: names.Voice, entry: tells.OfDice) -> Text:
    """In the log: dice that are focused, held, changed or locked."""
    match entry:
        case tells.Focused(seat, die, face):
            return v.say(
                "{who} focused the {die}.",
                "{who} {who~сфокусировал} {die:acc}.",
                "{who} {who~зосередився} й {who~відклав} {die:acc}.",
                who=_who(v, seat),
                die=names.die(v, die, face),
            )
        case tells.AskedHelp(seat, helper):
            return v.say(
                "{who} asked {helper} for assistance.",
                "{who} {who~попросил} {helper:acc} о помощи.",
                "{who} {who~попросив} {helper:acc} допомогти.",
                who=_who(v, seat),
                helper=_who(v, helper),
            )
        case tells.Helped(seat, helper, die, face):
            return v.say(
                "{helper} assisted {who} and kept the {die}.",
                "{helper} {helper~помог/помогла} {who:dat}: на {helper~его/её} фишке {die}.",
                "{helper} {helper~допоміг/допомогла} {who:dat} й {helper~зберіг/зберегла} {die:acc}.",
                who=_who(v, seat),
                helper=_who(v, helper),
                die=names.die(v, die, face),
            )
        case tells.RefusedHelp(seat):
            return v.say(
                "{who} did not assist.",
                "{who} {who~отказался} помогать.",
                "{who} {who~відмовився} допомогти.",
                who=_who(v, seat),
            )
        case tells.Held(seat, spell, die, face):
            return v.say(
                "{who} put the {die} on {it}.",
                "{who} {who~положил} {die:acc} на {it:acc}.",
                "{who} {who~зберіг/зберегла} {die:acc} на {it:loc}.",
                who=_who(v, seat),
                die=names.die(v, die, face),
                it=names.possession(v, spell),
            )
        case tells.TakenOff(seat, spell, die):
            return v.say(
                "{who} took the {die} off {it}.",
                "{who} {who~снял} {die:acc} с {it:gen}.",
                "{who} {who~зняв} {die:acc} з {it:gen}.",
                who=_who(v, seat),
                die=names.die(v, die),
                it=names.possession(v, spell),
            )
        case tells.NotAdded(die):
            return v.say(
                "The {die} was not free and could not be added.",
                "Добавить {die:acc} не удалось: он занят.",
                "Додати {die:acc} не вдалося: він зайнятий.",
                die=names.die(v, die),
            )
        case tells.Changed(seat, die, before, after):
            return v.say(
                "{who} turned {before} into {after} on the {die}.",
                "{who} {who~превратил} {before:acc} в {after:acc} ({die}).",
                "{who} {who~змінив} результат {die:gen} з {before:gen} на {after:acc}.",
                who=_who(v, seat),
                die=names.die(v, die),
                before=names.face(v, before),
                after=names.face(v, after),
            )
        case tells.Locked(by, die):
            return v.say(
                "{by} {lock} {die}.",
                "{lock} {die}: {by}.",
                "{lock} {die:acc} ({by}).",
                by=names.thing(v, by),
                lock=names.drawn(v, reading.LOCK_ICON, "locked", "Заперт", "Замкнено"),
                die=names.a_die(v, box.COLOUR_OF[die], die),
            )
        case tells.LockWaits(by, colour):
            return v.say(
                "The lock of {by} waits for {die}.",
                "Замок ждёт, пока освободится {die}: {by}.",
                "Вільного {die:gen} немає, тож {lock} чекає ({by}).",
                by=names.thing(v, by),
                die=names.a_die(v, colour),
                lock=names.drawn(v, reading.LOCK_ICON, "lock", "замок", "замок"),
            )
        case tells.Unlocked(die):
            return v.say(
                "{die} was freed from its lock.",
                "Замок снят: {die} снова свободен.",
                "{die} знову вільний.",
                die=names.a_die(v, box.COLOUR_OF[die], die),
            )
        case _:
            assert_never(entry)


def _of_adventures(v: names.Voice, entry: tells.OfAdventures) -> Text:
    """In the log: how attempts ended."""
    match entry:
        case tells.Resolved(seat, card):
            return v.say(
                "{who} resolved {it}.",
                "{who} {who~пережил} {it:acc}.",
                "{who} {who~пройшов/пройшла} {it:acc}!",
                who=_who(v, seat),
                it=names.trial(v, card),
            )
        case tells.Failed(seat, card):
            return v.say(
                "{who} failed {it}.",
                "{who} не {who~справился} с {it:ins}.",
                "{who} {who~провалив} {it:acc}.",
                who=_who(v, seat),
                it=names.trial(v, card),
            )
        case tells.GaveUp(seat, card):
            return v.say(
                "{who} gave up {it}.",
                "{who} {who~отступился} от {it:gen}.",
                "{who} {who~відступився} від {it:gen}.",
                who=_who(v, seat),
                it=names.trial(v, card),
            )
        case tells.Reward(seat, card):
            return v.say(
                "{who} earned the reward: {it}",
                "{who} {who~получил} награду: {it}",
                "{who} {who~отримав} нагороду: {it}",
                who=_who(v, seat),
                it=effects.spoils(v, box.ADVENTURE[card].reward),
            )
        case tells.Penalty(seat, card):
            return v.say(
                "{who} suffered the penalty: {it}",
                "{who} {who~понёс/понесла} потери: {it}",
                "{who} {who~зазнав} втрат: {it}",
                who=_who(v, seat),
                it=effects.spoils(v, box.ADVENTURE[card].penalty),
            )
        case _:
            assert_never(entry)


def _of_fortune(v: names.Voice, entry: tells.OfFortune) -> Text:
    """In the log: what investigators gained and lost."""
    match entry:
        case tells.Prevented(seat, kind, n):
            return v.say(
                "{who} was spared the loss of {n}.",
                "{who} {who~избежал} потери: {n}.",
                "{who} {who~вберіг/вберегла} {n:acc}.",
                who=_who(v, seat),
                n=names.values(v, kind, n),
            )
        case tells.Hurt(seat, kind, n):
            return _lost(v, _who(v, seat), names.values(v, kind, n))
        case tells.Healed(seat, kind, n):
            return v.say(
                "{who} regained {n}.",
                "{who} {who~восстановил} {n:acc}.",
                "{who} {who~відновив} {n:acc}.",
                who=_who(v, seat),
                n=names.values(v, kind, n),
            )
        case tells.LimitFell(seat, kind, limit):
            return v.say(
                "{who}’s {it} limit fell to {n}.",
                "Предел {it:gen} у {who:gen} снизился до {n}.",
                "Максимум {it:gen} {who:gen} знизився до {n}.",
                who=_who(v, seat),
                it=names.value(v, kind),
                n=limit,
            )
        case tells.GainedClue(seat, n):
            return _gained(v, _who(v, seat), names.goods(v, w.CLUE, n))
        case tells.NoClueLeft(seat):
            return v.say(
                "No clue was left for {who}.",
                "Улик в резерве нет: {who} {who~остался} ни с чем.",
                "Доказів у запасі немає: {who} нічого не {who~отримав}.",
                who=_who(v, seat),
            )
        case tells.GainedCard(seat, card):
            return _gained(v, _who(v, seat), names.possession(v, card))
        case tells.DeckEmpty(seat, kind):
            return v.say(
                "{who} gained nothing: no {them} were left.",
                "Колода {them:gen} пуста: {who} {who~остался} ни с чем.",
                "{them:gen} більше немає: {who} нічого не {who~отримав}.",
                who=_who(v, seat),
                them=names.several(v.names.GOODS[kind]),
            )
        case tells.LostClue(seat, n):
            return _lost(v, _who(v, seat), names.goods(v, w.CLUE, n))
        case tells.LostCard(seat, card):
            return _lost(v, _who(v, seat), names.possession(v, card))
        case tells.UsedCard(seat, card):
            return _used(v, _who(v, seat), card)
        case tells.Left(seat, card):
            return v.say(
                "{ally} left {who}.",
                "{ally} {ally~покинул} {who:acc}.",
                "{ally} {ally~покинув} {who:acc}.",
                ally=names.possession(v, card),
                who=_who(v, seat),
            )
        case tells.SpentTrophy(seat, trophy):
            return v.say(
                "{who} spent {it} ({n}).",
                "{who} {who~потратил} трофей: {it} (ценность — {number}).",
                "{who} {who~віддав} трофей: {it} (вартість {number}).",
                who=_who(v, seat),
                it=names.thing(v, trophy),
                n=names.trophies(v, box.TROPHIES[trophy]),
                number=box.TROPHIES[trophy],
            )
        case tells.TookMonster(seat, monster):
            return v.say(
                "{who} took {it} as a trophy.",
                "{who} {who~забрал} {it:acc} как трофей.",
                "{who} {who~взяв} {it:acc} як трофей.",
                who=_who(v, seat),
                it=names.monster(v, monster),
            )
        case tells.FaceDown(seat, monster):
            return v.say(
                "{who} defeated {it}.",
                "{who} {who~победил} {it:acc}.",
                "{who} {who~переміг/перемогла} {it:acc}.",
                who=_who(v, seat),
                it=names.monster(v, monster),
            )
        case _:
            assert_never(entry)


def _of_museum(v: names.Voice, entry: tells.OfMuseum) -> Text:
    """In the log: what came to the museum and left it."""
    match entry:
        case tells.Signs(change, now, needed):
            it = names.signs(v, abs(change))
            if change > 0:
                some = v.say("{it} <it:was|were> found", "{it~получен} {it}", "отримано {it:acc}", it=it)
            else:
                some = v.say("{it} <it:was|were> lost", "{it~утрачен} {it}", "втрачено {it:acc}", it=it)
            return _so_far(v, some, now, needed)
        case tells.Doom(change, now, most):
            it = names.doom(v, abs(change))
            if change > 0:
                some = v.say("{it} was added", "{it~добавлен} {it}", "додано {it:acc}", it=it)
            else:
                some = v.say("{it} was removed", "{it~убран} {it}", "знято {it:acc}", it=it)
            return _so_far(v, some, now, most)
        case tells.Gate(world, _):
            return v.say(
                "A {gate} opened to {it}.",
                "Открылись {gate} в {it:acc}.",
                "Відкрилися {gate} до {it:gen}.",
                gate=names.drawn(v, reading.GATE_ICON, "gate", "врата", "ворота"),
                it=names.adventure(v, world),
            )
        case tells.NoWorldLeft():
            return v.say(
                "No gate opened: no Other World was left.",
                "Врата не открылись: Иных миров не осталось.",
                "Ворота не відкрилися: Інших світів більше немає.",
            )
        case tells.Monster(monster, _, task, card):
            return _appeared(v, monster, task, card)
        case tells.NoMonster():
            return v.say(
                "No monster appeared: none was left.",
                "Монстр не появился: пул монстров пуст.",
                "Монстр не з’явився: чаша порожня.",
            )
        case tells.MonsterKeptAway(seat):
            return v.say(
                "{who} kept a monster away.",
                "Монстр не появился: {who} {who~помешал} ему.",
                "У хід {who:gen} монстр не з’явився.",
                who=_who(v, seat),
            )
        case tells.NewAdventure(card, _):
            return v.say(
                "A new adventure lies in the museum: {it}.",
                "Новое приключение в музее: {it}.",
                "У музеї нова пригода: {it}.",
                it=names.adventure_title(v, card),
            )
        case tells.Replaced(card, _):
            it = names.adventure(v, card)
            return v.say("{it} left the museum.", "{it} убрано из музея.", "{it:acc} прибрано.", it=it)
        case tells.WorldLeft(world):
            it = names.adventure(v, world)
            return v.say("{it} left the game.", "{it} выбыл из игры.", "{it} вибув із гри.", it=it)
        case tells.Entrance(seat, number):
            return _served(v, _who(v, seat), OFFERS[number])
        case tells.LostAndFound(seat, face):
            return v.say(
                "{who} searched the lost and found and rolled {it}.",
                "{who} {who~заглянул} в бюро находок: {it~выпал} {it}.",
                "{who} {who~зазирнув} до бюро знахідок: {it~випав/випала/випало} {it}.",
                who=_who(v, seat),
                it=names.face(v, face),
            )
        case tells.Settled(seat, card):
            return v.say(
                "{who} paid the debt of {it}.",
                "{who} {who~уплатил} долг: {it} сброшена.",
                "{who} {who~сплатив} борг: {it:acc} скинуто.",
                who=_who(v, seat),
                it=names.mythos(v, card),
            )
        case _:
            assert_never(entry)


def _of_midnight(v: names.Voice, entry: tells.OfMidnight, rule: str) -> Text:
    """In the log: the clock, the Mythos, the Ancient One and the end."""
    match entry:
        case tells.Clock(hour):
            return v.say(
                "The {clock} struck {hour}.",
                "На {clock} {hour}.",
                "{clock} показує {hour}.",
                clock=names.drawn(v, reading.CLOCK_ICON, "clock", "часах", "годинник"),
                hour=names.HOURS[hour],
            )
        case tells.Midnight():
            return v.say("Midnight struck.", "Наступила полночь.", "Настала північ.")
        case tells.MidnightEffect(card):
            return v.say(
                "The Midnight effect of {it} took place.",
                "Сработал полуночный эффект: {it}.",
                "Спрацював опівнічний ефект: {it}.",
                it=names.thing(v, card),
            )
        case tells.Mythos(card):
            return v.say(
                "A Mythos card was revealed: {it}.",
                "Открыта {it}.",
                "Відкрито {it:acc}.",
                it=names.mythos(v, card),
            )
        case tells.Devoured(_, piece):
            return v.say(
                "{who} was devoured!",
                "{who} {who~сожран/сожрана}!",
                "{who:acc} зжерто!",
                who=names.investigator(v, piece),
            )
        case tells.Out(seat):
            return v.say(
                "{player} is out of the game.",
                "{player} больше не в игре.",
                "{player} більше не в грі.",
                player=names.sitter(v, seat),
            )
        case tells.Awakens(piece):
            woke = v.say("{it} awoke!", "{it} {it~пробудился}!", "{it} {it~пробудився}!", it=names.ancient_one(v, piece))
            sheet = box.ANCIENT_ONE_CARD[piece]
            return cat(woke, " ", battle_start(v, sheet)) if sheet.battle_start else woke
        case tells.DiceGone(dice):
            return v.say(
                "The locked dice left the game: {dice}.",
                "Запертые кубики выбыли из игры: {dice}.",
                "Замкнені кубики вибули з гри: {dice}.",
                dice=names.dice_counted(v, dice),
            )
        case tells.Strikes(seat, dice):
            return v.say(
                "{who} struck the Ancient One with {dice}.",
                "{who} {who~выполнил} боевую задачу: {dice}.",
                "{who} {who~вразив} Стародавнього: {dice}.",
                who=_who(v, seat),
                dice=names.rolled(v, reading.pairs(dice)),
            )
        case tells.Attacks(piece):
            return v.say("{it} attacked.", "{it} {it~атаковал}.", "{it} {it~атакував}.", it=names.ancient_one(v, piece))
        case tells.Used(piece, number):
            return _worked(v, piece, effects.clauses(effects.able(v), reading.power_of(piece, number).effects))
        case tells.Forbidden(piece):
            return v.say(
                "{it} did not let that happen.",
                "Этого не произошло: мешает {it}.",
                "Цього не сталося: заважає {it}.",
                it=names.thing(v, piece),
            )
        case tells.Won():
            return v.say("Victory: {why}!", "Победа: {why}!", "Перемога: {why}!", why=ending(v, rule))
        case tells.Lost():
            return v.say("Defeat: {why}.", "Поражение: {why}.", "Поразка: {why}.", why=ending(v, rule))
        case _:
            assert_never(entry)


def _who(v: names.Voice, seat: int) -> Named:
    """An investigator, or whoever sits at a seat without one."""
    return names.investigator(v, seat) if seat in box.INVESTIGATOR else names.player(v, seat)


def _gained(v: names.Voice, who: Named, it: Named) -> Text:
    return v.say("{who} gained {it}.", "{who} {who~получил} {it:acc}.", "{who} {who~отримав} {it:acc}.", who=who, it=it)


def _lost(v: names.Voice, who: Named, it: Named) -> Text:
    return v.say("{who} lost {it}.", "{who} {who~потерял} {it:acc}.", "{who} {who~втратив} {it:acc}.", who=who, it=it)


def _so_far(v: names.Voice, change: Text, now: int, most: int) -> Text:
    """What came or went, and how many there are now."""
    return v.say(
        "{it}: now {now} of {most}.",
        "{it}: теперь {now} из {most}.",
        "{it}: тепер {now} з {most}.",
        it=change,
        now=now,
        most=most,
    )


def _moved(v: names.Voice, who: Named, card: int) -> Text:
    """Where somebody went."""
    if card < 0:
        return v.say(
            "{who} went to {it}.",
            "{who} {who~вернулся} ко {it}.",
            "{who} {who~пішов/пішла} до {it}.",
            who=who,
            it=names.entrance(v, "the entrance", "входу в музей", "входу в музей"),
        )
    it = names.adventure(v, card)
    if box.ADVENTURE[card].is_world:
        return v.say(
            "{who} went to {it}.", "{who} {who~вошёл/вошла} в {it:acc}.", "{who} {who~вирушив} в {it:acc}.", who=who, it=it
        )
    return v.say(
        "{who} went to {it}.", "{who} {who~перешёл/перешла} к {it:dat}.", "{who} {who~вирушив} в {it:acc}.", who=who, it=it
    )


def _completed(v: names.Voice, who: Named, number: int, on_it: int) -> Text:
    """That somebody completed a task, with the monster on it."""
    if on_it < 0:
        task = names.task(v, number)
        return v.say(
            "{who} completed {task}",
            "{who} {who~выполнил} {task:acc}",
            "{who} {who~виконав} {task:acc}",
            who=who,
            task=task,
        )
    it = names.monster(v, on_it)
    if number >= box.TASKS_PRINTED:
        return v.say(
            "{who} completed the task of {it}",
            "{who} {who~одолел} {it:acc}",
            "{who} {who~виконав} завдання монстра ({it})",
            who=who,
            it=it,
        )
    return v.say(
        "{who} completed {task} with {it}",
        "{who} {who~выполнил} {task:acc} и {who~одолел} {it:acc}",
        "{who} {who~виконав} {task:acc} ({it})",
        who=who,
        task=names.task(v, number),
        it=it,
    )


def _used(v: names.Voice, who: Named, card: int) -> Text:
    """That somebody used a card or cast a spell, and what for."""
    it = names.possession(v, card)
    does = effects.clauses(effects.able(v), reading.using_up(card).effects)
    if box.POSSESSION[card].kind == w.SPELL:
        return v.say(
            "{who} cast {it}: {does}.",
            "{who} {who~применил} {it:acc}: {does}.",
            "{who} {who~прочитав} {it:acc}: {does}.",
            who=who,
            it=it,
            does=does,
        )
    return v.say(
        "{who} used {it}: {does}.",
        "{who} {who~использовал} {it:acc}: {does}.",
        "{who} {who~використав} {it:acc}: {does}.",
        who=who,
        it=it,
        does=does,
    )


def _worked(v: names.Voice, piece: int, does: Text) -> Text:
    """That an ability was used or a card took effect."""
    it = names.power(v, piece)
    if piece in box.INVESTIGATOR:
        return v.say(
            "{who} used {it}: {does}.",
            "{who} {who~применил} {it:acc}: {does}.",
            "{who} {who~застосував} {it:acc}: {does}.",
            who=names.investigator(v, piece),
            it=it,
            does=does,
        )
    if reading.possession(piece).kind == w.ALLY:
        return v.say(
            "{it} helped: {does}.",
            "{it~Помог/Помогла} {it}: {does}.",
            "{it~Допоміг/Допомогла} {it}: {does}.",
            it=it,
            does=does,
        )
    return v.say(
        "{it} took effect: {does}.", "{it~Сработал} {it}: {does}.", "{it~Спрацював} {it}: {does}.", it=it, does=does
    )


def _appeared(v: names.Voice, monster: int, task: int, card: int) -> Text:
    """That a monster appeared, and where."""
    it, where = names.a_monster(v, monster), names.adventure(v, card)
    if task < 0:
        return v.say(
            "{it} appeared below {where}.",
            "{it~Появился} {it} ({where}, под нижней задачей).",
            "{it~З’явився} {it} ({where}, нижче завдань).",
            it=it,
            where=where,
        )
    return v.say(
        "{it} appeared on {task} of {where}.",
        "{it~Появился} {it} ({where}, {task}).",
        "{it~З’явився} {it} ({where}, {task}).",
        it=it,
        where=where,
        task=names.task(v, task),
    )


def _served(v: names.Voice, who: Named, offer: Offer) -> Text:
    """That somebody bought something or was healed at the entrance."""
    if not offer.in_shop:
        return v.say(
            "{who} received first aid.", "{who:dat} оказали первую помощь.", "{who} {who~отримав} першу допомогу.", who=who
        )
    return v.say(
        "{who} bought {it} in the souvenir shop.",
        "{who} {who~купил} в сувенирной лавке {it:acc}.",
        "{who} {who~купив} у сувенірній крамниці {it:acc}.",
        who=who,
        it=effects.objects(v, offer.effects),
    )
