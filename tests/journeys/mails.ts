import { type APIRequestContext, expect, type Page } from '@playwright/test'

interface Wanted {
  subject: RegExp
  /** How many of them there must be, the one that is wanted being the newest. */
  atLeast?: number
}

/** The newest mail to an address whose subject says this; waits until it is there. */
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

/** Opens the mail as a person would, and follows its button. */
export async function followMail(page: Page, to: string, { button, ...wanted }: Wanted & { button: string }) {
  const { id } = await mailTo(page.request, to, wanted)
  await page.goto(`/dev/mail/${id}`)
  await page.frameLocator('iframe').getByRole('link', { name: button }).click()
}
