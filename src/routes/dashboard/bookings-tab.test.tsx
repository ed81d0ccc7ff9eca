import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { BookingsTab } from './bookings-tab.tsx'

function emptyTab(tab: string, pending: number): string {
  const list = { tab, bookings: [], next: null, counts: { pending, upcoming: 0 }, now: '2026-11-20T10:00:00.000Z' }
  const Page = createRoutesStub([{ path: '/', Component: () => <BookingsTab {...list} unsent={undefined} /> }])
  return renderToStaticMarkup(<Page initialEntries={['/']} />)
}

const toRequests = 'class="link" href="/dashboard?status=pending"'

test('without a visit to come, the requests that wait are one step away', () => {
  expect(emptyTab('upcoming', 1)).toContain(`${toRequests}>1 request waiting for an answer`)
  expect(emptyTab('upcoming', 2)).toContain('2 requests waiting for an answer')
  for (const html of [emptyTab('upcoming', 0), emptyTab('completed', 1)]) {
    expect(html).not.toContain(toRequests)
    expect(html).toContain('Bookings you make show up here.')
  }
})
