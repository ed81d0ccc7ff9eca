import { expect, test } from 'vitest'

import { hashPassword, passwordMatches } from './password.server.ts'

test('a password matches its hash however its letters are composed, and nothing else does', async () => {
  const hash = await hashPassword('caf\u00e9-water')
  expect(await passwordMatches('cafe\u0301-water', hash)).toBe(true)
  expect(await passwordMatches('cafe-water', hash)).toBe(false)
  expect(await passwordMatches('', '')).toBe(false)
})

test('of many simultaneous password checks a few wait their turn, and the rest are told to come back later', async () => {
  const quick = `$argon2id$v=19$m=8,t=1,p=1$${'salt'.repeat(4)}$hash`
  const checks = Array.from({ length: 80 }, async (_, index) => passwordMatches(`guess-${index}`, quick))
  const refused = (await Promise.allSettled(checks)).filter((check) => check.status === 'rejected')
  expect(refused).toHaveLength(18)
  expect(refused[0]?.reason).toMatchObject({ status: 503, details: { retryAfter: 5 } })
  expect(await passwordMatches('secret-water', await hashPassword('secret-water'))).toBe(true)
})
