// Where things of a map go on the drawing: sizes that fit between neighbours, ends of paths, ground that is free for trees.
import type { Place } from './protocol'

export interface Point {
  x: number
  y: number
}
/** The size of a drawing, how large a plaque is on it, and where coordinates lie: `per` units of it each, counted from `from`. */
export interface Sheet {
  width: number
  height: number
  scale: number
  from: Point
  per: Point
  /** Where places lie that had to make room for others. */
  moved?: ReadonlyMap<string, Point>
}

/** How large a plaque is before it is scaled, its letters and how many of them stand in a line: narrow frames have larger letters. */
export interface Plaque {
  width: number
  slot: number
  font: number
  letters: number
  rows: number
  room: number
}

const WIDE: Plaque = { width: 154, slot: 33, font: 15, letters: 15, rows: 3, room: 108 }
const NARROW: Plaque = { width: 152, slot: 30, font: 21, letters: 13, rows: 3, room: 126 }

/** Frames narrower than this are those of phones. */
export const SMALL_FRAME = 560

export function plaque(frameWidth: number): Plaque {
  return frameWidth < SMALL_FRAME ? NARROW : WIDE
}

/** So few places spread over the whole drawing, with plaques as large as there is room for. */
const FEW = 6
const LARGEST = 2.2
const LEAST = 0.35
const PLAIN = 1.25
/** How far markers and seals stand out over the edges of a plaque, and the least way that is seen between two of them. */
const OVER = 44
const WAY = 26
/** So many plaques may lie between the middles of two neighbours. */
const APART = 2
/** The least between two plaques that moved aside, and how often they push each other before they give up. */
const GAP = 24
const PUSHES = 150
const ROOMIEST = 1.5

/** A button in a corner of a map with what is left around it, in pixels; and so much of its room a plaque fills from top to bottom. */
const BUTTON = 50
const FILLS = 0.8

/** Where along the lower edge of its frame a button covers no plaque of the whole map: as a share of the width. */
export function freeEdge(places: Iterable<Point>, on: Sheet, frameWidth: number, frameHeight: number): number {
  const form = plaque(frameWidth)
  const per = Math.min(frameWidth / on.width, frameHeight / on.height)
  const [left, above] = [(frameWidth - per * on.width) / 2, (frameHeight - per * on.height) / 2]
  const [half, deep] = [(form.width / 2) * on.scale * per, (form.room / 2) * FILLS * on.scale * per]
  const low = [...places].filter(({ y }) => above + y * per + deep > frameHeight - BUTTON)
  const isFree = (share: number): boolean => {
    const middle = BUTTON / 2 + share * (frameWidth - BUTTON)
    return low.every(({ x }) => Math.abs(left + x * per - middle) > half + BUTTON / 2)
  }
  return [1, 0.5, 0].find(isFree) ?? 1
}

/** A drawing with the proportions of its frame; `scale` makes plaques small enough that no two overlap. */
export function sheet(places: readonly Place[], frameWidth: number, frameHeight: number): Sheet {
  return places.length > FEW ? crowded(places, frameWidth, frameHeight) : spread(places, frameWidth, frameHeight)
}

function crowded(places: readonly Place[], frameWidth: number, frameHeight: number): Sheet {
  const { width: plaqueWidth, room } = plaque(frameWidth)
  const ratio = Math.min(2.4, Math.max(0.62, frameWidth / Math.max(1, frameHeight)))
  const width = Math.round(Math.sqrt(820_000 * ratio))
  const height = Math.round(width / ratio)
  const plain = { width, height, from: { x: 0, y: 0 }, per: { x: width / 100, y: height / 100 } }
  if (frameWidth < SMALL_FRAME) return roomy(places, plain, frameWidth)
  let scale = LARGEST
  let edge = LARGEST
  for (const [i, a] of places.entries()) {
    const [x, y] = [(Math.min(a.x, 100 - a.x) / 100) * width, (Math.min(a.y, 100 - a.y) / 100) * height]
    edge = Math.min(edge, x / (plaqueWidth / 2 + OVER / 2), y / (room / 2))
    for (const b of places.slice(i + 1)) {
      const dx = (Math.abs(a.x - b.x) / 100) * width
      const dy = (Math.abs(a.y - b.y) / 100) * height
      scale = Math.min(scale, Math.max(dx / (plaqueWidth + 6), dy / room))
    }
  }
  // Only where there is plenty of room do plaques grow, and not beyond the edge.
  scale = Math.max(LEAST, Math.min(scale, Math.max(PLAIN, edge)))
  return { ...plain, scale }
}

