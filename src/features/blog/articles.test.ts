import { expect, test } from 'vitest'
import { findArticle, listArticles, parseArticle } from './articles.server.ts'

const head = `title: The weekly routine
description: Forty minutes a week in the right order do more than a Saturday.
date: 2026-09-21
author: Poolwell
audience: owners
cover: routine
sources:
  - CDC Healthy Swimming | https://www.cdc.gov/healthy-swimming`

test('the blog lists its articles, newest first, each with text and sources', () => {
  const cards = listArticles()
  expect(cards.length).toBeGreaterThanOrEqual(6)
  const dates = cards.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().toReversed())
  for (const { slug, minutes } of cards) {
    const found = findArticle(slug)
    expect(minutes, slug).toBeGreaterThanOrEqual(3)
    expect(found?.article.sources.length, slug).toBeGreaterThanOrEqual(2)
    expect(found?.article.contents.length, slug).toBeGreaterThan(3)
  }
})

test('each article links to the one before and the one after it', () => {
  const [first, second, third] = listArticles()
  expect(findArticle(first?.slug ?? '')?.newer).toBeNull()
  expect(findArticle(second?.slug ?? '')).toMatchObject({ newer: { slug: first?.slug }, older: { slug: third?.slug } })
  expect(findArticle('no-such-article')).toBeNull()
})

test('a file becomes an article: headings get anchors and a table of contents', () => {
  const { card, contents, html, sources } = parseArticle(
    'x',
    `---\n${head}\n---\n\n## What’s *in* the water?\n\nText.\n`,
  )
  expect(card).toMatchObject({
    slug: 'x',
    title: 'The weekly routine',
    date: '2026-09-21',
    audience: 'owners',
    minutes: 1,
  })
  expect(sources).toEqual([{ name: 'CDC Healthy Swimming', url: 'https://www.cdc.gov/healthy-swimming' }])
  expect(contents).toEqual([{ id: 'what-s-in-the-water', title: 'What’s in the water?' }])
  expect(html).toContain('<h2 id="what-s-in-the-water">What’s <em>in</em> the water?</h2>')
})

test('straight quotes are printed as typographic ones', () => {
  const { html } = parseArticle('x', `---\n${head}\n---\n\n> "It's **"open"** ("late")," she said.\n`)
  expect(html).toContain('“It’s <strong>“open”</strong> (“late”),” she said.')
})

test('an article without a date, or with a source that is not a URL, is rejected with its name', () => {
  expect(() => parseArticle('undated', `---\n${head.replace(/date:.*\n/, '')}\n---\nText`)).toThrow('undated.md')
  expect(() => parseArticle('unsourced', `---\n${head.replace('https:', 'http:')}\n---\nText`)).toThrow('unsourced.md')
  expect(() => parseArticle('headless', 'Text')).toThrow('headless.md')
})
