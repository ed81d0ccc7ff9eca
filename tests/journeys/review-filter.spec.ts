import { expect, type Page, test } from '@playwright/test'

import { expectAccessible, openHydrated, proId } from './support.ts'

test('a visitor presses a bar of the ratings, reads only those reviews on every page, and goes back to all @phone', async ({
  page,
}) => {
  await openHydrated(page, `/pros/${await proId(page.request)}?tab=reviews`, '[role=tabpanel] section')
  const bar = page.getByRole('link', { name: /^5 stars/ })
  await bar.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  await bar.click()
  await expect(page).toHaveURL(/\?tab=reviews&stars=5$/)
  await expect(page.getByRole('heading', { name: /^\d+ reviews with 5 stars$/ })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await expectOnly(page, 5)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Older reviews' }).click()
  await expect(page).toHaveURL(/stars=5&cursor=/)
  await expectOnly(page, 5)
  await page.getByRole('link', { name: 'Show all reviews' }).click()
  await expect(page).toHaveURL(/\?tab=reviews$/)
  await expect(page.getByRole('heading', { name: /with 5 stars$/ })).toBeHidden()
})

test('without scripts a bar leads to its reviews, and an unknown rating shows all @desktop', async ({
  browser,
  baseURL,
  request,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
  const reviews = `/pros/${await proId(request)}?tab=reviews`
  await page.goto(reviews)
  await page.getByRole('link', { name: /^4 stars/ }).click()
  await expectOnly(page, 4)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/pros\/[^?]+$/)
  await page.goto(`${reviews}&stars=9`)
  await expect(page.getByRole('article')).toHaveCount(20)
  await expect(page.getByRole('link', { name: 'Show all reviews' })).toBeHidden()
  await page.context().close()
})

/** All reviews on the page have this many stars. */
async function expectOnly(page: Page, stars: number) {
  const reviews = page.getByRole('tabpanel').getByRole('article')
  const withStars = reviews.filter({ hasText: `${stars}.0 out of 5 stars` })
  await expect(withStars.first()).toBeVisible()
  await expect(withStars).toHaveCount(await reviews.count())
}
