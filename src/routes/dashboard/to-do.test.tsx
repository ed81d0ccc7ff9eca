import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import type { Role } from '../../platform/tables/column-values.ts'
import { ToDo } from './to-do.tsx'

function links(reader: Role): string[] {
  const counts = { toChoose: 2, toMove: 1 }
  const Page = createRoutesStub([{ path: '/', Component: () => <ToDo {...{ counts, reader }} toReview={null} /> }])
  const html = renderToStaticMarkup(<Page initialEntries={['/']} />)
  return [...html.matchAll(/href="([^"]*)"[^>]*>([^<]*)/g)].map(([, to, text]) => `${to} ${text}`)
}

test('what waits for a customer is among their bookings, or among the own requests of one who has become a pro', () => {
  expect(links('customer')).toEqual([
    '/dashboard?status=pending#bookings Pros suggest other times for 2 requests: choose one for each',
    '/dashboard?status=upcoming#bookings A pro asks to move a visit: see the times',
  ])
  expect(links('pro')).toEqual([
    '/pro-dashboard/requests?status=pending#bookings Pros suggest other times for 2 requests: choose one for each',
    '/pro-dashboard/requests?status=upcoming#bookings A pro asks to move a visit: see the times',
  ])
})
