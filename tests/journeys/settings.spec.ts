import { expect } from '@playwright/test'

import { answering, leaveQuestion } from './leaving.ts'
import { followMail } from './mails.ts'
import { openBusiness, test } from './people.ts'
import { expectAccessible, logIn, logOut, openHydrated, waitForHydration } from './support.ts'

test('settings: the name changes at once, the email address once it is confirmed @desktop', async ({
  page,
  person,
}) => {
  const { email, password } = await person('customer')
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/login\?redirect=(%2F|\/)profile$/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  const title = page.getByRole('heading', { level: 1, name: 'Account Settings' })
  await expect(title).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('tab')).toHaveText(['Profile', 'Password', 'Notifications'])
  await expect(page.getByRole('region', { name: 'Confirm your email' })).toContainText(email)
  await expectAccessible(page)

  await page.getByLabel('First name').fill('')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('alert')).toContainText('Please check what you entered')
  await page.getByLabel('First name').fill('Zoë')
  await page.getByLabel('Phone').fill('626 555 0142')
  // Until the whole answer has arrived, the button ignores presses.
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeEnabled()
  await page.getByRole('button', { name: 'Save changes' }).press('Enter')
  await expect(page.getByText('Profile updated').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveValue('Zoë')

  const next = `next-${email}`
  await page.getByLabel('Email', { exact: true }).fill(next)
  await page.getByRole('button', { name: 'Save changes' }).click()
  const notice = page.getByRole('region', { name: 'Confirm your new email' })
  await expect(notice).toContainText(`Until you open it, you log in with ${email}`)
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'Send it again' }).click()
  await expect(page.getByText('Link sent').first()).toBeVisible()
  await followMail(page, next, {
    subject: /Confirm your new email address/,
    atLeast: 2,
    button: 'Use this address',
  })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm email address' }).click()
  await expect(page.getByText('Your email address is confirmed').first()).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(next)
  await expect(notice).toBeHidden()
})

test('confirming an address while logged out leads to a login form with that address @desktop', async ({
  page,
  person,
}) => {
  const { email, password } = await person('customer')
  await followMail(page, email, { subject: /Confirm your email/, button: 'Confirm email address' })
  await page.getByRole('button', { name: 'Confirm email address' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your email address is confirmed' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expectAccessible(page)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Dana' })).toBeVisible()
})

test('settings: sessions elsewhere are ended, and the password changes @desktop', async ({ page, person }) => {
  const { email, password, page: there } = await person('customer')
  const elsewhere = there.request
  await page.request.post('/api/auth/login', { data: { email, password } })
  await openHydrated(page, '/profile')
  await page.getByRole('tab', { name: 'Password' }).click()
  await expect(page.locator('form:has([autocomplete=new-password]) [autocomplete=username]')).toHaveValue(email)
  const section = page.getByRole('region', { name: 'Where you are logged in' })
  const sessions = section.getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expectAccessible(page)
  await elsewhere.post('/api/auth/logout')
  await sessions.nth(1).getByRole('button', { name: 'Log out' }).click()
  await expect(section.getByRole('alert')).toContainText('Not logged out')
  await elsewhere.post('/api/auth/login', { data: { email, password } })
  await page.reload()
  await waitForHydration(page, '[role=tabpanel] form')
  await page.getByLabel('Current password').fill('not-this-one')
  await sessions.nth(1).getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('Logged out on that device').first()).toBeVisible()
  await expect(sessions).toHaveCount(1)
  expect((await elsewhere.get('/api/auth/user')).status()).toBe(401)

  await expect(page.getByLabel('Current password')).toHaveValue('not-this-one')
  await page.getByLabel('New password', { exact: true }).fill('another-water')
  await page.getByLabel('Confirm new password').fill('another-water')
  await page.getByRole('button', { name: 'Update password' }).click()
  await expect(page.getByText('Password update failed').first()).toBeVisible()
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Update password' }).click()
  await expect(page.getByText('Password updated').first()).toBeVisible()
  await expect(page.getByLabel('Current password')).toHaveValue('')
  await logOut(page)
  await logIn(page, { email, password: 'another-water' })
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Dana' })).toBeVisible()
})

