import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { changeBooking } from '../../features/bookings/changes/change-booking.server.ts'
import { accept, marketplace } from '../../features/bookings/marketplace.fixture.ts'
import { requestBooking } from '../../features/bookings/request/request-booking.server.ts'
import { lineOf } from '../../features/messages/message.ts'
import { getThread, listConversations } from '../../features/messages/threads.server.ts'

const { db } = await testDatabase()

test('each of the two reads "You" where they changed a booking; the text that the API answers names them to both', async () => {
  const { as, customer, pro, request } = await marketplace(db)
  const { id } = await requestBooking(as(customer), request())
  await changeBooking(as(pro), id, accept)
  const seenBy = async (me: typeof pro, other: typeof pro) => {
    const { messages } = await getThread(as(me), other.id)
    const { conversations } = await listConversations(as(me))
    const [preview] = conversations.map(({ lastMessage }) => lineOf(lastMessage, me.id))
    return { lines: messages.map(({ line }) => line?.text), bodies: messages.map(({ body }) => body), preview }
  }

  const visit = 'Regular Maintenance on Mar 2 at 9:00 AM'
  const shown = 'Regular Maintenance on Mar\u00a02 at 9:00\u00a0AM'
  const bodies = [`Dana asked for ${visit}`, `Maria accepted ${visit}`]
  expect(await seenBy(customer, pro)).toEqual({
    lines: [`You asked for ${shown}`, `Maria accepted ${shown}`],
    bodies,
    preview: `Accepted ${visit}`,
  })
  expect(await seenBy(pro, customer)).toEqual({
    lines: [`Dana asked for ${shown}`, `You accepted ${shown}`],
    bodies,
    preview: `You accepted ${visit}`,
  })
})
