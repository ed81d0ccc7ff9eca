import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { marketplace } from '../../features/bookings/marketplace.fixture.ts'
import { answerForms } from '../../platform/forms/forms.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { bookingForms } from './booking-forms.server.ts'

const { db } = await testDatabase()
const late = new Date('2026-03-09T18:00:00Z')

test('marking a visit completed leads its customer to it, to review it, and its pro back to the list', async () => {
  const { as, customer, pro, book } = await marketplace(db)
  const [first, second] = [await book(), await book({ requestTime: '12:00' })]
  expect(await afterCompleting(as(customer, late), first)).toBe(`/dashboard?booking=${first}#${first}`)
  expect(await afterCompleting(as(pro, late), second)).toBe('/pro-dashboard?status=accepted')
})

/** Where posting the form of a dashboard leads. */
async function afterCompleting(visit: Visit, bookingId: string) {
  const body = new URLSearchParams({ intent: 'change', bookingId, status: 'completed' })
  const request = new Request('https://poolwell.example/pro-dashboard?status=accepted', { method: 'POST', body })
  const answer = await answerForms(visit, request, bookingForms)
  return answer instanceof Response ? answer.headers.get('location') : answer
}
