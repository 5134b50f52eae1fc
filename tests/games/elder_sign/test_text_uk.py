"""Elder Sign in good Ukrainian: cases after numbers, genders, euphony, and the words of the Ukrainian Eldritch Horror."""

from __future__ import annotations

import re
from typing import Final

import pytest

import miskatonic as mk
from miskatonic.core.declared import Kind
from miskatonic.core.options import Asked, Option
from miskatonic.core.rules import ABILITIES_PER_PIECE
from miskatonic.core.state import Note, State
from miskatonic.games.elder_sign.cards.dice import INV1, INV3, LORE, PERIL, TERROR, WILD
from miskatonic.games.elder_sign.cards.entrance import OFFERS
from miskatonic.games.elder_sign.cards.words import (
    ALLY,
    CLUE,
    COMMON,
    HEALTH,
    SANITY,
    SPELL,
    TROPHY,
    UNIQUE,
    Doom,
    Gain,
    Gates,
    HealAll,
    Hurt,
    Lose,
    Monsters,
    PayOrDevoured,
    Signs,
)
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.games.elder_sign.say import SPEECH, VOICES, names
from miskatonic.games.elder_sign.say.effects import clauses
from miskatonic.games.elder_sign.say.nouns import uk
from miskatonic.text.parts import flat
from miskatonic.text.phrases import TELL, WISH
from miskatonic.text.slavic import ACC, GEN, Noun
from miskatonic.words import Choose, Steps
from tests.games.kinds import grouped, of_kind
from tests.games.snapshots import listing

UK: Final = SPEECH["uk"]
VOICE: Final = VOICES["uk"]
NOUNS: Final[dict[str, Noun]] = {
    code: noun
    for table in (uk.MONSTERS, uk.ANCIENT_ONES, uk.ALLIES, {code: person.name for code, person in uk.PEOPLE.items()})
    for code, noun in table.items()
    if isinstance(noun, Noun)
}


def piece(slug: str) -> int:
    """A piece by its name in keys; of several alike ones the first."""
    return box.PIECE_SLUGS.index(slug if slug in box.PIECE_SLUGS else f"{slug}#1")


def view_of(*investigators: str, ancient_one: str = "yig") -> State:
    """What the first seat sees at the beginning; a last seat has nobody."""
    game = mk.new("elder-sign", seats=len(investigators) + 1, seed=1, ancient_one=ancient_one)
    view = game.seen_by(0)
    view.set(box.ACTIVE, 0)
    for seat in range(view.seats):
        view.point(box.PLAYS[seat], piece(investigators[seat]) if seat < len(investigators) else -1)
    return view


def line(view: State, kind: Kind, *args: int, rule: str = "") -> str:
    """A line of the log."""
    return flat(UK.note(view, Note(of_kind(kind, *args), "", rule, None)))


def ask(kind: Kind, *about: int, options: tuple[Option, ...] = (), seat: int = 0) -> Asked:
    """A question to a seat."""
    return Asked(seat, seat, kind, options, "", grouped(kind, about), False)


def label(view: State, asked: Asked, option: Option) -> str:
    """The label of an option."""
    return flat(UK.label(view, asked, option))


# -------------------------------------------------------------------- words


def test_cards_use_the_words_of_the_ukrainian_edition_of_the_same_world() -> None:
    text = listing("elder-sign", "uk").lower()
    for term in (
        "дослідник", "знак стародавніх", "трек приреченості", "жетон приреченості", "карти міту", "доказ", "заклинання",
        "ворота до іншого світу", "чаші монстрів", "розум", "здоров’я", "союзник", "максимум", "зжерто", "перекинути",
    ):  # fmt: skip
        assert term in text, term
    for foreign in ("древн", "рассуд", "безвихід", "слідопит", "улік", "заклят", "сищик"):
        assert foreign not in text, foreign


def test_there_is_no_letter_and_no_apostrophe_of_another_alphabet() -> None:
    text = re.sub(r"\[[a-z0-9-]+\]", "", listing("elder-sign", "uk"))
    assert not re.search(r"[a-zA-ZыэёъЫЭЁЪ'`\"]", text)
    assert "’" in text


@pytest.mark.parametrize("code", NOUNS)
def test_names_are_declined_in_every_case(code: str) -> None:
    thing = NOUNS[code]
    assert len(thing.singular) == 6
    assert all(form and "~" not in form for form in thing.singular)
    if thing.animate and thing.singular[0][-1] not in "аяіоиу":
        assert thing.one(ACC) == thing.one(GEN), "animate masculines have the accusative of the genitive"


