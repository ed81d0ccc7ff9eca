import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { projectPath } from '../../platform/project-root.server.ts'
import type { Bounds, XY } from './map-clip.ts'

/** One square of the base map. Lines are flat lists of steps, in 1e-4 degrees; the first step starts at 0, 0. */
interface Cell {
  land: number[][]
  counties: number[][]
  states: number[][]
  built: number[]
  towns: [name: string, x: number, y: number, population: number][]
}

interface BaseMap {
  cellDegrees: number
  unit: number
  cells: Record<string, Cell>
}

let loaded: BaseMap | undefined

/** The cells that touch bounds given in 1e-4 degrees; the file is read on the first call. */
export function cellsWithin(bounds: Bounds): Cell[] {
  const base = (loaded ??= readBaseMap())
  const side = base.cellDegrees * base.unit
  const found: Cell[] = []
  for (let column = Math.floor(bounds.west / side); column * side <= bounds.east; column++) {
    for (let row = Math.floor(bounds.south / side); row * side <= bounds.north; row++) {
      const cell = base.cells[`${column},${row}`]
      if (cell) found.push(cell)
    }
  }
  return found
}

export function pointsOf(steps: number[]): XY[] {
  const points: XY[] = []
  let [x, y] = [0, 0]
  for (let index = 0; index + 1 < steps.length; index += 2) {
    x += steps[index] ?? 0
    y += steps[index + 1] ?? 0
    points.push([x, y])
  }
  return points
}

/** Our own committed file, written by scripts/build-base-map.mjs: trusted, and so not validated. */
function readBaseMap(): BaseMap {
  const packed = readFileSync(projectPath('data', 'places', 'base-map.json.br'))
  const base: BaseMap = JSON.parse(brotliDecompressSync(packed).toString('utf8'))
  return base
}
