import { Cursor } from '../../platform/cursor.ts'
import { ownAccount } from '../../features/accounts/accounts.server.ts'
import { type FreeDay, listFreeSlots } from '../../features/availability/availability.server.ts'
import { zoneWords } from '../../features/availability/hours-words.ts'
import { lastPoolOf } from '../../features/bookings/bookings.server.ts'
import { requestRefusal } from '../../features/bookings/request-refusal.ts'
import { mayStartConversation } from '../../features/messages/may-start.ts'
import type { ProProfile, ProService } from '../../features/pros/pro.ts'
import { starCountsOf } from '../../features/reviews/market-figures.server.ts'
import { listReviews } from '../../features/reviews/reviews.server.ts'
import { categories } from '../../features/services/category.ts'
import { getPro } from '../../features/services/pro-profile.server.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'
import type { RequestAccess, RequestAllowed } from './request-access.ts'

/** A pro, and what the open tab shows. */
export async function loadProfilePage(visit: Visit, userId: string, search: URLSearchParams) {
  const pro = await getPro(visit, userId)
  return { pro, open: await loadTab(visit, pro, search), isWriter: mayStartConversation(visit.actor) }
}

export type ProfileTab = Awaited<ReturnType<typeof loadTab>>

async function loadTab(visit: Visit, pro: ProProfile, search: URLSearchParams) {
  const tab = search.get('tab')
  if (tab === 'reviews') return { id: tab, ...(await loadReviews(visit, pro, search)) } as const
  const refusal = requestRefusal(pro, visit.actor)
  const accessTo = async (serviceId: string | null): Promise<RequestAccess> =>
    refusal ? { may: 'not', because: refusal } : loadRequest(visit, pro, serviceId)
  if (tab === 'services') {
    const booking = search.has('book') ? await accessTo(search.get('book')) : null
    return { id: tab, mayAsk: refusal === null, booking } as const
  }
  const access = await accessTo(null)
  const lookFirst = refusal !== null && refusal !== 'own'
  return {
    id: 'request',
    access,
    reviews: lookFirst ? (await listReviews(visit, pro.userId, { limit: 4 })).reviews : null,
  } as const
}

async function loadReviews(visit: Visit, { userId }: ProProfile, search: URLSearchParams) {
  const cursor = Cursor.safeParse(search.get('cursor') ?? undefined).data
  const [page, stars] = await Promise.all([
    listReviews(visit, userId, { cursor, limit: 20 }),
    starCountsOf(visit, userId),
  ])
  return { ...page, stars }
}

async function loadRequest(visit: Visit, pro: ProProfile, serviceId: string | null): Promise<RequestAllowed> {
  const { id, firstName, lastName, email } = signedIn(visit)
  const booked = pro.services.find((service) => service.id === serviceId)
  const [{ phone }, pool, days] = await Promise.all([
    ownAccount(visit, id),
    lastPoolOf(visit),
    availableDays(visit, pro, booked),
  ])
  return {
    may: 'ask',
    visitor: { firstName, lastName, email, phone, pool },
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
