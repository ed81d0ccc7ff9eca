import { daysInMs, hoursInMs, later } from '../../src/platform/durations.ts'
import { connected } from '../../tests/support/server-databases.ts'
import { copyRows } from './copy-rows.ts'
import { customersOf, idOf, prosOf } from './market.ts'

const day = daysInMs(1)
const hour = hoursInMs(1)

export interface PendingBooking {
  id: string
  proId: string
}

/** Adds `count` pending requests, each for a different hour. */
export async function addPending(databaseUrl: string, pros: number, count: number): Promise<PendingBooking[]> {
  const active = activePros(pros)
  const customers = customersOf(pros)
  const tomorrow = Math.ceil(Date.now() / day) * day + day
  const bookings = Array.from({ length: count }, (_, number) => {
    const turn = Math.floor(number / active.length)
    return {
      id: idOf('booking', number, 0xfff),
      proId: active[number % active.length] ?? '',
      customerId: customers[number % customers.length] ?? '',
      startsAt: new Date(tomorrow + Math.floor(turn / 8) * day + (14 + (turn % 8)) * hour),
    }
  })
  await connected(databaseUrl, async (client) => {
    await copyRows(client, 'booking', bookingColumns, bookings.map(row))
    await client.query('vacuum analyze booking')
  })
  return bookings
}

export function activePros(pros: number): string[] {
  return [...prosOf(pros)].filter(({ active }) => active).map(({ id }) => id)
}

export const bookingColumns =
  'id, status, customer_id, pro_id, service_type, scheduled_date, scheduled_time, time_zone, starts_at, ends_at, duration_minutes, customer_name, customer_email, customer_phone, notes, created_at, updated_at'

function row({ id, proId, customerId, startsAt }: PendingBooking & { customerId: string; startsAt: Date }) {
  const now = new Date()
  return [
    id,
    'pending',
    customerId,
    proId,
    'Regular Maintenance',
    startsAt.toISOString().slice(0, 10),
    startsAt.toISOString().slice(11, 16),
    'UTC',
    startsAt,
    later(startsAt, hour),
    60,
    'Alex Moreno',
    'alex@bench.example',
    '(555) 555-0100',
    'As always, please.',
    now,
    now,
  ]
}
