"""The card game in Russian as a Russian reads it: numbers, cases, genders and the terms of the Russian edition."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest

from miskatonic.core.code import Effect
from miskatonic.core.declared import Kind
from miskatonic.core.hidden import seen_by
from miskatonic.core.options import NOTHING, Asked, Option
from miskatonic.core.rules import ABILITIES_PER_PIECE
from miskatonic.core.state import Note, Result, State
from miskatonic.games.arkham_lcg.cards import conditions
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.sheets import Cost, Per, Power, When
from miskatonic.games.arkham_lcg.cards.terms import (
    AGILITY,
    AUTO_FAIL,
    COMBAT,
    ELDER_SIGN,
    ENEMIES,
    EVADE,
    FIGHT,
    INTELLECT,
    INVESTIGATE,
    PLAIN,
    TRAITS,
    WILLPOWER,
)
from miskatonic.games.arkham_lcg.cards.words import known
from miskatonic.games.arkham_lcg.rules import asks, box, happens, tells
from miskatonic.games.arkham_lcg.say import SPEECH
from miskatonic.games.arkham_lcg.say.effects import clause
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.games.arkham_lcg.say.passives import prey
from miskatonic.games.arkham_lcg.say.powers import power_line
from miskatonic.text.parts import flat, signed
from miskatonic.text.phrases import Named
from miskatonic.text.slavic import ACC, GEN, NOM, Gender, Noun
from miskatonic.words import Choose, Steps
from miskatonic.words.control import CHOOSE
from tests.games.arkham_lcg.said import question as ask
from tests.games.arkham_lcg.table import piece, place, table
from tests.games.kinds import of_kind
from tests.games.snapshots import listing

RUSSIAN: Final = SPEECH["ru"]
V: Final = RUSSIAN.voice
NAMES: Final = V.names


def view_of(*investigators: str) -> State:
    """What the first seat sees in the hallway of the open house."""
    return seen_by(table(*(investigators or ("roland-banks", "daisy-walker", "skids-otoole"))).house().state, 0)


def line(kind: Kind, *args: int, view: State | None = None, rule: str = "") -> str:
    """A line of the log."""
    return flat(RUSSIAN.note(view or view_of(), Note(of_kind(kind, *args), "", rule, None)))


def prompt(view: State, asked: Asked) -> str:
    """A question in words."""
    return flat(RUSSIAN.prompt(view, asked))


def label(view: State, asked: Asked, option: Option) -> str:
    """An option in words."""
    return flat(RUSSIAN.label(view, asked, option))


def lines(code: str) -> list[str]:
    """The text of a component."""
    return [flat(one) for one in RUSSIAN.entry(code).lines]


def counted(things: Callable[[int], Named]) -> str:
    """Numbers of things, one after another."""
    return ", ".join(flat(things(n).said(NOM)) for n in (1, 2, 5, 11, 21))


def said(effect: Effect, voice: Voice = V) -> str:
    """An effect in words."""
    return flat(clause(voice, known(effect)))


RATS: Final = piece("swarm-of-rats")
MINION: Final = piece("ghoul-minion")
MACHETE: Final = piece("machete")
DODGE: Final = piece("dodge")
GUTS: Final = piece("guts")
HANDS: Final = piece("grasping-hands")
AMNESIA: Final = piece("amnesia")
AUTOMATIC: Final = piece("45-automatic")
ASSET: Final = box.SHEETS[MACHETE]
ATTIC, CELLAR, HALLWAY, STUDY = (place(name) for name in ("attic", "cellar", "hallway", "study"))

# -------------------------------------------------------------------- numbers


def test_things_are_counted_as_one_few_and_many() -> None:
    assert counted(V.damage) == "1 рана, 2 раны, 5 ран, 11 ран, 21 рана"
    assert counted(V.horror) == "1 ужас, 2 ужаса, 5 ужаса, 11 ужаса, 21 ужас"
    assert counted(V.resources) == "1 ресурс, 2 ресурса, 5 ресурсов, 11 ресурсов, 21 ресурс"
    assert counted(V.clues) == "1 улика, 2 улики, 5 улик, 11 улик, 21 улика"
    assert counted(V.doom) == (
        "1 жетон безысходности, 2 жетона безысходности, 5 жетонов безысходности, 11 жетонов безысходности, "
        "21 жетон безысходности"
    )


def test_adjectives_agree_with_the_number_of_things() -> None:
    view = view_of()
    assert [label(view, ask(asks.Mulligan, n), box.KEEP) for n in (1, 2, 5)] == [
        "Взять 1 новую карту",
        "Взять 2 новые карты",
        "Взять 5 новых карт",
    ]
    assert [said(w.LookAndReorder(n)).split(" колоды")[0] for n in (1, 3, 5)] == [
        "посмотрите верхнюю карту",
        "посмотрите 3 верхние карты",
        "посмотрите 5 верхних карт",
    ]
    assert [said(w.GainActions(n)) for n in (1, 2)] == [
        "получите 1 дополнительное действие в этот ход",
        "получите 2 дополнительных действия в этот ход",
    ]
    direct = [said(word(n, direct=True)) for word in (w.TakeDamage, w.TakeHorror) for n in (1, 2)]
    assert direct == [
        "получите 1 направленную рану",
        "получите 2 направленные раны",
        "получите 1 направленный ужас",
        "получите 2 направленных ужаса",
    ]


def test_modifiers_have_a_sign() -> None:
    assert [signed(n) for n in (2, 0, -1)] == ["+2", "+0", "−1"]
    assert [flat(V.token(token).said(NOM)) for token in (0, 1, 2, 9)] == ["+1", "0", "−1", "−8"]
    assert [flat(V.token(token).said(NOM)) for token in (AUTO_FAIL, ELDER_SIGN)] == [
        "автоматический провал",
        "знак Старших богов",
    ]


# -------------------------------------------------------------------- people, enemies, places


def test_verbs_agree_with_men_and_women() -> None:
    view = view_of("agnes-baker", "skids-otoole", "wendy-adams")
    assert [line(tells.TurnEnded, seat, view=view) for seat in range(3)] == [
        "Агнес закончила ход.",
        "Скат закончил ход.",
        "Венди закончила ход.",
    ]
    assert line(tells.Succeeded, 0, 5, 3, 2, view=view) == "Агнес прошла проверку: 5 против 3."
    assert line(tells.Succeeded, 1, 5, 3, 2, view=view) == "Скат прошёл проверку: 5 против 3."
    assert line(tells.Evaded, 2, RATS, view=view) == "Венди ушла от стаи крыс."
    assert line(tells.Clues, 1, ATTIC, 2, view=view) == "Скат нашёл 2 улики на чердаке."
    assert line(tells.Defeated, 0, 1, view=view) == "Агнес побеждена: слишком много ужаса!"
    assert line(tells.Defeated, 1, 0, view=view) == "Скат побеждён: слишком много ран!"


def test_people_stand_in_the_case_that_the_sentence_needs() -> None:
    assert line(tells.Engaged, MINION, 0) == "Младший упырь начал сражаться с Роландом."
    assert line(tells.Engaged, RATS, 2) == "Стая крыс начала сражаться со Скатом."
    assert line(tells.Attacks, RATS, 0) == "Стая крыс атаковала Роланда."
    assert line(tells.Encounter, 2, MINION) == "Скат столкнулся с младшим упырём."
    assert line(tells.Encounter, 0, HANDS) == "Роланд столкнулся с напастью «Цепкие руки»."
    assert line(tells.Threat, piece("frozen-in-fear"), 2) == "Напасть «Застыть от страха» попала в зону угрозы Ската."
    assert line(tells.InPlay, 1, MACHETE) == "У Дейзи в игре актив «Мачете»."
    assert line(tells.Looked, 0, 2) == "Роланд посмотрел верхние карты колоды Ската."
    assert line(tells.Looked, 1, -1) == "Дейзи посмотрела верхние карты колоды контактов."


def test_a_seat_without_an_investigator_is_a_player() -> None:
    view = view_of()
    view.point(box.PLAYS[2], NOTHING)
    assert prompt(view, ask(asks.Turn, seat=2)) == "Игрок 3: выберите, кто ходит следующим."


def test_every_enemy_and_every_location_has_all_its_cases() -> None:
    people = [person.name for person in NAMES.people.values()]
    for noun in (*people, *NAMES.enemies.values(), *NAMES.places.values()):
        assert isinstance(noun, Noun)
        assert len(noun.singular) == 6, noun.one()
        if noun.animate and noun.gender is Gender.M:
            assert noun.one(ACC) == noun.one(GEN) != noun.one(), noun.one()
    beaten = [line(tells.EnemyDefeated, piece(slug), 0) for slug in NAMES.enemies]
    assert beaten == [
        "Роланд победил пожирателя плоти.",
        "Роланд победил ледяного упыря.",
        "Роланд победил стаю крыс.",
        "Роланд победил младшего упыря.",
        "Роланд победил изголодавшегося упыря.",
        "Роланд победил упыря-жреца.",
        "Роланд победил охотника в маске.",
        "Роланд победил Оборотня Дрю.",
        "Роланд победил Германа Коллинза.",
        "Роланд победил Питера Уоррена.",
        "Роланд победил Викторию Деверо.",
        "Роланд победил Рут Тёрнер.",
        "Роланд победил аколита.",
        "Роланд победил орденского волшебника.",
        "Роланд победил охотящегося ночного призрака.",
        "Роланд победил Умордхота.",
        "Роланд победил визгливого бьякхи.",
        "Роланд победил йитианского наблюдателя.",
        "Роланд победил живучую тёмную молодь.",
        "Роланд победил козлиное отродье.",
        "Роланд победил молодого Глубоководного.",
        "Роланд победил коллектора мафии.",
        "Роланд победил аколита Серебряных Сумерек.",
        "Роланд победил упрямого детектива.",
    ]


def test_one_goes_to_the_attic_otherwise_than_to_the_other_rooms() -> None:
    assert [line(tells.Moved, 0, at) for at in (HALLWAY, ATTIC, CELLAR)] == [
        "Роланд передвинулся в прихожую.",
        "Роланд передвинулся на чердак.",
        "Роланд передвинулся в подвал.",
    ]
    assert line(tells.Spawned, RATS, ATTIC) == "Стая крыс вышла на чердаке."
    assert line(tells.EnemyMoved, MINION, HALLWAY) == "Младший упырь передвинулся в прихожую."
    assert line(tells.Revealed, HALLWAY, 0) == "Открыта прихожая: улик нет."
    assert line(tells.Revealed, CELLAR, 4) == "Открыт подвал: 4 улики."
    assert line(tells.LocationGone, STUDY) == "Кабинет исчез."
    assert line(tells.Attached, piece("obscuring-fog"), HALLWAY) == "Напасть «Густой туман» прикреплена к прихожей."


# -------------------------------------------------------------------- cards


def test_cards_are_called_what_they_are_and_participles_agree() -> None:
    cards = (MACHETE, DODGE, GUTS, HANDS, AMNESIA, RATS)
    assert [line(tells.Discarded, card) for card in cards] == [
        "Сброшен актив «Мачете».",
        "Сброшено событие «Уклонение».",
        "Сброшен навык «Храбрость».",
        "Сброшена напасть «Цепкие руки».",
        "Сброшена слабость «Амнезия».",
        "Сброшена стая крыс.",
    ]
    assert line(tells.Removed, piece("trapped")) == "Из игры удалена сцена «В ловушке»."
    assert line(tells.Victory, box.PLACE_CARDS[ATTIC]) == "К победному счёту добавлен чердак (победных очков: 1)."


def test_titles_that_bring_their_own_quotes_are_not_quoted_twice() -> None:
    slugs = ("the-necronomicon", "look-what-i-found", "41-derringer")
    said = [line(tells.Drew, 1, piece(slug)) for slug in slugs]
    assert said == [
        "Дейзи взяла актив «Некрономикон».",
        "Дейзи взяла событие «Гляньте, что тут!».",
        "Дейзи взяла актив «Дерринджер» 41-го калибра.",
    ]


def test_a_card_that_is_not_seen_is_just_a_card() -> None:
    assert line(tells.Drew, 1, -1) == "Дейзи взяла карту."
    assert line(tells.HandSearched, 0, -3) == "Роланд нашёл карту в своей колоде."


def test_traits_agree_with_what_is_illicit() -> None:
    assert "Черты: Вещь, Оружие, Рукопашное, Незаконное." in lines("switchblade")[1]
    assert "Черты: Талант, Незаконный." in lines("burglary")[1]
    assert len(NAMES.traits) == len(TRAITS) == len(set(NAMES.traits))


# -------------------------------------------------------------------- effects


def test_effects_are_said_as_an_order_of_somebody_else_and_as_a_wish() -> None:
    moods = (V, V.of(("он",)), V.wish)
    assert [said(w.Draw(2), mood) for mood in moods] == [
        "возьмите 2 карты",
        "берёт 2 карты",
        "взять 2 карты",
    ]
    assert [said(w.SlipAway(), mood) for mood in moods] == [
        "перестаньте сражаться со всеми врагами и передвиньтесь в открытую локацию без врагов",
        "перестаёт сражаться со всеми врагами и передвигается в открытую локацию без врагов",
        "перестать сражаться со всеми врагами и передвинуться в открытую локацию без врагов",
    ]


def test_neighbours_share_a_verb() -> None:
    assert said(Steps((w.TakeDamage(), w.TakeHorror(2)))) == "получите 1 рану и 2 ужаса"
    heal = w.Choose(1, (w.By(w.SomebodyHere(), (w.HealDamage(),)), w.By(w.SomebodyHere(), (w.HealHorror(),))))
    assert said(heal) == "вылечите 1 рану или 1 ужас у сыщика в своей локации"


def test_what_is_counted_one_by_one_is_said_so() -> None:
    assert said(w.TakeHorror(w.FailedBy())) == "получите по 1 ужасу за каждое недостающее очко"
    assert said(w.TakeDamage(w.FailedBy()), V.of(())) == "получает по 1 ране за каждое недостающее очко"


def test_tests_name_the_skill_in_its_case() -> None:
    tests = [said(w.Test(skill, 3, fail=w.LoseActions())) for skill in range(4)]
    assert [text.split(" сложностью")[0] for text in tests] == [
        "пройдите проверку воли",
        "пройдите проверку интеллекта",
        "пройдите проверку силы",
        "пройдите проверку ловкости",
    ]
    assert said(w.Boost(AGILITY)) == "получите +1 к ловкости в этой проверке"
    assert flat(prey(V, conditions.HighestSkill(COMBAT))) == "сыщика с наибольшей силой"
    assert flat(prey(V, conditions.HighestSkill(INTELLECT))) == "сыщика с наибольшим интеллектом"


def test_powers_say_when_how_often_and_at_what_cost() -> None:
    often = Power(When.FREE, w.Draw(), Cost(resources=2, exhaust=True), times=2, per=Per.ROUND)
    assert flat(power_line(V, often, ASSET)) == (
        "Свободная активация (потратьте 2 ресурса и задействуйте эту карту): возьмите 1 карту (не чаще 2 раз за раунд)."
    )
    begins = Power(When.TURN_BEGINS, w.Draw(), condition=conditions.Yours(), forced=True)
    assert flat(power_line(V, begins, ASSET)) == "Обязательно: в начале своего хода возьмите 1 карту."
    evaded = Power(When.EVADED, w.Draw(), condition=conditions.Yours())
    assert flat(power_line(V, evaded, ASSET)) == "Реакция: после того как вы ушли от врага, возьмите 1 карту."
    assert (
        flat(power_line(V, evaded, box.SHEETS[DODGE]))
        == "Быстрое: сыграйте после того, как вы ушли от врага. Возьмите 1 карту."
    )


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("machete", "если с вами сражается только атакованный враг, атака наносит на 1 рану больше."),
        ("daisys-tote-bag", "У вас есть 2 дополнительных слота рук, но только для карт с чертой «Книга»."),
        ("magnifying-glass", "При исследовании ваш интеллект увеличен на 1."),
        ("haunted", "Все ваши навыки уменьшены на 1."),
        ("dodge", "Быстрое: сыграйте, когда враг атакует сыщика в вашей локации. Отмените эту атаку."),
        ("dark-memory", "Обязательно: в конце своего хода, если эта карта у вас на руке, получите 2 ужаса."),
        ("grasping-hands", "при провале получите по 1 ране за каждое недостающее очко."),
        ("attic", "Обязательно: после того как вы вошли в эту локацию, получите 1 ужас."),
        ("flesh-eater", "Выходит на чердаке."),
        ("ghoul-priest", "Бой 4, здоровье 5 за сыщика, уход 4. Атака: 2 раны и 2 ужаса."),
        ("the-barrier", "Цель: когда раунд заканчивается, сыщики в прихожей могут вместе потратить нужное число улик"),
        ("whats-going-on", "ведущий сыщик выбирает: либо каждый сыщик сбрасывает случайную карту с руки, либо ведущий"),
        ("the-gathering-easy", "Скрижаль: −2; если в вашей локации есть враг с чертой «Упырь», получите 1 рану."),
        ("bag-expert", "Жетонов: 18. 0, −1 ×2, −2 ×2, −3 ×2, −4 ×2, −5, −6, −8, череп ×2, культист"),
    ],
)
def test_cards_read_well(code: str, said: str) -> None:
    assert said in "\n".join(lines(code))


# -------------------------------------------------------------------- the log


def test_the_log_tells_what_a_test_was_for() -> None:
    assert line(tells.Test, 0, COMBAT, 2, FIGHT, MINION) == ("Роланд атаковал младшего упыря: проверка силы, сложность 2.")
    assert line(tells.Test, 1, AGILITY, 3, EVADE, RATS) == (
        "Дейзи попыталась уйти от стаи крыс: проверка ловкости, сложность 3."
    )
    assert line(tells.Test, 1, INTELLECT, 2, INVESTIGATE, -1) == (
        "Дейзи взялась за исследование: проверка интеллекта, сложность 2."
    )
    assert line(tells.Test, 2, WILLPOWER, 3, PLAIN, -1) == "Скат: проверка воли, сложность 3."
    assert line(tells.Succeeded, 1, 4, 6, 4) == "Дейзи прошла проверку автоматически."


def test_what_is_left_agrees_with_its_number() -> None:
    assert [line(tells.Uses, AUTOMATIC, n) for n in (3, 1, 0)] == [
        "Актив «Пистолет 45-го калибра»: осталось 3 патрона.",
        "Актив «Пистолет 45-го калибра»: остался 1 патрон.",
        "Актив «Пистолет 45-го калибра»: патронов не осталось.",
    ]
    assert (
        line(tells.Doom, piece("whats-going-on"), 2) == "На замысле «Что происходит?!» теперь 2 жетона безысходности из 3."
    )
    assert line(tells.HealedDamage, piece("roland-banks"), 1) == "У Роланда вылечена 1 рана."
    assert line(tells.HealedHorror, piece("agnes-baker"), 2) == "У Агнес вылечено 2 ужаса."
    assert line(tells.Experience, 0, 4) == "Роланд получил 4 очка опыта."
    assert line(tells.Experience, 1, 0) == "Дейзи не получила опыта."


def test_resources_are_gained_spent_or_lost() -> None:
    assert line(tells.Resources, 0, 1, 6) == "Роланд получил 1 ресурс (теперь 6)."
    assert line(tells.Resources, 1, -3, 2, rule="AH-INV-26") == "Дейзи потратила 3 ресурса (теперь 2)."
    assert line(tells.Resources, 1, -5, 0, rule="AH-EFF-01") == "Дейзи потеряла 5 ресурсов (теперь 0)."
    assert line(tells.Resources, 2, 0, 0, rule="AH-EFF-01") == "У Ската и так не было ресурсов."


def test_an_enemy_comes_out_and_an_asset_appears() -> None:
    assert line(tells.Spawned, piece("ghoul-priest"), place("hallway")) == "Упырь-жрец вышел в прихожей."
    assert line(tells.Spawned, piece("lita-chantler"), place("parlor")) == "Актив «Лита Чентлер» появился в гостиной."


def test_a_weakness_is_drawn_and_then_revealed() -> None:
    acolyte = piece("silver-twilight-acolyte")
    assert line(tells.Drew, 0, AMNESIA) == "Роланд взял слабость «Амнезия»."
    assert line(tells.Encounter, 0, AMNESIA) == "Раскрыта слабость «Амнезия»."
    assert line(tells.Drew, 0, acolyte) == "Роланд взял карту врага: аколит Серебряных Сумерек."
    assert line(tells.Encounter, 0, acolyte) == "Раскрыта слабость: аколит Серебряных Сумерек."


def test_the_end_is_told_with_the_resolution_experience_and_trauma() -> None:
    view = view_of("roland-banks", "daisy-walker")
    assert flat(RUSSIAN.result(view)) == "Игра ещё идёт."
    view.result = Result(True, "AH-WIN-02", (4, 1))
    view.point(box.SCENARIO_OVER, 1)
    for key, n in ((box.EXPERIENCE[0], 4), (box.EXPERIENCE[1], 1), (box.MENTAL[0], 1), (box.PHYSICAL[1], 2)):
        view.set(key, n)
    assert flat(RUSSIAN.result(view)) == (
        "Победа: исход 1, дом сгорел. Роланд: 4 очка опыта, 1 ментальная травма; Дейзи: 1 очко опыта, 2 физические травмы."
    )


# -------------------------------------------------------------------- questions and options


def test_the_question_for_an_action_counts_what_is_left() -> None:
    view = view_of()
    assert prompt(view, ask(asks.Action, 3)) == "Роланд: выберите действие (осталось 3 действия)."
    assert prompt(view, ask(asks.Action, 1)) == "Роланд: выберите действие (осталось 1 действие)."
    view.set(box.TOME_ACTIONS[1], 1)
    assert prompt(view, ask(asks.Action, 2, seat=1)) == (
        "Дейзи: выберите действие (осталось 2 действия и ещё 1 для карт с чертой «Книга»)."
    )


def test_the_question_for_an_action_warns_of_enemies() -> None:
    t = table().house()
    t.enemy("swarm-of-rats", engaged=0)
    assert prompt(seen_by(t.state, 0), ask(asks.Action, 3)).endswith("; берегитесь внеочередной атаки (стая крыс).")
    t.enemy("ghoul-minion", engaged=0)
    assert prompt(seen_by(t.state, 0), ask(asks.Action, 3)).endswith(
        "; берегитесь внеочередных атак (стая крыс и младший упырь)."
    )


def test_a_window_says_when_it_is() -> None:
    view = view_of()
    use = "можете что-нибудь использовать."
    view.set(box.PHASE, ENEMIES)
    assert prompt(view, ask(asks.Window)) == f"Роланд: идёт фаза врагов; {use}"
    view.point(box.ACTIVE, 2)
    assert prompt(view, ask(asks.Window)) == f"Роланд: идёт ход Ската; {use}"
    view.point(box.TESTER, 1)
    view.set(box.TEST_SKILL, WILLPOWER)
    view.set(box.TEST_DIFFICULTY, 4)
    assert prompt(view, ask(asks.Window)) == f"Роланд: Дейзи вот-вот вытянет жетон (воля 3 против 4); {use}"


def test_reactions_speak_to_the_one_who_is_asked() -> None:
    view = view_of()
    attacks = [ask(asks.React, happens.EnemyAttacks(seat, RATS, 1, 0)) for seat in (0, 2)]
    assert [prompt(view, asked) for asked in attacks] == [
        "Роланд: стая крыс атакует вас; можете отреагировать.",
        "Роланд: стая крыс атакует Ската; можете отреагировать.",
    ]
    evaded = [ask(asks.React, happens.Evaded(seat, MINION)) for seat in (0, 1)]
    assert [prompt(view, asked) for asked in evaded] == [
        "Роланд: вы ушли от младшего упыря; можете отреагировать.",
        "Роланд: Дейзи ушла от младшего упыря; можете отреагировать.",
    ]


def test_a_question_for_cards_says_what_the_test_is_for() -> None:
    view = view_of()
    view.point(box.TESTER, 0)
    view.point(box.TEST_PLACE, view.pointed(box.AT[0]))
    said = []
    for kind, skill, enemy in ((FIGHT, COMBAT, RATS), (EVADE, AGILITY, MINION), (INVESTIGATE, INTELLECT, -1)):
        view.set(box.TEST_KIND, kind)
        view.set(box.TEST_SKILL, skill)
        view.point(box.TEST_TARGET, enemy)
        said.append(prompt(view, ask(asks.Commit, 1)))
    assert said == [
        "Роланд: атака на стаю крыс, проверка силы, 4 против 1; добавьте карты или вытяните жетон.",
        "Роланд: уход от младшего упыря, проверка ловкости, 2 против 2; добавьте карты или вытяните жетон.",
        "Роланд: исследование, проверка интеллекта, 3 против 1; добавьте карты или вытяните жетон.",
    ]


def test_who_looks_at_the_own_deck_is_not_named_twice() -> None:
    assert line(tells.Looked, 1, 1) == "Дейзи посмотрела верхние карты своей колоды."
    assert line(tells.Looked, 0, 1) == "Роланд посмотрел верхние карты колоды Дейзи."
    assert line(tells.Looked, 0, -1) == "Роланд посмотрел верхние карты колоды контактов."


def test_labels_inform_in_the_right_case() -> None:
    t = table("roland-banks", "skids-otoole").house().in_play(0, "45-automatic")
    rats, minion = t.enemy("swarm-of-rats", engaged=1), t.enemy("ghoul-minion", at="hallway")
    view = seen_by(t.exhausted(minion).state, 0)
    action = ask(asks.Action, 3)
    assert (
        label(view, action, box.FIGHT_ENEMY[rats])
        == "Атаковать стаю крыс (сила 4 против 1, здоровье 1 из 1, сражается со Скатом)"
    )
    assert label(view, action, box.ENGAGE_ENEMY[minion]) == (
        "Начать сражаться с младшим упырём (сила 4 против 2, здоровье 2 из 2, задействован)"
    )
    assert label(view, action, box.EVADE_ENEMY[rats]) == "Уйти от стаи крыс (ловкость 2 против 3)"
    assert label(view, action, box.MOVE_TO[ATTIC]) == "Передвинуться на чердак (закрыт)"
    assert label(view, action, box.INVESTIGATE_HERE) == "Исследовать прихожую (интеллект 3 против 1, улик нет)"
    assert label(view, action, box.PLAY_CARD[MACHETE]) == "Сыграть актив «Мачете» (3 ресурса)"
    shot = view.rules.use[AUTOMATIC * ABILITIES_PER_PIECE]
    assert label(view, action, shot) == "«Пистолет 45-го калибра» (потратить 1 патрон из 4): бой, +1 к силе, +1 рана"
    assert label(view, ask(asks.BlastWhere), box.TO_PLACE[HALLWAY]) == (
        "В прихожей (Роланд, Скат, младший упырь, стая крыс)"
    )
    assert label(view, ask(asks.PayClues, 2), box.SEAT[1]) == "Скат (0 улик)"


def test_a_choice_of_effects_is_a_wish() -> None:
    view = view_of()
    agenda = ask(asks.WhichEffect, 1, source="whats-going-on.back.effects0")
    assert prompt(view, agenda) == "Роланд: выберите одно (замысел «Что происходит?!»)."
    assert [label(view, agenda, CHOOSE[i]) for i in (0, 1)] == [
        "Каждый сыщик сбрасывает случайную карту с руки",
        "Получить 2 ужаса",
    ]
    act = ask(asks.WhichEffect, 1, source="what-have-you-done.back.effects0")
    assert [label(view, act, CHOOSE[i]) for i in (0, 1)] == ["Сжечь дом (исход 1)", "Сохранить дом (исход 2)"]


# -------------------------------------------------------------------- all texts together


def test_texts_are_typeset_as_in_russian_books() -> None:
    text = listing("arkham-lcg", "ru")
    assert not re.search("[a-z]", re.sub(r"\[[a-z0-9-]+\]", "", text), re.I)
    for wrong in ('"', "'", "“", "...", " - ", " еще", " ее", "свое ", "темны", "врожденн", "приобретенн", "берет ", "идет"):
        assert wrong not in text.lower(), wrong


def test_no_noun_is_without_a_plural_where_it_is_counted() -> None:
    things = (NAMES.damage, NAMES.horror, NAMES.resource, NAMES.clue, NAMES.doom, NAMES.action, NAMES.card)
    for noun in (*things, *NAMES.uses, *NAMES.slots):
        assert isinstance(noun, Noun)
        assert len(noun.plural) == 6, noun.one()


def test_places_that_have_only_a_plural_are_told_in_it() -> None:
    assert line(tells.Revealed, place("twisting-paths"), 1) == "Открыты извилистые тропы: 1 улика."
    assert line(tells.EnemyMoved, piece("icy-ghoul"), place("twisting-paths")).endswith("передвинулся на извилистые тропы.")


def test_what_belongs_to_one_side_of_a_choice_is_joined_by_and() -> None:
    both = Steps((w.Draw(2), w.TakeHorror(1)))
    assert said(Choose(1, (both, w.TakeDamage(2)))) == "либо возьмите 2 карты и получите 1 ужас, либо получите 2 раны"
