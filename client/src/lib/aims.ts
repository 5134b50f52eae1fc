// In the first game of a title that somebody begins in this browser, what it is about stands beside the first question.
import { recalled, remember } from './memory'

const KEY = 'miskatonic.aims'
const TITLES = 50

/** A table is begun; of the first of its title the aim is told. */
export function begun(game: string, table: string): void {
  if (recalled(KEY, game) === undefined) remember(KEY, game, table, TITLES)
}

/** Whether the aim is told at a table. */
export function isToldAt(game: string, table: string): boolean {
  return recalled(KEY, game) === table
}

/** Somebody has read it. */
export function haveRead(game: string): void {
  remember(KEY, game, '', TITLES)
}
