import { expect, test } from 'vitest'

import { pricePer, priceRange } from './typical-price-words.ts'

const visit = { priceType: 'fixed', lowCents: 59_00, highCents: 145_50 } as const

test('a typical price is a range for a visit or an hour, and one price where all ask the same', () => {
  expect([priceRange(visit), pricePer(visit)]).toEqual(['$59–$145.50', 'a visit'])
  const hour = { priceType: 'hourly', lowCents: 85_00, highCents: 85_00 } as const
  expect([priceRange(hour), pricePer(hour)]).toEqual(['$85', 'an hour'])
})
