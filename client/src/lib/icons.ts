export { drawing } from './drawings.svelte'
