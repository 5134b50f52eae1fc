"""The card game in good Ukrainian: cases after numbers, genders, euphony, and the words of the Ukrainian Eldritch Horror."""

from __future__ import annotations

import re
from typing import Final

import pytest

from miskatonic.core.code import Effect
from miskatonic.core.declared import Kind
from miskatonic.core.hidden import seen_by
from miskatonic.core.options import Asked, Option
from miskatonic.core.rules import ABILITIES_PER_PIECE
from miskatonic.core.state import Note, State
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.terms import (
    AGILITY,
    AUTO_FAIL,
    COMBAT,
    CULTIST,
    EVADE,
    FIGHT,
    HAND,
    INTELLECT,
    INVESTIGATE,
    PLAIN,
    SKULL,
    TOKENS,
    TRAITS,
    WILLPOWER,
)
from miskatonic.games.arkham_lcg.cards.words import known
from miskatonic.games.arkham_lcg.rules import asks, box, happens, tells
from miskatonic.games.arkham_lcg.say import SPEECH, effects
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.text.parts import flat
from miskatonic.text.slavic import ACC, GEN, NOM, Noun
from miskatonic.words import Choose, Instead, Steps
from tests.games.arkham_lcg.said import question as ask
from tests.games.arkham_lcg.table import Table, piece, place, table
from tests.games.kinds import of_kind
from tests.games.snapshots import listing

UK: Final = SPEECH["uk"]
V: Final = UK.voice
NAMES: Final = V.names
NOUNS: Final = {
    **NAMES.enemies,
    **NAMES.places,
    **{code: person.name for code, person in NAMES.people.items()},
    **{str(number): symbol for number, symbol in enumerate(NAMES.symbols)},
}
EVERYBODY: Final = tuple(card.slug for card in box.INVESTIGATOR.values())


def house(*investigators: str) -> Table:
    """A table in the open house, everybody in the Hallway."""
    return table(*(investigators or ("roland-banks", "daisy-walker"))).house()


def view_of(*investigators: str) -> State:
    """What the first seat sees there."""
    return seen_by(house(*investigators).state, 0)


def line(view: State, kind: Kind, *args: int) -> str:
    """A line of the log."""
    return flat(UK.note(view, Note(of_kind(kind, *args), "", "", None)))


def prompt(view: State, asked: Asked) -> str:
    """A prompt."""
    return flat(UK.prompt(view, asked))


def label(view: State, asked: Asked, option: Option) -> str:
    """An option."""
    return flat(UK.label(view, asked, option))


def use(view: State, slug: str, number: int = 0) -> str:
    """The label of using a power of a card of the first seat."""
    option = view.rules.use[piece(slug) * ABILITIES_PER_PIECE + number]
    return label(view, ask(asks.Action, 3), option)


def clause(effect: Effect, voice: Voice = V) -> str:
    """An effect in words."""
    return flat(V.finished(effects.clause(voice, known(effect))))


def card(code: str) -> list[str]:
    """The text of a card, line by line."""
    return [flat(one) for one in UK.entry(code).lines]


# -------------------------------------------------------------------- the list of components


def test_the_cards_use_the_words_of_the_ukrainian_eldritch_horror() -> None:
    text = listing("arkham-lcg", "uk").lower()
    for term in (
        "дослідник", "доказ", "приречен", "актив", "розум", "здоров’я", "воля", "сила", "жах", "шкод", "скид", "перевір",
        "ознаки", "заклинання", "фоліант", "локаці", "колода зустрічей", "кольт 45-го калібру", "передвістя",
    ):  # fmt: skip
        assert term in text or term.replace("колода", "колоди") in text, term
    for foreign in ("древн", "рассуд", "безвихід", "слідопит", "улік", "заклят", "сищик", "упир", "навичк", "получ"):
        assert foreign not in text, foreign


def test_there_is_no_letter_and_no_apostrophe_of_another_alphabet() -> None:
    text = re.sub(r"\[[a-z0-9-]+\]", "", listing("arkham-lcg", "uk"))
    assert not re.search(r"[a-zA-ZыэёъЫЭЁЪ'`\"]", text)
    assert "’" in text


def test_every_card_has_a_title_and_every_trait_a_name() -> None:
    for slug in set(box.SLUG):
        assert V.title(slug)
    assert len(set(NAMES.traits)) == len(NAMES.traits) == len(TRAITS)


