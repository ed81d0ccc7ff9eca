import { createStaticHandler, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'

import { testDatabase } from '../../tests/support/databases.ts'
import { person } from '../features/bookings/marketplace.fixture.ts'
import { testVisit } from '../platform/visit.fixture.ts'
import { type Actor, visitContext } from '../platform/visit.server.ts'
import { loader } from './verify-email.tsx'

const { db } = await testDatabase()

/** What the page of a link that was used before knows of this user. */
async function openAgain(actor: Actor | null): Promise<unknown> {
  const requestContext = new RouterContextProvider()
  requestContext.set(visitContext, testVisit(db, actor, new Date()))
  const request = new Request('https://poolwell.example/verify-email?token=used')
  const answer = await createStaticHandler([{ id: 'page', path: '/verify-email', loader }]).query(request, {
    requestContext,
  })
  return answer instanceof Response ? answer.status : answer.loaderData['page']
}

test('whoever opens a used link again reads that their own address is confirmed, unless one still waits for it', async () => {
  const dana = await person(db, 'customer', 'Dana')
  const account = db.updateTable('account').where('id', '=', dana.id)
  const used = { token: 'used', isGood: false, signedIn: true }
  await account.set({ emailVerifiedAt: new Date() }).execute()
  expect(await openAgain(dana)).toEqual({ ...used, confirmed: dana.email })
  await account.set({ pendingEmail: 'new@example.com' }).execute()
  expect(await openAgain(dana)).toEqual({ ...used, confirmed: null })
  await account.set({ pendingEmail: null, emailVerifiedAt: null }).execute()
  expect(await openAgain(dana)).toEqual({ ...used, confirmed: null })
  expect(await openAgain(null)).toEqual({ ...used, signedIn: false, confirmed: null })
})
