import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** The messages in the thread, some of which the inbox next to it repeats. */
export const log = (page: Page) => page.getByRole('log')

export async function write(page: Page, text: string) {
  await page.getByRole('textbox').fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
}

/** A photo that can be chosen. */
export async function photoFile(name: string) {
  const blue = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#1188cc' } })
  return { name, mimeType: 'image/jpeg', buffer: await blue.jpeg().toBuffer() }
}
