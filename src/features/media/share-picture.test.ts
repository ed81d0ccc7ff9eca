import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { colors } from './share-picture.server.ts'

test('the colors of a shared picture are those of the theme', () => {
  const theme = readFileSync(new URL('../../ui/styles.css', import.meta.url), 'utf8')
  for (const [name, color] of Object.entries(colors)) expect(theme).toContain(`--color-${name}: ${color};`)
})
