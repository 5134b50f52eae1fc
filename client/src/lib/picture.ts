// A picture of how a game ended, to send to friends: cover, result, players, what turned it, date. Nothing hidden is in it.
import { SIGNS } from './colours'
import { coverImage } from './covers'
import type { Colour } from './protocol'

export interface Postcard {
  game: string
  title: string
  /** Won or lost, in a word. */
  verdict: string
  why: string
  players: { name: string; colour: Colour; score: string }[]
  /** What turned it, in order; as many of the last as there is room for. */
  moments: string[]
  /** Date, rounds: small print. */
  facts: string
}

export const WIDTH = 1200
const HEIGHT = 630
const COVER = 357
const INK = '#f3ead2'
const BRASS = '#d0a75a'
const FADED = '#c9bfa6'
const LEFT = COVER + 52
const ROOM = WIDTH - LEFT - 52
/** Where the last line above the small print stands, and how high a line is there. */
const FLOOR = HEIGHT - 92
const LINE = 30

/** The picture as the address of a PNG. */
export async function drawn(card: Postcard): Promise<string> {
  await Promise.all(
    ['700 30px "Old Standard"', 'italic 400 30px "Old Standard"', '400 30px Literata', '600 30px Literata'].map((font) =>
      document.fonts.load(font, `${card.title}${card.why}`),
    ),
  )
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')!
  pen.fillStyle = '#121a1f'
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  const cover = await coverImage(card.game, COVER, HEIGHT)
  if (cover) pen.drawImage(cover, 0, 0, COVER, HEIGHT)
  frame(pen)
  let y = 96
  pen.fillStyle = BRASS
  y = write(pen, card.title, '400 26px Literata', y, 34, 1)
  pen.fillStyle = INK
  y = write(pen, card.verdict, '700 76px "Old Standard"', y + 44, 80, 1)
  y = write(pen, card.why, 'italic 400 29px "Old Standard"', y - 18, 37, 4)
  y = players(pen, card, y + 18)
  turns(pen, card.moments, y + 14)
  pen.fillStyle = BRASS
  write(pen, card.facts, '400 21px Literata', HEIGHT - 46, 26, 1)
  pen.textAlign = 'right'
  pen.font = '700 26px "Old Standard"'
  pen.fillText('Miskatonic', WIDTH - 52, HEIGHT - 46)
  return canvas.toDataURL('image/png')
}

function frame(pen: CanvasRenderingContext2D): void {
  pen.strokeStyle = BRASS
  pen.lineWidth = 2
  pen.strokeRect(COVER + 20, 20, WIDTH - COVER - 40, HEIGHT - 40)
  pen.lineWidth = 5
  pen.beginPath()
  pen.moveTo(COVER, 0)
  pen.lineTo(COVER, HEIGHT)
  pen.stroke()
}

/** Write some lines; returns where the next would stand. */
function write(pen: CanvasRenderingContext2D, text: string, font: string, y: number, height: number, most: number): number {
  pen.font = font
  for (const line of lines((words) => pen.measureText(words).width, text, ROOM, most)) {
    pen.fillText(line, LEFT, y)
    y += height
  }
  return y
}

/** Words in lines that fit; what is too much for so many lines ends in an ellipsis. */
export function lines(width: (words: string) => number, text: string, room: number, most: number): string[] {
  const out: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = out.length ? `${out.at(-1)} ${word}` : word
    if (out.length && width(longer) <= room) out[out.length - 1] = longer
    else out.push(word)
  }
  if (out.length <= most) return out
  let last = out[most - 1]!
  while (last && width(`${last}…`) > room) last = last.slice(0, -1)
  return [...out.slice(0, most - 1), `${last.trimEnd()}…`]
}

/** A line each, above the small print. */
function turns(pen: CanvasRenderingContext2D, moments: readonly string[], top: number): void {
  const room = Math.max(0, Math.floor((FLOOR - top) / LINE) + 1)
  pen.fillStyle = FADED
  moments.slice(Math.max(0, moments.length - room)).forEach((moment, i) => {
    write(pen, moment, '400 21px Literata', top + i * LINE, LINE, 1)
  })
}

/** Returns where the next line would stand. */
function players(pen: CanvasRenderingContext2D, card: Postcard, top: number): number {
  const columns = card.players.length > 4 ? 2 : 1
  const rows = Math.ceil(card.players.length / columns)
  const height = Math.min(40, (HEIGHT - 90 - top) / rows)
  card.players.forEach((player, i) => {
    const x = LEFT + (i >= rows ? ROOM / 2 : 0)
    const y = top + (i % rows) * height
    pen.save()
    pen.translate(x, y)
    pen.scale(1.4, 1.4)
    const sign = new Path2D(SIGNS[player.colour].path)
    pen.fillStyle = SIGNS[player.colour].fill
    pen.fill(sign)
    pen.strokeStyle = INK
    pen.lineWidth = 1
    pen.stroke(sign)
    pen.restore()
    pen.fillStyle = INK
    pen.font = '600 25px Literata'
    const room = ROOM / columns - 44
    const [name] = lines(
      (words) => pen.measureText(words).width,
      `${player.name}${player.score && ` · ${player.score}`}`,
      room,
      1,
    )
    pen.fillText(name ?? '', x + 36, y + 20)
  })
  return top + rows * height + 20
}
