"""The nouns of Final Hour in Ukrainian."""

from typing import Final

from miskatonic.games.final_hour.say.names import Names
from miskatonic.text.slavic import F, N, described, noun, unchanged

_HALL: Final = "ий корпус/ого корпусу/ому корпусу/ий корпус/им корпусом/ому корпусі"
_SOCIETY: Final = "е товариство/ого товариства/ому товариству/е товариство/им товариством/ому товаристві"
_ZONE: Final = "а зона/ої зони/ій зоні/у зону/ою зоною/ій зоні"

_MONSTER: Final = noun("монстр~", "/а/у/а/ом/і", "и/ів/ам/ів/ами/ах", animate=True)
_SYMBOLS: Final = (
    noun("~", "убивця/вбивці/вбивці/вбивцю/убивцею/вбивці", animate=True),
    noun("блукач~", "/а/у/а/ем/і", animate=True),
    noun("руйнівник~", "/а/у/а/ом/у", animate=True),
)
_COLOURS: Final = (
    "синій/синього/синьому/синього/синім/синьому",
    "червоний/червоного/червоному/червоного/червоним/червоному",
)


NAMES: Final = Names(
    places=(
        noun("ніде", "/////"),
        noun("Корпус~ Дороті Апман", "/у/у//ом/і"),
        noun("Будин~ студентської спілки", "ок/ку/ку/ок/ком/ку"),
        noun("Бібліоте~ Орна", "ка/ки/ці/ку/кою/ці", gender=F),
        noun("Медичн~", "а школа/ої школи/ій школі/у школу/ою школою/ій школі", gender=F),
        noun("Корпус~ гуманітарних наук", "/у/у//ом/і"),
        noun("Дербі-Голл~", "/у/у//ом/і"),
        noun("Лекторі~", "й/ю/ю/й/єм/ї"),
        noun("Лабораторн~", _HALL),
        noun("Адміністративн~", _HALL),
        noun("Обсерваторі~ Воррена", "я/ї/ї/ю/єю/ї", gender=F),
        noun("Семінарі~ Давньої Віри", "я/ї/ї/ю/єю/ї", gender=F),
        noun("Музе~ університету", "й/ю/ю/й/єм/ї"),
        noun("Спортивн~", _HALL),
        noun("Чоловіч~", _SOCIETY, gender=N),
        noun("Жіноч~", _SOCIETY, gender=N),
    ),
    people=(
        unchanged("Дженні", F),
        noun("Піт~", "/а/ові/а/ом/ові", animate=True),
        unchanged("Лілі", F),
        unchanged("Томмі"),
        noun("Майкл~", "/а/ові/а/ом/ові", animate=True),
        noun("Рит~", "а/и/і/у/ою/і", gender=F, animate=True),
    ),
    zones=tuple(noun(f"{colour}~", _ZONE, gender=F) for colour in ("зелен", "фіолетов", "помаранчев")),
    gates=(
        noun("гептаграм~", "а/и/і/у/ою/і", gender=F),
        noun("тесеракт~", "/а/у//ом/і"),
        noun("триєдн~", "ість/ості/ості/ість/істю/ості", gender=F),
    ),
    ritual_symbols=("місяць", "зірка", "пісочний годинник", "діамант", "хрест"),
    symbols=_SYMBOLS,
    marked=tuple(tuple(described(colour, symbol) for symbol in _SYMBOLS) for colour in _COLOURS),
    plain=tuple(described(colour, _MONSTER) for colour in _COLOURS),
    specials=(
        noun("глибинн~", "ий/ого/ому/ого/им/ому", "і/их/им/их/ими/их", animate=True, adjectival=True),
        noun(
            "зорян~",
            "е поріддя/ого поріддя/ому поріддю/е поріддя/им поріддям/ому поріддю",
            "і поріддя/их порідь/им поріддям/і поріддя/ими поріддями/их поріддях",
            gender=N,
        ),
        noun("хтоні~", "єць/йця/йцю/йця/йцем/йцеві", "йці/йців/йцям/йців/йцями/йцях", animate=True),
        noun("орд~ гулів", "а/и/і/у/ою/і", "и//ам/и/ами/ах", gender=F),
    ),
    monster=_MONSTER,
    wound=noun("ран~", "а/и/і/у/ою/і", "и//ам/и/ами/ах", gender=F),
    health=noun("здоров’~", "я/я/ю/я/ям/ї", "я/я/ям/я/ями/ях", gender=N),
    move=noun("перех~", "ід/оду/оду/ід/одом/оді", "оди/одів/одам/оди/одами/одах"),
    path=noun("доріж~", "ка/ки/ці/ку/кою/ці", "ки/ок/кам/ки/ками/ках", gender=F),
    omen=noun("передвіст~", "я/я/ю/я/ям/і", "я/ь/ям/я/ями/ях", gender=N),
    damage=noun("жетон~ руйнування", "/а/у//ом/і", "и/ів/ам/и/ами/ах"),
    gate_token=noun("жетон~ воріт", "/а/у//ом/і", "и/ів/ам/и/ами/ах"),
    seal=noun("печат~", "ь/і/і/ь/тю/і", "і/ей/ям/і/ями/ях", gender=F),
    card=noun("карт~", "а/и/і/у/ою/і", "и//ам/и/ами/ах", gender=F),
    action_card=noun("карт~ дії", "а/и/і/у/ою/і", gender=F),
    priority_card=noun("карт~ черговості", "а/и/і/у/ою/і", "и//ам/и/ами/ах", gender=F),
    slot=noun("комір~ для монстрів", "ка/ки/ці/ку/кою/ці", "ки/ок/кам/ки/ками/ках", gender=F),
    time=noun("раз~", "/у/у//ом/і", "и/ів/ам/и/ами/ах"),
)
