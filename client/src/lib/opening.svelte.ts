// Opening a table, and going there.
import { begun } from './aims'
import { api } from './api'
import { router } from './router.svelte'
import { settings } from './settings.svelte'
import { dressed } from './wish'
import type { NewTable } from './protocol'

export class Opening {
  busy = $state(false)
  /** Why the last wish was refused. */
  trouble = $state('')

  begin = async (wish: NewTable): Promise<void> => {
    if (this.busy) return
    this.busy = true
    this.trouble = ''
    try {
      const { id } = await api.open({ ...wish, seats: dressed(wish.seats, settings.now.colour) })
      begun(wish.game, id)
      router.go(`/table/${id}`)
    } catch (error) {
      this.trouble = (error as Error).message
    } finally {
      this.busy = false
    }
  }
}
