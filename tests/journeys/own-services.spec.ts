import { expect, type Page } from '@playwright/test'

import { answering, leaveQuestion } from './leaving.ts'
import { test } from './people.ts'
import { expectAccessible, logIn, openHydrated, pro } from './support.ts'

test('a member adds, changes and deletes a service @desktop', async ({ page }) => {
  await logIn(page, pro)
  await expect(page).toHaveURL(/\/pro-dashboard/)
  await page.goto('/pro-dashboard?tab=services')
  await expectAccessible(page)
  await editAndDelete(page, 'Waterline cleaning')
})

test('without scripts a member adds, changes and deletes a service @desktop', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  await logIn(page, pro)
  await page.goto('/pro-dashboard?tab=services')
  await editAndDelete(page, 'Skimmer repair')
})

test('neither Back nor a press on the X closes the dialog of a service without asking, once something is typed @phone', async ({
  page,
}) => {
  await logIn(page, pro)
  await expect(page).toHaveURL(/\/pro-dashboard/)
  await openHydrated(page, '/pro-dashboard?tab=services', 'main a[href$="edit=new"]')
  await page.getByRole('link', { name: 'Add Service' }).click()
  const form = page.getByRole('dialog', { name: 'Add service' })
  await form.getByLabel('Service name').fill('Tile cleaning')
  const asked = answering(page, false)
  await form.getByRole('link', { name: 'Close' }).click()
  await page.evaluate(() => history.back())
  await expect.poll(() => asked).toEqual([leaveQuestion, leaveQuestion])
  await expect(page).toHaveURL(/edit=new/)
  await expect(form.getByLabel('Service name')).toHaveValue('Tile cleaning')
  const left = answering(page, true)
  await page.evaluate(() => history.back())
  await expect(form).toHaveCount(0)
  expect(left).toEqual([leaveQuestion])
})

async function editAndDelete(page: Page, name: string) {
  await page.getByRole('link', { name: 'Add Service' }).click()
  const form = page.getByRole('dialog', { name: 'Add service' })
  await form.getByLabel('Duration in minutes').fill('20')
  await form.getByRole('button', { name: 'Add service' }).click()
  for (const what of ['Service name', 'Description', 'Category', 'Price']) {
    await expect(form.getByText(`${what} is required`).first()).toBeVisible()
  }
  await expect(form.getByText('Duration must be in steps of 15 minutes').first()).toBeVisible()
  await form.getByLabel('Service name').fill(name)
  await form.getByLabel('Description').fill('The line at the water, with a soft pad.')
  await form.getByLabel('Category').selectOption('Pool Renovation')
  await form.getByLabel('Price in dollars').fill('240.5')
  await form.getByLabel('Price type').selectOption('Hourly Rate')
  await form.getByLabel('Duration in minutes').fill('45')
  await form.getByRole('button', { name: 'Add service' }).click()
  await expect(page.getByText('Service created').first()).toBeVisible()

  const row = page.getByRole('article').filter({ hasText: name })
  await expect(row).toContainText('$240.50')
  await expect(row).toContainText('45 minutes')
  await row.getByRole('link', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit service' })
  await expect(edit.getByLabel('Price type')).toHaveValue('hourly')
  await edit.getByLabel('Price in dollars').fill('180')
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Service updated').first()).toBeVisible()
  await expect(row).toContainText('$180')

  await row.getByRole('button', { name: 'Delete' }).click()
  await row.getByRole('button', { name: 'Yes, delete' }).click()
  await expect(page.getByText('Service deleted').first()).toBeVisible()
  await expect(row).toHaveCount(0)
}
