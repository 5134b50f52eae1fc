"""Questions of enemies: which one is meant, where it goes and whom it attacks."""

from __future__ import annotations

from typing import assert_never

from miskatonic.core.options import Asked
from miskatonic.core.state import State, word_of
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.terms import EVADE, FIGHT
from miskatonic.games.arkham_lcg.rules import asks
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.text.parts import Text

OfEnemies = (
    asks.Enemy | asks.AttackOrder | asks.Engages | asks.Hunts | asks.SpawnsWhere | asks.DoomOn | asks.Disengage |
    asks.HuntsNext | asks.MassiveNext
)  # fmt: skip


def enemies(v: Voice, view: State, asked: Asked, what: OfEnemies) -> Text:
    """What is to be decided of enemies."""
    say = v.say
    match what:
        case asks.Enemy(test):
            return _which_enemy(v, view, asked, test)
        case asks.AttackOrder():
            return say(
                "choose which enemy attacks you next",
                "выберите, какой враг атакует вас следующим",
                "виберіть, який ворог атакує вас наступним",
            )
        case asks.Engages(enemy):
            return say(
                "choose whom {enemy} engages",
                "выберите, с кем начнёт сражаться {enemy}",
                "виберіть, з ким вступить у бій {enemy}",
                enemy=v.card(enemy),
            )
        case asks.Hunts(enemy):
            return say(
                "choose where {enemy} moves",
                "выберите, куда передвинется {enemy}",
                "виберіть, куди перейде {enemy}",
                enemy=v.card(enemy),
            )
        case asks.SpawnsWhere(enemy):
            return say(
                "choose the empty location where {enemy} spawns",
                "выберите пустую локацию, в которой выходит {enemy}",
                "виберіть порожню локацію, де з’явиться {enemy}",
                enemy=v.card(enemy),
            )
        case asks.DoomOn(n):
            return say(
                "choose which of the nearest enemies gets {n}",
                "выберите ближайшего врага, на которого положить {n:acc}",
                "виберіть найближчого ворога, на якого покласти {n:acc}",
                n=v.doom(n),
            )
        case asks.Disengage():
            return say(
                "disengage from all other enemies, or stay engaged",
                "решите, продолжать ли сражаться с остальными врагами",
                "вирішіть, чи виходити з бою з рештою ворогів",
            )
        case asks.HuntsNext():
            return say(
                "choose which enemy moves next", "выберите, какой враг движется следующим",
                "виберіть, який ворог рухається наступним",
            )  # fmt: skip
        case asks.MassiveNext(enemy):
            return say(
                "choose whom {enemy} attacks next",
                "выберите, кого {enemy} атакует следующим",
                "виберіть, кого {enemy} атакує наступним",
                enemy=v.card(enemy),
            )
        case _:
            assert_never(what)


def _which_enemy(v: Voice, view: State, asked: Asked, test: int) -> Text:
    """Which enemy, and for what."""
    if test == FIGHT:
        return v.say("choose the enemy to fight", "выберите, кого атаковать", "виберіть, якого ворога атакувати")
    if test == EVADE:
        return v.say("choose the enemy to evade", "выберите, от кого уйти", "виберіть, від якого ворога ухилитися")
    word = word_of(view, asked)
    if isinstance(word, w.DamageEnemy):
        return v.say(
            "choose the enemy that takes {n}",
            "выберите, кому нанести {n:acc}",
            "виберіть, якому ворогові завдати {n:gen}",
            n=v.damage(word.n),
        )
    if isinstance(word, w.DeflectDamage):
        return v.say(
            "choose the enemy that takes the damage in your stead",
            "выберите врага, который получит раны вместо вас",
            "виберіть ворога, який отримає шкоду замість вас",
        )
    if isinstance(word, w.BlankEnemy):
        return v.say(
            "choose the enemy whose text does not count in this phase",
            "выберите врага, чей текст не действует до конца фазы",
            "виберіть ворога, чий текст не діє до кінця фази",
        )
    return v.say(
        "choose the enemy to evade without a test",
        "выберите, от кого уйти без проверки",
        "виберіть, від якого ворога автоматично ухилитися",
    )
