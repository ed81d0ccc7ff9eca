import { expect, test } from 'vitest'
import { findPlace } from './places.server.ts'

test('a state is found by its name with the word “state”, and New Jersey without “new”', () => {
  for (const text of ['Washington state', 'state of Washington', 'the State of Washington, USA', 'WA state'])
    expect(findPlace(text), text).toMatchObject({ place: { label: 'Washington', precision: 'state' } })
  expect(labelOf('New York state')).toBe('New York')
  expect(labelOf('Mississippi State'), 'a town around a university').toBe('Mississippi State, MS')
  expect(labelOf('Jersey')).toBe('New Jersey')
  expect(labelOf('Jersey City')).toBe('Jersey City, NJ')
  expect(labelOf('State College')).toBe('State College, PA')
})

function labelOf(text: string): string {
  const answer = findPlace(text)
  return answer.status === 'unknown' ? 'unknown' : answer.place.label
}
