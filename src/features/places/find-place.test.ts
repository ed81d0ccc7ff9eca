import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { projectPath } from '../../platform/project-root.server.ts'
import { milesBetween } from './distance.ts'
import type { PlaceAnswer } from './place.ts'
import { labelOf, labelsOf } from './found-labels.fixture.ts'
import { findPlace, loadPlaces } from './places.server.ts'

interface Case {
  input: string
  expected: string
  latitude: number
  longitude: number
  tolerance: number
  status: string
}

beforeAll(loadPlaces)

const cases = readCases()

test('inputs that people type are found where they are meant to be', () => {
  const failures = cases.flatMap((one) => {
    const answer = findPlace(one.input)
    return isRight(one, answer) ? [] : [`${JSON.stringify(one.input)} wants ${one.expected}, got ${said(answer)}`]
  })
  expect(failures).toEqual([])
})

test('input that is no place in the country has no answer', () => {
  const strangers = cases.filter((one) => one.status === 'none')
  expect(strangers.length).toBeGreaterThan(5)
  for (const { input } of strangers)
    expect(findPlace(input), JSON.stringify(input)).toMatchObject({ status: 'unknown' })
})

test('"near me" is not near Maine', () => {
  for (const words of ['near me', 'pool service near me', 'around me'])
    expect(findPlace(words), words).toMatchObject({ status: 'unknown' })
  expect(labelOf('Austin near me')).toBe('Austin, TX')
  expect(labelOf('near Portland, ME')).toBe('Portland, ME')
})

test('“abroad” is not the town of that name, and “my house” is not in House, NM', () => {
  for (const words of [
    'Tijuana, Mexico',
    'Beirut, Lebanon',
    'Lima, Peru',
    'Cancún, México',
    'Calle Primera 100, Tijuana, Mexico',
    'London, England',
    'Vienna, Austria',
    'Santo Domingo, Dominican Republic',
    'my house',
    'pool',
    'home',
  ])
    expect(findPlace(words), words).toMatchObject({ status: 'unknown' })
  expect(labelOf('Mexico, MO')).toBe('Mexico, MO')
  expect(labelOf('Pool, WV')).toBe('Pool, WV')
  expect(labelOf('Old Town, Scottsdale')).toBe('Scottsdale, AZ')
  expect(labelOf('12 Main St, Lebanon')).toMatch(/^Lebanon, /)
  expect(labelOf('Queens, Jamaica')).toBe('Queens, NY')
})

test('for a place in another country no town is suggested that only begins like its name', () => {
  for (const words of ['Paris, France', 'London, UK', 'Nice, France', 'Bath, United Kingdom', 'Germany'])
    expect(findPlace(words), words).toEqual({ status: 'unknown', suggestions: [] })
})

test('a large city abroad is not a hamlet of its name, which is suggested', () => {
  expect(suggested('Toronto')[0]).toBe('Toronto, OH')
  expect(suggested('Turin')).toEqual(['Turin, NY', 'Turin, GA'])
  expect(suggested('Cabo')).toContain('Cabot, AR')
  for (const name of ['Montreal', 'Montréal', 'Cabo', 'Sydney', 'Barcelona', 'near Prague'])
    expect(findPlace(name), name).toMatchObject({ status: 'unknown' })
  const atHome = ['Vancouver, WA', 'Paris, TX', 'Naples, FL', 'Monterey, CA', 'Toronto, OH']
  expect(['Vancouver', 'Paris', 'Naples', 'Monterrey', 'Toronto, OH'].map(labelOf)).toEqual(atHome)
  expect(labelOf('12 Main St, Montreal'), 'with a street').toBe('Montreal, WI')
})

test('a street or a neighborhood that is not in the gazetteer is in the town after it', () => {
  expect(labelOf('Balboa Island, Newport Beach')).toBe('Newport Beach, CA')
  expect(labelOf('Point Dume, Malibu')).toBe('Malibu, CA')
  expect(labelOf('Ocean Drive, Miami Beach')).toBe('Miami Beach, FL')
  expect(labelOf('Main Street, Fountain Hills')).toBe('Fountain Hills, AZ')
  expect(labelOf('Kierland, Paradise Valley')).toBe('Paradise Valley, AZ')
  expect(labelOf('Florida, Boca Raton')).toBe('Boca Raton, FL')
  expect(labelOf('Los Angeles County, Malibu')).toBe('Malibu, CA')
  expect(findPlace('Norma Triangle, West Hollywood')).toMatchObject({ status: 'ambiguous' })
})

test('a city is found by its common name', () => {
  expect(labelOf('Boca')).toBe('Boca Raton, FL')
  expect(labelOf('West Palm')).toBe('West Palm Beach, FL')
  expect(labelOf('Lake Havasu')).toBe('Lake Havasu City, AZ')
})

test('Barrow is found by the name that it has had since 2016', () => {
  for (const name of ['Utqiagvik, AK', 'Utqiaġvik, Alaska', 'utqiagvik']) expect(labelOf(name)).toBe('Barrow, AK')
})

test('Hawaiian names are found as they are written there', () => {
  expect(labelOf('Hawaiʻi')).toBe('Hawaii')
  expect(labelOf('Kapaʻa, Hawaiʻi')).toBe('Kapa‘a, HI')
  expect(findPlace('Honolulu, Hawaiʻi')).toMatchObject({ corrected: false, place: { label: 'Honolulu, HI' } })
})

test('the largest of several places with the same name is the answer, with the others as alternatives', () => {
  expect(findPlace('Springfield')).toMatchObject({ status: 'ambiguous', place: { label: 'Springfield, MO' } })
  expect(labelsOf('Springfield')).toContain('Springfield, MA')
})

