import { readCalendar, renewCalendarAddress } from '../features/bookings/calendar.server.ts'
import { api } from './context.ts'

export const calendarApi = api
  .createApp()
  .post('/calendar/token', async (c) => c.json(await renewCalendarAddress(c.var.visit), 201))
  .get('/calendar/:file{[\\w-]+\\.ics}', async (c) => {
    const calendar = await readCalendar(c.var.visit, c.req.param('file').replace(/\.ics$/, ''))
    return c.body(calendar, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="poolwell.ics"',
      'cache-control': 'no-store',
    })
  })
