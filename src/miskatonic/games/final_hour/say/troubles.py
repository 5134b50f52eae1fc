"""What the Ancient One's side does, in words."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.say.names import Voice
from miskatonic.games.final_hour.say.places import where
from miskatonic.text.parts import Text
from miskatonic.text.phrases import named


def trouble(v: Voice, effect: w.Trouble) -> Text:
    """Something that the Ancient One's side does, as a clause."""
    say, names = v.say, v.names
    match effect:
        case w.LoseHealth(n):
            return say("[lose|loses] {n}", "[потеряйте|теряет] {n}", "[втратьте|втрачає] {n}", n=v.health(n))
        case w.Spawn(n, place, kind):
            return say(
                "{n} <n:appears|appear> {where}",
                "{n} <n:появляется|появляются> {where}",
                "{n} <n:з’являється|з’являються> {where}",
                n=v.many(n, v.kind(kind)),
                where=where(replace(v, aside=True), place),
            )
        case w.Damage(n, place):
            return say(
                "[place|places] {n} {where}",
                "[разместите|размещает] {n:acc} {where}",
                "[розмістіть|розміщує] {n:acc} {where}",
                n=v.damage(n),
                where=where(v, place),
            )
        case w.ActivateZone(zone):
            return say(
                "[activate|activates] the monsters of the {zone}",
                "[активируйте|активирует] монстров в {zone:loc}",
                "[активуйте|активує] монстрів в {zone:loc}",
                zone=v.zone(zone),
            )
        case w.ActivateAt(place):
            return say(
                "[activate|activates] the monsters {where}",
                "[активируйте|активирует] монстров {where}",
                "[активуйте|активує] монстрів {where}",
                where=where(v, place),
            )
        case w.ActivateOne(kind):
            return say(
                "[activate|activates] {one} on the board",
                "[активируйте|активирует] {one:acc} на поле",
                "[активуйте|активує] {one:acc} на полі",
                one=v.many(1, v.kind(kind)),
            )
        case w.ActivateEach(kind):
            return say(
                "[activate|activates] every {kind} on the board",
                "[активируйте|активирует] {kind~каждого/каждую/каждое} {kind:acc} на поле",
                "[активуйте|активує] {kind~кожного/кожну/кожне} {kind:acc} на полі",
                kind=named(v.kind(kind)),
            )
        case w.Unseal(n):
            return say(
                "[remove|removes] {n} from the board",
                "[уберите|убирает|убрать] {n:acc} с поля",
                "[приберіть|прибирає|прибрати] {n:acc} з поля",
                n=v.many(n, names.seal, "seal"),
            )
        case w.BurnGate(n):
            return say(
                "[return|returns] <n:the top token|the top {n} tokens> of the gate stack to the box without looking",
                "[уберите|убирает|убрать] <n:верхний жетон стопки врат|{tokens} с верха стопки> в коробку не глядя",
                "[приберіть|прибирає|прибрати] <n:верхній жетон стосу воріт|{tokens:acc} з верху стосу> до коробки "
                "не дивлячись",
                n=n,
                tokens=v.many(n, names.gate_token),
            )
        case w.BlindBottom():
            return say(
                "[reveal|reveals] the top card of [your|their] action deck, [resolve|resolves] its bottom effect "
                "and [discard|discards] it",
                "[откройте|открывает|открыть] верхнюю карту своей колоды действий, [примените|применяет|применить] её "
                "нижний эффект и [сбросьте|сбрасывает|сбросить] её",
                "[відкрийте|відкриває|відкрити] верхню карту своєї колоди дій, [застосуйте|застосовує|застосувати] її "
                "нижній ефект і [скиньте|скидає|скинути] її",
            )
        case w.HidePriority():
            return say(
                "next round, priority cards are laid face down and turned up when all are laid",
                "в следующем раунде карты очерёдности выкладываются взакрытую и открываются, когда выложены все",
                "наступного раунду карти черговості викладають долілиць і відкривають, коли викладено всі",
            )
        case _:
            assert_never(effect)
