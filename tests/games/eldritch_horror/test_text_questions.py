"""Eldritch Horror's questions and options in words, as they come up in play."""

from __future__ import annotations

import contextlib
import json
import random
import re
from collections.abc import Iterator
from typing import Any, Final, get_args, get_type_hints

import msgspec
import pytest

import miskatonic as mk
from miskatonic.core.declared import PIECE, Kind, arguments
from miskatonic.core.hidden import seen_by
from miskatonic.core.options import Asked, Option
from miskatonic.core.rules import ABILITIES_PER_PIECE
from miskatonic.core.state import State
from miskatonic.game import Decision, Game
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import HEALTH, SANITY
from miskatonic.games.eldritch_horror.rules import asks, box
from miskatonic.games.eldritch_horror.say import SPEECH
from miskatonic.scene import Board, Row
from miskatonic.testing import rule
from miskatonic.text.parts import LANGUAGES, flat
from miskatonic.words.control import CHOOSE, DECLINE, DO_IT
from tests.games.eldritch_horror.said import clean, piece, table
from tests.games.eldritch_horror.table import Table, empty

GAMES: Final = 8


def decisions(seed: int) -> Iterator[Decision]:
    """The decisions of a random game."""
    game: Game = mk.new("eldritch-horror", seats=1 + seed % 4, seed=seed, starting_rumor=seed % 2 == 1)
    choose = random.Random(seed)
    while not game.over:
        yield from game.decisions
        game.play(choose.choice(game.decision.options).key)


@pytest.mark.parametrize("seed", range(GAMES))
def test_questions_and_options_are_whole_in_every_language(seed: int) -> None:
    for decision in decisions(seed):
        view, asked = decision.view, decision.asked
        for lang, speech in SPEECH.items():
            prompt = flat(speech.prompt(view, asked))
            clean(lang, prompt)
            assert prompt[-1] in ".?", prompt
            labels = [flat(speech.label(view, asked, option)) for option in asked.options]
            for label in labels:
                clean(lang, label)
                assert label[-1] not in ".:;,", label


def sample(kind: Kind, field: str, what: str) -> Any:
    """What an argument of a question can be."""
    if get_args(get_type_hints(kind)[field]):
        return (piece("axe"), piece("clue-rome")) if what == PIECE else (1, 0) if field.endswith("tickets") else (2, 5)
    return piece("axe") if what == PIECE else 1


def asked_of(kind: Kind, source: str = "") -> Asked:
    """A question of a kind that nobody need have asked."""
    about = tuple(sample(kind, field, what) for field, what in arguments(kind))
    return Asked(3, 3, kind, (), source, about, False)


@pytest.mark.parametrize("kind", get_args(asks.AnyAsk), ids=lambda kind: kind.__name__)
def test_every_kind_of_question_is_said(view: State, kind: Kind) -> None:
    for lang, speech in SPEECH.items():
        prompt = flat(speech.prompt(view, asked_of(kind)))
        clean(lang, prompt)
        assert re.match(r"(Diana|Диана|Діана)( \(Axe\)| \(актив «Топор»\)| \(актив «Сокира»\))?: ", prompt), prompt


def test_two_kinds_of_question_about_the_same_figure_are_each_asked_in_their_own_words(view: State) -> None:
    loan, buy = [flat(SPEECH["en"].prompt(view, asked_of(kind))) for kind in (asks.Loan, asks.Buy)]
    assert loan == "Diana: you have 1 success; take a bank loan for 2 more and a Debt condition?"
    assert buy == "Diana: choose an asset from the reserve (value up to 1 in all)."


@pytest.fixture(scope="module")
def view() -> State:
    return table()


def found(kind: str, source: str) -> list[list[str]]:
    """The question of a kind that a text asks, and its options, in the three languages, in some random game."""
    for seed in range(100):
        for decision in decisions(seed):
            if decision.kind == kind and decision.source.startswith(source):
                asked, view = decision.asked, decision.view
                return [
                    [
                        flat(speech.prompt(view, asked)).split(": ", 1)[1],
                        *(flat(speech.label(view, asked, o)) for o in asked.options),
                    ]
                    for speech in SPEECH.values()
                ]
    raise AssertionError(f"{source} asked nothing")


