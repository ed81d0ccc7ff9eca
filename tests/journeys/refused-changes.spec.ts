import { expect, type Page } from '@playwright/test'

import { askForVisit, openMember, test } from './people.ts'
import { expectAccessible, openHydrated } from './support.ts'

test('why a request could not be accepted is said in its dialog, in front of the list', async ({ person }) => {
  const [dana, rosa, pro] = await Promise.all([person('customer'), person('customer'), person('pro')])
  await openMember(pro, 'Twice Asked Pools')
  const first = await askForVisit(dana, pro)
  await askForVisit(rosa, pro)
  const { page } = pro
  await change(page, first, { status: 'accepted' })
  await openHydrated(page, '/pro-dashboard')
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('button', { name: 'Yes, accept' }).click()
  const reason = page.getByRole('dialog').getByRole('alert')
  await expect(reason).toContainText('This time was just taken.')
  await expect(reason).toBeFocused()
  await expect.poll(() => page.locator('.toasts > li').evaluate(isOnTop)).toBe(true)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Not now' }).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0)
})

test('a cancellation asks for its reason in its dialog, and says when it comes too late', async ({ person }) => {
  const [dana, pro] = await Promise.all([person('customer'), person('pro')])
  await openMember(pro, 'Too Late Pools')
  const booking = await askForVisit(dana, pro)
  await change(pro.page, booking, { status: 'accepted' })
  const { page } = dana
  await page.route('**/api/events', (route) => route.abort())
  await openHydrated(page, '/dashboard')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(page.getByLabel('Reason')).toBeFocused()

  await page.getByLabel('Reason').fill('We are away that week.')
  await change(pro.page, booking, { status: 'canceled', reason: 'The van broke down.' })
  await page.getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page.getByRole('main').getByText(/This booking has already been canceled/)).toBeVisible()
})

/** Whether nothing covers the middle of it. */
function isOnTop(part: Element): boolean {
  const { x, y, width, height } = part.getBoundingClientRect()
  return part.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

async function change({ request }: Page, booking: string, data: object) {
  expect((await request.patch(`/api/bookings/${booking}/status`, { data })).status()).toBe(200)
}
