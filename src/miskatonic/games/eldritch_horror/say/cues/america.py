"""Cues of the America encounters: Arkham, San Francisco, Buenos Aires."""

from typing import Final

from miskatonic.games.eldritch_horror.say.cues.cue import Cues

AMERICA: Final[Cues] = {
    "am-1": (
        (
            "The university library keeps one book chained shut; tonight the chain hangs loose.",
            "Одну книгу в университетской библиотеке держат на цепи; сегодня цепь разомкнута.",
            "Одну книгу в університетській бібліотеці тримають на ланцюгу; сьогодні ланцюг розімкнено.",
        ),
        (
            "A policeman offers lessons in his trade for news of the Chinatown tongs.",
            "Полицейский готов учить своему ремеслу в обмен на вести о бандах китайского квартала.",
            "Поліцейський ладен навчати свого ремесла за вісті про банди китайського кварталу.",
        ),
        (
            "Under the old town stand machines that the serpent people built and left.",
            "Под старым городом стоят брошенные машины, которые построили люди-змеи.",
            "Під старим містом стоять покинуті машини, що їх збудували люди-змії.",
        ),
    ),
    "am-2": (
        (
            "In your nightmare a witch sits down at the bedside and begins the lesson.",
            "В кошмаре ведьма садится у вашей постели и начинает урок.",
            "У кошмарі відьма сідає біля вашого ліжка й починає урок.",
        ),
        (
            "At the bottom of the new tunnel lies the husk of something that digs.",
            "На дне нового туннеля лежит пустая оболочка существа, которое роет ходы.",
            "На дні нового тунелю лежить порожня оболонка істоти, що риє ходи.",
        ),
        (
            "Behind the fish market, deep ones chant in a temple half under water.",
            "За рыбным рынком, в полузатопленном храме, поют глубоководные.",
            "За рибним ринком, у напівзатопленому храмі, співають глибинні.",
        ),
    ),
    "am-3": (
        (
            "At the Lodge nobody answers questions; the hosts only ask riddles.",
            "В Ложе не отвечают на вопросы — там загадывают загадки.",
            "У Ложі не відповідають на запитання — там загадують загадки.",
        ),
        (
            "On the cable car a former detective guesses your errand at a glance.",
            "Бывший детектив в канатном трамвае с одного взгляда угадывает, куда вы едете.",
            "Колишній детектив у канатному трамваї з одного погляду вгадує, куди ви їдете.",
        ),
        (
            "The antiquary’s golden jewel is warm, and something stirs inside it.",
            "Золотое украшение у антиквара тёплое на ощупь, и внутри что-то шевелится.",
            "Золота прикраса в антиквара тепла на дотик, і всередині щось ворушиться.",
        ),
    ),
    "am-4": (
        (
            "Through the bars a patient of the asylum begs for news from outside.",
            "Пациент лечебницы из-за решётки умоляет рассказать, что творится снаружи.",
            "Пацієнт божевільні з-за ґрат благає розповісти, що коїться назовні.",
        ),
        (
            "On the prison island a deserter tells what his company met in the fog.",
            "На тюремном острове дезертир рассказывает, с чем его рота столкнулась в тумане.",
            "На тюремному острові дезертир розповідає, із чим його рота зіткнулася в тумані.",
        ),
        (
            "A student copying the Necronomicon is eager to compare notes.",
            "Студент, переписывающий «Некрономикон», мечтает сравнить выписки с вашими.",
            "Студент, що переписує «Некрономікон», мріє порівняти нотатки з вашими.",
        ),
    ),
    "am-5": (
        (
            "Cold wax, chalk and small bones: this cave has seen a ritual.",
            "Остывший воск, мел, мелкие кости: в этой пещере провели ритуал.",
            "Застиглий віск, крейда, дрібні кістки: у цій печері провели ритуал.",
        ),
        (
            "In a magnate’s castle on the coast, brilliant guests talk until dawn.",
            "В замке магната на побережье блестящие гости беседуют до рассвета.",
            "У замку магната на узбережжі блискучі гості розмовляють до світанку.",
        ),
        (
            "Among crates of stolen antiquities one stone tablet draws the eye.",
            "Среди ящиков с крадеными древностями взгляд притягивает каменная табличка.",
            "Серед ящиків із краденими старожитностями погляд притягує кам’яна табличка.",
        ),
    ),
    "am-6": (
        (
            "The dealer in curios lowers his voice and talks of real magic.",
            "Торговец диковинками понижает голос и заводит речь о настоящей магии.",
            "Торговець дивовижами стишує голос і заводить мову про справжню магію.",
        ),
        (
            "The cult’s temple is deserted, but hexes are scratched on every doorpost.",
            "В храме культа ни души, а на каждом косяке нацарапаны колдовские знаки.",
            "У храмі культу ні душі, а на кожному одвірку видряпано чаклунські знаки.",
        ),
        (
            "An old woman grips your sleeve: the serpent god is angry, she says.",
            "Старуха хватает вас за рукав: змеиный бог, говорит она, разгневан.",
            "Стара жінка хапає вас за рукав: зміїний бог, каже вона, гнівається.",
        ),
    ),
    "am-7": (
        (
            "The keeper of the Historical Society has all day and a hundred display cases.",
            "У хранителя Исторического общества впереди весь день и сотня витрин.",
            "У хранителя Історичного товариства попереду цілий день і сотня вітрин.",
        ),
        (
            "For one night in this house of crooked rooms the owner pays well.",
            "За одну ночь в этом доме кривых комнат хозяин щедро платит.",
            "За одну ніч у цьому домі кривих кімнат господар щедро платить.",
        ),
        (
            "A leathery old man on a bench remembers aloud the god of his youth.",
            "На скамейке старик с дублёным лицом вслух вспоминает бога своей юности.",
            "На лавці дід із задубілим обличчям уголос згадує бога своєї юності.",
        ),
    ),
    "am-8": (
        (
            "The fortune teller turns a card, pales, and leans close to your ear.",
            "Гадалка открывает карту, бледнеет и склоняется к самому вашему уху.",
            "Ворожка відкриває карту, блідне й нахиляється до самого вашого вуха.",
        ),
        (
            "A pulp writer reads his new story aloud; nothing in it is invented.",
            "Сочинитель дешёвых ужасов читает вслух новый рассказ, и вымысла в нём нет.",
            "Автор дешевих жахіть читає вголос нове оповідання, і вигадки в ньому нема.",
        ),
        (
            "The book is in the vault, and the librarian has the only key.",
            "Книга лежит в хранилище, а единственный ключ — у библиотекаря.",
            "Книга лежить у сховищі, а єдиний ключ — у бібліотекаря.",
        ),
    ),
}
