import { expect, test } from 'vitest'

import { openApi } from './support/api.ts'

const { person } = await openApi({ RATE_LIMIT_SCALE: '1' })

test('what one account changes at once leaves the database to others: four at a time, twenty wait, and the rest is refused', async () => {
  const [eager, other] = [await person('customer'), await person('customer')]
  const change = ({ api, email }: typeof eager, lastName: string) =>
    api('PUT /api/auth/profile', { firstName: 'Dana', lastName, email })
  const changes = Array.from({ length: 40 }, (_, index) => change(eager, `Whitfield ${index}`))
  expect((await change(other, 'Whitfield')).status).toBe(200)
  const answers = await Promise.all(changes)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(5)
  expect(refused.length).toBeLessThanOrEqual(16)
  expect(refused[0]?.headers.get('retry-after')).toBe('1')
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(40 - refused.length)
  expect((await change(eager, 'Whitfield')).status).toBe(200)
})
