import { expect, test } from 'vitest'
import { z } from 'zod'

import { testDatabase } from '../../../tests/support/databases.ts'
import { marketplace, person } from '../../features/bookings/marketplace.fixture.ts'
import { readToast } from '../../platform/forms/toast-cookie.ts'
import { newId } from '../../platform/id.ts'
import type { Actor } from '../../platform/visit.server.ts'
import { onlyBusinesses } from '../require-pro.server.ts'
import { loadBookingsTab } from './bookings-page.server.ts'

const { db } = await testDatabase()

const why = 'That booking is not on this account'

function wordsOf(led: unknown) {
  const { headers } = z.instanceof(Response).parse(led)
  const { toast } = readToast(headers.get('set-cookie'), false) ?? {}
  return [headers.get('location'), toast?.title, toast?.description]
}

test('the link of an email to another account says which one is logged in', async () => {
  const { as, pro, book } = await marketplace(db)
  const stranger = await person(db, 'customer', 'Iris')
  const open = async (actor: Actor, id: string) => {
    const side = actor.role === 'pro' ? 'pro' : 'customer'
    const page = loadBookingsTab(as(actor), side, new URL(`https://poolwell.example/?booking=${id}`))
    return wordsOf(await page.catch((thrown: unknown) => thrown))
  }
  expect(await open(stranger, await book())).toEqual(['/dashboard', why, 'You are logged in as Iris.'])
  for (const id of [newId(), 'x']) {
    expect(await open(pro, id)).toEqual(['/pro-dashboard', why, `You are logged in as ${pro.firstName}.`])
  }
})

test('so does one that a pro opens who has no business yet; any other leads on to opening one', async () => {
  const { as } = await marketplace(db)
  const ahmed = { ...(await person(db, 'pro', 'Ahmed')), hasProProfile: false }
  const led = (bookingId?: string) => {
    try {
      return onlyBusinesses(as(ahmed), bookingId)
    } catch (thrown) {
      return thrown
    }
  }
  expect(wordsOf(led(newId()))).toEqual(['/pro-signup', why, 'You are logged in as Ahmed.'])
  expect(wordsOf(led())).toEqual(['/pro-signup', undefined, undefined])
})
