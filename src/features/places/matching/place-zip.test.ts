import { expect, test } from 'vitest'
import { labelOf } from '../found-labels.fixture.ts'
import { findPlace } from '../places.server.ts'

test('a ZIP code takes precedence over a city that contradicts it', () => {
  expect(findPlace('Dallas, TX 78704')).toMatchObject({
    status: 'ok',
    corrected: false,
    place: {
      label: 'Austin, TX 78704',
      city: 'Austin',
      state: 'TX',
      zip: '78704',
      precision: 'zip',
      timeZone: 'America/Chicago',
    },
  })
})

test('a ZIP code is found with four more digits, without its leading zero, and before the country', () => {
  for (const text of ['02134-1234', '021341234', 'Boston, MA 02134 1234', '2134', '02134, USA']) {
    expect(labelOf(text), text).toBe('Allston, MA 02134')
  }
  expect(findPlace('Boston 2134')).toMatchObject({ status: 'unknown' })
})

test('a number at the start of an address is a house number, not a ZIP code', () => {
  expect(labelOf('10001 Sunset Blvd, Beverly Hills, CA')).toBe('Beverly Hills, CA')
  expect(labelOf('10001 New York')).toBe('New York, NY 10001')
})

test('an unknown ZIP code is answered with its neighbors, the closest first, or with the town before it', () => {
  expect(suggested('78700')).toEqual(['Austin, TX 78701', 'Austin, TX 78702', 'Austin, TX 78703'])
  expect(suggested('99999')[0]).toBe('Ketchikan, AK 99950')
  expect(labelOf('Austin, TX 78700-1234')).toBe('Austin, TX')
})

test('a ZIP code of the Virgin Islands is unknown, and not in Puerto Rico', () => {
  for (const zip of ['00802', '00820', '00830']) expect(labelOf(zip), zip).toBe('unknown')
  expect(labelOf('00775')).toBe('Culebra, PR 00775')
})

function suggested(text: string): string[] {
  const answer = findPlace(text)
  return answer.status === 'unknown' ? answer.suggestions.map(({ label }) => label) : []
}
