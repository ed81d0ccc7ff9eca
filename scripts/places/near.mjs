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
  const people = sum(towns, ({ population }) => population)
  const mean = (of) => sum(towns, (town) => of(town) * town.population) / people
  const middle = { latitude: mean((town) => town.latitude), longitude: mean((town) => town.longitude) }
  return leastBy(towns, (town) => milesBetween(town, middle))
}

export function sum(items, of) {
  return items.reduce((total, item) => total + of(item), 0)
}

/** Half of the places are north of it, and half of them east. */
export function medianPoint(places) {
  return {
    latitude: median(places.map(({ latitude }) => latitude)),
    longitude: median(places.map(({ longitude }) => longitude)),
  }
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1]
}

const cell = (latitude, longitude) => `${Math.floor(latitude * 2)},${Math.floor(longitude * 2)}`

function cellsAround({ latitude, longitude }, reach) {
  const steps = Array.from({ length: 2 * reach + 1 }, (_, i) => (i - reach) / 2)
  return steps.flatMap((north) => steps.map((east) => cell(latitude + north, longitude + east)))
}