@pytest.mark.parametrize("code", NOUNS)
def test_names_are_declined_in_every_case(code: str) -> None:
    thing = NOUNS[code]
    assert isinstance(thing, Noun)
    assert len(thing.singular) == 6
    assert all(form and "~" not in form for form in thing.singular)
    if thing.animate and thing.singular[0][-1] not in "аяіоиу":
        assert thing.one(ACC) == thing.one(GEN), "animate masculines have the accusative of the genitive"


@pytest.mark.parametrize(
    ("n", "clues", "ammo", "actions", "points"),
    [
        (1, "1 доказ", "1 набій", "1 дія", "1 очко"),
        (2, "2 докази", "2 набої", "2 дії", "2 очки"),
        (5, "5 доказів", "5 набоїв", "5 дій", "5 очок"),
        (11, "11 доказів", "11 набоїв", "11 дій", "11 очок"),
        (21, "21 доказ", "21 набій", "21 дія", "21 очко"),
        (23, "23 докази", "23 набої", "23 дії", "23 очки"),
    ],
)
def test_things_stand_in_the_case_their_number_asks_for(n: int, clues: str, ammo: str, actions: str, points: str) -> None:
    assert flat(V.clues(n).said(ACC)) == clues
    assert flat(V.uses_of(0, n).said(NOM)) == ammo
    assert flat(V.actions(n).said(NOM)) == actions
    assert flat(V.many(n, NAMES.experience).said(NOM)) == f"{points} досвіду"


def test_damage_and_horror_are_counted_without_a_plural() -> None:
    assert [flat(V.damage(n).said(ACC)) for n in (1, 2, 5)] == ["1 шкоду", "2 шкоди", "5 шкоди"]
    assert [flat(V.damage(n).said(GEN)) for n in (1, 2, 5)] == ["1 шкоди", "2 шкоди", "5 шкоди"]
    assert [flat(V.horror(n).said(ACC)) for n in (1, 2, 5)] == ["1 жах", "2 жаху", "5 жаху"]


def test_classes_fit_the_word_before_them() -> None:
    assert card("rabbits-foot")[0].startswith("Актив уцілілого.")
    assert card("lucky")[0].startswith("Подія вцілілого.")
    assert card("knife")[0].startswith("Нейтральний актив.")
    assert card("guts")[0].startswith("Нейтральне вміння.")


# -------------------------------------------------------------------- effects


def test_an_effect_is_an_order_a_tale_or_a_possibility() -> None:
    hurt = w.TakeDamage(2)
    assert clause(hurt) == "отримайте 2 шкоди"
    assert clause(hurt, V.of(())) == "отримує 2 шкоди"
    assert clause(hurt, V.wish) == "отримати 2 шкоди"


def test_effects_with_the_same_verb_are_told_together() -> None:
    assert clause(Steps((w.TakeDamage(), w.TakeHorror(2)))) == "отримайте 1 шкоду й 2 жаху"
    assert clause(w.Choose(1, (w.TakeDamage(), w.TakeHorror()))) == "отримайте 1 шкоду або 1 жах"
    heal = w.Choose(1, (w.By(w.SomebodyHere(), (w.HealDamage(),)), w.By(w.SomebodyHere(), (w.HealHorror(),))))
    assert clause(heal) == "дайте дослідникові у своїй локації зцілити 1 шкоду або 1 жах"
    mixed = w.By(w.Lead(), (w.Choose(1, (w.By(w.EachInOrder(), (w.DiscardAtRandom(),)), w.TakeHorror(2))),))
    assert clause(mixed) == (
        "головний дослідник вибирає: або кожен дослідник скидає з руки випадкову карту, "
        "або головний дослідник отримує 2 жаху"
    )


def test_numbers_that_depend_on_the_table_say_on_what() -> None:
    assert clause(w.TakeHorror(w.FailedBy())) == "отримайте 1 жах за кожне очко, якого забракло до успіху"
    assert clause(w.Draw(w.TomesYouControl())) == "візьміть 1 карту за кожен ваш фоліант"
    gun = clause(w.Fight(w.IfClueHere(3, 1), 1))
    assert gun == "атакуйте ворога (+1 до сили, а якщо у вашій локації є докази — +3 до сили; +1 до шкоди)"
    knife = clause(w.Fight(damage=w.IfSucceededBy(2, 1)))
    assert knife == "атакуйте ворога (+1 до шкоди, якщо перевага щонайменше 2)"


