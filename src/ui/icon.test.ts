import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { iconNames } from './icon.tsx'

test('every icon that has a name is drawn once, and every drawn one has a name', () => {
  const drawn = readFileSync(new URL('icons.svg', import.meta.url), 'utf8').matchAll(/<symbol id="([^"]+)"/g)
  expect(Array.from(drawn, ([, name]) => name)).toEqual(iconNames)
})
