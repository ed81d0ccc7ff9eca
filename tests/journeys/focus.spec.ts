import { expect, type Page } from '@playwright/test'

import { answering } from './leaving.ts'
import { openMember, requestAppointment, test } from './people.ts'
import { holdScripts, openHydrated, waitForHydration } from './support.ts'

test('screen readers announce a page that fails, and the page after it @desktop', async ({ page }) => {
  await openHydrated(page, '/contact', 'main form')
  await page.route('**/blog.data*', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeFocused()
  await page.unroute('**/blog.data*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Clear words about clear water' })).toBeFocused()
})

test('a new sort order or place moves focus to the results, and the order is announced @desktop', async ({ page }) => {
  await openHydrated(page, '/find-pros?location=San Diego, CA', '#pros')
  const found = page.getByRole('region', { name: 'Results' }).getByRole('heading').first()
  await page.getByRole('link', { name: 'Top rated' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').first()).toContainText('San Diego, CA, best rated first')
  await expect(found).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Nearest' })).toBeFocused()
  await page.getByLabel('Location').fill('Phoenix, AZ')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').first()).toContainText('Phoenix, AZ')
  await expect(found).toBeFocused()
})

test('the bell keeps the focus as its scripts load, and links to the notifications before that @desktop', async ({
  person,
}) => {
  const { page } = await person('customer')
  const letThrough = await holdScripts(page)
  await page.goto('/contact')
  const bell = page.getByRole('button', { name: 'Notifications', exact: true })
  await bell.focus()
  letThrough()
  await expect(bell).toHaveAttribute('type', 'button')
  await expect(bell).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()

  await holdScripts(page)
  await page.goto('/contact')
  await bell.click()
  await expect(page).toHaveURL(/\/notifications/)
})

test('text typed in a dialog is lost only if its author confirms @desktop', async ({ person }) => {
  const maria = await person('pro')
  await openMember(maria, 'Blue Focus Pools')
  const { page } = maria
  const name = page.getByRole('textbox', { name: 'Service name' })
  await openHydrated(page, '/pro-dashboard?tab=services&edit=new')
  await expect(page.getByRole('heading', { name: 'Add service' })).toBeFocused()
  await name.fill('Green to clean')
  await page.mouse.click(20, 400)
  await expect(name).toHaveValue('Green to clean')
  const asked = answering(page, false)
  await page.keyboard.press('Escape')
  await expect.poll(() => asked.length).toBe(1)
  await page.getByRole('link', { name: 'Close' }).press('Enter')
  await expect.poll(() => asked.length).toBe(2)
  await expect(name).toHaveValue('Green to clean')
  answering(page, true)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

/** What closes the menus is loaded at the first key, of which people press several before they leave one. */
async function pressFirstKey(page: Page) {
  const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('/mouse-and-keys'))
  await page.keyboard.press('Shift')
  await loaded
  await waitForHydration(page)
}

test('a menu of the header closes as Tab leaves it, but not on the way back to its button @desktop', async ({
  person,
}) => {
  const { page } = await person('customer')
  await openHydrated(page, '/services')
  await pressFirstKey(page)
  const button = page.getByRole('button', { name: 'Account menu' })
  const [first, last] = [page.getByRole('link', { name: 'My Dashboard' }), page.getByRole('button', { name: 'Logout' })]
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(last).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(button).toBeFocused()
  await expect(last).toBeVisible()
  await last.focus()
  await page.keyboard.press('Tab')
  await expect(last).toBeHidden()
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('on a small screen the menu and the sheets close as Tab leaves them @phone', async ({ page }) => {
  await openHydrated(page, '/find-pros?location=San Diego, CA', '#pros')
  await pressFirstKey(page)
  for (const id of ['site-menu', 'filters', 'pros-map']) {
    await page.locator(`header [popovertarget=${id}], main [popovertarget=${id}]`).first().focus()
    await page.keyboard.press('Enter')
    const sheet = page.locator(`#${id}`)
    await expect(sheet).toBeVisible()
    await sheet.locator('a, button, input').last().focus()
    await page.keyboard.press('Tab')
    await expect(sheet, id).toBeHidden()
  }
})

test('Tab stays in a question that dims the page, and leads back to its button when it is answered @desktop', async ({
  person,
}) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Blue Focus Pools')
  await requestAppointment(dana, maria)
  const { page } = maria
  await openHydrated(page, '/pro-dashboard', 'article')
  await page.getByRole('button', { name: 'Decline' }).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Decline this request?' })
  await expect(question.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Not now' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(question.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Decline' })).toBeFocused()
})

test('a toast that is closed by keyboard gives the focus back @desktop', async ({ person }) => {
  const { page } = await person('customer')
  await openHydrated(page, '/profile', 'main form')
  const save = page.getByRole('button', { name: 'Save changes' })
  await save.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Profile updated').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible()
  await expect(save).toBeFocused()
  await page.keyboard.press('F8')
  await expect(page.locator('.toasts')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(save).toBeFocused()
})

test('a toast that covers a field on a phone is gone with the first letter typed there @phone', async ({ person }) => {
  const { page } = await person('customer')
  await openHydrated(page, '/profile', 'main form')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const toast = page.locator('.toasts > li').filter({ hasText: 'Profile updated' })
  await expect(toast).toBeVisible()
  const [first, last] = [page.getByLabel('First name'), page.getByLabel('Last name')]
  await first.pressSequentially('a')
  await expect(toast).toBeVisible()
  const { y = 0 } = (await toast.boundingBox()) ?? {}
  await last.evaluate((field, under) => scrollBy(0, field.getBoundingClientRect().top - under), y)
  await last.pressSequentially('a')
  await expect(toast).toBeHidden({ timeout: 1000 })
})

test("a dialog opened from a menu returns focus to the menu's button @desktop", async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Blue Focus Pools')
  const { page } = dana
  await openHydrated(page, `/messages/${maria.id}`, 'textarea')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('link', { name: 'Block' }).click()
  await expect(page.getByRole('heading', { name: /^Block/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'More' })).toBeFocused()
})

test('working hours that were changed are left only after a question, and a row that was added has the focus @desktop', async ({
  person,
}) => {
  const maria = await person('pro')
  await openMember(maria, 'Blue Focus Pools')
  const { page } = maria
  await openHydrated(page, '/pro-dashboard/hours', 'main form')
  await page.getByRole('button', { name: 'Add hours on Monday' }).click()
  await expect(page.getByLabel('Monday, hours 2, from')).toBeFocused()
  const back = page.getByRole('main').getByRole('link', { name: 'Dashboard' })
  const asked = answering(page, false)
  await back.click()
  await expect.poll(() => asked.length).toBe(1)
  await expect(page).toHaveURL(/\/hours/)
  answering(page, true)
  await back.click()
  await expect(page).toHaveURL('/pro-dashboard')
})

test("in the system's own colors a choice looks chosen @desktop", async ({ openPage }) => {
  const page = await openPage({ forcedColors: 'active' })
  await page.goto('/find-pros?location=San Diego, CA')
  const colorOf = (name: string) =>
    page.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).backgroundColor)
  expect(await colorOf('Nearest')).not.toBe(await colorOf('Top rated'))
})
