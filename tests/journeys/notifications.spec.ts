import { expect, type Page } from '@playwright/test'

import { followMail } from './mails.ts'
import { changeBooking, requestAppointment, openMember, test, type Person } from './people.ts'
import { expectAccessible, hold, openHydrated } from './support.ts'

test('a request notifies the pro, the answer the customer, and one click opens it @phone', async ({ person }) => {
  test.setTimeout(180_000)
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Blue Bell Pools')
  await maria.page.goto('/')
  await expect(maria.page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await dana.page.goto('/notifications')
  await expect(dana.page.getByText('No news yet')).toBeVisible()
  await expectAccessible(dana.page)

  const bookingId = await requestAppointment(dana, maria)
  await maria.page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  const news = maria.page.getByRole('dialog', { name: 'Notifications' })
  await expect(news.getByText('Dana Whitfield requested a visit')).toBeVisible()
  await expectAccessible(maria.page)
  await expect(
    maria.page.getByRole('button', { name: 'Notifications, 1 unread' }),
    'a look is no reading',
  ).toBeVisible()
  await news.getByRole('button', { name: /requested a visit/ }).click()
  await expect(maria.page).toHaveURL(`/pro-dashboard?status=pending#${bookingId}`)
  await expect(bookingIn(maria.page, bookingId)).toBeInViewport()
  await expect(maria.page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()

  await maria.page.getByRole('button', { name: 'Accept' }).click()
  await maria.page.getByRole('button', { name: 'Yes, accept' }).click()
  await expect(maria.page.getByText('Booking has been accepted').first()).toBeVisible()
  await dana.page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await expect(dana.page.getByRole('dialog').getByText('Blue Bell Pools accepted your request')).toBeVisible()
  await changeBooking(maria, bookingId, { status: 'canceled', reason: 'Rain' })
  await expect(dana.page.getByRole('dialog').getByText('Blue Bell Pools canceled the visit')).toBeVisible()
  await dana.page.getByRole('dialog').getByRole('button', { name: 'Mark all as read' }).click()
  await expect(dana.page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await dana.page.getByRole('link', { name: 'See all' }).click()
  await expect(dana.page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible()
  await expect(dana.page.getByRole('main').getByRole('listitem')).toHaveCount(2)
  await expectAccessible(dana.page)
})

test('a link to a booking leads to it after a login, too @desktop', async ({ openPage, person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Blue Bell Pools')
  const ids = [await requestAppointment(dana, maria, 3), await requestAppointment(dana, maria, 4)]
  const last = await requestAppointment(dana, maria, 5)
  const page = await openPage()
  await openHydrated(page, `/login?redirect=${encodeURIComponent(`/dashboard?booking=${last}#${last}`)}`, 'main form')
  await page.getByLabel('Email').fill(dana.email)
  await page.getByLabel('Password', { exact: true }).fill(dana.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(`/dashboard?status=pending#${last}`)
  await expect(bookingIn(page, last)).toBeInViewport()
  for (const id of ids) await expect(bookingIn(page, id)).toBeAttached()
})

test('loaded pros stay in the list while notifications are read @desktop', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Blue Bell Pools')
  await requestAppointment(dana, maria)
  const { page } = maria
  await openHydrated(page, '/find-pros', '#pros')
  await page.getByRole('link', { name: 'Load more' }).click()
  const shown = () => page.locator('#pros > li').evaluateAll((all) => all.map((one) => one.dataset['pro']))
  await expect.poll(async () => (await shown()).length).toBe(40)
  const before = await shown()
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
  expect(await shown()).toEqual(before)
})

test('the bell loads notifications only while it is open @desktop', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Blue Bell Pools')
  const { page } = maria
  await openHydrated(page, '/contact', '[popovertarget=bell][type=button]')
  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  await expect(page.getByRole('dialog').getByText('No news yet')).toBeVisible()
  await page.keyboard.press('Escape')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await requestAppointment(dana, maria)
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  expect(asked.filter((url) => url.includes('/notifications/latest'))).toEqual([])
})

test('the box below the bell is as tall while it loads as afterwards @desktop', async ({ person }) => {
  const { page } = await person('customer')
  await openHydrated(page, '/services', '[popovertarget=bell]')
  const release = await hold(page, '**/notifications/latest*')
  await page.getByRole('button', { name: 'Notifications' }).click()
  const box = page.getByRole('dialog', { name: 'Notifications' })
  await expect(box.getByRole('status')).toBeVisible()
  const height = async () => box.evaluate(({ offsetHeight }: HTMLElement) => offsetHeight)
  const before = await height()
  release()
  await expect(box.getByText('No news yet')).toBeVisible()
  expect(await height()).toBe(before)
})

test('the box below the bell is all on the screen of a phone held sideways @desktop', async ({ person }) => {
  const { page } = await person('customer')
  await page.setViewportSize({ width: 844, height: 390 })
  await openHydrated(page, '/', '#bell')
  await page.getByRole('button', { name: 'Notifications' }).click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeInViewport({ ratio: 1 })
})

test('new notifications leave all older ones reachable @desktop', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Blue Bell Pools')
  const { page } = maria
  for (let n = 0; n < 21; n++) await requestAppointment(dana, maria, 3 + n)
  await openHydrated(page, '/notifications', 'main form')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(20)
  const before = await page.getByRole('link', { name: 'Older' }).getAttribute('href')
  await requestAppointment(dana, maria, 24)
  await expect(page.getByRole('link', { name: 'Older' })).not.toHaveAttribute('href', before ?? '')
  await page.getByRole('link', { name: 'Older' }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
})

test('open dashboards show new requests, answers and withdrawals @desktop', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Blue Bell Pools')
  await maria.page.goto('/pro-dashboard')
  await expect(maria.page.getByText('No requests are waiting')).toBeVisible()
  await expect(maria.page.getByRole('link', { name: 'Your services' })).toBeVisible()
  await dana.page.goto('/dashboard')
  await expect(dana.page.getByText('No upcoming visits')).toBeVisible()

  const bookingId = await requestAppointment(dana, maria)
  await expect(maria.page.getByRole('heading', { name: 'Regular Maintenance' })).toBeVisible()
  await maria.page.getByRole('button', { name: 'Accept' }).click()
  await maria.page.getByRole('button', { name: 'Yes, accept' }).click()
  await expect(dana.page.getByRole('heading', { name: 'Regular Maintenance' })).toBeVisible()

  await maria.page.getByRole('link', { name: 'Accepted 1' }).click()
  await expect(maria.page.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible()
  await changeBooking(dana, bookingId, { status: 'canceled', reason: 'Sun' })
  await expect(maria.page.getByText('No visits ahead')).toBeVisible()
})

test('a user who is away gets an email, and unsubscribes with one click and without a login @desktop', async ({
  openPage,
  person,
}) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Blue Bell Pools')
  await write(dana, maria, 'Is Tuesday free?')
  const anybody = await openPage()
  await followMail(anybody, maria.email, { subject: /^A message from Dana/, button: 'Unsubscribe from these emails' })
  await expect(anybody.getByRole('heading', { name: 'Stop these emails?' })).toBeVisible()
  await expectAccessible(anybody)
  await anybody.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(anybody.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  await anybody.goto('/unsubscribe?token=made-up')
  await expect(anybody.getByRole('heading', { name: 'This link does not work' })).toBeVisible()

  await maria.page.goto('/profile?tab=notifications')
  const messages = maria.page.getByRole('checkbox', { name: 'Messages' })
  await expect(messages).not.toBeChecked()
  await expect(maria.page.getByRole('checkbox', { name: 'Reviews' })).toBeChecked()
  await expectAccessible(maria.page)
  await messages.check()
  await maria.page.getByRole('button', { name: 'Save' }).click()
  await expect(maria.page.getByText('Notification settings saved').first()).toBeVisible()
  await maria.page.reload()
  await expect(messages).toBeChecked()
})

test('an unsubscribe link that has stopped working says so @desktop', async ({ openPage, person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Blue Bell Pools')
  await write(dana, maria, 'Is Tuesday free?')
  const anybody = await openPage()
  await followMail(anybody, maria.email, { subject: /^A message from Dana/, button: 'Unsubscribe from these emails' })
  await maria.page.goto('/profile/delete')
  await maria.page.getByLabel('Your password').fill('secret-water')
  await maria.page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(maria.page).toHaveURL('/')
  await anybody.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(anybody.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
})

test('without scripts the bell links to the notifications, which open with a click, and settings are saved @desktop', async ({
  openPage,
  person,
}) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Blue Bell Pools')
  await write(dana, maria, 'Hello')
  await requestAppointment(dana, maria)
  const storageState = await maria.page.context().storageState()
  const page = await openPage({ javaScriptEnabled: false, storageState })
  await page.goto('/')
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click()
  await page.getByRole('button', { name: /requested a visit/ }).click()
  await expect(page).toHaveURL(/\/pro-dashboard\?status=pending/)
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()

  await page.goto('/profile?tab=notifications')
  await page.getByRole('checkbox', { name: 'Messages' }).uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Notification settings saved').first()).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Messages' })).not.toBeChecked()
})

const bookingIn = (page: Page, id: string) => page.locator(`[id="${id}"]`)

async function write({ page }: Person, { id }: Person, body: string) {
  expect((await page.request.post(`/api/messages/${id}`, { data: { body } })).status()).toBe(201)
}
