// What the pieces of a table page share: the view, what can be done where, and what is being looked at.
import { getContext, setContext } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import { changed, gained, seen, type Seen } from './changes'
import type { Way } from './keyboard'
import { byId, byTarget, keysOf, type Numbered } from './options'
import type { Decision, Element, Pick, View } from './protocol'
import { lastOf } from './recap'
import type { WhyNot } from './reducer'
import { Routines } from './routine.svelte'
import { settings } from './settings.svelte'
import { flat, refs } from './text'

export interface Menu {
  x: number
  y: number
  options: Numbered[]
  label: string
}
export interface Lens {
  id: string
  code: string
  element: Element | null
  pinned: boolean
}

const NOTHING: ReadonlySet<string> = new Set()
const NONE: readonly string[] = []
/** Milliseconds until what an option under the pointer means is pointed out: what is asked is drawn first. */
const HOVER = 60

export class Table {
  /** The newest view, and the decision that can be taken from this page now; none when one only looks. */
  asked: View = $state.raw()!
  question: Decision | null = $state.raw(null)
  /** What lies on the table and can be done there: the same, once it is laid. */
  view: View = $state.raw()!
  decision: Decision | null = $state.raw(null)
  menu: Menu | null = $state.raw(null)
  lens: Lens | null = $state.raw(null)
  #meant: readonly string[] = $state.raw(NONE)
  #meaning: ReturnType<typeof setTimeout> | undefined
  /** What the option of a hint means. */
  advised: readonly string[] = $state.raw(NONE)
  /** What was touched on the table faster than it answers: done one after another. */
  wished: readonly string[] = $state.raw([])
  /** Of what can be chosen at once: the ids of what is, until it is confirmed. */
  picked: readonly string[] = $state.raw([])
  /** What a hint would go on with, as keys. */
  planned: readonly string[] = $state.raw([])
  /** For every seat of mine: how many decisions had been taken when it took its last, and what the table looked like. */
  #acted = new SvelteMap<number, number>()
  #seen = new SvelteMap<number, Seen>()
  /** Whether the screen of how it ended is open, once it has. */
  ending = $state(true)
  /** What the icons of the game are called. */
  signs: ReadonlyMap<string, string> = $state.raw(new Map())
  /** What is forbidden in the question that is open, once somebody has asked. */
  whyNot: WhyNot | null = $state.raw(null)
  askWhyNot: () => void = () => {}
  /** Open the pages that tell how the game is played. */
  howToPlay: () => void = () => {}
  play: (option: Numbered) => void = () => {}
  /** What is answered without asking. */
  routines: Routines
  /** Take several decisions one after another, at once or not at all. */
  playAll: (keys: readonly string[]) => void = () => {}
  /** Do what can be done with a thing as soon as its turn comes. */
  wish: (id: string) => void = () => {}
  /** Where an arrow key leads on a grid; false when it leads nowhere there. */
  walk: (way: Way) => boolean = () => false

  readonly targets = $derived(byTarget(this.decision))
  readonly picks: ReadonlyMap<string, Pick> = $derived(new Map(this.question?.several?.picks.map((pick) => [pick.id, pick])))
  readonly elements = $derived(this.view ? byId(this.view.scene) : new Map<string, Element>())

  /** How many decisions had been taken when this seat took its last. */
  readonly since = $derived.by(() => {
    if (!this.asked) return 0
    const known = this.#acted.get(this.asked.seat)
    if (!known && this.asked.seat < 0) return this.asked.number
    return Math.max(known ?? 0, lastOf(this.asked.log, this.asked.seat))
  })
  /** What is different since then. */
  readonly changed: ReadonlySet<string> = $derived(
    this.view && this.#seen.has(this.view.seat) ? changed(this.#seen.get(this.view.seat), seen(this.view.scene)) : NOTHING,
  )
  /** The points that each score sheet has gained since then. */
  readonly gained: ReadonlyMap<string, number> = $derived(
    gained(
      this.view && this.#seen.get(this.view.seat),
      this.view ? seen(this.view.scene) : new Map(),
      [...this.elements.values()].filter((one) => one.type === 'ledger'),
    ),
  )

