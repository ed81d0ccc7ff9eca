import { expect, type Page, type Route } from '@playwright/test'

import { answering } from './leaving.ts'
import { requestAppointment, openBusiness, openMember, type Person, test } from './people.ts'
import { holdScripts, logIn, logOut, openHydrated, waitForHydration } from './support.ts'

test('text that could not be sent is kept for its author, and shown to nobody else @desktop', async ({ person }) => {
  const [dana, rosa, maria] = [await person('customer'), await person('customer'), await person('pro')]
  await openBusiness(maria, 'Blue Talk Pools')
  const { page } = dana
  await openHydrated(page, `/messages/${maria.id}`, 'textarea')
  await page.route('**/api/messages/**', (route) => route.abort())
  await page.getByRole('textbox').fill('Our pool is green.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Not sent.')).toBeVisible()
  await page.getByRole('textbox').fill('Half wri')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expect(page.getByRole('textbox')).toHaveValue('Our pool is green.\n\nHalf wri')

  await logOut(page)
  await page.unroute('**/api/messages/**')
  await logIn(page, { email: rosa.email, password: 'secret-water' })
  await expect(page).toHaveURL('/dashboard')
  await openHydrated(page, `/messages/${maria.id}`, 'textarea')
  await expect(page.getByRole('textbox')).toHaveValue('')
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft')))).toEqual([])
})

test("a message that was refused says why, even if the answer's format is unknown @desktop", async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openBusiness(maria, 'Blue Talk Pools')
  const { page } = dana
  await openHydrated(page, `/messages/${maria.id}`, 'textarea')
  const answers = [
    [413, 'It is too large.'],
    [429, 'Please wait a little and try again.'],
    [502, 'Poolwell is catching its breath.'],
  ] as const
  for (const [status, why] of answers) {
    await page.route('**/api/messages/**', (route) => route.fulfill({ status, body: `<h1>${status}</h1>` }))
    await page.getByRole('textbox').fill('Our pool is green.')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText(why)).toBeVisible()
    await page.unroute('**/api/messages/**')
  }
})

test('a read receipt that was lost is sent once the connection is back @desktop', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openBusiness(maria, 'Blue Talk Pools')
  await dana.page.request.post(`/api/messages/${maria.id}`, { data: { body: 'Hello' } })
  const { page } = maria
  await page.route(/\/(events|read)$/, (route) => route.abort())
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/read'))
  await page.goto(`/messages/${dana.id}`)
  await lost
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/read') && answer.ok())
  await page.unroute(/\/(events|read)$/)
  await sent
})

test('a session that ends is over in both tabs, and a new login brings live updates again @desktop', async ({
  person,
}) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openBusiness(maria, 'Blue Talk Pools')
  await dana.page.request.post(`/api/messages/${maria.id}`, { data: { body: 'Hello' } })
  const { page } = dana
  await openHydrated(page, '/')
  const second = await page.context().newPage()
  await openHydrated(second, '/')
  const third = await page.context().newPage()
  const letScriptsCome = await holdScripts(third)
  await third.goto('/contact', { waitUntil: 'commit' })
  await fillContact(third, 'The water is as green as the lawn.')
  letScriptsCome()
  await waitForHydration(third, 'header form')
  await page.request.post('/api/auth/logout')
  for (const tab of [page, second]) await expect(tab.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  await expect(third.getByText('What you wrote is still here.').first()).toBeVisible()
  await third.close()
  await logIn(page, { email: dana.email, password: 'secret-water' })
  await expect(page).toHaveURL('/dashboard')
  await maria.page.request.post(`/api/messages/${dana.id}`, { data: { body: 'Are you back?' } })
  await expect(page.getByRole('link', { name: 'Messages, 1 unread' }).first()).toBeVisible()
})

test('messages that arrive together are read together, one page after the other @desktop', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  const { page, write } = await openThread(dana, maria)
  await expect(page.getByRole('link', { name: 'Messages', exact: true }).first()).toBeVisible()
  const held: Route[] = []
  await page.route('**/messages?after=*', (route) => void held.push(route))
  for (const words of ['Yes', 'we', 'can']) await write(words)
  await expect(page.getByRole('link', { name: 'Messages, 3 unread' }).first()).toBeVisible()
  expect(held).toHaveLength(1)
  await page.unroute('**/messages?after=*')
  await expect(page.getByRole('log').getByText('can', { exact: true })).toBeVisible()
})

test('an answer about the inbox that is overtaken by a newer one does not replace it @desktop', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  const { page, write } = await openThread(dana, maria)
  const late = Promise.withResolvers<void>()
  let answers = 0
  await page.route('**/messages/newest', async (route) => {
    const response = await route.fetch()
    answers += 1
    if (answers === 1) await late.promise
    await route.fulfill({ response })
  })
  await write('On Monday?')
  await expect.poll(() => answers).toBe(1)
  await write('Or on Tuesday?')
  const inbox = page.getByRole('navigation', { name: 'All messages' })
  await expect(inbox).toContainText('Or on Tuesday?')
  const overtaken = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/messages/newest'))
  late.resolve()
  await overtaken
  await page.waitForTimeout(200)
  await expect(inbox).toContainText('Or on Tuesday?')
})