@pytest.mark.parametrize(
    ("n", "trophies", "worlds", "clues", "spells"),
    [
        (1, "1 трофей", "1 Іншого світу", "1 доказ", "1 заклинання"),
        (2, "2 трофеї", "2 Інших світів", "2 докази", "2 заклинання"),
        (5, "5 трофеїв", "5 Інших світів", "5 доказів", "5 заклинань"),
        (11, "11 трофеїв", "11 Інших світів", "11 доказів", "11 заклинань"),
        (21, "21 трофей", "21 Іншого світу", "21 доказ", "21 заклинання"),
        (23, "23 трофеї", "23 Інших світів", "23 докази", "23 заклинання"),
    ],
)
def test_things_stand_in_the_case_their_number_asks_for(n: int, trophies: str, worlds: str, clues: str, spells: str) -> None:
    assert flat(names.trophies(VOICE, n).said(ACC)) == trophies
    assert flat(VOICE.many(n, uk.WORLD).said(GEN)) == worlds
    assert flat(names.goods(VOICE, CLUE, n).said(ACC)) == clues
    assert flat(names.goods(VOICE, SPELL, n).said(ACC)) == spells


def test_sanity_and_health_are_counted_without_a_plural() -> None:
    assert [flat(names.values(VOICE, SANITY, n).said(ACC)) for n in (1, 2, 5)] == ["1 розум", "2 розуму", "5 розуму"]
    assert [flat(names.values(VOICE, HEALTH, n).said(ACC)) for n in (1, 2, 5)] == ["1 здоров’я", "2 здоров’я", "5 здоров’я"]


def test_living_things_have_the_accusative_of_the_genitive() -> None:
    assert flat(names.goods(VOICE, ALLY, 1).said(ACC)) == "1 союзника"
    assert flat(names.goods(VOICE, ALLY, 2).said(ACC)) == "2 союзників"
    assert flat(names.goods(VOICE, COMMON, 2).said(ACC)) == "2 звичайні предмети"


# -------------------------------------------------------------------- effects


def test_an_effect_is_an_order_a_tale_or_a_possibility() -> None:
    hurt = (Hurt(SANITY, 2),)
    assert flat(clauses(VOICE, hurt)) == "втратьте 2 розуму"
    assert flat(clauses(VOICE.in_mood(TELL), hurt)) == "втрачає 2 розуму"
    assert flat(clauses(VOICE.in_mood(WISH), hurt)) == "втратити 2 розуму"


def test_neighbours_with_the_same_verb_are_told_together() -> None:
    reward = (Gain(CLUE, 2), Gain(UNIQUE), Signs(), Gates(), Monsters(2))
    assert flat(clauses(VOICE, reward)) == (
        "отримайте 2 докази, 1 унікальний предмет і 1 Знак Стародавніх, "
        "відкриваються ворота до Іншого світу і з’являються 2 монстри"
    )
    assert flat(clauses(VOICE, (HealAll(HEALTH), HealAll(SANITY)))) == "відновіть здоров’я і розум до максимуму"
    assert flat(clauses(VOICE, (Choose(1, (Lose(COMMON), Lose(CLUE))),))) == "втратьте 1 звичайний предмет або 1 доказ"
    mixed = Choose(1, (Lose(TROPHY, 2), Steps((Hurt(SANITY), Doom()))))
    assert (
        flat(clauses(VOICE.in_mood(TELL), (mixed,)))
        == "або втрачає 2 трофеї, або втрачає 1 розум і додається 1 жетон приреченості"
    )
    assert flat(clauses(VOICE.in_mood(TELL), (PayOrDevoured(Lose(CLUE)),))) == "втрачає 1 доказ, інакше його буде зжерто"


def test_a_card_says_what_one_can_do_and_what_for() -> None:
    said = {code: flat(UK.entry(code).lines[0]) for code in ("tommy-gun", "bind-monster", "ruby-standish")}
    assert said == {
        "tommy-gun": "Перед своїм кидком можете скинути цю карту, щоб додати до кидка жовтий і червоний кубики.",
        "bind-monster": "Будь-коли у свій хід можете прочитати й скинути це заклинання та втратити 1 розум, "
        "щоб перемогти будь-якого монстра в грі.",
        "ruby-standish": "Ваші покупки дешевші на 1 трофей, але не дешевші за 1 трофей.",
    }


def test_small_words_fit_their_neighbours_on_the_cards() -> None:
    text = listing("elder-sign", "uk")
    assert "1 кубик із кидка" in text
    assert "1 кубика із жаху на знання" in text
    assert "1 кубика з пошуку на знання" in text
    assert not re.search(r"\bв [вф]", text)


