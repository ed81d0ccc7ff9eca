import { expect } from '@playwright/test'

import { formatShortWeekday } from '../../src/ui/short-day.ts'
import { answering, leaveQuestion } from './leaving.ts'
import { openBusiness, type Person, test } from './people.ts'
import { expectAccessible, hold, openHydrated, waitForHydration } from './support.ts'
import { daysAhead } from '../support/days-ahead.ts'
import { plusDays } from '../../src/features/availability/local-time.ts'

test('a pro sets weekly hours and a day off, and sees which times become free @phone', async ({ person }) => {
  const pro = await person('pro')
  const { page } = pro
  await openBusiness(pro, 'Early Hours Pools')
  const letPreviewCome = await hold(page, '**/assets/hours-preview-*.js')
  await openHydrated(page, '/pro-dashboard/hours', 'main form')
  await expect(page.getByText('You have not set your hours yet')).toBeVisible()
  await expect(page.getByText('Times are Pacific Time (Los Angeles)')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Monday, from').selectOption('9:00 AM')
  await page.getByLabel('Monday, to').selectOption('12:00 PM')
  await page.getByRole('button', { name: 'Add hours on Monday' }).click()
  await expect(page.getByLabel('Monday, hours 2, from')).toHaveValue('13:00')
  const preview = page.getByRole('complementary', { name: 'Preview' })
  expect(await preview.isVisible()).toBe(true)
  letPreviewCome()
  await page.getByRole('button', { name: 'Copy Monday to weekdays' }).click()
  await expect(page.getByLabel('Friday, hours 2, from')).toHaveValue('13:00')
  await page.getByRole('button', { name: 'Add hours on Monday' }).click()
  await page.getByRole('button', { name: 'Remove Monday, hours 3' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Add hours on Monday' })).toBeFocused()
  await page.getByLabel('Open on Saturday').uncheck()
  await page.getByLabel('Open on Sunday').uncheck()
  await expect(preview.locator('dd').filter({ hasText: '9' }).last()).toHaveText(/9.AM.–.12.PM, 1.PM.–.4.PM/)
  await expect(page.getByRole('button', { name: 'Save working hours' })).toBeInViewport()
  await expect(preview.getByText('Nothing free').first()).toBeVisible()
  await expect(preview.getByRole('status')).toHaveText(/in the next seven days: \d+ times on [45] days\.$/)

  await page.getByRole('button', { name: 'Add a day' }).click()
  await page.getByRole('button', { name: 'Remove day 1' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Add a day' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByLabel('Day 1, date').fill('2020-01-01')
  await page.getByRole('button', { name: 'Save working hours' }).click()
  await expect(page.getByText('This day has passed').first()).toBeVisible()
  await expect(page.getByLabel('Day 1, date')).toBeFocused()
  await expect(page.locator('[aria-invalid="true"]')).toHaveAccessibleName('Day 1, date')
  await expectAccessible(page)

  const off = daysAhead(20)
  const last = daysAhead(22)
  await page.getByLabel('Day 1, date').fill(off)
  await expect(page.getByText('This day has passed')).toHaveCount(0)
  await page.getByLabel('Day 1, until').fill(last)
  await page.getByLabel('Time between visits').selectOption('At least 30 minutes')
  await page.getByRole('button', { name: 'Get a calendar address' }).click()
  await expect(page.getByLabel('Your calendar address')).toBeVisible()
  await page.route('**/*.data*', (route) => route.abort())
  await page.getByRole('button', { name: 'Save working hours' }).click()
  await expect(page.getByText('There is no connection to Poolwell').first()).toBeVisible()
  await expect(page.getByLabel('Day 1, date')).toHaveValue(off)
  await page.unroute('**/*.data*')
  await page.getByRole('button', { name: 'Save working hours' }).click()
  await expect(page.getByText('Working hours saved').first()).toBeVisible()
  await expect(page.getByText('You have not set your hours yet')).toBeHidden()
  const hours = await hoursOf(pro)
  const exceptions = [{ date: off, closed: true }, { closed: true }, { date: last, closed: true }]
  expect(hours).toMatchObject({ exceptions, bufferMinutes: 30, noticeHours: 0 })
  expect(hours.weekly).toHaveLength(10)
  await page.reload()
  await waitForHydration(page, 'main form')
  await expect(page.getByLabel('Day 1, date')).toHaveValue(off)
  await expect(page.getByLabel('Day 1, until')).toHaveValue(last)
  await expect(page.getByLabel('Day 2, date')).toBeHidden()
  await page.getByLabel('Day 1, kind').selectOption('Special hours')
  await expect(page.getByLabel('Day 1, until')).toHaveValue(last)
  await expect(page.getByRole('button', { name: /^Remove day 1, \w+, \w+ \d+ – \w+, \w+ \d+$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Save working hours' }).click()
  await expect(page.getByText('Working hours saved').first()).toBeVisible()
  const times = { start: '08:00', end: '19:00' }
  await expect
    .poll(async () => (await hoursOf(pro)).exceptions)
    .toEqual([
      { date: off, ...times },
      { date: expect.any(String), ...times },
      { date: last, ...times },
    ])

  // An errand: the preview leaves its hours out at once.
  await page.getByRole('button', { name: 'Add hours away' }).click()
  await expect(page.getByLabel('Day 2, date')).toBeFocused()
  const errand = workdayAhead()
  await page.getByLabel('Day 2, date').fill(errand)
  await page.getByLabel('Day 2, from').selectOption('9:30 AM')
  await page.getByLabel('Day 2, to').selectOption('2:00 PM')
  const day = preview
    .locator('dl > div')
    .filter({ has: page.getByText(`${formatShortWeekday(errand)}:`, { exact: true }) })
  await expect(day.locator('dd')).toHaveText(/^2.PM.–.4.PM$/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save working hours' }).click()
  await expect(page.getByText('Working hours saved').first()).toBeVisible()
  await expect.poll(async () => (await hoursOf(pro)).away).toEqual([{ date: errand, start: '09:30', end: '14:00' }])
})

test('hours that were changed, and refused, are not left without asking @desktop', async ({ person }) => {
  const pro = await person('pro')
  const { page } = pro
  await openBusiness(pro, 'Careful Pools')
  await openHydrated(page, '/pro-dashboard')
  await page.getByRole('link', { name: 'Working hours' }).click()
  await page.getByRole('button', { name: 'Add a day' }).click()
  await page.getByLabel('Day 1, date').fill('2020-01-01')
  await page.getByRole('button', { name: 'Save working hours' }).click()
  await expect(page.getByText('This day has passed').first()).toBeVisible()

  const asked = answering(page, false)
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click()
  await page.evaluate(() => history.back())
  await expect.poll(() => asked).toEqual([leaveQuestion, leaveQuestion])
  await expect(page).toHaveURL('/pro-dashboard/hours')
  await expect(page.getByLabel('Day 1, date')).toHaveValue('2020-01-01')

  const left = answering(page, true)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/pro-dashboard')
  expect(left).toEqual([leaveQuestion])
})

test('below their visits a pro finds how to block hours, and a calendar address that is shown once @desktop', async ({
  person,
  request,
}) => {
  const pro = await person('pro')
  const { page } = pro
  await openBusiness(pro, 'Calendar Pools')
  // Without scripts the browser itself loads the next page, and focuses nothing.
  await openHydrated(page, '/pro-dashboard?status=accepted', 'a[href*=block]')
  await page.getByRole('link', { name: 'Block some hours' }).click()
  await expect(page.getByLabel('Day 1, kind')).toHaveValue('away')
  await expect(page.getByLabel('Day 1, date')).toBeInViewport()
  await expect(page.getByLabel('Day 1, date')).toBeFocused()
  // Whoever removes the row again has changed nothing, and is not asked before leaving.
  await page.getByRole('button', { name: 'Remove day 1' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/pro-dashboard')
  await page.goBack()
  await page.getByLabel('Day 1, date').fill(workdayAhead())
  await page.getByRole('button', { name: 'Save working hours' }).click()
  await expect(page.getByText('Working hours saved').first()).toBeVisible()
  await expect(page).toHaveURL('/pro-dashboard/hours')
  await expect(page.getByLabel('Day 2, date')).toBeHidden()

  await page.goto('/pro-dashboard?status=accepted')
  await page.getByRole('link', { name: 'See these visits in your own calendar' }).click()
  await page.getByRole('button', { name: 'Get a calendar address' }).click()
  const url = await page.getByLabel('Your calendar address').inputValue()
  expect(url).toMatch(/\/api\/calendar\/[\w-]+\.ics$/)
  expect(await (await request.get(url)).text()).toContain('BEGIN:VCALENDAR')
  await expectAccessible(page)

  await page.context().grantPermissions(['clipboard-write'])
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await page.getByRole('button', { name: 'Renew the address' }).click()
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Your calendar address')).toBeHidden()
  await page.getByRole('button', { name: 'Renew the address' }).click()
  await expect(page.getByLabel('Your calendar address')).toBeVisible()
  expect((await request.get(url)).status()).toBe(404)
})

test.describe('without scripts @desktop', () => {
  test.use({ javaScriptEnabled: false })

  test('adding a row keeps what was typed, and the hours are saved', async ({ person }) => {
    const pro = await person('pro')
    const { page } = pro
    await openBusiness(pro, 'Plain Hours Pools')
    await page.goto('/pro-dashboard/hours')
    await page.getByLabel('Tuesday, from').selectOption('10:00 AM')
    await page.getByLabel('Tuesday, to').selectOption('2:00 PM')
    await page.getByLabel('Open on Sunday').uncheck()
    await page.getByRole('button', { name: 'Add hours on Tuesday' }).click()
    await expect(page.getByLabel('Tuesday, hours 1, from')).toHaveValue('10:00')
    await expect(page.getByLabel('Open on Sunday')).not.toBeChecked()
    await expect(page.getByLabel('Sunday, from')).toBeHidden()
    await page.getByLabel('Tuesday, hours 2, from').selectOption('1:00 PM')
    await page.getByRole('button', { name: 'Save working hours' }).click()
    await expect(page.getByText('These hours overlap other hours on that day').first()).toBeVisible()
    await page.getByRole('button', { name: 'Remove Tuesday, hours 2' }).click()
    await page.getByRole('button', { name: 'Save working hours' }).click()
    await expect(page.getByText('Working hours saved').first()).toBeVisible()
    const { weekly } = await hoursOf(pro)
    expect(weekly).toContainEqual({ weekday: 2, start: '10:00', end: '14:00' })
    expect(weekly).toHaveLength(6)
  })

  test('a day off becomes a day with special hours, at any place in the list', async ({ person }) => {
    const pro = await person('pro')
    const { page } = pro
    await openBusiness(pro, 'Plain Holidays Pools')
    await page.goto('/pro-dashboard/hours')
    const [first, second] = [20, 30].map(daysAhead)
    for (const [row, date] of [first, second].entries()) {
      await page.getByRole('button', { name: 'Add a day' }).click()
      await expect(page.getByLabel(`Day ${row + 1}, date`)).toBeInViewport()
      await page.getByLabel(`Day ${row + 1}, date`).fill(date ?? '')
    }
    await page.getByRole('button', { name: 'Save working hours' }).click()
    await expect(page.getByText('Working hours saved').first()).toBeVisible()
    await page.getByLabel('Day 1, kind').selectOption('Special hours')
    await page.getByLabel('Day 1, from').selectOption('10:00 AM')
    await page.getByLabel('Day 1, to').selectOption('2:00 PM')
    await page.getByRole('button', { name: 'Add hours away' }).click()
    await page.getByLabel('Day 3, date').fill(second ?? '')
    await page.getByRole('button', { name: 'Save working hours' }).click()
    await expect(page.getByLabel('Day 1, from')).toHaveValue('10:00')
    const { exceptions, away } = await hoursOf(pro)
    expect(exceptions).toEqual([
      { date: first, start: '10:00', end: '14:00' },
      { date: second, closed: true },
    ])
    expect(away).toEqual([{ date: second, start: '08:00', end: '12:00' }])

    await page.getByRole('button', { name: 'Get a calendar address' }).click()
    await expect(page.getByLabel('Your calendar address')).toBeInViewport()
  })
})

/** The last day of the preview's week that is neither a Saturday nor a Sunday. */
function workdayAhead(): string {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' })
  const week = Array.from({ length: 7 }, (_, days) => plusDays(today, days))
  return week.findLast((day) => new Date(day).getUTCDay() % 6 > 0) ?? ''
}

async function hoursOf({ page, id }: Person) {
  return (await page.request.get(`/api/pros/${id}/hours`)).json()
}
