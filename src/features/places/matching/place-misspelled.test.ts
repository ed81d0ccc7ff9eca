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

test('a city that is known in another state is not a slip of the pen for one in this state', () => {
  for (const [typed, city] of [
    ['Austin, CA', 'Austin, TX'],
    ['Boston, TX', 'Boston, MA'],
    ['Portland, FL', 'Portland, OR'],
  ])
    expect(findPlace(typed ?? ''), typed).toMatchObject({ status: 'unknown', suggestions: { 0: { label: city } } })
  expect(findPlace('Milwaukee, OR')).toMatchObject({ corrected: true, place: { label: 'Milwaukie, OR' } })
  expect(findPlace('Pittsburg, PA')).toMatchObject({ corrected: true, place: { label: 'Pittsburgh, PA' } })
})

test('a slip in the first word of a name, or in a state, does not lead to the town of the last word', () => {
  for (const [typed, label] of [
    ['Chulla Vista, CA', 'Chula Vista, CA'],
    ['12 Palm Ct, Flowr Mound, TX', 'Flower Mound, TX'],
    ['Wset Palm Beach, FL', 'West Palm Beach, FL'],
    ['Columbia, Souh Carolina', 'Columbia, SC'],
    ['Baltimore, Marland', 'Baltimore, MD'],
  ])
    expect(findPlace(typed ?? ''), typed).toMatchObject({ corrected: true, place: { label } })
  expect(findPlace('Old Vista, CA')).toMatchObject({ corrected: false, place: { label: 'Vista, CA' } })
  expect(findPlace('Vista, CA')).toMatchObject({ corrected: false, place: { label: 'Vista, CA' } })
})

test('words that are abbreviated in names may be misspelled, or have no space next to them', () => {
  for (const [typed, label] of [
    ['Fortt Worth, TX', 'Fort Worth, TX'],
    ['Soutth Bend', 'South Bend, IN'],
    ['westpalmbeach', 'West Palm Beach, FL'],
    ['saintpaul mn', 'St. Paul, MN'],
    ['ArlingtonHeights, IL', 'Arlington Heights, IL'],
  ])
    expect(findPlace(typed ?? ''), typed).toMatchObject({ corrected: true, place: { label } })
})
