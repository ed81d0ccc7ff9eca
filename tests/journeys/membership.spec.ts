import { expect, type Page } from '@playwright/test'

import { openBusiness, test } from './people.ts'
import { waitForHydration, expectAccessible } from './support.ts'

test.describe.configure({ timeout: 120_000 })

test('a pro agrees to the terms, starts a trial, cancels in two clicks and resumes @phone', async ({ person }) => {
  const pro = await person('pro')
  const { page } = pro
  await openBusiness(pro, 'Clearwater & Daughters')
  await choosePlan(page)
  await startTrial(page)
  await leaveAndStay(page)
})

test('paying: a refused card is reported, a good one makes the membership active @desktop', async ({ person }) => {
  const pro = await person('pro')
  const { page } = pro
  await openBusiness(pro, 'Paid Pools')
  await page.goto('/subscription-plans')
  await agreeAndStart(page, 'Annual')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Please enter a card number.')
  await waitForHydration(page)
  await page.getByLabel('Card number').fill('4000 0000 0000 0002')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByLabel('Card number')).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('Your card was declined. Please try another one.')
  await expect(page.getByLabel('Card number')).toHaveValue('4000 0000 0000 0002')
  await expectAccessible(page)

  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByText('Your membership is active').first()).toBeVisible()
  await expect(page.getByText('$407.88 per year').first()).toBeVisible()
  await page.getByRole('button', { name: 'Update card' }).click()
  await expect(page.getByRole('heading', { name: 'Your card' })).toBeVisible()
  await page.getByRole('button', { name: 'Save card' }).click()
  await expect(page.getByLabel('Card number')).toHaveAccessibleDescription('Please enter a card number.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go back' }).click()
  await page.getByRole('link', { name: 'Return to Dashboard' }).click()
  await expect(page).toHaveURL(/\/pro-dashboard/)
})

test('a member chooses the yearly plan for when the paid month has run out, and takes it back @phone', async ({
  person,
}) => {
  const pro = await person('pro')
  const { page } = pro
  await openBusiness(pro, 'Yearly Pools')
  await page.goto('/subscription-plans')
  await agreeAndStart(page, 'Monthly')
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByRole('link', { name: 'Switch to Annual' }).click()
  await expect(page.getByText('Nothing is charged today.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Switch to Annual' }).click()
  await expect(page.getByRole('alert')).toContainText('Please check the box to agree to these terms')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Switch to Annual' }).click()
  await expect(page.getByText(/^Annual begins on/)).toBeVisible()
  await expect(page.getByText(/Then Annual begins, for \$407\.88 per year\.$/)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Keep Monthly' }).click()
  await expect(page.getByText(/^Renews on .* for \$39\.99 per month\.$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Switch to Annual' })).toBeVisible()
})

test('without scripts, a pro who has not agreed comes back to the box to check @phone', async ({ person }) => {
  const pro = await person('pro', { javaScriptEnabled: false })
  const { page } = pro
  await openBusiness(pro, 'Terms Pools')
  await page.goto('/subscription-plans')
  await page.getByRole('button', { name: 'Start Annual Plan' }).click()
  await expect(page.getByText('Please check the box to agree to these terms')).toBeInViewport()
  await agreeAndStart(page, 'Annual')
})

test('only pros get to the plans @desktop', async ({ page }) => {
  await page.goto('/subscription-plans')
  await expect(page).toHaveURL(/\/#for-pros$/)
  await page.goto('/cancel-subscription')
  await expect(page).toHaveURL(/\/login\?redirect=(%2F|\/)cancel-subscription/)
})

async function choosePlan(page: Page) {
  await page.goto('/subscription-plans?plan=annual')
  await expect(page.getByText('Save $72 per year!')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([/Annual/, /Monthly/])
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start Monthly Plan' }).click()
  await expect(page.getByRole('alert')).toContainText('Please check the box to agree to these terms')
  const box = page.getByRole('region', { name: 'Monthly' }).getByRole('checkbox')
  await expect(box).toBeFocused()
  await expect(box).toHaveAccessibleDescription('Please check the box to agree to these terms')
  await expectAccessible(page)
  await agreeAndStart(page, 'Monthly')
}

async function agreeAndStart(page: Page, plan: 'Monthly' | 'Annual') {
  const card = page.getByRole('region', { name: plan })
  await card.getByRole('checkbox').check()
  await card.getByRole('button', { name: `Start ${plan} Plan` }).click()
  await expect(page.getByText('This is a test checkout: no money moves')).toBeVisible()
}

async function startTrial(page: Page) {
  await expect(page).toHaveURL(/\/test-checkout\//)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go back' }).click()
  await expect(page).toHaveURL(/\/subscription-plans\?plan=monthly/)
  await agreeAndStart(page, 'Monthly')
  const otherTab = await page.context().newPage()
  await otherTab.goto(page.url())
  await page.getByRole('button', { name: 'Start free trial' }).click()
  await expect(page.getByText('Your free trial has begun').first()).toBeVisible()
  await pressInOtherTab(otherTab)
  await expect(page).toHaveURL(/\/subscription-plans$/)
  await expect(page.getByText('Your free trial runs until').first()).toBeVisible()
  await expectAccessible(page)
}

/** A checkout that another tab has finished. */
async function pressInOtherTab(tab: Page) {
  await tab.getByRole('button', { name: 'Start free trial' }).click()
  await expect(tab.getByText('This checkout has ended.')).toBeVisible()
  await expect(tab.getByRole('link', { name: 'See your membership' })).toBeVisible()
  await expect(tab.getByRole('button', { name: 'Pay' })).toHaveCount(0)
  await tab.close()
}

async function leaveAndStay(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cancel membership' }).click()
  await expect(page.getByRole('heading', { name: 'Cancel your membership?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Cancel membership' }).click()
  await expect(page.getByRole('heading', { name: 'Your membership is canceled' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/change-plan')
  await expect(page.getByText('Please choose “Keep my membership” there first.')).toBeVisible()
  await page.getByRole('link', { name: 'See your membership' }).click()
  await expect(page.getByText('Your trial still runs until').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a card' })).toBeHidden()
  await page.getByRole('button', { name: 'Keep my membership' }).click()
  await expect(page.getByText('Your membership continues').first()).toBeVisible()
  await expect(page.getByText('Your free trial runs until').first()).toBeVisible()
}
