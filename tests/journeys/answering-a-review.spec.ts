import { expect, test } from '@playwright/test'

import { logIn, logInHere, openHydrated, pro } from './support.ts'

test('a pro answers a review, after a login if the session ended meanwhile, and sees the answer below it @desktop', async ({
  page,
}) => {
  await logIn(page, pro)
  await expect(page).toHaveURL(/\/pro-dashboard/)
  // Otherwise an event could reload the page without its session, before the answer is sent.
  await page.route('**/api/events', (route) => route.abort())
  await openHydrated(page, '/pro-dashboard?status=completed', 'article dialog form')
  const answering = page.getByRole('button', { name: /^(Answer review|Edit answer)$/ })
  const booking = page.getByRole('article').filter({ has: answering }).nth(2)
  await booking.locator(answering).click()
  const dialog = booking.getByRole('dialog', { name: 'Your answer' })
  await dialog.getByRole('textbox').fill('Thank you, and see you in May.')
  await page.context().clearCookies()
  await dialog.getByRole('button', { name: 'Publish answer' }).click()
  await logInHere(page, pro)
  await expect(dialog.getByText('You were logged out. Please send this again.')).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveValue('Thank you, and see you in May.')
  await dialog.getByRole('button', { name: 'Publish answer' }).click()
  await expect(page.getByText('Your answer is published').first()).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(booking).toContainText('Your answer:“Thank you, and see you in May.”')

  await booking.locator(answering).click()
  await dialog.getByRole('button', { name: 'Publish answer' }).click()
  await expect(dialog).toBeHidden()
  await expect(booking.locator(answering)).toBeFocused()
})

test('whoever answers a review with photos begins in the field below them @desktop', async ({ page }) => {
  await logIn(page, pro)
  await expect(page).toHaveURL(/\/pro-dashboard/)
  await openHydrated(page, '/pro-dashboard?status=completed', 'article dialog form')
  const withPhotos = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Photo 1 of' }) })
  await withPhotos
    .getByRole('button', { name: /^(Answer review|Edit answer)$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
})
