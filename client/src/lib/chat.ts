// What one says at the table, and what was said since one looked last.
import type { ChatLine } from './protocol'

/** What somebody wrote as it can be sent: half of a letter is nothing that the server could read. */
export function sayable(words: string): string {
  return words.replaceAll(/\p{Cs}/gu, '').trim()
}

const begunAt = (table: string): string => `miskatonic.begun.${table}`

/** What somebody has begun to write at a table, in this tab, also if the page was loaded again meanwhile. */
export function begun(table: string): string {
  try {
    return sessionStorage.getItem(begunAt(table)) ?? ''
  } catch {
    return ''
  }
}

export function keepBegun(table: string, words: string): void {
  try {
    if (words) sessionStorage.setItem(begunAt(table), words)
    else sessionStorage.removeItem(begunAt(table))
  } catch {
    // Without a memory it is there as long as the page is.
  }
}

/**
 * The last line that was heard, in the chat as it is now. Where it came anew, as after a lost connection or when it is so long that
 * its beginning is left out, that is the last line that says the same; if none does, as in another language, all was heard.
 */
export function heardIn(chat: readonly ChatLine[], heard: ChatLine | null): ChatLine | null {
  if (!heard || !chat.length || chat.includes(heard)) return heard
  return (
    chat.findLast((line) => line.seat === heard.seat && line.text === heard.text && line.key === heard.key) ?? chat.at(-1)!
  )
}

let laid = ''

/** A table was laid here out of another game: what it says of that first is news to whoever laid it. */
export function laysAnew(table: string): void {
  laid = table
}

/** The last line that was said before one came, which is no news. */
export function saidBefore(table: string, chat: readonly ChatLine[]): ChatLine | null {
  return laid === table ? null : (chat.at(-1) ?? null)
}

/** The lines after the last that was heard, but for one's own. */
export function unheard(chat: readonly ChatLine[], heard: ChatLine | null, mine: readonly number[]): ChatLine[] {
  return chat.slice(heard ? chat.lastIndexOf(heard) + 1 : 0).filter((line) => !mine.includes(line.seat))
}
