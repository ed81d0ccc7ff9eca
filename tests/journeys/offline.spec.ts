import { type BrowserContext, expect, type Page } from '@playwright/test'

import { changeBooking, askForFreeTime, openMember, type Person, test } from './people.ts'
import {
  openHydrated,
  aroundTheClock,
  waitForHydration,
  expectAccessible,
  logIn,
  logOut,
  pro,
  whereTodayIsLong,
} from './support.ts'

test.use({ serviceWorkers: 'allow' })

test('without a connection any page says so, and remembers where the user was going @desktop', async ({
  page,
  context,
}) => {
  await installWorker(page)
  await context.setOffline(true)
  await page.goto('/how-it-works?x=1')
  await expectOffline(page)
  await expect(page.locator('main')).not.toContainText('visits')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.reload()
  await expectOffline(page)

  const triedAgain = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Try again' }).click()
  await triedAgain
  await expectOffline(page)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'You were offline' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/how-it-works?x=1')
})

test('the offline page leads back to the requested page, even if its scripts never run @desktop', async ({
  page,
  context,
}) => {
  await installWorker(page)
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined
    window.requestAnimationFrame = () => 0
  })
  await context.setOffline(true)
  await page.goto('/how-it-works?x=1')
  const tryAgain = page.getByRole('link', { name: 'Try again' })
  const triedAgain = page.waitForEvent('load')
  await tryAgain.click()
  await triedAgain
  await context.setOffline(false)
  await tryAgain.click()
  await expect(page).toHaveURL('/how-it-works?x=1')
})

test('a navigation without a connection ends on the offline page @desktop', async ({ page, context }) => {
  await installWorker(page)
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expectOffline(page)
})

test('what was typed stays while there is no connection, and is sent once there is one, which is said also later @desktop', async ({
  page,
  context,
}) => {
  await installWorker(page, '/contact')
  await waitForHydration(page, 'main form')
  const message = page.getByRole('textbox', { name: 'Message' })
  await page.getByLabel('Name').fill('Uma Offley')
  await page.getByLabel('Email').fill('uma@example.com')
  await page.getByLabel('Subject').selectOption('general')
  await message.fill('The water is as green as the lawn.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('There is no connection to Poolwell').first()).toBeVisible()
  await expect(message).toHaveValue('The water is as green as the lawn.')
  await expect(page).toHaveURL('/contact')

  await context.setOffline(false)
  // It is lost again between the answer and the page that shows it.
  await page.route('**/contact.data?sent=*', async (route) => {
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await page.getByRole('button', { name: 'Send message' }).click()
  await expectOffline(page)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/contact\?sent=/)
  await expect(page.getByText('Message Sent Successfully!').first()).toBeVisible()
  await expect(message).toHaveValue('')
})

test('a form that does not reach the server, or is not accepted, stays as it was filled in @desktop', async ({
  page,
}) => {
  await openHydrated(page, '/login', 'main form')
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not the right one')
  const logIn = page.getByRole('main').getByRole('button', { name: 'Log in' })
  await page.route('**/*.data*', (route) => route.abort())
  await logIn.click()
  await expect(page.getByText('There is no connection to Poolwell').first()).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the right one')

  await page.unroute('**/*.data*')
  await logIn.click()
  await expect(page.getByText('Invalid email or password').first()).toBeVisible()

  const { email, password } = pro
  await page.request.post('/api/auth/login', { data: { email, password } })
  await openHydrated(page, '/how-it-works', 'header button[popovertarget=account-menu]')
  await page.route('**/logout.data*', (route) => route.fulfill({ status: 503, body: 'Please try again in a moment.' }))
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Poolwell is catching its breath').first()).toBeVisible()
  await expect(page).toHaveURL('/how-it-works')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden()
  await page.unroute('**/logout.data*')
  await logOut(page)
  await expect(page.getByRole('link', { name: 'Sign up' }).first()).toBeVisible()
})

test('listed pros stay when more cannot be loaded @desktop', async ({ page }) => {
  await openHydrated(page, '/find-pros', '#pros')
  const cards = page.locator('#pros > li')
  await expect(cards).toHaveCount(20)
  await page.route('**/more.data*', (route) => route.abort())
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(page.getByText('More pros could not be loaded').first()).toBeVisible()
  await expect(cards).toHaveCount(20)

  await page.unroute('**/more.data*')
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(cards).toHaveCount(40)
})

test("a pro has today's visits offline, until logging out @desktop", async ({ person }) => {
  const [owner, customer] = [await person('pro'), await person('customer')]
  await acceptForToday(owner, customer)
  const { page } = owner
  const context = page.context()
  await installWorker(page, '/pro-dashboard')
  await expect.poll(() => keptEntries(page)).toBe(1)

  await goOffline(page, context)
  await expect(page.getByRole('heading', { name: 'Today’s visits' })).toBeVisible()
  const appointment = page.getByRole('listitem').filter({ hasText: 'Dana Whitfield' })
  await expect(appointment).toContainText('12 Deep Lane, Pasadena, CA 91101')
  await expect(appointment.getByRole('link', { name: '(626) 555-0142' })).toHaveAttribute('href', 'tel:+16265550142')
  await expect(appointment.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    /destination=12\+Deep\+Lane/,
  )
  await expectAccessible(page)

  await context.setOffline(false)
  await page.goto('/pro-dashboard')
  await logOut(page)
  await goOffline(page, context)
  await expect(page.getByRole('heading', { name: 'Today’s visits' })).toHaveCount(0)
  expect(await keptEntries(page)).toBe(0)
})

test('after visiting pages, only static files and the offline page are cached @desktop', async ({ page }) => {
  await logIn(page, pro)
  await expect(page).toHaveURL(/pro-dashboard/, { timeout: 15_000 })
  await installWorker(page, '/pro-dashboard')
  for (const path of ['/profile', '/messages', '/pro-dashboard?tab=services']) await page.goto(path)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/offline')
  expect(kept.filter((path) => !/^\/(assets\/|fonts\/|offline$|todays-visits$)/.test(path))).toEqual([])
  const offline = await page.evaluate(async () => (await caches.match('/offline'))?.text())
  expect(offline).toContain('You are offline')
  expect(offline).not.toContain('Account menu')
})

test('on a device without free space, pages load all the same @desktop', async ({ page, context }) => {
  await installWorker(page)
  const { origin } = new URL(page.url())
  const browser = await context.newCDPSession(page)
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await page.goto('/contact')
  await waitForHydration(page, 'main form')
})

async function installWorker(page: Page, path = '/') {
  await page.goto(path)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise((wait) => setTimeout(wait, 50))
  })
}

async function goOffline(page: Page, context: BrowserContext) {
  await context.setOffline(true)
  await page.goto('/pro-dashboard')
  await expectOffline(page)
}

async function expectOffline(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await expect(page).toHaveTitle('You are offline – Poolwell')
  await expect(page.locator('main img')).not.toHaveJSProperty('naturalWidth', 0)
  await waitForHydration(page) // Only then do its links know where the visitor was going.
}

function keptEntries(page: Page): Promise<number> {
  return page.evaluate(async () => (await (await caches.open('todays-visits')).keys()).length)
}

/** The pro works around the clock, and accepts the customer's request for today. */
async function acceptForToday(owner: Person, customer: Person) {
  await openMember(owner, 'Blue Tunnel Pools', whereTodayIsLong())
  const { request } = owner.page
  expect((await request.put(`/api/pros/${owner.id}/hours`, { data: aroundTheClock })).status()).toBe(200)
  await changeBooking(owner, await askForFreeTime(customer, owner), { status: 'accepted' })
}
