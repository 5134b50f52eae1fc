"""How the card game asks: prompts and labels of every question, in three languages."""

from __future__ import annotations

from typing import Final, get_args

import pytest

from miskatonic.core import declared
from miskatonic.core.declared import Kind
from miskatonic.core.events import PASS
from miskatonic.core.hidden import seen_by
from miskatonic.core.options import NOTHING, Asked, Option, Verb, plain
from miskatonic.core.rules import ABILITIES_PER_PIECE
from miskatonic.games.arkham_lcg.cards.sheets import (
    Skill,
    When,
)
from miskatonic.games.arkham_lcg.cards.terms import (
    COMBAT,
    ENEMIES,
    EVADE,
    FIGHT,
    PLAIN,
    SKULL,
    TOKENS,
)
from miskatonic.games.arkham_lcg.rules import asks, box, happens
from miskatonic.games.arkham_lcg.say import SPEECH, moments
from miskatonic.text.parts import LANGUAGES, flat
from miskatonic.words.control import CHOOSE, DONE
from tests.games.arkham_lcg.said import (
    ATTIC,
    AUTOMATIC,
    BEAT_COP,
    FOG,
    GHOUL_MINION,
    GUTS,
    LANGS,
    MACHETE,
    RATS,
    ROLAND,
    a_view,
    assert_well_said,
    question,
)
from tests.games.arkham_lcg.table import piece, place, table, woods
from tests.games.arkham_lcg.zealot import zealot
from tests.games.wording import alike

ABOUT: Final[dict[Kind, tuple[int | happens.AnyEvent, ...]]] = {
    **dict.fromkeys((asks.Engages, asks.Hunts, asks.SpawnsWhere, asks.MassiveNext), (GHOUL_MINION,)),
    asks.AttachWhere: (FOG,),
    asks.MakeRoom: (MACHETE, 0),
    asks.React: (happens.Evaded(1, GHOUL_MINION),),
}
"""What the questions that are not about a small number are about."""


@LANGS
def test_every_kind_of_question_is_asked_in_words(lang: str) -> None:
    view = a_view()
    said = [SPEECH[lang].prompt(view, question(kind, *ABOUT.get(kind, (1,)))) for kind in get_args(asks.AnyAsk)]
    for text in said:
        assert_well_said(lang, text, ends=".")
    assert len({flat(text) for text in said}) == len(get_args(asks.AnyAsk))


EVENTS: Final[tuple[happens.AnyEvent, ...]] = (
    happens.TurnBegins(1),
    happens.TurnEnds(1),
    happens.PhaseBegins(box.NOBODY, 3),
    happens.PhaseEnds(box.NOBODY, 3),
    happens.RoundEnds(),
    happens.EndOfRound(),
    happens.GameEnds(1),
    happens.CardPlayed(1, MACHETE),
    happens.EnteredPlay(1, MACHETE),
    happens.Revelation(1, FOG),
    happens.JoinedVictory(box.NOBODY, GHOUL_MINION),
    happens.Moves(1, ATTIC, ATTIC),
    happens.LeftLocation(1, ATTIC),
    happens.EnteredLocation(1, ATTIC),
    happens.CluesDiscovered(1, ATTIC, 2),
    happens.WouldReveal(1),
    happens.TokenRevealed(1, SKULL),
    happens.WouldFail(1),
    happens.Failed(1, 2),
    happens.Investigated(1, ATTIC, 2),
    happens.AttackSucceeded(1, GHOUL_MINION),
    happens.Evaded(1, GHOUL_MINION),
    happens.EnemySpawns(1, GHOUL_MINION, ATTIC, 0),
    happens.EnemySpawned(1, GHOUL_MINION, ATTIC),
    happens.Engaged(1, GHOUL_MINION),
    happens.EnemyAttacks(1, GHOUL_MINION, 1, 1),
    happens.EnemyFalls(1, GHOUL_MINION),
    happens.EnemyDefeated(1, GHOUL_MINION),
    happens.DamageAssigned(1, BEAT_COP, GHOUL_MINION),
    happens.HorrorPlaced(1, ROLAND, 2),
    happens.TookDamage(1, 2),
    happens.TookHorror(1, 2),
    happens.InvestigatorFalls(1),
)
"""One of each kind of event to which somebody may react."""


