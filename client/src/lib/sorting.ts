// Picking cards out of a pool: by the values of its sorts, and by words of their titles and texts.
import type { PoolCard } from './protocol'
import { flat, hasWords } from './text'

/** Values that are wanted, by the name of the sort; none wanted means all. */
export type Wanted = Readonly<Record<string, readonly string[]>>

/** Whether a card has one of the wanted values of every sort, and all the words. */
export function fits(card: PoolCard, wanted: Wanted, words: string): boolean {
  for (const [sort, values] of Object.entries(wanted))
    if (values.length && !card.sorts[sort]?.some((value) => values.includes(value))) return false
  return hasWords([card.card.label, ...(card.card.lines ?? [])].map(flat).join('\n'), words)
}

/** The wanted values with one more, or one fewer. */
export function toggled(wanted: Wanted, sort: string, value: string): Wanted {
  const values = wanted[sort] ?? []
  return { ...wanted, [sort]: values.includes(value) ? values.filter((v) => v !== value) : [...values, value] }
}
