// What was said at the table since one looked last.
import type { ChatLine } from './protocol'

/** The lines after the last that was heard, but for one's own; none when that one is gone, as in another language. */
export function unheard(chat: readonly ChatLine[], heard: ChatLine | null, mine: readonly number[]): ChatLine[] {
  const at = heard ? chat.lastIndexOf(heard) : -1
  if (heard && at < 0) return []
  return chat.slice(at + 1).filter((line) => !mine.includes(line.seat))
}
