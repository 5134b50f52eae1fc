"""What is in the box, by number: the tables below say what each piece is. Zones and counters stand here too."""

from collections.abc import Iterable
from typing import Final

from miskatonic.core.declared import PIECE
from miskatonic.core.options import Verb, plain
from miskatonic.core.pieces import of_kind
from miskatonic.core.seats import MOST_SEATS, seat_slug
from miskatonic.core.zones import Layout, hidden
from miskatonic.games.eldritch_horror.cards import sheets, terms, world
from miskatonic.games.eldritch_horror.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.eldritch_horror.cards.artifacts import ARTIFACTS
from miskatonic.games.eldritch_horror.cards.assets import ASSETS
from miskatonic.games.eldritch_horror.cards.conditions import CONDITIONS
from miskatonic.games.eldritch_horror.cards.encounters_america import AMERICA
from miskatonic.games.eldritch_horror.cards.encounters_asia_australia import ASIA_AUSTRALIA
from miskatonic.games.eldritch_horror.cards.encounters_europe import EUROPE
from miskatonic.games.eldritch_horror.cards.encounters_general import GENERAL
from miskatonic.games.eldritch_horror.cards.expeditions import EXPEDITIONS
from miskatonic.games.eldritch_horror.cards.investigators import INVESTIGATORS
from miskatonic.games.eldritch_horror.cards.monsters import EPIC_MONSTERS, MONSTERS
from miskatonic.games.eldritch_horror.cards.mysteries import MYSTERIES
from miskatonic.games.eldritch_horror.cards.mythos import MYTHOS
from miskatonic.games.eldritch_horror.cards.other_worlds import OTHER_WORLDS
from miskatonic.games.eldritch_horror.cards.research import RESEARCH
from miskatonic.games.eldritch_horror.cards.special import SPECIAL
from miskatonic.games.eldritch_horror.cards.spells import SPELLS
from miskatonic.games.eldritch_horror.cards.tokens import CLUES, GATES

SEATS: Final = MOST_SEATS
SPACES: Final = len(world.SPACES)
RESERVE_SLOTS: Final = 4  # EH-SET-24
MOST_DOOM: Final = 20  # EH-DOM-06
MOST_TICKETS: Final = 2  # EH-PRE-03
STAGES: Final = 3

Sheet = (
    sheets.Investigator | sheets.AncientOne | sheets.Mystery | sheets.Mythos | sheets.Monster | sheets.Asset
    | sheets.Artifact | sheets.Spell | sheets.SpellBack | sheets.ConditionCard | sheets.ConditionBack | sheets.Encounter
    | sheets.Complex | sheets.Gate | sheets.Clue
)  # fmt: skip


class _Made:
    """The pieces of the box as they are made: what each is, its slug, and what is seen of its back."""

    def __init__(self) -> None:
        self.sheets: list[Sheet] = []
        self.slugs: list[str] = []
        self.backs: list[str] = []

    def add(self, sheet: Sheet, back: str, copy: int = 0) -> int:
        """One piece; its number."""
        self.sheets.append(sheet)
        self.slugs.append(f"{sheet.code}#{copy}" if copy else sheet.code)
        self.backs.append(back)
        return len(self.sheets) - 1

    def several(self, found: Iterable[Sheet], back: str) -> tuple[int, ...]:
        """Pieces of which there is one each."""
        return tuple([self.add(sheet, back) for sheet in found])


_made: Final = _Made()

