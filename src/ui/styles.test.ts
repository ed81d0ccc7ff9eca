import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '..')

// Letters on the map keep the size that their place was worked out for.
test('sizes of text and corners come from the theme', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) => !file.startsWith('features/maps/'))
  const ownSizes = files.flatMap((file) => read(file).match(/\b(?:text-\[(?:\d|clamp)|rounded-(?:\w+-)?\[)\S+/g) ?? [])
  expect(ownSizes).toEqual([])
})

function read(file: string): string {
  return readFileSync(join(src, file), 'utf8')
}
