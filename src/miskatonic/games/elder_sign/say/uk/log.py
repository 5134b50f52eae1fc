"""Elder Sign's log in Ukrainian: what happened, in the past tense."""

from __future__ import annotations

from miskatonic.core.declared import flattened
from miskatonic.core.state import Note, State
from miskatonic.games.elder_sign.cards.entrance import OFFERS
from miskatonic.games.elder_sign.cards.words import ALLY, CLUE, SPELL
from miskatonic.games.elder_sign.rules import tells
from miskatonic.games.elder_sign.rules.box import INVESTIGATOR, TASKS_PRINTED, TROPHIES
from miskatonic.games.elder_sign.say import reading
from miskatonic.games.elder_sign.say.uk import names
from miskatonic.games.elder_sign.say.uk.names import (
    adventure,
    adventure_with_word,
    ancient_one,
    dice,
    die,
    face,
    goods,
    investigator,
    monster,
    mythos,
    person,
    possession,
    thing,
    value,
    values,
)
from miskatonic.text.parts import Icon, Text, cat
from miskatonic.text.slavic import ACC, DAT, GEN, agree
from miskatonic.text.uk import past


def ending(rule: str) -> str:
    """Why the game is won or lost."""
    match rule:
        case "ES-END-01":
            return "зібрано досить Знаків Стародавніх"
        case "ES-END-02":
            return "у бою знято останній жетон приреченості"
        case "ES-END-03":
            return "усіх дослідників зжерто"
        case "ES-ANC-03":
            return "Азатот пробудився"
    raise KeyError(rule)


def _task(number: int, on_it: int) -> Text:
    """A task that was completed, and the monster on it."""
    if number >= TASKS_PRINTED:
        return cat("завдання монстра (", monster(on_it), ")")
    return cat(f"завдання {number + 1}", cat(" (", monster(on_it), ")") if on_it >= 0 else "")


def _spot(card: int, task: int) -> Text:
    """Where a monster appeared."""
    return cat(adventure_with_word(card), ", нижче завдань" if task < 0 else f", завдання {task + 1}")


def _worked(piece: int) -> Text:
    """That a card or the ability of an investigator was used."""
    if piece in INVESTIGATOR:
        used = past(names.PEOPLE[INVESTIGATOR[piece].code].gender, "застосував")
        return cat(investigator(piece), f" {used} здібність ", names.ability(piece), ".")
    kind = reading.possession(piece).kind
    if kind == ALLY:
        return cat("здібність ", possession(piece, GEN), " спрацювала.")
    return cat(possession(piece), " спрацювало." if kind == SPELL else " спрацював.")


