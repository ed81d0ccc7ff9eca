import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { marketplace } from '../../features/bookings/marketplace.fixture.ts'
import { requestBooking } from '../../features/bookings/request/request-booking.server.ts'
import { block, unblock } from '../../features/messages/blocks.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { loadProfilePage } from './profile-page.server.ts'

const { db } = await testDatabase()

async function accessOf(visit: Visit, proId: string, search = '') {
  const { open } = await loadProfilePage(visit, proId, new URLSearchParams(search))
  if (open.id !== 'request') throw new Error('another tab is open')
  return open.access
}

test.each(['customer', 'pro'] as const)(
  'once the %s has blocked the other, the profile says that no request can be sent, instead of a form to fill in',
  async (side) => {
    const { as, customer, pro, request } = await marketplace(db)
    const [blocker, blocked] = side === 'customer' ? [customer, pro] : [pro, customer]
    const { id } = await requestBooking(as(customer), request())
    const profile = async () => loadProfilePage(as(customer), pro.id, new URLSearchParams())
    expect(await profile()).toMatchObject({ mayAsk: true })
    await block(as(blocker), blocked.id)
    expect(await profile()).toMatchObject({ mayAsk: false })
    expect(await accessOf(as(customer), pro.id)).toEqual({ may: 'not', because: 'blocked' })
    expect(await accessOf(as(customer), pro.id, `reschedule=${id}`)).toEqual({ may: 'not', because: 'blocked' })
    const { open } = await loadProfilePage(as(customer), pro.id, new URLSearchParams('tab=services'))
    expect(open).toMatchObject({ id: 'services', mayAsk: false })
    await unblock(as(blocker), blocked.id)
    expect(await accessOf(as(customer), pro.id)).toMatchObject({ may: 'ask' })
  },
)
