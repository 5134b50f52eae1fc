"""The words of the card game, gathered: what effects do, how much, and to whom."""

# ruff: noqa: F403

from miskatonic.games.arkham_lcg.cards.amounts import *
from miskatonic.games.arkham_lcg.cards.dealings import *
from miskatonic.games.arkham_lcg.cards.effects import AnyEffect as AnyEffect
from miskatonic.games.arkham_lcg.cards.effects import Arranging as Arranging
from miskatonic.games.arkham_lcg.cards.effects import as_one as as_one
from miskatonic.games.arkham_lcg.cards.effects import known as known
from miskatonic.games.arkham_lcg.cards.fray import *
from miskatonic.games.arkham_lcg.cards.story import *
from miskatonic.games.arkham_lcg.cards.this_card import *
from miskatonic.games.arkham_lcg.cards.trials import *
from miskatonic.words import By as By
from miskatonic.words import Cancel as Cancel
from miskatonic.words import Choose as Choose
from miskatonic.words import EachInOrder as EachInOrder
from miskatonic.words import If as If
from miskatonic.words import Instead as Instead
from miskatonic.words import Lead as Lead
from miskatonic.words import Otherwise as Otherwise
from miskatonic.words import Steps as Steps
