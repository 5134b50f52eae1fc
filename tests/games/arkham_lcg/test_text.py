"""What players of the card game read on its components, generated from what they do, in three languages."""

from __future__ import annotations

from typing import Any, Final, get_args

import pytest

from miskatonic.games.arkham_lcg import ARKHAM_LCG
from miskatonic.games.arkham_lcg.cards import conditions as c
from miskatonic.games.arkham_lcg.cards import passives as p
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.conditions import Condition, Prey
from miskatonic.games.arkham_lcg.cards.passives import Passive
from miskatonic.games.arkham_lcg.cards.sheets import (
    Among,
    Asset,
    Cost,
    ElderSign,
    Enemy,
    Event,
    Investigator,
    Location,
    Per,
    Power,
    Skill,
    Treachery,
    When,
)
from miskatonic.games.arkham_lcg.cards.terms import (
    AGILITY,
    ARCANE,
    BAD_SYMBOLS,
    COMBAT,
    DIFFICULTIES,
    EVADE,
    FIGHT,
    GHOUL,
    HAND,
    INTELLECT,
    INVESTIGATE,
    ITEM,
    MONSTER,
    SKULL,
    SPELL,
    TOME,
    USES,
    WILLPOWER,
    traits,
)
from miskatonic.games.arkham_lcg.cards.words import Amount, AnyEffect
from miskatonic.games.arkham_lcg.rules import box
from miskatonic.games.arkham_lcg.say import SPEECH
from miskatonic.games.arkham_lcg.say.components import bag_code, reference_code
from miskatonic.text.parts import flat
from miskatonic.text.slavic import NOM
from miskatonic.words import Cancel, Instead, Steps
from tests.games.arkham_lcg.said import LANGS, assert_tidy_page, assert_well_said, speaker


def lines(lang: str, code: str) -> list[str]:
    """The text of a component, line by line."""
    return [flat(line) for line in SPEECH[lang].entry(code).lines]


@LANGS
def test_components_are_tidy_sentences(lang: str) -> None:
    for entry in SPEECH[lang].components():
        assert_tidy_page(lang, (entry.title, entry.lines))
        assert_well_said(lang, (entry.group,))


@LANGS
def test_every_piece_the_reference_and_every_bag_can_be_looked_up(lang: str) -> None:
    sides = [reference_code(box.SCENARIOS[0], side) for side in range(2)]
    others = (*sides, *(bag_code(i) for i in range(len(DIFFICULTIES))))
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
    assert list(groups.values()) == [5, 28, 28, 28, 28, 28, 20, 10, 10, 30, 7, 9, 1, 33, 36, 6, 4]
    assert len({flat(entry.title) for entry in entries}) == len(entries)


def test_a_card_reads_as_a_sheet_with_its_numbers_and_what_it_does() -> None:
    assert lines("en", "45-automatic") == [
        "Guardian asset, cost 4, hand slot.",
        "Item, Weapon, Firearm. Icons: 1 agility.",
        "Uses: 4 ammo.",
        "Action (1 ammo): fight with +1 combat; the attack deals 1 more damage.",
    ]
    assert "Fight 4, health 5 per investigator, evade 4. Attack: 2 damage and 2 horror." in lines("en", "ghoul-priest")
    assert "Prey: highest combat. Hunter, retaliate. Victory 2." in lines("en", "ghoul-priest")
    assert lines("en", "cellar")[:2] == ["Shroud 4, 2 clues per investigator.", "Leads to the Hallway."]
    assert "Tablet: −2; if a Ghoul is at your location, take 1 damage." in lines("en", reference_code(box.SCENARIOS[0], 0))
    assert lines("en", bag_code(0))[0].startswith("16 tokens: +1 ×2, 0 ×3, −1 ×3")


