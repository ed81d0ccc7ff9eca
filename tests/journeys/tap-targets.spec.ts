import { expect, type Locator } from '@playwright/test'

import { changeBooking, openMember, requestAppointment, test } from './people.ts'
import { file, jpeg } from './photo-files.ts'
import { openHydrated } from './support.ts'

test('links and buttons of few words are as tall as a thumb on a phone @phone', async ({ person, page }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Wide Thumb Pools')
  // Not the demo pro, who may have moved for the night and lost the mark.
  const found = await page.request.get('/api/pros/search?location=Phoenix')
  const pros: { userId: string; isVerified: boolean }[] = await found.json()
  await page.goto(`/pros/${pros.find(({ isVerified }) => isVerified)?.userId}`)
  await expectTall(page.getByRole('link', { name: 'Verified Pro' }))

  await dana.page.request.post(`/api/messages/${maria.id}`, { data: { body: 'Hello' } })
  await openHydrated(dana.page, `/messages/${maria.id}`, 'form[enctype]')
  await expectTall(dana.page.getByRole('link', { name: 'Request a booking' }))
  await dana.page.getByLabel('Add a photo').setInputFiles(file('a.jpg', await jpeg()))
  await expectTall(dana.page.getByRole('button', { name: 'Remove the photo' }))

  const id = await requestAppointment(dana, maria)
  await expectTall(dana.page.getByRole('link', { name: 'See booking' }))
  await dana.page.goto('/dashboard?status=completed&search=pump')
  await expectTall(dana.page.getByRole('link', { name: 'Show all' }))

  await changeBooking(maria, id, { status: 'accepted' })
  await dana.page.goto('/dashboard?status=upcoming')
  await maria.page.goto('/pro-dashboard?status=accepted')
  for (const shown of [dana.page, maria.page]) await expectTall(shown.getByRole('link', { name: 'See these visits' }))
  await expectTall(maria.page.getByRole('link', { name: 'Block some hours' }))
})

async function expectTall(target: Locator) {
  await expect.poll(async () => (await target.boundingBox())?.height, String(target)).toBeGreaterThanOrEqual(44)
}
