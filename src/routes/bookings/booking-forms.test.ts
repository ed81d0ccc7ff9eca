import { Pool } from 'pg'
import { expect, test } from 'vitest'

import { newId } from '../../platform/id.ts'
import { answerForms } from '../../platform/forms/forms.server.ts'
import { openKysely } from '../../platform/database/kysely.server.ts'
import { someone, testVisit } from '../../platform/visit.fixture.ts'
import { bookingForms } from './booking-forms.server.ts'

const actor = someone({ role: 'pro' })

/** The answer to posting `fields` to the dashboard while the database is unavailable. */
async function answerTo(fields: Record<string, string>) {
  const nowhere = new Pool({ host: '127.0.0.1', port: 1 })
  const body = new URLSearchParams(fields)
  const request = new Request('https://poolwell.example/pro-dashboard?status=accepted', { method: 'POST', body })
  const answer = await answerForms(testVisit(openKysely(nowhere), actor, new Date()), request, bookingForms)
  await nowhere.end()
  return answer
}

const why = 'Please try again.'

test('a change that fails gives the cause, and keeps the reason that was typed', async () => {
  const bookingId = newId()
  const accept = { intent: 'change', bookingId, status: 'accepted' }
  const notAccepted = { message: `Failed to update booking status. ${why}`, values: accept }
  expect(await answerTo(accept)).toMatchObject({ data: notAccepted, init: { status: 503 } })
  const cancel = { intent: 'change', bookingId, status: 'canceled', reason: 'It rains' }
  const notCanceled = { message: `Failed to cancel booking. ${why}`, values: cancel }
  expect(await answerTo(cancel)).toMatchObject({ data: notCanceled, init: { status: 503 } })
})

test('a review and an answer that cannot be saved keep their text', async () => {
  const review = { intent: 'review', bookingId: newId(), proId: newId(), rating: '5', comment: 'Clear water' }
  const reviewed = { message: `Failed to submit review. ${why}`, values: review }
  expect(await answerTo(review)).toMatchObject({ data: reviewed, init: { status: 503 } })
  const response = { intent: 'respond', reviewId: newId(), response: 'Thank you' }
  const responded = { message: `Failed to publish your answer. ${why}`, values: response }
  expect(await answerTo(response)).toMatchObject({ data: responded, init: { status: 503 } })
})
