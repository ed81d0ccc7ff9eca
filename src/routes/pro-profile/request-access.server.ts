import { ownAccount } from '../../features/accounts/accounts.server.ts'
import { freeDays, nextFreeDays } from '../../features/availability/availability.server.ts'
import { defaultDuration } from '../../features/availability/availability.ts'
import { localDate } from '../../features/availability/local-time.ts'
import { zoneWords } from '../../features/availability/hours-words.ts'
import type { FreeDay } from '../../features/availability/free-day.ts'
import { longestSpell, type ProSchedule } from '../../features/availability/schedule.ts'
import type { BookingView } from '../../features/bookings/booking.ts'
import { lastPoolOf } from '../../features/bookings/bookings.server.ts'
import type { RequestRefusal } from '../../features/bookings/request/request-refusal.ts'
import type { RequestedService } from '../../features/bookings/request/requested-service.ts'
import { isRunning } from '../../features/memberships/membership.ts'
import { getMembership } from '../../features/memberships/memberships.server.ts'
import type { ProProfile } from '../../features/pros/pro.ts'
import { categories } from '../../features/services/category.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'
import type { RequestAccess, RequestAllowed } from './request-access.ts'
import { startElsewhere } from './request-elsewhere.server.ts'
import {
  bookingToReschedule,
  notReschedulable,
  firstAround,
  rescheduleForm,
  serviceToReschedule,
} from './reschedule-request.server.ts'

export interface Business {
  pro: ProProfile
  schedule: ProSchedule
  /** The day that the address asks for. */
  day: string | null
  /** Why the viewer cannot send it a request. */
  refusal: RequestRefusal | null
}

/** What the address names: a service to book, a kind of work, or a booking to reschedule. */
interface Named {
  book?: string | null
  kind?: string
  reschedule?: string | null
}

/** Whether the viewer can send a request, with the form for what the address names. */
export async function requestAccess(visit: Visit, business: Business, named: Named): Promise<RequestAccess> {
  const { refusal } = business
  if (refusal === null) return prepareRequest(visit, business, named)
  if (refusal !== 'own') return { may: 'not', because: refusal }
  const membership = await getMembership(visit)
  return { may: 'not', because: refusal, awaitsApproval: membership.awaitsApproval, hasPlan: isRunning(membership) }
}

async function prepareRequest(
  visit: Visit,
  { pro, schedule, day }: Business,
  { book = null, kind, reschedule = null }: Named,
): Promise<RequestAllowed> {
  const { id, firstName, lastName, email } = signedIn(visit)
  const rescheduled = await bookingToReschedule(visit, pro, reschedule)
  const booked = rescheduled ? serviceToReschedule(rescheduled, pro) : pro.services.find(({ id }) => id === book)
  const durationMinutes = booked?.durationMinutes ?? defaultDuration
  const today = localDate(schedule.timeZone, visit.now)
  const [{ phone }, pool, days] = await Promise.all([
    ownAccount(visit, id),
    lastPoolOf(visit),
    rescheduled
      ? freeDays(visit, schedule, {
          from: firstAround(rescheduled, today),
          durationMinutes,
          replacesId: rescheduled.id,
        })
      : nextFreeDays(visit, schedule, { from: today, durationMinutes }),
  ])
  const start = book !== null && !booked ? serviceGone : await startOf(visit, { pro, rescheduled, booked, kind, days })
  return {
    may: 'ask',
    visitor: { firstName, lastName, email, phone: phone ?? pool?.phone ?? null, pool },
    categories: categories.map(({ name }) => ({ name })),
    today,
    days,
    longest: longestSpell(schedule, visit.now),
    zone: zoneWords(pro.timeZone),
    booked,
    ...(day === null || rescheduled ? start : { ...start, day, filled: { ...start.filled, requestDate: day } }),
  }
}

/** The service was booked before, or was removed while the request was being typed. */
const serviceGone: Partial<RequestAllowed> = {
  note: 'That service is no longer offered. You can still ask for the same work.',
}

/** The prefilled values of the form, and where they come from. */
function startOf(
  visit: Visit,
  { pro, rescheduled, booked, kind, days }: Start,
): Promise<Partial<RequestAllowed>> | Partial<RequestAllowed> {
  if (rescheduled) return rescheduleForm(visit, rescheduled, booked, days)
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
