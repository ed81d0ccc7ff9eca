import { keyOf, wordsOf } from '../../src/features/places/gazetteer/place-text.ts'
import { townKey } from './names.mjs'

/** The gazetteer as src/features/places/gazetteer/gazetteer-file.ts describes it: in columns, which are fast to read. */
export function gazetteerTable({ states, counties, regions, towns, zips }) {
  const zones = [...new Set([...towns, ...zips].map((row) => row.timeZone))].toSorted(ascending)
  const names = [...new Set([...towns, ...zips].map((row) => row.name))]
    .map((name) => withKey({ name }))
    .toSorted(byKey)
  const numberOfName = new Map(names.map(({ name }, number) => [name, number]))
  const numberOfState = new Map(states.map(({ state }, number) => [state, number]))
  const columns = (rows) => ({
    name: rows.map((row) => numberOfName.get(row.name)),
    state: rows.map((row) => numberOfState.get(row.state)),
    latitude: rows.map((row) => steps(row.latitude)),
    longitude: rows.map((row) => steps(row.longitude)),
    zone: rows.map((row) => zones.indexOf(row.timeZone)),
  })
  const sorted = towns.toSorted(byWeight).map(withKey).toSorted(byKey)
  const numberOfCounty = numbersInState(counties)
  const countiesOf = (town) =>
    town.counties.map((id) => numberOfCounty.get(id)).filter((number) => number !== undefined)
  const numberOfTown = new Map(sorted.map((town, number) => [townKey(town), number]).toReversed())
  return {
    zones,
    states: states.map(region),
    counties: counties.map(region),
    regions: regions.map((known) => knownRegion(known, numberOfTown)),
    names: names.map(({ name }) => name),
    keys: names.map(({ key }) => key),
    towns: {
      ...columns(sorted),
      population: sorted.map((town) => town.population),
      zipCount: zipCounts(sorted, zips),
      county: sorted.map((town) => countiesOf(town)[0] ?? 0),
      otherCounties: sorted.flatMap((town, number) =>
        countiesOf(town)
          .slice(1)
          .map((county) => [number, county]),
      ),
      byState: numbersByState(sorted),
    },
    zips: {
      zip: zips.map((zip) => Number(zip.zip)),
      ...columns(zips),
      inhabited: zips.map((zip) => Number(zip.inhabited)),
    },
  }
}

function region({ name, state, latitude, longitude, timeZone, population }) {
  return { name, state, latitude: degrees(latitude), longitude: degrees(longitude), timeZone, population }
}

/** Smaller numbers than those among all counties: the file stays 25 kB smaller. */
function numbersInState(counties) {
  const byState = Map.groupBy(counties, (county) => county.state)
  return new Map([...byState.values()].flatMap((ofState) => ofState.map(({ id }, index) => [id, index + 1])))
}

/** With the numbers of its towns, the most populous first. */
function knownRegion({ latitude, longitude, towns, ...known }, numberOfTown) {
  const numbers = towns.map((town) => numberOfTown.get(townKey(town)))
  return { ...known, latitude: degrees(latitude), longitude: degrees(longitude), towns: numbers }
}

/** A ZIP code counts toward the largest town of its state with its name. */
function zipCounts(towns, zips) {
  const zipsNamed = Map.groupBy(zips, townKey)
  return towns.map((town) => {
    const key = townKey(town)
    const count = zipsNamed.get(key)?.length ?? 0
    zipsNamed.delete(key)
    return count
  })
}

/** The rows of a state's towns: only the largest per key, the most populous first. */
function numbersByState(towns) {
  const numbered = towns.map((town, number) => ({ ...town, number }))
  const largest = [...Map.groupBy(numbered, townKey).values()].map(([town]) => town)
  const byState = Map.groupBy(largest.toSorted(byPopulation), (town) => town.state)
  return Object.fromEntries([...byState].map(([state, ofState]) => [state, ofState.map((town) => town.number)]))
}

function withKey(town) {
  return { ...town, key: keyOf(wordsOf(town.name)) }
}

function byKey(a, b) {
  return ascending(a.key, b.key)
}

/** Whoever names a neighborhood alone may mean a city of its name, even one with half as many people. */
function byWeight(a, b) {
  return weight(b) - weight(a) || byPopulation(a, b)
}

function weight({ population, isNeighborhood }) {
  return isNeighborhood ? population / 2 : population
}

function byPopulation(a, b) {
  return b.population - a.population || (a.name < b.name ? -1 : 1)
}

/** Four decimals are about ten meters. */
function degrees(number) {
  return Number(number.toFixed(4))
}

function steps(number) {
  return Math.round(degrees(number) * 10_000)
}

function ascending(a, b) {
  if (a === b) return 0
  return a < b ? -1 : 1
}
