import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import type { Role } from '../../platform/tables/column-values.ts'
import { ToDo } from './to-do.tsx'

function links(reader: Role, toChoose: string[], toMove: string[]): string[] {
  const counts = { toChoose, toMove }
  const Page = createRoutesStub([{ path: '/', Component: () => <ToDo {...{ counts, reader }} toReview={null} /> }])
  const html = renderToStaticMarkup(<Page initialEntries={['/']} />)
  return [...html.matchAll(/href="([^"]*)"[^>]*>([^<]*)/g)].map(([, to, text]) => `${to} ${text}`)
}

const several = {
  toChoose: 'Pros suggest other times for 2 requests: choose one for each',
  toMove: 'Pros ask to move 3 visits: see the times',
}

test('what waits for a customer is among their bookings, or among the own requests of one who has become a pro', () => {
  expect(links('customer', ['b1', 'b2'], ['b3', 'b4', 'b5'])).toEqual([
    `/dashboard?status=pending#bookings ${several.toChoose}`,
    `/dashboard?status=upcoming#bookings ${several.toMove}`,
  ])
  expect(links('pro', ['b1', 'b2'], ['b3', 'b4', 'b5'])).toEqual([
    `/pro-dashboard/requests?status=pending#bookings ${several.toChoose}`,
    `/pro-dashboard/requests?status=upcoming#bookings ${several.toMove}`,
  ])
})

test('the only booking that waits for a customer is shown at once, wherever it is in their lists', () => {
  expect(links('customer', ['b1'], ['b2'])).toEqual([
    '/dashboard?booking=b1#b1 A pro suggests other times: choose one',
    '/dashboard?booking=b2#b2 A pro asks to move a visit: see the times',
  ])
  expect(links('pro', ['b1'], [])).toEqual([
    '/pro-dashboard/requests?booking=b1#b1 A pro suggests other times: choose one',
  ])
})
