// Keys to commands, and where an arrow key goes. Letters count by their place on the keyboard when it is not a Latin one.

export type Command =
  | { do: 'option'; index: number }
  /** To what can be chosen, or to anything that can be looked at. */
  | { do: 'go'; way: Way; all?: boolean }
  | {
      do:
        | 'undo'
        | 'redo'
        | 'hint'
        | 'language'
        | 'help'
        | 'log'
        | 'chat'
        | 'look'
        | 'close'
        | 'map'
        | 'settings'
        | 'back'
        | 'skip'
        | 'legend'
    }
export type Way = 'left' | 'right' | 'up' | 'down'

export interface Press {
  key: string
  code: string
  shiftKey?: boolean
  ctrlKey?: boolean
  metaKey?: boolean
  altKey?: boolean
}

const LETTERS: Record<string, Command> = {
  u: { do: 'undo' },
  r: { do: 'redo' },
  h: { do: 'hint' },
  l: { do: 'language' },
  c: { do: 'chat' },
  g: { do: 'legend' },
  i: { do: 'look' },
  m: { do: 'map' },
  s: { do: 'settings' },
}
const ARROWS: Record<string, Way> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }

/** The Latin letter of a key, whatever keyboard it is on; nothing if it is no letter. */
export function latin(press: Press): string {
  return (/^[a-z]$/i.test(press.key) ? press.key : (/^Key([A-Z])$/.exec(press.code)?.[1] ?? '')).toLowerCase()
}

/** What a key does; `single`: whether letters, digits and signs do something by themselves. */
export function command(press: Press, single = true): Command | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null
  if (press.key === 'Escape') return { do: 'close' }
  if (press.key === ' ') return { do: 'skip' }
  if (press.key === 'Backspace') return { do: 'back' }
  const way = ARROWS[press.key]
  if (way) return { do: 'go', way, ...(press.shiftKey && { all: true }) }
  if (!single) return null
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(press.code)
  if (digit) {
    const n = Number(digit[1])
    return { do: 'option', index: (n === 0 ? 9 : n - 1) + (press.shiftKey ? 10 : 0) }
  }
  if (press.key === '?' || (press.code === 'Slash' && press.shiftKey)) return { do: 'help' }
  if (press.key === '/' || press.code === 'Slash') return { do: 'log' }
  return LETTERS[latin(press)] ?? null
}

/** How the key of the n-th option is shown; nothing when it has none. */
export function optionKey(index: number): string {
  if (index < 9) return String(index + 1)
  if (index === 9) return '0'
  return index < 20 ? `⇧${index === 19 ? 0 : index - 9}` : ''
}

export interface Box {
  x: number
  y: number
}

/** The index of the nearest box in a direction, or -1. Being in line counts more than being near. */
export function nearest(boxes: readonly Box[], from: Box, way: Way): number {
  let best = -1
  let least = Infinity
  for (const [i, box] of boxes.entries()) {
    const along = { left: from.x - box.x, right: box.x - from.x, up: from.y - box.y, down: box.y - from.y }[way]
    if (along <= 1) continue
    const aside = way === 'left' || way === 'right' ? Math.abs(box.y - from.y) : Math.abs(box.x - from.x)
    const cost = along + aside * 2.5
    if (cost < least) {
      least = cost
      best = i
    }
  }
  return best
}

/** Whether keys belong to what has the focus: a field to write in. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}
