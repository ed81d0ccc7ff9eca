import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { expect, test } from 'vitest'

import { features, layers } from './support/architecture.ts'

const map = readFileSync('docs/architecture.md', 'utf8')
const paragraphs = map.split(/\n\n|\n(?=\||- |\d+\. )/)

/** The rows of the table under this heading: a name, and what it may import. */
function arrowsUnder(heading: string): [name: string, reach: string[]][] {
  const [, section = ''] = map.split(`\n## ${heading}\n`)
  const [rows = ''] = section.split('\n## ')
  return [...rows.matchAll(/^\| `([\w/]+)` \| [^|]+ \|(.*)\|$/gm)].map(([, name = '', reach = '']) => [
    name,
    reach.split(',').flatMap((to) => to.trim() || []),
  ])
}

test('the map has every layer, with what it may import', () => {
  const drawn = Object.entries(layers).map(([name, reach]) => [join('src', name), reach])
  expect(arrowsUnder('Layers')).toEqual(drawn)
})

test('the map has every feature below those that it may import', () => {
  const drawn = arrowsUnder('Features')
  expect(drawn).toEqual(Object.entries(features))
  const names = drawn.map(([name]) => name)
  expect(drawn.filter(([name, reach]) => reach.some((to) => names.indexOf(to) >= names.indexOf(name)))).toEqual([])
})

test('every path on the map leads to a file or a folder', () => {
  const written = [...map.matchAll(/`((?:src|tests|migrations|content|data|scripts|bench|tools)(?:\/[\w./-]+)?)`/g)]
  const linked = [...map.matchAll(/\]\(([\w./-]+)\)/g)].map(([, path = '']) => join('docs', path))
  const paths = [...written.map(([, path = '']) => path), ...linked].filter((path) => !path.includes('NAME'))
  expect(paths.length).toBeGreaterThan(60)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

test('every function on the map is in a file that is named beside it', () => {
  const named = paragraphs.flatMap((paragraph) => {
    const files = [...paragraph.matchAll(/`(src\/[\w./-]+\.tsx?)`/g)].map(([, file = '']) => file).filter(existsSync)
    const source = files.map((file) => readFileSync(file, 'utf8')).join('\n')
    const names = [...paragraph.matchAll(/`([A-Za-z]+)(?:\(\))?`/g)].map(([, name = '']) => name)
    return files.length > 0 ? names.filter((name) => !existsSync(name)).map((name) => ({ name, source })) : []
  })
  expect(named.length).toBeGreaterThan(30)
  const missing = named.filter(({ name, source }) => !new RegExp(`\\b${name}\\b`).test(source))
  expect(missing.map(({ name }) => name)).toEqual([])
})