def test_what_one_may_do_is_asked_in_the_words_of_the_card() -> None:
    english, russian, ukrainian = found("whether-to", "ge-5.2")
    assert english == ["you may become Delayed to gain 1 artifact.", "Become Delayed to gain 1 artifact", "Do not do it"]
    assert russian == [
        "вы можете стать задержанной, чтобы получить 1 артефакт.",
        "Стать задержанной, чтобы получить 1 артефакт",
        "Не делать этого",
    ]
    assert ukrainian == [
        "ви можете стати затриманою, щоб отримати 1 артефакт.",
        "Стати затриманою, щоб отримати 1 артефакт",
        "Не робити цього",
    ]


def test_a_price_and_what_it_averts_are_the_options() -> None:
    english, russian, ukrainian = found("unless", "haunting-nightmares")
    assert english == ["choose what happens.", "Spend 1 clue", "Lose 2 sanity and gain a random Madness condition"]
    assert russian[1:] == ["Потратить 1 улику", "Потерять 2 рассудка и получить случайное состояние-безумие"]
    assert ukrainian[1:] == ["Витратити 1 доказ", "Втратити 2 розуму й отримати випадковий стан-божевілля"]


def test_whoever_can_prevent_a_loss_is_told_whose_and_how_much() -> None:
    english, russian, ukrainian = found("react", "event:WOULD_LOSE")
    assert re.fullmatch(r"\w+ is about to lose \d (health|sanity); you may use something.", english[0])
    assert re.fullmatch(r"\w+ вот-вот потеряет \d (здоровь|рассуд)\w+; вы можете что-нибудь использовать.", russian[0])
    assert re.fullmatch(r"\w+ ось-ось утратить \d (здоров’я|розуму?); ви можете чимось скористатися.", ukrainian[0])


def labels(t: Table, lang: str = "en") -> dict[str, str]:
    """The options of the open question by their keys, in words."""
    asked = t.state.asked[0]
    return {option.key: flat(SPEECH[lang].label(t.state, asked, option)) for option in asked.options}


def test_who_is_asked_is_named_once_when_it_is_they_who_have_done_something() -> None:
    own = empty("silas-marsh").at(0, "rome").gives(0, "puzzle-box").turn().play("rest").state
    assert flat(SPEECH["en"].prompt(own, own.asked[0])) == "Silas rests; you may use something."
    another = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome").gives(1, "whiskey").effect(0, w.Lose(SANITY, 2))
    asked = another.state
    assert (
        flat(SPEECH["en"].prompt(asked, asked.asked[0])) == "Lily: Silas is about to lose 2 sanity; you may use something."
    )


def test_a_rest_promises_only_what_can_be_recovered() -> None:
    t = empty("lily-chen").at(0, "rome")
    assert labels(t.turn())["rest"] == "Rest (health and sanity are full)"
    assert labels(t.values(0, sanity=2).turn(), "ru")["rest"] == "Отдохнуть: восстановить 1 рассудок"
    assert labels(t.values(0, health=2).turn(), "uk")["rest"] == "Відпочити: відновити 1 здоров’я й 1 розум"


def test_who_may_pass_the_lead_is_told_what_it_is_good_for_and_keeps_it_by_the_first_option() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome")
    t.stack("tokyo").cup("ghost").mythos_phase("support-of-the-church")
    assert "whoever holds it goes first and decides for all" in flat(SPEECH["en"].prompt(t.state, t.state.asked[0]))
    assert list(labels(t).values()) == ["Keep it: Silas goes first", "Pass it to Lily, who then goes first"]
    assert labels(t, "ru")["person:seat-2"] == "Передать Лили: первой будет ходить она"


def test_whose_debt_one_may_settle_is_said_if_it_is_not_ones_own() -> None:
    t = empty("lily-chen", "silas-marsh", "mark-harrigan").at(0, "rome").at(1, "rome").at(2, "rome")
    for seat in range(3):
        t.condition(seat, "debt")
    t.turn(0)
    for lang, own in (("en", "The Debt condition"), ("ru", "Состояние «Долг»"), ("uk", "Стан «Борг»")):
        said = sorted(text.split(":")[0] for key, text in labels(t, lang).items() if "debt" in key)
        one, other = {"en": ("Mark", "Silas"), "ru": ("Марк", "Сайлас"), "uk": ("Марк", "Сайлас")}[lang]
        assert said == [own, f"{own} ({one})", f"{own} ({other})"]


