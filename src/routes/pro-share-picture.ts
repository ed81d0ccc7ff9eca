import { getPro } from '../features/services/pro-profile.server.ts'
import { page } from '../platform/page.server.ts'
import { limitReading } from '../platform/visit.server.ts'
import { formatRating, plural } from '../ui/format.ts'
import type { Route } from './+types/pro-share-picture'

/** The preview picture of a shared link to a pro: `/og/pros/<userId>.png`. */
export const loader = page(async (visit, { params }: Route.LoaderArgs) => {
  // It reveals as much as the profile.
  await limitReading(visit, 'profile')
  const pro = await getPro({ ...visit, actor: null }, params.file.replace(/\.png$/, ''))
  const { averageRating: rating, reviewCount } = pro
  const { answerWithPicture } = await import('../features/media/share-picture.server.ts')
  const card = {
    title: pro.businessName,
    place: `Pool care in ${pro.city}, ${pro.state}`,
    detail: rating === null ? 'New on Poolwell' : `${formatRating(rating)} · ${plural(reviewCount, 'review')}`,
    rating,
    verified: pro.isVerified,
  }
  return answerWithPicture(card, 600)
})
