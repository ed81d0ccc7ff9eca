import { renewCalendarAddress } from '../features/calendar/calendar.server.ts'
import type { Visit } from '../platform/visit.server.ts'

/** The button for a new calendar address, on pages where something else is being typed. */
export const calendarForm = {
  toast: 'Failed to make a calendar address',
  take: async (visit: Visit) => ({ calendarUrl: (await renewCalendarAddress(visit)).url }),
}
