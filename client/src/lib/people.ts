// What somebody at a table is called: one name everywhere.
import { t } from './i18n.svelte'
import type { Seat, SeatInfo } from './protocol'

export type Sitting = Pick<SeatInfo, 'seat' | 'name' | 'kind'>

/** The name they gave; a bot, and who gave none, go by the number of the seat. */
export function nameOf(seat: Sitting): string {
  return seat.name || t(seat.kind === 'bot' ? 'botNumber' : 'playerNumber', { n: seat.seat + 1 })
}

/** The same by the number of the seat. */
export function nameAt(seats: readonly Sitting[], number: number): string {
  const seat = seats.find((one) => one.seat === number)
  return seat ? nameOf(seat) : t('playerNumber', { n: number + 1 })
}

/** Of a seat whose player is not at the table now: that they are away, or that nobody has taken it. */
export function absence(seat: Seat): string {
  return seat.here || seat.mine || seat.kind === 'bot' ? '' : t(seat.held ? 'away' : 'free')
}
