import { townPath } from '../features/search/local-place.ts'
import { listTowns } from '../features/search/local-places.server.ts'
import { listProsOfPart } from '../features/search/sitemap-parts.server.ts'
import type { ArticleCard } from '../features/blog/article.ts'
import { listArticles } from '../features/blog/articles.server.ts'
import { page } from '../platform/page.server.ts'
import { refuse } from '../platform/refusal.ts'
import type { Visit } from '../platform/visit.server.ts'
import { publicPages } from '../shell/content-pages.ts'
import type { Route } from './+types/sitemap-part'
import { type Listed, sitemap } from './sitemap.server.ts'

export const loader = page(async (visit, { params }: Route.LoaderArgs) => {
  await visit.limits('sitemap', visit.ip)
  return sitemap(visit, await listed(visit, params.file))
})

async function listed(visit: Visit, file: string): Promise<Listed[]> {
  if (file === 'pages.xml') return [...publicPages.map((path) => ({ path })), ...listArticles().map(listedArticle)]
  if (file === 'towns.xml') return (await listTowns(visit)).map((town) => ({ path: townPath(town) }))

  const first = /^pros-([0-9a-f-]{36})\.xml$/.exec(file)?.[1] ?? refuse('missing', 'There is no such sitemap.')
  const pros = await listProsOfPart(visit, first)
  return pros.map(({ accountId, updatedAt }) => ({ path: `/pros/${accountId}`, changedAt: updatedAt }))
}

function listedArticle({ slug, date }: ArticleCard): Listed {
  return { path: `/blog/${slug}`, changedAt: new Date(date) }
}
