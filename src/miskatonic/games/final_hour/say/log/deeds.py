"""In the log: what investigators did."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.final_hour.rules import box, tells
from miskatonic.games.final_hour.say.names import Voice
from miskatonic.text.parts import Text


def deeds(v: Voice, entry: tells.OfDeeds) -> Text:
    """An entry of this part as a sentence."""
    say = v.say
    match entry:
        case tells.Moved(who, _, to):
            return say(
                "{who} moved to {place}.",
                "{who} {who~перешёл/перешла} в {place:acc}.",
                "{who} {who~перейшов/перейшла} до {place:gen}.",
                who=v.person(who),
                place=v.place(to),
            )
        case tells.Struck(who, monster, place):
            return say(
                "{who} destroyed the {monster} in {place} ({n}).",
                "{who} {who~уничтожил} {monster:acc} в {place:loc} ({n}).",
                "{who} {who~знищив} {monster:acc} в {place:loc} ({n}).",
                who=v.person(who),
                monster=v.monster(monster),
                place=v.place(place),
                n=v.wounds(box.HEALTH[monster]),
            )
        case tells.Destroyed(who, monster, place):
            return say(
                "{who} destroyed the {monster} in {place} outright.",
                "{who} одним ударом {who~уничтожил} {monster:acc} в {place:loc}.",
                "{who} одним ударом {who~знищив} {monster:acc} в {place:loc}.",
                who=v.person(who),
                monster=v.monster(monster),
                place=v.place(place),
            )
        case tells.Lured(monster, start, to):
            return say(
                "the {monster} was driven from {start} to {to}.",
                "{monster} {monster~переместился} из {start:gen} в {to:acc}.",
                "{monster} {monster~перемістився} з {start:gen} до {to:gen}.",
                monster=v.monster(monster),
                start=v.place(start),
                to=v.place(to),
            )
        case tells.Sealed(path, side) if side == box.WEAK_SEAL:
            return say(
                "a weakened seal was put on the path {path}.",
                "на дорожку {path} легла печать коричневой стороной вверх.",
                "на доріжку {path} лягла печать коричневим боком догори.",
                path=v.path(path),
            )
        case tells.Sealed(path):
            return say(
                "a seal was put on the path {path}.",
                "дорожка {path} запечатана.",
                "доріжку {path} запечатано.",
                path=v.path(path),
            )
        case tells.Unsealed(path):
            return say(
                "the seal on the path {path} was removed.",
                "печать с дорожки {path} убрана.",
                "печать з доріжки {path} прибрано.",
                path=v.path(path),
            )
        case tells.Repaired(place):
            return say(
                "a damage token was removed from {place}.",
                "из {place:gen} убран жетон разрушения.",
                "з {place:gen} прибрано жетон руйнування.",
                place=v.place(place),
            )
        case tells.Healed(who, n):
            return say(
                "{who} recovered {n}.",
                "{who} {who~восстановил} {n}.",
                "{who} {who~відновив} {n}.",
                who=v.person(who),
                n=v.health(n),
            )
        case tells.LostHealth(who, by, n) if by >= 0:
            return say(
                "{who} lost {n} to the {monster}.",
                "{who} {who~потерял} {n}: {who~его/её} {monster~ранил} {monster}.",
                "{who} {who~втратив} {n}: {who~його/її} {monster~поранив} {monster}.",
                who=v.person(who),
                n=v.health(n),
                monster=v.monster(by),
            )
        case tells.LostHealth(who, _, n):
            return say(
                "{who} lost {n}.",
                "{who} {who~потерял} {n}.",
                "{who} {who~втратив} {n}.",
                who=v.person(who),
                n=v.health(n),
            )
        case _:
            assert_never(entry)
