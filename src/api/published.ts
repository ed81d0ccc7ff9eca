import type { z } from 'zod'

import { absoluteAddress } from '../features/media/picture.ts'
import type { BookingView } from '../features/bookings/booking.ts'
import type { ProCardData } from '../features/pros/pro-card.ts'
import type { ProProfile, ProService } from '../features/pros/pro.ts'
import type { Review } from '../features/reviews/review.ts'
import { inDollars } from '../platform/money.ts'
import type { Visit } from '../platform/visit.server.ts'
import { shapes } from './shapes.ts'
import { withPicture } from './pictures.ts'

/** The fields that are documented, whatever else our own pages show. */
export function published<Shape extends z.ZodObject>(shape: Shape, view: z.input<Shape>): z.output<Shape> {
  return shape.parse(view)
}

export function publicBooking({ priceCents, ...view }: BookingView) {
  return published(shapes.Booking, { ...view, price: priceCents === null ? null : inDollars(priceCents) })
}

export function publicService({ priceCents, ...service }: ProService) {
  return published(shapes.Service, { ...service, price: inDollars(priceCents) })
}

export function publicCard(visit: Visit, pro: ProCardData) {
  return published(shapes.ProCard, cardOf(visit, pro))
}

export function publicProfile(visit: Visit, pro: ProProfile, reviews: Review[]) {
  const services = pro.services.map(publicService)
  const { publicUrl } = visit.config
  const photos = pro.photos.map(({ id, url, caption }) => ({ id, url: publicUrl + url, caption }))
  return published(shapes.ProProfile, { ...pro, ...cardOf(visit, pro), services, photos, reviews })
}

function cardOf(visit: Visit, { startingPrice, ...pro }: ProCardData) {
  return {
    ...pro,
    profileImage: absoluteAddress(visit.config.publicUrl, pro.profileImage),
    user: withPicture(visit, pro.user),
    startingPrice: startingPrice && { ...startingPrice, price: inDollars(startingPrice.priceCents) },
  }
}
