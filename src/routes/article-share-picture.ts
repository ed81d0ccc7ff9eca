import { getArticle } from '../features/blog/articles.server.ts'
import { page } from '../platform/page.server.ts'
import type { Route } from './+types/article-share-picture'

/** The preview picture of a shared link to an article: `/og/blog/<slug>.png`. */
export const loader = page(async (_visit, { params }: Route.LoaderArgs) => {
  const { title, minutes } = getArticle(params.file.replace(/\.png$/, '')).article.card
  const { answerWithPicture } = await import('../features/media/share-picture.server.ts')
  const card = { title, place: 'From the Poolwell blog', detail: `${minutes} min read`, rating: null, verified: false }
  return answerWithPicture(card, 86_400)
})