_ENCOUNTERS: Final = (("america", AMERICA), ("europe", EUROPE), ("asia-australia", ASIA_AUSTRALIA), ("general", GENERAL))
ENCOUNTER_CARDS: Final = {name: _made.several(cards, name) for name, cards in _ENCOUNTERS}
OTHER_WORLD_CARDS: Final = _made.several(OTHER_WORLDS, "other-world")
EXPEDITION_CARDS: Final = tuple([_made.add(card, f"expedition-{world.SPACES[card.place].code}") for card in EXPEDITIONS])
RESEARCH_CARDS: Final = {code: _made.several(cards, "research") for code, cards in RESEARCH.items()}
SPECIAL_CARDS: Final = {code: _made.several(cards, "special") for code, cards in SPECIAL.items()}
ASSET_CARDS: Final = _made.several(ASSETS, "asset")
ARTIFACT_CARDS: Final = _made.several(ARTIFACTS, "artifact")
SPELL_CARDS: Final = tuple([_made.add(card, "spell", n + 1) for card in SPELLS for n in range(len(card.backs))])
CONDITION_CARDS: Final = tuple([_made.add(card, "condition", n + 1) for card in CONDITIONS for n in range(len(card.backs))])
_SPELL_BACKS: Final = tuple(
    [
        _made.add(sheets.SpellBack(f"{card.code}-back-{n + 1}", back), f"back-of-{card.code}")
        for card in SPELLS
        for n, back in enumerate(card.backs)
    ]
)
_CONDITION_BACKS: Final = tuple([_made.add(back, f"back-of-{card.code}") for card in CONDITIONS for back in card.backs])
MYTHOS_CARDS: Final = tuple([_made.add(card, f"mythos-{terms.COLOURS[card.colour]}") for card in MYTHOS])
MYSTERY_CARDS: Final = _made.several(MYSTERIES, "mystery")
MONSTER_TOKENS: Final = tuple(
    [_made.add(token, "monster", n + 1 if token.copies > 1 else 0) for token in MONSTERS for n in range(token.copies)]
)
EPIC_TOKENS: Final = _made.several(EPIC_MONSTERS, "epic-monster")
GATE_TOKENS: Final = _made.several(GATES, "gate")
CLUE_TOKENS: Final = _made.several(CLUES, "clue")
INVESTIGATOR_SHEETS: Final = _made.several(INVESTIGATORS, "investigator")
ANCIENT_ONE_SHEETS: Final = _made.several(ANCIENT_ONES, "ancient-one")

SHEETS: Final = tuple(_made.sheets)
"""The card, token or sheet that each piece number is."""
PIECE_SLUGS: Final = tuple(_made.slugs)
"""The name of each piece in keys, in saves and on the table."""
BACKS: Final = tuple(_made.backs)

# What is printed on a piece, in the type that it has.
INVESTIGATOR: Final = of_kind(SHEETS, sheets.Investigator)
ANCIENT_ONE_SHEET: Final = of_kind(SHEETS, sheets.AncientOne)
MYSTERY: Final = of_kind(SHEETS, sheets.Mystery)
MYTHOS_CARD: Final = of_kind(SHEETS, sheets.Mythos)
MONSTER: Final = of_kind(SHEETS, sheets.Monster)
POSSESSION: Final = {
    i: sheet for i, sheet in enumerate(SHEETS) if isinstance(sheet, sheets.Asset | sheets.Artifact | sheets.Spell)
}
ASSET_CARD: Final = of_kind(SHEETS, sheets.Asset)
SPELL_CARD: Final = of_kind(SHEETS, sheets.Spell)
CONDITION_CARD: Final = of_kind(SHEETS, sheets.ConditionCard)
CONDITION_BACK: Final = of_kind(SHEETS, sheets.ConditionBack)
COMPLEX: Final = of_kind(SHEETS, sheets.Complex)
GATE: Final = of_kind(SHEETS, sheets.Gate)
CLUE: Final = of_kind(SHEETS, sheets.Clue)

CODE: Final = tuple(sheet.code for sheet in SHEETS)
TRAITS_OF: Final = {
    i: sheet.traits
    for i, sheet in enumerate(SHEETS)
    if isinstance(sheet, sheets.Asset | sheets.Artifact | sheets.Spell | sheets.ConditionCard)
}
KIND_OF: Final = {
    i: sheet.kind
    for i, sheet in enumerate(SHEETS)
    if isinstance(sheet, sheets.Asset | sheets.Artifact | sheets.Spell | sheets.ConditionCard)
}
GATE_ON: Final = {gate.space: piece for piece, gate in GATE.items()}
"""The Gate that belongs to a space."""
MONSTERS_CALLED: Final = {
    code: tuple([i for i, token in MONSTER.items() if token.code == code]) for code in [t.code for t in MONSTER.values()]
}
DOUBLE_SIDED: Final = (*SPELL_CARDS, *CONDITION_CARDS)
BACK_PIECES: Final = dict(zip(DOUBLE_SIDED, (*_SPELL_BACKS, *_CONDITION_BACKS), strict=True))
"""The back that each copy begins with, before they are dealt anew."""
EXPEDITION_PLACES: Final = tuple([number for number, space in enumerate(world.SPACES) if space.expedition])


def slugs_of(pieces: Iterable[int]) -> tuple[str, ...]:
    """The names of some pieces."""
    return tuple([PIECE_SLUGS[piece] for piece in pieces])


