"""Tasks and effects of Elder Sign in words, made from the trees that run.

Effects that are a verb and its object are *deeds*: neighbours with the same verb are said with one.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final, assert_never

from miskatonic import words as shared
from miskatonic.core.code import Effect
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.dice import INV1, INV2, INV3, INV4, TERROR
from miskatonic.games.elder_sign.rules.goals import Goal
from miskatonic.games.elder_sign.say import names, reading
from miskatonic.text import parts, phrases
from miskatonic.text.parts import Text, capital, cat, flat, join
from miskatonic.text.slavic import NOM

INVESTIGATION_FACES: Final = (INV1, INV2, INV3, INV4)


def able(v: names.Voice) -> names.Voice:
    """The voice for what one can do: English says it as an order."""
    return v if v.lang is phrases.EN else v.in_mood(phrases.WISH)


# -------------------------------------------------------------------- tasks


def row(v: names.Voice, symbols: Sequence[w.Symbol], sanity: int = 0, health: int = 0, clock: int = 0) -> Text:
    """A row of symbols and what it costs: "3 investigation, lore; cost: 1 sanity"."""
    costs = [names.values(v, kind, n) for kind, n in enumerate((sanity, health)) if n]
    if clock:
        costs.append(v.many(3 * clock, v.names.HOUR, reading.CLOCK_ICON))
    wanted = join(v.pick(", ", ", ", " + "), [names.symbol(v, one) for one in symbols])
    if not costs:
        return wanted
    return v.say("{row}; cost: {it}", "{row}; цена: {it}", "{row}; ціна: {it}", row=wanted, it=names.both(v, costs))


def task_row(v: names.Voice, task: w.Task) -> Text:
    """A printed task: what it needs and what it costs."""
    return row(v, task.symbols, task.sanity, task.health, task.clock)


def goal_row(v: names.Voice, goal: Goal) -> Text:
    """A task as it stands, with the monster on it: what it needs and what it costs."""
    return row(v, goal.symbols, goal.sanity, goal.health, goal.clock)


def covered(v: names.Voice, task: w.Task) -> Text:
    """What a monster on a task would cover."""
    return row(v, [task.symbols[at] for at in task.border or ()])


# -------------------------------------------------------------------- deeds

Verb = tuple[str, str, str]
"""A verb with a place for its object, in three languages."""
GAIN: Final[Verb] = (
    "[gain|gains] {it}", "[получите|получает|получить] {it:acc}", "[отримайте|отримує|отримати] {it:acc}",
)  # fmt: skip
TAKE: Final[Verb] = (
    "[take|takes] {it}", "[возьмите|берёт|взять] {it:acc}", "[візьміть|бере|взяти] {it:acc}",
)  # fmt: skip
LOSE: Final[Verb] = (
    "[lose|loses] {it}", "[потеряйте|теряет|потерять] {it:acc}", "[втратьте|втрачає|втратити] {it:acc}",
)  # fmt: skip
REGAIN: Final[Verb] = (
    "[regain|regains] {it}",
    "[восстановите|восстанавливает|восстановить] {it:acc}",
    "[відновіть|відновлює|відновити] {it:acc}",
)
REGAIN_ALL: Final[Verb] = (
    "[regain|regains] all {it}",
    "[восстановите|восстанавливает|восстановить] {it:acc} до предела",
    "[відновіть|відновлює|відновити] {it:acc} до максимуму",
)
LOWER: Final[Verb] = (
    "[lower|lowers] {it} by 1", "[уменьшите|уменьшает|уменьшить] {it:acc} на 1", "[знизьте|знижує|знизити] {it:acc} на 1",
)  # fmt: skip
ADD_DIE: Final[Verb] = (
    "[add|adds] the {it} to the pool",
    "[добавьте|добавляет|добавить] в пул {it:acc}",
    "[додайте|додає|додати] до кидка {it:acc}",
)
ADD_DOOM: Final[Verb] = (
    "[add|adds] {it}",
    "[<it:добавляется|добавляются>|<it:добавляется|добавляются>|добавить] {it:acc}",
    "[<it:додається|додаються>|<it:додається|додаються>|додати] {it:acc}",
)
REMOVE_DOOM: Final[Verb] = (
    "[remove|removes] {it}",
    "[с трека <it:убирается|убираются>|с трека <it:убирается|убираются>|убрать с трека] {it:acc}",
    "[з треку <it:знімається|знімаються>|з треку <it:знімається|знімаються>|зняти з треку] {it:acc}",
)

Deed = w.Gain | w.Draw | w.TakeAlly | w.Lose | w.Hurt | w.Heal | w.HealAll | w.LowerLimit | w.Signs | w.Doom | w.AddDie


def deed(v: names.Voice, effect: Deed) -> tuple[Verb, phrases.Named]:
    """The verb of a deed and its object."""
    match effect:
        case w.Gain(kind, n):
            return GAIN, names.goods(v, kind, n)
        case w.Draw(kind, n):
            return TAKE, names.goods(v, kind, n)
        case w.TakeAlly(code):
            ally = names.ally(v, code)
            return TAKE, phrases.fixed(v.say("the ally {it}", "{it:acc}", "{it:acc}", it=ally))
        case w.Lose(kind, n):
            return LOSE, names.goods(v, kind, n)
        case w.Hurt(kind, n):
            return LOSE, names.values(v, kind, n)
        case w.Heal(kind, n):
            return REGAIN, names.values(v, kind, n)
        case w.HealAll(kind):
            return REGAIN_ALL, names.value(v, kind)
        case w.LowerLimit(kind):
            of = names.value(v, kind)
            return LOWER, phrases.fixed(v.say("[your|their] {of} limit", "предел {of:gen}", "свій максимум {of:gen}", of=of))
        case w.Signs(n):
            return (GAIN, names.signs(v, n)) if n > 0 else (LOSE, names.signs(v, -n))
        case w.Doom(n):
            return (ADD_DOOM, names.doom(v, n)) if n > 0 else (REMOVE_DOOM, names.doom(v, -n))
        case w.AddDie(colour):
            return ADD_DIE, names.dice_of(v, [colour])
        case _:
            assert_never(effect)


def _verb(v: names.Voice, effect: Effect) -> Verb | None:
    return deed(v, effect)[0] if isinstance(effect, Deed) else None


def objects(v: names.Voice, effects: Sequence[Effect]) -> phrases.Named:
    """The objects of deeds alone: what one gains or loses."""
    deeds = [effect for effect in effects if isinstance(effect, Deed)]
    dice = [effect.colour for effect in deeds if isinstance(effect, w.AddDie)]
    return names.dice_of(v, dice) if dice else names.both(v, [deed(v, effect)[1] for effect in deeds])


def shared_verb(v: names.Voice, lists: Sequence[Effect]) -> Verb | None:
    """The verb that all of the effects have."""
    verbs = {_verb(v, effect) for one in lists for effect in _steps(one)}
    return verbs.pop() if len(verbs) == 1 else None


def _steps(effect: Effect) -> tuple[Effect, ...]:
    return effect.effects if isinstance(effect, shared.Steps) else (effect,)


# -------------------------------------------------------------------- effects


def who(v: names.Voice, somebody: w.AnyWho) -> Text:
    """Who acts."""
    match somebody:
        case shared.EachInOrder():
            return v.say("each investigator", "каждый сыщик", "кожен дослідник")
        case w.EachAtEntrance():
            return v.say("each investigator at the entrance", "каждый сыщик у входа в музей", "кожен дослідник біля входу")
        case w.EachOnCard():
            return v.say(
                "each investigator on an adventure or Other World",
                "каждый сыщик на карте приключения или Иного мира",
                "кожен дослідник на карті пригоди або Іншого світу",
            )
        case _:
            assert_never(somebody)


def clause(v: names.Voice, effect: w.AnyEffect) -> Text:
    """An effect as a clause, without a capital and a full stop."""
    if isinstance(effect, w.Control):
        return _arranged(v, effect)
    if isinstance(effect, w.Fortune):
        return _befalls(v, effect)
    if isinstance(effect, w.MuseumEffect):
        return _in_museum(v, effect)
    if isinstance(effect, w.AttemptEffect):
        return _in_attempt(v, effect)
    return _with_this(v, effect)


def _done(v: names.Voice, effect: Deed) -> Text:
    """A deed: its verb with its object."""
    verb, thing = deed(v, effect)
    return v.say(*verb, it=thing)


def _arranged(v: names.Voice, effect: w.Control) -> Text:
    """Effects in a row, to choose from, done by somebody, or instead of others."""
    match effect:
        case shared.Steps(effects):
            return clauses(v, effects)
        case shared.Choose(_, options):
            return one_of(v, options)
        case shared.Repeat(k, options):
            it = one_of(v, options)
            if k == 2:
                return v.say("{it}, twice", "дважды {it}", "двічі {it}", it=it)
            return v.say("{it}, {k} times", "{k} <k:раз|раза|раз> {it}", "{k} <k:раз|рази|разів> {it}", it=it, k=k)
        case shared.By(somebody, effects):
            return cat(who(v, w.known_who(somebody)), " ", clauses(v.in_mood(phrases.TELL), effects))
        case shared.Instead(w.ForEachGained(each)):
            return v.say(
                "{it} instead of each of these cards",
                "вместо каждой такой карты {it}",
                "замість кожної такої карти {it}",
                it=clause(v, w.known(each)),
            )
        case shared.Instead(other):
            return v.say("{it} instead", "вместо этого {it}", "натомість {it}", it=clause(v, w.known(other)))
        case _:
            assert_never(effect)


def _befalls(v: names.Voice, effect: w.Fortune) -> Text:
    """What investigators gain, lose and suffer."""
    match effect:
        case w.Gain() | w.Draw() | w.TakeAlly() | w.Lose() | w.Hurt() | w.Heal() | w.HealAll() | w.LowerLimit():
            return _done(v, effect)
        case w.ForEachGained(each):
            return v.say(
                "{it} for each of these cards",
                "за каждую такую карту {it}",
                "за кожну таку карту {it}",
                it=clause(v, w.known(each)),
            )
        case w.PayOrDevoured(price):
            return v.say(
                "{it} or [be|is] devoured",
                "{it}, [иначе будете сожраны|иначе будет сожран|чтобы не быть сожранным]",
                "{it}, інакше [вас|його|вас] буде зжерто",
                it=clause(v, w.known(price)),
            )
        case w.HealAnyone(kind, n):
            return v.say(
                "[let|lets] any investigator regain {n}",
                "[восстановите|восстанавливает|восстановить] {n:acc} любому сыщику (можно себе)",
                "[дайте|дає|дати] будь-якому дослідникові відновити {n:acc}",
                n=names.values(v, kind, n),
            )
        case _:
            assert_never(effect)


def _in_museum(v: names.Voice, effect: w.MuseumEffect) -> Text:
    """What comes into the museum or changes there."""
    match effect:
        case w.Signs() | w.Doom():
            return _done(v, effect)
        case w.PerOtherWorld(each):
            return v.say(
                "{it} for each open Other World",
                "за каждый открытый Иной мир {it}",
                "за кожен відкритий Інший світ {it}",
                it=clause(v, w.known(each)),
            )
        case w.Gates(n):
            return _gates(v, n)
        case w.Monsters(1):
            one = names.icon(v.names.MONSTER, reading.MONSTER_ICON)
            return v.say("a {it} appears", "появляется {it}", "з’являється {it}", it=one)
        case w.Monsters(n):
            several = v.many(n, v.names.MONSTER, reading.MONSTER_ICON)
            return v.say("{it} appear", "появляются {it}", "з’являються {it}", it=several)
        case w.AdvanceClock():
            return v.say(
                "[advance|advances] the {clock} by 3 hours",
                "[переведите|переводит|перевести] {clock} на 3 часа вперёд",
                "[переведіть|переводить|перевести] {clock} на 3 години вперед",
                clock=names.drawn(v, reading.CLOCK_ICON, "clock", "стрелку часов", "годинник"),
            )
        case w.ReplaceAdventure():
            return v.say(
                "[replace|replaces] one museum adventure without investigators on it with a new one",
                "[замените|заменяет|заменить] новым 1 открытое приключение музея, на котором нет сыщиков",
                "[замініть|замінює|замінити] новою одну з пригод музею, на якій немає дослідників",
            )
        case _:
            assert_never(effect)


def _in_attempt(v: names.Voice, effect: w.AttemptEffect) -> Text:
    """What touches an attempt under way."""
    match effect:
        case w.AddDie():
            return _done(v, effect)
        case w.FailAttempt():
            return v.say(
                "the attempt fails at once",
                "сразу [отступитесь|отступается|отступиться] от приключения",
                "пригоду одразу провалено",
            )
        case w.DropTerrorDice():
            return v.say(
                "[remove|removes] all dice that show {terror}",
                "[удалите|удаляет|удалить] из пула все кубики, на которых выпал {terror}",
                "[приберіть|прибирає|прибрати] усі кубики, на яких випав {terror}",
                terror=names.face(v, TERROR),
            )
        case w.Secure(n):
            return v.say(
                "[hold|holds] {n} of the roll on this card",
                "[защитите|защищает|защитить] {n} этого броска, положив <n:его|их> на карту",
                "[збережіть|зберігає|зберегти] на цій карті {n} з кидка",
                n=v.up_to(n, v.names.DIE),
            )
        case w.DefeatMonster():
            return v.say(
                "[defeat|defeats] any monster in play",
                "[победите|побеждает|победить] любого монстра",
                "[переможіть|перемагає|перемогти] будь-якого монстра у грі",
            )
        case w.CompleteTask():
            return v.say(
                "[complete|completes] one open task without dice (what it costs is still paid)",
                "[выполните|выполняет|выполнить] без кубиков 1 доступную задачу, заплатив её цену",
                "[виконайте|виконує|виконати] 1 завдання без кубиків, сплативши його ціну",
            )
        case w.ChangeFace(faces, to, colour):
            return _change(v, faces, names.face(v, to), colour)
        case w.RaiseInvestigation():
            return v.say(
                "[raise|raises] one {search} result by 1, as far as the die goes",
                "[увеличьте|увеличивает|увеличить] на 1 {search:acc} на одном из кубиков, если у него есть такая грань",
                "[підвищте|підвищує|підвищити] 1 результат {search:gen} на 1 (якщо на кубику є така грань)",
                search=names.icon(v.names.SYMBOLS[0], reading.INVESTIGATION_ICON),
            )
        case w.RerollDice(n):
            return v.say(
                "[reroll|rerolls] {n} of the roll",
                "[перебросьте|перебрасывает|перебросить] {n} этого броска",
                "[перекиньте|перекидає|перекинути] {n} цього кидка",
                n=v.up_to(n, v.names.DIE),
            )
        case w.FreeReroll():
            return v.say(
                "[get|gets] a second reroll for free",
                "[получите|получает|получить] ещё 1 переброс",
                "[отримайте|отримує|отримати] ще один перекид",
            )
        case w.PreventLoss():
            return v.say(
                "[lose|loses] no {sanity} or {health} from the penalty",
                "[не теряйте {sanity:acc} и {health:acc}|не теряет {sanity:acc} и {health:acc}"
                "|избежать потери {sanity:gen} и {health:gen}]",
                "[не втрачайте|не втрачає|не втрачати] ні {sanity:gen}, ні {health:gen}",
                sanity=names.value(v, w.SANITY),
                health=names.value(v, w.HEALTH),
            )
        case _:
            assert_never(effect)


def _with_this(v: names.Voice, effect: w.CardEffect) -> Text:
    """What becomes of the card itself."""
    match effect:
        case w.DiscardThis():
            return v.say(
                "[discard|discards] this card",
                "[сбросьте|сбрасывает|сбросить] эту карту",
                "[скиньте|скидає|скинути] цю карту",
            )
        case w.KeepInUse():
            return v.say(
                "[lay|lays] this card beside the dice until the end of the adventure step",
                "[используйте|использует|использовать] эту карту (она сбрасывается в конце шага приключения)",
                "[покладіть|кладе|покласти] цю карту біля кубиків до кінця пригоди",
            )
        case w.Cast():
            return v.say(
                "[cast|casts] this spell",
                "[примените|применяет|применить] это заклинание",
                "[прочитайте|читає|прочитати] це заклинання",
            )
        case _:
            assert_never(effect)


def _gates(v: names.Voice, n: int) -> Text:
    """So many gates open."""
    gate = names.drawn(v, reading.GATE_ICON, "gate" if n == 1 else "gates", "врата", "ворота")
    if n == 1:
        return v.say(
            "a {gate} opens",
            "[открываются|открываются|открыть] {gate} в Иной мир",
            "[відкриваються|відкриваються|відкрити] {gate} до Іншого світу",
            gate=gate,
        )
    return v.say(
        "{n} {gate} open",
        "[открываются|открываются|открыть] {gate} в Иной мир ({n} <n:раз|раза|раз>)",
        "[відкриваються|відкриваються|відкрити] {gate} до {worlds:gen}",
        n=n,
        gate=gate,
        worlds=v.many(n, v.names.WORLD),
    )


def _change(v: names.Voice, faces: tuple[int, ...], to: phrases.Named, colour: int | None) -> Text:
    """A result that changes: that of one die, or any of these faces."""
    if colour is not None:
        return v.say(
            "[turn|turns] the result of the {die} into {to}",
            "[превратите|превращает|превратить] результат на {colour:loc} кубике в {to:acc}",
            "[змініть|змінює|змінити] результат {die:gen} на {to:acc}",
            die=phrases.named(v.names.DICE[colour]),
            colour=phrases.named(v.names.COLOURS[colour]),
            to=to,
        )
    if faces == INVESTIGATION_FACES:
        shown = names.icon(v.names.SYMBOLS[0], reading.INVESTIGATION_ICON)
    else:
        shown = names.either(v, [names.face(v, one) for one in faces])
    return v.say(
        "[turn|turns] one {shown}{result} into {to}",
        "[превратите|превращает|превратить] выпавший {shown:acc} в {to:acc}",
        "[змініть|змінює|змінити] результат 1 кубика з {shown:gen} на {to:acc}",
        shown=shown,
        result=" result" if faces == INVESTIGATION_FACES else "",
        to=to,
    )


def one_of(v: names.Voice, lists: Sequence[Effect]) -> Text:
    """A choice between effects; a verb they share is said once."""
    verb = shared_verb(v, lists)
    several = any(isinstance(one, shared.Steps) for one in lists)
    if verb is None or (several and v.lang is phrases.EN):
        return _either(v, [clause(v, w.known(one)) for one in lists])
    things = [objects(v, _steps(one)) for one in lists]
    if several:
        return v.say(*verb, it=phrases.Named(lambda case: _either(v, [thing.said(case) for thing in things]), number=2))
    return v.say(*verb, it=names.either(v, things))


def _either(v: names.Voice, texts: list[Text]) -> Text:
    """Whole clauses, one of which is to be chosen."""
    if v.lang is phrases.EN:
        return cat("either ", v.either(texts))
    word = v.pick("", "либо ", "або ")
    return cat(word, join(f", {word}", texts))


def each_clause(v: names.Voice, effects: Sequence[Effect]) -> list[Text]:
    """Effects as clauses; neighbours with the same verb share it."""
    said: list[Text] = []
    for verb, group in groupby(effects, lambda effect: _verb(v, effect)):
        run = list(group)
        if verb is not None:
            said.append(v.say(*verb, it=objects(v, run)))
        elif len(run) > 1 and all(isinstance(one, w.DefeatMonster) for one in run):
            said.append(_defeat(v, len(run)))
        else:
            said += [clause(v, w.known(one)) for one in run]
    return said


def _defeat(v: names.Voice, n: int) -> Text:
    """Several monsters are defeated."""
    return v.say(
        "[defeat|defeats] any {n} monsters in play",
        "[победите|побеждает|победить] {n} любых монстров",
        "[переможіть|перемагає|перемогти] {n} будь-яких монстрів у грі",
        n=n,
    )


def clauses(v: names.Voice, effects: Sequence[Effect]) -> Text:
    """Effects in one breath, without a capital and a full stop."""
    said = each_clause(v, effects)
    apart = any(isinstance(one, w.Monsters | w.Gates) for one in effects) or any(" and " in flat(one) for one in said)
    return join(", ", said, ", and ") if v.lang is phrases.EN and len(said) > 1 and apart else v.both(said)


def text(v: names.Voice, effects: Sequence[Effect]) -> Text:
    """Effects as the end of a line, with a full stop: in English a sentence each."""
    said = each_clause(v, effects)
    if v.lang is not phrases.EN:
        return cat(join("; ", said), ".")
    return parts.paragraph([cat(said[0], "."), *(cat(capital(one), ".") for one in said[1:])])


def spoils(v: names.Voice, effects: Sequence[Effect]) -> Text:
    """What one gains or loses by an adventure; in the Slavic languages the things come first, without a verb."""
    if v.lang is phrases.EN:
        return text(v, effects)
    things = [effect for effect in effects if isinstance(effect, w.Gain | w.Lose | w.Hurt | w.Signs) and effect.n > 0]
    rest = [effect for effect in effects if effect not in things]
    said = [objects(v, things).said(NOM)] if things else []
    return cat(join("; ", [*said, *each_clause(v, rest)]), ".")
