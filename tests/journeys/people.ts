import { type Browser, expect, type Page } from '@playwright/test'

/** Somebody with an account of their own, signed in in a browser of their own. */
export interface Person {
  page: Page
  id: string
  email: string
}

let people = 0

export async function person(browser: Browser, role: 'customer' | 'pro'): Promise<Person> {
  const page = await (await browser.newContext()).newPage()
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
