import { expect, type Locator } from '@playwright/test'

import { changeBooking, openMember, requestAppointment, test } from './people.ts'
import { file, jpeg } from './photo-files.ts'
import { openHydrated, proId } from './support.ts'

test('after an answer far down the page, focus stays there @desktop', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Blue Focus Pools')
  for (const day of [3, 4, 5]) await requestAppointment(dana, maria, day)
  const { page } = maria
  await openHydrated(page, '/pro-dashboard')
  await page.getByRole('button', { name: 'Accept' }).last().click()
  await page.getByRole('button', { name: 'Yes, accept' }).click()
  await expect(page.getByText('Booking has been accepted').first()).toBeVisible()
  const focused = page.locator('main :focus')
  await expect(focused).toHaveText('Regular Maintenance')
  await expect(focused).toBeInViewport()
})

test('after an answer the next request, or day, is where the answered one was @desktop', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Blue Focus Pools')
  const ids = [await requestAppointment(dana, maria, 3), await requestAppointment(dana, maria, 4)]
  await requestAppointment(dana, maria, 5)
  const { page } = maria
  await page.setViewportSize({ width: 390, height: 844 })
  const [first, second] = ids.map((id) => page.locator(`[id="${id}"]`))
  if (!first || !second) throw new Error('there are two')

  await openHydrated(page, '/pro-dashboard', 'article dialog form')
  const top = await scrollUp(first)
  await first.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('button', { name: 'Yes, accept' }).click()
  await expect(second.getByRole('heading')).toBeFocused()
  expect((await second.boundingBox())?.y).toBeCloseTo(top, 0)

  await changeBooking(maria, ids[1] ?? '', { status: 'accepted' })
  await openHydrated(page, '/pro-dashboard?status=accepted', 'article dialog form')
  const [day, next] = [0, 1].map((at) => page.locator('#bookings h2').nth(at))
  if (!day || !next) throw new Error('there are two')
  const [dayTop, words] = [await scrollUp(day), await next.innerText()]
  await first.getByRole('button', { name: 'Cancel' }).click()
  await first.getByLabel('Reason').fill('The truck is in the pool.')
  await page.getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(day).toHaveText(words)
  await expect(day).toBeFocused()
  expect((await day.boundingBox())?.y).toBeCloseTo(dayTop, 0)
})

/** Scrolls until it is at the top; returns where that is. */
async function scrollUp(part: Locator): Promise<number> {
  await part.evaluate((element) => element.scrollIntoView())
  return (await part.boundingBox())?.y ?? 0
}

test('after the last answer focus is on the words that nothing is left to answer @desktop', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Blue Focus Pools')
  await requestAppointment(dana, maria)
  const { page } = maria
  await openHydrated(page, '/pro-dashboard', 'article dialog form')
  await page.getByRole('button', { name: 'Accept' }).press('Enter')
  await page.getByRole('button', { name: 'Yes, accept' }).press('Enter')
  await expect(page.locator('main :focus')).toContainText(/^No requests are waiting/)
})

test('a link to a part of a page that is loaded after it moves the focus there @desktop', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Blue Focus Pools')
  const id = await requestAppointment(dana, maria)
  await changeBooking(maria, id, { status: 'accepted' })
  const { page } = dana
  await openHydrated(page, '/dashboard', 'article dialog form')
  await page.getByRole('link', { name: 'Reschedule' }).press('Enter')
  await expect(page.getByRole('heading', { name: /^Reschedule your visit/ })).toBeInViewport()
  await expect(page.locator('#tab-panel:focus, #tab-panel :focus')).toHaveCount(1)
})

