import { readdirSync, readFileSync } from 'node:fs'

import { Marked } from 'marked'
import { z } from 'zod'

import type { Article, ArticleCard } from './article.ts'
import { projectPath } from '../../platform/project-root.server.ts'
import { refuse } from '../../platform/refusal.ts'

const FrontMatter = z.strictObject({
  title: z.string().min(5).max(80),
  description: z.string().min(40).max(200),
  date: z.iso.date(),
  author: z.string().min(2),
  audience: z.enum(['owners', 'pros']),
  cover: z.string().min(3),
  sources: z
    .array(
      z
        .string()
        .regex(/^.+ \| https:\/\/\S+$/)
        .transform((line) => line.split(' | '))
        .transform(([name = '', url = '']) => ({ name, url })),
    )
    .min(1),
})

let articles: readonly Article[] | undefined

/** The blog, newest first; read and rendered once. */
export function listArticles(): ArticleCard[] {
  return readArticles().map(({ card }) => card)
}

/** As `findArticle`; refuses where there is none. */
export function getArticle(slug: string) {
  return findArticle(slug) ?? refuse('missing', 'This article does not exist.')
}

/** An article with the ones before and after it. */
export function findArticle(slug: string) {
  const all = readArticles()
  const index = all.findIndex(({ card }) => card.slug === slug)
  const article = all[index]
  if (!article) return null
  return { article, newer: linkTo(all[index - 1]), older: linkTo(all[index + 1]) }
}

/**
 * Parses an article's file: front matter between two lines of dashes, then Markdown. Throws when something is missing.
 */
export function parseArticle(slug: string, file: string): Article {
  const [, head = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(file.replaceAll('\r\n', '\n')) ?? []
  const parsed = FrontMatter.safeParse(readFrontMatter(head))
  if (!parsed.success) throw new Error(`content/blog/${slug}.md: ${z.prettifyError(parsed.error)}`)
  const { sources, ...card } = parsed.data
  const minutes = Math.max(1, Math.round(text.split(/\s+/).length / 220))
  return { card: { slug, ...card, minutes }, sources, ...render(text) }
}

function readArticles(): readonly Article[] {
  articles ??= readdirSync(projectPath('content', 'blog'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => parseArticle(name.slice(0, -3), readFileSync(projectPath('content', 'blog', name), 'utf8')))
    .toSorted(({ card: a }, { card: b }) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
  return articles
}

/** `key: value` lines; a key without a value is followed by a list of `- value` lines. */
function readFrontMatter(head: string): Record<string, string | string[]> {
  const found: Record<string, string | string[]> = {}
  let list: string[] = []
  for (const line of head.split('\n')) {
    const [, item] = /^\s+- (.+)$/.exec(line) ?? []
    const [, key = '', value = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? []
    if (item) list.push(item)
    else if (value) found[key] = value
    else if (key) found[key] = list = []
  }
  return found
}

function render(text: string) {
  const contents: { id: string; title: string }[] = []
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const title = this.parser.parseInline(tokens, this.parser.textRenderer)
        const id = title
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/^-|-$/g, '')
        if (depth === 2) contents.push({ id, title: plain(title) })
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
    },
  })
  return { html: marked.parse(curled(text), { async: false }), contents }
}

/** Makes straight quotes curly: an opening quote is at the start, or follows a space, a bracket or a Markdown mark. */
function curled(text: string): string {
  return text
    .replace(/(^|[\s([*_>—])"/gm, '$1“')
    .replaceAll('"', '”')
    .replaceAll("'", '’')
}

function plain(html: string): string {
  return html.replaceAll('&amp;', '&')
}

function linkTo(article: Article | undefined) {
  return article ? { slug: article.card.slug, title: article.card.title } : null
}
