import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'

import { asRefusal } from './failure.server.ts'

test.each(['40001', '40P01', '53300', '57P01', '08006'])('%s is answered with a request to try again later', (code) => {
  const error = Object.assign(new DatabaseError('no', 2, 'error'), { code })
  expect(asRefusal(error)).toMatchObject({ kind: 'unavailable', status: 503, details: { retryAfter: 3 } })
})

test('a bug is not a refusal', () => {
  expect(asRefusal(new TypeError('undefined is not a function'))).toBeNull()
})
