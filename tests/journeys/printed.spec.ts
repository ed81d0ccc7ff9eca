import { expect } from '@playwright/test'

import { openMember, requestAppointment, test } from './people.ts'

test('a printed page has its text and no buttons @desktop', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { name: 'Privacy' })).toBeVisible()
  for (const part of ['header', 'footer', 'nav', 'aside']) await expect(page.locator(part).first()).toBeHidden()
})

test('a printed booking or conversation is complete, without tabs, forms, buttons and income @desktop', async ({
  person,
}) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Blue Paper Pools')
  await requestAppointment(dana, maria)
  await maria.page.emulateMedia({ media: 'print' })
  await maria.page.goto('/pro-dashboard')
  await expect(maria.page.getByText('asked just now')).toBeVisible()
  await expect(maria.page.locator('[role=tablist]')).toBeHidden()
  await expect(maria.page.getByRole('button')).toHaveCount(0)
  await expect(maria.page.getByRole('link', { name: 'Message Dana' })).toBeHidden()
  for (const income of ['Completed this month', 'Last 12 weeks', /^Good (morning|afternoon|evening)/])
    await expect(maria.page.getByText(income).first(), String(income)).toBeHidden()
  await maria.page.goto('/pro-dashboard?status=accepted')
  await expect(maria.page.getByText('No visits ahead')).toBeVisible()
  await expect(maria.page.getByRole('main').getByRole('link')).toHaveCount(0)

  await dana.page.emulateMedia({ media: 'print' })
  await dana.page.goto(`/pros/${maria.id}`)
  await expect(dana.page.getByText('Blue Paper Pools').first()).toBeVisible()
  await expect(dana.page.getByRole('heading', { name: 'Request service' }), 'A card without its form').toBeHidden()

  const body = 'One line\n'.repeat(60)
  await maria.page.request.post(`/api/messages/${dana.id}`, { data: { body } })
  await maria.page.goto(`/messages/${dana.id}`)
  await expect(maria.page.getByRole('log').getByText('One line')).toBeVisible()
  await expect(maria.page.getByRole('textbox')).toBeHidden()
  await expect(maria.page.getByRole('navigation', { name: 'All messages' })).toBeHidden()
  const hidden = await maria.page.getByRole('log').evaluate((log) => log.scrollHeight - log.clientHeight)
  expect(hidden).toBe(0)
  // A box in reverse, or one that scrolls, is cut off by as much as its lines moved down to stay whole on a page.
  const { display, overflow } = await maria.page.getByRole('log').evaluate((log) => getComputedStyle(log))
  expect([display, overflow]).toEqual(['block', 'visible'])
  const color = await maria.page
    .getByRole('log')
    .getByText('One line')
    .evaluate((words) => getComputedStyle(words).color)
  expect(color, 'Own words, which are white on blue on a screen').not.toBe('rgb(255, 255, 255)')
})
