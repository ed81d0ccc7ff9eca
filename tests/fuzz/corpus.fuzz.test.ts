import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import type { Attempt } from './attempts.ts'
import { openCast } from './cast.ts'
import { judge } from './judge.ts'

const folder = new URL('../corpus/', import.meta.url)
const cast = await openCast()

/** What once went wrong, as small as it got, and the status that it has to have. */
test.each(readdirSync(folder).filter((file) => file.endsWith('.json')))('%s stays mended', async (file) => {
  const kept: Attempt & { status: number } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  expect(await judge(cast, kept)).toEqual({ status: kept.status, wrong: [] })
})
