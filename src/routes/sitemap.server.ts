import type { Visit } from '../platform/visit.server.ts'

/** One address of a sitemap, or one sitemap of the index. */
export interface Listed {
  path: string
  changedAt?: Date
}

export function sitemapIndex(visit: Visit, parts: Listed[]): Response {
  return xml(`<sitemapindex ${names}>${parts.map((part) => entry(visit, 'sitemap', part)).join('')}</sitemapindex>`)
}

export function sitemap(visit: Visit, pages: Listed[]): Response {
  return xml(`<urlset ${names}>${pages.map((page) => entry(visit, 'url', page)).join('')}</urlset>`)
}

const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function entry({ config }: Visit, tag: 'url' | 'sitemap', { path, changedAt }: Listed): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<${tag}><loc>${config.publicUrl}${encodeURI(path)}</loc>${changed}</${tag}>`
}

function xml(body: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>${body}`, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