def space_slug(space: int) -> str:
    """The name of a space in keys."""
    return world.SPACES[space].code


_SPACE_SLUGS: Final = tuple(space.code for space in world.SPACES)

# -------------------------------------------------------------------- counters
# A family of counters or zones is the list of its names, so that AT[2] is as quick as it looks. No count is secret.

SPACE: Final = "space"
_layout: Final = Layout()
_counter, _counters = _layout.counter, _layout.counters


def _of_pieces(name: str, pieces: tuple[int, ...], points: str = "") -> dict[int, str]:
    return dict(zip(pieces, _counters(name, slugs_of(pieces), points=points), strict=True))


PLAYS: Final = _counters("plays", SEATS, points=PIECE)
"""The investigator that each seat plays; nobody for a seat that has none."""
OUT: Final = _counters("out", SEATS)
"""Players who are eliminated (EH-ELI)."""
AT: Final = _counters("at", SEATS, points=SPACE)
AS_IF_ON: Final = _counters("as-if-on", SEATS, points=SPACE)
"""The space on which somebody counts as being who researches a Clue from afar."""
VALUE_OF: Final = tuple([_counters(value, SEATS) for value in terms.VALUES])
"""By value (HEALTH, SANITY) and seat."""
IMPROVED: Final = tuple([_counters(f"improved-{skill}", SEATS) for skill in terms.SKILLS])
"""By skill and seat: 0, 1 or 2 (EH-SKL-02, EH-SKL-03)."""
TICKETS: Final = (_counters("train-tickets", SEATS), _counters("ship-tickets", SEATS))
"""By kind of ticket (TRAIN, SHIP) and seat."""
DELAYED: Final = _counters("delayed", SEATS)
ACTED: Final = _counters("acted", SEATS)
"""The actions performed in this round, a bit each (EH-ACT-04)."""
SAVED: Final = _counters("saved", SEATS)
"""Who has paid for a Clue otherwise in this round: bits of the two ways."""
LEAD: Final = _counter("lead")
PHASE: Final = _counter("phase")
ACTION_PHASE: Final = 1
ENCOUNTER_PHASE: Final = 2
MYTHOS_PHASE: Final = 3
ROUND: Final = _counter("round")
PLAYERS: Final = _counter("players")
"""How many players began the game."""
DOOM: Final = _counter("doom")
OMEN: Final = _counter("omen")
"""The place of the Omen token on its track."""
AWAKE: Final = _counter("awake")
ON_GREEN: Final = _counter("on-green")
"""Eldritch tokens on the green space of the Omen track."""
ELDRITCH_AT: Final = _counters("eldritch-at", _SPACE_SLUGS)
MYSTERY_TOKEN: Final = _counter("mystery-token", points=SPACE)
EXPEDITION_AT: Final = _counter("expedition-at", points=SPACE)
HURT: Final = _of_pieces("hurt", (*MONSTER_TOKENS, *EPIC_TOKENS))
"""Health that a Monster on the board has lost."""
BEATEN: Final = _of_pieces("beaten", EPIC_TOKENS)
"""Epic Monsters that were defeated."""
_HOLDERS: Final = (*MYTHOS_CARDS, *MYSTERY_CARDS, *ANCIENT_ONE_SHEETS)
TOKENS_ON: Final = tuple([_of_pieces(f"{token}-on", _HOLDERS) for token in terms.TOKENS])
"""By token (ELDRITCH, HEALTH_TOKEN, SANITY_TOKEN) and card."""
FALLEN_AT: Final = _of_pieces("fallen-at", INVESTIGATOR_SHEETS, points=SPACE)
FALLEN_BY: Final = _of_pieces("fallen-by", INVESTIGATOR_SHEETS)
"""Whether a defeated investigator was injured (1) or mad (2)."""
LEFT_TICKETS: Final = (
    _of_pieces("left-train-tickets", INVESTIGATOR_SHEETS),
    _of_pieces("left-ship-tickets", INVESTIGATOR_SHEETS),
)
STARTING_RUMOR: Final = _counter("starting-rumor")
SET_OUT: Final = _counter("set-out")
"""The set-up is over."""

COUNTERS: Final = tuple(_layout.counter_families)

# -------------------------------------------------------------------- zones

_zone, _zones = _layout.zone, _layout.zones

