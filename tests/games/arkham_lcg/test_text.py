"""What players of the card game read: generated card texts, prompts, labels and the log, in three languages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any, Final, get_args

import pytest

from miskatonic.core.events import PASS
from miskatonic.core.hidden import readable, seen_by
from miskatonic.core.options import Asked, Option, Verb, plain
from miskatonic.core.rules import ABILITIES_PER_PIECE
from miskatonic.core.state import Note, Result, State
from miskatonic.core.zones import SPECTATOR
from miskatonic.games.arkham_lcg import box
from miskatonic.games.arkham_lcg import words as w
from miskatonic.games.arkham_lcg.components import (
    Asset,
    Cost,
    ElderSign,
    Enemy,
    Event,
    Investigator,
    Per,
    Power,
    Skill,
    Treachery,
    When,
)
from miskatonic.games.arkham_lcg.questions import Ask, Told
from miskatonic.games.arkham_lcg.say import SPEECH
from miskatonic.games.arkham_lcg.say.reading import ICONS
from miskatonic.games.arkham_lcg.say.speaker import Page, Speaker, bag_code, reference_code
from miskatonic.games.arkham_lcg.setup import begin
from miskatonic.games.arkham_lcg.story import CHOOSE
from miskatonic.games.arkham_lcg.terms import (
    AGILITY,
    BAD_SYMBOLS,
    COMBAT,
    DIFFICULTIES,
    EVADE,
    FIGHT,
    GHOUL,
    INTELLECT,
    INVESTIGATE,
    ITEM,
    MONSTER,
    PLAIN,
    SKULL,
    SPELL,
    TOKENS,
    TOME,
    WILLPOWER,
    traits,
)
from miskatonic.games.arkham_lcg.words import Amount, AnyEffect, Condition, Passive, Prey
from miskatonic.text.parts import LANGUAGES, Icon, Ref, Text, flat
from miskatonic.words import Cancel, Instead, Steps
from tests.games.arkham_lcg.snapshots import file_of, listing
from tests.games.arkham_lcg.table import piece, place, table

IDS: Final = {
    *(f"piece:{slug}" for slug in box.PIECE_SLUGS),
    *(f"person:{box.PIECE_SLUGS[card]}" for card in box.INVESTIGATOR),
    *(f"place:{box.PIECE_SLUGS[card]}" for card in box.LOCATION),
}
CODES: Final = {code for code in box.SLUG if "-" in code}
FOREIGN: Final = {
    "en": re.compile("[а-яёіїєґ]", re.I),
    "ru": re.compile("[a-zіїєґ]", re.I),
    "uk": re.compile("[a-zыэёъ]", re.I),
}
"""Letters that do not belong to a language."""
CRUMBS: Final = re.compile(r"None|[{}<>_]|\b[a-z]+(-[a-z]+)*:[a-z]|  | [.,;:!)](?!\d)|\( |[.,;:]{2}|[!?]\.|^[a-zа-яіїєґ]")
LANGS: Final = pytest.mark.parametrize("lang", LANGUAGES)
SECRETS: Final = {Told.DREW: (1,), Told.HAND_SEARCHED: (1,)}
"""Log entries that name cards which only one seat may see, and where."""


def speaker(lang: str) -> Speaker:
    """The speech of a language with what it says of single components."""
    speech = SPEECH[lang]
    assert isinstance(speech, Speaker)
    return speech


def assert_well_said(lang: str, text: Text, ends: str = "") -> None:
    """A text of the right alphabet, with a capital, tidy signs, known icons and mentions of things that exist."""
    said = flat(text)
    assert said.strip() == said != ""
    assert not FOREIGN[lang].search(said), said
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


def assert_tidy_page(lang: str, page: Page) -> None:
    """A title and sentences."""
    title, lines = page
    assert_well_said(lang, title)
    assert lines
    for line in lines:
        assert_well_said(lang, line, ends=".!")


def lines(lang: str, code: str) -> list[str]:
    """The text of a component, line by line."""
    return [flat(line) for line in SPEECH[lang].entry(code).lines]


# -------------------------------------------------------------------- components


@LANGS
def test_the_list_of_components_is_the_one_that_was_read_and_approved(lang: str) -> None:
    assert listing(lang) == file_of(lang).read_text(encoding="utf-8")


@LANGS
def test_components_are_tidy_sentences(lang: str) -> None:
    for entry in SPEECH[lang].components():
        assert_tidy_page(lang, (entry.title, entry.lines))
        assert_well_said(lang, (entry.group,))


@LANGS
def test_every_piece_the_reference_and_every_bag_can_be_looked_up(lang: str) -> None:
    others = (*(reference_code(side) for side in range(2)), *(bag_code(i) for i in range(len(DIFFICULTIES))))
    for slug in (*box.PIECE_SLUGS, *others):
        assert SPEECH[lang].entry(slug).lines
    with pytest.raises(KeyError):
        SPEECH[lang].entry("tommy-gun")


@LANGS
def test_there_are_as_many_copies_as_the_rulebook_counts(lang: str) -> None:
    entries = SPEECH[lang].components()
    groups: dict[str, int] = {}
    for entry in entries:
        groups[entry.group] = groups.get(entry.group, 0) + entry.copies
    assert list(groups.values()) == [5, 20, 20, 20, 20, 20, 16, 10, 10, 5, 3, 3, 1, 10, 17, 2, 4]
    assert len({flat(entry.title) for entry in entries}) == len(entries)


def test_a_card_reads_as_a_sheet_with_its_numbers_and_what_it_does() -> None:
    assert lines("en", "45-automatic") == [
        "Guardian asset, cost 4, hand slot.",
        "Item, Weapon, Firearm. Icons: 1 agility.",
        "Uses: 4 ammo.",
        "Action (1 ammo): fight, +1 combat, +1 damage.",
    ]
    assert "Fight 4, health 5 per investigator, evade 4. Attack: 2 damage and 2 horror." in lines("en", "ghoul-priest")
    assert "Prey: highest combat. Hunter, retaliate. Victory 2." in lines("en", "ghoul-priest")
    assert lines("en", "cellar")[:2] == ["Shroud 4, 2 clues per investigator.", "Leads to the Hallway."]
    assert "Tablet: −2; if a Ghoul is at your location, take 1 damage." in lines("en", reference_code(0))
    assert lines("en", bag_code(0))[0].startswith("16 tokens: +1 ×2, 0 ×3, −1 ×3")


NUMBERS: Final = (1, 2, 3, 5, 21)
A_SKILL: Final = range(4)
AMOUNTS: Final[list[Amount]] = [
    w.FailedBy(), w.CluesHere(), w.HorrorOnYou(), w.TomesYouControl(), w.GhoulsHere(1), w.GhoulsHere(2),
    w.IfClueHere(3, 1), w.IfClueHere(5, 2), w.IfOnlyEnemy(1), w.IfOnlyEnemy(2), w.IfSucceededBy(2, 1), w.IfSucceededBy(5, 3),
]  # fmt: skip
BROKEN: Final = w.WhenRevealed((SKULL,), w.DiscardThis(), after=True)
LASHED: Final = w.WhenRevealed(BAD_SYMBOLS, w.TakeHorror())
TWO: Final = Steps((w.TakeDamage(), w.TakeHorror(2)))
SAMPLES: Final[dict[type, list[AnyEffect]]] = {
    w.Test: [
        *(w.Test(skill, 3, fail=w.TakeDamage(w.FailedBy())) for skill in A_SKILL),
        w.Test(WILLPOWER, 4, success=w.DiscardThis()),
        w.Test(WILLPOWER, 4, w.Draw(2), TWO),
    ],
    w.Treat: [w.Treat(INTELLECT, 2, w.HealDamage(), w.TakeDamage())],
    w.Either: [
        w.Either((w.TakeDamage(), w.TakeHorror(2))),
        w.Either((w.SomebodyHere(w.HealDamage()), w.SomebodyHere(w.HealHorror()))),
        w.Either((w.EachInvestigator(w.DiscardAtRandom()), w.TakeHorror(2))),
    ],
    w.Fight: [
        w.Fight(), w.Fight(1), w.Fight(2, 1), w.Fight(damage=2, skill=AGILITY), w.Fight(1, 1, revealed=BROKEN),
        *(w.Fight(amount, 1) for amount in AMOUNTS), *(w.Fight(1, amount) for amount in AMOUNTS),
        w.Fight(damage=1, skill=WILLPOWER, revealed=LASHED),
    ],
    w.Evade: [w.Evade(), w.Evade(WILLPOWER), w.Evade(WILLPOWER, w.DamageEvaded(), LASHED)],
    w.Investigate: [w.Investigate(), w.Investigate(-2), w.Investigate(instead=w.GainResources(3)), w.Investigate(1, WILLPOWER)],
    w.Boost: [w.Boost(skill, n) for skill in A_SKILL for n in (1, 2)],
    **{word: [word(n) for n in (*NUMBERS, *AMOUNTS)] for word in (w.Draw, w.TakeDamage, w.TakeHorror)},
    **{
        word: [word(n) for n in NUMBERS]
        for word in (
            w.Lucky, w.MoreDamage, w.GainResources, w.GainActions, w.LoseActions, w.DiscoverClues, w.HealDamage,
            w.HealHorror, w.DamageAttacker, w.DamageEvaded, w.Blast, w.DoomHere,
        )
    },
    w.SomebodyHere: [w.SomebodyHere(w.HealDamage(2)), w.SomebodyHere(w.SearchTop(3))],
    w.EachInvestigator: [w.EachInvestigator(w.Draw()), w.EachInvestigator(TWO)],
    w.ByLead: [w.ByLead(w.Draw()), w.ByLead(w.Either((w.Resolution(1), w.Resolution(2))))],
    w.SearchTop: [w.SearchTop(n, trait) for n in (3, 5, 9) for trait in (None, SPELL, TOME, ITEM)],
    **{
        word: [word(trait) for trait in (SPELL, TOME, ITEM, GHOUL)]
        for word in (w.SearchDeck, w.ReturnFromDiscard, w.DrawEnemyFromDeck, w.SearchEncounter)
    },
    w.LookAndReorder: [w.LookAndReorder(n) for n in (2, 3, 5)],
    w.DiscardAsset: [w.DiscardAsset(w.TakeDamage(2))],
    w.DamageEnemy: [w.DamageEnemy(n, exhausted) for n in NUMBERS for exhausted in (False, True)],
    w.AttachToLocation: [w.AttachToLocation(n) for n in (0, 1, 2)],
    w.ToThreatArea: [w.ToThreatArea(), w.ToThreatArea(clues=3), w.ToThreatArea(horror=3), w.ToThreatArea(1, 1)],
    w.DoomOnAgenda: [w.DoomOnAgenda(n, advances) for n in NUMBERS for advances in (False, True)],
    w.LessExperience: [w.LessExperience(2, 6), w.LessExperience(1, 1)],
    w.PayAct: [w.PayAct(code) for code in ("hallway", "parlor")],
    w.OpenTheHouse: [w.OpenTheHouse("study", "hallway"), w.OpenTheHouse("attic", "cellar")],
    w.RevealLocation: [w.RevealLocation(card.slug) for card in box.LOCATION.values()],
    w.PutAsideCardAt: [w.PutAsideCardAt("lita-chantler", "parlor"), w.PutAsideCardAt("ghoul-priest", "hallway")],
    w.DriveTowards: [w.DriveTowards(GHOUL, "parlor"), w.DriveTowards(MONSTER, "attic")],
    w.DoomPerEnemy: [w.DoomPerEnemy(GHOUL, ("hallway", "parlor")), w.DoomPerEnemy(MONSTER, ("attic",))],
    w.Resolution: [w.Resolution(n) for n in (1, 2, 3)],
    w.ResolutionByAct: [w.ResolutionByAct(2, 3)],
    Steps: [TWO, Steps((w.Draw(), w.GainResources(1), w.DiscardThis()))],
    Instead: [Instead(w.DiscoverNothing())],
    **{
        word: [word()]
        for word in (
            w.RedrawToken, w.LoseAllResources, w.KeepOneCard, w.DiscardAtRandom, w.RemoveDiscardPile, w.DrawEncounter,
            w.AutoEvade, w.AutoEvadeAll, w.SlipAway, w.GetClear, w.NoAttacksThisRound, w.MindOverMatter, w.TakeControl,
            w.Resign, w.DiscardThis, w.DiscoverNothing, w.MoveHorrorToYou, w.PutResourceHere, w.UseBecomesResource,
            w.ReturnThis, w.MentalTrauma, w.AdvanceAct, Cancel,
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
        power = Power(When.FREE, w.EachInvestigator(Steps((w.Draw(), effect))))
        card = Event(
            "01088", "emergency-cache", 0, effect=effect, powers=(power, Power(When.ACTION, w.SomebodyHere(effect)))
        )
        page = speaker(lang).event(card)
        assert_tidy_page(lang, page)
        said.add(tuple(map(flat, page[1])))
    assert len(said) == len(effects)


@LANGS
def test_an_elder_sign_can_be_worth_any_amount(lang: str) -> None:
    assert {type(amount) for amount in AMOUNTS} == set(get_args(Amount))
    said = set()
    signs = [ElderSign(amount) for amount in (0, 2, -1, *AMOUNTS)]
    for sign in (*signs, ElderSign(1, w.Draw()), ElderSign(0, succeeds_with="wendys-amulet")):
        page = speaker(lang).investigator(Investigator("01001", "roland-banks", 0, (3, 3, 4, 2), 9, 5, sign, traits=(0,)))
        assert_tidy_page(lang, page)
        said.add(tuple(map(flat, page[1])))
    assert len(said) == len(signs) + 2


CONDITIONS: Final[list[Condition | None]] = [
    None, w.Yours(), w.AtYourLocation(), w.OnThis(), w.Played(SPELL), w.DrewTreachery(), w.SucceededBy(2),
    w.FailedInvestigation(2), w.CluesWouldCome(), w.Defeated("ghoul-priest"), w.AttackedHere(MONSTER),
]  # fmt: skip


@LANGS
def test_every_power_says_when_it_works_on_any_condition_and_any_card(lang: str) -> None:
    assert {type(one) for one in CONDITIONS} == {*get_args(Condition), type(None)}
    told: dict[When, str] = {}
    for when in When:
        for condition in CONDITIONS:
            for forced in (False, True):
                powers = (Power(when, w.Draw(), condition=condition, forced=forced),)
                pages = (
                    speaker(lang).asset(Asset("01020", "machete", 3, powers=powers)),
                    speaker(lang).event(Event("01022", "evidence", 1, powers=powers)),
                    speaker(lang).treachery(Treachery("01168", "obscuring-fog", w.Draw(), powers=powers)),
                    speaker(lang).enemy(Enemy("01160", "ghoul-minion", 2, 2, 2, 1, powers=powers)),
                )
                for page in pages:
                    assert_tidy_page(lang, page)
                told[when] = flat(pages[0][1][-1])
    assert len(set(told.values())) == len(When)


@LANGS
def test_every_power_says_how_often_and_at_what_cost(lang: str) -> None:
    said = set()
    costs = [
        Cost(), Cost(resources=2), Cost(uses=1), Cost(exhaust=True), Cost(discard=True), Cost(horror=1), Cost(cards=1),
        Cost(cards=2), Cost(resources=1, uses=2, exhaust=True, horror=2),
    ]  # fmt: skip
    powers = [Power(When.ACTION, w.Draw(), cost) for cost in costs]
    powers += [Power(When.ACTION, w.Draw(), times=times, per=per) for times in (1, 2, 3) for per in Per]
    powers += [Power(When.ACTION, w.Draw(), actions=2), Power(When.ACTION, w.Draw(), parley=True)]
    for power in powers:
        page = speaker(lang).asset(Asset("01016", "45-automatic", 4, uses=(0, 4), powers=(power,)))
        assert_tidy_page(lang, page)
        said.add(flat(page[1][-1]))
    assert len(said) == len(powers)


@LANGS
def test_everything_that_always_holds_can_be_said(lang: str) -> None:
    passives: list[Passive] = [
        *(w.SkillBonus(skill, n, so) for skill in A_SKILL for n in (1, 2, -1) for so in (False, True)),
        *(w.AllSkills(n) for n in (1, -1, -2)), w.CombatHere(1), w.CombatHere(2), w.ExtraAction(), w.ExtraAction(TOME),
        w.ExtraHands(1, SPELL), w.ExtraHands(2, TOME), w.ElderSignFails(), w.StaysWhileHorror(), w.EventsFromDiscard(),
        w.DearFirstAction(), w.NoPlaying(), w.ShroudBonus(2), w.ShroudBonus(-1), w.NoWayIn(), w.BlankHere(),
        w.DiscardWhenEmpty(), w.BarredWhileUnrevealed(),
    ]  # fmt: skip
    assert {type(one) for one in passives} == set(get_args(Passive))
    said = set()
    for one in passives:
        page = speaker(lang).asset(Asset("01020", "machete", 3, passive=(one,)))
        assert_tidy_page(lang, page)
        said.add(flat(page[1][-1]))
    assert len(said) == len(passives)


@LANGS
def test_every_enemy_keyword_and_prey_can_be_said(lang: str) -> None:
    preys: list[Prey] = [*(w.HighestSkill(skill) for skill in A_SKILL), w.LowestHealth(), w.BearerOnly()]
    assert {type(prey) for prey in preys} == set(get_args(Prey))
    enemies = [Enemy("01160", "ghoul-minion", 2, 2, 2, 1, prey=prey) for prey in preys]
    for keyword in ("hunter", "retaliate", "massive", "aloof", "weakness", "health_per_investigator"):
        options: dict[str, Any] = {keyword: True}
        enemies.append(Enemy("01160", "ghoul-minion", 2, 2, 2, 1, **options))
    enemies += [
        Enemy("01160", "ghoul-minion", 2, 2, 2, horror=2),
        Enemy("01160", "ghoul-minion", 2, 2, 2, 1, 2, spawn="attic", victory=2, traits=traits("ghoul", "elite")),
    ]
    said = set()
    for enemy in enemies:
        page = speaker(lang).enemy(enemy)
        assert_tidy_page(lang, page)
        said.add(tuple(map(flat, page[1])))
    assert len(said) == len(enemies)


@LANGS
def test_every_rule_of_a_skill_card_and_of_a_treachery_can_be_said(lang: str) -> None:
    skills = [
        *(Skill("01025", "vicious-blow", (COMBAT,), success=w.Draw(), only=kind) for kind in (0, FIGHT, EVADE, INVESTIGATE)),
        Skill("01025", "vicious-blow", (COMBAT,), success=w.Draw(), margin=3),
        Skill("01025", "vicious-blow", (COMBAT,), own_tests=True),
        Skill("01025", "vicious-blow", (COMBAT,), one_per_test=True),
    ]
    treacheries = [
        Treachery("01162", "grasping-hands", w.Draw(), surge=surge, peril=peril)
        for surge in (False, True)
        for peril in (False, True)
    ]
    pages = [*(speaker(lang).skill(card) for card in skills), *(speaker(lang).treachery(card) for card in treacheries)]
    for page in pages:
        assert_tidy_page(lang, page)
    assert len({tuple(map(flat, page[1])) for page in pages}) == len(pages)


# -------------------------------------------------------------------- games


def games() -> Iterator[tuple[State, random.Random]]:
    """Games with every number of seats, on every difficulty."""
    for seed, difficulty in enumerate(DIFFICULTIES * 2):
        options = {"investigators": (), "decks": (), "difficulty": difficulty, "lead": seed % (1 + seed % 4)}
        state = begin(options, 1 + seed % 4, seed)
        state.log = []
        state.run()
        yield state, random.Random(seed)


def some_option(asked: Asked, rng: random.Random) -> Option:
    """An option, mostly one that gets on with the game."""
    bold = [o for o in asked.options if o.verb.name in ("use", "commit", "play", "fight", "advance", "investigate", "move")]
    idle = ("end-turn", "pass", "pass-phase", "pass-round", "never")
    return rng.choice(bold if bold and rng.random() < 0.6 else [o for o in asked.options if o.verb.name not in idle] or bold)


@LANGS
def test_random_games_are_told_to_everybody_at_the_table(lang: str) -> None:
    for state, rng in games():
        told = 0
        while state.result is None:
            assert_question_is_well_said(lang, state)
            if rng.random() < 0.05:
                assert_others_read_the_question(lang, state)
            asked = state.asked[0]
            state.answer(asked, some_option(asked, rng))
            assert state.log is not None
            if rng.random() < 0.2 or state.result is not None:
                assert_log_is_well_said(lang, state, state.log[told:])
                told = len(state.log)
        assert_well_said(lang, SPEECH[lang].result(seen_by(state, SPECTATOR)), ends=".!")


def assert_question_is_well_said(lang: str, state: State) -> None:
    """A question and options that can be told apart; of copies of a card the table shows which is which."""
    asked = state.asked[0]
    view = seen_by(state, asked.seat)
    assert_well_said(lang, SPEECH[lang].prompt(view, asked), ends=".")
    labels: dict[str, str] = {}
    for option in asked.options:
        label = SPEECH[lang].label(view, asked, option)
        assert_well_said(lang, label)
        same = labels.setdefault(flat(label), option.key)
        assert alike(same) == alike(option.key), (flat(label), same, option.key)


def alike(key: str) -> str:
    """The key of an option without what tells copies of a card apart."""
    return re.sub(r"#\d+|@\d+", "", key)


def assert_others_read_the_question(lang: str, state: State) -> None:
    """Who else sits at the table reads what is asked, though not the options."""
    for seat in (*range(state.seats), SPECTATOR):
        view = seen_by(state, seat)
        for asked in view.asked:
            assert_well_said(lang, SPEECH[lang].prompt(view, asked), ends=".")


def assert_log_is_well_said(lang: str, state: State, notes: list[Note]) -> None:
    """What a seat and an onlooker read of the log."""
    for seat in (0, SPECTATOR):
        view = seen_by(state, seat)
        for note in notes:
            read = readable(state, note, seat, SECRETS.get(Told(note.kind), ()))
            assert_well_said(lang, SPEECH[lang].note(view, read), ends=".!")


# -------------------------------------------------------------------- questions and options, one by one


def a_view() -> State:
    """What Roland sees: he and Wendy are in the Attic with a Ghoul, Wendy takes a test; nobody plays the third seat."""
    t = table("roland-banks", "wendy-adams", "daisy-walker").house().at(0, "attic").at(1, "attic").act(1)
    t.in_play(0, "beat-cop", "45-automatic").hand(0, "machete", "guts", "dodge")
    t.enemy("ghoul-minion", engaged=0)
    t.enemy("swarm-of-rats", at="hallway")
    s = t.state
    s.set(box.PHASE, box.INVESTIGATION)
    s.set(box.TESTER, 2)
    s.set(box.TEST_SKILL, WILLPOWER)
    s.set(box.TEST_DIFFICULTY, 3)
    s.set(box.TEST_RESULT, box.FAILURE)
    s.set(box.PLAYS[2], 0)
    return seen_by(s, 0)


def question(kind: str, *about: int, source: str = "", options: tuple[Option, ...] = ()) -> Asked:
    """A question to the first seat."""
    return Asked(0, 0, kind, options, source, about, False)


GHOUL_MINION: Final = piece("ghoul-minion")
RATS: Final = piece("swarm-of-rats")
MACHETE: Final = piece("machete")
BEAT_COP: Final = piece("beat-cop")
AUTOMATIC: Final = piece("45-automatic")
GUTS: Final = piece("guts")
ROLAND: Final = piece("roland-banks")
FOG: Final = piece("obscuring-fog")
ATTIC: Final = place("attic")
ABOUT: Final[dict[Ask, tuple[int, ...]]] = {
    **dict.fromkeys((Ask.ENGAGES, Ask.HUNTS, Ask.SPAWNS), (GHOUL_MINION,)),
    Ask.MAKE_ROOM: (MACHETE, 0),
}
"""What the questions that are not about a small number are about."""


@LANGS
def test_every_kind_of_question_is_asked_in_words(lang: str) -> None:
    view = a_view()
    said = [SPEECH[lang].prompt(view, question(kind, *ABOUT.get(kind, (1,)))) for kind in Ask]
    for text in said:
        assert_well_said(lang, text, ends=".")
    assert len({flat(text) for text in said}) == len(Ask)


EVENTS: Final[dict[When, tuple[int, ...]]] = {
    **dict.fromkeys((When.ENEMY_DEFEATED, When.ENEMY_ATTACKS, When.ATTACK_SUCCEEDED, When.EVADED), (1, GHOUL_MINION)),
    When.DAMAGE_ASSIGNED: (1, BEAT_COP, GHOUL_MINION),
    When.HORROR_PLACED: (1, ROLAND, 2),
    **dict.fromkeys((When.TOOK_DAMAGE, When.TOOK_HORROR, When.FAILED), (1, 2)),
    When.TOKEN_REVEALED: (1, SKULL),
    **dict.fromkeys((When.WOULD_FAIL, When.TURN_BEGINS, When.TURN_ENDS, When.GAME_ENDS), (1,)),
    When.INVESTIGATED: (1, ATTIC, 2),
    **dict.fromkeys((When.CARD_PLAYED, When.ENTERED_PLAY), (1, MACHETE)),
    When.REVELATION: (1, FOG),
    When.CLUES_DISCOVERED: (1, ATTIC, 2),
    **dict.fromkeys((When.ROUND_ENDS, When.END_OF_ROUND, When.ENEMY_PHASE_ENDS), ()),
    **dict.fromkeys((When.ENTERED_LOCATION, When.LEFT_LOCATION), (1, ATTIC)),
}
"""The events to which somebody may react, with what they are about."""


@LANGS
def test_a_question_about_a_reaction_says_what_happened_and_to_whom(lang: str) -> None:
    view = a_view()
    said: set[str] = set()
    for when, about in EVENTS.items():
        for args in (about, (0, *about[1:])) if about else (about,):
            prompt = SPEECH[lang].prompt(view, question(Ask.REACT, *args, source=f"event:{when.name}"))
            assert_well_said(lang, prompt, ends=".")
            said.add(flat(prompt))
    assert len(said) >= len(EVENTS) * 3 // 2


def test_a_reaction_tells_you_apart_from_others() -> None:
    def asked(*about: int) -> str:
        return flat(SPEECH["en"].prompt(a_view(), question(Ask.REACT, *about, source="event:ENEMY_ATTACKS")))

    assert asked(0, GHOUL_MINION) == "Roland: Ghoul Minion attacks you; you may react."
    assert asked(1, GHOUL_MINION) == "Roland: Ghoul Minion attacks Wendy; you may react."


def test_the_question_for_an_action_warns_of_enemies_and_counts_actions_for_tomes() -> None:
    view = a_view()
    said = flat(SPEECH["en"].prompt(view, question(Ask.ACTION, 2)))
    assert said == "Roland: choose an action (2 actions left); most actions provoke Ghoul Minion."
    view.set(box.EXHAUSTED[GHOUL_MINION], 1)
    view.set(box.TOME_ACTIONS[0], 1)
    assert flat(SPEECH["en"].prompt(view, question(Ask.ACTION, 0))) == (
        "Roland: choose an action (0 actions left and 1 for a Tome)."
    )


def test_a_window_says_when_it_is() -> None:
    view = a_view()
    said = [flat(SPEECH["en"].prompt(view, question(Ask.WINDOW)))]
    view.set(box.TESTER, 0)
    view.set(box.ACTIVE, 2)
    said.append(flat(SPEECH["en"].prompt(view, question(Ask.WINDOW))))
    view.set(box.ACTIVE, 0)
    said.append(flat(SPEECH["en"].prompt(view, question(Ask.WINDOW))))
    assert said == [
        "Roland: you may use something before Wendy reveals a token; willpower 4 against 3.",
        "Roland: you may use something in Wendy’s turn.",
        "Roland: you may use something in the Investigation phase.",
    ]


def test_a_question_names_the_investigator_or_the_seat_that_has_none() -> None:
    asked = [Asked(seat, seat, Ask.TURN, (), "", (), False) for seat in range(3)]
    names = [flat(SPEECH["en"].prompt(a_view(), one)).split(":")[0] for one in asked]
    assert names == ["Roland", "Wendy", "Player 3"]


PICKS: Final[dict[Ask, int]] = {
    Ask.MULLIGAN: MACHETE,
    Ask.ENEMY: GHOUL_MINION,
    Ask.ATTACK_ORDER: RATS,
    Ask.HAND_LIMIT: MACHETE,
    Ask.DISCARD_CARD: MACHETE,
    Ask.KEEP_CARD: MACHETE,
    Ask.DISCARD_ASSET: BEAT_COP,
    Ask.MAKE_ROOM: AUTOMATIC,
    Ask.SEARCH: MACHETE,
    Ask.LOOK_ORDER: FOG,
    Ask.RETURN_CARD: MACHETE,
}


@LANGS
def test_every_option_has_a_label_of_its_own(lang: str) -> None:
    view = a_view()
    view.set(box.PLAYS[2], piece("daisy-walker") + 1)
    enemies, cards, places, seats = (GHOUL_MINION, RATS), (MACHETE, GUTS), tuple(range(box.PLACES)), (0, 1, 2)
    values: dict[str, tuple[str, tuple[int, ...]]] = {
        "pick": (Ask.HAND_LIMIT, cards),
        "commit": (Ask.COMMIT, cards),
        "play": (Ask.ACTION, (*box.ASSET, *box.EVENT)),
        "move": (Ask.ACTION, places),
        "to": (Ask.HUNTS, places),
        **dict.fromkeys(("fight", "evade", "engage"), (Ask.ACTION, enemies)),
        "never": (Ask.WINDOW, (BEAT_COP, AUTOMATIC)),
        "seat": (Ask.TURN, seats),
        "result": (Ask.RESULT_ORDER, (0, 1, 2 + 4 * (SKULL + 1), 3 + 4 * GUTS)),
        "on": (Ask.ASSIGN_DAMAGE, (ROLAND, BEAT_COP)),
        "trauma": (Ask.TRAUMA, (0, 1)),
    }
    verbs = [thing for thing in vars(box).values() if isinstance(thing, Verb)]
    assert {verb.name for verb in verbs} == set(values)
    view.set(box.PLAYS[0], piece("daisy-walker") + 1)
    for verb in verbs:
        kind, numbers = values[verb.name]
        asked = question(kind, 1)
        said = {flat(SPEECH[lang].label(view, asked, option)): alike(option.key) for option in verb.each(numbers)}
        for label in said:
            assert_well_said(lang, (label,))
        assert len(said) == len({alike(option.key) for option in verb.each(numbers)}), verb.name
    plains = [thing for thing in vars(box).values() if isinstance(thing, Option)]
    labels = {flat(SPEECH[lang].label(view, question(Ask.ACTION, 1), option)) for option in plains}
    assert len(labels) == len(plains)
    for option in (*plains, PASS, *view.rules.person.each(seats)):
        assert_well_said(lang, SPEECH[lang].label(view, question(Ask.ACTION, 1), option))


@LANGS
def test_what_is_picked_is_named_and_so_is_what_becomes_of_it(lang: str) -> None:
    view = a_view()
    for kind, number in PICKS.items():
        assert_well_said(lang, SPEECH[lang].label(view, question(kind, 1), box.PICK[number]))
    kinds = (Ask.MULLIGAN, Ask.HAND_LIMIT, Ask.KEEP_CARD, Ask.SEARCH, Ask.LOOK_ORDER, Ask.RETURN_CARD)
    assert len({flat(SPEECH[lang].label(view, question(kind, 1), box.PICK[MACHETE])) for kind in kinds}) == len(kinds)
    whom = [(FIGHT, ""), (EVADE, ""), (PLAIN, "beat-cop.0"), (PLAIN, "stray-cat.0")]
    asked = [question(Ask.ENEMY, kind, source=source) for kind, source in whom]
    assert len({flat(SPEECH[lang].prompt(view, one)) for one in asked}) == len(whom)
    assert len({flat(SPEECH[lang].label(view, one, box.PICK[GHOUL_MINION])) for one in asked}) == len(whom)


@LANGS
def test_people_and_places_are_labelled_with_what_matters_for_the_choice(lang: str) -> None:
    view = a_view()
    for kind in (Ask.TURN, Ask.ENGAGES, Ask.SOMEBODY, Ask.LOOK_WHERE, Ask.PAY_CLUES, Ask.LEAD):
        assert_well_said(lang, SPEECH[lang].label(view, question(kind, 1), box.SEAT[1]))
    for ask in (Ask.HUNTS, Ask.SPAWNS, Ask.BLAST_WHERE, Ask.MOVE_WHERE):
        assert_well_said(lang, SPEECH[lang].label(view, question(ask, GHOUL_MINION), box.TO_PLACE[ATTIC]))
    for answer in (box.YES, box.NO):
        said = {flat(SPEECH[lang].label(view, question(kind, COMBAT), answer)) for kind in (Ask.SUBSTITUTE, Ask.DISENGAGE)}
        assert len(said) == 2
    for sort in (Ask.ASSIGN_DAMAGE, Ask.ASSIGN_HORROR):
        assert_well_said(lang, SPEECH[lang].label(view, question(sort, 1), box.PUT_ON[BEAT_COP]))
    for chosen in (0, 2):
        assert_well_said(lang, SPEECH[lang].label(view, question(Ask.MULLIGAN, chosen), box.KEEP))


@LANGS
def test_every_power_has_a_label_that_tells_it_from_the_others_of_its_card(lang: str) -> None:
    view = a_view()
    for number, sheet in enumerate(box.SHEETS):
        powers = () if isinstance(sheet, Skill) else sheet.powers
        uses = [view.rules.use[number * ABILITIES_PER_PIECE + i] for i in range(len(powers))]
        labels = [SPEECH[lang].label(view, question(Ask.ACTION, 1), use) for use in uses]
        for label in labels:
            assert_well_said(lang, label)
        assert len({flat(label) for label in labels}) == len(powers)


def test_labels_inform() -> None:
    view = a_view()
    view.set(box.DAMAGE[GHOUL_MINION], 1)
    view.set(box.CLUES[box.PLACE_CARDS[ATTIC]], 3)

    def label(option: Option, kind: str = Ask.ACTION, *about: int, source: str = "") -> str:
        return flat(SPEECH["en"].label(view, question(kind, *about, source=source), option))

    assert label(box.FIGHT_ENEMY[GHOUL_MINION]) == "Fight Ghoul Minion (fight 2, health 1/2)"
    assert label(box.EVADE_ENEMY[GHOUL_MINION]) == "Evade Ghoul Minion (evade 2)"
    assert label(box.INVESTIGATE_HERE) == "Investigate the Attic (shroud 1, 3 clues)"
    assert label(box.MOVE_TO[place("cellar")]) == "Move to the Cellar (unrevealed)"
    assert label(box.PLAY_CARD[MACHETE]) == "Play Machete (3 resources)"
    assert label(box.COMMIT[GUTS], Ask.COMMIT, 1) == "Commit Guts (+2)"
    assert label(box.ADVANCE) == "Spend 6 clues to advance the act"
    assert label(box.PUT_ON[BEAT_COP], Ask.ASSIGN_HORROR, 1) == "Beat Cop (sanity 2/2)"
    assert label(box.TO_PLACE[ATTIC], Ask.BLAST_WHERE) == "The Attic (Roland, Wendy, Ghoul Minion)"
    assert label(box.SEAT[1], Ask.SOMEBODY) == "Wendy (health 7/7, sanity 7/7)"
    use = view.rules.use[AUTOMATIC * ABILITIES_PER_PIECE]
    view.set(box.USES_LEFT[AUTOMATIC], 3)
    assert label(use) == "Use .45 Automatic (1 of 3 ammo): fight, +1 combat, +1 damage"
    dodge = view.rules.use[piece("dodge") * ABILITIES_PER_PIECE]
    assert label(dodge, Ask.REACT, 0, GHOUL_MINION) == "Play Dodge (1 resource): cancel it"
    haunted = view.rules.use[piece("haunted") * ABILITIES_PER_PIECE]
    assert label(haunted) == "Use Haunted (2 actions): discard this card"


def test_a_move_that_costs_more_says_so() -> None:
    t = table().house().threat(0, "frozen-in-fear")
    label = SPEECH["en"].label(seen_by(t.state, 0), question(Ask.ACTION, 3), box.MOVE_TO[ATTIC])
    assert flat(label) == "Move to the Attic (unrevealed) for 2 actions"


@LANGS
def test_a_choice_of_effects_is_labelled_with_the_words_of_the_card(lang: str) -> None:
    view = a_view()
    for source in ("whats-going-on.back.effect", "what-have-you-done.back.effect", "first-aid.0"):
        asked = question(Ask.WHICH_EFFECT, 1, source=source)
        said = [SPEECH[lang].label(view, asked, CHOOSE[i]) for i in range(2)]
        assert len({flat(label) for label in said}) == 2
        for label in (*said, SPEECH[lang].prompt(view, asked)):
            assert_well_said(lang, label)


def test_an_unknown_option_is_refused_rather_than_shown_as_a_key() -> None:
    for lang in LANGUAGES:
        with pytest.raises(KeyError):
            SPEECH[lang].label(a_view(), question(Ask.ACTION, 1), plain("teleport"))


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
                Told.LEADS, Told.MULLIGAN, Told.TURN, Told.TURN_ENDED, Told.DREW, Told.RESHUFFLED, Told.NO_CARDS, Told.RESOURCES,
                Told.ACTIONS, Told.MOVED, Told.CLUES, Told.CLUES_REPLACED, Told.CLUES_SPENT, Told.CLUES_DROPPED,
                Told.PLAYED, Told.IN_PLAY, Told.DISCARDED_FROM_HAND, Told.TEST, Told.COMMITTED, Told.TOKEN,
                Told.TOKEN_CANCELLED, Told.BOOSTED, Told.SUCCEEDED, Told.FAILED, Told.DEFEATED, Told.RESIGNED,
                Told.TRAUMA, Told.ENCOUNTER, Told.EVADED, Told.HAND_SEARCHED, Told.LOOKED, Told.RETURNED, Told.EXPERIENCE,
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
    notes = [(kind, (number,)) for number in range(len(box.SHEETS)) for kind in (Told.DISCARDED, Told.FORBIDDEN)]
    notes += [(Told.TOKEN, (0, token)) for token in range(len(TOKENS))]
    notes += [(kind, (0, number)) for number in range(box.PLACES) for kind in (Told.MOVED,)]
    notes += [(Told.USES, (number, n)) for number, card in box.ASSET.items() if card.uses for n in (0, 1, 2, 5)]
    notes += [
        (Told.TEST, (0, skill, 2, kind, GHOUL_MINION)) for skill in A_SKILL for kind in (PLAIN, FIGHT, EVADE, INVESTIGATE)
    ]
    notes += [(Told.PHASE, (phase,)) for phase in (1, 2, 3, 4)]
    notes += [(Told.DEFEATED, (0, cause)) for cause in (0, 1, 2)]
    notes += [(Told.ABILITY_USED, (i, n)) for i, card in box.ASSET.items() for n in range(len(card.powers))]
    notes += [
        (Told.ENEMY_DEFEATED, (GHOUL_MINION, -1)), (Told.LOOKED, (0, -1)), (Told.MULLIGAN, (0, 0)), (Told.REVEALED, (ATTIC, 0)),
        (Told.RESOURCES, (0, -3, 0)), (Told.ACTIONS, (0, -1, 0)), (Told.DOOM, (piece("arcane-initiate"), 1)),
        (Told.TRAUMA, (0, 0, 1)),
    ]  # fmt: skip
    for kind, args in notes:
        assert_well_said(lang, SPEECH[lang].note(view, Note(kind, args, "", "", None)), ends=".!")


@LANGS
def test_a_card_that_only_another_seat_saw_is_told_without_its_name(lang: str) -> None:
    t = table("roland-banks", "wendy-adams")
    view = seen_by(t.state, 0)
    for kind in SECRETS:
        read = readable(t.state, Note(kind, (1, piece("lucky", 1)), "", "", 1), 0, SECRETS[kind])
        hidden, shown = (
            flat(SPEECH[lang].note(view, note)) for note in (read, Note(kind, (1, piece("lucky", 1)), "", "", 1))
        )
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


def test_experience_and_trauma_are_told_by_name() -> None:
    view = a_view()
    view.result = Result(True, "AH-WIN-02")
    view.set(box.SCENARIO_OVER, 2)
    view.set(box.EXPERIENCE[0], 5)
    view.set(box.EXPERIENCE[1], 4)
    view.set(box.MENTAL[0], 1)
    assert flat(SPEECH["en"].result(view)) == (
        "Victory: resolution 1, the house was burned down. "
        "Roland: 5 experience, 1 mental trauma; Wendy: 4 experience; Player 3: 0 experience."
    )


@LANGS
def test_settings_are_explained_and_their_values_named(lang: str) -> None:
    speech = SPEECH[lang]
    assert_well_said(lang, (speech.game_title(),))
    assert_well_said(lang, speech.about(), ends=".")
    values: dict[str, tuple[object, ...]] = {
        "difficulty": DIFFICULTIES,
        "investigators": tuple(card.slug for card in box.INVESTIGATOR.values()),
        "lead": (0, 1, 2, 3),
    }
    for name in (*values, "decks"):
        title, why = speech.setting(name)
        assert_well_said(lang, title)
        assert_well_said(lang, why, ends=".")
        said = [speech.setting_value(name, value) for value in values.get(name, ())]
        for value in said:
            assert_well_said(lang, value)
        assert len({flat(value) for value in said}) == len(said)
    with pytest.raises(KeyError):
        speech.setting("ancient_one")
