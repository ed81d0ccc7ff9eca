import { expect, test } from 'vitest'

import { fieldErrors } from '../../platform/json.server.ts'
import { ServiceChange, ServiceInfo } from './service.schema.ts'
import { askedPrice } from './service.ts'

const service = {
  name: 'Weekly cleaning',
  description: 'Skim, brush, vacuum',
  categoryId: 1,
  price: 45.5,
  priceType: 'hourly',
  durationMinutes: 60,
}
const messages = {
  name: 'Service name is required',
  description: 'Description is required',
  categoryId: 'Category is required',
  price: 'Price is required',
  priceType: 'Price type is required',
  durationMinutes: 'Duration is required',
}
const wrong = (changes: Record<string, unknown>) => {
  const { error } = ServiceInfo.safeParse({ ...service, ...changes })
  return error ? fieldErrors(error) : {}
}

test('each missing or empty field gets the message of the form', () => {
  for (const input of [{}, Object.fromEntries(Object.keys(service).map((name) => [name, '']))]) {
    const { error } = ServiceInfo.safeParse(input)
    expect(error && fieldErrors(error)).toEqual(messages)
  }
})

test('a form sends its numbers as text', () => {
  const typed = { ...service, categoryId: '1', price: '45.50', durationMinutes: '60' }
  expect(ServiceInfo.parse(typed)).toEqual(service)
})

test('a price is taken as people write it, and words or a range of prices are explained', () => {
  for (const [typed, price] of Object.entries({ '$1,200': 1200, ' $85.50': 85.5, '1,250.00': 1250 }))
    expect(ServiceInfo.parse({ ...service, price: typed }).price, typed).toBe(price)
  for (const price of ['five hundred', '100-150', '1.200,50', '12,00', '1,2000'])
    expect(wrong({ price }), price).toEqual({ price: 'Please give the price as a number' })
})

test.each([
  ['categoryId', [0, 7, 1.5, 'pools', null]],
  ['price', [-1, 10.005, 1e-9, '0x10', '1e2', 'cheap', null, Infinity, 1_000_001]],
  ['priceType', ['free', 1, null]],
  ['durationMinutes', [0, 14, 20, 15.5, 1455, 'long', null]],
])('%s is refused if it makes no sense', (name, values) => {
  for (const value of values) expect(Object.keys(wrong({ [name]: value }))).toEqual([name])
})

test('a number out of range gets its own message, not that of a missing one', () => {
  expect(wrong({ price: 349.999 })).toEqual({ price: 'Price can have two decimals at most' })
  expect(wrong({ price: -1 })).toEqual({ price: 'Price cannot be negative' })
  expect(wrong({ price: 1_000_001 })).toEqual({ price: 'Price can be $1,000,000 at most' })
  expect(wrong({ durationMinutes: 50 })).toEqual({ durationMinutes: 'Duration must be in steps of 15 minutes' })
  expect(wrong({ durationMinutes: '90 min' })).toEqual({
    durationMinutes: 'Please give the duration in minutes, as a number',
  })
  expect(wrong({ durationMinutes: 10 })).toEqual({ durationMinutes: 'Duration must be 15 minutes or more' })
  expect(wrong({ durationMinutes: 1500 })).toEqual({ durationMinutes: 'Duration can be 24 hours at most' })
})

test('every price in whole cents is accepted, despite binary floating point', () => {
  for (let cents = 0; cents < 20_000; cents += 7) expect(wrong({ price: cents / 100 })).toEqual({})
  expect(wrong({ price: 0 })).toEqual({})
})

test('a change has only the fields that change, and they must be valid', () => {
  expect(ServiceChange.parse({ price: 50 })).toEqual({ price: 50 })
  expect(ServiceChange.parse({})).toEqual({})
  expect(ServiceChange.safeParse({ name: '' }).success).toBe(false)
  expect(ServiceChange.safeParse({ proId: 'mine' }).success).toBe(false)
})

test('an estimate without a number says that the price follows, instead of $0', () => {
  expect(askedPrice({ priceCents: 0, priceType: 'estimate' })).toEqual({ price: 'Custom', unit: 'quote' })
  expect(askedPrice({ priceCents: 90_00, priceType: 'estimate' })).toEqual({
    price: '$90',
    unit: 'confirmed by quote',
  })
})

test('what costs nothing is called free', () => {
  for (const priceType of ['fixed', 'hourly'] as const)
    expect(askedPrice({ priceCents: 0, priceType })).toEqual({ price: 'Free', unit: null })
})
