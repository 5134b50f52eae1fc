"""Eldritch Horror's log in words: every kind of entry in every language, with whoever did it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, get_args, get_type_hints

import pytest

from miskatonic.core.declared import NUMBER, PIECE, SEAT, WHO, Kind, arguments
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror import ELDRITCH_HORROR
from miskatonic.games.eldritch_horror.cards.terms import HEALTH, SANITY, STRENGTH
from miskatonic.games.eldritch_horror.rules import box, tells
from miskatonic.games.eldritch_horror.say import SPEECH
from miskatonic.games.eldritch_horror.scene.table import TELLING
from miskatonic.signs import signs
from miskatonic.text.parts import LANGUAGES, Lang
from tests.games.eldritch_horror.said import clean, piece, table, told

MARK, DIANA, LOLA = (piece(slug) for slug in ("mark-harrigan", "diana-stanley", "lola-hayes"))
MONSTERS: Final = ("ghoul#1", "star-spawn", "witch", "epic-shub-niggurath", "tick-tock-men", "zombie-horde")
CARDS: Final = ("axe", "necronomicon", "wither#1", "debt#1")
PIECES: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("Enters", "investigator"): ("diana-stanley",),
    ("Reserve", "card"): ("axe",),
    ("Mythos", "card"): ("the-storm", "growing-madness"),
    ("MythosDiscarded", "card"): ("the-storm",),
    ("Encounter", "card"): ("am-1", "re-ct-3", "ow-4"),
    ("TokensPut", "card"): ("occult-research", "yog-sothoth"),
    ("Kept", "card"): ("occult-research", "yog-sothoth", "return-of-the-ancient-ones"),
    ("Kept", "piece"): ("gate-rome", "clue-rome", "witch"),
    ("Used", "piece"): ("axe", "mark-harrigan", "lola-hayes", "return-of-the-ancient-ones", "gate-box", "debt#1", "cthulhu"),
    ("Forbidden", "piece"): ("strange-sightings",),
    **{(kind, "card"): ("growing-madness",) for kind in ("RumorToken", "RumorSolved", "TokensLeft")},
    **{(kind, "card"): ("occult-research",) for kind in ("Mystery", "MysterySolved", "MysteryLost")},
    **{(kind, "card"): ("debt#1",) for kind in ("TurnedOver", "LooksAtBack")},
    ("GaveWay", "card"): ("blessed#1", "cursed#1"),
}
BY_FIELD: Final = {
    "monster": MONSTERS, "gate": ("gate-rome",), "clue": ("clue-space-4",), "spell": ("wither#1",),
    "fallen": ("lola-hayes",), "sheet": ("cthulhu", "shub-niggurath"), "back": ("hitmen",),
}  # fmt: skip
NUMBERS: Final = {
    "value": (HEALTH, SANITY), "kind": (0, 1), "phase": (1, 2, 3), "skill": (0, STRENGTH), "colour": (0, 1, 2),
    "section": (0,), "deck": (0,), "token": (0, 2), "ambush": (0, 1), "number": (0,), "face": (4,),
}  # fmt: skip


def values(kind: Kind, field: str, what: str) -> list[Any]:
    """What an argument can be."""
    if get_args(get_type_hints(kind)[field]):
        return [(piece("axe"), piece("clue-rome"), piece("clue-space-4"))] if what == PIECE else [(1, 5, 6)]
    if what == WHO:
        return [MARK, DIANA] if field == "who" else [DIANA, MARK]
    if what == SEAT:
        return [1]
    if what == "space":
        return [0, 13, 20]
    if what == PIECE:
        return [piece(slug) for slug in PIECES.get((kind.__name__, field), BY_FIELD.get(field, CARDS))]
    assert what == NUMBER
    return list(NUMBERS.get(field, (1, 2, 5, 0)))


def samples(kind: Kind) -> Iterator[tuple[Any, ...]]:
    """Entries of a kind in which every value of every argument stands at least once."""
    columns = [values(kind, field, what) for field, what in arguments(kind)]
    for row in range(max((len(column) for column in columns), default=1)):
        yield tuple(column[row % len(column)] for column in columns)


@pytest.fixture(scope="module")
def view() -> State:
    return table()


@pytest.mark.parametrize("kind", get_args(tells.AnyTold), ids=lambda kind: kind.__name__)
def test_every_entry_is_a_whole_sentence_in_every_language(view: State, kind: Kind) -> None:
    for numbers in samples(kind):
        for lang, text in zip(SPEECH, told(view, kind, *numbers), strict=True):
            clean(lang, text)
            assert text[-1] in ".!?…", text


@pytest.mark.parametrize(
    ("kind", "numbers", "sentences"),
    [
        (
            tells.Lost,
            (DIANA, SANITY, 2, 3),
            [
                "Diana lost 2 sanity (3 left).",
                "Диана потеряла 2 рассудка (осталось 3).",
                "Діана втратила 2 розуму (лишилося 3).",
            ],
        ),
        (
            tells.MonsterDefeated,
            (MARK, piece("witch")),
            ["Mark defeated the witch.", "Марк победил ведьму.", "Марк переміг відьму."],
        ),
        (
            tells.MonsterSpawned,
            (piece("serpent-people"), 13),
            [
                "Serpent people appeared at Tunguska.",
                "На Тунгуске появился человек-змея.",
                "На Тунгусці з’явилася людина-змія.",
            ],
        ),
        (
            tells.MonsterDiscarded,
            (piece("serpent-people"),),
            ["The serpent people were discarded.", "Человек-змея сброшен с поля.", "Людину-змію скинуто з поля."],
        ),
        (
            tells.MonsterSpawned,
            (piece("tick-tock-men"), 13),
            [
                "The Tick Tock Men appeared at Tunguska.",
                "На Тунгуске появился отряд Тик-Так.",
                "На Тунгусці з’явився загін Тік-Так.",
            ],
        ),
        (
            tells.Gained,
            (LOLA, piece("debt#1")),
            ["Lola gained the Debt condition.", "Лола получила состояние «Долг».", "Лола отримала стан «Борг»."],
        ),
        (
            tells.Defeated,
            (DIANA, HEALTH),
            ["Diana was defeated: crippled.", "Диана побеждена: увечье.", "Діану переможено: каліцтво."],
        ),
        (
            tells.GateClosed,
            (DIANA, piece("gate-rome")),
            ["Diana closed the gate in Rome.", "Диана закрыла врата в Риме.", "Діана зачинила ворота в Римі."],
        ),
        (
            tells.LeadIs,
            (DIANA,),
            [
                "Diana became the Lead Investigator.",
                "Диана стала ведущим сыщиком.",
                "Діана стала головною дослідницею.",
            ],
        ),
        (
            tells.Kept,
            (piece("ghoul#1"), piece("hunting-the-thousand")),
            [
                "The ghoul was put on the mystery “Hunting the Thousand”.",
                "Упырь положен на карту тайны «Охота на Тысячу».",
                "Гуля покладено на карту таємниці «Полювання на Тисячу».",
            ],
        ),
        (
            tells.Combat,
            (MARK, piece("ghoul#1"), 1),
            ["A ghoul ambushed Mark.", "Марк попал в засаду упыря.", "Марк потрапив у засідку гуля."],
        ),
    ],
)
def test_verbs_and_names_agree(view: State, kind: Kind, numbers: tuple[int, ...], sentences: list[str]) -> None:
    assert told(view, kind, *numbers) == sentences


def test_clues_that_change_hands_are_counted(view: State) -> None:
    pieces = (piece("axe"), piece("clue-rome"), piece("clue-space-4"))
    assert told(view, tells.Gave, DIANA, MARK, pieces) == [
        "Diana gave Axe and 2 clues to Mark.",
        "Диана передала Марку актив «Топор» и 2 улики.",
        "Діана передала Маркові актив «Сокира» й 2 докази.",
    ]


def test_an_encounter_is_told_with_what_goes_on(view: State) -> None:
    deck = box.DECK_NAMES.index("america")
    english, russian, ukrainian = told(view, tells.Encounter, DIANA, piece("am-2"), 0, deck)
    assert english == (
        "Diana had an America Encounter. In your nightmare a witch sits down at the bedside and begins the lesson."
    )
    assert russian.startswith("Диана провела контакт в Америке. В кошмаре")
    assert ukrainian.startswith("Діана провела зустріч в Америці. У кошмарі")


def test_what_works_by_itself_took_effect_and_what_somebody_chose_was_used(view: State) -> None:
    assert told(view, tells.Used, piece("paranoia#1"), 0) == [
        "The Paranoia condition took effect.",
        "Сработало состояние «Паранойя».",
        "Спрацював стан «Параноя».",
    ]
    assert told(view, tells.Used, piece("debt#1"), 0) == [
        "The action of the Debt condition was performed.",
        "Выполнено действие состояния «Долг».",
        "Виконано дію стану «Борг».",
    ]
    assert told(view, tells.Used, piece("gate-box"), 0) == [
        "Gate Box took effect.",
        "Сработал артефакт «Шкатулка врат».",
        "Спрацював артефакт «Скринька воріт».",
    ]
    assert told(view, tells.Used, piece("return-of-the-ancient-ones"), 0) == [
        "An effect of the rumor “Return of the Ancient Ones” was triggered.",
        "Сработал эффект слуха «Возвращение Древних».",
        "Спрацював ефект чуток «Повернення Стародавніх».",
    ]
    assert told(view, tells.Used, piece("axe"), 0) == [
        "Axe was used.",
        "Актив «Топор» применён.",
        "Актив «Сокира» застосовано.",
    ]
    assert told(view, tells.Used, piece("bandages"), 0)[0] == "Bandages were used."


def test_a_mystery_that_is_shuffled_back_no_longer_counts_as_solved(view: State) -> None:
    assert told(view, tells.MysteryLost, piece("the-true-name")) == [
        "The mystery “The True Name” no longer counted as solved.",
        "Тайна «Истинное имя» больше не считается раскрытой.",
        "Таємниця «Істинне ім’я» більше не вважається розгаданою.",
    ]


def test_who_may_not_see_a_card_reads_only_that_somebody_looked_at_its_back(view: State) -> None:
    assert told(view, tells.LooksAtBack, DIANA, -1, -1) == [
        "Diana looked at the back of a card.",
        "Диана посмотрела на оборот карты.",
        "Діана подивилася на зворот карти.",
    ]


def test_what_decides_the_game_is_told_again_before_what_came_with_the_mythos() -> None:
    first = [TELLING.foremost.index(name) for name in ("awakens", "mystery-solved", "defeated", "doom-advanced")]
    then = [TELLING.foremost.index(name) for name in ("lost", "gate-closed", "monster-spawned", "omen")]
    assert max(first) < min(then)


def test_who_has_a_success_has_passed(view: State) -> None:
    assert told(view, tells.TestResult, DIANA, 0, 1, 2) == [
        "Diana passed the test with 2 successes.",
        "Диана прошла проверку: 2 успеха.",
        "Діана пройшла перевірку: 2 успіхи.",
    ]


def test_a_condition_that_gave_way_to_another_is_told_with_it(view: State) -> None:
    assert told(view, tells.GaveWay, DIANA, piece("blessed#1")) == [
        "Diana discarded the Blessed condition instead of gaining a Cursed condition.",
        "Вместо состояния «Проклятие» Диана сбросила состояние «Благословение».",
        "Замість стану «Проклятий» Діана скинула стан «Благословенний».",
    ]


def test_who_has_fewer_successes_than_a_card_asks_for_has_failed(view: State) -> None:
    assert told(view, tells.TestResult, DIANA, 0, 3, 2) == [
        "Diana failed the test with 2 successes of 3 needed.",
        "Диана провалила проверку: 2 успеха из 3 нужных.",
        "Діана провалила перевірку: 2 успіхи з 3 потрібних.",
    ]
    assert told(view, tells.TestResult, DIANA, 0, 3, 1)[2] == "Діана провалила перевірку: 1 успіх із 3 потрібних."


def test_successes_that_are_only_counted_pass_nothing(view: State) -> None:
    assert told(view, tells.TestResult, DIANA, 0, 0, 1) == [
        "Diana had 1 success.",
        "У Дианы 1 успех.",
        "У Діани 1 успіх.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sign_is_only_named(lang: Lang) -> None:
    assert [sign.name for sign in signs(ELDRITCH_HORROR, lang) if not sign.text] == []
