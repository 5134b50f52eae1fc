// Names of colours, patterns and shapes that scenes may use, and what we draw for them. Unknown names still get a look of their own.

const COLOURS = [
  'red',
  'blue',
  'green',
  'purple',
  'orange',
  'yellow',
  'brown',
  'grey',
  'black',
  'white',
  'brass',
  'teal',
  'pink',
] as const
const PATTERNS = ['stripes', 'dots', 'checks', 'waves', 'bricks'] as const
/** The terminal has a shade of its own for violet; here purple is both. */
const SAME: Record<string, string> = { violet: 'purple' }

function numbered(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 9973
  return sum
}

function known(name: string, names: readonly string[]): string {
  const wanted = SAME[name] ?? name
  return names.includes(wanted) ? wanted : names[numbered(name) % names.length]!
}

/** The CSS colour for a colour's name; neutral when there is none. */
export function paint(colour: string | undefined): string {
  return colour ? `var(--c-${known(colour, COLOURS)})` : 'var(--c-plain)'
}

/** The ink that can be read on that colour. */
export function inkOn(colour: string | undefined): string {
  return colour ? `var(--on-${known(colour, COLOURS)})` : 'var(--on-plain)'
}

export function pattern(name: string | undefined): string {
  return name ? known(name, PATTERNS) : ''
}

const SHAPES: Record<string, string> = {
  square: 'M-15-15H15V15H-15Z',
  diamond: 'M0-19L19 0L0 19L-19 0Z',
  hex: 'M-9-16H9L18 0L9 16H-9L-18 0Z',
  octagon: 'M-7-17H7L17-7V7L7 17H-7L-17 7V-7Z',
  triangle: 'M0-19L18 14H-18Z',
  shield: 'M-15-16H15V2Q15 13 0 19Q-15 13-15 2Z',
  star: 'M0-20L5.6-7.5L19-6.2L9 2.9L11.8 16.2L0 9.4L-11.8 16.2L-9 2.9L-19-6.2L-5.6-7.5Z',
  bar: 'M-21-9H21V9H-21Z',
  drop: 'M0-20Q17 2 15 8A15 15 0 0 1-15 8Q-17 2 0-20Z',
  figure: 'M0-22A9.5 9.5 0 0 1 6.5-5.5Q14-2 16 12L18 18H-18L-16 12Q-14-2-6.5-5.5A9.5 9.5 0 0 1 0-22Z',
}

/** The outline of a shape around 0,0, about 40 wide; undefined for a disc. */
export function outline(shape: string | undefined): string | undefined {
  return SHAPES[shape ?? '']
}
