import { expect } from '@playwright/test'
import { z } from 'zod'

import { openMember, requestAppointment, test, redlands } from './people.ts'
import { waitForHydration } from './support.ts'
import { daysAhead } from '../support/days-ahead.ts'

const theirTurn = '1 is waiting for the customer to choose a time.'

for (const javaScriptEnabled of [true, false]) {
  const [how, screen] = javaScriptEnabled ? ['with', '@phone'] : ['without', '@desktop']

  test(`${how} scripts a pro suggests other times, and the customer takes one ${screen}`, async ({ person }) => {
    const [dana, maria] = [await person('customer', { javaScriptEnabled }), await person('pro', { javaScriptEnabled })]
    await openMember(maria, `Blue Water ${dana.id.slice(-6)}`, redlands)
    await requestAppointment(dana, maria)
    await dana.page.goto('/dashboard?status=pending')
    await expect(dana.page.getByRole('link', { name: 'Change the time' })).toBeVisible()

    await maria.page.goto('/pro-dashboard?status=pending')
    await maria.page.getByRole('link', { name: 'Suggest another time' }).click()
    await expect(maria.page.getByRole('heading', { name: 'Suggest another time' })).toBeVisible()
    if (javaScriptEnabled) await waitForHydration(maria.page, 'main form')
    await maria.page.getByRole('button', { name: 'Suggest these times' }).click()
    await expect(maria.page.getByText('Please choose at least one time').first()).toBeVisible()

    await maria.page.getByLabel('Note').fill('I am away that day.')
    const dayAfter = maria.page.getByRole('group').last()
    await dayAfter.getByRole('checkbox', { name: '2:00 PM', exact: true }).check({ force: true })
    await maria.page.getByRole('button', { name: 'Later days' }).click()
    await expect(maria.page).toHaveURL(/\?from=/)
    await expect(maria.page.getByLabel('Note')).toHaveValue('I am away that day.')
    const chosen = maria.page.getByRole('group', { name: 'Chosen on other days' })
    await expect(chosen.getByRole('checkbox', { name: /2:00 PM$/ })).toBeChecked()
    if (javaScriptEnabled) await waitForHydration(maria.page, 'main form')
    await maria.page
      .getByRole('group')
      .nth(1)
      .getByRole('checkbox', { name: '9:00 AM', exact: true })
      .check({ force: true })
    await maria.page.getByRole('button', { name: 'Suggest these times' }).click()
    await expect(maria.page.getByText('Your times are suggested', { exact: true })).toBeVisible()
    await expect(maria.page.getByText('You suggested other times. Dana can take:')).toBeVisible()
    await expect(maria.page.getByText(`No request is waiting for your answer. ${theirTurn}`)).toBeVisible()

    // With scripts her open page shows it by itself.
    if (!javaScriptEnabled) await dana.page.reload()
    await expect(dana.page.getByText('Dana suggests:')).toBeVisible()
    const toDo = dana.page.getByRole('link', { name: 'A pro suggests other times: choose one' })
    await dana.page.emulateMedia({ media: 'print' })
    await expect(toDo, 'nothing to press on paper').toBeHidden()
    await dana.page.emulateMedia({ media: null })
    await toDo.click()
    await expect(dana.page.getByRole('article').getByText('Choose a time')).toBeVisible()
    await expect(dana.page.getByText('I am away that day.')).toBeVisible()
    await dana.page.getByRole('button', { name: /, 9:00 AM$/ }).click()
    const dialog = dana.page.getByRole('dialog').filter({ visible: true })
    await expect(dialog.getByText(/There is no price yet\./)).toBeVisible()
    await dialog.getByRole('button', { name: 'Yes, take it' }).click()
    await expect(dana.page.getByText(/^Booked: \w+, \w+ \d+, /)).toBeVisible()
    await expect(dana.page).toHaveURL(/status=upcoming/)
    await expect(dana.page.getByRole('heading', { name: 'Regular Maintenance' })).toHaveCount(1)
    await expect(dana.page.getByRole('heading', { name: 'Regular Maintenance' })).toBeInViewport()
    await maria.page.goto('/pro-dashboard?status=accepted')
    await expect(maria.page.getByText('12 Deep Lane').first()).toBeVisible()
  })
}