/** Where there is little room places move aside, as little as they must, so that names can be read. */
function roomy(places: readonly Place[], on: Omit<Sheet, 'scale'>, frameWidth: number): Sheet {
  const form = plaque(frameWidth)
  for (let scale = ROOMIEST; scale > LEAST; scale *= 0.96) {
    const moved = apart(places, { ...on, scale }, (form.width + GAP) * scale, form.room * scale)
    if (moved) return { ...on, scale, moved }
  }
  return { ...on, scale: LEAST }
}

/** The places so far from each other that boxes of this size do not meet; nothing when they do not find such places soon. */
function apart(places: readonly Place[], on: Sheet, wide: number, high: number): Map<string, Point> | null {
  const spots = places.map((place) => position(place, on))
  for (let n = 0; n < PUSHES; n++) {
    for (const spot of spots) {
      spot.x = inside(spot.x, wide / 2, on.width)
      spot.y = inside(spot.y, high / 2, on.height)
    }
    let met = false
    for (const [i, a] of spots.entries()) {
      for (const b of spots.slice(i + 1)) {
        const [dx, dy] = [b.x - a.x, b.y - a.y]
        const [over, under] = [wide - Math.abs(dx), high - Math.abs(dy)]
        if (over <= 0.5 || under <= 0.5) continue
        met = true
        // The shorter way out, half of it each.
        if (over < under) push(a, b, (Math.sign(dx) || 1) * over, 0)
        else push(a, b, 0, (Math.sign(dy) || 1) * under)
      }
    }
    if (!met) return new Map(places.map((place, i) => [place.id, spots[i]!]))
  }
  return null
}

function inside(at: number, half: number, size: number): number {
  return Math.min(size - half, Math.max(half, at))
}

function push(a: Point, b: Point, x: number, y: number): void {
  a.x -= x / 2
  b.x += x / 2
  a.y -= y / 2
  b.y += y / 2
}

/** Under a drawing there is room for the name of its lowest place, also while somebody stands there. */
const FOOT = 20

/** The sheet of a drawing that has its own proportions; places are spots on it, a little larger where they are touched. */
export function drawn(width: number, height: number, frameWidth: number): Sheet {
  const scale = frameWidth < SMALL_FRAME ? 1.2 : 1
  return { width, height: height + FOOT * scale, scale, from: { x: 0, y: 0 }, per: { x: width / 100, y: height / 100 } }
}

/** The outermost places lie at the edges; what all have in common lies in the middle. */
function spread(places: readonly Place[], width: number, height: number): Sheet {
  const form = plaque(width)
  const [wide, tall] = [form.width + OVER, form.room + OVER / 3]
  const across = span(places.map((place) => place.x))
  const down = span(places.map((place) => place.y))
  const nearest = { x: 1, y: 1 }
  let scale = Math.min(LARGEST, width / wide, height / tall)
  for (const [i, a] of places.entries()) {
    for (const b of places.slice(i + 1)) {
      const dx = across.size && Math.abs(a.x - b.x) / across.size
      const dy = down.size && Math.abs(a.y - b.y) / down.size
      nearest.x = Math.min(nearest.x, dx || 1)
      nearest.y = Math.min(nearest.y, dy || 1)
      scale = Math.min(
        scale,
        Math.max((width * dx) / (form.width + WAY + wide * dx), (height * dy) / (form.room + tall * dy)),
      )
    }
  }
  scale = Math.max(LEAST, scale)
  const room = {
    x: Math.min(width - wide * scale, (APART * form.width * scale) / nearest.x),
    y: Math.min(height - tall * scale, (APART * form.room * scale) / nearest.y),
  }
  const per = { x: across.size && room.x / across.size, y: down.size && room.y / down.size }
  return { width, height, scale, per, from: { x: width / 2 - across.middle * per.x, y: height / 2 - down.middle * per.y } }
}

function span(values: readonly number[]): { middle: number; size: number } {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return { middle: (low + high) / 2, size: high - low }
}

export function position(place: Place, on: Sheet): Point {
  return on.moved?.get(place.id) ?? { x: on.from.x + place.x * on.per.x, y: on.from.y + place.y * on.per.y }
}

/** Whether another spot lies so close to the right that what lies beside this one goes to the left. */
export function isHemmed(at: Point, all: Iterable<Point>): boolean {
  return [...all].some((other) => other.x > at.x && other.x - at.x < 72 && Math.abs(other.y - at.y) < 34)
}

/** Half of a spot, and where its name stands below its middle. */
const SPOT = 14
const NAME = { from: 8, to: 44 }

/** To which side a name under a spot goes so that no other spot covers it: half of it is so wide, and all is drawn so large. */
export function leaning(at: Point, half: number, all: Iterable<Point>, scale = 1): -1 | 0 | 1 {
  const away = [...all].map(({ x, y }) => ({ x: (x - at.x) / scale, y: (y - at.y) / scale }))
  const under = away.filter(({ y }) => y > NAME.from && y < NAME.to)
  const covered = (side: number): boolean => under.some(({ x }) => x * side >= 0 && x * side < half + SPOT)
  if (covered(-1) === covered(1)) return 0
  return covered(-1) ? 1 : -1
}

interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

/** How much of the lower part of a box lies under another; nothing where that lies beside it. */
export function hiddenBelow(box: Box, over: Box | undefined): number {
  const meets = !!over && over.top > box.top && over.left < box.right && over.right > box.left
  return meets ? Math.max(0, box.bottom - over.top) : 0
}

/** So much of a thing must be in a frame for one to notice it. */
const NOTICED = 40

/** Whether enough of a thing is to be seen in a frame that is scrolled up and down. */
export function isNoticed(thing: { top: number; bottom: number }, frame: { top: number; bottom: number }): boolean {
  return thing.bottom > frame.top + NOTICED && thing.top < frame.bottom - NOTICED
}

/** Whether a frame of this size can hold all of these. */
export function fits(points: readonly Point[], width: number, height: number): boolean {
  return span(points.map((point) => point.x)).size <= width && span(points.map((point) => point.y)).size <= height
}

/** The middle of a frame that holds what matters, or as much of it as it can, and leans towards the rest near it. */
export function framed(must: readonly Point[], may: readonly Point[], width: number, height: number): Point {
  const near = may.filter((a) => must.some((b) => Math.abs(a.x - b.x) < width && Math.abs(a.y - b.y) < height))
  const along = (of: (point: Point) => number, room: number): number => {
    const [low, high] = [Math.max(...must.map(of)) - room / 2, Math.min(...must.map(of)) + room / 2]
    const mean = [...must, ...near].reduce((sum, point) => sum + of(point), 0) / (must.length + near.length)
    return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, mean))
  }
  return { x: along((point) => point.x, width), y: along((point) => point.y, height) }
}

/** A gentle curve between two points, bent to one side by a share of its length. */
export function curve(a: Point, b: Point, bend: number): string {
  const m = middle(a, b, bend)
  return `M${round(a.x)} ${round(a.y)}Q${round(m.cx)} ${round(m.cy)} ${round(b.x)} ${round(b.y)}`
}

/** The point halfway along such a curve, and its control point. */
export function middle(a: Point, b: Point, bend: number): Point & { cx: number; cy: number } {
  const cx = (a.x + b.x) / 2 - (b.y - a.y) * bend
  const cy = (a.y + b.y) / 2 + (b.x - a.x) * bend
  return { cx, cy, x: (a.x + 2 * cx + b.x) / 4, y: (a.y + 2 * cy + b.y) / 4 }
}

export interface Stub {
  from: Point
  to: Point
  angle: number
}

/** A short arrow that leaves the plaque around `a` (half sizes w, h) towards `b`, moved aside so that two can leave together. */
export function stub(a: Point, b: Point, w: number, h: number, length: number, aside: number): Stub {
  const angle = Math.atan2(b.y - a.y, b.x - a.x)
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const edge = Math.min(w / Math.max(Math.abs(cos), 1e-6), h / Math.max(Math.abs(sin), 1e-6))
  const room = Math.min(length, Math.max(8, Math.hypot(b.x - a.x, b.y - a.y) - 2 * edge))
  const from = { x: a.x + cos * edge - sin * aside, y: a.y + sin * edge + cos * aside }
  return { from, to: { x: from.x + cos * room, y: from.y + sin * room }, angle: (angle * 180) / Math.PI }
}

/** Spots for trees: scattered but the same every time, clear of places and paths. */
export function grove(
  on: Sheet,
  centres: readonly Point[],
  ways: readonly [Point, Point][],
): (Point & { size: number; kind: number })[] {
  let seed = 71
  const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647
  const trees: (Point & { size: number; kind: number })[] = []
  for (let n = 0; n < 420 && trees.length < 110; n++) {
    const spot = { x: 30 + random() * (on.width - 60), y: 34 + random() * (on.height - 68) }
    const size = 0.7 + random() * 0.6
    const kind = Math.floor(random() * 3)
    const free =
      centres.every((c) => Math.abs(c.x - spot.x) > 100 * on.scale || Math.abs(c.y - spot.y) > 72 * on.scale) &&
      ways.every(([a, b]) => distance(spot, a, b) > 24) &&
      trees.every((t) => Math.hypot(t.x - spot.x, t.y - spot.y) > 17)
    if (free) trees.push({ ...spot, size, kind })
  }
  return trees.sort((a, b) => a.y - b.y)
}

function distance(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const t = Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / Math.max(1, dx * dx + dy * dy)))
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy)
}

function round(n: number): number {
  return Math.round(n * 10) / 10
}
