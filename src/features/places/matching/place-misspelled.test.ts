import { expect, test } from 'vitest'

import { findPlace } from '../places.server.ts'

test.each([
  ['12 Main St Albuqerque NM', 'Albuquerque, NM'],
  ['123 Main St Autsin', 'Austin, TX'],
  ['Autsin, Txas', 'Austin, TX'],
  ['Orange County, Califronia', 'Orange County, CA'],
  ['Port Washingtn', 'Port Washington, NY'],
])('%s, with typos in a town, its state or both, is corrected to %s', (typed, label) => {
  expect(findPlace(typed)).toMatchObject({ status: 'ok', corrected: true, place: { label } })
})

test.each([
  ['Austin, CA', 'Austin, TX'],
  ['Boston, TX', 'Boston, MA'],
  ['Portland, FL', 'Portland, OR'],
])('%s is no slip of the pen for a town of that state: %s is suggested', (typed, label) => {
  expect(findPlace(typed)).toMatchObject({ status: 'unknown', suggestions: { 0: { label } } })
})

test('a town of this state, one letter away, is meant, although a city elsewhere is spelled so', () => {
  expect(findPlace('Milwaukee, OR')).toMatchObject({ corrected: true, place: { label: 'Milwaukie, OR' } })
  expect(findPlace('Pittsburg, PA')).toMatchObject({ corrected: true, place: { label: 'Pittsburgh, PA' } })
})

test.each([
  ['Chulla Vista, CA', 'Chula Vista, CA'],
  ['12 Palm Ct, Flowr Mound, TX', 'Flower Mound, TX'],
  ['Wset Palm Beach, FL', 'West Palm Beach, FL'],
  ['Columbia, Souh Carolina', 'Columbia, SC'],
  ['Baltimore, Marland', 'Baltimore, MD'],
])('%s, with a slip in the first word or in the state, is %s, and not the town of the last word', (typed, label) => {
  expect(findPlace(typed)).toMatchObject({ status: 'ok', corrected: true, place: { label } })
})

test('a town after a word that is no part of its name is no correction', () => {
  expect(findPlace('Old Vista, CA')).toMatchObject({ corrected: false, place: { label: 'Vista, CA' } })
  expect(findPlace('Vista, CA')).toMatchObject({ corrected: false, place: { label: 'Vista, CA' } })
})

test.each([
  ['Fortt Worth, TX', 'Fort Worth, TX'],
  ['Soutth Bend', 'South Bend, IN'],
  ['westpalmbeach', 'West Palm Beach, FL'],
  ['saintpaul mn', 'St. Paul, MN'],
  ['ArlingtonHeights, IL', 'Arlington Heights, IL'],
])('%s, with a slip in a word that names abbreviate, or without its spaces, is %s', (typed, label) => {
  expect(findPlace(typed)).toMatchObject({ corrected: true, place: { label } })
})