def test_a_card_says_of_whom_it_speaks_and_what_an_action_is_for() -> None:
    """No “it” without a name before it, no turn without an owner, no location without somebody who is there."""
    assert "Forced, at the end of the round: this enemy heals 2 damage." in lines("en", "relentless-dark-young")
    assert any("в конце раунда этот враг вылечивает 2 раны." in line for line in lines("ru", "relentless-dark-young"))
    assert any("наприкінці раунду цей ворог зцілює 2 шкоди." in line for line in lines("uk", "relentless-dark-young"))
    assert "Forced, when this enemy attacks: it heals 1 damage." in lines("en", "wolf-man-drew")
    assert any("в конце хода любого сыщика обновите" in line for line in lines("ru", "umordhoth"))
    assert any("наприкінці ходу будь-якого дослідника зробіть" in line for line in lines("uk", "umordhoth"))
    assert any("каждый сыщик в его локации" in line for line in lines("ru", "goat-spawn"))
    assert any("кожен дослідник у його локації" in line for line in lines("uk", "goat-spawn"))
    assert any("when you would discover clues at your location" in line for line in lines("en", "cover-up"))
    assert "You have 1 more action each turn, only for activating Tome cards." in lines("en", "daisy-walker")
    assert any("если сейчас идёт сцена 1, " in line for line in lines("ru", "vengeance-awaits"))
    assert any("якщо зараз триває сцена 1, " in line for line in lines("uk", "vengeance-awaits"))


def test_of_two_tokens_one_is_chosen_and_the_other_ignored() -> None:
    ends = ("ignore the other.", "не учитывайте другой.", "не зважати на інший.")
    for lang, end in zip(("en", "ru", "uk"), ends, strict=True):
        assert any(line.endswith(end) for line in lines(lang, "grotesque-statue"))


def test_cards_speak_in_the_terms_of_the_rulebook() -> None:
    assert "Forced, at the end of the Mythos phase: put 1 doom on this card." in lines("en", "wizard-of-the-order")
    assert any(line.startswith("Forced, at the end of the Enemy phase: ") for line in lines("en", "theyre-getting-out"))
    assert any(line.startswith("In your turn: disengage from all enemies and move ") for line in lines("en", "elusive"))
    assert any("слабость с чертой «Безумие» из комплекта" in line for line in lines("ru", "the-ritual-begins"))


