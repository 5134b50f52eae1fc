// How long one waits for other people. Bots are quick: for them nothing gives way.
import type { Table } from './table.svelte'
import type { View } from './protocol'

/** After so many milliseconds nothing will be asked soon. */
const LONG = 2500

/** Whether other people decide, and nobody else. */
export function othersDecide(view: View): boolean {
  return (
    !view.result &&
    !view.curtain &&
    view.waiting.length > 0 &&
    view.waiting.every(
      ({ seat }) => !view.seats_mine.includes(seat) && view.table.seats.find((one) => one.seat === seat)?.kind !== 'bot',
    )
  )
}

/** Whether one has waited so long for others that what is asked of oneself needs no room. */
export function patience(table: Table): { readonly long: boolean } {
  let long = $state(false)
  const waits = $derived(othersDecide(table.asked))
  $effect(() => {
    if (!waits) return
    const timer = setTimeout(() => (long = true), LONG)
    return () => {
      clearTimeout(timer)
      long = false
    }
  })
  return {
    get long() {
      return waits && long
    },
  }
}
