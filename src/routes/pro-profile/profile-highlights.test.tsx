import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { Review } from '../../features/reviews/review.ts'
import { profile } from '../dev-states/made-up.ts'
import { ProfileHighlights } from './profile-highlights.tsx'

const four = [1, 2, 3, 4]

const reviews: Review[] = four.map((number) => ({
  id: `r${number}`,
  bookingId: `b${number}`,
  proId: profile.userId,
  rating: 5,
  comment: 'Spotless.',
  proResponse: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  photos: [],
  changedAt: null,
  author: { firstName: 'Dana', lastInitial: 'W' },
}))

test('a visitor who reads on in a tab keeps the day that was searched for', () => {
  const pro = { ...profile, services: [...profile.services, ...profile.services] }
  const html = renderToStaticMarkup(<ProfileHighlights {...{ pro, reviews }} also="&date=2026-12-01" />)
  const links = [...html.matchAll(/href="([^"]+)"[^>]*>(See|Read) all/g)].map(([, href]) => href)
  expect(links).toEqual(['?tab=services&amp;date=2026-12-01', '?tab=reviews&amp;date=2026-12-01'])
})
