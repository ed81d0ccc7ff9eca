import { AxeBuilder } from '@axe-core/playwright'
import { type APIRequestContext, expect, type Page } from '@playwright/test'

import { demoAccounts } from '../../src/features/accounts/demo-accounts.ts'

/**
 * Checks that the page has no violation of WCAG 2.2 AA. Elements that are still fading in are checked again afterwards.
 */
export async function expectAccessible(page: Page) {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  await expectNone(page, () => axe(page).withTags(tags))
}

/** Checks only the rules about colors: for a page that is accessible in its other colors. */
export async function expectReadable(page: Page) {
  await expectNone(page, () => axe(page).withRules(['color-contrast', 'link-in-text-block']))
}

async function expectNone(page: Page, rules: () => AxeBuilder) {
  if ((await violations(page, rules())).length === 0) return
  await page.waitForTimeout(300)
  expect(await violations(page, rules()), page.url()).toEqual([])
}

/** In legacy mode no second page is opened for the result: half the time, and our pages have no frames. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
}

async function violations(page: Page, rules: AxeBuilder): Promise<string[]> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  )
  const found = await rules.analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

export const pro = demoAccounts[1]

/** Logs the demo pro in with `request`. */
export async function proId(request: APIRequestContext): Promise<string> {
  const { email, password } = pro
  const { id } = await (await request.post('/api/auth/login', { data: { email, password } })).json()
  return id
}

/**
 * Lets the demo pro work around the clock, so that a visit can be booked for today and completed. If it is too late for
 * that in California, the business moves to Honolulu for the night.
 */
export async function openTodayUntilMidnight(
  request: APIRequestContext,
): Promise<{ id: string; zip: string; name: string }> {
  const id = await proId(request)
  const { businessName: name, ...profile } = await (await request.get(`/api/pros/${id}`)).json()
  const where = whereTodayIsLong()
  const { description, yearsInBusiness, serviceRadius, phone, email } = profile
  const info = { businessName: name, description, yearsInBusiness, serviceRadius, phone, email, ...where }
  expect((await request.put(`/api/pros/${id}`, { data: info })).status()).toBe(200)

  expect((await request.put(`/api/pros/${id}/hours`, { data: aroundTheClock })).status()).toBe(200)
  await request.post('/api/auth/logout')
  return { id, zip: where.zip, name }
}

/** An address in California or, if it is too late there for another visit today, in Hawaii. */
export function whereTodayIsLong() {
  return hourIn('America/Los_Angeles') >= 20
    ? { address: '1200 Ala Moana Blvd', city: 'Honolulu', state: 'HI', zip: '96813' }
    : { address: '418 Oakland Ave', city: 'Pasadena', state: 'CA', zip: '91101' }
}

export const aroundTheClock = {
  weekly: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, start: '00:00', end: '24:00' })),
  exceptions: [],
  bufferMinutes: 0,
  noticeHours: 0,
}

function hourIn(timeZone: string): number {
  return Number(new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone }).format())
}

/** Opens a page and waits for its scripts: for tests that need them. */
export async function openHydrated(page: Page, path: string, part?: string) {
  await page.goto(path)
  await waitForHydration(page, part)
}

/** Waits for the scripts of a component, which load after it was painted. */
export async function waitForHydration(page: Page, part = 'main') {
  await page.waitForFunction(
    (selector) => Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactProps')),
    part,
  )
  // Effects come after that, such as the listener that follows links.
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 10_000 })))
}

/** Loads a page without its scripts, until they are let through. */
export function holdScripts(page: Page): Promise<() => void> {
  return hold(page, '**/assets/*.js')
}

/** Holds back requests to these addresses, until they are let through. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(addresses, (route) => held.promise.then(() => route.continue()))
  return held.resolve
}

/** Holds back the server's answers to requests to these addresses, until they are let through. */
export async function holdAnswers(page: Page, addresses: string) {
  const { promise: answered, resolve: noteAnswer } = Promise.withResolvers<void>()
  const { promise: wanted, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    const response = await route.fetch()
    noteAnswer()
    await wanted
    await route.fulfill({ response })
  })
  return { answered, letThrough }
}

/** Logs out through the account menu, and in through the form. */
export async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('You have been successfully logged out').first()).toBeVisible()
}

export async function logIn(page: Page, who: Login) {
  await page.goto('/login')
  await logInHere(page, who)
}

/** In the document that is open, as for a user who was sent to the login. */
export async function logInHere(page: Page, { email, password }: Login) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
}

interface Login {
  email: string
  password: string
}

/** The elements that make a page scroll sideways: those that stick out and are in no scrolling box. */
export async function widerThanScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    return Array.from(document.querySelectorAll('body *'))
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`)
      .slice(0, 12)
  })
}
