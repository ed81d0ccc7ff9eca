import { expect, type Page } from '@playwright/test'

import { changeBooking, openMember, requestAppointment, test, type Person } from './people.ts'
import { expectAccessible } from './support.ts'

test('the open booking of two people is shown above their conversation, and updates live @desktop', async ({
  person,
}) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Blue Talk Pools')
  await dana.page.request.post(`/api/messages/${maria.id}`, { data: { body: 'Hello' } })
  await openConversation(dana, maria)
  await openConversation(maria, dana)
  await expect(dana.page.getByRole('link', { name: 'Request a booking' })).toBeVisible()
  await expect(maria.page.getByRole('region', { name: 'Booking' })).toBeHidden()
  await expectAccessible(dana.page)

  const id = await requestAppointment(dana, maria)
  await expectBooking(dana.page, 'Regular Maintenance', '10:00 AM', 'Pending')
  await expectBooking(maria.page, 'Regular Maintenance', '10:00 AM', 'Pending')
  await expectAccessible(maria.page)
  const html = await (await dana.page.request.get(`/messages/${maria.id}`)).text()
  expect(html).toContain('Pending')

  await maria.page.getByRole('link', { name: 'Answer', exact: true }).click()
  await expect(maria.page).toHaveURL(`/pro-dashboard?status=pending#${id}`)
  await expect(maria.page.locator(`[id="${id}"]`).getByRole('button', { name: 'Accept' })).toBeInViewport()
  await changeBooking(maria, id, { status: 'accepted', price: 120 })
  await expectBooking(dana.page, 'Accepted')
  await expect(dana.page.getByRole('log').getByText(/^Dana accepted .* for \$120$/)).toBeVisible()

  const other = await requestAppointment(dana, maria, 5)
  await expectBooking(dana.page, 'Accepted', '1 more')
  for (const booking of [id, other])
    await changeBooking(dana, booking, { status: 'canceled', reason: 'The pool is gone' })
  await expect(dana.page.getByRole('link', { name: 'Request a booking' })).toBeVisible()
})

/** Opens the stream that tells what changes. */
async function openConversation({ page }: Person, { id }: Person) {
  const stream = page.waitForResponse('/api/events')
  await page.goto(`/messages/${id}`)
  await stream
}

async function expectBooking(page: Page, ...parts: string[]) {
  for (const part of parts) await expect(page.getByRole('region', { name: 'Booking' }).getByText(part)).toBeVisible()
}
