import { cursorIn } from '../../platform/cursor.ts'
import { CalendarDay } from '../../features/availability/availability.schema.ts'
import { getSchedule } from '../../features/availability/availability.server.ts'
import { isBookableDay } from '../../features/availability/availability.ts'
import type { Schedule } from '../../features/availability/schedule.ts'
import { openingHours } from '../../features/availability/hours-words.ts'
import { type RequestRefusal, requestRefusal } from '../../features/bookings/request/request-refusal.ts'
import { isBlocked } from '../../features/messages/blocks.server.ts'
import { mayStartConversation } from '../../features/messages/may-start.ts'
import { answerWords } from '../../features/pros/answer-times.ts'
import { savedAmong } from '../../features/pros/saved-pros.server.ts'
import type { ProProfile } from '../../features/pros/pro.ts'
import { starCountsOf } from '../../features/reviews/market-figures.server.ts'
import { listReviews } from '../../features/reviews/reviews.server.ts'
import { categories } from '../../features/services/category.ts'
import { getPro } from '../../features/services/pro-profile.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { type Business, requestAccess } from './request-access.server.ts'
import { redirectToLogin, redirectToMessage } from './reschedule-request.server.ts'

/** A pro, and the content of the open tab. */
export async function loadProfilePage(visit: Visit, userId: string, search: URLSearchParams) {
  const [pro, schedule] = await Promise.all([getPro(visit, userId), getSchedule(visit, userId)])
  const reschedule = search.get('reschedule')
  if (reschedule !== null && !visit.actor) redirectToLogin(pro, reschedule)
  const day = dayIn(search, schedule, visit.now)
  const refusal = await refusalOf(visit, pro)
  const business = { pro, schedule, day, refusal }
  const [open, saved] = await Promise.all([loadTab(visit, business, search), savedAmong(visit, [pro.userId])])
  return {
    pro,
    hours: openingHours(schedule.weekly),
    answers: pro.acceptsRequests ? answerWords(pro.answersWithin) : null,
    open,
    also: alsoIn({ reschedule, date: day }),
    // Visitors log in on the way.
    mayAsk: refusal === null || refusal === 'signed-out',
    isWriter: mayStartConversation(visit.actor),
    saved: saved?.has(pro.userId),
  }
}

/** Visitors who cannot send the request are told before they write it. */
async function refusalOf(visit: Visit, pro: ProProfile): Promise<RequestRefusal | null> {
  return requestRefusal(pro, visit.actor) ?? ((await isBlocked(visit, pro.userId)) ? 'blocked' : null)
}

/** The day that the address asks for, unless the pro cannot be asked for it. */
function dayIn(search: URLSearchParams, schedule: Schedule, now: Date): string | null {
  const day = CalendarDay.safeParse(search.get('date')).data
  return day !== undefined && isBookableDay(schedule, day, now) ? day : null
}

/** What links to the other tabs keep for the request form. */
function alsoIn(named: { reschedule: string | null; date: string | null }): string {
  const kept = Object.entries(named).flatMap(([name, value]) => (value === null ? [] : [[name, value]]))
  return kept.length > 0 ? `&${new URLSearchParams(kept)}` : ''
}

export type OpenTab = Awaited<ReturnType<typeof loadTab>>

async function loadTab(visit: Visit, business: Business, search: URLSearchParams) {
  const { pro, refusal } = business
  const tab = search.get('tab')
  if (tab === 'reviews')
    return { id: tab, ...(await loadReviews(visit, pro, search)), isOwn: refusal === 'own' } as const
  const book = search.get('book')
  const isGone = book !== null && !pro.services.some(({ id }) => id === book)
  if (tab !== 'services' || isGone) return loadRequestTab(visit, business, search)
  const booking = book === null ? null : await requestAccess(visit, business, { book })
  return { id: tab, mayAsk: refusal === null, booking } as const
}

async function loadReviews(visit: Visit, { userId }: ProProfile, search: URLSearchParams) {
  const [cursor, rating] = [cursorIn(search), ratingIn(search)]
  const [page, stars] = await Promise.all([listReviews(visit, userId, { rating, cursor }), starCountsOf(visit, userId)])
  return { ...page, stars, rating: rating ?? null }
}

/** The only rating to show; an invalid one shows them all. */
function ratingIn(search: URLSearchParams): number | undefined {
  const stars = search.get('stars') ?? ''
  return /^[1-5]$/.test(stars) ? Number(stars) : undefined
}

/** Those who cannot ask yet may look first. */
async function loadRequestTab(visit: Visit, business: Business, search: URLSearchParams) {
  const { pro, refusal } = business
  const reschedule = search.get('reschedule')
  if (refusal === 'closed' && reschedule !== null) redirectToMessage(pro, reschedule)
  const book = search.get('tab') === 'services' ? search.get('book') : null
  const kind = categories.find(({ id }) => String(id) === search.get('service'))?.name
  const access = await requestAccess(visit, business, { reschedule, book, kind })
  const lookFirst = refusal !== null && refusal !== 'own'
  const reviews = lookFirst ? (await listReviews(visit, pro.userId, { limit: 4 })).reviews : null
  return { id: 'request', access, reviews } as const
}
