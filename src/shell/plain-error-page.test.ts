import { expect, test } from 'vitest'
import { plainErrorPage } from './plain-error-page.server.ts'

test('a page that failed is tried again, and a form that failed leads back to its page', async () => {
  expect(await page(true)).toMatch(/href="\/dashboard\?tab=profile">Try again</)
  expect(await page(false)).toMatch(/href="\/dashboard\?tab=profile">Back to the page</)
})

async function page(isPage: boolean): Promise<string> {
  const failed = { message: 'Please wait.', address: '/dashboard?tab=profile', requestId: undefined }
  return [await plainErrorPage({ ...failed, isPage })].join('')
}
