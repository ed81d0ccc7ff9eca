import { once } from 'node:events'
import { createServer } from 'node:net'
import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test } from 'vitest'

import { queueEmail } from '../src/features/notifications/emails.server.ts'
import { listUndelivered, retryUndelivered } from '../src/platform/mail/undelivered-mail.server.ts'
import { transact } from '../src/platform/visit.server.ts'
import { addressesOf, openMailServer, type Verdict } from './support/mail-server.ts'
import { requeueLostMail, openMailDatabase, openMailProcess, undelivered } from './support/mail-process.ts'

const database = await openMailDatabase()
afterAll(() => database.close())

const email = {
  subject: 'Bestätigung ✓',
  title: 'Hello José',
  paragraphs: ['Your visit is booked.'],
  button: { label: 'See it', url: 'https://pool.example/login?redirect=/dashboard?status=upcoming' },
}

/** A mail server and one of our processes that sends mail, both gone after the test. */
async function office(verdict?: Verdict) {
  const server = await openMailServer(verdict)
  const post = openMailProcess(database, server.url)
  await post.open()
  onTestFinished(async () => {
    await post.close()
    await server.close()
  })
  const send = (to: string, changes = {}) => queueEmail(post.visit(), to, { ...email, ...changes })
  const readers = () => server.received.flatMap(({ recipients }) => recipients)
  return { ...server, post, send, readers }
}

test('an email arrives as written: subject, HTML and text with the same link, sender and reply address', async () => {
  const { received, send } = await office()
  await send('ada@example.com', { replyTo: 'rosa@example.com' })
  await expect.poll(() => received).toHaveLength(1)
  const [{ mail, recipients } = { mail: undefined, recipients: [] }] = received
  expect(recipients).toEqual(['ada@example.com'])
  expect(mail?.subject).toBe('Bestätigung ✓')
  expect(mail?.html).toContain(email.button.url)
  expect(mail?.text).toContain(email.button.url)
  expect(mail?.text).toContain('Hello José')
  expect(mail?.from?.text).toContain('hello@pool.example')
  expect(addressesOf(mail?.replyTo)).toEqual(['rosa@example.com'])
  expect(mail?.messageId).toMatch(/^<[0-9a-f-]{36}@pool\.example>$/)
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
})

