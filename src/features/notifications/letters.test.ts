import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { LetterHtml } from './letter-html.tsx'
import { type Letter, letterText } from './letter.ts'

const letter: Letter = {
  subject: 'A subject',
  title: 'Hello <b>Maria</b>',
  paragraphs: ['One & two', 'Three'],
  facts: [['When', 'Tuesday']],
  button: { label: 'Answer', url: 'https://poolwell.example/login?redirect=/dashboard?status=pending' },
  footnote: 'Small words',
  unsubscribeUrl: 'https://poolwell.example/no-more?token=a&kind=b',
}
const html = (of: Letter) =>
  renderToStaticMarkup(createElement(LetterHtml, { letter: of, siteUrl: 'https://poolwell.example' }))

test('both halves of a letter say the same, with every link written out', () => {
  const text = letterText(letter)
  const [rich, plain] = [html(letter), text]
  for (const word of ['Three', 'Tuesday', 'Answer', 'Small words', 'No more emails of this kind']) {
    expect(rich).toContain(word)
    expect(plain).toContain(word)
  }
  expect(plain).toContain(letter.button?.url)
  expect(plain).toContain(letter.unsubscribeUrl)
  expect(rich).toContain('redirect=/dashboard?status=pending')
})

test('what people wrote is text, never markup', () => {
  expect(html(letter)).toContain('Hello &lt;b&gt;Maria&lt;/b&gt;')
  expect(html(letter)).not.toContain('<b>')
})

test('a letter without extras has none', () => {
  const bare = { subject: 'S', title: 'T', paragraphs: ['P'] }
  expect(letterText(bare)).toBe('T\n\nP\n\n— Poolwell\n')
  expect(html(bare)).not.toMatch(/undefined|No more emails/)
})
