// Draws the world at build time: land and graticule as path data, on a sheet 1000 wide. The projection is that of
// miskatonic.games.eldritch_horror.scene.geography, which places spaces on the same sheet; tests hold both to the same points.
import { createRequire } from 'node:module'
import { geoPath, geoProjection } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Plugin } from 'vite'

const ID = 'virtual:world'
/** Degrees: the meridian in the middle of the sheet, and its upper and lower edge. */
const MIDDLE = 11
const NORTH = 79
const SOUTH = -79
/** A plate carrée with a lens on it: around its middle everything is larger by `more`, fading out over `reach` degrees. */
const ACROSS = { middle: 20, reach: 32, more: 0.95 }
const DOWN = { middle: 42, reach: 22, more: 1 }
/** How much lower than at the equator a degree of longitude is drawn. */
const SLIM = 0.84
const WIDTH = 1000
/** Land smaller than this, in square units of the sheet, is left out. */
const ISLET = 6
/** Points of the coast keep so far apart. */
const FINEST = 1.6
/** Degrees between the lines of the graticule. */
const GRID = 20

const lens = (degrees: number, { middle, reach, more }: typeof DOWN): number =>
  degrees + more * reach * Math.tanh((degrees - middle) / reach)
const across = (longitude: number): number => SLIM * lens(longitude + MIDDLE, ACROSS)
const down = (latitude: number): number => lens(latitude, DOWN)
const [left, right] = [across(-180), across(180)]
const unit = WIDTH / (right - left)
const HEIGHT = (down(NORTH) - down(SOUTH)) * unit

const degrees = (radians: number): number => (radians * 180) / Math.PI
const projection = geoProjection((x, y) => [across(degrees(x)), down(degrees(y))])
  .rotate([-MIDDLE, 0])
  .scale(unit)
  .translate([(across(0) - left) * unit, (down(NORTH) - down(0)) * unit])
  .precision(0)
  .clipExtent([
    [0, 0],
    [WIDTH, HEIGHT],
  ])

/** Where a point lies on the sheet, as shares of its width and height in per cent. */
export function place(longitude: number, latitude: number): [number, number] {
  const [x, y] = projection([longitude, latitude])!
  return [(100 * x) / WIDTH, (100 * y) / HEIGHT]
}

export interface World {
  width: number
  height: number
  land: string
  graticule: string
}

const tenth = (n: number): number => Math.round(n * 10) / 10

/** The same outline without points that lie closer together than one can see. */
function thinned(outline: string): string {
  return outline
    .split('Z')
    .map((ring) => {
      let kept: [number, number] | undefined
      const points = ring
        .slice(1)
        .split('L')
        .map((point) => point.split(',').map(Number) as [number, number])
        .filter(([x, y]) => {
          const far = !kept || Math.hypot(x - kept[0], y - kept[1]) >= FINEST
          if (far) kept = [x, y]
          return far
        })
      // Steps are shorter to write than places, and whole tenths add up to no error.
      const steps = points.slice(1).map(([x, y], i) => `${tenth(x - points[i]![0])} ${tenth(y - points[i]![1])}`)
      return points.length > 2 ? `M${points[0]!.join(' ')}l${steps.join(' ')}z` : ''
    })
    .join('')
}

export function world(): World {
  const atlas = createRequire(import.meta.url)('world-atlas/land-110m.json') as Topology<{ land: GeometryCollection }>
  const path = geoPath(projection).digits(1)
  const land = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon'
      ? geometry.coordinates
          .map((coordinates) => ({ type: 'Polygon' as const, coordinates }))
          .filter((polygon) => path.area(polygon) > ISLET)
          .map((polygon) => thinned(path(polygon) ?? ''))
      : [],
  )
  const every = (from: number, to: number): number[] =>
    Array.from({ length: (to - from) / GRID + 1 }, (_, i) => from + i * GRID)
  const meridians = every(-160, 180).map((degree) => `M${tenth((place(degree, 0)[0] * WIDTH) / 100)} 0V${tenth(HEIGHT)}`)
  const parallels = every(-60, 60).map((degree) => `M0 ${tenth((place(0, degree)[1] * HEIGHT) / 100)}H${WIDTH}`)
  return { width: WIDTH, height: tenth(HEIGHT), land: land.join(''), graticule: [...meridians, ...parallels].join('') }
}

export function worldPlugin(): Plugin {
  return {
    name: 'miskatonic-world',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(world())}` : null),
  }
}
