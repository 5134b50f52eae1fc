// How long one waits for other people. Bots are quick: for them nothing gives way.
import { isPast } from './api'
import type { Table } from './table.svelte'
import type { View } from './protocol'

/** After so many milliseconds nothing will be asked soon. */
const LONG = 2500

/** Whether the game goes on and nothing is asked here; who looks back does not wait. */
function isIdle(view: View): boolean {
  return !view.result && !view.curtain && !isPast(view) && view.waiting.every(({ seat }) => !view.seats_mine.includes(seat))
}

/** Whether other people decide, and nobody else. */
export function othersDecide(view: View): boolean {
  return (
    isIdle(view) &&
    view.waiting.length > 0 &&
    view.waiting.every(({ seat }) => view.table.seats.find((one) => one.seat === seat)?.kind !== 'bot')
  )
}

/** Whether one has waited so long for others that what is asked of oneself needs no room, until something is. */
export function patience(table: Table): { readonly long: boolean } {
  let long = $state(false)
  const idle = $derived(isIdle(table.asked))
  const waits = $derived(othersDecide(table.asked))
  $effect(() => {
    if (!waits) return
    const timer = setTimeout(() => (long = true), LONG)
    return () => clearTimeout(timer)
  })
  $effect(() => {
    if (!idle) long = false
  })
  return {
    get long() {
      return idle && long
    },
  }
}
