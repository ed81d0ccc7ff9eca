import { expect, test } from '@playwright/test'

import { demoAccounts } from '../../src/features/accounts/demo-accounts.ts'
import { expectAccessible, hold, openHydrated } from './support.ts'

const mainPages = ['/', '/find-pros?location=Pasadena, CA', '/login', '/services', '/blog']

test('moving to another page is announced: focus on its heading, and a new title @desktop', async ({ page }) => {
  await openHydrated(page, '/services')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(/About us – Poolwell/)
})

test('in the demo one click logs in as a demo user and leads where the visitor wanted to go @desktop', async ({
  page,
}) => {
  await page.goto('/login?redirect=/notifications')
  await page.getByRole('button', { name: 'Homeowner' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
})

test('the skip link skips the navigation @desktop', async ({ page }) => {
  await page.goto('/contact')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const inside = await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))
  expect(inside).toBe(true)
})

test('sliders announce their value in words @desktop', async ({ page }) => {
  await page.goto('/find-pros?location=Pasadena, CA')
  const distance = page.getByRole('slider', { name: /Distance/ })
  await expect(distance).toHaveAttribute('aria-valuetext', '25 miles')
  await distance.press('ArrowRight')
  await expect(distance).toHaveAttribute('aria-valuetext', '30 miles')
  await expect(page.getByRole('slider', { name: /rating/i })).toHaveAttribute('aria-valuetext', /.+/)
})

test('the number of search results is announced @desktop', async ({ page }) => {
  await openHydrated(page, '/find-pros?location=Pasadena, CA', '#pros')
  const announced = page.getByRole('status').filter({ hasText: /^\d+\+? pros? within 25 miles of Pasadena/ })
  const before = await announced.elementHandle()
  await page.getByLabel('Location').fill('San Diego, CA')
  await page.getByLabel('Location').press('Enter')
  await expect(page).toHaveURL(/San\+Diego|San%20Diego/)
  await expect.poll(() => before?.textContent()).toMatch(/^\d+\+? pros? within 25 miles of San Diego/)
  expect(await before?.evaluate(({ isConnected }) => isConnected)).toBe(true)
})

test('a search that takes long is announced once, and what is typed by then stays @desktop', async ({ page }) => {
  await openHydrated(page, '/find-pros?location=San Diego, CA', '#pros')
  const answer = await hold(page, '**/find-pros.data*')
  await page.getByRole('link', { name: 'Top rated' }).click()
  const announced = page.getByRole('status').filter({ hasText: 'Looking for pros' })
  await expect(announced).toHaveCount(1)
  const place = page.getByLabel('Location')
  await place.fill('Phoeni')
  answer()
  await expect(page).toHaveURL(/sort=rating/)
  await expect(announced).toHaveCount(0)
  await expect(place).toHaveValue('Phoeni')
  await expect(place).toBeFocused()
})

test('a browser without popovers sends a search @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(Element.prototype, {
      matches(this: Element, selector: string) {
        return this.closest(selector.replace(':popover-open', ':not(unknown')) === this
      },
    })
    for (const name of ['showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name)
  })
  await openHydrated(page, '/find-pros?location=Pasadena, CA', '#pros')
  await page.getByLabel('Location').fill('San Diego, CA')
  await page.getByLabel('Location').press('Enter')
  await expect(page).toHaveURL(/San\+Diego|San%20Diego/)
})

test('suggestions are below their field, or above it where only that has room, wherever the page is @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.route('**/api/geo/suggest*', (route) =>
    route.fulfill({ json: Array.from({ length: 8 }, (_, count) => place(`Palm ${count}, CA`)) }),
  )
  await openHydrated(page, '/', '#hero-location')
  const field = page.getByRole('combobox', { name: 'Where is your pool?' })
  const places = page.getByRole('listbox', { name: 'Places' })
  const gap = async () => {
    const [list, input] = [await places.boundingBox(), await field.boundingBox()]
    return (list?.y ?? 0) - (input?.y ?? 0)
  }
  await field.focus()
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.keyboard.type('Pa')
  await expect(places.getByRole('option')).toHaveCount(8)
  expect(await gap()).toBeLessThan(-300)
  await page.evaluate(() => window.scrollTo(0, 500))
  await field.press('l')
  await expect.poll(gap).toBeGreaterThan(0)
})

