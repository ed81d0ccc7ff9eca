import { expect, type Locator, type Page, type Request, test } from '@playwright/test'

import { register } from './people.ts'
import { expectAccessible, openHydrated, waitForHydration, widerThanScreen } from './support.ts'

const nearPasadena = '/find-pros?location=91101'

/** Saves this many pros for whoever is signed in. */
async function saveNearest(page: Page, count: number) {
  const found = await page.request.get(`/api/pros/search?location=91101&limit=${count}`)
  const pros: { userId: string }[] = await found.json()
  expect(pros).toHaveLength(count)
  for (const { userId } of pros) await page.request.put(`/api/saved-pros/${userId}`)
}

/** As a visitor, presses the second heart of a search; returns the name of its pro. */
async function pressAsVisitor(page: Page): Promise<string> {
  await page.goto(nearPasadena)
  const heart = page.getByRole('link', { name: /^Save / }).nth(1)
  const name = (await heart.getAttribute('aria-label'))?.slice('Save '.length) ?? ''
  await heart.click()
  await expect(page.getByRole('heading', { level: 1, name: `Save ${name}` })).toBeVisible()
  return name
}

/** Back on the page of the search, where the heart of this pro is the only full one. */
async function expectSaved(page: Page, name: string) {
  await expect(page).toHaveURL(nearPasadena)
  await expect(page.getByRole('button', { name: /^Save /, pressed: true })).toHaveAccessibleName(`Save ${name}`)
}

/** Presses a heart, and waits for the answer; the page reloads other data from the same address. */
async function press(heart: Locator) {
  await Promise.all([heart.page().waitForResponse((answer) => isChange(answer.request())), heart.click()])
}

function isChange(request: Request): boolean {
  return request.method() === 'POST' && request.url().includes('/saved.data')
}

const firstHeart = (place: Page | Locator) => place.getByRole('button', { name: /^Save / }).first()