def test_two_clues_on_a_space_are_told_apart() -> None:
    t = empty("lily-chen").at(0, "rome")
    t.clue("rome")
    assert labels(t.encounter())["research:clue-rome"] == "Research Encounter"
    t.clue("rome", printed="8")
    assert labels(t.encounter())["research:clue-space-8"] == "Research Encounter, clue marked “Space 8”"


def test_before_the_first_round_the_table_says_that_the_game_is_being_set_up() -> None:
    game = mk.new("eldritch-horror", seats=1, seed=7, investigators=["lola-hayes"])
    said = [flat(game.scene(0, lang).status[0]) for lang in LANGUAGES]
    assert said == ["Set-up", "Подготовка к игре", "Приготування до гри"]
    game.play(game.decision.options[0].key)
    assert flat(game.scene(0, "en").status[0]) == "Round 1"


@pytest.mark.parametrize(
    ("ancient_one", "said"),
    [("shub-niggurath", ["awake", "пробудилась", "пробудилася"]), ("cthulhu", ["awake", "пробудился", "пробудився"])],
)
def test_the_sheet_says_that_it_is_awake_as_its_own_gender_asks(ancient_one: str, said: list[str]) -> None:
    game = empty("silas-marsh", ancient_one=ancient_one).awaken().game
    boards = [next(thing for thing in game.scene(0, lang).things if thing.id == "ancient-one") for lang in LANGUAGES]
    rows = [thing for board in boards if isinstance(board, Board) for thing in board.things if isinstance(thing, Row)]
    assert [flat(row.cards[0].note) for row in rows if row.id == "sheet"] == said


def test_the_mystery_stands_high_and_half_the_players_are_counted_there_but_not_in_the_list_of_components() -> None:
    t = empty("silas-marsh", "lily-chen", "leo-anderson").at(0, "space-8").clues(0, 2).mystery("the-true-name")
    t.ongoing("growing-madness").encounter()
    half = "for every 2 players (rounded up; 2 in this game)"
    assert half in labels(t)["resolve:growing-madness"]
    shown = json.loads(msgspec.json.encode(t.game.scene(0, "en")))
    ancient_one = next(thing for thing in shown["things"] if thing["id"] == "ancient-one")
    assert [thing["id"] for thing in ancient_one["things"]][:2] == ["doom", "mysteries"], "the mystery is read at once"
    cards = {card["code"]: str(card["lines"]) for card in found_cards(shown) if "lines" in card}
    assert half in cards["the-true-name"]
    assert half in cards["growing-madness"]
    assert "in this game" not in str(SPEECH["en"].entry("the-true-name").lines)


def found_cards(scene: Any) -> Iterator[dict[str, Any]]:
    """Whatever has a code in a scene, however deep."""
    for one in scene.values() if isinstance(scene, dict) else scene if isinstance(scene, list) else ():
        yield from found_cards(one)
    if isinstance(scene, dict) and "code" in scene:
        yield scene


def test_an_option_is_named_in_one_mood_to_its_end() -> None:
    """Leo's action is a test with what follows; his card speaks to the reader, the option does not."""
    game = mk.new("eldritch-horror", seats=1, seed=1, investigators=["leo-anderson"])
    decision = game.decision
    option = next(o for o in decision.asked.options if o.key == "use:leo-anderson")
    said = {lang: flat(SPEECH[lang].label(decision.view, decision.asked, option)) for lang in ("ru", "uk")}
    assert said["ru"].startswith("Лео: пройти проверку общения; при успехе получить 1 актив-союзник")
    assert said["uk"].startswith("Лео: пройти перевірку впливу; у разі успіху отримати 1 актив-союзник")


