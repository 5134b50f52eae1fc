// Takes a thing in the hand and drops it on another: chooses the option that touches both.
import type { Attachment } from 'svelte/attachments'
import { together, type Numbered } from './options'
import type { Table } from './table.svelte'

const FAR = 7

/** What dropping a thing at a point means; a card takes it for whatever lies on it. */
function dropped(table: Table, id: string, x: number, y: number): Numbered[] {
  let under = document.elementFromPoint(x, y)
  for (; under; under = under.parentElement) {
    const here = under.getAttribute('data-id')
    const found = here ? together(table.targets, id, here) : []
    if (found.length) return found
    if (under.hasAttribute('data-zone')) {
      const inside = [...under.querySelectorAll<HTMLElement>('[data-id]')].flatMap((e) =>
        together(table.targets, id, e.dataset.id!),
      )
      return [...new Map(inside.map((option) => [option.key, option])).values()]
    }
  }
  return []
}

export function draggable(table: Table, id: string, label: string): Attachment<HTMLElement> {
  return (node) => {
    const partners = new Set(
      (table.targets.get(id) ?? []).flatMap((option) => option.targets).filter((other) => other !== id),
    )
    if (partners.size === 0) return
    const gone = new AbortController()
    const { signal } = gone
    let from: { x: number; y: number; pointer: number } | null = null
    let ghost: HTMLElement | null = null
    let dragged = false
    const end = (): void => {
      ghost?.remove()
      if (ghost) table.pointed = []
      ghost = null
      from = null
    }
    node.dataset.drag = ''
    node.addEventListener(
      'pointerdown',
      (event) => {
        dragged = false
        if (event.button !== 0 || !event.isPrimary) return
        node.setPointerCapture(event.pointerId)
        from = { x: event.clientX, y: event.clientY, pointer: event.pointerId }
      },
      { signal },
    )
    node.addEventListener(
      'pointermove',
      (event) => {
        if (!from || event.pointerId !== from.pointer) return
        if (!ghost && Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR) {
          const box = node.getBoundingClientRect()
          ghost = node.cloneNode(true) as HTMLElement
          for (const name of ['data-id', 'data-move', 'data-can', 'tabindex', 'role']) ghost.removeAttribute(name)
          ghost.ariaHidden = 'true'
          Object.assign(ghost.style, {
            position: 'fixed',
            zIndex: '50',
            margin: '0',
            pointerEvents: 'none',
            left: `${box.x}px`,
            top: `${box.y}px`,
            opacity: '0.9',
          })
          document.body.append(ghost)
          table.pointed = [...partners]
          dragged = true
        }
        if (ghost) ghost.style.transform = `translate(${event.clientX - from.x}px, ${event.clientY - from.y}px) scale(1.12)`
      },
      { signal },
    )
    node.addEventListener(
      'pointerup',
      (event) => {
        const found = ghost ? dropped(table, id, event.clientX, event.clientY) : []
        end()
        table.choose(found, label, { x: event.clientX, y: event.clientY })
      },
      { signal },
    )
    node.addEventListener('pointercancel', end, { signal })
    // A drag is not a touch of what was dragged.
    node.addEventListener(
      'click',
      (event) => {
        if (dragged) event.stopImmediatePropagation()
        dragged = false
      },
      { signal, capture: true },
    )
    return () => {
      end()
      gone.abort()
      delete node.dataset.drag
    }
  }
}
