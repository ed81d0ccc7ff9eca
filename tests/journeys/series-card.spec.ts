import { expect, type Locator, type Page } from '@playwright/test'

import { changeBooking, openMember, requestAppointment, test } from './people.ts'
import { expectAccessible } from './support.ts'

test('the visits of a series are one card: its later ones are opened, canceled, moved, and found from a notification @phone', async ({
  person,
}) => {
  test.setTimeout(120_000)
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, `Blue Water ${dana.id.slice(-6)}`)
  const first = await requestAppointment(dana, maria, 3, { repeat: { everyWeeks: 1, times: 5 } })
  await changeBooking(maria, first, { status: 'accepted' })
  const { page } = dana

  await page.goto('/dashboard')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Upcoming 5' })).toBeVisible()
  const summary = page.getByText(/^\d more visits, until/)
  await expect(summary).toHaveText(/^4 more visits/)
  await expect(row(page, 3)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(row(page, 3), 'paper has no list to open').toBeVisible()
  await page.emulateMedia({ media: null })
  await summary.click()
  await expectAccessible(page)
  await row(page, 3).click()
  const third = cardOf(page, 3)
  await expect(third).toBeInViewport()
  await expectAccessible(page)

  await cancel(third, '')
  await expect(third.getByText('Please say why you are canceling').first()).toBeVisible()
  await cancel(third, 'We are away')
  await expect(page.getByText('Booking canceled', { exact: true })).toBeVisible()
  await expect(summary).toHaveText(/^3 more visits/)
  await expect(row(page, 4), 'the list stays open').toBeVisible()
  await expect(page.getByRole('link', { name: 'Upcoming 4' })).toBeVisible()

  await row(page, 2).click()
  await expect(cardOf(page, 2).getByRole('link', { name: 'Reschedule' })).toBeVisible()
  const replacesId = new URL(page.url()).searchParams.get('open')
  const moved = await requestAppointment(dana, maria, 4 + 4 * 7, { replacesId })
  await expect(cardOf(page, 2).getByText(/^You asked to move it/)).toBeVisible()
  await changeBooking(maria, moved, { status: 'accepted' })
  await expect(row(page, 2)).toHaveText(/2 of 5, moved/)

  await summary.click()
  await expect(row(page, 2)).toBeHidden()
  await followNews(page)
  await expect(page).toHaveURL(`/dashboard?status=upcoming&open=${moved}#${moved}`)
  await expect(page.locator(`[id="${moved}"] article`)).toBeInViewport()
  await summary.click()
  await followNews(page)
  await expect(page.locator(`[id="${moved}"] article`), 'the same link opens it again').toBeInViewport()
})

/** Clicks the newest notification. */
async function followNews(page: Page) {
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByText(/confirmed your new time/)
    .first()
    .click()
}

const row = (page: Page, number: number) => page.getByRole('link', { name: `${number} of 5` })
const cardOf = (page: Page, number: number) =>
  page.getByRole('article').filter({ hasText: `Every week: visit ${number} of 5.` })

async function cancel(card: Locator, reason: string) {
  const dialog = card.getByRole('dialog')
  if (!(await dialog.isVisible())) await card.getByRole('button', { name: 'Cancel', exact: true }).click()
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'Yes, cancel' }).click()
}
