// The drawings of all icons: more than half of what the page consists of, so they come beside it and not before it.

/** Draws nothing, and is no missing drawing. */
const NOT_YET = ' '

let drawings: Record<string, string> | null = $state.raw(null)
void import('virtual:icons').then((icons) => (drawings = icons.default))

/** The path data of an icon on a square of 512, if there is one of that name. */
export function drawing(name: string): string | undefined {
  return drawings ? drawings[name] : NOT_YET
}
