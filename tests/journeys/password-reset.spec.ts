import { expect } from '@playwright/test'

import { followMail } from './mails.ts'
import { test } from './people.ts'
import { expectAccessible, openHydrated } from './support.ts'

test('a forgotten password can be reset: from the login page by email to a new login @phone', async ({
  page,
  person,
}) => {
  const { email, password, page: elsewhere } = await person('customer')
  await openHydrated(page, '/login?redirect=/saved')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
  await expect(page).toHaveURL(/\/forgot-password\?redirect=%2Fsaved$/)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expectAccessible(page)
  await page.getByLabel('Email').fill('')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('Please enter a valid email address').first()).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused()
  await expectAccessible(page)

  await followMail(page, email, { subject: /Choose a new password/, button: 'Choose a new password' })
  await expect(page).toHaveURL(/\/reset-password\?token=/)
  const link = page.url()
  await expectAccessible(page)
  await page.getByLabel('New password', { exact: true }).fill('another-water')
  await page.getByLabel('Confirm new password').fill('something-else')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText("Passwords don't match").first()).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('another-water')
  await page.getByLabel('Confirm new password').fill('another-water')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your password has been changed' })).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expectAccessible(page)
  expect((await elsewhere.request.get('/api/auth/user')).status()).toBe(401)

  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('Login failed. Invalid email or password.').first()).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('another-water')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/saved')
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
  await expectAccessible(page)
})

test('the address of a reset link is neither leaked nor cached @desktop', async ({ request }) => {
  for (const path of ['/reset-password?token=x', '/verify-email?token=x']) {
    const headers = (await request.get(path)).headers()
    expect(headers['referrer-policy']).toBe('strict-origin')
    expect(headers['cache-control']).toBe('no-store')
  }
})

test.describe('without scripts @desktop', () => {
  test.use({ javaScriptEnabled: false })

  test('a forgotten password', async ({ page, person }) => {
    const { email } = await person('customer')
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
    await followMail(page, email, { subject: /Choose a new password/, button: 'Choose a new password' })
    await page.getByLabel('New password', { exact: true }).fill('another-water')
    await page.getByLabel('Confirm new password').fill('another-water')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your password has been changed' })).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.getByLabel('Password', { exact: true }).fill('another-water')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, Dana' })).toBeVisible()
  })
})