def test_locations_take_their_own_prepositions() -> None:
    assert clause(w.PayAct("attic")).startswith("дослідники на Горищі можуть")
    assert clause(w.DriveTowards(TRAITS.index("ghoul"), "attic")).endswith("на одну локацію ближче на Горище")
    assert card("hallway")[1] == "Звідси можна перейти на Горище, до Підвалу й до Вітальні."
    assert card("flesh-eater")[3] == "З’являється на Горищі."
    assert card("icy-ghoul")[3] == "З’являється в Підвалі."


def test_a_card_says_when_what_for_and_how_often() -> None:
    said = {code: card(code)[-1] for code in ("45-automatic", "guard-dog", "dodge", "cover-up", "scrying", "dark-memory")}
    assert said == {
        "45-automatic": "Дія: витратьте 1 набій і атакуйте ворога (+1 до сили; +1 до шкоди).",
        "guard-dog": "Реакція: коли атака ворога завдає шкоди цій карті, можете завдати 1 шкоди ворогові, який атакує.",
        "dodge": "Швидка. Коли ворог атакує дослідника у вашій локації: скасуйте цю атаку.",
        "cover-up": "Обов’язково: коли гра закінчується або ви вибуваєте, отримайте 1 психічну травму, "
        "якщо на цій карті є докази.",
        "scrying": "Дія: витратьте 1 заряд, виснажте цю карту, перегляньте 3 верхні карти колоди будь-якого дослідника "
        "або колоди зустрічей і поверніть їх наверх у будь-якому порядку.",
        "dark-memory": "Обов’язково: наприкінці вашого ходу, якщо ця карта у вашій руці, отримайте 2 жаху.",
    }
    assert card("roland-banks")[3] == (
        "Реакція: після того як ви перемогли ворога, можете знайти 1 доказ у своїй локації (раз за раунд)."
    )
    assert card("hospital-debts")[-2] == "Без дії: покладіть на цю карту 1 ресурс зі свого запасу (двічі за раунд)."
    assert clause(Instead(w.DiscoverNothing()), V.wish) == "натомість зняти стільки ж доказів із цієї карти"


def test_tokens_in_a_sentence_stand_in_their_case() -> None:
    assert (
        "якщо витягнуто череп, культиста, скрижаль, Старця або автоматичний провал, отримайте 1 жах"
        in card("shrivelling")[-1]
    )


# -------------------------------------------------------------------- the log

LOST: Final = {
    "roland-banks": "Роланд утратив 1 дію (тепер 2).",
    "daisy-walker": "Дейзі втратила 1 дію (тепер 2).",
    "skids-otoole": "Скідс утратив 1 дію (тепер 2).",
    "agnes-baker": "Агнес утратила 1 дію (тепер 2).",
    "wendy-adams": "Венді втратила 1 дію (тепер 2).",
}


@pytest.mark.parametrize("code", LOST)
def test_a_verb_agrees_with_the_investigator_and_its_first_letter_with_the_name(code: str) -> None:
    assert line(view_of(code), tells.Actions, 0, -1, 2) == LOST[code]


def test_people_stand_in_the_case_the_sentence_asks_for() -> None:
    view = view_of("roland-banks", "agnes-baker", "skids-otoole")
    ghoul, rats = piece("icy-ghoul"), piece("swarm-of-rats")
    assert line(view, tells.Turn, 2) == "Почався хід Скідса."
    assert line(view, tells.Leads, 0) == "Роланд став головним дослідником."
    assert line(view, tells.Leads, 1) == "Агнес стала головною дослідницею."
    assert line(view, tells.Plays, 0, piece("roland-banks")) == "Гравець 1 грає за Роланда."
    assert line(view, tells.Attacks, ghoul, 0) == "Крижаний гуль атакував Роланда."
    assert line(view, tells.Engaged, rats, 2) == "Зграя щурів вступила в бій зі Скідсом."
    assert line(view, tells.Engaged, rats, 1) == "Зграя щурів вступила в бій з Агнес."
    assert line(view, tells.Encounter, 0, ghoul) == "Роланд зіткнувся з крижаним гулем."
    assert line(view, tells.Encounter, 0, piece("obscuring-fog")) == "Роланд зіткнувся з напастю «Густий туман»."
    assert line(view, tells.HealedDamage, piece("skids-otoole"), 1) == "Зі Скідса знято 1 шкоду."
    assert line(view, tells.Looked, 1, 0) == "Агнес переглянула верхні карти колоди Роланда."
    assert line(view, tells.Looked, 1, 1) == "Агнес переглянула верхні карти своєї колоди."


