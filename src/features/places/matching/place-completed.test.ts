import { beforeAll, expect, test } from 'vitest'

import { findPlace, loadPlaces } from '../places.server.ts'

beforeAll(loadPlaces)

test.each([
  ['Daytona', 'Daytona Beach, FL'],
  ['near Pompano', 'Pompano Beach, FL'],
  ['12 Ocean Ave, Redondo, CA', 'Redondo Beach, CA'],
  ['Simi', 'Simi Valley, CA'],
  ['Jensen FL', 'Jensen Beach, FL'],
  ['Vero', 'Vero Beach, FL'],
])('%s, without the end of the name, is corrected to %s', (typed, town) => {
  expect(findPlace(typed)).toMatchObject({ corrected: true, place: { label: town } })
})

test('the beginning of several names, of a few letters, of a village or of a town elsewhere is only suggested', () => {
  for (const typed of ['Rancho', 'San', 'Los', 'Apple', 'Kitty', 'Vero, TX'])
    expect(findPlace(typed), typed).toMatchObject({ status: 'unknown' })
})

test('a hamlet is offered together with the towns whose name goes on', () => {
  expect(findPlace('Hermosa')).toMatchObject({
    status: 'ambiguous',
    place: { label: 'Hermosa, SD' },
    alternatives: [{ label: 'Hermosa Beach, CA' }],
  })
  expect(findPlace('Hallandale'), 'next to Hallandale Beach').toMatchObject({ status: 'ok' })
})
