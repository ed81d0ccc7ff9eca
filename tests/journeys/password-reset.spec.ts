import { expect, test } from '@playwright/test'

import { followMail, newPerson } from './mails.ts'
import { expectAccessible, logIn } from './support.ts'

test('a forgotten password: from the login page by email to a new login', async ({ page, playwright, baseURL }) => {
  const elsewhere = await playwright.request.newContext({ baseURL })
  const { email, password } = await newPerson(elsewhere, 'reset')
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
  await expectAccessible(page)
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
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Your password has been changed').first()).toBeVisible()
  expect((await elsewhere.get('/api/auth/user')).status()).toBe(401)

  await logIn(page, { email, password })
  await expect(page.getByText('Login failed. Invalid email or password.').first()).toBeVisible()
  await logIn(page, { email, password: 'another-water' })
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Ida' })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
  await expectAccessible(page)
  await elsewhere.dispose()
})

test('the address of a reset link is neither leaked nor cached', async ({ request }) => {
  for (const path of ['/reset-password?token=x', '/verify-email?token=x']) {
    const headers = (await request.get(path)).headers()
    expect(headers['referrer-policy']).toBe('strict-origin')
    expect(headers['cache-control']).toBe('no-store')
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a forgotten password', async ({ page, playwright, baseURL }) => {
    const elsewhere = await playwright.request.newContext({ baseURL })
    const { email } = await newPerson(elsewhere, 'plain-reset')
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
    await followMail(page, email, { subject: /Choose a new password/, button: 'Choose a new password' })
    await page.getByLabel('New password', { exact: true }).fill('another-water')
    await page.getByLabel('Confirm new password').fill('another-water')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page.getByText('Your password has been changed').first()).toBeVisible()
    await elsewhere.dispose()
  })
})
