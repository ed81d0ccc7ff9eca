import { atLocalTime, plusDays } from '../features/availability/local-time.ts'
import type { BookingRow } from '../platform/tables/booking-tables.ts'
import type { Days } from './demo-days.ts'
import { hoursAfter } from './demo-days.ts'
import { demoId } from './demo-id.ts'
import type { DemoWorld } from './demo-world.ts'
import { startHourOn } from './pro-hours.ts'

/** Two other times that the pro suggests for a request that waits, on the first days after it with one that is free. */
export function addSuggestion(world: DemoWorld, booking: BookingRow, days: Days): void {
  const madeAt = hoursAfter(days.ago(0), -3)
  const suggestion = { bookingId: booking.id, id: demoId('suggestion', 0), starts: otherStarts(world, booking), madeAt }
  world.suggestion.push({
    ...suggestion,
    note: 'I am at another pool all day then.',
    priceCents: null,
    retractedAt: null,
    movesFrom: null,
    takenStart: null,
    andLater: false,
  })
  booking.suggestionId = suggestion.id
  booking.updatedAt = madeAt
}

const wanted = 2
const minutes = [14 * 60, 9 * 60] as const

function otherStarts(world: DemoWorld, booking: BookingRow): Date[] {
  const hours = world.workingHours.filter(({ proId }) => proId === booking.proId)
  const accepted = world.booking.filter(({ proId, status }) => proId === booking.proId && status === 'accepted')
  const starts: Date[] = []
  for (let ahead = 1; starts.length < wanted; ahead++) {
    const date = plusDays(booking.scheduledDate, ahead)
    const minute = minutes[starts.length] ?? 0
    if (!startHourOn(hours, new Date(date).getUTCDay(), booking.durationMinutes).includes(minute)) continue
    const startsAt = atLocalTime(booking.timeZone, date, minute)
    const endsAt = hoursAfter(startsAt, booking.durationMinutes / 60)
    if (!accepted.some((visit) => new Date(visit.startsAt) < endsAt && new Date(visit.endsAt) > startsAt))
      starts.push(startsAt)
  }
  return starts
}
