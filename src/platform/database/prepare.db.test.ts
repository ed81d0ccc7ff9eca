import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openEmpty } from '../../../tests/support/empty-database.ts'
import type { OpenDatabase } from './database.server.ts'
import { type Given, prepare } from './prepare.server.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await openEmpty()
  await sql`create table category (id int primary key, name text not null)`.execute(open.db)
  await sql`insert into category values (1, 'Cleaning'), (2, 'Repair'), (3, 'Inspection')`.execute(open.db)
})
afterAll(() => open.close())

let built = 0
const named = prepare((db, given: Given<{ name: string; ids: readonly number[] }>) => {
  built += 1
  return db
    .selectFrom('category')
    .select(['id', sql<string>`${given('name')}::text || id`.as('shortName')])
    .where('id', '=', sql<number>`any(${given('ids')}::int[])`)
    .where(sql<boolean>`name <> ${given('name')}`)
    .orderBy('id')
})

test('a prepared statement is built once, and each caller gets the answer for their own values', async () => {
  const answers = await Promise.all(
    ['a', 'b', 'Repair'].map((name, at) => named(open.db, { name, ids: [at + 1, 2, 3] })),
  )
  expect(answers.map((rows) => rows.map(({ shortName }) => shortName))).toEqual([
    ['a1', 'a2', 'a3'],
    ['b2', 'b3'],
    ['Repair3'],
  ])
  expect(built).toBe(1)
})

test('in a transaction it reads what the transaction wrote', async () => {
  const undone = open.db.transaction().execute(async (tx) => {
    await tx.updateTable('category').set({ name: 'a' }).where('id', '=', 3).execute()
    expect(await named(tx, { name: 'a', ids: [2, 3] })).toEqual([{ id: 2, shortName: 'a2' }])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await named(open.db, { name: 'a', ids: [3] })).toEqual([{ id: 3, shortName: 'a3' }])
})
