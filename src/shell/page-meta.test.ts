import { expect, test } from 'vitest'
import { breadcrumbs, pageMeta } from './page-meta.ts'

const args = {
  matches: [{ loaderData: { canonicalBase: 'https://poolwell.test' } }],
  location: { pathname: '/blog/green-pool' },
} as const

test('metadata for shared links has the full addresses of the page and its picture', () => {
  const meta = pageMeta(args, { title: 'Green pool', description: 'Clear by Sunday.' })
  expect(meta).toContainEqual({ title: 'Green pool – Poolwell' })
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://poolwell.test/blog/green-pool',
  })
  expect(meta).toContainEqual({ property: 'og:url', content: 'https://poolwell.test/blog/green-pool' })
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://poolwell.test/og/poolwell.png' })
})

test('a link that is shared keeps the parameters that matter, and search engines see one page', () => {
  const page = { title: 'Near Austin', description: '', shared: '/find-pros?location=Austin' }
  const meta = pageMeta(args, page)
  expect(meta).toContainEqual({ property: 'og:url', content: 'https://poolwell.test/find-pros?location=Austin' })
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://poolwell.test/blog/green-pool' })
})

test('an address in capitals leads search engines to the one that our links have', () => {
  const meta = pageMeta({ ...args, location: { pathname: '/About' } }, { title: 'About us', description: '' })
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://poolwell.test/about' })
  expect(meta).toContainEqual({ property: 'og:url', content: 'https://poolwell.test/about' })
})

test('a page can have its own picture, and a title that already includes our name', () => {
  const page = { title: 'Poolwell: pros near you', description: '', picture: '/og/pros/1.png' }
  const meta = pageMeta(args, page)
  expect(meta).toContainEqual({ title: 'Poolwell: pros near you' })
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://poolwell.test/og/pros/1.png' })
})

test('shared pages are of type website, unless they say that they are articles', () => {
  const page = { title: 'Green pool', description: 'Clear by Sunday.' }
  expect(pageMeta(args, page)).toContainEqual({ property: 'og:type', content: 'website' })
  expect(pageMeta(args, { ...page, type: 'article' })).toContainEqual({ property: 'og:type', content: 'article' })
})

test('breadcrumbs are listed from the top down', () => {
  const way = breadcrumbs(args, [
    ['Blog', '/blog'],
    ['Green pool', '/blog/green-pool'],
  ])
  expect(way.itemListElement.map(({ position, item }) => [position, item])).toEqual([
    [1, 'https://poolwell.test/blog'],
    [2, 'https://poolwell.test/blog/green-pool'],
  ])
})