  // Everything on the table asks for it: none is always the same none.
  readonly #pointed: readonly string[] = $derived.by(() => {
    const coach = settings.now.coach ? this.decision?.coach?.look : undefined
    return [this.#meant, this.advised, coach].find((ids) => ids?.length) ?? NONE
  })

  constructor(view: View, id = '') {
    this.view = this.asked = view
    this.routines = new Routines(id)
  }

  /** Ids to point out: what the word or option under the pointer means, else what a hint advises, else what the coach speaks of. */
  get pointed(): readonly string[] {
    return this.#pointed
  }

  set pointed(ids: readonly string[]) {
    clearTimeout(this.#meaning)
    this.#meant = ids
  }

  /** What these were pointed out for is done. */
  forget(ids: readonly string[]): void {
    if (this.#meant === ids) this.#meant = NONE
  }

  /** Point these out as soon as there is time for it. */
  point(ids: readonly string[]): void {
    clearTimeout(this.#meaning)
    this.#meaning = setTimeout(() => (this.#meant = ids), HOVER)
  }

  /** What the log calls the one who looks: their seat, or whom they play. */
  readonly self: ReadonlySet<string> = $derived.by(() => {
    const board = this.view?.scene.things.find((thing) => thing.type === 'board' && thing.seat === this.view.seat)
    if (!board) return NOTHING
    const name = flat(board.label)
    const figures = [...this.elements.values()].filter((one) => one.type === 'token' && flat(one.label) === name)
    return new Set([`seat:${this.view.seat}`, ...refs(board.label), ...figures.map((one) => one.id)])
  })

  /** Whether a seat must decide now. */
  isAsked(seat: number | undefined): boolean {
    return this.view.waiting.some((one) => one.seat === seat)
  }

  /** Ask something. What it is about may be laid later. */
  ask(view: View, question: Decision | null): void {
    this.asked = view
    this.question = question
  }

  /** Lay what is asked about. */
  lay(): void {
    this.view = this.asked
    this.decision = this.question
  }

  /** One has acted: what comes from here on is news. */
  acted(view: View): void {
    clearTimeout(this.#meaning)
    this.#acted.set(view.seat, view.number)
  }

  /** What one saw when one acted, unless that was taken back: what looks different is different from it. */
  saw(view: View): void {
    if (this.#acted.has(view.seat)) this.#seen.set(view.seat, seen(view.scene))
  }

  /** One has read what happened. */
  read(): void {
    this.acted(this.view)
    this.saw(this.view)
  }

  /** What is new, and what is different, is so against this earlier view. */
  compare(before: View): void {
    const { seat } = this.view
    this.acted({ ...before, seat })
    this.saw({ ...before, seat })
  }

  /** Something was taken back: nothing after so many decisions was seen. */
  rewind(number: number): void {
    for (const [seat, known] of this.#acted) {
      if (known <= number) continue
      this.#acted.delete(seat)
      this.#seen.delete(seat)
    }
  }

  can(id: string): boolean {
    return this.targets.has(id) || this.picks.has(id)
  }

  /** Choose one of several, or do not after all. */
  pick(id: string): void {
    const rest = this.picked.filter((one) => one !== id)
    if (rest.length < this.picked.length) this.picked = rest
    else if (this.picked.length < this.question!.several!.most) this.picked = [...this.picked, id]
  }

  /** Play all that was chosen. */
  confirm(): void {
    const several = this.question?.several
    if (!several || this.picked.length < (several.least ?? 1)) return
    this.playAll(keysOf(several, this.picked))
  }

  /** Do what can be done with a thing now, also if one touches it just before the table is laid. */
  act(id: string, label: string, at: DOMRect): void {
    this.lay()
    if (this.picks.has(id)) this.pick(id)
    else this.choose(this.targets.get(id) ?? [], label, { x: at.x + at.width / 2, y: at.y + at.height })
  }

  /** Take the only option; ask which when there are several. */
  choose(options: Numbered[], label: string, at: { x: number; y: number }): void {
    if (options.length === 1) this.play(options[0]!)
    else if (options.length) this.menu = { ...at, options, label }
  }

  look(id: string, code: string | undefined, pinned: boolean): void {
    const element = this.elements.get(id) ?? null
    this.lens = { id, code: code ?? '', element, pinned }
  }

  unlook(): void {
    if (this.lens && !this.lens.pinned) this.lens = null
  }
}

const KEY = Symbol('table')

export function setTable(table: Table): Table {
  return setContext(KEY, table)
}

export function getTable(): Table {
  return getContext<Table>(KEY)
}
