import drawings from 'virtual:icons'

/** The path data of an icon on a square of 512, if there is one of that name. */
export function drawing(name: string): string | undefined {
  return drawings[name]
}
