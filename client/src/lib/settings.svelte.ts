// What this browser prefers; remembered, and written on the page's root for the styles to follow.
import type { Speed } from './pace'
import type { Colour } from './protocol'

export interface Settings {
  theme: 'system' | 'light' | 'dark'
  palette: 'plain' | 'safe'
  grey: boolean
  sound: boolean
  notify: boolean
  motion: boolean
  arrows: boolean
  coach: boolean
  /** Whether letters, digits and signs do something by themselves. */
  keys: boolean
  /** How fast what others do is shown. */
  speed: Speed
  name: string
  /** The colour one wears at tables; none for whatever is left. */
  colour: Colour | ''
}

const KEY = 'miskatonic.settings'
const FIRST: Settings = {
  theme: 'system',
  palette: 'plain',
  grey: false,
  sound: true,
  notify: false,
  motion: true,
  arrows: true,
  coach: true,
  keys: true,
  speed: 'quick',
  name: '',
  colour: '',
}

function remembered(): Settings {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
  } catch {
    return { ...FIRST }
  }
}

class Store {
  now = $state(remembered())

  /** Write the choice to the page and to the browser's memory. */
  settle(): void {
    const root = document.documentElement
    const dark =
      this.now.theme === 'dark' || (this.now.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
    root.dataset.theme = dark ? 'dark' : 'light'
    root.dataset.palette = this.now.palette
    root.dataset.grey = String(this.now.grey)
    root.dataset.keys = String(this.now.keys)
    root.dataset.motion = String(this.moves)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.now))
    } catch {
      // A browser without memory still plays.
    }
  }

  get moves(): boolean {
    return this.now.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches
  }
}

export const settings = new Store()
