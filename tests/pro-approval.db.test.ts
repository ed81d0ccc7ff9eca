import { expect, test, vi } from 'vitest'

import { openApi } from './support/api.ts'
import { businessInfo } from './support/business.ts'
import { untilJobsAreDone } from './support/jobs-done.ts'

const { person, database } = await openApi({ PRO_APPROVAL: 'manual' })
const { db } = database

test('while a new business waits for approval, its pro is promised no requests and an operator is notified', async () => {
  const pro = await person('pro')
  const businessName = `Blue Haven ${pro.id}`
  expect((await pro.api('POST /api/pros', { ...businessInfo, businessName })).status).toBe(201)
  const { body } = await pro.api('POST /api/create-subscription', { planId: 'monthly' })
  await pro.api(`POST ${new URL(String(body['paymentUrl'])).pathname}`, { action: 'start_trial' })
  const standing = async () => (await pro.api('GET /api/auth/user')).body['subscriptionStatus']
  await vi.waitFor(async () => expect(await standing()).toBe('trial'), { timeout: 15_000, interval: 50 })
  await untilJobsAreDone(db)

  const mails = db.selectFrom('keptMail').select(['text', 'toAddress'])
  const [trial] = await mails.where('toAddress', '=', pro.email).where('subject', 'like', '%free trial%').execute()
  expect(trial?.text).toContain('as soon as it is approved')
  expect(trial?.text).not.toContain('homeowners can send you requests, and')
  const [waiting] = await mails.where('subject', '=', `${businessName} is waiting for approval`).execute()
  expect(waiting).toMatchObject({
    toAddress: 'support@poolwell.example',
    text: expect.stringContaining(`npm run pros approve ${pro.email}`),
  })
})
