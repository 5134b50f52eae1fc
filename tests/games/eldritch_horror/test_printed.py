"""Every figure of the components against a second copy of what is printed on them (`printed.yaml`)."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
import yaml

from miskatonic.games.eldritch_horror.cards import sheets, world
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.eldritch_horror.cards.artifacts import ARTIFACTS
from miskatonic.games.eldritch_horror.cards.assets import ASSETS
from miskatonic.games.eldritch_horror.cards.conditions import CONDITIONS
from miskatonic.games.eldritch_horror.cards.investigators import INVESTIGATORS
from miskatonic.games.eldritch_horror.cards.monsters import EPIC_MONSTERS, MONSTERS
from miskatonic.games.eldritch_horror.cards.mysteries import MYSTERIES
from miskatonic.games.eldritch_horror.cards.mythos import MYTHOS
from miskatonic.games.eldritch_horror.cards.spells import SPELLS
from miskatonic.games.eldritch_horror.cards.terms import (
    COLOURS,
    CULTIST,
    DIFFICULTIES,
    KINDS,
    PATHS,
    SKILLS,
    TRAITS,
    TYPES,
    VALUES,
)
from miskatonic.games.eldritch_horror.cards.tokens import GATES, REFERENCES
from miskatonic.games.eldritch_horror.rules import box

COPY = (Path(__file__).parent / "printed.yaml").read_text(encoding="utf-8")
PRINTED: dict[str, Any] = yaml.load(COPY, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))

Step = dict[str, Any]


def slug(name: str) -> str:
    """A name as a code."""
    words = "".join(c if c.isalnum() else "-" for c in name.lower().replace("'", "")).split("-")
    return "-".join(word for word in words if word)


# -------------------------------------------------------------------- the cards in the notation of the copy


def steps(effects: w.Effects | None) -> list[Step]:
    """Effects as the copy writes them."""
    if effects is None:
        return []
    found = effects if isinstance(effects, tuple) else (effects,)
    return [step for effect in found for step in step_of(effect)]


def counted(**step: Any) -> Step:
    """A step with its amount, which is 1 where nothing is said."""
    return {key: value for key, value in step.items() if value is not None and value != []}


def step_of(effect: w.Effect) -> Iterable[Step]:
    match effect:
        case w.Steps(parts) | w.Price(parts):
            yield from steps(parts)
        case w.Test(skill, mod, passed, failed, extra, fewer, need, per_clue, per_sanity):
            dice = None
            if per_sanity:
                dice = "sanity"
            elif extra != 0:
                dice = "clue"
            elif fewer != 0:
                dice = "cultist" if isinstance(fewer, w.MonstersOn) else "spell"
            yield counted(
                test=SKILLS[skill],
                mod=mod or None,
                **{"pass": steps(passed)},
                fail=steps(failed),
                need=need if need != 1 else None,
                dice=dice,
                per_clue=per_clue or None,
            )
        case w.May(do, then, otherwise):
            yield counted(may=steps(do), then=steps(then), **{"else": steps(otherwise)})
        case w.Unless(do, price):
            yield counted(do=steps(do), unless=steps(price))
        case w.Choose(1, options, up_to):
            yield counted(choose=[steps(option) for option in options], optional=up_to or None)
        case w.If(condition, then, otherwise):
            yield counted(**{"if": type(condition).__name__}, then=steps(then), **{"else": steps(otherwise)})
        case w.GoOn(passed):
            yield {"goto": "pass" if passed else "fail"}
        case w.Lose(value, n):
            yield {"lose": VALUES[value], "n": n}
        case w.LoseBoth(health, sanity):
            yield {"lose": "health", "n": health}
            yield {"lose": "sanity", "n": sanity}
        case w.Recover(value, n):
            yield {"recover": VALUES[value], "n": n}
        case w.Spend(value, n):
            yield {"spend": VALUES[value], "n": n}
        case w.SpendClues(n):
            yield {"spend": "clue", "n": n}
        case w.GainClue(n):
            yield {"gain": "clue", "n": n}
        case w.GainThisClue():
            yield {"gain": "this_clue"}
        case w.GainSpell(n, trait, name):
            yield counted(gain="spell", n=None if trait is not None or name else n, trait=_trait(trait), name=name or None)
        case w.GainArtifact(trait, name):
            yield counted(
                gain="artifact", n=None if trait is not None or name else 1, trait=_trait(trait), name=name or None
            )
        case w.GainCondition(name, trait):
            yield counted(gain="condition", name=name or None, trait=_trait(trait))
        case w.GainAsset(traits, name, source):
            kinds = " or ".join(TRAITS[trait] for trait in traits) or None
            yield counted(gain="asset", trait=kinds, name=name or None, **{"from": ("deck", "reserve")[source]})
        case w.Discard(kind, n, trait, name):
            yield counted(discard=KINDS[kind], n=None if name else n, trait=_trait(trait), name=name or None)
        case w.Improve(skill):
            yield {"improve": "any" if skill < 0 else SKILLS[skill]}
        case w.BecomeDelayed():
            yield {"become": "delayed"}
        case w.Devour():
            yield {"devour": "self"}
        case w.CloseGate():
            yield {"close": "this_gate"}
        case w.SpawnClue(n, chosen):
            yield counted(spawn="clue", n=n, at="choice" if chosen else None)
        case w.SpawnGate(n):
            yield {"spawn": "gate", "n": n}
        case w.SpawnMonster(_, n, name, or_another):
            yield counted(spawn="monster", n=None if name else n, name=name or None, otherwise=or_another or None)
        case w.Ambush(name, beaten, unbeaten):
            yield counted(ambush=name or "random", beaten=steps(beaten), unbeaten=steps(unbeaten))
        case w.Fight(beaten, unbeaten):
            yield counted(encounter="monster", beaten=steps(beaten), unbeaten=steps(unbeaten))
        case w.HurtMonster(n):
            yield {"hurt": "monster", "n": n}
        case w.HurtMonsters(n):
            yield {"hurt": "each_monster", "n": n}
        case w.DiscardMonster(_, n):
            yield {"discard": "monster", "n": n}
        case w.DiscardThisMonster():
            yield {"discard": "monster"}
        case w.DiscardGate():
            yield {"discard": "gate", "n": 1}
        case w.DiscardThisClue():
            yield {"discard": "this_clue"}
        case w.DiscardFromOmenTrack():
            yield {"discard": "eldritch_token", "n": 1}
        case w.AdvanceDoom(n):
            yield {"doom": "advance", "n": n}
        case w.RetreatDoom(n):
            yield {"doom": "retreat", "n": n}
        case w.AdvanceOmen():
            yield {"omen": "advance", "n": 1}
        case w.SetOmen(back=False):
            yield {"omen": "set", "to": "choice"}
        case w.PlaceOnGreen():
            yield {"place": "eldritch_token", "n": 1, "onto": "omen_green"}
        case w.PlaceOnMystery():
            yield {"place": "eldritch_token", "n": 1, "onto": "active_mystery"}
        case w.PlaceOnSheet():
            yield {"place": "eldritch_token", "n": 1, "onto": "ancient_one_sheet"}
        case w.Move(to):
            yield {"move": "self", "to": _nearest(to)}
        case w.Walk(n, _, toward):
            yield counted(move="self", spaces=n, toward=None if toward is None else _nearest(toward))
        case w.MoveThisClue(to):
            yield {"move": "this_clue", "to": _nearest(to)}
        case w.MoveMonster(to, _, name):
            yield counted(move="monster", to="choice" if isinstance(to, w.AnySpace) else "self_space", name=name or None)
        case w.LoseMystery():
            yield {"shuffle": "solved_mystery", "n": 1}
        case _:
            raise AssertionError(effect)


def _trait(trait: int | None) -> str | None:
    return None if trait is None else TRAITS[trait]


def _nearest(where: w.Where) -> str:
    assert isinstance(where, w.Nearest)
    return f"nearest_{TYPES[where.where.type] if isinstance(where.where, w.OfType) else 'gate'}"


# -------------------------------------------------------------------- the copy in the same notation

CONDITIONS_SAID = {
    "investigator has at least 1 Spell": "Has",
    "investigator has Dark Pact": "Has",
    "the Hound of Tindalos is on the game board": "AtLeast",
}
DICE = {"1 per Clue": "clue", "1 per Sanity": "sanity", "-1 per Cultist": "cultist", "-1 per Spell": "spell"}
WITHOUT_AMOUNT = ("condition", "this_clue", "asset")


def plain(parts: list[Step]) -> list[Step]:
    """Steps of the copy without what the cards do not say."""
    return [normal(step) for step in parts]


def normal(step: Step) -> Step:
    out = {key: value for key, value in step.items() if key not in ("where", "target", "which", "doom_advances", "into")}
    for key in ("pass", "fail", "may", "then", "else", "do", "unless", "beaten", "unbeaten"):
        if key in out:
            out[key] = plain(out[key])
    if "choose" in out:
        out["choose"] = [plain(option) for option in out["choose"]]
    if "if" in out:
        out["if"] = CONDITIONS_SAID[out["if"]]
    if "name" in out:
        out["name"] = slug(out["name"])
    if "extra_dice" in out:
        said = out.pop("extra_dice")
        out["dice"] = next(word for begin, word in DICE.items() if said.startswith(begin))
    if "success_per" in out:
        del out["success_per"]
        out["per_clue"] = True
    if "ambush" in out:
        out["ambush"] = slug(out["ambush"])
    return _amounts(out)


def _amounts(out: Step) -> Step:
    """Amounts, sources and places as the cards have them."""
    if "gain" in out and out["gain"] not in WITHOUT_AMOUNT and not {"trait", "name"} & set(out):
        out.setdefault("n", 1)
    elif "gain" in out and out["gain"] != "clue":
        out.pop("n", None)
    if out.get("gain") == "asset":
        out.setdefault("from", "deck")
    if out.get("discard") in ("possession", "asset", "spell", "clue") and "name" not in out:
        out.setdefault("n", 1)
    if out.get("discard") == "monster" and step_is_spawned(out):
        out.pop("n", None)
    if out.get("omen") == "advance":
        out.setdefault("n", 1)
    if "improve" in out:
        out.pop("n", None)
    if out.get("move") == "monster":
        out.pop("from", None)
        out.pop("n", None)
        if out.pop("optional", False):
            return {"may": [out]}
    if out.get("spawn") == "monster":
        out.pop("at", None)
        out["otherwise"] = True if "otherwise" in out else None
        out = {key: value for key, value in out.items() if value is not None}
    if out.get("shuffle") == "solved_mystery":
        out.setdefault("n", 1)
    return out


def step_is_spawned(out: Step) -> bool:
    """Whether the one just spawned is meant, of which there is one."""
    return "n" not in out


@pytest.mark.parametrize("code", PRINTED["encounters"])
def test_sections_of_encounters(code: str) -> None:
    card = box.SHEETS[box.PIECE_SLUGS.index(code)]
    assert isinstance(card, sheets.Encounter)
    assert [steps(section) for section in card.sections] == [plain(part) for part in PRINTED["encounters"][code]]


@pytest.mark.parametrize("code", PRINTED["complex"])
def test_paragraphs_of_complex_encounters(code: str) -> None:
    card = box.SHEETS[box.PIECE_SLUGS.index(code)]
    assert isinstance(card, sheets.Complex)
    ours = [steps(part) for part in (card.start, card.passed, card.failed)]
    assert ours == [plain(part) for part in PRINTED["complex"][code]]
    if code in PRINTED["expeditions"]:
        assert world.SPACES[card.place].code == PRINTED["expeditions"][code]


def test_every_encounter_card_is_in_the_copy() -> None:
    ours = {sheet.code for sheet in box.SHEETS if isinstance(sheet, sheets.Encounter | sheets.Complex)}
    assert ours == {*PRINTED["encounters"], *PRINTED["complex"]}


# -------------------------------------------------------------------- figures


def _figures(token: sheets.Monster) -> list[int | str | None]:
    horror = None if token.will is None else token.horror
    damage = None if token.strength is None else token.damage
    tough = token.toughness
    said = f"players + {tough.plus}" if isinstance(tough, w.Players) else tough
    assert isinstance(said, int | str)
    return [token.will, horror, token.strength, damage, said]


def test_monsters() -> None:
    ours = {token.code: [token.copies, *_figures(token)] for token in MONSTERS if token.code != CULTIST}
    assert ours == PRINTED["monsters"]
    assert {token.code.removeprefix("epic-"): _figures(token) for token in EPIC_MONSTERS} == PRINTED["epic"]


DURING = {w.ALWAYS: "always", w.IN_COMBAT: "combat", w.IN_SPELLS: "spell"}


def _bonuses(card: sheets.Asset | sheets.Artifact) -> list[list[object]]:
    return [[SKILLS[p.skill], p.n, DURING[p.during]] for p in card.passive if isinstance(p, w.Bonus)]


def _traits(card: sheets.Asset | sheets.Artifact | sheets.ConditionCard) -> list[str]:
    return [TRAITS[trait] for trait in card.traits]


def test_assets_and_artifacts() -> None:
    assert {card.code: [card.value, _traits(card), _bonuses(card)] for card in ASSETS} == PRINTED["assets"]
    assert {card.code: [_traits(card), _bonuses(card)] for card in ARTIFACTS} == PRINTED["artifacts"]


def _span(case: w.Case) -> str:
    if case.high == w.MORE:
        return f"{case.low}+"
    return str(case.low) if case.low == case.high else f"{case.low}-{case.high}"


def test_spells() -> None:
    for card in SPELLS:
        trait, backs = PRINTED["spells"][card.code]
        assert TRAITS[card.trait] == trait
        for ours, printed in zip(card.backs, backs, strict=True):
            cases = [_span(case) for case in (ours if isinstance(ours, tuple) else (ours,)) if isinstance(case, w.Case)]
            assert set(cases) <= set(printed), card.code
    assert {card.code for card in SPELLS} == set(PRINTED["spells"])


AFTER = {sheets.After.FLIP: "flip", sheets.After.DISCARD: "discard"}


def test_conditions() -> None:
    for card in CONDITIONS:
        copies, traits, backs, after = PRINTED["conditions"][card.code]
        assert (len(card.backs), _traits(card), [back.code for back in card.backs]) == (copies, traits, backs)
        for back, then in zip(card.backs, after, strict=True):
            assert AFTER.get(back.after, then) == then, back.code
    assert {card.code for card in CONDITIONS} == set(PRINTED["conditions"])


def test_investigators() -> None:
    ours = {
        sheet.code: [
            sheet.health,
            sheet.sanity,
            list(sheet.skills),
            world.SPACES[sheet.start].code,
            SKILLS[sheet.injury],
            SKILLS[sheet.madness],
        ]
        for sheet in INVESTIGATORS
    }
    assert ours == PRINTED["investigators"]
    assert all(sum(sheet.skills) == 13 and sheet.health + sheet.sanity == 12 for sheet in INVESTIGATORS)


def test_ancient_ones_and_mysteries() -> None:
    ours = {
        sheet.code: [
            sheet.doom,
            sheet.mysteries,
            [list(stage) for stage in sheet.stages],
            [None if side.cultist is None else _figures(side.cultist) for side in (sheet.front, sheet.back)],
        ]
        for sheet in ANCIENT_ONES
    }
    assert ours == PRINTED["ancient_ones"]
    assert {code: [card.code for card in MYSTERIES if card.ancient_one == code] for code in PRINTED["mysteries"]} == PRINTED[
        "mysteries"
    ]


def test_mythos_cards() -> None:
    ours = {
        card.code: [
            COLOURS[card.colour],
            DIFFICULTIES[card.difficulty],
            "ongoing rumor" if card.is_rumor else "ongoing" if card.ongoing else "event",
            None if card.space is None else world.SPACES[card.space].code,
            card.eldritch,
        ]
        for card in MYTHOS
    }
    assert ours == PRINTED["mythos"]


def test_gates_references_and_the_map() -> None:
    assert {world.SPACES[gate.space].code: COLOURS[gate.omen] for gate in GATES} == PRINTED["gates"]
    assert [[r.gates, r.clues, r.surge] for r in REFERENCES] == PRINTED["references"]
    assert {space.code: [TYPES[space.type], space.expedition] for space in world.SPACES} == PRINTED["spaces"]
    ours = [[world.SPACES[p.a].code, world.SPACES[p.b].code, PATHS[p.type]] for p in world.PATHS]
    assert ours == PRINTED["paths"]
