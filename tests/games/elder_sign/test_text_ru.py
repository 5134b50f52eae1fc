"""Elder Sign in Russian as a Russian reads it: numbers, cases, genders and the terms of the Russian edition."""

from __future__ import annotations

from typing import Final

import pytest

import miskatonic as mk
from miskatonic.core.declared import Kind
from miskatonic.core.events import PASS
from miskatonic.core.options import NOTHING, Asked, Option
from miskatonic.core.rules import ABILITIES_PER_PIECE
from miskatonic.core.state import Note, State
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.dice import INV1, INV3, LORE, PERIL, RED, TERROR, WILD
from miskatonic.games.elder_sign.cards.entrance import OFFERS
from miskatonic.games.elder_sign.cards.monsters import MASKS, MONSTERS
from miskatonic.games.elder_sign.cards.words import ALLY, CLUE, COMMON, HEALTH, SANITY, SPELL, TROPHY, UNIQUE
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.games.elder_sign.say import SPEECH, VOICES, effects, names
from miskatonic.games.elder_sign.say.nouns import ru
from miskatonic.text.parts import flat
from miskatonic.text.phrases import TELL, WISH
from miskatonic.text.slavic import ACC, GEN, NOM, M, Noun
from miskatonic.words import Choose, Steps
from miskatonic.words.control import CHOOSE
from tests.games.kinds import grouped, of_kind
from tests.games.snapshots import listing

RUSSIAN: Final = SPEECH["ru"]
VOICE: Final = VOICES["ru"]
TOLD: Final = VOICE.in_mood(TELL)
WISHED: Final = VOICE.in_mood(WISH)


def piece(slug: str) -> int:
    """A piece by its name in keys."""
    return box.PIECE_SLUGS.index(slug)


def view_of(*investigators: str, ancient_one: str = "hastur") -> State:
    """What the first seat sees; it is the active one and stands on the first card of the museum."""
    people = list(investigators or ("amanda-sharpe", "bob-jenkins", "sister-mary"))
    game = mk.new("elder-sign", seats=len(people), seed=1, ancient_one=ancient_one, investigators=people)
    view = game.seen_by(0)
    view.set(box.ACTIVE, 0)
    view.point(box.AT[0], 0)
    return view


def line(kind: Kind, *args: int, view: State | None = None) -> str:
    """A line of the log."""
    return flat(RUSSIAN.note(view or view_of(), Note(of_kind(kind, *args), "", "ES-END-01", None)))


def ask(kind: Kind, *about: int, source: str = "", options: tuple[Option, ...] = (), seat: int = 0) -> Asked:
    """A question to a seat."""
    return Asked(seat, seat, kind, options, source, grouped(kind, about), False)


def prompt(view: State, asked: Asked) -> str:
    """A question in words."""
    return flat(RUSSIAN.prompt(view, asked))


def label(view: State, asked: Asked, option: Option) -> str:
    """An option in words."""
    return flat(RUSSIAN.label(view, asked, option))


def entry(code: str) -> list[str]:
    """The text of a component."""
    return [flat(one) for one in RUSSIAN.entry(code).lines]


def show(view: State, *faces: int) -> None:
    """Let the first dice of the pool show these faces."""
    dice = box.DICE_PIECES[: len(faces)]
    view.zones[box.POOL] = dice
    for die, face in zip(dice, faces, strict=True):
        view.point(box.FACE[die], face)


CULTIST: Final = piece("cultist#1")
KOI_POND: Final = piece("koi-pond")
RLYEH: Final = piece("rlyeh")
AXE: Final = piece("axe")
WITHER: Final = piece("wither")
GREEN: Final = box.GREEN_DICE[0]

# -------------------------------------------------------------------- numbers


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (CLUE, "1 улика, 2 улики, 5 улик, 11 улик, 21 улика"),
        (COMMON, "1 простая вещь, 2 простые вещи, 5 простых вещей, 11 простых вещей, 21 простая вещь"),
        (UNIQUE, "1 уникальная вещь, 2 уникальные вещи, 5 уникальных вещей, 11 уникальных вещей, 21 уникальная вещь"),
        (SPELL, "1 заклинание, 2 заклинания, 5 заклинаний, 11 заклинаний, 21 заклинание"),
        (ALLY, "1 союзник, 2 союзника, 5 союзников, 11 союзников, 21 союзник"),
        (TROPHY, "1 трофей, 2 трофея, 5 трофеев, 11 трофеев, 21 трофей"),
    ],
)
def test_goods_are_counted_as_one_few_and_many(kind: int, said: str) -> None:
    assert ", ".join(flat(names.goods(VOICE, kind, n).said(NOM)) for n in (1, 2, 5, 11, 21)) == said


