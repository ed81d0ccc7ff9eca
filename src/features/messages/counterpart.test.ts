import { expect, test } from 'vitest'

import { counterpart } from './counterpart.ts'

const dana = {
  id: '1',
  firstName: 'Dana',
  lastName: 'Whitfield',
  profileImageUrl: 'dana.webp',
  deletedAt: null,
  businessName: null,
  profileImage: null,
  approvedAt: null,
  membership: null,
}
const business = { businessName: 'Blue Water', profileImage: 'logo.webp', approvedAt: new Date() }
const pro = { ...dana, ...business, membership: 'active' } as const

test('a customer is shown with their own picture', () => {
  expect(counterpart(dana)).toEqual({ userId: '1', name: 'Dana Whitfield', businessName: null, image: 'dana.webp' })
})

test('a pro is shown with the picture of the business, or else their own, while listed with an active membership', () => {
  expect(counterpart(pro)).toMatchObject({ businessName: 'Blue Water', image: 'logo.webp' })
  expect(counterpart({ ...pro, profileImage: null })).toMatchObject({ image: 'dana.webp' })
  expect(counterpart({ ...pro, membership: 'canceled' })).toMatchObject({ businessName: 'Blue Water', image: null })
  expect(counterpart({ ...pro, approvedAt: null })).toMatchObject({ businessName: 'Blue Water', image: null })
})

test('a deleted account shows neither business nor picture', () => {
  expect(counterpart({ ...pro, deletedAt: new Date() })).toMatchObject({ businessName: null, image: null })
})
