import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { plusMinutes } from '../../availability/local-time.ts'
import { block } from '../../messages/blocks.server.ts'
import { changeBooking } from '../changes/change-booking.server.ts'
import { accept, withdraw } from '../marketplace.fixture.ts'
import { requestBooking } from '../request/request-booking.server.ts'
import { agreed } from '../rescheduling/rescheduling.fixture.ts'
import { asked, suggested, tuesday, wednesday } from '../suggestions/suggested-times.fixture.ts'
import { suggestTimes } from '../suggestions/suggest-times.server.ts'
import { sendReminders } from './reminders.server.ts'
import { now } from '../../../platform/tables/rows.fixture.ts'
import { queuedMails } from '../../../platform/jobs/queued-mails.fixture.ts'

const { db } = await testDatabase()
// Those of other files' bookings would be sent, too, hundreds of them.
await db.updateTable('booking').set({ remindAt: null }).execute()

const later = (hours: number) => plusMinutes(now, hours * 60)
const subject = 'Blue Water is waiting: choose a time'

/** The texts of the reminders to choose that this person got, and how many other reminders of the request. */
async function remindersTo(person: { email: string }) {
  const mails = await queuedMails(db, person)
  const others = mails.filter((mail) => /^(Still waiting|No answer yet)/.test(mail.subject)).length
  return { texts: mails.filter((mail) => mail.subject === subject).map(({ text }) => text), others }
}

test('a customer who has not chosen halfway to the time of the request is reminded once, and the pro not at all', async () => {
  // Twenty-one hours before the visit.
  const { as, customer, pro } = await suggested(db)
  await sendReminders(as(null, later(10.4)))
  expect((await remindersTo(customer)).texts).toEqual([])
  await Promise.all([sendReminders(as(null, later(10.6))), sendReminders(as(null, later(10.6)))])
  await sendReminders(as(null, later(20.9)))
  const { texts, others } = await remindersTo(customer)
  expect(texts).toHaveLength(1)
  expect(texts[0]).toContain('Tuesday, March 3, 2026 at 2:00 PM PST')
  expect(texts[0]).toContain('Wednesday, March 4, 2026 at 9:00 AM PST')
  expect([others, await remindersTo(pro)]).toEqual([0, { texts: [], others: 0 }])
})

test('with more time, they are reminded a day after it was suggested, and again of other times', async () => {
  const { as, customer, pro, request } = await asked(db)
  const { id } = await requestBooking(as(customer), request({ requestDate: '2026-03-12' }))
  const suggest = (date: string, hours: number) =>
    suggestTimes(as(pro, later(hours)), id, { times: [{ date, time: '09:00' }], note: null })
  const reminded = async (hours: number) => {
    await sendReminders(as(null, later(hours)))
    return (await remindersTo(customer)).texts.length
  }
  await suggest('2026-03-13', 2)
  expect([await reminded(25.9), await reminded(26.1), await reminded(100)]).toEqual([0, 1, 1])
  await suggest('2026-03-14', 101)
  expect([await reminded(124.9), await reminded(125.1)]).toEqual([1, 2])
  // The first of the times comes before the request: halfway to it, and not after it.
  await suggest('2026-03-07', 129)
  expect([await reminded(134.9), await reminded(135.1)]).toEqual([2, 3])
})

test('a reminder names only the times that are still free, and is not sent when none is', async () => {
  for (const taken of [[tuesday], [tuesday, wednesday]]) {
    const { as, customer, book } = await suggested(db)
    for (const { date, time } of taken) {
      await book({ requestDate: date, requestTime: time })
    }
    await sendReminders(as(null, later(11)))
    const { texts } = await remindersTo(customer)
    expect(texts.map((text) => /March \d/.exec(text)?.[0])).toEqual(taken.length === 1 ? ['March 4'] : [])
  }
})

test('nobody is reminded to choose once a time is taken or taken back, the request answered, or one of the two blocked', async () => {
  const step = {
    take: ({ take }) => take(),
    retract: ({ retract }) => retract(),
    accept: ({ as, pro, id }) => changeBooking(as(pro), id, accept),
    withdraw: ({ as, customer, id }) => changeBooking(as(customer), id, withdraw),
    block: ({ as, customer, pro }) => block(as(pro), customer.id),
  } satisfies Record<string, (market: Awaited<ReturnType<typeof suggested>>) => Promise<unknown>>
  for (const [name, happens] of Object.entries(step)) {
    const market = await suggested(db)
    await happens(market)
    await sendReminders(market.as(null, later(11)))
    expect((await remindersTo(market.customer)).texts, name).toEqual([])
  }
})

test('whoever wants to move a visit is reminded that it stays until they choose', async () => {
  const { as, ask, pro, customer, id } = await agreed(db)
  const other = await ask('13:00', id)
  await suggestTimes(as(pro), other.id, { times: [wednesday], note: null })
  await sendReminders(as(null, later(13)))
  expect((await remindersTo(customer)).texts).toEqual([expect.stringContaining('Until then it stays as it is')])
})
