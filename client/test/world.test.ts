import { describe, expect, it } from 'vitest'
import points from '../../tests/fixtures/world.json'
import { place, world } from '../build/world'

describe('the drawn world', () => {
  it('has its coasts where the server puts its places', () => {
    expect(points).toHaveLength(36)
    for (const [longitude, latitude, x, y] of points as [number, number, number, number][]) {
      const [across, down] = place(longitude, latitude)
      expect(across).toBeCloseTo(x, 1)
      expect(down).toBeCloseTo(y, 1)
    }
  })

  it('is a small drawing', () => {
    const { width, height, land, graticule } = world()
    expect(width / height).toBeCloseTo(1.76, 2)
    expect(land.length).toBeLessThan(34_000)
    expect(land).toMatch(/^(M[\d.]+ [\d.]+l[-\d. ]+z)+$/)
    expect(graticule.split('M')).toHaveLength(18 + 7 + 1)
  })
})
