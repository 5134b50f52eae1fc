"""What a bot would choose, and the reasons that decided, in words."""

from __future__ import annotations

from typing import Final, NamedTuple

from miskatonic import weighing
from miskatonic.bots.bot import question
from miskatonic.bots.greedy import Greedy, Weighed
from miskatonic.core.options import Option
from miskatonic.game import Decision, Game
from miskatonic.text import parts, uk
from miskatonic.text.parts import Lang, Text, cat, fill, flat
from miskatonic.text.quotes import quoted

DREAMS: Final = 3
"""So many guesses at what is hidden are looked at, lest luck be told as a reason."""
WIDTH: Final = 24
"""More lines of play are followed than a bot has time for: who asks for a hint can count monsters."""
BEST: Final = "{best}: {why}."
NEXT: Final[dict[Lang, str]] = {
    "en": " Next best, {next}: {why}.",
    "ru": " Следующий вариант — {next}: {why}.",
    "uk": " Наступний варіант — {next}: {why}.",
}
ANOTHER: Final[dict[Lang, str]] = {
    "en": " Another way, {next}: {why}.",
    "ru": " Другой вариант — {next}: {why}.",
    "uk": " Інший варіант — {next}: {why}.",
}
"""The same of an option that is not the next best, where that is told better by another kind."""
RATHER: Final[dict[Lang, str]] = {
    "en": "{best} rather than {next}: {why}.",
    "ru": "{best}, а не {next}: {why}.",
    "uk": "{best}, а не {next}: {why}.",
}
SLIGHT: Final = 0.005
"""Where an option is better by less than this share, and by nothing that can be counted, that is called a trifle."""
LITTLE: Final[dict[Lang, str]] = {
    "en": "there is little between them, but",
    "ru": "разница невелика, но",
    "uk": "різниця невелика, але",
}
WORSE: Final[dict[Lang, str]] = {
    "en": "every other option is worse",
    "ru": "остальные варианты хуже",
    "uk": "решта варіантів гірша",
}
AS_GOOD: Final[dict[Lang, str]] = {
    "en": "no option is better",
    "ru": "лучшего варианта нет",
    "uk": "кращого варіанта немає",
}
"""The same where others are as good."""
BUT: Final[dict[Lang, str]] = {"en": ", but", "ru": ", но", "uk": ", але"}
AND: Final[dict[Lang, str]] = {"en": " and ", "ru": ", ", "uk": ", "}
PROBABLY: Final[dict[Lang, str]] = {"en": "probably ", "ru": "вероятно, ", "uk": "імовірно, "}
PERHAPS: Final[dict[Lang, str]] = {"en": "perhaps ", "ru": "возможно, ", "uk": "можливо, "}
ALIKE: Final[dict[Lang, Text]] = {
    "en": ("as far as can be foreseen, no option is better than another",),
    "ru": ("насколько можно предвидеть, все варианты равноценны",),
    "uk": ("наскільки можна передбачити, усі варіанти рівноцінні",),
}
SAME_END: Final[dict[Lang, Text]] = {
    "en": ("whatever you choose, it ends the same",),
    "ru": ("что ни выбери, конец один",),
    "uk": ("хоч що обери, кінець один",),
}
ENDS: Final[dict[Lang, tuple[Text, Text, Text, Text]]] = {
    "en": (("that wins the game",), ("otherwise the game is lost",), ("the game would be lost",), ("that ends the game",)),
    "ru": (("это победа",), ("иначе игра проиграна",), ("игра будет проиграна",), ("на этом игра закончится",)),
    "uk": (("це перемога",), ("інакше гру програно",), ("гру буде програно",), ("на цьому гра закінчиться",)),
}
MAY_END: Final[dict[Lang, tuple[Text, Text, Text, Text]]] = {
    "en": (
        ("that may win the game",),
        ("otherwise the game may be lost",),
        ("the game may be lost",),
        ("that may end the game",),
    ),
    "ru": (
        ("это может принести победу",),
        ("иначе игра может быть проиграна",),
        ("игра может быть проиграна",),
        ("на этом игра может закончиться",),
    ),
    "uk": (
        ("це може принести перемогу",),
        ("інакше гру може бути програно",),
        ("гру може бути програно",),
        ("на цьому гра може закінчитися",),
    ),
}
"""The same where what is hidden decides."""


