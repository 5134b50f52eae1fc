// What is different on the table since one acted last, thing by thing.
import { inside } from './options'
import type { Element, Ledger, Scene } from './protocol'

/** What is seen of every thing, in short, and in what it lies: two that differ have changed. */
export type Seen = ReadonlyMap<string, string>

/** What a thing shows is put in short once: a change leaves what it does not touch as it is, the very same. */
const short = new WeakMap<Element, string | null>()

export function seen(scene: Scene): Seen {
  const found = new Map<string, string>()
  const add = (element: Element, around: string): void => {
    let shows = short.get(element)
    if (shows === undefined) {
      const what = shown(element)
      short.set(element, (shows = what === null ? null : (JSON.stringify(what) ?? '')))
    }
    if (shows !== null) found.set(element.id, `${around} ${shows}`)
    for (const thing of inside(element)) add(thing, element.id)
  }
  scene.things.forEach((thing) => add(thing, ''))
  return found
}

/** The ids of what is new, elsewhere, or different. */
export function changed(before: Seen | undefined, now: Seen): ReadonlySet<string> {
  if (!before) return new Set()
  return new Set([...now].filter(([id, shows]) => before.get(id) !== shows).map(([id]) => id))
}

/** By how much the points on each score sheet are other than before; a final route begins with none, which is no loss. */
export function gained(before: Seen | undefined, now: Seen, sheets: readonly Ledger[]): ReadonlyMap<string, number> {
  const points = (shown: string | undefined): number => Number(shown?.slice(shown.lastIndexOf(' ') + 1))
  const by = (id: string): number => points(now.get(id)) && points(now.get(id)) - points(before?.get(id))
  return new Map(sheets.map(({ id }) => [id, by(id) || 0]))
}

/** What counts of a thing by itself; null where only what lies in it does, or where it changes with every question. */
function shown(element: Element): unknown {
  switch (element.type) {
    case 'token':
      return element.fleeting ? null : [element.badge, element.icon, element.icons, element.face_down, element.turned]
    case 'place':
      return [element.number, element.colour, element.pattern]
    case 'card':
      return [element.code, element.face_down, element.turned, element.number, element.icons]
    case 'strip':
      return [element.label, element.done]
    case 'track':
    case 'clock':
      return element.value
    case 'bag':
      return element.count
    case 'ledger':
      return element.total
    case 'grid':
      return element.small ? [element.streets?.map((street) => street.drawn), element.lots?.map((lot) => lot.state)] : null
    case 'path':
    case 'arrow':
    case 'street':
    case 'corner':
    case 'lot':
    case 'die':
    case 'dice':
    case 'deck':
    case 'row':
    case 'hand':
    case 'map':
    case 'note':
    case 'board':
    case 'stock':
    case 'ware':
      return null
    default:
      element satisfies never
      return null
  }
}
