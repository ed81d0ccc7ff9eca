import { expect, test } from 'vitest'
import { suggestPlaces } from '../places.server.ts'

test('the largest places with this prefix come first', () => {
  expect(labels('aus')[0]).toBe('Austin, TX')
  expect(labels('phoe')[0]).toBe('Phoenix, AZ')
  expect(labels('san ')).toEqual(expect.arrayContaining(['San Antonio, TX', 'San Diego, CA']))
})

test('one letter is enough, and at most eight places are suggested', () => {
  expect(labels('a')).toHaveLength(8)
  expect(labels('san')).toHaveLength(8)
})

test('an empty input has no suggestions', () => {
  expect(labels('')).toEqual([])
  expect(labels('  ,')).toEqual([])
  expect(labels('🏊')).toEqual([])
})

test('ZIP codes are suggested in order from the third digit on', () => {
  expect(labels('78')).toEqual([])
  expect(labels('7870')[0]).toBe('Austin, TX 78701')
  expect(labels('78704')).toEqual(['Austin, TX 78704'])
  expect(labels('787 main'), 'a house number').toEqual([])
})

test('a place followed by the beginning of its state is found', () => {
  expect(labels('austin t')[0]).toBe('Austin, TX')
  expect(labels('portland m')[0]).toBe('Portland, ME')
  expect(labels('portland mai')[0]).toBe('Portland, ME')
  expect(labels('springfield, mo')[0]).toBe('Springfield, MO')
  expect(labels('ft laud')[0]).toBe('Fort Lauderdale, FL')
  expect(labels('scottsd az')[0]).toBe('Scottsdale, AZ')
})

test('the town of an address is completed after its street', () => {
  expect(labels('12 Palm Ct, Pasad')[0]).toBe('Pasadena, TX')
  expect(labels('12 Palm Ct, Pasadena, C')[0]).toBe('Pasadena, CA')
  expect(labels('4521 Oak Hollow Dr, Apt 4, aust')[0]).toBe('Austin, TX')
  expect(labels('12 Palm Ct, ')).toEqual([])
  expect(labels('12 Palm Ct, Pasadena, CA'), 'it would cover the button that is pressed next').toEqual([])
})

test('short names and names with typos are found', () => {
  expect(labels('nyc')[0]).toBe('New York, NY')
  expect(labels('albuqerq')).toContain('Albuquerque, NM')
  expect(labels('pheonix')[0]).toBe('Phoenix, AZ')
  expect(labels('pasedena').slice(0, 2)).toEqual(['Pasadena, TX', 'Pasadena, CA'])
})

test('every suggestion is complete', () => {
  const found = suggestPlaces('port')
  expect(found.length).toBeGreaterThan(0)
  for (const place of found) {
    expect(place).toEqual({
      label: `${place.city}, ${place.state}`,
      city: expect.any(String),
      state: expect.stringMatching(/^[A-Z]{2}$/),
      zip: null,
      latitude: expect.any(Number),
      longitude: expect.any(Number),
      timeZone: expect.stringContaining('/'),
      precision: 'city',
    })
  }
})

function labels(text: string): string[] {
  return suggestPlaces(text).map((place) => place.label)
}