class Hint(NamedTuple):
    """What a bot would choose, why, and the ids of what the reasons for it name."""

    key: str
    why: Text
    named: tuple[str, ...]


def hint(game: Game, seat: int, lang: Lang, seed: int = 0) -> Hint:
    """The key that the greedy bot would choose for a seat with an open decision, and why."""
    decision = Decision(game.title, game.state, question(game, seat))
    weighed = Greedy(seed, dreams=DREAMS, width=WIDTH).weigh(game.state, decision.asked, game.title)
    key = game.title.shown_as(decision.view, decision.asked, weighed[0].option.key)
    text, why = _told(decision, weighed, lang)
    return Hint(key, _sounded(text, lang), tuple([part.id for part in why if isinstance(part, parts.Ref)]))


def told(decision: Decision, weighed: list[Weighed], lang: Lang) -> Text:
    """The best option, the next best of another kind, and what decides between them."""
    return _sounded(_told(decision, weighed, lang)[0], lang)


def _sounded(text: Text, lang: Lang) -> Text:
    """Ukrainian small words take the form that their neighbours ask for."""
    return uk.harmony(text, quotations=False) if lang == "uk" else text


def _told(decision: Decision, weighed: list[Weighed], lang: Lang) -> tuple[Text, Text]:
    """All of it, and by itself what speaks for the best option."""
    best = weighed[0]
    name = _quoted(decision, best.option, lang)
    rest = [one for one in weighed[1:] if one.value < best.value - weighing.LEAST * abs(best.value)]
    if not rest:
        return _alike(decision, name, lang), ()
    other = next((one for one in rest if one.option.verb is not best.option.verb and _is_worth_telling(one)), rest[0])
    if best.ahead:
        compared = (_rather(decision, best, one, lang) for one in (other, *rest))
        return next((found for found in compared if found is not None), (_alike(decision, name, lang), ()))
    reasons, against = weighing.deciding(best.terms, other.terms)
    why, why_not = _said(decision, reasons, lang), _said(decision, against, lang)
    others = WORSE if len(rest) == len(weighed) - 1 else AS_GOOD
    yet = cat(BUT[lang], " ", others[lang]) if reasons and isinstance(reasons[0].why, weighing.Drawback) else ()
    text = fill(BEST, best=name, why=cat(why, yet) if why else ALIKE[lang])
    if why_not and flat(why_not) != flat(why):
        is_next = other.value >= rest[0].value - weighing.LEAST * abs(rest[0].value)
        other_name = _quoted(decision, other.option, lang)
        text = cat(text, fill(NEXT[lang] if is_next else ANOTHER[lang], next=other_name, why=why_not))
    return text, why


def _rather(decision: Decision, best: Weighed, other: Weighed, lang: Lang) -> tuple[Text, Text] | None:
    """Why the best option is better than another, if that can be told of what comes of them."""
    reasons = weighing.deciding(weighing.changes(other.ahead, best.ahead))[0]
    is_slight = best.value - other.value < SLIGHT * best.value and not any(_is_counted(term) for term in reasons)
    why = _said(decision, reasons[:1] if is_slight else reasons, lang)
    if not why or reasons[0].worth < 0:
        return None
    names = {"best": _quoted(decision, best.option, lang), "next": _quoted(decision, other.option, lang)}
    return fill(RATHER[lang], **names, why=_but(LITTLE[lang], why, lang) if is_slight else why), why


def _alike(decision: Decision, name: Text, lang: Lang) -> Text:
    """That no option is better than this one, and why."""
    speech, asked = decision.title.speech[lang], decision.asked
    if all(decision.is_grave(option) for option in asked.options):
        ends = [speech.warning(decision.view, asked, option) for option in asked.options]
        if len({flat(end) for end in ends}) == 1:
            return cat(fill(BEST, best=name, why=SAME_END[lang]), " ", ends[0])
    why = speech.alike(decision.view, asked)
    return fill(BEST, best=name, why=why or ALIKE[lang])