def test_what_is_gained_and_lost_stands_in_the_accusative() -> None:
    gained = [flat(effects.clause(VOICE, w.Gain(kind, n))) for kind in (CLUE, COMMON, ALLY) for n in (1, 2)]
    assert gained == [
        "получите 1 улику",
        "получите 2 улики",
        "получите 1 простую вещь",
        "получите 2 простые вещи",
        "получите 1 союзника",
        "получите 2 союзников",
    ]
    lost = [flat(effects.clause(VOICE, w.Hurt(value, n))) for value in (SANITY, HEALTH) for n in (1, 2, 5)]
    assert lost == [
        "потеряйте 1 рассудок",
        "потеряйте 2 рассудка",
        "потеряйте 5 рассудка",
        "потеряйте 1 здоровье",
        "потеряйте 2 здоровья",
        "потеряйте 5 здоровья",
    ]


def test_symbols_signs_and_doom_are_counted() -> None:
    assert [flat(names.symbol(VOICE, w.Investigation(n))) for n in (1, 3, 9)] == ["1 поиск", "3 поиска", "9 поисков"]
    assert [flat(names.signs(VOICE, n).said(NOM)) for n in (1, 2, 14)] == [
        "1 Знак Древних",
        "2 Знака Древних",
        "14 Знаков Древних",
    ]
    assert flat(names.doom(VOICE, 2).said(NOM)) == "2 жетона безысходности"
    assert flat(effects.clause(VOICE, w.Monsters(2))) == "появляются 2 монстра"
    assert flat(effects.clause(VOICE, w.Doom(1))) == "добавляется 1 жетон безысходности"
    assert flat(effects.clause(VOICE, w.Doom(2))) == "добавляются 2 жетона безысходности"
    assert flat(effects.clause(WISHED, w.Doom(-1))) == "убрать с трека 1 жетон безысходности"
    assert flat(effects.clause(VOICE, w.RerollDice(2))) == "перебросьте до 2 кубиков этого броска"


# -------------------------------------------------------------------- effects


def test_effects_with_the_same_verb_share_it() -> None:
    reward = (w.Gain(CLUE), w.Gain(UNIQUE), w.Signs(), w.Monsters())
    assert flat(effects.text(VOICE, reward)) == "получите 1 улику, 1 уникальную вещь и 1 Знак Древних; появляется монстр."
    loss = (w.Hurt(SANITY, 2), w.Hurt(HEALTH))
    assert flat(effects.clauses(WISHED, loss)) == "потерять 2 рассудка и 1 здоровье"
    both = (w.AddDie(1), w.AddDie(2))
    assert flat(effects.clauses(WISHED, both)) == "добавить в пул жёлтый и красный кубики"
    assert flat(effects.clauses(WISHED, (w.DefeatMonster(), w.DefeatMonster()))) == "победить 2 любых монстров"


def test_a_choice_with_one_verb_says_it_once_and_other_choices_say_all() -> None:
    both = Steps((w.Hurt(SANITY), w.Hurt(HEALTH)))
    assert flat(effects.clause(VOICE, Choose(1, (w.Hurt(SANITY), w.Hurt(HEALTH))))) == "потеряйте 1 рассудок или 1 здоровье"
    assert flat(effects.clause(TOLD, Choose(1, (w.Lose(TROPHY), both)))) == (
        "теряет либо 1 трофей, либо 1 рассудок и 1 здоровье"
    )
    assert flat(effects.clause(VOICE, Choose(1, (w.Gain(CLUE), w.Doom())))) == (
        "либо получите 1 улику, либо добавляется 1 жетон безысходности"
    )
    assert flat(effects.clause(TOLD, Choose(1, (w.LowerLimit(SANITY), w.LowerLimit(HEALTH))))) == (
        "уменьшает предел рассудка или предел здоровья на 1"
    )


