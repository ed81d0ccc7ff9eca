import type { Locator, Page } from '@playwright/test'

import type { Random } from '../../src/platform/random.ts'

const pages = [
  '/',
  '/find-pros',
  '/dashboard',
  '/messages',
  '/pro-dashboard',
  '/profile',
  '/notifications',
  '/register',
]
const keys = ['Escape', 'Tab', 'Enter', 'Space', 'ArrowDown', 'ArrowRight']
const texts = ['', 'Pasadena, CA', '90210', '99999', '2026-12-24', '08:30', '-1', '0.5', 'ada@example.com', "O'Brien"]
const oddTexts = ['Ünïcode 🏊', '<b>bold</b>', '(555) 555-0123', 'word '.repeat(60)]

/** Other values cannot be entered in these fields. */
const format: Record<string, string> = { date: '2026-12-24', time: '08:30' }

/** The page may change at any time; then waiting longer does not help. */
const soon = { timeout: 1500 }
/** A page that asks before its changes are lost stays, and Playwright waits on. */
const loaded = { timeout: 15_000 }

/** Controls that would end the run: logging out, other sites and downloads. */
const out = /log ?out|delete|log out everywhere|other devices/i
const elsewhere = /^(?!\/)|\.(ics|json|zip)$|^\/(api|dev)\//
const controls = 'a[href], button, input, select, textarea, summary, label, [role=tab]'

/** Does one random thing that a user could do on the current page, and returns its description. */
export async function act(page: Page, random: Random): Promise<string> {
  const what = random.next()
  if (what < 0.04) return did('back', page.goBack(loaded))
  if (what < 0.06) return did('reload', page.reload(loaded))
  if (what < 0.08) return goTo(page, random.pick(pages))
  if (what < 0.11) return press(page, random.pick(keys))

  const found = await page.locator(controls).filter({ visible: true }).all()
  if (found.length === 0) return goTo(page, '/')
  const { control, name } = await describe(random.pick(found))
  await page.waitForTimeout(random.whole(0, 250))
  return name === '' ? 'nothing' : did(name, use(control, random))
}

function goTo(page: Page, path: string) {
  return did(`open ${path}`, page.goto(path, loaded))
}

function press(page: Page, key: string) {
  return did(`press ${key}`, page.keyboard.press(key))
}

async function describe(control: Locator) {
  const read = control.evaluate(
    (element) => {
      const href = element.getAttribute('href') ?? '/'
      const words = element.getAttribute('aria-label') ?? (element.textContent.trim() || element.getAttribute('name'))
      return { href, name: `${element.tagName.toLowerCase()} “${words?.trim().slice(0, 40) ?? ''}”` }
    },
    undefined,
    soon,
  )
  const { href, name } = await read.catch(() => ({ href: '', name: '' }))
  return { control, name: out.test(name) || elsewhere.test(href) ? '' : name }
}

async function use(control: Locator, random: Random): Promise<void> {
  const kind = await control.evaluate(
    (element) => (element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase()),
    undefined,
    soon,
  )
  if (kind === 'file') return
  if (kind === 'select') return choose(control, random)
  if (kind === 'range') return control.press(random.pick(['ArrowLeft', 'ArrowRight']), soon)
  if (!['text', 'email', 'password', 'tel', 'search', 'number', 'date', 'time', 'textarea'].includes(kind)) {
    return control.click(soon)
  }
  const text = random.pick([...texts, ...oddTexts])
  await control.fill(format[kind] ?? text, soon)
  if (random.chance(0.3)) await control.press('Enter', soon)
}

async function choose(control: Locator, random: Random): Promise<void> {
  const values = await control.locator('option').evaluateAll((options) => options.map((of) => of.getAttribute('value')))
  await control.selectOption(random.pick(values) ?? '', soon)
}

/** A control that disappears while it is being used is not a failure. */
async function did(what: string, doing: Promise<unknown>): Promise<string> {
  await doing.catch(() => undefined)
  return what
}
