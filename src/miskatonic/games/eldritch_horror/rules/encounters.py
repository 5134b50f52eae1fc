"""The Encounter Phase of an investigator: combat first, then one encounter of choice (EH-ENC, EH-LOC, EH-TKE, EH-COM-01)."""

from typing import Final

from miskatonic.core.code import Frame, holds, procedure, runs
from miskatonic.core.declared import PIECE
from miskatonic.core.events import Event, renew_limits
from miskatonic.core.offers import offers, use_chosen
from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import AsEncounter, Moment
from miskatonic.games.eldritch_horror.cards.terms import CONDITION, DETAINED
from miskatonic.games.eldritch_horror.rules import asks, box, happens, people, places, tells
from miskatonic.games.eldritch_horror.rules.amounts import owned
from miskatonic.games.eldritch_horror.rules.combat import fight
from miskatonic.games.eldritch_horror.rules.complex_encounters import EXPEDITION, OTHER_WORLD
from miskatonic.games.eldritch_horror.rules.decks import (
    DECK,
    draw_encounter,
    refill_reserve,
)
from miskatonic.games.eldritch_horror.rules.fallen import MEETING
from miskatonic.games.eldritch_horror.rules.monsters import nothing
from miskatonic.games.eldritch_horror.rules.powers import ENCOUNTER as ONCE_PER_ENCOUNTER
from miskatonic.games.eldritch_horror.rules.powers import is_success_heard

GENERAL: Final = DECK["general"]
CITY_DECKS: Final = (DECK["america"], DECK["europe"], DECK["asia-australia"])
"""The decks of the named cities, three cities each, in the order of the map (EH-LOC-05 to EH-LOC-07)."""
NAMED_CITIES: Final = 9

# -------------------------------------------------------------------- what can be encountered


def as_encounter(s: State, card: int) -> AsEncounter | None:
    """The encounter that a Rumor, a Mystery or the Ancient One sheet offers."""
    if card in box.MYTHOS_CARD:
        return box.MYTHOS_CARD[card].encounter
    if card in box.MYSTERY:
        return box.MYSTERY[card].encounter
    final = people.ancient_one(s).final
    return final.encounter if final is not None and box.AWAKE in s.counts else None


