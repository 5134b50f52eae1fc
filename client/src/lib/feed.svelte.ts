// The live feed of a table: keeps a socket open, knows the last view, sends wishes.
import { edition } from './edition.svelte'
import { t } from './i18n.svelte'
import { pauseBefore, SILENCE } from './pace'
import { NOTHING, pause, reduced, type Advice, type Known } from './reducer'
import { settings } from './settings.svelte'
import type { FromBrowser, FromServer, Lang, View } from './protocol'

type Without<Message> = Message extends unknown ? Omit<Message, 'rev' | 'ref'> : never
/** What one can wish for; the feed adds the revision and a number to answer to. */
type Wish = Without<FromBrowser>

/** With this code the server ends a connection when the table is no more. */
const DELETED = 4410
/** Milliseconds after which a wish that is still under way shows. */
const PATIENCE = 200
/** And after so many it is said that one waits. */
const LATE = 2_500
/** A wish that is not answered for so long was sent into a connection that only seems to be there. */
const DEAF = 8_000
/** So long a refusal stays, whatever others do meanwhile: it has to be read. */
const READING = 8_000
/** After so long without a word, whoever comes back asks anew: while a machine sleeps a connection ends unheard. */
const STALE = 60_000
/** How often is looked whether the machine has slept. */
const AWAKE = 20_000
const TURNS = new Set(['play', 'undo', 'redo', 'agree'])
/** What is told beside what happens. */
const ASIDE = new Set(['hint', 'why-not'])
const WITH_REV = new Set([...TURNS, 'why-not'])
/** What somebody does, and the page does not wish for by itself. */
const DONE = new Set([...TURNS, 'chat', 'hint', 'go-on'])

export class Feed {
  known: Known = $state.raw(NOTHING)
  online = $state(false)
  /** The table was deleted: there is nothing to come back to. */
  gone = $state(false)
  /** A wish is under way: nothing else is sent until the server has answered. */
  busy = $state(false)
  /** The key of the option that was chosen with it. */
  chosen = $state('')
  /** And it has been for so long that one should see it. */
  slow = $state(false)
  /** So long that one should read why. */
  late = $state(false)
  /** A hint is being thought of. */
  hinting = $state(false)
  private patience: ReturnType<typeof setTimeout> | undefined
  private waitingLong: ReturnType<typeof setTimeout> | undefined
  private deaf: ReturnType<typeof setTimeout> | undefined
  private wordAt = Date.now()
  private refusedAt = 0
  private awakeAt = Date.now()
  private readonly waking = setInterval(() => this.wake(), AWAKE)
  private socket: WebSocket | null = null
  /** How often in a row the server did not answer. */
  tries = $state(0)
  private ref = 0
  /** On which view was asked last what is forbidden, and with which number. */
  private wondered: { view: View | null; ref: number } = { view: null, ref: 0 }
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false
  /** What one said and has not heard yet: by what one knows it again, and the number it was sent with. */
  private spoken: { text: string; key: string; ref: number }[] = []
  /** What is said from this page has keys that begin alike, and nothing else has. */
  private readonly voice = Math.random().toString(36).slice(2, 12)
  /** What has come and is not shown yet, so that the eye can follow what others do. */
  private waiting: View[] = []
  private next: ReturnType<typeof setTimeout> | undefined
  private shownAt = 0
  private heardAt = 0
  /** Since when one waits for others. */
  private from = 0
  /** One wishes to see at once what others do, until one has acted again. */
  hurried = $state(false)

  constructor(
    private id: string,
    private lang: Lang,
    private watch: boolean,
  ) {
    this.open()
    addEventListener('online', this.again)
    document.addEventListener('visibilitychange', this.again)
    addEventListener('pointerdown', this.hasten)
    addEventListener('keydown', this.hasten)
  }

  get view() {
    return this.known.view
  }