@LANGS
def test_a_question_about_a_reaction_says_what_happened_and_to_whom(lang: str) -> None:
    view = a_view()
    said: set[str] = set()
    assert {type(event) for event in EVENTS} == set(get_args(happens.AnyEvent))
    for event in EVENTS:
        for told in (event, declared.made(type(event), (0, *event[1:])) if event else event):
            prompt = SPEECH[lang].prompt(view, question(asks.React, told))
            assert_well_said(lang, prompt, ends=".")
            assert "something happened" not in flat(prompt)
            said.add(flat(prompt))
    assert len(said) >= len(EVENTS) * 3 // 2


def test_a_reaction_tells_you_apart_from_others() -> None:
    def asked(who: int) -> str:
        return flat(SPEECH["en"].prompt(a_view(), question(asks.React, happens.EnemyAttacks(who, GHOUL_MINION, 1, 1))))

    assert asked(0) == "Roland: Ghoul Minion attacks you; you may react."
    assert asked(1) == "Roland: Ghoul Minion attacks Wendy; you may react."


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Roland: choose whom Umôrdhoth attacks next."),
        ("ru", "Роланд: выберите, кого Умордхот атакует следующим."),
        ("uk", "Роланд: виберіть, кого Умордгот атакує наступним."),
    ],
)
def test_a_question_about_a_massive_enemy_says_what_befalls_whoever_is_chosen(lang: str, said: str) -> None:
    assert flat(SPEECH[lang].prompt(a_view(), question(asks.MassiveNext, piece("umordhoth")))) == said


def test_an_enemy_defeated_by_nobody_is_told_of_itself() -> None:
    fell = question(asks.React, happens.EnemyDefeated(box.NOBODY, GHOUL_MINION))
    assert flat(SPEECH["en"].prompt(a_view(), fell)) == "Roland: Ghoul Minion was defeated; you may react."


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "the Enemy phase begins"),
        ("ru", "начинается фаза врагов"),
        ("uk", "починається фаза ворогів"),
    ],
)
def test_a_reaction_to_a_phase_names_it(lang: str, said: str) -> None:
    begins = question(asks.React, happens.PhaseBegins(box.NOBODY, ENEMIES))
    assert said in flat(SPEECH[lang].prompt(a_view(), begins))


def test_every_moment_is_told_but_those_of_actions_and_what_is_free() -> None:
    assert set(When) - set(moments.AT) == {When.ACTION, When.FREE}


def test_the_question_for_an_action_warns_of_enemies_and_counts_actions_for_tomes() -> None:
    view = a_view()
    said = flat(SPEECH["en"].prompt(view, question(asks.Action, 2)))
    assert said == "Roland: choose an action (2 actions left); most actions provoke an attack (Ghoul Minion)."
    view.set(box.EXHAUSTED[GHOUL_MINION], 1)
    view.set(box.TOME_ACTIONS[0], 1)
    assert flat(SPEECH["en"].prompt(view, question(asks.Action, 0))) == (
        "Roland: choose an action (0 actions left and 1 for a Tome)."
    )


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Roland: no actions are left; use what needs no action, or end your turn."),
        ("ru", "Роланд: действий не осталось; используйте то, что не требует действия, или закончите ход."),
        ("uk", "Роланд: дій не залишилося; використайте те, що не потребує дії, або закінчіть хід."),
    ],
)
def test_whoever_has_no_action_left_is_not_asked_to_choose_one(lang: str, said: str) -> None:
    view = a_view()
    view.set(box.EXHAUSTED[GHOUL_MINION], 1)
    assert flat(SPEECH[lang].prompt(view, question(asks.Action, 0))) == said


