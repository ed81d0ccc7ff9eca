import { expect, type Page } from '@playwright/test'

import { changeBooking, openMember, requestAppointment, test } from './people.ts'
import { hold, logInHere, openHydrated, waitForHydration } from './support.ts'
import { daysAhead } from '../support/days-ahead.ts'

const words = 'The water is green and the pump hums.'

test('what was typed before the session ended is restored after the login, for the same person only @desktop', async ({
  person,
}) => {
  const [dana, rosa, pro] = await Promise.all([person('customer'), person('customer'), person('pro')])
  await openMember(pro, 'Kept Pools')
  const { page } = dana
  await sendTooLate(page, pro.id)
  await expect(page.getByText('What you wrote is kept. Log in to send it.')).toBeVisible()
  await logInAs(page, dana.email)
  await expect(page.getByText('You were logged out. Please send this again.')).toBeVisible()
  await page.getByRole('tab', { name: 'Services' }).click()
  await expect(page.getByText('No services listed')).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('What do you need?')).toHaveValue(words)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expect(page.getByLabel('What do you need?')).toHaveValue(words)
  await expect(page.getByText('You were logged out.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByText(words)).toBeVisible()

  await sendTooLate(page, pro.id)
  await logInAs(page, rosa.email)
  await expect(page.getByLabel('What do you need?')).toHaveValue('')
})

test('the terms open in a new tab, and the registration keeps what was typed @desktop', async ({ page }) => {
  await openHydrated(page, '/register', 'main form')
  await page.getByLabel('First name').fill('Dana')
  const terms = page.waitForEvent('popup')
  await page.getByRole('main').getByRole('link', { name: 'terms' }).click()
  await expect(await terms).toHaveURL('/terms')
  await expect(page.getByLabel('First name')).toHaveValue('Dana')
})

test('without scripts, too, what was typed before the session ended can be sent after the login @desktop', async ({
  person,
  openPage,
}) => {
  const [dana, pro] = [await person('customer'), await person('pro')]
  await openMember(pro, 'Kept Pools')
  const storageState = await dana.page.context().storageState()
  const page = await openPage({ javaScriptEnabled: false, storageState })
  await page.goto(`/pros/${pro.id}`)
  await fill(page)
  await page.getByLabel('Service type').selectOption('Leak Detection')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('You were logged out.')).toBeVisible()
  await logInAs(page, 'nobody@example.com', /\/login/)
  await logInAs(page, dana.email, /\/login/)
  await expect(page.getByText(words)).toBeVisible()
  await page.getByRole('button', { name: 'Send it now' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByText(words)).toBeVisible()

  await page.goto(`/messages/${pro.id}`)
  await page.getByRole('textbox').fill('Hello from a plain browser')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Send' }).click()
  await logInAs(page, dana.email, /\/login/)
  await page.getByRole('button', { name: 'Send it now' }).click()
  await expect(page.getByRole('log').getByText('Hello from a plain browser')).toBeVisible()
})

test('a report written after the session ended is restored after the login @desktop', async ({ person }) => {
  const [dana, pro] = await Promise.all([person('customer'), person('pro')])
  await openMember(pro, 'Kept Pools')
  const { page } = dana
  const letDialogCome = await hold(page, '**/assets/report-dialog-*.js')
  const inbox = page.waitForResponse('**/messages/newest*')
  await openHydrated(page, `/messages/${pro.id}?report=person`)
  await page.getByLabel('What is wrong?').selectOption({ index: 1 })
  await page.getByLabel('What happened?').fill(words)
  // The list of conversations is shown anew while the dialog's code is still loading.
  await inbox
  letDialogCome()
  await waitForHydration(page, 'dialog form')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page).toHaveURL(/\/login/)
  await logInAs(page, dana.email, /report=person/)
  await expect(page.getByLabel('What happened?')).toHaveValue(words)
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Report sent').first()).toBeVisible()
})

test('a page that reloads without a session stays, and an answer is open in its dialog after the login @desktop', async ({
  person,
}) => {
  const [dana, pro] = await Promise.all([person('customer'), person('pro')])
  await openMember(pro, 'Kept Pools')
  await requestAppointment(dana, pro)
  const { page } = pro
  const stream = page.waitForResponse('/api/events')
  await openHydrated(page, '/pro-dashboard')
  await stream
  await page.context().clearCookies()
  await requestAppointment(dana, pro, 4)
  await expect(page.getByText('Your login has changed').first()).toBeVisible()
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('On holiday')
  await page.getByRole('button', { name: 'Yes, decline' }).click()
  await expect(page).toHaveURL(/\/login/)
  await logInAs(page, pro.email, /pro-dashboard/)
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Reason' })).toHaveValue('On holiday')
})

test('a page that is for somebody else now stays, and says to copy what was written @desktop', async ({ person }) => {
  const [dana, pro] = await Promise.all([person('customer'), person('pro')])
  await openMember(pro, 'Kept Pools')
  const booking = await requestAppointment(dana, pro)
  const { page } = dana
  const stream = page.waitForResponse('/api/events')
  await openHydrated(page, '/dashboard')
  await stream
  await page.context().clearCookies()
  await page.context().addCookies(await pro.page.context().cookies())
  await changeBooking(pro, booking, { status: 'accepted' })
  await expect(page.getByText('Copy what you wrote').first()).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard/)
})

