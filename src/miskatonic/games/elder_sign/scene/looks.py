"""How things of Elder Sign look on the table: icons of people and monsters, tasks and effects as rows of symbols."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from miskatonic.core.code import Effect
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.dice import COLOURS, INVESTIGATION, LORE
from miskatonic.games.elder_sign.cards.entrance import LOST_AND_FOUND
from miskatonic.games.elder_sign.cards.sheets import NO_LOCK, Adventure, AncientOne
from miskatonic.games.elder_sign.cards.words import Symbol as Wanted
from miskatonic.games.elder_sign.rules.box import INVESTIGATOR, PIECE_SLUGS, TASKS_PRINTED
from miskatonic.games.elder_sign.rules.goals import Goal
from miskatonic.games.elder_sign.say import reading
from miskatonic.games.elder_sign.scene.captions import caption, letter, symbols_in_words
from miskatonic.scene import Strip, Symbol
from miskatonic.text.parts import Text, cat, flat
from miskatonic.text.speech import Speech

TROPHY_ICON: Final = reading.GOODS_ICONS[w.TROPHY]
MIDNIGHT_ICON: Final = "moon"
TERROR_ICON: Final = "terror"
MINUS: Final = "−"


def piece_id(piece: int) -> str:
    """The id of a piece on the table."""
    return f"piece:{PIECE_SLUGS[piece]}"


def person_id(investigator: int) -> str:
    """The id of an investigator's figure."""
    return f"person:{INVESTIGATOR[investigator].code}"


def code_of(piece: int) -> str:
    """What the list of components calls a piece; copies share it."""
    return PIECE_SLUGS[piece].partition("#")[0]


# -------------------------------------------------------------------- symbols


def wanted_symbol(wanted: Wanted, framed: bool = False) -> Symbol:
    """A symbol of a task."""
    if isinstance(wanted, w.Investigation):
        return Symbol(icons=(reading.INVESTIGATION_ICON,), number=str(wanted.n), framed=framed)
    return Symbol(icons=tuple(reading.FACE_ICONS[face] for face in wanted.faces), framed=framed)


def _price(sanity: int, health: int, clock: int) -> list[Symbol]:
    """What completing a task costs."""
    paid = [(reading.VALUE_ICONS[w.SANITY], sanity), (reading.VALUE_ICONS[w.HEALTH], health)]
    out = [Symbol(icons=(icon,), number=f"{MINUS}{n}", cost=True) for icon, n in paid if n]
    return [*out, *(Symbol(icons=(reading.CLOCK_ICON,), cost=True) for _ in range(clock))]


@cache
def printed_symbols(task: w.Task) -> tuple[Symbol, ...]:
    """A printed task without a monster; framed is what a monster would cover."""
    border = task.border or ()
    shown = [wanted_symbol(wanted, i in border) for i, wanted in enumerate(task.symbols)]
    return (*shown, *_price(task.sanity, task.health, task.clock))


@cache
def goal_symbols(goal: Goal) -> tuple[Symbol, ...]:
    """A task with the monster that lies on it."""
    shown = [wanted_symbol(wanted) for wanted in goal.symbols]
    return (*shown, *_price(goal.sanity, goal.health, goal.clock))


def _amount(n: int) -> str:
    return "" if n == 1 else f"{MINUS}{-n}" if n < 0 else str(n)


def effect_symbol(effect: Effect, everything: str) -> Symbol | None:
    """A simple effect as a symbol; `everything` is the word for all of it. None for one that needs words."""
    match effect:
        case w.Gain(kind, n):
            return Symbol(icons=(reading.GOODS_ICONS[kind],), number=_amount(n))
        case w.Lose(kind, n):
            return Symbol(icons=(reading.GOODS_ICONS[kind],), number=_amount(-n), cost=True)
        case w.Hurt(value, n):
            return Symbol(icons=(reading.VALUE_ICONS[value],), number=_amount(-n), cost=True)
        case w.Heal(value, n):
            return Symbol(icons=(reading.VALUE_ICONS[value],), number=f"+{n}")
        case w.HealAll(value):
            return Symbol(icons=(reading.VALUE_ICONS[value],), number=everything)
        case w.Signs(n):
            return Symbol(icons=(reading.SIGN_ICON,), number=_amount(n))
        case w.Gates(n):
            return Symbol(icons=(reading.GATE_ICON,), number=_amount(n))
        case w.Monsters(n):
            return Symbol(icons=(reading.MONSTER_ICON,), number=_amount(n))
        case w.Doom(n):
            return Symbol(icons=(reading.DOOM_ICON,), number=_amount(n))
        case w.AdvanceClock():
            return Symbol(icons=(reading.CLOCK_ICON,))
    return None


