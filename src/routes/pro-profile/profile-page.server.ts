import { cursorIn } from '../../platform/cursor.ts'
import { ownAccount } from '../../features/accounts/accounts.server.ts'
import { freeDays, getSchedule } from '../../features/availability/availability.server.ts'
import { defaultDuration } from '../../features/availability/availability.ts'
import { openingHours, zoneWords } from '../../features/availability/hours-words.ts'
import { type FreeDay, longestSpell, type ProSchedule } from '../../features/availability/schedule.ts'
import type { BookingView } from '../../features/bookings/booking.ts'
import { lastPoolOf } from '../../features/bookings/bookings.server.ts'
import { requestRefusal } from '../../features/bookings/request-refusal.ts'
import type { RequestedService } from '../../features/bookings/requested-service.ts'
import { isRunning } from '../../features/memberships/membership.ts'
import { getMembership } from '../../features/memberships/memberships.server.ts'
import { mayStartConversation } from '../../features/messages/may-start.ts'
import { answerWords } from '../../features/pros/answer-times.ts'
import { savedAmong } from '../../features/pros/saved-pros.server.ts'
import type { ProProfile } from '../../features/pros/pro.ts'
import { starCountsOf } from '../../features/reviews/market-figures.server.ts'
import { listReviews } from '../../features/reviews/reviews.server.ts'
import { categories } from '../../features/services/category.ts'
import { getPro } from '../../features/services/pro-profile.server.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'
import type { RequestAccess, RequestAllowed } from './request-access.ts'
import { startElsewhere } from './request-elsewhere.server.ts'
import {
  bookingToReschedule,
  redirectToLogin,
  redirectToMessage,
  notReschedulable,
  serviceToReschedule,
  rescheduleForm,
} from './reschedule-request.server.ts'

/** A pro, and the content of the open tab. */
export async function loadProfilePage(visit: Visit, userId: string, search: URLSearchParams) {
  const [pro, schedule] = await Promise.all([getPro(visit, userId), getSchedule(visit, userId)])
  const reschedule = search.get('reschedule')
  if (reschedule !== null && !visit.actor) redirectToLogin(pro, reschedule)
  const [open, saved] = await Promise.all([loadTab(visit, { pro, schedule }, search), savedAmong(visit, [pro.userId])])
  return {
    pro,
    hours: openingHours(schedule.weekly),
    answers: pro.acceptsRequests ? answerWords(pro.answersWithin) : null,
    open,
    reschedule,
    isWriter: mayStartConversation(visit.actor),
    saved: saved?.has(pro.userId),
  }
}

export type OpenTab = Awaited<ReturnType<typeof loadTab>>

interface Business {
  pro: ProProfile
  schedule: ProSchedule
}

async function loadTab(visit: Visit, { pro, schedule }: Business, search: URLSearchParams) {
  const tab = search.get('tab')
  if (tab === 'reviews') return { id: tab, ...(await loadReviews(visit, pro, search)) } as const
  const refusal = requestRefusal(pro, visit.actor)
  const accessTo = async (named: Named): Promise<RequestAccess> => {
    if (refusal === null) return loadRequest(visit, { pro, schedule }, named)
    if (refusal !== 'own') return { may: 'not', because: refusal }
    const membership = await getMembership(visit)
    return { may: 'not', because: refusal, awaitsApproval: membership.awaitsApproval, hasPlan: isRunning(membership) }
  }
  const book = search.get('book')
  const isGone = book !== null && !pro.services.some(({ id }) => id === book)
  if (tab === 'services' && !isGone) {
    const booking = book === null ? null : await accessTo({ book })
    return { id: tab, mayAsk: refusal === null, booking } as const
  }
  const reschedule = search.get('reschedule')
  if (refusal === 'closed' && reschedule !== null) redirectToMessage(pro, reschedule)
  const kind = categories.find(({ id }) => String(id) === search.get('service'))?.name
  const access = await accessTo({ reschedule, book: tab === 'services' ? book : null, kind })
  const lookFirst = refusal !== null && refusal !== 'own'
  return {
    id: 'request',
    access,
    reviews: lookFirst ? (await listReviews(visit, pro.userId, { limit: 4 })).reviews : null,
  } as const
}

async function loadReviews(visit: Visit, { userId }: ProProfile, search: URLSearchParams) {
  const cursor = cursorIn(search)
  const [page, stars] = await Promise.all([
    listReviews(visit, userId, { cursor, limit: 20 }),
    starCountsOf(visit, userId),
  ])
  return { ...page, stars }
}

/** What the address names: a service to book, a kind of work, or a booking to reschedule. */
interface Named {
  book?: string | null
  kind?: string | undefined
  reschedule?: string | null
}

async function loadRequest(
  visit: Visit,
  { pro, schedule }: Business,
  { book = null, kind, reschedule = null }: Named,
): Promise<RequestAllowed> {
  const { id, firstName, lastName, email } = signedIn(visit)
  const rescheduled = await bookingToReschedule(visit, pro, reschedule)
  const booked = rescheduled ? serviceToReschedule(rescheduled, pro) : pro.services.find(({ id }) => id === book)
  const [{ phone }, pool, days] = await Promise.all([
    ownAccount(visit, id),
    lastPoolOf(visit),
    freeDays(visit, schedule, {
      durationMinutes: booked?.durationMinutes ?? defaultDuration,
      replacesId: rescheduled?.id,
    }),
  ])
  return {
    may: 'ask',
    visitor: { firstName, lastName, email, phone: phone ?? pool?.phone ?? null, pool },
    categories: categories.map(({ name }) => ({ name })),
    days,
    longest: longestSpell(schedule, visit.now),
    zone: zoneWords(pro.timeZone),
    booked,
    ...(book !== null && !booked ? serviceGone : await startOf(visit, { pro, rescheduled, booked, kind, days })),
  }
}

/** The service was booked before, or was removed while the request was being typed. */
const serviceGone = { note: 'That service is not offered any more. You can still ask for the same work.' }

/** The prefilled values of the form, and where they come from. */
function startOf(
  visit: Visit,
  { pro, rescheduled, booked, kind, days }: Start,
): Promise<Partial<RequestAllowed>> | Partial<RequestAllowed> {
  if (rescheduled) return rescheduleForm(rescheduled, booked, days)
  if (rescheduled === null) return notReschedulable
  return kind ? { filled: { serviceType: kind } } : startElsewhere(visit, pro, days)
}

interface Start {
  pro: ProProfile
  rescheduled: BookingView | null | undefined
  booked: RequestedService | undefined
  kind: string | undefined
  days: FreeDay[]
}
