import type { Page } from '@playwright/test'

/** The messages in the thread, some of which the inbox next to it repeats. */
export const log = (page: Page) => page.getByRole('log')

export async function write(page: Page, text: string) {
  await page.getByRole('textbox').fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
}
