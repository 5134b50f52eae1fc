// The log in groups: a heading for rounds and phases, then what one card or decision did together.
import type { LogLine } from './protocol'

export interface Group { heading: boolean; key: string; lines: LogLine[] }

const HEADINGS = new Set(['round', 'phase', 'turn', 'scene', 'act', 'agenda', 'zone', 'reckoning'])

/** What a line comes from, without the path inside it: `card.top.2` is still that card. */
function root(source: string | undefined): string {
  return (source ?? '').split('.')[0]!
}

export function grouped(log: readonly LogLine[]): Group[] {
  const groups: Group[] = []
  for (const [i, line] of log.entries()) {
    const last = groups.at(-1)
    if (HEADINGS.has(line.kind)) groups.push({ heading: true, key: `h${i}`, lines: [line] })
    else if (last && !last.heading && root(last.lines[0]!.source) === root(line.source) && (line.source || last.lines[0]!.n === line.n)) last.lines.push(line)
    else groups.push({ heading: false, key: `g${i}`, lines: [line] })
  }
  return groups
}
