import { beforeAll, expect, test } from 'vitest'

import { labelOf } from '../found-labels.fixture.ts'
import { findPlace, loadPlaces } from '../places.server.ts'

beforeAll(loadPlaces)

test('a name is found as addresses abbreviate it', () => {
  const typed = [
    'Pt. St. Lucie, FL',
    'Lk Worth',
    'Coral Spgs',
    'Ft Myers Bch',
    'Moreno Vly',
    'Dana Pt',
    'Silver Spg MD',
  ]
  expect(typed.map(labelOf)).toEqual([
    'Port Saint Lucie, FL',
    'Lake Worth, FL',
    'Coral Springs, FL',
    'Fort Myers Beach, FL',
    'Moreno Valley, CA',
    'Dana Point, CA',
    'Silver Spring, MD',
  ])
})

test('of two towns of about the same size, the one that is written the same way is meant', () => {
  expect([labelOf('Del Mar'), labelOf('Delmar'), labelOf('De Land')]).toEqual([
    'Del Mar, CA',
    'Delmar, NY',
    'DeLand, FL',
  ])
})

test('words on the way to a name are no part of it', () => {
  const typed = ['close to Tampa', 'just outside of Austin', 'somewhere in Phoenix', 'pool guy in Mesa']
  expect(typed.map(labelOf)).toEqual(['Tampa, FL', 'Austin, TX', 'Phoenix, AZ', 'Mesa, AZ'])
  expect(labelOf('paris hotel'), 'which is in Las Vegas').toBe('unknown')
})

test('a town is found at the end of other words once a street or a state tells that it is one', () => {
  expect(labelOf('Hilton hotel Dallas TX')).toBe('Dallas, TX')
  expect(labelOf('Hilton hotel Dallas')).toBe('unknown')
  expect(findPlace('12 Ocean Ave Hermosa')).toMatchObject({ status: 'ok', place: { label: 'Hermosa, SD' } })
})
