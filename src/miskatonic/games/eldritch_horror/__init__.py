"""Eldritch Horror: investigators travel the whole world to solve mysteries before an Ancient One awakens."""

from __future__ import annotations

from typing import Final

from miskatonic.games.eldritch_horror.bot.judge import judge
from miskatonic.games.eldritch_horror.bot.weighing import standing, terms
from miskatonic.games.eldritch_horror.bot.worth import value
from miskatonic.games.eldritch_horror.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.eldritch_horror.cards.conditions import CONDITIONS
from miskatonic.games.eldritch_horror.cards.investigators import INVESTIGATORS
from miskatonic.games.eldritch_horror.cards.spells import SPELLS
from miskatonic.games.eldritch_horror.cards.terms import DEBT
from miskatonic.games.eldritch_horror.cards.world import SPACES
from miskatonic.games.eldritch_horror.rules import box
from miskatonic.games.eldritch_horror.rules.box import ROUND, SEATS
from miskatonic.games.eldritch_horror.rules.explain import forbidden, grave, routine
from miskatonic.games.eldritch_horror.rules.people import ancient_one
from miskatonic.games.eldritch_horror.rules.setup import DIFFICULTIES, RANDOM, RULES, begin
from miskatonic.games.eldritch_horror.say import SPEECH
from miskatonic.games.eldritch_horror.scene.table import scene, targets
from miskatonic.games.eldritch_horror.story import STORY
from miskatonic.title import Setting, Title, check_investigators

ELDRITCH_HORROR: Final = Title(
    id="eldritch-horror",
    version=1,
    stage="beta",
    seats=tuple(range(1, SEATS + 1)),
    minutes=(120, 240),
    complexity=4,
    settings=(
        Setting("ancient_one", RANDOM, (RANDOM, *(sheet.code for sheet in ANCIENT_ONES)), told=True),
        Setting("investigators", (), tuple(card.code for card in INVESTIGATORS), several=True, told=True),
        Setting("difficulty", DIFFICULTIES[0], DIFFICULTIES),
        Setting("starting_rumor", False, (False, True)),
    ),
    rules=RULES,
    begin=begin,
    check=lambda options, seats: check_investigators(options["investigators"], seats),
    speech=SPEECH,
    scene=scene,
    targets=targets,
    forbidden=forbidden,
    grave=grave,
    routine=routine,
    value=value,
    rounds=lambda s: s.count(ROUND),
    census={
        "america": 8,
        "europe": 8,
        "asia-australia": 8,
        "general": 12,
        "other-world": 24,
        **{f"expedition-{space.code}": 3 for space in SPACES if space.expedition},
        "research": 32,
        "special": 12,
        "asset": 40,
        "artifact": 14,
        "spell": 20,
        "condition": 36,
        **{f"back-of-{card.code}": 2 for card in SPELLS},
        **{f"back-of-{card.code}": 6 if card.code == DEBT else 3 for card in CONDITIONS},
        "mythos-yellow": 21,
        "mythos-green": 18,
        "mythos-blue": 12,
        "mystery": 16,
        "monster": 34,
        "epic-monster": 9,
        "gate": 9,
        "clue": 36,
        "investigator": 12,
        "ancient-one": 4,
    },
    story=STORY,
    faced=lambda s: (ancient_one(s).code,),
    people=lambda s, seat: (box.CODE[s.pointed(box.PLAYS[seat])],),
    open_hands=lambda seats: (),
    rulebook="miskatonic.games.eldritch_horror",
    judge=judge,
    terms=terms,
    standing=standing,
)
