import { describe, expect, it } from 'vitest'

const files = import.meta.glob<string>('../src/**/*.{css,svelte}', { query: '?raw', import: 'default', eager: true })

/** A style without what holds only where there is a pointer. */
function onFingers(style: string): string {
  const from = style.indexOf('@media (hover: hover)')
  if (from < 0) return style
  let to = style.indexOf('{', from) + 1
  for (let open = 1; open; to++) open += style[to] === '{' ? 1 : style[to] === '}' ? -1 : 0
  return style.slice(0, from) + onFingers(style.slice(to))
}

describe('what a finger has touched', () => {
  it('does not stay lit when it is gone', () => {
    // What looks the same with and without a pointer stands in one rule with it.
    const lit = Object.entries(files).flatMap(([name, text]) =>
      [...onFingers(text.replace(/\/\*.*?\*\//gs, '')).matchAll(/([^{};]+)\{/g)]
        .map(([, rule]) => rule!.trim())
        .filter((rule) => rule.split(',').every((selector) => selector.includes(':hover')))
        .map((rule) => `${name}: ${rule}`),
    )
    expect(lit).toEqual([])
  })
})
