import { expect, type Page } from '@playwright/test'

import { openMember, type Person, test } from './people.ts'
import { expectAccessible, openHydrated, waitForHydration } from './support.ts'
import { daysAhead } from '../support/days-ahead.ts'

const elko = { address: '975 Fifth St', city: 'Elko', state: 'NV', zip: '89801' }

const [day, nextDay] = [daysAhead(5), daysAhead(6)]

/** A business that works every morning from nine, except on one day. */
async function openMornings(pro: Person, name: string, off: string) {
  await openMember(pro, name, elko)
  const weekly = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, start: '09:00', end: '12:00' }))
  const exceptions = [{ date: off, closed: true }]
  const data = { weekly, exceptions, bufferMinutes: 0, noticeHours: 0 }
  expect((await pro.page.request.put(`/api/pros/${pro.id}/hours`, { data })).status()).toBe(200)
}

function words(date: string, weekday: 'short' | 'long') {
  return new Intl.DateTimeFormat('en-US', { weekday, month: weekday, day: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  )
}

async function searchFor(page: Page, date: string) {
  const filters = page.getByRole('button', { name: /^Filters/ })
  if (await filters.isVisible()) await filters.click()
  await page.getByLabel('Available on').fill(date)
  await page.locator('#filters').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(new RegExp(`date=${date}`))
}

test('a homeowner looks for a day, opens a pro who is free, and begins a request for that day, or for another one @phone', async ({
  person,
}) => {
  const [dana, pro, other] = await Promise.all([person('customer'), person('pro'), person('pro')])
  const [free, off] = [`Free ${pro.id}`, `Off ${pro.id}`]
  await openMornings(pro, free, daysAhead(90))
  await openMornings(other, off, day)
  const { page } = dana
  await openHydrated(page, `/find-pros?location=${elko.zip}`, '#filters')
  await searchFor(page, day)

  await expect(page.getByText(`free on ${words(day, 'long')} within 25 miles of`)).toBeVisible()
  const card = page.getByRole('article').filter({ hasText: free })
  await expect(card).toContainText(`Free ${words(day, 'short')} from 9`)
  await expect(page.getByRole('article').filter({ hasText: off })).toHaveCount(0)
  await expectAccessible(page)
  await card.getByRole('link', { name: /View profile/i }).click()
  await waitForHydration(page, '[role=tabpanel] form')
  await expect(page.getByLabel('Date')).toHaveValue(day)
  await expect(page.getByRole('radio', { name: '9:00 AM' })).toBeVisible()
  await page.getByLabel('What do you need?').fill('The plaster is stained at the deep end.')

  // On another day both are free, and what was typed so far is still there.
  await page.goBack()
  await expect(card).toBeVisible()
  await searchFor(page, nextDay)
  await expect(page.getByRole('article').filter({ hasText: off })).toBeVisible()
  await card.getByRole('link', { name: /View profile/i }).click()
  await expect(page.getByLabel('What do you need?')).toHaveValue('The plaster is stained at the deep end.')
  await expect(page.getByLabel('Date')).toHaveValue(nextDay)
  await page.getByLabel('Date').fill(day)
  await page.getByRole('radio', { name: '10:00 AM' }).check()
  // Stored a moment after the change; nobody reloads that fast.
  await page.waitForFunction(() => Object.values(sessionStorage).some((text) => text.includes('requestTime=10')))
  await page.reload()
  await waitForHydration(page, '[role=tabpanel] form')
  await expect(page.getByLabel('Date')).toHaveValue(day)
  await expect(page.getByRole('radio', { name: '10:00 AM' })).toBeChecked()
})

test('without scripts a visitor looks for a day, and logs in to the form for it @desktop', async ({
  openPage,
  person,
}) => {
  const pro = await person('pro')
  const name = `Free ${pro.id}`
  await openMornings(pro, name, daysAhead(90))
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto(`/find-pros?location=${elko.zip}`)
  await searchFor(page, day)
  await page
    .getByRole('article')
    .filter({ hasText: name })
    .getByRole('link', { name: /View profile/i })
    .click()
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('First name').fill('Iris')
  await page.getByLabel('Last name').fill('Okafor')
  await page.getByLabel('Email').fill(`iris-day-${Date.now()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('secret-water')
  await page.getByLabel('Confirm password').fill('secret-water')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('Date')).toHaveValue(day)
})
