"""The card game's options in Russian: what each choice means, with the numbers one needs to make it."""

from __future__ import annotations

from miskatonic.core.declared import flattened
from miskatonic.core.events import ability_of
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.terms import ELDER_SIGN, EVADE, FIGHT, INTELLECT, INVESTIGATE
from miskatonic.games.arkham_lcg.cards.words import DamageEnemy, Either
from miskatonic.games.arkham_lcg.rules import asks
from miskatonic.games.arkham_lcg.rules.box import ENEMY, EVENT
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.reading import known
from miskatonic.games.arkham_lcg.say.ru import names
from miskatonic.games.arkham_lcg.say.ru.effects import clause
from miskatonic.games.arkham_lcg.say.ru.log import source
from miskatonic.games.arkham_lcg.say.ru.names import card, clues, horror, person, resources, skill, token, wounds
from miskatonic.games.arkham_lcg.say.ru.powers import offer, summary
from miskatonic.games.arkham_lcg.say.ru.verbs import TO
from miskatonic.text.parts import Icon, Text, capital, cat, join
from miskatonic.text.ru import count, listed
from miskatonic.text.slavic import ACC, DAT, GEN, INS


def choice(view: State, asked: Asked, option: Option) -> Text:
    """An option of a decision."""
    value = option.value
    match option.verb.name:
        case "pick":
            return _pick(view, asked, value)
        case "commit":
            return cat("Добавить ", card(value, ACC), f" ({names.signed(reading.icons_for(view, value))})")
        case "play":
            return cat("Сыграть ", card(value, ACC), " (", resources(reading.cost_of(value)), ")")
        case "use":
            return _use(view, *ability_of(option))
        case "move":
            return cat("Передвинуться ", names.to(value), _numbers(view, value), _dear(view, asked, option))
        case "to":
            return _to_place(view, asked, value)
        case "fight":
            return cat("Атаковать ", card(value, ACC), _foe(view, asked.seat, value), _dear(view, asked, option))
        case "evade":
            return cat("Уйти от ", card(value, GEN), _escape(view, asked, value), _dear(view, asked, option))
        case "engage":
            return cat("Начать сражаться ", names.with_(card(value, INS)), _foe(view, asked.seat, value))
        case "never":
            return cat("Больше не спрашивать: ", source(value))
        case "seat":
            return _somebody(view, asked, value)
        case "result":
            return _result(view, asked, option)
        case "on":
            return _put_on(view, asked, value)
        case "trauma":
            return (names.capitalised(names.TRAUMAS[value].one()),)
        case "choose":
            word = reading.word_of(view, asked)
            assert isinstance(word, Either)
            return capital(clause(known(word.options[value]), TO))
    return _plain(view, asked, option)


def _plain(view: State, asked: Asked, option: Option) -> Text:
    """An option that points at nothing."""
    match option.verb.name:
        case "draw":
            return ("Взять карту",)
        case "resource":
            return cat("Получить ", resources(1, ACC))
        case "investigate":
            here = reading.place_of_seat(view, asked.seat)
            return cat("Исследовать ", names.place(here, ACC), _numbers(view, here))
        case "end-turn":
            return ("Закончить ход",)
        case "advance":
            return cat("Потратить ", clues(reading.act_price(view), ACC), " и продвинуть сцену")
        case "reveal":
            return ("Вытянуть жетон хаоса",)
        case "keep":
            return (
                f"Взять {names.new_cards(flattened(asked.about)[0])}" if flattened(asked.about)[0] else "Оставить эту руку",
            )
        case "pass":
            return ("Не добавлять карту" if asked.kind == asks.Help else "Ничего не использовать",)
        case "pass-phase":
            return ("Не спрашивать до конца фазы",)
        case "pass-round":
            return ("Не спрашивать до конца раунда",)
        case "yes":
            return _tested(view, asked, INTELLECT) if asked.kind == asks.Substitute else ("Перестать сражаться",)
        case "no":
            return (
                _tested(view, asked, flattened(asked.about)[0])
                if asked.kind == asks.Substitute
                else ("Продолжать сражаться",)
            )
        case "stay":
            return cat("Остаться ", names.at(reading.place_of_seat(view, asked.seat)))
        case "encounter-deck":
            return ("Колода контактов",)
    raise KeyError(option.key)


