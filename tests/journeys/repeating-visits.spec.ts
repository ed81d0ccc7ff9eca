import { expect, type Page } from '@playwright/test'

import { openMember, test, redlands } from './people.ts'
import { expectAccessible, waitForHydration } from './support.ts'
import { daysAhead } from '../support/days-ahead.ts'

/** Not the same words in a dialog that is closed. */
const shown = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true })

for (const javaScriptEnabled of [true, false]) {
  const [how, screen] = javaScriptEnabled ? ['with', '@phone'] : ['without', '@desktop']

  test(`${how} scripts a homeowner asks for weekly visits, the pro accepts, and the later ones are canceled together ${screen}`, async ({
    person,
  }) => {
    const [dana, maria] = [await person('customer', { javaScriptEnabled }), await person('pro', { javaScriptEnabled })]
    await openMember(maria, `Blue Water ${dana.id.slice(-6)}`, redlands)
    const { page } = dana
    const [first, third] = [3, 17].map(daysAhead)
    await maria.page.request.put(`/api/pros/${maria.id}/hours`, {
      data: { weekly: [], exceptions: [{ date: third, closed: true }], bufferMinutes: 0, noticeHours: 0 },
    })

    await page.goto(`/pros/${maria.id}?tab=request`)
    if (javaScriptEnabled) await waitForHydration(page, 'main form')
    await page.getByLabel('Service type').selectOption('Regular Maintenance')
    await page.getByLabel('Date', { exact: true }).fill(first ?? '')
    await page.getByRole('radio', { name: '10:00 AM', exact: true }).check({ force: true })
    const count = page.getByLabel('How many visits?')
    if (javaScriptEnabled) await expect(count).toBeHidden()
    await page.getByLabel('How often?').selectOption('Every 4 weeks')
    await count.selectOption('12 visits')
    if (javaScriptEnabled)
      await expect(page.getByText('The last one has to be within the next 180 days.')).toBeVisible()
    await page.getByLabel('What do you need?').fill('A bit green at the steps after the storm.')
    await page.getByLabel('Phone').fill('(626) 555-0142')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText('Please choose fewer visits').first()).toBeVisible()
    await page.getByLabel('How often?').selectOption('Every week')
    await count.selectOption('4 visits')
    if (javaScriptEnabled) await expect(page.getByText(/^Until .* at the same time/)).toBeVisible()
    await page.getByRole('button', { name: 'Send request' }).click()
    const sent = page.getByRole('region', { name: /^Your request is on its way/ })
    await expect(sent.getByText(/\. Every week: 4 visits until/)).toBeVisible()
    await expect(shown(page, /^Every week: 4 visits until/)).toBeVisible()

    await maria.page.goto('/pro-dashboard?status=pending')
    const onlyThree = /You are not free on .*\. Accepting books the other 3 visits\.$/
    await expect(shown(maria.page, onlyThree)).toBeVisible()
    await maria.page.getByRole('button', { name: 'Accept' }).click()
    await expect(
      maria.page.getByRole('dialog').getByText(/^Every week: 4 visits until .* Accepting books .*\.$/),
    ).toBeVisible()
    await maria.page.getByRole('button', { name: 'Yes, accept' }).click()
    await expect(maria.page.getByText('3 visits booked', { exact: true })).toBeVisible()
    await maria.page.goto('/pro-dashboard?status=accepted')
    await expect(shown(maria.page, 'Every week: visit 1 of 4.')).toBeVisible()
    await maria.page.getByRole('link', { name: '2 of 4' }).click()
    await expect(shown(maria.page, 'Every week: visit 2 of 4.')).toBeInViewport()
    if (javaScriptEnabled) await expectAccessible(maria.page)
    await maria.page.getByRole('link', { name: '4 of 4' }).click()
    await expect(shown(maria.page, 'Every week: visit 4 of 4.')).toBeInViewport()

    await page.goto('/dashboard?status=upcoming')
    await page.getByText(/^2 more visits, until/).click()
    await page.getByRole('link', { name: '2 of 4' }).click()
    const second = page.getByRole('article').filter({ hasText: 'Every week: visit 2 of 4.' })
    await expect(second).toBeInViewport()
    await second.getByRole('button', { name: 'Cancel' }).click()
    const dialog = page.getByRole('dialog').filter({ visible: true })
    await dialog.getByLabel('Also cancel the later visit').check()
    await dialog.getByLabel('Reason').fill('We moved')
    await dialog.getByRole('button', { name: 'Yes, cancel' }).click()
    await expect(page.getByText('Booking canceled', { exact: true })).toBeVisible()
    await page.goto('/dashboard?status=upcoming')
    await expect(shown(page, /^Every week: visit/)).toHaveText(['Every week: visit 1 of 4.'])
  })
}