def test_enemies_bring_their_own_gender_and_case() -> None:
    view = view_of()
    eater, rats, priest = piece("flesh-eater"), piece("swarm-of-rats"), piece("ghoul-priest")
    attic, hallway = place("attic"), place("hallway")
    assert line(view, tells.Spawned, eater, attic) == "Пожирач плоті з’явився на Горищі."
    assert line(view, tells.EnemyMoved, rats, hallway) == "Зграя щурів перейшла до Передпокою."
    assert line(view, tells.NoSpawn, eater) == "Пожирачу плоті ніде було з’явитися."
    assert line(view, tells.Evaded, 1, rats) == "Дейзі ухилилася від зграї щурів."
    assert line(view, tells.EnemyDefeated, priest, 0) == "Роланд переміг гуля-жерця."
    assert line(view, tells.EnemyDefeated, rats, -1) == "Зграю щурів переможено."
    assert line(view, tells.Victory, priest) == "Група отримала 2 очки перемоги за гуля-жерця."
    hunter = piece("the-masked-hunter")
    assert line(view, tells.Attacks, hunter, 0) == "Мисливець у масці атакував Роланда."
    assert line(view, tells.EnemyDefeated, hunter, 0) == "Роланд переміг мисливця в масці."
    assert line(view, tells.Doom, hunter, 3) == "На мисливцеві в масці тепер 3 жетони приреченості."


def test_creatures_have_the_names_that_the_other_games_give_them() -> None:
    codes = ("hunting-nightgaunt", "relentless-dark-young", "goat-spawn", "young-deep-one")
    titles = [flat(UK.entry(code).title) for code in codes]
    assert titles == ["Нічний мучитель на полюванні", "Живуче темне дитя", "Козлине поріддя", "Молодий глибинний"]
    assert (
        line(view_of(), tells.Engaged, piece("relentless-dark-young"), 0) == "Живуче темне дитя вступило в бій із Роландом."
    )


def test_a_district_turns_out_to_be_what_it_is_behind_a_long_dash() -> None:
    found = line(view_of(), tells.TurnsOut, place("southside"), place("historical-society"))
    assert found == "Саутсайд — це Історичне товариство."


def test_cards_are_called_by_their_kind_and_title() -> None:
    view = view_of()
    assert line(view, tells.Played, 1, piece("machete")) == "Дейзі розіграла актив «Мачете»."
    assert line(view, tells.Played, 0, piece("evidence")) == "Роланд розіграв подію «Речові докази!»."
    assert line(view, tells.Discarded, piece("guts")) == "Скинуто карту «Хоробрість»."
    assert line(view, tells.Damage, piece("guard-dog"), 2) == "Союзник «Сторожовий пес» отримав 2 шкоди."
    assert line(view, tells.Horror, piece("arcane-initiate"), 1) == "Союзниця «Посвячена» отримала 1 жах."
    assert line(view, tells.Used, piece("beat-cop"), 0) == "Використано здібність союзника «Патрульний»."
    assert line(view, tells.DefeatedAsset, piece("holy-rosary")) == "Актив «Священна вервиця» знищено."
    assert line(view, tells.Doom, piece("arcane-initiate"), 1) == "На союзниці «Посвячена» тепер 1 жетон приреченості."
    assert line(view, tells.Doom, piece("whats-going-on"), 2) == (
        "На задумі «Що відбувається?!» тепер 2 жетони приреченості з 3."
    )
    assert line(view, tells.Act, piece("trapped")) == "Сцена «У пастці» просунулася далі."
    assert line(view, tells.Agenda, piece("whats-going-on")) == "Задум «Що відбувається?!» просунувся далі."


def test_a_card_that_is_not_seen_is_just_a_card() -> None:
    view = view_of()
    assert line(view, tells.Drew, 1, -1) == "Дейзі взяла карту."
    assert line(view, tells.Drew, 0, piece("machete")) == "Роланд узяв актив «Мачете»."
    assert line(view, tells.HandSearched, 1, -1) == "Дейзі знайшла карту у своїй колоді."


