import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'

import type { BookingView } from '../../features/bookings/booking.ts'
import { lazyComponents } from '../../ui/lazy-component.ts'
import { booking } from '../dev-states/made-up.ts'
import { EarlierRequests } from './earlier-requests.tsx'

// Some of them have parts of their own that are loaded later.
beforeAll(async () => {
  await Promise.all(lazyComponents)
  await Promise.all(lazyComponents)
})

function markup(shown: BookingView): string {
  const counts = { pending: 0, acceptable: 0, accepted: 1, toChoose: [], toMove: [] }
  const page = { tab: 'upcoming', bookings: [shown], next: null, counts, now: '2026-11-20T10:00:00.000Z' } as const
  const Component = () => <EarlierRequests page={page} refused={undefined} />
  const Page = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(<Page initialEntries={['/']} />)
}

test('a customer who became a pro can still say where an accepted visit is, unless nobody can be told', () => {
  const visit = booking('accepted', [], { address: null })
  expect(markup(visit)).toContain('Add address')
  for (const alone of [{ isBlocked: true }, { otherHasLeft: true }])
    expect(markup({ ...visit, ...alone })).not.toContain('Add address')
})

test('a customer who became a pro can review a visit, but asks nobody for another one', () => {
  const completed = markup(booking('completed', []))
  expect(completed).toContain('Leave Review')
  const declined = markup(booking('rejected', []))
  for (const html of [completed, declined]) expect(html).not.toMatch(/Book again|Find another pro|reschedule/i)
})
