import { type APIRequestContext, expect, type Page } from '@playwright/test'

/** The newest mail to an address whose subject says this; waits until it is there. */
export async function mailTo(request: APIRequestContext, to: string, subject: RegExp) {
  let found: { id: string; subject: string; text: string } | undefined
  await expect(async () => {
    const answer = await request.get(`/dev/mail?to=${encodeURIComponent(to)}`, {
      headers: { accept: 'application/json' },
    })
    const mails: NonNullable<typeof found>[] = await answer.json()
    found = mails.find((mail) => subject.test(mail.subject))
    expect(found).toBeDefined()
  }).toPass({ timeout: 15_000 })
  return found ?? { id: '', subject: '', text: '' }
}

/** Opens the mail as a person would, and follows its button. */
export async function followMail(page: Page, to: string, { subject, button }: { subject: RegExp; button: string }) {
  const { id } = await mailTo(page.request, to, subject)
  await page.goto(`/dev/mail/${id}`)
  await page.frameLocator('iframe').getByRole('link', { name: button }).click()
}

/** A new account through the API, so that the story begins where it is about something. */
export async function newPerson(request: APIRequestContext, name: string) {
  const email = `${name}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`
  const password = 'secret-water'
  const person = { firstName: 'Ida', lastName: 'Moreno', email, password, confirmPassword: password }
  expect((await request.post('/api/auth/register', { data: person })).status()).toBe(201)
  return { email, password }
}
