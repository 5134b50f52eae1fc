// The colours that people wear at a table. Each has a sign of its own, so that nobody needs to see colours to tell them apart.
import type { Colour } from './protocol'

interface Sign {
  fill: string
  /** A drawing on a square of 16. */
  path: string
}

export const SIGNS: Record<Colour, Sign> = {
  blue: { fill: '#2f62b5', path: 'M2 2h12v12H2z' },
  red: { fill: '#b5302a', path: 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1z' },
  yellow: { fill: '#d9a404', path: 'M8 .5 15.5 8 8 15.5.5 8z' },
  green: { fill: '#3b8132', path: 'M8 1l7.5 13.5H.5z' },
  violet: {
    fill: '#7b4bb0',
    path: 'M8 .3l2.3 5 5.4.6-4 3.7 1.1 5.4L8 12.3 3.2 15l1.1-5.4-4-3.7 5.4-.6z',
  },
  orange: { fill: '#d9711c', path: 'M5.5 1h5v4.5H15v5h-4.5V15h-5v-4.5H1v-5h4.5z' },
  teal: { fill: '#17858a', path: 'M4 1h8l4 7-4 7H4L0 8z' },
  rose: { fill: '#cf4f88', path: 'M8 15C3 11.2.5 8.7.5 5.5A3.9 3.9 0 0 1 8 4a3.9 3.9 0 0 1 7.5 1.5C15.5 8.7 13 11.2 8 15z' },
}
export const COLOURS = Object.keys(SIGNS) as Colour[]