def test_a_test_is_told_step_by_step() -> None:
    view = view_of()
    minion = piece("ghoul-minion")
    assert line(view, tells.Test, 0, COMBAT, 2, FIGHT, minion) == "Роланд перевіряв силу (2), щоб атакувати молодшого гуля."
    assert line(view, tells.Test, 1, AGILITY, 2, EVADE, minion) == (
        "Дейзі перевіряла спритність (2), щоб ухилитися від молодшого гуля."
    )
    assert line(view, tells.Test, 1, WILLPOWER, 3, PLAIN, -1) == "Дейзі перевіряла волю (3)."
    assert line(view, tells.Token, 0, TOKENS.index("-2")) == "Роланд витягнув жетон: −2."
    assert line(view, tells.Token, 1, AUTO_FAIL) == "Дейзі витягнула жетон: автоматичний провал."
    assert line(view, tells.TokenCancelled, 1, CULTIST) == "Дейзі повернула жетон у мішок: культист."
    assert line(view, tells.Succeeded, 1, 5, 3, 2) == "Дейзі пройшла перевірку: 5 проти 3 (перевага 2)."
    assert line(view, tells.Failed, 0, 1, 3, 2) == "Роланд провалив перевірку: 1 проти 3 (забракло 2)."
    assert line(view, tells.Failed, 0, 0, 0, 0) == "Роланд провалив перевірку: 0 проти 0."


@pytest.mark.parametrize(
    ("n", "left"),
    [(0, "набоїв не залишилося"), (1, "залишився 1 набій"), (3, "залишилося 3 набої"), (5, "залишилося 5 набоїв")],
)
def test_uses_run_out_in_good_grammar(n: int, left: str) -> None:
    assert line(view_of(), tells.Uses, piece("45-automatic"), n) == f"На карті «Кольт 45-го калібру» {left}."


def test_locations_appear_and_vanish_in_their_gender() -> None:
    view = view_of()
    places = [place(name) for name in ("hallway", "attic", "parlor")]
    assert [line(view, tells.Location, number) for number in places] == [
        "У грі з’явився Передпокій.",
        "У грі з’явилося Горище.",
        "У грі з’явилася Вітальня.",
    ]
    assert line(view, tells.LocationGone, place("study")) == "Кабінет зник."
    assert line(view, tells.Revealed, place("parlor"), 0) == "Відкрито Вітальню: доказів немає."
    assert line(view, tells.Clues, 0, place("attic"), 2) == "Роланд знайшов 2 докази на Горищі."
    assert line(view, tells.Clues, 1, place("study"), 1) == "Дейзі знайшла 1 доказ у Кабінеті."


# -------------------------------------------------------------------- questions and options


def test_questions_say_how_much_is_left() -> None:
    view = view_of()
    said = [prompt(view, ask(asks.Action, n)) for n in (0, 1, 3)]
    assert said == [
        "Роланд: дій не залишилося; використайте те, що не потребує дії, або закінчіть хід.",
        "Роланд: виберіть дію (залишилася 1 дія).",
        "Роланд: виберіть дію (залишилося 3 дії).",
    ]
    view.set(box.TOME_ACTIONS[1], 1)
    tome = "Дейзі: виберіть дію (залишилося 2 дії, ще 1 — лише для фоліанта)."
    assert prompt(view, ask(asks.Action, 2, seat=1)) == tome


def test_engaged_enemies_are_a_warning() -> None:
    t = house()
    t.enemy("icy-ghoul", engaged=0)
    t.enemy("swarm-of-rats", engaged=0)
    t.enemy("swarm-of-rats#2", engaged=0)
    danger = "більшість дій спровокує позачергові атаки (крижаний гуль і зграя щурів ×2)"
    warned = f"Роланд: виберіть дію (залишилася 1 дія); {danger}."
    assert prompt(seen_by(t.state, 0), ask(asks.Action, 1)) == warned


