import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the icon names match the drawn symbols', () => {
  const drawn = namesIn('icons.svg', /<symbol id="([^"]+)"/g)
  expect(namesIn('icon.tsx', /\| '([^']+)'/g)).toEqual(drawn)
  expect(new Set(drawn).size).toBe(drawn.length)
})

function namesIn(file: string, pattern: RegExp): string[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  return Array.from(text.matchAll(pattern), ([, name = '']) => name)
}