def test_committing_says_what_the_test_is_for_and_how_it_stands() -> None:
    view = a_view()
    asked = question(asks.Help, 1)
    assert (
        flat(SPEECH["en"].prompt(view, asked)) == "Roland: you may commit one card to Wendy’s test; willpower 4 against 3."
    )
    view.set(box.TEST_KIND, FIGHT)
    view.point(box.TEST_TARGET, GHOUL_MINION)
    view.set(box.TEST_SKILL, COMBAT)
    assert flat(SPEECH["en"].prompt(view, question(asks.Commit, 1))) == (
        "Roland: commit cards to fight Ghoul Minion, or reveal a token; combat 1 against 2."
    )


def test_a_window_says_when_it_is() -> None:
    view = a_view()
    said = [flat(SPEECH["en"].prompt(view, question(asks.Window)))]
    view.point(box.TESTER, NOTHING)
    view.point(box.ACTIVE, 1)
    said.append(flat(SPEECH["en"].prompt(view, question(asks.Window))))
    view.point(box.ACTIVE, NOTHING)
    said.append(flat(SPEECH["en"].prompt(view, question(asks.Window))))
    assert said == [
        "Roland: you may use something before Wendy reveals a token; willpower 4 against 3.",
        "Roland: you may use something in Wendy’s turn.",
        "Roland: you may use something in the Investigation phase.",
    ]


def test_a_question_names_the_investigator_or_the_seat_that_has_none() -> None:
    asked = [Asked(seat, seat, asks.Turn, (), "", (), False) for seat in range(3)]
    names = [flat(SPEECH["en"].prompt(a_view(), one)).split(":")[0] for one in asked]
    assert names == ["Roland", "Wendy", "Player 3"]


LOCATIONS: Final = tuple(box.PLACES_CALLED[title][0] for title in dict.fromkeys(box.TITLE[card] for card in box.PLACE_CARDS))
"""Of locations with one title one, for only one of them is in play."""
PICKS: Final[dict[Kind, int]] = {
    asks.Mulligan: MACHETE,
    asks.Enemy: GHOUL_MINION,
    asks.AttackOrder: RATS,
    asks.HandLimit: MACHETE,
    asks.DiscardCard: MACHETE,
    asks.DiscardOrder: MACHETE,
    asks.KeepCard: MACHETE,
    asks.DiscardAsset: BEAT_COP,
    asks.MakeRoom: AUTOMATIC,
    asks.Search: MACHETE,
    asks.LookOrder: FOG,
    asks.ReturnCard: MACHETE,
    asks.FallsFirst: GHOUL_MINION,
    asks.ResolvesNext: box.PIECE_SLUGS.index("paranoia"),
}


BETWEEN_SCENARIOS: Final = {"new", "upgrade", "buy", "replace", "take", "leave"}


@LANGS
def test_every_option_between_scenarios_has_a_label_of_its_own(lang: str) -> None:
    c = zealot("roland-banks", "wendy-adams")
    c.state.set(box.MENTAL[0], 5)
    verbs: set[str] = set()
    for keys in ((), ("new:agnes-baker",), ("leave:lita-chantler@2",), ("buy:burglary#2@2",)):
        c.play(*keys) if keys else c.ends(1)
        for asked in c.state.asked:
            view = seen_by(c.state, asked.seat)
            said = {flat(SPEECH[lang].label(view, asked, option)) for option in asked.options}
            for label in said:
                assert_well_said(lang, (label,))
            assert len(said) == len(asked.options)
            assert_well_said(lang, SPEECH[lang].prompt(view, asked), ends=".")
            verbs.update(option.verb.name for option in asked.options)
    assert verbs >= BETWEEN_SCENARIOS