def test_a_reaction_is_asked_for_with_its_reason() -> None:
    view = view_of()
    ghoul = piece("icy-ghoul")
    reasons = {
        prompt(view, ask(asks.React, event))
        for event in (
            happens.EnemyDefeated(0, ghoul),
            happens.EnemyDefeated(1, ghoul),
            happens.EnemyAttacks(0, ghoul, 1, 1),
            happens.EnemyAttacks(1, ghoul, 1, 1),
            happens.TokenRevealed(0, SKULL),
            happens.TurnBegins(0),
            happens.TurnBegins(1),
        )
    }
    assert reasons == {
        "Роланд: ви перемогли крижаного гуля; можете відреагувати.",
        "Роланд: Дейзі перемогла крижаного гуля; можете відреагувати.",
        "Роланд: крижаний гуль атакує вас; можете відреагувати.",
        "Роланд: крижаний гуль атакує Дейзі; можете відреагувати.",
        "Роланд: ви витягли жетон хаосу (череп); можете відреагувати.",
        "Роланд: починається ваш хід; можете відреагувати.",
        "Роланд: починається хід Дейзі; можете відреагувати.",
    }


def test_what_gives_way_is_asked_for_by_slot() -> None:
    view = view_of()
    coming = "Роланд: для активу «Мачете» бракує слота руки; виберіть, що скинути."
    assert prompt(view, ask(asks.MakeRoom, piece("machete"), HAND)) == coming
    assert prompt(view, ask(asks.MakeRoom, -1, HAND)) == "Роланд: бракує слотів руки; виберіть, що скинути."


def test_labels_say_what_one_would_do_and_against_what() -> None:
    t = house()
    t.enemy("icy-ghoul", engaged=1)
    t.state.set(box.DAMAGE[piece("icy-ghoul")], 1)
    view = seen_by(t.state, 0)
    asked, ghoul = ask(asks.Action, 3), piece("icy-ghoul")
    assert label(view, asked, box.FIGHT_ENEMY[ghoul]) == (
        "Атакувати крижаного гуля (сила 4 проти 3, здоров’я 3 з 4, б’ється з Дейзі)"
    )
    assert (
        label(view, asked, box.ENGAGE_ENEMY[ghoul])
        == "Вступити в бій із крижаним гулем (сила 4 проти 3, здоров’я 3 з 4, б’ється з Дейзі)"
    )
    assert label(view, asked, box.EVADE_ENEMY[ghoul]) == "Ухилитися від крижаного гуля (спритність 2 проти 4)"
    assert label(view, asked, box.MOVE_TO[place("attic")]) == "Перейти на Горище (ще не відкрито)"
    assert label(view, asked, box.INVESTIGATE_HERE) == "Дослідити Передпокій (інтелект 3 проти 1, доказів немає)"
    assert label(view, asked, box.PLAY_CARD[piece("machete")]) == "Розіграти актив «Мачете» (3 ресурси)"
    assert (
        label(view, asked, box.PLAY_CARD[piece("emergency-cache")]) == "Розіграти подію «Недоторканний запас» (безкоштовно)"
    )
    assert label(view, asked, box.MUTE[piece("beat-cop")]) == "Більше не питати про союзника «Патрульний»"


def test_a_power_is_labelled_with_its_price_and_what_is_left() -> None:
    t = house().in_play(0, "45-automatic", "beat-cop")
    view = seen_by(t.state, 0)
    left = view.count(box.USES_LEFT[piece("45-automatic")])
    assert use(view, "45-automatic") == (
        f"«Кольт 45-го калібру»: витратити 1 набій із {left}, щоб атакувати ворога (+1 до сили; +1 до шкоди)"
    )
    assert use(view, "beat-cop") == "«Патрульний»: скинути цю карту, щоб завдати 1 шкоди ворогові у своїй локації"
    assert use(view, "haunted") == "«Привиди» (2 дії): скинути цю карту"
    assert use(view, "roland-banks") == "Здібність Роланда: знайти 1 доказ у своїй локації"
    assert use(view, "evidence") == "Розіграти подію «Речові докази!» (1 ресурс): знайти 1 доказ у своїй локації"


def test_the_enemy_of_a_weapon_is_chosen_by_the_skill_it_uses() -> None:
    t = house("agnes-baker")
    t.enemy("icy-ghoul", engaged=0)
    view = seen_by(t.state, 0)
    asked = ask(asks.Enemy, FIGHT, source="shrivelling.0")
    assert label(view, asked, box.PICK[piece("icy-ghoul")]) == "Атакувати крижаного гуля (воля 5 проти 3, здоров’я 4 з 4)"


