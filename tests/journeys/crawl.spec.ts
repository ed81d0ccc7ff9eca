import { type APIRequestContext, expect, test } from '@playwright/test'

import { demoAccounts } from '../../src/features/accounts/demo-accounts.ts'
import { publicPages } from '../../src/shell/content-pages.ts'

// Each project crawls as half of the visitors: what the server sends does not depend on the screen size.
const visitors = [
  { who: 'nobody in particular', project: 'desktop', starts: [] },
  { who: 'the homeowner', project: 'desktop', starts: ['/dashboard', '/messages', '/profile'] },
  { who: 'the pro', project: 'phone', starts: ['/pro-dashboard', '/messages', '/profile', '/subscription-plans'] },
  { who: 'the new pro', project: 'phone', starts: ['/pro-signup', '/profile', '/subscription-plans'] },
] as const

test('every link from every page leads to a finished page', async ({ playwright, baseURL }, info) => {
  test.setTimeout(240_000)
  for (const [place, { who, project, starts }] of visitors.entries()) {
    if (project !== info.project.name) continue
    const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    const account = demoAccounts[place - 1]
    if (account) expect((await request.post('/api/auth/login', { data: logInAs(account) })).ok()).toBe(true)
    const { problems, pages } = await crawl(request, [...publicPages, ...starts])
    expect(problems, who).toEqual([])
    expect(pages, who).toBeGreaterThan(40)
    await request.dispose()
  }
})

const logInAs = ({ email, password }: { email: string; password: string }) => ({ email, password })

interface Found {
  path: string
  from: string
}

/** Follows every kind of link; of pages that differ only by an id or a value it visits a few. */
async function crawl(request: APIRequestContext, starts: readonly string[]) {
  const waiting: Found[] = starts.map((path) => ({ path, from: 'the start' }))
  const seen = new Map<string, number>()
  const titles = new Map<string, string>()
  const problems: string[] = []
  let pages = 0
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const kind = kindOf(next.path)
    const known = seen.get(kind) ?? 0
    if (known >= atMost || seen.has(next.path)) continue
    seen.set(kind, known + 1).set(next.path, 1)
    const response = await request.get(next.path)
    const said = (problem: string) => problems.push(`${next?.path} (from ${next?.from}): ${problem}`)
    if (response.status() >= 400) said(`answers ${response.status()}`)
    if (!(response.headers()['content-type'] ?? '').startsWith('text/html')) continue
    pages++
    const html = bodyOf(await response.text())
    for (const problem of problemsOf(html)) said(problem)
    const twin = titleTwin(titles, titleOf(html), kindOf(new URL(response.url()).pathname))
    if (twin) said(`has the title of ${twin}`)
    waiting.push(...linksOf(html, response.url()).map((path) => ({ path, from: next?.path ?? '' })))
  }
  return { problems, pages }
}

const atMost = 3

/** "/pros/0194…?tab=reviews" is a "/pros/*?tab". */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://poolwell.test')
  const shape = pathname.replace(/^\/(pros|messages|blog|pool-service|dev\/mail|og|api)\/.+/, '/$1/*')
  return `${shape}?${[...searchParams.keys()].toSorted().join('&')}`
}

function bodyOf(html: string): string {
  return html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '')
}

function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
}

function titleTwin(titles: Map<string, string>, title: string, kind: string): string | undefined {
  const other = titles.get(title)
  titles.set(title, kind)
  return other === kind ? undefined : other
}

function problemsOf(html: string): string[] {
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0
  const buttons = Array.from(html.matchAll(/<button([^>]*)>([\s\S]*?)<\/button>/g))
  const nameless = buttons.filter(
    ([, attributes = '', content = '']) =>
      !/aria-label(ledby)?="[^"]+"/.test(attributes) && content.replaceAll(/<[^>]*>/g, '').trim() === '',
  )
  return [
    // Without it browsers lay the page out in quirks mode.
    ...(html.startsWith('<!DOCTYPE html>') ? [] : ['has no document type']),
    ...(headings === 1 ? [] : [`has ${headings} main headings`]),
    ...(titleOf(html) === '' ? ['has no title'] : []),
    ...(/href="#?"/.test(html) ? ['has a link to nowhere'] : []),
    ...nameless.map(([button]) => `has a button without a name: ${button.slice(0, 120)}`),
    ...lostAnchors(html).map((id) => `points at #${id}, which is not there`),
  ]
}

function lostAnchors(html: string): string[] {
  const ids = Array.from(html.matchAll(/<a[^>]* href="#([^"]+)"/g), ([, id = '']) => id)
  return ids.filter((id) => !html.includes(`id="${id}"`))
}

/** Where the links of a page lead within the product, without anchors. */
function linksOf(html: string, from: string): string[] {
  const here = new URL(from)
  return Array.from(
    html.matchAll(/<a[^>]* href="([^"]*)"/g),
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), here),
  )
    .filter(({ origin }) => origin === here.origin)
    .map(({ pathname, search }) => pathname + search)
}
