import { type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test'
import { registrationAs } from '../support/client.ts'
import { daysAhead } from '../support/days-ahead.ts'

/** A user with an account, signed in in a separate browser. */
export interface Person {
  page: Page
  id: string
  email: string
  password: string
}

interface Fixtures {
  /** A page in a separate browser. */
  openPage: (options?: BrowserContextOptions) => Promise<Page>
  person: (role: 'customer' | 'pro', options?: BrowserContextOptions) => Promise<Person>
}

/** Closes the pages that a test opened: open ones would keep listening to the server during the next journeys. */
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
  person: async ({ openPage }, use) => use(async (role, options) => register(await openPage(options), role)),
})

export async function register(page: Page, role: 'customer' | 'pro'): Promise<Person> {
  const data = registrationAs(role)
  const answer = await page.request.post('/api/auth/register', { data })
  expect(answer.status()).toBe(201)
  const { id } = await answer.json()
  return { page, id, email: data.email, password: data.password }
}

/** Where no journey searches: a business there is in nobody's way. */
export const redlands = { address: '9 Orange Grove', city: 'Redlands', state: 'CA', zip: '92373' }

const pasadena = { address: '418 Oakland Ave', city: 'Pasadena', state: 'CA', zip: '91101' }

/** A business, in Pasadena unless overridden. */
export async function openBusiness({ page }: Person, businessName: string, where = pasadena) {
  const about = { businessName, description: 'Pools of every kind, every week.', serviceRadius: 15 }
  const answer = await page.request.post('/api/pros', { data: { ...about, ...where } })
  expect(answer.status()).toBe(201)
}

/** A business that takes requests: its trial has begun. */
export async function openMember(pro: Person, businessName: string, where = pasadena) {
  await openBusiness(pro, businessName, where)
  const { request } = pro.page
  const checkout = await request.post('/api/create-subscription', { data: { planId: 'monthly' } })
  const { paymentUrl } = await checkout.json()
  const trial = await request.post(new URL(paymentUrl).pathname, { data: { action: 'start_trial' } })
  expect(trial.status()).toBe(200)
  const status = async () => (await (await request.get('/api/auth/user')).json()).subscriptionStatus
  await expect.poll(status).toBe('trial')
}

/** A request for ten in the morning, three days ahead unless overridden. */
export async function requestAppointment(person: Person, pro: { id: string }, days = 3, more = {}): Promise<string> {
  return request(person, pro, {
    requestDate: daysAhead(days),
    requestTime: '10:00',
    ...more,
  })
}

/** A request for one of the free times from this many days ahead on; the last of its day is the furthest away. */
export async function askForFreeTime(person: Person, pro: { id: string }, days = 0): Promise<string> {
  const from = daysAhead(days)
  // Without a date it begins with today in the pro's time zone, which may differ from the date in Greenwich.
  const range = days === 0 ? 'days=14' : `from=${from}&days=14`
  const answer = await person.page.request.get(`/api/pros/${pro.id}/availability?${range}`)
  const free: { date: string; slots: string[] }[] = (await answer.json()).days
  const day = free.find(({ slots }) => slots.length > 0)
  return request(person, pro, { requestDate: day?.date, requestTime: day?.slots.at(-1) })
}

/** As one of its two parties. */
export async function changeBooking({ page }: Person, id: string, change: Change) {
  const answer = await page.request.patch(`/api/bookings/${id}/status`, { data: change })
  expect(answer.status(), await answer.text()).toBe(200)
}

interface Change {
  status: string
  reason?: string
  price?: number
}

async function request({ page, email }: Person, { id: proId }: { id: string }, when: object): Promise<string> {
  const who = { customerName: 'Dana Whitfield', email, phone: '(626) 555-0142' }
  const where = { address: '12 Deep Lane', city: 'Pasadena', state: 'CA', zip: '91101' }
  const what = { serviceType: 'Regular Maintenance', description: 'A bit green at the steps after the storm.' }
  const answer = await page.request.post('/api/booking-request', {
    data: { ...who, ...where, ...what, ...when, proId },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).bookingId
}
