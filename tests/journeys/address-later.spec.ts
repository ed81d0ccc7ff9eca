import { expect } from '@playwright/test'

import { changeBooking, openMember, requestAppointment, test, redlands } from './people.ts'

test('a street address that was left out follows once the visit is booked, and shows the pro the way @phone', async ({
  person,
}) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, `Clear Lane ${dana.id.slice(-6)}`, redlands)
  const nowhere = { address: null, city: null, state: null, zip: null }
  const bookingId = await requestAppointment(dana, maria, 3, nowhere)
  const { page } = dana
  await changeBooking(maria, bookingId, { status: 'accepted' })

  await page.goto('/dashboard?status=upcoming')
  await page.getByRole('button', { name: 'Add address' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Where is the pool?' })
  await dialog.getByLabel('Street address').fill('12 Palm Ct')
  await dialog.getByLabel('ZIP').fill('00000')
  await dialog.getByRole('button', { name: 'Add address' }).click()
  await expect(dialog.getByText('We do not know the ZIP code 00000.').first()).toBeVisible()
  await expect(dialog.getByLabel('Street address')).toHaveValue('12 Palm Ct')
  await dialog.getByLabel('ZIP').fill('92373')
  await dialog.getByRole('button', { name: 'Add address' }).click()
  await expect(page.getByText(/now has the address$/).first()).toBeVisible()
  await expect(page.getByText('12 Palm Ct, Redlands')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add address' })).toHaveCount(0)

  await maria.page.goto(`/messages/${dana.id}`)
  await expect(maria.page.getByRole('log').getByText('The address is 12 Palm Ct, Redlands, CA 92373.')).toBeVisible()
  await maria.page.goto('/pro-dashboard?status=accepted')
  await expect(maria.page.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /destination=12\+Palm\+Ct/)
})
