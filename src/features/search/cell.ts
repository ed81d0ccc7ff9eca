import type { Point } from '../places/distance.ts'

const milesPerDegree = 69.0
const columns = 3600

/** The 0.1° squares that cover a circle; the index of the search is sorted by them. */
export function cellsAround({ latitude, longitude }: Point, miles: number): number[] {
  const height = miles / milesPerDegree
  const width = miles / (milesPerDegree * Math.cos((Math.min(85, Math.abs(latitude) + height) * Math.PI) / 180))
  const [bottom, top] = [row(latitude - height), row(latitude + height)]
  const [left, right] = [column(longitude - width), column(longitude + width)]

  const cells: number[] = []
  for (let y = bottom; y <= top; y++) for (let x = left; x <= right; x++) cells.push(y * columns + x)
  return cells
}

function row(latitude: number): number {
  return Math.floor((latitude + 90) / 0.1)
}

function column(longitude: number): number {
  return Math.floor((longitude + 180) / 0.1)
}
