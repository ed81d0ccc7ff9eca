import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { sessionDays } from '../../features/accounts/session-lifetime.ts'
import { listArticles } from '../../features/blog/articles.server.ts'
import CookiesPage from './cookies.tsx'
import { Cover } from './scenes/cover.tsx'

const args = { matches: [{ loaderData: { canonicalBase: 'https://poolwell.test' } }], location: { pathname: '/page' } }

const pages = Object.entries(
  import.meta.glob<unknown>(['./*.tsx', '../blog.tsx', '!./*.test.tsx'], { eager: true }),
).flatMap(([path, module]) => {
  const parsed = z
    .object({ meta: z.function({ input: [z.unknown()], output: z.unknown() }), default: z.function() })
    .safeParse(module)
  return parsed.success ? [{ path, meta: tagsOf(parsed.data.meta(args)) }] : []
})

test('every content page has its own title and a meaningful description', () => {
  expect(pages.length).toBeGreaterThanOrEqual(14)
  const titles = pages.map(({ meta }) => meta.title)
  expect(new Set(titles).size).toBe(titles.length)
  for (const { path, meta } of pages) {
    expect(meta.title, path).toMatch(/ – Poolwell$/)
    expect(meta.description.length, path).toBeGreaterThanOrEqual(40)
    expect(meta.description.length, path).toBeLessThanOrEqual(170)
  }
})

test('the page on cookies says for how long the session stays in the browser, and works', () => {
  const { most, unused } = sessionDays
  expect(renderToStaticMarkup(<CookiesPage />)).toContain(
    `Kept for ${most} days, or until you log out; unused for ${unused},`,
  )
})

test('every article has its own cover illustration', () => {
  const plain = renderToStaticMarkup(<Cover name="nothing" />)
  const covers = listArticles().map(({ cover }) => renderToStaticMarkup(<Cover name={cover} />))
  expect(covers).not.toContain(plain)
  expect(new Set(covers).size).toBe(covers.length)
})

function tagsOf(tags: unknown) {
  const Tags = z.array(
    z.looseObject({ title: z.string().optional(), name: z.string().optional(), content: z.string().optional() }),
  )
  const found = Tags.parse(tags)
  return {
    title: found.find(({ title }) => title !== undefined)?.title ?? '',
    description: found.find(({ name }) => name === 'description')?.content ?? '',
  }
}
