import { expect, test, vi } from 'vitest'

import { approvePro, hidePro } from '../src/features/pros/vet-pros.server.ts'
import { testVisit } from '../src/platform/visit.fixture.ts'
import { openApi } from './support/api.ts'
import { businessInfo } from './support/business.ts'
import type { Person } from './support/client.ts'
import { untilJobsAreDone } from './support/jobs-done.ts'

const { person, database } = await openApi({ PRO_APPROVAL: 'manual' })
const { db } = database
const desk = testVisit(db, null, new Date())
const start = 'POST /api/create-subscription'
const refused = { status: 409, body: { code: 'AWAITS_APPROVAL', message: expect.stringContaining('as soon as it is') } }

test('a new business waits for approval: an operator is told, and no plan can be started before', async () => {
  const { pro, businessName } = await waiting()
  for (const planId of ['monthly', 'annual']) expect(await pro.api(start, { planId })).toMatchObject(refused)
  expect(await standing(pro)).toBe('inactive')

  await approvePro(desk, pro.email)
  expect((await pro.api(start, { planId: 'monthly' })).status).toBe(200)
  await untilJobsAreDone(db)
  const [told] = await mails().where('toAddress', '=', pro.email).where('subject', 'like', '%on Poolwell now').execute()
  expect(told?.text).toContain('/login?redirect=/subscription-plans')
  expect(told?.text).toContain('With an active membership they can also request visits.')
  const [notice] = await mails().where('subject', '=', `${businessName} is waiting for approval`).execute()
  expect(notice).toMatchObject({
    toAddress: 'support@poolwell.example',
    text: expect.stringContaining(`npm run pros approve ${pro.email}`),
  })
})

test('a trial from a checkout opened before the business was hidden begins, but its email promises no requests', async () => {
  const { pro } = await waiting()
  await approvePro(desk, pro.email)
  const { body } = await pro.api(start, { planId: 'monthly' })
  await hidePro(desk, pro.email)
  expect(await pro.api(start, { planId: 'monthly' })).toMatchObject(refused)
  await pro.api(`POST ${new URL(String(body['paymentUrl'])).pathname}`, { action: 'start_trial' })
  await vi.waitFor(async () => expect(await standing(pro)).toBe('trial'), { timeout: 15_000, interval: 50 })
  await untilJobsAreDone(db)

  const [trial] = await mails().where('toAddress', '=', pro.email).where('subject', 'like', '%free trial%').execute()
  expect(trial?.text).toContain('as soon as it is approved')
  expect(trial?.text).not.toContain('homeowners can send you requests, and')
  await approvePro(desk, pro.email)
  await untilJobsAreDone(db)
  const approvals = mails().where('toAddress', '=', pro.email).where('subject', 'like', '%on Poolwell now')
  const { text } = await approvals.orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(text).toContain('They can request visits, too.')
  expect(text).not.toContain('With an active membership')
  // The membership goes on as before, so that it can be canceled.
  expect((await pro.api(start, { planId: 'annual' })).body['code']).toBe('MEMBERSHIP_EXISTS')
  expect((await pro.api('POST /api/cancel-subscription')).status).toBe(200)
})

async function waiting() {
  const pro = await person('pro')
  const businessName = `Blue Haven ${pro.id}`
  expect((await pro.api('POST /api/pros', { ...businessInfo, businessName })).status).toBe(201)
  return { pro, businessName }
}

const standing = async ({ api }: Person) => (await api('GET /api/auth/user')).body['subscriptionStatus']
const mails = () => db.selectFrom('keptMail').select(['text', 'toAddress'])
