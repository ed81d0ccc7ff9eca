import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'

import type { LatestReview } from '../../../features/reviews/review.ts'
import { ReviewWall } from './review-wall.tsx'

const review = {
  id: '1',
  bookingId: '2',
  proId: '3',
  rating: 5,
  comment: 'The water is clear again.',
  proResponse: null,
  createdAt: '2026-11-24T04:00:00.000Z',
  photos: [],
  changedAt: null,
  author: { firstName: 'Former customer', lastInitial: '' },
  businessName: 'Clearwater',
  timeZone: 'America/Los_Angeles',
}

test("a review by a deleted account has a name, and the date in the business's time zone", () => {
  const html = wallWith(review)
  expect(html).toContain('<b>Former customer</b>')
  expect(html).toContain('November 23, 2026')
})

test('a long review is folded, and a response has the direction of its own language', () => {
  const html = wallWith({ ...review, comment: 'Clear again. '.repeat(300), proResponse: 'תודה רבה' })
  expect(html).toContain('Show all')
  expect(html).toMatch(/<p dir="auto"[^>]*>תודה רבה/)
})

function wallWith(shown: LatestReview): string {
  const wall = <ReviewWall reviews={[shown]} next={null} further={false} />
  const router = createMemoryRouter([{ path: '*', element: wall }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
