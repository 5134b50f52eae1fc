// Lets the eye follow what moved: remembers where things with a `data-move` were, and shows how they came to where they are now.
// What is shown of it lies in a pane of its own above the table: a thing that itself moved or faded would become a layer, and
// all that is drawn after it would be drawn anew, twice.
import { settings } from './settings.svelte'
import { soon } from './soon'

type Mover = SVGGraphicsElement | HTMLElement
interface Spot {
  frame: Element | null
  box: DOMRect
  inX: number
  inY: number
  /** Which part of a drawing its frame shows. */
  part?: string | null
}
/** The boxes of frames, each measured once. */
type Boxes = Map<Element, DOMRect>

const SVG = 'http://www.w3.org/2000/svg'
/** When more than this comes at once, the table was laid anew and nothing is worth a glance. */
const MANY = 12

/** Where a thing is within its frame, so that a frame that grows or scrolls moves nothing. */
function spot(element: Mover, boxes: Boxes): Spot | null {
  const box = element.getBoundingClientRect()
  if (box.width === 0) return null
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  const frame = element.closest('[data-frame]')
  if (!frame) return { frame, box, inX: x, inY: y }
  const around = boxes.get(frame) ?? frame.getBoundingClientRect()
  boxes.set(frame, around)
  // A map fills its frame, so a place on it is a share of the frame; lists keep their size and scroll.
  if (frame instanceof SVGElement)
    return {
      frame,
      box,
      inX: (x - around.x) / around.width,
      inY: (y - around.y) / around.height,
      part: frame.getAttribute('viewBox'),
    }
  return { frame, box, inX: x - around.x + frame.scrollLeft, inY: y - around.y + frame.scrollTop }
}

function spots(boxes: Boxes): Map<string, [Mover, Spot]> {
  const found = new Map<string, [Mover, Spot]>()
  for (const element of document.querySelectorAll<Mover>('[data-move]')) {
    const id = element.dataset.move!
    const where = found.has(id) ? null : spot(element, boxes)
    if (where) found.set(id, [element, where])
  }
  return found
}

/** Where things were when one acted. */
let noted: Map<string, [Mover, Spot]> | null = null

/** One acts: while the answer is under way there is time to note where things are. */
export function note(): void {
  noted = settings.moves ? spots(new Map()) : null
}

let pane: HTMLElement | null = null
let callOff = (): void => {}

/** One goes on: whatever still moves has arrived. */
export function arrive(): void {
  callOff()
  pane?.replaceChildren()
}

/** Put something above the table for as long as it moves. */
function show(what: HTMLElement | SVGElement, frames: Keyframe[], duration: number): void {
  if (!pane?.isConnected) {
    pane = document.createElement('div')
    pane.className = 'flights'
    pane.ariaHidden = 'true'
    document.body.append(pane)
  }
  pane.append(what)
  const motion = what.animate(frames, { duration, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'both' })
  motion.onfinish = motion.oncancel = () => what.remove()
}

/** Something that only looks like a token on the map: nothing finds it by its id. */
function likeness(token: SVGGraphicsElement, at: DOMMatrix): SVGElement {
  const drawing = document.createElementNS(SVG, 'svg')
  const copy = token.cloneNode(true) as SVGGraphicsElement
  for (const name of ['data-id', 'data-move', 'data-can', 'data-changed', 'tabindex', 'role', 'aria-label'])
    copy.removeAttribute(name)
  copy.querySelector('title')?.remove()
  copy.setAttribute('transform', `matrix(${at.a} ${at.b} ${at.c} ${at.d} ${at.e} ${at.f})`)
  drawing.append(copy)
  return drawing
}

/** Make a change and show what it moved on the map, and what came. */
export function moving(apply: () => void): void {
  if (!settings.moves || document.hidden) return apply()
  const before = noted ?? spots(new Map())
  noted = null
  apply()
  if (before.size === 0) return
  // The next question is drawn first; then one sees how things came where they are.
  const then = (): void => {
    const boxes: Boxes = new Map()
    const moved: [SVGGraphicsElement, DOMMatrix, number, number][] = []
    const come: [Mover, Spot][] = []
    // All is measured before anything is shown: a page that changes in between would be laid out again and again.
    for (const [id, [element, now]] of spots(boxes)) {
      const old = before.get(id)?.[1]
      // What comes from another part of the page would fly over words: it lights up where it is now.
      if (!old || old.frame !== now.frame) come.push([element, now])
      else if (now.frame instanceof SVGElement && element instanceof SVGGraphicsElement) {
        const { width, height } = boxes.get(now.frame)!
        const [dx, dy] = [(old.inX - now.inX) * width, (old.inY - now.inY) * height]
        // Where another part of the map came into view, everything is elsewhere and nothing moved.
        const at = Math.hypot(dx, dy) < 4 || old.part !== now.part ? null : element.getScreenCTM()
        if (at) moved.push([element, at, dx, dy])
      }
    }
    for (const [element, at, dx, dy] of moved)
      show(
        likeness(element, at),
        // While it moves, words can be read through it.
        [
          { transform: `translate(${dx}px, ${dy}px)`, opacity: 0.55 },
          { opacity: 0.55, offset: 0.8 },
          { transform: 'none', opacity: 0 },
        ],
        520,
      )
    if (come.length > MANY) return
    for (const [element, { box }] of come) {
      const light = document.createElement('i')
      light.style.cssText = `left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`
      if (element instanceof SVGElement) light.style.borderRadius = '50%'
      show(light, [{ opacity: 1 }, { opacity: 0 }], 520)
    }
  }
  callOff()
  callOff = soon(then)
}
