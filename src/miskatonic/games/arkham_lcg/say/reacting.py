"""Why somebody may react now: what has happened, or is about to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from miskatonic.core import declared
from miskatonic.core.options import NOTHING, Asked
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.rules import box, happens
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.text.parts import Text
from miskatonic.text.phrases import Slot, Three

_ROUND_ENDS: Final = ("the round ends", "раунд заканчивается", "раунд закінчується")
_TOOK: Final = (
    "[you|{who}] took {n}",
    "[вы получили|{who} {who~получил}] {n:acc}",
    "[ви отримали|{who} {who~отримав}] {n:acc}",
)
HAPPENED: Final[Mapping[declared.Kind, Three]] = {
    happens.TurnBegins: (
        "[your|{who}’s] turn begins",
        "начинается [ваш ход|ход {who:gen}]",
        "починається [ваш хід|хід {who:gen}]",
    ),
    happens.TurnEnds: (
        "[your|{who}’s] turn ends",
        "[ваш ход|ход {who:gen}] заканчивается",
        "закінчується [ваш хід|хід {who:gen}]",
    ),
    happens.PhaseBegins: ("the {phase} begins", "начинается {phase}", "починається {phase}"),
    happens.PhaseEnds: ("the {phase} ends", "заканчивается {phase}", "закінчується {phase}"),
    happens.RoundEnds: _ROUND_ENDS,
    happens.EndOfRound: _ROUND_ENDS,
    happens.GameEnds: ("the game ends", "игра заканчивается", "гра закінчується"),
    happens.CardPlayed: (
        "[you|{who}] played {card}",
        "[вы сыграли|{who} {who~сыграл}] {card:acc}",
        "[ви розіграли|{who} {who~розіграв}] {card:acc}",
    ),
    happens.EnteredPlay: ("{card} entered play", "{card} {card~вошёл/вошла/вошло} в игру", "у грі з’являється {card}"),
    happens.Revelation: (
        "[you|{who}] drew {card}",
        "[вы взяли|{who} {who~взял}] {card:acc}",
        "[ви берете|{who} бере] {card:acc}",
    ),
    happens.JoinedVictory: (
        "{card} joined the victory display",
        "к победному счёту {card~добавлен} {card}",
        "{card} тепер у зоні перемоги",
    ),
    happens.Moves: (
        "[you are|{who} is] about to move {to}",
        "[вы собираетесь|{who} собирается] передвинуться {to}",
        "[ви збираєтеся|{who} збирається] перейти {to}",
    ),
    happens.LeftLocation: (
        "[you|{who}] left {place}",
        "[вы покидаете|{who} покидает] {place:acc}",
        "[ви залишаєте|{who} залишає] {place:acc}",
    ),
    happens.EnteredLocation: (
        "[you|{who}] entered {place}",
        "[вы вошли|{who} {who~вошёл/вошла}] {to}",
        "[ви перейшли|{who} {who~перейшов/перейшла}] {to}",
    ),
    happens.CluesDiscovered: (
        "[you|{who}] would discover {n}",
        "[вы вот-вот найдёте|{who} вот-вот найдёт] {n:acc}",
        "[ви ось-ось знайдете|{who} ось-ось знайде] {n:acc}",
    ),
    happens.WouldReveal: (
        "[you are|{who} is] about to reveal a token",
        "[вы собираетесь|{who} собирается] вытянуть жетон хаоса",
        "[ви збираєтеся|{who} збирається] витягти жетон хаосу",
    ),
    happens.TokenRevealed: (
        "[you|{who}] revealed {token:a}",
        "[вы вытянули|{who} {who~вытянул}] жетон хаоса ({token})",
        "[ви витягли|{who} {who~витягнув}] жетон хаосу ({token})",
    ),
    happens.WouldFail: (
        "[you|{who}] would fail the test, {value} against {hard}",
        "проверка [не удаётся|{who:gen} не удаётся] ({value} против {hard})",
        "[ви ось-ось провалите|{who} ось-ось провалить] перевірку ({value} проти {hard})",
    ),
    happens.Failed: (
        "[you|{who}] failed the test by {n}",
        "[вы провалили|{who} {who~провалил}] проверку (не хватило {n} <n:очка|очков>)",
        "[ви провалили|{who} {who~провалив}] перевірку (забракло {n})",
    ),
    happens.Investigated: (
        "[you|{who}] investigated {place} successfully",
        "[вы успешно исследовали|{who} {who~успешно исследовал}] {place:acc}",
        "[ви дослідили|{who} {who~дослідив}] {place:acc}",
    ),
    happens.AttackSucceeded: (
        "[you|{who}] hit {enemy}",
        "[вы успешно атаковали|{who} {who~успешно атаковал}] {enemy:acc}",
        "[ви влучили|{who} {who~влучив}] в {enemy:acc}",
    ),
    happens.Evaded: (
        "[you|{who}] evaded {enemy}",
        "[вы ушли|{who} {who~ушёл/ушла}] от {enemy:gen}",
        "[ви ухилилися|{who} {who~ухилився}] від {enemy:gen}",
    ),
    happens.EnemySpawns: ("{enemy} spawns {at}", "{enemy} выходит {at}", "{enemy} з’являється {at}"),
    happens.EnemySpawned: (
        "{enemy} entered play {at}",
        "{enemy} {enemy~вошёл/вошла/вошло} в игру {at}",
        "{enemy} {enemy~увійшов/увійшла/увійшло} в гру {at}",
    ),
    happens.Engaged: (
        "{enemy} engaged [you|{who}]",
        "{enemy} {enemy~начал} сражаться с [вами|{who:ins}]",
        "{enemy} {enemy~вступив/вступила/вступило} в бій із [вами|{who:ins}]",
    ),
    happens.EnemyAttacks: (
        "{enemy} attacks [you|{who}]",
        "{enemy} атакует [вас|{who:acc}]",
        "{enemy} атакує [вас|{who:acc}]",
    ),
    happens.EnemyFalls: (
        "{enemy} is about to be defeated",
        "{enemy} вот-вот потерпит поражение",
        "{enemy} ось-ось зазнає поразки",
    ),
    happens.EnemyDefeated: (
        "[you|{who}] defeated {enemy}",
        "[вы победили|{who} {who~победил}] {enemy:acc}",
        "[ви перемогли|{who} {who~переміг/перемогла}] {enemy:acc}",
    ),
    happens.DamageAssigned: (
        "{enemy}’s attack hits {card}",
        "{enemy} наносит раны {card:dat}",
        "{enemy} завдає шкоди {card:dat}",
    ),
    happens.HorrorPlaced: (
        "{n} was put on [you|{who}]",
        "[вы получили|{who} {who~получил}] {n:acc}",
        "на [вас|{who:acc}] поклали {n:acc}",
    ),
    happens.TookDamage: _TOOK,
    happens.TookHorror: _TOOK,
    happens.InvestigatorFalls: (
        "[you are|{who} is] about to be defeated",
        "[вы вот-вот потерпите|{who} вот-вот потерпит] поражение",
        "[ви ось-ось зазнаєте|{who} ось-ось зазнає] поразки",
    ),
}
"""Each event to the one it is about, or told of somebody else; the slots are the fields of its kind."""
_BY_NOBODY: Final = ("{enemy} was defeated", "побеждён враг: {enemy}", "{enemy:acc} переможено")


def chance(v: Voice, view: State, asked: Asked, event: tuple[int, ...]) -> Text:
    """Why somebody may react now: what the reader did, or what is told of somebody else."""
    if type(event) not in HAPPENED:
        return v.say("something happened", "что-то произошло", "щось сталося")
    who = getattr(event, "who", box.NOBODY)
    by_nobody = isinstance(event, happens.EnemyDefeated) and who == box.NOBODY
    said = _BY_NOBODY if by_nobody else HAPPENED[type(event)]
    return (v.order if who == asked.seat else v.of(())).say(*said, **_slots(v, view, event))


def _slots(v: Voice, view: State, event: tuple[int, ...]) -> dict[str, Slot]:
    """What an event is about, each as a sentence mentions it; a place also as where one is or goes."""
    if isinstance(event, happens.WouldFail):
        value, hard = reading.final_numbers(view)
        return {"who": v.person(view, event.who), "value": value, "hard": hard}
    known = zip(declared.arguments(type(event)), event, strict=True)
    slots = {field: _mention(v, view, what, n) for (field, what), n in known}
    place = getattr(event, "place", NOTHING)
    return slots if place == NOTHING else slots | {"at": v.at(place), "to": v.to(place)}


def _mention(v: Voice, view: State, what: str, n: int) -> Slot:
    """A number as what it stands for."""
    match what:
        case declared.SEAT:
            return v.person(view, n) if n != box.NOBODY else ()
        case declared.PIECE:
            return v.card(n)
        case box.PLACE:
            return v.place(n)
        case box.TOKEN_ARG:
            return v.token(n)
        case happens.PHASE:
            return v.names.phases[n - 1]
        case happens.DAMAGE:
            return v.damage(n)
        case happens.HORROR:
            return v.horror(n)
        case happens.CLUES:
            return v.clues(n)
        case _:
            return n
