import { expect, test } from 'vitest'

import { nestedForm } from './nested-form.ts'

test('names in brackets become objects, also inside lists', () => {
  const form = new URLSearchParams(
    'mode=subscription&line_items[0][price]=price_1&line_items[0][quantity]=1&metadata[plan]=a b',
  )
  expect(nestedForm(form)).toEqual({
    mode: 'subscription',
    line_items: { '0': { price: 'price_1', quantity: '1' } },
    metadata: { plan: 'a b' },
  })
})
