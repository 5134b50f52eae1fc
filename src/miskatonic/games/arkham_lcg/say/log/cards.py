"""In the log: cards."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.arkham_lcg.rules import tells
from miskatonic.games.arkham_lcg.say import entries, reading
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.games.arkham_lcg.say.reading import Cast
from miskatonic.text.parts import Text, signed


def cards(v: Voice, cast: Cast, entry: tells.OfCards) -> Text:
    """An entry of this part as a sentence."""
    say = v.say
    card = v.card
    match entry:
        case tells.Played(who, piece):
            return say(
                "{who} played {card}.", "{who} {who~сыграл} {card:acc}.", "{who} {who~розіграв} {card:acc}.",
                who=v.player(cast, who), card=card(piece),
            )  # fmt: skip
        case tells.InPlay(who, piece):
            return say(
                "{card} entered play under {who}’s control.",
                "у {who:gen} в игре {card}.",
                "{who} тепер має в грі {card:acc}.",
                who=v.player(cast, who), card=card(piece),
            )  # fmt: skip
        case tells.Discarded(piece):
            return say(
                "{card} <card:was|were> discarded.", "{card~сброшен} {card}.", "скинуто {card:acc}.", card=card(piece)
            )
        case tells.DiscardedFromHand(who, piece):
            return say(
                "{who} discarded {card} from {their} hand.",
                "{who} {who~сбросил} с руки {card:acc}.",
                "{who} {who~скинув} з руки {card:acc}.",
                who=v.player(cast, who), their=v.their(v.player(cast, who)), card=card(piece),
            )  # fmt: skip
        case tells.UnderDeck(who, piece):
            return say(
                "{who} put {card} under {their} deck.",
                "{who} {who~положил} {card:acc} под колоду.",
                "{who} {who~поклав} {card:acc} під колоду.",
                who=v.player(cast, who), their=v.their(v.player(cast, who)), card=card(piece),
            )  # fmt: skip
        case tells.Removed(piece):
            return say(
                "{card} <card:was|were> removed from the game.",
                "из игры {card~удалён/удалена/удалено} {card}.",
                "{card:acc} вилучено з гри.",
                card=card(piece),
            )
        case tells.Readied(piece):
            return say(
                "{card} became ready again.",
                "{card~обновлён/обновлена/обновлено} {card}.",
                "{card} знову {card~готовий/готова/готове}.",
                card=card(piece),
            )  # fmt: skip
        case tells.Exhausted(piece):
            return say(
                "{card} <card:was|were> exhausted.", "{card~задействован} {card}.", "{card:acc} виснажено.", card=card(piece)
            )
        case tells.Uses(piece, left):
            return entries.uses(v, piece, left)
        case tells.UsesAdded(piece, n, now):
            noun = v.names.uses[reading.uses_on(piece) or 0]
            return say(
                "{card} got {n} more ({now} now).",
                "{card}: {n~добавлен} {n} (теперь {now}).",
                "на карту {title} покладено {n:acc} (тепер {now}).",
                card=card(piece), title=v.quoted(piece), n=v.many(n, noun), now=now,
            )  # fmt: skip
        case tells.Learned(who, skill, n):
            return say(
                "{who} got {n} {skill} until the end of the phase.",
                "{who} {who~получил} {n} к {skill:dat} до конца фазы.",
                "{who} {who~отримав} {n} до {skill:gen} до кінця фази.",
                who=v.player(cast, who), n=signed(n), skill=v.skill(skill),
            )  # fmt: skip
        case tells.NoTokens(who):
            return say(
                "{who} needed to reveal no chaos tokens until the end of {their} turn.",
                "до конца хода {who} {who~избавлен} от жетонов хаоса.",
                "{who:acc} звільнено від жетонів хаосу до кінця ходу.",
                who=v.player(cast, who), their=v.their(v.player(cast, who)),
            )  # fmt: skip
        case tells.Blanked(enemy):
            return say(
                "the text of {enemy} lost its force until the end of the phase.",
                "{enemy} {enemy~лишился} игрового текста до конца фазы.",
                "{enemy:acc} позбавлено тексту до кінця фази.",
                enemy=card(enemy),
            )
        case tells.ShuffledAway(enemy):
            return say(
                "{enemy} was shuffled into the encounter deck.",
                "{enemy~замешан} в колоду контактов: {enemy}.",
                "{enemy:acc} замішано в колоду зустрічей.",
                enemy=card(enemy),
            )
        case tells.Used(piece, number):
            if reading.power_of(piece, number).forced:
                return say(
                    "{it} took effect.", "{it~сработал} {it}.", "{it~спрацював} {it}.",
                    it=v.power(piece),
                )  # fmt: skip
            return say(
                "{it} <it:was|were> used.", "{it~применён/применена/применено} {it}.", "використано {it:acc}.",
                it=v.power(piece),
            )  # fmt: skip
        case tells.Forbidden(piece):
            return say(
                "{card} kept that from happening.",
                "этого не произошло: {card~помешал} {card}.",
                "цього не сталося: завадила карта {title}.",
                card=card(piece), title=v.quoted(piece),
            )  # fmt: skip
        case _:
            assert_never(entry)
