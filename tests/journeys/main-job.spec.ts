import { expect, type Locator, type Page, test } from '@playwright/test'

import { leaveReview, lookAtPhotos } from './leave-review.ts'
import {
  expectAccessible,
  logIn,
  logOut,
  openHydrated,
  openTodayUntilMidnight,
  pro,
  waitForHydration,
} from './support.ts'
import { plusDays } from '../../src/features/availability/local-time.ts'

interface Found {
  userId: string
  user: { subscriptionStatus: string }
}

test("one tap leads from a pro's name to the request form, whichever tab is open @phone", async ({ page }) => {
  const found: Found[] = await (await page.request.get('/api/pros/search?location=Phoenix, AZ')).json()
  const member = found.find(({ user }) => user.subscriptionStatus === 'active')
  await page.goto(`/pros/${member?.userId}?tab=reviews`)
  await page.getByRole('link', { name: 'Request service', exact: true }).click()
  await expect(page.getByText(/Please log in to request services from/)).toBeInViewport()
})

test('a homeowner who only knows that the water is green finds who treats it @phone', async ({ page }) => {
  await page.goto('/')
  const form = page.getByRole('search', { name: 'Find pool pros' })
  await form.getByLabel('Service').selectOption({ label: 'Green or cloudy water' })
  await form.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByLabel('Service Type')).toHaveValue('2')
  await page.goto('/')
  await page.getByRole('list', { name: 'Something wrong?' }).getByRole('link', { name: 'Losing water' }).click()
  await expect(page).toHaveURL('/find-pros?service=5')
})

test('a profile opened from a search shows first what was searched for @desktop', async ({ page }) => {
  const found: Found[] = await (await page.request.get('/api/pros/search?service=2')).json()
  const profiles = found.map(async ({ userId }) => (await page.request.get(`/api/pros/${userId}`)).json())
  const pro = (await Promise.all(profiles)).find(({ services }) => services[0].categoryId !== 2)
  await openHydrated(page, '/find-pros?service=2')
  await page.locator(`article a[href="/pros/${pro.userId}"]`).last().click()
  await expect(page.getByRole('heading', { level: 1, name: pro.businessName })).toBeVisible()
  const firstService = page.locator('section:has(> h2:text("Services and prices")) article').first()
  await expect(firstService).toContainText('Chemical Treatment')
})

test('a homeowner finds a pro, requests two visits, cancels one, and reviews the other', async ({
  page,
  request,
}, info) => {
  const business = await openTodayUntilMidnight(request)

  await searchFromHome(page, business.zip)
  await narrowDown(page)
  await openProfile(page, business.name)
  await expect(page.getByText(/^(Under a mile|[\d.]+ miles?) from /)).toBeVisible()
  const reviewsBefore = await reviewCount(page)
  const email = `dana-${info.project.name}-${Date.now()}@example.com`
  await register(page, email)
  await expect(page.getByLabel('ZIP')).toHaveValue(business.zip)

  await requestAppointment(page, { daysAhead: 0, slot: info.project.name === 'phone' ? -1 : -2 })
  await bookService(page, business, { daysAhead: info.project.name === 'phone' ? 9 : 8 })
  await cancelOne(page)
  await logOut(page)

  await acceptAndComplete(page, email)
  await logOut(page)

  await logIn(page, { email, password: 'secret-water' })
  await leaveReview(page)
  await page.goto(`/pros/${business.id}?tab=reviews`)
  await expect(page.getByText('Crystal clear, and on time.').first()).toBeVisible()
  await waitForHydration(page, '[role=tabpanel] article')
  await lookAtPhotos(page)
  expect(await reviewCount(page)).toBeGreaterThan(reviewsBefore)
})

async function searchFromHome(page: Page, zip: string) {
  await page.goto('/')
  await expectAccessible(page)
  const form = page.getByRole('search', { name: 'Find pool pros' })
  await form.getByLabel('Service').selectOption({ label: 'Regular Maintenance' })
  await form.getByLabel('Where is your pool?').pressSequentially(zip, { delay: 30 })
  await form.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/find-pros\?.*service=1/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/miles? away/).first()).toBeVisible()
  await expect(page.getByText(/Available (today|tomorrow|\w+, \w+ \d+)/).first()).toBeVisible()
  await expectAccessible(page)
}

async function narrowDown(page: Page) {
  const filters = page.getByRole('button', { name: /^Filters/ })
  if (await filters.isVisible()) await filters.click()
  await page.getByLabel('Distance Range').fill('10')
  await page.getByLabel('Minimum Rating').fill('4.5')
  await page.getByLabel('Only pros taking requests').check()
  await page.locator('#filters').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/distance=10.*minRating=4\.5.*takesRequests=true/)
  await expect(page.getByLabel('Only pros taking requests')).toBeChecked()
  await expect(page.getByRole('article').filter({ hasText: 'Not taking requests' })).toHaveCount(0)
  await expect(page.locator('h2').filter({ hasText: /^\d+ pros?$/ })).toBeVisible()
}

