import { type BrowserContextOptions, expect } from '@playwright/test'

import { openBusiness, openMember, type Person, test } from './people.ts'
import { logIn, logInHere, logOut, openHydrated } from './support.ts'

const titles: [string, BrowserContextOptions][] = [
  ['with scripts', {}],
  ['without scripts', { javaScriptEnabled: false }],
]

for (const [how, options] of titles)
  test(`${how}, a form rendered for the previous user is not accepted from the next one @desktop`, async ({
    person,
  }) => {
    const [dana, iris] = [await person('customer', options), await person('customer')]
    const { page } = dana
    await page.goto('/profile?tab=profile')
    await page.getByLabel('First name').fill('Dana Two')
    await logInBeside(dana, iris)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('You are logged in as Dana now').first()).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(iris.email)
    const { email, firstName } = await (await iris.page.request.get('/api/auth/user')).json()
    expect({ email, firstName }).toEqual({ email: iris.email, firstName: 'Dana' })
  })

test('a message of the previous user is not sent by the next one @desktop', async ({ person }) => {
  const [dana, iris, pro] = [await person('customer'), await person('customer'), await person('pro')]
  await openBusiness(pro, 'Two People Pools')
  const { page } = dana
  await openHydrated(page, `/messages/${pro.id}`, 'textarea')
  await logInBeside(dana, iris)
  await page.getByLabel('Message to').fill('These are my words.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('You are logged in as Dana now.')).toBeVisible()
  expect(await (await pro.page.request.get('/api/conversations')).json()).toEqual([])
})

test('every tab shows the signed-in user, and nobody after a logout @desktop', async ({ person }) => {
  const [dana, iris] = [await person('customer'), await person('customer')]
  const { page } = dana
  const second = await page.context().newPage()
  await openHydrated(page, '/profile')
  await openHydrated(second, '/profile')
  await logOut(page)
  await expect(second).toHaveURL(/\/login/)
  const third = await page.context().newPage()
  await openHydrated(third, '/about')
  await logIn(page, dana)
  await expect(page).toHaveURL('/dashboard')
  // As by going back to a page that the browser has kept.
  await third.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(third.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await third.close()
  await second.getByRole('link', { name: 'Poolwell, home' }).first().click()
  await expect(second.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await openHydrated(second, '/profile')

  await logInBeside(dana, iris)
  await openHydrated(page, '/profile')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(iris.email)
  await expect(second.getByRole('textbox', { name: 'Email' })).toHaveValue(iris.email)
})

test('an error screen in one tab does not reload another one, where its user is writing @desktop', async ({
  person,
}) => {
  const [dana, pro] = [await person('customer'), await person('pro')]
  await openMember(pro, 'Calm Pools')
  const { page } = dana
  const writing = await page.context().newPage()
  await openHydrated(writing, `/pros/${pro.id}`, 'main form')
  await writing.evaluate(() => document.body.setAttribute('data-first', ''))
  await openHydrated(page, '/dashboard')
  await page.route('**/dashboard.data*', (route) => route.fulfill({ status: 503, body: 'Unavailable' }))
  await page.getByRole('link', { name: /^Completed/ }).click()
  await expect(page.getByText('Poolwell is catching its breath. Please try again in a moment.')).toBeVisible()
  await writing.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)))
  await expect(writing.locator('body[data-first]')).toBeVisible()
})

test('a session that was ended elsewhere leaves no page open but one with unsent text, which leads to the login @desktop', async ({
  person,
  openPage,
}) => {
  const [dana, pro] = [await person('customer'), await person('pro')]
  await openMember(pro, 'Ended Pools')
  const { page } = dana
  const writing = await page.context().newPage()
  await openHydrated(writing, `/messages/${pro.id}`, 'main form')
  await openHydrated(page, '/dashboard')
  await writing.getByRole('textbox').fill('The gate code is 4711.')
  const sent = await page.context().newPage()
  await openHydrated(sent, `/messages/${pro.id}`, 'main form')
  await sent.getByRole('textbox').fill('See you on Monday.')
  await sent.getByRole('textbox').press('Enter')
  await expect(sent.getByRole('log').getByText('See you on Monday.')).toBeVisible()
  const { request } = await openPage()
  const { email, password } = dana
  await request.post('/api/auth/login', { data: { email, password } })
  const sessions: { id: string; current: boolean }[] = await (await request.get('/api/auth/sessions')).json()
  for (const { id, current } of sessions) if (!current) await request.delete(`/api/auth/sessions/${id}`)

  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(sent).toHaveURL(/\/login/)
  await expect(writing.getByText('What you wrote is still here.').first()).toBeVisible()
  await writing.getByRole('button', { name: 'Notifications' }).click()
  await expect(writing.getByText('You are logged out. Log in to see your news.')).toBeVisible()
  await writing.keyboard.press('Escape')
  await writing.getByRole('textbox').press('Enter')
  await writing.getByRole('log').getByRole('link', { name: 'Log in' }).click()
  await logInHere(writing, dana)
  await expect(writing).toHaveURL(`/messages/${pro.id}`)
  await expect(writing.getByRole('textbox', { name: 'Message to' })).toHaveValue('The gate code is 4711.')
})

/** In the same browser, as another tab would. */
async function logInBeside({ page }: Person, { email, password }: Person) {
  expect((await page.request.post('/api/auth/login', { data: { email, password } })).status()).toBe(200)
}
