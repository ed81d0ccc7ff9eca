import type { BookingRow } from '../platform/tables/booking-tables.ts'
import { hoursAfter } from './demo-days.ts'
import { demoId } from './demo-id.ts'
import type { DemoPro } from './demo-pro.ts'
import type { DemoWorld } from './demo-world.ts'
import type { Homeowner } from './homeowner.ts'
import { type Random, randomOf } from '../platform/random.ts'
import { type Experience, proResponse, reviewComment } from './review-comment.ts'
import type { AppointmentPlan } from './appointment-plan.ts'

/** Adds the customer's review of a past appointment, with a comment that is not in `said`. */
export function addReview(
  world: DemoWorld,
  { plan, customer, booking }: { plan: AppointmentPlan; customer: Homeowner; booking: BookingRow },
  said: Set<string>,
): void {
  const index = world.review.length
  const random = randomOf(`review ${index}`)
  const experience = experienceOf(random, plan, customer)
  const createdAt = hoursAfter(booking.endsAt, random.whole(2, 96))
  const response = random.chance(0.3) ? proResponse(random, experience) : null
  world.review.push({
    id: demoId('review', index),
    bookingId: booking.id,
    proId: booking.proId,
    customerId: booking.customerId,
    rating: experience.rating,
    comment: freshComment(random, experience, said),
    proResponse: response,
    respondedAt: response === null ? null : hoursAfter(createdAt, random.whole(1, 40)),
    createdAt,
    changedAt: null,
  })
}

function experienceOf(random: Random, { pro, service }: AppointmentPlan, customer: Homeowner): Experience {
  return {
    rating: ratingOf(random, pro),
    categoryId: service.categoryId,
    pro: pro.account.firstName,
    customer: customer.account.firstName,
  }
}

/** The shares of five, four, three and two stars; the rest get one. */
const best = [0.9, 0.085, 0.012, 0.002]
const worst = [0.38, 0.27, 0.17, 0.1]

function ratingOf(random: Random, { quality }: DemoPro): number {
  const luck = random.next()
  let upTo = 0
  const missed = best.findIndex((share, index) => {
    upTo += quality * share + (1 - quality) * (worst[index] ?? 0)
    return luck < upTo
  })
  return missed === -1 ? 1 : 5 - missed
}

/** After some tries a comment may repeat: there is only so much to say about a skimmer. */
function freshComment(random: Random, experience: Experience, said: Set<string>): string {
  let comment = reviewComment(random, experience)
  for (let tries = 0; said.has(comment) && tries < 12; tries++) comment = reviewComment(random, experience)
  said.add(comment)
  return comment
}
