import { createElement, type ReactNode } from 'react'

/** A page's own markup as data: text, or a tag with attributes and what is inside. */
export type Node = string | { tag: string; attributes: Record<string, string>; inside: Node[] }

const empty = new Set(['meta', 'link', 'img', 'input', 'br', 'hr', 'path', 'circle', 'rect', 'use', 'line', 'ellipse'])
const token = /<!--.*?-->|<!doctype[^>]*>|<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/gs
const verbatim = /(<(script|style)\b[^>]*>)(.*?)(<\/\2>)/gs

/** Parses what React wrote; nothing less regular is supported. */
export function readMarkup(html: string): Node[] {
  const root: Node[] = []
  const open: { tag: string; inside: Node[] }[] = [{ tag: '', inside: root }]
  for (const [text, end, tag = '', written = '', closed] of html.replaceAll(verbatim, '$1$4').matchAll(token)) {
    const here = open.at(-1)?.inside ?? root
    if (text.startsWith('<!')) continue
    if (tag === '') here.push(unescaped(text))
    else if (end)
      open.splice(
        Math.max(
          1,
          open.findLastIndex((one) => one.tag === tag),
        ),
      )
    else {
      const node = { tag, attributes: attributesOf(written), inside: [] }
      here.push(node)
      if (!closed && !empty.has(tag)) open.push(node)
    }
  }
  return root
}

/** New elements, as components create them for each request. */
export function elementsOf(nodes: readonly Node[]): ReactNode[] {
  return nodes.map((node) =>
    typeof node === 'string' ? node : createElement(node.tag, { ...node.attributes }, ...elementsOf(node.inside)),
  )
}

function attributesOf(written: string): Record<string, string> {
  const found = [...written.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
    renamed[name] ?? name,
    unescaped(value),
  ])
  return Object.fromEntries(found.filter(([name]) => name !== 'style'))
}

const renamed: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  selected: 'data-selected',
  precedence: 'data-order',
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
