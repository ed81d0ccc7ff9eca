import { expect, type Page } from '@playwright/test'

import { file, jpeg } from './photo-files.ts'
import { expectAccessible, waitForHydration } from './support.ts'

const photo = await jpeg()

/** With two photos, of which one is replaced afterwards by three others. */
export async function leaveReview(page: Page) {
  await expect(page).toHaveURL(/\/dashboard/)
  const question = page.getByRole('link', { name: /^How was .*\? Leave a review$/ })
  await question.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('article :is(h2, h3):focus')).toBeInViewport()
  await waitForHydration(page, 'article dialog form')
  await expect(page.getByText('$140.50')).toBeVisible()
  await page.getByRole('button', { name: 'Leave Review' }).click()
  await expect(page.getByRole('radio', { name: '5 stars' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Submit 5-star review' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByLabel('Your review')).toHaveAccessibleDescription(
    /You can change it until your pro answers\.$/,
  )
  await page.getByLabel('Your review').fill('Crystal clear.')
  await page.getByLabel('Photos').setInputFiles(['pool.jpg', 'pump.jpg'].map((name) => file(name, photo)))
  await expect(page.getByRole('img', { name: 'Chosen to be sent' })).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Submit 4-star review' }).click()
  await expect(page.getByText('Thank you for your feedback').first()).toBeVisible()
  await expect(question).toBeHidden()
  await correctReview(page)
}

async function correctReview(page: Page) {
  const booking = page.getByRole('article').filter({ hasText: 'Crystal clear' })
  await booking.getByRole('button', { name: 'Edit review' }).click()
  const words = booking.getByRole('textbox', { name: 'Your review' })
  await expect(words).toHaveValue('Crystal clear.')
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await words.fill('Crystal clear, and on time.')
  await booking.getByRole('checkbox', { name: 'Remove photo 1' }).check()
  await booking.getByLabel('More photos').setInputFiles(['steps', 'tiles', 'light'].map((name) => file(name, photo)))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save 4-star review' }).click()
  await expect(page.getByText('Review changed').first()).toBeVisible()
  await expect(booking.getByRole('dialog')).toBeHidden()
  await expect(booking).toContainText('“Crystal clear, and on time.”')
  await expect(booking.getByRole('link', { name: /^Photo \d of 4$/ })).toHaveCount(4)
}

/** At those of the review, on the page of its pro. */
export async function lookAtPhotos(page: Page) {
  const review = page.getByRole('article').filter({ hasText: 'Crystal clear, and on time.' }).first()
  const photos = review.getByRole('link', { name: /^Photo \d of 4 from Dana’s review$/ })
  await expect(photos).toHaveCount(4)
  await photos.nth(1).click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByRole('heading')).toHaveText('Photo 2 of 4')
  await expect(viewer.getByRole('img')).toHaveJSProperty('naturalWidth', 1200)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(photos.nth(1)).toBeFocused()
}
