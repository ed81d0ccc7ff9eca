import { expect, type Page, test } from '@playwright/test'

import { expectAccessible } from './support.ts'

test('using only the keyboard: search, register, request a visit, cancel it @desktop', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')

  await tabTo(page, 'Service')
  await page.keyboard.type('Reg')
  await tabTo(page, 'Where is your pool?')
  await page.keyboard.type('Phoenix, AZ', { delay: 30 })
  await expect(page.locator('[role=option][id]').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Where is your pool?')).toHaveValue(/Phoenix, AZ/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/find-pros\?.*service=1/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  const open = page
    .locator('article:has-text("PRO")')
    .first()
    .getByRole('link', { name: /View profile/i })
  const profile = (await open.getAttribute('href')) ?? ''
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(profile)

  await tabTo(page, 'Create an account')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeFocused()
  await tabTo(page, 'First name')
  const email = `kay-${Date.now()}@example.com`
  for (const text of ['Kay', 'Lindqvist', email]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('secret-water')
  await tabTo(page, 'Confirm password')
  await page.keyboard.type('secret-water')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${profile}?tab=request#tab-panel`)

  await requestAppointment(page)
  await page.goto('/dashboard?status=pending')
  await tabTo(page, 'Cancel')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Are you sure you want to cancel this booking?').first()).toBeVisible()
  await expectAccessible(page)
  await tabTo(page, 'Yes, cancel')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Booking canceled').first()).toBeVisible()
})

async function requestAppointment(page: Page) {
  await tabTo(page, 'Service type')
  await page.keyboard.press('ArrowDown')
  const times = page.getByRole('radiogroup', { name: 'Time' })
  await tabTo(page, await times.locator('label').first().innerText())
  await page.keyboard.press('Space')
  await expect(times.getByRole('radio').first()).toBeChecked()
  // Late in the day only one may be left, which is then also the last one.
  await page.keyboard.press('ArrowLeft')
  await expect(times.getByRole('radio').last()).toBeChecked()
  await tabTo(page, 'What do you need?')
  await page.keyboard.type('Weekly care for a small salt pool, please.')
  await tabTo(page, 'Phone')
  await page.keyboard.type('6025550142')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Service Request Sent!').first()).toBeVisible()
}

/** Presses Tab until the control with this name has visible focus. */
async function tabTo(page: Page, name: string) {
  const label = page.getByLabel(name, { exact: true })
  const roles = ['combobox', 'link', 'button'] as const
  const named = roles.reduce((all, role) => all.or(page.getByRole(role, { name, exact: true })), label)
  const focused = named.and(page.locator(':focus'))
  for (let step = 0; step < 80; step++) {
    if ((await focused.count()) > 0) {
      expect(await hasOutline(page), `the focus on ${name} can be seen`).toBe(true)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`No way to ${name} by Tab`)
}

/** The outline around the focused element, or around its cell in a form. */
function hasOutline(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const around: Element[] = []
    for (let part = document.activeElement; part && part.tagName !== 'FORM'; part = part.parentElement)
      around.push(part)
    return around.some((part) => getComputedStyle(part).outlineStyle !== 'none')
  })
}
