import { getFirstSteps } from '../../features/availability/first-steps.server.ts'
import { getFigures, getWeeks } from '../../features/bookings/booking-figures.server.ts'
import { getTodaysAppointments } from '../../features/bookings/todays-appointments.server.ts'
import { getMembership } from '../../features/memberships/memberships.server.ts'
import { categories } from '../../features/services/category.ts'
import { getPro } from '../../features/services/pro-profile.server.ts'
import { listServices } from '../../features/services/services.server.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'
import { loadBookingsTab } from '../bookings-page.server.ts'
import { greetingAt } from './greeting.ts'

/** What stands above the tabs, and what the open tab shows; the others wait until they are opened. */
export async function loadDashboard(visit: Visit, url: URL) {
  const { id, firstName } = signedIn(visit)
  const [figures, weeks, membership, today, tab] = await Promise.all([
    getFigures(visit),
    getWeeks(visit),
    getMembership(visit),
    getTodaysAppointments(visit),
    loadTab(visit, url),
  ])
  const greeting = greetingAt(visit.now, figures.timeZone)
  // Whoever was reviewed has long taken them.
  const steps = membership.active && figures.reviewCount === 0 ? await getFirstSteps(visit) : null
  return { id, firstName, greeting, figures, weeks, membership, today, steps, ...tab }
}

interface TabData {
  bookings?: Awaited<ReturnType<typeof loadBookingsTab>>
  services?: Awaited<ReturnType<typeof loadServices>>
  business?: Awaited<ReturnType<typeof getPro>>
}

async function loadTab(visit: Visit, url: URL): Promise<TabData> {
  const tab = url.searchParams.get('tab')
  if (tab === 'services') return { services: await loadServices(visit) }
  if (tab === 'profile') return { business: await getPro(visit, signedIn(visit).id) }
  if (tab === 'subscription') return {}
  return { bookings: await loadBookingsTab(visit, 'pro', url, 'pending') }
}

async function loadServices(visit: Visit) {
  const offered = await listServices(visit)
  return { offered, categories: categories.map(({ id, name }) => ({ id, name })) }
}