@LANGS
def test_every_option_has_a_label_of_its_own(lang: str) -> None:
    view = a_view()
    view.point(box.PLAYS[2], piece("agnes-baker"))
    enemies, cards, places, seats = (GHOUL_MINION, RATS), (MACHETE, GUTS), LOCATIONS, (0, 1, 2)
    values: dict[str, tuple[Kind, tuple[int, ...]]] = {
        "pick": (asks.HandLimit, cards),
        "commit": (asks.Commit, cards),
        "play": (asks.Action, tuple(card for card in (*box.ASSET, *box.EVENT) if view.home.get(card) not in box.PLAY)),
        "move": (asks.Action, places),
        "to": (asks.Hunts, places),
        **dict.fromkeys(("fight", "evade", "engage"), (asks.Action, enemies)),
        "never": (asks.Window, (BEAT_COP, AUTOMATIC)),
        "seat": (asks.Turn, seats),
        "result": (asks.ResultOrder, (0, 1, 2 + 4 * (SKULL + 1), 3 + 4 * GUTS)),
        "on": (asks.AssignDamage, (ROLAND, BEAT_COP)),
        "trauma": (asks.Trauma, (0, 1)),
        "token": (asks.WhichToken, tuple(range(len(TOKENS)))),
    }
    verbs = [thing for thing in vars(box).values() if isinstance(thing, Verb)]
    assert {verb.name for verb in verbs} == set(values) | BETWEEN_SCENARIOS
    view.point(box.PLAYS[0], piece("daisy-walker"))
    for verb in [verb for verb in verbs if verb.name in values]:
        kind, numbers = values[verb.name]
        asked = question(kind, 1)
        said = {flat(SPEECH[lang].label(view, asked, option)): alike(option.key) for option in verb.each(numbers)}
        for label in said:
            assert_well_said(lang, (label,))
        assert len(said) == len({alike(option.key) for option in verb.each(numbers)}), verb.name
    plains = [thing for thing in vars(box).values() if isinstance(thing, Option)]
    between = dict.fromkeys((box.BACK, box.SIT_OUT, box.COME_BACK, DONE), asks.Interlude)
    where: dict[Option, Kind] = {box.KEEP: asks.Mulligan, **between}
    labels = [SPEECH[lang].label(view, question(where.get(option, asks.Action), 1), option) for option in plains]
    assert len({flat(label) for label in labels}) == len(plains)
    for text in (*labels, SPEECH[lang].label(view, question(asks.Action, 1), PASS)):
        assert_well_said(lang, text)


@LANGS
def test_what_is_picked_is_named_and_so_is_what_becomes_of_it(lang: str) -> None:
    view = a_view()
    for kind, number in PICKS.items():
        assert_well_said(lang, SPEECH[lang].label(view, question(kind, *ABOUT.get(kind, (1,))), box.PICK[number]))
    kinds = tuple(kind for kind in PICKS if PICKS[kind] == MACHETE and kind is not asks.DiscardCard)
    assert len({flat(SPEECH[lang].label(view, question(kind, 1), box.PICK[MACHETE])) for kind in kinds}) == len(kinds)
    whom = [(FIGHT, ""), (EVADE, ""), (PLAIN, "beat-cop.0"), (PLAIN, "stray-cat.0")]
    asked = [question(asks.Enemy, kind, source=source) for kind, source in whom]
    assert len({flat(SPEECH[lang].prompt(view, one)) for one in asked}) == len(whom)
    assert len({flat(SPEECH[lang].label(view, one, box.PICK[GHOUL_MINION])) for one in asked}) == len(whom)


SEARCHED: Final = {
    "en": {"Draw Ghoul Minion from the deck", "Draw Ghoul Minion from the discard pile", "Draw Ravenous Ghoul"},
    "ru": {"Взять младшего упыря из колоды", "Взять младшего упыря из сброса", "Взять изголодавшегося упыря"},
    "uk": {"Взяти молодшого гуля з колоди", "Взяти молодшого гуля зі скиду", "Взяти зголоднілого гуля"},
}


@LANGS
def test_of_copies_found_in_the_deck_and_in_the_discard_pile_each_says_where_it_lies(lang: str) -> None:
    t = table(difficulty="hard").house().at(0, "cellar")
    t.state.put(piece("ghoul-minion#2"), box.ENCOUNTER_DISCARD)
    for slug in ("flesh-eater", "icy-ghoul"):
        t.state.put(piece(slug), box.REMOVED)
    t.bag("skull").turn().play("investigate")
    t.until(asks.Search)
    view = seen_by(t.state, 0)
    (asked,) = view.asked
    assert {flat(SPEECH[lang].label(view, asked, option)) for option in asked.options} == SEARCHED[lang]


