"""Cues of the Research encounters of Yog-Sothoth: city, wilderness, sea."""

from typing import Final

from miskatonic.games.eldritch_horror.say.cues.cue import Cues

YOG_SOTHOTH: Final[Cues] = {
    "re-ys-1": (
        (
            "The Lodge keeps a stolen treasure under glass and calls it a gift.",
            "Украденное сокровище Ложа держит под стеклом и называет подарком.",
            "Украдений скарб Ложа тримає під склом і називає подарунком.",
        ),
        (
            "The whole village kneels, facing an empty hill.",
            "Вся деревня стоит на коленях лицом к пустому холму.",
            "Усе село стоїть навколішки обличчям до порожнього пагорба.",
        ),
        (
            "The fog lies thick on the water, and nobody else can see it.",
            "На воде лежит густой туман, которого никто, кроме вас, не видит.",
            "На воді лежить густий туман, якого ніхто, крім вас, не бачить.",
        ),
    ),
    "re-ys-2": (
        (
            "An old man from Dunwich will pay anything for a book for his grandson.",
            "Старик из Данвича ничего не пожалеет за книгу для внука.",
            "Дід із Данвіча нічого не пошкодує за книгу для онука.",
        ),
        (
            "On the hilltop mi-go set up devices of glass and silvery wire.",
            "На вершине холма ми-го собирают приборы из стекла и серебристой проволоки.",
            "На вершині пагорба мі-ґо складають прилади зі скла та сріблястого дроту.",
        ),
        (
            "A white ship glides out of the fog with nobody at the helm.",
            "Из тумана выплывает белый корабль, и у штурвала никого.",
            "З туману випливає білий корабель, і за стерном нікого.",
        ),
    ),
    "re-ys-3": (
        (
            "This week, says the librarian, six people have asked for the forbidden book.",
            "За неделю, говорит библиотекарь, запретную книгу спрашивали шестеро.",
            "За тиждень, каже бібліотекар, про заборонену книгу питали шестеро.",
        ),
        (
            "Trees, fences and barns lie flat in one wide straight track.",
            "Деревья, изгороди, амбары — всё смято одной широкой полосой.",
            "Дерева, огорожі, стодоли — усе зім’ято однією широкою смугою.",
        ),
        (
            "The ship’s clocks run backward, and the coast has no lighthouse yet.",
            "Часы на корабле идут назад, и маяка на берегу ещё нет.",
            "Годинники на кораблі йдуть назад, і маяка на березі ще нема.",
        ),
    ),
    "re-ys-4": (
        (
            "While the Lodge holds its meeting, one window stays unlatched.",
            "Пока в Ложе идёт собрание, одно окно остаётся незапертым.",
            "Поки в Ложі триває зібрання, одне вікно лишається незамкненим.",
        ),
        (
            "The hair rises on your arms: this place is heavy with power.",
            "Волоски на руках встают дыбом: это место полно силы.",
            "Волосинки на руках стають дибки: це місце повне сили.",
        ),
        (
            "Colours drift over the water, and each of them hums its own note.",
            "Над водой плывут цвета, и каждый гудит на свой лад.",
            "Над водою пливуть барви, і кожна гуде на свій лад.",
        ),
    ),
    "re-ys-5": (
        (
            "The head of the Lodge pours two glasses and wants to talk.",
            "Глава Ложи наливает два бокала и предлагает поговорить.",
            "Голова Ложі наливає два келихи й пропонує поговорити.",
        ),
        (
            "People whisper about the witch, and still more softly about her mother.",
            "О ведьме здесь говорят шёпотом, а о её матери — и того тише.",
            "Про відьму тут говорять пошепки, а про її матір — ще тихіше.",
        ),
        (
            "Winged crustaceans cling to the mast and, quite politely, make an offer.",
            "Крылатые ракообразные цепляются за мачту и весьма учтиво делают предложение.",
            "Крилаті ракоподібні чіпляються за щоглу й вельми чемно роблять пропозицію.",
        ),
    ),
    "re-ys-6": (
        (
            "The bookshop never stands on the same street twice.",
            "Эта книжная лавка никогда не стоит дважды на одной улице.",
            "Ця книгарня ніколи не стоїть двічі на тій самій вулиці.",
        ),
        (
            "You dream of being everywhere at once, on every shore of every sea.",
            "Вам снится, что вы сразу везде, на каждом берегу каждого моря.",
            "Вам сниться, що ви водночас усюди, на кожному березі кожного моря.",
        ),
        (
            "The captain is sure that you bring bad luck, and the crew agrees.",
            "Капитан уверен, что вы приносите несчастье, и команда с ним согласна.",
            "Капітан певен, що ви приносите нещастя, і команда з ним згодна.",
        ),
    ),
    "re-ys-7": (
        (
            "From the platform the politician glares at nobody but you.",
            "С трибуны политик сверлит взглядом только вас.",
            "З трибуни політик свердлить поглядом тільки вас.",
        ),
        (
            "At moonless midnight the altar on the hill casts a shadow.",
            "В безлунную полночь алтарь на холме отбрасывает тень.",
            "Опівночі, хоч місяця й нема, вівтар на пагорбі відкидає тінь.",
        ),
        (
            "The storm bursts not from the clouds but from a tear in reality.",
            "Буря вырывается не из туч, а из разрыва в самой реальности.",
            "Буря вихоплюється не з хмар, а з розриву в самій реальності.",
        ),
    ),
    "re-ys-8": (
        (
            "He calls himself the son of a god and offers a bargain.",
            "Он называет себя сыном бога и предлагает сделку.",
            "Він називає себе сином бога й пропонує угоду.",
        ),
        (
            "Hundreds of footprints cross the mud, and no two are alike.",
            "В грязи сотни следов, и среди них нет двух одинаковых.",
            "У багнюці сотні слідів, і серед них нема двох однакових.",
        ),
        (
            "The sails hang slack, yet an unseen force drags the ship along.",
            "Паруса обвисли, но незримая сила тащит корабль вперёд.",
            "Вітрила обвисли, та незрима сила тягне корабель уперед.",
        ),
    ),
}
