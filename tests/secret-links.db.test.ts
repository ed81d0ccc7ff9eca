import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test } from 'vitest'

import { queueEmail } from '../src/features/notifications/emails.server.ts'
import { newId } from '../src/platform/id.ts'
import { openLog } from '../src/platform/log.server.ts'
import { openMailbox } from '../src/platform/mail/mail.server.ts'
import { forgetUndeliveredLinks } from '../src/platform/mail/secret-links.server.ts'
import { newSecret } from '../src/platform/secret-token.server.ts'
import { openMailServer } from './support/mail-server.ts'
import { openMailDatabase, openMailProcess, undelivered } from './support/mail-process.ts'

const database = await openMailDatabase()
afterAll(() => database.close())

/** Whether the queues contain the secret. */
async function queued(secret: string): Promise<boolean> {
  const { rows } = await sql`select from pgboss.job where data::text like ${`%${secret}%`}`.execute(database.db)
  return rows.length > 0
}

function emailWith(path: string) {
  const url = `https://pool.example/${path}`
  return { subject: 'Hello', title: 'Hello', paragraphs: ['Yes?'], button: { label: 'Open', url } }
}

test('a secret link is deleted with its email, delivered or not; the undelivered email is still listed', async () => {
  const [delivered, refused, failed] = [newSecret(), newSecret(), newSecret()]
  const server = await openMailServer((to) => {
    if (to.startsWith('gone')) return 550
    return to.startsWith('never') ? 451 : undefined
  })
  const post = openMailProcess(database, server.url)
  await post.open()
  onTestFinished(async () => {
    await post.close()
    await server.close()
  })
  const send = (to: string, path: string) => queueEmail(post.visit(), to, emailWith(path))
  await send('gone@example.com', `verify-email?token=${refused}`)
  await send('never@example.com', `reset-password?token=${failed}`)
  await send('ada@example.com', `reset-password?token=${delivered}`)

  await expect.poll(() => server.received[0]?.mail.text).toContain(delivered)
  expect(server.received[0]?.mail.html).toContain(delivered)
  await expect.poll(() => queued(delivered)).toBe(false)
  await expect.poll(() => undelivered(database)).toContain('gone@example.com')
  await expect.poll(() => queued(refused)).toBe(false)
  await expect.poll(() => undelivered(database)).toContain('never@example.com')
  await forgetUndeliveredLinks(database)
  expect(await queued(failed)).toBe(false)
  expect(await queued('https://pool.example/reset-password?token=')).toBe(true)
})

/** What is stored of an email with such a link. */
async function keep(production: boolean): Promise<string> {
  const id = newId()
  const config = { smtpUrl: undefined, mailFrom: 'Poolwell <hello@pool.example>', production }
  const url = `https://pool.example/reset-password?token=${newSecret()}`
  const mail = { to: 'ada@example.com', subject: 'Hello', text: `Open ${url}`, html: `<a href="${url}">Open</a>` }
  await openMailbox(config, database.db, openLog('silent')).deliver(mail, id)
  const kept = database.db.selectFrom('keptMail').select(['text', 'html']).where('id', '=', id)
  return JSON.stringify(await kept.executeTakeFirstOrThrow())
}

test('a production server that cannot send mail stores it without secret links; other servers show them on a page', async () => {
  expect(await keep(true)).not.toMatch(/token=[\w-]/)
  expect(await keep(false)).toMatch(/token=[\w-]{43}.*token=[\w-]{43}/)
})
