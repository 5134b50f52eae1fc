// What went by since one decided last, told again from the log: who did it or in which phase it came, and what.
import { HEADINGS } from './log'
import type { LogLine } from './protocol'

export interface Told {
  /** Whose decision brought it; what came with a phase has its heading. */
  seat: number
  heading: LogLine | null
  /** The lines that are told at once, and those that are folded away. */
  lines: LogLine[]
  more: LogLine[]
}

/** So many lines are told at once; with more groups than that, the earlier ones are folded away. */
export const LINES = 7

/** How many decisions had been taken when a seat took its last, as far as the log tells; 0 if it has taken none. */
export function lastOf(log: readonly LogLine[], seat: number): number {
  const line = log.findLast((line) => line.seat === seat)
  return line ? line.n - 1 : 0
}

/** What has come since so many decisions had been taken; of much, the kinds that tell most. */
export function recap(log: readonly LogLine[], since: number, kinds: readonly string[] = []): Told[] {
  const told: Told[] = []
  for (const line of log) {
    if (line.n <= since) continue
    const last = told.at(-1)
    const seat = line.seat ?? -1
    if (HEADINGS.has(line.kind)) told.push({ seat, heading: line, lines: [], more: [] })
    else if (last && last.seat === seat) last.lines.push(line)
    else told.push({ seat, heading: null, lines: [line], more: [] })
  }
  const groups = told.filter((group) => group.lines.length > 0)
  const each = Math.max(1, Math.floor(LINES / groups.length))
  if (groups.reduce((sum, group) => sum + group.lines.length, 0) <= LINES) return groups
  const rank = (line: LogLine): number => (kinds.includes(line.kind) ? kinds.indexOf(line.kind) : kinds.length)
  return groups.map((group) => {
    const first = new Set(group.lines.toSorted((a, b) => rank(a) - rank(b)).slice(0, each))
    return {
      ...group,
      lines: group.lines.filter((line) => first.has(line)),
      more: group.lines.filter((line) => !first.has(line)),
    }
  })
}
