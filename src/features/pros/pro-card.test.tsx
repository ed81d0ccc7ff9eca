import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { cardFace, type ProCardData } from './pro-card-face.ts'
import { ProCard } from './pro-card.tsx'

const maria: ProCardData = {
  userId: 'u7',
  user: {
    id: 'u7',
    firstName: 'Maria',
    lastName: 'Delgado',
    profileImageUrl: null,
    role: 'pro',
    subscriptionStatus: 'active',
  },
  businessName: 'Blue Haven Pool Care',
  description: 'Weekly care',
  yearsInBusiness: 12,
  city: 'Pasadena',
  state: 'CA',
  zipCode: '91101',
  serviceRadius: 25,
  isVerified: true,
  averageRating: 4.86,
  reviewCount: 128,
  answersWithin: 60,
  services: ['Weekly cleaning', 'Chemical balancing', 'Filter service', 'Heater repair'].map((name, index) => ({
    id: `s${index}`,
    name,
    categoryId: 1,
  })),
  startingPrice: { priceCents: 65_00, priceType: 'fixed' },
  phone: null,
  email: null,
  profileImage: null,
  latitude: 34.1,
  longitude: -118.1,
  distanceMiles: null,
  servesLocation: null,
}

test('a card names the pro, the business, the rating to one decimal, the reviews, the place and the radius', () => {
  const html = card(maria)
  for (const text of [
    'Blue Haven Pool Care',
    'Maria Delgado',
    'Pasadena, CA',
    '4.9',
    '(128 reviews)',
    'Serves\u00a025\u00a0miles',
    'MD',
  ])
    expect(html).toContain(text)
})

test('a card links to the profile and to the chat', () => {
  expect(card(maria)).toContain('href="/pros/u7"')
  expect(card(maria)).toContain('href="/messages/u7"')
})

test('at most three services are shown', () => {
  expect(card(maria)).toContain('Filter service')
  expect(card(maria)).not.toContain('Heater repair')
})

test('services with the same name are shown once, which leaves room for the next ones', () => {
  const names = ['Weekly cleaning', 'Weekly cleaning', 'Weekly cleaning', 'Leak repair', 'Opening', 'Closing']
  const services = names.map((name, index) => ({ id: `s${index}`, name, categoryId: 1 }))
  expect(cardFace({ ...maria, services }).services).toEqual(
    ['Weekly cleaning', 'Leak repair', 'Opening'].map((name) => ({ name })),
  )
})

test('the PRO badge means an active membership, Verified means a checked pro', () => {
  expect(card(maria)).toContain('PRO')
  expect(card(maria)).toContain('Verified')
  const plain = card({ ...maria, isVerified: false, user: { ...maria.user, subscriptionStatus: 'inactive' } })
  expect(plain).not.toContain('PRO')
  expect(plain).not.toContain('Verified')
})

test('a pro without an active membership is marked as taking no requests', () => {
  expect(card(maria)).not.toContain('Not taking requests')
  expect(card({ ...maria, user: { ...maria.user, subscriptionStatus: 'inactive' } })).toContain('Not taking requests')
})

test('the name links to the profile over the whole card, without a second tab stop', () => {
  expect(card(maria)).toMatch(/<h3[^>]*><a tabindex="-1"[^>]*href="\/pros\/u7"[^>]*>Blue Haven Pool Care<\/a>/)
})

test('a pro without a rating reads "New", not "0.0"', () => {
  expect(card({ ...maria, averageRating: null, reviewCount: 0 })).toContain('New')
  expect(card({ ...maria, averageRating: 0, reviewCount: 0 })).not.toContain('0.0')
})

test('with a place in the search, the card says how far away the pro is and whether they serve it', () => {
  expect(words({ ...maria, distanceMiles: 3.14, servesLocation: true })).toContain('3.1 miles away · Serves 25 miles')
  expect(words({ ...maria, distanceMiles: 31, servesLocation: false })).toContain('31 miles away · may not reach you')
})

test('no pro is shown as 0 miles away', () => {
  expect(words({ ...maria, distanceMiles: 0, servesLocation: true })).toContain('In your area · Serves 25 miles')
  expect(words({ ...maria, distanceMiles: 0.4, servesLocation: true })).toContain('Under a mile · Serves')
})

test('a card says how fast the pro answers, if that is known and the pro takes requests', () => {
  expect(words(maria)).toContain('Usually answers within an hour')
  expect(words({ ...maria, answersWithin: null })).not.toContain('answers')
  expect(words({ ...maria, user: { ...maria.user, subscriptionStatus: 'inactive' } })).not.toContain('answers')
})

test('a card says where the prices start, per hour for hourly prices', () => {
  expect(words(maria)).toContain('From $65Weekly')
  expect(words({ ...maria, startingPrice: { priceCents: 82_50, priceType: 'hourly' } })).toContain(
    'From $82.50 an hour',
  )
  expect(words({ ...maria, startingPrice: { priceCents: 180_00, priceType: 'estimate' } })).toContain(
    'About $180Weekly',
  )
  expect(words({ ...maria, startingPrice: null })).toContain('Custom quote')
  expect(words({ ...maria, startingPrice: null, services: [] })).not.toMatch(/From|estimate/)
})

test('a sample pro has no profile and cannot be messaged', () => {
  const html = card(maria, true)
  expect(html).not.toContain('/pros/u7')
  expect(html).not.toContain('/messages/u7')
})

function card(pro: ProCardData, sample = false): string {
  const router = createMemoryRouter([{ path: '*', element: <ProCard pro={cardFace(pro)} sample={sample} /> }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

function words(pro: ProCardData): string {
  return card(pro)
    .replace(/<[^>]+>/g, '')
    .replace(/\s/g, ' ')
}
