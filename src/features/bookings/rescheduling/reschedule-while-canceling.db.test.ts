import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { untilOthersWait } from '../../../../tests/support/lock-waiters.ts'
import { outcome } from '../../../platform/visit.fixture.ts'
import { changeBooking } from '../changes/change-booking.server.ts'
import { cancel } from '../marketplace.fixture.ts'
import { requestBooking } from '../request/request-booking.server.ts'
import { bookedSeries, mondays } from '../series/repeating.fixture.ts'

const database = await testDatabase()
const { db } = database

/** Eight accepted Mondays. The customer asks to move the third; the pro cancels it, or it and others with it. */
async function moving() {
  const { as, customer, pro, request, nth } = await bookedSeries(db)
  const ask = (requestTime: string, replacesId = nth(3)) =>
    requestBooking(as(customer), request({ requestDate: mondays[2], requestTime, replacesId }))
  const end = (id: string, andLater: boolean) => () => changeBooking(as(pro), id, { ...cancel, andLater })
  const waiting = () => {
    const pending = db.selectFrom('booking').select('id').where('status', '=', 'pending')
    return pending.where('proId', '=', pro.id).execute()
  }
  /** Begins the second once the first has done all but its line in the conversation. */
  const atOnce = async (one: () => Promise<unknown>, other: () => Promise<unknown>) => {
    const { both } = await db.transaction().execute(async (held) => {
      await held.selectFrom('conversation').select('id').where('proId', '=', pro.id).forUpdate().execute()
      const first = outcome(one())
      await untilOthersWait(database)
      const both = Promise.all([first, outcome(other())])
      await untilOthersWait(database, 2)
      return { both }
    })
    return both
  }
  const ends = {
    'it alone': end(nth(3), false),
    'it and the later ones': end(nth(3), true),
    'the whole series': end(nth(1), true),
  }
  return { ask, ends, waiting, atOnce }
}

const series = ['it and the later ones', 'the whole series'] as const

test.each(['it alone', ...series] as const)(
  'a visit can no longer be moved while the pro is canceling %s',
  async (which) => {
    const { ask, ends, waiting, atOnce } = await moving()
    expect(await atOnce(ends[which], () => ask('11:00'))).toEqual([200, 409])
    expect(await waiting()).toEqual([])
  },
)

test.each(series)('a request to move a visit that is sent while the pro cancels %s ends, too', async (which) => {
  const { ask, ends, waiting, atOnce } = await moving()
  expect(await atOnce(() => ask('11:00'), ends[which])).toEqual([200, 200])
  expect(await waiting()).toEqual([])
})

test.each(series)('a request to move a visit that is changed while the pro cancels %s ends, too', async (which) => {
  for (const isChangedFirst of [true, false]) {
    const { ask, ends, waiting, atOnce } = await moving()
    const { id } = await ask('11:00')
    const change = () => ask('13:00', id)
    const outcomes = isChangedFirst ? await atOnce(change, ends[which]) : await atOnce(ends[which], change)
    expect(outcomes).toEqual([200, isChangedFirst ? 200 : 409])
    expect(await waiting()).toEqual([])
  }
})
