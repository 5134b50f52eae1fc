// Going through a game that was played: where it is worth stopping, and for how long.
import { flat } from './text'
import type { LogLine, Story, Text } from './protocol'
import type { Told } from './recap'

/** Where there is something to see: the beginning, the end, and whatever was told or decided between. */
export function stopsOf(story: Story | null, length: number): number[] {
  const between = story ? (story.stops ?? []) : Array.from({ length }, (_, i) => i)
  return [...new Set([0, ...between, length])]
}

/** The first of these numbers after one. */
export function following(numbers: readonly number[], at: number): number | undefined {
  return numbers.find((n) => n > at)
}

/** The last of these numbers before one. */
export function preceding(numbers: readonly number[], at: number): number | undefined {
  return numbers.findLast((n) => n < at)
}

/** Of the rounds, those whose numbers have room beside each other on a line so wide. */
export function legible<Round extends { n: number }>(
  rounds: readonly Round[],
  length: number,
  width: number,
  room = 20,
): Round[] {
  let end = -Infinity
  return rounds.filter((round) => {
    const x = (width * round.n) / Math.max(1, length)
    if (x < end) return false
    end = x + room
    return true
  })
}

/** How often so fast one sees a step, in milliseconds, where a step tells one line. */
export const PACES = [
  { name: '½×', step: 2600 },
  { name: '1×', step: 1500 },
  { name: '2×', step: 800 },
  { name: '4×', step: 400 },
] as const

/** How long a step with so many lines stays: who has more to read has more time. */
export function stay(step: number, lines: number): number {
  return step * (1 + 0.3 * Math.max(0, Math.min(lines, 6) - 1))
}

/** Of what is told, what these texts have not said already. */
export function beside(groups: readonly Told[], texts: readonly Text[]): Told[] {
  const said = new Set(texts.map(flat))
  const isNew = (line: LogLine | null): boolean => !!line && !said.has(flat(line.text))
  return groups
    .map((group) => ({ ...group, lines: group.lines.filter(isNew), more: group.more.filter(isNew) }))
    .filter((group) => group.lines.length > 0 || group.more.length > 0 || (group.ending && isNew(group.heading)))
}
