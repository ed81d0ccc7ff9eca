import { getFirstSteps } from '../../features/pros/first-steps.server.ts'
import { getAnswerSpeed } from '../../features/bookings/figures/answer-speed.server.ts'
import type { BookingFigures } from '../../features/bookings/figures/booking-figures.ts'
import { getFigures, getWeeks } from '../../features/bookings/figures/booking-figures.server.ts'
import { nextAppointment } from '../../features/bookings/today/todays-appointments.ts'
import { localStart } from '../../features/availability/local-time.ts'
import { getTodaysAppointments } from '../../features/bookings/today/todays-appointments.server.ts'
import type { MembershipView } from '../../features/memberships/membership.ts'
import { getMembership } from '../../features/memberships/memberships.server.ts'
import { isRunningOut } from '../../features/memberships/running-out.ts'
import { categories } from '../../features/services/category.ts'
import { getPro } from '../../features/services/pro-profile.server.ts'
import { listServices } from '../../features/services/services.server.ts'
import { Cursor } from '../../platform/cursor.ts'
import { receivedPath } from '../../features/appointments/dashboard-paths.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'
import { loadBookingsTab } from '../bookings/bookings-page.server.ts'
import { loadEmailNotice } from '../email-notice.server.ts'
import { missingAnswersNote, seenAnswersNote } from './answers-note.ts'
import { greetingAt } from './greeting.ts'

/** The content above the tabs, and the content of the open tab. */
export async function loadDashboard(visit: Visit, url: URL) {
  const { id, firstName } = signedIn(visit)
  const [figures, membership, emailNotice, today, open] = await Promise.all([
    getFigures(visit),
    getMembership(visit),
    loadEmailNotice(visit),
    getTodaysAppointments(visit),
    loadTab(visit, url),
  ])
  const greeting = greetingAt(visit.now, membership.timeZone)
  const next = nextAppointment(today.visits, localStart(membership.timeZone, visit.now).time)
  const [steps, answers] = await Promise.all([
    loadFirstSteps(visit, figures, membership),
    loadAnswersNote(visit, figures, membership),
  ])
  // Those that are over come after all those ahead.
  const overPath = `${receivedPath('accepted')}&cursor=${Cursor.encode({ at: visit.now, id, past: true })}#bookings`
  const lacks = !membership.active || isRunningOut(membership, visit.now)
  return {
    id,
    firstName,
    greeting,
    figures,
    overPath,
    answers,
    membership,
    lacks,
    emailNotice,
    today,
    next,
    steps,
    open,
  }
}

/** A pro with reviews has already finished these steps; one whose business is under review has time for them. */
async function loadFirstSteps(visit: Visit, { reviewCount }: BookingFigures, membership: MembershipView) {
  return (membership.active || membership.awaitsApproval) && reviewCount === 0 ? getFirstSteps(visit) : null
}

/** Homeowners are told nothing about pros who take no requests. */
async function loadAnswersNote(visit: Visit, figures: BookingFigures, membership: MembershipView) {
  if (!membership.active || membership.awaitsApproval) return null
  return seenAnswersNote(figures.answersWithin) ?? missingAnswersNote(await getAnswerSpeed(visit))
}

export type DashboardTab = Awaited<ReturnType<typeof loadTab>>

async function loadTab(visit: Visit, url: URL) {
  const tab = url.searchParams.get('tab')
  if (tab === 'services') return { id: tab, ...(await loadServices(visit)) } as const
  if (tab === 'profile') return { id: tab, business: await getPro(visit, signedIn(visit).id) } as const
  if (tab === 'subscription') return { id: tab } as const
  const [bookings, weeks] = await Promise.all([loadBookingsTab(visit, 'pro', url), getWeeks(visit)])
  return { id: 'bookings', ...bookings, weeks } as const
}

async function loadServices(visit: Visit) {
  const offered = await listServices(visit)
  return { offered, categories: categories.map(({ id, name }) => ({ id, name })) }
}
