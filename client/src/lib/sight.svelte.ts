// What a question is about comes into view; where nothing is asked for any more, one is back where one was.
import { tick } from 'svelte'
import { isNoticed } from './layout'
import { wide } from './screen'
import { settings } from './settings.svelte'
import { soon } from './soon'
import type { Table } from './table.svelte'
import { refs } from './text'

/** How things go where they are brought. */
function pace(): ScrollBehavior {
  return settings.moves ? 'smooth' : 'instant'
}

/** With the heading of a board comes as much of the board as there is room for. */
function comeIntoView(thing: Element): void {
  const board = thing.matches('h3') ? thing.closest('.board') : null
  const tall = board && board.clientHeight > (board.closest('.pane')?.clientHeight ?? Infinity)
  ;(board ?? thing).scrollIntoView({ block: tall ? 'start' : 'nearest', behavior: pace() })
}

/** Look at the page when it is written, and at what will move when the question is on the screen; what comes back calls it off. */
function written(look: () => void): (() => void) | undefined {
  if (settings.moves) return soon(look)
  void tick().then(look)
  return undefined
}

/** The thing with this id. */
function on(pane: Element, id: string): Element | null {
  return pane.querySelector(`[data-id="${CSS.escape(id)}"]`)
}

/** The first of these things that lies here. */
function first(pane: Element, ids: readonly string[]): Element[] {
  const id = ids.find((one) => on(pane, one))
  return id === undefined ? [] : [on(pane, id)!]
}

/** For the component that is the table as a whole, with the tab that is open; whoever scrolls a pane by hand lets go of it. */
export function bringIntoSight(
  table: Table,
  floor: () => HTMLElement | undefined,
  open: () => string,
): { letGo: () => void } {
  /** Where a pane had been before a question brought something into view; who scrolls by hand stays where they are. */
  const before = new Map<Element, number>()

  function bring(pane: Element, called: Element[]): void {
    const known = before.get(pane)
    if (called.length) {
      if (known === undefined) before.set(pane, pane.scrollTop)
      called.forEach(comeIntoView)
    } else if (known !== undefined) {
      pane.scrollTo({ top: known, behavior: pace() })
      before.delete(pane)
    }
  }

  // A new decision: the card whose words are in force comes into view beside the middle, and what can be chosen or is pointed at;
  // what lies before people only if all that can be chosen lies there, so that one keeps one's own things in view.
  // When nothing there is asked for any more, the pane goes back to where it was.
  // Here and below the page is looked at when all of it is written, so that it is laid out once.
  $effect(() => {
    const decision = table.decision
    if (!decision) return
    return written(() => {
      const taught = decision.coach?.look ?? []
      const choices = decision.options.flatMap((option) => option.targets)
      for (const own of floor()?.querySelectorAll('.people, .yours') ?? []) {
        const all = choices.length > 0 && choices.every((id) => on(own, id))
        bring(own, first(own, all ? [...taught, ...choices] : taught))
      }
      const pane = floor()?.querySelector('.table')
      if (pane) bring(pane, [...pane.querySelectorAll('[data-active]'), ...first(pane, [...taught, ...choices])])
    })
  })

  // Another question is read from its beginning, however far one had scrolled; what the coach advises is in sight where there
  // is room for it beside the coach's words.
  const asked = $derived(table.question?.options.map((option) => option.key).join(' '))
  $effect(() => {
    if (!asked) return
    void tick().then(() => {
      floor()
        ?.querySelectorAll('.dock, .dock .asked, .dock .bar')
        .forEach((box) => (box.scrollTop = 0))
      if (wide.current) floor()?.querySelector('.dock .hinted')?.scrollIntoView({ block: 'nearest' })
    })
  })

  // And what it is about comes into view in the middle, if the middle scrolls.
  $effect(() => {
    const decision = table.decision
    const middle = floor()?.querySelector('main')
    if (!decision || !middle) return
    void [table.advised, open()] // a hint lies over the lower edge, and behind another tab nothing scrolls
    return written(() => {
      const zones = (ids: readonly string[]): Element[] => {
        const things = ids.map((id) => on(middle, id))
        return [...new Set(things.map((thing) => thing?.closest('[data-zone]')))].filter((zone) => !!zone)
      }
      const targets = decision.options.flatMap((option) => option.targets)
      const choices = zones(targets)
      const cards = zones([...refs(decision.prompt), ...targets])
      const frame = middle.getBoundingClientRect()
      const isHidden = choices.length && !choices.some((card) => isNoticed(card.getBoundingClientRect(), frame))
      // Where several cards or places can be chosen one looks around by oneself, beginning with one of them.
      if (cards.length === 1 || isHidden) comeIntoView(isHidden ? choices[0]! : cards[0]!)
    })
  })

  return { letGo: () => before.clear() }
}
