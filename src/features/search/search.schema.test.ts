import { expect, test } from 'vitest'

import { fieldErrors } from '../../platform/json.server.ts'
import { newId } from '../../platform/id.ts'
import { SearchCursor, SearchQuery } from './search.schema.ts'

const wrong = (query: Record<string, string>) => {
  const { error } = SearchQuery.safeParse(query)
  return error ? Object.keys(fieldErrors(error)) : []
}

test('filters are read as numbers; "all" is any service', () => {
  const query = { location: ' 91101', service: '3', distance: '12.5', minRating: '4.5', limit: '50', sort: 'rating' }
  expect(SearchQuery.parse(query)).toMatchObject({
    service: 3,
    distance: 12.5,
    minRating: 4.5,
    limit: 50,
    sort: 'rating',
  })
  expect(SearchQuery.parse({ service: 'all' }).service).toBe(0)
  expect(SearchQuery.parse({ takesRequests: 'true' }).takesRequests).toBe(true)
  expect(SearchQuery.parse({ takesRequests: 'false' }).takesRequests).toBe(false)
})

test('an invalid value is refused under its field', () => {
  expect(wrong({ sort: 'price' })).toEqual(['sort'])
  expect(wrong({ distance: '0' })).toEqual(['distance'])
  expect(wrong({ distance: '101' })).toEqual(['distance'])
  expect(wrong({ distance: '1e1' })).toEqual(['distance'])
  expect(wrong({ minRating: '5.1' })).toEqual(['minRating'])
  expect(wrong({ service: 'pool' })).toEqual(['service'])
  expect(wrong({ takesRequests: 'yes' })).toEqual(['takesRequests'])
  expect(wrong({ limit: '51' })).toEqual(['limit'])
  expect(wrong({ limit: '2.5' })).toEqual(['limit'])
  expect(wrong({ lat: '34' })).toEqual(['lng'])
  expect(wrong({ lng: '-118' })).toEqual(['lat'])
  expect(wrong({ lat: '91', lng: '0' })).toEqual(['lat'])
  expect(wrong({ color: 'blue' })).toEqual(['color'])
})

test('a cursor survives the round trip', () => {
  const last = { by: 'distance', serves: false, miles: 12.345678901234567, id: newId() } as const
  expect(SearchQuery.parse({ cursor: SearchCursor.encode(last) }).cursor).toEqual(last)
})

test('a forged cursor is refused before it reaches the database', () => {
  const id = newId()
  const forged = [
    'x',
    '!!!',
    btoa('null'),
    btoa('{"by":"distance"}'),
    btoa(JSON.stringify({ by: 'rating', rank: 99_999, reviews: 1, id })),
    btoa(JSON.stringify({ by: 'rating', rank: 430, reviews: 3_000_000_000, id })),
    btoa(JSON.stringify({ by: 'distance', serves: true, miles: -1, id })),
    btoa(JSON.stringify({ by: 'distance', serves: true, miles: 1, id: "'; drop table pro" })),
  ]
  for (const cursor of forged) expect(wrong({ cursor })).toEqual(['cursor'])
})