NUMBERS: Final = (1, 2, 3, 5, 21)
A_SKILL: Final = range(4)
AMOUNTS: Final[list[Amount]] = [
    w.FailedBy(), w.CluesHere(), w.HorrorOnYou(), w.TomesYouControl(), w.EnemiesHere(GHOUL, 1), w.EnemiesHere(MONSTER, 2),
    w.IfClueHere(3, 1), w.IfClueHere(5, 2), w.IfOnlyEnemy(1), w.IfOnlyEnemy(2), w.IfSucceededBy(2, 1), w.IfSucceededBy(5, 3),
    w.PerInvestigator(1), w.PerInvestigator(2), w.CluesYouHold(), w.MostDoomOn(GHOUL, 1), w.DoomInPlay(2),
    w.EnemiesInPlay(GHOUL, 1), w.MarginInstead(1, 5), w.MarginInstead(2, 4),
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
    w.Choose: [
        w.Choose(1, (w.TakeDamage(), w.TakeHorror(2))),
        w.Choose(1, (w.By(w.SomebodyHere(), (w.HealDamage(),)), w.By(w.SomebodyHere(), (w.HealHorror(),)))),
        w.Choose(1, (w.By(w.EachInOrder(), (w.DiscardAtRandom(),)), w.TakeHorror(2))),
        w.Choose(1, tuple(w.By(w.SomebodyHere(), (w.SkillThisPhase(skill, 2),)) for skill in A_SKILL)),
        w.Choose(1, (w.SkillThisPhase(COMBAT, 1), w.SkillThisPhase(AGILITY, 2))),
        w.Choose(1, (w.Test(COMBAT, 4, w.DiscardThis()), w.Test(AGILITY, 4, w.DiscardThis()))),
    ],
    w.Fight: [
        w.Fight(), w.Fight(1), w.Fight(2, 1), w.Fight(damage=2, skill=AGILITY), w.Fight(1, 1, revealed=BROKEN),
        *(w.Fight(amount, 1) for amount in AMOUNTS), *(w.Fight(1, amount) for amount in AMOUNTS),
        w.Fight(damage=1, skill=WILLPOWER, revealed=LASHED),
    ],
    w.RevealMore: [w.RevealMore(), w.RevealMore(3)],
    w.DropClues: [w.DropClues(), w.DropClues(2), w.DropClues(w.FailedBy()), w.DropClues(w.CluesYouHold())],
    w.BreakOff: [w.BreakOff(GHOUL), w.BreakOff(MONSTER)],
    w.MoveTo: [w.MoveTo(name) for name in dict.fromkeys(box.TITLE[card] for card in box.PLACE_CARDS)],
    w.MoveToTrait: [w.MoveToTrait(GHOUL), w.MoveToTrait(MONSTER)],
    w.DoomOnNearest: [w.DoomOnNearest(n, trait) for n in NUMBERS for trait in (None, GHOUL)],
    w.DoomOnEach: [w.DoomOnEach(n, GHOUL) for n in NUMBERS],
    w.If: [
        w.If(c.HoldsClues(), w.Draw(), w.TakeHorror()), w.If(c.Recorded("past-midnight"), w.Draw()),
        w.If(c.ActIs(2), w.Draw()),
    ],
    w.ForEach: [w.ForEach(w.FailedBy(), w.DiscardCard()), w.ForEach(w.FailedBy(), w.Choose(1, (w.Draw(), w.TakeHarm())))],
    w.SpawnFromDeck: [
        w.SpawnFromDeck("main-path"), w.SpawnFromDeck("ritual-site", GHOUL, doom=1), w.SpawnFromDeck("attic", two_from=3),
    ],
    **{
        word: [word(name) for name in ("ritual-site", "main-path", "attic")]
        for word in (w.PutLocation, w.DiscardEnemiesAt, w.SpawnEscaped)
    },
    w.BecomesStory: [w.BecomesStory("the-devourer-below")],
    w.Sacrifice: [w.Sacrifice("lita-chantler", 3)],
    w.RefillClues: [w.RefillClues(n) for n in NUMBERS],
    w.Otherwise: [w.Otherwise(w.Draw(), w.TakeHorror())],
    w.HarderAttack: [w.HarderAttack(1), w.HarderAttack(horror=2), w.HarderAttack(2, 1)],
    w.Evade: [w.Evade(), w.Evade(WILLPOWER), w.Evade(WILLPOWER, w.DamageEvaded(), LASHED)],
    w.Investigate: [
        w.Investigate(), w.Investigate(-2), w.Investigate(instead=w.GainResources(3)), w.Investigate(1, WILLPOWER),
    ],
    **{word: [word(skill, n) for skill in A_SKILL for n in (1, 2)] for word in (w.Boost, w.SkillThisPhase)},
    w.AddUses: [w.AddUses(n, kind, ITEM, so) for n in NUMBERS for kind in range(len(USES)) for so in (False, True)],
    w.SlipAway: [w.SlipAway(), w.SlipAway(next_door=True)],
    **{word: [word(n) for n in (*NUMBERS, *AMOUNTS)] for word in (w.Draw, w.TakeDamage, w.TakeHorror)},
    **{
        word: [word(n) for n in NUMBERS]
        for word in (
            w.Lucky, w.MoreDamage, w.GainResources, w.GainActions, w.LoseActions, w.DiscoverClues, w.HealDamage,
            w.HealHorror, w.DamageAttacker, w.DamageEvaded, w.Blast, w.DoomHere, w.GainClues, w.SpendClues, w.HealThis,
        )
    },
    w.By: [
        w.By(w.SomebodyHere(), (w.HealDamage(2),)),
        w.By(w.SomebodyHere(), (w.SearchTop(3),)),
        w.By(w.EachInOrder(), (w.Draw(),)),
        w.By(w.EachInOrder(), (TWO,)),
        w.By(w.Lead(), (w.Draw(),)),
        w.By(w.ActiveHere(), (w.GainActions(2),)),
        w.By(w.Lead(), (w.Choose(1, (w.Resolution(1), w.Resolution(2))),)),
    ],
    w.SearchTop: [w.SearchTop(n, traits) for n in (3, 5, 9) for traits in ((), (SPELL,), (TOME,), (ITEM, SPELL))],
    **{
        word: [word(trait) for trait in (SPELL, TOME, ITEM, GHOUL)]
        for word in (
            w.SearchDeck, w.ReturnFromDiscard, w.DrawEnemyFromDeck, w.SearchEncounter, w.SearchWeakness, w.RandomWeakness,
        )
    },
    w.LookAndReorder: [w.LookAndReorder(n) for n in (2, 3, 5)],
    w.TakeHarm: [w.TakeHarm(), w.TakeHarm(2, 3)],
    w.DiscardAsset: [w.DiscardAsset(w.TakeDamage(2))],
    w.DamageEnemy: [w.DamageEnemy(n, exhausted) for n in NUMBERS for exhausted in (False, True)],
    w.AttachToLocation: [w.AttachToLocation(n) for n in (0, 1, 2)],
    w.ToThreatArea: [w.ToThreatArea(), w.ToThreatArea(clues=3), w.ToThreatArea(horror=3), w.ToThreatArea(1, 1)],
    w.DoomOnAgenda: [w.DoomOnAgenda(n, advances) for n in NUMBERS for advances in (False, True)],
    w.LessExperience: [w.LessExperience(2, 6), w.LessExperience(1, 1)],
    w.PayAct: [w.PayAct(code) for code in ("hallway", "parlor")],
    w.Relocate: [w.Relocate("study", "hallway"), w.Relocate("attic", "cellar")],
    w.RevealLocation: [w.RevealLocation(name) for name in ("study", "attic", "rivertown", "graveyard", "your-house")],
    w.PutAsideCardAt: [w.PutAsideCardAt("lita-chantler", "parlor"), w.PutAsideCardAt("ghoul-priest", "hallway")],
    w.DrawAsideCard: [w.DrawAsideCard("ghoul-priest")],
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
            w.AutoEvade, w.AutoEvadeAll, w.GetClear, w.NoAttacksThisRound, w.MindOverMatter, w.TakeControl,
            w.Resign, w.DiscardThis, w.DiscoverNothing, w.MoveHorrorToYou, w.PutResourceHere, w.UseBecomesResource,
            w.ReturnThis, w.MentalTrauma, w.AdvanceAct, w.TurnSign, w.DiscardSpawning, w.SpawnHere, Cancel,
            w.ToVictory, w.AttachToMostClues, w.GainSurge, w.DrawCultist, w.DiscardCard, w.ReadyThis, w.ClueOnThis,
            w.DeflectDamage, w.BlankEnemy, w.ShuffleEvaded, w.NoTokensThisTurn, w.TakeBack,
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
        power = Power(When.FREE, w.By(w.EachInOrder(), (w.Draw(), effect)))
        card = Event(
            "01088",
            "emergency-cache",
            0,
            effect=effect,
            powers=(power, Power(When.ACTION, w.By(w.SomebodyHere(), (effect,)))),
        )
        page = speaker(lang).page(card)
        assert_tidy_page(lang, page)
        said.add(tuple(map(flat, page[1])))
    assert len(said) == len(effects)


@LANGS
def test_an_elder_sign_can_be_worth_any_amount(lang: str) -> None:
    assert {type(amount) for amount in AMOUNTS} == set(get_args(Amount))
    said = set()
    signs = [ElderSign(amount) for amount in (0, 2, -1, *AMOUNTS)]
    for sign in (*signs, ElderSign(1, w.Draw()), ElderSign(0, succeeds_with="wendys-amulet")):
        page = speaker(lang).page(Investigator("01001", "roland-banks", 0, (3, 3, 4, 2), 9, 5, sign, traits=(0,)))
        assert_tidy_page(lang, page)
        said.add(tuple(map(flat, page[1])))
    assert len(said) == len(signs) + 2


CONDITIONS: Final[list[Condition | None]] = [
    None, c.Yours(), c.AtYourLocation(), c.OnThis(), c.Played(SPELL), c.DrewTreachery(), c.SucceededBy(2),
    c.FailedInvestigation(2), c.CluesWouldCome(), c.Defeated("ghoul-priest"), c.AttackedHere(MONSTER),
    c.Spawns("ghoul-priest"), c.CommonEnemySpawnsHere(), c.OfPhase(3), c.NegativeToken(),
    c.UniqueInVictory(GHOUL, 6), c.EnteredPlace("attic"), c.YouControl("lita-chantler"),
    c.NoCluesHere(), c.CommonEnemyEvadedHere(),
]  # fmt: skip


@LANGS
def test_every_power_says_when_it_works_on_any_condition_and_any_card(lang: str) -> None:
    assert {type(one) for one in CONDITIONS} == {*get_args(Condition), type(None)}
    told: dict[When, str] = {}
    for when in When:
        for condition in CONDITIONS:
            for forced in (True, False):
                powers = (Power(when, w.Draw(), condition=condition, forced=forced),)
                pages = (
                    speaker(lang).page(Asset("01020", "machete", 3, powers=powers)),
                    speaker(lang).page(Event("01022", "evidence", 1, powers=powers)),
                    speaker(lang).page(Treachery("01168", "obscuring-fog", w.Draw(), powers=powers)),
                    speaker(lang).page(Enemy("01160", "ghoul-minion", 2, 2, 2, 1, powers=powers)),
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
        Cost(cards=2), Cost(clues=1), Cost(clues=2), Cost(group_clues=2), Cost(resources=1, uses=2, exhaust=True, horror=2),
        Cost(damage_here=1), Cost(horror_here=2), Cost(exhaust=True, damage_here=2, horror_here=1),
    ]  # fmt: skip
    powers = [Power(When.ACTION, w.Draw(), cost) for cost in costs]
    powers += [Power(When.ACTION, w.Draw(), times=times, per=per) for times in (1, 2, 3) for per in Per]
    powers += [
        Power(When.ACTION, w.Draw(), times=n, per=Per.GAME, among=a) for n in (1, 2) for a in (Among.GROUP, Among.COPIES)
    ]
    powers += [Power(When.ACTION, w.Draw(), actions=2), Power(When.ACTION, w.Draw(), parley=True)]
    powers += [
        Power(When.ACTION, w.Draw(), provokes=False),
        Power(When.ACTION, w.Draw(), provokes=False, times=1, per=Per.TURN),
    ]
    for power in powers:
        page = speaker(lang).page(Asset("01016", "45-automatic", 4, uses=(0, 4), powers=(power,)))
        assert_tidy_page(lang, page)
        said.add(flat(page[1][-1]))
    assert len(said) == len(powers)


@LANGS
def test_everything_that_always_holds_can_be_said(lang: str) -> None:
    passives: list[Passive] = [
        *(p.SkillBonus(skill, n, so) for skill in A_SKILL for n in (1, 2, -1) for so in (False, True)),
        *(p.AllSkills(n) for n in (1, -1, -2)), p.CombatHere(1), p.CombatHere(2), p.ExtraAction(), p.ExtraAction(TOME),
        p.ExtraSlots(HAND, 1, SPELL), p.ExtraSlots(HAND, 2, TOME), p.ExtraSlots(ARCANE, 1),
        p.ElderSignFails(), p.StaysWhileHorror(), p.EventsFromDiscard(),
        p.DearFirstAction(), p.NoPlaying(), p.ShroudBonus(2), p.ShroudBonus(-1), p.NoWayIn(), p.BlankHere(),
        p.DiscardWhenEmpty(), p.BarredWhileUnrevealed(), p.LimitBonus(health=1), p.LimitBonus(sanity=-1),
        p.LimitBonus(hand_size=-2, actions=-1), p.LimitBonus(1, 2, 3, 1), p.EnemyBonus(1), p.EnemyBonus(evade=-1),
        p.EnemyBonus(1, evade=1, whom=p.EveryEnemy()), p.EnemyBonus(1, whom=p.EveryEnemy(GHOUL)),
        p.EnemyBonus(health=w.PerInvestigator(2)), p.EnemyBonus(health=2), p.EnemyBonus(damage=1, horror=1),
        p.EnemyBonus(1, 1, 1, 1, 1, p.EnemiesThere(), c.SanityAtMost(4)),
        p.EnemyBonus(horror=1, whom=p.EnemiesThere(MONSTER)), p.CheaperAssets(ITEM, 2), p.CheaperAssets(TOME, 1),
        p.NoClues(), p.DoubleTokens(), p.NoInvestigating(), *(p.InvestigatedWith(skill) for skill in A_SKILL),
    ]  # fmt: skip
    assert {type(one) for one in passives} == set(get_args(Passive))
    said = set()
    for one in passives:
        page = speaker(lang).page(Asset("01020", "machete", 3, passive=(one,)))
        assert_tidy_page(lang, page)
        said.add(flat(page[1][-1]))
    assert len(said) == len(passives)


@LANGS
def test_every_enemy_keyword_and_prey_can_be_said(lang: str) -> None:
    preys: list[Prey] = [
        *(c.HighestSkill(skill) for skill in A_SKILL),
        *(c.LowestSkill(skill) for skill in A_SKILL),
        c.LowestHealth(),
        c.LowestSanity(),
        c.FewestCards(),
        c.MostClues(),
        c.BearerOnly(),
    ]
    assert {type(prey) for prey in preys} == set(get_args(Prey))
    enemies = [Enemy("01160", "ghoul-minion", 2, 2, 2, 1, prey=prey) for prey in preys]
    for keyword in ("hunter", "retaliate", "massive", "aloof", "weakness", "health_per_investigator", "unique"):
        options: dict[str, Any] = {keyword: True}
        enemies.append(Enemy("01160", "ghoul-minion", 2, 2, 2, 1, **options))
    enemies += [
        Enemy("01160", "ghoul-minion", 2, 2, 2, horror=2),
        *(
            Enemy("01160", "ghoul-minion", 2, 2, 2, 1, spawn=spawn)
            for spawn in (c.EmptyLocation(), c.WithPrey(), "downtown")
        ),
        Enemy("01160", "ghoul-minion", 2, 2, 2, 1, 2, spawn="attic", victory=2, traits=traits("ghoul", "elite")),
    ]
    said = set()
    for enemy in enemies:
        page = speaker(lang).page(enemy)
        assert_tidy_page(lang, page)
        said.add(tuple(map(flat, page[1])))
    assert len(said) == len(enemies)


@LANGS
def test_a_location_says_its_traits_and_to_which_traits_it_leads(lang: str) -> None:
    wild = Location("01113", "attic", 1, 2, "triangle", ("square",), 50, 15, traits=traits("hazard"), leads_to=(MONSTER,))
    page, plain = speaker(lang).page(wild), speaker(lang).page(box.LOCATION[box.SLUG.index("hallway")])
    assert_tidy_page(lang, page)
    said = "\n".join(map(flat, page[1]))
    assert all(flat(speaker(lang).voice.trait(one).said(NOM)) in said for one in (*traits("hazard"), MONSTER))
    assert len(page[1]) == len(plain[1]) + 2


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
    pages = [*(speaker(lang).page(card) for card in skills), *(speaker(lang).page(card) for card in treacheries)]
    for page in pages:
        assert_tidy_page(lang, page)
    assert len({tuple(map(flat, page[1])) for page in pages}) == len(pages)


@LANGS
def test_settings_are_explained_and_their_values_named(lang: str) -> None:
    speech = SPEECH[lang]
    assert_well_said(lang, (speech.game_title(),))
    assert_well_said(lang, speech.about(), ends=".")
    for setting in ARKHAM_LCG.settings:
        name, why = speech.setting(setting.name)
        assert_well_said(lang, name)
        assert_well_said(lang, why, ends=".")
        said = [speech.setting_value(setting.name, value) for value in setting.choices]
        for value in said:
            assert_well_said(lang, value)
        assert len({flat(value) for value in said}) == len(said)