# -------------------------------------------------------------------- cards


def _pick(view: State, asked: Asked, piece: int) -> Text:
    """A card or an enemy that is chosen, and what becomes of it."""
    match asked.kind:
        case asks.Mulligan:
            return cat("Отложить ", card(piece, ACC))
        case asks.Enemy:
            return _enemy(view, asked, piece)
        case asks.AttackOrder:
            return cat(capital(card(piece)), _bracketed([_attack(piece), *_apart(view, asked, piece)]))
        case asks.FallsFirst:
            return cat(capital(card(piece)), _bracketed(_apart(view, asked, piece)))
        case asks.DiscardOrder:
            return cat("Положить сверху ", card(piece, ACC))
        case asks.KeepCard:
            return cat("Оставить ", card(piece, ACC))
        case asks.Search:
            return cat("Взять ", card(piece, ACC))
        case asks.LookOrder:
            return cat("Вернуть на колоду ", card(piece, ACC))
        case asks.ReturnCard:
            return cat("Вернуть на руку ", card(piece, ACC))
    return cat("Сбросить ", card(piece, ACC), _bracketed(_apart(view, asked, piece)))


def _attack(piece: int) -> Text:
    """What an enemy's attack deals."""
    sheet = ENEMY[piece]
    return listed([*([wounds(sheet.damage)] if sheet.damage else []), *([horror(sheet.horror)] if sheet.horror else [])])


def _enemy(view: State, asked: Asked, piece: int) -> Text:
    """An enemy that is chosen."""
    if flattened(asked.about)[0] == FIGHT:
        return cat("Атаковать ", card(piece, ACC), _foe(view, asked.seat, piece))
    if flattened(asked.about)[0] == EVADE:
        return cat("Уйти от ", card(piece, GEN), _escape(view, asked, piece))
    word = reading.word_of(view, asked)
    if not isinstance(word, DamageEnemy):
        return cat("Уйти от ", card(piece, GEN), _foe(view, asked.seat, piece))
    return cat("Нанести ", wounds(word.n, ACC), " ", card(piece, DAT), _foe(view, asked.seat, piece))


def _foe(view: State, seat: int, piece: int) -> Text:
    """The numbers of an enemy, and with whom else it is engaged."""
    return _bracketed([(f"бой {ENEMY[piece].fight}",), *_state(view, seat, piece)])


def _state(view: State, seat: int, piece: int) -> list[Text]:
    """What tells copies of an enemy or an asset apart."""
    said: list[Text] = []
    if piece in ENEMY:
        left, most = reading.enemy_health(view, piece)
        said.append(cat(Icon(reading.HEALTH_ICON, "здоровье"), f" {left} из {most}"))
    uses = reading.uses_left(view, piece)
    if uses is not None:
        said.append((count(uses[1], names.USES[uses[0]]),))
    if reading.is_exhausted(view, piece):
        said.append((names.of_card(piece, "задействован", "задействована", "задействовано"),))
    other = reading.engaged_seat(view, piece)
    if piece in ENEMY and other not in (-1, seat):
        said.append(cat("сражается ", names.with_(person(view, other, INS))))
    return said


def _apart(view: State, asked: Asked, piece: int) -> list[Text]:
    """The same, where another copy that can be chosen differs."""
    return _state(view, asked.seat, piece) if reading.has_unlike_twin(view, asked, piece) else []


def _bracketed(said: list[Text]) -> Text:
    """Details in brackets, if there are any."""
    return cat(" (", join(", ", said), ")") if said else ()


def _escape(view: State, asked: Asked, piece: int) -> Text:
    """The numbers that matter when an enemy is evaded."""
    return _bracketed([(f"уход {ENEMY[piece].evade}",), *_apart(view, asked, piece)])


