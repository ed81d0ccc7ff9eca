import { expect, type Page } from '@playwright/test'

import { openBusiness, test } from './people.ts'
import { openHydrated } from './support.ts'
import { log } from './thread.ts'

/** The lines of the conversation, without times. */
async function lines(page: Page): Promise<string[]> {
  const all = await log(page).locator('p:not(:has(time))').allTextContents()
  return all.filter((line) => !line.startsWith('Today'))
}

test('where the unread messages begin, there is a mark, which stays where it is until the next look @phone', async ({
  person,
}) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openBusiness(maria, 'Blue Mark Pools')
  const tell = async (body: string, [from, to] = [maria, dana]) => {
    const answer = await from.page.request.post(`/api/messages/${to.id}`, { data: { body } })
    expect(answer.status()).toBe(201)
  }
  const untilRead = async (change: () => Promise<unknown>) => {
    const read = dana.page.waitForResponse(/\/read$/)
    await change()
    await read
  }
  await tell('Is the pump old?', [dana, maria])
  await openHydrated(dana.page, `/messages/${maria.id}`)
  await untilRead(() => tell('Ten years.'))
  await expect(log(dana.page).getByText('Ten years.')).toBeVisible()
  expect(await lines(dana.page), 'Seen as it came').not.toContain('New messages')

  await dana.page.goto('/saved')
  await tell('A new one is quieter.')
  await tell('And cheaper to run.')
  await untilRead(() => openHydrated(dana.page, `/messages/${maria.id}`))
  await expect(log(dana.page).getByText('New messages')).toBeVisible()
  await untilRead(() => tell('Shall I look?'))
  await expect(log(dana.page).getByText('Shall I look?')).toBeVisible()
  expect((await lines(dana.page)).slice(-5)).toEqual([
    'Ten years.',
    'New messages',
    'A new one is quieter.',
    'And cheaper to run.',
    'Shall I look?',
  ])

  await dana.page.reload()
  await expect(log(dana.page).getByText('Shall I look?')).toBeVisible()
  await expect(log(dana.page).getByText('New messages')).toHaveCount(0)
})
