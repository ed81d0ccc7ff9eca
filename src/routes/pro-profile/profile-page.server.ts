import { Cursor } from '../../platform/cursor.ts'
import { ownAccount } from '../../features/accounts/accounts.server.ts'
import { type FreeDay, listFreeSlots } from '../../features/availability/availability.server.ts'
import { zoneWords } from '../../features/availability/hours-words.ts'
import { lastPoolOf } from '../../features/bookings/bookings.server.ts'
import type { ProProfile, ProService } from '../../features/pros/pro.ts'
import { starCountsOf } from '../../features/reviews/market-figures.server.ts'
import { listReviews } from '../../features/reviews/reviews.server.ts'
import { categories } from '../../features/services/category.ts'
import { getPro } from '../../features/services/pro-profile.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import type { RequestAccess } from './request-access.ts'

/** A pro, the reviews from the cursor on, and what the viewer may ask for here. */
export async function loadProfilePage(visit: Visit, userId: string, search: URLSearchParams) {
  const cursor = Cursor.safeParse(search.get('cursor') ?? undefined).data
  const [{ pro, access }, { reviews, next }, stars] = await Promise.all([
    loadPro(visit, userId, search.get('book')),
    listReviews(visit, userId, { cursor, limit: 20 }),
    search.get('tab') === 'reviews' ? starCountsOf(visit, userId) : [],
  ])
  return { pro, reviews, next, stars, access, isWriter: visit.actor?.role !== 'pro' }
}

async function loadPro(visit: Visit, userId: string, book: string | null) {
  const pro = await getPro(visit, userId)
  return { pro, access: await loadRequestAccess(visit, pro, book) }
}

async function loadRequestAccess(visit: Visit, pro: ProProfile, book: string | null): Promise<RequestAccess> {
  const { actor } = visit
  if (actor?.id === pro.userId) return { may: 'not', because: 'own' }
  if (actor && actor.role !== 'customer') return { may: 'not', because: 'pro' }
  if (!pro.acceptsRequests) return { may: 'not', because: 'closed' }
  if (!actor) return { may: 'not', because: 'signed-out' }

  const booked = pro.services.find(({ id }) => id === book)
  const [{ phone }, pool, days] = await Promise.all([
    ownAccount(visit, actor.id),
    lastPoolOf(visit),
    availableDays(visit, pro, booked),
  ])
  const { firstName, lastName, email } = actor
  const visitor = { firstName, lastName, email, phone, pool }
  return {
    may: 'ask',
    visitor,
    categories: categories.map(({ name }) => ({ name })),
    days,
    zone: zoneWords(pro.timeZone),
    booked,
  }
}

async function availableDays(visit: Visit, pro: ProProfile, service: ProService | undefined): Promise<FreeDay[]> {
  const length = service ? { durationMinutes: service.durationMinutes } : {}
  const { days } = await listFreeSlots(visit, pro.userId, length)
  return days
}
