"""Cues of the Europe encounters: London, Rome, Istanbul."""

from typing import Final

from miskatonic.games.eldritch_horror.say.cues.cue import Cues

EUROPE: Final[Cues] = {
    "eu-1": (
        (
            "The Lodge is dark and locked, yet a light moves behind the shutters.",
            "Ложа заперта, окна темны, но за ставнями движется огонёк.",
            "Ложу замкнено, вікна темні, та за віконницями рухається вогник.",
        ),
        (
            "The shelves of the papal library run for miles, past guard after guard.",
            "Полки папской библиотеки тянутся на километры, и у каждой двери стоит страж.",
            "Полиці папської бібліотеки тягнуться на кілометри, і біля кожних дверей стоїть вартовий.",
        ),
        (
            "In the bazaar even teachers haggle, and the best of them haggles hardest.",
            "На базаре торгуются и учителя, а лучший из них — упорнее всех.",
            "На базарі торгуються й учителі, а найкращий із них — найзавзятіше.",
        ),
    ),
    "eu-2": (
        (
            "A patient of the asylum paints the Yellow Sign on every wall.",
            "Пациент лечебницы рисует Жёлтый знак на каждой стене.",
            "Пацієнт божевільні малює Жовтий знак на кожній стіні.",
        ),
        (
            "You dream of a triumph through Rome, until the crowd falls silent.",
            "Вам снится триумф: вы шествуете по Риму, и вдруг толпа умолкает.",
            "Вам сниться тріумф: ви крокуєте Римом, аж раптом натовп замовкає.",
        ),
        (
            "In the steam of the baths sit masters of every art, in no hurry.",
            "В клубах пара турецкой бани сидят знатоки всех наук и никуда не спешат.",
            "У клубах пари турецької лазні сидять знавці всіх наук і нікуди не квапляться.",
        ),
    ),
    "eu-3": (
        (
            "The tabloid prints only lies, but one of today’s lurid stories rings true.",
            "Бульварный листок полон вранья, но одна сегодняшняя история похожа на правду.",
            "Бульварний листок повен брехні, та одна сьогоднішня історія схожа на правду.",
        ),
        (
            "Three cardinals listen to your report without moving a muscle.",
            "Три кардинала слушают ваш доклад с каменными лицами.",
            "Три кардинали слухають вашу доповідь із кам’яними обличчями.",
        ),
        (
            "The museum’s professor has seen everything and yawns at your introduction.",
            "Профессор в музее всё на свете повидал и зевает, едва вы представляетесь.",
            "Професор у музеї бачив усе на світі й позіхає, щойно ви називаєтеся.",
        ),
    ),
    "eu-4": (
        (
            "A learned foundation sells its findings, and the price is not on the door.",
            "Учёный фонд продаёт свои открытия, но цен на дверях не пишет.",
            "Науковий фонд продає свої відкриття, але цін на дверях не пише.",
        ),
        (
            "Deep in the catacombs a pagan shrine still has fresh flowers.",
            "В глубине катакомб на языческом алтаре лежат свежие цветы.",
            "У глибині катакомб на язичницькому вівтарі лежать свіжі квіти.",
        ),
        (
            "Somebody translucent comes down the stairs and stops one step above you.",
            "Кто-то полупрозрачный спускается по лестнице и замирает ступенькой выше вас.",
            "Хтось напівпрозорий спускається сходами й завмирає на сходинку вище за вас.",
        ),
    ),
    "eu-5": (
        (
            "The records room at Scotland Yard is empty for a quarter of an hour.",
            "Архив Скотленд-Ярда пустует ровно четверть часа.",
            "Архів Скотленд-Ярду порожніє рівно на чверть години.",
        ),
        (
            "Night after night you dream of friends with knives under their togas.",
            "Ночь за ночью вам снятся друзья с кинжалами под тогой.",
            "Ніч у ніч вам сняться друзі з кинджалами під тогою.",
        ),
        (
            "An ambassador’s child is gone from a locked nursery.",
            "Из запертой детской исчез ребёнок посла.",
            "Із замкненої дитячої кімнати зникла дитина посла.",
        ),
    ),
    "eu-6": (
        (
            "The painter shows landscapes with two moons and says he works from life.",
            "Художник показывает пейзажи с двумя лунами и уверяет, что пишет с натуры.",
            "Художник показує краєвиди з двома місяцями й запевняє, що пише з натури.",
        ),
        (
            "Blackshirts have a priest against the wall and shout their questions.",
            "Чернорубашечники прижимают священника к стене и выкрикивают вопросы.",
            "Чорносорочечники притискають священника до стіни й вигукують запитання.",
        ),
        (
            "Cultists have settled in a mosque that the whole quarter walks around.",
            "В мечети, которую весь квартал обходит стороной, засели культисты.",
            "У мечеті, яку весь квартал обминає, засіли культисти.",
        ),
    ),
    "eu-7": (
        (
            "At the archaeologist’s lecture a cursed scarab goes from hand to hand.",
            "На лекции археолога проклятый скарабей переходит из рук в руки.",
            "На лекції археолога проклятий скарабей переходить із рук у руки.",
        ),
        (
            "The witch cult is gone, but its potions still stand on the shelf.",
            "Культа ведьм больше нет, а его зелья всё ещё стоят на полке.",
            "Культу відьом уже нема, а його зілля досі стоїть на полиці.",
        ),
        (
            "Scholars who meet in secret unroll a text and watch your face.",
            "Тайное собрание учёных разворачивает свиток и следит за вашим лицом.",
            "Таємне зібрання вчених розгортає сувій і стежить за вашим обличчям.",
        ),
    ),
    "eu-8": (
        (
            "Oxford holds the only translation, and it may not leave the reading room.",
            "Единственный перевод хранится в Оксфорде; из читального зала его не выносят.",
            "Єдиний переклад зберігають в Оксфорді й не виносять із читальної зали.",
        ),
        (
            "Beneath the cathedral’s floor lies an older one, and its mosaic has eyes.",
            "Под полом собора лежит другой, древний, и с его мозаики смотрят глаза.",
            "Під підлогою собору лежить давніша, і з її мозаїки дивляться очі.",
        ),
        (
            "The same footsteps turn every corner after you.",
            "Одни и те же шаги сворачивают за вами на каждом углу.",
            "Одні й ті самі кроки звертають за вами на кожному розі.",
        ),
    ),
}