test('after an answer in one part of a page, focus does not go to another part @desktop', async ({ person }) => {
  const maria = await person('pro')
  await openMember(maria, 'Blue Focus Pools')
  const service = { name: 'Green to clean', description: 'Back to blue.', categoryId: 2, price: 300 }
  await maria.page.request.post('/api/services', { data: { ...service, priceType: 'fixed', durationMinutes: 60 } })
  const { page } = maria
  await openHydrated(page, '/pro-dashboard?tab=services', 'main dialog form')
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeInViewport()
  await page.getByRole('button', { name: /^Delete/ }).press('Enter')
  await page.getByRole('button', { name: 'Yes, delete' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Your services' })).toBeFocused()
})

test('after an unblocking, focus stays in the conversation @desktop', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Blue Focus Pools')
  const { page } = dana
  await page.request.post(`/api/messages/${maria.id}`, { data: { body: 'Hello' } })
  await page.request.post(`/api/messages/${maria.id}/block`)
  await openHydrated(page, `/messages/${maria.id}`, 'main button[value=unblock]')
  await page.getByRole('button', { name: 'Unblock' }).press('Enter')
  await expect(page.getByRole('textbox')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Blue Focus Pools' })).toBeFocused()
})

test('other days to suggest begin with their heading, which has the focus @desktop', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Blue Focus Pools')
  const id = await requestAppointment(dana, maria)
  await openHydrated(maria.page, `/pro-dashboard/suggest/${id}`, 'main form')
  await maria.page.getByRole('button', { name: 'Later days' }).press('Enter')
  await expect(maria.page).toHaveURL(/from=/)
  const times = maria.page.getByRole('heading', { name: 'Your free times' })
  await expect(times).toBeFocused()
  await expect(times).toBeInViewport()
})

test('settings that were saved stay where they are, with the focus on their button @desktop', async ({ person }) => {
  const { page } = await person('customer')
  await page.setViewportSize({ width: 1280, height: 500 })
  await openHydrated(page, '/profile', 'main form')
  const save = page.getByRole('button', { name: 'Save changes' })
  await save.press('Enter')
  await expect(page.getByText('Profile updated').first()).toBeVisible()
  await expect(save).toBeFocused()
  await expect(save).toBeInViewport()

  const picture = page.getByLabel('Profile picture')
  await picture.focus()
  await picture.setInputFiles(file('me.jpg', await jpeg()))
  await expect(page.getByText('Your picture has been saved').first()).toBeVisible()
  await expect(picture).toBeFocused()
  await expect(picture).toBeInViewport()
})

test('buttons that go with what they answer leave the focus nearby @desktop', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Blue Focus Pools')
  await requestAppointment(dana, maria)
  await openHydrated(dana.page, `/messages/${maria.id}`, 'textarea')
  await dana.page.getByLabel('Add a photo').setInputFiles(file('a.jpg', await jpeg()))
  await dana.page.getByRole('button', { name: 'Remove the photo' }).press('Enter')
  await expect(dana.page.getByLabel('Add a photo')).toBeFocused()

  await dana.page.route('**/api/messages/**', (route) => route.abort())
  await dana.page.getByRole('textbox').fill('Our pool is green.')
  await dana.page.getByRole('textbox').press('Enter')
  await dana.page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(dana.page.getByRole('log')).toBeFocused()

  await openHydrated(maria.page, '/services', '[popovertarget=bell]')
  await maria.page.getByRole('button', { name: 'Notifications' }).press('Enter')
  await maria.page.getByRole('button', { name: 'Mark all as read' }).press('Enter')
  await expect(maria.page.getByRole('button', { name: 'Mark all as read' })).toBeHidden()
  await expect(maria.page.getByRole('heading', { name: 'Notifications' })).toBeFocused()
})

test('the next page of a list begins with the focus at its top, not at the link below it @desktop', async ({
  page,
  request,
}) => {
  const next = page.getByRole('link', { name: 'Older reviews' })
  await openHydrated(page, '/reviews', 'nav[aria-label=Pages]')
  await next.press('Enter')
  await expect(page.getByRole('heading', { name: 'Older reviews' })).toBeFocused()

  await openHydrated(page, `/pros/${await proId(request)}?tab=reviews`, 'nav[aria-label=Pages]')
  await next.press('Enter')
  await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeFocused()
})
