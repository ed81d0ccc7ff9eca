import { expect, type Page, test } from '@playwright/test'

import { openHydrated } from './support.ts'

test('nobody registers twice while the next page is loading @once', async ({ page }) => {
  await openHydrated(page, '/register', 'main form')
  await page.getByLabel('First name').fill('Dana')
  await page.getByLabel('Last name').fill('Whitfield')
  await page.getByLabel('Email').fill(`slow-${process.pid}-${Date.now()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('secret-water')
  await page.getByLabel('Confirm password').fill('secret-water')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  const loadFollowing = await holdFollowingPage(page)
  const button = page.getByRole('button', { name: 'Create account' })
  await button.click()
  await loadFollowing(async () => {
    await expect(button).toBeDisabled()
    await page.getByLabel('Last name').press('Enter')
    await button.click({ force: true })
  })
  await expect(page).toHaveURL('/dashboard')
  expect(sent.filter((url) => url.includes('/register'))).toHaveLength(1)
})

test('no message is sent twice while the next page is loading @once', async ({ page }) => {
  await openHydrated(page, '/contact', 'main form')
  await page.getByLabel('Name').fill('Dana Whitfield')
  await page.getByLabel('Email').fill('dana@example.com')
  await page.getByLabel('Subject').selectOption('general')
  await page.getByRole('textbox', { name: 'Message' }).fill('The water is as green as the lawn.')
  const loadFollowing = await holdFollowingPage(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await loadFollowing(() => expect(page.getByRole('button', { name: 'Sending Message...' })).toBeDisabled())
  await expect(page).toHaveURL(/\/contact\?sent=/)
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
})

/** Delays the page after a form until it has begun to load and the test has looked. */
async function holdFollowingPage(page: Page) {
  const begun = Promise.withResolvers<void>()
  const looked = Promise.withResolvers<void>()
  await page.route('**/*.data*', async (route) => {
    if (route.request().method() === 'GET') {
      begun.resolve()
      await looked.promise
    }
    await route.continue()
  })
  return async (look: () => Promise<void>) => {
    await begun.promise
    await look()
    looked.resolve()
  }
}
