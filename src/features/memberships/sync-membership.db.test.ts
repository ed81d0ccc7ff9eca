import { expect, test } from 'vitest'
import { z } from 'zod'

import { testDatabase } from '../../../tests/support/databases.ts'
import { roundsOn } from '../../../tests/support/rounds.ts'
import { pagesOnBus } from '../../platform/bus/pages-changed.server.ts'
import { refreshMembership } from './change-membership.server.ts'
import { getMembership } from './memberships.server.ts'
import { findMembership, saveCustomer } from './memberships.table.server.ts'
import { atProvider, callOf, forgetEarlierCustomers, testPro } from './pro.fixture.ts'
import { reportedMembership } from './reported-membership.ts'
import { subscriptionsOf } from './subscriptions.server.ts'
import { syncMembership } from './sync-membership.server.ts'

const database = await testDatabase()
const { db } = database
await forgetEarlierCustomers(db)

test('every process drops its cached pages when any process reads a changed membership', async () => {
  const pro = await testPro(db)
  // An event would also queue a reading, which a worker of other tests may do first.
  pro.payments.test?.deliverTo(() => new Response())
  await pro.checkout('monthly', '4242424242424242')
  const told: (readonly string[])[] = []
  const publish = async (_: unknown, to: readonly string[]) => void told.push(to)
  const visit = { ...pro.visit(), bus: { ...pro.visit().bus, publish } }
  await refreshMembership(visit)
  expect(told).toEqual([[pagesOnBus]])

  await syncMembership(visit, await pro.customerRef())
  expect(told, 'nothing was new').toHaveLength(1)
})

test('of two checkouts finished at the same moment one becomes the membership, and the other is not renewed', async () => {
  const pro = await testPro(db)
  await pro.checkout('monthly', '4242424242424242')
  const ended: string[] = []
  let isRenewed = true
  const twice = () =>
    atProvider(pro, async (request, answer) => {
      if (request.method === 'POST') {
        ended.push(`${callOf(request)} ${await request.text()}`)
        return Response.json({})
      }
      const response = await answer(request)
      if (callOf(request) !== 'GET /v1/subscriptions') return response
      const { data, ...list } = Subscriptions.parse(await response.json())
      const second = { id: 'sub_second', cancel_at_period_end: !isRenewed }
      const older = data.map((one) => ({ ...one, ...second, created: one.created - 1 }))
      return Response.json({ ...list, data: [...older, ...data] })
    })
  await refreshMembership(twice())
  expect(ended).toEqual(['POST /v1/subscriptions/sub_second cancel_at_period_end=true'])
  expect(await getMembership(pro.visit())).toMatchObject({ status: 'active', cancelAtPeriodEnd: false })
  isRenewed = false
  await refreshMembership(twice())
  expect(ended, 'it is ended once').toHaveLength(1)
})

test('a subscription that the provider will end on a date of its own counts as canceled', async () => {
  const pro = await testPro(db)
  await pro.checkout('monthly', '4242424242424242')
  const [subscription] = await subscriptionsOf(pro.visit(), await pro.customerRef())
  const reported = (changes: object) => subscription && reportedMembership([{ ...subscription, ...changes }])
  const ends = Date.parse('2030-02-10T00:00:00Z')
  expect(reported({})).toMatchObject({ status: 'active', cancelAtPeriodEnd: false })
  expect(reported({ cancel_at: ends / 1000 })).toMatchObject({ cancelAtPeriodEnd: true, expiresAt: new Date(ends) })
})

test('the date of the first trial stays, however often the provider is read again', async () => {
  const pro = await testPro(db)
  const trialUsedAt = async () => (await findMembership(pro.visit(), pro.actor.id))?.trialUsedAt
  await pro.checkout('monthly')
  await pro.sync()
  const first = await trialUsedAt()
  pro.wait(15)
  await pro.sync()
  expect([first, await trialUsedAt()]).toEqual([expect.any(Date), first])
})

test('an account that becomes a customer twice at the same moment is one customer', async () => {
  const pro = await testPro(db)
  const save = (customerRef: string) => saveCustomer(pro.visit(), pro.actor.id, { customerRef, deleted: null })
  const refs = await Promise.all(['cus_a', 'cus_b'].map((ref) => save(`${ref}_${pro.actor.id}`)))
  expect(new Set([...refs, await pro.customerRef()]).size).toBe(1)
})

test('an account that becomes the same customer several times at the same moment becomes it once', async () => {
  for (let round = 0; round < roundsOn(database, 60); round++) {
    const pro = await testPro(db)
    const customerRef = `cus_same_${pro.actor.id}`
    const save = () => saveCustomer(pro.visit(), pro.actor.id, { customerRef, deleted: null })
    const refs = await Promise.all(Array.from({ length: 8 }, save))
    expect(new Set([...refs, await pro.customerRef()])).toEqual(new Set([customerRef]))
  }
})

const Subscriptions = z.looseObject({ data: z.array(z.looseObject({ id: z.string(), created: z.number() })) })
