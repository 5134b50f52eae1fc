"""Elder Sign, for 1 to 8 players: roll for the adventures of a haunted museum and gather Elder Signs before it awakens."""

from __future__ import annotations

from typing import Final

from miskatonic.games.elder_sign.bot.judge import judge
from miskatonic.games.elder_sign.bot.value import value
from miskatonic.games.elder_sign.bot.weighing import standing, terms
from miskatonic.games.elder_sign.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.elder_sign.cards.investigators import INVESTIGATORS
from miskatonic.games.elder_sign.rules import box
from miskatonic.games.elder_sign.rules.box import SEATS, TURNS
from miskatonic.games.elder_sign.rules.explain import forbidden, grave, several
from miskatonic.games.elder_sign.rules.people import ancient_one
from miskatonic.games.elder_sign.rules.setup import RANDOM, RULES, begin
from miskatonic.games.elder_sign.say import SPEECH
from miskatonic.games.elder_sign.scene.table import scene, targets
from miskatonic.games.elder_sign.story import STORY
from miskatonic.title import Setting, Title, check_investigators

ELDER_SIGN: Final = Title(
    id="elder-sign",
    version=1,
    stage="beta",
    seats=tuple(range(1, SEATS + 1)),
    minutes=(60, 120),
    complexity=2,
    settings=(
        Setting("ancient_one", RANDOM, (RANDOM, *(sheet.code for sheet in ANCIENT_ONES)), told=True),
        Setting("investigators", (), tuple(card.code for card in INVESTIGATORS), several=True, told=True),
        Setting("clue_each", False, (False, True)),
        Setting("second_mythos", False, (False, True)),
    ),
    rules=RULES,
    begin=begin,
    check=lambda options, seats: check_investigators(options["investigators"], seats),
    speech=SPEECH,
    scene=scene,
    targets=targets,
    forbidden=forbidden,
    grave=grave,
    several=several,
    value=value,
    rounds=lambda s: s.count(TURNS),
    census={
        "adventure": 48,
        "other-world": 8,
        "common": 12,
        "unique": 12,
        "spell": 12,
        "ally": 8,
        "mythos": 32,
        "monster": 22,
        "mask": 5,
        "investigator": 16,
        "ancient-one": 8,
        "die": 8,
    },
    story=STORY,
    faced=lambda s: (ancient_one(s).code,),
    people=lambda s, seat: (box.INVESTIGATOR[s.pointed(box.PLAYS[seat])].code,),
    open_hands=lambda seats: (),
    rulebook="miskatonic.games.elder_sign",
    judge=judge,
    terms=terms,
    standing=standing,
)
