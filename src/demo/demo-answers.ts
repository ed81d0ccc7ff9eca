import { type AskedRequest, answerSpeedOf } from '../features/bookings/figures/answer-speed.ts'
import type { AnswerColumns } from '../platform/tables/pro-tables.ts'
import type { DemoWorld } from './demo-world.ts'
import { randomOf } from '../platform/random.ts'

/** How fast pros usually answer, in hours: from on the way to the next pool to the end of the week. */
const usualHours = [0.4, 0.6, 1.2, 2.5, 6, 14, 30, 80] as const

/** How long this pro took to answer that request, in hours. */
export function answerHours(proId: string, request: string): number {
  const usual = randomOf(`answers ${proId}`).pick(usualHours)
  return usual * (0.3 + randomOf(`answer ${request}`).next())
}

/** How fast each pro answers, as of that day. */
export function answerSpeeds(
  { booking, suggestion, bookingEvent }: DemoWorld,
  now: Date,
): ReadonlyMap<string, AnswerColumns> {
  const endings = new Map(
    bookingEvent.filter(({ fromStatus }) => fromStatus === 'pending').map((e) => [e.bookingId, e]),
  )
  const suggestedAt = new Map(suggestion.map(({ bookingId, madeAt }) => [bookingId, new Date(madeAt)]))
  const requests = Map.groupBy(
    booking.filter(({ id, seriesId }) => seriesId === null || seriesId === id),
    ({ proId }) => proId,
  )
  return new Map(
    [...requests].map(([proId, own]) => {
      const asked = own.map(({ id, customerId, createdAt, startsAt }): AskedRequest => {
        const end = endings.get(id)
        return {
          customerId,
          createdAt: new Date(createdAt),
          startsAt: new Date(startsAt),
          suggestedAt: suggestedAt.get(id) ?? null,
          ended: end ? { to: end.toStatus, at: new Date(end.at), as: null } : null,
        }
      })
      const newestFirst = asked.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
      const { within, until } = answerSpeedOf(newestFirst, now)
      return [proId, { answersWithin: within, answersUntil: until }] as const
    }),
  )
}
