import { expect, type Page } from '@playwright/test'

import { openBusiness, test } from './people.ts'
import { file, jpeg } from './photo-files.ts'
import { expectAccessible, holdScripts } from './support.ts'
import { log, write } from './thread.ts'

/** A GIF, which browsers show, but the server does not take. */
const oneDot = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

test('a photo chosen before scripts have loaded is not lost @desktop', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openBusiness(maria, 'Early Photo Pools')
  const letScriptsCome = await holdScripts(dana.page)
  await dana.page.goto(`/messages/${maria.id}`, { waitUntil: 'commit' })
  await dana.page.getByLabel('Add a photo').setInputFiles(file('early.jpg', await jpeg()))
  letScriptsCome()
  await expect(dana.page.getByAltText('Chosen to be sent')).toBeVisible()
  await write(dana.page, 'This is the pump')
  await expect(log(dana.page).getByAltText('Photo from you')).toBeVisible()
})

test('a photo is previewed before it is sent, arrives at once, and can be reported @phone', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openBusiness(maria, 'Blue Talk Pools')
  await dana.page.goto(`/messages/${maria.id}`)
  await dana.page.request.post(`/api/messages/${maria.id}`, { data: { body: 'Hello' } })
  await maria.page.goto(`/messages/${dana.id}`)

  await dana.page.getByLabel('Add a photo').setInputFiles(file('first.jpg', await jpeg()))
  await expect(dana.page.getByAltText('Chosen to be sent')).toBeVisible()
  await expectAccessible(dana.page)
  const first = await dana.page.getByAltText('Chosen to be sent').getAttribute('src')
  await dana.page.getByRole('button', { name: 'Remove the photo' }).click()
  await expect(dana.page.getByAltText('Chosen to be sent')).toBeHidden()
  await expectForgotten(dana.page, first)

  await dana.page.context().setOffline(true)
  await dana.page.getByLabel('Add a photo').setInputFiles(file('second.jpg', await jpeg()))
  await write(dana.page, 'This is the pump')
  await expect(dana.page.getByText(/Not sent/)).toBeVisible()
  await expect(dana.page.getByAltText('On its way')).toBeVisible()
  await dana.page.context().setOffline(false)
  await dana.page.getByRole('button', { name: 'Try again' }).click()
  await expect(log(dana.page).getByAltText('Photo from you')).toBeVisible()

  const arrived = log(maria.page).getByAltText('Photo from Dana Whitfield')
  await expect(arrived).toBeVisible()
  await expect.poll(() => arrived.evaluate((photo: HTMLImageElement) => photo.naturalWidth)).toBe(512)
  await expect(log(maria.page).getByRole('link', { name: 'Photo from Dana Whitfield' })).toHaveAttribute('href', /1280/)
  await expectAccessible(maria.page)

  await maria.page
    .getByRole('link', { name: /Report the message/ })
    .last()
    .click()
  await expect(maria.page.getByRole('heading', { name: 'Report a message from Dana Whitfield' })).toBeVisible()
  await expect(maria.page.getByRole('dialog').getByText('This is the pump')).toBeVisible()
  await expectAccessible(maria.page)
  await maria.page.getByLabel('What is wrong?').selectOption({ index: 1 })
  await maria.page.getByRole('button', { name: 'Send report' }).click()
  await expect(maria.page.getByText('Report sent').first()).toBeVisible()

  const chooser = dana.page.getByLabel('Add a photo')
  await chooser.setInputFiles(file('words.jpg', Buffer.from('no picture')))
  await expect(dana.page.getByRole('alert')).toContainText('This file is not an image we can read')
  await expect(dana.page.getByAltText('Chosen to be sent')).toBeHidden()
  await chooser.setInputFiles(file('moving.jpg', oneDot))
  await dana.page.getByRole('button', { name: 'Send' }).click()
  await expect(dana.page.getByText(/Not sent\. This file is not an image/)).toBeVisible()
})

/** Makes the browser drop the page of this address from memory. */
async function expectForgotten(page: Page, url: string | null) {
  const found = page.evaluate(async (address) => (await fetch(address).catch(() => null)) !== null, url ?? '')
  expect(await found).toBe(false)
}
