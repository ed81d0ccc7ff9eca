import { expect, type Page } from '@playwright/test'

import { openBusiness, openMember, type Person, test } from './people.ts'
import { file, jpeg } from './photo-files.ts'
import { expectAccessible, hold, openHydrated, proId, waitForHydration } from './support.ts'

const [panorama, portrait, square] = await Promise.all([
  jpeg({ width: 1600, height: 500 }),
  jpeg({ width: 600, height: 1200 }),
  jpeg({ width: 800, height: 800 }),
])
const noPicture = file('notes.jpg', Buffer.from('no picture'))
const caption =
  'New tiles and coping in Altadena, finished in four days, with the old skimmer moved out of the steps for good'

test('a pro adds photos of the work, and homeowners look at them one by one @desktop', async ({ person, openPage }) => {
  const maria = await person('pro')
  const { page } = maria
  await openMember(maria, 'Photo Finish Pools')
  await openHydrated(page, '/profile?tab=business', '#work-photos')
  await page.getByLabel('Add photos').setInputFiles([file('1.jpg', panorama), file('2.jpg', portrait)])
  await expect(page.getByText('Your photos are on your profile').first()).toBeVisible()
  await expect(page.getByText('2 of 12')).toBeVisible()

  await page.getByLabel('Add photos').setInputFiles([file('3.jpg', square), noPicture])
  await expect(page.getByText('notes.jpg: This file is not an image we can read')).toContainText(
    'The other one was not added',
  )
  const invoice = { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
  await page.getByLabel('Add photos').setInputFiles([file('3.jpg', square), invoice])
  await expect(page.getByText(/^invoice\.pdf: This file is not an image/)).not.toContainText('not added')
  await page.getByLabel('Add photos').setInputFiles(file('3.jpg', square))
  await expect(page.getByText('3 of 12')).toBeVisible()
  await page.getByLabel('Caption of photo 1').fill(caption)
  await page.getByRole('button', { name: 'Save the caption of photo 1' }).click()
  await expect(page.getByText('Caption saved').first()).toBeVisible()
  await expectAccessible(page)

  const visitor = await openPage()
  await openHydrated(visitor, `/pros/${maria.id}`, '#photos')
  await expect(thumbnails(visitor)).toHaveCount(3)
  await thumbnails(visitor).first().click()
  const viewer = visitor.getByRole('dialog')
  await expect(viewer.getByRole('heading')).toHaveText('Photo 1 of 3')
  await expect(viewer.getByText(caption)).toBeVisible()
  await expect(viewer.getByRole('heading')).toBeFocused()
  await expect(viewer.getByRole('img', { name: caption })).toHaveJSProperty('naturalWidth', 800)
  await expectAccessible(visitor)
  await visitor.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('heading')).toHaveText('Photo 2 of 3')
  await viewer.getByRole('button', { name: 'Next photo' }).click()
  await viewer.getByRole('button', { name: 'Next photo' }).click()
  await visitor.keyboard.press('ArrowLeft')
  await expect(viewer.getByRole('heading')).toHaveText('Photo 3 of 3')
  await expect(viewer.getByRole('img', { name: 'Photo 3' })).toHaveJSProperty('naturalHeight', 1200)

  await visitor.keyboard.press('Escape')
  await expect(visitor.locator('dialog[aria-labelledby]')).toHaveCount(0)
  await expect(thumbnails(visitor).first()).toBeFocused()
  await visitor.keyboard.press('Enter')
  await viewer.getByRole('link', { name: 'Report this photo' }).click()
  await expect(visitor.getByText('About: A photo on the profile of a pro')).toBeVisible()
  await expect(visitor.locator('input[name=about]')).toHaveValue(
    new RegExp(`^Photo [0-9a-f-]{36} of /pros/${maria.id}`),
  )
})

test('a photo that the keyboard reaches is moved into sight as a whole @phone', async ({ page, request }) => {
  await openHydrated(page, `/pros/${await proId(request)}`, '#photos')
  await expect(page.getByRole('heading', { name: /^Photos of their work \d+$/ })).toBeVisible()
  const photos = thumbnails(page)
  await photos.first().focus()
  await page.keyboard.press('Tab')
  await expect(photos.nth(1)).toBeFocused()
  await expect(photos.nth(1)).toBeInViewport({ ratio: 1 })
})

test('the last photo that fits leads to the words that took the place of its field @desktop', async ({ person }) => {
  const maria = await person('pro')
  await openMember(maria, 'Full House Pools')
  await openHydrated(maria.page, '/profile?tab=business', '#work-photos')
  const twelve = Array.from({ length: 12 }, (_, index) => file(`${index}.jpg`, square))
  await maria.page.getByLabel('Add photos').setInputFiles(twelve)
  await expect(maria.page.getByText('You can show 12 photos.')).toBeFocused({ timeout: 20_000 })
})