# -------------------------------------------------------------------- the log

LOST: Final = {
    "amanda-sharpe": "Аманда втратила 2 розуму.",
    "ashcan-pete": "Піт утратив 2 розуму.",
    "bob-jenkins": "Боб утратив 2 розуму.",
    "carolyn-fern": "Керолін утратила 2 розуму.",
    "darrell-simmons": "Даррелл утратив 2 розуму.",
    "dexter-drake": "Декстер утратив 2 розуму.",
    "gloria-goldberg": "Глорія втратила 2 розуму.",
    "harvey-walters": "Гарві втратив 2 розуму.",
    "jenny-barnes": "Дженні втратила 2 розуму.",
    "joe-diamond": "Джо втратив 2 розуму.",
    "kate-winthrop": "Кейт утратила 2 розуму.",
    "mandy-thompson": "Менді втратила 2 розуму.",
    "michael-mcglen": "Майкл утратив 2 розуму.",
    "monterey-jack": "Джек утратив 2 розуму.",
    "sister-mary": "Сестра Мері втратила 2 розуму.",
    "vincent-lee": "Вінсент утратив 2 розуму.",
}


@pytest.mark.parametrize("code", LOST)
def test_a_verb_agrees_with_the_investigator_and_its_first_letter_with_the_name(code: str) -> None:
    assert line(view_of(code), tells.Hurt, 0, SANITY, 2) == LOST[code]


def test_people_stand_in_the_case_the_sentence_asks_for() -> None:
    view = view_of("sister-mary", "gloria-goldberg")
    green = box.GREEN_DICE[0]
    assert line(view, tells.Turn, 0) == "Почався хід сестри Мері."
    assert line(view, tells.FirstPlayer, 1) == "Першою ходила Глорія."
    assert line(view, tells.AskedHelp, 0, 1) == "Сестра Мері попросила Глорію допомогти."
    assert line(view, tells.Helped, 0, 1, green, LORE) == "Глорія допомогла сестрі Мері й зберегла зелений кубик (знання)."
    assert line(view, tells.Devoured, 1, piece("gloria-goldberg")) == "Глорію зжерто!"
    assert line(view, tells.LimitFell, 0, HEALTH, 2) == "Максимум здоров’я сестри Мері знизився до 2."
    assert line(view, tells.RollFailed, 2) == "Кидок гравця 3 не вдався."
    assert line(view, tells.Hurt, 2, HEALTH, 1) == "Гравець 3 втратив 1 здоров’я."


def test_an_irregular_verb_has_both_its_forms() -> None:
    view = view_of("amanda-sharpe", "bob-jenkins")
    pond, rlyeh, cultist = piece("koi-pond"), piece("rlyeh"), piece("cultist")
    assert line(view, tells.Resolved, 0, pond) == "Аманда пройшла пригоду «Ставок із коропами»."
    assert line(view, tells.Resolved, 1, rlyeh) == "Боб пройшов пригоду в Іншому світі «Р’льєх»."
    assert line(view, tells.FaceDown, 0, cultist) == "Аманда перемогла культиста."
    assert line(view, tells.Moves, 1, -1, -1) == "Боб пішов до входу в музей."
    assert line(view, tells.Moves, 0, -1, -1) == "Аманда пішла до входу в музей."


def test_beings_bring_their_own_gender() -> None:
    view = view_of("amanda-sharpe")
    archive = piece("the-archives")
    assert line(view, tells.Monster, piece("witch"), 2, -1, archive) == "З’явилася відьма (пригода «Архів», нижче завдань)."
    assert line(view, tells.Monster, piece("star-spawn"), 6, 0, archive).startswith("З’явилося зоряне поріддя (")
    assert line(view, tells.Awakens, piece("shub-niggurath")) == "Шуб-Ніггурат пробудилася!"
    assert line(view, tells.Awakens, piece("ithaqua")) == "Ітаква пробудився!"
    assert line(view, tells.GainedCard, 0, piece("anna-kaslow")) == "Аманда отримала союзницю Анну Каслоу."
    assert line(view, tells.GainedCard, 0, piece("tom-mountain-murphy")) == "Аманда отримала союзника Тома «Гору» Мерфі."
    assert line(view, tells.Left, 0, piece("professor-armitage")) == "Союзник професор Армітедж покинув Аманду."
    assert line(view, tells.UsedCard, 0, piece("heal")) == "Аманда прочитала заклинання «Зцілення»."
    assert line(view, tells.Used, piece("carolyn-fern"), 0) == ("Керолін застосувала здібність «Психологія».")


