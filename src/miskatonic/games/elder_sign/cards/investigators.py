"""The 16 investigators (ES-COM-03, ES-IVG-01)."""

from typing import Final

from miskatonic.games.elder_sign.cards.dice import LORE, PERIL, RED, TERROR, YELLOW
from miskatonic.games.elder_sign.cards.sheets import Investigator, Moment, Period, Power
from miskatonic.games.elder_sign.cards.words import (
    CLUE,
    COMMON,
    HEALTH,
    SANITY,
    SPELL,
    UNIQUE,
    AddDie,
    ChangeFace,
    Draw,
    ForEachGained,
    FreeReroll,
    HealAnyone,
    IgnoreMythos,
    Lose,
    ManyTasks,
    NoMonstersInOwnTurn,
    NoTerror,
    OnOtherWorld,
    RaiseInvestigation,
    RerollDice,
    RollLockedDice,
    TakeAlly,
)
from miskatonic.words import Choose, Instead, Repeat

BOTH_DICE: Final = (AddDie(YELLOW), AddDie(RED))
SCROUNGE: Final = Instead(ForEachGained(Choose(1, (Draw(CLUE), Draw(COMMON), Draw(UNIQUE), Draw(SPELL)))))

# fmt: off
INVESTIGATORS: Final = (
    Investigator(
        "amanda-sharpe", 5, 5, (Repeat(2, (Draw(COMMON), Draw(UNIQUE), Draw(SPELL))),),
        passive=(ManyTasks(),),
    ),
    Investigator(
        "ashcan-pete", 4, 6, (TakeAlly("duke"),),
        (Power(Moment.WOULD_GAIN, (SCROUNGE,), kinds=(COMMON, UNIQUE, SPELL)),),
    ),
    Investigator(
        "bob-jenkins", 4, 6, (Draw(COMMON, 2), Draw(UNIQUE)),
        (Power(Moment.GAINED, (Draw(COMMON),), kinds=(COMMON,)),),
    ),
    Investigator(
        "carolyn-fern", 6, 4, (Draw(COMMON), Draw(UNIQUE)),
        (Power(Moment.TURN_BEGINS, (HealAnyone(SANITY),), once_per=Period.DAY),),
    ),
    Investigator(
        "darrell-simmons", 4, 6, (Draw(COMMON), Draw(UNIQUE)),
        (Power(Moment.AFTER_ROLL, (RaiseInvestigation(),), once_per=Period.ROLL),),
    ),
    Investigator(
        "dexter-drake", 5, 5, (Draw(UNIQUE), Draw(SPELL, 2)),
        (Power(Moment.GAINED, (Draw(SPELL),), kinds=(SPELL,)),),
    ),
    Investigator(
        "gloria-goldberg", 6, 4, (Draw(COMMON), Draw(SPELL)),
        (Power(Moment.ADVENTURE_BEGINS, BOTH_DICE, where=OnOtherWorld()),),
    ),
    Investigator(
        "harvey-walters", 7, 3, (Draw(UNIQUE), Draw(SPELL)),
        (Power(Moment.AFTER_ROLL, (ChangeFace((TERROR,), LORE),), once_per=Period.ROLL),),
    ),
    Investigator(
        "jenny-barnes", 6, 4, (Draw(COMMON), Draw(SPELL)),
        (Power(Moment.ADVENTURE_BEGINS, BOTH_DICE, (Choose(1, (Lose(COMMON), Lose(CLUE), Lose(SPELL))),), Period.TURN),),
    ),
    Investigator(
        "joe-diamond", 4, 6, (Draw(COMMON), Draw(CLUE)),
        (Power(Moment.CLUE_SPENT, (FreeReroll(),)),),
    ),
    Investigator(
        "kate-winthrop", 6, 4, (Draw(UNIQUE), Draw(SPELL)),
        passive=(NoMonstersInOwnTurn(), NoTerror()),
    ),
    Investigator(
        "mandy-thompson", 5, 5, (Draw(COMMON), Draw(CLUE)),
        (Power(Moment.ROLLED, (RerollDice(2),), once_per=Period.DAY),),
    ),
    Investigator(
        "michael-mcglen", 3, 7, (Draw(COMMON, 2),),
        (Power(Moment.AFTER_ROLL, (ChangeFace((TERROR,), PERIL),), once_per=Period.ROLL),),
    ),
    Investigator(
        "monterey-jack", 3, 7, (Draw(COMMON), Draw(UNIQUE, 2)),
        (Power(Moment.GAINED, (Draw(UNIQUE),), kinds=(UNIQUE,)),),
    ),
    Investigator(
        "sister-mary", 7, 3, (Draw(COMMON), Draw(UNIQUE), Draw(SPELL)),
        passive=(IgnoreMythos(), RollLockedDice()),
    ),
    Investigator(
        "vincent-lee", 5, 5, (Draw(COMMON), Draw(SPELL)),
        (Power(Moment.TURN_BEGINS, (HealAnyone(HEALTH),), once_per=Period.DAY),),
    ),
)
# fmt: on
