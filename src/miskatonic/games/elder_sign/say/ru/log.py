"""Elder Sign's log in Russian: what happened, in the past tense."""

from __future__ import annotations

from miskatonic.core.declared import flattened
from miskatonic.core.state import Note, State
from miskatonic.games.elder_sign.cards.entrance import OFFERS
from miskatonic.games.elder_sign.cards.words import CLUE, SPELL
from miskatonic.games.elder_sign.rules import tells
from miskatonic.games.elder_sign.rules.box import (
    ADVENTURE,
    ANCIENT_ONE_CARD,
    INVESTIGATOR,
    MONSTER,
    MYTHOS_CARD,
    POSSESSION,
    TASKS_PRINTED,
    TROPHIES,
)
from miskatonic.games.elder_sign.say import reading
from miskatonic.games.elder_sign.say.ru import cards, effects, names
from miskatonic.games.elder_sign.say.ru.names import (
    adventure,
    adventure_name,
    ancient_one,
    did,
    die,
    face,
    goods,
    goods_word,
    investigator,
    monster,
    mythos,
    of_seat,
    person,
    possession,
    rolled,
    trial,
    value,
)
from miskatonic.games.elder_sign.say.ru.names import values as points
from miskatonic.text.parts import Icon, Text, cat
from miskatonic.text.ru import listed, past
from miskatonic.text.slavic import ACC, DAT, GEN, INS, NOM, Case, Number, agree, number_class


def ending(rule: str) -> str:
    """Why the game is won or lost."""
    match rule:
        case "ES-END-01":
            return "собрано достаточно Знаков Древних"
        case "ES-END-02":
            return "Древний повержен в бою"
        case "ES-END-03":
            return "все сыщики сожраны"
        case "ES-ANC-03":
            return "Азатот пробудился"
    raise KeyError(rule)


def thing(piece: int, case: Case = NOM) -> Text:
    """Any card or token in a sentence."""
    if piece in ADVENTURE:
        return adventure(piece, case)
    if piece in MYTHOS_CARD:
        return cat(f"{names.MYTHOS_WORD.one(case)} ", mythos(piece))
    if piece in MONSTER:
        return monster(piece, case)
    if piece in ANCIENT_ONE_CARD:
        return ancient_one(piece, case)
    if piece in INVESTIGATOR:
        return investigator(piece, case)
    assert piece in POSSESSION
    return possession(piece, case)


def power(piece: int, number: int) -> Text:
    """The card or the ability that was used, and what it does."""
    does = effects.short(reading.power_of(piece, number).effects, effects.TO)
    if piece in INVESTIGATOR:
        title = cat("свойство «", reading.to_person(piece, names.PEOPLE[reading.code(piece)].ability), "»")
    else:
        title = possession(piece)
    return cat(title, ": ", does, ".")


def _some(n: int, verb: str, what: Text) -> Text:
    """So many things came or went: the verb of the past, in the masculine, agrees with the number."""
    return cat(verb if number_class(n) is Number.ONE else f"{verb}о", " ", what)


def _done(view: State, seat: int, task: int, on_it: int) -> Text:
    """That somebody completed a task, and beat the monster on it."""
    beaten = cat(f"{past(names.gender_of(view, seat), 'одолел')} ", monster(on_it, ACC)) if on_it >= 0 else ()
    if task >= TASKS_PRINTED:
        return cat(person(view, seat), " ", beaten)
    return cat(did(view, seat, "выполнил"), names.task_word(task, ACC), cat(" и ", beaten) if beaten else ())


def _moved(view: State, seat: int, card: int) -> Text:
    if card < 0:
        return cat(did(view, seat, "вернулся"), "ко ", reading.to_entrance("входу в музей"), ".")
    if ADVENTURE[card].is_world:
        return cat(person(view, seat), f" {of_seat(view, seat, 'вошёл', 'вошла')} в ", adventure(card, ACC), ".")
    return cat(person(view, seat), f" {of_seat(view, seat, 'перешёл', 'перешла')} к ", adventure(card, DAT), ".")


def _appeared(piece: int, card: int) -> Text:
    """That a monster appeared, and where."""
    return cat(f"{past(names.monster_gender(piece), 'появился')} ", monster(piece), " (", adventure(card), ").")


def _served(view: State, seat: int, number: int) -> Text:
    """That somebody bought something or was healed at the entrance."""
    offer = OFFERS[number]
    if offer.in_shop:
        return cat(did(view, seat, "купил"), "в сувенирной лавке ", effects.objects(offer.effects), ".")
    return cat(person(view, seat, DAT), " оказали первую помощь.")


