import { expect, test } from 'vitest'

import { clearedHref } from './cleared-href.ts'
import { countActiveFilters, noFilters, readFilters, searchHref } from './filters.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

test('an address without filters has the defaults', () => {
  expect(read('')).toEqual(noFilters)
  expect(searchHref(noFilters)).toBe('/find-pros')
})

test('an old or broken link still searches: invalid values fall back to the defaults', () => {
  expect(
    read('service=pools&distance=far&minRating=9&takesRequests=yes&date=saturday&sort=price&cursor=zz&utm_source=mail'),
  ).toEqual(noFilters)
})

test('values between the steps of the sliders move to the one that leaves nobody out', () => {
  expect(read('distance=7&minRating=4.3')).toMatchObject({ distance: 10, minRating: 4 })
  expect(read('distance=100')).toMatchObject({ distance: 50 })
})

test('filters are the same after being written to an address and read back', () => {
  const filters = read(
    'location=Austin, TX&service=3&distance=40&minRating=4&takesRequests=true&date=2026-11-28&sort=rating',
  )
  expect(filters).toMatchObject({ takesRequests: true, date: '2026-11-28' })
  expect(readFilters(new URL(searchHref(filters), 'http://here.invalid').searchParams)).toEqual(filters)
})

test('changing a filter starts again from the first pro', () => {
  const later = { ...noFilters, location: '91101', cursor: 'next' }
  expect(searchHref(later, { sort: 'rating' })).toBe('/find-pros?location=91101&sort=rating')
})

test('the form without scripts sends “all” for any service, and no day for any day', () => {
  expect(read('location=&service=all&date=&distance=25&minRating=0')).toEqual(noFilters)
})

test('the button counts the filters that are set, but not the place nor the order, and clearing keeps these', () => {
  const filters = read('location=91101&minRating=4&takesRequests=true&date=2026-11-28&sort=rating')
  expect(countActiveFilters(filters)).toBe(3)
  expect(clearedHref(filters)).toBe('/find-pros?location=91101&sort=rating')
  expect(countActiveFilters(read(clearedHref(filters).split('?')[1] ?? ''))).toBe(0)
})
