import { expect, type Page, type Route } from '@playwright/test'

import { demoAccounts } from '../../src/features/accounts/demo-accounts.ts'
import { openMember, requestAppointment, test } from './people.ts'
import { hold, holdAnswers, logInHere, openHydrated } from './support.ts'

test('nobody registers twice while the next page is loading @desktop', async ({ page }) => {
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

test('no message is sent twice while the next page is loading @desktop', async ({ page }) => {
  await openHydrated(page, '/contact', 'main form')
  await fillContact(page)
  const loadFollowing = await holdFollowingPage(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await loadFollowing(() => expect(page.getByRole('button', { name: 'Sending Message...' })).toBeDisabled())
  await expect(page).toHaveURL(/\/contact\?sent=/)
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
})

test('a read receipt that turns out to be lost once the connection is back is sent again @desktop', async ({
  person,
}) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Slow Reading Pools')
  await dana.page.request.post(`/api/messages/${maria.id}`, { data: { body: 'Hello' } })
  const { page } = maria
  const { promise: isBack, resolve: comeBack } = Promise.withResolvers<void>()
  const lose = (route: Route) => isBack.then(() => route.abort())
  await page.route(/\/read$/, lose, { times: 1 })
  const [first, stream] = [page.waitForRequest(/\/read$/), page.waitForResponse('/api/events')]
  const again = page.waitForResponse((answer) => answer.url().endsWith('/read') && answer.ok(), { timeout: 30_000 })
  await page.goto(`/messages/${dana.id}`)
  await Promise.all([first, stream])
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  comeBack()
  await again
})

test('errors that were corrected do not come back while the next page is loading @desktop', async ({ page }) => {
  await openHydrated(page, '/contact', 'main form')
  const button = page.getByRole('button', { name: 'Send message' })
  const refusal = await holdAnswers(page, '**/contact.data')
  await button.click()
  await refusal.answered
  await page.getByLabel('Name').fill('Dana')
  refusal.letThrough()
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(3)
  await expect(page.getByLabel('Name')).toBeFocused()

  await fillContact(page)
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('Too short')
  const secondRefusal = await holdAnswers(page, '**/contact.data')
  await button.click()
  await secondRefusal.answered
  await message.fill('The water is as green as the lawn.')
  secondRefusal.letThrough()
  await expect(page.getByRole('alert'), 'It was not sent').toHaveText('Please check what you entered')
  await message.press('End')
  await message.press('!')
  const loadFollowing = await holdFollowingPage(page)
  await button.click()
  await loadFollowing(() => expect(page.locator('main [aria-invalid], main [role=alert]')).toHaveCount(0))
  await expect(page).toHaveURL(/\/contact\?sent=/)
})

test('what became of a form is said in its own tab, also if its user goes elsewhere before the next page has loaded @desktop', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await openHydrated(other, '/')
  await openHydrated(page, '/contact', 'main form')
  await fillContact(page)
  const following = await holdAnswers(page, '**/contact.data?sent=*')
  await page.getByRole('button', { name: 'Send message' }).click()
  await following.answered
  await follow(other, 'About')
  await follow(page, 'Press')
  await expect(page.getByText('Message Sent Successfully!').first()).toBeVisible()
  await expect(other.locator('.toasts')).toHaveCount(0)
})

async function follow(page: Page, name: 'About' | 'Press') {
  await page.getByRole('contentinfo').getByRole('link', { name }).click()
  await expect(page).toHaveURL(`/${name.toLowerCase()}`)
}

test('a request that comes while another tab of the dashboard loads is shown once it has loaded @desktop', async ({
  person,
}) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Blue Talk Pools')
  const { page } = maria
  await openHydrated(page, '/pro-dashboard?tab=services')
  const bookings = await holdAnswers(page, '**/pro-dashboard.data?tab=bookings*')
  await page.getByRole('tab', { name: 'Bookings' }).click()
  await bookings.answered
  await requestAppointment(dana, maria)
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  bookings.letThrough()
  await expect(page.getByRole('link', { name: '1 request is waiting for your answer' })).toBeVisible()
})

async function fillContact(page: Page) {
  await page.getByLabel('Name').fill('Dana Whitfield')
  await page.getByLabel('Email').fill('dana@example.com')
  await page.getByLabel('Subject').selectOption('general')
  await page.getByRole('textbox', { name: 'Message' }).fill('The water is as green as the lawn.')
}

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

test('while a typed login is on its way, its own button waits, also for the account of a demo button @desktop', async ({
  page,
}) => {
  await openHydrated(page, '/login')
  const answer = await hold(page, '**/login.data*')
  await logInHere(page, demoAccounts[0])
  await expect(page.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('button', { name: 'Homeowner' })).not.toHaveAttribute('aria-busy')
  answer()
  await expect(page).toHaveURL(/\/dashboard/)
})
