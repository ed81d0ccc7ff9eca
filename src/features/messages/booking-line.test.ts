import { expect, test } from 'vitest'

import { bookingLine } from './booking-line.ts'

const booking = {
  status: 'pending',
  serviceName: 'Weekly cleaning',
  serviceType: 'Regular Maintenance',
  scheduledDate: '2026-11-24',
  scheduledTime: '10:00',
  cancelReason: null,
} as const

test.each([
  [booking, 'Dana', 'Dana asked for Weekly cleaning on Nov 24 at 10:00 AM'],
  [{ ...booking, serviceName: null }, 'Dana', 'Dana asked for Regular Maintenance on Nov 24 at 10:00 AM'],
  [{ ...booking, status: 'accepted' }, 'Maria', 'Maria accepted Weekly cleaning on Nov 24 at 10:00 AM'],
  [{ ...booking, status: 'rejected' }, 'Maria', 'Maria declined Weekly cleaning on Nov 24 at 10:00 AM'],
  [
    { ...booking, status: 'rejected', cancelReason: 'too far' },
    'Maria',
    'Maria declined Weekly cleaning on Nov 24 at 10:00 AM: too far',
  ],
  [{ ...booking, status: 'completed' }, 'Maria', 'Maria completed Weekly cleaning on Nov 24 at 10:00 AM'],
  [
    { ...booking, status: 'canceled', cancelReason: 'Moving away' },
    'Dana',
    'Dana canceled Weekly cleaning on Nov 24 at 10:00 AM: Moving away',
  ],
  [
    { ...booking, status: 'canceled', cancelReason: 'expired' },
    null,
    'The request for Weekly cleaning on Nov 24 at 10:00 AM expired without an answer',
  ],
] as const)('%#: a line says who did what to which visit', (booking, name, line) => {
  expect(bookingLine(booking, name)).toBe(line)
})
