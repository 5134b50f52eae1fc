"""What players of Final Hour read: generated card texts, prompts, labels and the log, in three languages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any, Final, get_args

import pytest

import miskatonic as mk
from miskatonic.core.declared import WHO, Kind, WhichEffect, arguments, made
from miskatonic.core.events import PASS
from miskatonic.core.hidden import readable
from miskatonic.core.options import Asked, Option, Verb, plain
from miskatonic.core.rules import ABILITIES_PER_PIECE
from miskatonic.core.state import Note, Result, State
from miskatonic.core.zones import SPECTATOR
from miskatonic.games.final_hour import FINAL_HOUR
from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.cards.actions import INVESTIGATORS, JENNY, LILY, MICHAEL, PETE, RITA, TOMMY
from miskatonic.games.final_hour.cards.board import CAMPUS, PATHS, path_slug
from miskatonic.games.final_hour.cards.sheets import ActionCard
from miskatonic.games.final_hour.cards.words import CHTHONIAN, ORDINARY, AnyEffect
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.games.final_hour.say import SPEECH, VOICES, effects
from miskatonic.text.parts import LANGUAGES, capital, flat
from miskatonic.text.phrases import ORDER, TELL
from miskatonic.words import By, Choose, Otherwise, Repeat, Steps
from miskatonic.words.control import CHOOSE
from tests.games.snapshots import listing
from tests.games.wording import Wording

ICONS: Final = {
    "wound", "health", "seal", "damage", "clue", "omen", "killer", "stalker", "wrecker", "moon", "star", "hourglass",
    "diamond", "cross", "key", "heptagram", "tesseract", "trinity", "gate", "lead", "ritual",
}  # fmt: skip
IDS: Final = {
    *(f"place:{spot.slug}" for spot in CAMPUS),
    *(f"piece:{slug}" for slug in box.PIECE_SLUGS),
    *(f"person:{slug}" for slug in INVESTIGATORS),
    *(f"path:{path_slug(path)}" for path in range(len(PATHS))),
}
WORDING: Final = Wording(ICONS, IDS)
assert_well_said: Final = WORDING.assert_well_said
PLACES: Final[list[w.AnyWhere]] = [
    *(place() for place in (w.Here, w.Adjacent, w.Near, w.EachAdjacent, w.EachNear, w.WithinTwo, w.OfTarget)),
    *(place() for place in (w.RitualSite, w.EachGate, w.WeakestGate)),
    *(w.Gate(symbol) for symbol in range(3)),
    *(w.WithMonster(kind) for kind in range(4)),
]
COUNTED: Final = (
    w.Destroy, w.Lure, w.Shove, w.Herd, w.Repair, w.Heal, w.HealHere, w.Redraw, w.LoseHealth, w.Unseal, w.BurnGate,
)  # fmt: skip


# -------------------------------------------------------------------- components


@pytest.mark.parametrize("lang", LANGUAGES)
def test_components_are_tidy_sentences(lang: str) -> None:
    for entry in SPEECH[lang].components():
        assert_well_said(lang, entry.title)
        assert_well_said(lang, (entry.group,))
        assert entry.lines
        for line in entry.lines:
            assert_well_said(lang, line, ends=".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_piece_location_and_investigator_can_be_looked_up(lang: str) -> None:
    for slug in (*box.PIECE_SLUGS, *(spot.slug for spot in CAMPUS), *INVESTIGATORS, "cthulhu", "seal", "damage", "lead"):
        assert SPEECH[lang].entry(slug).lines
    with pytest.raises(KeyError):
        SPEECH[lang].entry("necronomicon")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_as_many_copies_as_the_rulebook_counts(lang: str) -> None:
    copies = {entry.code: entry.copies for entry in SPEECH[lang].components()}
    assert sum(n for code, n in copies.items() if code.startswith("gate-")) == 12
    assert sum(n for code, n in copies.items() if code.startswith("clue-")) == 13
    assert sum(n for code, n in copies.items() if re.match("(blue|red)-", code)) == 40
    assert sum(code.startswith("priority-") for code in copies) == 30
    assert (copies["damage"], copies["health"], copies["seal"], copies["deep-one"]) == (18, 12, 8, 6)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_two_copies_of_a_card_share_the_top_and_may_differ_below(lang: str) -> None:
    first, second = (SPEECH[lang].entry(code) for code in ("RY-D1", "RY-D2"))
    assert first.title == second.title
    assert first.lines[0] == second.lines[0]
    assert first.lines[1] != second.lines[1]


def test_cards_use_the_terms_of_the_russian_edition() -> None:
    text = listing("final-hour", "ru")
    for term in (
        "сыщик", "ведущий сыщик", "скиталец", "разрушитель", "убийца", "место ритуала", "карты очерёдности", "знамен",
        "жетон разрушения", "стопки врат", "хтони", "глубоководн", "звёздное отродье", "запечатайте", "переход", "улик",
    ):  # fmt: skip
        assert term in text.lower(), term
    assert "дорожку, ведущую из вашей локации" in text


def test_cards_use_the_ukrainian_words_of_the_same_world() -> None:
    text = listing("final-hour", "uk")
    for term in ("дослідник", "головний дослідник", "стародавн", "воріт", "доказ", "передвіст", "долілиць", "стосу"):
        assert term in text.lower(), term


SAMPLES: Final[dict[type, list[AnyEffect]]] = {
    Steps: [Steps((w.Heal(1), w.Explore()))],
    Choose: [Choose(1, (w.Heal(1), w.Seal(1))), Choose(2, (w.Heal(1), w.Seal(1), w.Move(1)))],
    Repeat: [Repeat(k, (w.Move(1), w.Attack(2))) for k in (2, 3, 5)],
    Otherwise: [Otherwise(w.Unseal(1), w.Damage(1))],
    By: [By(who(), (w.Attack(4), w.Move(2), w.Heal(1))) for who in get_args(w.AnyWho)],
    w.Move: [w.Move(1), w.Move(5), w.Move(3, (w.Attack(2),))],
    w.March: [w.March(1), w.March(4, (w.Spawn(1),))],
    w.Attack: [w.Attack(n, place) for n in (1, 3, 5, w.PlayedCards(2)) for place in PLACES],
    w.Spawn: [w.Spawn(n, place, kind) for n in (1, 2, 5) for place in PLACES for kind in (ORDINARY, *range(4))],
    w.Damage: [w.Damage(n, place) for n in (1, 3, 5) for place in PLACES],
    w.ActivateAt: [w.ActivateAt(place) for place in PLACES],
    w.Seal: [w.Seal(n, anywhere) for n in (1, 2, 5) for anywhere in (False, True)],
    **{word: [word(n) for n in (1, 2, 5)] for word in COUNTED},
    **{word: [word(kind) for kind in range(4)] for word in (w.ActivateOne, w.ActivateEach)},
    w.ActivateZone: [w.ActivateZone(zone) for zone in range(3)],
    **{
        word: [word()]
        for word in (w.SealWalked, w.Explore, w.PeekGate, w.UseTop, w.DiscardItem, w.BlindBottom, w.HidePriority)
    },
}
"""Every word of the cards with different numbers, also such as no card has yet."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_cards_can_be_said_with_any_number_and_of_anybody(lang: str) -> None:
    assert set(SAMPLES) == set(get_args(w.AnyEffect))
    voice = VOICES[lang]
    for samples in SAMPLES.values():
        for effect in samples:
            for mood in (ORDER, TELL):
                assert_well_said(lang, capital(effects.clause(voice.in_mood(mood), effect)))
            assert_well_said(lang, effects.text(voice, (effect, effect)), ends=".")