test('working hours submitted after the session ended are restored after the login, to be saved again @desktop', async ({
  person,
}) => {
  const pro = await person('pro')
  await openMember(pro, 'Kept Pools')
  const { page } = pro
  await openHydrated(page, '/pro-dashboard/hours')
  await page.getByLabel('Notice you need').selectOption('48')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save working hours' }).click()
  await expect(page).toHaveURL(/\/login/)
  await logInAs(page, pro.email, /\/pro-dashboard\/hours/)
  await expect(page.getByText('You were logged out. Please send this again.')).toBeVisible()
  await expect(page.getByLabel('Notice you need')).toHaveValue('48')
  const answer = await hold(page, '**/hours.data*')
  await page.getByRole('button', { name: 'Save working hours' }).click()
  // While they are being saved.
  await page.getByLabel('Time between visits').selectOption('30')
  answer()
  await expect(page.getByText('Working hours saved').first()).toBeVisible()
  await expect(page.getByText('You were logged out.')).toHaveCount(0)
  await expect(page.getByLabel('Time between visits')).toHaveValue('30')
  await page.getByRole('button', { name: 'Save working hours' }).click()
  const stored = async () => (await page.request.get(`/api/pros/${pro.id}/hours`)).json()
  await expect.poll(stored).toMatchObject({ noticeHours: 48, bufferMinutes: 30 })
  await page.reload()
  await expect(page.getByLabel('Notice you need')).toHaveValue('48')
})

for (const javaScriptEnabled of [true, false]) {
  test(`a service removed while it is being booked keeps what was typed, ${javaScriptEnabled ? 'with' : 'without'} scripts @desktop`, async ({
    openPage,
    person,
  }) => {
    const pro = await person('pro')
    await openMember(pro, 'Kept Pools')
    const made = await pro.page.request.post('/api/services', { data: service })
    const { id: serviceId } = await made.json()
    const dana = await person('customer')
    const page = await openPage({ javaScriptEnabled, storageState: await dana.page.context().storageState() })
    const address = `/pros/${pro.id}?tab=services&book=${serviceId}`
    await (javaScriptEnabled ? openHydrated(page, address) : page.goto(address))
    await fill(page)
    expect((await pro.page.request.delete(`/api/services/${serviceId}`)).status()).toBe(204)
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText('This service is no longer offered.').first()).toBeVisible()
    if (javaScriptEnabled) await expect(page.getByText('Error', { exact: true }).first()).toBeVisible()
    await expect(page.getByLabel('What do you need?')).toHaveValue(words)
    await page.getByLabel('Service type').selectOption('Leak Detection')
    await page.getByLabel('Phone').fill('no number')
    await page.getByLabel('What do you need?').selectText()
    await page.keyboard.insertText(tooMany)
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText(/Phone number must/).first()).toBeVisible()
    await expect(page.getByText('Please use at most 4,000 characters').first()).toBeVisible()
    await expect(page.getByLabel('What do you need?')).toHaveValue(tooMany)
    await page.getByLabel('What do you need?').fill(words)
    await page.getByLabel('Phone').fill('626 555 0142')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page).toHaveURL(/\/dashboard/)
    await expect(page.getByText(words)).toBeVisible()
  })
}

test('pressing a toast above a dialog does not close the dialog @desktop', async ({ person }) => {
  const [dana, pro] = [await person('customer'), await person('pro')]
  await openMember(pro, 'Kept Pools')
  const made = await pro.page.request.post('/api/services', { data: service })
  const { id: serviceId } = await made.json()
  const { page } = dana
  await openHydrated(page, `/pros/${pro.id}?tab=services&book=${serviceId}`, 'dialog form')
  await page.getByLabel('Phone').fill('no number')
  await page.route('**/*.data*', (route) => route.abort())
  await page.getByRole('button', { name: 'Send request' }).click()
  const toast = page.locator('.toasts > li').filter({ hasText: 'There is no connection' })
  await toast.click({ force: true })
  await expect(page.getByLabel('Phone')).toHaveValue('no number')
})

const tooMany = 'Our pool has been green since the storm. '.repeat(100)
const service = {
  name: 'Weekly clean',
  description: 'Brush and balance.',
  categoryId: 1,
  price: 80,
  priceType: 'fixed',
  durationMinutes: 60,
}

async function fill(page: Page) {
  // Some of today's hours may be over.
  await page.getByLabel('Date').fill(daysAhead(2))
  await page.getByRole('radiogroup', { name: 'Time' }).getByRole('radio').nth(1).check()
  await page.getByLabel('What do you need?').fill(words)
  await page.getByLabel('Phone').fill('626 555 0142')
}

/** The session ends while the request is being written. */
async function sendTooLate(page: Page, proId: string) {
  await openHydrated(page, `/pros/${proId}`, '[role=tabpanel] form')
  await fill(page)
  await page.getByLabel('Service type').selectOption('Leak Detection')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page).toHaveURL(/\/login/)
}

async function logInAs(page: Page, email: string, back = /\/pros\//) {
  await logInHere(page, { email, password: 'secret-water' })
  await expect(page).toHaveURL(back)
}
