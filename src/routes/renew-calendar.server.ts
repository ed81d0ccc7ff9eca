import { renewCalendarAddress } from '../features/calendar/calendar.server.ts'
import { backWithToast } from '../platform/toast-redirects.server.ts'
import type { Visit } from '../platform/visit.server.ts'

/** The button for a new calendar address; an error screen would discard what is being typed on the page around it. */
export async function renewCalendar(visit: Visit, back: string) {
  try {
    return { calendarUrl: (await renewCalendarAddress(visit)).url }
  } catch (error) {
    return backWithToast(visit, error, { back, title: 'Failed to make a calendar address' })
  }
}
