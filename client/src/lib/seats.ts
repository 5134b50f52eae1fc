// Which seats one had at a table, so that whoever comes back and has lost one is told why; and what one has read there.
import { recalled, remember } from './memory'
import type { View } from './protocol'

const KEY = 'miskatonic.seats'
const SEEDS = 'miskatonic.seeds'
/** So many tables are remembered. */
const TABLES = 60

/** The seats one had when one was here last. */
export function seatsHad(table: string): readonly number[] {
  return recalled<number[]>(KEY, table) ?? []
}

export function rememberSeats(table: string, seats: readonly number[]): void {
  remember(KEY, table, seats, TABLES)
}

/** Whether one has read there that the seed was chosen. */
export function isSeedKnown(table: string): boolean {
  return recalled<boolean>(SEEDS, table) ?? false
}

export function knowSeed(table: string): void {
  remember(SEEDS, table, true, TABLES)
}

type Lost = 'lostToBot' | 'lostOpened' | 'lostTaken' | 'lookOn'

/** What became of a seat that one had, in words; nothing where one has it still. What the owner did needs no telling. */
export function lostSeat(view: View, had: readonly number[]): readonly Lost[] {
  const lost = view.table.owner ? undefined : had.find((seat) => !view.seats_mine.includes(seat))
  const now = view.table.seats.find((seat) => seat.seat === lost)
  if (!now) return []
  const how = now.kind === 'bot' ? 'lostToBot' : now.held ? 'lostTaken' : 'lostOpened'
  return view.seats_mine.length ? [how] : [how, 'lookOn']
}
