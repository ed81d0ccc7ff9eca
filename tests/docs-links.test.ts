import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'NOTICE.md',
  'bench/RESULTS.md',
  ...globSync('docs/**/*.md'),
]

test('every link in the docs leads to a file, and to a heading of it if it names one', () => {
  const links = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/\]\((?!\w+:)([^)#]*)#?([^)]*)\)/g)].map(([, path = '', anchor = '']) => ({
      page,
      target: path ? join(dirname(page), path) : page,
      anchor,
    })),
  )
  expect(links.length).toBeGreaterThan(60)
  const broken = links.filter(
    ({ target, anchor }) => !existsSync(target) || (anchor && !anchorsOf(target).includes(anchor)),
  )
  expect(broken).toEqual([])
})

/** As GitHub makes them. */
function anchorsOf(page: string): string[] {
  const headings = [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )
}

test('every decision is listed once, by its number and title', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8')
  const listed = index.split('\n').filter((line) => line.startsWith('- '))
  const lines = globSync('docs/decisions/0*.md').map((page) => {
    const [title = ''] = readFileSync(page, 'utf8').split('\n')
    return `- [${title.slice(2)}](${basename(page)})`
  })
  expect(new Set(listed)).toEqual(new Set(lines))
  expect(listed).toHaveLength(lines.length)
})
