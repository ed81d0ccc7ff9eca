import { expect, type Response, type Route } from '@playwright/test'

import { requestAppointment, openBusiness, openMember, test } from './people.ts'
import { logIn, logOut, openHydrated } from './support.ts'

test.skip(({ viewport }) => (viewport?.width ?? 0) < 1000, 'no screen is looked at, so once is enough')

test('words that could not be sent wait for their writer, and are shown to nobody else', async ({ person }) => {
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

test('a message that was not taken says why, also when the answer is of no form that we know', async ({ person }) => {
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

test('a receipt that was lost is sent once there is a connection again', async ({ person }) => {
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

test('whose session ends and who logs in again beside another tab is told of news as before', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openBusiness(maria, 'Blue Talk Pools')
  await dana.page.request.post(`/api/messages/${maria.id}`, { data: { body: 'Hello' } })
  const { page } = dana
  await openHydrated(page, '/')
  const second = await page.context().newPage()
  await openHydrated(second, '/')
  const over = Promise.all([page.waitForResponse(isOver), second.waitForResponse(isOver)])
  await page.request.post('/api/auth/logout')
  await over
  await logIn(page, { email: dana.email, password: 'secret-water' })
  await expect(page).toHaveURL('/dashboard')
  await maria.page.request.post(`/api/messages/${dana.id}`, { data: { body: 'Are you back?' } })
  await expect(page.getByRole('link', { name: 'Messages, 1 unread' }).first()).toBeVisible()
})

test('messages that come at once are read at once, one page after the other', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openBusiness(maria, 'Blue Talk Pools')
  const write = (body: string) => maria.page.request.post(`/api/messages/${dana.id}`, { data: { body } })
  await dana.page.request.post(`/api/messages/${maria.id}`, { data: { body: 'Hello' } })
  const { page } = dana
  await openHydrated(page, `/messages/${maria.id}`, 'textarea')
  await expect(page.getByRole('link', { name: 'Messages', exact: true }).first()).toBeVisible()
  const held: Route[] = []
  await page.route('**/messages?after=*', (route) => void held.push(route))
  for (const words of ['Yes', 'we', 'can']) await write(words)
  await expect(page.getByRole('link', { name: 'Messages, 3 unread' }).first()).toBeVisible()
  expect(held).toHaveLength(1)
  await page.unroute('**/messages?after=*')
  await expect(page.getByRole('log').getByText('can', { exact: true })).toBeVisible()
})

test('a dashboard that cannot be refreshed stays as it is', async ({ person }) => {
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

/** The answer by which a tab learns that nobody is signed in any more. */
function isOver(answer: Response): boolean {
  return answer.url().endsWith('/api/auth/user') && answer.status() === 401
}
