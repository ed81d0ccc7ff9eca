import { expect } from '@playwright/test'

import { changeBooking, openMember, requestAppointment, test } from './people.ts'
import { expectAccessible, waitForHydration } from './support.ts'

for (const javaScriptEnabled of [true, false]) {
  const [how, screen] = javaScriptEnabled ? ['with', '@phone'] : ['without', '@desktop']

  test(`${how} scripts a homeowner moves a visit of a series and the later ones to another time and rhythm ${screen}`, async ({
    person,
  }) => {
    const [dana, maria] = [await person('customer', { javaScriptEnabled }), await person('pro', { javaScriptEnabled })]
    await openMember(maria, `Blue Water ${dana.id.slice(-6)}`)
    const first = await requestAppointment(dana, maria, 3, { repeat: { everyWeeks: 1, times: 4 } })
    await changeBooking(maria, first, { status: 'accepted' })
    const { page } = dana

    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Reschedule' }).click()
    if (javaScriptEnabled) await waitForHydration(page, 'main form')
    const rhythm = page.getByLabel('How often?')
    if (javaScriptEnabled) await expect(rhythm).toBeHidden()
    await page.getByRole('radio', { name: 'This and the 3 later ones' }).check({ force: true })
    if (javaScriptEnabled) await expectAccessible(page)
    await expect(page.getByLabel('How many visits?')).toHaveValue('4')
    await rhythm.selectOption('Every 2 weeks')
    await page.getByRole('radio', { name: '3:00 PM', exact: true }).check({ force: true })
    await page.getByRole('button', { name: 'Ask for this time' }).click()
    await expect(page.getByText(/Until then, your visits stay as they are\./)).toBeVisible()
    await expect(page.getByText(/^Instead of the visit on .* and 3 later visits, which stay until/)).toBeVisible()

    await maria.page.goto('/pro-dashboard?status=pending')
    await expect(maria.page.getByText(/and 3 later visits, which stay until this is accepted\.$/)).toBeVisible()
    await maria.page.getByRole('button', { name: 'Accept' }).click()
    await maria.page.getByRole('button', { name: 'Yes, accept' }).click()
    await expect(maria.page.getByText('4 visits booked', { exact: true })).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByRole('paragraph').filter({ hasText: 'Every 2 weeks: visit 1 of 4.' })).toBeVisible()
    await expect(page.getByText(/^3 more visits, until/)).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
  })
}

test('a pro asks to move a visit of a series and the later ones, and the homeowner takes a time @desktop', async ({
  person,
}) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, `Blue Water ${dana.id.slice(-6)}`)
  const first = await requestAppointment(dana, maria, 3, { repeat: { everyWeeks: 1, times: 4 } })
  await changeBooking(maria, first, { status: 'accepted' })

  await maria.page.goto(`/pro-dashboard/suggest/${first}`)
  await waitForHydration(maria.page, 'main form')
  await maria.page.getByRole('checkbox', { name: '3:00 PM', exact: true }).last().check({ force: true })
  await maria.page.getByRole('checkbox', { name: 'Also move the 3 later visits: every week from the new time' }).check()
  await expectAccessible(maria.page)
  await maria.page.getByRole('button', { name: 'Suggest these times' }).click()
  await expect(maria.page.getByText('You suggested moving it and the 3 later visits. Dana can take:')).toBeVisible()

  const { page } = dana
  await page.goto('/dashboard')
  await expect(page.getByText('Dana asks to move this visit and the 3 later visits:')).toBeVisible()
  await expect(page.getByText('If it does not suit you, the visits stay as they are.')).toBeVisible()
  await page.getByRole('button', { name: /, 3:00 PM$/ }).click()
  const dialog = page.getByRole('dialog').filter({ visible: true })
  await expect(
    dialog.getByText(/moves to this time right away, and the 3 later visits follow every week\./),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Yes, take it' }).click()
  await expect(page.getByText(/^4 visits moved, the first to \w+, \w+ \d+, 3:00 PM$/)).toBeVisible()
  await page.getByText(/^3 more visits, until/).click()
  await expect(page.getByRole('link', { name: /, 3:00 PM/ })).toHaveCount(3)
})
