"""What lies on the table of a campaign beside the scenario: its log, and between scenarios the decks."""

from __future__ import annotations

from typing import Final

from miskatonic import scene as sc
from miskatonic.games.arkham_lcg.rules import asks, box, people
from miskatonic.games.arkham_lcg.rules.scenario import campaign
from miskatonic.games.arkham_lcg.say import SPEECH, campaign_log
from miskatonic.games.arkham_lcg.scene import captions, looks
from miskatonic.games.arkham_lcg.scene.middle import Middle
from miskatonic.games.arkham_lcg.scene.upgrading import Upgrading
from miskatonic.scene.parts import part
from miskatonic.text.parts import Text

LOG_ID: Final = "campaign-log"
NEWCOMERS_IN_A_ROW: Final = 2
FATES: Final = {box.DEAD: "killed", box.DRIVEN_INSANE: "insane"}
BEFORE_DECKS: Final = (asks.NewInvestigator, asks.Earns)
"""What is asked before anybody can see to the deck."""


class Between(Upgrading, Middle):
    """The table between two scenarios, and the log."""

    __slots__ = ()

    @property
    def is_between(self) -> bool:
        """Whether no scenario is under way."""
        view = self.view
        if view.zone(box.AGENDA) or view.zone(box.ACT):
            return False
        return self.result is None and campaign(view) is not None

    @part
    def campaign_log(self) -> list[sc.AnyThing]:
        """The log of the campaign, if one is played."""
        if campaign(self.view) is None:
            return []
        voice = SPEECH[self.lang].voice
        said = tuple(voice.finished(line) for line in campaign_log.lines(voice, self.view))
        return [sc.Notice(id=LOG_ID, label=campaign_log.heading(voice, self.view), lines=said, paper=True)]

    @part
    def newcomers(self) -> list[sc.AnyThing]:
        """The investigators from whom somebody chooses a new one, with all that is printed on them (AH-TRA-04)."""
        if self.asked is None or self.asked.kind is not asks.NewInvestigator:
            return []
        cards = tuple(looks.printed(self.speech, piece) for piece in self.view.zone(box.UNUSED))
        row = sc.Row(id="unused", label=self.caption("offered"), cards=cards, columns=NEWCOMERS_IN_A_ROW)
        return [sc.Board(id="newcomers", label=self.caption("between"), main=True, things=(row,))]

    @part
    def preparing(self, seat: int) -> sc.Board:
        """How far a seat is with getting ready."""
        view = self.view
        waits = box.UPGRADING[seat] in view.counts
        things: tuple[sc.AnyThing, ...] = ()
        label = self._progress(seat)
        if label:
            things = (sc.Notice(id=looks.seat_id("preparing", seat), label=label),)
        if box.KILLED[seat] not in view.counts and (not waits or seat == self.seat):
            things = (looks.pool(self.lang, "experience", seat, view.count(box.EXPERIENCE[seat])), *things)
        return sc.Board(
            id=looks.seat_id("board", seat),
            label=self.name(people.card_of(view, seat)),
            seat=seat,
            lead=view.seats > 1 and people.lead(view) == seat,
            things=things,
        )

    def _progress(self, seat: int) -> Text:
        """What is to be known of a seat between scenarios; nothing while others must decide before it can get ready."""
        counts = self.view.counts
        if box.KILLED[seat] in counts:
            return self.caption(FATES[counts[box.KILLED[seat]]])
        if box.OUT[seat] in counts:
            return captions.left(self.lang, box.AWAY)
        if box.UPGRADING[seat] in counts:
            return self.caption("preparing")
        is_early = any(asked.kind in BEFORE_DECKS for asked in self.questions)
        return () if is_early else self.caption("ready")
