"""Cues of the Expedition encounters, three for each place."""

from typing import Final

from miskatonic.games.eldritch_horror.say.cues.cue import Cues

EXPEDITIONS: Final[Cues] = {
    "ex-ant-1": (
        (
            "From the plane you see a city of stone among the ice.",
            "С самолёта виден каменный город, раскинувшийся среди льдов.",
            "З літака видно кам’яне місто, що розкинулося серед криги.",
        ),
    ),
    "ex-ant-2": (
        (
            "From the caves under the glacier comes a piping, almost a tune.",
            "Из пещер под ледником доносится свист, почти мелодия.",
            "З печер під льодовиком долинає свист, майже мелодія.",
        ),
    ),
    "ex-ant-3": (
        (
            "Under the snow lie burial mounds, each in the shape of a star.",
            "Под снегом — могильные курганы, и каждый насыпан в форме звезды.",
            "Під снігом — могильні кургани, і кожен насипано у формі зірки.",
        ),
    ),
    "ex-ama-1": (
        (
            "Before the temple the ground moves: it is covered with snakes.",
            "Земля перед храмом шевелится: она вся покрыта змеями.",
            "Земля перед храмом ворушиться: вона вся вкрита зміями.",
        ),
    ),
    "ex-ama-2": (
        (
            "Beyond the odd stone the jungle has other leaves and other voices.",
            "За странным камнем у джунглей другая листва и другие голоса.",
            "За дивним каменем джунглі мають інше листя й інші голоси.",
        ),
    ),
    "ex-ama-3": (
        (
            "Only from this hilltop can one see what the river hides.",
            "Лишь с вершины этого холма видно, что скрывает река.",
            "Лише з вершини цього пагорба видно, що приховує річка.",
        ),
    ),
    "ex-afr-1": (
        (
            "The ground cracks underfoot, and cold air breathes out of it.",
            "Земля трескается под ногами, и из неё веет холодом.",
            "Земля тріскається під ногами, і з неї віє холодом.",
        ),
    ),
    "ex-afr-2": (
        (
            "Vines hide a map in the wall; it leads to a grey city.",
            "Лианы скрывают карту на стене; она ведёт в серый город.",
            "Ліани ховають мапу на стіні; вона веде до сірого міста.",
        ),
    ),
    "ex-afr-3": (
        (
            "The leopard men tie your hands and argue over you in whispers.",
            "Люди-леопарды связывают вам руки и шёпотом спорят о вашей судьбе.",
            "Люди-леопарди зв’язують вам руки й пошепки сперечаються про вашу долю.",
        ),
    ),
    "ex-him-1": (
        (
            "On the snow stands a beast that you know from a nightmare.",
            "На снегу стоит зверь, знакомый вам по кошмару.",
            "На снігу стоїть звір, знайомий вам із кошмару.",
        ),
    ),
    "ex-him-2": (
        (
            "The snowstorm drives you into tunnels that twist like a gut.",
            "Метель загоняет вас в туннели, извилистые, как кишки.",
            "Хуртовина заганяє вас у тунелі, покручені, мов кишки.",
        ),
    ),
    "ex-him-3": (
        (
            "This blizzard has been summoned: there is a voice in it.",
            "Эту вьюгу кто-то призвал: в ней слышен голос.",
            "Цю заметіль хтось прикликав: у ній чути голос.",
        ),
    ),
    "ex-pyr-1": (
        (
            "You wake in the catacombs with your hands bound.",
            "Вы приходите в себя в катакомбах с верёвками на руках.",
            "Ви опритомнюєте в катакомбах із мотузками на руках.",
        ),
    ),
    "ex-pyr-2": (
        (
            "Behind the burial chamber is a throne room that no plan shows.",
            "За погребальной камерой — тронный зал, которого нет ни на одном плане.",
            "За поховальною камерою — тронна зала, якої нема на жодному плані.",
        ),
    ),
    "ex-pyr-3": (
        (
            "A small white cat sits on the sarcophagus and looks past you.",
            "На саркофаге сидит маленькая белая кошка и смотрит мимо вас.",
            "На саркофазі сидить маленька біла кішка й дивиться повз вас.",
        ),
    ),
    "ex-tun-1": (
        (
            "Over the fallen trees hangs a colour that has no name.",
            "Над поваленным лесом висит цвет, которому нет названия.",
            "Над поваленим лісом висить барва, що не має назви.",
        ),
    ),
    "ex-tun-2": (
        (
            "The ground rings hollow: there is a chamber beneath your boots.",
            "Земля отзывается гулко: под сапогами — подземный зал.",
            "Земля озивається лунко: під чобітьми — підземна зала.",
        ),
    ),
    "ex-tun-3": (
        (
            "Yellow fumes creep over the edge of the crater.",
            "Через край кратера ползут жёлтые испарения.",
            "Через край кратера повзуть жовті випари.",
        ),
    ),
}
