import { availableParallelism, loadavg } from 'node:os'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { median } from '../../bench/report/figures.ts'
import { writeResults } from '../../bench/report/results.ts'
import { build, servePoolwell } from '../../bench/run/poolwell.ts'
import { findBrowser } from '../../tests/support/browser.ts'

const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 3)
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const categories = Object.keys(goals)

/**
 * Measures the pages in turns, so that a busy minute of the machine affects all of them; fails if a page misses a goal.
 */
export async function measure() {
  const served = await server()
  try {
    const pages = await pagesOf(served.url)
    const found = new Map(pages.map((page) => [page, []]))
    for (let run = 0; run < runs; run++) {
      for (const page of pages) found.get(page).push(await visit(served.url + page.path))
    }
    report([...found])
  } finally {
    await served.stop()
  }
}

/** The server at LIGHTHOUSE_URL, with demo data, or a new one of our own. */
async function server() {
  const url = process.env.LIGHTHOUSE_URL
  if (url) return { url, stop: async () => {} }
  build()
  return servePoolwell({ DEMO: '1' })
}

async function pagesOf(url) {
  const answer = await fetch(`${url}/api/pros/search?location=Pasadena,%20CA`)
  const [pro] = await answer.json()
  const blog = await (await fetch(`${url}/blog`)).text()
  const article = /href="(\/blog\/[a-z0-9-]+)"/.exec(blog)?.[1]
  return [
    { name: 'home', path: '/' },
    { name: 'find pros', path: '/find-pros?location=Pasadena' },
    { name: 'a pro', path: `/pros/${pro.userId}` },
    { name: 'login', path: '/login' },
    { name: 'an article', path: article },
  ]
}

/** Retries a page that could not be measured, as happens on a busy machine. */
async function visit(url, attempts = 3) {
  const lhr = await look(url)
  if (!lhr.runtimeError) return lhr
  if (attempts > 1) return visit(url, attempts - 1)
  throw new Error(`${url}: ${lhr.runtimeError.message}`)
}

/** In a new browser, so that nothing is cached from the previous measurement. */
async function look(url) {
  const { executablePath } = await findBrowser()
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', '--disable-gpu', ...asRoot],
  })
  try {
    const { lhr } = await lighthouse(url, { port: browser.port, onlyCategories: categories, logLevel: 'error' })
    return lhr
  } finally {
    browser.kill()
  }
}

function report(found) {
  const rows = found.map(([{ name, path }, visits]) => [`${name}, \`${shown(path)}\``, ...figuresOf(visits)])
  const columns = [
    'page',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'FCP ms',
    'LCP ms',
    'TBT ms',
    'CLS',
    'kB',
  ]
  writeResults(
    'Lighthouse, mobile',
    'npm run lighthouse',
    [
      'Lighthouse 13.5.0, its own phone: slow 4G and a processor four times slower, both simulated.',
      `The median of ${runs} visits each, taking turns, every one in a new browser; demo data.`,
      `The machine’s load at the end: ${loadavg()[0].toFixed(0)} on ${availableParallelism()} cores; other work on it lowers performance.`,
      `Goals: performance ${goals.performance}, the others 100.`,
      ...missed(found),
    ],
    [{ columns, rows }],
  )
}

function figuresOf(visits) {
  const audit = (id) => median(visits.map(({ audits }) => audits[id].numericValue))
  return [
    ...categories.map((category) => score(visits, category)),
    ...['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map((id) => audit(id).toFixed(0)),
    audit('cumulative-layout-shift').toFixed(3),
    (audit('total-byte-weight') / 1024).toFixed(0),
  ]
}

/** One line for each audit that keeps a page from meeting its goal. */
function missed(found) {
  const lines = found.flatMap(([{ name }, visits]) =>
    categories
      .filter((category) => score(visits, category) < goals[category])
      .map(
        (category) =>
          `${name} misses ${category}: ${[...new Set(visits.flatMap((lhr) => failing(lhr, category)))].join(', ')}`,
      ),
  )
  if (lines.length > 0) process.exitCode = 1
  return lines
}

function failing({ audits, categories }, category) {
  return categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    .map(({ id }) => id)
}

function score(visits, category) {
  return Math.round(median(visits.map(({ categories }) => categories[category].score)) * 100)
}

const shown = (path) => path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, '{id}')