async function openProfile(page: Page, name: string) {
  const card = page.getByRole('article').filter({ hasText: name })
  await card.getByRole('link', { name: /View profile/i }).click()
  await expect(page.getByRole('heading', { name }).first()).toBeVisible()
  await expect(page.getByText(`Please log in to request services from ${name}`)).toBeVisible()
  await expectAccessible(page)
}

async function reviewCount(page: Page): Promise<number> {
  const text = await page
    .getByText(/\(\d+ reviews?\)/)
    .first()
    .innerText()
  return Number(/\d+/.exec(text.slice(text.indexOf('(')))?.[0])
}

async function register(page: Page, email: string) {
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert')).toContainText('Please enter a valid email address')
  await expectAccessible(page)

  await page.getByLabel('First name').fill('Dana')
  await page.getByLabel('Last name').fill('Whitfield-Featherstonehaugh')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('secret-water')
  await page.getByLabel('Confirm password').fill('secret-water')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/pros\//)
}

async function requestAppointment(page: Page, { daysAhead, slot }: { daysAhead: number; slot: number }) {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Send request' }) })
  await form.getByRole('button', { name: 'Send request' }).click()
  await expect(form.getByText('Phone number must be at least 10 digits').first()).toBeVisible()
  await toEnd(form)
  await expectAccessible(page)

  await fillRequest(page, { daysAhead, slot })
  await expect(page.getByText('Service Request Sent!').first()).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByRole('heading', { name: 'Your request is on its way to Blue Haven Pool Care' })).toBeVisible()
  await expectAccessible(page)
}

/** On desktop the bar with the button covers nothing: a half-covered time would count as too small to tap. */
async function toEnd(form: Locator) {
  await form.evaluate((element) => element.scrollIntoView({ block: 'end' }))
}

async function fillRequest(page: Page, { daysAhead, slot }: { daysAhead: number; slot: number }) {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Send request' }) })
  const type = form.locator('select[name=serviceType]')
  if (await type.isVisible()) await type.selectOption('Regular Maintenance')
  const date = form.locator('input[name=requestDate]')
  await date.fill(plusDays((await date.getAttribute('min')) ?? '', daysAhead))
  const times = form.getByRole('radiogroup', { name: 'Time' }).getByRole('radio')
  await expect(times).not.toHaveCount(0)
  await (await times.all()).at(slot)?.check()
  await form.getByLabel('Phone').fill('(626) 555-0142')
  await form.locator('textarea[name=description]').fill('A bit green at the steps after the storm.')
  await form.getByRole('button', { name: 'Send request' }).click()
}

async function bookService(page: Page, business: { id: string }, when: { daysAhead: number }) {
  await page.goto(`/pros/${business.id}?tab=services`)
  await expectAccessible(page)
  await page
    .getByRole('link', { name: /Book This Service/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await toEnd(page.getByRole('dialog').locator('form'))
  await expectAccessible(page)
  await fillRequest(page, { ...when, slot: 12 })
  await expect(page).toHaveURL(/\/dashboard/)
}

async function cancelOne(page: Page) {
  await page.goto('/dashboard?status=pending')
  await expect(page.getByRole('article')).toHaveCount(2)
  const later = page.getByRole('article').last()
  await later.getByRole('button', { name: 'Cancel' }).click()
  const question = 'Are you sure you want to cancel this booking? This action cannot be undone.'
  await expect(later.getByText(question).first()).toBeVisible()
  await expectAccessible(page)
  await later.getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(page.getByText('Booking canceled').first()).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
}

async function acceptAndComplete(page: Page, customer: string) {
  await logIn(page, pro)
  await expect(page).toHaveURL(/\/pro-dashboard/)
  await expectAccessible(page)
  const mine = page.getByRole('article').filter({ hasText: customer })
  await mine.getByRole('button', { name: 'Accept' }).click()
  await mine.getByLabel('Your price in dollars').fill('140.5')
  await expectAccessible(page)
  await mine.getByRole('button', { name: 'Yes, accept' }).click()
  await expect(page.getByText('Booking has been accepted').first()).toBeVisible()

  await page.goto('/pro-dashboard?status=accepted')
  await mine.getByRole('button', { name: 'Mark Completed' }).click()
  await mine.getByRole('button', { name: 'Yes, mark completed' }).click()
  await expect(page.getByText('Booking has been completed').first()).toBeVisible()
}