def test_a_power_says_what_can_be_done_at_what_cost_and_what_for() -> None:
    assert entry("flute-of-the-outer-gods") == [
        "В любой момент своего хода вы можете сбросить эту карту и потерять 1 рассудок, чтобы победить 2 любых монстров."
    ]
    (bind,) = entry("bind-monster")
    assert bind == (
        "В любой момент своего хода вы можете применить и сбросить это заклинание и потерять 1 рассудок, "
        "чтобы победить любого монстра."
    )
    assert entry("bob-jenkins")[1] == (
        "Свойство «Деловая хватка». Каждый раз, когда вы получаете простые вещи, возьмите ещё 1 простую вещь."
    )
    assert entry("anna-kaslow")[1] == "Если в ваш ход сработал эффект ужаса, сбросьте эту карту."


def test_a_task_names_its_kind_and_its_price() -> None:
    assert "Задача 1: 3 поиска, ужас; цена: 1 рассудок." in entry("a-terrible-discovery")
    assert "Задача 1, общая задача монстра: ужас." in entry("koi-pond")
    assert "Задача 1, частная задача монстра: риск, ужас (монстр закрывает ужас)." in entry("yuggoth")
    assert any("побочная задача монстра" in one for one in entry("public-lavatory"))
    assert "Задача: ужас, риск/знание." in entry("vampire")
    assert flat(effects.row(VOICE, (w.A_LORE,), sanity=1, clock=1)) == "знание; цена: 1 рассудок и 3 часа"


def test_the_terms_are_those_of_the_russian_edition() -> None:
    text = listing("elder-sign", "ru").lower()
    for term in (
        "сыщик", "древний пробуд", "иной мир", "простая вещь", "уникальная вещь", "заклинание", "союзник", "карт мифа",
        "жетон безысходности", "трек безысходности", "рассудок", "здоровье", "улик", "трофе", "врата", "в пул",
        "неотложное воздействие", "продолжительный эффект", "полуночный эффект", "эффект ужаса", "побочная задача монстра",
        "общая задача монстра", "частная задача монстра", "боевая задача", "сувенирная лавка", "бюро находок",
        "первая помощь", "отступи", "сожран", "запертые кубики", "джокер", "монстры-маски", "предел рассудка", "имущество",
    ):  # fmt: skip
        assert term in text, term


# -------------------------------------------------------------------- genders and cases of names


def test_verbs_of_the_past_agree_with_the_investigator() -> None:
    said = {}
    for investigator in box.INVESTIGATOR_CARDS:
        name, verb, *_ = line(tells.Hurt, investigator, SANITY, 1).removeprefix("Сестра ").split()
        said[name] = verb
    women = {name for name, verb in said.items() if verb == "потеряла"}
    assert women == {"Аманда", "Кэролин", "Глория", "Дженни", "Кейт", "Мэнди", "Мэри"}
    assert {verb for name, verb in said.items() if name not in women} == {"потерял"}
    assert len(said) == 16


def test_a_seat_without_an_investigator_is_a_player() -> None:
    view = view_of()
    view.point(box.PLAYS[2], -1)
    assert line(tells.Hurt, 2, HEALTH, 2, view=view) == "Игрок 3 потерял 2 здоровья."
    assert line(tells.Turn, 2, view=view) == "Начался ход игрока 3."
    assert prompt(view, ask(asks.Investigator, seat=2)) == "Игрок 3: выберите нового сыщика."


def test_investigators_stand_in_the_case_that_the_sentence_needs() -> None:
    view = view_of("gloria-goldberg", "monterey-jack", "sister-mary")
    assert line(tells.AskedHelp, 0, 1, view=view) == "Глория попросила Джека о помощи."
    assert line(tells.AskedHelp, 1, 0, view=view) == "Джек попросил Глорию о помощи."
    assert line(tells.Helped, 0, 2, GREEN, LORE, view=view) == (
        "Сестра Мэри помогла Глории: на её фишке зелёный кубик (знание)."
    )
    assert line(tells.Helped, 2, 1, GREEN, LORE, view=view) == (
        "Джек помог сестре Мэри: на его фишке зелёный кубик (знание)."
    )
    assert line(tells.RollFailed, 2, view=view) == "Бросок сестры Мэри не удался."
    assert line(tells.Terror, 0, view=view) == "Глорию охватил ужас."
    assert line(tells.LimitFell, 1, HEALTH, 3, view=view) == "Предел здоровья у Джека снизился до 3."
    assert line(tells.FirstPlayer, 1, view=view) == "Первым ходил Джек."
    assert line(tells.FirstPlayer, 2, view=view) == "Первой ходила сестра Мэри."


