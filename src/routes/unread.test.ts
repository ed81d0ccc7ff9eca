import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'

import type { Route } from './+types/unread'
import { clientLoader } from './unread.ts'

const address = 'https://poolwell.example/messages/unread'
const about = {
  request: new Request(address),
  url: new URL(address),
  pattern: '/messages/unread',
  params: {},
  context: new RouterContextProvider(),
}
const load = (serverLoader: Route.ClientLoaderArgs['serverLoader']) => clientLoader({ ...about, serverLoader })

test('counts that cannot be loaded are not those of whoever was logged in before', async () => {
  const counts = { messages: 3, notifications: 1 }
  expect(await load(async () => counts)).toEqual(counts)
  expect(await load(() => Promise.reject(new TypeError('Failed to fetch')))).toBeNull()
})
