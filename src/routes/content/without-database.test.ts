import { expect, test } from 'vitest'
import { ifDatabaseIsThere } from './without-database.server.ts'

test('a static page is shown without its figures while the database is away', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  expect(await ifDatabaseIsThere(Promise.reject(away))).toBeNull()
  expect(await ifDatabaseIsThere(Promise.resolve({ pros: 3 }))).toEqual({ pros: 3 })
})

test('a bug is not hidden behind a missing figure', async () => {
  await expect(ifDatabaseIsThere(Promise.reject(new TypeError('oops')))).rejects.toThrow('oops')
})
