import { expect } from '@playwright/test'

import { openBusiness, test } from './people.ts'
import { expectAccessible } from './support.ts'

test('the address of a conversation that cannot be says why, and leads to the inbox', async ({ person }) => {
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

test('who wrote with somebody who left is told so', async ({ person }) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openBusiness(maria, 'Farewell Pools')
  await dana.page.request.post(`/api/messages/${maria.id}`, { data: { body: 'Hello' } })
  await maria.page.request.delete('/api/auth/account', { data: { password: 'secret-water' } })
  await dana.page.goto(`/messages/${maria.id}`)
  await expect(dana.page.getByText('This person has left Poolwell.')).toBeVisible()
})
