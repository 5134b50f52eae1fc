"""The look of the screen: sizes, borders and colours."""

from typing import Final

LOOK: Final = """
Screen { background: #14120f; color: #d8d0c0; }
* { scrollbar-color: #5a5040; scrollbar-background: #14120f; scrollbar-color-hover: #b8963f; }
* { scrollbar-background-hover: #14120f; scrollbar-color-active: #b8963f; scrollbar-background-active: #14120f; }
#status { height: 1; background: #2a251c; }
#keys { height: 1; background: #2a251c; color: #a89f8c; }
#main { height: 1fr; }
#left { width: 63%; }
#right { width: 37%; }
#map-box { height: 1fr; scrollbar-size-vertical: 1; }
#map { height: 100%; margin: 0 1; }
#map.flows { height: auto; }
#cards-box { height: auto; max-height: 40%; border: round #4a4335; border-title-color: #d8b56a; padding: 0 1; }
#decision-box { height: auto; min-height: 4; max-height: 40%; border: round #b8963f; padding: 0 1; }
#side-box { height: 3fr; border: round #4a4335; border-title-color: #d8b56a; padding: 0 1; scrollbar-size-vertical: 1; }
#side-box:focus, #log:focus { border: round #b8963f; }
#log { height: 2fr; border: round #4a4335; border-title-color: #d8b56a; padding: 0 1; background: #14120f; }
#log { scrollbar-size-vertical: 1; }
#cards-box, #decision-box { scrollbar-size-vertical: 1; }
#cards, #decision, #side, #sheet-text, #entry { height: auto; }
OptionList > .option-list--option-highlighted { background: #3a3222; color: #ffffff; }

.wide #left { width: 66%; }
.wide #right { width: 34%; }
.narrow #left { width: 100%; }
.narrow #right { display: none; width: 100%; }
.narrow.turned #map-box, .narrow.turned #cards-box { display: none; }
.narrow.turned #main { layout: vertical; }
.narrow.turned #left { height: auto; max-height: 50%; }
.narrow.turned #right { display: block; height: 1fr; }

ModalScreen { align: center middle; background: #000000 60%; }
.sheet { width: 80%; max-width: 96; height: auto; max-height: 90%; background: #201c15; padding: 1 2; }
.sheet { border: round #b8963f; border-title-color: #f2d45c; }
.tall { height: 90%; }
.short { max-width: 70; }
#entries { height: 1fr; background: #201c15; border: none; }
#entry-box { height: auto; max-height: 40%; border-top: solid #4a4335; }
Curtain { background: #0b0a08; align: center middle; }
#pass-device, #curtain-hint { width: auto; max-width: 80%; }
"""
