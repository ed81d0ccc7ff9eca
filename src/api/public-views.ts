import { absoluteAddress } from '../features/media/picture.ts'
import type { ProCardData } from '../features/pros/pro-card-face.ts'
import type { ProProfile, ProService } from '../features/pros/pro.ts'
import type { Review } from '../features/reviews/review.ts'
import { inDollars } from '../platform/money.ts'
import type { Visit } from '../platform/visit.server.ts'
import { withPicture } from './pictures.ts'

// What our own pages show, as the API shows it: money in dollars, and absolute addresses of pictures.

export function publicService({ priceCents, ...service }: ProService) {
  return { ...service, price: inDollars(priceCents) }
}

export function publicCard(visit: Visit, { startingPrice, ...pro }: ProCardData) {
  return {
    ...pro,
    profileImage: absoluteAddress(visit.config.publicUrl, pro.profileImage),
    user: withPicture(visit, pro.user),
    startingPrice: startingPrice && { ...startingPrice, price: inDollars(startingPrice.priceCents) },
  }
}

export function publicReview({ config }: Visit, { photos, ...review }: Review) {
  return { ...review, photos: photos.map(({ id, url }) => ({ id, url: config.publicUrl + url })) }
}

export function publicProfile(visit: Visit, pro: ProProfile, reviews: Review[]) {
  const services = pro.services.map(publicService)
  const { publicUrl } = visit.config
  const photos = pro.photos.map(({ id, url, caption }) => ({ id, url: publicUrl + url, caption }))
  return {
    ...pro,
    ...publicCard(visit, pro),
    services,
    photos,
    reviews: reviews.map((review) => publicReview(visit, review)),
  }
}
