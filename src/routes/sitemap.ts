import { listSitemapParts } from '../features/search/sitemap-parts.server.ts'
import { page } from '../platform/page.server.ts'
import { sitemapIndex } from './sitemap.server.ts'

/** The index of the sitemaps: a crawler rereads only the parts that have changed. */
export const loader = page(async (visit) => {
  const parts = await listSitemapParts(visit)
  return sitemapIndex(visit, [
    { path: '/sitemaps/pages.xml' },
    { path: '/sitemaps/towns.xml' },
    ...parts.map(({ first, changedAt }) => ({ path: `/sitemaps/pros-${first}.xml`, changedAt })),
  ])
})