def _use(view: State, piece: int, number: int) -> Text:
    """A power with what it costs and does; an event is played."""
    power = reading.power_of(piece, number)
    if power.forced:
        return cat(capital(source(piece)), ": ", summary(power))
    if piece in EVENT:
        return cat("Сыграть ", card(piece, ACC), " (", resources(reading.cost_of(piece)), "): ", summary(power))
    kind, left = reading.uses_left(view, piece) or (-1, -1)
    parley = ", переговоры" if power.parley else ""
    return cat(capital(source(piece)), parley, offer(power, kind, left))


# -------------------------------------------------------------------- people and places


def _somebody(view: State, asked: Asked, seat: int) -> Text:
    """An investigator, with what matters for the choice."""
    who = person(view, seat)
    match asked.kind:
        case asks.Somebody:
            health, most_health = reading.health(view, seat)
            sanity, most_sanity = reading.sanity(view, seat)
            hale = cat(Icon(reading.HEALTH_ICON, "здоровье"), f" {health} из {most_health}, ")
            sane = cat(Icon(reading.SANITY_ICON, "рассудок"), f" {sanity} из {most_sanity}")
            return cat(who, " (", hale, sane, ")")
        case asks.PayClues:
            return cat(who, " (", clues(reading.clues_of(view, seat)), ")")
        case asks.LookWhere:
            return cat("Колода ", person(view, seat, GEN))
    return who


def _put_on(view: State, asked: Asked, piece: int) -> Text:
    """A card that takes a point of damage or horror, with what it can still bear."""
    hurt, health, scared, sanity = reading.harm(view, piece)
    if asked.kind == asks.AssignHorror:
        bears = cat(Icon(reading.SANITY_ICON, "рассудок"), f" {sanity - scared} из {sanity}")
    else:
        bears = cat(Icon(reading.HEALTH_ICON, "здоровье"), f" {health - hurt} из {health}")
    return cat(capital(card(piece)), " (", bears, ")")


def _numbers(view: State, place: int) -> Text:
    """Shroud and clues of a revealed location."""
    if not reading.is_known(view, place):
        return (f" (закрыт{names.of_card(reading.location(place), '', 'а', 'о')})",)
    found = reading.clues_on(view, place)
    shroud = cat(Icon(reading.SHROUD_ICON, "неясность"), f" {reading.shroud_at(view, place)}, ")
    return cat(" (", shroud, clues(found) if found else "улик нет", ")")


def _to_place(view: State, asked: Asked, place: int) -> Text:
    """A location that is chosen."""
    if asked.kind == asks.MoveWhere:
        return cat("Передвинуться ", names.to(place), _numbers(view, place))
    if asked.kind == asks.BlastWhere:
        there = [person(view, seat) for seat in reading.seats_in(view, place)]
        there += names.enemies(reading.enemies_in(view, place))
        return cat(capital(names.at(place)), " (", join(", ", there) if there else "никого", ")")
    return capital(names.to(place) if asked.kind == asks.Hunts else names.at(place))


def _dear(view: State, asked: Asked, option: Option) -> Text:
    """More than one action, if it costs that much."""
    n = reading.actions_for(view, asked.seat, option)
    return (f" за {count(n, names.ACTION, ACC)}",) if n > 1 else ()


# -------------------------------------------------------------------- tests


def _tested(view: State, asked: Asked, number: int) -> Text:
    """A skill to be used in a test, with its value."""
    return cat("Проверять ", skill(number, ACC), f" ({reading.skill_in_test(view, asked.seat, number)})")


def _result(view: State, asked: Asked, option: Option) -> Text:
    """A result of the test that is applied next."""
    kind, number = reading.test_result(option)
    if kind == reading.CARD:
        return cat(capital(card(number)), ": ", clause(known(reading.success_of(number)), TO))
    if kind == reading.TOKEN:
        return cat(capital(token(number)), ": ", clause(known(reading.token_on_fail(view, number)), TO))
    if kind == reading.SIGN:
        return cat(capital(token(ELDER_SIGN)), ": ", clause(known(reading.sign_success(view, asked.seat)), TO))
    success, test = reading.test_outcome(view)
    if not success:
        return ("Последствия провала",)
    return (
        {FIGHT: "Успешная атака", EVADE: "Успешный уход", INVESTIGATE: "Успешное исследование"}.get(
            test, "Последствия успеха"
        ),
    )
