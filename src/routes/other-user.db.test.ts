import { type ActionFunction, createStaticHandler, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'

import { testDatabase } from '../../tests/support/databases.ts'
import { issueToken } from '../features/accounts/one-time-tokens.server.ts'
import { marketplace } from '../features/bookings/marketplace.fixture.ts'
import { listNotifications } from '../features/notifications/notifications.server.ts'
import { type Visit, visitContext } from '../platform/visit.server.ts'
import { action as readAll } from './latest-notifications.ts'
import { action as confirm } from './verify-email.tsx'

const { db } = await testDatabase()
const { as, customer: dana, pro: maria, book } = await marketplace(db)

async function post(visit: Visit, action: ActionFunction, fields: Record<string, string>) {
  const requestContext = new RouterContextProvider()
  requestContext.set(visitContext, visit)
  const request = new Request('https://poolwell.example/form', { method: 'POST', body: new URLSearchParams(fields) })
  const answer = await createStaticHandler([{ id: 'form', path: '/form', action }]).query(request, { requestContext })
  return answer instanceof Response ? { status: answer.status } : answer.actionData?.['form']
}

test('the bell of a page that was made for another user marks nothing as read', async () => {
  await book()
  const unread = async () =>
    (await listNotifications(as(dana), { limit: 10 })).notifications.filter(({ read }) => !read).length
  const before = await unread()
  expect(before).toBeGreaterThan(0)
  expect(await post(as(dana), readAll, { viewer: maria.id })).toEqual({ status: 303 })
  expect(await unread()).toBe(before)
  expect(await post(as(dana), readAll, { viewer: dana.id })).toEqual({ done: true })
  expect(await unread()).toBe(0)
})

test('a link that confirms the address of another account says which, and leads nobody to their own settings', async () => {
  const tokenFor = ({ id: accountId, email }: typeof dana) =>
    issueToken(as(null), { accountId, purpose: 'verify-email', email })
  expect(await post(as(maria), confirm, { token: await tokenFor(dana) })).toEqual({ confirmed: dana.email })
  expect(await post(as(maria), confirm, { token: await tokenFor(maria) })).toEqual({ status: 303 })
})
