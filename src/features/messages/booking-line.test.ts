import { expect, test } from 'vitest'

import { bookingLine, withLineText, lineFor } from './booking-line.ts'

const booking = {
  status: 'pending',
  serviceName: 'Weekly cleaning',
  serviceType: 'Regular Maintenance',
  scheduledDate: '2026-11-24',
  scheduledTime: '10:00',
  cancelReason: null,
  endedAs: null,
  by: 'Maria',
  byCustomer: false,
  insteadOf: null,
  andLater: false,
  priceCents: null,
  hadSuggestion: false,
  repeat: null,
  laterCanceled: 0,
  takenBack: false,
  suggested: null,
} as const

const insteadOf = { scheduledDate: '2026-11-23', scheduledTime: '09:00' }

test.each([
  [{ ...booking, by: 'Dana' }, 'Dana asked for Weekly cleaning on Nov 24 at 10:00 AM'],
  [
    { ...booking, by: 'Dana', insteadOf },
    'Dana asked for Weekly cleaning on Nov 24 at 10:00 AM instead of Nov 23 at 9:00 AM',
  ],
  [
    {
      ...booking,
      by: 'Dana',
      insteadOf,
      andLater: true,
      repeat: { everyWeeks: 1, until: '2026-12-15', except: null },
    },
    'Dana asked for Weekly cleaning on Nov 24 at 10:00 AM instead of Nov 23 at 9:00 AM and later, every week until Dec 15',
  ],
  [
    { ...booking, status: 'accepted', by: 'Dana', insteadOf },
    'Dana accepted Weekly cleaning on Nov 24 at 10:00 AM instead of Nov 23 at 9:00 AM',
  ],
  [
    { ...booking, suggested: { times: [insteadOf], note: null } },
    'Maria suggested Nov 23 at 9:00 AM for Weekly cleaning on Nov 24 at 10:00 AM',
  ],
  [
    { ...booking, priceCents: 120_00, suggested: { times: [insteadOf, insteadOf], note: 'Mornings are better' } },
    'Maria suggested Nov 23 at 9:00 AM or Nov 23 at 9:00 AM for Weekly cleaning on Nov 24 at 10:00 AM for $120: Mornings are better',
  ],
  [{ ...booking, takenBack: true }, 'Maria took back the suggested times for Weekly cleaning on Nov 24 at 10:00 AM'],
  [{ ...booking, serviceName: null, by: 'Dana' }, 'Dana asked for Regular Maintenance on Nov 24 at 10:00 AM'],
  [{ ...booking, status: 'accepted' }, 'Maria accepted Weekly cleaning on Nov 24 at 10:00 AM'],
  [
    { ...booking, status: 'accepted', priceCents: 120_00 },
    'Maria accepted Weekly cleaning on Nov 24 at 10:00 AM for $120',
  ],
  [{ ...booking, status: 'accepted', priceCents: 0 }, 'Maria accepted Weekly cleaning on Nov 24 at 10:00 AM for free'],
  [
    { ...booking, status: 'completed', priceCents: 89_50 },
    'Maria completed Weekly cleaning on Nov 24 at 10:00 AM for $89.50',
  ],
  [
    {
      ...booking,
      status: 'accepted',
      priceCents: 95_00,
      repeat: { everyWeeks: 2, until: '2026-12-22', except: null },
    },
    'Maria accepted Weekly cleaning on Nov 24 at 10:00 AM, every 2 weeks until Dec 22 for $95 each',
  ],
  [{ ...booking, status: 'rejected' }, 'Maria declined Weekly cleaning on Nov 24 at 10:00 AM'],
  [
    { ...booking, status: 'rejected', cancelReason: 'too far' },
    'Maria declined Weekly cleaning on Nov 24 at 10:00 AM: too far',
  ],
  // It was canceled later, and that line gives the reason.
  [{ ...booking, status: 'accepted', cancelReason: 'rain' }, 'Maria accepted Weekly cleaning on Nov 24 at 10:00 AM'],
  [
    { ...booking, status: 'accepted', suggested: { times: [insteadOf], note: 'It rains' } },
    'Maria asked to move Weekly cleaning on Nov 24 at 10:00 AM to Nov 23 at 9:00 AM: It rains',
  ],
  [
    { ...booking, status: 'completed', by: 'Dana', byCustomer: true },
    'Dana marked Weekly cleaning on Nov 24 at 10:00 AM as completed',
  ],
  [{ ...booking, status: 'completed' }, 'Maria completed Weekly cleaning on Nov 24 at 10:00 AM'],
  [
    { ...booking, status: 'canceled', cancelReason: 'Moving away', by: 'Dana' },
    'Dana canceled Weekly cleaning on Nov 24 at 10:00 AM: Moving away',
  ],
  [
    { ...booking, status: 'canceled', endedAs: 'account deleted', by: 'Former customer' },
    'Former customer canceled Weekly cleaning on Nov 24 at 10:00 AM: they deleted their account',
  ],
  [
    { ...booking, status: 'canceled', endedAs: 'expired', by: null },
    'The request for Weekly cleaning on Nov 24 at 10:00 AM expired without an answer',
  ],
  [
    { ...booking, status: 'canceled', endedAs: 'expired', by: null, hadSuggestion: true },
    'The request for Weekly cleaning on Nov 24 at 10:00 AM expired before a suggested time was taken',
  ],
] as const)('%#: a line says who did what to which visit', (change, line) => {
  expect(bookingLine(change)).toBe(line)
})

test('a message keeps its text, and a line about a booking gets its text from the booking', () => {
  expect(withLineText({ id: '1', body: 'Hello', change: null })).toMatchObject({ id: '1', body: 'Hello' })
  const line = withLineText({ id: '2', body: '', change: { ...booking, status: 'accepted' } })
  expect(line).toMatchObject({ id: '2', body: 'Maria accepted Weekly cleaning on Nov 24 at 10:00 AM' })
})

test('whoever did it reads "You", an inbox names nobody twice, and in a conversation no date or time breaks', () => {
  const accepted = { ...booking, status: 'accepted' } as const
  expect(lineFor(accepted, true)).toEqual({
    text: 'You accepted Weekly cleaning on Nov\u00a024 at 10:00\u00a0AM',
    news: 'You accepted Weekly cleaning on Nov 24 at 10:00 AM',
  })
  expect(lineFor(accepted, false)).toEqual({
    text: 'Maria accepted Weekly cleaning on Nov\u00a024 at 10:00\u00a0AM',
    news: 'Accepted Weekly cleaning on Nov 24 at 10:00 AM',
  })
  const suggested = { ...booking, suggested: { times: [insteadOf], note: null } }
  expect(lineFor(suggested, true).text).toMatch(/^You suggested Nov\u00a023 at 9:00\u00a0AM for /)
  expect(lineFor({ ...booking, takenBack: true }, false).news).toMatch(/^Took back the suggested times for /)
  expect(lineFor({ ...booking, status: 'canceled', by: null }, false)).toEqual({
    text: 'The request for Weekly cleaning on Nov\u00a024 at 10:00\u00a0AM expired without an answer',
    news: 'Expired without an answer: Weekly cleaning on Nov 24 at 10:00 AM',
  })
})
