import { expect, type Page } from '@playwright/test'

import { openBusiness, type Person, test } from './people.ts'
import { openHydrated } from './support.ts'
import { log, write } from './thread.ts'

async function send({ page }: Person, { id }: Person, body: string) {
  expect((await page.request.post(`/api/messages/${id}`, { data: { body } })).status()).toBe(201)
}

async function whileRead(page: Page, change: () => Promise<unknown>) {
  const read = page.waitForResponse(/\/read$/)
  await change()
  await read
}

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
  const tell = (body: string, [from, to] = [maria, dana]) => send(from, to, body)
  await tell('Is the pump old?', [dana, maria])
  await openHydrated(dana.page, `/messages/${maria.id}`)
  await whileRead(dana.page, () => tell('Ten years.'))
  await expect(log(dana.page).getByText('Ten years.')).toBeVisible()
  expect(await lines(dana.page), 'Seen as it came').not.toContain('New messages')

  await dana.page.goto('/saved')
  await tell('A new one is quieter.')
  await tell('And cheaper to run.')
  await whileRead(dana.page, () => openHydrated(dana.page, `/messages/${maria.id}`))
  await expect(log(dana.page).getByText('New messages')).toBeVisible()
  await whileRead(dana.page, () => tell('Shall I look?'))
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

test('a conversation opens where the unread messages begin, and goes to its end for what one sends @desktop', async ({
  person,
}) => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openBusiness(maria, 'Blue Length Pools')
  await send(dana, maria, 'What does a new pump cost?')
  for (let line = 1; line <= 12; line++) await send(maria, dana, `Line ${line}\nof a long answer`)
  await whileRead(dana.page, () => openHydrated(dana.page, `/messages/${maria.id}`))
  await expect(log(dana.page).getByText('New messages')).toBeInViewport()
  await expect(log(dana.page).getByText('Line 1\nof')).toBeInViewport()
  await expect(log(dana.page).getByText('Line 12\nof')).not.toBeInViewport()
  await write(dana.page, 'Thank you!')
  await expect(log(dana.page).getByText('Thank you!')).toBeInViewport()

  await openHydrated(dana.page, `/messages/${maria.id}`)
  await expect(log(dana.page).getByText('Thank you!')).toBeInViewport()
})
