import { describe, expect, it } from 'vitest'
import { Camera } from '../src/lib/camera.svelte'

describe('looking at a part of a drawing', () => {
  const seen = (camera: Camera): number[] => camera.box.split(' ').map(Number)

  it('fills a frame that becomes higher or lower, and keeps to the same part', () => {
    const camera = new Camera()
    camera.size(1000, 560, 400 / 300)
    camera.show([{ x: 500, y: 280 }], [], 400, 50)
    expect(seen(camera)).toEqual([300, 130, 400, 300])
    camera.size(1000, 560, 400 / 500)
    expect(seen(camera)).toEqual([300, 30, 400, 500])
    camera.size(1000, 560, 400 / 300)
    expect(seen(camera)).toEqual([300, 130, 400, 300])
  })
})
