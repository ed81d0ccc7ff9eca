import { expect, test } from 'vitest'

import { testDatabase } from '../../tests/support/databases.ts'
import { newId } from '../platform/id.ts'
import { visitUnderTest } from '../platform/visit-under-test.ts'
import { tidyUp } from './tidy-up.server.ts'

const { db } = await testDatabase()
const now = new Date()

async function keepMail(daysAgo: number): Promise<string> {
  const mail = { id: newId(), toAddress: 'ada@example.com', subject: 'S', text: 'T', html: '<p>T</p>' }
  await db
    .insertInto('keptMail')
    .values({ ...mail, createdAt: new Date(now.getTime() - daysAgo * 86_400_000) })
    .execute()
  return mail.id
}

test('kept mail can be read for a month', async () => {
  const [fresh, old] = [await keepMail(29), await keepMail(31)]
  await tidyUp(visitUnderTest(db, null, now))
  const left = await db.selectFrom('keptMail').select('id').where('id', 'in', [fresh, old]).execute()
  expect(left).toEqual([{ id: fresh }])
})
