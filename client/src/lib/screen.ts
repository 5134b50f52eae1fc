// How much fits side by side. The styles' media queries say the same: a phone turned sideways is wide and yet small.
import { MediaQuery } from 'svelte/reactivity'

/** Table, people and question stand beside the map. */
export const wide = new MediaQuery('(min-width: 900px) and (min-height: 501px)')
/** And the log with the chat too. */
export const roomy = new MediaQuery('(min-width: 1560px) and (min-height: 501px)')
/** The page is brought very near. */
export const low = new MediaQuery('(max-height: 300px)')
/** One touches with fingers; there may be no keys. */
export const fingers = new MediaQuery('(pointer: coarse)')
