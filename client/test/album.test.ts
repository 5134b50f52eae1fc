import { describe, expect, it } from 'vitest'
import { album } from '../src/lib/album.svelte'
import type { AlbumPage, GameInfo } from '../src/lib/protocol'

const page = (setting: string): AlbumPage => ({
  title: 'Modes',
  needed: 2,
  setting,
  feats: [
    { code: 'solo', title: ['Alone'] },
    { code: 'cities', title: ['Cities'], steps: ['rome', 'oslo'] },
    { code: 'photo', title: ['Photo'], by_hand: true },
  ],
  opens: [{ value: 'guide', title: ['Guide'] }],
})
const game = { id: 'route', album: [page('secrets')] } as unknown as GameInfo
const [solo, cities, photo] = game.album![0]!.feats as [never, never, never]

describe('the album', () => {
  it('gathers what several tables brought, each thing once, and opens what a full page opens', () => {
    expect(album.isBegun('route')).toBe(false)
    album.gather([{ game: 'route', achieved: ['cities/rome'] }, { game: 'other', achieved: ['solo'] }, { game: 'route' }])
    expect([album.has('route', solo), album.steps('route', cities), album.has('route', cities)]).toEqual([false, 1, false])
    album.gather([{ game: 'route', achieved: ['cities/rome', 'cities/oslo'] }])
    expect([album.steps('route', cities), album.has('route', cities)]).toEqual([2, true])
    expect(album.opened(game)).toEqual({})
    album.tick('route', 'photo')
    expect(album.count('route', game.album![0]!)).toBe(2)
    expect(album.opened(game)).toEqual({ secrets: ['guide'] })
    album.tick('route', 'photo')
    expect([album.has('route', photo), album.isOpen('route', game.album![0]!)]).toEqual([false, false])
  })
})
