"""What players of Elder Sign read: generated card texts, prompts, labels and the log, in three languages."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final, get_args

import pytest

import miskatonic as mk
from miskatonic.core.declared import Kind
from miskatonic.core.events import PASS
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
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.games.elder_sign.say import SPEECH, VOICES
from miskatonic.games.elder_sign.say.cards import Desk, Printed, Sheet, sheet
from miskatonic.games.elder_sign.say.reading import ICONS
from miskatonic.text.parts import LANGUAGES, Ref, flat
from miskatonic.words import By, Choose, EachInOrder, Instead, Repeat, Steps
from miskatonic.words.control import CHOOSE
from tests.games.kinds import grouped, of_kind
from tests.games.wording import Wording

IDS: Final = {
    "place:entrance",
    *(f"seat:{seat}" for seat in range(8)),
    *(f"piece:{slug}" for slug in box.PIECE_SLUGS),
    *(f"person:{box.PIECE_SLUGS[piece]}" for piece in box.INVESTIGATOR_CARDS),
}
CODES: Final = {code for slug in box.PIECE_SLUGS if "-" in (code := slug.split("#")[0])}
ROMAN_HOURS: Final = r"\b(III|VI|IX|XII)\b"
WORDING: Final = Wording(ICONS, IDS, CODES, signs=ROMAN_HOURS)
assert_well_said: Final = WORDING.assert_well_said
LANGS: Final = pytest.mark.parametrize("lang", LANGUAGES)
AMANDA, PETE, MANDY = (box.PIECE_SLUGS.index(slug) for slug in ("amanda-sharpe", "ashcan-pete", "mandy-thompson"))


def piece(slug: str) -> int:
    """A piece by its name in keys."""
    return box.PIECE_SLUGS.index(slug)


def tidy_sheet(lang: str, printed: Printed) -> list[str]:
    """The lines of a component, after a look at its title and its sentences."""
    assert_tidy_sheet(lang, sheet(VOICES[lang], printed))
    return [flat(line) for line in sheet(VOICES[lang], printed)[1]]


def assert_tidy_sheet(lang: str, said: Sheet) -> None:
    """A title and sentences."""
    title, lines = said
    assert_well_said(lang, title)
    assert lines
    for line in lines:
        assert_well_said(lang, line, ends=".")


# -------------------------------------------------------------------- components


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
    assert "Task 1: 3 investigation, terror; cost: 1 sanity." in lines
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
    Choose: [
        Choose(1, (w.Lose(COMMON), w.Lose(CLUE), w.Lose(SPELL))),
        Choose(1, (w.Lose(TROPHY, 2), Steps((w.Hurt(SANITY), w.Hurt(HEALTH))))),
        Choose(1, (w.Gain(ALLY), w.Monsters())),
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
        said.add(tuple(tidy_sheet(lang, card)))
    assert len(said) == len(effects)


@LANGS
def test_every_power_says_when_how_often_and_at_what_cost(lang: str) -> None:
    said: dict[tuple[Moment, Period | None], str] = {}
    for moment in Moment:
        for once in (None, *Period):
            cost = (w.DiscardThis(), w.Hurt(SANITY))
            power = Power(moment, (w.Gain(CLUE),), cost, once, w.OnOtherWorld(), (COMMON, SPELL))
            said[moment, once] = tidy_sheet(lang, Possession("axe", COMMON, (power,)))[0]
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
        card = Mythos(Upper("sudden-terror", (w.Doom(),)), Lower("amid-stillness", (passive,)))
        said.add(tidy_sheet(lang, card)[-1])
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
        said.add(tuple(tidy_sheet(lang, AncientOne("yig", 10, 8, (4,), one))))
    assert len(said) == len(properties)


# -------------------------------------------------------------------- games


def games() -> Iterator[tuple[mk.Game, random.Random]]:
    """Eight games with every number of seats and every Ancient One."""
    for seed, opponent in enumerate(ANCIENT_ONES):
        yield mk.new("elder-sign", seats=1 + seed * 3 % 8, seed=seed, ancient_one=opponent.code), random.Random(seed)


def some_option(decision: mk.Decision, rng: random.Random) -> str:
    """The key of an option, mostly one that gets on with the game."""
    keys = [option.key for option in decision.options]
    bold = [key for key in keys if key.startswith(("complete:", "use:", "move:"))]
    return rng.choice(bold if bold and rng.random() < 0.8 else [key for key in keys if key != "give-up"] or keys)


@LANGS
def test_random_games_are_told_to_everybody_at_the_table(lang: str) -> None:
    for game, rng in games():
        while not game.over:
            WORDING.assert_decision_is_well_said(lang, game.decision)
            if rng.random() < 0.05:
                WORDING.assert_others_read_the_questions(lang, game)
            game.play(some_option(game.decision, rng), game.decision.seat)
        for line in game.log(lang):
            assert_well_said(lang, line.text, ends=".!")
        assert_well_said(lang, SPEECH[lang].result(game.seen_by(SPECTATOR)), ends=".!")


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
    view.point(box.AT[0], 0)
    view.point(box.PLAYS[2], -1)
    view.zones[box.POOL] = box.DICE_PIECES
    for number, die in enumerate(box.DICE_PIECES):
        view.point(box.FACE[die], number)
    return view


def question(kind: Kind, *about: int, source: str = "", options: tuple[Option, ...] = ()) -> Asked:
    """A question to the first seat."""
    return Asked(0, 0, kind, options, source, grouped(kind, about), False)


CULTIST: Final = piece("cultist#1")
WITHER: Final = piece("wither")
AXE: Final = piece("axe")
KOI_POND: Final = piece("koi-pond")
RLYEH: Final = piece("rlyeh")
YIG: Final = piece("yig")
GREEN: Final = box.GREEN_DICE[0]
DEBT_CARD: Final = next(card for card in box.MYTHOS_CARDS if box.MYTHOS_CARD[card].lower is DEBT)
ABOUT: Final[dict[Kind, tuple[int, ...]]] = {
    asks.HoldDie: (WITHER,),
    asks.LockDie: (CULTIST,),
    asks.PlaceMonster: (CULTIST,),
    asks.HealWhom: (SANITY, 2),
}
"""What the questions that are not about a small number are about."""


@LANGS
def test_every_kind_of_question_is_asked_in_words(lang: str) -> None:
    view = view_of()
    said = [SPEECH[lang].prompt(view, question(kind, *ABOUT.get(kind, (1,)))) for kind in get_args(asks.AnyAsk)]
    for text in said:
        assert_well_said(lang, text, ends=".")
    assert len({flat(text) for text in said}) == len(get_args(asks.AnyAsk))


FACES_SHOWN: Final = (
    "1 investigation, 2 investigation, 3 investigation, 4 investigation, lore, peril, terror on the yellow die and wild on "
    "the red die"
)


def test_a_question_about_a_power_says_why_it_can_be_used_now() -> None:
    view = view_of()
    said = []
    for slug in ("mandy-thompson", "carolyn-fern", "jenny-barnes", "duke"):
        use = view.rules.use[piece(slug) * ABILITIES_PER_PIECE]
        asked = question(asks.React, 1, options=(use, PASS))
        for lang in LANGUAGES:
            assert_well_said(lang, SPEECH[lang].prompt(view, asked), ends=".")
        said.append(flat(SPEECH["en"].prompt(view, asked)).removeprefix("Amanda: "))
    assert said == [
        f"Pete rolled {FACES_SHOWN}; you may use something.",
        "Pete’s turn begins; you may use something.",
        "the adventure begins; you may use something.",
        "a penalty is due; you may use something.",
    ]


def test_a_question_names_the_investigator_or_the_seat_that_has_none() -> None:
    view = view_of()
    asked = [Asked(seat, seat, asks.Move, (), "", (), False) for seat in range(3)]
    names = [flat(SPEECH["en"].prompt(view, one)).split(":")[0] for one in asked]
    assert names == ["Amanda", "Pete", "Player 3"]


@LANGS
def test_every_option_has_a_label_of_its_own(lang: str) -> None:
    view = view_of()
    for seat, investigator in enumerate((AMANDA, PETE, MANDY)):
        view.point(box.PLAYS[seat], investigator)
    view.zones[box.HELD[WITHER]] = box.DICE_PIECES
    view.zones[box.CARD_AT[0]] = (KOI_POND,)
    places = tuple(range(box.MUSEUM))
    spots = tuple(place * box.SPOTS + box.BELOW for place in places)
    seats = tuple(range(view.seats))
    values: dict[str, tuple[Kind, tuple[int, ...]]] = {
        "move": (asks.Move, places),
        "complete": (asks.AfterRoll, (0, 1)),
        "cover": (asks.Cover, tuple(range(1, 256))),
        "pick": (asks.Reroll, box.DICE_PIECES),
        "focus": (asks.SecureDie, box.DICE_PIECES),
        "ask": (asks.SecureDie, seats),
        "person": (asks.SecureDie, seats),
        "take-off": (asks.BeforeRoll, box.DICE_PIECES),
        "spot": (asks.PlaceMonster, (*spots, 0)),
        "offer": (asks.Entrance, tuple(range(len(OFFERS)))),
        "choose": (asks.WhichEffect, (0, 1)),
        "lose": (asks.HelperLoss, BOTH),
        "settle": (asks.Entrance, (DEBT_CARD,)),
        "play": (asks.Investigator, box.INVESTIGATOR_CARDS),
        "effect-of": (asks.MidnightOrder, (piece("the-curator"), piece("ithaqua"), piece("anna-kaslow"))),
    }
    verbs = [CHOOSE, *(thing for thing in vars(box).values() if isinstance(thing, Verb))]
    assert {verb.name for verb in verbs} == set(values)
    source: dict[Kind, str] = {asks.WhichEffect: "keep-friends-close.effect.effects0.effects0"}
    for verb in verbs:
        kind, numbers = values[verb.name]
        asked = question(kind, 0, source=source.get(kind, ""))
        said = [SPEECH[lang].label(view, asked, option) for option in verb.each(numbers)]
        for label in said:
            assert_well_said(lang, label)
        assert len({flat(label) for label in said}) == len(numbers), verb.name
    pay = question(asks.PayOrDevoured, source="yog-sothoth.attack.effects0.effects0")
    plains = [thing for thing in vars(box).values() if isinstance(thing, Option)]
    for option in (*plains, PASS):
        asked = question(asks.Reroll, 1, GREEN) if option is box.ROLL_THESE else pay
        assert_well_said(lang, SPEECH[lang].label(view, asked, option))


@LANGS
def test_what_is_picked_is_named_and_so_is_what_becomes_of_it(lang: str) -> None:
    view = view_of()
    view.point(box.FACE[GREEN], LORE)
    view.zones[box.MONSTERS_AT[0]] = (CULTIST,)
    said = set()
    for kind in (asks.Reroll, asks.RemoveDie, asks.HoldDie, asks.LockDie, asks.ChangeDie, asks.AssistDie):
        said.add(flat(SPEECH[lang].label(view, question(kind, 1), box.PICK[GREEN])))
    losses: tuple[tuple[Kind, int], ...] = (
        (asks.PayTrophy, CULTIST),
        (asks.PayTrophy, KOI_POND),
        (asks.Defeat, CULTIST),
        (asks.LoseCard, AXE),
    )
    for loss, trophy in losses:
        label = SPEECH[lang].label(view, question(loss, 1), box.PICK[trophy])
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
            label = SPEECH[lang].label(view, question(asks.Move), view.rules.use[number * ABILITIES_PER_PIECE + i])
            assert_well_said(lang, label)


def test_labels_tell_what_something_costs_now() -> None:
    cast = "Cast Wither: lose 1 sanity to hold 1 die of the roll on this card"
    use = view_of().rules.use[WITHER * ABILITIES_PER_PIECE]
    assert flat(SPEECH["en"].label(view_of("cthulhu"), question(asks.AfterRoll), use)) == cast
    assert "lose" not in flat(SPEECH["en"].label(view_of("yig"), question(asks.AfterRoll), use))
    clue = next(i for i, offer in enumerate(OFFERS) if offer.code == "clue")
    said = [flat(SPEECH["en"].label(view_of(it), question(asks.Entrance), box.OFFER[clue])) for it in ("yig", "hastur")]
    assert said == ["Souvenir shop: gain 1 clue (2 trophies)", "Souvenir shop: gain 1 clue (4 trophies)"]


def test_labels_of_tasks_and_dice_say_what_they_are() -> None:
    view = view_of("shub-niggurath")
    view.zones[box.CARD_AT[0]] = (KOI_POND,)
    assert flat(SPEECH["en"].label(view, question(asks.AfterRoll), box.COMPLETE[0])) == "Complete task 1: terror"
    view.zones[box.MONSTERS_AT[0]] = (CULTIST,)
    view.point(box.TASK_OF[CULTIST], 0)
    covered = "Complete task 1 with the cultist: 3 investigation, terror"
    assert flat(SPEECH["en"].label(view, question(asks.AfterRoll), box.COMPLETE[0])) == covered
    spot = "On “Koi Pond”, task 1: terror (whole monster task)"
    assert flat(SPEECH["en"].label(view, question(asks.PlaceMonster, CULTIST), box.SPOT[0])) == spot
    for die, face in zip(box.DICE_PIECES[-3:], (PERIL, LORE, 0), strict=True):
        view.point(box.FACE[die], face)
    view.zones[box.POOL] = box.DICE_PIECES[-2:]
    view.zones[box.FOCUS] = (box.DICE_PIECES[-3],)
    cover = "Use peril (focused), lore on the yellow die and 1 investigation on the red die"
    assert flat(SPEECH["en"].label(view, question(asks.Cover, 0), box.COVER[0b11100000])) == cover


@LANGS
def test_a_choice_of_effects_is_labelled_with_the_words_of_the_card(lang: str) -> None:
    view = view_of()
    start = question(asks.WhichEffect, 2, source="amanda-sharpe.start.effects0")
    said = [flat(SPEECH[lang].label(view, start, CHOOSE[i])) for i in range(3)]
    assert len(set(said)) == 3
    for label in said:
        assert_well_said(lang, (label,))


def test_an_unknown_option_is_refused_rather_than_shown_as_a_key() -> None:
    for lang in LANGUAGES:
        with pytest.raises(KeyError):
            SPEECH[lang].label(view_of(), question(asks.Move), plain("teleport"))


# -------------------------------------------------------------------- the log, one by one

MYTHOS: Final = box.MYTHOS_CARDS[0]
TOLD: Final[dict[Kind, tuple[int, ...]]] = {
    tells.Enters: (0, AMANDA),
    tells.FirstPlayer: (0,),
    tells.Turn: (0,),
    tells.Moves: (0, 1, KOI_POND),
    tells.Stays: (0,),
    tells.Rolls: (0, GREEN, 2, box.RED_DIE, 7),
    tells.Rerolls: (0, GREEN, LORE),
    tells.SpentClue: (0,),
    tells.Completes: (0, 1, CULTIST, GREEN, 2),
    tells.CompletesFree: (0, 1, -1),
    tells.RollFailed: (0,),
    tells.Terror: (0,),
    tells.TerrorIgnored: (0,),
    tells.Removed: (0, GREEN, LORE),
    tells.Focused: (0, GREEN, LORE),
    tells.AskedHelp: (0, 1),
    tells.Helped: (0, 1, GREEN, LORE),
    tells.RefusedHelp: (1,),
    tells.Held: (0, WITHER, GREEN, LORE),
    tells.TakenOff: (0, WITHER, GREEN),
    tells.Added: (0, box.YELLOW_DIE),
    tells.NotAdded: (box.YELLOW_DIE,),
    tells.Changed: (0, GREEN, TERROR, LORE),
    tells.Locked: (KOI_POND, GREEN),
    tells.LockWaits: (MYTHOS, RED),
    tells.Unlocked: (GREEN,),
    tells.Resolved: (0, KOI_POND),
    tells.Failed: (0, KOI_POND),
    tells.GaveUp: (0, KOI_POND),
    tells.Reward: (0, KOI_POND),
    tells.Penalty: (0, KOI_POND),
    tells.Prevented: (0, SANITY, 2),
    tells.Hurt: (0, HEALTH, 2),
    tells.Healed: (0, SANITY, 1),
    tells.LimitFell: (0, SANITY, 4),
    tells.GainedClue: (0, 2),
    tells.NoClueLeft: (0,),
    tells.GainedCard: (0, AXE),
    tells.DeckEmpty: (0, ALLY),
    tells.LostClue: (0, 1),
    tells.LostCard: (0, AXE),
    tells.UsedCard: (0, AXE),
    tells.Left: (0, piece("duke")),
    tells.SpentTrophy: (0, KOI_POND),
    tells.TookMonster: (0, CULTIST),
    tells.FaceDown: (0, CULTIST),
    tells.Signs: (2, 5, 13),
    tells.Gate: (RLYEH, 6),
    tells.NoWorldLeft: (),
    tells.Monster: (CULTIST, 2, 0, KOI_POND),
    tells.NoMonster: (),
    tells.MonsterKeptAway: (0,),
    tells.Doom: (1, 5, 11),
    tells.NewAdventure: (KOI_POND, 2),
    tells.Replaced: (KOI_POND, 2),
    tells.WorldLeft: (RLYEH,),
    tells.Entrance: (0, 5),
    tells.LostAndFound: (0, LORE),
    tells.Settled: (0, DEBT_CARD),
    tells.Clock: (6,),
    tells.Midnight: (),
    tells.MidnightEffect: (piece("the-curator"),),
    tells.Mythos: (MYTHOS,),
    tells.Devoured: (0, AMANDA),
    tells.Out: (0,),
    tells.Awakens: (YIG,),
    tells.DiceGone: (GREEN, box.GREEN_DICE[1], box.RED_DIE),
    tells.Strikes: (0, GREEN, PERIL, box.RED_DIE, 7),
    tells.Attacks: (YIG,),
    tells.Used: (AXE, 0),
    tells.Forbidden: (KOI_POND,),
    tells.Won: (),
    tells.Lost: (),
}
ENDS: Final = {tells.Won: "ES-END-01", tells.Lost: "ES-END-03"}


def line(lang: str, kind: Kind, *args: int, rule: str = "", view: State | None = None) -> str:
    """A line of the log."""
    return flat(SPEECH[lang].note(view or view_of(), Note(of_kind(kind, *args), "", rule, None)))


@LANGS
def test_every_kind_of_log_entry_is_told_in_words(lang: str) -> None:
    view = view_of()
    said = [
        SPEECH[lang].note(view, Note(of_kind(kind, *TOLD[kind]), "", ENDS.get(kind, ""), None))
        for kind in get_args(tells.AnyTold)
    ]
    for text in said:
        assert_well_said(lang, text, ends=".!")
    assert len({flat(text) for text in said}) == len(said)


@LANGS
def test_everybody_and_a_seat_without_an_investigator_can_be_the_subject_of_a_line(lang: str) -> None:
    view = view_of()
    about_seats = [kind for kind, args in TOLD.items() if args and args[0] == 0]
    for kind in about_seats:
        for subject in (2, *box.INVESTIGATOR_CARDS):
            args = (subject, *TOLD[kind][1:]) if kind not in (tells.Enters, tells.Out) else TOLD[kind]
            assert_well_said(lang, SPEECH[lang].note(view, Note(of_kind(kind, *args), "", "", None)), ends=".!")


@LANGS
def test_every_card_and_token_can_stand_in_a_line(lang: str) -> None:
    view = view_of()
    about = {
        **dict.fromkeys(box.ADVENTURE, tells.Resolved),
        **dict.fromkeys(box.POSSESSION, tells.GainedCard),
        **dict.fromkeys(box.MONSTER, tells.TookMonster),
    }
    alone = {
        **dict.fromkeys(box.MYTHOS_CARDS, tells.Mythos),
        **dict.fromkeys(box.ANCIENT_ONE_CARDS, tells.Awakens),
        **dict.fromkeys(box.MONSTER_TOKENS, tells.Monster),
    }
    for number, kind in (*about.items(), *alone.items()):
        args = (0, number) if kind in about.values() else (number, *TOLD[kind][1:])
        assert_well_said(lang, SPEECH[lang].note(view, Note(of_kind(kind, *args), "", "", None)), ends=".!")


def test_a_roll_names_the_colour_of_the_two_special_dice_only() -> None:
    shown = (GREEN, 2, box.GREEN_DICE[1], TERROR, box.GREEN_DICE[2], 0, box.RED_DIE, 7)
    assert (
        line("en", tells.Rolls, 0, *shown)
        == "Amanda rolled 1 investigation, 3 investigation, terror and wild on the red die."
    )


def test_dice_alike_are_counted_in_a_roll() -> None:
    four = [pair for die in box.GREEN_DICE[:4] for pair in (die, LORE)]
    assert [line(lang, tells.Rolls, 0, *four) for lang in LANGUAGES] == [
        "Amanda rolled 4 lore.",
        "Аманда бросила кубики: 4 знания.",
        "Аманда кинула кубики: 4 знання.",
    ]
    six = (0, TERROR, 2, LORE, 2, PERIL)
    mixed = [pair for die, shows in zip(box.GREEN_DICE, six, strict=True) for pair in (die, shows)]
    mixed += [box.YELLOW_DIE, LORE]
    assert [line(lang, tells.Rolls, 0, *mixed) for lang in LANGUAGES] == [
        "Amanda rolled 1 investigation, 3 investigation twice, lore, peril, terror and lore on the yellow die.",
        "Аманда бросила кубики: 1 поиск, 3 поиска дважды, знание, риск, ужас и знание на жёлтом.",
        "Аманда кинула кубики: пошук 1, пошук 3 двічі, знання, небезпека, жах і знання на жовтому.",
    ]


@pytest.mark.parametrize(
    ("face", "said"),
    [
        (0, "1 investigation five times|1 поиск пять раз|пошук 1 п’ять разів"),
        (LORE, "5 lore|5 знаний|5 знань"),
        (PERIL, "5 peril|5 рисков|5 небезпек"),
        (TERROR, "5 terror|5 ужасов|5 жахів"),
    ],
)
def test_five_dice_alike_are_told_in_the_plural_of_each_language(face: int, said: str) -> None:
    five = [pair for die in box.GREEN_DICE[:5] for pair in (die, face)]
    for lang, one in zip(LANGUAGES, said.split("|"), strict=True):
        assert line(lang, tells.Rolls, 0, *five).endswith(f" {one}.")


def test_a_die_that_joins_the_pool_is_told() -> None:
    assert [line(lang, tells.Added, 0, box.YELLOW_DIE) for lang in LANGUAGES] == [
        "Amanda added the yellow die to the pool.",
        "Аманда добавила в пул жёлтый кубик.",
        "Аманда додала жовтий кубик до кидка.",
    ]


def test_that_a_card_was_used_is_told_as_a_sentence() -> None:
    assert [line(lang, tells.UsedCard, 0, AXE) for lang in LANGUAGES] == [
        "Amanda used Axe.",
        "Аманда использовала простую вещь «Топор».",
        "Аманда використала предмет «Сокира».",
    ]
    assert line("en", tells.NotAdded, box.RED_DIE) == "The red die was not free and could not be added."


def test_who_is_out_of_the_game_goes_by_the_name_of_whoever_sits_there() -> None:
    for lang in LANGUAGES:
        said = SPEECH[lang].note(view_of(), Note(of_kind(tells.Out, 1), "", "", None))
        assert [part.id for part in said if isinstance(part, Ref)] == ["seat:1"]


def test_a_monster_is_told_to_be_on_the_card_even_when_both_are_gone() -> None:
    assert line("en", tells.Monster, CULTIST, 2, -1, KOI_POND) == "A cultist appeared below “Koi Pond”."
    assert line("en", tells.Monster, CULTIST, 2, 0, KOI_POND) == "A cultist appeared on task 1 of “Koi Pond”."


@LANGS
def test_the_end_says_why(lang: str) -> None:
    view = view_of()
    said = set()
    for won, rule in ((True, "ES-END-01"), (True, "ES-END-02"), (False, "ES-END-03"), (False, "ES-ANC-03")):
        view.result = Result(won, rule)
        text = SPEECH[lang].result(view)
        assert_well_said(lang, text, ends=".!")
        assert_well_said(lang, (line(lang, tells.Won if won else tells.Lost, rule=rule),), ends=".!")
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