def choices(s: State, f: Frame) -> list[Option]:
    """Location encounters, and those that tokens and cards offer on this space (EH-ENC-03, EH-TKE-01)."""
    space = people.space_of(s, f.who)
    options: list[Option] = []
    if space < NAMED_CITIES:
        options.append(box.ENCOUNTER[CITY_DECKS[space // 3]])
    options.append(box.ENCOUNTER[GENERAL])
    options.extend(box.RESEARCH_CLUE.each(places.clues_on(s, space)))
    if places.gate_on(s, space) >= 0:
        options.append(box.ENCOUNTER[DECK["other-world"]])
    if s.pointed(box.EXPEDITION_AT) == space and not people.is_forbidden(s, w.NoExpeditions):
        options.append(box.ENCOUNTER[DECK["expedition"]])
    for zone in (box.ONGOING, box.ACTIVE_MYSTERY, box.OPPONENT):
        for card in s.zones.get(zone, ()):
            offered = as_encounter(s, card)
            if offered is None or space not in places.spaces(s, f, offered.at):
                continue
            if offered.when is None or holds(s, f, offered.when):
                options.append(box.AS_ENCOUNTER[card])
    options.extend(box.MEET.each([i for i in s.zones.get(box.FALLEN, ()) if s.counts.get(box.FALLEN_AT[i]) == space]))
    return options


# -------------------------------------------------------------------- the phase of one investigator


def begin(s: State, f: Frame) -> None:
    """Who is Detained resolves the back of that card instead (EH-ENC-04, EH-FAQ-06)."""
    if not people.is_alive(s, f.who):
        f.end()
        return
    renew_limits(s, ONCE_PER_ENCOUNTER)
    held = owned(s, f.who, CONDITION, name=DETAINED)
    if held:
        s.push(s.rules.codes["turn over"], f.who).regs["piece"] = held[0]
        f.goto(finish)


def unfought(s: State, f: Frame) -> list[int]:
    """Monsters here that were not fought in this phase (EH-COM-11)."""
    fought = f.lists.get("fought", ())
    return [monster for monster in places.monsters_on(s, people.space_of(s, f.who)) if monster not in fought]


def choose(s: State, f: Frame) -> None:
    """Monsters first; then one other encounter, which is free after combat (EH-ENC-02, EH-ENC-03, EH-COM-01)."""
    f.answer = None
    if not people.is_alive(s, f.who) or f.regs.get("over"):
        f.goto(finish)
        return
    here = places.monsters_on(s, people.space_of(s, f.who))
    fought = bool(f.lists.get("fought")) or "again" in f.regs
    if f.regs.get("clue", -1) >= 0:
        f.goto(research_afar)
        return
    if f.regs.get("ignoring"):
        s.ask(f, f.who, asks.Encounter, [*choices(s, f), *offers(s, f.who, Moment.FREE_TO_CHOOSE.name)])
        return
    left = unfought(s, f)
    if left:
        options: list[Option] = box.FIGHT.each(left)
        if not fought:
            options.extend(offers(s, f.who, Moment.ENCOUNTER.name))
            if people.has_passive(s, f.who, w.IgnoresMonsters):
                options.append(box.IGNORE)
        s.ask(f, f.who, asks.Encounter, options)
        return
    if here or (fought and f.regs.get("no-further")):
        f.goto(finish)
        return
    options = [*choices(s, f), *offers(s, f.who, Moment.FREE_TO_CHOOSE.name)]
    if fought:
        options.append(box.NO_ENCOUNTER)
    else:
        options.extend(offers(s, f.who, Moment.ENCOUNTER.name))
    s.ask(f, f.who, asks.Encounter, options)


def resolve(s: State, f: Frame) -> None:
    """A fight leaves the choice open; anything else is the encounter of this phase."""
    option = f.answer
    if option is None or option is box.NO_ENCOUNTER:
        f.goto(finish)
        return
    if option.verb is box.FIGHT:
        f.lists["fought"] = (*f.lists.get("fought", ()), option.value)
        f.goto(choose)
        fight(s, f.who, option.value)
        return
    if option is box.IGNORE:
        f.regs["ignoring"] = 1
        f.goto(choose)
        return
    if use_chosen(s, f):
        f.goto(choose)
        return
    f.goto(finish)
    encounter(s, f.who, option)


def encounter(s: State, who: int, option: Option) -> None:
    """The encounter that was chosen."""
    if option.verb is box.RESEARCH_CLUE:
        s.push(RESEARCH, who).regs["clue"] = option.value
    elif option.verb is box.AS_ENCOUNTER:
        s.push(s.rules.codes[f"{box.CODE[option.value]}.encounter"], who).regs["piece"] = option.value
    elif option.verb is box.MEET:
        s.push(MEETING, who).regs["piece"] = option.value
    elif option.value == DECK["other-world"]:
        s.push(OTHER_WORLD, who)
    elif option.value == DECK["expedition"]:
        s.push(EXPEDITION, who)
    else:
        s.push(LOCATION, who).regs["deck"] = option.value


def research_afar(s: State, f: Frame) -> None:
    """A Clue somewhere else is researched as if on its space."""
    clue = f.regs["clue"]
    space = places.space_of_piece(s, clue)
    if space >= 0:
        s.point(box.AS_IF_ON[f.who], space)
        frame = s.push(RESEARCH, f.who)
        frame.regs["clue"] = clue
        frame.regs["die"] = f.regs.get("die", 0)


def finish(s: State, f: Frame) -> None:
    """The investigator's phase is over."""
    s.point(box.AS_IF_ON[f.who], -1)
    refill_reserve(s)


ENCOUNTER: Final = procedure("encounter", begin, choose, resolve, research_afar, finish, fought=PIECE, clue=PIECE)

# -------------------------------------------------------------------- location and Research encounters


def section(s: State, seat: int, deck: int) -> int:
    """Which section of a card is resolved: that of the city, or of the type of space (EH-LOC-01, EH-LOC-04)."""
    space = places.stands_on(s, seat)
    return space % 3 if deck in CITY_DECKS else places.TYPE[space]


def draw_card(s: State, f: Frame) -> None:
    """A card is drawn, and its section resolved (EH-LOC-01, EH-LOC-02)."""
    deck = f.regs["deck"]
    card = draw_encounter(s, box.DECK_NAMES[deck])
    part = section(s, f.who, deck)
    f.regs["piece"] = card
    s.note(tells.Encounter, people.person(s, f.who), card, part, deck, rule="EH-LOC-01")
    s.push(s.rules.codes[f"{box.CODE[card]}.{part}"], f.who).regs["piece"] = card


def put_card_away(s: State, f: Frame) -> None:
    """Then the card is discarded."""
    s.put(f.regs["piece"], box.ENCOUNTER_DISCARD[box.DECK_NAMES[f.regs["deck"]]])


LOCATION: Final = procedure("location encounter", draw_card, put_card_away)


def draw_research(s: State, f: Frame) -> None:
    """The top Research card, by the type of the Clue's space (EH-RES-01, EH-RES-03)."""
    f.lists["had"] = s.zones.get(box.CLUES_OF[f.who], ())
    card = draw_encounter(s, "research")
    part = section(s, f.who, DECK["research"])
    f.regs["piece"] = card
    s.note(tells.Encounter, people.person(s, f.who), card, part, DECK["research"], rule="EH-RES-01")
    frame = s.push(s.rules.codes[f"{box.CODE[card]}.{part}"], f.who)
    frame.regs["piece"] = card
    frame.regs["clue"] = f.regs["clue"]


def research_done(s: State, f: Frame) -> None:
    """The card is discarded; Mysteries hear which Clue was gained (EH-RES-04)."""
    s.put(f.regs["piece"], box.ENCOUNTER_DISCARD["research"])
    gained = [clue for clue in s.zones.get(box.CLUES_OF[f.who], ()) if clue not in f.lists["had"]]
    own = f.regs["clue"] if f.regs["clue"] in gained else gained[0] if gained else -1
    s.happen(RESEARCHED, f.who, own)


RESEARCHED: Final = Event(Moment.RESEARCHED.name, nothing, happens.Researched)
RESEARCH: Final = procedure("research encounter", draw_research, research_done, had=PIECE, clue=PIECE)

# -------------------------------------------------------------------- words that change the choice


def of_the_phase(s: State, f: Frame) -> Frame | None:
    """The Encounter Phase of the one who acts."""
    for g in s.stack:
        if g.code is ENCOUNTER and g.who == f.who and g.step:
            return g
    return None


def ignore(s: State, f: Frame, node: w.IgnoreMonsters) -> None:
    """All Monsters here are ignored."""
    g = of_the_phase(s, f)
    if g is not None:
        g.regs["ignoring"] = 1


def no_further(s: State, f: Frame, node: w.NoFurtherEncounter) -> None:
    """The further encounter after combat is lost, or was had on the way."""
    g = of_the_phase(s, f)
    if g is not None:
        g.regs["over" if node.at_once else "no-further"] = 1


def ask_clue(s: State, f: Frame, node: w.ChooseClue) -> None:
    """Which Clue on the board."""
    s.ask(f, f.who, asks.WhichClue, box.PICK.each(places.clues_on_board(s)))


def note_clue(s: State, f: Frame, node: w.ChooseClue) -> None:
    """The effect is about that one."""
    if f.answer is not None:
        s.shared(f).regs["clue"] = f.value


def can_choose_clue(s: State, f: Frame, node: w.ChooseClue) -> bool:
    """With no Clue there is nothing to research, but a Spell that succeeds may be worth something (EH-SPL-01)."""
    return bool(places.clues_on_board(s)) or is_success_heard(s)


def research_that(s: State, f: Frame, node: w.ResearchThatClue) -> None:
    """In place of another encounter."""
    g = of_the_phase(s, f)
    if g is not None:
        g.regs["clue"] = s.shared(f).regs["clue"]


def research_with_die(s: State, f: Frame, node: w.ResearchDie) -> None:
    """With an additional die."""
    g = of_the_phase(s, f)
    if g is not None:
        g.regs["die"] = 1


runs(w.IgnoreMonsters, ignore)
runs(w.NoFurtherEncounter, no_further)
runs(w.ChooseClue, ask_clue, note_clue, can=can_choose_clue)
runs(w.ResearchThatClue, research_that, can=lambda s, f, node: "clue" in s.shared(f).regs)
runs(w.ResearchDie, research_with_die)
