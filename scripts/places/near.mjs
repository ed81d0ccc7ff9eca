import { milesBetween } from '../../src/features/places/distance.ts'

/** Returns a function that finds the closest of some places, measured on a plane: exact enough between neighbors. */
export function closestOf(places) {
  const cells = Map.groupBy(places, (place) => cell(place.latitude, place.longitude))
  return (point) => {
    for (let reach = 1; reach < 12; reach++) {
      const around = cellsAround(point, reach).flatMap((key) => cells.get(key) ?? [])
      if (around.length > 0) return leastBy(around, (place) => milesBetween(place, point))
    }
    return undefined
  }
}

export function leastBy(items, measure) {
  let least = Infinity
  let best
  for (const item of items) {
    const size = measure(item)
    if (size < least) [least, best] = [size, item]
  }
  return best
}

/** The town that is the closest to the middle of all people: the middle itself may lie in a bay. */
export function middleOf(towns) {
  const people = towns.reduce((sum, { population }) => sum + population, 0)
  const mean = (of) => towns.reduce((sum, town) => sum + of(town) * town.population, 0) / people
  const middle = { latitude: mean((town) => town.latitude), longitude: mean((town) => town.longitude) }
  return leastBy(towns, (town) => milesBetween(town, middle))
}

export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1]
}

const cell = (latitude, longitude) => `${Math.floor(latitude * 2)},${Math.floor(longitude * 2)}`

function cellsAround({ latitude, longitude }, reach) {
  const steps = Array.from({ length: 2 * reach + 1 }, (_, i) => (i - reach) / 2)
  return steps.flatMap((north) => steps.map((east) => cell(latitude + north, longitude + east)))
}
