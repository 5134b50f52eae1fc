// Lets the eye follow what moved: remembers where things with a `data-move` were, and plays them from there to where they are now.
import { tick } from 'svelte'
import { settings } from './settings.svelte'

type Mover = SVGGraphicsElement | HTMLElement
interface Spot {
  frame: Element | null
  inX: number
  inY: number
}

/** Where a thing is within its frame, so that a frame that grows or scrolls moves nothing. */
function spot(element: Mover): Spot | null {
  const box = element.getBoundingClientRect()
  if (box.width === 0) return null
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  const frame = element.closest('[data-frame]')
  if (!frame) return { frame, inX: x, inY: y }
  const around = frame.getBoundingClientRect()
  // A map fills its frame, so a place on it is a share of the frame; lists keep their size and scroll.
  if (frame instanceof SVGElement) return { frame, inX: (x - around.x) / around.width, inY: (y - around.y) / around.height }
  return { frame, inX: x - around.x + frame.scrollLeft, inY: y - around.y + frame.scrollTop }
}

function spots(): Map<string, [Mover, Spot]> {
  const found = new Map<string, [Mover, Spot]>()
  for (const element of document.querySelectorAll<Mover>('[data-move]')) {
    const id = element.dataset.move!
    const where = found.has(id) ? null : spot(element)
    if (where) found.set(id, [element, where])
  }
  return found
}

/** How far a thing has come, in pixels of the page. */
function way(old: Spot, now: Spot): [number, number] {
  const size = now.frame instanceof SVGElement ? now.frame.getBoundingClientRect() : { width: 1, height: 1 }
  return [(old.inX - now.inX) * size.width, (old.inY - now.inY) * size.height]
}

/** Make a change and show what it moved. */
export function moving(apply: () => void): void {
  if (!settings.moves || document.hidden) return apply()
  const before = spots()
  apply()
  if (before.size === 0) return
  void tick().then(() => {
    for (const [id, [element, now]] of spots()) {
      const old = before.get(id)?.[1]
      // What comes from another part of the page would fly over words: it appears where it is now.
      if (!old || old.frame !== now.frame) {
        element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 380, easing: 'ease-out' })
        continue
      }
      const [dx, dy] = way(old, now)
      if (Math.hypot(dx, dy) < 4) continue
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
      // While it moves, words can be read through it.
      element.animate(
        [
          { transform: `translate(${dx / scale}px, ${dy / scale}px)`, opacity: 0.45 },
          { opacity: 0.45, offset: 0.8 },
          { transform: 'none', opacity: 1 },
        ],
        { duration: 520, easing: 'cubic-bezier(.3,.1,.2,1)' },
      )
    }
  })
}