PLAYED_BY: Final = _zones("investigator", SEATS, live=True)
OWNED: Final = _zones("owned", SEATS, live=True)
"""Assets, Artifacts and Spells of each seat."""
CONDITIONS_OF: Final = _zones("conditions", SEATS, live=True)
CLUES_OF: Final = _zones("clues-of", SEATS)
UNUSED: Final = _zone("unused-investigators")
FALLEN: Final = _zone("fallen")
"""Sheets of defeated investigators whose tokens lie on the board."""
_LEFT: Final = _zones("left-by", slugs_of(INVESTIGATOR_SHEETS))
LEFT_BY: Final = dict(zip(INVESTIGATOR_SHEETS, _LEFT, strict=True))
"""Possessions on the sheet of a defeated investigator (EH-DEF-04)."""
GONE: Final = _zone("gone")
"""What has gone back to the box during the game (EH-BOX-01)."""
OPPONENT: Final = _zone("ancient-one", live=True)
SET_ASIDE: Final = _zone("set-aside")
EPIC: Final = _zone("epic-monsters")
"""Epic Monsters in the box: they come into play by special effects only (EH-EPI-03)."""
ACTIVE_MYSTERY: Final = _zone("active-mystery", live=True)
SOLVED: Final = _zone("solved-mysteries")
MYSTERY_DECK: Final = _zone("mystery-deck", sees=hidden)
_KEPT: Final = _zones("kept-on", slugs_of(_HOLDERS))
KEPT_ON: Final = dict(zip(_HOLDERS, _KEPT, strict=True))
"""Clues, Monsters and Gates that lie on a Mystery, a Rumor or the Ancient One sheet."""
MYTHOS_COLOURS: Final = (terms.GREEN, terms.YELLOW, terms.BLUE)
_STAGE_ZONES: Final = [
    _zones(f"mythos-{terms.COLOURS[colour]}", tuple([f"stage-{n + 1}" for n in range(STAGES)]), sees=hidden)
    for colour in MYTHOS_COLOURS
]
MYTHOS_STAGE: Final = tuple([tuple([zones[stage] for zones in _STAGE_ZONES]) for stage in range(STAGES)])
"""The Mythos deck, by stage and colour. How many of each colour a stage holds is no secret; their order is."""
MYTHOS_BOX: Final = dict(
    zip(MYTHOS_COLOURS, _zones("mythos-box", tuple([terms.COLOURS[c] for c in MYTHOS_COLOURS]), sees=hidden), strict=True)
)
"""Mythos cards that this game does not use (EH-MYD-05, EH-INF-04)."""
MYTHOS_OPEN: Final = _zone("mythos-open")
"""The Mythos card that is being resolved."""
MYTHOS_DISCARD: Final = _zone("mythos-discard")
ONGOING: Final = _zone("ongoing", live=True)
RESERVE: Final = _zone("reserve")
DECK_OF: Final = {
    terms.ASSET: _zone("asset-deck", sees=hidden),
    terms.ARTIFACT: _zone("artifact-deck", sees=hidden),
    terms.SPELL: _zone("spell-deck", sees=hidden),
    terms.CONDITION: _zone("condition-deck", sees=hidden),
}
DISCARD_OF: Final = {terms.ASSET: _zone("asset-discard"), terms.ARTIFACT: _zone("artifact-discard")}
"""Double-sided cards have none: they are shuffled into their deck (EH-DBL-05)."""
_BEHIND: Final = _zones("behind", slugs_of(DOUBLE_SIDED), sees=hidden)
BEHIND: Final = dict(zip(DOUBLE_SIDED, _BEHIND, strict=True))
"""The back of each double-sided card."""
ENCOUNTER_DECKS: Final = ("america", "europe", "asia-australia", "general", "other-world", "research", "special")
ENCOUNTER_DECK: Final = {name: _zone(f"{name}-deck", sees=hidden) for name in ENCOUNTER_DECKS}
ENCOUNTER_DISCARD: Final = {name: _zone(f"{name}-discard") for name in (*ENCOUNTER_DECKS, "expedition")}
EXPEDITION_DECK: Final = dict(
    zip(
        EXPEDITION_PLACES,
        _zones("expedition-deck", tuple([_SPACE_SLUGS[p] for p in EXPEDITION_PLACES]), sees=hidden),
        strict=True,
    )
)
"""The Expedition deck by place: only the place of its top card is known, which the token shows (EH-EXP-03)."""
DRAWN: Final = _zone("drawn")
"""Encounter cards that are being resolved."""
MONSTERS_AT: Final = _zones("monsters-at", _SPACE_SLUGS)
CLUES_AT: Final = _zones("clues-at", _SPACE_SLUGS)
GATES_OPEN: Final = _zone("gates")
"""Gates on the board; each lies on the space it names."""
GATE_STACK: Final = _zone("gate-stack", sees=hidden)
GATE_DISCARD: Final = _zone("gate-discard")
CLUE_POOL: Final = _zone("clue-pool", sees=hidden)
CLUE_DISCARD: Final = _zone("clue-discard")
CUP: Final = _zone("cup", sees=hidden)
AMBUSHER: Final = _zone("ambusher")
"""A Monster drawn from the cup for an ambush."""