ORDERS: Final = {
    "ru": re.compile(r"\b\w+[иьй]те(сь)?\b|\bвы можете\b", re.I),
    "uk": re.compile(r"\b(?!навіть\b|сіть\b)\w+(йте|іть|ьте)(ся)?\b|\bви можете\b|\bбажаєте\b", re.I),
}
"""What speaks to the reader: no name of an option does."""


def every_option(lang: str, view: State) -> Iterator[str]:
    """Every option that a text of the game can offer, and every power that can be used, by its name."""
    speech = SPEECH[lang]
    offered: list[tuple[Kind, Option]]
    for address, code in view.rules.codes.items():
        match code.node:
            case w.Choose(options=options):
                offered = [(asks.WhichEffect, CHOOSE[i]) for i in range(len(options))]
            case w.May():
                offered = [(asks.WhetherTo, DO_IT), (asks.WhetherTo, DECLINE)]
            case w.Unless():
                offered = [(asks.Unless, box.YES), (asks.Unless, box.NO)]
            case _:
                continue
        for kind, option in offered:
            yield flat(speech.label(view, asked_of(kind, address), option))
    for one in range(len(box.SHEETS)):
        with contextlib.suppress(KeyError, IndexError):
            for number in range(9):
                yield using(lang, view, one, number)
        with contextlib.suppress(KeyError):
            yield flat(speech.label(view, asked_of(asks.Encounter), box.AS_ENCOUNTER[one]))


def using(lang: str, view: State, one: int, number: int = 0) -> str:
    """The name of the option to use a power of a piece, and what is told beside it."""
    speech, option = SPEECH[lang], view.rules.use[one * ABILITIES_PER_PIECE + number]
    said = (speech.label(view, asked_of(asks.Action), option), speech.detail(view, asked_of(asks.Action), option))
    return ". ".join(flat(text) for text in said if text)


def test_a_spell_is_named_in_a_few_words_and_told_beside_them(view: State) -> None:
    asked, option = asked_of(asks.Action), view.rules.use[piece("wither#1") * ABILITIES_PER_PIECE]
    said = [
        (flat(speech.label(view, asked, option)), flat(speech.detail(view, asked, option))) for speech in SPEECH.values()
    ]
    assert [label.partition(" (")[0] for label, _ in said] == [
        "Cast Wither",
        "Прочесть заклинание «Увядание»",
        "Прочитати заклинання «В’янення»",
    ]
    assert [detail.partition(";")[0] for _, detail in said] == [
        "Test lore",
        "Пройти проверку знаний",
        "Пройти перевірку знань",
    ]


def test_a_woman_is_spoken_to_as_one(view: State) -> None:
    """Diana sits last, Mark first."""
    address = next(
        address
        for address, code in view.rules.codes.items()
        if address.startswith("ge-5.2") and isinstance(code.node, w.May)
    )
    said = [
        [
            flat(SPEECH[lang].label(view, Asked(seat, seat, asks.WhetherTo, (), address, (), False), DO_IT)).split(",")[0]
            for seat in (0, 3)
        ]
        for lang in ("ru", "uk")
    ]
    assert said == [["Стать задержанным", "Стать задержанной"], ["Стати затриманим", "Стати затриманою"]]


def test_who_has_no_investigator_is_not_called_by_a_number() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome").values(0, health=1)
    t.effect(0, w.Lose(HEALTH)).stack("tokyo").mythos_phase("omen-of-good-fortune")
    while t.question is not asks.NewInvestigator:
        t.play(t.options[0])
    prompts = [flat(speech.prompt(t.state, t.state.asked[0])) for speech in SPEECH.values()]
    assert prompts == ["Choose your new investigator.", "Выберите нового сыщика.", "Виберіть нового дослідника."]


def test_a_condition_after_then_stands_between_commas_and_what_reckons_is_named_like_other_options() -> None:
    t = empty("silas-marsh").at(0, "rome")
    t.monster("zombie", "tokyo")
    t.monster("star-spawn", "london")
    t.reckoning()
    assert flat(SPEECH["ru"].prompt(t.state, t.state.asked[0])).endswith("разыграть следующим; сработают все.")
    said = sorted(labels(t, "ru").values())
    assert said == [
        "Звёздное отродье (Лондон): бросить 1 кубик; если выпало 1–2, повысить безысходность на 1",
        "Зомби (Токио): выставить орду зомби в локацию этого монстра; затем, если монстр появился, сбросить этого монстра",
    ]