for (const javaScriptEnabled of [true, false]) {
  const [how, screen] = javaScriptEnabled ? ['with', '@phone'] : ['without', '@desktop']

  test(`${how} scripts a pro takes suggested times back, and the request waits for an answer again ${screen}`, async ({
    person,
  }) => {
    const [dana, maria] = [await person('customer', { javaScriptEnabled }), await person('pro', { javaScriptEnabled })]
    await openMember(maria, `Blue Water ${dana.id.slice(-6)}`, redlands)
    const id = await requestAppointment(dana, maria)
    const times = [{ date: daysAhead(6), time: '14:00' }]
    const answer = await maria.page.request.put(`/api/bookings/${id}/suggestions`, { data: { times } })
    expect(answer.status(), await answer.text()).toBe(200)

    await maria.page.goto('/pro-dashboard?status=pending')
    await expect(maria.page.getByRole('article').getByText('Times suggested')).toBeVisible()
    await maria.page.getByRole('button', { name: 'Take back' }).click()
    const dialog = maria.page.getByRole('dialog').filter({ visible: true })
    await dialog.getByRole('button', { name: 'Yes, take it back' }).click()
    await expect(maria.page.getByText('Suggestion taken back', { exact: true })).toBeVisible()
    await expect(maria.page.getByText('1 request is waiting for your answer.')).toBeVisible()
    await expect(maria.page.getByRole('button', { name: 'Take back' })).toHaveCount(0)

    await dana.page.goto('/notifications')
    await dana.page.getByRole('button', { name: /took back the suggested times/ }).click()
    await expect(dana.page.getByRole('article').getByText('Pending')).toBeVisible()
    await expect(dana.page.getByText('Dana suggests:')).toHaveCount(0)
    await expect(dana.page.getByText('1 request waiting for an answer')).toBeVisible()
  })
}

test('a suggested time that somebody else took meanwhile is refused, and the other one stays @desktop', async ({
  person,
}) => {
  const [dana, luis, maria] = [await person('customer'), await person('customer'), await person('pro')]
  await openMember(maria, `Blue Water ${dana.id.slice(-6)}`, redlands)
  const [first, second] = [await requestAppointment(dana, maria), await requestAppointment(luis, maria)]
  const [soon, later] = [5, 6].map(daysAhead)
  const times = [
    { date: soon, time: '14:00' },
    { date: later, time: '09:00' },
  ]
  for (const id of [first, second]) {
    const answer = await maria.page.request.put(`/api/bookings/${id}/suggestions`, { data: { times } })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  const { suggestion } = z
    .object({ suggestion: z.object({ id: z.string() }) })
    .parse(await (await luis.page.request.get(`/api/bookings/${second}`)).json())
  // Her page gets no live events: it still offers what is gone.
  await dana.page.route('**/api/events', (route) => route.abort())
  await dana.page.goto('/dashboard?status=pending')
  await expect(dana.page.getByRole('button', { name: /, 2:00 PM$/ })).toBeVisible()
  const took = await luis.page.request.post(`/api/bookings/${second}/suggestions/accept`, {
    data: { ...times[0], suggestionId: suggestion.id },
  })
  expect(took.status(), await took.text()).toBe(200)

  await dana.page.getByRole('button', { name: /, 2:00 PM$/ }).click()
  await dana.page.getByRole('dialog').getByRole('button', { name: 'Yes, take it' }).click()
  await expect(dana.page.getByText(/This time is no longer free\./).first()).toBeVisible()
  await expect(dana.page.getByRole('button', { name: /, 2:00 PM$/ })).toHaveCount(0)
  await expect(dana.page.getByRole('button', { name: /, 9:00 AM$/ })).toBeVisible()
})
