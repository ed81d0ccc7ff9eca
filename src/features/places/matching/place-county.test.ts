import { beforeAll, expect, test } from 'vitest'
import { milesBetween } from '../distance.ts'
import type { Place } from '../place.ts'
import { labelOf, labelsOf } from '../found-labels.fixture.ts'
import { findPlace, loadPlaces, townsOf } from '../places.server.ts'

beforeAll(loadPlaces)

test('counties and parishes are found', () => {
  expect(findPlace('Orange County, CA')).toMatchObject({ place: { label: 'Orange County, CA', precision: 'county' } })
  expect(labelOf('orleans parish')).toBe('Orleans Parish, LA')
  expect(['LA county', 'la county, ca', 'SF County'].map(labelOf)).toEqual([
    'Los Angeles County, CA',
    'Los Angeles County, CA',
    'San Francisco County, CA',
  ])
})

test('a county is asked about while another of its name has a tenth of its people', () => {
  expect(findPlace('Orange County')).toMatchObject({
    status: 'ambiguous',
    place: { label: 'Orange County, CA' },
    alternatives: [{ label: 'Orange County, FL' }, {}, {}, {}],
  })
  expect(findPlace('Maricopa County')).toMatchObject({ status: 'ok', alternatives: [] })
})

test('a parish is in Louisiana, a municipio in Puerto Rico, and a county in neither', () => {
  expect(labelOf('Jefferson Parish')).toBe('Jefferson Parish, LA')
  expect(labelOf('Orleans County')).toBe('Orleans County, NY')
  expect(labelOf('Orleans County, LA')).toBe('Orleans Parish, LA')
  expect(labelsOf('San Juan County')[0]).toBe('San Juan County, NM')
  expect(findPlace('San Juan Municipio')).toMatchObject({ status: 'ok', place: { label: 'San Juan Municipio, PR' } })
})

test('Connecticut has the counties that people name', () => {
  expect(labelsOf('Fairfield County')).toContain('Fairfield County, CT')
  for (const name of [
    'Fairfield',
    'Hartford',
    'Litchfield',
    'Middlesex',
    'New Haven',
    'New London',
    'Tolland',
    'Windham',
  ])
    expect(labelOf(`${name} County, CT`)).toBe(`${name} County, CT`)
})

test('the towns of a county are its own, and none across its border', () => {
  const orange = townNames('Orange County, CA')
  expect(orange).toEqual(expect.arrayContaining(['Anaheim, CA', 'Irvine, CA', 'San Clemente, CA']))
  expect(orange).not.toContain('Long Beach, CA')
  expect(townNames('Maricopa County')).toEqual(expect.arrayContaining(['Phoenix, AZ', 'Mesa, AZ', 'Ahwatukee, AZ']))
  expect(townNames('Orange County, FL')).toContain('Orlando, FL')
  expect(townNames('Fairfield County, CT')).toEqual(expect.arrayContaining(['Stamford, CT', 'Greenwich, CT']))
  expect(townNames('New York County'), 'GeoNames has no county for it').toContain('New York, NY')
  expect(townNames('San Juan Municipio')).toContain('San Juan, PR')
  expect(townNames('Baltimore County, MD'), 'the city has a county of its own').toContain('Towson, MD')
})

test('a county is where its people are, and not in the middle of its deserts and swamps', () => {
  for (const [county, town] of [
    ['Maricopa County', 'Phoenix, AZ'],
    ['Clark County, NV', 'Las Vegas, NV'],
    ['Palm Beach County', 'West Palm Beach, FL'],
    ['San Bernardino County', 'Fontana, CA'],
    ['Pima County', 'Tucson, AZ'],
  ] as const)
    expect(milesBetween(placeOf(county), placeOf(town)), county).toBeLessThan(15)
})

test('a large town that spreads over two counties is in both', () => {
  for (const county of ['Adams County, CO', 'Arapahoe County, CO']) expect(townNames(county)).toContain('Aurora, CO')
  for (const county of ['Dallas County, TX', 'Denton County, TX']) expect(townNames(county)).toContain('Carrollton, TX')
})

function placeOf(text: string): Place {
  const answer = findPlace(text)
  if (answer.status === 'unknown') throw new Error(`Unknown: ${text}`)
  return answer.place
}

function townNames(text: string): string[] {
  return townsOf(placeOf(text)).map(({ name, state }) => `${name}, ${state}`)
}

test('a town before its county is meant, as maps write addresses', () => {
  expect(labelOf('Sanford, Seminole County, Florida, United States')).toBe('Sanford, FL')
  expect(labelOf('12 Palm Ct, Roswell, Fulton County, GA')).toBe('Roswell, GA')
  expect(labelOf('Nowhere, Fulton County, GA')).toBe('Fulton County, GA')
})
