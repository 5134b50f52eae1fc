"""Why somebody may react now: what has happened, or is about to."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from miskatonic.core.options import Asked
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.sheets import When
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.text.parts import Text
from miskatonic.text.phrases import Named, fixed


def chance(v: Voice, view: State, asked: Asked, event: tuple[int, ...]) -> Text:
    """Why somebody may react now: what the reader did, or what is told of somebody else."""
    seat = event[0] if event else -1
    say = (v.order if seat == asked.seat else v.of(())).say
    who = v.person(view, seat) if seat >= 0 else fixed("")
    when = reading.moment_of(asked)
    match when:
        case When.ENEMY_DEFEATED:
            _, enemy, *_ = event
            if seat < 0:
                return say("{enemy} was defeated", "побеждён враг: {enemy}", "{enemy:acc} переможено", enemy=v.card(enemy))
            return say(
                "[you|{who}] defeated {enemy}",
                "[вы победили|{who} {who~победил}] {enemy:acc}",
                "[ви перемогли|{who} {who~переміг/перемогла}] {enemy:acc}",
                who=who, enemy=v.card(enemy),
            )  # fmt: skip
        case When.ENEMY_ATTACKS:
            _, enemy, *_ = event
            return say(
                "{enemy} attacks [you|{who}]", "{enemy} атакует [вас|{who:acc}]", "{enemy} атакує [вас|{who:acc}]",
                who=who, enemy=v.card(enemy),
            )  # fmt: skip
        case When.ENEMY_ATTACKED:
            _, enemy, *_ = event
            return say(
                "{enemy} attacked [you|{who}]",
                "{enemy} {enemy~атаковал} [вас|{who:acc}]",
                "{enemy} {enemy~атакував} [вас|{who:acc}]",
                who=who, enemy=v.card(enemy),
            )  # fmt: skip
        case When.DAMAGE_ASSIGNED:
            _, card, enemy, *_ = event
            return say(
                "{enemy}’s attack hits {card}", "{enemy} наносит раны {card:dat}", "{enemy} завдає шкоди {card:dat}",
                enemy=v.card(enemy), card=v.card(card),
            )  # fmt: skip
        case When.HORROR_PLACED:
            _, _, n, *_ = event
            return say(
                "{n} was put on [you|{who}]",
                "[вы получили|{who} {who~получил}] {n:acc}",
                "на [вас|{who:acc}] поклали {n:acc}",
                who=who, n=v.horror(n),
            )  # fmt: skip
        case When.TOOK_DAMAGE:
            _, n, *_ = event
            return _took(say, who, v.damage(n))
        case When.TOOK_HORROR:
            _, n, *_ = event
            return _took(say, who, v.horror(n))
        case When.TOKEN_REVEALED | When.TOKEN_WAS_REVEALED:
            _, token, *_ = event
            return say(
                "[you|{who}] revealed {token:a}",
                "[вы вытянули|{who} {who~вытянул}] жетон хаоса ({token})",
                "[ви витягли|{who} {who~витягнув}] жетон хаосу ({token})",
                who=who, token=v.token(token),
            )  # fmt: skip
        case When.WOULD_FAIL:
            value, hard = reading.final_numbers(view)
            return say(
                "[you|{who}] would fail the test, {value} against {hard}",
                "проверка [не удаётся|{who:gen} не удаётся] ({value} против {hard})",
                "[ви ось-ось провалите|{who} ось-ось провалить] перевірку ({value} проти {hard})",
                who=who, value=value, hard=hard,
            )  # fmt: skip
        case When.FAILED:
            _, n, *_ = event
            return say(
                "[you|{who}] failed the test by {n}",
                "[вы провалили|{who} {who~провалил}] проверку (не хватило {n} <n:очка|очков>)",
                "[ви провалили|{who} {who~провалив}] перевірку (забракло {n})",
                who=who, n=n,
            )  # fmt: skip
        case When.INVESTIGATED:
            _, place, *_ = event
            return say(
                "[you|{who}] investigated {place} successfully",
                "[вы успешно исследовали|{who} {who~успешно исследовал}] {place:acc}",
                "[ви дослідили|{who} {who~дослідив}] {place:acc}",
                who=who, place=v.place(place),
            )  # fmt: skip
        case When.ATTACK_SUCCEEDED:
            _, enemy, *_ = event
            return say(
                "[you|{who}] hit {enemy}",
                "[вы успешно атаковали|{who} {who~успешно атаковал}] {enemy:acc}",
                "[ви влучили|{who} {who~влучив}] в {enemy:acc}",
                who=who, enemy=v.card(enemy),
            )  # fmt: skip
        case When.EVADED:
            _, enemy, *_ = event
            return say(
                "[you|{who}] evaded {enemy}",
                "[вы ушли|{who} {who~ушёл/ушла}] от {enemy:gen}",
                "[ви ухилилися|{who} {who~ухилився}] від {enemy:gen}",
                who=who, enemy=v.card(enemy),
            )  # fmt: skip
        case When.CARD_PLAYED:
            _, card, *_ = event
            return say(
                "[you|{who}] played {card}",
                "[вы сыграли|{who} {who~сыграл}] {card:acc}",
                "[ви розіграли|{who} {who~розіграв}] {card:acc}",
                who=who, card=v.card(card),
            )  # fmt: skip
        case When.ENTERED_PLAY:
            _, card, *_ = event
            return say(
                "{card} entered play",
                "{card} {card~вошёл/вошла/вошло} в игру",
                "у грі з’являється {card}",
                card=v.card(card),
            )
        case When.REVELATION:
            _, card, *_ = event
            return say(
                "[you|{who}] drew {card}",
                "[вы взяли|{who} {who~взял}] {card:acc}",
                "[ви берете|{who} бере] {card:acc}",
                who=who, card=v.card(card),
            )  # fmt: skip
        case When.CLUES_DISCOVERED:
            _, _, n, *_ = event
            return say(
                "[you|{who}] would discover {n}",
                "[вы вот-вот найдёте|{who} вот-вот найдёт] {n:acc}",
                "[ви ось-ось знайдете|{who} ось-ось знайде] {n:acc}",
                who=who, n=v.clues(n),
            )  # fmt: skip
        case When.TURN_BEGINS:
            return say(
                "[your|{who}’s] turn begins",
                "начинается [ваш ход|ход {who:gen}]",
                "починається [ваш хід|хід {who:gen}]",
                who=who,
            )
        case When.TURN_ENDS:
            return say(
                "[your|{who}’s] turn ends",
                "[ваш ход|ход {who:gen}] заканчивается",
                "закінчується [ваш хід|хід {who:gen}]",
                who=who,
            )
        case When.ROUND_ENDS | When.END_OF_ROUND:
            return say("the round ends", "раунд заканчивается", "раунд закінчується")
        case When.PHASE_BEGINS:
            _, phase, *_ = event
            return say("the {phase} begins", "начинается {phase}", "починається {phase}", phase=v.names.phases[phase - 1])
        case When.PHASE_ENDS:
            _, phase, *_ = event
            return say("the {phase} ends", "заканчивается {phase}", "закінчується {phase}", phase=v.names.phases[phase - 1])
        case When.ENEMY_SPAWNS:
            _, enemy, place, *_ = event
            return say(
                "{enemy} spawns {at}", "{enemy} выходит {at}", "{enemy} з’являється {at}",
                enemy=v.card(enemy), at=v.at(place),
            )  # fmt: skip
        case When.ENEMY_SPAWNED:
            _, enemy, place, *_ = event
            return say(
                "{enemy} entered play {at}", "{enemy} {enemy~вошёл/вошла/вошло} в игру {at}",
                "{enemy} {enemy~увійшов/увійшла/увійшло} в гру {at}", enemy=v.card(enemy), at=v.at(place),
            )  # fmt: skip
        case When.ENGAGED:
            _, enemy, *_ = event
            return say(
                "{enemy} engaged [you|{who}]",
                "{enemy} {enemy~начал} сражаться с [вами|{who:ins}]",
                "{enemy} {enemy~вступив/вступила/вступило} в бій із [вами|{who:ins}]",
                who=who, enemy=v.card(enemy),
            )  # fmt: skip
        case When.ENEMY_FALLS:
            _, enemy, *_ = event
            return say(
                "{enemy} is about to be defeated",
                "{enemy} вот-вот потерпит поражение",
                "{enemy} ось-ось зазнає поразки",
                enemy=v.card(enemy),
            )
        case When.INVESTIGATOR_FALLS:
            return say(
                "[you are|{who} is] about to be defeated",
                "[вы вот-вот потерпите|{who} вот-вот потерпит] поражение",
                "[ви ось-ось зазнаєте|{who} ось-ось зазнає] поразки",
                who=who,
            )
        case When.MOVES:
            _, _, place, *_ = event
            return say(
                "[you are|{who} is] about to move {to}",
                "[вы собираетесь|{who} собирается] перейти {to}",
                "[ви збираєтеся|{who} збирається] перейти {to}",
                who=who, to=v.to(place),
            )  # fmt: skip
        case When.WOULD_REVEAL:
            return say(
                "[you are|{who} is] about to reveal a token",
                "[вы собираетесь|{who} собирается] вытянуть жетон хаоса",
                "[ви збираєтеся|{who} збирається] витягти жетон хаосу",
                who=who,
            )
        case When.ENTERED_LOCATION:
            _, place, *_ = event
            return say(
                "[you|{who}] entered {place}",
                "[вы вошли|{who} {who~вошёл/вошла}] {to}",
                "[ви перейшли|{who} {who~перейшов/перейшла}] {to}",
                who=who, place=v.place(place), to=v.to(place),
            )  # fmt: skip
        case When.LEFT_LOCATION:
            _, place, *_ = event
            return say(
                "[you|{who}] left {place}",
                "[вы покидаете|{who} покидает] {place:acc}",
                "[ви залишаєте|{who} залишає] {place:acc}",
                who=who, place=v.place(place),
            )  # fmt: skip
        case When.JOINED_VICTORY:
            _, card = event
            return say(
                "{card} joined the victory display",
                "к победному счёту {card~добавлен} {card}",
                "{card} тепер у зоні перемоги",
                card=v.card(card),
            )
        case When.GAME_ENDS:
            return say("the game ends", "игра заканчивается", "гра закінчується")
        case When.ACTION | When.FREE | When.IN_TEST | When.OWN_TURN | None:
            return say("something happened", "что-то произошло", "щось сталося")
        case _:
            assert_never(when)


def _took(say: Callable[..., Text], who: Named, n: Named) -> Text:
    """Damage or horror that was taken."""
    return say(
        "[you|{who}] took {n}",
        "[вы получили|{who} {who~получил}] {n:acc}",
        "[ви отримали|{who} {who~отримав}] {n:acc}",
        who=who, n=n,
    )  # fmt: skip
