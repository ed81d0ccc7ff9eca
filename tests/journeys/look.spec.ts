import { expect, type Page } from '@playwright/test'

import { demoAccounts } from '../../src/features/accounts/demo-accounts.ts'
import { requestAppointment, openMember, test, redlands } from './people.ts'
import { widerThanScreen } from './support.ts'

const ofEverybody = [
  '/',
  '/find-pros',
  '/find-pros?location=Pasadena, CA',
  '/login',
  '/register',
  '/contact',
  '/services',
]
const ofCustomer = ['/dashboard', '/dashboard?status=completed', '/saved', '/profile', '/messages']
const ofPro = [
  '/pro-dashboard',
  '/pro-dashboard?tab=services',
  '/pro-dashboard?tab=subscription',
  '/subscription-plans',
]

test('at 320 pixels, which is 400 % of 1280, everything can be read by scrolling down', async ({ page }, info) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of await pagesFor(page, info.project.name)) {
    await page.goto(path)
    expect(await widerThanScreen(page), path).toEqual([])
  }
})

test('at 320 by 256 pixels, which is 400 % of 1280 by 1024, nothing stays in sight above the page @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  for (const path of ['/find-pros?location=Pasadena, CA', `/pros/${await aPro(page)}`]) {
    await page.goto(path)
    expect(await page.evaluate(stickyParts), path).toEqual([])
  }
})

test('text enlarged to 200 % stays within its page, and its words in one piece', async ({ page }, info) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await enlargeText(page)
  for (const path of await pagesFor(page, info.project.name)) {
    await page.goto(path)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await widerThanScreen(page), `${path} at ${width}`).toEqual([])
      expect(await page.evaluate(brokenWords), `${path} at ${width}`).toEqual([])
    }
  }
})

test('the bar that sends a long form leaves most of a phone to the form, even at 200 % text @phone', async ({
  person,
}) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Large Letter Pools')
  const id = await requestAppointment(dana, maria)
  for (const [{ page }, path, send] of [
    [dana, `/pros/${maria.id}?tab=request#tab-panel`, 'Send request'],
    [maria, `/pro-dashboard/suggest/${id}`, 'Suggest these times'],
  ] as const) {
    await enlargeText(page)
    await page.goto(path)
    const button = page.getByRole('button', { name: send })
    await page.evaluate(() => scrollBy(0, innerHeight / 2))
    await expect(button).toBeInViewport({ ratio: 1 })
    expect(await widerThanScreen(page), path).toEqual([])
    const bar = await button.locator('xpath=..').boundingBox()
    expect(bar?.height, path).toBeLessThan(844 / 3)
  }
})

test('names of sixty letters without a space wrap within their page @desktop', async ({ person, openPage }) => {
  const [owner, member] = [await person('customer'), await person('pro')]
  for (const { page, email } of [owner, member]) {
    const data = { firstName: 'Wasserwart'.repeat(6), lastName: 'Beckenrein'.repeat(6), email, phone: '' }
    expect((await page.request.put('/api/auth/profile', { data })).ok()).toBe(true)
  }
  // Away from where other journeys search.
  await openMember(member, 'Schwimmbeckenpflege'.repeat(4), redlands)
  const bookingId = await requestAppointment(owner, member)

  const stranger = { page: await openPage() }
  const profile = `/pros/${member.id}`
  for (const [{ page }, paths] of [
    [stranger, [profile]],
    [
      owner,
      [profile, '/dashboard?status=pending', '/dashboard?tab=profile', '/profile', '/messages', '/notifications'],
    ],
    [owner, [`/messages/${member.id}?bookingId=${bookingId}`]],
    [member, [`/messages/${owner.id}`]],
    [member, ['/pro-dashboard', '/pro-dashboard?tab=profile', '/profile?tab=business', '/messages', '/notifications']],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of paths) {
      await page.goto(path)
      expect(await widerThanScreen(page), path).toEqual([])
    }
  }

  await owner.page.goto(profile)
  await owner.page.getByLabel('What do you need?').fill('Wasserwart'.repeat(6))
  expect(await widerThanScreen(owner.page), 'A long word in a request').toEqual([])
})

test('the map of a search is beside the list where both are wide enough, and above it elsewhere @desktop', async ({
  page,
}) => {
  const edges = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    const map = page.getByRole('region', { name: 'Map', exact: true })
    const card = page.getByRole('article').first()
    return { map: await map.evaluate(box), card: await card.evaluate(box) }
  }
  await page.goto('/find-pros?location=Pasadena,+CA')
  const wide = await edges(1100)
  expect(wide.map.left).toBeGreaterThan(wide.card.right)
  const narrow = await edges(1024)
  expect(narrow.map.bottom).toBeLessThan(narrow.card.top)
  expect(narrow.card.width).toBeGreaterThan(600)
})

function box(element: Element) {
  const { left, right, top, bottom, width } = element.getBoundingClientRect()
  return { left, right, top, bottom, width }
}

test('the heading of every page for work begins at the same height', async ({ person }) => {
  const { page } = await person('customer')
  const tops: Record<string, number> = {}
  for (const path of ['/dashboard', '/saved', '/profile', '/notifications', '/messages', '/profile/delete']) {
    await page.goto(path)
    tops[path] = await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => heading.getBoundingClientRect().top)
  }
  expect(new Set(Object.values(tops)).size, JSON.stringify(tops)).toBe(1)
})

test('nothing moves for people who prefer reduced motion @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/dev/states']) {
    await page.goto(path)
    expect(await page.evaluate(countMoving), path).toBe(0)
  }
})

test('with forced colors, buttons keep a border and focus a ring @desktop', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/login')
  const button = page.getByRole('main').getByRole('button', { name: 'Log in' })
  const border = await button.evaluate((element) => getComputedStyle(element).borderTopWidth)
  expect(Number.parseFloat(border)).toBeGreaterThanOrEqual(1)
  await page.getByLabel('Email').focus()
  await page.keyboard.press('Tab')
  const ring = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
  expect(ring).not.toBe('none')
})

/** On desktop the public pages and those of the demo's homeowner, on the phone those of its pro. */
async function pagesFor(page: Page, project: string): Promise<string[]> {
  const { email, password } = demoAccounts[project === 'phone' ? 1 : 0]
  const answer = await page.request.post('/api/auth/login', { data: { email, password } })
  expect(answer.ok()).toBe(true)
  return project === 'phone' ? ofPro : [...ofEverybody, `/pros/${await aPro(page)}`, ...ofCustomer]
}

async function aPro(page: Page): Promise<string> {
  const pros: { userId: string }[] = await (await page.request.get('/api/pros/search?limit=1')).json()
  return pros[0]?.userId ?? ''
}

function countMoving(): number {
  return document.getAnimations().filter(({ playState }) => playState === 'running').length
}

/** The classes of what stays in sight while the page scrolls. */
function stickyParts(): string[] {
  const parts = [...document.querySelectorAll('body *')].filter((part) => part.checkVisibility())
  return parts.filter((part) => getComputedStyle(part).position === 'sticky').map((part) => part.className)
}

/** The words that begin in one line and end in the next, in our own font. Email addresses may break. */
async function brokenWords(): Promise<string[]> {
  await document.fonts.ready
  const texts = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    if (!parent?.checkVisibility() || parent.closest('[aria-hidden]') || parent.textContent.includes('@')) continue
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}$]+/gu)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (range.getBoundingClientRect().height > 1.6 * (range.getClientRects()[0]?.height ?? 0)) broken.push(word)
    }
  }
  return broken
}

/** As the setting of the browser does, so that what is measured in its text size grows, too. */
async function enlargeText(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}
