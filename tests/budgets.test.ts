import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

const folder = join(import.meta.dirname, '../build/client')

/**
 * The maximum size of a page's scripts, in bytes as sent: its own, and the frame that all pages share. Promised are 110
 * kB.
 */
const budget = 109_300
/** With some room: the same code varies by up to 200 bytes as the names of imported files change. */
const smallerBudgets: Record<string, number> = {
  'routes/home': 107_800,
  'routes/login': 101_600,
  'routes/blog': 100_850,
  'routes/pro-profile': 105_450,
  'routes/pro-dashboard': 101_900,
}
const styles = 10_240

const Route = z.object({ module: z.string(), imports: z.array(z.string()).default([]) })
const Manifest = z.object({ entry: Route, routes: z.record(z.string(), Route) })

beforeAll(() => expect(existsSync(folder), 'there is no build: run `npm run build` first').toBe(true))

test('the scripts of every page keep within their budget', () => {
  const { entry, routes } = Manifest.parse(readManifest())
  const pages = Object.keys(routes).filter((id) => !id.startsWith('routes/dev-'))
  expect(pages).toEqual(expect.arrayContaining(Object.keys(smallerBudgets)))
  for (const id of pages) {
    const files = new Set([entry, routes['root'], routes[id]].flatMap(filesOf))
    expect(sum(files), id).toBeLessThanOrEqual(smallerBudgets[id] ?? budget)
  }
})

test('there is one stylesheet, within its budget', () => {
  const sheets = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.css'))
  expect(sheets).toHaveLength(1)
  expect(sum(sheets.map((name) => `/assets/${name}`))).toBeLessThanOrEqual(styles)
})

function filesOf(part: z.infer<typeof Route> | undefined): string[] {
  return part ? part.imports.concat(part.module).map((path) => path.replace(/#.*$/, '')) : []
}

/** The routes and their modules, as the pages themselves read them. */
function readManifest(): unknown {
  const name = readdirSync(join(folder, 'assets')).find((file) => /^manifest-\w+\.js$/.test(file)) ?? ''
  const text = readFileSync(join(folder, 'assets', name), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

/** Bytes as sent; the smallest files have no compressed copy. */
function sum(paths: Iterable<string>): number {
  return [...paths].reduce((total, path) => total + statSync(sentFile(join(folder, path))).size, 0)
}

function sentFile(file: string): string {
  return existsSync(`${file}.br`) ? `${file}.br` : file
}
