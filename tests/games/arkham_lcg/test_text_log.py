"""How the card game tells what happened: random games, every line of the log, the end, in three languages."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

import miskatonic as mk
from miskatonic.core.hidden import readable, seen_by
from miskatonic.core.state import Note, Result, State
from miskatonic.core.zones import SPECTATOR
from miskatonic.games.arkham_lcg import ARKHAM_LCG
from miskatonic.games.arkham_lcg.cards.terms import (
    COMBAT,
    DIFFICULTIES,
    EVADE,
    FIGHT,
    INVESTIGATE,
    PLAIN,
    SKULL,
    TOKENS,
)
from miskatonic.games.arkham_lcg.cards.words import Resolution
from miskatonic.games.arkham_lcg.rules import box
from miskatonic.games.arkham_lcg.rules.questions import Told
from miskatonic.games.arkham_lcg.say import SPEECH
from miskatonic.text.parts import flat
from tests.games.arkham_lcg.said import (
    ATTIC,
    AUTOMATIC,
    BEAT_COP,
    FOG,
    GHOUL_MINION,
    GUTS,
    LANGS,
    MACHETE,
    ROLAND,
    a_view,
    alike,
    assert_well_said,
)
from tests.games.arkham_lcg.table import piece, place, table


def games() -> Iterator[tuple[mk.Game, random.Random]]:
    """Games with every number of seats, on every difficulty, the lead on any of them."""
    for seed, difficulty in enumerate(DIFFICULTIES * 2):
        seats = 1 + (seed + seed // 4) % 4
        yield mk.new("arkham-lcg", seats=seats, seed=seed, difficulty=difficulty, lead=seed % seats), random.Random(seed)


def some_option(decision: mk.Decision, rng: random.Random) -> str:
    """The key of an option, mostly one that gets on with the game."""
    keys = [option.key for option in decision.options]
    bold = [key for key in keys if key.startswith(("use:", "commit:", "play:", "fight:", "advance", "investigate", "move:"))]
    if bold and rng.random() < 0.6:
        return rng.choice(bold)
    idle = ("end-turn", "pass", "never")
    return rng.choice([key for key in keys if not key.startswith(idle)] or keys)


@LANGS
def test_random_games_are_told_to_everybody_at_the_table(lang: str) -> None:
    for game, rng in games():
        while not game.over:
            assert_decision_is_well_said(lang, game.decision)
            if rng.random() < 0.05:
                assert_others_read_the_question(lang, game)
            game.play(some_option(game.decision, rng), game.decision.seat)
        for seat in (0, SPECTATOR):
            for entry in game.log(lang, seat):
                assert_well_said(lang, entry.text, ends=".!")
        assert_well_said(lang, SPEECH[lang].result(game.seen_by(SPECTATOR)), ends=".!")


def assert_decision_is_well_said(lang: str, decision: mk.Decision) -> None:
    """A question and options that can be told apart; of copies of a card the table shows which is which."""
    assert_well_said(lang, decision.say(lang), ends=".")
    labels: dict[str, str] = {}
    for option in decision.options:
        label = option.say(lang)
        assert_well_said(lang, label)
        same = labels.setdefault(flat(label), option.key)
        assert alike(same) == alike(option.key), (flat(label), same, option.key)


def assert_others_read_the_question(lang: str, game: mk.Game) -> None:
    """Who else sits at the table reads what is asked, though not the options."""
    for seat in (*range(game.seats), SPECTATOR):
        view = game.seen_by(seat)
        for asked in view.asked:
            assert_well_said(lang, SPEECH[lang].prompt(view, asked), ends=".")


# -------------------------------------------------------------------- the log, one by one

HALLWAY: Final = place("hallway")
ACT: Final = piece("trapped")
AGENDA: Final = piece("whats-going-on")
TOLD: Final[dict[Told, tuple[int, ...]]] = {
    Told.ROUND: (2,),
    Told.PHASE: (1,),
    Told.LEADS: (0,),
    Told.PLAYS: (0, ROLAND),
    Told.MULLIGAN: (0, 2),
    Told.TURN: (0,),
    Told.TURN_ENDED: (0,),
    Told.DREW: (0, MACHETE),
    Told.RESHUFFLED: (0,),
    Told.NO_CARDS: (0,),
    Told.RESOURCES: (0, 2, 5),
    Told.ACTIONS: (0, 1, 3),
    Told.MOVED: (0, HALLWAY),
    Told.REVEALED: (ATTIC, 2),
    Told.LOCATION: (ATTIC,),
    Told.LOCATION_GONE: (place("study"),),
    Told.CLUES: (0, ATTIC, 1),
    Told.CLUES_REPLACED: (0, piece("cover-up"), 1),
    Told.CLUES_SPENT: (0, 2),
    Told.CLUES_DROPPED: (0, ATTIC, 2),
    Told.PLAYED: (0, MACHETE),
    Told.IN_PLAY: (0, MACHETE),
    Told.DISCARDED: (MACHETE,),
    Told.DISCARDED_FROM_HAND: (0, MACHETE),
    Told.UNDER_DECK: (0, piece("dodge")),
    Told.REMOVED: (ACT,),
    Told.EXHAUSTED: (GHOUL_MINION,),
    Told.USES: (AUTOMATIC, 3),
    Told.TEST: (0, COMBAT, 2, FIGHT, GHOUL_MINION),
    Told.COMMITTED: (0, GUTS),
    Told.TOKEN: (0, SKULL),
    Told.TOKEN_CANCELLED: (0, SKULL),
    Told.BOOSTED: (0, 1),
    Told.SUCCEEDED: (0, 5, 3, 2),
    Told.FAILED: (0, 1, 3, 2),
    Told.DAMAGE: (ROLAND, 2),
    Told.HORROR: (BEAT_COP, 1),
    Told.HEALED_DAMAGE: (ROLAND, 1),
    Told.HEALED_HORROR: (ROLAND, 1),
    Told.DEFEATED_ASSET: (BEAT_COP,),
    Told.DEFEATED: (0, 1),
    Told.RESIGNED: (0,),
    Told.TRAUMA: (0, 1, 1),
    Told.ENCOUNTER: (0, FOG),
    Told.ENCOUNTERS_RESHUFFLED: (),
    Told.SPAWNED: (GHOUL_MINION, ATTIC),
    Told.NO_SPAWN: (GHOUL_MINION,),
    Told.ENGAGED: (GHOUL_MINION, 0),
    Told.DISENGAGED: (GHOUL_MINION, ATTIC),
    Told.EVADED: (0, GHOUL_MINION),
    Told.ATTACKS: (GHOUL_MINION, 0),
    Told.NO_ATTACK: (GHOUL_MINION, 0),
    Told.ENEMY_MOVED: (GHOUL_MINION, HALLWAY),
    Told.ENEMY_DEFEATED: (GHOUL_MINION, 0),
    Told.ATTACHED: (FOG, ATTIC),
    Told.THREAT: (piece("haunted"), 0),
    Told.DOOM: (AGENDA, 2),
    Told.AGENDA: (AGENDA,),
    Told.NEW_AGENDA: (AGENDA,),
    Told.ACT: (ACT,),
    Told.NEW_ACT: (ACT,),
    Told.VICTORY: (piece("ghoul-priest"),),
    Told.HAND_SEARCHED: (0, MACHETE),
    Told.LOOKED: (0, 1),
    Told.RETURNED: (0, MACHETE),
    Told.EXPERIENCE: (0, 4),
    Told.KILLED: (0,),
    Told.EARNED: (0, piece("lita-chantler")),
    Told.RECORDED: (1,),
    Told.RESOLUTION: (1,),
    Told.ABILITY_USED: (BEAT_COP, 0),
    Told.FORBIDDEN: (FOG,),
    Told.WON: (),
    Told.LOST: (),
}
SEATED: Final = {
    kind: at
    for at, kinds in (
        (1, (Told.ENGAGED, Told.ATTACKS, Told.NO_ATTACK, Told.ENEMY_DEFEATED, Told.THREAT)),
        (
            0,
            (
                Told.LEADS, Told.MULLIGAN, Told.TURN, Told.TURN_ENDED, Told.DREW, Told.RESHUFFLED, Told.NO_CARDS,
                Told.RESOURCES,
                Told.ACTIONS, Told.MOVED, Told.CLUES, Told.CLUES_REPLACED, Told.CLUES_SPENT, Told.CLUES_DROPPED,
                Told.PLAYED, Told.IN_PLAY, Told.DISCARDED_FROM_HAND, Told.TEST, Told.COMMITTED, Told.TOKEN,
                Told.TOKEN_CANCELLED, Told.BOOSTED, Told.SUCCEEDED, Told.FAILED, Told.DEFEATED, Told.RESIGNED,
                Told.TRAUMA, Told.ENCOUNTER, Told.EVADED, Told.HAND_SEARCHED, Told.LOOKED, Told.RETURNED, Told.EXPERIENCE,
                Told.UNDER_DECK,
            ),
        ),
    )
    for kind in kinds
}  # fmt: skip
"""Where the seat stands in the entries that name one."""


def line(lang: str, kind: str, *args: int, view: State | None = None) -> str:
    """A line of the log."""
    return flat(SPEECH[lang].note(view or a_view(), Note(kind, args, "", "", None)))


@LANGS
def test_every_kind_of_log_entry_is_told_in_words(lang: str) -> None:
    view = a_view()
    said = [SPEECH[lang].note(view, Note(kind, TOLD[kind], "", "", None)) for kind in Told]
    for text in said:
        assert_well_said(lang, text, ends=".!")
    assert len({flat(text) for text in said}) == len(said)


@LANGS
def test_everybody_and_a_seat_without_an_investigator_can_stand_in_a_line(lang: str) -> None:
    view = a_view()
    for investigator in (-1, *box.INVESTIGATOR):
        view.set(box.PLAYS[2], investigator + 1)
        for kind, at in SEATED.items():
            args = (*TOLD[kind][:at], 2, *TOLD[kind][at + 1 :])
            assert_well_said(lang, SPEECH[lang].note(view, Note(kind, args, "", "", None)), ends=".!")


@LANGS
def test_every_card_token_and_place_can_stand_in_a_line(lang: str) -> None:
    view = a_view()
    notes: list[tuple[Told, tuple[int, ...]]] = []
    notes += [(kind, (number,)) for number in range(len(box.SHEETS)) for kind in (Told.DISCARDED, Told.FORBIDDEN)]
    notes += [(Told.TOKEN, (0, token)) for token in range(len(TOKENS))]
    notes += [(Told.MOVED, (0, number)) for number in range(box.PLACES)]
    notes += [(Told.USES, (number, n)) for number, card in box.ASSET.items() if card.uses for n in (0, 1, 2, 5)]
    notes += [
        (Told.TEST, (0, skill, 2, kind, GHOUL_MINION)) for skill in range(4) for kind in (PLAIN, FIGHT, EVADE, INVESTIGATE)
    ]
    notes += [(Told.PHASE, (phase,)) for phase in (1, 2, 3, 4)]
    notes += [(Told.DEFEATED, (0, cause)) for cause in (0, 1, 2)]
    notes += [(Told.ABILITY_USED, (i, n)) for i, card in box.ASSET.items() for n in range(len(card.powers))]
    notes += [
        (Told.ENEMY_DEFEATED, (GHOUL_MINION, -1)), (Told.LOOKED, (0, -1)), (Told.MULLIGAN, (0, 0)),
        (Told.REVEALED, (ATTIC, 0)), (Told.RESOURCES, (0, -3, 0)), (Told.ACTIONS, (0, -1, 0)),
        (Told.DOOM, (piece("arcane-initiate"), 1)),
        (Told.TRAUMA, (0, 0, 1)),
    ]  # fmt: skip
    for kind, args in notes:
        assert_well_said(lang, SPEECH[lang].note(view, Note(kind, args, "", "", None)), ends=".!")


@LANGS
def test_a_card_that_only_another_seat_saw_is_told_without_its_name(lang: str) -> None:
    t = table("roland-banks", "wendy-adams")
    view = seen_by(t.state, 0)
    for kind, pieces_at in ARKHAM_LCG.note_pieces.items():
        note = Note(kind, (1, piece("lucky", 1)), "", "", 1)
        shown = flat(SPEECH[lang].note(view, note))
        hidden = flat(SPEECH[lang].note(view, readable(t.state, note, 0, pieces_at)))
        assert_well_said(lang, (hidden,), ends=".")
        title = flat(SPEECH[lang].entry("lucky").title)
        assert title in shown
        assert title not in hidden


def test_a_test_is_told_step_by_step() -> None:
    told = [
        line("en", Told.TEST, 0, COMBAT, 2, FIGHT, GHOUL_MINION),
        line("en", Told.COMMITTED, 0, GUTS),
        line("en", Told.TOKEN, 0, 3),
        line("en", Told.SUCCEEDED, 0, 5, 2, 3),
        line("en", Told.DOOM, AGENDA, 2),
    ]
    assert told == [
        "Roland tested combat against 2 to fight Ghoul Minion.",
        "Roland committed Guts.",
        "Roland revealed a −2.",
        "Roland succeeded by 3: 5 against 2.",
        "Doom on “What’s Going On?!”: 2 of 3.",
    ]


def test_what_paranoia_takes_is_lost_not_spent() -> None:
    t = table("daisy-walker").draws_card(0, "paranoia")
    said = {lang: flat(SPEECH[lang].note(t.state, t.told(Told.RESOURCES)[0])) for lang in ("en", "ru", "uk")}
    assert said["en"] == "Daisy lost 5 resources and has 0 now."
    assert ("потеряла" in said["ru"], "втратила" in said["uk"]) == (True, True)
    again = t.draws_card(0, "paranoia#2").told(Told.RESOURCES)[1]
    assert flat(SPEECH["en"].note(t.state, again)) == "Daisy had no resources to lose."


@LANGS
def test_the_end_says_which_resolution_and_what_everybody_earned(lang: str) -> None:
    view = a_view()
    said = set()
    for number in range(4):
        view.result = Result(number in (1, 2), "AH-WIN-02")
        view.set(box.SCENARIO_OVER, number + 1)
        view.set(box.EXPERIENCE[0], 4)
        view.set(box.MENTAL[1], 1)
        text = SPEECH[lang].result(view)
        assert_well_said(lang, text, ends=".!")
        said.add(flat(text))
    assert len(said) == 4
    view.result = None
    assert_well_said(lang, SPEECH[lang].result(view), ends=".")


def test_deaths_lita_and_the_campaign_log_are_told_at_the_end() -> None:
    t = table("roland-banks", "daisy-walker").effect(0, Resolution(3))
    assert flat(SPEECH["en"].result(t.state)).endswith(
        "Roland: 0 experience, killed; Daisy: 0 experience, killed. "
        "A new investigator may take Lita Chantler into the deck. "
        "For the campaign log: the house still stands, the Ghoul Priest lives, Lita looks for other allies."
    )
    t = table("roland-banks").effect(0, Resolution(1))
    assert "Роланд может взять в свою колоду актив «Лита Чентлер»." in flat(SPEECH["ru"].result(t.state))
    assert "Роланд може взяти у свою колоду союзницю «Літа Чентлер»." in flat(SPEECH["uk"].result(t.state))


def test_experience_and_trauma_are_told_by_name() -> None:
    view = a_view()
    view.result = Result(True, "AH-WIN-02")
    view.set(box.SCENARIO_OVER, 2)
    view.set(box.EXPERIENCE[0], 5)
    view.set(box.EXPERIENCE[1], 4)
    view.set(box.MENTAL[0], 1)
    assert flat(SPEECH["en"].result(view)) == (
        "Victory: resolution 1, the house burns down. "
        "Roland: 5 experience, 1 mental trauma; Wendy: 4 experience; Player 3: 0 experience."
    )
