import { instantOf } from '../features/availability/local-time.ts'
import { datesOf, type Repeat } from '../features/bookings/series/repeats.ts'
import type { BookingEventRow, BookingRow } from '../platform/tables/booking-tables.ts'
import { addRows, eventOf } from './demo-booking.ts'
import { type Days, hoursAfter } from './demo-days.ts'
import { demoId } from './demo-id.ts'
import type { DemoWorld } from './demo-world.ts'

/** The appointments that came with the first when it was accepted: those behind it are completed, too. */
export function addLater(world: DemoWorld, first: BookingRow, { repeat, days }: { repeat: Repeat; days: Days }): void {
  const isAnswer = (event: { bookingId: string; fromStatus?: string | null }) =>
    event.bookingId === first.id && event.fromStatus === 'pending'
  const answer = world.bookingEvent.find(isAnswer)
  if (!answer) return
  const acceptedAt = new Date(answer.at)
  for (const [at, scheduledDate] of datesOf(first.scheduledDate, repeat).entries()) {
    const startsAt = instantOf(first.timeZone, scheduledDate, first.scheduledTime)
    if (at === 0 || startsAt === null) continue
    const booking = laterOf(first, { startsAt, scheduledDate, number: at + 1, acceptedAt, today: days.ago(0) })
    addRows(world, booking, eventsOf(booking))
  }
}

function laterOf(first: BookingRow, { startsAt, scheduledDate, number, acceptedAt, today }: Later): BookingRow {
  const endsAt = hoursAfter(startsAt, first.durationMinutes / 60)
  const isBehind = endsAt < today
  return {
    ...first,
    scheduledDate,
    startsAt,
    endsAt,
    id: demoId(`booking ${first.id}`, number),
    seriesNumber: number,
    status: isBehind ? 'completed' : 'accepted',
    createdAt: acceptedAt,
    updatedAt: isBehind ? hoursAfter(endsAt, 0.5) : acceptedAt,
  }
}

interface Later {
  startsAt: Date
  scheduledDate: string
  number: number
  acceptedAt: Date
  today: Date
}

/** They begin accepted: nobody requested them one by one. */
function eventsOf({ id, status, proId: actorId, createdAt, updatedAt }: BookingRow): BookingEventRow[] {
  const begun = eventOf(id, 0, { actorId, fromStatus: null, toStatus: 'accepted', at: createdAt })
  if (status === 'accepted') return [begun]
  return [begun, eventOf(id, 1, { actorId, fromStatus: 'accepted', toStatus: status, at: updatedAt })]
}