@pytest.mark.parametrize(
    "question", [asks.Mulligan, asks.KeepCard, asks.Search, asks.LookOrder, asks.ReturnCard, asks.HandLimit]
)
def test_a_picked_card_says_what_becomes_of_it(question: Kind) -> None:
    verbs = {
        asks.Mulligan: "Замінити",
        asks.KeepCard: "Залишити",
        asks.Search: "Взяти",
        asks.LookOrder: "Повернути на колоду",
        asks.ReturnCard: "Повернути",
        asks.HandLimit: "Скинути",
    }
    said = label(view_of(), ask(question, 1), box.PICK[piece("dodge")])
    assert said == f"{verbs[question]} подію «Відскок»"


def test_results_of_a_test_are_named() -> None:
    view = view_of()
    view.set(box.TEST_RESULT, box.SUCCESS)
    view.set(box.TEST_KIND, INVESTIGATE)
    asked = ask(asks.ResultOrder)
    assert label(view, asked, box.RESULT[0]) == "Вдале дослідження"
    assert label(view, asked, box.RESULT[4 * piece("guts") + 3]) == "«Хоробрість»: взяти 1 карту"
    view.set(box.TEST_RESULT, box.FAILURE)
    assert label(view, asked, box.RESULT[0]) == "Наслідок провалу"
    assert label(view, asked, box.RESULT[4 * CULTIST + 2]) == "Культист: отримати 1 жах"


def test_a_question_for_cards_says_what_the_test_is_for() -> None:
    view = view_of("daisy-walker")
    view.point(box.TESTER, 0)
    view.point(box.TEST_PLACE, view.pointed(box.AT[0]))
    said = []
    tests = ((FIGHT, COMBAT, piece("swarm-of-rats")), (EVADE, AGILITY, piece("ghoul-minion")), (INVESTIGATE, INTELLECT, -1))
    for kind, skill, enemy in tests:
        view.set(box.TEST_KIND, kind)
        view.set(box.TEST_SKILL, skill)
        view.point(box.TEST_TARGET, enemy)
        said.append(prompt(view, ask(asks.Commit, 1)))
    assert said == [
        "Дейзі: атака на зграю щурів, сила 2 проти 1; додайте карти або витягніть жетон хаосу.",
        "Дейзі: ухиляння від молодшого гуля, спритність 2 проти 2; додайте карти або витягніть жетон хаосу.",
        "Дейзі: дослідження, інтелект 5 проти 1; додайте карти або витягніть жетон хаосу.",
    ]


def test_who_learned_nothing_is_told_so_in_words() -> None:
    assert line(view_of("wendy-adams"), tells.Experience, 0, 0) == "Венді не отримала досвіду."
    assert line(view_of("wendy-adams"), tells.Experience, 0, 2) == "Венді отримала 2 очки досвіду."


def test_skills_are_asked_for_in_their_case() -> None:
    view = view_of("daisy-walker")
    asked = ask(asks.Substitute, COMBAT)
    assert prompt(view, asked) == "Дейзі: вирішіть, чи перевіряти інтелект замість сили."
    assert label(view, asked, box.YES) == "Перевірити інтелект (5)"
    assert label(view, asked, box.NO) == "Перевірити силу (2)"
    assert flat(V.skill(INTELLECT).said(GEN)) == "інтелекту"


@pytest.mark.parametrize("code", EVERYBODY)
def test_the_result_names_everybody_and_counts_experience(code: str) -> None:
    view = view_of(code)
    view.point(box.SCENARIO_OVER, 2)
    view.set(box.EXPERIENCE[0], 5)
    view.set(box.PHYSICAL[0], 2)
    s = table(code).state
    s.finish("AH-WIN-02", won=True, scores=(5,))
    view.result = s.result
    name = flat(V.investigator(piece(code)).said(NOM))
    assert flat(UK.result(view)) == f"Перемога: розв’язка 2, дім уцілів. {name}: 5 очок досвіду, 2 фізичні травми."


def test_a_clause_that_hangs_on_points_of_failure_stands_between_commas() -> None:
    choice = w.ForEach(w.FailedBy(), w.TakeDamage(1))
    assert clause(w.Test(WILLPOWER, 5, fail=choice)) == (
        "перевірте волю (5); у разі провалу за кожне очко, якого забракло до успіху, отримайте 1 шкоду"
    )


def test_a_remark_does_not_break_a_choice_in_two() -> None:
    choice = Choose(1, (w.DoomOnAgenda(2, advances=True), w.TakeHorror(2)))
    assert clause(choice) == (
        "або покладіть 2 жетони приреченості на поточний задум "
        "(через це задум може одразу просунутися), або отримайте 2 жаху"
    )
