// The log in groups: a heading for rounds and phases, then what one card or decision did together.
import { refs } from './text'
import type { LogLine, Telling } from './protocol'

export interface Group {
  heading: boolean
  key: string
  lines: LogLine[]
}

/** A line belongs to the one before it if both come from the same thing, or if that one announced the thing. */
function belongs(line: LogLine, group: Group): boolean {
  const from = line.source
  const first = group.lines[0]!
  if (!from) return !first.source && first.n === line.n
  return group.lines.at(-1)!.source === from
    ? from !== first.source || !from.startsWith('event:')
    : refs(first.text).some((id) => id.endsWith(`:${from}`))
}

/** The lines from the given one on; a group keeps its key while the log grows. */
export function grouped(log: readonly LogLine[], { headings = [] }: Telling = {}, from = 0): Group[] {
  const groups: Group[] = []
  for (let i = from; i < log.length; i++) {
    const line = log[i]!
    const last = groups.at(-1)
    if (headings.includes(line.kind)) groups.push({ heading: true, key: `h${i}`, lines: [line] })
    else if (last && !last.heading && belongs(line, last)) last.lines.push(line)
    else groups.push({ heading: false, key: `g${i}`, lines: [line] })
  }
  return groups
}

/** The same, the newest first: what each decision brought stands by itself, also where one thing brought it all. */
export function newestFirst(groups: readonly Group[]): Group[] {
  const each = groups.flatMap(({ heading, key, lines }) =>
    [...new Set(lines.map((line) => line.n))].map((n) => ({
      heading,
      key: `${key} ${n}`,
      lines: lines.filter((line) => line.n === n),
    })),
  )
  return each.reverse()
}