def test_names_of_men_and_beasts_have_the_same_accusative_and_genitive() -> None:
    people = [person.name for person in ru.PEOPLE.values()]
    for noun in (*people, *ru.ANCIENT_ONES.values(), *ru.MONSTERS.values(), *ru.ALLIES.values()):
        assert isinstance(noun, Noun)
        assert len(noun.singular) == 6, noun.one()
        if noun.gender is M and noun.one()[-1] not in "аеиоуыэюя":
            assert noun.one(ACC) == noun.one(GEN) != noun.one(), noun.one()


def test_every_monster_can_appear_and_be_beaten() -> None:
    pond, tokens = piece("koi-pond"), (*MONSTERS, *MASKS)
    appeared = {token.code: line(tells.Monster, piece(f"{token.code}#1"), 0, 0, pond) for token in tokens}
    assert appeared["witch"] == "Появилась ведьма (приключение «Пруд с карпами», первая задача)."
    assert appeared["star-spawn"] == "Появилось звёздное отродье (приключение «Пруд с карпами», первая задача)."
    assert appeared["the-bloated-woman"] == "Появилась Раздутая женщина (приключение «Пруд с карпами», первая задача)."
    assert appeared["haunter-of-the-dark"] == "Появился Обитатель тьмы (приключение «Пруд с карпами», первая задача)."
    taken = {token.code: line(tells.FaceDown, 0, piece(f"{token.code}#1")) for token in (*MONSTERS, *MASKS)}
    assert taken["dimensional-shambler"] == "Аманда победила пространственного бродягу."
    assert taken["dark-young"] == "Аманда победила тёмную молодь."
    assert taken["zombie"] == "Аманда победила зомби."
    assert taken["god-of-the-bloody-tongue"] == "Аманда победила Бога Кровавого языка."


def test_ancient_ones_and_allies_have_their_gender() -> None:
    assert line(tells.Awakens, piece("azathoth")) == "Азатот пробудился!"
    assert line(tells.Awakens, piece("shub-niggurath")) == "Шуб-Ниггурат пробудилась!"
    assert line(tells.GainedCard, 0, piece("anna-kaslow")) == "Аманда получила союзницу Анну Каслоу."
    assert line(tells.GainedCard, 1, piece("professor-armitage")) == "Боб получил союзника профессора Армитеджа."
    assert line(tells.Left, 0, piece("ruby-standish")) == "Союзница Руби Стэндиш покинула Аманду."
    assert line(tells.Devoured, 0, piece("kate-winthrop")) == "Кейт сожрана!"
    assert line(tells.Devoured, 0, piece("joe-diamond")) == "Джо сожран!"


# -------------------------------------------------------------------- the log


def test_adventures_and_other_worlds_are_entered_lived_through_and_left() -> None:
    assert line(tells.Moves, 0, 1, KOI_POND) == "Аманда перешла к приключению «Пруд с карпами»."
    assert line(tells.Moves, 1, 6, RLYEH) == "Боб вошёл в Иной мир «Р’льех»."
    assert line(tells.Moves, 1, -1, -1) == "Боб вернулся ко входу в музей."
    assert line(tells.Resolved, 0, KOI_POND) == "Аманда пережила приключение «Пруд с карпами»."
    assert line(tells.Resolved, 1, RLYEH) == "Боб пережил приключение в Ином мире «Р’льех»."
    assert line(tells.GaveUp, 0, KOI_POND) == "Аманда отступилась от приключения «Пруд с карпами»."
    assert line(tells.Failed, 1, RLYEH) == "Боб не справился с приключением в Ином мире «Р’льех»."


