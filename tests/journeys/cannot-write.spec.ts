import { expect } from '@playwright/test'

import { openBusiness, test } from './people.ts'
import { expectAccessible, waitForHydration } from './support.ts'

test('the address of an impossible conversation says why, and links to the inbox @desktop', async ({ person }) => {
  const { page, id } = await person('customer')
  await page.goto(`/messages/${id}`)
  await expect(page).toHaveTitle('This is you – Messages – Poolwell')
  await expect(page.getByRole('heading', { level: 1, name: 'This is you' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'All messages' }).click()
  await expect(page).toHaveURL('/messages')

  const stranger = await person('customer')
  await page.goto(`/messages/${stranger.id}`)
  await expect(page).toHaveTitle('Nobody to write to – Messages – Poolwell')
  await expect(page.getByText('they may have left Poolwell')).toBeVisible()
  await expect(page.getByRole('link', { name: 'All messages' })).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test(`${javaScriptEnabled ? 'with' : 'without'} scripts a message that is too long is refused whole, not cut @desktop`, async ({
    person,
    openPage,
  }) => {
    const [dana, maria] = [await person('customer'), await person('pro')]
    await openBusiness(maria, 'Blue Talk Pools')
    const page = await openPage({ javaScriptEnabled, storageState: await dana.page.context().storageState() })
    await page.goto(`/messages/${maria.id}`)
    const words = 'The water is green. '.repeat(201)
    const box = page.getByRole('textbox')
    if (javaScriptEnabled) await waitForHydration(page, 'textarea')
    await box.focus()
    await page.keyboard.insertText(words)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Please use at most 4,000 characters')).toBeVisible()
    await expect(box).toHaveValue(words)
    if (javaScriptEnabled) {
      await expect(page.getByText('20 too many')).toBeVisible()
      await expectAccessible(page)
    }

    await box.fill(words.slice(0, 4000))
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('log').getByText(words.slice(0, 3999))).toBeVisible()
    await expect(page.getByText('Please use at most')).toBeHidden()
  })
}

test('a user whose other party has left is told so, and offered nothing that fails @desktop', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openBusiness(maria, 'Farewell Pools')
  await dana.page.request.post(`/api/messages/${maria.id}`, { data: { body: 'Hello' } })
  await maria.page.request.post(`/api/messages/${dana.id}`, { data: { body: 'Goodbye' } })
  await maria.page.request.delete('/api/auth/account', { data: { password: 'secret-water' } })
  await dana.page.goto(`/messages/${maria.id}`)
  await expect(dana.page.getByText('This person has left Poolwell.')).toBeVisible()
  // Neither reporting nor blocking would find anybody.
  await expect(dana.page.getByRole('button', { name: 'More' })).toHaveCount(0)
  await expect(dana.page.getByRole('log').getByText('Message deleted')).toBeVisible()
  await expect(dana.page.getByRole('link', { name: /^Report the message/ })).toHaveCount(0)
  await dana.page.goto(`/messages/${maria.id}?before=soon`)
  await expect(dana.page.getByText('This person has left Poolwell.')).toBeVisible()
})
