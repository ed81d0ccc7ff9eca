import { expect, test } from 'vitest'

import { findPlace } from '../places.server.ts'

test('the country says nothing about a place, and alone is like no town', () => {
  for (const text of ['Austin, TX, USA', 'Austin TX United States', 'Austin, TX, U.S.A.']) {
    expect(findPlace(text), text).toMatchObject({ status: 'ok', place: { label: 'Austin, TX' } })
  }
  for (const text of ['USA', 'US', 'America']) {
    expect(findPlace(text), text).toEqual({ status: 'unknown', suggestions: [] })
  }
})

test('“in” before a town says nothing, but alone it is Indiana', () => {
  expect(findPlace('in Austin, TX')).toMatchObject({ place: { label: 'Austin, TX' } })
  expect(findPlace('in')).toMatchObject({ place: { label: 'Indiana' } })
})

test('the part of a town says nothing, unless it is a place of its own', () => {
  expect(findPlace('Uptown Dallas')).toMatchObject({ status: 'ok', place: { label: 'Dallas, TX' } })
  expect(findPlace('Northwest Houston')).toMatchObject({ status: 'ok', place: { label: 'Houston, TX' } })
  expect(findPlace('Southwest Ranches')).toMatchObject({ place: { label: 'Southwest Ranches, FL' } })
  expect(findPlace('NE Omaha')).toMatchObject({ place: { label: 'Omaha, NE' } })
})

test.each([
  ['Austin area, TX', 'Austin, TX'],
  ['Phoenix metro area AZ', 'Phoenix, AZ'],
  ['Austin city, Texas', 'Austin, TX'],
  ['Kansas City area, KS', 'Kansas City, KS'],
  ['Salt Lake City, UT', 'Salt Lake City, UT'],
  ['Orange County area, CA', 'Orange County, CA'],
])('%s is %s: what follows a town before its state says nothing, unless the town is called so', (typed, label) => {
  expect(findPlace(typed)).toMatchObject({ place: { label } })
})

test('“city” after a town says nothing only before a state', () => {
  for (const text of ['Mexico City', 'Quebec City']) expect(findPlace(text), text).toMatchObject({ status: 'unknown' })
})

test('a ZIP code that has only been begun says nothing after a state', () => {
  expect(findPlace('Pasadena, CA 911')).toMatchObject({ status: 'ok', place: { label: 'Pasadena, CA' } })
  expect(findPlace('12 Palm Ct, Pasadena, CA 9110')).toMatchObject({ place: { label: 'Pasadena, CA' } })
  expect(findPlace('90 210')).toMatchObject({ status: 'unknown' })
})