def test_a_roll_names_the_colour_of_the_two_special_dice_only() -> None:
    shown = (GREEN, TERROR, box.GREEN_DICE[1], INV1, box.YELLOW_DIE, INV3, box.RED_DIE, WILD)
    assert line(tells.Rolls, 0, *shown) == "Аманда бросила кубики: 1 поиск, ужас, 3 поиска на жёлтом и джокер на красном."


def test_a_reroll_is_of_somebodys_dice_whoever_makes_it() -> None:
    assert line(tells.Rerolls, 0, GREEN, LORE) == "Кубик Аманды переброшен: знание."
    assert line(tells.Rerolls, 0, GREEN, LORE, box.GREEN_DICE[1], INV1) == "Кубики Аманды переброшены: 1 поиск и знание."
    assert line(tells.Rolls, 0, box.YELLOW_DIE, LORE) == "Аманда бросила кубик: знание на жёлтом."


def test_a_completed_task_tells_of_the_monster_on_it() -> None:
    assert line(tells.Completes, 0, 1, -1, GREEN, LORE) == "Аманда выполнила вторую задачу: знание."
    assert line(tells.Completes, 1, 0, CULTIST, GREEN, INV3) == "Боб выполнил первую задачу и одолел культиста: 3 поиска."
    assert line(tells.Completes, 0, 3, CULTIST, GREEN, INV3) == "Аманда одолела культиста: 3 поиска."


def test_verbs_agree_with_the_number_of_tokens() -> None:
    assert line(tells.Signs, 1, 5, 13) == "Получен 1 Знак Древних: теперь 5 из 13."
    assert line(tells.Signs, 2, 6, 13) == "Получено 2 Знака Древних: теперь 6 из 13."
    assert line(tells.Signs, -1, 4, 13) == "Утрачен 1 Знак Древних: теперь 4 из 13."
    assert line(tells.Doom, 1, 5, 11) == "Добавлен 1 жетон безысходности: теперь 5 из 11."
    assert line(tells.DeckEmpty, 0, COMMON) == "Колода простых вещей была пуста: Аманда осталась ни с чем."
    assert line(tells.DeckEmpty, 1, SPELL) == "Колода заклинаний была пуста: Боб остался ни с чем."


def test_locks_say_what_holds_which_die() -> None:
    assert line(tells.Locked, piece("vampire#1"), GREEN) == "Заперт зелёный кубик (вампир)."
    assert line(tells.LockWaits, KOI_POND, RED) == (
        "Замок пришлось отложить, пока не освободится красный кубик (приключение «Пруд с карпами»)."
    )
    assert line(tells.Clock, 9) == "Часы пробили IX."


# -------------------------------------------------------------------- questions and options


def test_a_question_before_a_roll_says_what_there_is_to_roll() -> None:
    view = view_of()
    view.zones[box.CARD_AT[0]] = (KOI_POND,)
    view.zones[box.POOL] = box.GREEN_DICE
    use = view.rules.use[AXE * ABILITIES_PER_PIECE]
    assert prompt(view, ask(asks.BeforeRoll, 0, options=(box.ROLL,))) == (
        "Аманда: бросьте 6 кубиков (приключение «Пруд с карпами»)."
    )
    assert prompt(view, ask(asks.BeforeRoll, 0, options=(box.ROLL, use))) == (
        "Аманда: бросьте 6 кубиков или сначала что-нибудь используйте (приключение «Пруд с карпами»)."
    )
    view.zones[box.POOL] = ()
    assert "в пуле не осталось кубиков" in prompt(view, ask(asks.BeforeRoll, 0, options=(use,)))


def test_a_question_after_a_roll_says_what_the_dice_show() -> None:
    view = view_of("amanda-sharpe", "mandy-thompson")
    show(view, INV3, LORE)
    assert prompt(view, ask(asks.AfterRoll, 0)).startswith("Аманда: на кубиках 3 поиска и знание; решите, что делать")
    power = view.rules.use[piece("mandy-thompson") * ABILITIES_PER_PIECE]
    asked = ask(asks.React, 0, options=(power, PASS), seat=1)
    assert prompt(view, asked) == "Мэнди: на кубиках Аманды 3 поиска и знание; можете что-нибудь использовать."
    show(view, LORE)
    assert prompt(view, ask(asks.AfterRoll, 0)).startswith("Аманда: на зелёном кубике знание;")


