// Which option touches what: the bridge between a decision's list and the things on the table.
import type { AnyThing, Board, Decision, Element, Option, Scene, Several, Text, Token } from './protocol'

export interface Numbered extends Option {
  index: number
}

/** The options that touch each id, in the order of the list. */
export function byTarget(decision: Decision | null): Map<string, Numbered[]> {
  const found = new Map<string, Numbered[]>()
  decision?.options.forEach((option, index) => {
    for (const id of new Set(option.targets)) {
      const there = found.get(id)
      if (there) there.push({ ...option, index })
      else found.set(id, [{ ...option, index }])
    }
  })
  return found
}

/** What to play when some of several things were chosen: of those alike the first, then what ends the choice. */
export function keysOf(several: Several, picked: readonly string[]): string[] {
  const counts = new Map<number, number>()
  for (const { id, alike } of several.picks) if (picked.includes(id)) counts.set(alike, (counts.get(alike) ?? 0) + 1)
  const keys = [...counts].flatMap(([alike, n]) =>
    several.picks
      .filter((pick) => pick.alike === alike)
      .slice(0, n)
      .map((pick) => pick.key),
  )
  return keys.length < several.most ? [...keys, several.done] : keys
}

const ordered = new WeakMap<Decision, Decision>()

/**
 * What a coach advises stands first, right under its words; what is done on a grid or in a stock is done there, so in the
 * list it stands behind everything else, and whoever has what they want from a stock is done first. Keys count as the list stands.
 */
export function inOrder(decision: Decision, scene: Scene): Decision {
  const taught = decision.coach?.key
  if (!taught && !worked(scene.things).length) return decision
  let found = ordered.get(decision)
  if (!found) {
    const drawn = onSheet(scene)
    const first = taught ?? (worked(scene.things).some((thing) => thing.type === 'stock') ? 'done' : '')
    const place = (option: Option): number => (option.targets.some((id) => drawn.has(id)) ? 2 : option.key === first ? 0 : 1)
    ordered.set(decision, (found = { ...decision, options: decision.options.toSorted((a, b) => place(a) - place(b)) }))
  }
  return found
}

/** The ids of everything that lies on the grids and in the stocks in the middle. */
export function onSheet(scene: Scene): Set<string> {
  return new Set(worked(scene.things).flatMap((sheet) => inside(sheet).map((thing) => thing.id)))
}

/** The ids of the cards in hand whose text can be read there. */
export function readInHand(things: readonly AnyThing[]): Set<string> {
  return new Set(
    things.flatMap((thing) =>
      thing.type === 'hand'
        ? thing.cards.filter((card) => card.lines?.length).map((card) => card.id)
        : thing.type === 'board'
          ? [...readInHand(thing.things ?? [])]
          : [],
    ),
  )
}

/** The things on which one works with many small choices. */
function worked(things: readonly AnyThing[]): AnyThing[] {
  return things.flatMap((thing) =>
    thing.type === 'grid' || thing.type === 'stock'
      ? [thing]
      : thing.type === 'board' && thing.main
        ? worked(thing.things ?? [])
        : [],
  )
}

/** The options that touch both of two things: what dragging one onto the other means. */
export function together(targets: ReadonlyMap<string, Numbered[]>, dragged: string, under: string): Numbered[] {
  return dragged === under ? [] : (targets.get(dragged) ?? []).filter((option) => option.targets.includes(under))
}

/** Everything on the table by id, whatever it lies in. */
export function byId(scene: Scene): Map<string, Element> {
  const found = new Map<string, Element>()
  const add = (element: Element): void => {
    found.set(element.id, element)
    inside(element).forEach(add)
  }
  scene.things.forEach(add)
  return found
}

