import { expect, type Page, test } from '@playwright/test'

import { hold, logIn, logOut, openHydrated, pro, proId, waitForHydration } from './support.ts'

// Far from the town where the other journeys open businesses, which share a pin on its map.
const search = '/find-pros?location=San Diego, CA'

/** On phones the map is a sheet. */
async function openMap(page: Page) {
  const open = page.getByRole('button', { name: 'Map', exact: true })
  if (await open.isVisible()) await open.click()
  return page.getByRole('region', { name: /^Map with/ })
}

test('a map whose code does not load stays as the server sent it @desktop', async ({ page }) => {
  const mapRequest = page.waitForRequest('**/assets/place-map-*.js')
  await page.route('**/assets/place-map-*.js', (route) => route.abort())
  await openHydrated(page, search)
  await mapRequest
  await page.locator('#pros > li').first().hover()
  await expect(await openMap(page)).toBeVisible()
  // What is shown next is not in the server's HTML: it is loaded as a page.
  const loaded = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Top rated' }).click()
  await loaded
  await expect(page).toHaveURL(/sort=rating/)

  await page.goto(search)
  const map = await openMap(page)
  await expect(map).toBeVisible()
  await map.getByRole('link', { name: /rated/ }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pros\//)
})

test('a map shows the land around its place, more closely when zoomed, and its pins are links @desktop', async ({
  page,
}) => {
  const drawn = page.waitForResponse(/\/maps\/32\.\d+,-117\.\d+,25\.svg$/)
  await openHydrated(page, search, '[aria-label="Zoom in"]')
  expect((await drawn).headers()['content-type']).toBe('image/svg+xml')
  const map = await openMap(page)
  const picture = map.locator('img[src^="/maps/"]')
  await map.getByRole('button', { name: 'Zoom in' }).click()
  const near = await picture.boundingBox()
  await map.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeCloseTo((near?.width ?? 0) * 1.6, 0)

  await page.evaluate(() => document.documentElement.setAttribute('data-not-loaded-anew', ''))
  await map.getByRole('link', { name: /rated/ }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pros\//)
  await expect(page.locator('html[data-not-loaded-anew]')).toBeAttached()
})

test('a tab whose code does not load is requested as a page @desktop', async ({ page }) => {
  await page.goto('/find-pros')
  const profile = await page.getByRole('link', { name: 'View Profile' }).first().getAttribute('href')
  await page.route('**/assets/review-list-*.js', (route) => route.abort())
  await openHydrated(page, profile ?? '')
  const loaded = page.waitForEvent('load')
  await page.getByRole('tab', { name: 'Reviews' }).click()
  await loaded
  await expect(page.getByRole('tab', { name: 'Reviews' })).toHaveAttribute('aria-selected', 'true')
  const review = page.getByRole('tabpanel', { name: 'Reviews' }).getByRole('article').first()
  await expect(review).toBeVisible()

  // The reloaded page did without the code, too.
  await waitForHydration(page)
  await page.getByRole('tab', { name: 'Services' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Services' })).toBeVisible()
  await page.unroute('**/assets/review-list-*.js')
  await page.getByRole('tab', { name: 'Reviews' }).click()
  await expect(review).toBeVisible()
})

test('what is typed in a dialog whose code is late stays @desktop', async ({ page }) => {
  await proId(page.request)
  const letFormCome = await hold(page, '**/assets/review-form-*.js')
  await openHydrated(page, '/pro-dashboard?status=completed', 'main article')
  await page.getByRole('button', { name: 'Answer review' }).first().click()
  const answer = page.getByRole('dialog').getByRole('textbox')
  await answer.fill('Thank you, Dana.')
  letFormCome()
  await waitForHydration(page, 'main dialog textarea')
  await expect(answer).toHaveValue('Thank you, Dana.')
  await expect(answer).toBeFocused()
})

test('a toast whose code does not load is shown all the same, and the page does not fail @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route('**/assets/live-toast-*.js', (route) => route.abort())
  await logIn(page, pro)
  await expect(page).toHaveURL(/pro-dashboard/)
  await logOut(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/A clear pool/)
  await expect(page.getByText('You have been successfully logged out')).toBeHidden({ timeout: 10_000 })
})

test('what works behind a page may not load: the page does not fail @desktop', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await proId(page.request)
  const parts = ['live-stream', 'stored-appointments', 'draft'].map((part) => `**/assets/${part}-*.js`)
  for (const part of parts) await page.route(part, (route) => route.abort())
  const missing = Promise.all(parts.map((part) => page.waitForRequest(part)))
  await openHydrated(page, '/pro-dashboard')
  await logOut(page)
  await missing
  await expect(page).toHaveURL('/')
  expect(errors).toEqual([])
})

test('notifications whose code does not load say so, and what was typed stays @desktop', async ({ page }) => {
  await proId(page.request)
  await page.route('**/assets/bell-news-*.js', (route) => route.abort())
  await openHydrated(page, '/contact', 'main form')
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('The water is as green as the lawn.')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText('Not available right now.')
  await expect(message).toHaveValue('The water is as green as the lawn.')
})

test('a dismissed toast does not come back @desktop', async ({ page }) => {
  await proId(page.request)
  await page.clock.install()
  await openHydrated(page, '/cookies', 'header form')
  await logOut(page)
  await page.clock.runFor(6000)
  await expect(page.getByText('You have been successfully logged out')).toHaveCount(0)
  await page.clock.fastForward(1_000_000)
  await expect(page.getByText('You have been successfully logged out')).toHaveCount(0)
})
