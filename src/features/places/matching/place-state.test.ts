import { expect, test } from 'vitest'
import { labelOf } from '../found-labels.fixture.ts'
import { findPlace } from '../places.server.ts'

test('a state is found by its name with the word “state”, and New Jersey without “new”', () => {
  for (const text of ['Washington state', 'state of Washington', 'the State of Washington, USA', 'WA state'])
    expect(findPlace(text), text).toMatchObject({ place: { label: 'Washington', precision: 'state' } })
  expect(labelOf('New York state')).toBe('New York')
  expect(labelOf('Mississippi State'), 'a town around a university').toBe('Mississippi State, MS')
  expect(labelOf('Jersey')).toBe('New Jersey')
  expect(labelOf('Jersey City')).toBe('Jersey City, NJ')
  expect(labelOf('State College')).toBe('State College, PA')
})

test('an abbreviation may have a space in it', () => {
  expect(labelOf('Washington, D. C.')).toBe('Washington, DC')
  expect(labelOf('Portland M E')).toBe('Portland, ME')
})

test('what is offered next to a place is found by its label', () => {
  for (const text of ['Washington', 'New York', 'LA', 'San Juan County', 'Rio Grande County']) {
    const answer = findPlace(text)
    const offered = answer.status === 'unknown' ? [] : answer.alternatives
    expect(offered.length, text).toBeGreaterThan(0)
    for (const place of offered)
      expect(findPlace(place.label), place.label).toMatchObject({ place: { ...place, label: expect.any(String) } })
  }
})

test('a state may come before its town', () => {
  for (const text of ['CA Pasadena', 'California Pasadena', 'California, Pasadena']) {
    expect(labelOf(text), text).toBe('Pasadena, CA')
  }
  expect(labelOf('Texas, Paris')).toBe('Paris, TX')
  expect(labelOf('New York Albany')).toBe('Albany, NY')
  expect(labelOf('Virginia Beach'), 'a town that begins with a state').toBe('Virginia Beach, VA')
  expect(labelOf('Nevada City')).toBe('Nevada City, CA')
  expect(labelOf('California St, San Francisco')).toBe('San Francisco, CA')
})

test('a state of two words may be written as one', () => {
  expect(labelOf('Albany, NewYork')).toBe('Albany, NY')
  expect(labelOf('Charleston WestVirginia')).toBe('Charleston, WV')
  expect(labelOf('newyork')).toBe('New York, NY')
})
