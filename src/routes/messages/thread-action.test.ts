import { Pool } from 'pg'
import { expect, test } from 'vitest'

import { newId } from '../../platform/id.ts'
import { openKysely } from '../../platform/database/kysely.server.ts'
import { someone, testVisit } from '../../platform/visit.fixture.ts'
import { threadAction } from './thread-action.server.ts'

const actor = someone()
const why = 'Please try again.'

/** The answer to posting `fields` to a conversation while the database is unavailable. */
async function answerTo(fields: Record<string, string>) {
  const nowhere = new Pool({ host: '127.0.0.1', port: 1 })
  const body = new URLSearchParams(fields)
  const request = new Request('https://poolwell.example/messages/x', { method: 'POST', body })
  const answer = await threadAction(testVisit(openKysely(nowhere), actor, new Date()), request, newId())
  await nowhere.end()
  return answer
}

test('a button that fails returns to the conversation, which shows the error', async () => {
  for (const [intent, title] of [
    ['block', 'Failed to block this person'],
    ['unblock', 'Failed to unblock this person'],
  ] as const) {
    const answer = await answerTo({ intent })
    expect(answer).toMatchObject({ status: 303 })
    const toast = answer instanceof Response ? decodeURIComponent(answer.headers.get('set-cookie') ?? '') : ''
    expect(toast).toContain(title)
    expect(toast).toContain(why)
  }
})

test('a message and a report that cannot be saved keep their text', async () => {
  const message = { intent: 'send', body: 'The water is green.' }
  expect(await answerTo(message)).toMatchObject({
    data: { message: `Failed to send your message. ${why}`, values: message },
    init: { status: 503 },
  })
  const report = { intent: 'report', subject: 'user', id: newId(), reason: 'Spam', details: 'Sells watches.' }
  const failed = `Failed to send your report. ${why}`
  expect(await answerTo(report)).toMatchObject({ data: { message: failed, values: report }, init: { status: 503 } })
})

test('a conversation that cannot be marked as read says so', async () => {
  const message = `Failed to mark as read. ${why}`
  expect(await answerTo({ intent: 'read', seq: '3' })).toMatchObject({ data: { message }, init: { status: 503 } })
})
