import {
  type APIRequestContext,
  type APIResponse,
  type BrowserContext,
  expect,
  type Page,
  test,
} from '@playwright/test'

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

test('without a connection any page says so, and remembers where you were going', async ({ page, context }) => {
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
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/how-it-works?x=1')
})

test('the offline page leads back to where you were going, even if its scripts never run', async ({
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

test('a navigation that fails for lack of a connection ends on the offline page', async ({ page, context }) => {
  await installWorker(page)
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expectOffline(page)
})

test('what was typed stays while there is no connection, and is sent once there is one', async ({ page, context }) => {
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
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page).toHaveURL(/\/contact\?sent=/)
  await expect(message).toHaveValue('')
})

test('a form that does not reach the server, or that it cannot take, stays as it was filled in', async ({ page }) => {
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

test('pros that are shown stay when more of them cannot be loaded', async ({ page }) => {
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

test('a pro has today’s visits offline, until logging out', async ({ page, context, request }) => {
  const owner = await proWithAppointmentToday(request)
  await logIn(page, owner)
  await expect(page).toHaveURL(/pro-dashboard/, { timeout: 15_000 })
  await installWorker(page, '/pro-dashboard')
  await expect.poll(() => keptEntries(page)).toBe(1)

  await goOffline(page, context)
  await expect(page.getByRole('heading', { name: 'Today’s visits' })).toBeVisible()
  const visit = page.getByRole('listitem').filter({ hasText: 'Uma Offley' })
  await expect(visit).toContainText('12 Deep Lane, Pasadena, CA 91101')
  await expect(visit.getByRole('link', { name: '(626) 555-0142' })).toHaveAttribute('href', 'tel:6265550142')
  await expectAccessible(page)

  await context.setOffline(false)
  await page.goto('/pro-dashboard')
  await logOut(page)
  await goOffline(page, context)
  await expect(page.getByRole('heading', { name: 'Today’s visits' })).toHaveCount(0)
  expect(await keptEntries(page)).toBe(0)
})

test('of what somebody saw, only files and the offline page are kept', async ({ page }) => {
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

test('on a device without room for more, pages load all the same', async ({ page, context }) => {
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
  await waitForHydration(page) // Only then do its links know where the visitor was going.
}

function keptEntries(page: Page): Promise<number> {
  return page.evaluate(async () => (await (await caches.open('todays-visits')).keys()).length)
}

/** A pro of its own with an accepted visit of today, by Uma. */
async function proWithAppointmentToday(request: APIRequestContext) {
  const business = { businessName: 'Blue Tunnel Pools', description: 'Pools of every kind, every week.' }
  const owner = await register(request, 'pro')
  await ok(request.post('/api/pros', { data: { ...business, serviceRadius: 15, ...whereTodayIsLong() } }))
  const { paymentUrl } = await ok(request.post('/api/create-subscription', { data: { planId: 'monthly' } }))
  await ok(request.post(paymentUrl, { data: { action: 'start_trial' } }))
  const standing = async () => (await ok(request.get('/api/auth/user'))).subscriptionStatus
  await expect.poll(standing).toBe('trial')
  await ok(request.put(`/api/pros/${owner.id}/hours`, { data: aroundTheClock }))
  const { days } = await ok(request.get(`/api/pros/${owner.id}/availability`))
  await ok(request.post('/api/auth/logout'))

  const customer = await register(request, 'customer')
  const when = { requestDate: days[0].date, requestTime: days[0].slots.at(-1), serviceType: 'Leak Detection' }
  const contact = { customerName: 'Uma Offley', email: customer.email, phone: '(626) 555-0142' }
  const where = { address: '12 Deep Lane', city: 'Pasadena', state: 'CA', zip: '91101' }
  const data = { ...when, ...contact, ...where, description: 'It loses water by the hour.', proId: owner.id }
  const { bookingId } = await ok(request.post('/api/booking-request', { data }))
  await ok(request.post('/api/auth/logout'))

  await ok(request.post('/api/auth/login', { data: { email: owner.email, password } }))
  await ok(request.patch(`/api/bookings/${bookingId}/status`, { data: { status: 'accepted' } }))
  await ok(request.post('/api/auth/logout'))
  return { email: owner.email, password }
}

const password = 'secret-water'

async function register(request: APIRequestContext, role: 'customer' | 'pro') {
  const email = `offline-${role}-${process.pid}-${Date.now()}@example.com`
  const who = { email, firstName: 'Uma', lastName: 'Offley', role, password, confirmPassword: password }
  const { id } = await ok(request.post('/api/auth/register', { data: who }))
  return { id, email }
}

async function ok(answer: Promise<APIResponse>) {
  const response = await answer
  expect(response.ok(), `${response.url()} ${await response.text()}`).toBe(true)
  return response.status() === 204 ? null : response.json()
}