test('after a whole ZIP code no suggestion covers the button that searches @phone', async ({ page }) => {
  await openHydrated(page, '/', '#hero-location')
  const field = page.getByRole('combobox', { name: 'Where is your pool?' })
  const places = page.getByRole('listbox', { name: 'Places' })
  await field.pressSequentially('9110')
  await expect(places.getByRole('option').first()).toBeVisible()
  await field.press('1')
  await expect(places).toBeHidden()
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/find-pros?location=91101')
})

test('the place that the arrow keys point at is in sight, also the last of eight @desktop', async ({ page }) => {
  await page.route('**/api/geo/suggest*', (route) =>
    route.fulfill({ json: Array.from({ length: 8 }, (_, count) => place(`Palm ${count}, CA`)) }),
  )
  await openHydrated(page, '/find-pros', '#pros')
  const field = page.getByRole('combobox', { name: 'Location' })
  await field.pressSequentially('Pa')
  const places = page.getByRole('listbox', { name: 'Places' })
  await expect(places.getByRole('option')).toHaveCount(8)
  const pointedAt = places.getByRole('option', { selected: true })
  for (const [key, label] of [
    ['ArrowDown', 'Palm 0, CA'],
    ['ArrowUp', 'Palm 7, CA'],
    ['ArrowDown', 'Palm 0, CA'],
  ] as const) {
    await field.press(key)
    await expect(pointedAt).toHaveText(label)
    await expect(pointedAt).toBeInViewport({ ratio: 1 })
  }
})

test('the page jumps to the field for a place if less motion is wanted, and glides otherwise @phone', async ({
  page,
}) => {
  const movedAtOnce = async (reducedMotion: 'reduce' | 'no-preference') => {
    await page.emulateMedia({ reducedMotion })
    await openHydrated(page, '/', '#hero-location')
    return page.locator('#hero-location').evaluate((field) => {
      scrollTo(0, 0)
      field.focus()
      return scrollY > 0
    })
  }
  expect(await movedAtOnce('reduce')).toBe(true)
  expect(await movedAtOnce('no-preference')).toBe(false)
})

test('late suggestions do not replace the option that was pointed at @desktop', async ({ page }) => {
  const late = Promise.withResolvers<void>()
  await page.route('**/api/geo/suggest?q=Pa', (route) => route.fulfill({ json: [place('Palm Springs, CA')] }))
  await page.route('**/api/geo/suggest?q=Pas', async (route) => {
    await late.promise
    await route.fulfill({ json: [place('Pasco, WA'), place('Palm Springs, CA')] })
  })
  await openHydrated(page, '/find-pros', '#pros')
  const field = page.getByRole('combobox', { name: 'Location' })
  const places = page.getByRole('listbox', { name: 'Places' })
  await field.pressSequentially('Pa')
  await expect(places.getByRole('option')).toHaveText(['Palm Springs, CA'])
  await field.press('s')
  await field.press('ArrowDown')
  await expect(places.getByRole('option', { selected: true })).toHaveText('Palm Springs, CA')
  late.resolve()
  await expect(places.getByRole('option')).toHaveCount(2)
  await expect(places.getByRole('option', { selected: true })).toHaveCount(0)
})

const place = (label: string) => ({ label, zip: null })

test('a toast is announced @desktop', async ({ page }) => {
  await page.goto('/dev/states#pieces')
  // The announcement exists for a second only.
  const announced = page.waitForFunction(saysRequestSent, null, { timeout: 40_000 })
  await expect(async () => {
    await page.getByRole('button', { name: 'Show a toast' }).click()
    await expect(page.getByText('It is on its way.').first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  await announced
})

test('the main pages are accessible on a tablet and in dark mode', async ({ page }, info) => {
  const night = info.project.name === 'phone'
  if (night) await page.emulateMedia({ colorScheme: 'dark' })
  else await page.setViewportSize({ width: 768, height: 1024 })
  for (const path of mainPages) {
    await page.goto(path)
    await expectAccessible(page)
  }
  const { email, password } = demoAccounts[night ? 0 : 1]
  await page.request.post('/api/auth/login', { data: { email, password } })
  await page.goto(night ? '/dashboard' : '/pro-dashboard')
  await expectAccessible(page)
  await page.goto('/profile')
  await expectAccessible(page)
})

function saysRequestSent(): boolean {
  const said = Array.from(document.querySelectorAll('[role=status]'), ({ textContent }) => textContent)
  return said.some((text) => text.includes('Request sent'))
}
