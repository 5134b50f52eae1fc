// What a message from the server does to what we know. Pure, so that it can be tested without a socket.
import { applied } from './diff'
import type { Ban, FromServer, Text, View } from './protocol'

/** What a hint advises, why, what it would go on with, and the ids of what it speaks of. */
export interface Advice {
  key: string
  why: Text
  then: readonly string[]
  look: readonly string[]
}

/** What is forbidden in the question that is open, or why nobody tells it; as it was at a revision of the table. */
export interface WhyNot {
  rev: number
  bans: readonly Ban[]
  refused: string
}

export interface Known {
  view: View | null
  /** Why the last wish was refused, and the one before it is forgotten. */
  refused: string
  hint: Advice | null
  /** What was asked for last, while the question is the same. */
  whyNot: WhyNot | null
  /** A change did not fit what we have: ask for everything again. */
  lost: boolean
}

export const NOTHING: Known = { view: null, refused: '', hint: null, whyNot: null, lost: false }

export function reduced(known: Known, message: FromServer): Known {
  switch (message.t) {
    case 'view':
      return { ...NOTHING, view: message.v }
    case 'diff': {
      if (!known.view) return { ...known, lost: true }
      // Who comes and goes is told without a new revision, so an equal one is news too.
      if (message.rev < known.view.rev) return known
      try {
        const next = applied(known.view, message.change)
        const view = { ...next, rev: message.rev }
        const same = view.number === known.view.number && view.decision === known.view.decision
        return { ...NOTHING, view, refused: known.refused, ...(same ? { hint: known.hint, whyNot: known.whyNot } : {}) }
      } catch {
        return { ...known, lost: true }
      }
    }
    case 'refused':
      return { ...known, refused: message.why }
    case 'hint':
      return { ...known, hint: { key: message.key, why: message.why, then: message.then ?? [], look: message.look ?? [] } }
    case 'why-not':
      return { ...known, whyNot: { rev: known.view?.rev ?? 0, bans: message.bans, refused: '' } }
    default:
      message satisfies never
      return known
  }
}

/** Milliseconds to wait before the n-th new try: doubling from half a second to fifteen, with the given share of jitter. */
export function pause(tries: number, jitter: number): number {
  return Math.min(15_000, 500 * 2 ** tries) * (0.75 + 0.5 * jitter)
}
