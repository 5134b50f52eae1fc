// A deck on the work table: what is in it, and what the server last said of it. The server alone knows the rules.
import { api, NONSENSE } from './api'
import { deckBox, type KeptDeck } from './decks.svelte'
import { language } from './i18n.svelte'
import type { DeckReport, DeckWish } from './protocol'

const PAUSE = 150
const TABS = 9
/** Where the work table of a game is remembered; further tabs in which somebody works have places of their own. */
const key = (game: string) => `miskatonic.draft.${game}`
const places = (game: string) => Array.from({ length: TABS }, (_, tab) => key(game) + (tab ? `.${tab + 1}` : ''))

/** The place of a deck that was left: this tab's own, or the first there is. */
function left(game: string): string | undefined {
  const own = globalThis.sessionStorage?.getItem(key(game)) ?? key(game)
  return [own, ...places(game)].find((place) => localStorage.getItem(place) !== null)
}

export class Draft {
  /** The id under which this browser keeps it; empty while it does not. */
  id = $state('')
  name = $state('')
  leader = $state('')
  cards: Record<string, number> = $state({})
  experience: number | undefined = $state()
  report: DeckReport | null = $state.raw(null)
  trouble = $state('')
  /** Whether something differs from what is kept. */
  changed = $state(false)

  /** Whether somebody's work would be lost with it. */
  touched = $state(false)

  private text = ''
  private before = $state('')
  private asked = 0
  /** Where it is remembered, and what this tab last knew to stand there. */
  private place = ''
  private known: string | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly game: string) {}

  get isUpgrade(): boolean {
    return !!this.before
  }

  copies(code: string): number {
    return this.cards[code] ?? 0
  }

  /** How many copies of a card the deck could hold; none when its leader may not have it. */
  room(code: string): number {
    return this.report?.room[code] ?? 0
  }

  /** Begin with a text or an empty deck; false when it means none, and then the old one stays. */
  async open(wish: DeckWish, kept?: KeptDeck, wasLeft = false): Promise<boolean> {
    clearTimeout(this.timer)
    const turn = ++this.asked
    try {
      const report = await api.judge(this.game, wish, language.now)
      if (turn !== this.asked) return false
      this.id = kept?.id ?? ''
      this.before = wish.before ?? ''
      this.experience = wish.experience ?? undefined
      this.text = wish.text ?? ''
      this.changed = !kept
      this.touched = false
      this.take(report)
      this.name = report.name
      this.leader = report.leader
      this.cards = Object.fromEntries(report.lines.map((line) => [line.code, line.copies]))
      if (!wasLeft) this.leave(null)
      return true
    } catch (error) {
      if (turn === this.asked) {
        this.trouble = (error as Error).message
        if ((error as Error).cause === NONSENSE && !this.report) this.touched = false
      }
      return false
    }
  }

  /** Take up the deck that was being built when the page was left. */
  async resume(): Promise<boolean> {
    const found = this.found()
    if (!found) return false
    this.name = found.wish.name ?? ''
    this.touched = true // also while the server is silent: another deck does not push it off unasked
    const opened = await this.open(found.wish, deckBox.find(found.id), true)
    if (opened) this.changed = this.touched = true
    return opened
  }

  openKept(deck: KeptDeck): Promise<boolean> {
    return this.open({ text: deck.file, before: deck.before, experience: deck.experience }, deck)
  }

  /** A new deck from this one, to be paid with experience. */
  upgrade(): Promise<boolean> {
    const before = this.report!.file!
    return this.open({ text: before, before, experience: 0 })
  }

  set(code: string, copies: number): void {
    this.cards[code] = Math.max(0, copies)
    this.change()
  }

  /** Something was changed: ask the server again, when the hand rests. */
  change(): void {
    this.changed = this.touched = true
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.judge(), PAUSE)
  }

  /** Ask the server what is to be said of the deck as it is now. */
  async judge(): Promise<void> {
    const turn = ++this.asked
    const wish = this.wish
    if (this.touched) this.leave(wish)
    try {
      const report = await api.judge(this.game, wish, language.now)
      if (turn === this.asked) this.take(report)
    } catch (error) {
      if (turn === this.asked) this.trouble = (error as Error).message
    }
  }

  /** Keep it in this browser; false when that cannot be. */
  async save(): Promise<boolean> {
    clearTimeout(this.timer)
    await this.judge()
    const { file, brief, faults, name } = this.report!
    if (this.trouble || !file || !brief) return false
    this.id ||= crypto.randomUUID?.() ?? String(Date.now())
    const kept = deckBox.keep({
      id: this.id,
      game: this.game,
      name,
      file,
      brief,
      sound: !faults.length,
      ...(this.before ? { before: this.before, experience: this.experience } : {}),
    })
    this.changed = this.touched = !kept
    if (kept) this.leave(null)
    return kept
  }

  private get wish(): DeckWish {
    return {
      text: this.text,
      name: this.name,
      leader: this.leader,
      cards: $state.snapshot(this.cards),
      before: this.before,
      ...(this.experience === undefined ? {} : { experience: this.experience }),
    }
  }

  /** The deck that was left on a work table. */
  private found(): { id: string; wish: DeckWish } | null {
    try {
      this.place = left(this.game) ?? ''
      this.known = localStorage.getItem(this.place)
      return JSON.parse(this.known ?? 'null') as { id: string; wish: DeckWish } | null
    } catch {
      return null
    }
  }

  /** Remember what lies on the work table, or that nothing does; what another tab has put there meanwhile stays. */
  private leave(wish: DeckWish | null): void {
    try {
      const there = localStorage.getItem(this.place)
      const isOurs = !!this.place && (there === null || there === this.known)
      if (!wish) {
        if (isOurs) localStorage.removeItem(this.place)
        return
      }
      if (!isOurs) {
        this.place = places(this.game).find((place) => localStorage.getItem(place) === null) ?? key(this.game)
      }
      this.known = JSON.stringify({ id: this.id, wish })
      localStorage.setItem(this.place, this.known)
      globalThis.sessionStorage?.setItem(key(this.game), this.place)
    } catch {
      // Without a memory it is gone with the page.
    }
  }

  private take(report: DeckReport): void {
    this.report = report
    this.trouble = ''
    if (report.file) this.text = report.file
  }
}
