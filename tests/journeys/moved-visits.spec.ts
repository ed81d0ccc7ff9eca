import { expect } from '@playwright/test'

import { changeBooking, openMember, requestAppointment, test, redlands } from './people.ts'
import { openHydrated, waitForHydration } from './support.ts'
import { daysAhead } from '../support/days-ahead.ts'

for (const javaScriptEnabled of [true, false]) {
  const [how, screen] = javaScriptEnabled ? ['with', '@phone'] : ['without', '@desktop']

  test(`${how} scripts a pro asks to move a visit, takes it back, asks again, and the customer takes a time ${screen}`, async ({
    person,
  }) => {
    const [dana, maria] = [await person('customer', { javaScriptEnabled }), await person('pro', { javaScriptEnabled })]
    await openMember(maria, `Blue Water ${dana.id.slice(-6)}`, redlands)
    const id = await requestAppointment(dana, maria)
    await changeBooking(maria, id, { status: 'accepted' })
    await dana.page.goto('/dashboard')
    await expect(dana.page.getByRole('article').getByText('Accepted')).toBeVisible()

    const suggest = async (note: string) => {
      await maria.page.goto('/pro-dashboard?status=accepted')
      await maria.page.getByRole('link', { name: /^Suggest/ }).click()
      await expect(maria.page.getByText(/^The visit with Dana: Regular Maintenance on /)).toBeVisible()
      await expect(maria.page.getByLabel(/price/i)).toHaveCount(0)
      if (javaScriptEnabled) await waitForHydration(maria.page, 'main form')
      await maria.page.getByLabel('Note').fill(note)
      const dayAfter = maria.page.getByRole('group').last()
      await dayAfter.getByRole('checkbox', { name: '2:00 PM', exact: true }).check({ force: true })
      await maria.page.getByRole('button', { name: 'Suggest these times' }).click()
      await expect(maria.page.getByText('Your time is suggested', { exact: true })).toBeVisible()
      await expect(maria.page.getByText('You suggested another time. Dana can take:')).toBeVisible()
      await expect(maria.page.getByRole('article').getByText('Accepted', { exact: true })).toBeVisible()
    }
    await suggest('Not yet sure.')
    await maria.page.getByRole('button', { name: 'Take back' }).click()
    const back = maria.page.getByRole('dialog').filter({ visible: true })
    await expect(back.getByText(/The visit stays as it is\./)).toBeVisible()
    await back.getByRole('button', { name: 'Yes, take it back' }).click()
    await expect(maria.page.getByText('The visit with Dana stays as it is.', { exact: true })).toBeVisible()
    await suggest('My truck is in the shop.')

    // With scripts her open page shows it by itself.
    if (!javaScriptEnabled) await dana.page.goto('/dashboard')
    await expect(dana.page.getByText('Dana asks to move this visit:')).toBeVisible()
    await expect(dana.page.getByText('My truck is in the shop.')).toBeVisible()
    await expect(dana.page.getByText('If it does not suit you, the visit stays as it is.')).toBeVisible()
    await dana.page.getByRole('link', { name: 'A pro asks to move a visit: see the times' }).click()
    await dana.page.getByRole('button', { name: /, 2:00 PM$/ }).click()
    const dialog = dana.page.getByRole('dialog').filter({ visible: true })
    await expect(dialog.getByText(/your visit moves to this time right away/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Yes, take it' }).click()
    await expect(dana.page.getByText(/^Moved: \w+, \w+ \d+, 2:00 PM$/)).toBeVisible()
    await expect(dana.page.getByText(/^Moved from \w+, \w+ \d+, /)).toBeVisible()
    await expect(dana.page.getByRole('link', { name: /asks to move a visit/ })).toHaveCount(0)
    await expect(dana.page.getByRole('article')).toHaveCount(1)

    await maria.page.goto('/notifications')
    await maria.page.getByRole('button', { name: /moved the visit to a time you suggested/ }).click()
    await expect(maria.page.getByText(/^Moved from /)).toBeVisible()
    await expect(maria.page.getByRole('button', { name: 'Take back' })).toHaveCount(0)
  })
}

test('a note that a pro is writing stays when the visit moves meanwhile @desktop', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, `Blue Water ${dana.id.slice(-6)}`, redlands)
  const id = await requestAppointment(dana, maria, 10)
  const { request } = maria.page
  await changeBooking(maria, id, { status: 'accepted' })
  const start = { date: daysAhead(16), time: '14:00' }
  const asked = await request.put(`/api/bookings/${id}/suggestions`, {
    data: { times: [start], status: 'accepted' },
  })
  expect(asked.status(), await asked.text()).toBe(200)
  const { suggestion } = await (await request.get(`/api/bookings/${id}`)).json()

  await openHydrated(maria.page, `/pro-dashboard/suggest/${id}`, 'main form')
  await maria.page.getByLabel('Note').fill('Or in the week after.')
  const data = { ...start, suggestionId: suggestion.id }
  const took = await dana.page.request.post(`/api/bookings/${id}/suggestions/accept`, { data })
  expect(took.status(), await took.text()).toBe(200)
  await expect(maria.page.getByText(/^The visit with Dana: .*, 2:00 PM/)).toBeVisible()
  await expect(maria.page.getByLabel('Note')).toHaveValue('Or in the week after.')
})
