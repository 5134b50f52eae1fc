// What a player has answered once and for all at a table, until it is withdrawn; this browser remembers it.
import type { Decision } from './protocol'

export interface Answer {
  seat: number
  name: string
  /** What was chosen, in the words it was chosen in. */
  label: string
}

const KEY = 'miskatonic.routines'
/** So many tables are remembered. */
const TABLES = 20

function remembered(): Record<string, Answer[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Answer[]>
  } catch {
    return {}
  }
}

export class Routines {
  answers: readonly Answer[] = $state.raw([])
  /** The most decisions that this page has seen taken: what was taken back is asked again. */
  private furthest = 0
  /** After how many decisions an answer was given last: one that is refused is not given again. */
  private given = -1

  constructor(private readonly table: string) {
    this.answers = remembered()[table] ?? []
  }

  /** The key to play without asking, if that is what the player wished; `number` decisions have been taken. */
  keyFor(decision: Decision | null, number: number): string {
    const back = number < this.furthest
    this.furthest = Math.max(this.furthest, number)
    const routine = decision?.routine
    if (!routine || back || number === this.given) return ''
    if (!this.answers.some((one) => one.seat === decision.seat && one.name === routine.name)) return ''
    this.given = number
    return routine.key
  }

  add(answer: Answer): void {
    this.keep([...this.answers, answer])
  }

  withdraw(answer: Answer): void {
    this.keep(this.answers.filter((one) => one !== answer))
  }

  private keep(answers: readonly Answer[]): void {
    this.answers = answers
    try {
      const { [this.table]: _, ...others } = remembered()
      const kept = Object.entries(others).slice(1 - TABLES)
      localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [this.table]: answers }))
    } catch {
      // Without a memory it holds as long as the page is open.
    }
  }
}
