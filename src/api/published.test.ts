import { expect, test } from 'vitest'

import { publicService } from './published.ts'

test('a field that only our pages show is not published, and money is dollars', () => {
  const described = {
    id: '1',
    name: 'Weekly cleaning',
    description: 'Skim',
    categoryId: 1,
    categoryName: 'Maintenance',
  }
  const terms = { priceType: 'fixed', durationMinutes: 60 } as const
  const view = { ...described, ...terms, priceCents: 89_50, noteToSelf: 'Ask for the key' }
  expect(publicService(view)).toEqual({ ...described, ...terms, price: 89.5 })
})
