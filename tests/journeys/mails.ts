import { type APIRequestContext, expect, type Page } from '@playwright/test'

interface Wanted {
  subject: RegExp
  /** How many there must be; the newest is the one to return. */
  atLeast?: number
}

/** The newest email to an address whose subject contains this; waits until it exists. */
async function mailTo(request: APIRequestContext, to: string, { subject, atLeast = 1 }: Wanted) {
  let found: { id: string; subject: string; text: string } | undefined
  await expect(async () => {
    const answer = await request.get(`/dev/mail?to=${encodeURIComponent(to)}`, {
      headers: { accept: 'application/json' },
    })
    const mails: NonNullable<typeof found>[] = await answer.json()
    const fitting = mails.filter((mail) => subject.test(mail.subject))
    expect(fitting.length).toBeGreaterThanOrEqual(atLeast)
    found = fitting[0]
  }).toPass({ timeout: 15_000 })
  return found ?? { id: '', subject: '', text: '' }
}

/** Opens the email as a person would, and follows its button. */
export async function followMail(page: Page, to: string, { button, ...wanted }: Wanted & { button: string }) {
  const { id } = await mailTo(page.request, to, wanted)
  await page.goto(`/dev/mail/${id}`)
  await page.frameLocator('iframe').getByRole('link', { name: button }).click()
}
