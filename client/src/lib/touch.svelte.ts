// Makes a thing on the table answer to pointer, finger and key: act where one can, look closer where one cannot.
import type { Attachment } from 'svelte/attachments'
import { t } from './i18n.svelte'
import type { Table } from './table.svelte'

export interface Touch {
  id: string
  label: string
  /** The code under which the list of components knows it, when a closer look shows more. */
  code?: string
  /** Whether looking closer shows anything. */
  rich?: boolean
  /** Whether the thing has its own stop for Tab even when nothing can be done with it. */
  stop?: boolean
  canDo: string
  /** A touch opens a closer look, where one also acts: what it is made of is too small for a finger. */
  opens?: boolean
  /** The words inside say it all, so they are its name. */
  worded?: boolean
}

/** A mouse that moved on a thing and then rests there so long wishes to look closer. */
const DWELL = 650
const MOVED = 6
const PRESS = 480

const TWICE = 300
const NEAR = 12

export interface Click {
  id: string
  x: number
  y: number
  at: number
}

/** Whether a click is the second of a double click, and something else has come under the finger since the first. */
export function isStray(last: Click, now: Click): boolean {
  return now.id !== last.id && now.at - last.at < TWICE && Math.hypot(now.x - last.x, now.y - last.y) < NEAR
}

let last: Click = { id: '', x: 0, y: 0, at: -TWICE }

/** Ends the long press under way: a second finger makes it something else. */
let letGo = (): void => {}
globalThis.addEventListener?.('pointerdown', (event) => event.isPrimary || letGo(), { capture: true })

export function touchable(table: Table, what: Touch): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    // Of the hundreds of things on a table few change with a decision: only these are touched, and none listens anew.
    const can = $derived(table.can(what.id))
    const changed = $derived(table.changed.has(what.id) ? t('changed') : '')
    node.dataset.id = what.id
    $effect(() => {
      const button = can || what.rich
      node.setAttribute('role', button ? 'button' : 'img')
      const label = [what.label, can ? what.canDo : '', changed].filter(Boolean).join(', ')
      if (!what.worded || !button) node.setAttribute('aria-label', label)
      else if (changed) node.setAttribute('aria-description', changed)
      if (changed) node.dataset.changed = ''
      if (can) node.dataset.can = ''
      if (can || what.stop) node.setAttribute('tabindex', '0')
      if (can && table.picks.has(what.id)) {
        node.setAttribute('aria-pressed', String(table.picked.includes(what.id)))
      }
      return () => {
        delete node.dataset.can
        delete node.dataset.changed
        for (const name of ['role', 'aria-label', 'aria-description', 'aria-pressed', 'tabindex']) node.removeAttribute(name)
      }
    })

    let timer: ReturnType<typeof setTimeout> | undefined
    let long = false
    let from = { x: 0, y: 0 }
    const still = (): void => clearTimeout(timer)
    const on = <E extends Event>(name: string, does: (event: E) => void): void =>
      node.addEventListener(name, does as EventListener, { signal: gone.signal })
    const gone = new AbortController()

    const act = (event: Event): void => {
      if (can && !what.opens) {
        event.stopPropagation()
        table.lens = null
        table.act(what.id, what.label, node.getBoundingClientRect())
      } else if (what.rich) {
        event.stopPropagation()
        table.look(what.id, what.code, true)
      }
    }
    on<MouseEvent>('click', (event) => {
      still()
      const now = { id: what.id, x: event.clientX, y: event.clientY, at: event.timeStamp }
      const stray = isStray(last, now)
      last = now
      if (stray) event.stopPropagation()
      else if (long) {
        long = false
        event.stopPropagation()
      } else act(event)
    })
    on<KeyboardEvent>('keydown', (event) => {
      if (event.target !== node || (event.key !== 'Enter' && event.key !== ' ')) return
      event.preventDefault()
      if (!event.repeat) act(event)
    })
    if (what.rich) {
      // A thing that only came under a resting mouse is not looked at.
      on<PointerEvent>('pointerenter', (event) => {
        from = { x: event.clientX, y: event.clientY }
      })
      on('pointerleave', () => {
        still()
        table.unlook()
      })
      on<PointerEvent>('pointerdown', (event) => {
        long = false
        if (event.pointerType === 'mouse' || !event.isPrimary) return
        still()
        from = { x: event.clientX, y: event.clientY }
        letGo = still
        timer = setTimeout(() => {
          long = true
          table.look(what.id, what.code, true)
        }, PRESS)
      })
      on('pointerup', still)
      on('pointercancel', still)
      on<PointerEvent>('pointermove', (event) => {
        const way = Math.hypot(event.clientX - from.x, event.clientY - from.y)
        if (event.pointerType !== 'mouse') {
          if (way > 8) still()
        } else if (way > MOVED && !table.lens) {
          still()
          timer = setTimeout(() => table.look(what.id, what.code, false), DWELL)
        }
      })
      on('contextmenu', (event) => {
        event.preventDefault()
        still()
        table.look(what.id, what.code, true)
      })
    }
    return () => {
      still()
      gone.abort()
    }
  }
}
