import { readCalendar, renewCalendarAddress } from '../features/calendar/calendar.server.ts'
import { call } from './call.ts'
import { shapes } from './shapes.ts'

export const calendarCalls = [
  call('POST /api/calendar/token', {
    summary: 'Create a new secret address of your calendar',
    details: 'The previous one stops working.',
    answers: [201, shapes.CalendarAddress],
    handle: ({ visit }) => renewCalendarAddress(visit),
  }),
  call('GET /api/calendar/{file}', {
    summary: 'Get the accepted bookings of the person whose secret calendar address this is',
    params: { file: '[\\w-]+\\.ics' },
    answers: [200, 'text/calendar'],
    open: true,
    handle: async ({ visit, params, c }) =>
      c.body(await readCalendar(visit, params.file.replace(/\.ics$/, '')), 200, {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="poolwell.ics"',
        'cache-control': 'no-store',
      }),
  }),
]
