"""The card game's log in Russian: what happened, in the past tense."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.core.declared import flattened
from miskatonic.core.state import Note, State
from miskatonic.games.arkham_lcg.cards.terms import EVADE, FIGHT, INVESTIGATE
from miskatonic.games.arkham_lcg.rules import tells
from miskatonic.games.arkham_lcg.rules.box import ASSET, ENEMY, EVENT, INVESTIGATOR, VICTORY_POINTS, WEAKNESSES
from miskatonic.games.arkham_lcg.rules.tells import SPENDING
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.ru import names
from miskatonic.games.arkham_lcg.say.ru.names import (
    card,
    card_did,
    clues,
    did,
    horror,
    investigator,
    made,
    of_card,
    of_seat,
    person,
    quoted,
    resources,
    signed,
    skill,
    token,
    wounds,
)
from miskatonic.games.arkham_lcg.say.ru.powers import summary
from miskatonic.text.parts import Text, cat
from miskatonic.text.ru import count, left
from miskatonic.text.slavic import ACC, DAT, GEN, INS, LOC, Noun, Number, agree, number_class


def ending(resolution: int) -> str:
    """How the scenario ended."""
    return (
        "исход не был достигнут",
        "исход 1, дом сгорел",
        "исход 2, дом уцелел",
        "исход 3, упыри вырвались на свободу",
    )[resolution]


def source(piece: int) -> Text:
    """Where a power comes from: the card, or what an investigator can do."""
    if piece in INVESTIGATOR:
        return cat("свойство ", investigator(piece, GEN))
    return quoted(piece) if piece in ASSET or piece in EVENT else card(piece)


def _found(view: State, seat: int) -> Text:
    return cat(person(view, seat), f" {of_seat(view, seat, 'нашёл', 'нашла')} ")


def _some(n: int, participle: str, thing: Noun) -> str:
    """A short participle that agrees with a number of things, given in the masculine."""
    if number_class(n) is not Number.ONE:
        return f"{participle}о"
    return agree(thing.gender, participle, f"{participle}а", f"{participle}о")


def _uses_left(piece: int, n: int) -> str:
    """How many uses an asset has left."""
    uses = ASSET[piece].uses
    assert uses is not None
    thing = names.USES[uses[0]]
    return left(n, thing) if n else f"{thing.many(GEN)} не осталось"


def _purpose(view: State, a: tuple[int, ...]) -> Text:
    """Who takes a test, and what for."""
    if a[3] == FIGHT:
        return cat(did(view, a[0], "атаковал"), card(a[4], ACC), ": ")
    if a[3] == EVADE:
        return cat(did(view, a[0], "попытался"), "уйти от ", card(a[4], GEN), ": ")
    if a[3] == INVESTIGATE:
        return cat(did(view, a[0], "взялся"), "за исследование: ")
    return cat(person(view, a[0]), ": ")


def earned(view: State, seat: int, piece: int) -> Text:
    """A story card that may go into somebody's deck."""
    who = person(view, seat) if seat >= 0 else ("новый сыщик",)
    return cat(who, " может взять в свою колоду ", card(piece, ACC), ".")


def recorded(records: Sequence[int]) -> Text:
    """What the campaign log remembers."""
    return (f"в журнал кампании: {', '.join(names.RECORDS[reading.record(record)] for record in records)}.",)


