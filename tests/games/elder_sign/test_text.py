"""What players of Elder Sign read: generated card texts, prompts, labels and the log, in three languages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any, Final, get_args

import pytest

import miskatonic as mk
from miskatonic.core.events import PASS
from miskatonic.core.hidden import seen_by
from miskatonic.core.options import Asked, Option, Verb, plain
from miskatonic.core.rules import ABILITIES_PER_PIECE
from miskatonic.core.state import Note, Result, State
from miskatonic.core.zones import SPECTATOR
from miskatonic.games.elder_sign import ELDER_SIGN
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.elder_sign.cards.dice import FACES, LORE, PERIL, RED, TERROR, YELLOW
from miskatonic.games.elder_sign.cards.entrance import OFFERS
from miskatonic.games.elder_sign.cards.mythos import DEBT
from miskatonic.games.elder_sign.cards.sheets import (
    Adventure,
    AncientOne,
    Lower,
    Moment,
    Mythos,
    Period,
    Possession,
    Power,
    Upper,
)
from miskatonic.games.elder_sign.cards.words import (
    ALLY,
    CLUE,
    COMMON,
    GOODS,
    HEALTH,
    SANITY,
    SPELL,
    TROPHY,
    UNIQUE,
    AnyEffect,
    Passive,
    Property,
)
from miskatonic.games.elder_sign.rules import box
from miskatonic.games.elder_sign.rules.questions import Ask, Told
from miskatonic.games.elder_sign.say import SPEECH
from miskatonic.games.elder_sign.say.reading import ICONS
from miskatonic.games.elder_sign.say.speaker import Desk, Sheet, Speaker
from miskatonic.text.parts import LANGUAGES, Icon, Ref, Text, flat
from miskatonic.words import By, EachInOrder, Instead, Repeat, Steps
from miskatonic.words.control import CHOOSE
from tests.games.elder_sign.snapshots import file_of, listing

IDS: Final = {
    "place:entrance",
    *(f"piece:{slug}" for slug in box.PIECE_SLUGS),
    *(f"person:{box.PIECE_SLUGS[piece]}" for piece in box.INVESTIGATOR_CARDS),
}
CODES: Final = {code for slug in box.PIECE_SLUGS if "-" in (code := slug.split("#")[0])}
FOREIGN: Final = {
    "en": re.compile("[а-яёіїєґ]", re.I),
    "ru": re.compile("[a-zіїєґ]", re.I),
    "uk": re.compile("[a-zыэёъ]", re.I),
}
"""Letters that do not belong to a language; Roman hours do."""
HOURS: Final = re.compile(r"\b(III|VI|IX|XII)\b")
CRUMBS: Final = re.compile(r"None|[{}<>_]|\b[a-z]+(-[a-z]+)*:[a-z]|  | [.,;:!)](?!\d)|\( |[.,;:]{2}|\?\.|^[a-zа-яіїєґ]")
LANGS: Final = pytest.mark.parametrize("lang", LANGUAGES)
AMANDA, PETE, MANDY = (box.PIECE_SLUGS.index(slug) for slug in ("amanda-sharpe", "ashcan-pete", "mandy-thompson"))


def piece(slug: str) -> int:
    """A piece by its name in keys."""
    return box.PIECE_SLUGS.index(slug)


def speaker(lang: str) -> Speaker:
    """The speech of a language with what it says of single components."""
    speech = SPEECH[lang]
    assert isinstance(speech, Speaker)
    return speech


def assert_well_said(lang: str, text: Text, ends: str = "") -> None:
    """A text of the right alphabet, with a capital, tidy signs, known icons and mentions of things that exist."""
    said = flat(text)
    assert said.strip() == said != ""
    assert not FOREIGN[lang].search(HOURS.sub("", said)), said
    assert not CRUMBS.search(said), said
    assert not any(code in said for code in CODES), said
    assert said.count("«") == said.count("»"), said
    assert said.count("“") == said.count("”"), said
    assert said.count("(") == said.count(")"), said
    assert not ends or said[-1] in ends, said
    for part in text:
        if isinstance(part, Icon):
            assert part.name in ICONS
            assert part.say
        elif isinstance(part, Ref):
            assert part.id in IDS
            assert part.say


def assert_tidy_sheet(lang: str, sheet: Sheet) -> None:
    """A title and sentences."""
    title, lines = sheet
    assert_well_said(lang, title)
    assert lines
    for line in lines:
        assert_well_said(lang, line, ends=".")


# -------------------------------------------------------------------- components


@LANGS
def test_the_list_of_components_is_the_one_that_was_read_and_approved(lang: str) -> None:
    assert listing(lang) == file_of(lang).read_text(encoding="utf-8")


@LANGS
def test_components_are_tidy_sentences(lang: str) -> None:
    for entry in SPEECH[lang].components():
        assert_tidy_sheet(lang, (entry.title, entry.lines))
        assert_well_said(lang, (entry.group,))


@LANGS
def test_every_piece_and_every_part_of_the_entrance_can_be_looked_up(lang: str) -> None:
    for slug in (*box.PIECE_SLUGS, *Desk):
        assert SPEECH[lang].entry(slug).lines
    with pytest.raises(KeyError):
        SPEECH[lang].entry("flashlight")


@LANGS
def test_there_are_as_many_copies_as_the_rulebook_counts(lang: str) -> None:
    entries = SPEECH[lang].components()
    groups: dict[str, int] = {}
    for entry in entries:
        groups[entry.group] = groups.get(entry.group, 0) + entry.copies
    assert list(groups.values()) == [8, 16, 48, 8, 3, 12, 12, 12, 8, 32, 22, 5, 8]
    assert len({flat(entry.title) for entry in entries}) == len(entries)


def test_a_task_reads_as_a_row_of_symbols_with_its_cost_and_its_border() -> None:
    lines = [flat(line) for line in SPEECH["en"].entry("a-terrible-discovery").lines]
    assert "Task 1: 3 investigation, terror; lose 1 sanity." in lines
    lines = [flat(line) for line in SPEECH["en"].entry("yuggoth").lines]
    assert "Task 1: peril, terror (partial monster task: a monster covers terror)." in lines
    assert "Task: terror, peril/lore." in [flat(line) for line in SPEECH["en"].entry("vampire").lines]


NUMBERS: Final = (1, 2, 3, 5, 21)
KINDS: Final = range(len(GOODS))
BOTH: Final = (SANITY, HEALTH)
SAMPLES: Final[dict[type, list[AnyEffect]]] = {
    **{word: [word(kind, n) for kind in KINDS for n in NUMBERS] for word in (w.Gain, w.Lose, w.Draw)},
    w.TakeAlly: [w.TakeAlly("duke"), w.TakeAlly("anna-kaslow")],
    w.ForEachGained: [w.ForEachGained(w.Draw(CLUE))],
    **{word: [word(value, n) for value in BOTH for n in NUMBERS] for word in (w.Hurt, w.Heal, w.HealAnyone)},
    **{word: [word(value) for value in BOTH] for word in (w.HealAll, w.LowerLimit)},
    w.OneOf: [
        w.OneOf((w.Lose(COMMON), w.Lose(CLUE), w.Lose(SPELL))),
        w.OneOf((w.Lose(TROPHY, 2), Steps((w.Hurt(SANITY), w.Hurt(HEALTH))))),
        w.OneOf((w.Gain(ALLY), w.Monsters())),
    ],
    w.PayOrDevoured: [w.PayOrDevoured(w.Lose(CLUE)), w.PayOrDevoured(Steps((w.Lose(COMMON), w.Lose(UNIQUE))))],
    **{word: [word(n) for n in (*NUMBERS, -1, -2)] for word in (w.Signs, w.Doom)},
    **{word: [word(n) for n in NUMBERS] for word in (w.Gates, w.Monsters)},
    w.PerOtherWorld: [w.PerOtherWorld(w.Doom()), w.PerOtherWorld(w.Monsters())],
    w.AddDie: [w.AddDie(YELLOW), w.AddDie(RED)],
    **{word: [word(n) for n in (1, 2, 3, 5)] for word in (w.Secure, w.RerollDice)},
    w.ChangeFace: [
        w.ChangeFace((TERROR,), LORE),
        w.ChangeFace((TERROR, PERIL), LORE),
        w.ChangeFace((0, 1, 2, 3), LORE),
        w.ChangeFace(tuple(range(len(FACES))), PERIL, YELLOW),
    ],
    Steps: [Steps((w.Gain(CLUE), w.Gain(SPELL), w.Monsters()))],
    Repeat: [Repeat(k, (w.Draw(COMMON), w.Draw(UNIQUE))) for k in (2, 3, 5)],
    By: [By(who(), (w.Hurt(SANITY), w.Gain(CLUE))) for who in get_args(w.AnyWho)],
    Instead: [Instead(w.Draw(CLUE))],
    **{
        word: [word()]
        for word in (
            w.AdvanceClock, w.ReplaceAdventure, w.FailAttempt, w.DropTerrorDice, w.DefeatMonster, w.CompleteTask,
            w.RaiseInvestigation, w.FreeReroll, w.PreventLoss, w.DiscardThis, w.KeepInUse, w.Cast,
        )
    },
}  # fmt: skip
"""Every word of the cards with different numbers, also such as no card has yet."""


@LANGS
def test_every_word_of_the_cards_can_be_said_with_any_number_and_of_anybody(lang: str) -> None:
    assert set(SAMPLES) == set(get_args(AnyEffect))
    said = set()
    effects = [effect for samples in SAMPLES.values() for effect in samples]
    for effect in effects:
        others = By(EachInOrder(), (effect, w.Doom()))
        card = Adventure("koi-pond", 1, (w.task(w.A_LORE),), midnight=(others,), reward=(effect, effect), penalty=(effect,))
        sheet = speaker(lang).adventure(card)
        assert_tidy_sheet(lang, sheet)
        said.add(tuple(map(flat, sheet[1])))
    assert len(said) == len(effects)


@LANGS
def test_every_power_says_when_how_often_and_at_what_cost(lang: str) -> None:
    said: dict[tuple[Moment, Period | None], str] = {}
    for moment in Moment:
        for once in (None, *Period):
            cost = (w.DiscardThis(), w.Hurt(SANITY))
            power = Power(moment, (w.Gain(CLUE),), cost, once, w.OnOtherWorld(), (COMMON, SPELL))
            sheet = speaker(lang).possession(Possession("axe", COMMON, (power,)))
            assert_tidy_sheet(lang, sheet)
            said[moment, once] = flat(sheet[1][0])
    assert len({said[moment, None] for moment in Moment}) == len(Moment)
    assert len({said[Moment.AFTER_ROLL, once] for once in (None, *Period)}) == len(Period) + 1


@LANGS
def test_everything_that_always_holds_can_be_said(lang: str) -> None:
    passives: list[Passive] = [
        w.ManyTasks(), w.NoMonstersInOwnTurn(), w.NoTerror(), w.IgnoreMythos(), w.RollLockedDice(), w.NoAssistance(),
        *(w.Discount(n) for n in NUMBERS), *(w.LimitBonus(value, 1) for value in BOTH),
        *(w.RerollAtMost(n) for n in NUMBERS), *(w.NoFreeFirstAid(n) for n in NUMBERS),
    ]  # fmt: skip
    assert {type(passive) for passive in passives} == set(get_args(Passive))
    said = set()
    for passive in passives:
        sheet = speaker(lang).mythos_card(Mythos(Upper("sudden-terror", (w.Doom(),)), Lower("amid-stillness", (passive,))))
        assert_tidy_sheet(lang, sheet)
        said.add(flat(sheet[1][-1]))
    assert len(said) == len(passives)


@LANGS
def test_every_property_of_an_ancient_one_can_be_said(lang: str) -> None:
    properties: list[Property] = [
        w.AwakeningLoses(), w.WithMasks(), w.FailedWorldsLeave(), w.SignsLost("cultist"), w.SignsLost("mi-go"),
        *(w.CastingCosts(value, n) for value in BOTH for n in NUMBERS), *(w.ShopCosts(n) for n in NUMBERS),
        w.EveryMidnight((w.Doom(),)), w.MonstersNeed(w.A_TERROR), w.MonstersNeed(w.Investigation(2)),
    ]  # fmt: skip
    assert {type(one) for one in properties} == set(get_args(Property))
    said = set()
    for one in properties:
        sheet = speaker(lang).ancient_one(AncientOne("yig", 10, 8, (4,), one))
        assert_tidy_sheet(lang, sheet)
        said.add(tuple(map(flat, sheet[1])))
    assert len(said) == len(properties)


# -------------------------------------------------------------------- games


def games() -> Iterator[tuple[mk.Game, random.Random]]:
    """Eight games with every number of seats and every Ancient One."""
    for seed, sheet in enumerate(ANCIENT_ONES):
        yield mk.new("elder-sign", seats=1 + seed * 3 % 8, seed=seed, ancient_one=sheet.code), random.Random(seed)


def some_option(decision: mk.Decision, rng: random.Random) -> str:
    """The key of an option, mostly one that gets on with the game."""
    keys = [option.key for option in decision.options]
    bold = [key for key in keys if key.startswith(("complete:", "use:", "move:"))]
    return rng.choice(bold if bold and rng.random() < 0.8 else [key for key in keys if key != "give-up"] or keys)


@LANGS
def test_random_games_are_told_to_everybody_at_the_table(lang: str) -> None:
    for game, rng in games():
        while not game.over:
            assert_decision_is_well_said(lang, game.decision)
            if rng.random() < 0.05:
                assert_others_read_the_questions(lang, game)
            game.play(some_option(game.decision, rng), game.decision.seat)
        for line in game.log(lang):
            assert_well_said(lang, line.text, ends=".!")
        assert_well_said(lang, SPEECH[lang].result(game.seen_by(SPECTATOR)), ends=".!")


def assert_decision_is_well_said(lang: str, decision: mk.Decision) -> None:
    """A question and options that can be told apart; of monsters and dice that are alike the table shows which is which."""
    assert_well_said(lang, decision.say(lang), ends=".")
    labels: dict[str, str] = {}
    for option in decision.options:
        label = option.say(lang)
        assert_well_said(lang, label)
        same = labels.setdefault(flat(label), option.key)
        assert same.split("#")[0] == option.key.split("#")[0], (flat(label), same, option.key)


def assert_others_read_the_questions(lang: str, game: mk.Game) -> None:
    """Who else sits at the table reads what is asked, though not the options."""
    for seat in (*range(game.seats), SPECTATOR):
        view = seen_by(game.state, seat)
        for asked in view.asked:
            assert_well_said(lang, SPEECH[lang].prompt(view, asked), ends=".")


# -------------------------------------------------------------------- questions and options, one by one


def view_of(ancient_one: str = "hastur", **options: Any) -> State:
    """What the first seat sees: Amanda rolls on the first card, Pete is at the entrance, nobody plays the third seat."""
    game = mk.new(
        "elder-sign", seats=3, seed=1, ancient_one=ancient_one, investigators=["amanda-sharpe", "ashcan-pete"], **options
    )
    view = game.seen_by(0)
    for place in range(box.MUSEUM):
        view.zones[box.CARD_AT[place]] = (box.ADVENTURE_CARDS[place],)
    view.set(box.ACTIVE, 0)
    view.set(box.AT[0], 1)
    view.set(box.PLAYS[2], 0)
    view.zones[box.POOL] = box.DICE_PIECES
    for number, die in enumerate(box.DICE_PIECES):
        view.set(box.FACE[die], number + 1)
    return view


def question(kind: str, *about: int, source: str = "", options: tuple[Option, ...] = ()) -> Asked:
    """A question to the first seat."""
    return Asked(0, 0, kind, options, source, about, False)


CULTIST: Final = piece("cultist#1")
WITHER: Final = piece("wither")
AXE: Final = piece("axe")
KOI_POND: Final = piece("koi-pond")
RLYEH: Final = piece("rlyeh")
YIG: Final = piece("yig")
GREEN: Final = box.GREEN_DICE[0]
DEBT_CARD: Final = next(card for card in box.MYTHOS_CARDS if box.MYTHOS_CARD[card].lower is DEBT)
ABOUT: Final[dict[Ask, tuple[int, ...]]] = {
    Ask.HOLD_DIE: (WITHER,),
    Ask.LOCK_DIE: (CULTIST,),
    Ask.PLACE_MONSTER: (CULTIST,),
    Ask.HEAL_WHOM: (SANITY, 2),
}
"""What the questions that are not about a small number are about."""


@LANGS
def test_every_kind_of_question_is_asked_in_words(lang: str) -> None:
    view = view_of()
    said = [SPEECH[lang].prompt(view, question(kind, *ABOUT.get(kind, (1,)))) for kind in Ask]
    for text in said:
        assert_well_said(lang, text, ends=".")
    assert len({flat(text) for text in said}) == len(Ask)


def test_a_question_about_a_power_says_why_it_can_be_used_now() -> None:
    view = view_of()
    said = []
    for slug in ("mandy-thompson", "carolyn-fern", "jenny-barnes", "duke"):
        use = view.rules.use[piece(slug) * ABILITIES_PER_PIECE]
        asked = question(Ask.REACT, 1, options=(use, PASS))
        for lang in LANGUAGES:
            assert_well_said(lang, SPEECH[lang].prompt(view, asked), ends=".")
        said.append(flat(SPEECH["en"].prompt(view, asked)).removeprefix("Amanda: "))
    assert said == [
        "Pete rolled green 1, 2, 3, 4 investigation, lore, peril; yellow terror; red wild; you may use something.",
        "Pete’s turn begins; you may use something.",
        "the adventure begins; you may use something.",
        "a penalty is due; you may use something.",
    ]


def test_a_question_names_the_investigator_or_the_seat_that_has_none() -> None:
    view = view_of()
    asked = [Asked(seat, seat, Ask.MOVE, (), "", (), False) for seat in range(3)]
    names = [flat(SPEECH["en"].prompt(view, one)).split(":")[0] for one in asked]
    assert names == ["Amanda", "Pete", "Player 3"]


@LANGS
def test_every_option_has_a_label_of_its_own(lang: str) -> None:
    view = view_of()
    for seat, investigator in enumerate((AMANDA, PETE, MANDY)):
        view.set(box.PLAYS[seat], investigator + 1)
    view.zones[box.HELD[WITHER]] = box.DICE_PIECES
    view.zones[box.CARD_AT[0]] = (KOI_POND,)
    places = tuple(range(box.MUSEUM))
    spots = tuple(place * box.SPOTS + box.BELOW for place in places)
    seats = tuple(range(view.seats))
    values: dict[str, tuple[str, tuple[int, ...]]] = {
        "move": (Ask.MOVE, places),
        "complete": (Ask.AFTER_ROLL, (0, 1)),
        "cover": (Ask.COVER, tuple(range(1, 256))),
        "pick": (Ask.REROLL, box.DICE_PIECES),
        "focus": (Ask.SECURE_DIE, box.DICE_PIECES),
        "ask": (Ask.SECURE_DIE, seats),
        "take-off": (Ask.BEFORE_ROLL, box.DICE_PIECES),
        "spot": (Ask.PLACE_MONSTER, (*spots, 0)),
        "offer": (Ask.ENTRANCE, tuple(range(len(OFFERS)))),
        "list": (Ask.ONE_OF, (0, 1)),
        "lose": (Ask.HELPER_LOSS, BOTH),
        "settle": (Ask.ENTRANCE, (DEBT_CARD,)),
        "play": (Ask.INVESTIGATOR, box.INVESTIGATOR_CARDS),
        "effect-of": (Ask.MIDNIGHT_ORDER, (piece("the-curator"), piece("ithaqua"), piece("anna-kaslow"))),
    }
    verbs = [thing for thing in vars(box).values() if isinstance(thing, Verb)]
    assert {verb.name for verb in verbs} == set(values)
    source = {Ask.ONE_OF: "keep-friends-close.effect.effects0.effects0"}
    for verb in verbs:
        kind, numbers = values[verb.name]
        asked = question(kind, 0, source=source.get(Ask(kind), ""))
        said = [SPEECH[lang].label(view, asked, option) for option in verb.each(numbers)]
        for label in said:
            assert_well_said(lang, label)
        assert len({flat(label) for label in said}) == len(numbers), verb.name
    pay = question(Ask.PAY_OR_DEVOURED, 1, GREEN, source="yog-sothoth.attack.effects0.effects0")
    plains = [thing for thing in vars(box).values() if isinstance(thing, Option)]
    for option in (*plains, PASS, *view.rules.person.each(seats)):
        assert_well_said(lang, SPEECH[lang].label(view, pay, option))


@LANGS
def test_what_is_picked_is_named_and_so_is_what_becomes_of_it(lang: str) -> None:
    view = view_of()
    view.set(box.FACE[GREEN], LORE + 1)
    view.zones[box.MONSTERS_AT[0]] = (CULTIST,)
    said = set()
    for kind in (Ask.REROLL, Ask.REMOVE_DIE, Ask.HOLD_DIE, Ask.LOCK_DIE, Ask.CHANGE_DIE, Ask.ASSIST_DIE):
        said.add(flat(SPEECH[lang].label(view, question(kind, 1), box.PICK[GREEN])))
    for kind, trophy in ((Ask.PAY_TROPHY, CULTIST), (Ask.PAY_TROPHY, KOI_POND), (Ask.DEFEAT, CULTIST), (Ask.LOSE_CARD, AXE)):
        label = SPEECH[lang].label(view, question(kind, 1), box.PICK[trophy])
        assert_well_said(lang, label)
        said.add(flat(label))
    assert len(said) >= 8


@LANGS
def test_every_power_has_a_label(lang: str) -> None:
    view = view_of("cthulhu")
    powers = {number: len(card.powers) for number, card in box.POSSESSION.items()}
    powers |= {number: len(card.powers) for number, card in box.INVESTIGATOR.items()}
    for number, many in powers.items():
        for i in range(many):
            label = SPEECH[lang].label(view, question(Ask.MOVE), view.rules.use[number * ABILITIES_PER_PIECE + i])
            assert_well_said(lang, label)


def test_labels_tell_what_something_costs_now() -> None:
    cast = "Use Wither (lose 1 sanity): hold 1 die of the roll on this card"
    use = view_of().rules.use[WITHER * ABILITIES_PER_PIECE]
    assert flat(SPEECH["en"].label(view_of("cthulhu"), question(Ask.AFTER_ROLL), use)) == cast
    assert "(" not in flat(SPEECH["en"].label(view_of("yig"), question(Ask.AFTER_ROLL), use))
    clue = next(i for i, offer in enumerate(OFFERS) if offer.code == "clue")
    said = [flat(SPEECH["en"].label(view_of(it), question(Ask.ENTRANCE), box.OFFER[clue])) for it in ("yig", "hastur")]
    assert said == ["Souvenir shop: gain 1 clue (2 trophies)", "Souvenir shop: gain 1 clue (4 trophies)"]


def test_labels_of_tasks_and_dice_say_what_they_are() -> None:
    view = view_of("shub-niggurath")
    view.zones[box.CARD_AT[0]] = (KOI_POND,)
    assert flat(SPEECH["en"].label(view, question(Ask.AFTER_ROLL), box.COMPLETE[0])) == "Complete task 1: terror"
    view.zones[box.MONSTERS_AT[0]] = (CULTIST,)
    view.set(box.TASK_OF[CULTIST], 1)
    covered = "Complete task 1 with the cultist: 3 investigation, terror"
    assert flat(SPEECH["en"].label(view, question(Ask.AFTER_ROLL), box.COMPLETE[0])) == covered
    spot = "On “Koi Pond”, task 1: terror (whole monster task)"
    assert flat(SPEECH["en"].label(view, question(Ask.PLACE_MONSTER, CULTIST), box.SPOT[0])) == spot
    for die, face in zip(box.DICE_PIECES[-3:], (PERIL, LORE, 0), strict=True):
        view.set(box.FACE[die], face + 1)
    view.zones[box.POOL] = box.DICE_PIECES[-2:]
    view.zones[box.FOCUS] = (box.DICE_PIECES[-3],)
    cover = "Use yellow lore; red 1 investigation; focused green die (peril)"
    assert flat(SPEECH["en"].label(view, question(Ask.COVER, 0), box.COVER[0b11100000])) == cover


@LANGS
def test_a_choice_of_effects_is_labelled_with_the_words_of_the_card(lang: str) -> None:
    view = view_of()
    start = question(Ask.WHICH_EFFECT, 2, source="amanda-sharpe.start.effects0")
    said = [flat(SPEECH[lang].label(view, start, CHOOSE[i])) for i in range(3)]
    assert len(set(said)) == 3
    for label in said:
        assert_well_said(lang, (label,))


def test_an_unknown_option_is_refused_rather_than_shown_as_a_key() -> None:
    for lang in LANGUAGES:
        with pytest.raises(KeyError):
            SPEECH[lang].label(view_of(), question(Ask.MOVE), plain("teleport"))


# -------------------------------------------------------------------- the log, one by one

MYTHOS: Final = box.MYTHOS_CARDS[0]
TOLD: Final[dict[Told, tuple[int, ...]]] = {
    Told.ENTERS: (0, AMANDA),
    Told.FIRST_PLAYER: (0,),
    Told.TURN: (0,),
    Told.MOVES: (0, 1, KOI_POND),
    Told.STAYS: (0,),
    Told.ROLLS: (0, GREEN, 2, box.RED_DIE, 7),
    Told.REROLLS: (0, GREEN, LORE),
    Told.SPENT_CLUE: (0,),
    Told.COMPLETES: (0, 1, CULTIST, GREEN, 2),
    Told.COMPLETES_FREE: (0, 1, -1),
    Told.ROLL_FAILED: (0,),
    Told.TERROR: (0,),
    Told.TERROR_IGNORED: (0,),
    Told.REMOVED: (0, GREEN, LORE),
    Told.FOCUSED: (0, GREEN, LORE),
    Told.ASKED_HELP: (0, 1),
    Told.HELPED: (0, 1, GREEN, LORE),
    Told.REFUSED_HELP: (1,),
    Told.HELD: (0, WITHER, GREEN, LORE),
    Told.TAKEN_OFF: (0, WITHER, GREEN),
    Told.ADDED_DIE: (0, box.YELLOW_DIE),
    Told.CHANGED: (0, GREEN, TERROR, LORE),
    Told.LOCKED: (KOI_POND, GREEN),
    Told.LOCK_WAITS: (MYTHOS, RED),
    Told.UNLOCKED: (GREEN,),
    Told.RESOLVED: (0, KOI_POND),
    Told.FAILED: (0, KOI_POND),
    Told.GAVE_UP: (0, KOI_POND),
    Told.REWARD: (0, KOI_POND),
    Told.PENALTY: (0, KOI_POND),
    Told.PREVENTED: (0, SANITY, 2),
    Told.HURT: (0, HEALTH, 2),
    Told.HEALED: (0, SANITY, 1),
    Told.LIMIT_FELL: (0, SANITY, 4),
    Told.GAINED_CLUE: (0, 2),
    Told.NO_CLUE_LEFT: (0,),
    Told.GAINED_CARD: (0, AXE),
    Told.DECK_EMPTY: (0, ALLY),
    Told.LOST_CLUE: (0, 1),
    Told.LOST_CARD: (0, AXE),
    Told.USED: (0, AXE),
    Told.LEFT: (0, piece("duke")),
    Told.SPENT_TROPHY: (0, KOI_POND),
    Told.TOOK_MONSTER: (0, CULTIST),
    Told.FACE_DOWN: (0, CULTIST),
    Told.SIGNS: (2, 5, 13),
    Told.GATE: (RLYEH, 6),
    Told.NO_WORLD_LEFT: (),
    Told.MONSTER: (CULTIST, 2, 0, KOI_POND),
    Told.NO_MONSTER: (),
    Told.MONSTER_KEPT_AWAY: (0,),
    Told.DOOM: (1, 5, 11),
    Told.NEW_ADVENTURE: (KOI_POND, 2),
    Told.REPLACED: (KOI_POND, 2),
    Told.WORLD_LEFT: (RLYEH,),
    Told.ENTRANCE: (0, 5),
    Told.LOST_AND_FOUND: (0, LORE),
    Told.SETTLED: (0, DEBT_CARD),
    Told.CLOCK: (6,),
    Told.MIDNIGHT: (),
    Told.MIDNIGHT_EFFECT: (piece("the-curator"),),
    Told.MYTHOS: (MYTHOS,),
    Told.DEVOURED: (0, AMANDA),
    Told.OUT: (0,),
    Told.AWAKENS: (YIG,),
    Told.DICE_GONE: (GREEN, box.GREEN_DICE[1], box.RED_DIE),
    Told.STRIKES: (0, GREEN, PERIL, box.RED_DIE, 7),
    Told.ATTACKS: (YIG,),
    Told.ABILITY_USED: (AXE, 0),
    Told.FORBIDDEN: (KOI_POND,),
    Told.WON: (),
    Told.LOST: (),
}
ENDS: Final = {Told.WON: "ES-END-01", Told.LOST: "ES-END-03"}


def line(lang: str, kind: str, *args: int, rule: str = "", view: State | None = None) -> str:
    """A line of the log."""
    return flat(SPEECH[lang].note(view or view_of(), Note(kind, args, "", rule, None)))


@LANGS
def test_every_kind_of_log_entry_is_told_in_words(lang: str) -> None:
    view = view_of()
    said = [SPEECH[lang].note(view, Note(kind, TOLD[kind], "", ENDS.get(kind, ""), None)) for kind in Told]
    for text in said:
        assert_well_said(lang, text, ends=".!")
    assert len({flat(text) for text in said}) == len(said)


@LANGS
def test_everybody_and_a_seat_without_an_investigator_can_be_the_subject_of_a_line(lang: str) -> None:
    view = view_of()
    about_seats = [kind for kind, args in TOLD.items() if args and args[0] == 0]
    for kind in about_seats:
        for subject in (2, *box.INVESTIGATOR_CARDS):
            args = (subject, *TOLD[kind][1:]) if kind not in (Told.ENTERS, Told.OUT) else TOLD[kind]
            assert_well_said(lang, SPEECH[lang].note(view, Note(kind, args, "", "", None)), ends=".!")


@LANGS
def test_every_card_and_token_can_stand_in_a_line(lang: str) -> None:
    view = view_of()
    about = {
        **dict.fromkeys(box.ADVENTURE, Told.RESOLVED),
        **dict.fromkeys(box.POSSESSION, Told.GAINED_CARD),
        **dict.fromkeys(box.MONSTER, Told.TOOK_MONSTER),
    }
    alone = {
        **dict.fromkeys(box.MYTHOS_CARDS, Told.MYTHOS),
        **dict.fromkeys(box.ANCIENT_ONE_CARDS, Told.AWAKENS),
        **dict.fromkeys(box.MONSTER_TOKENS, Told.MONSTER),
    }
    for number, kind in (*about.items(), *alone.items()):
        args = (0, number) if kind in about.values() else (number, *TOLD[kind][1:])
        assert_well_said(lang, SPEECH[lang].note(view, Note(kind, args, "", "", None)), ends=".!")


def test_a_roll_is_told_colour_by_colour() -> None:
    shown = (GREEN, 2, box.GREEN_DICE[1], TERROR, box.GREEN_DICE[2], 0, box.RED_DIE, 7)
    assert line("en", Told.ROLLS, 0, *shown) == "Amanda rolled green 1, 3 investigation, terror; red wild."


def test_a_monster_is_told_to_be_on_the_card_even_when_both_are_gone() -> None:
    assert line("en", Told.MONSTER, CULTIST, 2, -1, KOI_POND) == "A cultist appeared below “Koi Pond”."
    assert line("en", Told.MONSTER, CULTIST, 2, 0, KOI_POND) == "A cultist appeared on “Koi Pond”."


@LANGS
def test_the_end_says_why(lang: str) -> None:
    view = view_of()
    said = set()
    for won, rule in ((True, "ES-END-01"), (True, "ES-END-02"), (False, "ES-END-03"), (False, "ES-ANC-03")):
        view.result = Result(won, rule)
        text = SPEECH[lang].result(view)
        assert_well_said(lang, text, ends=".!")
        assert_well_said(lang, (line(lang, Told.WON if won else Told.LOST, rule=rule),), ends=".!")
        said.add(flat(text))
    assert len(said) == 4


@LANGS
def test_settings_are_explained_and_their_values_named(lang: str) -> None:
    speech = SPEECH[lang]
    assert_well_said(lang, (speech.game_title(),))
    assert_well_said(lang, speech.about(), ends=".")
    for setting in ELDER_SIGN.settings:
        name, why = speech.setting(setting.name)
        assert_well_said(lang, name)
        assert_well_said(lang, why, ends=".")
        said = {flat(speech.setting_value(setting.name, value)) for value in setting.choices}
        assert len(said) == len(setting.choices)
