import { expect, type Page } from '@playwright/test'

import { changeBooking, openMember, requestAppointment, test } from './people.ts'
import { hold, openHydrated } from './support.ts'

test('loading more pros moves focus to the first new one, also after going back; with Ctrl the browser opens a tab @desktop', async ({
  page,
}) => {
  await openHydrated(page, '/find-pros')
  // The browser may report the new tab late; this only checks that nothing stops it.
  const stopped = page.evaluate(
    () => new Promise((resolve) => window.addEventListener('click', (click) => resolve(click.defaultPrevented))),
  )
  await page.getByRole('link', { name: 'Load more' }).click({ modifiers: ['ControlOrMeta'] })
  expect(await stopped).toBe(false)
  await expect(page.locator('#pros > li')).toHaveCount(20)

  await page.getByRole('link', { name: 'Load more' }).press('Enter')
  await expect(page.locator('#pros > li:nth-child(21) a').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pros\//)
  await page.goBack()
  await expect(page.locator('#pros > li')).toHaveCount(40)

  const filters = page.getByRole('button', { name: /^Filters/ })
  const isSheet = await filters.isVisible()
  if (isSheet) await filters.click()
  await page.getByLabel('Location').fill('92101')
  await page.getByLabel('Location').press('Enter')
  await expect(page).toHaveURL(/location=92101/)
  const found = page.getByRole('region', { name: 'Results' }).getByRole('heading').first()
  await expect(isSheet ? filters : found).toBeFocused()
})

test('switching tabs with arrows adds one history entry, the browser keeps its own keys, and older reviews lead back @desktop', async ({
  page,
}) => {
  await openHydrated(page, await muchReviewed(page), '[role=tablist]')
  const steps = await page.evaluate(() => history.length)
  await page.getByRole('tab').first().focus()
  for (const name of ['Services', 'Reviews']) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name, selected: true })).toBeFocused()
  }
  expect(await page.evaluate(() => history.length)).toBe(steps)
  await page.keyboard.press('Control+Home')
  await expect(page.getByRole('tab', { name: 'Reviews' })).toBeFocused()

  await page.getByRole('link', { name: 'Older reviews' }).click()
  await expect(page).toHaveURL(/cursor=/)
  await expect(page.getByRole('tab', { name: 'Reviews' })).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Newest reviews' })).toBeVisible()
  await page.getByRole('tab', { name: 'Reviews' }).click()
  await expect(page).toHaveURL(/\?tab=reviews$/)
})

test('what waits at the top of a dashboard leads down to the list, with the focus in it, and back to where it was left @phone', async ({
  person,
}) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Blue Focus Pools')
  const id = await requestAppointment(dana, maria)
  await requestAppointment(dana, maria, 4)
  // Faster than the list's code comes.
  const letListCome = await hold(maria.page, '**/assets/received-bookings*.js')
  await openHydrated(maria.page, '/pro-dashboard')
  await maria.page.getByRole('link', { name: '2 requests are waiting' }).press('Enter')
  await expect(maria.page).toHaveURL(/#bookings$/)
  letListCome()
  await expect(first(maria.page)).toBeFocused()
  await expect(first(maria.page)).toBeInViewport()
  const message = maria.page.getByRole('article').last().getByRole('link', { name: 'Message' })
  await message.scrollIntoViewIfNeeded()
  const left = await maria.page.evaluate(() => scrollY)
  await message.click()
  await expect(maria.page).toHaveURL(/messages/)
  await maria.page.goBack()
  await expect(first(maria.page)).toBeFocused()
  await expect.poll(() => maria.page.evaluate(() => scrollY)).toBe(left)

  await changeBooking(maria, id, { status: 'accepted' })
  await openHydrated(dana.page, '/dashboard')
  await dana.page.getByRole('link', { name: '1 request waiting for an answer' }).press('Enter')
  await expect(dana.page.getByRole('article').getByText('Pending')).toBeInViewport()
  await expect(first(dana.page)).toBeFocused()
})

const first = (page: Page) => page.getByRole('article').first().getByRole('heading')

test('a page that loads slowly is announced @desktop', async ({ page }) => {
  await openHydrated(page, '/contact')
  const held = Promise.withResolvers<void>()
  await page.route('**/about.data*', (route) => held.promise.then(() => route.continue()))
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  held.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('main[aria-busy]')).toBeHidden()
})

/** The profile of a pro with more than a page of reviews. */
async function muchReviewed(page: Page): Promise<string> {
  const pros: { userId: string; reviewCount: number }[] = await (
    await page.request.get('/api/pros/search?limit=50')
  ).json()
  return `/pros/${pros.find(({ reviewCount }) => reviewCount > 20)?.userId}`
}
