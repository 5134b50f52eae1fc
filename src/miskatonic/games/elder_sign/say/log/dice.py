"""In the log: dice that are focused, held, changed or locked."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.elder_sign.rules import box, tells
from miskatonic.games.elder_sign.say import names, reading
from miskatonic.text.parts import Text


def dice(v: names.Voice, entry: tells.OfDice) -> Text:
    """An entry of this part as a sentence."""
    match entry:
        case tells.Focused(seat, die, face):
            return v.say(
                "{who} focused the {die}.",
                "{who} {who~сфокусировал} {die:acc}.",
                "{who} {who~зосередився} й {who~відклав} {die:acc}.",
                who=names.whoever(v, seat),
                die=names.die(v, die, face),
            )
        case tells.AskedHelp(seat, helper):
            return v.say(
                "{who} asked {helper} for assistance.",
                "{who} {who~попросил} {helper:acc} о помощи.",
                "{who} {who~попросив} {helper:acc} допомогти.",
                who=names.whoever(v, seat),
                helper=names.whoever(v, helper),
            )
        case tells.Helped(seat, helper, die, face):
            return v.say(
                "{helper} assisted {who} and kept the {die}.",
                "{helper} {helper~помог/помогла} {who:dat}: на {helper~его/её} фишке {die}.",
                "{helper} {helper~допоміг/допомогла} {who:dat} й {helper~зберіг/зберегла} {die:acc}.",
                who=names.whoever(v, seat),
                helper=names.whoever(v, helper),
                die=names.die(v, die, face),
            )
        case tells.RefusedHelp(seat):
            return v.say(
                "{who} did not assist.",
                "{who} {who~отказался} помогать.",
                "{who} {who~відмовився} допомогти.",
                who=names.whoever(v, seat),
            )
        case tells.Held(seat, spell, die, face):
            return v.say(
                "{who} put the {die} on {it}.",
                "{who} {who~положил} {die:acc} на {it:acc}.",
                "{who} {who~зберіг/зберегла} {die:acc} на {it:loc}.",
                who=names.whoever(v, seat),
                die=names.die(v, die, face),
                it=names.possession(v, spell),
            )
        case tells.TakenOff(seat, spell, die):
            return v.say(
                "{who} took the {die} off {it}.",
                "{who} {who~снял} {die:acc} с {it:gen}.",
                "{who} {who~зняв} {die:acc} з {it:gen}.",
                who=names.whoever(v, seat),
                die=names.die(v, die),
                it=names.possession(v, spell),
            )
        case tells.Added(seat, die):
            return v.say(
                "{who} added the {die} to the pool.",
                "{who} {who~добавил} в пул {die:acc}.",
                "{who} {who~додав} {die:acc} до кидка.",
                who=names.whoever(v, seat),
                die=names.die(v, die),
            )
        case tells.NotAdded(die):
            return v.say(
                "The {die} was not free and could not be added.",
                "Добавить {die:acc} не удалось: он занят.",
                "Додати {die:acc} не вдалося: він зайнятий.",
                die=names.die(v, die),
            )
        case tells.Changed(seat, die, before, after):
            return v.say(
                "{who} turned {before} into {after} on the {die}.",
                "{who} {who~превратил} {before:acc} в {after:acc} ({die}).",
                "{who} {who~змінив} результат {die:gen} з {before:gen} на {after:acc}.",
                who=names.whoever(v, seat),
                die=names.die(v, die),
                before=names.face(v, before),
                after=names.face(v, after),
            )
        case tells.Locked(by, die):
            return v.say(
                "{by} {lock} {die}.",
                "{lock} {die} ({by}).",
                "{lock} {die:acc} ({by}).",
                by=names.thing(v, by),
                lock=names.drawn(v, reading.LOCK_ICON, "locked", "Заперт", "Замкнено"),
                die=names.a_die(v, box.COLOUR_OF[die], die),
            )
        case tells.LockWaits(by, colour):
            return v.say(
                "The lock of {by} had to wait: {die} was not free.",
                "Замок пришлось отложить, пока не освободится {die} ({by}).",
                "{lock} довелося відкласти, доки не звільниться {die} ({by}).",
                by=names.thing(v, by),
                die=names.a_die(v, colour),
                lock=names.drawn(v, reading.LOCK_ICON, "lock", "замок", "Замок"),
            )
        case tells.Unlocked(die):
            return v.say(
                "{die} was freed from its lock.",
                "Замок снят: {die} снова свободен.",
                "{die} знову вільний.",
                die=names.a_die(v, box.COLOUR_OF[die], die),
            )
        case _:
            assert_never(entry)