# -------------------------------------------------------------------- games


def games() -> Iterator[tuple[mk.Game, random.Random]]:
    """Thirty games with every number of seats, Ancient One and difficulty."""
    for seed in range(30):
        rng = random.Random(seed)
        options: dict[str, Any] = {
            "ancient_one": rng.choice(("cthulhu", "shudde-mell", "umordhoth")),
            "difficulty": rng.choice(("low", "low", "normal", "high")),
            "simultaneous": seed % 5 == 0,
        }
        yield mk.new("final-hour", seats=1 + seed % 4, seed=seed, **options), rng


def test_random_games_are_told_in_three_languages_to_everybody_at_the_table() -> None:
    for game, rng in games():
        while not game.over:
            for decision in game.decisions:
                for lang in LANGUAGES:
                    WORDING.assert_decision_is_well_said(lang, decision, alike=str)  # not even copies have one label
            if rng.random() < 0.1:
                for lang in LANGUAGES:
                    WORDING.assert_others_read_the_questions(lang, game)
            decision = game.decision
            keys = [option.key for option in decision.options]
            late = decision.asked.kind is asks.Attempt and game.state.count(box.ROUND) > 1
            game.play("ready" if late else rng.choice(keys), decision.seat)
        for lang in LANGUAGES:
            for seat in (*range(game.seats), SPECTATOR):
                for line in game.log(lang, seat):
                    assert_well_said(lang, line.text, ends=".!")
            assert_well_said(lang, SPEECH[lang].result(game.seen_by(SPECTATOR)), ends=".")