@LANGS
def test_an_enemy_that_moves_or_falls_next_is_named_and_nothing_else(lang: str) -> None:
    view = a_view()
    said = {flat(SPEECH[lang].label(view, question(kind), box.PICK[RATS])) for kind in (asks.HuntsNext, asks.FallsFirst)}
    assert said == {{"en": "Swarm of Rats", "ru": "Стая крыс", "uk": "Зграя щурів"}[lang]}


@LANGS
def test_people_and_places_are_labelled_with_what_matters_for_the_choice(lang: str) -> None:
    view = a_view()
    for kind in (asks.Turn, asks.Engages, asks.WhoDoesIt, asks.LookWhere, asks.PayClues, asks.Lead):
        assert_well_said(lang, SPEECH[lang].label(view, question(kind, 1), box.SEAT[1]))
    for ask in (asks.Hunts, asks.BlastWhere, asks.MoveWhere):
        assert_well_said(lang, SPEECH[lang].label(view, question(ask, GHOUL_MINION), box.TO_PLACE[ATTIC]))
    for answer in (box.YES, box.NO):
        said = {flat(SPEECH[lang].label(view, question(kind, COMBAT), answer)) for kind in (asks.Substitute, asks.Disengage)}
        assert len(said) == 2
    for sort in (asks.AssignDamage, asks.AssignHorror):
        assert_well_said(lang, SPEECH[lang].label(view, question(sort, 1), box.PUT_ON[BEAT_COP]))
    for chosen in (0, 2):
        assert_well_said(lang, SPEECH[lang].label(view, question(asks.Mulligan, chosen), box.KEEP))


@LANGS
def test_every_power_has_a_label_that_tells_it_from_the_others_of_its_card(lang: str) -> None:
    view = a_view()
    for number, sheet in enumerate(box.SHEETS):
        powers = () if isinstance(sheet, Skill) else sheet.powers
        uses = [view.rules.use[number * ABILITIES_PER_PIECE + i] for i in range(len(powers))]
        labels = [SPEECH[lang].label(view, question(asks.Action, 1), use) for use in uses]
        for label in labels:
            assert_well_said(lang, label)
        assert len({flat(label) for label in labels}) == len(powers)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Spend 3 clues to advance the act"),
        ("ru", "Потратить 3 улики и продвинуть сцену"),
        ("uk", "Витратити 3 докази, щоб просунути сцену"),
    ],
)
def test_what_opens_the_barrier_is_said_by_number(lang: str, said: str) -> None:
    t = table().house().act(2).holds(0, 3).phase("upkeep").until(asks.React)
    (asked,) = t.state.asked
    assert said in [flat(SPEECH[lang].label(seen_by(t.state, 0), asked, option)) for option in asked.options]


