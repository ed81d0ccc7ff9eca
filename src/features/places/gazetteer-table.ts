import type { Gazetteer, Region, Town, ZipCode } from './gazetteer.ts'
import { indexTowns } from './gazetteer-index.ts'
import { lettersOf } from './place-spelling.ts'
import { keyOf, wordsOf } from './place-text.ts'

/** Reads the table written by scripts/build-places.mjs: time zones, states, counties, towns, ZIP codes. */
export function parseGazetteer(table: string): Gazetteer {
  const { states, counties, towns, zips } = readRows(table)
  return {
    ...indexTowns(towns, zips),
    zips: new Map(zips.map((zip) => [zip.zip, zip])),
    zipsFromSouth: zips.filter(({ inhabited }) => inhabited).toSorted((a, b) => a.latitude - b.latitude),
    states: new Map(states.map((state) => [state.state, state])),
    stateCodes: new Map(states.map((state) => [wordsOf(state.name).join(' '), state.state])),
    counties: Map.groupBy(counties, (county) => keyOf(wordsOf(county.name))),
  }
}

type Row = readonly string[]

/** Row by row, as splitting the whole table at once takes twice the memory. */
function readRows(table: string) {
  const read = {
    states: new Array<Region>(),
    counties: new Array<Region>(),
    towns: new Array<Town>(),
    zips: new Array<ZipCode>(),
  }
  let zones: Row = []
  for (let start = 0, end = table.indexOf('\n'); end > 0; start = end + 1, end = table.indexOf('\n', start)) {
    const [kind, ...row] = table.slice(start, end).split('\t')
    if (kind === 'Z') read.zips.push(zipCode(row, zones))
    else if (kind === 'P') read.towns.push(town(row, zones))
    else if (kind === 'C') read.counties.push(region(row, zones))
    else if (kind === 'S') read.states.push(region(row, zones))
    else zones = row
  }
  return read
}

function zipCode([zip = '', city = '', state = '', latitude, longitude, zone, inhabited]: Row, zones: Row): ZipCode {
  return { zip, city, state, ...where(latitude, longitude, zone, zones), inhabited: inhabited === '1' }
}

function town([name = '', state = '', latitude, longitude, zone, population]: Row, zones: Row): Town {
  const key = keyOf(wordsOf(name))
  const place = where(latitude, longitude, zone, zones)
  return { name, state, ...place, population: Number(population), key, letters: lettersOf(key), zipCount: 0 }
}

function region([name = '', state = '', latitude, longitude, zone, population]: Row, zones: Row): Region {
  return { name, state, ...where(latitude, longitude, zone, zones), population: Number(population) }
}

function where(latitude: string | undefined, longitude: string | undefined, zone: string | undefined, zones: Row) {
  return { latitude: Number(latitude), longitude: Number(longitude), timeZone: zones[Number(zone)] ?? 'UTC' }
}
