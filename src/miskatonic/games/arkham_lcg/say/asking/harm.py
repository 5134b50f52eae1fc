"""Questions of damage, horror and defeat: who takes them."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.arkham_lcg.rules import asks
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.text.parts import Text

OfHarm = asks.AssignDamage | asks.AssignHorror | asks.FallsFirst | asks.Trauma


def harm(v: Voice, what: OfHarm) -> Text:
    """What is to be decided of damage, horror and defeat."""
    say = v.say
    match what:
        case asks.AssignDamage(left):
            return say(
                "choose where the next point goes; {n} to assign",
                "выберите, кто получит рану (осталось распределить {n:acc})",
                "виберіть, на кого покласти {it:acc} (ще {k})",
                n=v.damage(left), k=left, it=v.word(1, v.names.damage, reading.DAMAGE_ICON),
            )  # fmt: skip
        case asks.AssignHorror(left):
            return say(
                "choose where the next point goes; {n} to assign",
                "выберите, кто получит ужас (осталось распределить {n:acc})",
                "виберіть, на кого покласти {it:acc} (ще {k})",
                n=v.horror(left), k=left, it=v.word(1, v.names.horror, reading.HORROR_ICON),
            )  # fmt: skip
        case asks.FallsFirst():
            return say(
                "they are defeated at the same time; choose who falls first",
                "они побеждены одновременно; выберите, кто выбывает первым",
                "вони зазнали поразки одночасно; виберіть, хто вибуває першим",
            )
        case asks.Trauma():
            return say("choose the trauma you suffer", "выберите, какую травму получить", "виберіть, яку травму отримати")
        case _:
            assert_never(what)
