// What is said where the chat is not in view: it is counted on its tab, and the last of it is shown for a while.
import { untrack } from 'svelte'
import { heardIn, saidBefore, unheard } from './chat'
import type { ChatLine } from './protocol'
import type { Table } from './table.svelte'

export class Hearing {
  /** The last line one has heard; what had been said before one came is no news. */
  #heard: ChatLine | null = $state.raw(null)
  readonly #known: ChatLine | null
  /** What was said meanwhile. */
  readonly missed: ChatLine[]

  constructor(table: Table, listening: () => boolean) {
    this.#heard = untrack(() => saidBefore(table.view.table.id, table.view.chat))
    this.#known = $derived(heardIn(table.view.chat, this.#heard))
    this.missed = $derived(listening() ? [] : unheard(table.view.chat, this.#known, table.view.seats_mine))
    $effect(() => {
      // A view of the past has no chat.
      this.#heard = (listening() && table.view.chat.at(-1)) || this.#known
    })
  }
}