def told(view: State, note: Note) -> Text:
    """A log entry as a sentence, its first letter still small."""
    a = flattened(note.told)
    kind = note.kind

    def did(verb: str, i: int = 0) -> Text:
        return names.did(view, a[i], verb)

    match kind:
        case tells.Enters:
            joined = past(names.PEOPLE[INVESTIGATOR[a[1]].code].gender, "приєднався")
            return cat(f"до розслідування {joined} ", investigator(a[1]), f" (гравець {a[0] + 1}).")
        case tells.FirstPlayer:
            return cat(agree(names.gender_of(view, a[0]), "першим", "першою", ""), " ходить ", person(view, a[0]), ".")
        case tells.Turn:
            return cat("хід ", person(view, a[0], GEN), ".")
        case tells.Moves:
            if a[2] < 0:
                return cat(did("пішов/пішла"), "до ", reading.to_entrance(names.ENTRANCE.one(GEN)), ".")
            return cat(did("вирушив"), "в ", adventure_with_word(a[2], ACC), ".")
        case tells.Stays:
            return cat(did("залишився"), "на місці.")
        case tells.Rolls:
            return cat(did("кинув"), dice(reading.pairs(a[1:])), ".")
        case tells.Rerolls:
            return cat(did("перекинув"), dice(reading.pairs(a[1:])), ".")
        case tells.SpentClue:
            return cat(did("витратив"), goods(CLUE), ".")
        case tells.Completes:
            return cat(did("виконав"), _task(a[1], a[2]), ": ", dice(reading.pairs(a[3:])), ".")
        case tells.CompletesFree:
            return cat(did("виконав"), _task(a[1], a[2]), " без кубиків.")
        case tells.RollFailed:
            return cat("кидок ", person(view, a[0], GEN), " невдалий.")
        case tells.Terror:
            return ("спрацював ефект жаху.",)
        case tells.TerrorIgnored:
            return cat("на ", person(view, a[0], ACC), " ефект жаху не подіяв.")
        case tells.Removed:
            return cat(did("прибрав"), die(a[1], a[2], ACC), ".")
        case tells.Focused:
            return cat(
                did("зосередився"), "й ", past(names.gender_of(view, a[0]), "відклав"), " ", die(a[1], a[2], ACC), "."
            )
        case tells.AskedHelp:
            return cat(did("попросив"), person(view, a[1], ACC), " допомогти.")
        case tells.Helped:
            kept = agree(names.gender_of(view, a[1]), "зберіг", "зберегла", "")
            return cat(did("допоміг/допомогла", 1), person(view, a[0], DAT), f" й {kept} ", die(a[2], a[3], ACC), ".")
        case tells.RefusedHelp:
            return cat(did("відмовився"), "допомогти.")
        case tells.Held:
            return cat(did("зберіг/зберегла"), die(a[2], a[3], ACC), " на карті ", names.possession_name(a[1]), ".")
        case tells.TakenOff:
            return cat(did("зняв"), die(a[2], -1, ACC), " з карти ", names.possession_name(a[1]), ".")
        case tells.AddedDie:
            return cat(did("додав"), die(a[1], -1, ACC), " до кидка.")
        case tells.Changed:
            return cat(did("змінив"), "результат ", die(a[1], -1, GEN), " з ", face(a[2], GEN), " на ", face(a[3], ACC), ".")
        case tells.Locked:
            return cat(Icon(reading.LOCK_ICON, "замкнено"), " ", die(a[1], -1, ACC), " (", thing(a[0]), ").")
        case tells.LockWaits:
            die_name = names.DICE[a[1]].one(GEN)
            lock = Icon(reading.LOCK_ICON, "замок")
            return cat(f"вільного {die_name} немає, тож ", lock, " чекає (", thing(a[0]), ").")
        case tells.Unlocked:
            return cat(die(a[0]), " знову вільний.")
        case tells.Resolved:
            return cat(did("пройшов/пройшла"), adventure_with_word(a[1], ACC), "!")
        case tells.Failed:
            return cat(did("провалив"), adventure_with_word(a[1], ACC), ".")
        case tells.GaveUp:
            return cat(did("відступив"), "з ", adventure_with_word(a[1], GEN), ".")
        case tells.Reward:
            return cat(did("отримав"), "нагороду за ", adventure_with_word(a[1], ACC), ".")
        case tells.Penalty:
            return cat(did("розплатився"), "за провал ", adventure_with_word(a[1], GEN), ".")
        case tells.Prevented:
            return cat(did("вберіг/вберегла"), values(a[1], a[2]), ".")
        case tells.Hurt:
            return cat(did("втратив"), values(a[1], a[2]), ".")
        case tells.Healed:
            return cat(did("відновив"), values(a[1], a[2]), ".")
        case tells.LimitFell:
            return cat("максимум ", value(a[1], GEN), " ", person(view, a[0], GEN), f" знизився до {a[2]}.")
        case tells.GainedClue:
            return cat(did("отримав"), goods(CLUE, a[1]), ".")
        case tells.NoClueLeft:
            return cat("доказів у запасі немає: ", did("залишився"), "ні з чим.")
        case tells.GainedCard:
            return cat(did("отримав"), possession(a[1], ACC), ".")
        case tells.DeckEmpty:
            none = f"{names.GOODS[a[1]].many(GEN)} більше немає"
            return cat(f"{none}: ", did("залишився"), "ні з чим.")
        case tells.LostClue:
            return cat(did("втратив"), goods(CLUE, a[1]), ".")
        case tells.LostCard:
            return cat(did("втратив"), possession(a[1], ACC), ".")
        case tells.UsedCard:
            verb = "прочитав" if reading.possession(a[1]).kind == SPELL else "використав"
            return cat(did(verb), possession(a[1], ACC), ".")
        case tells.Left:
            left = past(names.ALLIES[reading.possession(a[1]).code].gender, "покинув")
            return cat(possession(a[1]), f" {left} ", person(view, a[0], ACC), ".")
        case tells.SpentTrophy:
            return cat(did("віддав"), "трофей: ", thing(a[1]), f" (вартість {TROPHIES[a[1]]}).")
        case tells.TookMonster:
            return cat(did("взяв"), monster(a[1], ACC), " як трофей.")
        case tells.FaceDown:
            return cat(did("переміг/перемогла"), monster(a[1], ACC), ".")
        case tells.Signs:
            change = "отримано " if a[0] > 0 else "втрачено "
            return cat(change, names.signs(abs(a[0])), f": тепер {a[1]} з {a[2]}.")
        case tells.Gate:
            return cat("відкрилися ", Icon(reading.GATE_ICON, "ворота"), ": Інший світ ", adventure(a[0]), ".")
        case tells.NoWorldLeft:
            return ("ворота не відкрилися: Інших світів більше немає.",)
        case tells.Monster:
            noun = names.monster_noun(a[0])
            return cat(past(noun.gender, "з’явився"), " ", monster(a[0]), " (", _spot(a[3], a[2]), ").")
        case tells.NoMonster:
            return ("монстр не з’явився: чаша порожня.",)
        case tells.MonsterKeptAway:
            return cat("у хід ", person(view, a[0], GEN), " монстр не з’явився.")
        case tells.Doom:
            grew = "зросла" if a[0] > 0 else "знизилася"
            return cat(Icon(reading.DOOM_ICON, "приреченість"), f" {grew}: {a[1]} з {a[2]}.")
        case tells.NewAdventure:
            return cat("у музеї нова пригода: ", adventure(a[0]), ".")
        case tells.Replaced:
            return cat("пригоду ", adventure(a[0]), " прибрано.")
        case tells.WorldLeft:
            return cat("Інший світ ", adventure(a[0]), " вибув із гри.")
        case tells.Entrance:
            if OFFERS[a[1]].in_shop:
                return cat(did("завітав"), "до сувенірної крамниці.")
            return cat(did("звернувся"), "по першу допомогу.")
        case tells.LostAndFound:
            fell = agree(names.SYMBOLS[a[1]].gender, "випав", "випала", "випало")
            return cat(did("зазирнув"), f"до бюро знахідок: {fell} ", face(a[1]), ".")
        case tells.Settled:
            return cat(did("сплатив"), "борг: карту міту ", mythos(a[1]), " скинуто.")
        case tells.Clock:
            return cat(Icon(reading.CLOCK_ICON, "годинник"), f" показує {names.HOURS[a[0]]}.")
        case tells.Midnight:
            return ("настала північ.",)
        case tells.MidnightEffect:
            return cat("опівнічний ефект: ", thing(a[0]), ".")
        case tells.Mythos:
            return cat("відкрито карту міту ", mythos(a[0]), ".")
        case tells.Devoured:
            return cat(investigator(a[1], ACC), " зжерто!")
        case tells.Out:
            return (f"гравець {a[0] + 1} вибув із гри.",)
        case tells.Awakens:
            return cat(ancient_one(a[0]), f" {past(names.ancient_one_noun(a[0]).gender, 'пробудився')}!")
        case tells.DiceGone:
            return cat("замкнені кубики вибули з гри: ", names.dice_counted(a), ".")
        case tells.Strikes:
            return cat(did("вразив"), "Стародавнього: ", dice(reading.pairs(a[1:])), ".")
        case tells.Attacks:
            return cat(ancient_one(a[0]), f" {past(names.ancient_one_noun(a[0]).gender, 'атакував')}.")
        case tells.Used:
            return _worked(a[0])
        case tells.Forbidden:
            return cat("цього не сталося: завадила карта ", names.ability(a[0]), ".")
        case tells.Won:
            return (f"перемога: {ending(note.rule)}!",)
        case tells.Lost:
            return (f"поразка: {ending(note.rule)}.",)
        case _:
            raise KeyError(kind)
