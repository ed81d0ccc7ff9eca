import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'

import { ReviewWall } from './review-wall.tsx'

const review = {
  id: '1',
  bookingId: '2',
  proId: '3',
  rating: 5,
  comment: 'The water is clear again.',
  proResponse: null,
  createdAt: '2026-11-24T04:00:00.000Z',
  author: { firstName: 'Former customer', lastInitial: '' },
  businessName: 'Clearwater',
  timeZone: 'America/Los_Angeles',
}

test("a review by a deleted account has a name, and the date in the business's time zone", () => {
  const wall = <ReviewWall reviews={[review]} next={null} further={false} />
  const router = createMemoryRouter([{ path: '*', element: wall }])
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  expect(html).toContain('<b>Former customer</b>')
  expect(html).toContain('November 23, 2026')
})