test('a city is the answer before a neighborhood of its name, unless that has more than twice the people', () => {
  expect(labelsOf('hollywood').slice(0, 2)).toEqual(['Hollywood, FL', 'Hollywood, CA'])
  expect(labelsOf('New City')).toEqual(['New City, NY', 'New City, IL'])
  expect(labelsOf('Brooklyn')[0]).toBe('Brooklyn, NY')
  expect(labelsOf('Hollywood, CA')).toEqual(['Hollywood, CA'])
})

test('a typo is corrected, and the answer says so', () => {
  expect(findPlace('Albuqerque')).toMatchObject({ corrected: true, place: { label: 'Albuquerque, NM' } })
  expect(findPlace('Austin, Txas')).toMatchObject({ corrected: true, place: { label: 'Austin, TX' } })
  expect(findPlace('Austin, Texas')).toMatchObject({ corrected: false })
})

test('a misspelled name of several towns is corrected just as the correct name would be read', () => {
  expect(labelsOf('Springfeild').slice(0, 3)).toEqual(labelsOf('Springfield').slice(0, 3))
  expect(labelsOf('Pasedena')).toContain('Pasadena, CA')
})

test('a known name in the wrong state is never guessed', () => {
  const answer = findPlace('Cape Coral, MT')
  expect(answer).toMatchObject({ status: 'unknown', suggestions: [{ label: 'Cape Coral, FL' }] })
})

test('"Lafaytete, LA" is in Louisiana, though LA alone is Los Angeles', () => {
  expect(labelOf('Lafaytete, LA')).toBe('Lafayette, LA')
  expect(labelOf('LA')).toBe('Los Angeles, CA')
})

test('a city takes precedence over a state with the same name; other states are recognized as states', () => {
  expect(labelOf('New York')).toBe('New York, NY')
  expect(labelOf('350 5th Ave, New York')).toBe('New York, NY')
  expect(findPlace('Texas')).toMatchObject({
    place: { label: 'Texas', city: null, zip: null, state: 'TX', precision: 'state' },
  })
})

test('a whole state is not taken for a small town of its name', () => {
  for (const name of ['California', 'Florida', 'Delaware']) expect(labelsOf(name)).toEqual([name])
})

test('coordinates keep their exact point and get the name of the place around it', () => {
  expect(findPlace('(30.2672, -97.7431)')).toMatchObject({
    place: { latitude: 30.2672, longitude: -97.7431, city: 'Austin', state: 'TX', precision: 'exact' },
  })
})

test('coordinates abroad or at sea are unknown', () => {
  for (const text of ['19.43, -99.13', '25, -70', '48.85, 2.35', '51.5, -0.12', '-33.87, 151.2', '51.5 -0.12']) {
    expect(findPlace(text), text).toEqual({ status: 'unknown', suggestions: [] })
  }
  expect(findPlace('91, -97')).toMatchObject({ status: 'unknown' })
})

test('a neighborhood is found by its name alone, with its city, and in a street address', () => {
  expect(labelOf('Summerlin, NV')).toBe('Summerlin, NV')
  expect(labelOf('Buckhead, Atlanta, GA')).toBe('Buckhead, GA')
  expect(labelOf('hawaii kai')).toBe('Hawaii Kai, HI')
  expect(labelOf('Waikiki, Honolulu')).toBe('Waikiki, HI')
  expect(labelOf('Sherman Oaks, Los Angeles')).toBe('Sherman Oaks, CA')
  expect(labelOf('14500 Ventura Blvd, Sherman Oaks, Los Angeles, CA')).toBe('Sherman Oaks, CA')
  expect(labelOf('Brentwood, Los Angeles')).toBe('Los Angeles, CA')
})

test('a town in a state that does not exist is suggested where there is one of its name', () => {
  expect(suggested('Pasadena, ZZ')).toEqual(['Pasadena, TX', 'Pasadena, CA', 'Pasadena, MD'])
  expect(suggested('12 Main St, Pasadena, ZZ')).toContain('Pasadena, CA')
})

test('the beginning of a name has no answer, only suggestions', () => {
  expect(findPlace('Albuq')).toMatchObject({ status: 'unknown', suggestions: [{ label: 'Albuquerque, NM' }] })
})

function isRight({ status, tolerance, ...point }: Case, answer: PlaceAnswer): boolean {
  if (answer.status === 'unknown') return status === 'none'
  if (status === 'none' || milesBetween(answer.place, point) > tolerance) return false
  return status !== 'ambiguous' || answer.alternatives.length > 0
}

function said(answer: PlaceAnswer): string {
  if (answer.status === 'unknown') return `nothing (${answer.suggestions.map((place) => place.label).join(' | ')})`
  return `${answer.place.label} (${answer.alternatives.map((place) => place.label).join(' | ')})`
}

function suggested(text: string): string[] {
  const answer = findPlace(text)
  return answer.status === 'unknown' ? answer.suggestions.map(({ label }) => label) : []
}

function readCases(): Case[] {
  const [, ...lines] = readFileSync(projectPath('tests', 'data', 'geo-cases.tsv'), 'utf8')
    .replace(/\n$/, '')
    .split('\n')
  return lines.map((line) => {
    const [input = '', expected = '', latitude, longitude, tolerance, , status = ''] = line.split('\t')
    return {
      input,
      expected,
      latitude: Number(latitude),
      longitude: Number(longitude),
      tolerance: Number(tolerance),
      status,
    }
  })
}
