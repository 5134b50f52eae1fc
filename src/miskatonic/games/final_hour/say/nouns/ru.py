"""The nouns of Final Hour in Russian."""

from typing import Final

from miskatonic.games.final_hour.say.names import Names
from miskatonic.text.slavic import F, N, described, noun, unchanged

_HALL: Final = "ый корпус/ого корпуса/ому корпусу/ый корпус/ым корпусом/ом корпусе"
_SOCIETY: Final = "ое общество/ого общества/ому обществу/ое общество/им обществом/ом обществе"
_ZONE: Final = "ая зона/ой зоны/ой зоне/ую зону/ой зоной/ой зоне"

_MONSTER: Final = noun("монстр~", "/а/у/а/ом/е", "ы/ов/ам/ов/ами/ах", animate=True)
_SYMBOLS: Final = (
    noun("убийц~", "а/ы/е/у/ей/е", animate=True),
    noun("скитал~", "ец/ьца/ьцу/ьца/ьцем/ьце", animate=True),
    noun("разрушител~", "ь/я/ю/я/ем/е", animate=True),
)
_COLOURS: Final = ("синий/синего/синему/синего/синим/синем", "красный/красного/красному/красного/красным/красном")


NAMES: Final = Names(
    places=(
        noun("нигде", "/////"),
        noun("Корпус~ Дороти Апман", "/а/у//ом/е"),
        noun("Здани~ студенческого союза", "е/я/ю/е/ем/и", gender=N),
        noun("Библиотек~ Орна", "а/и/е/у/ой/е", gender=F),
        noun("Медицинск~", "ая школа/ой школы/ой школе/ую школу/ой школой/ой школе", gender=F),
        noun("Корпус~ гуманитарных наук", "/а/у//ом/е"),
        noun("Дерби-Холл~", "/а/у//ом/е"),
        noun("Лектори~", "й/я/ю/й/ем/и"),
        noun("Лабораторн~", _HALL),
        noun("Административн~", _HALL),
        noun("Обсерватори~ Уоррена", "я/и/и/ю/ей/и", gender=F),
        noun("Семинари~ Древней Веры", "я/и/и/ю/ей/и", gender=F),
        noun("Музе~ университета", "й/я/ю/й/ем/е"),
        noun("Спортивн~", _HALL),
        noun("Мужск~", _SOCIETY, gender=N),
        noun("Женск~", _SOCIETY, gender=N),
    ),
    people=(
        unchanged("Дженни", F),
        noun("Пит~", "/а/у/а/ом/е", animate=True),
        unchanged("Лили", F),
        unchanged("Томми"),
        noun("Майкл~", "/а/у/а/ом/е", animate=True),
        noun("Рит~", "а/ы/е/у/ой/е", gender=F, animate=True),
    ),
    zones=tuple(noun(f"{colour}~", _ZONE, gender=F) for colour in ("зелён", "фиолетов", "оранжев")),
    gates=(
        noun("гептаграмм~", "а/ы/е/у/ой/е", gender=F),
        noun("тессеракт~", "/а/у//ом/е"),
        noun("триединств~", "о/а/у/о/ом/е", gender=N),
    ),
    ritual_symbols=("луна", "звезда", "песочные часы", "алмаз", "крест"),
    symbols=_SYMBOLS,
    marked=tuple(tuple(described(colour, symbol) for symbol in _SYMBOLS) for colour in _COLOURS),
    plain=tuple(described(colour, _MONSTER) for colour in _COLOURS),
    specials=(
        noun("глубоководн~", "ый/ого/ому/ого/ым/ом", "ые/ых/ым/ых/ыми/ых", animate=True, adjectival=True),
        noun(
            "звёздн~",
            "ое отродье/ого отродья/ому отродью/ое отродье/ым отродьем/ом отродье",
            "ые отродья/ых отродий/ым отродьям/ые отродья/ыми отродьями/ых отродьях",
            gender=N,
        ),
        noun("хтони~", "ец/йца/йцу/йца/йцем/йце", "йцы/йцев/йцам/йцев/йцами/йцах", animate=True),
        noun("орд~ упырей", "а/ы/е/у/ой/е", "ы//ам/ы/ами/ах", gender=F),
    ),
    monster=_MONSTER,
    wound=noun("ран~", "а/ы/е/у/ой/е", "ы//ам/ы/ами/ах", gender=F),
    health=noun("здоровь~", "е/я/ю/е/ем/е", "я/я/ям/я/ями/ях", gender=N),
    move=noun("переход~", "/а/у//ом/е", "ы/ов/ам/ы/ами/ах"),
    path=noun("дорож~", "ка/ки/ке/ку/кой/ке", "ки/ек/кам/ки/ками/ках", gender=F),
    omen=noun("знамени~", "е/я/ю/е/ем/и", "я/й/ям/я/ями/ях", gender=N),
    damage=noun("жетон~ разрушения", "/а/у//ом/е", "ы/ов/ам/ы/ами/ах"),
    gate_token=noun("жетон~ врат", "/а/у//ом/е", "ы/ов/ам/ы/ами/ах"),
    seal=noun("печат~", "ь/и/и/ь/ью/и", "и/ей/ям/и/ями/ях", gender=F),
    card=noun("карт~", "а/ы/е/у/ой/е", "ы//ам/ы/ами/ах", gender=F),
    action_card=noun("карт~ действия", "а/ы/е/у/ой/е", gender=F),
    priority_card=noun("карт~ очерёдности", "а/ы/е/у/ой/е", "ы//ам/ы/ами/ах", gender=F),
    slot=noun("яче~ монстров", "йка/йки/йке/йку/йкой/йке", "йки/ек/йкам/йки/йками/йках", gender=F),
    symbol=noun("символ~", "/а/у//ом/е", "ы/ов/ам/ы/ами/ах"),
    time=noun("раз~", "/а/у//ом/е", "ы//ам/ы/ами/ах"),
)
