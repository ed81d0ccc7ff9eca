import { expect, type Page } from '@playwright/test'

import { openMember, test } from './people.ts'
import { file, jpeg } from './photo-files.ts'
import { expectAccessible, holdScripts, openHydrated } from './support.ts'

const picture = file('me.jpg', await jpeg())
const text = file('me.jpg', Buffer.from('<svg>not a picture</svg>'))
const unreadable = 'This file is not an image we can read (JPEG, PNG or WebP)'

test('choosing a picture uploads it, other files are refused under the field, and the picture can be removed @phone', async ({
  person,
}) => {
  const { page } = await person('customer')
  await openHydrated(page, '/profile?tab=profile')
  await page.getByLabel('Profile picture').setInputFiles(text)
  await expect(page.getByText(unreadable)).toBeVisible()

  await page.getByLabel('Profile picture').setInputFiles(picture)
  await expect(page.getByText('Your picture has been saved').first()).toBeVisible()
  await expect(page.getByText(unreadable)).toBeHidden()
  await expectShown(page)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Remove picture' }).click()
  await expect(page.getByText('Your picture has been removed').first()).toBeVisible()
  await expect(page.locator('main img[src^="/media/"]')).toHaveCount(0)
})

test('a picture chosen before scripts have loaded is uploaded once they have @desktop', async ({ person }) => {
  const { page } = await person('customer')
  const letScriptsCome = await holdScripts(page)
  await page.goto('/profile?tab=profile', { waitUntil: 'commit' })
  await page.getByLabel('Profile picture').setInputFiles(picture)
  letScriptsCome()
  await expect(page.getByText('Your picture has been saved').first()).toBeVisible()
  await expectShown(page)
})

test('a picture that is too large is refused before it is uploaded @desktop', async ({ person }) => {
  const { page } = await person('customer')
  await openHydrated(page, '/profile?tab=profile')
  const buffer = Buffer.alloc(8 * 1024 * 1024 + 1)
  await page.getByLabel('Profile picture').setInputFiles({ ...picture, buffer })
  await expect(page.getByText('This picture is larger than 8 MB')).toBeVisible()
})

test('deleting the account asks for the password and ends on the home page, logged out @phone', async ({ person }) => {
  const [{ page, email, password }, pro] = await Promise.all([person('customer'), person('pro')])
  await openMember(pro, 'Deserted Pools')
  await openHydrated(page, `/pros/${pro.id}`, '[role=tabpanel] form')
  await page.getByLabel('What do you need?').fill('The filter hums.')
  const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft-')))
  await expect.poll(drafts).toHaveLength(1)

  await page.goto('/profile?tab=profile')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toMatch(/^poolwell-data-.*\.json$/)

  await page.getByRole('link', { name: 'Delete my account' }).click()
  await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeVisible()
  await expectAccessible(page)
  await leave(page, 'not-this-one')
  await expect(page.getByText('The password is incorrect').first()).toBeVisible()
  await leave(page, password)
  await expect(page.getByText('Your account has been deleted').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log in', includeHidden: true }).first()).toBeAttached()
  expect(await drafts()).toEqual([])
  const again = await page.request.post('/api/auth/login', { data: { email, password } })
  expect(again.status()).toBe(401)
})

test.describe('without scripts @desktop', () => {
  test.use({ javaScriptEnabled: false })

  test('a refused business picture leaves the present one on the page', async ({ person }) => {
    const pro = await person('pro')
    await openMember(pro, 'Picture Pools')
    const { page } = pro
    await page.goto('/profile?tab=business')
    await page.getByRole('button', { name: 'Profile image' }).setInputFiles(picture)
    await page.getByRole('button', { name: 'Upload picture' }).click()
    await expect(page.getByText('Your picture has been saved')).toBeVisible()
    await page.getByRole('button', { name: 'Profile image' }).setInputFiles(text)
    await page.getByRole('button', { name: 'Replace picture' }).click()
    await expect(page.getByText(unreadable)).toBeVisible()
    await expectShown(page)
  })

  test('a picture is uploaded by its form, and the account is deleted by its own', async ({ person }) => {
    const { page, password } = await person('customer')
    await page.goto('/profile?tab=profile')
    await page.getByLabel('Profile picture').setInputFiles(text)
    await page.getByRole('button', { name: 'Upload picture' }).click()
    await expect(page.getByText(unreadable)).toBeVisible()

    await page.getByLabel('Profile picture').setInputFiles(picture)
    await page.getByRole('button', { name: 'Upload picture' }).click()
    await expect(page).toHaveURL(/\/profile\?tab=profile$/)
    await expect(page.getByText('Your picture has been saved')).toBeVisible()
    await expectShown(page)

    await page.getByRole('link', { name: 'Delete my account' }).click()
    await leave(page, password)
    await expect(page.getByText('Your account has been deleted')).toBeVisible()
  })
})

async function leave(page: Page, password: string): Promise<void> {
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Delete my account' }).click()
}

async function expectShown(page: Page): Promise<void> {
  const shown = page.locator('main img[src^="/media/"]').first()
  await expect(shown).toBeVisible()
  const { headers, status } = await page.request
    .get((await shown.getAttribute('src')) ?? '')
    .then((answer) => ({ headers: answer.headers(), status: answer.status() }))
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('image/webp')
}
