"""What lies on the table of a campaign beside the scenario: its log, and between scenarios the decks."""

from __future__ import annotations

from miskatonic import scene as sc
from miskatonic.games.arkham_lcg.rules import box, people
from miskatonic.games.arkham_lcg.rules.scenario import campaign
from miskatonic.games.arkham_lcg.say import SPEECH, campaign_log
from miskatonic.games.arkham_lcg.scene import captions, looks
from miskatonic.games.arkham_lcg.scene.middle import Middle
from miskatonic.games.arkham_lcg.scene.upgrading import Upgrading
from miskatonic.scene.parts import part

LOG_ID = "campaign-log"


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
    def preparing(self, seat: int) -> sc.Board:
        """How far a seat is with getting ready."""
        view = self.view
        waits = box.UPGRADING[seat] in view.counts
        if box.OUT[seat] in view.counts:
            label = captions.left(self.lang, box.AWAY)
        else:
            label = self.caption("preparing" if waits else "ready")
        things: tuple[sc.AnyThing, ...] = (sc.Notice(id=looks.seat_id("preparing", seat), label=label),)
        if not waits or seat == self.seat:
            things = (looks.pool(self.lang, "experience", seat, view.count(box.EXPERIENCE[seat])), *things)
        return sc.Board(
            id=looks.seat_id("board", seat),
            label=self.name(people.card_of(view, seat)),
            seat=seat,
            lead=view.seats > 1 and people.lead(view) == seat,
            things=things,
        )
