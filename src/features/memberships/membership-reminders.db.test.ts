import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { untilOthersWait } from '../../../tests/support/lock-waiters.ts'
import { cancelMembership } from './change-membership.server.ts'
import { maintainMemberships } from './maintain-memberships.server.ts'
import { lockMembership } from './memberships.table.server.ts'
import { forgetEarlierCustomers, testPro } from './pro.fixture.ts'
import { subscriptionsOf } from './subscriptions.server.ts'

const database = await testDatabase()
const { db } = database
await forgetEarlierCustomers(db)
const good = '4242424242424242'

test('three days before a trial ends its pro is reminded once; a pro who has canceled is not', async () => {
  const [stays, another, leaves] = [await testPro(db), await testPro(db), await testPro(db)]
  for (const pro of [stays, another, leaves]) {
    await pro.checkout('monthly')
    await pro.sync()
  }
  await cancelMembership(leaves.visit())
  stays.wait(10.9)
  await maintainMemberships(stays.visit())
  expect(await stays.emails()).toHaveLength(1)
  stays.wait(0.2)
  await maintainMemberships(stays.visit())
  await maintainMemberships(stays.visit())
  for (const pro of [stays, another])
    expect(await pro.emails()).toEqual(['Your free trial has begun', 'Your free trial ends on February 14, 2030'])
  expect(await leaves.emails()).not.toContain('Your free trial ends on February 14, 2030')
})

test('a month before a paid year ends its pro is reminded once, each year; a monthly or canceled one is not', async () => {
  const [yearly, monthly, leaves] = [await testPro(db), await testPro(db), await testPro(db)]
  await yearly.checkout('annual', good)
  await leaves.checkout('annual', good)
  await monthly.checkout('monthly', good)
  for (const pro of [yearly, monthly, leaves]) await pro.sync()
  await cancelMembership(leaves.visit())
  await maintainMemberships(monthly.visit())
  expect(await monthly.emails()).toEqual(['Your membership is active'])

  const remindAfter = async (days: number) => {
    for (const pro of [yearly, leaves]) pro.wait(days)
    await yearly.sync()
    await maintainMemberships(yearly.visit())
    return (await yearly.emails()).slice(1)
  }
  expect(await remindAfter(334)).toEqual([])
  const first = 'Your membership renews on January 31, 2031'
  expect(await remindAfter(2)).toEqual([first])
  expect(await remindAfter(1)).toEqual([first])
  expect(await leaves.emails()).not.toContain(first)
  expect(await remindAfter(365)).toEqual([first, 'Your membership renews on January 31, 2032'])
})

test('a pro who cancels while the reminder is being written does not get it', async () => {
  const pro = await testPro(db)
  await pro.checkout('monthly')
  await pro.sync()
  pro.wait(11.1)
  const customerRef = await pro.customerRef()
  // A worker of other tests may read the provider again at any time: it must find the same state there.
  for (const { id } of await subscriptionsOf(pro.visit(), customerRef)) {
    await pro.payments.client.subscriptions.update(id, { cancel_at_period_end: true })
  }
  const reminding = await db.transaction().execute(async (held) => {
    await lockMembership({ ...pro.visit(), db: held }, customerRef)
    const reminding = { done: maintainMemberships(pro.visit()) }
    await untilOthersWait(database)
    await held
      .updateTable('membership')
      .set({ cancelAtPeriodEnd: true })
      .where('accountId', '=', pro.actor.id)
      .execute()
    return reminding
  })
  await reminding.done
  expect(await pro.emails()).toEqual(['Your free trial has begun'])
})

test('a trial that ended while the job did not run is not announced as ending', async () => {
  const pro = await testPro(db)
  await pro.checkout('monthly')
  await pro.sync()
  pro.wait(14.5)
  await maintainMemberships(pro.visit())
  expect(await pro.emails()).not.toContainEqual(expect.stringMatching(/^Your free trial ends/))
})