test('a customer saves a pro in a search and one on the home page, finds both again, and removes one on its page @phone', async ({
  page,
}) => {
  await register(page, 'customer')
  await openHydrated(page, nearPasadena, 'article form button')
  await expect(firstHeart(page)).toHaveAttribute('aria-pressed', 'false')
  const name = (await firstHeart(page).getAttribute('aria-label'))?.slice('Save '.length) ?? ''
  await press(firstHeart(page))
  await expect(firstHeart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/find-pros/)
  await page.goto('/pool-service/ca/pasadena')
  await expect(page.getByRole('button', { name: `Save ${name}`, pressed: true })).toBeVisible()
  await openHydrated(page, '/', 'article form button')
  const another = page.getByRole('article').getByRole('button', { pressed: false }).first()
  const anotherName = (await another.getAttribute('aria-label'))?.slice('Save '.length) ?? ''
  await press(another)
  await expect(page.getByRole('button', { name: `Save ${anotherName}`, pressed: true })).toBeVisible()

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('link', { name: 'Saved pros' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Compare side by side' }).click()
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveText([anotherName, name])
  // Its button would be heard before each fact of the column.
  await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('cell', { name: /Available|No openings|Not taking requests/ })).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('link', { name: `View Profile of ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await waitForHydration(page, 'main form button')
  await expect(firstHeart(page)).toHaveAttribute('aria-pressed', 'true')
  await press(firstHeart(page))
  await expect(firstHeart(page)).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/saved')
  await expect(page.getByRole('article')).toHaveText(new RegExp(anotherName))
})

test('a visitor presses a heart, logs in, and finds the pro saved on the page they came from @phone', async ({
  page,
}) => {
  const { email, password } = await register(page, 'customer')
  await page.context().clearCookies()
  const name = await pressAsVisitor(page)
  await expectAccessible(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expectSaved(page, name)
})

test('on a phone the comparison of four pros scrolls sideways, and the page around it does not @phone', async ({
  page,
}) => {
  await register(page, 'customer')
  await saveNearest(page, 4)
  await page.goto('/saved/compare')
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveCount(4)
  expect(await widerThanScreen(page)).toEqual([])
})

test('a pro who is removed in the list stays until the page is left, and can be saved again @desktop', async ({
  page,
}) => {
  await register(page, 'customer')
  await saveNearest(page, 1)
  await openHydrated(page, '/saved', 'article form button')
  for (const pressed of ['false', 'true']) {
    await press(firstHeart(page))
    await expect(firstHeart(page)).toHaveAttribute('aria-pressed', pressed)
  }
  await page.reload()
  await expect(firstHeart(page)).toHaveAttribute('aria-pressed', 'true')
})

test('twenty saved pros are shown, the others on the next page; removing the last of it leads back @desktop', async ({
  page,
}) => {
  await register(page, 'customer')
  await saveNearest(page, 21)
  await openHydrated(page, '/saved', 'article form button')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(20)
  await expect(cards.getByText(/^(Available|Nothing free)/)).not.toHaveCount(0)
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(cards).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to the latest' }).click()
  await expect(cards).toHaveCount(20)

  await page.goBack()
  await expect(cards).toHaveCount(1)
  await press(firstHeart(page))
  await page.reload()
  await expect(page).toHaveURL('/saved')
  await expect(cards).toHaveCount(20)
})

test('when the openings of some pros cannot be loaded, those of the next ones are @desktop', async ({ page }) => {
  await page.route(/\/openings\.data/, (route) => route.abort(), { times: 1 })
  await openHydrated(page, nearPasadena)
  const openings = page.getByRole('article').getByText(/(Available|Nothing free)/)
  const more = page.waitForResponse(/\/openings\.data/)
  await page.getByRole('link', { name: 'Load more' }).click()
  await more
  await expect(openings).not.toHaveCount(0)
})

test('a pro saved on the profile is saved in the longer list that led there @desktop', async ({ page }) => {
  await register(page, 'customer')
  await openHydrated(page, nearPasadena, 'article form button')
  const hearts = page.getByRole('button', { name: /^Save / })
  const before = await hearts.count()
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect.poll(() => hearts.count()).toBeGreaterThan(before)
  // By address: other journeys make businesses of one name.
  const link = page.getByRole('link', { name: /^View Profile/ }).nth(before)
  const path = (await link.getAttribute('href'))?.split('?')[0] ?? ''
  await link.click()
  await expect(page).toHaveURL(new RegExp(path))
  await waitForHydration(page, 'main form button')
  await press(firstHeart(page))
  await expect(firstHeart(page)).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect.poll(() => hearts.count()).toBeGreaterThan(before)
  const card = page.getByRole('article').filter({ has: page.locator(`a[href^="${path}"]`) })
  await expect(firstHeart(card)).toHaveAttribute('aria-pressed', 'true')
})

test('a pro saved here and removed on another device has an empty heart on its profile @desktop', async ({ page }) => {
  await register(page, 'customer')
  await openHydrated(page, nearPasadena, 'article form button')
  await press(firstHeart(page))
  await expect(firstHeart(page)).toHaveAttribute('aria-pressed', 'true')
  const { 0: pro } = await (await page.request.get('/api/saved-pros')).json()
  await page.request.delete(`/api/saved-pros/${pro.userId}`)
  await page
    .getByRole('link', { name: /^View Profile/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/pros\//)
  await expect(firstHeart(page)).toHaveAttribute('aria-pressed', 'false')
})

test('a heart pressed after the session ended leads back to its page after the login @desktop', async ({ page }) => {
  await register(page, 'customer')
  await page.goto('about:blank')
  // A page whose stream is opened only now would notice that the session has ended, and be reloaded.
  const stream = page.waitForResponse('**/api/events')
  await openHydrated(page, nearPasadena, 'article form button')
  await stream
  await page.context().clearCookies()
  await firstHeart(page).click()
  await expect(page).toHaveURL(/\/login\?redirect=\/find-pros%3Flocation%3D91101&save=[0-9a-f-]+$/)
})

test('a heart that cannot be kept says so and is empty again @desktop', async ({ page }) => {
  await register(page, 'customer')
  await openHydrated(page, nearPasadena, 'article form button')
  await page.route(/\/saved\.data/, (route) => route.abort())
  await firstHeart(page).click()
  await expect(page.getByText('There is no connection to Poolwell').first()).toBeVisible()
  await expect(firstHeart(page)).toHaveAttribute('aria-pressed', 'false')
})

test.describe('without scripts @desktop', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor presses a heart, creates an account, and finds the pro saved', async ({ page }) => {
    const name = await pressAsVisitor(page)
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.getByLabel('First name').fill('Dana')
    await page.getByLabel('Last name').fill('Whitfield')
    await page.getByLabel('Email').fill(`visitor-${Date.now()}@example.com`)
    await page.getByLabel('Password', { exact: true }).fill('secret-water')
    await page.getByLabel('Confirm password').fill('secret-water')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText(`${name} is now among your saved pros.`)).toBeVisible()
    await expectSaved(page, name)
  })

  test('the heart leads back to where it was pressed on its page', async ({ page }) => {
    await register(page, 'customer')
    await page.goto(nearPasadena)
    await page
      .getByRole('button', { name: /^Save / })
      .last()
      .click()
    await expect(page).toHaveURL(/\/find-pros\?location=91101/)
    const pressed = page.getByRole('button', { name: /^Save /, pressed: true })
    await expect(pressed).toHaveCount(1)
    await expect(pressed).toBeInViewport()
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Saved pros' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await firstHeart(page).click()
    await expect(page.getByText('No saved pros yet')).toBeVisible()
  })
})
