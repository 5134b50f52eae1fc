// Opening a table, and going there.
import { api } from './api'
import { router } from './router.svelte'
import { settings } from './settings.svelte'
import { dressed } from './wish'
import type { NewTable } from './protocol'

export async function openTable(wish: NewTable): Promise<void> {
  const { id } = await api.open({ ...wish, seats: dressed(wish.seats, settings.now.colour) })
  router.go(`/table/${id}`)
}
