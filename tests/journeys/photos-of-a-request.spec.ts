import { expect, type Page } from '@playwright/test'

import { openMember, test } from './people.ts'
import { file, jpeg } from './photo-files.ts'
import { expectAccessible, openHydrated, waitForHydration } from './support.ts'
import { daysAhead } from '../support/days-ahead.ts'

const [pool, pump, leak] = await Promise.all([
  jpeg({ background: '#3a7a3a' }),
  jpeg({ background: '#555a66' }),
  jpeg({ background: '#b08a5a' }),
])

test('photos are chosen, looked at and removed, and the pro sees them with the request @phone', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Picture This Pools')
  const { page } = dana
  await openHydrated(page, `/pros/${maria.id}`, '[role=tabpanel] form')
  const chooser = page.getByLabel('Photos')
  await chooser.setInputFiles(file('pool.jpg', pool))
  await chooser.setInputFiles(file('huge.jpg', Buffer.alloc(8 * 1024 * 1024 + 1)))
  await expect(page.getByText('huge.jpg: This picture is larger than 8 MB')).toBeVisible()
  await chooser.setInputFiles({ name: 'readings.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(page.getByText('readings.pdf: This file is not an image we can read')).toBeVisible()
  await expect(previews(page)).toHaveCount(1)
  await chooser.setInputFiles([file('pump.jpg', pump), file('leak.jpg', leak)])
  await expect(page.getByText('larger than 8 MB')).toBeHidden()
  await expect(previews(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Remove pump.jpg' }).click()
  await expect(previews(page)).toHaveCount(2)
  await expect(chooser).toBeFocused()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('alert').getByRole('listitem').first()).toBeVisible()
  await expect(previews(page)).toHaveCount(2)
  await fill(page)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(thumbnails(page)).toHaveCount(2)

  await openHydrated(maria.page, '/pro-dashboard')
  await expect(thumbnails(maria.page)).toHaveCount(2)
  await expect(thumbnails(maria.page).first().getByRole('img')).toHaveJSProperty('naturalWidth', 512)
  await expectAccessible(maria.page)
  const opened = maria.page.waitForEvent('popup')
  await thumbnails(maria.page).first().click()
  await expect(await opened).toHaveURL(/\/media\/[0-9a-f-]{36}-1280\.webp$/)
  await maria.page.getByRole('article').getByRole('link', { name: 'Message' }).click()
  await expect(maria.page.getByRole('img', { name: 'Photo from Dana' })).toHaveCount(2)
})

test('a draft has no photos, and says so; a photo that cannot be read is named at once, and leaves the others chosen @desktop', async ({
  person,
}) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Second Look Pools')
  const { page } = dana
  await openHydrated(page, `/pros/${maria.id}`, '[role=tabpanel] form')
  const chooser = page.getByLabel('Photos')
  await chooser.setInputFiles([file('pool.jpg', pool), file('pump.jpg', pump)])
  await page.getByLabel('What do you need?').fill('The plaster is stained at the deep end.')
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('photos=2')
  await page.reload()
  await waitForHydration(page, '[role=tabpanel] form')
  await expect(page.getByText('Please choose your 2 photos again.')).toBeVisible()
  await expect(page.getByLabel('What do you need?')).toHaveValue('The plaster is stained at the deep end.')

  await chooser.setInputFiles([file('pool.jpg', pool), file('broken.jpg', Buffer.from('no picture'))])
  await expect(page.getByText('Please choose your')).toBeHidden()
  await expect(page.getByRole('alert')).toHaveText(
    'broken.jpg: This file is not an image we can read (JPEG, PNG or WebP)',
  )
  await fill(page)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('alert').first()).toContainText(
    'Photos: broken.jpg: This file is not an image we can read',
  )
  await page.getByRole('button', { name: 'Remove broken.jpg' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(thumbnails(page)).toHaveCount(1)
})

test('a program sends a photo as a message about the booking @desktop', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openMember(maria, 'Programmed Pools')
  const { page } = dana
  await openHydrated(page, `/pros/${maria.id}`, '[role=tabpanel] form')
  await fill(page)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  const [{ id }] = await (await page.request.get('/api/bookings')).json()
  const multipart = { picture: file('pool.jpg', pool) }
  const sent = await page.request.post(`/messages/${maria.id}/messages?bookingId=${id}`, { multipart })
  expect(sent.status()).toBe(201)
  const { photos } = await (await maria.page.request.get(`/api/bookings/${id}`)).json()
  expect(photos).toHaveLength(1)
  expect((await maria.page.request.get(new URL(photos[0]).pathname)).status()).toBe(200)
  await page.reload()
  await expect(thumbnails(page)).toHaveCount(1)
})

test.describe('without scripts @desktop', () => {
  test.use({ javaScriptEnabled: false })

  test('photos are sent by the form, and a refused one keeps everything else', async ({ person }) => {
    const [dana, maria] = [await person('customer'), await person('pro')]
    await openMember(maria, 'Plain Picture Pools')
    const { page } = dana
    await page.goto(`/pros/${maria.id}`)
    await page.getByLabel('Date').fill(daysAhead(8))
    await fillWords(page)
    await page
      .getByLabel('Photos')
      .setInputFiles([file('pool.jpg', pool), file('notes.jpg', Buffer.from('no picture'))])
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText('notes.jpg: This file is not an image we can read').first()).toBeVisible()
    await expect(page.getByText('Please choose your 2 photos again.')).toBeVisible()
    await expect(page.getByLabel('What do you need?')).toHaveValue('The plaster is stained at the deep end.')

    await page.getByLabel('Photos').setInputFiles([file('pool.jpg', pool), file('pump.jpg', pump)])
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText('Service Request Sent!').first()).toBeVisible()
    await expect(thumbnails(page)).toHaveCount(2)
  })
})

/** Everything that a request needs, on the second free day: on the first it may be past that time. */
async function fill(page: Page) {
  await page
    .getByRole('radio', { name: /free times?$/ })
    .nth(1)
    .check()
  await fillWords(page)
}

async function fillWords(page: Page) {
  await page.getByRole('radio', { name: '3:00 PM' }).check()
  await page.getByLabel('Service type').selectOption({ label: 'Leak Detection' })
  await page.getByLabel('What do you need?').fill('The plaster is stained at the deep end.')
  await page.getByLabel('Phone').fill('626 555 0142')
}

function previews(page: Page) {
  return page.getByRole('img', { name: 'Chosen to be sent' })
}

function thumbnails(page: Page) {
  return page.getByRole('article').getByRole('link', { name: /^Photo \d of \d$/ })
}
