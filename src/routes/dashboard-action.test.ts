import { Pool } from 'pg'
import { expect, test } from 'vitest'

import { newId } from '../platform/id.ts'
import { openKysely } from '../platform/kysely.server.ts'
import { readToast } from '../platform/toast-cookie.server.ts'
import type { Actor } from '../platform/visit.server.ts'
import { visitUnderTest } from '../platform/visit-under-test.ts'
import { dashboardAction } from './dashboard-action.server.ts'

const maria = { id: newId(), role: 'pro', firstName: 'Maria', lastName: 'Lopez', email: 'maria@example.com' } as const
const actor: Actor = { ...maria, imageUrl: null, hasProProfile: true, sessionId: newId() }

/** What the dashboard says next when `fields` are posted to it while the database is away. */
async function toastAfter(fields: Record<string, string>) {
  const nowhere = new Pool({ host: '127.0.0.1', port: 1 })
  const body = new URLSearchParams({ bookingId: newId(), ...fields })
  const request = new Request('https://poolwell.example/pro-dashboard?status=accepted', { method: 'POST', body })
  const answer = await dashboardAction(visitUnderTest(openKysely(nowhere), actor, new Date()), request)
  await nowhere.end()
  if (!(answer instanceof Response)) throw new Error('the page was not shown anew')
  expect(answer.headers.get('location')).toBe('/pro-dashboard?status=accepted')
  return readToast(new Request(request.url, { headers: { cookie: answer.headers.get('set-cookie') ?? '' } }))
}

test('whatever fails on a dashboard, it stays and says what was not done', async () => {
  const description = 'Poolwell is catching its breath. Please try again in a moment.'
  const said = (title: string) => ({ title, description, tone: 'bad' })
  expect(await toastAfter({ intent: 'change', status: 'accepted' })).toEqual(said('Failed to update booking status'))
  const reason = 'It rains'
  expect(await toastAfter({ intent: 'change', status: 'canceled', reason })).toEqual(said('Failed to cancel booking'))
  const review = { proId: newId(), rating: '5', comment: 'Clear water' }
  expect(await toastAfter({ intent: 'review', ...review })).toEqual(said('Failed to submit review'))
  const answer = { reviewId: newId(), response: 'Thank you' }
  expect(await toastAfter({ intent: 'respond', ...answer })).toEqual(said('Failed to publish your answer'))
})
