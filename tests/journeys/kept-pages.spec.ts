import { expect, request as requests, test } from '@playwright/test'

import { pro } from './support.ts'

const credentials = { email: pro.email, password: pro.password }

test('a cached page is never older than the last write, however many readers there are @desktop', async ({
  baseURL,
}) => {
  const owner = await requests.newContext(at(baseURL))
  const { id } = await (await owner.post('/api/auth/login', { data: credentials })).json()
  const {
    businessName,
    city,
    state,
    zipCode: zip,
    address,
    serviceRadius,
    phone,
    email,
  } = await (await owner.get(`/api/pros/${id}`)).json()
  const info = { businessName, city, state, zip, address, serviceRadius, phone, email }

  const book = { written: 0 }
  const stale: string[] = []
  const readers = Array.from({ length: 6 }, async () => {
    const reader = await requests.newContext(at(baseURL))
    while (book.written < 15) {
      const atLeast = book.written
      const html = await (await reader.get(`/pros/${id}`)).text()
      const shown = Number(/Edition (\d+) of/.exec(html)?.[1] ?? 0)
      if (shown < atLeast) stale.push(`edition ${shown} after ${atLeast} was written`)
    }
    await reader.dispose()
  })
  for (let edition = 1; edition <= 15; edition++) {
    const description = `Edition ${edition} of what we say about ourselves.`
    const answer = await owner.put(`/api/pros/${id}`, { data: { ...info, description, yearsInBusiness: 12 } })
    expect(answer.status()).toBe(200)
    book.written = edition
  }
  await Promise.all(readers)
  expect(stale).toEqual([])
  await owner.dispose()
})

test('a cached page contains nothing from query parameters that it does not depend on @desktop', async ({
  request,
}) => {
  const [{ userId }] = await (await request.get('/api/pros/search?location=Pasadena, CA')).json()
  const read = async (query: string, headers = {}) =>
    (await request.get(`/pros/${userId}?tab=reviews${query}`, { headers })).text()
  // A page that is not cached has it in the address of its older reviews.
  expect(await read('&note=of-somebody', { cookie: 'mine=1' })).toContain('of-somebody')
  for (const query of ['&note=of-somebody', '']) expect(await read(query)).not.toContain('of-somebody')
})

test('a cached page contains nothing about any signed-in user, and sets no cookie @desktop', async ({ baseURL }) => {
  const [signedIn, stranger] = await Promise.all([requests.newContext(at(baseURL)), requests.newContext(at(baseURL))])
  await signedIn.post('/api/auth/login', { data: credentials })
  for (const path of ['/', '/find-pros?location=Pasadena, CA', '/']) {
    const mine = await signedIn.get(path)
    expect(await mine.text()).toContain('Account menu')
    const theirs = await stranger.get(path)
    const html = await theirs.text()
    expect(html).not.toContain('Account menu')
    expect(html).toContain('Sign up')
    expect(theirs.headers()['set-cookie']).toBeUndefined()
  }
  await Promise.all([signedIn.dispose(), stranger.dispose()])
})

test('a share picture is sent uncompressed: its format is compressed already @desktop', async ({ request }) => {
  const headers = { 'accept-encoding': 'br, gzip' }
  expect((await request.get('/og/poolwell.png', { headers })).headers()['content-encoding']).toBeUndefined()
  expect((await request.get('/find-pros.data', { headers })).headers()['content-encoding']).toBe('br')
})

function at(baseURL: string | undefined) {
  if (baseURL === undefined) throw new Error('No server to ask')
  return { baseURL }
}

const nobody = '0190163e-0000-7000-8000-000000000000'

for (const [path, words] of [
  [`/pros/${nobody}`, "The pool professional you're looking for doesn't exist or may have been removed."],
  ['/pool-service/xx/nowhere', 'No pool professional works here yet.'],
  ['/blog/no-such-article', 'This article does not exist.'],
  ['/no-such-page', /did you forget to add the page to the router\?/],
] as const) {
  test(`a missing page at ${path} says so, and may load its styles and scripts @desktop`, async ({ page }) => {
    const blocked: string[] = []
    page.on('console', (said) => {
      if (said.text().includes('Content Security Policy')) blocked.push(said.text())
    })
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('main').getByText(words)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Bricolage/)
    expect(blocked).toEqual([])
  })
}

test('the page of a town without pros leads to a search around that town @desktop', async ({ page }) => {
  await page.goto('/pool-service/wy/lusk')
  await page.getByRole('main').getByRole('link', { name: 'Find pool pros nearby' }).click()
  await expect(page.getByLabel('Location')).toHaveValue('Lusk, WY')
})

test('the address of a town in capitals, with spaces or underscores leads to its page @desktop', async ({
  request,
}) => {
  for (const typed of ['ca/PASADENA', 'ca/Los%20Angeles', 'ca/los_angeles', 'CA/pasadena-']) {
    const answer = await request.get(`/pool-service/${typed}`, { maxRedirects: 0 })
    expect(answer.status(), typed).toBe(301)
    expect(answer.headers()['location'], typed).toMatch(/^\/pool-service\/ca\/(pasadena|los-angeles)$/)
  }
})