test('a pro changes the business, and is told what homeowners cannot see yet @desktop', async ({ person }) => {
  const { page } = await person('customer')
  const info = { description: 'Weekly care for pools in Pasadena.', address: '1 Colorado Blvd', serviceRadius: 20 }
  const place = { city: 'Pasadena', state: 'CA', zip: '91101' }
  const made = await page.request.post('/api/pros', { data: { businessName: 'Clear Corner', ...info, ...place } })
  expect(made.status()).toBe(201)
  const { userId } = await made.json()

  await page.goto('/profile?tab=business')
  await expectAccessible(page)
  await expect(page.getByText('Premium Feature').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade to Unlock' }).first()).toHaveAttribute(
    'href',
    '/subscription-plans',
  )
  await page.getByLabel('ZIP code').fill('nowhere')
  await page.getByLabel('Years in business').fill('20+')
  await page.getByLabel('Business name').fill('Clear Corner Pools')
  await page.getByLabel('Phone').fill('626 555 0199')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Please give the ZIP code as five digits').first()).toBeVisible()
  await expect(page.getByLabel('Business name')).toHaveValue('Clear Corner Pools')
  await expect(page.getByLabel('Years in business')).toHaveValue('20+')
  await page.getByLabel('Years in business').fill('20')
  await page.getByLabel('ZIP code').fill('91101')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Business information updated').first()).toBeVisible()
  await expect(page.getByLabel('Phone')).toHaveValue('626 555 0199')

  await page.request.post('/api/auth/logout')
  expect(await (await page.request.get(`/api/pros/${userId}`)).json()).toMatchObject({
    businessName: 'Clear Corner Pools',
    phone: null,
  })
})

test('settings that were changed are not left without asking, not even for another tab @phone', async ({ person }) => {
  const pro = await person('pro')
  const { page } = pro
  await openBusiness(pro, 'Unsaved Pools')
  await openHydrated(page, '/profile?tab=business', 'main form')
  const description = page.getByLabel('Description')
  await description.fill('Salt water is what we know best.')
  const asked = answering(page, false)
  await page.getByRole('tab', { name: 'Notifications' }).click()
  await page.getByRole('link', { name: 'My Dashboard' }).click()
  await expect.poll(() => asked).toEqual([leaveQuestion, leaveQuestion])
  await expect(description).toHaveValue('Salt water is what we know best.')

  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Business information updated').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Notifications' }).click()
  await page.getByRole('checkbox', { name: 'Messages' }).uncheck()
  await page.getByRole('tab', { name: 'Business' }).click()
  await expect.poll(() => asked.length).toBe(3)
  const left = answering(page, true)
  await page.getByRole('tab', { name: 'Business' }).click()
  await expect(description).toHaveValue('Salt water is what we know best.')
  expect(left).toEqual([leaveQuestion])
})

test('a message to support is not left without asking, but once it is sent @desktop', async ({ page }) => {
  await openHydrated(page, '/contact', 'main form')
  const asked = answering(page, false)
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Find Pros' })
  await page.getByLabel('Name').fill('Iris Okafor')
  await page.getByLabel('Message').fill('Which pros know salt water?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await home.click()
  await expect.poll(() => asked).toEqual([leaveQuestion])
  await page.getByLabel('Email').fill('iris@example.com')
  await page.getByLabel('Subject').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByLabel('Message')).toHaveValue('')
  await home.click()
  await expect(page).toHaveURL('/find-pros')
  expect(asked).toEqual([leaveQuestion])
})

test('mail that is not really sent can be read at /dev/mail @desktop', async ({ page, person }) => {
  const { email } = await person('customer')
  await expect(async () => {
    await page.goto(`/dev/mail?to=${email}`)
    await expect(page.getByRole('link', { name: 'Confirm your email address' })).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 15_000 })
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Confirm your email address' }).click()
  const link = page.frameLocator('iframe').getByRole('link', { name: 'Confirm email address' })
  await expect(link).toBeVisible()
  const cut = () =>
    link.evaluate(({ ownerDocument: { documentElement: root } }) => root.scrollHeight - root.clientHeight)
  await expect.poll(cut).toBe(0)
  // Nothing runs inside the frame, so the checker would wait for it forever.
  await page.locator('iframe').evaluate((frame) => frame.remove())
  await expectAccessible(page)
})
