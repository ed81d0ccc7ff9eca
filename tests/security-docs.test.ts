import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const security = readFileSync('docs/security.md', 'utf8')
const asvs = readFileSync('docs/asvs.md', 'utf8')
const rows = [...security.matchAll(/^\| (A\d+) \|.*\| `([\w.-]+)`: (.+?) \|$/gm)]
const attacks = Array.from({ length: 50 }, (_, index) => `A${index + 1}`)

/** The titles in a file of attacks, quotes of both kinds. */
function titlesIn(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(/\btest\(\s*(['"])(A\d+: .+?)\1,/g)].map(([, , title = '']) => title)
}

test('every attack has its row, and every row its test', () => {
  expect([...new Set(rows.map(([, attack]) => attack))]).toEqual(attacks)
  const missing = rows.filter(
    ([, attack, file, title]) => !titlesIn(`tests/attacks/${file}`).includes(`${attack}: ${title}`),
  )
  expect(missing.map(([line]) => line)).toEqual([])
})

test('every test of an attack has its row', () => {
  const documented = new Set(rows.map(([, attack, , title]) => `${attack}: ${title}`))
  const found = globSync('tests/attacks/*.attack.test.ts').flatMap(titlesIn)
  expect(found.length).toBeGreaterThanOrEqual(50)
  expect(found.filter((title) => !documented.has(title))).toEqual([])
})

test('every file that is named exists, and every attack cited as proof is listed', () => {
  const files = [...(security + asvs).matchAll(/`((?:src|tests|public|docs)\/[\w./-]+|package-lock\.json)`/g)]
  expect(files.length).toBeGreaterThan(60)
  expect(files.map(([, file = '']) => file).filter((file) => !existsSync(file))).toEqual([])
  const proofs = [...asvs.matchAll(/\bA\d+\b/g)].map(([attack]) => attack)
  expect(proofs.filter((attack) => !attacks.includes(attack))).toEqual([])
})
