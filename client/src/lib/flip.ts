// Lets the eye follow what moved: remembers where things with a `data-move` were, and plays them from there to where they are now.
import { tick } from 'svelte'
import { settings } from './settings.svelte'

function places(): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>()
  for (const element of document.querySelectorAll<Element>('[data-move]')) {
    const box = element.getBoundingClientRect()
    const id = element.getAttribute('data-move')!
    if (box.width > 0 && !found.has(id)) found.set(id, box)
  }
  return found
}

/** Make a change and show what it moved. */
export function moving(apply: () => void): void {
  if (!settings.moves || document.hidden) return apply()
  const before = places()
  apply()
  if (before.size === 0) return
  void tick().then(() => {
    const done = new Set<string>()
    for (const element of document.querySelectorAll<SVGElement | HTMLElement>('[data-move]')) {
      const id = element.getAttribute('data-move')!
      const now = element.getBoundingClientRect()
      if (now.width === 0 || done.has(id)) continue
      done.add(id)
      const old = before.get(id)
      if (!old) {
        element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 380, easing: 'ease-out' })
        continue
      }
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
      const dx = (old.x + old.width / 2 - now.x - now.width / 2) / scale
      const dy = (old.y + old.height / 2 - now.y - now.height / 2) / scale
      if (Math.hypot(dx, dy) * scale < 3) continue
      element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], { duration: 520, easing: 'cubic-bezier(.3,.1,.2,1)' })
    }
  })
}