def test_questions_about_a_loss_agree_with_what_is_lost() -> None:
    view = view_of()
    assert prompt(view, ask(asks.LoseCard, COMMON)) == "Аманда: выберите, какую простую вещь потерять."
    assert prompt(view, ask(asks.LoseCard, SPELL)) == "Аманда: выберите, какое заклинание потерять."
    assert prompt(view, ask(asks.LoseCard, ALLY)) == "Аманда: выберите, какого союзника потерять."
    assert prompt(view, ask(asks.PayTrophy, 1)) == "Аманда: выберите, какой трофей потратить (осталось потратить 1 трофей)."
    friends = ask(asks.WhichEffect, 1, source="keep-friends-close.effect.effects0.effects0")
    assert prompt(view, friends) == "Аманда: выберите, что потерять."
    assert [label(view, friends, CHOOSE[i]) for i in (0, 1)] == ["Потерять 1 рассудок", "Потерять 1 здоровье"]
    attack = ask(asks.WhichEffect, 1, source="cthulhu.attack.effects0.effects0")
    assert prompt(view, attack) == "Аманда: выберите, какой предел уменьшить."
    assert label(view, attack, CHOOSE[0]) == "Уменьшить предел рассудка на 1"
    start = ask(asks.WhichEffect, 2, source="amanda-sharpe.start.effects0")
    assert prompt(view, start) == "Аманда: выберите, что взять (осталось: 2)."
    assert label(view, start, CHOOSE[1]) == "Взять 1 уникальную вещь"


def test_labels_of_places_say_how_one_gets_there() -> None:
    view = view_of()
    view.zones[box.CARD_AT[0]] = (KOI_POND,)
    view.zones[box.CARD_AT[6]] = (RLYEH,)
    move = ask(asks.Move)
    assert label(view, move, box.MOVE[0]) == "Остаться: приключение «Пруд с карпами»"
    assert label(view, move, box.MOVE[6]) == "Войти в Иной мир «Р’льех»"
    assert label(view, move, box.TO_ENTRANCE) == "Вернуться ко входу в музей"
    assert label(view, ask(asks.Move, seat=1), box.MOVE[0]) == "Перейти к приключению «Пруд с карпами»"
    assert label(view, ask(asks.Move, seat=1), box.TO_ENTRANCE) == "Остаться у входа в музей"
    assert label(view, ask(asks.ReplaceAdventure), box.MOVE[0]) == "Заменить приключение «Пруд с карпами»"


def test_labels_of_tasks_tell_twins_apart() -> None:
    view = view_of()
    lavatory = piece("public-lavatory")
    ghouls = (piece("ghoul#1"), piece("ghoul#2"))
    view.zones[box.CARD_AT[0]] = (lavatory,)
    view.zones[box.MONSTERS_AT[0]] = ghouls
    for task, ghoul in enumerate(ghouls):
        view.point(box.TASK_OF[ghoul], task)
    said = [label(view, ask(asks.AfterRoll, 0), box.COMPLETE[task]) for task in range(3)]
    assert said == [
        "Одолеть упыря (первая задача): риск",
        "Одолеть упыря (вторая задача): риск",
        "Выполнить третью задачу: риск, знание, знание",
    ]
    for ghoul in ghouls:
        view.point(box.TASK_OF[ghoul], NOTHING)
    said = [label(view, ask(asks.AfterRoll, 0), box.COMPLETE[box.TASKS_PRINTED + i]) for i in (0, 1)]
    assert said == [
        "Одолеть упыря (под нижней задачей): риск",
        "Одолеть упыря (под нижней задачей, 2-й по счёту): риск",
    ]


def test_the_place_of_a_monster_below_the_tasks_agrees_with_its_name() -> None:
    view = view_of()
    view.zones[box.CARD_AT[0]] = (KOI_POND,)
    second = box.COMPLETE[box.TASKS_PRINTED + 1]
    for monster, said in (
        ("vampire#1", "Одолеть вампира (под нижней задачей, 2-й по счёту): "),
        ("witch#1", "Одолеть ведьму (под нижней задачей, 2-я по счёту): "),
        ("star-spawn#1", "Одолеть звёздное отродье (под нижней задачей, 2-е по счёту): "),
    ):
        view.zones[box.MONSTERS_AT[0]] = (piece("ghoul#1"), piece(monster))
        assert label(view, ask(asks.AfterRoll, 0), second).startswith(said)


