// The live feed of a table: keeps a socket open, knows the last view, sends wishes.
import { NOTHING, pause, reduced, type Known } from './reducer'
import type { FromBrowser, FromServer, Lang } from './protocol'

type Without<Message> = Message extends unknown ? Omit<Message, 'rev' | 'ref'> : never
/** What one can wish for; the feed adds the revision and a number to answer to. */
type Wish = Without<FromBrowser>

/** With this code the server ends a connection when the table is no more. */
const DELETED = 4410
const WITH_REV = new Set(['play', 'undo', 'redo', 'agree'])

export class Feed {
  known: Known = $state.raw(NOTHING)
  online = $state(false)
  /** The table was deleted: there is nothing to come back to. */
  gone = $state(false)
  /** A wish is under way: nothing else is sent until the server has answered. */
  busy = $state(false)
  private socket: WebSocket | null = null
  /** How often in a row the server did not answer. */
  tries = $state(0)
  private ref = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(
    private id: string,
    private lang: Lang,
    private watch: boolean,
    /** Called around each change, so that moved things can be followed with the eye. */
    private change: (apply: () => void) => void,
  ) {
    this.open()
    addEventListener('online', this.again)
    document.addEventListener('visibilitychange', this.again)
  }

  get view() {
    return this.known.view
  }

  send(wish: Wish): void {
    if (this.socket?.readyState !== WebSocket.OPEN || !this.view) return
    const turn = WITH_REV.has(wish.t)
    if (turn && this.busy) return
    this.busy ||= turn
    if (wish.t === 'lang') this.lang = wish.lang
    this.socket.send(JSON.stringify({ ...wish, ...(turn ? { rev: this.view.rev } : {}), ref: ++this.ref }))
  }

  forgetRefusal(): void {
    this.known = { ...this.known, refused: '' }
  }

  forgetHint(): void {
    this.known = { ...this.known, hint: null }
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    removeEventListener('online', this.again)
    document.removeEventListener('visibilitychange', this.again)
    this.socket?.close()
  }

  private again = (): void => {
    if (this.online || this.closed || document.hidden) return
    clearTimeout(this.timer)
    this.open()
  }

  private open(): void {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(
      `${scheme}://${location.host}/ws/${encodeURIComponent(this.id)}?lang=${this.lang}&watch=${this.watch ? 1 : 0}`,
    )
    this.socket = socket
    socket.onopen = () => {
      this.online = true
      this.tries = 0
    }
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as FromServer)
    socket.onclose = (event: CloseEvent) => {
      if (this.socket !== socket) return
      this.online = false
      this.busy = false
      this.gone = event.code === DELETED
      this.closed ||= this.gone
      if (!this.closed) this.timer = setTimeout(() => this.open(), pause(this.tries++, Math.random()))
    }
  }

  private hear(message: FromServer): void {
    const next = reduced(this.known, message)
    if (message.t !== 'hint') this.busy = false
    if (next.lost) {
      this.socket?.close()
      return
    }
    if (next.view === this.known.view) this.known = next
    else this.change(() => (this.known = next))
  }
}
