import { expect, test } from '@playwright/test'

import { openAlive } from './support.ts'

// Far from the town where the other journeys open businesses, which stand on its map as one.
const search = '/find-pros?location=San Diego, CA'

test('a map whose code does not come is the map that the server sent', async ({ page }) => {
  const asked = page.waitForRequest('**/assets/place-map-*.js')
  await page.route('**/assets/place-map-*.js', (route) => route.abort())
  await openAlive(page, search)
  await asked
  await page.getByRole('link', { name: 'Top rated' }).click()
  await expect(page).toHaveURL(/sort=rating/)

  await page.goto(search)
  const map = page.getByRole('region', { name: /^Map with/ })
  await expect(map).toBeVisible()
  await map.getByRole('link', { name: /rated/ }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pros\//)
})

test('a tab whose code does not come is asked for as a page', async ({ page }) => {
  await page.goto('/find-pros')
  const profile = await page.getByRole('link', { name: 'View Profile' }).first().getAttribute('href')
  await page.route('**/assets/review-list-*.js', (route) => route.abort())
  await openAlive(page, profile ?? '')
  const loaded = page.waitForEvent('load')
  await page.getByRole('tab', { name: 'Reviews' }).click()
  await loaded
  await expect(page.getByRole('tab', { name: 'Reviews' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: 'Reviews' }).getByRole('article').first()).toBeVisible()
})
