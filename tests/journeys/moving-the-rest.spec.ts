import { expect } from '@playwright/test'

import { openMember, requestAppointment, test } from './people.ts'
import { expectAccessible, waitForHydration } from './support.ts'

for (const javaScriptEnabled of [true, false]) {
  const [how, screen] = javaScriptEnabled ? ['with', '@phone'] : ['without', '@desktop']

  test(`${how} scripts a homeowner moves a visit of a series and the later ones to another time and rhythm ${screen}`, async ({
    person,
  }) => {
    const [dana, maria] = [await person('customer', { javaScriptEnabled }), await person('pro', { javaScriptEnabled })]
    await openMember(maria, `Blue Water ${dana.id.slice(-6)}`)
    const first = await requestAppointment(dana, maria, 3, { repeat: { everyWeeks: 1, times: 4 } })
    const accept = (id: string) =>
      maria.page.request.patch(`/api/bookings/${id}/status`, { data: { status: 'accepted' } })
    expect((await accept(first)).status()).toBe(200)
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