test('photos that are chosen while others are being sent follow them @desktop', async ({ person }) => {
  const maria = await person('pro')
  const { page } = maria
  await openMember(maria, 'Second Thought Pools')
  await openHydrated(page, '/profile?tab=business', '#work-photos')
  const release = await hold(page, '**/profile/photos.data*')
  const field = page.getByLabel('Add photos')
  await field.setInputFiles([file('1.jpg', panorama), file('2.jpg', portrait)])
  await expect(page.getByText('Adding, 1 more to go…')).toBeVisible()
  await field.setInputFiles(file('3.jpg', square))
  await expect(page.getByText('Adding, 2 more to go…')).toBeVisible()
  release()
  await expect(page.getByText('3 of 12')).toBeVisible()
})

test('photos that are added without a membership are saved, and not said to be on the profile @desktop', async ({
  person,
}) => {
  const maria = await person('pro')
  await openBusiness(maria, 'Locked Album Pools')
  await openHydrated(maria.page, '/profile?tab=business', '#work-photos')
  await maria.page.getByLabel('Add photos').setInputFiles(file('1.jpg', square))
  await expect(maria.page.getByText('Your photo is saved').first()).toBeVisible()
  await expect(maria.page.getByText('Homeowners see it once your membership is active').first()).toBeVisible()
})

test('a removed photo leaves the profile that was kept for visitors, too @desktop', async ({ person, openPage }) => {
  const maria = await person('pro')
  await openMember(maria, 'Gone Tomorrow Pools')
  await openHydrated(maria.page, '/profile?tab=business', '#work-photos')
  await maria.page.getByLabel('Add photos').setInputFiles(file('1.jpg', square))
  await expect(maria.page.getByText('1 of 12')).toBeVisible()
  const visitor = await openPage()
  await visitor.goto(`/pros/${maria.id}`)
  await expect(thumbnails(visitor)).toHaveCount(1)

  await maria.page.getByRole('button', { name: 'Remove photo 1' }).click()
  await maria.page.getByRole('button', { name: 'Yes, remove' }).click()
  await expect(maria.page.getByText('Your photo has been removed').first()).toBeVisible()
  await visitor.reload()
  await waitForHydration(visitor)
  await expect(thumbnails(visitor)).toHaveCount(0)
  await expect(visitor.getByText('Photos of their work')).toBeHidden()
})

test.describe('without scripts @desktop', () => {
  test.use({ javaScriptEnabled: false })

  test('a photo is added by its form, gets a caption, and opens as a file', async ({ person }) => {
    const maria = await person('pro')
    const { page } = maria
    await openMember(maria, 'Plain Pools')
    await addPlainly(maria, noPicture)
    await expect(page.getByText('This file is not an image we can read')).toBeVisible()
    await addPlainly(maria, file('1.jpg', panorama))
    await expect(page).toHaveURL(/\/profile\?tab=business$/)
    await expect(page.getByText('Your photo is on your profile')).toBeVisible()
    await page.getByLabel('Caption of photo 1').fill('A long pool')
    await page.getByRole('button', { name: 'Save the caption of photo 1' }).click()
    await expect(page.getByText('Caption saved')).toBeVisible()

    await page.goto(`/pros/${maria.id}`)
    await page.getByRole('link', { name: 'Report a photo' }).click()
    await expect(page.getByText(`About: A photo of /pros/${maria.id}`)).toBeVisible()
    await page.goBack()
    await thumbnails(page).first().click()
    await expect(page).toHaveURL(/\/media\/[0-9a-f-]{36}-1280\.webp$/)

    const removed = await maria.page.context().newPage()
    await removed.goto('/profile?tab=business')
    await page.goto('/profile?tab=business')
    for (const open of [removed, page]) {
      await open.getByRole('button', { name: 'Remove photo 1' }).click()
      await open.getByRole('button', { name: 'Yes, remove' }).click()
    }
    await expect(removed.getByText('Your photo has been removed')).toBeVisible()
    await expect(page.getByText('This photo is no longer on your profile')).toBeVisible()
  })
})

async function addPlainly({ page }: Person, picture: ReturnType<typeof file>): Promise<void> {
  await page.goto('/profile?tab=business')
  await page.getByLabel('Add photos').setInputFiles(picture)
  await page.getByRole('button', { name: 'Add this photo' }).click()
}

function thumbnails(page: Page) {
  return page.getByRole('region', { name: 'Photos of their work' }).getByRole('link')
}