/** What lies in a thing. */
export function inside(element: Element): Element[] {
  switch (element.type) {
    case 'map':
      return [...element.places, ...(element.paths ?? []), ...(element.arrows ?? [])]
    case 'place':
      return [...(element.tokens ?? []), ...(element.markers ?? []), ...(element.figures ?? [])]
    case 'path':
      return element.token ? [element.token] : []
    case 'grid':
      return [...(element.lots ?? []), ...(element.streets ?? []), ...(element.corners ?? [])]
    case 'lot':
    case 'corner':
      return element.tokens ?? []
    case 'row':
      return [...(element.cards ?? []), ...(element.stacks ?? []).flat()]
    case 'hand':
      return element.cards
    case 'deck':
      return [...(element.top ? [element.top] : []), ...(element.content ?? [])]
    case 'card':
      return [...(element.tokens ?? []), ...(element.strips ?? [])]
    case 'strip':
      return [...(element.tokens ?? []), ...(element.dice ?? [])]
    case 'dice':
      return element.dice
    case 'bag':
      return (element.content ?? []).map(([token]: [Token, number]) => token)
    case 'board':
      return element.things ?? []
    case 'stock':
      return element.shelves.flatMap(([, wares]) => wares)
    case 'token':
    case 'track':
    case 'clock':
    case 'note':
    case 'arrow':
    case 'street':
    case 'ledger':
    case 'ware':
    case 'die':
      return []
    default:
      element satisfies never
      return []
  }
}

export interface Areas {
  main: AnyThing[]
  /** What lies in front of oneself, beside the map. */
  front: AnyThing[]
  middle: Text
  table: AnyThing[]
  mine: AnyThing[]
  others: AnyThing[]
  hands: AnyThing[]
  dice: AnyThing[]
  /** Areas of players in the order of their seats, if there are more than two. */
  roster: Board[]
}

/** So many players see each other without a strip. */
const COUPLE = 2

/** Where each thing of a scene is drawn: the map in the middle, hand and dice at hand, boards of players together. */
export function areas(scene: Scene, seats: readonly number[], seat: number): Areas {
  const out: Areas = { main: [], front: [], middle: [], table: [], mine: [], others: [], hands: [], dice: [], roster: [] }
  for (const thing of scene.things) {
    if (thing.type === 'map' || thing.type === 'grid') out.main.push(thing)
    else if (thing.type === 'board' && thing.main) {
      out.main.push(...(thing.things ?? []))
      out.middle = thing.label
    } else if (thing.type === 'dice') out.dice.push(thing)
    else if (thing.type === 'hand') (thing.seat === seat ? out.hands : out.others).push(thing)
    else if (thing.type === 'board' && (thing.seat ?? -1) >= 0) {
      out.roster.push(thing)
      const own = thing.seat === seat || (seat < 0 && seats.includes(thing.seat!))
      const hands = own ? (thing.things ?? []).filter((t) => t.type === 'hand' && t.cards.length > 0) : []
      out.hands.push(...hands)
      // One's own score sheet lies beside the grid one draws on.
      const sheets = out.main.some((t) => t.type === 'grid' && t.seat === thing.seat)
        ? (thing.things ?? []).filter((t) => t.type === 'ledger')
        : []
      out.main.push(...sheets)
      const front = own ? (thing.things ?? []).filter((t) => t.type === 'row' && t.front) : []
      out.front.push(...front)
      const moved = [...hands, ...sheets, ...front]
      const rest = moved.length ? { ...thing, things: thing.things!.filter((t) => !moved.includes(t)) } : thing
      ;(own ? out.mine : out.others).push(rest)
    } else out.table.push(thing)
  }
  out.roster = out.roster.length > COUPLE ? out.roster.sort((a, b) => a.seat! - b.seat!) : []
  return out
}

/** How many options mean something in these. */
export function choices(things: readonly Element[], targets: ReadonlyMap<string, readonly Option[]>): number {
  const keys = new Set<string>()
  const look = (element: Element): void => {
    for (const option of targets.get(element.id) ?? []) keys.add(option.key)
    inside(element).forEach(look)
  }
  things.forEach(look)
  return keys.size
}

/** Whether anything in these is among some ids, such as those that can be acted on now. */
export function touches(things: readonly Element[], targets: { has(id: string): boolean }): boolean {
  return things.some((thing) => targets.has(thing.id) || touches(inside(thing), targets))
}