@pytest.mark.parametrize("lang", ORDERS)
def test_no_option_speaks_to_the_reader_halfway(view: State, lang: str) -> None:
    said = list(every_option(lang, view))
    assert len(set(said)) > 200
    assert [label for label in said if ORDERS[lang].search(label)] == []


def test_what_follows_on_an_option_goes_on_as_it_began(view: State) -> None:
    """Trish's action hangs on a condition, the box may be given for an artifact, and something comes after a price."""
    trish, puzzle = piece("trish-scarborough"), piece("puzzle-box")
    assert using("en", view, trish) == "Trish: if you have no clues, gain 1 clue"
    assert using("ru", view, trish) == "Триш: если у вас нет улик, получить 1 улику"
    assert using("uk", view, trish) == "Тріш: якщо ви не маєте доказів, отримати 1 доказ"
    assert "; при успехе можно сбросить эту карту, чтобы получить 1 артефакт" in using("ru", view, puzzle)
    assert "; у разі успіху можна скинути цю карту, щоб отримати 1 артефакт" in using("uk", view, puzzle)
    after = "Стать задержанной; затем либо восстановить 3 рассудка, либо сбросить 1 состояние-безумие"
    assert after in every_option("ru", view)


def test_which_monster_is_discarded_says_what_its_toughness_costs() -> None:
    t = empty("silas-marsh").at(0, "rome")
    t.monster("mummy", "tokyo")
    t.monster("cultist", "london")
    asked = t.event("blood-flows").state.asked[0]
    assert [option.key for option in asked.options] == ["pick:cultist#1", "pick:mummy"]
    assert [[flat(speech.detail(t.state, asked, option)) for option in asked.options] for speech in SPEECH.values()] == [
        ["1 health lost", "3 health lost"],
        ["Потеря здоровья: 1", "Потеря здоровья: 3"],
        ["Втрата здоров’я: 1", "Втрата здоров’я: 3"],
    ]


def test_a_monster_that_costs_nothing_says_nothing_of_a_price() -> None:
    t = empty("silas-marsh").at(0, "rome")
    t.monster("mummy", "tokyo")
    t.monster("cultist", "london")
    t.effect(0, w.DiscardMonster())
    asked = t.state.asked[0]
    assert [SPEECH["en"].detail(t.state, asked, option) for option in asked.options] == [(), ()]


def test_what_an_encounter_most_often_brings_is_said_with_one_verb() -> None:
    t = empty("lily-chen").at(0, "rome")
    t.clue("rome")
    t.encounter()
    asked = t.state.asked[0]
    details = {
        lang: " ".join(flat(speech.detail(t.state, asked, option)) for option in asked.options)
        for lang, speech in SPEECH.items()
    }
    for lang, verbs in (("en", ("gain", "improve")), ("ru", ("получить", "улучшить")), ("uk", ("отримати", "поліпшити"))):
        for verb in verbs:
            assert verb in details[lang], details[lang]
            assert not re.search(rf"{verb} [^;.]*(or|или|або) {verb}", details[lang]), details[lang]


def test_the_clues_that_come_with_a_clue_are_called_additional_where_it_is_told_what_an_encounter_brings() -> None:
    t = empty("lily-chen").at(0, "rome")
    t.clue("rome")
    asked = t.encounter().state.asked[0]
    research = next(option for option in asked.options if option.verb is box.RESEARCH_CLUE)
    assert [flat(speech.detail(t.state, asked, research)).partition(";")[0] for speech in SPEECH.values()] == [
        "Most often: gain this clue, sometimes with 1 additional clue",
        "Чаще всего: получить эту улику, иногда и 1 дополнительную улику",
        "Найчастіше: отримати цей доказ, іноді й 1 додатковий доказ",
    ]


