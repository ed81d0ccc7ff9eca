import { expect, test } from 'vitest'

import { openApi } from './support/api.ts'
import { untilJobsAreDone } from './support/jobs-done.ts'

const { anonymous, person, database } = await openApi()
const { db } = database

let sent = 0
const messageFrom = (email: string, changes = {}) => ({
  name: 'Rosa <script>alert(1)</script>',
  email,
  subject: 'technical',
  message: `The map stays gray on my phone. ${++sent}`,
  ...changes,
})
const stranger = () => `rosa-${process.pid}-${Date.now()}-${sent++}@example.com`

async function keptFor(email: string) {
  return db.selectFrom('keptMail').selectAll().where('toAddress', '=', email).execute()
}

test('a contact message is stored and sent to support with a reply address, and its sender gets a receipt without the text', async () => {
  const email = stranger()
  const message = messageFrom(email)
  expect(await anonymous('POST /api/contact', message)).toMatchObject({ status: 202 })
  const row = db.selectFrom('contactMessage').selectAll().where('email', '=', email)
  expect(await row.executeTakeFirst()).toMatchObject({ ...message, phone: null, accountId: null })

  await expect.poll(() => keptFor(email)).toHaveLength(1)
  const [receipt] = await keptFor(email)
  expect(receipt).toMatchObject({ subject: 'We got your message' })
  // Anybody can enter somebody else's address here.
  expect(receipt?.text).not.toMatch(/gray on my phone|Rosa/)
  const forSupport = async () =>
    (await keptFor('support@poolwell.example')).find(({ text }) => text.includes(message.message))
  await expect.poll(forSupport).toBeTruthy()
  expect((await forSupport())?.html).not.toContain('<script>')
})

test('a signed-in sender is recognized', async () => {
  const { api, email, id } = await person('customer')
  await api('POST /api/contact', messageFrom(email, { phone: '626 555 0142' }))
  const row = db.selectFrom('contactMessage').select(['accountId', 'phone']).where('email', '=', email)
  expect(await row.executeTakeFirst()).toEqual({ accountId: id, phone: '626 555 0142' })
})

test.each([
  ['name', 'R', 'Name must be at least 2 characters'],
  ['email', 'a@example.com, b@example.com', 'Please enter a valid email address'],
  ['email', 'rosa', 'Please enter a valid email address'],
  ['subject', '', 'Please select a subject'],
  ['subject', 'gossip', 'Please select a subject'],
  ['message', 'too short', 'Message must be at least 10 characters'],
])('a wrong %s is reported at once: %s', async (field, value, said) => {
  const { status, body } = await anonymous('POST /api/contact', messageFrom(stranger(), { [field]: value }))
  expect({ status, fields: body['fields'] }).toEqual({ status: 422, fields: { [field]: said } })
})

test('a name with a line break never reaches a header', async () => {
  const name = 'Rosa\r\nBcc: everyone@example.com'
  expect(await anonymous('POST /api/contact', messageFrom(stranger(), { name }))).toMatchObject({ status: 422 })
})

test("using up the receipts for somebody's address does not block that person's messages to us", async () => {
  const limited = await openApi({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' })
  const email = stranger()
  const tagged = email.replace('@', '+pool@')
  const from = (place: string, sender = email) =>
    limited.anonymous('POST /api/contact', messageFrom(sender), { 'x-forwarded-for': `203.0.113.${place}` })
  for (let sent = 0; sent < 5; sent++) expect((await from('1')).status).toBe(202)
  expect((await from('1')).status).toBe(429)
  expect((await from('2')).status).toBe(202)
  expect((await from('2', tagged)).status).toBe(202)
  const arrived = db.selectFrom('contactMessage').select('id').where('email', 'in', [email, tagged])
  expect(await arrived.execute()).toHaveLength(7)
  await untilJobsAreDone(db)
  expect(await keptFor(email)).toHaveLength(5)
  expect(await keptFor(tagged)).toEqual([])
})
