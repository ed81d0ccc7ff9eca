import { expect as hastyExpect, type Page, type TestInfo } from '@playwright/test'

import { askForFreeTime, test } from './people.ts'
import { expectAccessible, proId, waitForHydration } from './support.ts'

// This journey is long, and other browsers share the machine.
const expect = hastyExpect.configure({ timeout: 20_000 })

test('a new pro registers, opens a business, starts the trial and accepts a request', async ({
  page,
  person,
}, info) => {
  test.setTimeout(180_000)
  await page.goto('/pro-signup')
  await expect(page).toHaveURL(/\/login\?redirect=\/pro-signup$/)
  await registerAsPro(page, info)
  await expect(page).toHaveURL(/\/pro-signup$/)
  await expectAccessible(page)

  await correctWhatIsWrong(page)
  await choosePlan(page)
  await page.getByRole('button', { name: 'Create my profile' }).click()
  await expect(page).toHaveURL(/\/subscription-plans\?plan=annual$/)
  const welcome = await page.getByText('Welcome aboard').first().boundingBox()
  expect(welcome?.y, 'It does not cover what is agreed to').toBeLessThan(300)

  await page.goto('/pro-signup')
  await expect(page).toHaveURL(/\/pro-dashboard$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Good .*, Noor$/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Confirm your email' })).toBeVisible()
  await expectAccessible(page)
  await seeWhatIsLocked(page)

  await startTrial(page)
  await expect(page.getByText('1 of 5 done')).toBeVisible()
  await addService(page, 'Weekly cleaning')
  await expect(page.getByText('2 of 5 done')).toBeVisible()
  await page.getByRole('link', { name: 'Add a picture' }).click()
  await expect(page.getByRole('heading', { name: 'Profile image' })).toBeInViewport()
  await page.goBack()
  const link = page.getByRole('link', { name: 'View public profile' })
  const id = (await link.getAttribute('href'))?.replace('/pros/', '') ?? ''
  await lookAtOneself(page, id)
  await askForFreeTime(await person('customer'), { id }, 30)
  await acceptWhatCame(page)
})

test('without scripts a customer becomes a pro and keeps earlier requests @desktop', async ({ person, request }) => {
  const customer = await person('customer', { javaScriptEnabled: false })
  const { page } = customer
  await askForFreeTime(customer, { id: await proId(request) }, 30)

  await page.goto('/pro-signup?plan=annual')
  await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked()
  await page.getByLabel('Business name').fill('Costa Pools')
  await fillPlace(page, '1 Ocean Dr')
  await page.getByRole('button', { name: 'Create my profile' }).click()
  await expect(page.getByText('Description must be at least 10 characters').first()).toBeVisible()
  await expect(page.getByText('We found: Pasadena, CA 91101')).toBeVisible()
  await expect(page.getByLabel('Business name')).toHaveValue('Costa Pools')
  await page.getByLabel('Description').fill('Salt water is what we know best.')
  await page.getByRole('button', { name: 'Create my profile' }).click()
  await expect(page).toHaveURL(/\/subscription-plans\?plan=annual$/)

  await page.goto('/pro-dashboard')
  await page.getByRole('link', { name: 'My own requests' }).click()
  await page.getByRole('link', { name: /^Pending/ }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(page.getByText('Booking canceled')).toBeVisible()
})

async function registerAsPro(page: Page, info: TestInfo) {
  await expect(page.getByRole('heading', { level: 1, name: 'Become a pro' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.locator('a, button, input:not([type=hidden])').first()).toHaveText('Create an account')
  await main.getByRole('link', { name: 'Create an account' }).click()
  await waitForHydration(page, 'main form')
  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Last name').fill('Haddad')
  await page.getByLabel('Email').fill('noor@gmial.com')
  await page.getByLabel('Last name').focus()
  await page.getByRole('button', { name: 'Did you mean noor@gmail.com?' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('noor@gmail.com')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Email').fill(`noor-${info.project.name}-${Date.now()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('secret-water')
  await page.getByLabel('Confirm password').fill('secret-water')
  await expect(page.getByRole('radio', { name: /^I am a pool pro/ })).toBeChecked()
  await page.getByRole('button', { name: 'Create account' }).click()
}

async function correctWhatIsWrong(page: Page) {
  await page.getByLabel('Service radius in miles').fill('500')
  await page.getByRole('button', { name: 'Create my profile' }).click()
  for (const wrong of [
    'Business name must be at least 2 characters',
    'Description must be at least 10 characters',
    'Please enter a service radius from 5 to 100 miles',
    'Address is required',
    'City is required',
    'State is required',
    'ZIP code is required',
  ]) {
    await expect(page.getByText(wrong).first()).toBeVisible()
  }
  await expect(page.getByLabel('Business name')).toBeFocused()
  const inOrder = [
    'Business name must be at least 2 characters',
    'Description must be at least 10 characters',
    'Service radius in miles',
    'Business address',
    'ZIP code is required',
    'City is required',
    'State is required',
  ]
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(inOrder)
  await expectAccessible(page)

  await page.getByLabel('Business name').fill('Clear Day Pool Service of the San Gabriel Valley')
  await page.getByLabel('Description').fill('Weekly care for salt and chlorine pools.')
  await page.getByLabel('Service radius in miles').fill('20')
  await fillPlace(page, '418 Oakland Ave', '00000')
  await page.getByRole('button', { name: 'Create my profile' }).click()
  await expect(page.getByText('We do not know the ZIP code 00000. Please check it').first()).toBeVisible()
  // A ZIP code fills in its town, whose errors then are over, but never what was typed.
  for (const name of ['City', 'State']) await page.getByLabel(name).clear()
  await page.getByRole('button', { name: 'Create my profile' }).click()
  await expect(page.getByText('City is required').last()).toBeVisible()
  await page.getByLabel('ZIP code').fill('91101')
  await expect(page.getByLabel('City')).toHaveValue('Pasadena')
  await expect(page.getByLabel('State')).toHaveValue('CA')
  await expect(page.getByText('City is required')).toHaveCount(0)
  await expect(page.getByText('We found: Pasadena, CA 91101')).toBeVisible()
  await expect(page.getByRole('region', { name: /Map of your service area/ })).toBeVisible()
  await expectAccessible(page)
}

async function fillPlace(page: Page, street: string, zip = '91101') {
  await page.getByLabel('Business address').fill(street)
  await page.getByLabel('City').fill('Pasadena')
  await page.getByLabel('State').fill('CA')
  await page.getByLabel('ZIP code').fill(zip)
}

async function choosePlan(page: Page) {
  await expect(page.getByText('$39.99')).toBeVisible()
  await page.getByRole('radio', { name: 'Annual' }).check()
  await expect(page.getByText('$407.88')).toBeVisible()
  await expect(page.getByText('$39.99')).toBeHidden()
}

async function seeWhatIsLocked(page: Page) {
  await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeVisible()
  await page.getByRole('tab', { name: 'Services' }).click()
  await expect(page.getByText('No services yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Service' })).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Profile' }).click()
  await expect(page.getByText('Premium Feature')).toHaveCount(3)
  await expect(page.getByRole('link', { name: /Upgrade to Unlock/ }).first()).toHaveAttribute(
    'href',
    '/subscription-plans',
  )
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Subscription' }).click()
  await expect(page.getByRole('link', { name: /Select Plan.*Annual/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the plans' }), 'They are on this tab').toBeHidden()
  await expectAccessible(page)
}

async function startTrial(page: Page) {
  await page.getByRole('link', { name: /Select Plan.*Annual/ }).click()
  const plan = page.getByRole('region', { name: 'Annual' })
  await plan.getByRole('checkbox').check()
  await plan.getByRole('button', { name: 'Start Annual Plan' }).click()
  await page.getByRole('button', { name: 'Start free trial' }).click()
  await expect(page.getByText('Your free trial has begun').first()).toBeVisible()
  await page.getByRole('link', { name: 'Next: add your first service' }).click()
  await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeHidden()
}

/** In the form that is open by now. */
async function addService(page: Page, name: string) {
  const form = page.getByRole('dialog', { name: 'Add service' })
  await expect(page.locator('html'), 'the page behind stays where it is').toHaveCSS('overflow-y', 'hidden')
  await expect(page.locator('html'), 'the shade of a scrollbar').toHaveCSS('background-color', 'rgba(6, 34, 46, 0.667)')
  await form.getByLabel('Service name').fill(name)
  await form.getByLabel('Description').fill('Skimmed, brushed, vacuumed and tested.')
  await form.getByLabel('Category').selectOption('Regular Maintenance')
  await form.getByLabel('Price in dollars').fill('65')
  await form.getByLabel('Duration in minutes').fill('60')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Add service' }).click()
  await expect(page.getByText('Service created').first()).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText('$65')
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')
}

async function lookAtOneself(page: Page, id: string) {
  await page.goto(`/pros/${id}`)
  await expect(page.getByText('This is your public profile')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^Message/ })).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Edit your services' }).click()
  await expect(page.getByRole('heading', { name: '1 service' })).toBeVisible()
}

async function acceptWhatCame(page: Page) {
  await page.goto('/pro-dashboard')
  await expect(page.getByText('1 request is waiting for your answer.')).toBeVisible()
  await expectAccessible(page)
  const accept = page.getByRole('button', { name: 'Accept' })
  await accept.evaluate((button) => button.scrollIntoView())
  await accept.click()
  await page.getByRole('button', { name: 'Yes, accept' }).click()
  await expect(page.getByText('Booking has been accepted').first()).toBeVisible()
  await expect(page.getByText('No request is waiting for your answer.')).toBeVisible()
  expect(await page.evaluate(() => scrollY), 'The next request stays in sight').toBeGreaterThan(0)
}