# -------------------------------------------------------------------- questions and options, one by one


def view_of(seats: int = 2) -> State:
    """What the first seat sees at the beginning of a game with Jenny and Pete."""
    return mk.new("final-hour", seats=seats, seed=1, investigators=["jenny", "pete"]).seen_by(0)


def question(what: asks.AnyAsk, source: str = "", who: int = JENNY) -> Asked:
    """A question to the first seat."""
    return Asked(0, who, type(what), (), source, tuple(what), False)


MONSTER: Final = box.MONSTERS[0]
ASKED: Final[list[asks.AnyAsk]] = [
    asks.LayPriority(0),
    asks.SetAside(),
    asks.RevealWhose(),
    asks.LayOn(box.ACTIONS[0]),
    asks.Move(2),
    asks.March(2),
    asks.Place(2),
    asks.Strike(3, 6),
    asks.Destroy(2),
    asks.Lure(2),
    asks.Shove(2),
    asks.Herd(2),
    asks.DriveTo(MONSTER),
    asks.Seal(2),
    asks.Unseal(),
    asks.Repair(2),
    asks.HealWhom(2),
    asks.PushOut(6),
    asks.ActivateNext(10),
    asks.ActivateWhich(),
    asks.PeekGate(),
    asks.Redraw(2),
    asks.Attempt(),
    asks.KeepBack(),
    asks.WhichEffect(2),
    asks.WhoDoesIt(),
    asks.WhoIsNext(),
    asks.React((0, 1)),
    asks.OrderForced(),
]
"""A question of every kind."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2])
def test_every_kind_of_question_is_asked_in_words(lang: str, seats: int) -> None:
    view = view_of(seats)
    view.point(box.TURN_OF[0], JENNY)
    assert {type(what) for what in ASKED} == set(get_args(asks.AnyAsk))
    said = [SPEECH[lang].prompt(view, question(what)) for what in ASKED]
    for text in said:
        assert_well_said(lang, text, ends=".")
    assert len({flat(text) for text in said}) == len(said)


def test_questions_tell_how_much_is_left() -> None:
    view = view_of()
    assert flat(SPEECH["en"].prompt(view, question(asks.Move(2)))) == "Jenny: move, or stay (2 moves left)."
    strike = "Jenny: choose which monster in Derby Hall to destroy (1 wound left)."
    assert flat(SPEECH["en"].prompt(view, question(asks.Strike(1, 6)))) == strike
    assert "(осталась 1 рана)" in flat(SPEECH["ru"].prompt(view, question(asks.Strike(1, 6))))
    assert "(осталось 5 ран)" in flat(SPEECH["ru"].prompt(view, question(asks.Strike(5, 6))))
    assert "(залишилося 3 переходи)" in flat(SPEECH["uk"].prompt(view, question(asks.Move(3))))


def test_whoever_is_chosen_is_shown_with_the_health_that_is_left() -> None:
    view = view_of()
    for health, said in (
        (1, ("Jenny (1 health left)", "Дженни (осталось 1 здоровье)", "Дженні (залишилося 1 здоров’я)")),
        (2, ("Jenny (2 health left)", "Дженни (осталось 2 здоровья)", "Дженні (залишилося 2 здоров’я)")),
        (5, ("Jenny (5 health left)", "Дженни (осталось 5 здоровья)", "Дженні (залишилося 5 здоров’я)")),
    ):
        view.set(box.HEALTH_OF[JENNY], health)
        heal = question(asks.HealWhom(1))
        assert tuple([flat(SPEECH[lang].label(view, heal, box.HEAL[JENNY])) for lang in LANGUAGES]) == said


def test_whoever_picks_a_monster_to_activate_is_told_whether_it_is_the_only_one() -> None:
    view = view_of()
    for source, asked, reason in (
        (
            "umordhoth-1.effects0.effect",
            (
                "Jenny: choose which monster to activate next; all of these will be.",
                "Дженни: выберите, какого монстра активировать следующим; очередь дойдёт до всех.",
                "Дженні: виберіть, якого монстра активувати наступним; черга дійде до всіх.",
            ),
            (
                "all of them are activated anyway, and in any order it comes to the same",
                "всё равно активируются все они, и при любом порядке выйдет одно и то же",
                "однаково активуються всі вони, і за будь-якого порядку вийде те саме",
            ),
        ),
        (
            "cthulhu-3.effects1",
            (
                "Jenny: choose which monster to activate.",
                "Дженни: выберите, какого монстра активировать.",
                "Дженні: виберіть, якого монстра активувати.",
            ),
            ("", "", ""),
        ),
    ):
        which = question(asks.ActivateWhich(), source=source)
        assert tuple([flat(SPEECH[lang].prompt(view, which)) for lang in LANGUAGES]) == asked
        assert tuple([flat(SPEECH[lang].alike(view, which)) for lang in LANGUAGES]) == reason


def test_a_question_about_a_word_of_a_card_says_what_the_card_does() -> None:
    view = view_of()
    place = question(asks.Place(0), source="shudde-mell-1.effects0.effect")
    assert flat(SPEECH["en"].prompt(view, place)) == "Jenny: choose where 1 chthonian appears."
    helper = question(asks.WhoDoesIt(), source="JB-A1.top.effects2")
    assert flat(SPEECH["en"].prompt(view, helper)) == "Jenny: choose who deals 4 wounds to monsters in their location."
    assert "(он наносит 4 раны монстрам в своей локации)" in flat(SPEECH["ru"].prompt(view, helper))


def test_a_solo_player_is_not_called_by_the_name_of_an_investigator() -> None:
    view = view_of(seats=1)
    assert flat(SPEECH["ru"].prompt(view, question(asks.RevealWhose()))).startswith("Выберите, чью карту")
    assert flat(SPEECH["ru"].prompt(view, question(asks.Move(1)))).startswith("Дженни: ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_has_a_label_of_its_own(lang: str) -> None:
    view = view_of()
    cards = box.PRIORITIES[:30]
    values: dict[str, tuple[int, ...]] = {
        "lay": cards, "set-aside": cards, "keep": cards, "exchange": cards, "on": cards,
        "move": tuple(range(1, 16)), "to": tuple(range(1, 16)), "place": tuple(range(1, 16)), "repair": tuple(range(1, 16)),
        "strike": box.MONSTERS, "destroy": box.MONSTERS, "push-out": box.MONSTERS,
        "seal": tuple(range(21)), "unseal": tuple(range(21)),
        "heal": tuple(range(6)), "reveal": tuple(range(6)), "person": tuple(range(6)),
        "drive": tuple(m for m in box.MONSTERS if m in view.home and view.home[m].startswith("monsters")),
        "activate": tuple(m for m in box.MONSTERS if m in view.home and view.home[m].startswith("monsters")),
    }  # fmt: skip
    verbs = [thing for thing in vars(box).values() if isinstance(thing, Verb)]
    assert {verb.name for verb in verbs} == set(values)
    for verb in verbs:
        asked = question(asks.LayOn(box.ACTIONS[0]) if verb is box.LAY_ON else asks.ActivateNext(7))
        said = [SPEECH[lang].label(view, asked, option) for option in verb.each(values[verb.name])]
        for label in said:
            assert_well_said(lang, label)
        looks = {box.LOOK[value] if box.LOOK[value] else value for value in values[verb.name]}
        if verb.name not in ("drive", "activate"):
            assert len({flat(label) for label in said}) == len(looks)
    plains = [thing for thing in vars(box).values() if isinstance(thing, Option)]
    rules = view.rules
    items = [rules.use[piece * ABILITIES_PER_PIECE] for piece in box.ITEM_CARDS]
    for option in (*plains, *items, PASS, *rules.person.each(list(range(6)))):
        assert_well_said(lang, SPEECH[lang].label(view, question(asks.Move(1)), option))
    for what in ASKED:
        assert_well_said(lang, SPEECH[lang].label(view, question(what), box.STOP))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_choice_of_effects_is_labelled_with_the_words_of_the_card(lang: str) -> None:
    view = view_of()
    serve = question(asks.WhichEffect(2), source="TM-S1.top.effects0")
    said = [flat(SPEECH[lang].label(view, serve, CHOOSE[i])) for i in range(4)]
    assert len(set(said)) == 4
    card = flat(SPEECH[lang].entry("TM-S1").lines[0]).lower()
    assert all(label.lower().partition(" ")[2] in card for label in said), "only the verb is in another mood"


def test_an_unknown_option_is_refused_rather_than_shown_as_a_key() -> None:
    for lang in LANGUAGES:
        with pytest.raises(KeyError):
            SPEECH[lang].label(view_of(), question(asks.Move(1)), plain("teleport"))


# -------------------------------------------------------------------- the log, one by one

CARD: Final = box.ACTIONS[0]
P1, P2, P3, P4, P5 = box.PRIORITIES[:5]
GATE: Final = box.GATE_TOKENS[0]
ITEM: Final = box.ITEM_CARDS[0]
TOLD: Final[list[tells.AnyTold]] = [
    tells.Used(box.ITEM_CARDS[0], 0),
    tells.Forbidden(box.ITEM_CARDS[0]),
    tells.Round(3),
    tells.Lead(RITA),
    tells.DrewAction(RITA, CARD),
    tells.Laid(RITA, P1),
    tells.DrewPriority(RITA, P1),
    tells.PriorityShuffled(),
    tells.PriorityTurnedUp((P1, P2, P3, P4)),
    tells.ActionsShuffled(RITA),
    tells.Resolves(RITA, CARD, 0),
    tells.DrewFive((P1, P2, P3, P4, P5)),
    tells.SetAside(P1),
    tells.Row((P1, P2, P3, P4)),
    tells.LaidOn(RITA, CARD, P1),
    tells.Moved(RITA, 2, 6),
    tells.Struck(RITA, MONSTER, 6),
    tells.Destroyed(LILY, MONSTER, 6),
    tells.Lured(MONSTER, 2, 6),
    tells.Sealed(0, box.FRESH_SEAL),
    tells.Unsealed(0),
    tells.Repaired(6),
    tells.Healed(RITA, 1),
    tells.LostHealth(RITA, -1, 2),
    tells.LostHealth(RITA, MONSTER, 1),
    tells.FoundSymbol(RITA, 6, 0),
    tells.FoundKey(RITA, 6),
    tells.GainedItem(RITA, ITEM),
    tells.UsedItem(RITA, ITEM),
    tells.Spawned(MONSTER, 6),
    tells.NoneLeft(CHTHONIAN),
    tells.PoolRefilled(),
    tells.Walked(MONSTER, 2, 6, 0),
    tells.Walked(MONSTER, 2, 6, 1),
    tells.ToRitual(MONSTER),
    tells.Stays(MONSTER),
    tells.BrokenBySeal(MONSTER, 0, box.WEAK_SEAL),
    tells.Damaged(6),
    tells.NoRoomForDamage(6),
    tells.Activated(MONSTER, 6),
    tells.NobodyThere(MONSTER, 6),
    tells.Zone(0),
    tells.Peeked(PETE, GATE),
    tells.Buried(PETE),
    tells.LeftOnTop(PETE),
    tells.Burned(1),
    tells.Blind(LILY, CARD),
    tells.BlindIdle(LILY, CARD),
    tells.HideNext(),
    tells.Redrew(RITA, 2),
    tells.Reckoning(5),
    tells.ReckoningRow(0, 2),
    tells.Answered(0, 2, 1),
    tells.Answered(0, 2, 5),
    tells.Gate(2, 1, 2),
    tells.StackEmpty(),
    tells.Ready(RITA),
    tells.NotYet(RITA),
    tells.Attempt(),
    tells.LaidForRitual(RITA, (P1, P2, P3)),
    tells.RitualTokens((0, 1)),
    tells.RitualCount(5, 4),
    tells.Won(),
    tells.Lost(),
]
"""An entry of every kind."""


def line(lang: str, told: tells.AnyTold, rule: str = "") -> str:
    """A line of the log."""
    return flat(SPEECH[lang].note(view_of(), Note(told, "", rule, None)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_log_entry_is_told_in_words(lang: str) -> None:
    view = view_of()
    assert {type(told) for told in TOLD} == set(get_args(tells.AnyTold))
    said = [SPEECH[lang].note(view, Note(told, "", "", None)) for told in TOLD]
    for text in said:
        assert_well_said(lang, text, ends=".!")
    assert len({flat(text) for text in said}) == len(said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_monster_and_every_investigator_can_be_the_subject_of_a_line(lang: str) -> None:
    view = view_of()
    for told in TOLD:
        kind: Kind = type(told)
        field, what = (arguments(kind) or (("", ""),))[0]
        subjects = range(6) if what == WHO else box.MONSTERS if field == "monster" else ()
        for subject in subjects:
            note = Note(made(kind, (subject, *told[1:])), "", "", None)
            assert_well_said(lang, SPEECH[lang].note(view, note), ends=".!")


def test_verbs_of_the_past_agree_with_who_acted() -> None:
    lost = [line("ru", tells.LostHealth(who, -1, 1)) for who in (JENNY, PETE, LILY, TOMMY, MICHAEL, RITA)]
    assert lost == [
        "Дженни потеряла 1 здоровье.",
        "Пит потерял 1 здоровье.",
        "Лили потеряла 1 здоровье.",
        "Томми потерял 1 здоровье.",
        "Майкл потерял 1 здоровье.",
        "Рита потеряла 1 здоровье.",
    ]
    assert line("uk", tells.LostHealth(RITA, -1, 2)) == "Рита втратила 2 здоров’я."
    assert line("uk", tells.LostHealth(PETE, -1, 1)) == "Піт утратив 1 здоров’я."
    assert line("en", tells.NotYet(RITA)) == "Rita chose to put off the ritual."
    horde, spawn = (next(m for m in box.MONSTERS if box.LOOK[m] == look) for look in ("ghoul-horde", "star-spawn"))
    assert line("ru", tells.Spawned(horde, 6)) == "В Дерби-Холле появилась орда упырей."
    assert line("ru", tells.Spawned(spawn, 6)) == "В Дерби-Холле появилось звёздное отродье."
    assert line("uk", tells.Spawned(horde, 10)) == "В Обсерваторії Воррена з’явилася орда гулів."


def test_how_many_matches_were_needed_is_told_in_the_right_number() -> None:
    assert line("en", tells.RitualCount(1, 1)) == "1 symbol matched; 1 was needed."
    assert line("en", tells.RitualCount(0, 4)) == "0 symbols matched; 4 were needed."
    assert line("ru", tells.RitualCount(1, 1)) == "Совпал 1 символ; нужен был 1."
    assert line("ru", tells.RitualCount(0, 4)) == "Совпало 0 символов; нужно было 4."
    assert line("uk", tells.RitualCount(1, 1)) == "Збігся 1 символ; потрібен був 1."
    assert line("uk", tells.RitualCount(0, 4)) == "Збіглося 0 символів; потрібно було 4."


def test_a_move_is_told_in_the_right_case() -> None:
    assert line("en", tells.Moved(RITA, 2, 6)) == "Rita moved to Derby Hall."
    assert line("ru", tells.Moved(RITA, 2, 3)) == "Рита перешла в Библиотеку Орна."
    assert line("uk", tells.Moved(PETE, 2, 3)) == "Піт перейшов до Бібліотеки Орна."


def test_what_a_seat_did_not_see_is_just_a_card() -> None:
    view = view_of()
    note = Note(tells.DrewAction(PETE, box.ACTIONS[10]), "", "", 1)
    hidden = readable(view, note, 0)
    assert flat(SPEECH["en"].note(view, hidden)) == "Pete drew an action card."
    assert flat(SPEECH["ru"].note(view, hidden)) == "Пит взял карту действия."
    assert flat(SPEECH["uk"].note(view, hidden)) == "Піт узяв карту дії."
    assert line("ru", tells.Laid(PETE, -1)) == "Пит выложил карту очерёдности взакрытую."
    assert line("uk", tells.Peeked(PETE, -1)) == "Піт подивився на верхній жетон воріт."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_says_why(lang: str) -> None:
    view = view_of()
    said = set()
    for won, rule in ((True, "FH-RIT-07"), (False, "FH-END-01"), (False, "FH-END-02"), (False, "FH-END-03")):
        view.result = Result(won, rule)
        said.add(flat(SPEECH[lang].result(view)))
        if not won:
            why = line(lang, tells.Lost(), rule).split(": ")[1]
            assert flat(SPEECH[lang].result(view)).split(": ")[1].split(". ")[0].rstrip(".") == why.rstrip(".")
    assert len(said) == 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_monsters_left_names_the_kind(lang: str) -> None:
    assert line(lang, tells.NoneLeft(ORDINARY)) != line(lang, tells.NoneLeft(CHTHONIAN))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_settings_are_explained_and_their_values_named(lang: str) -> None:
    speech = SPEECH[lang]
    assert_well_said(lang, (speech.game_title(),))
    assert_well_said(lang, speech.about(), ends=".")
    for setting in FINAL_HOUR.settings:
        name, why = speech.setting(setting.name)
        assert_well_said(lang, name)
        assert_well_said(lang, why, ends=".")
        values = setting.choices or range(setting.low, setting.high + 1)
        said = {flat(speech.setting_value(setting.name, value)) for value in values}
        assert len(said) == len(values)


@pytest.mark.parametrize(
    ("lang", "orders"), [("ru", r"\b(?!решите\b)\w+[иьй]те\b"), ("uk", r"\b(?!навіть\b)\w+(йте|іть|ьте)\b")]
)
def test_options_and_items_are_named_as_things_one_can_do(lang: str, orders: str) -> None:
    game = mk.new("final-hour", seats=1, seed=1)
    view, speech = game.state, SPEECH[lang]
    said = []
    for address, code in view.rules.codes.items():
        if isinstance(code.node, Choose | Repeat):
            asked = Asked(0, 0, WhichEffect, (), address, (1,), False)
            said += [flat(speech.label(view, asked, CHOOSE[i])) for i in range(len(code.node.options))]
    use = game.decision.asked
    said += [flat(speech.label(view, use, view.rules.use[item * ABILITIES_PER_PIECE])) for item in box.ITEM_CARDS]
    assert len(set(said)) > 12
    assert [label for label in said if re.search(orders, label)] == []


def test_in_one_breath_too_an_effect_that_is_printed_twice_is_said_once() -> None:
    card = box.CARDS[box.PIECE_SLUGS.index("JB-B1")]
    assert isinstance(card, ActionCard)
    assert [flat(voice.finished(effects.short(voice, card.top))) for voice in VOICES.values()] == [
        "twice, deal 2 wounds to monsters in your location or an adjacent one",
        "дважды нанесите 2 раны монстрам в своей или соседней локации",
        "двічі завдайте 2 ран монстрам у своїй або сусідній локації",
    ]
