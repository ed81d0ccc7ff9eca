import { expect, test } from 'vitest'
import { milesBetween } from '../distance.ts'
import { gazetteer, zipsByPopulation } from './gazetteer.server.ts'
import { findPlace, placeOfZip } from '../places.server.ts'

const { states, counties, ...columns } = gazetteer()
const towns = Array.from({ length: columns.towns.count }, (_, number) => columns.towns.at(number))
const zips = Array.from({ length: columns.zips.count }, (_, number) => columns.zips.at(number))

test('the whole country is included', () => {
  expect(states.size).toBe(52)
  expect([...counties.values()].flat()).toHaveLength(3221)
  expect(towns.length).toBeGreaterThan(35_000)
  expect(zips).toHaveLength(41_109)
  expect(zips.filter((zip) => zip.inhabited)).toHaveLength(33_774)
})

test('every point lies in the country, and the platform knows every time zone', () => {
  const rows = [...towns, ...zips, ...states.values(), ...[...counties.values()].flat()]
  const zones = new Set(rows.map((row) => row.timeZone))
  for (const zone of zones) expect(() => new Intl.DateTimeFormat('en-US', { timeZone: zone })).not.toThrow()
  const abroad = rows.filter(
    (row) => row.latitude < 17 || row.latitude > 72 || row.longitude < -180 || row.longitude > 180,
  )
  expect(abroad).toEqual([])
})

test('time zones follow their borders', () => {
  expect(zoneOf('85001')).toBe('America/Phoenix')
  expect(zoneOf('79901')).toBe('America/Denver')
  expect(zoneOf('32501')).toBe('America/Chicago')
  expect(zoneOf('46402')).toBe('America/Chicago')
  expect(zoneOf('83814')).toBe('America/Los_Angeles')
  expect(zoneOf('00901')).toBe('America/Puerto_Rico')
  expect(zoneOf('99501')).toBe('America/Anchorage')
  expect(findPlace('Texas')).toMatchObject({ place: { timeZone: 'America/Chicago' } })
})

test('a town that only the post office names is where its houses are, not in the middle of its wide ZIP code', () => {
  for (const [name, latitude, longitude] of [
    ['Parrish, FL', 27.5873, -82.4251],
    ['Torrey, UT', 38.2999, -111.4199],
    ['Rockport, WA', 48.4882, -121.5976],
  ] as const) {
    const answer = findPlace(name)
    if (answer.status !== 'ok') throw new Error(`${name} is ${answer.status}`)
    expect(milesBetween(answer.place, { latitude, longitude }), name).toBeLessThan(5)
  }
})

test('the largest cities are the largest', () => {
  const expected = ['New York, NY', 'Los Angeles, CA', 'Chicago, IL', 'Houston, TX', 'Philadelphia, PA', 'Phoenix, AZ']
  const largest = towns
    .toSorted((a, b) => b.population - a.population)
    .slice(0, 20)
    .map((town) => `${town.name}, ${town.state}`)
  expect(largest).toEqual(expect.arrayContaining(expected))
  expect(towns.find((town) => town.name === 'Louisville' && town.state === 'KY')?.population).toBeGreaterThan(600_000)
})

test('no city has more people than the ZIP codes around it can hold', () => {
  const inhabited = zips.filter((zip) => zip.inhabited)
  const claims = towns
    .filter((town) => town.population > 60_000)
    .map((town) => {
      const around = inhabited.filter(
        (zip) => Math.abs(zip.latitude - town.latitude) < 0.3 && milesBetween(zip, town) < 15,
      )
      return { town: `${town.name}, ${town.state}`, perZip: Math.round(town.population / Math.max(1, around.length)) }
    })
  expect(claims.filter(({ perZip }) => perZip > 70_000)).toEqual([])
})

test('no two places in a state have the same large population', () => {
  const large = towns.filter((town) => town.population > 100_000)
  const twice = [...Map.groupBy(large, (town) => `${town.population} in ${town.state}`).values()]
  expect(twice.filter((same) => same.length > 1).map((same) => same.map((town) => town.name))).toEqual([])
})

test('population is distributed among the ZIP codes in which people can live', () => {
  const weighted = zipsByPopulation()
  expect(weighted).toHaveLength(33_774)
  const total = weighted.reduce((sum, zip) => sum + zip.population, 0)
  expect(total).toBeGreaterThan(150_000_000)
  expect(total).toBeLessThan(350_000_000)
  expect(weighted.find((zip) => zip.zip === '30625')?.population).toBe(1000)
  expect(weighted.find((zip) => zip.zip === '78704')).toMatchObject({ city: 'Austin', timeZone: 'America/Chicago' })
})

function zoneOf(zip: string): string | undefined {
  return placeOfZip(zip)?.timeZone
}
