import { expect, type Page, type Route } from '@playwright/test'

import { changeBooking, openBusiness, openMember, requestAppointment, test } from './people.ts'
import { expectAccessible, holdAnswers, openHydrated } from './support.ts'
import { capitalized } from '../../src/ui/capitalized.ts'
import { daysAhead } from '../support/days-ahead.ts'

test('a request whose time was taken meanwhile says so, and can only be declined @desktop', async ({ person }) => {
  const [dana, rosa, pro] = await Promise.all([person('customer'), person('customer'), person('pro')])
  await openMember(pro, 'Twice Asked Pools')
  await requestAppointment(dana, pro)
  const second = await requestAppointment(rosa, pro)
  const { page } = pro
  await page.route('**/api/events', (route) => route.abort())
  await openHydrated(page, '/pro-dashboard')
  await page.getByRole('button', { name: 'Accept' }).first().click()
  await changeBooking(pro, second, { status: 'accepted' })
  await page.getByRole('button', { name: 'Yes, accept' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('Time taken')
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0)
  await expect(page.getByRole('main').getByText(/This time was just taken/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Decline' })).toBeVisible()
  await expectAccessible(page)
})

for (const status of ['rejected', 'accepted']) tooLateFor(status)

function tooLateFor(status: string) {
  test(`whoever cancels the only request of a list after it was ${status} is led to it @phone`, async ({ person }) => {
    const [dana, pro] = await Promise.all([person('customer'), person('pro')])
    await openMember(pro, 'Faster Pools')
    const id = await requestAppointment(dana, pro)
    const { page } = dana
    await page.route('**/api/events', (route) => route.abort())
    await openHydrated(page, '/dashboard?status=pending')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await changeBooking(pro, id, { status })
    await page.getByRole('dialog').getByRole('button', { name: /^Yes/ }).click()
    await expect(page.getByRole('main').getByText(`This booking has already been ${status}`)).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
    await page.getByRole('link', { name: 'See what happened to this booking' }).click()
    await expect(page.getByRole('article')).toContainText(capitalized(status))
    await expect(page.getByRole('article')).toBeInViewport()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

test('a dialog stays while somebody writes in it, also when its request is withdrawn meanwhile @desktop', async ({
  person,
}) => {
  const [dana, pro] = await Promise.all([person('customer'), person('pro')])
  await openMember(pro, 'Interrupted Pools')
  const first = await requestAppointment(dana, pro)
  const second = await requestAppointment(dana, pro, 4)
  const { page } = pro
  const beside = await page.context().newPage()
  await openHydrated(page, '/pro-dashboard')
  await openHydrated(beside, '/pro-dashboard')
  const dialog = page.getByRole('dialog').filter({ visible: true })
  const typed = dialog.getByLabel('Reason')
  await page.getByRole('button', { name: 'Decline' }).first().click()
  await typed.fill('I am on a course that week.')
  await changeBooking(dana, first, { status: 'canceled', reason: 'The pump works again.' })
  await expectLoadedAgain(beside, 1)
  await expect(typed).toHaveValue('I am on a course that week.')
  await dialog.getByRole('button', { name: 'Yes, decline' }).click()
  await expect(page.getByRole('main').getByText(/This booking has already been canceled/)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('main').getByText('I am on a course that week.')).toBeVisible()

  // The page has begun to reload before the dialog is opened.
  const reload = await holdAnswers(page, '**/pro-dashboard.data*')
  await changeBooking(dana, second, { status: 'canceled', reason: 'The pump works again.' })
  await expectLoadedAgain(beside, 0)
  await reload.answered
  await page.getByRole('button', { name: 'Decline' }).click()
  await typed.fill('I am full that day.')
  const loaded = page.waitForResponse('**/pro-dashboard.data*')
  reload.letThrough()
  await loaded
  await page.waitForTimeout(200)
  await expect(typed).toHaveValue('I am full that day.')
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('an action that fails shows its error above the dialog, which stays open @phone', async ({ person }) => {
  const [dana, pro] = await Promise.all([person('customer'), person('pro')])
  await openMember(pro, 'Tunnel Pools')
  await requestAppointment(dana, pro)
  const { page } = pro
  await openHydrated(page, '/pro-dashboard')
  await page.route('**/*.data*', abortPosts)
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('button', { name: 'Yes, decline' }).click()
  const toast = page.locator('.toasts > li')
  await expect.poll(() => toast.evaluate(isOnTop)).toBe(true)
  await toast.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await toast.evaluate(isOnTop)).toBe(true)
  await expectAccessible(page)
  await page.unroute('**/*.data*')
  await page.getByRole('button', { name: 'Yes, decline' }).click()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('what a form answered stays when an event from outside reloads the page @desktop', async ({ person }) => {
  const [dana, pro] = await Promise.all([person('customer'), person('pro')])
  await openMember(pro, 'Much Reloaded Pools')
  const id = await requestAppointment(dana, pro)
  const { page } = pro
  const stream = page.waitForResponse('/api/events')
  await openHydrated(page, `/pro-dashboard/suggest/${id}`, 'main form')
  await stream
  await page.getByRole('checkbox', { name: '2:00 PM' }).last().check({ force: true })
  await page.getByRole('button', { name: 'Later days' }).click()
  const chosen = page.getByRole('group', { name: 'Chosen on other days' }).getByRole('checkbox')
  await expect(chosen).toBeChecked()
  await expect(page.getByRole('checkbox', { name: '10:00 AM' })).toHaveCount(7)
  await changeBooking(pro, await requestAppointment(dana, pro, 10), { status: 'accepted' })
  await expect(page.getByRole('checkbox', { name: '10:00 AM' })).toHaveCount(6)
  await expect(chosen).toBeChecked()

  await page.getByLabel('Note').fill('I am in your street that day.')
  await changeBooking(dana, id, { status: 'canceled' })
  await expect(page.getByRole('alert')).toContainText('No times can be suggested here now')
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByLabel('Note')).toHaveValue('I am in your street that day.')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pro-dashboard\?/)
})

test('a time weeks ahead that was just taken is no longer offered @desktop', async ({ person }) => {
  const [dana, rosa, pro] = await Promise.all([person('customer'), person('customer'), person('pro')])
  await openMember(pro, 'Much Asked Pools')
  const { page } = dana
  await openHydrated(page, `/pros/${pro.id}`, '[role=tabpanel] form')
  await page.getByLabel('Date').fill(daysAhead(20))
  await page.getByRole('radio', { name: '10:00 AM' }).check()
  await page.getByLabel('Service type').selectOption('Leak Detection')
  await page.getByLabel('What do you need?').fill('The water is green and the pump hums.')
  await page.getByLabel('Phone').fill('626 555 0142')
  await changeBooking(pro, await requestAppointment(rosa, pro, 20), { status: 'accepted' })
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('radio', { name: '10:00 AM' })).toHaveCount(0)
  await expect(page.getByText('10:00 AM is not free on this day.')).toBeVisible()
  await expect(page.getByRole('radio', { name: '3:00 PM' })).toBeVisible()
})

test('a cancellation asks for its reason in its dialog, and says when it comes too late @desktop', async ({
  person,
}) => {
  const [dana, pro] = await Promise.all([person('customer'), person('pro')])
  await openMember(pro, 'Too Late Pools')
  const booking = await requestAppointment(dana, pro)
  await changeBooking(pro, booking, { status: 'accepted' })
  const { page } = dana
  await page.route('**/api/events', (route) => route.abort())
  await openHydrated(page, '/dashboard')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(page.getByLabel('Reason')).toBeFocused()
  await expect(page.getByRole('alert'), 'What is wrong is said once').toHaveCount(1)
  await expect(page.getByText('Failed to cancel booking')).toHaveCount(0)

  await page.getByLabel('Reason').fill('We are away that week.')
  await changeBooking(pro, booking, { status: 'canceled', reason: 'The van broke down.' })
  await page.getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page.getByRole('main').getByText(/This booking has already been canceled/)).toBeVisible()
})

/** Another tab has heard of a change, and this one has had the time to. */
async function expectLoadedAgain(beside: Page, left: number) {
  await expect(beside.getByRole('article')).toHaveCount(left)
  await beside.waitForTimeout(500)
}

async function abortPosts(route: Route) {
  await (route.request().method() === 'POST' ? route.abort() : route.continue())
}

/** Whether its center is not covered. */
function isOnTop(part: Element): boolean {
  const { x, y, width, height } = part.getBoundingClientRect()
  return part.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

test('without scripts, what is wrong in a dialog is said in the dialog, which can be closed and opened @phone', async ({
  person,
}) => {
  const [dana, pro] = [await person('customer'), await person('pro', { javaScriptEnabled: false })]
  await openMember(pro, 'Scriptless Pools')
  await requestAppointment(dana, pro)
  const { page } = pro
  await page.goto('/pro-dashboard')
  const dialog = page.getByRole('dialog', { name: 'Accept this request?' })
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await dialog.getByLabel('Your price').fill('100-150')
  await dialog.getByRole('button', { name: 'Yes, accept' }).click()
  await expect(dialog.getByRole('alert')).toBeInViewport()
  await expect(dialog.getByText('Please give the price as a number').first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(1)
  await expect(dialog.getByLabel('Your price')).toHaveValue('100-150')
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await dialog.getByLabel('Your price').fill('$1,200')
  await dialog.getByRole('button', { name: 'Yes, accept' }).click()
  await expect(page.getByText('Booking has been accepted').first()).toBeVisible()
})

test('a date without its year is not saved as if there were none @desktop', async ({ person }) => {
  const pro = await person('pro')
  const { page } = pro
  await openBusiness(pro, 'Half Date Pools')
  await openHydrated(page, '/pro-dashboard/hours', 'main form')
  await page.getByRole('button', { name: 'Add a day' }).click()
  const [first, last] = [page.getByLabel('Day 1, date'), page.getByLabel('Day 1, until')]
  await first.fill(daysAhead(10))
  const [year = '', month = '', day = ''] = daysAhead(20).split('-')
  await last.pressSequentially(month + day)
  await page.getByRole('button', { name: 'Save working hours' }).click()
  await expect(last).toBeFocused()
  await expect(page.getByText('Working hours saved')).toHaveCount(0)

  await last.pressSequentially(month + day + year)
  await page.getByRole('button', { name: 'Save working hours' }).click()
  await expect(page.getByText('Working hours saved').first()).toBeVisible()
  await page.reload()
  await expect(last).toHaveValue(daysAhead(20))
})
