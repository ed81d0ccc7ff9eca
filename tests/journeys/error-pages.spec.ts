import { expect } from '@playwright/test'

import { test } from './people.ts'
import { expectAccessible, openHydrated } from './support.ts'

test('an expired link from an email says so at once, and what to do @desktop', async ({ page, baseURL }) => {
  // What has just happened is said on an error page, too, and not again after it.
  await page.context().addCookies([{ name: 'toast', value: 'title=Picture+saved', url: baseURL }])
  await page.goto('/nowhere')
  await expect(page.getByText('Picture saved').first()).toBeVisible()
  for (const [path, heading, title = heading] of [
    ['/reset-password?token=old', 'This link no longer works', 'Choose a new password'],
    ['/verify-email?token=old', 'This link no longer works', 'Confirm your email'],
    ['/unsubscribe?token=old', 'This link does not work'],
  ] as const) {
    await page.goto(path)
    expect(await page.getByText('Picture saved').count()).toBe(0)
    await expect(page).toHaveTitle(`${title} – Poolwell`)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    await expectAccessible(page)
  }
  await page.goto('/reset-password?token=old')
  await expect(page.getByText('If you have already chosen a new password with it, log in with that one.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/login')
})

test('a browser that blocks cookies is told so before the login, which would not last @desktop', async ({ page }) => {
  const warning = page.getByRole('alert').getByText('Your browser blocks cookies.')
  await page.goto('/login')
  await page.getByLabel('Email').fill('dana@example.com')
  await expect(warning).toHaveCount(0)
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false }))
  await page.reload()
  await expect(warning).toBeVisible()
  await expectAccessible(page)
})

test('a picture that is too large is refused on a page that links back @desktop', async ({ openPage, person }) => {
  const dana = await person('customer')
  const storageState = await dana.page.context().storageState()
  const page = await openPage({ javaScriptEnabled: false, storageState })
  await page.goto('/profile/picture')
  const huge = { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(9 * 1024 * 1024) }
  await page.getByLabel(/picture/i).setInputFiles(huge)
  await page.getByRole('button', { name: 'Upload picture' }).click()
  const heading = page.getByRole('heading', { level: 1, name: 'Something went wrong' })
  await expect(heading).toBeVisible()
  expect((await heading.boundingBox())?.y, 'below the name of the site').toBeGreaterThan(100)
  await expect(page).toHaveTitle('Something went wrong – Poolwell')
  await page.getByRole('link', { name: 'Back to the page' }).click()
  await expect(page.getByRole('button', { name: 'Upload picture' })).toBeVisible()
})

test('what a toast said once is not said again above an error screen @desktop', async ({ person, baseURL }) => {
  const { page } = await person('customer')
  await page.context().addCookies([{ name: 'toast', value: 'title=Report+sent', url: baseURL }])
  await openHydrated(page, '/blog')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('Report sent')).toHaveCount(0)
  const article = page.getByRole('main').getByRole('link').first()
  await article.evaluate((link) => link.setAttribute('href', '/blog/deleted-since'))
  await article.click()
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  // It would be gone soon.
  expect(await page.getByText('Report sent').count()).toBe(0)
})
