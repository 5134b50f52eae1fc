"""Cues of the Research encounters of Azathoth: city, wilderness, sea."""

from typing import Final

from miskatonic.games.eldritch_horror.say.cues.cue import Cues

AZATHOTH: Final[Cues] = {
    "re-az-1": (
        (
            "A metal crate walks down the alley on jointed legs.",
            "По переулку на суставчатых ногах шагает металлический ящик.",
            "Провулком на суглобчастих ногах крокує металевий ящик.",
        ),
        (
            "Where the meteor fell, the grass is dusted with glowing powder.",
            "Там, где упал метеорит, трава присыпана светящейся пылью.",
            "Там, де впав метеорит, трава присипана пилом, що світиться.",
        ),
        (
            "The navigator lowers his sextant: the stars are not where they belong.",
            "Штурман опускает секстант: звёзды стоят не на своих местах.",
            "Штурман опускає секстант: зорі стоять не на своїх місцях.",
        ),
    ),
    "re-az-2": (
        (
            "The last chorus in the opera’s libretto is in no human language.",
            "Последний хор в либретто этой оперы написан не на человеческом языке.",
            "Останній хор у лібрето цієї опери написано не людською мовою.",
        ),
        (
            "By night mi-go dig a meteor out of the hillside.",
            "По ночам ми-го выкапывают из холма метеорит.",
            "Ночами мі-ґо викопують із пагорба метеорит.",
        ),
        (
            "A red-hot stone drops from the sky and goes straight through the deck.",
            "С неба падает раскалённый камень и пробивает палубу насквозь.",
            "З неба падає розпечений камінь і пробиває палубу наскрізь.",
        ),
    ),
    "re-az-3": (
        (
            "Radium is gone from the hospital, and the thief’s trail glows in the dark.",
            "Из больницы украли радий, и след вора светится в темноте.",
            "З лікарні вкрали радій, і слід злодія світиться в темряві.",
        ),
        (
            "Flutes whine, and for a moment you stand in the Daemon Sultan’s court.",
            "Воют флейты, и на миг вы оказываетесь при дворе Султана демонов.",
            "Виють флейти, і на мить ви опиняєтеся при дворі Султана демонів.",
        ),
        (
            "One after another the stars above the mast go out.",
            "Одна за другой гаснут звёзды над мачтой.",
            "Одна по одній гаснуть зорі над щоглою.",
        ),
    ),
    "re-az-4": (
        (
            "The geologists are gone; on their desk lies a green stone.",
            "Геологи исчезли; на их столе лежит зелёный камень.",
            "Геологи зникли; на їхньому столі лежить зелений камінь.",
        ),
        (
            "Under the open sky you count falling stars and mark each on the map.",
            "Под открытым небом вы считаете падающие звёзды и отмечаете каждую на карте.",
            "Просто неба ви лічите зорі, що падають, і позначаєте кожну на мапі.",
        ),
        (
            "Nemesis, the dark second moon, hangs over the sea, much too near.",
            "Над морем, слишком близко, висит вторая луна — тёмная Немезида.",
            "Над морем, надто близько, висить другий місяць — темна Немезіда.",
        ),
    ),
    "re-az-5": (
        (
            "In a cellar clinic the surgeon opens a skull and puts something in.",
            "В подвальной клинике хирург вскрывает череп и что-то кладёт внутрь.",
            "У підвальній клініці хірург розтинає череп і щось кладе всередину.",
        ),
        (
            "In the waste stands a tall cone of grey metal, without door or seam.",
            "Посреди пустоши стоит высокий конус из серого металла, без двери и швов.",
            "Посеред пустища стоїть високий конус із сірого металу, без дверей і швів.",
        ),
        (
            "A winged creature lands on the rail and holds out a book.",
            "Крылатое существо садится на борт и протягивает книгу.",
            "Крилата істота сідає на борт і простягає книгу.",
        ),
    ),
    "re-az-6": (
        (
            "The young poet reads, and half the audience sways in time.",
            "Молодой поэт читает стихи, и половина зала раскачивается в такт.",
            "Молодий поет читає вірші, і половина зали розгойдується в такт.",
        ),
        (
            "The cave painting shows a throne, and what sits there has no outline.",
            "Наскальный рисунок изображает трон, а у сидящего на нём нет очертаний.",
            "Наскельний малюнок зображає трон, а в того, хто на ньому, нема обрисів.",
        ),
        (
            "Out of a dark moon meteors rain into the sea.",
            "С тёмной луны в море сыплются метеоры.",
            "З темного місяця в море сиплються метеори.",
        ),
    ),
    "re-az-7": (
        (
            "Deep inside your skull something tiny moves and seems to listen.",
            "В глубине вашего черепа шевелится что-то крошечное и будто прислушивается.",
            "У глибині вашого черепа ворушиться щось крихітне й ніби дослухається.",
        ),
        (
            "The old people of the village tell of a star that returns.",
            "Деревенские старики рассказывают о звезде, которая возвращается.",
            "Старі люди в селі розповідають про зорю, що повертається.",
        ),
        (
            "The sea boils, and an island is born where the chart is blank.",
            "Море кипит, и там, где на карте пусто, рождается остров.",
            "Море кипить, і там, де на мапі порожньо, народжується острів.",
        ),
    ),
    "re-az-8": (
        (
            "The observatory’s telescope is already trained on a green comet.",
            "Телескоп обсерватории уже наведён на зелёную комету.",
            "Телескоп обсерваторії вже наведено на зелену комету.",
        ),
        (
            "It looks like a tree, but it is metal, and its branches strike.",
            "С виду это дерево, но оно из металла и бьёт ветвями.",
            "На вигляд це дерево, та воно з металу й б’є гілками.",
        ),
        (
            "Every night a sailor talks in his sleep about a green stone.",
            "Каждую ночь один матрос говорит во сне о зелёном камне.",
            "Щоночі один матрос говорить уві сні про зелений камінь.",
        ),
    ),
}
