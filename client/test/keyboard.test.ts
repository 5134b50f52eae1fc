import { describe, expect, it } from 'vitest'
import { command, nearest, optionKey } from '../src/lib/keyboard'

describe('keys', () => {
  it('choose options by number, with Shift from the eleventh on', () => {
    expect(command({ key: '1', code: 'Digit1' })).toEqual({ do: 'option', index: 0 })
    expect(command({ key: '0', code: 'Digit0' })).toEqual({ do: 'option', index: 9 })
    expect(command({ key: '!', code: 'Digit1', shiftKey: true })).toEqual({ do: 'option', index: 10 })
  })

  it('are shown the way they are pressed', () => {
    for (const index of [0, 8, 9, 10, 19]) {
      const shown = optionKey(index)
      const digit = shown.at(-1)!
      expect(command({ key: digit, code: `Digit${digit}`, shiftKey: shown.startsWith('⇧') })).toEqual({
        do: 'option',
        index,
      })
    }
    expect(optionKey(20)).toBe('')
  })

  it('mean the same on a Cyrillic keyboard', () => {
    expect(command({ key: 'г', code: 'KeyU' })).toEqual({ do: 'undo' })
    expect(command({ key: ',', code: 'Slash', shiftKey: true })).toEqual({ do: 'help' })
    expect(command({ key: '.', code: 'Slash' })).toEqual({ do: 'log' })
  })

  it('follow the letter, not the place, on other Latin keyboards', () => {
    expect(command({ key: 'u', code: 'KeyG' })).toEqual({ do: 'undo' })
  })

  it('of one letter, digit or sign do nothing for whoever wishes that, and the others go on', () => {
    for (const [key, code] of [
      ['u', 'KeyU'],
      ['1', 'Digit1'],
      ['?', 'Slash'],
      ['/', 'Slash'],
    ] as const)
      expect([command({ key, code }), command({ key, code }, false)]).toEqual([expect.anything(), null])
    for (const key of ['Escape', ' ', 'Backspace', 'ArrowLeft'])
      expect(command({ key, code: key }, false)).toEqual(command({ key, code: key }))
  })

  it('leave the browser its own', () => {
    expect(command({ key: 'r', code: 'KeyR', ctrlKey: true })).toBeNull()
    expect(command({ key: 'Tab', code: 'Tab' })).toBeNull()
  })
})

describe('arrow keys', () => {
  it('go to what can be chosen, with Shift to all that can be looked at', () => {
    expect(command({ key: 'ArrowUp', code: 'ArrowUp' })).toEqual({ do: 'go', way: 'up' })
    expect(command({ key: 'ArrowUp', code: 'ArrowUp', shiftKey: true })).toEqual({ do: 'go', way: 'up', all: true })
  })

  const boxes = [
    { x: 100, y: 0 },
    { x: 200, y: 5 },
    { x: 0, y: 100 },
    { x: 120, y: 300 },
  ]

  it('go to the nearest thing in their direction', () => {
    expect(nearest(boxes, { x: 0, y: 0 }, 'right')).toBe(0)
    expect(nearest(boxes, { x: 0, y: 0 }, 'down')).toBe(2)
    expect(nearest(boxes, { x: 0, y: 0 }, 'up')).toBe(-1)
  })

  it('prefer what is in line', () => {
    expect(
      nearest(
        [
          { x: 60, y: 90 },
          { x: 150, y: 0 },
        ],
        { x: 0, y: 0 },
        'right',
      ),
    ).toBe(1)
  })
})
