import { expect, test } from 'vitest'

import { booking as request } from './booking-emails.fixture.ts'
import { emailsAbout } from './booking-emails.ts'
import { appointmentReminder } from './booking-emails-to-customer.ts'
import { chooseReminder } from './choose-reminder.ts'
import { withOtherTimes } from './move-emails.ts'

const starts = [new Date('2026-12-01T22:00:00Z'), new Date('2026-12-02T17:00:00Z')]
const suggestion = { starts, note: 'It rains.', priceCents: null, movesFrom: request.startsAt, andLater: false }
const booking = { ...request, status: 'accepted', suggestion } as const

const times = [
  ['Time 1', 'Tuesday, December 1, 2026 at 2:00 PM PST'],
  ['Time 2', 'Wednesday, December 2, 2026 at 9:00 AM PST'],
]

test('a pro who asks to move a visit tells its customer what was agreed, the times, and that it stays until then', () => {
  const { pro, customer } = emailsAbout('suggestMove', 'pro', booking)
  expect(pro).toBeUndefined()
  expect(customer).toMatchObject({
    subject: 'Blue Water & Sons asks to move your visit on Tue, Nov 24',
    paragraphs: [expect.stringContaining('Take one, and the visit moves right away. Until then it stays as it is.')],
    button: { label: 'Choose a time', url: 'https://poolwell.example/login?redirect=/dashboard%3Fbooking%3Db1%23b1' },
  })
  expect(customer?.facts).toEqual([
    ['Service', 'Weekly cleaning'],
    ['Agreed', 'Tuesday, November 24, 2026 at 10:00 AM PST'],
    ...times,
    ['Length', 'About 1 hour'],
    ['Price', '$120.00 (estimate)'],
    ['In their words', 'It rains.'],
  ])
  const one = { ...booking, suggestion: { ...suggestion, starts: starts.slice(0, 1) } }
  expect(emailsAbout('suggestMove', 'pro', one).customer?.paragraphs.join()).toContain('to this time. Take it')
  expect(emailsAbout('retractMove', 'pro', booking).customer).toMatchObject({ title: 'Your visit stays as it is' })
})

test('both parties of a visit that moved read when it is, and when it was', () => {
  const movesFrom = new Date('2026-11-23T17:00:00Z')
  const { pro, customer } = emailsAbout('takeMove', 'customer', {
    ...booking,
    suggestion: { ...suggestion, movesFrom },
  })
  expect([pro?.subject, customer?.subject]).toEqual([
    'Moved: Weekly cleaning, Tue, Nov 24',
    'Your visit has moved to Tue, Nov 24',
  ])
  for (const email of [pro, customer]) {
    expect(email?.title).toMatch(/visit has moved$/)
    expect(email?.facts?.slice(1, 3)).toEqual([
      ['When', 'Tuesday, November 24, 2026 at 10:00 AM PST'],
      ['Instead of', 'Monday, November 23, 2026 at 9:00 AM PST'],
    ])
  }
})

test('emails about a visit that once took the place of others speak of it as it was agreed, and of it alone', () => {
  const past = { id: 'b0', status: 'canceled', endedAs: 'moved', later: 2 } as const
  const replacing = { ...booking, replaced: { ...past, startsAt: new Date('2026-11-20T18:00:00Z') } }
  const subjects = (['suggestMove', 'retractMove'] as const).map(
    (kind) => emailsAbout(kind, 'pro', replacing).customer?.subject,
  )
  expect(subjects).toEqual([
    'Blue Water & Sons asks to move your visit on Tue, Nov 24',
    'Blue Water & Sons no longer asks to move your visit on Tue, Nov 24',
  ])
  expect(chooseReminder(replacing).paragraphs.join()).toContain('your visit moves right away. Until then it stays')
  expect(emailsAbout('takeMove', 'customer', replacing).pro?.title).toBe('The visit has moved')
})

test('reminders name the times, and say that the visit stays without one', () => {
  const toChoose = chooseReminder(booking)
  expect(toChoose.subject).toBe('Blue Water & Sons is waiting: choose a time instead of Tue, Nov 24, 10:00 AM')
  expect(toChoose.paragraphs.join()).toContain('your visit moves right away. Until then it stays as it is.')
  expect(toChoose.facts).toEqual(expect.arrayContaining(times))
  const before = appointmentReminder(booking, new Date('2026-11-23T18:00:00Z'))
  const { subject, paragraphs, facts } = withOtherTimes(before, booking, starts)
  expect(subject).toBe('Blue Water & Sons is coming tomorrow at 10:00 AM')
  expect(paragraphs.at(-1)).toContain('also asked to move it. Take one of the times below')
  expect(facts).toEqual(expect.arrayContaining(times))
})
