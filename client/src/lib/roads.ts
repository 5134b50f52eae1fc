// The roads of a grid as a pen meets them: where they run, which one a pointer follows, where an arrow key leads.
import type { Way } from './keyboard'
import type { Corner, Grid, Street } from './protocol'

export interface Point {
  x: number
  y: number
}

/** How many units of the drawing a cell is wide. */
export const CELL = 60
/** How far apart two roads side by side lie from the middle between them. */
const ASIDE = 5.5
/** So near to a crossroads the pen has reached it. */
const REACHED = 0.36 * CELL
/** So far from a road a finger still means it. */
const FINGER = 0.42 * CELL

export class Roads {
  readonly corners: ReadonlyMap<string, Corner>
  readonly streets: ReadonlyMap<string, Street>
  private readonly at = new Map<string, Street[]>()
  private readonly lines = new Map<string, Point[]>()

  constructor(grid: Grid) {
    this.corners = new Map((grid.corners ?? []).map((corner) => [corner.id, corner]))
    this.streets = new Map((grid.streets ?? []).map((street) => [street.id, street]))
    for (const street of this.streets.values()) {
      this.lines.set(street.id, this.run(street))
      for (const end of [street.a, street.b]) this.at.set(end, [...(this.at.get(end) ?? []), street])
    }
  }

  spot(corner: string): Point {
    const found = this.corners.get(corner)
    return { x: ((found?.x ?? 0) * CELL) / 10, y: ((found?.y ?? 0) * CELL) / 10 }
  }

  from(corner: string): readonly Street[] {
    return this.at.get(corner) ?? []
  }

  other(street: Street, corner: string): string {
    return street.a === corner ? street.b : street.a
  }

  /** The points a road runs through. */
  line(street: Street): readonly Point[] {
    return this.lines.get(street.id) ?? []
  }

  path(street: Street): string {
    return this.line(street)
      .map((p, i) => `${i ? 'L' : 'M'}${round(p.x)} ${round(p.y)}`)
      .join('')
  }

  private run(street: Street): Point[] {
    const a = this.spot(street.a)
    const b = this.spot(street.b)
    const aside = ASIDE * (street.side ?? 0)
    const level = a.y === b.y
    const moved = (p: Point, to: Point): Point => {
      if (!aside) return p
      // A road beside another leaves and enters the crossroads itself.
      const along = { x: Math.sign(to.x - p.x) * 7, y: Math.sign(to.y - p.y) * 7 }
      return { x: p.x + along.x + (level ? 0 : aside), y: p.y + along.y + (level ? aside : 0) }
    }
    const via = street.via ? [{ x: (street.via[0] * CELL) / 10, y: (street.via[1] * CELL) / 10 }] : []
    return aside ? [a, moved(a, b), moved(b, a), b] : [a, ...via, b]
  }

  /** The crossroads nearest to a point, if it is near. */
  near(p: Point, within = FINGER): string {
    let best = ''
    let least = within
    for (const id of this.corners.keys()) {
      const far = distance(p, this.spot(id))
      if (far < least) [best, least] = [id, far]
    }
    return best
  }

  /** The road a point lies on, of those that count, if it lies near one. */
  under(p: Point, counts: (street: Street) => boolean, within = FINGER): Street | null {
    let best: Street | null = null
    let least = within
    for (const street of this.streets.values()) {
      if (!counts(street)) continue
      const { off } = project(this.line(street), p)
      if (off < least) [best, least] = [street, off]
    }
    return best
  }

  /** The shortest way between two crossroads along roads that count; none when there is no way. */
  way(from: string, to: string, counts: (street: Street) => boolean): Street[] {
    const came = new Map<string, Street | null>([[from, null]])
    const todo = [from]
    for (let at = todo.shift(); at && !came.has(to); at = todo.shift()) {
      for (const street of this.from(at).filter(counts)) {
        const next = this.other(street, at)
        if (came.has(next)) continue
        came.set(next, street)
        todo.push(next)
      }
    }
    const way: Street[] = []
    for (let at = to, street = came.get(to); street; street = came.get((at = this.other(street, at)))) way.unshift(street)
    return way
  }