def test_labels_inform() -> None:
    view = a_view()
    view.set(box.DAMAGE[GHOUL_MINION], 1)
    view.set(box.CLUES[box.PLACE_CARDS[ATTIC]], 3)

    def label(option: Option, kind: Kind = asks.Action, *about: int | happens.AnyEvent, source: str = "") -> str:
        return flat(SPEECH["en"].label(view, question(kind, *(about or (3,)), source=source), option))

    assert label(box.FIGHT_ENEMY[GHOUL_MINION]) == "Fight Ghoul Minion (combat 5 against 2, health 1/2)"
    assert label(box.EVADE_ENEMY[GHOUL_MINION]) == "Evade Ghoul Minion (agility 2 against 2)"
    assert label(box.INVESTIGATE_HERE) == "Investigate the Attic (intellect 3 against 1, 3 clues)"
    assert label(box.MOVE_TO[place("cellar")]) == "Move to the Cellar (unrevealed)"
    assert label(box.PLAY_CARD[MACHETE]) == "Play Machete (3 resources)"
    assert label(box.COMMIT[GUTS], asks.Commit, 1) == "Commit Guts (+2)"
    details = [flat(SPEECH["en"].detail(view, question(asks.Action), play[MACHETE])) for play in (box.PLAY_CARD, box.COMMIT)]
    assert details[1] == ""
    assert details[0].startswith("1 hand slot. Action: fight with +1 combat")
    assert "draw 1 card" in flat(SPEECH["en"].detail(view, question(asks.Commit, 1), box.COMMIT[GUTS]))
    assert label(box.ADVANCE) == "Spend 6 clues to advance the act"
    assert label(box.PUT_ON[BEAT_COP], asks.AssignHorror, 1) == "Beat Cop (sanity 2/2)"
    assert label(box.TO_PLACE[ATTIC], asks.BlastWhere) == "The Attic (Roland, Wendy, Ghoul Minion)"
    assert label(box.SEAT[1], asks.WhoDoesIt) == "Wendy (health 7/7, sanity 7/7)"
    use = view.rules.use[AUTOMATIC * ABILITIES_PER_PIECE]
    view.set(box.USES_LEFT[AUTOMATIC], 3)
    assert label(use) == "Use .45 Automatic (1 of 3 ammo): fight with +1 combat; the attack deals 1 more damage"
    dodge = view.rules.use[piece("dodge") * ABILITIES_PER_PIECE]
    assert (
        label(dodge, asks.React, happens.EnemyAttacks(0, GHOUL_MINION, 1, 1))
        == "Play Dodge (1 resource): cancel that attack"
    )
    haunted = view.rules.use[piece("haunted") * ABILITIES_PER_PIECE]
    assert label(haunted) == "Use Haunted (2 actions): discard this card"
    enforcer = view.rules.use[piece("mob-enforcer") * ABILITIES_PER_PIECE]
    assert label(enforcer) == "Parley with Mob Enforcer (4 resources): discard this card"


def test_a_move_or_an_event_that_costs_more_says_so() -> None:
    t = table().house().threat(0, "frozen-in-fear")
    label = SPEECH["en"].label(seen_by(t.state, 0), question(asks.Action, 3), box.MOVE_TO[ATTIC])
    assert flat(label) == "Move to the Attic (unrevealed) for 2 actions"
    label = SPEECH["en"].label(seen_by(t.state, 0), question(asks.Action, 3), box.PLAY_CARD[piece("backstab")])
    assert flat(label) == "Play Backstab (3 resources) for 2 actions"


@pytest.mark.parametrize(
    ("lang", "first", "later"),
    [
        ("en", "Use Knife (2 actions): fight with +1 combat", "Use Knife: fight with +1 combat"),
        ("ru", "«Нож» (2 действия): бой, +1 к силе", "«Нож»: бой, +1 к силе"),
        ("uk", "«Ніж» (2 дії): атакувати ворога (+1 до сили)", "«Ніж»: атакувати ворога (+1 до сили)"),
    ],
)
def test_a_fight_with_a_weapon_that_costs_more_says_so_until_it_does_no_longer(lang: str, first: str, later: str) -> None:
    t = table().house().threat(0, "frozen-in-fear").in_play(0, "knife").bag("+1")
    t.enemy("ghoul-minion", engaged=0)
    t.turn(0)
    knife = next(option for option in t.state.asked[0].options if option.key == "use:knife")
    assert flat(SPEECH[lang].label(seen_by(t.state, 0), t.state.asked[0], knife)) == first
    t.play("use:knife")
    assert flat(SPEECH[lang].label(seen_by(t.state, 0), t.state.asked[0], knife)) == later


@LANGS
def test_a_choice_of_effects_is_labelled_with_the_words_of_the_card(lang: str) -> None:
    view = a_view()
    for source in ("whats-going-on.back.effects0", "what-have-you-done.back.effects0", "first-aid.0"):
        asked = question(asks.WhichEffect, 1, source=source)
        said = [SPEECH[lang].label(view, asked, CHOOSE[i]) for i in range(2)]
        assert len({flat(label) for label in said}) == 2
        for label in (*said, SPEECH[lang].prompt(view, asked)):
            assert_well_said(lang, label)


def test_an_unknown_option_is_refused_rather_than_shown_as_a_key() -> None:
    for lang in LANGUAGES:
        with pytest.raises(KeyError):
            SPEECH[lang].label(a_view(), question(asks.Action, 1), plain("teleport"))