test('an optional email tells mail programs how to unsubscribe; others have no such header', async () => {
  const { received, send } = await office()
  const url = 'https://pool.example/unsubscribe?token=abc'
  await send('ada@example.com', { unsubscribeUrl: url })
  await send('rosa@example.com')
  await expect.poll(() => received).toHaveLength(2)
  const linesTo = (reader: string) => {
    const found = received.find(({ recipients }) => recipients.includes(reader))
    return found?.mail.headerLines.map(({ line }) => line.replace(/\s+/g, ' ')) ?? []
  }
  const lines = [`List-Unsubscribe: <${url}>`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click']
  expect(linesTo('ada@example.com')).toEqual(expect.arrayContaining(lines))
  expect(linesTo('rosa@example.com').join()).not.toContain('List-')
})

test('a temporary failure is retried as the same email; a permanent one is given up, kept for a person, and blocks nobody', async () => {
  const { received, tried, send, readers } = await office((to, attempt) => {
    if (to.startsWith('gone')) return 550
    return to.startsWith('busy') && attempt === 1 ? 451 : undefined
  })
  for (const to of ['gone@example.com', 'busy@example.com', 'ada@example.com']) await send(to)
  await expect.poll(readers).toEqual(['ada@example.com', 'busy@example.com'])
  const ids = tried.filter(({ recipient }) => recipient === 'busy@example.com').map(({ messageId }) => messageId)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
  expect(received.at(-1)?.mail.messageId).toBe(ids[0])
  expect(tried.filter(({ recipient }) => recipient === 'gone@example.com')).toHaveLength(1)
  await expect.poll(() => undelivered(database)).toContain('gone@example.com')
})

test('mail that could not be delivered is kept where an operator can see it', async () => {
  const { tried, send } = await office((to) => (to.startsWith('never') ? 451 : undefined))
  await send('never@example.com')
  await expect.poll(() => undelivered(database)).toContain('never@example.com')
  expect(tried).toHaveLength(4)
})

test('a refusal of us is retried, a refusal of the recipient is not', async () => {
  const said = {
    login: '530 5.7.0 Log in first',
    relay: '550 5.7.1 Relaying denied',
    from: '553 5.1.8 Bad sender',
  } as const
  const { tried, send, readers } = await office((to, attempt) => {
    if (to.startsWith('unknown')) return '550 5.1.1 No such user'
    const [, refusal] = Object.entries(said).find(([who]) => to.startsWith(who)) ?? []
    return attempt === 1 ? refusal : undefined
  })
  const refused = ['login@example.com', 'relay@example.com', 'from@example.com']
  for (const to of ['unknown@example.com', ...refused]) await send(to)
  await expect.poll(() => readers().toSorted()).toEqual(refused.toSorted())
  await expect.poll(() => undelivered(database)).toContain('unknown@example.com')
  expect(tried.filter(({ recipient }) => recipient === 'unknown@example.com')).toHaveLength(1)
})

test('undelivered mail is listed, and an operator can send it again', async () => {
  let moved = true
  const { post, received, send } = await office((to) => (to.startsWith('moved') && moved ? 550 : undefined))
  await send('moved@example.com', { replyTo: 'rosa@example.com', unsubscribeUrl: 'https://pool.example/unsubscribe' })
  await expect.poll(() => undelivered(database)).toContain('moved@example.com')
  expect(await listUndelivered(database)).toContainEqual({
    to: 'moved@example.com',
    subject: email.subject,
    since: expect.any(Date),
  })
  moved = false
  expect(await retryUndelivered(post.visit(), 'nobody@example.com')).toBe(0)
  expect(await retryUndelivered(post.visit(), 'Moved@example.com')).toBe(1)
  await expect.poll(() => received).toHaveLength(1)
  expect(addressesOf(received[0]?.mail.replyTo)).toEqual(['rosa@example.com'])
  expect(received[0]?.mail.headerLines.map(({ line }) => line).join()).toContain('List-Unsubscribe')
  expect(await undelivered(database)).not.toContain('moved@example.com')
})

test('no email with two recipients or an injected header is sent', async () => {
  const { received, tried, send, readers } = await office()
  await send('a@example.com, b@example.com')
  await send('c@example.com\r\nBcc: d@example.com')
  await send('e@example.com', { replyTo: 'f@example.com, g@example.com' })
  await send('ok@example.com', { subject: 'Hi\r\nBcc: evil@example.com', title: 'José\r\nX-Evil: 1' })
  await expect.poll(readers).toEqual(['ok@example.com'])
  const mail = received[0]?.mail
  expect([mail?.bcc, mail?.cc, mail?.headers.get('x-evil')]).toEqual([undefined, undefined, undefined])
  await expect.poll(() => undelivered(database)).toContain('a@example.com, b@example.com')
  expect(tried).toHaveLength(1)
})

test('a transaction that is rolled back sends nothing', async () => {
  const { post, send, readers } = await office()
  const work = transact(post.visit(), async (visit) => {
    await queueEmail(visit, 'undone@example.com', email)
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  await send('done@example.com')
  await expect.poll(readers).toEqual(['done@example.com'])
  expect(await statesOf('undone@example.com')).toEqual([])
})

test('a mail server that was unavailable for a while gets everything when it is back', async () => {
  const away = await openMailServer()
  await away.close()
  const post = openMailProcess(database, away.url)
  await post.open()
  await queueEmail(post.visit(), 'patient@example.com', email)
  await expect.poll(() => statesOf('patient@example.com')).toEqual(['retry'])
  const back = await openMailServer(undefined, away.port)
  onTestFinished(async () => {
    await post.close()
    await back.close()
  })
  await expect.poll(() => back.received.map(({ recipients }) => recipients)).toEqual([['patient@example.com']])
})

test('a mail server that never answers delays no request, and its email is sent by the next one', async () => {
  const hole = createServer((socket) => socket.on('error', () => undefined))
  await new Promise<void>((resolve) => hole.listen(0, '127.0.0.1', resolve))
  const address = hole.address()
  const called = once(hole, 'connection')
  const stuck = openMailProcess(database, `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)
  await stuck.open()
  await queueEmail(stuck.visit(), 'first@example.com', email)
  await called

  const began = performance.now()
  for (let n = 0; n < 10; n++) await queueEmail(stuck.visit(), `waiting-${n}@example.com`, email)
  expect(performance.now() - began).toBeLessThan(2000)
  await stuck.close()
  hole.close()

  const { readers } = await office()
  const expected = ['first@example.com', ...Array.from({ length: 10 }, (_, n) => `waiting-${n}@example.com`)]
  await expect.poll(() => readers().toSorted()).toEqual(expected.toSorted())
})

test('mail of a process killed while sending is sent by another process', async () => {
  const writer = openMailProcess(database, 'smtp://127.0.0.1:9')
  await queueEmail(writer.visit(), 'orphan@example.com', email)
  const started = sql`update pgboss.job set state = 'active', started_on = now() - interval '2 minutes'
    where name = 'mail' and data->>'to' = 'orphan@example.com'`
  await started.execute(database.db)
  const { readers } = await office()
  await requeueLostMail(database)
  await expect.poll(readers).toEqual(['orphan@example.com'])
})

test('two processes share two hundred emails, and none is sent twice', async () => {
  const first = await office()
  const second = openMailProcess(database, first.url)
  await second.open()
  onTestFinished(() => second.close())
  const everybody = Array.from({ length: 200 }, (_, n) => `reader-${n}@example.com`)
  await transact(first.post.visit(), async (visit) => {
    for (const to of everybody) await queueEmail(visit, to, email)
  })
  await expect.poll(() => statesOf('reader-%'), { timeout: 50_000 }).toEqual(everybody.map(() => 'completed'))
  expect(first.readers().toSorted()).toEqual(everybody.toSorted())
})

test('a process that is stopped finishes the email it has started', async () => {
  const answer = Promise.withResolvers<undefined>()
  const server = await openMailServer(() => answer.promise)
  const post = openMailProcess(database, server.url)
  await post.open()
  await queueEmail(post.visit(), 'in-hand@example.com', email)
  await expect.poll(() => server.tried).toHaveLength(1)
  const stopped = post.close()
  // A process that did not wait would be gone by then.
  setTimeout(() => answer.resolve(undefined), 500)
  await stopped
  expect(server.received).toHaveLength(1)
  await server.close()
})

/** The delivery state of the emails to these recipients. */
async function statesOf(readers: string): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    select state from pgboss.job where name = 'mail' and data->>'to' like ${readers}`.execute(database.db)
  return rows.map(({ state }) => state)
}
