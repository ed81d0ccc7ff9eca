import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { openBus } from './bus.server.ts'
import type { LiveEvent } from './live-event.ts'
import { newId } from '../id.ts'
import { openLog } from '../log.server.ts'

const database = await testDatabase()

const drivers = ['listen', 'poll'] as const

test.each(drivers)(
  '%s: committed events reach every process; other people’s and rolled-back ones reach nobody',
  async (bus) => {
    const [one, other] = await Promise.all([open(bus), open(bus)])
    const [dana, maria, stranger] = [newId(), newId(), newId()]
    const heard = [...[dana, maria, stranger].map((id) => hear(one, id)), hear(other, dana)]

    await database.db
      .transaction()
      .execute(async (db) => {
        await one.publish(db, [dana], booking('never'))
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    await database.db.transaction().execute((db) => one.publish(db, [dana, maria], booking('1')))
    await database.db.transaction().execute((db) => other.publish(db, [dana, dana], booking('2')))

    await expect.poll(() => heard, { timeout: 15_000 }).toEqual([['1', '2'], ['1'], [], ['1', '2']])
    await Promise.all([one.close(), other.close()])
  },
)

test.each(drivers)('%s: events of one instant arrive in the order in which they happened', async (kind) => {
  const bus = await open(kind)
  const dana = newId()
  const heard = hear(bus, dana)
  const inOrder = Array.from({ length: 40 }, (_, n) => String(n))
  await database.db.transaction().execute(async (db) => {
    for (const n of inOrder) await bus.publish(db, [dana], booking(n))
  })
  await expect.poll(() => heard, { timeout: 15_000 }).toEqual(inOrder)
  await bus.close()
})

test.each(drivers)('%s: invalid payloads are ignored, and the events after them arrive', async (kind) => {
  const bus = await open(kind)
  const dana = newId()
  const heard = hear(bus, dana)
  const events = ['{"type":"from the future"}', '{"type":"booking"}', '{"type":"booking","data":{"bookingId":1}}']
  const envelopes = [...events, '{"type":"toString","data":{}}'].map((event) => `{"to":["${dana}"],"event":${event}}`)
  for (const payload of ['x', 'null', '{"to":"all"}', ...envelopes]) {
    if (kind === 'poll') await database.db.insertInto('busEvent').values({ id: newId(), payload }).execute()
    else await sql`select pg_notify('poolwell', ${payload})`.execute(database.db)
  }
  await bus.publish(database.db, [dana], booking('1'))
  await expect.poll(() => heard).toEqual(['1'])
  await bus.close()
})

test('poll: events of a transaction that began long ago arrive when it ends', async () => {
  const bus = await open('poll')
  const dana = newId()
  const heard = hear(bus, dana)
  const payload = JSON.stringify({ to: [dana], event: booking('late') })
  const createdAt = sql<Date>`now() - interval '40 seconds'`
  await database.db.insertInto('busEvent').values({ id: newId(), payload, createdAt }).execute()
  await expect.poll(() => heard).toEqual(['late'])
  await bus.publish(database.db, [dana], booking('next'))
  await expect.poll(() => heard).toEqual(['late', 'next'])
  await bus.close()
})

test('a subscriber that left gets no more events, and the others are told when the bus closes', async () => {
  const bus = await open('listen')
  const dana = newId()
  const heard: string[] = []
  let ended = 0
  const subscriber = { receive: (event: LiveEvent) => void heard.push(event.type), end: () => void ended++ }
  const leave = bus.subscribe(dana, subscriber)
  leave()
  await bus.publish(database.db, [dana], booking('1'))
  bus.subscribe(newId(), subscriber)
  bus.hangUp()
  expect([heard, ended]).toEqual([[], 1])
  bus.subscribe(dana, subscriber)
  expect(ended).toBe(2)
  await bus.close()
})

test('a broken connection is reopened, and everyone is told to read again', async () => {
  if (database.engine === 'embedded') return
  const bus = await open('listen')
  const dana = newId()
  const heard = hear(bus, dana)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'poolwell-live' and datname = current_database()`.execute(database.db)
  await bus.publish(database.db, [dana], booking('lost'))
  await expect.poll(() => heard, { timeout: 15_000 }).toEqual(['resync'])
  await bus.publish(database.db, [dana], booking('2'))
  await expect.poll(() => heard, { timeout: 15_000 }).toEqual(['resync', '2'])
  await bus.close()
})

async function open(kind: 'listen' | 'poll') {
  const bus = openBus({ database, config: { bus: kind }, log: openLog('silent') })
  await bus.listen()
  return bus
}

function hear(bus: Awaited<ReturnType<typeof open>>, account: string): string[] {
  const heard: string[] = []
  const receive = (event: LiveEvent) => void heard.push(event.type === 'booking' ? event.data.bookingId : event.type)
  bus.subscribe(account, { receive, end: () => undefined })
  return heard
}

function booking(bookingId: string): LiveEvent {
  return { type: 'booking', data: { bookingId } }
}