def test_a_monster_is_told_to_be_on_the_card() -> None:
    view = view_of("amanda-sharpe")
    told = line(view, tells.Monster, piece("witch"), 2, 0, piece("the-archives"))
    assert told == "З’явилася відьма (пригода «Архів», завдання 1)."


def test_a_roll_names_the_colour_of_the_two_special_dice_only() -> None:
    view = view_of("ashcan-pete")
    first, second = box.GREEN_DICE[:2]
    told = line(view, tells.Rolls, 0, first, TERROR, second, INV1, box.RED_DIE, WILD)
    assert told == "Піт кинув кубики: пошук 1, жах і джокер на червоному."
    assert (
        line(view, tells.Changed, 0, first, INV1, PERIL) == "Піт змінив результат зеленого кубика з пошуку 1 на небезпеку."
    )
    gone = line(view, tells.DiceGone, first, second, box.RED_DIE)
    assert gone == "Замкнені кубики вибули з гри: 2 зелені кубики й 1 червоний кубик."
    assert line(view, tells.LostAndFound, 0, PERIL) == "Піт зазирнув до бюро знахідок: випала небезпека."
    assert line(view, tells.Clock, 9) == "Годинник пробив IX."


# -------------------------------------------------------------------- questions and options


def test_questions_call_the_investigator_by_name_or_the_player_by_number() -> None:
    view = view_of("sister-mary")
    said = [flat(UK.prompt(view, ask(asks.Move, seat=seat))) for seat in range(2)]
    assert said == [
        "Сестра Мері: виберіть, куди вирушити цього ходу.",
        "Гравець 2: виберіть, куди вирушити цього ходу.",
    ]


def test_questions_say_only_what_can_be_done() -> None:
    view = view_of("amanda-sharpe", "bob-jenkins")
    focus, helper = box.FOCUS_ON[box.GREEN_DICE[0]], box.ASK_HELP[1]
    said = [
        flat(UK.prompt(view, ask(asks.SecureDie, options=options)))
        for options in ((focus, box.GO_ON), (helper, box.GO_ON), (focus, helper, box.GO_ON))
    ]
    assert said == [
        "Аманда: відкладіть один кубик або грайте далі.",
        "Аманда: попросіть допомоги або грайте далі.",
        "Аманда: відкладіть один кубик, попросіть допомоги або грайте далі.",
    ]
    view.zones[box.POOL] = box.GREEN_DICE
    assert flat(UK.prompt(view, ask(asks.Reroll, 8))) == "Аманда: виберіть, які кубики перекинути."
    assert flat(UK.prompt(view, ask(asks.Reroll, 2))) == "Аманда: виберіть, які кубики перекинути (не більше 2)."


def test_a_card_to_be_lost_is_asked_for_in_its_gender() -> None:
    view = view_of("amanda-sharpe")
    said = [flat(UK.prompt(view, ask(asks.LoseCard, kind))) for kind in (COMMON, SPELL)]
    assert said == [
        "Аманда: виберіть, який звичайний предмет утратити.",
        "Аманда: виберіть, яке заклинання втратити.",
    ]


def test_labels_say_what_one_would_do() -> None:
    view = view_of("amanda-sharpe", "gloria-goldberg")
    view.zones[box.CARD_AT[0]] = (piece("the-archives"),)
    move = ask(asks.Move)
    assert label(view, move, box.MOVE[0]) == "Вирушити в пригоду «Архів»"
    assert label(view, move, box.TO_ENTRANCE) == "Залишитися біля входу в музей"
    view.point(box.AT[0], 0)
    assert label(view, move, box.MOVE[0]) == "Залишитися: пригода «Архів»"
    assert label(view, move, box.TO_ENTRANCE) == "Піти до входу в музей"
    assert label(view, ask(asks.ReplaceAdventure), box.MOVE[0]) == "Замінити пригоду «Архів»"
    assert label(view, ask(asks.SecureDie), box.ASK_HELP[1]) == "Попросити допомоги в Глорії"
    everything = next(i for i, offer in enumerate(OFFERS) if offer.code == "both")
    healing = "Перша допомога: відновити здоров’я й розум до максимуму (4 трофеї)"
    assert label(view, ask(asks.Entrance), box.OFFER[everything]) == healing
    view.set(box.CLUES[0], 3)
    assert label(view, ask(asks.AfterRoll), box.REROLL) == "Витратити 1 доказ (маєте 3), щоб перекинути кубики"


