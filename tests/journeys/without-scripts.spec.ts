import { expect, test } from '@playwright/test'
import { daysAhead } from '../support/days-ahead.ts'

test.use({ javaScriptEnabled: false })

test('without scripts: search, register, request a visit, cancel it, log out @phone', async ({ page }) => {
  await page.goto('/')
  const form = page.getByRole('search', { name: 'Find pool pros' })
  await form.getByLabel('Where is your pool?').fill('Tampa, FL')
  await form.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/find-pros\?.*location=Tampa/)
  await page
    .locator('article:has-text("PRO")')
    .first()
    .getByRole('link', { name: /View profile/i })
    .click()
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()

  await page.getByLabel('First name').fill('Iris')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Iris')
  await page.getByLabel('Last name').fill('Okafor')
  await page.getByLabel('Email').fill(`iris-${Date.now()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('secret-water')
  await page.getByLabel('Confirm password').fill('secret-water')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Registration successful')).toBeVisible()
  await expect(page.getByText('Registration successful')).toBeHidden()

  await page.getByLabel('Date').fill(aWednesdayAhead())
  await page.getByRole('radio', { name: '12:00 PM' }).check()
  const type = page.getByLabel('Service type')
  await type.selectOption({ index: 1 })
  await page.getByLabel('Phone').fill('8135550142')
  await page.getByLabel('What do you need?').fill('short')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Please provide at least 10 characters describing your needs').first()).toBeVisible()
  await expect(page.getByRole('alert')).toBeInViewport()
  await expect(page.getByLabel('Phone')).toHaveValue('8135550142')
  await page.getByLabel('What do you need?').fill('The pump hums but does not prime.')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Service Request Sent!').first()).toBeVisible()

  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(page.getByText('Booking canceled')).toBeVisible()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible()
})

/** Far enough ahead for any pro's notice; before the scripts have loaded the offered times are those of any day. */
function aWednesdayAhead(): string {
  const weekday = new Date(daysAhead(8)).getUTCDay()
  return daysAhead(8 + ((3 - weekday + 7) % 7))
}