  /** The shortest way from a crossroads to what a point means: another crossroads, or the far end of a road. */
  wayTo(from: string, p: Point, counts: (street: Street) => boolean): Street[] {
    const corner = this.near(p, REACHED)
    if (corner) return this.way(from, corner, counts)
    const street = this.under(p, counts)
    if (!street) return []
    const others = (one: Street): boolean => one !== street && counts(one)
    const ways = [street.a, street.b]
      .filter((end) => end === from || this.way(from, end, others).length)
      .map((end) => [...this.way(from, end, others), street])
    return ways.sort((a, b) => a.length - b.length)[0] ?? []
  }

  /** The road that leads from a crossroads in a direction; of two side by side, one that counts. */
  towards(corner: string, way: Way, counts: (street: Street) => boolean): Street | null {
    const here = this.spot(corner)
    let best: Street | null = null
    let most = 0.5
    for (const street of this.from(corner)) {
      const far = street.via ? this.line(street)[1]! : this.spot(this.other(street, corner))
      const [dx, dy] = [far.x - here.x, far.y - here.y]
      const along = { left: -dx, right: dx, up: -dy, down: dy }[way] / (Math.hypot(dx, dy) || 1)
      const worth = along + (counts(street) ? 0.01 : 0)
      if (along > 0.5 && worth > most) [best, most] = [street, worth]
    }
    return best
  }
}

/** A pen that is drawn along roads: where it is, which road it is on its way along, and how far. */
export class Pen {
  /** The road the pointer follows from here, and which part of it is behind. */
  ahead: { street: Street; part: number } | null = null
  /** How near the pointer came to the middle of each road: of two side by side it means the nearer. */
  private passed = new Map<string, number>()
  private last: Point | null = null

  constructor(
    private roads: Roads,
    public at: string,
  ) {}

  /** Follow the pointer, however far it leapt; the roads that were passed wholly, in order. `may` says where a pen can go. */
  follow(p: Point, may: (street: Street) => boolean): Street[] {
    const done: Street[] = []
    const from = this.last ?? this.roads.spot(this.at)
    const steps = Math.max(1, Math.ceil(distance(from, p) / (CELL / 6)))
    for (let i = 1; i <= steps; i++) {
      const next = this.step({ x: from.x + ((p.x - from.x) * i) / steps, y: from.y + ((p.y - from.y) * i) / steps }, may)
      if (!next) continue
      done.push(next)
      this.at = this.roads.other(next, this.at)
      this.passed.clear()
    }
    this.last = p
    return done
  }

  private step(p: Point, may: (street: Street) => boolean): Street | null {
    const ways = this.roads.from(this.at).filter(may)
    for (const street of ways) {
      const { off, part } = project(this.roads.line(street), p)
      if (part > 0.25 && part < 0.75) this.passed.set(street.id, Math.min(off, this.passed.get(street.id) ?? Infinity))
    }
    const reached = ways
      .map((street) => ({ street, far: distance(p, this.roads.spot(this.roads.other(street, this.at))) }))
      .filter(({ far }) => far < REACHED)
      .sort((a, b) => a.far - b.far || this.off(a.street) - this.off(b.street))[0]
    if (reached) {
      this.ahead = null
      return reached.street
    }
    this.ahead = null
    let least = FINGER
    for (const street of ways) {
      const { off, part } = project(this.roads.line(street), p)
      const along = street.a === this.at ? part : 1 - part
      if (off < least && along > 0.06) {
        least = off
        this.ahead = { street, part: along }
      }
    }
    return null
  }

  private off(street: Street): number {
    return this.passed.get(street.id) ?? CELL
  }
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** How far off a line a point lies, and beside which part of it, from 0 to 1. */
export function project(line: readonly Point[], p: Point): { off: number; part: number } {
  const lengths = line.slice(1).map((b, i) => distance(line[i]!, b))
  const whole = lengths.reduce((sum, n) => sum + n, 0) || 1
  let best = { off: Infinity, part: 0 }
  let before = 0
  for (const [i, length] of lengths.entries()) {
    const [a, b] = [line[i]!, line[i + 1]!]
    const t = Math.max(0, Math.min(1, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / (length * length || 1)))
    const off = Math.hypot(p.x - a.x - t * (b.x - a.x), p.y - a.y - t * (b.y - a.y))
    if (off < best.off) best = { off, part: (before + t * length) / whole }
    before += length
  }
  return best
}

function round(n: number): number {
  return Math.round(n * 10) / 10
}
