import { type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test'

/** Somebody with an account of their own, signed in in a browser of their own. */
export interface Person {
  page: Page
  id: string
  email: string
}

interface Fixtures {
  /** A page in a browser of its own. */
  openPage: (options?: BrowserContextOptions) => Promise<Page>
  person: (role: 'customer' | 'pro') => Promise<Person>
}

/** Closes with a test what it opened: pages that stay would go on listening to the server beside the next journeys. */
export const test = base.extend<Fixtures>({
  openPage: async ({ browser }, use) => {
    const opened: Page[] = []
    await use(async (options) => {
      const page = await (await browser.newContext(options)).newPage()
      opened.push(page)
      return page
    })
    await Promise.all(opened.map((page) => page.context().close()))
  },
  person: async ({ openPage }, use) => use(async (role) => register(await openPage(), role)),
})

let people = 0

async function register(page: Page, role: 'customer' | 'pro'): Promise<Person> {
  const email = `person-${process.pid}-${Date.now()}-${people++}@example.com`
  const password = { password: 'secret-water', confirmPassword: 'secret-water' }
  const data = { email, firstName: 'Dana', lastName: 'Whitfield', role, ...password }
  const answer = await page.request.post('/api/auth/register', { data })
  expect(answer.status()).toBe(201)
  const { id } = await answer.json()
  return { page, id, email }
}

/** A business in Pasadena. */
export async function openBusiness({ page }: Person, businessName: string) {
  const where = { address: '418 Oakland Ave', city: 'Pasadena', state: 'CA', zip: '91101' }
  const about = { businessName, description: 'Pools of every kind, every week.', serviceRadius: 15 }
  const answer = await page.request.post('/api/pros', { data: { ...about, ...where } })
  expect(answer.status()).toBe(201)
}

/** A business in Pasadena that takes requests: its trial has begun. */
export async function openMember(pro: Person, businessName: string) {
  await openBusiness(pro, businessName)
  const { request } = pro.page
  const checkout = await request.post('/api/create-subscription', { data: { planId: 'monthly' } })
  const { paymentUrl } = await checkout.json()
  const trial = await request.post(new URL(paymentUrl).pathname, { data: { action: 'start_trial' } })
  expect(trial.status()).toBe(200)
  const status = async () => (await (await request.get('/api/auth/user')).json()).subscriptionStatus
  await expect.poll(status).toBe('trial')
}

/** A request for ten in the morning, three days ahead if nothing else is said. */
export async function askForVisit({ page, email }: Person, { id: proId }: Person, days = 3): Promise<string> {
  const requestDate = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const when = { requestDate, requestTime: '10:00', serviceType: 'Regular Maintenance' }
  const who = { customerName: 'Dana Whitfield', email, phone: '(626) 555-0142' }
  const data = { ...who, ...when, proId, description: 'A bit green at the steps after the storm.' }
  const answer = await page.request.post('/api/booking-request', { data })
  expect(answer.status()).toBe(201)
  return (await answer.json()).bookingId
}
