"""The card game's log in Ukrainian: what happened, in the past tense."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.core.declared import flattened
from miskatonic.core.state import Note, State
from miskatonic.games.arkham_lcg.cards.terms import ALLY, EVADE, FIGHT, INVESTIGATE
from miskatonic.games.arkham_lcg.rules import tells
from miskatonic.games.arkham_lcg.rules.box import ASSET, EVENT, INVESTIGATOR, VICTORY_POINTS
from miskatonic.games.arkham_lcg.rules.tells import SPENDING
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.uk import names
from miskatonic.games.arkham_lcg.say.uk.names import (
    clues,
    damage,
    horror,
    person,
    place,
    place_at,
    place_to,
    quoted,
    resources,
    skill,
    thing,
)
from miskatonic.text.parts import Icon, Text, cat
from miskatonic.text.slavic import ACC, DAT, GEN, INS, LOC, Noun, agree
from miskatonic.text.uk import count, left, past


def resolution(number: int) -> str:
    """How the scenario ended."""
    said = names.RESOLUTIONS[number]
    return f"розв’язка {number}, {said}" if number else said


def _purpose(kind: int, enemy: int) -> Text:
    """What a test is for."""
    if kind == FIGHT:
        return cat(", щоб атакувати ", thing(enemy, ACC))
    if kind == EVADE:
        return cat(", щоб ухилитися від ", thing(enemy, GEN))
    return (", щоб дослідити локацію",) if kind == INVESTIGATE else ()


def _worked(piece: int, number: int) -> Text:
    """That a power of a card was used, or worked by itself."""
    if piece in INVESTIGATOR:
        used = past(names.noun_of(piece).gender, "скористався")
        return cat(thing(piece), f" {used} своєю здібністю.")
    if reading.power_of(piece, number).forced:
        return cat("спрацював обов’язковий ефект: ", thing(piece), ".")
    if piece in EVENT:
        return cat("подіяла ", thing(piece), ".")
    if piece not in ASSET:
        return cat("застосовано ефект: ", thing(piece), ".")
    if ALLY not in ASSET[piece].slots:
        return cat("використано ", thing(piece, ACC), ".")
    return cat(names.conjugated(names.noun_of(piece).gender, "допоміг/допомогла"), " ", thing(piece), ".")


def _uses(view: State, piece: int, n: int) -> Text:
    """How many uses are left on a card."""
    kind, _ = reading.uses_left(view, piece) or (0, 0)
    if not n:
        return (f" {names.USES[kind].many(GEN)} не залишилося",)
    return (f" {left(n, names.USES[kind])}",)


def earned(view: State, seat: int, piece: int) -> Text:
    """A story card that may go into somebody's deck."""
    who = person(view, seat) if seat >= 0 else ("новий дослідник",)
    return cat(who, " може взяти у свою колоду ", thing(piece, ACC), ".")


def recorded(records: Sequence[int]) -> Text:
    """What the campaign log remembers."""
    return (f"у журнал кампанії: {', '.join(names.RECORDS[reading.record(record)] for record in records)}.",)


