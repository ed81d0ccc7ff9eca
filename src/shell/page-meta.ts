import type { MetaDescriptor } from 'react-router'

interface PageMeta {
  /** Without the product's name, which is appended unless the title already begins or ends with it. */
  title: string
  description: string
  /** The path of a picture of 1200 × 630 pixels, for shared links to the page. */
  picture?: string
  /** The path that a shared link leads to, if some of its parameters matter. */
  shared?: string
  type?: 'website' | 'article'
  /** The page's schema.org data, without its `@context`. */
  structured?: readonly StructuredData[]
}

interface MetaArgs {
  matches: readonly [{ loaderData: { canonicalBase: string } | undefined }, ...unknown[]]
  location: { pathname: string }
}

interface StructuredData {
  '@type': string
  [property: string]: unknown
}

/** The metadata of a public page for browsers, search engines and shared links. */
export function pageMeta(args: MetaArgs, page: PageMeta): MetaDescriptor[] {
  // The router answers in capitals, too.
  const pathname = args.location.pathname.toLowerCase()
  const { title, description, picture = ownPicture, shared = pathname, type = 'website', structured = [] } = page
  return [
    { title: titleOf(title) },
    { name: 'description', content: description },
    // Parameters change an order, a filter or an open tab: the canonical page is the plain address.
    { tagName: 'link', rel: 'canonical', href: absoluteUrl(args, pathname) },
    { property: 'og:site_name', content: 'Poolwell' },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: absoluteUrl(args, shared) },
    { property: 'og:image', content: absoluteUrl(args, picture) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structured.map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
  ]
}

/** The metadata of a page for one user, or for nobody in particular: search engines leave it out. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: titleOf(title) }, { name: 'robots', content: 'noindex' }]
}

/** The breadcrumbs of a page as schema.org data, from the top down. */
export function breadcrumbs(args: MetaArgs, steps: readonly (readonly [name: string, path: string])[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(args, path),
    })),
  }
}

/** For shared pages without a picture of their own. */
const ownPicture = '/og/poolwell.png'

export function absoluteUrl({ matches }: Pick<MetaArgs, 'matches'>, path: string): string {
  return (matches[0].loaderData?.canonicalBase ?? '') + path
}

function titleOf(title: string): string {
  return title.includes('Poolwell') ? title : `${title} – Poolwell`
}
