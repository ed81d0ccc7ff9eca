import { expect } from '@playwright/test'

import { test } from './people.ts'
import { openHydrated } from './support.ts'

test('an icon says its name when the mouse has rested on it for 700 ms, or the focus of the keyboard @desktop', async ({
  person,
}) => {
  const { page } = await person('customer')
  await openHydrated(page, '/services')
  const heading = page.getByRole('heading', { level: 1 })
  const banner = page.getByRole('banner')
  const messages = banner.getByRole('link', { name: 'Messages' })
  const tip = page.locator('[role=tooltip]')

  const started = Date.now()
  await messages.hover()
  await expect(tip).toHaveText('Messages')
  expect(Date.now() - started).toBeGreaterThanOrEqual(700)
  await expect(tip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()

  await heading.hover()
  await banner.getByRole('button', { name: 'Notifications' }).hover()
  await expect(tip).toHaveText('Notifications')
  await heading.hover()
  await expect(tip, 'It goes with the mouse').toBeHidden()

  await banner.getByRole('link', { name: 'How it works' }).focus()
  await page.keyboard.press('Tab')
  await expect(messages).toBeFocused()
  await expect(tip).toHaveText('Messages')
})

test('an icon says its name to users of a keyboard without a mouse, too @desktop', async ({ person }) => {
  const { page } = await person('customer')
  await openHydrated(page, '/services')
  await page.getByRole('banner').getByRole('link', { name: 'How it works' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('[role=tooltip]')).toHaveText('Messages')
})

test('the heart of a saved pro says what a press would do @desktop', async ({ person }) => {
  const { page } = await person('customer')
  await openHydrated(page, '/find-pros?location=91101', 'article form button')
  const heart = page.getByRole('button', { name: /^Save / }).first()
  const tip = page.locator('[role=tooltip]')
  await heart.hover()
  await expect(tip).toHaveText(/^Save /)

  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('heading', { level: 1 }).hover()
  await heart.hover()
  await expect(tip).toHaveText(/^Remove .+ from saved pros$/)
})

test('an icon whose menu is open keeps its name from covering the menu @desktop', async ({ person }) => {
  const { page } = await person('customer')
  await openHydrated(page, '/services')
  const bell = page.getByRole('banner').getByRole('button', { name: 'Notifications' })
  const tip = page.locator('[role=tooltip]')
  await bell.hover()
  await expect(tip).toHaveText('Notifications')

  await bell.click()
  const menu = page.getByRole('dialog', { name: 'Notifications' })
  await menu.hover()
  await bell.hover()
  await page.waitForTimeout(1000)
  await expect(menu).toBeVisible()
  await expect(tip).toBeHidden()

  await bell.click()
  await expect(menu).toBeHidden()
  await page.getByRole('heading', { level: 1 }).hover()
  await bell.hover()
  await expect(tip).toHaveText('Notifications')
})