def effect_symbols(lang: str, effects: Sequence[Effect]) -> tuple[Symbol, ...]:
    """Effects as symbols; none if one of them needs words."""
    found = [effect_symbol(effect, flat(caption(lang, "all"))) for effect in effects]
    return tuple(symbol for symbol in found if symbol is not None) if None not in found else ()


def price_symbol(lang: str, cost: int) -> Symbol:
    """What an offer of the entrance costs in trophies."""
    if not cost:
        return Symbol(icons=(), number=flat(caption(lang, "free")))
    return Symbol(icons=(TROPHY_ICON,), number=f"{MINUS}{cost}", cost=True)


def lost_and_found_symbols(lang: str) -> tuple[Symbol, ...]:
    """What the faces of the die bring, those that bring nothing left out."""
    out: list[Symbol] = []
    for face, effects in LOST_AND_FOUND.items():
        if effects:
            number = f"{INVESTIGATION[face]} →" if face < LORE else "→"
            out += (Symbol(icons=(reading.FACE_ICONS[face],), number=number), *effect_symbols(lang, effects))
    return tuple(out)


def lock_symbol(lang: str, colour: int) -> Symbol:
    """A lock for a die of a colour, which a letter says too."""
    return Symbol(icons=(reading.LOCK_ICON,), number=letter(lang, colour), colour=COLOURS[colour])


# -------------------------------------------------------------------- rows of cards


@cache
def effect_strips(speech: Speech, card: Adventure, id: str) -> tuple[Strip, ...]:
    """What an adventure does beside its tasks: lock, terror, midnight, penalty and reward."""
    lang = speech.lang
    kinds = (
        ("terror", "danger", TERROR_ICON, card.terror),
        ("midnight", "danger", MIDNIGHT_ICON, card.midnight),
        ("reward", "gain", "", card.reward),
        ("penalty", "loss", "", card.penalty),
    )
    present = [kind for kind in kinds if kind[3]]
    words = speech.entry(card.code).lines[-len(present) :]  # these end the text of a card, in this order
    strips = [
        Strip(id=f"{id}:{name}", label=label, kind=kind, icon=icon, symbols=effect_symbols(lang, effects))
        for (name, kind, icon, effects), label in zip(present, words, strict=True)
    ]
    if card.lock != NO_LOCK:
        strips.insert(0, lock_strip(speech, id, card.lock))
    return tuple(strips)


@cache
def sheet_strips(speech: Speech, sheet: AncientOne, id: str) -> tuple[Strip, ...]:
    """What an Ancient One does to the game: property, start of the battle, attack. The combat task is not among them."""
    ids = ["property", *(["combat"] if sheet.combat else []), *(["battle-start"] if sheet.battle_start else [])]
    ids += ["attack"] if sheet.attack else []
    words = speech.entry(sheet.code).lines[-len(ids) :]  # these end the text of the card, in this order
    icons = {"attack": "attack", "property": "ancient-one"}
    return tuple(
        Strip(id=f"{id}:{name}", label=label, kind="danger", icon=icons.get(name, ""))
        for name, label in zip(ids, words, strict=True)
        if name != "combat"
    )


def lock_strip(speech: Speech, id: str, colour: int) -> Strip:
    """The lock of a card."""
    die = flat(speech.entry(f"die-{COLOURS[colour]}").title).lower()
    symbols = (lock_symbol(speech.lang, colour),)
    return Strip(id=f"{id}:lock", label=caption(speech.lang, "locks", die=die), kind="danger", symbols=symbols)


@cache
def task_words(lang: str, task: w.Task, number: int) -> Text:
    """A printed task without a monster, in words."""
    if task.is_side:
        return caption(lang, "side-task")
    what = symbols_in_words(lang, task.symbols, task.sanity, task.health, task.clock)
    border = () if task.border is None else caption(lang, "partial-task" if task.is_partial else "whole-task")
    return cat(caption(lang, "task", n=number + 1, what=what), border)


@cache
def goal_words(speech: Speech, goal: Goal) -> Text:
    """A task with the monster that lies on it, in words."""
    what = symbols_in_words(speech.lang, goal.symbols, goal.sanity, goal.health, goal.clock)
    who = speech.entry(code_of(goal.monster)).title
    if goal.number < TASKS_PRINTED:
        return caption(speech.lang, "task-with-monster", n=goal.number + 1, who=who, what=what)
    return caption(speech.lang, "monster-task", who=who, what=what)
