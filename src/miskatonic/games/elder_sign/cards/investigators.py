"""The 16 investigators (ES-COM-03, ES-IVG-01)."""

from typing import Final

from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.dice import LORE, PERIL, RED, TERROR, YELLOW
from miskatonic.games.elder_sign.cards.sheets import Investigator, Moment, Period, Power
from miskatonic.words import Choose, Instead, Repeat

BOTH_DICE: Final = (w.AddDie(YELLOW), w.AddDie(RED))
SCROUNGE: Final = Instead(w.ForEachGained(Choose(1, (w.Draw(w.CLUE), w.Draw(w.COMMON), w.Draw(w.UNIQUE), w.Draw(w.SPELL)))))

# fmt: off
INVESTIGATORS: Final = (
    Investigator(
        "amanda-sharpe", 5, 5, (Repeat(2, (w.Draw(w.COMMON), w.Draw(w.UNIQUE), w.Draw(w.SPELL))),),
        passive=(w.ManyTasks(),),
    ),
    Investigator(
        "ashcan-pete", 4, 6, (w.TakeAlly("duke"),),
        (Power(Moment.WOULD_GAIN, (SCROUNGE,), kinds=(w.COMMON, w.UNIQUE, w.SPELL)),),
    ),
    Investigator(
        "bob-jenkins", 4, 6, (w.Draw(w.COMMON, 2), w.Draw(w.UNIQUE)),
        (Power(Moment.GAINED, (w.Draw(w.COMMON),), kinds=(w.COMMON,)),),
    ),
    Investigator(
        "carolyn-fern", 6, 4, (w.Draw(w.COMMON), w.Draw(w.UNIQUE)),
        (Power(Moment.TURN_BEGINS, (w.HealAnyone(w.SANITY),), once_per=Period.DAY),),
    ),
    Investigator(
        "darrell-simmons", 4, 6, (w.Draw(w.COMMON), w.Draw(w.UNIQUE)),
        (Power(Moment.AFTER_ROLL, (w.RaiseInvestigation(),), once_per=Period.ROLL),),
    ),
    Investigator(
        "dexter-drake", 5, 5, (w.Draw(w.UNIQUE), w.Draw(w.SPELL, 2)),
        (Power(Moment.GAINED, (w.Draw(w.SPELL),), kinds=(w.SPELL,)),),
    ),
    Investigator(
        "gloria-goldberg", 6, 4, (w.Draw(w.COMMON), w.Draw(w.SPELL)),
        (Power(Moment.ADVENTURE_BEGINS, BOTH_DICE, where=w.OnOtherWorld()),),
    ),
    Investigator(
        "harvey-walters", 7, 3, (w.Draw(w.UNIQUE), w.Draw(w.SPELL)),
        (Power(Moment.AFTER_ROLL, (w.ChangeFace((TERROR,), LORE),), once_per=Period.ROLL),),
    ),
    Investigator(
        "jenny-barnes", 6, 4, (w.Draw(w.COMMON), w.Draw(w.SPELL)),
        (
            Power(
                Moment.ADVENTURE_BEGINS, BOTH_DICE,
                (Choose(1, (w.Lose(w.COMMON), w.Lose(w.CLUE), w.Lose(w.SPELL))),), Period.TURN,
            ),
        ),
    ),
    Investigator(
        "joe-diamond", 4, 6, (w.Draw(w.COMMON), w.Draw(w.CLUE)),
        (Power(Moment.CLUE_SPENT, (w.FreeReroll(),)),),
    ),
    Investigator(
        "kate-winthrop", 6, 4, (w.Draw(w.UNIQUE), w.Draw(w.SPELL)),
        passive=(w.NoMonstersInOwnTurn(), w.NoTerror()),
    ),
    Investigator(
        "mandy-thompson", 5, 5, (w.Draw(w.COMMON), w.Draw(w.CLUE)),
        (Power(Moment.ROLLED, (w.RerollDice(2),), once_per=Period.DAY),),
    ),
    Investigator(
        "michael-mcglen", 3, 7, (w.Draw(w.COMMON, 2),),
        (Power(Moment.AFTER_ROLL, (w.ChangeFace((TERROR,), PERIL),), once_per=Period.ROLL),),
    ),
    Investigator(
        "monterey-jack", 3, 7, (w.Draw(w.COMMON), w.Draw(w.UNIQUE, 2)),
        (Power(Moment.GAINED, (w.Draw(w.UNIQUE),), kinds=(w.UNIQUE,)),),
    ),
    Investigator(
        "sister-mary", 7, 3, (w.Draw(w.COMMON), w.Draw(w.UNIQUE), w.Draw(w.SPELL)),
        passive=(w.IgnoreMythos(), w.RollLockedDice()),
    ),
    Investigator(
        "vincent-lee", 5, 5, (w.Draw(w.COMMON), w.Draw(w.SPELL)),
        (Power(Moment.TURN_BEGINS, (w.HealAnyone(w.HEALTH),), once_per=Period.DAY),),
    ),
)
# fmt: on
