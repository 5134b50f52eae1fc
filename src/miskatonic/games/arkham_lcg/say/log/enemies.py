"""In the log: encounter cards and enemies."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.arkham_lcg.rules import box, tells
from miskatonic.games.arkham_lcg.say import entries
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.games.arkham_lcg.say.reading import Cast
from miskatonic.text.parts import Text


def enemies(v: Voice, cast: Cast, entry: tells.OfEnemies) -> Text:
    """An entry of this part as a sentence."""
    say = v.say
    card = v.card
    match entry:
        case tells.Encounter():
            return entries.faced(v, cast, entry)
        case tells.EncountersReshuffled():
            return say(
                "the encounter discard pile was shuffled into the encounter deck.",
                "сброс контактов замешан в колоду контактов.",
                "скид зустрічей замішано в колоду зустрічей.",
            )
        case tells.Spawned(enemy, place) if enemy in box.ENEMY:
            return say(
                "{enemy} spawned {at}.",
                "{enemy} {enemy~вышел/вышла/вышло} {at}.",
                "{enemy} {enemy~з’явився} {at}.",
                enemy=card(enemy),
                at=v.at(place),
            )
        case tells.Spawned(asset, place):
            return say(
                "{it} entered play {at}.",
                "{it} {it~появился} {at}.",
                "{it} {it~з’явився} {at}.",
                it=card(asset),
                at=v.at(place),
            )
        case tells.NoSpawn(enemy):
            return say(
                "{enemy} had nowhere to spawn.",
                "{enemy:dat} негде было выйти.",
                "{enemy:dat} ніде було з’явитися.",
                enemy=card(enemy),
            )
        case tells.Engaged(enemy, who):
            return say(
                "{enemy} engaged {who}.",
                "{enemy} {enemy~начал} сражаться {with_who}.",
                "{enemy} {enemy~вступив} в бій {with_who}.",
                enemy=card(enemy), who=v.player(cast, who), with_who=v.with_(v.player(cast, who)),
            )  # fmt: skip
        case tells.Disengaged(enemy, place):
            return say(
                "{enemy} was left unengaged {at}.",
                "{enemy} {enemy~остался} {at} и ни с кем не сражается.",
                "{enemy} {enemy~залишився} {at} й ні з ким не б’ється.",
                enemy=card(enemy), at=v.at(place),
            )  # fmt: skip
        case tells.Evaded(who, enemy):
            return say(
                "{who} evaded {enemy}.",
                "{who} {who~ушёл/ушла} от {enemy:gen}.",
                "{who} {who~ухилився} від {enemy:gen}.",
                who=v.player(cast, who), enemy=card(enemy),
            )  # fmt: skip
        case tells.Attacks(enemy, who):
            return say(
                "{enemy} attacked {who}.", "{enemy} {enemy~атаковал} {who:acc}.", "{enemy} {enemy~атакував} {who:acc}.",
                enemy=card(enemy), who=v.player(cast, who),
            )  # fmt: skip
        case tells.NoAttack(enemy, who):
            return say(
                "{enemy} could not attack {who}.",
                "{enemy} {enemy~не смог/не смогла/не смогло} атаковать {who:acc}.",
                "{enemy} {enemy~не зміг/не змогла/не змогло} атакувати {who:acc}.",
                enemy=card(enemy), who=v.player(cast, who),
            )  # fmt: skip
        case tells.EnemyMoved(enemy, place):
            return say(
                "{enemy} moved {to}.",
                "{enemy} {enemy~передвинулся} {to}.",
                "{enemy} {enemy~перейшов/перейшла/перейшло} {to}.",
                enemy=card(enemy), to=v.to(place),
            )  # fmt: skip
        case tells.EnemyDefeated(enemy, -1):
            return say(
                "{enemy} was defeated.",
                "{enemy} {enemy~побеждён/побеждена/побеждено}.",
                "{enemy:acc} переможено.",
                enemy=card(enemy),
            )
        case tells.EnemyDefeated(enemy, who):
            return say(
                "{who} defeated {enemy}.",
                "{who} {who~победил} {enemy:acc}.",
                "{who} {who~переміг/перемогла} {enemy:acc}.",
                who=v.player(cast, who), enemy=card(enemy),
            )  # fmt: skip
        case tells.Attached(piece, place):
            return say(
                "{card} was attached to {place}.",
                "{card} {card~прикреплён/прикреплена/прикреплено} к {place:dat}.",
                "{card:acc} прикріплено до {place:gen}.",
                card=card(piece), place=v.place(place),
            )  # fmt: skip
        case tells.Threat(piece, who):
            return say(
                "{card} entered {who}’s threat area.",
                "{card} {card~попал} в зону угрозы {who:gen}.",
                "{card} тепер у зоні загрози {who:gen}.",
                card=card(piece), who=v.player(cast, who),
            )  # fmt: skip
        case _:
            assert_never(entry)
