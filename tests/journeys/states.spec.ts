import { expect, test } from '@playwright/test'

import { openHydrated } from './support.ts'

const groups = ['pro-card', 'search', 'profile', 'bookings', 'services', 'membership', 'messages', 'forms', 'pieces']

test('every state of every component renders without an error', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => (message.type() === 'error' ? errors.push(message.text()) : undefined))
  await openHydrated(page, '/dev/states')
  for (const id of groups) await expect(page.locator(`section#${id}`)).toBeVisible()
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(sideways).toBe(0)
  expect(errors).toEqual([])
})

// Pixels are identical only in the same browser: the one pinned in package-lock.json.
test('cards, forms and components look as before', async ({ page }, info) => {
  const { executablePath = '' } = info.project.use.launchOptions ?? {}
  test.skip(!executablePath.includes('.cache/chromium'), 'compared in the packaged browser only')
  const colorScheme = info.project.name === 'phone' ? 'dark' : 'light'
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await openHydrated(page, '/dev/states')
  for (const id of ['pro-card', 'forms', 'pieces']) {
    await page.evaluate(showAlone, id)
    await expect(page.locator(`#${id}`)).toHaveScreenshot(`${id}.png`, { scale: 'css', maxDiffPixelRatio: 0.01 })
  }
})

/** Hides what is above, which would shift a group by fractions of a pixel. */
function showAlone(id: string) {
  for (const group of document.querySelectorAll('main section[id]')) group.toggleAttribute('hidden', group.id !== id)
}
