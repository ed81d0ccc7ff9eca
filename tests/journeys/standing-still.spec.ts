import { expect } from '@playwright/test'

import { openMember, requestAppointment, test } from './people.ts'
import { holdScripts, waitForHydration } from './support.ts'

test('where clocks show another time, a booking has its zone, and nothing moves for it', async ({ person }) => {
  const pro = await person('pro')
  await openMember(pro, 'Standing Water Pools')
  const customer = await person('customer', { timezoneId: 'America/New_York' })
  for (const requestTime of ['10:00', '14:00']) await requestAppointment(customer, pro, 3, { requestTime })

  const { page } = customer
  const letScriptsCome = await holdScripts(page)
  await page.goto('/dashboard?status=pending')
  const last = page.getByRole('article').last()
  await page.evaluate(() => document.fonts.ready)
  const before = await last.boundingBox()
  await expect(last.getByRole('time')).not.toContainText('PT')
  letScriptsCome()
  await waitForHydration(page, 'article')
  await expect(last.getByRole('time')).toContainText('2:00 PM, Pacific Time (Los Angeles)')
  await expect(last.getByRole('time')).toContainText('2 PM PT')
  expect(await last.boundingBox()).toEqual(before)
})

test('the list of pros is as wide before the map has arrived @desktop', async ({ page }) => {
  await page.goto('/find-pros?location=Pasadena, CA')
  const list = page.getByRole('region', { name: 'Results' })
  const withMap = await list.boundingBox()
  await page.locator('#pros-map').evaluate((map) => map.remove())
  expect(await list.boundingBox()).toMatchObject({ x: withMap?.x, width: withMap?.width })
})