def test_a_spell_is_labelled_with_what_the_ancient_one_makes_it_cost() -> None:
    asked = ask(asks.AfterRoll)
    said = []
    for ancient_one in ("yig", "cthulhu"):
        view = view_of("amanda-sharpe", ancient_one=ancient_one)
        said.append(label(view, asked, view.rules.use[piece("wither") * ABILITIES_PER_PIECE]))
    assert said == [
        "Прочитати заклинання «В’янення»: зберегти на цій карті 1 кубик із кидка",
        "Прочитати заклинання «В’янення»: втратити 1 розум, щоб зберегти на цій карті 1 кубик із кидка",
    ]
    bind = view.rules.use[piece("bind-monster") * ABILITIES_PER_PIECE]
    assert label(view, asked, bind) == (
        "Прочитати заклинання «Пута для монстра»: втратити 2 розуму, щоб перемогти будь-якого монстра в грі"
    )


def test_a_task_is_labelled_with_its_monster_and_all_it_needs() -> None:
    view = view_of("amanda-sharpe", ancient_one="shub-niggurath")
    zombie = piece("zombie")
    view.zones[box.CARD_AT[0]] = (piece("koi-pond"),)
    view.zones[box.MONSTERS_AT[0]] = (zombie,)
    view.point(box.AT[0], 0)
    asked = ask(asks.AfterRoll)
    below = "Виконати завдання монстра 1 (зомбі): пошук 3 + жах; ціна: 1 розум"
    assert label(view, asked, box.COMPLETE[box.TASKS_PRINTED]) == below
    view.point(box.TASK_OF[zombie], 0)
    assert label(view, asked, box.COMPLETE[0]) == "Виконати завдання 1 (зомбі): пошук 3 + жах; ціна: 1 розум"
    assert label(view, asked, box.COMPLETE[1]) == "Виконати завдання 2: жах + небезпека + небезпека"


def test_secured_dice_are_told_apart_from_those_of_the_roll() -> None:
    view = view_of("amanda-sharpe", "gloria-goldberg")
    rolled, focused, helped, held = box.GREEN_DICE[:4]
    for zone, die in ((box.POOL, rolled), (box.FOCUS, focused), (box.HELP[1], helped), (box.HELD[piece("wither")], held)):
        view.zones[zone] = (die,)
        view.point(box.FACE[die], INV3)
    said = [label(view, ask(asks.Cover, 0), box.COVER[1 << at]) for at in range(4)]
    assert said == [
        "Покласти: пошук 3",
        "Покласти: пошук 3 (відкладено раніше)",
        "Покласти: пошук 3 (зберігає Глорія)",
        "Покласти: пошук 3 (на заклинанні «В’янення»)",
    ]


def test_monsters_alike_on_one_card_are_told_apart() -> None:
    view = view_of("amanda-sharpe")
    one, two, three = (box.PIECE_SLUGS.index(f"cultist#{n}") for n in (1, 2, 3))
    view.zones[box.CARD_AT[0]] = (piece("the-archives"),)
    view.zones[box.MONSTERS_AT[0]] = (one, two, three)
    view.point(box.TASK_OF[one], 0)
    said = [label(view, ask(asks.Defeat), box.PICK[cultist]) for cultist in (one, two, three)]
    assert said == [
        "Перемогти культиста («Архів», завдання 1)",
        "Перемогти культиста («Архів», нижче завдань, 2-й із таких)",
        "Перемогти культиста («Архів», нижче завдань, 3-й із таких)",
    ]
    view.zones[box.MONSTERS_AT[0]] = (one,)
    assert label(view, ask(asks.Defeat), box.PICK[one]) == "Перемогти культиста («Архів»)"


def test_a_monster_may_add_a_task_or_cover_a_part_of_one() -> None:
    view = view_of("amanda-sharpe")
    said = []
    for code in ("unnatural-habitat", "the-archives", "yuggoth"):
        view.zones[box.CARD_AT[0]] = (piece(code),)
        said.append(label(view, ask(asks.PlaceMonster, piece("ghoul")), box.SPOT[0]))
    said.append(label(view, ask(asks.PlaceMonster, piece("ghoul")), box.SPOT[box.BELOW]))
    assert said == [
        "Пригода «Неприродне середовище», завдання 1 (додасть завдання)",
        "Пригода «Архів», завдання 1 (закриє: знання)",
        "Інший світ «Юґґот», завдання 1 (закриє: жах)",
        "Інший світ «Юґґот»: нижче всіх завдань",
    ]
