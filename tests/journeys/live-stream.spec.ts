import { type BrowserContext, expect } from '@playwright/test'

import { openBusiness, test } from './people.ts'
import { hold, openHydrated } from './support.ts'

test('one stream serves all tabs of a browser @desktop', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openBusiness(maria, 'Blue Talk Pools')
  const streams = streamsOf(dana.page.context())
  await dana.page.request.post(`/api/messages/${maria.id}`, { data: { body: 'Hello' } })
  await dana.page.goto('/messages')
  await expect.poll(() => streams.length).toBe(1)
  const second = await dana.page.context().newPage()
  await second.goto('/')
  await maria.page.request.post(`/api/messages/${dana.id}`, { data: { body: 'Hello back' } })
  await expect(second.getByRole('link', { name: 'Messages, 1 unread' }).first()).toBeVisible()
  expect(streams).toHaveLength(1)

  await dana.page.close()
  await maria.page.request.post(`/api/messages/${dana.id}`, { data: { body: 'Are you there?' } })
  await expect(second.getByRole('link', { name: 'Messages, 2 unread' }).first()).toBeVisible()
  expect(streams).toHaveLength(2)
})

test('a dashboard that is still open on another day of a business is loaded again, wherever its reader is @desktop', async ({
  openPage,
  person,
}) => {
  const { page: own } = await person('customer')
  const page = await openPage({ timezoneId: 'America/New_York', storageState: await own.context().storageState() })
  await page.clock.install({ time: '2026-11-27T07:58:00Z' })
  const reloaded = () => page.waitForResponse('**/dashboard.data*')
  const onceLive = reloaded()
  await openHydrated(page, '/dashboard')
  await onceLive
  const nextDayInLosAngeles = reloaded()
  // As if the device had slept: its connection may be dead.
  const streamAnew = page.waitForRequest('**/api/events')
  await page.clock.fastForward('03:00')
  await nextDayInLosAngeles
  await streamAnew
})

test('a device that sleeps while its page asks why the stream ended has one stream afterwards @desktop', async ({
  person,
}) => {
  const { page } = await person('customer')
  await page.clock.install()
  const streams = streamsOf(page.context())
  await page.route('**/api/events', (route) => route.fulfill({ status: 503 }))
  const answer = await hold(page, '**/api/auth/user')
  const asked = page.waitForRequest('**/api/auth/user')
  await page.goto('/messages')
  await asked
  await page.unroute('**/api/events')
  const open = page.waitForResponse('**/api/events')
  await page.clock.fastForward('03:00')
  await open
  const answered = page.waitForResponse('**/api/auth/user')
  answer()
  await answered
  await page.clock.runFor(2000)
  await page.evaluate(() => fetch('/livez'))
  expect(streams).toHaveLength(2)
})

/** The streams that a browser opens from now on. */
function streamsOf(browser: BrowserContext): string[] {
  const streams: string[] = []
  browser.on('request', (request) => {
    if (request.url().endsWith('/api/events')) streams.push(request.url())
  })
  return streams
}
