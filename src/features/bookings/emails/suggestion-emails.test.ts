import { expect, test } from 'vitest'

import { before, booking } from './booking-emails.fixture.ts'
import { emailsAbout } from './booking-emails.ts'
import { chooseReminder } from './choose-reminder.ts'

const starts = [new Date('2026-12-01T22:00:00Z'), new Date('2026-12-02T17:00:00Z')]
const suggestion = { starts, note: 'I am away on Tuesday.', priceCents: 95_00, movesFrom: null, andLater: false }

test('a suggestion names each time, the price that comes with it, and that nothing is held', () => {
  const { customer } = emailsAbout('suggest', 'pro', { ...booking, suggestion })
  expect(customer).toMatchObject({
    subject: 'Blue Water & Sons suggests other times instead of Tue, Nov 24, 10:00 AM',
    button: { url: 'https://poolwell.example/login?redirect=/dashboard%3Fbooking%3Db1%23b1' },
    footnote: expect.stringContaining('No time is held until you take it'),
  })
  expect(customer?.facts).toEqual([
    ['Service', 'Weekly cleaning'],
    ['Time 1', 'Tuesday, December 1, 2026 at 2:00 PM PST'],
    ['Time 2', 'Wednesday, December 2, 2026 at 9:00 AM PST'],
    ['You asked for', 'Tuesday, November 24, 2026 at 10:00 AM PST'],
    ['Length', 'About 1 hour'],
    ['Price', '$95.00'],
    ['In their words', 'I am away on Tuesday.'],
  ])
  const one = { ...suggestion, starts: starts.slice(0, 1), note: null, priceCents: null, movesFrom: null }
  const alone = emailsAbout('suggest', 'pro', { ...booking, suggestion: one }).customer
  expect(alone).toMatchObject({
    subject: 'Blue Water & Sons suggests another time instead of Tue, Nov 24, 10:00 AM',
    button: { label: 'See the time' },
  })
  expect(alone?.facts).toContainEqual(['Suggested', 'Tuesday, December 1, 2026 at 2:00 PM PST'])
  expect(alone?.facts).toContainEqual(['Price', '$120.00 (estimate)'])
})

test('both parties of a time that was taken read which one it is, and what it is instead of', () => {
  const asked = { requestedDate: '2026-11-23', requestedTime: '09:00' }
  const { pro, customer } = emailsAbout('take', 'customer', { ...booking, ...asked, suggestion })
  for (const email of [pro, customer]) {
    expect(email?.facts?.slice(1, 3)).toEqual([
      ['When', 'Tuesday, November 24, 2026 at 10:00 AM PST'],
      ['Instead of', 'Monday, November 23, 2026 at 9:00 AM PST'],
    ])
  }
  expect(pro?.paragraphs.join()).toContain('took the time that you suggested')
  expect(customer?.paragraphs.join()).toContain('You took the time that Blue Water & Sons suggested')
})

test('a suggestion for a visit that is to move says that it stays until then, and taking it that it has moved', () => {
  const asked = { requestedDate: '2026-11-23', requestedTime: '13:00' }
  const about = { ...booking, suggestion, replaced: before }
  expect(emailsAbout('suggest', 'pro', about).customer?.paragraphs).toEqual([
    'Blue Water & Sons suggests other times than the one you asked for. Take one, and your visit moves right away. Until then it stays as it is.',
  ])
  const moved = { ...before, status: 'canceled', endedAs: 'moved' } as const
  const emails = emailsAbout('take', 'customer', { ...about, ...asked, replaced: moved })
  for (const email of [emails.pro, emails.customer]) {
    expect(email?.title).toMatch(/visit has moved$/)
    expect(email?.facts?.filter(([name]) => name === 'Instead of')).toEqual([
      ['Instead of', 'Monday, November 23, 2026 at 9:00 AM PST'],
    ])
  }
  expect(emailsAbout('retract', 'pro', about).customer?.paragraphs.join()).toContain('The visit stays as it is')
  expect(emailsAbout('expire', 'system', about).customer?.paragraphs.join()).toContain('one that was suggested')
})

test('a reminder to choose says the times again, and what taking one does', () => {
  const { subject, facts, paragraphs } = chooseReminder({ ...booking, suggestion })
  expect(subject).toBe('Blue Water & Sons is waiting: choose a time instead of Tue, Nov 24, 10:00 AM')
  expect(facts).toContainEqual(['Time 2', 'Wednesday, December 2, 2026 at 9:00 AM PST'])
  expect(paragraphs.join()).toContain('Take one, and your visit is booked right away.')
  const moving = chooseReminder({ ...booking, suggestion, replaced: before })
  expect(moving.paragraphs.join()).toContain('your visit moves right away. Until then it stays as it is.')
})

test('a request that ends without a suggested time being taken leads back to the same pro, who reads whose turn it was', () => {
  const { customer, pro } = emailsAbout('expire', 'system', { ...booking, suggestion })
  expect(pro?.paragraphs).toEqual([`Its time passed before ${booking.customerName} took one that you suggested.`])
  expect(emailsAbout('expire', 'system', booking).pro?.paragraphs).toEqual(['Its time passed before you answered it.'])
  expect(customer?.subject).toBe('Your request to Blue Water & Sons for Tue, Nov 24 has ended')
  expect(customer?.button).toEqual({ label: 'Ask again', url: 'https://poolwell.example/pros/p1' })
})
