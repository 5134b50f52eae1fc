"""The scenario reference and the chaos bag."""

from __future__ import annotations

from miskatonic.games.arkham_lcg.cards import conditions as c
from miskatonic.games.arkham_lcg.cards import sheets as s
from miskatonic.games.arkham_lcg.cards import terms as t
from miskatonic.games.arkham_lcg.cards.scenarios import Scenario
from miskatonic.games.arkham_lcg.cards.words import known
from miskatonic.games.arkham_lcg.say.amounts import bonus
from miskatonic.games.arkham_lcg.say.effects import clause
from miskatonic.games.arkham_lcg.say.marks import Page
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.text import parts
from miskatonic.text.slavic import NOM


def reference(v: Voice, scenario: Scenario, side: int) -> Page:
    """A side of a scenario reference: what the symbols do."""
    one, other = (v.names.difficulties[number].lower() for number in (2 * side, 2 * side + 1))
    title = v.say(
        "{scenario}: {one} and {other}",
        "Памятка сценария «{scenario}»: {one} и {other} уровни",
        "Пам’ятка сценарію «{scenario}»: {one} та {other} рівні",
        scenario=v.names.scenarios[scenario.slug], one=one, other=other,
    )  # fmt: skip
    lines = [
        parts.cat(parts.capital(v.token(number).said(NOM)), ": ", _symbol(v, effect), ".")
        for number, effect in scenario.reference[side].items()
    ]
    return v.finished(title), [v.finished(line) for line in lines]


def _symbol(v: Voice, effect: s.TokenEffect) -> parts.Text:
    """What a symbol token does in the scenario, as a line without its full stop."""
    said: list[parts.Text] = [bonus(v, effect.value)]
    if effect.another is True:
        said.append(_another(v))
    if effect.now is not None:
        said.append(parts.cat(_needed(v, effect), clause(v, known(effect.now))))
    match effect.another:
        case c.EnemyInPlay(trait):
            said.append(v.say(
                "if {trait:a} enemy is in play, {another}",
                "если в игре есть враг с чертой «{trait}», {another}",
                "якщо у грі є ворог з ознакою «{trait}», {another}",
                trait=v.trait(trait), another=_another(v),
            ))  # fmt: skip
        case c.NoEnemyInPlay(trait):
            said.append(v.say(
                "if no {trait} enemy is in play, {another}",
                "если в игре нет врагов с чертой «{trait}», {another}",
                "якщо у грі немає ворогів з ознакою «{trait}», {another}",
                trait=v.trait(trait), another=_another(v),
            ))  # fmt: skip
    if effect.on_fail is not None:
        does = clause(v, known(effect.on_fail))
        said.append(v.say("on a failure {does}", "при провале {does}", "у разі провалу {does}", does=does))
    if effect.after_fail is not None:
        does = clause(v, known(effect.after_fail))
        said.append(
            v.say(
                "after a failed test {does}",
                "при провале после проверки {does}",
                "у разі провалу після перевірки {does}",
                does=does,
            )
        )
    return parts.join("; ", said)


def _another(v: Voice) -> parts.Text:
    return v.say("reveal another token", "вытяните ещё один жетон", "витягніть ще один жетон")


def _needed(v: Voice, effect: s.TokenEffect) -> parts.Text:
    """What must be so for a symbol to do something at once."""
    if effect.now_if is None:
        return ()
    return v.say(
        "if {trait:a} is at your location, ",
        "если в вашей локации есть враг с чертой «{trait}», ",
        "якщо у вашій локації є {trait}, ",
        trait=v.trait(effect.now_if.trait),
    )


def bag(v: Voice, difficulty: int) -> Page:
    """The chaos bag of a difficulty."""
    level = v.names.difficulties[difficulty].lower()
    tokens = parts.join(
        ", ", [parts.cat(v.token(i).said(NOM), f" ×{n}" if n > 1 else "") for i, n in t.BAGS[difficulty].items()]
    )
    title = v.say("Chaos bag: {level}", "Мешок хаоса: {level} уровень", "Мішок хаосу: {level} рівень", level=level)
    line = v.say(
        "{n} tokens: {them}.", "Жетонов: {n}. {Them}.", "Жетони: {them}.",
        n=sum(t.BAGS[difficulty].values()), them=tokens, Them=parts.capital(tokens),
    )  # fmt: skip
    return v.finished(title), [v.finished(line)]