ZONES: Final = tuple(_layout.zone_families)

# -------------------------------------------------------------------- what can be chosen


def piece_slug(piece: int) -> str:
    """The name of a piece in keys."""
    return PIECE_SLUGS[piece]


def face_slug(face: int) -> str:
    """What a die shows, in keys."""
    return str(face)


TICKET_NAMES: Final = ("train", "ship")
DECK_NAMES: Final = (*ENCOUNTER_DECKS, "expedition")


def ticket_slug(kind: int) -> str:
    """A kind of ticket in keys."""
    return TICKET_NAMES[kind]


def skill_slug(skill: int) -> str:
    """A skill in keys."""
    return terms.SKILLS[skill]


def value_slug(value: int) -> str:
    """Health or Sanity in keys."""
    return terms.VALUES[value]


def deck_slug(deck: int) -> str:
    """A deck of encounters in keys."""
    return DECK_NAMES[deck]


def omen_slug(at: int) -> str:
    """A space of the Omen track in keys."""
    return f"{terms.COLOURS[terms.OMEN_TRACK[at]]}-{at + 1}"


TASKS: Final = ("mystery", "new-investigators", "lead")


def task_slug(task: int) -> str:
    """Something to do at the end of the Mythos Phase, in keys."""
    return TASKS[task]


PERSON: Final = Verb("person", seat_slug)
MOVE: Final = Verb("move", space_slug)
SPACE_OPTION: Final = Verb("space", space_slug)
PICK: Final = Verb("pick", piece_slug)
"""A card, a Monster, a Gate or a Clue, by its piece."""
TRADE: Final = Verb("trade", seat_slug)
OFFER: Final = Verb("give", piece_slug)
REQUEST: Final = Verb("take", piece_slug)
GIVE_TICKET: Final = Verb("give-ticket", ticket_slug)
TAKE_TICKET: Final = Verb("take-ticket", ticket_slug)
PREPARE: Final = Verb("prepare", ticket_slug)
DROP_TICKET: Final = Verb("drop", ticket_slug)
BUY: Final = Verb("buy", piece_slug)
FIGHT: Final = Verb("fight", piece_slug)
ENCOUNTER: Final = Verb("encounter", deck_slug)
RESEARCH_CLUE: Final = Verb("research", piece_slug)
AS_ENCOUNTER: Final = Verb("resolve", piece_slug)
MEET: Final = Verb("meet", piece_slug)
DIE: Final = Verb("die", face_slug)
SKILL: Final = Verb("skill", skill_slug)
VALUE: Final = Verb("value", value_slug)
OMEN_SPACE: Final = Verb("omen", omen_slug)
NUMBER: Final = Verb("number", str)
INVESTIGATE_AS: Final = Verb("play", piece_slug)
TASK: Final = Verb("task", task_slug)
REST: Final = plain("rest")
ACQUIRE: Final = plain("acquire")
END: Final = plain("end")
STOP: Final = plain("stop")
ROLL: Final = plain("roll")
SPEND_CLUE: Final = plain("spend-clue")
SPEND_SANITY: Final = plain("spend-sanity")
COMBAT_REROLL: Final = plain("reroll")
KEEP_RESULT: Final = plain("keep")
LOAN: Final = plain("loan")
YES: Final = plain("yes")
NO: Final = plain("no")
CLUES_PAY: Final = plain("clues")
KEY_PAYS: Final = plain("one-fewer")
SANITY_PAYS: Final = plain("sanity")
NO_ENCOUNTER: Final = plain("no-encounter")
IGNORE: Final = plain("ignore-monsters")
