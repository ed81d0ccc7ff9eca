import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { queuedMails } from '../../platform/jobs/queued-mails.fixture.ts'
import { marketplace } from '../bookings/marketplace.fixture.ts'
import { notifyOfPhotoRemoval } from './photo-removal-email.server.ts'

const { db } = await testDatabase()

const reason = 'It shows another business'

test('the pro of a removed photo reads which one it was and why, unless the account is gone', async () => {
  const { as, pro } = await marketplace(db)
  const tell = (caption: string) => notifyOfPhotoRemoval(as(null), { proId: pro.id, caption, reason })
  const told = async () => (await queuedMails(db, pro)).map(({ text }) => text).filter((text) => text.includes(reason))
  await tell('New tiles')
  expect(await told()).toEqual([expect.stringContaining(`Its caption: New tiles\nWhy it was removed: ${reason}`)])
  await tell('')
  expect((await told())[1]).not.toContain('Its caption')

  const erased = { deletedAt: new Date(), lastName: '', passwordHash: '' }
  await db.updateTable('account').set(erased).where('id', '=', pro.id).execute()
  await tell('New tiles')
  expect(await told()).toHaveLength(2)
})
