import { expect } from '@playwright/test'

import { changeBooking, requestAppointment, openMember, type Person, test, redlands } from './people.ts'
import { waitForHydration } from './support.ts'

async function acceptedBooking(person: (role: 'customer' | 'pro') => Promise<Person>, dana: Person) {
  const maria = await person('pro')
  await openMember(maria, `Blue Water ${dana.id.slice(-6)}`, redlands)
  const bookingId = await requestAppointment(dana, maria)
  await changeBooking(maria, bookingId, { status: 'accepted' })
  return { maria, bookingId }
}

for (const javaScriptEnabled of [true, false]) {
  const [how, screen] = javaScriptEnabled ? ['with', '@phone'] : ['without', '@desktop']

  test(`${how} scripts a customer asks to move a visit, which moves once the pro accepts ${screen}`, async ({
    person,
  }) => {
    const dana = await person('customer', { javaScriptEnabled })
    const { maria } = await acceptedBooking(person, dana)
    await dana.page.goto('/dashboard')
    await dana.page.getByRole('link', { name: 'Reschedule' }).click()
    await expect(
      dana.page.getByRole('heading', { name: /^Reschedule your visit on \w+, \w+ \d+, 10:00 AM$/ }),
    ).toBeVisible()
    await expect(dana.page.getByLabel('Street address')).toHaveValue('12 Deep Lane')
    await expect(dana.page.getByLabel('What do you need?')).toHaveValue('A bit green at the steps after the storm.')
    if (javaScriptEnabled) {
      await waitForHydration(dana.page, 'form:has(textarea)')
      await expect(dana.page.getByLabel('What do you need?')).toBeHidden()
      await dana.page.getByText('Address, description and contact: as before').click()
      await dana.page.getByLabel('What do you need?').fill('The pump as well, please.')
      await dana.page.getByRole('tab', { name: 'Services' }).click()
      await expect(dana.page.getByText('No services listed by this professional yet.')).toBeVisible()
      await dana.page.getByRole('tab', { name: 'Request Service' }).click()
      await expect(dana.page.getByRole('heading', { name: /^Reschedule your visit/ })).toBeVisible()
      await expect(dana.page.getByLabel('What do you need?')).toHaveValue('The pump as well, please.')
    }
    await dana.page.getByRole('radio', { name: '2:00 PM', exact: true }).check({ force: true })
    await dana.page.getByRole('button', { name: 'Ask for this time' }).click()
    await expect(dana.page.getByText(/Until then, your visit on .* at 10:00 AM stays as it is\./)).toBeVisible()

    await dana.page.goto('/dashboard')
    await expect(dana.page.getByText(/You asked to move it to \w+, \w+ \d+, 2:00 PM/)).toBeVisible()
    await expect(dana.page.getByRole('link', { name: 'Reschedule' })).toHaveCount(0)

    await maria.page.goto('/pro-dashboard?status=pending')
    await expect(maria.page.getByText(/^Instead of the visit on \w+, \w+ \d+, 10:00 AM/)).toBeVisible()
    await maria.page.getByRole('link', { name: 'Suggest another time' }).click()
    await expect(
      maria.page.getByText(/^Dana asked for .* Instead of the visit on \w+, \w+ \d+, 10:00 AM/),
    ).toBeVisible()
    await maria.page.goBack()
    await maria.page.getByRole('button', { name: 'Accept' }).click()
    await maria.page.getByRole('button', { name: 'Yes, accept' }).click()
    await expect(maria.page.getByText('Booking has been accepted', { exact: true })).toBeVisible()

    await dana.page.goto('/dashboard?status=upcoming')
    await expect(dana.page.getByText(/^\d+ upcoming visit/)).toHaveText(/^1 upcoming visit\.$/)
    await dana.page.goto('/dashboard?status=canceled')
    await expect(dana.page.getByText(/^Moved to \w+, \w+ \d+, 2:00 PM\.$/)).toBeVisible()
  })
}

test('changing the time of a pending request leaves the pro with one request @desktop', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, `Blue Water ${dana.id.slice(-6)}`, redlands)
  await requestAppointment(dana, maria)
  await dana.page.goto('/dashboard?status=pending')
  await dana.page.getByRole('link', { name: 'Change the time' }).click()
  await expect(dana.page.getByRole('heading', { name: /^Another time for your request for / })).toBeVisible()
  await dana.page.getByRole('radio', { name: '3:00 PM', exact: true }).check({ force: true })
  await dana.page.getByRole('button', { name: 'Ask for this time' }).click()
  await expect(dana.page.getByText('Service Request Sent!').first()).toBeVisible()
  await maria.page.goto('/pro-dashboard?status=pending')
  await expect(maria.page.getByText(/^Instead of \w+, \w+ \d+, 10:00 AM\.$/)).toBeVisible()
  await expect(maria.page.getByRole('button', { name: 'Accept' })).toHaveCount(1)
})

test('a visit that was canceled meanwhile is requested anew, with everything that was written @desktop', async ({
  person,
}) => {
  const dana = await person('customer')
  const { maria, bookingId } = await acceptedBooking(person, dana)
  const form = `/pros/${maria.id}?reschedule=${bookingId}`
  await maria.page.goto('/pro-dashboard?status=accepted')
  await expect(maria.page.getByRole('link', { name: 'Suggest another time' })).toBeVisible()
  await dana.page.goto(form)
  await changeBooking(maria, bookingId, { status: 'canceled', reason: 'The truck broke' })
  await dana.page.getByRole('radio', { name: '2:00 PM', exact: true }).check({ force: true })
  await dana.page.getByRole('button', { name: 'Ask for this time' }).click()
  await expect(dana.page.getByText('This booking can no longer be moved.').first()).toBeVisible()
  await expect(dana.page.getByRole('heading', { name: 'Request service' })).toBeVisible()
  await expect(dana.page.getByLabel('Street address')).toHaveValue('12 Deep Lane')
})
