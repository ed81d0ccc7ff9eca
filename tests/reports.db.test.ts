import { expect, test } from 'vitest'

import { openApi } from './support/api.ts'
import { requestTo } from './support/business.ts'
import { mailsOf } from './support/mails.ts'

const { anonymous, person, database, business, site } = await openApi()
const { mailTo } = mailsOf(site)

test('reports are stored and reach support; what cannot be seen cannot be reported', async () => {
  const [dana, maria, eve] = [await person('customer'), await business(), await person('customer')]
  const { body } = await dana.api(`POST /api/messages/${maria.id}`, { body: 'Rude words' })
  for (const [from, to] of [
    [maria, dana],
    [eve, maria],
  ] as const)
    await from.api(`POST /api/messages/${to.id}`, { body: 'Kind words' })
  const about = { subject: 'message', id: body['id'], reason: 'Harassment', details: 'Look at it.' }
  expect((await maria.api('POST /api/reports', about)).status).toBe(201)
  expect((await eve.api('POST /api/reports', about)).status).toBe(404)
  expect((await anonymous('POST /api/reports', about)).status).toBe(401)
  expect(
    (await maria.api('POST /api/reports', { subject: 'user', id: dana.id, reason: 'Spam', details: null })).status,
  ).toBe(201)
  expect((await maria.api('POST /api/reports', { ...about, subject: 'planet' })).status).toBe(422)
  const kept = await database.db.selectFrom('report').selectAll().where('reporterId', '=', maria.id).execute()
  expect(kept).toMatchObject([{ subject: 'message', reason: 'Harassment' }, { subject: 'user' }])

  await dana.api('DELETE /api/auth/account', { password: dana.password })
  const { text } = await mailTo('support@poolwell.example', /^Report of a message: Harassment$/)
  expect(text).toMatch(/Who wrote the message:? Dana Whitfield/)
  expect(text).toContain('Rude words')
  expect(text).toContain(`npm run pros show ${dana.id}`)
})

test('a report of a line about a booking tells support what the line says', async () => {
  const [dana, maria] = [await person('customer'), await business()]
  const { body } = await dana.api('POST /api/booking-request', requestTo(maria.id))
  const bookingId = String(body['bookingId'])
  const refusal = { status: 'rejected', reason: 'I do not work for such people' }
  await maria.api(`PATCH /api/bookings/${bookingId}/status`, refusal)
  const lines = database.db.selectFrom('message').select('id').where('bookingId', '=', bookingId)
  const { id } = await lines.where('bookingStatus', '=', 'rejected').executeTakeFirstOrThrow()
  const about = { subject: 'message', id, reason: 'Insult', details: null }
  expect((await dana.api('POST /api/reports', about)).status).toBe(201)
  const { text } = await mailTo('support@poolwell.example', /^Report of a message: Insult$/)
  expect(text).toMatch(/Who wrote the message:? Poolwell/)
  expect(text).toMatch(/Their words:? Dana declined .*: I do not work for such people/)
})