def told(view: State, note: Note) -> Text:
    """A log entry as a sentence, its first letter still small."""
    a = flattened(note.told)
    kind = note.kind
    match kind:
        case tells.Enters:
            who = names.PEOPLE[reading.code(a[1])]
            name = reading.to_person(a[1], who.full)
            return cat(f"в игру {past(who.gender, 'вступил')} ", name, f" (игрок {a[0] + 1}).")
        case tells.FirstPlayer:
            return cat(f"{of_seat(view, a[0], 'первым', 'первой')} ходит ", person(view, a[0]), ".")
        case tells.Turn:
            return cat("ходит ", person(view, a[0]), ".")
        case tells.Moves:
            return _moved(view, a[0], a[2])
        case tells.Stays:
            return cat(did(view, a[0], "остался"), "на месте.")
        case tells.Rolls:
            return cat(did(view, a[0], "бросил"), "кубики: ", rolled(reading.pairs(a[1:])), ".")
        case tells.Rerolls:
            return cat("переброс кубиков ", person(view, a[0], GEN), ": ", rolled(reading.pairs(a[1:])), ".")
        case tells.SpentClue:
            return cat(did(view, a[0], "потратил"), goods(CLUE, 1, ACC), ".")
        case tells.Completes:
            return cat(_done(view, a[0], a[1], a[2]), ": ", rolled(reading.pairs(a[3:])), ".")
        case tells.CompletesFree:
            return cat(_done(view, a[0], a[1], a[2]), " без кубиков.")
        case tells.RollFailed:
            return cat("бросок ", person(view, a[0], GEN), " не удался.")
        case tells.Terror:
            return cat(person(view, a[0], ACC), " охватил ужас.")
        case tells.TerrorIgnored:
            return cat("ужас не подействовал на ", person(view, a[0], ACC), ".")
        case tells.Removed:
            return cat(did(view, a[0], "удалил"), die(a[1], a[2], ACC), ".")
        case tells.Focused:
            return cat(did(view, a[0], "сфокусировал"), die(a[1], a[2], ACC), ".")
        case tells.AskedHelp:
            return cat(did(view, a[0], "попросил"), person(view, a[1], ACC), " о помощи.")
        case tells.Helped:
            helped = of_seat(view, a[1], "помог", "помогла")
            keeps = of_seat(view, a[1], "его", "её")
            return cat(
                person(view, a[1]), f" {helped} ", person(view, a[0], DAT), f": на {keeps} фишке ", die(a[2], a[3]), ".",
            )  # fmt: skip
        case tells.RefusedHelp:
            return cat(did(view, a[0], "отказался"), "помогать.")
        case tells.Held:
            return cat(did(view, a[0], "положил"), die(a[2], a[3], ACC), " на ", possession(a[1], ACC), ".")
        case tells.TakenOff:
            return cat(did(view, a[0], "снял"), die(a[2], -1, ACC), " с ", possession(a[1], GEN), ".")
        case tells.AddedDie:
            return cat(did(view, a[0], "добавил"), "в пул ", die(a[1], -1, ACC), ".")
        case tells.Changed:
            return cat(did(view, a[0], "превратил"), face(a[2], ACC), " в ", face(a[3], ACC), " (", die(a[1]), ").")
        case tells.Locked:
            return cat(Icon(reading.LOCK_ICON, "заперт"), " ", die(a[1]), ": ", thing(a[0]), ".")
        case tells.LockWaits:
            return cat(f"замок ждёт, пока освободится {names.DICE[a[1]].one()}: ", thing(a[0]), ".")
        case tells.Unlocked:
            return cat("замок снят: ", die(a[0]), " снова свободен.")
        case tells.Resolved:
            return cat(did(view, a[0], "пережил"), trial(a[1], ACC), ".")
        case tells.Failed:
            return cat(did(view, a[0], "не справился"), "с ", trial(a[1], INS), ".")
        case tells.GaveUp:
            return cat(did(view, a[0], "отступился"), "от ", trial(a[1], GEN), ".")
        case tells.Reward:
            return cat("награда: ", cards.spoils(ADVENTURE[a[1]].reward), ".")
        case tells.Penalty:
            return cat("потери: ", cards.spoils(ADVENTURE[a[1]].penalty), ".")
        case tells.Prevented:
            return cat(did(view, a[0], "избежал"), "потери: ", points(a[1], a[2]), ".")
        case tells.Hurt:
            return cat(did(view, a[0], "потерял"), points(a[1], a[2], ACC), ".")
        case tells.Healed:
            return cat(did(view, a[0], "восстановил"), points(a[1], a[2], ACC), ".")
        case tells.LimitFell:
            return cat("предел ", value(a[1], GEN), " у ", person(view, a[0], GEN), f" снизился до {a[2]}.")
        case tells.GainedClue:
            return cat(did(view, a[0], "получил"), goods(CLUE, a[1], ACC), ".")
        case tells.NoClueLeft:
            return cat("улик в резерве нет: ", did(view, a[0], "остался"), "ни с чем.")
        case tells.GainedCard:
            return cat(did(view, a[0], "получил"), possession(a[1], ACC), ".")
        case tells.DeckEmpty:
            return cat(f"колода {goods_word(a[1], 0, GEN)} пуста: ", did(view, a[0], "остался"), "ни с чем.")
        case tells.LostClue:
            return cat(did(view, a[0], "потерял"), goods(CLUE, a[1], ACC), ".")
        case tells.LostCard:
            return cat(did(view, a[0], "потерял"), possession(a[1], ACC), ".")
        case tells.UsedCard:
            word = "применил" if POSSESSION[a[1]].kind == SPELL else "использовал"
            return cat(did(view, a[0], word), possession(a[1], ACC), ".")
        case tells.Left:
            gone = past(names.ALLIES[reading.code(a[1])].gender, "покинул")
            return cat(possession(a[1]), f" {gone} ", person(view, a[0], ACC), ".")
        case tells.SpentTrophy:
            return cat(
                did(view, a[0], "потратил"), "трофей: ", thing(a[1]), " (ценность — ", f"{TROPHIES[a[1]]}).",
            )  # fmt: skip
        case tells.TookMonster:
            return cat(did(view, a[0], "забрал"), monster(a[1], ACC), " как трофей.")
        case tells.FaceDown:
            return cat(did(view, a[0], "победил"), monster(a[1], ACC), ".")
        case tells.Signs:
            change = _some(abs(a[0]), "получен" if a[0] > 0 else "утрачен", names.signs(abs(a[0])))
            return cat(change, f": теперь {a[1]} из {a[2]}.")
        case tells.Gate:
            return cat("открылись ", Icon(reading.GATE_ICON, "врата"), " в ", adventure(a[0], ACC), ".")
        case tells.NoWorldLeft:
            return ("врата не открылись: Иных миров не осталось.",)
        case tells.Monster:
            return _appeared(a[0], a[3])
        case tells.NoMonster:
            return ("монстр не появился: пул монстров пуст.",)
        case tells.MonsterKeptAway:
            return cat("монстр не появился: ", did(view, a[0], "помешал"), "ему.")
        case tells.Doom:
            change = _some(abs(a[0]), "добавлен" if a[0] > 0 else "убран", names.doom(abs(a[0])))
            return cat(change, f": теперь {a[1]} из {a[2]}.")
        case tells.NewAdventure:
            return cat("новое приключение в музее: ", adventure_name(a[0]), ".")
        case tells.Replaced:
            return cat(adventure(a[0]), " убрано из музея.")
        case tells.WorldLeft:
            return cat(adventure(a[0]), " выбыл из игры.")
        case tells.Entrance:
            return _served(view, a[0], a[1])
        case tells.LostAndFound:
            return cat(did(view, a[0], "заглянул"), "в бюро находок: ", face(a[1]), ".")
        case tells.Settled:
            return cat(did(view, a[0], "уплатил"), "долг: ", thing(a[1]), " сброшена.")
        case tells.Clock:
            return cat("на ", Icon(reading.CLOCK_ICON, "часах"), f" {names.HOURS[a[0]]}.")
        case tells.Midnight:
            return ("наступила полночь.",)
        case tells.MidnightEffect:
            return cat("полуночный эффект: ", thing(a[0]), ".")
        case tells.Mythos:
            return cat("открыта ", thing(a[0]), ".")
        case tells.Devoured:
            fate = agree(names.PEOPLE[reading.code(a[1])].gender, "сожран", "сожрана", "")
            return cat(investigator(a[1]), f" {fate}!")
        case tells.Out:
            return (f"игрок {a[0] + 1} выбыл из партии.",)
        case tells.Awakens:
            woke = past(names.ANCIENT_ONES[reading.code(a[0])].gender, "пробудился")
            return cat(ancient_one(a[0]), f" {woke}!")
        case tells.DiceGone:
            return cat("запертые кубики выбывают из игры: ", listed([die(piece) for piece in a]), ".")
        case tells.Strikes:
            return cat(did(view, a[0], "выполнил"), "боевую задачу: ", rolled(reading.pairs(a[1:])), ".")
        case tells.Attacks:
            return cat(ancient_one(a[0]), " атакует.")
        case tells.Used:
            return power(a[0], a[1])
        case tells.Forbidden:
            return cat("этого не произошло: мешает ", thing(a[0]), ".")
        case tells.Won:
            return (f"победа: {ending(note.rule)}!",)
        case tells.Lost:
            return (f"поражение: {ending(note.rule)}.",)
        case _:
            raise KeyError(kind)
