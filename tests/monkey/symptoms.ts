import type { Page } from '@playwright/test'

/** Statuses that our pages should never cause. 401, 403, 404, 409, 422 and 429 can be caused by a user. */
const wrong = (status: number) => status >= 500 || [400, 405, 415].includes(status)
/** The browser reports every refused or aborted request, of which `wrong` picks those that matter. */
const expected = /status of \d{3}|ERR_ABORTED|ERR_FAILED|Failed to fetch|Service Worker registration blocked/
/** An answer that nobody waits for any longer, which the router gives up while it is still coming. */
const givenUp = 'BodyStreamBuffer was aborted'
// A page whose data did not arrive may show an error.
const broken =
  /.{0,40}(something went wrong(?!\s+There is no connection)|undefined|\bNaN\b|\[object|Invalid Date).{0,40}/i

/** Watches a page; the function returns the problems found since it was last called. */
export function watch(page: Page): () => Promise<string[]> {
  let noted: string[] = []
  page.on('pageerror', ({ message }) => {
    if (message !== givenUp) noted.push(`script error: ${message}`)
  })
  page.on('console', (said) => {
    if (['error', 'warning'].includes(said.type()) && !expected.test(said.text())) noted.push(said.text())
  })
  page.on('response', (answer) => {
    if (wrong(answer.status())) noted.push(`${answer.status()} for ${answer.request().method()} ${answer.url()}`)
  })
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined))
  return async () => {
    const found = [...noted, ...(await looks(page))]
    noted = []
    return found
  }
}

async function looks(page: Page): Promise<string[]> {
  const seen = page.evaluate(() => ({
    text: document.body.innerText,
    // Before its stylesheet has loaded, a page has no visible width.
    tooWide: document.readyState === 'complete' && document.documentElement.scrollWidth > innerWidth + 1,
  }))
  const { text, tooWide } = await seen.catch(() => ({ text: '', tooWide: false }))
  const words = broken.exec(text)?.[0]
  return [...(words ? [`the page says “${words}”`] : []), ...(tooWide ? ['the page scrolls sideways'] : [])]
}