  /** Whether it is under way: nobody shall believe to have done what went nowhere. */
  send(wish: Wish): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN || !this.view) {
      if (DONE.has(wish.t)) this.refuse(t('notSent'))
      return false
    }
    const turn = TURNS.has(wish.t)
    if (turn && this.busy) return false
    if (DONE.has(wish.t)) this.refuse('')
    if (turn) {
      this.busy = true
      this.chosen = wish.t === 'play' ? wish.key : ''
      this.patience = setTimeout(() => (this.slow = true), PATIENCE)
      this.waitingLong = setTimeout(() => (this.late = true), LATE)
      this.from = performance.now()
      this.hurried = false
    }
    if (turn || wish.t === 'chat') {
      clearTimeout(this.deaf)
      this.deaf = setTimeout(() => this.renew(), DEAF)
    }
    if (wish.t === 'lang') this.lang = wish.lang
    if (wish.t === 'hint') this.hinting = true
    const rev = WITH_REV.has(wish.t) ? { rev: this.view.rev } : {}
    const ref = ++this.ref
    if (wish.t === 'chat') {
      const key = wish.key ?? `${this.voice}-${ref}`
      this.spoken.push({ text: wish.text, key, ref })
      wish = { ...wish, key }
    }
    this.socket.send(JSON.stringify({ ...wish, ...rev, ref }))
    return true
  }

  /** Say why something that was wished for is not done; nothing, when something else is wished for. */
  refuse(why: string): void {
    this.refusedAt = Date.now()
    if (why !== this.known.refused) this.known = { ...this.known, refused: why }
  }

  /** Ask what is forbidden in the question of a seat, once for every view of it. */
  askWhyNot(seat: number): void {
    if (this.known.whyNot?.rev === this.view?.rev || this.wondered.view === this.view || !this.online) return
    const before = this.ref
    this.send({ t: 'why-not', seat })
    if (this.ref > before) this.wondered = { view: this.view, ref: this.ref }
  }

  /** A hint that nobody needs to be asked for, or none any more. */
  advise(hint: Advice | null): void {
    this.known = { ...this.known, hint }
  }

  /** Wait no longer: show what has come, and what comes until one acts. */
  skip(): void {
    this.hurried = true
    this.catchUp()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.next)
    clearTimeout(this.timer)
    clearTimeout(this.patience)
    clearTimeout(this.waitingLong)
    clearTimeout(this.deaf)
    clearInterval(this.waking)
    removeEventListener('online', this.again)
    document.removeEventListener('visibilitychange', this.again)
    removeEventListener('pointerdown', this.hasten)
    removeEventListener('keydown', this.hasten)
    this.socket?.close()
  }

  /** What one said is in the chat; where the whole table is shown anew, what is not may have got lost and is said once more. */
  private hearOneself(view: View, anew: boolean): void {
    const own = view.chat.filter((line) => view.seats_mine.includes(line.seat))
    this.spoken = this.spoken.filter(({ key }) => !own.some((line) => line.key === key))
    if (!anew) return
    const unheard = this.spoken
    this.spoken = []
    for (const { text, key } of unheard) this.send({ t: 'chat', text, key })
  }

  private answered(): void {
    clearTimeout(this.patience)
    clearTimeout(this.waitingLong)
    clearTimeout(this.deaf)
    this.busy = this.slow = this.late = false
    this.chosen = ''
  }

  private again = (): void => {
    if (this.closed || document.hidden) return
    if (!this.online) this.hasten()
    else if (Date.now() - this.wordAt > STALE) this.renew()
  }

  /** Whoever touches the page while it is cut off does not wait for the next try. */
  private hasten = (): void => {
    if (this.online || this.closed) return
    clearTimeout(this.timer)
    this.open()
  }

  /** Time that has passed without the page is time in which the machine slept. */
  private wake(): void {
    const slept = Date.now() - this.awakeAt > AWAKE + STALE
    this.awakeAt = Date.now()
    if (slept) this.again()
  }

  /** Asks anew over a connection of its own, and lets the old one go. */
  private renew(): void {
    const old = this.socket
    this.socket = null
    this.wordAt = Date.now()
    this.online = false
    this.answered()
    this.open()
    old?.close()
  }

  private open(): void {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(
      `${scheme}://${location.host}/ws/${encodeURIComponent(this.id)}?lang=${this.lang}&watch=${this.watch ? 1 : 0}`,
    )
    this.socket = socket
    // Where nobody answers at all a browser would try for minutes; where answers take long, the next try has longer.
    const unanswered = setTimeout(() => socket.close(), this.tries > 1 ? 2 * DEAF : DEAF)
    socket.onopen = () => {
      clearTimeout(unanswered)
      if (this.socket !== socket) return
      this.online = true
      this.tries = 0
      if (this.view) void edition.look()
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket !== socket) return
      this.wordAt = Date.now()
      this.hear(JSON.parse(event.data) as FromServer)
    }
    socket.onclose = (event: CloseEvent) => {
      clearTimeout(unanswered)
      if (this.socket !== socket) return
      this.online = this.hinting = false
      this.answered()
      this.gone = event.code === DELETED
      this.closed ||= this.gone
      if (!this.closed) this.timer = setTimeout(() => this.open(), pause(this.tries++, Math.random()))
    }
  }

  private hear(message: FromServer): void {
    const newest = this.waiting.at(-1) ?? this.known.view
    if (message.t === 'refused' && message.ref && message.ref === this.wondered.ref) {
      // Who only wondered is told so where they look, and nothing else waits for it.
      this.wondered = { view: null, ref: 0 }
      this.known = { ...this.known, whyNot: { rev: -1, bans: [], refused: message.why } }
      return
    }
    if (message.t === 'refused' || message.t === 'hint') this.hinting = false
    if (message.t === 'refused') this.spoken = this.spoken.filter(({ ref }) => ref !== message.ref)
    const next = reduced({ ...this.known, view: newest }, message)
    if (message.t === 'refused') this.refusedAt = Date.now()
    else if (Date.now() - this.refusedAt > READING) next.refused = ''
    const answered = this.busy
    // What comes without a new revision answers no wish: somebody came, or a chance was counted meanwhile.
    if (!ASIDE.has(message.t) && !(message.t === 'diff' && message.rev === newest?.rev)) this.answered()
    if (next.lost) {
      this.socket?.close()
      return
    }
    if (next.view === newest) {
      this.known = { ...next, view: this.known.view }
      return
    }
    this.known = { ...this.known, refused: next.refused, hint: next.hint, whyNot: next.whyNot }
    this.waiting.push(next.view!)
    const now = performance.now()
    if (now - this.heardAt > SILENCE) this.from = now
    this.heardAt = now
    if (message.t === 'view' || answered || this.hurried || document.hidden) this.catchUp()
    else this.wait()
    this.hearOneself(next.view!, message.t === 'view')
  }

  /** Show the next of what has come when its time is there. Only what bots did is worth waiting for. */
  private wait(): void {
    clearTimeout(this.next)
    const view = this.known.view
    const step = this.waiting.findIndex((next) => next.log.length !== view?.log.length && isBots(next))
    if (!view || step < 0) return this.catchUp()
    const now = performance.now()
    // Whoever only looks on waits for nothing.
    const plays = view.seats_mine.length > 0
    const pause = pauseBefore(settings.now.speed, plays ? this.waiting.length - step : 1, plays ? now - this.from : 0)
    if (pause === 0) return this.catchUp()
    this.next = setTimeout(() => this.show(step), Math.max(0, this.shownAt + pause - now))
  }

  private catchUp(): void {
    clearTimeout(this.next)
    if (this.waiting.length) this.show(this.waiting.length - 1)
  }

  private show(index: number): void {
    const view = this.waiting[index]!
    this.waiting = this.waiting.slice(index + 1)
    this.shownAt = performance.now()
    this.known = { ...this.known, view }
    if (this.waiting.length) this.wait()
  }
}

/** Whether a bot has decided last. */
function isBots(view: View): boolean {
  const seat = view.log.at(-1)?.seat ?? -1
  return view.table.seats.some((s) => s.seat === seat && s.kind === 'bot')
}
