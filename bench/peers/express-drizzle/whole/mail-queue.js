import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'

import { db, pool } from '../database.js'
import { rendered } from './emails.js'
import { keptMail } from './schema.js'

// The tables and the queue exist already.
const boss = new PgBoss({
  db: { executeSql: (text, values) => pool.query(text, values) },
  migrate: false,
  createSchema: false,
  supervise: false,
  schedule: false,
})
boss.on('error', (error) => console.error(error))
await boss.start()

let worker = ''
// One email per job: in a batch, one failure would send the others twice.
worker = await boss.work('mail', { pollingIntervalSeconds: 0.5 }, async ([{ id, data }]) => {
  // Takes the next one at once instead of waiting for the next poll.
  boss.notifyWorker(worker)
  // Nothing is really sent, as in development: the emails are stored in a table.
  const { to, ...mail } = data
  await db
    .insert(keptMail)
    .values({ ...mail, id, toAddress: to, createdAt: new Date() })
    .onConflictDoNothing()
})

/** In the transaction that causes the emails. */
export async function queueEmails(tx, emails) {
  const jobs = emails.map((email) => ({ data: rendered(email) }))
  await boss.insert('mail', jobs, { db: fromDrizzle(tx, sql) })
}

export function hurry() {
  boss.notifyWorker(worker)
}