def _is_counted(term: weighing.Term) -> bool:
    """Whether there is so much more or less of something."""
    if not isinstance(term.why, weighing.Changed) or isinstance(term.why.what, weighing.Hedged):
        return False
    return bool(term.why.by) or isinstance(term.why.what, weighing.Ending)


def _is_worth_telling(one: Weighed) -> bool:
    """Whether something speaks for an option that is not the best."""
    return not one.terms or any(not isinstance(term.why, weighing.OnlyBest) for term in one.terms)


def _said(decision: Decision, terms: weighing.Terms, lang: Lang) -> Text:
    """Reasons in words, each once; what speaks against comes last."""
    text: Text = ()
    before: object = None
    doubtful = False
    for term in terms:
        one = _reason(decision, term.why, lang)
        doubt = ""
        if not doubtful and isinstance(term.why, weighing.Changed) and not _is_certain(term.why):
            doubtful, doubt = True, PROBABLY[lang] if term.why.likely else PERHAPS[lang]
            one = cat(doubt, one)
        if flat(one) in flat(text):
            continue
        speaks_for = terms[0].worth > 0 or isinstance(terms[0].why, weighing.Neutral)
        opposed = term.worth < 0 and speaks_for and not isinstance(term.why, weighing.Neutral)
        besides = _besides(before, term.why)
        added = _reason(decision, besides, lang) if besides else ()
        before = term.why
        if added:
            added = cat(doubt, added)
            text = _but(cat(text, BUT[lang]), added, lang) if opposed else cat(text, AND[lang], added)
        else:
            text = one if not text else _but(cat(text, BUT[lang]), one, lang) if opposed else cat(text, "; ", one)
    return text


def _besides(before: object, why: object) -> weighing.Besides | None:
    """What a reason adds to the one before it, if it tells of the same person or the same thing."""
    match before, why:
        case (
            weighing.Changed(weighing.Owned(who) as first, had, hangs_on=None),
            weighing.Changed(weighing.Owned(same) as what, by, good, hangs_on=None),
        ) if who == same and (had or not first.in_figures) and (by or not what.in_figures):
            return weighing.Besides(what, by, good, before)
        case (
            weighing.Changed(weighing.Each() as first, had, well, hangs_on=None),
            weighing.Changed(weighing.Each() as what, by, good, hangs_on=None),
        ) if type(first) is type(what) and (by, good) == (had, well):
            return weighing.Besides(what, by, good, before)
        case _:
            return None


def _but(start: str | Text, objection: Text, lang: Lang) -> Text:
    """A clause after “but”; in Russian and Ukrainian “probably” and “perhaps” have a comma on either side."""
    is_doubtful = flat(objection).startswith((PROBABLY[lang], PERHAPS[lang]))
    return cat(start, ", " if lang != "en" and is_doubtful else " ", objection)


def _reason(decision: Decision, why: object, lang: Lang) -> Text:
    if not isinstance(why, weighing.Changed):
        return decision.title.speech[lang].reason(decision.view, decision.asked, why)
    if isinstance(why.what, weighing.Ending):
        ends = ENDS[lang] if why.sure else MAY_END[lang]
        return ends[3 if why.what.won is None else 0 if why.what.won else 1 if why.good else 2]
    return decision.title.speech[lang].reason(decision.view, decision.asked, why)


def _is_certain(why: weighing.Changed) -> bool:
    """Whether something will be so whatever is hidden; how a game may end, and what is hedged, is told in its own words."""
    return why.sure or isinstance(why.what, weighing.Ending | weighing.Hedged)


def _quoted(decision: Decision, option: Option, lang: Lang) -> Text:
    """The option's label in the quotation marks of the language."""
    label = decision.title.speech[lang].label(decision.view, decision.asked, option)
    return quoted(label, lang)