def told(view: State, note: Note) -> Text:
    """A log entry as a sentence, its first letter still small."""
    a = flattened(note.told)
    kind = note.kind
    match kind:
        case tells.Round:
            return (f"раунд {a[0]}.",)
        case tells.Phase:
            return (f"{names.PHASES[a[0] - 1]}.",)
        case tells.Leads:
            return cat("ведущий сыщик — ", person(view, a[0]), ".")
        case tells.Plays:
            who = names.PEOPLE[reading.code(a[1])]
            return cat(f"игрок {a[0] + 1} — ", reading.to_person(a[1], who.full), ".")
        case tells.Mulligan:
            if not a[1]:
                return cat(did(view, a[0], "оставил"), "стартовую руку.")
            return cat(did(view, a[0], "заменил"), f"{count(a[1], names.CARD, ACC)}.")
        case tells.Turn:
            return cat("ходит ", person(view, a[0]), ".")
        case tells.TurnEnded:
            return cat(did(view, a[0], "закончил"), "ход.")
        case tells.Drew:
            what = cat("карту врага: ", card(a[1])) if a[1] in ENEMY else card(a[1], ACC)
            return cat(did(view, a[0], "взял"), what, ".")
        case tells.Reshuffled:
            return cat("колода ", person(view, a[0], GEN), " закончилась и составлена заново из сброса.")
        case tells.NoCards:
            return cat("у ", person(view, a[0], GEN), " нет карт ни в колоде, ни в сбросе.")
        case tells.Resources:
            if not a[1]:
                return cat("у ", person(view, a[0], GEN), " и так нет ресурсов.")
            verb = "получил" if a[1] > 0 else "потратил" if note.rule == SPENDING else "потерял"
            return cat(did(view, a[0], verb), resources(abs(a[1]), ACC), f" (теперь {a[2]}).")
        case tells.Actions:
            verb = "получил" if a[1] > 0 else "потерял"
            return cat(did(view, a[0], verb), f"{count(abs(a[1]), names.ACTION, ACC)} ({left(a[2], names.ACTION)}).")
        case tells.Moved:
            return cat(did(view, a[0], "передвинулся"), names.to(a[1]), ".")
        case tells.Revealed:
            shown = made(reading.location(a[0]), "открыт")
            return cat(shown, ": ", clues(a[1]), ".") if a[1] else cat(shown, ": улик нет.")
        case tells.Location:
            return cat("в игре новая локация: ", names.place(a[0]), ".")
        case tells.LocationGone:
            card_gone = reading.location(a[0])
            return cat(card(card_gone), f" {of_card(card_gone, 'исчез', 'исчезла', 'исчезло')}.")
        case tells.Clues:
            return cat(_found(view, a[0]), clues(a[2], ACC), " ", names.at(a[1]), ".")
        case tells.CluesReplaced:
            return cat(did(view, a[0], "снял"), clues(a[2], ACC), " ", names.with_(card(a[1], GEN)), ".")
        case tells.CluesSpent:
            return cat(did(view, a[0], "потратил"), clues(a[1], ACC), ".")
        case tells.CluesDropped:
            return cat(did(view, a[0], "оставил"), clues(a[2], ACC), " ", names.at(a[1]), ".")
        case tells.Played:
            return cat(did(view, a[0], "сыграл"), card(a[1], ACC), ".")
        case tells.InPlay:
            return cat("у ", person(view, a[0], GEN), " в игре ", card(a[1]), ".")
        case tells.Discarded:
            return cat(made(a[0], "сброшен"), ".")
        case tells.DiscardedFromHand:
            return cat(did(view, a[0], "сбросил"), "с руки ", card(a[1], ACC), ".")
        case tells.UnderDeck:
            return cat(did(view, a[0], "положил"), card(a[1], ACC), " под колоду.")
        case tells.Removed:
            return cat(of_card(a[0], "удалён", "удалена", "удалено"), " из игры: ", card(a[0]), ".")
        case tells.Exhausted:
            return cat(made(a[0], "задействован"), ".")
        case tells.Uses:
            return cat(card(a[0]), ": ", _uses_left(a[0], a[1]), ".")
        case tells.Test:
            return cat(_purpose(view, a), "проверка ", skill(a[1], GEN), f", сложность {a[2]}.")
        case tells.Committed:
            return cat(did(view, a[0], "добавил"), "к проверке ", card(a[1], ACC), ".")
        case tells.Token:
            return cat(did(view, a[0], "вытянул"), "жетон хаоса: ", token(a[1]), ".")
        case tells.TokenCancelled:
            return cat(did(view, a[0], "отменил"), "жетон хаоса: ", token(a[1]), ".")
        case tells.Boosted:
            return cat(did(view, a[0], "получил"), f"{signed(a[1])} к навыку.")
        case tells.Succeeded:
            passed = cat(person(view, a[0]), f" {of_seat(view, a[0], 'прошёл', 'прошла')} проверку")
            if a[1] - a[2] != a[3]:
                return cat(passed, " автоматически.")
            return cat(passed, f": {a[1]} против {a[2]}.")
        case tells.Failed:
            return cat(did(view, a[0], "провалил"), f"проверку: {a[1]} против {a[2]}.")
        case tells.Damage:
            return cat(card_did(a[0], "получил"), " ", wounds(a[1], ACC), ".")
        case tells.Horror:
            return cat(card_did(a[0], "получил"), " ", horror(a[1], ACC), ".")
        case tells.HealedDamage:
            return cat("у ", card(a[0], GEN), f" {_some(a[1], 'вылечен', names.DAMAGE)} ", wounds(a[1]), ".")
        case tells.HealedHorror:
            return cat("у ", card(a[0], GEN), f" {_some(a[1], 'вылечен', names.HORROR)} ", horror(a[1]), ".")
        case tells.DefeatedAsset:
            return cat(card(a[0]), f" {of_card(a[0], 'побеждён', 'побеждена', 'побеждено')}.")
        case tells.Defeated:
            why = (": слишком много ран", ": слишком много ужаса", "")[a[1]]
            return cat(person(view, a[0]), f" {of_seat(view, a[0], 'побеждён', 'побеждена')}{why}!")
        case tells.Resigned:
            return cat(did(view, a[0], "совершил"), "побег.")
        case tells.Trauma:
            several = f" ({count(a[2], names.TIME)})" if a[2] > 1 else ""
            return cat(did(view, a[0], "получил"), f"{names.TRAUMAS[a[1]].one(ACC)}{several}.")
        case tells.Encounter:
            if a[1] in WEAKNESSES:
                return cat("раскрывается слабость: " if a[1] in ENEMY else "раскрывается ", card(a[1]), ".")
            return cat(person(view, a[0], DAT), f" {of_card(a[1], 'попался', 'попалась', 'попалось')} ", card(a[1]), ".")
        case tells.EncountersReshuffled:
            return ("сброс контактов замешан в колоду контактов.",)
        case tells.Spawned:
            return cat(card(a[0]), f" {of_card(a[0], 'вышел', 'вышла', 'вышло')} ", names.at(a[1]), ".")
        case tells.NoSpawn:
            return cat(card(a[0], DAT), " негде выйти.")
        case tells.Engaged:
            return cat(card_did(a[0], "начал"), " сражаться ", names.with_(person(view, a[1], INS)), ".")
        case tells.Disengaged:
            return cat(card_did(a[0], "остался"), " ", names.at(a[1]), " и ни с кем не сражается.")
        case tells.Evaded:
            return cat(person(view, a[0]), f" {of_seat(view, a[0], 'ушёл', 'ушла')} от ", card(a[1], GEN), ".")
        case tells.Attacks:
            return cat(card_did(a[0], "атаковал"), " ", person(view, a[1], ACC), ".")
        case tells.NoAttack:
            return cat(card(a[0]), " не может атаковать ", person(view, a[1], ACC), ".")
        case tells.EnemyMoved:
            return cat(card_did(a[0], "передвинулся"), " ", names.to(a[1]), ".")
        case tells.EnemyDefeated:
            if a[1] >= 0:
                return cat(did(view, a[1], "победил"), card(a[0], ACC), ".")
            return cat(card(a[0]), f" {of_card(a[0], 'побеждён', 'побеждена', 'побеждено')}.")
        case tells.Attached:
            put = of_card(a[0], "прикреплён", "прикреплена", "прикреплено")
            return cat(card(a[0]), f" {put} к ", names.place(a[1], DAT), ".")
        case tells.Threat:
            return cat(card_did(a[0], "попал"), " в зону угрозы ", person(view, a[1], GEN), ".")
        case tells.Doom:
            needed = f" из {reading.doom_needed(a[0])}" if reading.is_agenda(a[0]) else ""
            return cat("на ", card(a[0], LOC), " теперь ", names.doom(a[1]), f"{needed}.")
        case tells.Agenda | tells.Act:
            return cat(card_did(a[0], "продвинулся"), ".")
        case tells.NewAgenda:
            return cat("новый замысел: ", quoted(a[0]), ".")
        case tells.NewAct:
            return cat("новая сцена: ", quoted(a[0]), ".")
        case tells.Victory:
            points = f" (победных очков: {VICTORY_POINTS[a[0]]})"
            return cat("к победному счёту ", made(a[0], "добавлен"), f"{points}.")
        case tells.HandSearched:
            return cat(_found(view, a[0]), card(a[1], ACC), " в своей колоде.")
        case tells.Looked:
            deck = ("колоды контактов",) if a[1] < 0 else cat("колоды ", person(view, a[1], GEN))
            if a[1] == a[0]:
                deck = ("своей колоды",)
            return cat(did(view, a[0], "посмотрел"), "верхние карты ", deck, ".")
        case tells.Returned:
            return cat(did(view, a[0], "вернул"), "на руку ", card(a[1], ACC), ".")
        case tells.Experience:
            if not a[1]:
                return cat(did(view, a[0], "не получил"), "опыта.")
            return cat(did(view, a[0], "получил"), f"{count(a[1], names.EXPERIENCE, ACC)}.")
        case tells.Killed:
            return cat(person(view, a[0]), f" {of_seat(view, a[0], 'погиб', 'погибла')}.")
        case tells.Earned:
            return earned(view, a[0], a[1])
        case tells.Recorded:
            return recorded(a)
        case tells.Resolution:
            return (f"сценарий окончен: {ending(a[0])}.",)
        case tells.Used:
            return cat(source(a[0]), ": ", summary(reading.power_of(a[0], a[1])), ".")
        case tells.Forbidden:
            return cat("этого не произошло: мешает ", card(a[0]), ".")
        case tells.Won:
            return ("победа!",)
        case tells.Lost:
            return ("поражение.",)
        case _:
            raise KeyError(kind)
