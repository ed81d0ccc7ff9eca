import { expect, type Page, test } from '@playwright/test'

import { listArticles } from '../../src/features/blog/articles.server.ts'
import { demoAccounts } from '../../src/features/accounts/demo-accounts.ts'
import { publicPages } from '../../src/shell/content-pages.ts'
import { expectAccessible, expectReadable, openHydrated, widerThanScreen } from './support.ts'

const [homeowner, pro] = demoAccounts
const pages =
  'services how-it-works success-stories about careers press trust-safety reviews pro-resources pro-community blog privacy terms cookies'
    .split(' ')
    .map((path) => `/${path}`)
const articles = listArticles().map(({ slug }) => `/blog/${slug}`)
const firstArticle = articles.slice(0, 1)

test('the content pages are readable in light and dark mode', async ({ page }, info) => {
  for (const path of [...pages, ...firstArticle]) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    expect((await page.goto(path))?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    expect(await jumpsIn(page), `headings of ${path} that skip a level`).toEqual([])
    expect(await widerThanScreen(page), path).toEqual([])
    await expectAccessible(page)
    // The same colors on every screen.
    if (info.project.name === 'phone') continue
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expectReadable(page)
  }
})

test('no link on the content pages is dead, and every file to download exists @desktop', async ({ request }) => {
  const links = new Set<string>()
  const titles = new Set<string>()
  for (const path of [...pages, ...articles]) {
    const html = await (await request.get(path)).text()
    titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')
    for (const [, to = ''] of html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)) links.add(to.replaceAll('&amp;', '&'))
  }
  expect(titles.size).toBe(pages.length + articles.length)
  for (const link of [...links].filter((to) => !to.startsWith('/pros/') && !to.startsWith('/api/'))) {
    expect((await request.get(link)).status(), link).toBe(200)
  }
})

test('downloads are saved as files, with scripts too @desktop', async ({ page }) => {
  await openHydrated(page, '/press')
  const saved = page.waitForEvent('download')
  await page.locator('main a[download]').first().click()
  expect((await saved).suggestedFilename()).toMatch(/\.\w+$/)
  await expect(page).toHaveURL('/press')
})

test('anchors lead to their headings @desktop', async ({ page }) => {
  for (const path of ['/privacy', '/terms', '/careers', '/press', ...firstArticle]) {
    await page.goto(path)
    const missing = await page
      .locator('main a[href^="#"]')
      .evaluateAll((anchors) =>
        anchors.map((anchor) => anchor.getAttribute('href') ?? '').filter((to) => !document.querySelector(to)),
      )
    expect(missing, path).toEqual([])
  }
})

test('older reviews are on the next page, and an invalid cursor shows the newest @desktop', async ({ page }) => {
  await page.goto('/reviews')
  const newest = page.getByRole('article').first()
  const first = await newest.textContent()
  await page.getByRole('link', { name: 'Older reviews' }).click()
  await expect(page.getByRole('link', { name: 'Newest reviews' })).toBeVisible()
  expect(await newest.textContent()).not.toBe(first)
  for (const cursor of ['nonsense', '%00', 'MjAyNg']) {
    await page.goto(`/reviews?cursor=${cursor}`)
    expect(await newest.textContent(), cursor).toBe(first)
  }
})

test('a visitor who opens their bookings is asked to log in, and then gets there @desktop', async ({ page }) => {
  await page.goto('/reviews')
  await page.getByRole('link', { name: 'My bookings' }).click()
  await page.getByLabel('Email').fill(homeowner.email)
  await page.getByLabel('Password', { exact: true }).fill(homeowner.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/dashboard\?status=completed$/)
})

test('signed-in users are led on from a sign-up link, and a pro from the reviews to their own bookings @desktop', async ({
  page,
}) => {
  await page.request.post('/api/auth/login', { data: { email: pro.email, password: pro.password } })
  await page.goto('/register?redirect=/messages')
  await expect(page).toHaveURL('/messages')
  await page.goto('/reviews')
  await page.getByRole('link', { name: 'My bookings' }).click()
  await expect(page).toHaveURL('/pro-dashboard/requests?status=completed')
})

test('a non-pro who follows the plans link in the footer sees what a membership costs @phone', async ({ page }) => {
  await page.goto('/terms')
  await page.getByRole('link', { name: 'Membership plans' }).click()
  await expect(page).toHaveURL(/\/#for-pros$/)
  await expect(page.getByRole('heading', { name: 'Grow your pool business and keep all you earn' })).toBeInViewport()
})

test('the services page shows the prices that pros charge, and links to the pros @desktop', async ({ page }) => {
  await page.goto('/services')
  const repair = page.getByRole('region', { name: 'Equipment Repair' })
  await expect(repair).toContainText(
    /About \$\d+ (an hour|a visit).*Pros usually charge \$\d+–\$\d+, from [\d,]+ listed prices/,
  )
  await repair.getByRole('link', { name: 'See pros for this' }).click()
  await expect(page).toHaveURL(/\/find-pros\?service=3/)
})

test('an article is found in the blog, has a picture for shared links and leads to the next; an unknown one is not found @desktop', async ({
  page,
}) => {
  await page.goto('/blog')
  await page.getByRole('link', { name: 'How to read a water test' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'How to read a water test' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Sources' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /^https:/,
  )
  const picture = await page.request.get('/og/blog/reading-a-water-test.png')
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', picture.url())
  expect(picture.headers()['content-type']).toBe('image/png')
  await page.getByRole('navigation', { name: 'Other articles' }).getByRole('link').first().click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'The weekly routine that keeps a pool clear' }),
  ).toBeVisible()
  for (const path of ['/blog/no-such-article', '/og/blog/no-such-article.png'])
    expect((await page.request.get(path)).status()).toBe(404)
})

test('job applicants learn more about a position, and are led to the contact form which says what it is about @desktop', async ({
  page,
}) => {
  await page.goto('/careers')
  await page.locator('summary', { hasText: 'Customer success lead' }).getByText('Learn More').click()
  await expect(page.getByText('Three years with small businesses')).toBeVisible()
  await page.getByRole('link', { name: 'Apply as Senior product engineer' }).click()
  await expect(page).toHaveURL('/contact?subject=general&about=Application%3A%20Senior%20product%20engineer')
  await expect(page.getByText('About: Application: Senior product engineer')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('')
})

/** Headings that skip a level, as "h2 > h4 Title". */
async function jumpsIn(page: Page): Promise<string[]> {
  const levels = await page
    .locator('h1, h2, h3, h4, h5')
    .evaluateAll((headings) => headings.map(({ tagName, textContent }) => ({ level: Number(tagName[1]), textContent })))
  return levels.flatMap(({ level, textContent }, index) => {
    const before = levels[index - 1]?.level ?? 0
    return level > before + 1 ? [`h${before} > h${level} ${textContent}`] : []
  })
}

test('a page has one address, and the sitemap lists only pages that answer at theirs @desktop', async ({
  baseURL,
  request,
}) => {
  for (const [path, address] of [
    ['/about/', '/about'],
    ['/find-pros/?location=San%20Diego', '/find-pros?location=San%20Diego'],
    ['//evil.example/', '/evil.example'],
  ] as const) {
    const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']], path).toEqual([308, address])
  }
  for (const path of publicPages) expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200)
})
