"""Questions of cards: what is discarded, found, kept, returned and attached."""

from __future__ import annotations

from typing import assert_never

from miskatonic.core.options import Asked
from miskatonic.core.state import State, word_of
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.rules import asks
from miskatonic.games.arkham_lcg.rules.figures import hand_size
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.text.parts import Text
from miskatonic.text.phrases import several

OfCards = (
    asks.AddUses | asks.AttachWhere | asks.HandLimit | asks.DiscardCard | asks.DiscardOrder | asks.KeepCard |
    asks.DiscardAsset | asks.MakeRoom | asks.Search | asks.LookWhere | asks.LookOrder | asks.ReturnCard |
    asks.ResolvesNext
)  # fmt: skip


def cards(v: Voice, view: State, asked: Asked, what: OfCards) -> Text:
    """What is to be decided of cards."""
    say = v.say
    match what:
        case asks.AddUses(uses):
            return say(
                "choose the asset that gets more {them}",
                "выберите актив, на который добавить {them:acc}",
                "виберіть актив, на який додати {them:acc}",
                them=several(v.names.uses[uses]),
            )
        case asks.AttachWhere(card):
            return say(
                "choose the location to which {card} is attached",
                "выберите локацию, к которой прикрепить {card:acc}",
                "виберіть локацію, до якої прикріпити {card:acc}",
                card=v.card(card),
            )
        case asks.HandLimit(over):
            return say(
                "discard down to {most} ({over} too many)",
                "на руке слишком много карт; сбросьте ещё {n:acc}",
                "у руці більше ніж {most}; виберіть, яку скинути (ще {over})",
                most=v.cards(hand_size(view, asked.seat)), over=over, n=v.cards(over),
            )  # fmt: skip
        case asks.DiscardCard():
            return say(
                "choose a card to discard from your hand",
                "выберите, какую карту сбросить с руки",
                "виберіть, яку карту скинути з руки",
            )
        case asks.DiscardOrder():
            return say(
                "choose the card that lies on top of the others in the discard pile",
                "выберите, какая карта ляжет в сбросе поверх остальных",
                "виберіть, яка карта ляже у скиді поверх решти",
            )
        case asks.KeepCard():
            return say(
                "choose the one card you keep",
                "выберите, какую карту оставить на руке; остальные уйдут в сброс",
                "виберіть єдину карту, яка залишиться в руці",
            )
        case asks.DiscardAsset():
            return say("choose the asset to discard", "выберите, какой актив сбросить", "виберіть, який актив скинути")
        case asks.MakeRoom(coming, slot):
            return _make_room(v, coming, slot)
        case asks.Search():
            if isinstance(word_of(view, asked), w.SearchEncounter):
                return say("choose the enemy you draw", "выберите, какую карту взять", "виберіть, якого ворога взяти")
            return say("choose the card you take", "выберите, какую карту взять", "виберіть, яку карту взяти")
        case asks.LookWhere():
            return say("choose the deck to look at", "выберите, какую колоду посмотреть", "виберіть, яку колоду переглянути")
        case asks.LookOrder():
            return say(
                "choose the card that goes back next; the last one lies on top",
                "выберите, какую карту вернуть на колоду; последняя ляжет сверху",
                "виберіть, яку карту повернути наступною; остання ляже згори",
            )
        case asks.ReturnCard():
            return say(
                "choose the card that returns to your hand",
                "выберите, какую карту вернуть на руку",
                "виберіть, яку карту повернути зі скиду в руку",
            )
        case asks.ResolvesNext():
            return say(
                "choose which weakness is resolved next", "выберите, какую слабость применить следующей",
                "виберіть, яку слабкість застосувати наступною",
            )  # fmt: skip
        case _:
            assert_never(what)


def _make_room(v: Voice, coming: int, slot: int) -> Text:
    """Which asset gives way, and to what."""
    slots = several(v.names.slots[slot])
    if coming < 0:
        return v.say(
            "too many {slots} are taken; choose the asset to discard",
            "занято слишком много {slots:gen}; выберите, какой актив сбросить",
            "бракує {slots:gen}; виберіть, що скинути",
            slots=slots,
        )
    return v.say(
        "there are no {slots} free for {card}; choose the asset to discard",
        "не хватает {slots:gen} ({card}); выберите, какой актив сбросить",
        "для {card:gen} бракує {slot:gen}; виберіть, що скинути",
        slots=slots, slot=v.word(1, v.names.slots[slot]), card=v.card(coming),
    )  # fmt: skip