def test_what_else_a_clue_can_bring_stands_apart_from_the_clues_that_come_with_it() -> None:
    t = empty("lily-chen", ancient_one="yog-sothoth").at(0, "rome")
    t.clue("rome")
    asked = t.encounter().state.asked[0]
    research = next(option for option in asked.options if option.verb is box.RESEARCH_CLUE)
    assert [flat(speech.detail(t.state, asked, research)).partition(";")[0] for speech in SPEECH.values()] == [
        "Most often: gain this clue, sometimes with 1 additional clue, or 1 artifact",
        "Чаще всего: получить эту улику, иногда и 1 дополнительную улику, или 1 артефакт",
        "Найчастіше: отримати цей доказ, іноді й 1 додатковий доказ, або 1 артефакт",
    ]


def test_what_a_monster_does_at_a_reckoning_is_said_of_this_monster() -> None:
    t = empty("silas-marsh").at(0, "rome")
    hound = t.monster("hound-of-tindalos", "shanghai")
    t.monster("mi-go", "tokyo")
    t.clue("arkham")
    t.reckoning()
    view, asked = seen_by(t.state, 0), t.state.asked[0]
    said = {option.value: flat(SPEECH["en"].label(view, asked, option)) for option in asked.options}
    assert "move this monster to the nearest space with an investigator" in said[hound]
    assert not any("that monster" in label for label in said.values())


@pytest.mark.parametrize(
    ("give", "take", "said"),
    [
        (("axe",), (), "Lily offers you Axe and asks for nothing; do you agree?"),
        (("axe",), (), "Лили предлагает вам актив «Топор», а взамен ничего не просит; вы согласны?"),
        (("axe",), (), "Лілі пропонує вам актив «Сокира», а натомість нічого не просить; ви згодні?"),
        ((), ("axe",), "Lily asks you for Axe and offers nothing; do you agree?"),
        ((), ("axe",), "Лили просит у вас актив «Топор», а взамен ничего не предлагает; вы согласны?"),
        ((), ("axe",), "Лілі просить у вас актив «Сокира», а натомість нічого не пропонує; ви згодні?"),
        (("axe",), ("whiskey",), "Лілі пропонує вам актив «Сокира» й просить актив «Віскі»; ви згодні?"),
    ],
)
def test_an_offer_for_nothing_is_said_with_a_negation(
    view: State, give: tuple[str, ...], take: tuple[str, ...], said: str
) -> None:
    things = [tuple(piece(name) for name in names) for names in (give, take)]
    asked = Asked(0, 0, asks.AgreeToTrade, (), "", (1, *things, (0, 0), (0, 0)), False)
    lang = "en" if said.isascii() else "uk" if "і" in said else "ru"
    assert said in flat(SPEECH[lang].prompt(view, asked))


def test_what_is_given_and_got_for_nothing_is_said_with_a_negation(view: State) -> None:
    axe = (piece("axe"),)
    given, got = (Asked(0, 0, asks.Trade, (), "", (1, *things, (0, 0), (0, 0)), False) for things in ((axe, ()), ((), axe)))
    assert "ви віддаєте Лілі актив «Сокира», а натомість нічого не отримуєте;" in flat(SPEECH["uk"].prompt(view, given))
    assert "ви отримуєте від Лілі актив «Сокира», а натомість нічого не віддаєте;" in flat(SPEECH["uk"].prompt(view, got))
    assert "вы получаете от Лили актив «Топор», а взамен ничего не отдаёте;" in flat(SPEECH["ru"].prompt(view, got))


@rule("EH-TRD-01")
def test_tickets_are_told_with_what_a_trade_holds_so_far() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome").tickets(0, train=2).gives(1, "axe")
    t.turn().play("trade:seat-2", "give-ticket:train", "give-ticket:train")
    assert [flat(SPEECH[lang].prompt(t.state, t.state.asked[0])) for lang in LANGUAGES] == [
        "Silas: you give 2 train tickets to Lily and get nothing; name something more, or finish.",
        "Сайлас: вы отдаёте Лили 2 билета на поезд, а взамен ничего не получаете; выберите что-то ещё или закончите.",
        "Сайлас: ви віддаєте Лілі 2 квитки на поїзд, а натомість нічого не отримуєте; виберіть щось іще або завершіть.",
    ]
