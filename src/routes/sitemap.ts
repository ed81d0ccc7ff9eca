import { listListedParts } from '../features/search/local-places.server.ts'
import { page } from '../platform/page.server.ts'
import { sitemapIndex } from './sitemap.server.ts'

/** The index of the sitemaps: a crawler rereads only the parts that have changed. */
export const loader = page(async (visit) => {
  const parts = await listListedParts(visit)
  return sitemapIndex(visit, [
    { path: '/sitemaps/pages.xml' },
    { path: '/sitemaps/towns.xml' },
    ...parts.map(({ first, changedAt }) => ({ path: `/sitemaps/pros-${first}.xml`, changedAt })),
  ])
})