def test_labels_of_dice_say_where_a_secured_die_lies() -> None:
    view = view_of()
    show(view, LORE, PERIL, TERROR, INV1)
    view.zones[box.POOL] = box.DICE_PIECES[3:4]
    view.zones[box.FOCUS] = box.DICE_PIECES[:1]
    view.zones[box.HELP[1]] = box.DICE_PIECES[1:2]
    view.zones[box.HELD[WITHER]] = box.DICE_PIECES[2:3]
    assert label(view, ask(asks.Cover, 0), box.COVER[0b1111]) == (
        "Положить кубики: 1 поиск, знание (фокусировка), риск (у Боба) и ужас (заклинание «Увядание»)"
    )
    assert label(view, ask(asks.Cover, 0), box.COVER[0b1000]) == "Положить кубик: 1 поиск"


def test_labels_of_powers_say_what_they_cost_now() -> None:
    use = view_of().rules.use
    cast, bind, duke = (use[piece(slug) * ABILITIES_PER_PIECE] for slug in ("wither", "bind-monster", "duke"))
    calm, dreaming = view_of(ancient_one="yig"), view_of(ancient_one="cthulhu")
    guard = "защитить 1 кубик этого броска, положив его на карту"
    after = ask(asks.AfterRoll, 0)
    assert label(calm, after, cast) == f"Применить заклинание «Увядание»: {guard}"
    assert label(dreaming, after, cast) == f"Применить заклинание «Увядание»: потерять 1 рассудок, чтобы {guard}"
    assert label(dreaming, after, bind) == (
        "Применить заклинание «Пленение монстра»: потерять 2 рассудка, чтобы победить любого монстра"
    )
    assert label(calm, after, duke) == "Обратиться к союзнику Дюку: избежать потери рассудка и здоровья"
    clue = next(i for i, offer in enumerate(OFFERS) if offer.code == "clue")
    said = [label(view_of(ancient_one=it), ask(asks.Entrance), box.OFFER[clue]) for it in ("yig", "hastur")]
    assert said == ["Купить 1 улику (2 трофея)", "Купить 1 улику (4 трофея)"]


def test_who_is_to_be_healed_is_shown_with_what_is_left() -> None:
    view = view_of("sister-mary", "bob-jenkins")
    view.set(box.VALUE_OF[SANITY][0], 3)
    asked = ask(asks.HealWhom, SANITY, 2)
    assert prompt(view, asked) == "Сестра Мэри: выберите, кто восстановит 2 рассудка."
    assert label(view, asked, view.rules.person[0]) == "Сестра Мэри (рассудок 3 из 7)"


def test_the_end_is_told_with_its_reason() -> None:
    said = {rule: line_of_end(rule) for rule in ("ES-END-01", "ES-END-02", "ES-END-03", "ES-ANC-03")}
    assert said["ES-END-01"] == "Победа: собрано достаточно Знаков Древних!"
    assert said["ES-END-02"] == "Победа: Древний повержен в бою!"
    assert said["ES-END-03"] == "Поражение: все сыщики сожраны."
    assert said["ES-ANC-03"] == "Поражение: Азатот пробудился."


def line_of_end(rule: str) -> str:
    """The last line of the log."""
    won = rule in ("ES-END-01", "ES-END-02")
    return flat(RUSSIAN.note(view_of(), Note(tells.Won() if won else tells.Lost(), "", rule, None)))


def test_texts_are_typeset_as_in_russian_books() -> None:
    text = listing("elder-sign", "ru")
    for wrong in ('"', "'", "“", "...", " - ", "еще", "зелены", "желты", "берет", "звезд", "черны", "темн"):
        assert wrong not in text.lower(), wrong


def test_titles_begin_with_a_capital_and_keep_the_rest() -> None:
    codes = ("sister-mary", "mi-go", "tom-mountain-murphy", "the-black-man")
    titles = [flat(RUSSIAN.entry(code).title) for code in codes]
    assert titles == ["Сестра Мэри", "Ми-го", "Том «Гора» Мёрфи", "Чёрный человек"]
