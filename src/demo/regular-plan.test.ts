import { expect, test } from 'vitest'

import { datesOf } from '../features/bookings/series/repeats.ts'
import { worldOn } from './world-on.fixture.ts'

test.each(['2026-03-08', '2026-07-18', '2026-11-20'])(
  'on %s a weekly service is in progress, and another is asked for, one date of which is taken',
  (day) => {
    const { booking } = worldOn(`${day}T08:00:00Z`)
    const series = booking.filter(({ seriesId }) => seriesId !== null)
    const ahead = Array.from({ length: 6 }, () => 'accepted')
    expect(series.map(({ status }) => status)).toEqual(['completed', 'completed', ...ahead, 'pending'])
    const [first] = series
    const dates = series.slice(0, 8).map(({ seriesId, scheduledDate }) => ({ seriesId, scheduledDate }))
    const planned = datesOf(first?.scheduledDate ?? '', { everyWeeks: 1, times: 8 })
    expect(dates).toEqual(planned.map((scheduledDate) => ({ seriesId: first?.id, scheduledDate })))

    const request = series.at(-1)
    const wanted = datesOf(request?.scheduledDate ?? '', { everyWeeks: 1, times: 6 })
    const taken = booking.filter(
      ({ proId, status, scheduledDate, scheduledTime: time }) =>
        [proId, status, time].join(' ') === [first?.proId, 'accepted', request?.scheduledTime].join(' ') &&
        wanted.slice(1).includes(scheduledDate),
    )
    expect(taken).toHaveLength(1)
  },
)
