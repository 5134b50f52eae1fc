"""Setting the game up in the order of the rulebook (EH-SET, EH-MYD, EH-VAR, EH-SOL)."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from miskatonic.core.code import Code, Frame, can, compiled
from miskatonic.core.rules import Piece, Rules
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import sheets
from miskatonic.games.eldritch_horror.cards import terms as t
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Moment, Power
from miskatonic.games.eldritch_horror.rules import (
    box,
    choosing,
    circumstances,
    double_sided,
    fights,
    improving,
    rumors,
)
from miskatonic.games.eldritch_horror.rules.actions import KEEP_TWO_TICKETS
from miskatonic.games.eldritch_horror.rules.decks import shuffle_double_sided
from miskatonic.games.eldritch_horror.rules.defeat import DEFEAT, enter_play
from miskatonic.games.eldritch_horror.rules.doom import WIN
from miskatonic.games.eldritch_horror.rules.people import active, controls, people, seats_in_order
from miskatonic.games.eldritch_horror.rules.powers import ability, may_use, whole
from miskatonic.games.eldritch_horror.rules.rounds import GAME

CHAPTERS: Final = (choosing, circumstances, fights, improving)
"""Chapters that no other calls: importing them says how their words run."""

RANDOM: Final = "random"
EASIER: Final = "easier"
HARDER: Final = "harder"
AS_PRINTED: Final = "normal"
DIFFICULTIES: Final = (AS_PRINTED, EASIER, HARDER)


# -------------------------------------------------------------------- pieces and codes


def _powers(sheet: box.Sheet) -> tuple[tuple[Power, int], ...]:
    """The powers of a component as abilities, each with the side of an Ancient One sheet."""
    match sheet:
        case sheets.Investigator():
            return ((Power(Moment.ACTION, sheet.action), -1), *[(power, -1) for power in sheet.powers])
        case sheets.AncientOne():
            return (*[(power, 0) for power in sheet.front.powers], *[(power, 1) for power in sheet.back.powers])
        case (
            sheets.Asset() | sheets.Artifact() | sheets.Spell() | sheets.ConditionCard() | sheets.Mystery() | sheets.Mythos()
        ):
            return tuple([(power, -1) for power in sheet.powers if power.moment not in _WHEN_GAINED])
        case _:
            return ()


_WHEN_GAINED: Final = {Moment.GAINED: "gained", Moment.GAINED_FROM_DECK: "gained-from-deck"}


def _piece(number: int) -> Piece:
    sheet = box.SHEETS[number]
    casts = isinstance(sheet, sheets.Spell)
    abilities = tuple([ability(power, casts, side) for power, side in _powers(sheet)])
    return Piece(box.PIECE_SLUGS[number], box.BACKS[number], sheet, abilities=abilities)


def _effects() -> dict[str, w.Effects]:
    """Everything printed that is carried out at some moment, by its address."""
    found: dict[str, w.Effects] = {}
    for sheet in dict.fromkeys(box.SHEETS):
        code = sheet.code
        match sheet:
            case sheets.Investigator():
                found[f"{code}.gets"] = sheet.gets
            case sheets.AncientOne():
                found |= _of_ancient_one(sheet)
            case sheets.Mystery():
                found |= {f"{code}.enters": sheet.enters, f"{code}.encounter": _encounter(sheet.encounter)}
            case sheets.Mythos():
                found |= {f"{code}.event": sheet.event, f"{code}.enters": sheet.enters}
                found |= {f"{code}.encounter": _encounter(sheet.encounter), f"{code}.empty": sheet.empty}
                found[f"{code}.reckoning"] = sheet.reckoning
            case sheets.Monster():
                found |= _of_monster(code, sheet)
            case sheets.Asset() | sheets.Artifact():
                for power in sheet.powers:
                    if power.moment in _WHEN_GAINED:
                        done = (whole(power.effects), w.DiscardThis()) if _is_service(sheet) else power.effects
                        found[f"{code}.{_WHEN_GAINED[power.moment]}"] = done
            case sheets.ConditionCard():
                found[f"{code}.reckoning"] = sheet.reckoning
            case sheets.ConditionBack() | sheets.SpellBack():
                found[code] = sheet.effects
            case sheets.Encounter():
                found |= {f"{code}.{n}": section for n, section in enumerate(sheet.sections)}
            case sheets.Complex():
                found |= {f"{code}.start": sheet.start, f"{code}.passed": sheet.passed, f"{code}.failed": sheet.failed}
            case _:
                pass
    return {address: effects for address, effects in found.items() if effects != ()}


def _is_service(sheet: sheets.Asset | sheets.Artifact) -> bool:
    return isinstance(sheet, sheets.Asset) and sheet.is_service


def _encounter(offered: sheets.AsEncounter | None) -> w.Effects:
    return () if offered is None else offered.effects


def _of_ancient_one(sheet: sheets.AncientOne) -> dict[str, w.Effects]:
    code = sheet.code
    found: dict[str, w.Effects] = {f"{code}.setup": sheet.setup, f"{code}.awakening": sheet.awakening}
    found |= {f"{code}.doom-instead": sheet.doom_instead, f"{code}.gate-instead": sheet.gate_instead}
    for name, side in (("front", sheet.front), ("back", sheet.back)):
        found[f"{code}.{name}.reckoning"] = side.reckoning
        if side.cultist is not None:
            found |= _of_monster(f"{code}.{name}.cultist", side.cultist)
    if sheet.final is not None:
        found[f"{code}.final"] = sheet.final.solved
        found[f"{code}.encounter"] = _encounter(sheet.final.encounter)
    return found


def _of_monster(code: str, token: sheets.Monster) -> dict[str, w.Effects]:
    found = {f"{code}.spawn": token.spawn, f"{code}.reckoning": token.reckoning}
    for reaction in token.reactions:
        found[f"{code}.{reaction.moment.name.lower().replace('_', '-')}"] = reaction.effects
    return found


def _codes() -> tuple[Code, ...]:
    printed = [compiled(address, whole(effects)) for address, effects in _effects().items()]
    return (*printed, DEFEAT, WIN, KEEP_TWO_TICKETS, double_sided.TURN_OVER, rumors.SOLVE_WHAT_IS_SOLVED)


def choosable(s: State, f: Frame, options: tuple[Code, ...]) -> list[int]:
    """Of several effects those that can be carried out."""
    return [i for i, code in enumerate(options) if can(s, f, code)]


RULES: Final = Rules(
    pieces=tuple([_piece(number) for number in range(len(box.SHEETS))]),
    names={box.SPACE: box.space_slug},
    registers={"monster": "piece", "clue": "piece", "gate": "piece", "card": "piece", "asset": "piece", "spell": "piece"},
    zones=box.ZONES,
    counters=box.COUNTERS,
    main=GAME,
    codes=_codes(),
    seat_of=lambda s, seat: seat,
    controls=controls,
    orders=active,
    seats_in_order=seats_in_order,
    person=box.PERSON,
    people=people,
    free_order=lambda s: False,
    choosable=choosable,
    may_use=may_use,
    actors=box.SEATS,
)

# -------------------------------------------------------------------- the set-up


def begin(options: Mapping[str, Any], seats: int, seed: int, contents: Iterable[str] | None = None) -> State:
    """Lay everything out; what asks or hears comes in the first steps of the game."""
    s = State(RULES, seats, seed, absent=RULES.absent(contents))
    s.set(box.PLAYERS, seats)
    s.set(box.LEAD, s.random("lead", seats))  # EH-SET-05
    sheet = _ancient_one(s, options["ancient_one"])
    _decks(s, sheet, seats)
    _mythos(s, sheet, options["difficulty"])
    s.set(box.DOOM, sheet.doom)  # EH-SET-22
    s.set(box.STARTING_RUMOR, int(options["starting_rumor"]))
    s.push(GAME, 0)
    s.lay_out(box.INVESTIGATOR_SHEETS, box.UNUSED)
    for seat, investigator in enumerate(_investigators(s, options["investigators"])):
        enter_play(s, seat, investigator)
    return s


def _ancient_one(s: State, named: str) -> sheets.AncientOne:
    """The Ancient One agreed on, or one by chance (EH-SET-10, EH-SET-11)."""
    cards = s.present(box.ANCIENT_ONE_SHEETS)
    by_code = {box.CODE[card]: card for card in cards}
    opponent = cards[s.random("ancient-one", len(cards))] if named == RANDOM else by_code[named]
    s.lay_out((opponent,), box.OPPONENT)
    return box.ANCIENT_ONE_SHEET[opponent]


def _decks(s: State, sheet: sheets.AncientOne, seats: int) -> None:
    """Tokens, cup and decks (EH-SET-02, -03, -12 to -18); alone one plays without Teamwork (EH-SOL-01)."""
    s.lay_out(box.GATE_TOKENS, box.GATE_STACK)
    s.lay_out(box.CLUE_TOKENS, box.CLUE_POOL)
    aside = tuple([token for token in box.MONSTER_TOKENS if box.CODE[token] in sheet.set_aside])
    s.lay_out(aside, box.SET_ASIDE)
    s.lay_out(box.EPIC_TOKENS, box.EPIC)
    s.lay_out(tuple([token for token in box.MONSTER_TOKENS if token not in aside]), box.CUP)
    for name, cards in box.ENCOUNTER_CARDS.items():
        s.lay_out(cards, box.ENCOUNTER_DECK[name])
    s.lay_out(box.OTHER_WORLD_CARDS, box.ENCOUNTER_DECK["other-world"])
    s.lay_out(box.RESEARCH_CARDS[sheet.code], box.ENCOUNTER_DECK["research"])
    s.lay_out(box.SPECIAL_CARDS.get(sheet.code, ()), box.ENCOUNTER_DECK["special"])
    for place, zone in box.EXPEDITION_DECK.items():
        s.lay_out(tuple([card for card in box.EXPEDITION_CARDS if box.COMPLEX[card].place == place]), zone)
    own = tuple([card for card in box.MYSTERY_CARDS if box.MYSTERY[card].ancient_one == sheet.code])
    s.lay_out(own, box.MYSTERY_DECK)
    for kind, cards in ((t.ASSET, box.ASSET_CARDS), (t.ARTIFACT, box.ARTIFACT_CARDS)):
        alone = seats == 1
        s.lay_out(tuple([c for c in cards if not alone or t.TEAMWORK not in box.TRAITS_OF[c]]), box.DECK_OF[kind])
    for deck in (
        *box.ENCOUNTER_DECK.values(),
        box.MYSTERY_DECK,
        box.GATE_STACK,
        box.DECK_OF[t.ASSET],
        box.DECK_OF[t.ARTIFACT],
    ):
        s.shuffle(deck)
    for kind, cards in ((t.SPELL, box.SPELL_CARDS), (t.CONDITION, box.CONDITION_CARDS)):
        s.lay_out(cards, box.DECK_OF[kind])
        for card in s.present(cards):
            s.lay_out((box.BACK_PIECES[card],), box.BEHIND[card])
        shuffle_double_sided(s, kind)


def _mythos(s: State, sheet: sheets.AncientOne, difficulty: str) -> None:
    """The Mythos deck in three stages by the table on the sheet; the rest stays in the box unseen (EH-MYD, EH-VAR)."""
    left_out = {EASIER: t.HARD, HARDER: t.EASY}.get(difficulty, -1)
    for column, colour in enumerate(box.MYTHOS_COLOURS):
        cards = [card for card in s.present(box.MYTHOS_CARDS) if box.MYTHOS_CARD[card].colour == colour]
        pile = [card for card in cards if box.MYTHOS_CARD[card].difficulty != left_out]
        s.lay_out(tuple(cards), box.MYTHOS_BOX[colour])
        for stage in range(box.STAGES):
            for _ in range(sheet.stages[stage][column]):
                card = pile.pop(s.random(f"mythos-{stage}", len(pile)))
                s.put(card, box.MYTHOS_STAGE[stage][column])


def _investigators(s: State, named: tuple[str, ...] | list[str]) -> list[int]:
    """The investigators chosen, the rest of the seats by chance (EH-SET-06)."""
    by_code = {card.code: i for i, card in box.INVESTIGATOR.items()}
    chosen = [by_code[name] for name in named]
    others = [i for i in s.present(box.INVESTIGATOR_SHEETS) if i not in chosen]
    while len(chosen) < s.seats:
        chosen.append(others.pop(s.random("investigators", len(others))))
    return chosen
