// What a player has answered once and for all at a table, until it is withdrawn; this browser remembers it.
import { recalled, remember } from './memory'
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

export class Routines {
  answers: readonly Answer[] = $state.raw([])
  /** The most decisions that this page has seen taken: what was taken back is asked again. */
  private furthest = 0
  /** After how many decisions an answer was given last: one that is refused is not given again. */
  private given = -1

  constructor(private readonly table: string) {
    this.answers = recalled<Answer[]>(KEY, table) ?? []
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
    remember(KEY, this.table, answers, TABLES)
  }
}
