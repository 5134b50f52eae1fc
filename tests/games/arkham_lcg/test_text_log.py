"""How the card game tells what happened: random games, every line of the log, the end, in three languages."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final, get_args

import miskatonic as mk
from miskatonic.core.declared import Kind, made
from miskatonic.core.hidden import readable, seen_by
from miskatonic.core.state import Note, Result, State
from miskatonic.core.zones import SPECTATOR
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
from miskatonic.games.arkham_lcg.rules import box, tells
from miskatonic.games.arkham_lcg.say import SPEECH
from miskatonic.testing import rule
from miskatonic.text.parts import LANGUAGES, Ref, flat
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
    WORDING,
    a_view,
    assert_well_said,
)
from tests.games.arkham_lcg.table import piece, place, streets, table, woods
from tests.games.arkham_lcg.zealot import zealot
from tests.games.kinds import of_kind


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
            WORDING.assert_decision_is_well_said(lang, game.decision)
            if rng.random() < 0.05:
                WORDING.assert_others_read_the_questions(lang, game)
            game.play(some_option(game.decision, rng), game.decision.seat)
        for seat in (0, SPECTATOR):
            for entry in game.log(lang, seat):
                assert_well_said(lang, entry.text, ends=".!")
        assert_well_said(lang, SPEECH[lang].result(game.seen_by(SPECTATOR)), ends=".!")


# -------------------------------------------------------------------- the log, one by one

HALLWAY: Final = place("hallway")
ACT: Final = piece("trapped")
AGENDA: Final = piece("whats-going-on")
TOLD: Final[dict[Kind, tuple[int, ...]]] = {
    tells.Round: (2,),
    tells.Phase: (1,),
    tells.Leads: (0,),
    tells.Plays: (0, ROLAND),
    tells.Mulligan: (0, 2),
    tells.Turn: (0,),
    tells.TurnEnded: (0,),
    tells.Drew: (0, MACHETE),
    tells.Reshuffled: (0,),
    tells.NoCards: (0,),
    tells.Resources: (0, 2, 5),
    tells.Actions: (0, 1, 3),
    tells.Moved: (0, HALLWAY),
    tells.Revealed: (ATTIC, 2),
    tells.Location: (ATTIC,),
    tells.LocationGone: (place("study"),),
    tells.Clues: (0, ATTIC, 1),
    tells.CluesReplaced: (0, piece("cover-up"), 1),
    tells.CluesSpent: (0, 2),
    tells.CluesDropped: (0, ATTIC, 2),
    tells.CluesGained: (0, 2),
    tells.CluesPut: (piece("ritual-site"), 2),
    tells.Readied: (GHOUL_MINION,),
    tells.GainsWeakness: (0, piece("psychosis")),
    tells.TurnsOut: (place("southside"), place("historical-society")),
    tells.CrossedOut: (0,),
    tells.Interrogated: (piece("ruth-turner"),),
    tells.Escaped: (piece("wolf-man-drew"),),
    tells.Played: (0, MACHETE),
    tells.InPlay: (0, MACHETE),
    tells.Discarded: (MACHETE,),
    tells.DiscardedFromHand: (0, MACHETE),
    tells.UnderDeck: (0, piece("dodge")),
    tells.Removed: (ACT,),
    tells.Exhausted: (GHOUL_MINION,),
    tells.Uses: (AUTOMATIC, 3),
    tells.UsesAdded: (AUTOMATIC, 3, 7),
    tells.Learned: (0, COMBAT, 2),
    tells.NoTokens: (0,),
    tells.Blanked: (GHOUL_MINION,),
    tells.ShuffledAway: (GHOUL_MINION,),
    tells.Test: (0, COMBAT, 2, FIGHT, GHOUL_MINION),
    tells.Committed: (0, GUTS),
    tells.Token: (0, SKULL),
    tells.TokenCancelled: (0, SKULL),
    tells.Boosted: (0, 1),
    tells.Succeeded: (0, 5, 3, 2),
    tells.Failed: (0, 1, 3, 2),
    tells.Damage: (ROLAND, 2),
    tells.Horror: (BEAT_COP, 1),
    tells.HealedDamage: (ROLAND, 1),
    tells.HealedHorror: (ROLAND, 1),
    tells.DefeatedAsset: (BEAT_COP,),
    tells.Defeated: (0, 1),
    tells.Resigned: (0,),
    tells.Trauma: (0, 1, 1),
    tells.Encounter: (0, FOG),
    tells.EncountersReshuffled: (),
    tells.Spawned: (GHOUL_MINION, ATTIC),
    tells.NoSpawn: (GHOUL_MINION,),
    tells.Engaged: (GHOUL_MINION, 0),
    tells.Disengaged: (GHOUL_MINION, ATTIC),
    tells.Evaded: (0, GHOUL_MINION),
    tells.Attacks: (GHOUL_MINION, 0),
    tells.NoAttack: (GHOUL_MINION, 0),
    tells.EnemyMoved: (GHOUL_MINION, HALLWAY),
    tells.EnemyDefeated: (GHOUL_MINION, 0),
    tells.Attached: (FOG, ATTIC),
    tells.Threat: (piece("haunted"), 0),
    tells.Doom: (AGENDA, 2),
    tells.Agenda: (AGENDA,),
    tells.NewAgenda: (AGENDA,),
    tells.Act: (ACT,),
    tells.NewAct: (ACT,),
    tells.Victory: (piece("ghoul-priest"),),
    tells.TokenAdded: (SKULL,),
    tells.HandSearched: (0, MACHETE),
    tells.Looked: (0, 1),
    tells.Returned: (0, MACHETE),
    tells.Experience: (0, 4),
    tells.Killed: (0,),
    tells.Insane: (0,),
    tells.ScenarioBegins: (1,),
    tells.NewInvestigator: (0, piece("daisy-walker")),
    tells.SitsOut: (0,),
    tells.ComesBack: (0,),
    tells.DeckReady: (0, 2),
    tells.Bought: (0, MACHETE, GUTS, 1),
    tells.Earned: (0, piece("lita-chantler")),
    tells.Recorded: (1,),
    tells.Resolution: (1, 0),
    tells.Used: (BEAT_COP, 0),
    tells.Forbidden: (FOG,),
    tells.Won: (),
    tells.Lost: (),
    tells.Survived: (),
}
SEATED: Final = {
    kind: at
    for at, kinds in (
        (1, (tells.Engaged, tells.Attacks, tells.NoAttack, tells.EnemyDefeated, tells.Threat)),
        (
            0,
            (
                tells.Leads, tells.Mulligan, tells.Turn, tells.TurnEnded, tells.Drew, tells.Reshuffled, tells.NoCards,
                tells.Resources,
                tells.Actions, tells.Moved, tells.Clues, tells.CluesReplaced, tells.CluesSpent, tells.CluesDropped,
                tells.Played, tells.InPlay, tells.DiscardedFromHand, tells.Test, tells.Committed, tells.Token,
                tells.TokenCancelled, tells.Boosted, tells.Succeeded, tells.Failed, tells.Defeated, tells.Resigned,
                tells.Trauma, tells.Encounter, tells.Evaded, tells.HandSearched, tells.Looked, tells.Returned,
                tells.Experience,
                tells.UnderDeck, tells.Learned, tells.NoTokens,
                tells.Insane, tells.SitsOut, tells.ComesBack, tells.DeckReady, tells.Bought,
            ),
        ),
    )
    for kind in kinds
}  # fmt: skip
"""Where the seat stands in the entries that name one."""


def line(lang: str, kind: Kind, *args: int, view: State | None = None) -> str:
    """A line of the log."""
    return flat(SPEECH[lang].note(view or a_view(), Note(of_kind(kind, *args), "", "", None)))


def test_what_a_card_has_left_reads_alike_whether_it_is_counted_or_not() -> None:
    assert line("en", tells.Uses, AUTOMATIC, 0) == ".45 Automatic had no ammo left."
    assert line("en", tells.Uses, piece("first-aid"), 0) == "First Aid had no supplies left."
    assert line("en", tells.Uses, AUTOMATIC, 2) == ".45 Automatic had 2 ammo left."
    assert line("en", tells.UsesAdded, AUTOMATIC, 1, 5) == ".45 Automatic got 1 ammo more (5 now)."


def test_one_thing_was_used_and_several_were_and_of_places_and_people_an_ability_was() -> None:
    assert line("en", tells.Used, AUTOMATIC, 0) == ".45 Automatic was used."
    assert line("en", tells.Used, piece("medical-texts"), 0) == "Medical Texts were used."
    assert line("en", tells.Discarded, piece("medical-texts")) == "Medical Texts were discarded."
    assert line("en", tells.Discarded, piece("dissonant-voices")) == "Dissonant Voices were discarded."
    assert line("en", tells.Revealed, place("twisting-paths"), 2) == "The Twisting Paths were revealed with 2 clues."
    assert line("en", tells.Used, BEAT_COP, 0) == "The ability of Beat Cop was used."
    assert line("en", tells.Used, piece("your-house"), 1) == "The ability of Your House was used."


def test_a_title_that_ends_like_a_cry_stands_in_quotation_marks_with_its_level_too() -> None:
    told = line("en", tells.Bought, 0, piece("lucky-2"), piece("lucky"), 2)
    assert "took “Lucky! (2)” into" in told
    assert "instead of “Lucky!” for 2 experience." in told


def test_a_title_that_ends_like_a_cry_stands_in_quotation_marks_on_the_table_too() -> None:
    v = SPEECH["en"].voice
    titles = [flat(v.quotes((v.title(slug),))) for slug in ("evidence", "look-what-i-found", "guts")]
    assert titles == ["“Evidence!”", "“Look what I found!”", "Guts"]


def test_several_traumas_are_counted_in_every_language() -> None:
    said = [line(lang, tells.Trauma, 0, 1, 2) for lang in ("en", "ru", "uk")]
    assert [text.split(" ", 2)[2] for text in said] == ["2 mental trauma.", "2 ментальные травмы.", "2 психічні травми."]
    assert line("ru", tells.Trauma, 0, 0, 2).endswith("2 физические травмы.")


def test_russian_calls_a_card_renewed_by_the_word_of_the_rulebook() -> None:
    assert line("ru", tells.Readied, GHOUL_MINION) == "Обновлён младший упырь."


def test_verbs_agree_with_an_enemy_of_neuter_gender() -> None:
    goat = piece("goat-spawn")
    assert line("ru", tells.EnemyMoved, goat, place("attic")) == "Козлиное отродье передвинулось на чердак."
    assert line("uk", tells.EnemyMoved, goat, place("attic")) == "Козлине поріддя перейшло на Горище."
    assert line("ru", tells.NoAttack, goat, 0) == "Козлиное отродье не смогло атаковать Роланда."
    assert line("uk", tells.NoAttack, goat, 0) == "Козлине поріддя не змогло атакувати Роланда."


def test_one_thing_was_put_somewhere_and_several_were() -> None:
    assert line("en", tells.CluesPut, piece("ritual-site"), 1) == "1 clue was placed on the Ritual Site."
    assert line("en", tells.CluesPut, piece("ritual-site"), 2) == "2 clues were placed on the Ritual Site."


def test_who_plays_whom_is_told_by_the_name_at_the_table() -> None:
    told = SPEECH["ru"].note(a_view(), Note(of_kind(tells.Plays, 1, ROLAND), "", "", None))
    assert Ref("seat:1", "Игрок 2") in told


@LANGS
def test_every_kind_of_log_entry_is_told_in_words(lang: str) -> None:
    view = a_view()
    said = [SPEECH[lang].note(view, Note(of_kind(kind, *TOLD[kind]), "", "", None)) for kind in get_args(tells.AnyTold)]
    for text in said:
        assert_well_said(lang, text, ends=".!")
    assert len({flat(text) for text in said}) == len(said)


@LANGS
def test_everybody_and_a_seat_without_an_investigator_can_stand_in_a_line(lang: str) -> None:
    view = a_view()
    for investigator in (-1, *box.INVESTIGATOR):
        view.point(box.PLAYS[2], investigator)
        for kind, at in SEATED.items():
            args = (*TOLD[kind][:at], 2, *TOLD[kind][at + 1 :])
            assert_well_said(lang, SPEECH[lang].note(view, Note(of_kind(kind, *args), "", "", None)), ends=".!")


@LANGS
def test_every_card_token_and_place_can_stand_in_a_line(lang: str) -> None:
    view = a_view()
    notes: list[tuple[Kind, tuple[int, ...]]] = []
    notes += [(kind, (number,)) for number in range(len(box.SHEETS)) for kind in (tells.Discarded, tells.Forbidden)]
    notes += [(tells.Token, (0, token)) for token in range(len(TOKENS))]
    notes += [(tells.Moved, (0, number)) for number in range(box.PLACES)]
    notes += [(tells.Uses, (number, n)) for number, card in box.ASSET.items() if card.uses for n in (0, 1, 2, 5)]
    notes += [
        (tells.Test, (0, skill, 2, kind, GHOUL_MINION)) for skill in range(4) for kind in (PLAIN, FIGHT, EVADE, INVESTIGATE)
    ]
    notes += [(tells.Phase, (phase,)) for phase in (1, 2, 3, 4)]
    notes += [(tells.Defeated, (0, cause)) for cause in (0, 1, 2)]
    notes += [(tells.Used, (i, n)) for i, card in box.ASSET.items() for n in range(len(card.powers))]
    notes += [
        (tells.EnemyDefeated, (GHOUL_MINION, -1)), (tells.Looked, (0, -1)), (tells.Mulligan, (0, 0)),
        (tells.Revealed, (ATTIC, 0)), (tells.Resources, (0, -3, 0)), (tells.Actions, (0, -1, 0)),
        (tells.Doom, (piece("arcane-initiate"), 1)),
        (tells.Trauma, (0, 0, 1)),
    ]  # fmt: skip
    for kind, args in notes:
        assert_well_said(lang, SPEECH[lang].note(view, Note(of_kind(kind, *args), "", "", None)), ends=".!")


@LANGS
def test_a_card_that_only_another_seat_saw_is_told_without_its_name(lang: str) -> None:
    t = table("roland-banks", "wendy-adams")
    view = seen_by(t.state, 0)
    for kind in (tells.Drew, tells.HandSearched):
        note = Note(made(kind, (1, piece("lucky", 1))), "", "", 1)
        shown = flat(SPEECH[lang].note(view, note))
        hidden = flat(SPEECH[lang].note(view, readable(t.state, note, 0)))
        assert_well_said(lang, (hidden,), ends=".")
        title = flat(SPEECH[lang].entry("lucky").title)
        assert title in shown
        assert title not in hidden


def test_a_test_is_told_step_by_step() -> None:
    told = [
        line("en", tells.Test, 0, COMBAT, 2, FIGHT, GHOUL_MINION),
        line("en", tells.Committed, 0, GUTS),
        line("en", tells.Token, 0, 3),
        line("en", tells.Succeeded, 0, 5, 2, 3),
        line("en", tells.Doom, AGENDA, 2),
    ]
    assert told == [
        "Roland tested combat against 2 to fight Ghoul Minion.",
        "Roland committed Guts to the test.",
        "Roland revealed a −2.",
        "Roland passed the test by 3 (5 against 2).",
        "“What’s Going On?!” now had 2 of 3 doom.",
    ]


def test_of_the_last_agenda_which_no_doom_moves_only_the_doom_on_it_is_told() -> None:
    told = [line(lang, tells.Doom, piece("the-devourer-below"), 3) for lang in LANGUAGES]
    assert told == [
        "“The Devourer Below” now had 3 doom.",
        "На замысле «Пожиратель из глубин» теперь 3 жетона безысходности.",
        "На задумі «Пожирач із глибин» тепер 3 жетони приреченості.",
    ]


def test_what_paranoia_takes_is_lost_not_spent() -> None:
    t = table("daisy-walker").draws_card(0, "paranoia")
    said = {lang: flat(SPEECH[lang].note(t.state, t.told(tells.Resources)[0])) for lang in ("en", "ru", "uk")}
    assert said["en"] == "Daisy lost 5 resources (0 now)."
    assert ("потеряла" in said["ru"], "втратила" in said["uk"]) == (True, True)
    again = t.draws_card(0, "paranoia#2").told(tells.Resources)[1]
    assert flat(SPEECH["en"].note(t.state, again)) == "Daisy had no resources to lose."


@LANGS
def test_the_end_says_which_resolution_and_what_everybody_earned(lang: str) -> None:
    view = a_view()
    said = set()
    for number in range(4):
        view.result = Result(number in (1, 2), "AH-WIN-02")
        view.point(box.SCENARIO_OVER, number)
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
        "Lita Chantler was left for a new investigator. "
        "Written in the campaign log: the house still stands, the Ghoul Priest lives, Lita looks for other allies."
    )
    assert "Актив «Лита Чентлер» оставлен новому сыщику." in flat(SPEECH["ru"].result(t.state)), "there is none yet"
    t = table("roland-banks").effect(0, Resolution(1))
    assert "Роланд заслужил актив «Лита Чентлер» для своей колоды." in flat(SPEECH["ru"].result(t.state))
    assert "Роланд здобув союзницю «Літа Чентлер» для своєї колоди." in flat(SPEECH["uk"].result(t.state))


def test_whoever_was_killed_is_not_told_of_lita_at_the_end() -> None:
    saved, lost = (zealot("roland-banks").ends(1).onward().ends(1).onward().ends(last) for last in (1, 0))
    assert "Roland earned Lita Chantler for his deck." in flat(SPEECH["en"].result(saved.state))
    told = flat(SPEECH["en"].result(lost.state))
    assert (", killed." in told, "Lita" in told) == (True, False)


@rule("AH-STA-02")
def test_the_end_of_a_scenario_on_its_own_tells_nothing_that_was_taken_as_given_before_it() -> None:
    masks = streets("roland-banks").effect(0, Resolution(2))
    assert flat(SPEECH["en"].result(masks.state)) == (
        "Defeat: resolution 2, the clock strikes midnight. Roland: 0 experience, 1 mental trauma. "
        "Written in the campaign log: it is past midnight."
    )
    deep = woods("roland-banks").effect(0, Resolution(1))
    assert flat(SPEECH["en"].result(deep.state)) == (
        "Victory: resolution 1, the ritual is broken. Roland: 5 experience, 3 mental trauma. "
        "Written in the campaign log: the ritual was broken."
    )


def test_experience_and_trauma_are_told_by_name() -> None:
    view = a_view()
    view.result = Result(True, "AH-WIN-02")
    view.point(box.SCENARIO_OVER, 1)
    view.set(box.EXPERIENCE[0], 5)
    view.set(box.EXPERIENCE[1], 4)
    view.set(box.MENTAL[0], 1)
    assert flat(SPEECH["en"].result(view)) == (
        "Victory: resolution 1, the house burns down. "
        "Roland: 5 experience, 1 mental trauma; Wendy: 4 experience; Player 3: 0 experience."
    )
