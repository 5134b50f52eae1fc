// The covers of the games, drawn by us.

const FILES = import.meta.glob<string>('../style/covers/*.svg', { eager: true, query: '?url', import: 'default' })
const DRAWINGS = import.meta.glob<string>('../style/covers/*.svg', { query: '?raw', import: 'default' })
const place = (game: string): string => `../style/covers/${game}.svg`

/** The address of a game's cover, if it has one. */
export function cover(game: string): string | undefined {
  return FILES[place(game)]
}

/** A game's cover as an image of a size, which not every browser draws without one. */
export async function coverImage(game: string, width: number, height: number): Promise<HTMLImageElement | null> {
  const drawing = await DRAWINGS[place(game)]?.()
  if (!drawing) return null
  const image = new Image(width, height)
  const sized = drawing.replace('<svg ', `<svg width="${width}" height="${height}" `)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sized)}`
  await image.decode()
  return image
}
