import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import type { BookingFigures } from '../../features/bookings/figures/booking-figures.ts'
import { DashboardHeading } from './dashboard-heading.tsx'

const none: BookingFigures = {
  pending: 0,
  toChoose: 0,
  bookingsToComplete: 0,
  bookingsThisWeek: 0,
  completedThisMonthCents: 0,
  rating: null,
  reviewCount: 0,
  answersWithin: null,
  hasRequests: false,
  hasOwnRequests: false,
}
const inReview = 'We are reviewing your business. Homeowners can find it as soon as it is approved.'

test('a business in review has no requests to answer, but one that was hidden may still have some', () => {
  expect(waiting({}, true).trim()).toBe(inReview)
  expect(waiting({ pending: 2 }, true)).toBe(`${inReview} 2 requests are waiting for your answer.`)
  expect(waiting({ pending: 2, toChoose: 1 }, false)).toBe(
    '1 request is waiting for your answer. 1 is waiting for the customer to choose a time.',
  )
  expect(waiting({}, false)).toBe('No request is waiting for your answer.')
})

function waiting(changes: Partial<BookingFigures>, awaitsApproval: boolean): string {
  const pro = { id: 'p1', firstName: 'Maria', greeting: 'Good morning', overPath: '/', membership: { awaitsApproval } }
  const heading = <DashboardHeading {...pro} next={null} figures={{ ...none, ...changes }} />
  const Page = createRoutesStub([{ path: '/', Component: () => heading }])
  const [, text = ''] = /<p[^>]*>(.*?)<\/p>/.exec(renderToStaticMarkup(<Page />)) ?? []
  return text.replace(/<[^>]+>/g, '')
}
