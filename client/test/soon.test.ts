import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterFrame, soon } from '../src/lib/soon'

let frames: (() => void)[] = []
beforeEach(() => {
  vi.useFakeTimers()
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', (number: number) => (frames[number - 1] = () => {}))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what moves waits for the frame of the question, however late it is, and then until it is on the screen', () => {
  const act = vi.fn()
  soon(act)
  vi.advanceTimersByTime(1000)
  expect(act).not.toHaveBeenCalled()
  frames[0]!()
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(act).toHaveBeenCalledOnce()
})

test('what is called off before its frame or after it is not done', () => {
  const act = vi.fn()
  soon(act)()
  frames[0]!()
  const callOff = soon(act)
  frames[1]!()
  callOff()
  vi.advanceTimersByTime(1000)
  expect(act).not.toHaveBeenCalled()
})

test('what comes after the frame of the question comes in no frame before it, and at once then', () => {
  const act = vi.fn()
  afterFrame(act)
  vi.advanceTimersByTime(1000)
  frames[0]!()
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(0)
  expect(act).toHaveBeenCalledOnce()
  afterFrame(act)()
  frames[1]!()
  vi.advanceTimersByTime(1000)
  expect(act).toHaveBeenCalledOnce()
})
