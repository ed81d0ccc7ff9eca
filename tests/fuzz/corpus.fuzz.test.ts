import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import type { Attempt } from './attempts.ts'
import { openCast } from './cast.ts'
import { judge } from './judge.ts'

const folder = new URL('../corpus/', import.meta.url)
const cast = await openCast()

/** Requests that once failed, as small as possible, and the status that they must get. */
test.each(readdirSync(folder).filter((file) => file.endsWith('.json')))('%s stays fixed', async (file) => {
  const kept: Attempt & { status: number } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  expect(await judge(cast, kept)).toEqual({ status: kept.status, wrong: [] })
})
