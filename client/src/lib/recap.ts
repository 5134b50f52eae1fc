// What went by since one decided last, told again from the log: who did it or in which phase it came, and what.
import { refs } from './text'
import type { LogLine, Telling } from './protocol'

export interface Told {
  /** Whose decision brought it; what came with a phase has its heading. */
  seat: number
  heading: LogLine | null
  /** It tells how a part of the game ended. */
  ending: boolean
  /** It tells what others, or a phase, did to the one who reads. */
  own?: boolean
  /** The lines that are told at once, and those that are folded away. */
  lines: LogLine[]
  more: LogLine[]
}

/** So many lines are told at once; with more groups than that, the earlier ones are folded away. */
export const LINES = 7

/** What came of a part of the game that is over is hardly ever folded. */
const ENDING_LINES = 10

/** How many decisions had been taken when a seat took its last, as far as the log tells; 0 if it has taken none. */
export function lastOf(log: readonly LogLine[], seat: number): number {
  const line = log.findLast((line) => line.seat === seat)
  return line ? line.n - 1 : 0
}

/** Who reads: their seat, and what the log calls them. */
export interface Reader {
  seat: number
  ids: ReadonlySet<string>
}

/**
 * What has come since so many decisions had been taken: first what it did to the reader; of much, the foremost kinds.
 * What is but in passing is not told, unless its kind is among those too and it is the reader's.
 */
export function recap(log: readonly LogLine[], since: number, telling: Telling = {}, reader?: Reader): Told[] {
  const { headings = [], endings = [], foremost = [], passing = [] } = telling
  const { leading = [], settling = [], coming = [], going = [] } = telling
  const told: Told[] = []
  const isOwn = (line: LogLine): boolean => !!reader && refs(line.text).some((id) => reader.ids.has(id))
  const isPassing = (line: LogLine): boolean =>
    (passing.includes(line.kind) || passing.includes(`${line.kind} ${line.rule}`)) &&
    !(foremost.includes(line.kind) && isOwn(line))
  const recent = log.filter((line) => line.n > since)
  const came = new Set(recent.filter((line) => coming.includes(line.kind)).flatMap((line) => refs(line.text)))
  const isGone = (line: LogLine): boolean => going.includes(line.kind) && refs(line.text).some((id) => came.has(id))
  const fresh = recent.filter((line) => !isPassing(line) && !isGone(line))
  const together = atOnce(fresh)
  for (const [at, line] of fresh.entries()) {
    if (leading.includes(line.kind) && leadsIn(line, fresh[at + 1])) continue
    if (settling.includes(line.kind) && follows(line, fresh[at - 1])) continue
    const last = told.at(-1)
    const did = together.has(line.n) ? about(line) : -1
    // What one did oneself, when all did the same, one knows.
    if (did >= 0 && did === reader?.seat && foremost.includes(line.kind)) continue
    const seat = did < 0 ? (line.seat ?? -1) : did
    const ending = endings.includes(line.kind)
    if (ending || headings.includes(line.kind)) told.push({ seat, heading: line, ending, lines: [], more: [] })
    else if (last && last.seat === seat) last.lines.push(line)
    else told.push({ seat, heading: null, ending, lines: [line], more: [] })
  }
  const own = reader ? taken(told, reader) : []
  const others = told.filter((group) => !group.ending && group.lines.length > 0)
  const groups = [...told.filter((group) => group.ending), ...own, ...others]
  const each = [
    ...groups.filter((group) => group.ending).map(() => ENDING_LINES),
    ...own.map(() => LINES),
    ...shares(others.map((group) => group.lines.length)),
  ]
  const rank = (line: LogLine): number => (foremost.includes(line.kind) ? foremost.indexOf(line.kind) : foremost.length)
  return groups.map((group, i) => {
    // Of lines that tell the same of one piece, such as the steps of a way, the last weighs most.
    const passed = new Set(group.lines.filter((line, at) => isStep(line, group.lines[at + 1])))
    const weigh = (line: LogLine): number => rank(line) + (passed.has(line) ? 0.5 : 0)
    const first = new Set(group.lines.toSorted((a, b) => weigh(a) - weigh(b)).slice(0, each[i]))
    return {
      ...group,
      lines: group.lines.filter((line) => first.has(line)),
      more: group.lines.filter((line) => !first.has(line)),
    }
  })
}

/** Whether every line of a group says itself whose it is. */
export function saysWho(group: Told): boolean {
  return [...group.lines, ...group.more].every((line) => about(line) === group.seat)
}

/** The seat that a line begins with, if it does with one. */
function about(line: LogLine): number {
  const [who] = refs(line.text)
  return who?.startsWith('seat:') ? Number(who.slice('seat:'.length)) : -1
}

/** After which decisions the same is told of several in turn: all have acted at once, whoever was the last. */
function atOnce(log: readonly LogLine[]): Set<number> {
  const first = new Map<string, number>()
  const found = new Set<number>()
  for (const line of log) {
    const seat = about(line)
    if (seat < 0) continue
    const what = `${line.n} ${line.kind}`
    if ((first.get(what) ?? seat) !== seat) found.add(line.n)
    first.set(what, seat)
  }
  return found
}

/** Whether the next line tells the same of the same piece. */
function isStep(line: LogLine, next: LogLine | undefined): boolean {
  const [who] = refs(line.text)
  return !!who && next?.kind === line.kind && refs(next.text)[0] === who
}

/** Whether a line tells no more than the next one does. */
function leadsIn(line: LogLine, next: LogLine | undefined): boolean {
  const [what] = refs(line.text)
  return !!what && !!next && refs(next.text).includes(what)
}

/** Whether a line tells of nothing that the one before does not. */
function follows(line: LogLine, last: LogLine | undefined): boolean {
  const told = last ? refs(last.text) : []
  return told.length > 0 && refs(line.text).every((id) => told.includes(id))
}

/** Out of what others or phases brought, the lines that tell of the reader, if anything else is told besides. */
function taken(told: readonly Told[], reader: Reader): Told[] {
  const from = told.filter((group) => !group.ending && (group.heading || group.seat !== reader.seat))
  const isOwn = (line: LogLine): boolean => refs(line.text).some((id) => reader.ids.has(id))
  const lines = from.flatMap((group) => group.lines.filter(isOwn))
  if (!lines.length || told.every((group) => group.lines.every(isOwn))) return []
  for (const group of from) group.lines = group.lines.filter((line) => !isOwn(line))
  return [{ seat: reader.seat, heading: null, ending: false, own: true, lines, more: [] }]
}

/** How many lines each group tells at once: one at least, and what short ones leave goes to the others, earlier ones first. */
function shares(sizes: readonly number[]): number[] {
  const each = sizes.map(() => 1)
  let left = LINES - sizes.length
  while (left > 0 && each.some((n, i) => n < sizes[i]!)) {
    for (const [i, size] of sizes.entries()) {
      if (left > 0 && each[i]! < size) {
        each[i]! += 1
        left -= 1
      }
    }
  }
  return each
}