test('a dashboard that cannot be refreshed stays as it is @desktop', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Blue Talk Pools')
  const { page } = maria
  await openHydrated(page, '/pro-dashboard')
  await page.route('**/pro-dashboard.data*', (route) => route.fulfill({ status: 503, body: 'Busy' }))
  await requestAppointment(dana, maria)
  await expect(page.getByText('What you see may be out of date.').first()).toBeVisible()
  await expect(page.getByText('No requests are waiting')).toBeVisible()
  await page.unroute('**/pro-dashboard.data*')
  await page.route('**/pro-dashboard.data*', (route) => route.abort())
  await requestAppointment(dana, maria, 4)
  await expect(page.getByText('There is no connection to Poolwell').first()).toBeVisible()
  await expect(page.getByText('No requests are waiting')).toBeVisible()
})

test('without a connection a pro who accepts reads so above the dialog, which stays @desktop', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Blue Talk Pools')
  await requestAppointment(dana, maria)
  const { page } = maria
  await openHydrated(page, '/pro-dashboard?status=pending', 'main article button')
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Yes, accept' }).click()
  const toast = page.getByText('There is no connection to Poolwell')
  await expect(toast).toBeVisible()
  await expect.poll(() => toast.evaluate((text) => text.closest(':popover-open') !== null)).toBe(true)
  await expect(page.getByRole('button', { name: 'Yes, accept' })).toBeVisible()
})

test('a page that a proxy keeps from being refreshed stays as it is @desktop', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Blue Talk Pools')
  const { page } = maria
  await openHydrated(page, '/pro-dashboard')
  await page.route('**/pro-dashboard.data*', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
  await requestAppointment(dana, maria)
  await expect(page.getByText('What you see may be out of date.').first()).toBeVisible()
  await expect(page.getByText('No requests are waiting')).toBeVisible()
})

test('what was typed stays, whatever a proxy or our own server answers instead of the page @desktop', async ({
  page,
}) => {
  const answers = [
    { status: 413, title: 'It is too large', advice: 'Please shorten the text' },
    { status: 429, title: 'Too many attempts', advice: 'Please wait a little and try again.' },
    { status: 502, title: 'Poolwell is catching its breath', advice: 'Please check whether it went through' },
    { status: 200, title: 'Poolwell is catching its breath', advice: 'Please check whether it went through' },
  ]
  for (const { status, title, advice } of answers) {
    await openHydrated(page, '/contact', 'main form')
    await fillContact(page, 'The water is as green as the lawn.')
    await page.route('**/contact.data*', (route) => route.fulfill({ status, contentType: 'text/html', body: '<h1>No' }))
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.locator('.toasts')).toContainText(title)
    await expect(page.locator('.toasts')).toContainText(advice)
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('The water is as green as the lawn.')
    await page.unroute('**/contact.data*')
  }
  await fillContact(page, 'green '.repeat(200_000))
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.locator('.toasts')).toContainText('It is too large')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/^green green/)
})

test('a dialog whose answer a proxy lost stays open, with what was typed in it @desktop', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Blue Talk Pools')
  await requestAppointment(dana, maria)
  const { page } = maria
  // Without its scripts the dialog's form would be sent as a page.
  await openHydrated(page, '/pro-dashboard', 'main dialog form')
  await page.route('**/pro-dashboard.data*', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('On holiday')
  await page.getByRole('button', { name: 'Yes, decline' }).click()
  await expect(page.locator('.toasts')).toContainText('Please check whether it went through')
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Reason' })).toHaveValue('On holiday')
})

test('after a release, a page that stayed open can still load other pages, and nothing typed is lost @desktop', async ({
  person,
}) => {
  const { page } = await person('customer')
  await openHydrated(page, '/contact', 'main form')
  await fillContact(page, 'The water is as green as the lawn.')
  await page.route('**/assets/*.js', gone)
  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText('Not available right now.')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('The water is as green as the lawn.')
  await page.keyboard.press('Escape')
  answering(page, true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await page.unroute('**/assets/*.js')
  await openHydrated(page, '/')
  await page.route('**/assets/*.js', gone)
  await page.getByLabel('Where is your pool?').fill('Phoenix, AZ')
  await page.getByLabel('Where is your pool?').press('Enter')
  await expect(page).toHaveURL(/\/find-pros\?.*Phoenix/)
})

const gone = (route: Route) => route.fulfill({ status: 404, body: 'Not found' })

async function fillContact(page: Page, message: string) {
  await page.getByRole('textbox', { name: 'Message' }).fill(message)
}

/** A conversation that is open on a page; its other person, a pro, writes with `write`. */
async function openThread({ page, id }: Person, pro: Person) {
  await openBusiness(pro, 'Blue Talk Pools')
  await page.request.post(`/api/messages/${pro.id}`, { data: { body: 'Hello' } })
  await openHydrated(page, `/messages/${pro.id}`, 'textarea')
  const write = (body: string) => pro.page.request.post(`/api/messages/${id}`, { data: { body } })
  return { page, write }
}