def told(view: State, note: Note) -> Text:
    """A log entry as a sentence, its first letter still small."""
    a = flattened(note.told)
    kind = note.kind

    def did(verb: str, i: int = 0) -> Text:
        return names.did(view, a[i], verb)

    def its(verb: str, i: int = 0) -> Text:
        return cat(thing(a[i]), f" {names.conjugated(names.noun_of(a[i]).gender, verb)} ")

    def that(verb: str, i: int) -> Text:
        return cat(f"{names.conjugated(names.noun_of(a[i]).gender, verb)} ", thing(a[i]))

    match kind:
        case tells.Round:
            return (f"раунд {a[0]}.",)
        case tells.Phase:
            return (f"{names.PHASES[a[0]]}.",)
        case tells.Leads:
            title = agree(names.gender_of(view, a[0]), "головний дослідник", "головна дослідниця", "")
            return cat(f"{title} — ", person(view, a[0]), ".")
        case tells.Plays:
            return cat(f"гравець {a[0] + 1} грає за ", thing(a[1], ACC), ".")
        case tells.Mulligan:
            if not a[1]:
                return cat(did("залишив"), "стартову руку без змін.")
            return cat(did("замінив"), count(a[1], names.CARD, ACC), " стартової руки.")
        case tells.Turn:
            return cat("хід ", person(view, a[0], GEN), ".")
        case tells.TurnEnded:
            return cat(did("закінчив"), "хід.")
        case tells.Drew:
            return cat(did("взяв"), thing(a[1], ACC), ".")
        case tells.Reshuffled:
            return cat(did("перетасував"), "скид у нову колоду.")
        case tells.NoCards:
            return cat(did("не взяв"), "карту: ні в колоді, ні в скиді нічого немає.")
        case tells.Resources:
            if not a[1]:
                return cat(did("не мав"), "ресурсів.")
            change = did("отримав" if a[1] > 0 else "витратив" if note.rule == SPENDING else "втратив")
            return cat(change, resources(abs(a[1])), f" (тепер {a[2]}).")
        case tells.Actions:
            if a[1] > 0:
                return cat(did("отримав"), count(a[1], names.MORE_ACTIONS, ACC), f" (тепер {a[2]}).")
            return cat(did("втратив"), count(-a[1], names.ACTION, ACC), f" (тепер {a[2]}).")
        case tells.Moved:
            return cat(did("перейшов/перейшла"), place_to(a[1]), ".")
        case tells.Revealed:
            return cat("відкрито ", place(a[0], ACC), ": ", clues(a[1]) if a[1] else "доказів немає", ".")
        case tells.Location:
            return cat("у грі ", _appeared(names.place_noun(a[0])), " ", place(a[0]), ".")
        case tells.LocationGone:
            gone = agree(names.place_noun(a[0]).gender, "зник", "зникла", "зникло")
            return cat(place(a[0]), f" {gone}.")
        case tells.Clues:
            return cat(did("знайшов/знайшла"), clues(a[2]), " ", place_at(a[1]), ".")
        case tells.CluesReplaced:
            return cat(did("зняв"), clues(a[2]), " з карти ", quoted(a[1]), ".")
        case tells.CluesSpent:
            return cat(did("витратив"), clues(a[1]), ".")
        case tells.CluesDropped:
            return cat(did("залишив"), clues(a[2]), " ", place_at(a[1]), ".")
        case tells.Played:
            return cat(did("розіграв"), thing(a[1], ACC), ".")
        case tells.InPlay:
            return cat(thing(a[1]), " тепер у ", person(view, a[0], GEN), ".")
        case tells.Discarded:
            return cat("скинуто ", thing(a[0], ACC), ".")
        case tells.DiscardedFromHand:
            return cat(did("скинув"), "з руки ", thing(a[1], ACC), ".")
        case tells.UnderDeck:
            return cat(did("поклав"), thing(a[1], ACC), " під колоду.")
        case tells.Removed:
            return cat(thing(a[0], ACC), " вилучено з гри.")
        case tells.Exhausted:
            return cat(thing(a[0], ACC), " виснажено.")
        case tells.Uses:
            return cat("на карті ", quoted(a[0]), _uses(view, a[0], a[1]), ".")
        case tells.Test:
            return cat(person(view, a[0]), " перевіряє ", skill(a[1], ACC), f" ({a[2]})", _purpose(a[3], a[4]), ".")
        case tells.Committed:
            return cat(did("додав"), "до перевірки карту ", quoted(a[1]), ".")
        case tells.Token:
            return cat(did("витягнув"), "жетон: ", names.token(a[1]), ".")
        case tells.TokenCancelled:
            return cat(did("повернув"), "жетон у мішок: ", names.token(a[1]), ".")
        case tells.Boosted:
            return cat(did("отримав"), f"{names.signed(a[1])} у цій перевірці.")
        case tells.Succeeded:
            return cat(did("пройшов/пройшла"), f"перевірку: {a[1]} проти {a[2]} (перевага {a[3]}).")
        case tells.Failed:
            return cat(did("провалив"), f"перевірку: {a[1]} проти {a[2]}", f" (забракло {a[3]})." if a[3] else ".")
        case tells.Damage:
            return cat(its("отримав"), damage(a[1]), ".")
        case tells.Horror:
            return cat(its("отримав"), horror(a[1]), ".")
        case tells.HealedDamage:
            return cat("з ", thing(a[0], GEN), " знято ", damage(a[1]), ".")
        case tells.HealedHorror:
            return cat("з ", thing(a[0], GEN), " знято ", horror(a[1]), ".")
        case tells.DefeatedAsset:
            lost = "переможено" if ALLY in ASSET[a[0]].slots else "знищено"
            return cat(thing(a[0], ACC), f" {lost}.")
        case tells.Defeated:
            return cat(did("зазнав"), ("поразки: забагато шкоди!", "поразки: забагато жаху!", "поразки!")[a[1]])
        case tells.Resigned:
            return cat(did("відступив"), "з розслідування.")
        case tells.Trauma:
            return cat(did("отримав"), count(a[2], names.TRAUMAS[a[1]], ACC), ".")
        case tells.Encounter:
            return cat(person(view, a[0], DAT), " ", that("трапився", 1), ".")
        case tells.EncountersReshuffled:
            return ("скид зустрічей замішано в колоду зустрічей.",)
        case tells.Spawned:
            return cat(its("з’явився"), place_at(a[1]), ".")
        case tells.NoSpawn:
            return cat(thing(a[0], DAT), " ніде з’явитися.")
        case tells.Engaged:
            return cat(its("вступив"), "в бій із ", person(view, a[1], INS), ".")
        case tells.Disengaged:
            return cat(its("вийшов/вийшла"), "з бою (", place(a[1]), ").")
        case tells.Evaded:
            return cat(did("ухилився"), "від ", thing(a[1], GEN), ".")
        case tells.Attacks:
            return cat(its("атакував"), person(view, a[1], ACC), ".")
        case tells.NoAttack:
            return cat(its("не зміг/не змогла"), "атакувати ", person(view, a[1], ACC), ".")
        case tells.EnemyMoved:
            return cat(its("перейшов/перейшла"), place_to(a[1]), ".")
        case tells.EnemyDefeated:
            if a[1] < 0:
                return cat(thing(a[0], ACC), " переможено.")
            return cat(did("переміг/перемогла", 1), thing(a[0], ACC), ".")
        case tells.Attached:
            return cat(thing(a[0], ACC), " прикріплено до ", place(a[1], GEN), ".")
        case tells.Threat:
            return cat(thing(a[0]), " тепер у зоні загрози ", person(view, a[1], GEN), ".")
        case tells.Doom:
            needed = f" з {reading.doom_needed(a[0])}" if reading.is_agenda(a[0]) else ""
            return cat(Icon(reading.DOOM_ICON, "приреченість"), " на ", thing(a[0], LOC), f": {a[1]}{needed}.")
        case tells.Agenda | tells.Act:
            return cat(its("просунувся"), "далі.")
        case tells.NewAgenda:
            return cat("новий задум: ", quoted(a[0]), ".")
        case tells.NewAct:
            return cat("нова сцена: ", quoted(a[0]), ".")
        case tells.Victory:
            points = count(VICTORY_POINTS[a[0]], names.POINT, ACC)
            return cat("група отримала ", points, " перемоги за ", thing(a[0], ACC), ".")
        case tells.HandSearched:
            return cat(did("знайшов/знайшла"), thing(a[1], ACC), ".")
        case tells.Looked:
            deck: Text = ("своєї колоди",) if a[0] == a[1] else ("колоди зустрічей",)
            if a[1] >= 0 and a[1] != a[0]:
                deck = cat("колоди ", person(view, a[1], GEN))
            return cat(did("переглянув"), "верхні карти ", deck, ".")
        case tells.Returned:
            return cat(did("повернув"), "в руку ", thing(a[1], ACC), ".")
        case tells.Experience:
            if not a[1]:
                return cat(did("не отримав"), "досвіду.")
            return cat(did("отримав"), count(a[1], names.POINT, ACC), " досвіду.")
        case tells.Killed:
            return cat(person(view, a[0]), f" {names.conjugated(names.gender_of(view, a[0]), 'загинув/загинула')}.")
        case tells.Earned:
            return earned(view, a[0], a[1])
        case tells.Recorded:
            return recorded(a)
        case tells.Resolution:
            return (f"сценарій завершено: {resolution(a[0])}.",)
        case tells.Used:
            return _worked(a[0], a[1])
        case tells.Forbidden:
            return cat("цього не сталося: завадила карта ", quoted(a[0]), ".")
        case tells.Won:
            return ("перемога!",)
        case tells.Lost:
            return ("поразка.",)
        case _:
            raise KeyError(kind)


def _appeared(thing: Noun) -> str:
    return past(thing.gender, "з’явився")
