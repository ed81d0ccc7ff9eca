import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { EmailHtml } from './email-html.tsx'
import { type Email, emailText } from './email.ts'

const email: Email = {
  subject: 'A subject',
  title: 'Hello <b>Maria</b>',
  paragraphs: ['One & two', 'Three'],
  facts: [['When', 'Tuesday']],
  button: { label: 'Answer', url: 'https://poolwell.example/login?redirect=/dashboard?status=pending' },
  footnote: 'Small words',
  unsubscribeUrl: 'https://poolwell.example/no-more?token=a&kind=b',
}
const html = (of: Email) =>
  renderToStaticMarkup(createElement(EmailHtml, { email: of, siteUrl: 'https://poolwell.example' }))

test('HTML and plain text say the same, with every link written out', () => {
  const text = emailText(email)
  const [rich, plain] = [html(email), text]
  for (const word of ['Three', 'Tuesday', 'Answer', 'Small words', 'Unsubscribe from these emails']) {
    expect(rich).toContain(word)
    expect(plain).toContain(word)
  }
  expect(plain).toContain(email.button?.url)
  expect(plain).toContain(email.unsubscribeUrl)
  expect(rich).toContain('redirect=/dashboard?status=pending')
})

test('no line of an email ends within a time or before a ZIP code', () => {
  const facts: [string, string][] = [
    ['When', 'Tuesday, December 1, 2026 at 4:00 PM PST'],
    ['Where', '12 Deep Lane, Pasadena, CA 91101'],
  ]
  expect(html({ ...email, facts })).toContain('at 4:00\u00a0PM PST')
  expect(html({ ...email, facts })).toContain('Pasadena, CA\u00a091101')
})

test('text that people wrote is never rendered as markup', () => {
  expect(html(email)).toContain('Hello &lt;b&gt;Maria&lt;/b&gt;')
  expect(html(email)).not.toContain('<b>')
})

test('an email without optional parts has none', () => {
  const bare = { subject: 'S', title: 'T', paragraphs: ['P'] }
  expect(emailText(bare)).toBe('T\n\nP\n\n— Poolwell\n')
  expect(html(bare)).not.toMatch(/undefined|Unsubscribe/)
})