# -------------------------------------------------------------------- copies of a card


@LANGS
def test_copies_of_an_enemy_are_told_apart_where_they_differ(lang: str) -> None:
    t = table("roland-banks", "daisy-walker").house()
    mine, hurt, hers = (
        t.enemy("ghoul-minion", engaged=0),
        t.enemy("ghoul-minion", engaged=0),
        t.enemy("ghoul-minion", engaged=1),
    )
    t.state.set(box.DAMAGE[hurt], 1)
    t.turn(0)
    asked = t.state.asked[0]
    labels = [flat(SPEECH[lang].label(t.state, asked, option)) for option in asked.options]
    assert len(set(labels)) == len(labels)
    order = Asked(0, 0, asks.AttackOrder, tuple(box.PICK.each([mine, hurt])), "", (), False)
    assert len({flat(SPEECH[lang].label(t.state, order, option)) for option in order.options}) == 2
    fall = Asked(0, 0, asks.FallsFirst, tuple(box.PICK.each([mine, hers])), "", (), False)
    assert len({flat(SPEECH[lang].label(t.state, fall, option)) for option in fall.options}) == 2


@LANGS
def test_copies_of_an_asset_are_told_apart_by_what_is_left_on_them(lang: str) -> None:
    t = table().in_play(0, "flashlight", "flashlight#2")
    t.state.set(box.USES_LEFT[piece("flashlight")], 1)
    lights = tuple(box.PICK.each([piece("flashlight"), piece("flashlight#2")]))
    labels = {flat(SPEECH[lang].label(t.state, Asked(0, 0, asks.DiscardAsset, lights, "", (), False), o)) for o in lights}
    assert len(labels) == 2


@pytest.mark.parametrize(("lang", "rats"), [("en", "Swarm of Rats ×2"), ("ru", "стая крыс ×2"), ("uk", "зграя щурів ×2")])
def test_enemies_that_are_alike_are_counted_in_a_question(lang: str, rats: str) -> None:
    t = table()
    t.enemy("swarm-of-rats", engaged=0), t.enemy("swarm-of-rats", engaged=0)
    t.turn(0)
    prompt = flat(SPEECH[lang].prompt(t.state, t.state.asked[0]))
    assert rats in prompt
    assert prompt.count(rats.split(" ")[0]) == 1


def played(slug: str, *in_play: str) -> list[str]:
    """What playing an asset says in every language, beside those in play."""
    t = table().hand(0, slug).in_play(0, *in_play).resources(0, 9).turn()
    asked = t.state.question_for(0)
    assert asked is not None
    option = asked.find(f"play:{slug}")
    assert option is not None
    return [flat(SPEECH[lang].label(t.state, asked, option)) for lang in LANGUAGES]


def test_who_plays_an_asset_reads_which_one_makes_room_for_it() -> None:
    assert played("beat-cop")[0] == "Play Beat Cop (4 resources)"
    assert played("beat-cop", "research-librarian") == [
        "Play Beat Cop (4 resources, Research Librarian makes room)",
        "Сыграть актив «Патрульный» (4 ресурса, придётся сбросить актив «Библиотекарь-консультант»)",
        "Розіграти союзника «Патрульний» (4 ресурси, доведеться скинути союзника «Бібліотекар-консультант»)",
    ]
    assert played("machete", "flashlight", "45-automatic") == [
        "Play Machete (3 resources, another asset makes room)",
        "Сыграть актив «Мачете» (3 ресурса, придётся сбросить другой актив)",
        "Розіграти актив «Мачете» (3 ресурси, доведеться скинути інший актив)",
    ]


def test_a_card_that_an_effect_has_one_discard_is_not_called_a_cost() -> None:
    t = woods().hand(0, "knife", "guts").bag("-1").draws(0, "umordhoths-wrath").play("reveal", "choose:0")
    assert t.question is asks.DiscardCard
    said = flat(SPEECH["en"].prompt(seen_by(t.state, 0), t.state.asked[0]))
    assert said == "Roland: choose a card to discard from your hand."
