import { beforeAll, expect, test } from 'vitest'
import { milesBetween } from '../distance.ts'
import { gazetteer } from '../gazetteer/gazetteer.server.ts'
import { labelsOf } from '../found-labels.fixture.ts'
import { findPlace, loadPlaces, suggestPlaces, townsOf } from '../places.server.ts'

beforeAll(loadPlaces)

test('a region is found by the names that people have for it', () => {
  const names = {
    'Bay Area, CA': [
      'Bay Area',
      'the bay area',
      'SF Bay Area',
      'near the San Francisco Bay Area',
      'Bay Area, California, USA',
    ],
    'Tampa Bay, FL': ['Tampa Bay', 'tampa bay area', 'Tampa Bay FL', 'Greater Tampa Bay'],
    'Dallas-Fort Worth, TX': ['DFW', 'DFW metroplex', 'dallas fort worth', 'Dallas–Fort Worth'],
    'Southern California': ['SoCal', 'so. cal.', 'Southern California, CA'],
    'Northern Virginia': ['NoVA', 'northern virginia'],
    'The Hamptons, NY': ['the Hamptons', 'Hamptons, NY'],
    'Lake Tahoe, CA': ['Tahoe', 'Lake Tahoe, NV'],
    'Long Island, NY': ['Long Island', 'Long Island, New York'],
    'Metro Detroit, MI': ['Metro Detroit'],
    'Washington Metro Area, DC': ['DMV', 'the DMV', 'DMV, DC'],
    'Westside Los Angeles, CA': ['West LA', 'the Westside', 'Westside LA'],
    'North Dallas, TX': ['North Dallas'],
    'South Orange County, CA': ['South Orange County', 'South OC'],
    'Northern Arizona': ['Northern Arizona'],
    'North Florida': ['North Florida'],
    'Florida Keys': ['the Keys', 'Florida Keys, FL'],
  }
  for (const [label, texts] of Object.entries(names))
    for (const text of texts)
      expect(findPlace(text), text).toMatchObject({
        place: { label, city: null, precision: 'region' },
        corrected: false,
      })
})

test('each region is found by its own label, with at least two towns, and lies where they are', () => {
  const { regions } = gazetteer()
  expect(regions.length).toBeGreaterThan(180)
  for (const { label, precision } of regions) {
    const answer = findPlace(label)
    if (answer.status === 'unknown') throw new Error(`${label} is unknown`)
    expect(answer.place).toMatchObject({ label, precision })
    const towns = townsOf(answer.place)
    expect(towns.length, label).toBeGreaterThan(1)
    expect(Math.min(...towns.map((town) => milesBetween(town, answer.place))), label).toBeLessThan(30)
  }
})

test('a county is found by its other names, too, and lists its own towns', () => {
  const names = {
    'Orange County, CA': ['the OC', 'OC', 'OC, CA'],
    'Westchester County, NY': ['Westchester', 'Westchester, NY'],
    'Nassau County, NY': ['Nassau', '12 Main St, Nassau'],
    'Miami-Dade County, FL': ['Miami-Dade', 'Dade'],
    'Palm Beach County, FL': ['the Palm Beaches'],
  }
  for (const [label, texts] of Object.entries(names))
    for (const text of texts)
      expect(findPlace(text), text).toMatchObject({ place: { label, precision: 'county' }, corrected: false })
  expect(labelsOf('Nassau, NY'), 'the village').toEqual(['Nassau, NY'])
  expect(labelsOf('Cobb, GA'), 'a hamlet elsewhere in the state').toEqual(['Cobb, GA'])
  expect(townNames('the OC')).toEqual(townNames('Orange County, CA'))
})

test('a region at the end of an address is understood without a comma', () => {
  expect(labelsOf('12 Main St Long Island')).toEqual(['Long Island, NY'])
  expect(labelsOf('12 Main St Long Island NY')).toEqual(['Long Island, NY'])
  expect(labelsOf('100 Ocean Dr the Hamptons')).toEqual(['The Hamptons, NY'])
  expect(labelsOf('12 Main St South Lake Tahoe')).toEqual(['South Lake Tahoe, CA'])
  expect(labelsOf('12 Main St Cortland West NY')).toEqual(['Cortland West, NY'])
  expect(labelsOf('12 Main St Aleutians West County')).toEqual(['Aleutians West County, AK'])
})

test('a town or another region of the same name is offered; with its state it is the answer', () => {
  expect(labelsOf('Jersey Shore')).toEqual(['Jersey Shore, NJ', 'Jersey Shore, PA'])
  expect(labelsOf('Jersey Shore, PA')).toEqual(['Jersey Shore, PA'])
  expect(labelsOf('Long Island, ME')).toEqual(['Long Island, ME'])
  expect(labelsOf('South Bay')).toEqual(['Silicon Valley, CA', 'South Bay Los Angeles, CA', 'South Bay, FL'])
  expect(findPlace('The Valley')).toMatchObject({ status: 'ambiguous' })
  expect(labelsOf('The Valley')).toEqual(expect.arrayContaining(['San Fernando Valley, CA', 'Valley, AL']))
  expect(labelsOf('Valley')[0], 'the region has an article').toBe('Valley, AL')
})

test('a town in front of its region is a closer match', () => {
  expect(labelsOf('Encino, San Fernando Valley')).toEqual(['Encino, CA', 'San Fernando Valley, CA'])
  expect(labelsOf('12 Palm Drive, Coachella Valley')).toEqual(['Coachella Valley, CA'])
  expect(labelsOf('94110 Bay Area')).toEqual(['San Francisco, CA 94110'])
})

test('a misspelled region is corrected, and the answer says so', () => {
  expect(findPlace('Coachela Valley')).toMatchObject({ corrected: true, place: { label: 'Coachella Valley, CA' } })
  expect(findPlace('Inland Empre')).toMatchObject({ corrected: true, place: { label: 'Inland Empire, CA' } })
  expect(findPlace('West Florida'), 'not a misspelled “South Florida”').toMatchObject({ status: 'unknown' })
  expect(findPlace('Gold Coast'), 'two letters from the Gulf Coast').toMatchObject({ status: 'unknown' })
})

test('a region is suggested after the large towns, and first once it is typed in full', () => {
  expect(suggested('coach').slice(0, 2)).toEqual(['Coachella, CA', 'Coachella Valley, CA'])
  expect(suggested('tampa').slice(0, 2)).toEqual(['Tampa, FL', 'Tampa Bay, FL'])
  expect(suggested('tampa bay')[0]).toBe('Tampa Bay, FL')
  expect(suggested('the va')).toContain('Valley of the Sun, AZ')
  expect(suggested('sou'), 'nobody reads “Southeast Michigan” there').not.toContain('Metro Detroit, MI')
  expect(suggested('s').slice(0, 2)).toEqual(['San Antonio, TX', 'San Diego, CA'])
})

function townNames(text: string): string[] {
  const answer = findPlace(text)
  return answer.status === 'unknown' ? [] : townsOf(answer.place).map(({ name, state }) => `${name}, ${state}`)
}

function suggested(text: string): string[] {
  return suggestPlaces(text).map(({ label }) => label)
}
