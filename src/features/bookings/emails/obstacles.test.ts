import { expect, test } from 'vitest'

import { emailText } from '../../notifications/email.ts'
import type { BookingEmailData } from './booking-email-facts.ts'
import { appointmentReminder, noAnswerYet } from './booking-emails-to-customer.ts'
import { booking } from './booking-emails.fixture.ts'
import { emailsAbout } from './booking-emails.ts'

test('emails refer a customer who became a pro to nobody else: with a pro account nobody can request a visit', () => {
  const became = { ...booking, customerRole: 'pro', mayAskAgain: false } as const
  const suggestion = { starts: [], note: null, priceCents: null, movesFrom: null, andLater: false }
  const ended = (about: BookingEmailData) => [
    emailsAbout('decline', 'pro', about).customer,
    emailsAbout('cancel', 'pro', about).customer,
    emailsAbout('expire', 'system', about).customer,
    emailsAbout('expire', 'system', { ...about, suggestion }).customer,
    noAnswerYet(about),
  ]
  for (const email of ended({ ...booking, mayAskAgain: false })) expect(email?.button?.label).toBe('Find another pro')
  for (const email of ended(became)) {
    expect(email?.button).toMatchObject({ label: 'See your request', url: expect.stringContaining('/requests') })
    expect(email?.paragraphs.join()).not.toMatch(/other pool pros|another pro/i)
  }
})

test('after a block the reminder of a visit offers only to cancel it, and asks for nothing that is a message', () => {
  const visit = { ...booking, status: 'accepted', address: null, priceCents: null } as const
  const reminder = (about: Partial<BookingEmailData>) =>
    emailText(appointmentReminder({ ...visit, ...about }, booking.createdAt))
  const offers = [/Reschedule or cancel it there/, /Please add it on your dashboard/, /Ask before the visit/]
  for (const offer of offers) {
    expect(reminder({})).toMatch(offer)
    expect(reminder({ isBlocked: true })).not.toMatch(offer)
  }
  expect(reminder({ isBlocked: true })).toMatch(/Street address: Missing\.\n[^]*Price: Not named yet\.\n/)
  expect(reminder({ customerRole: 'pro' })).toContain('Plans changed? Cancel it there')
})

test('after a block nobody is asked to write about a visit that its customer canceled when its time had come', () => {
  expect(canceledLate(false)).toMatch(/did not take place\. If it did, please send them a message\.$/)
  expect(canceledLate(true)).toMatch(/did not take place\.$/)
})

test('a pro who takes no requests does not read that a free time can be requested', () => {
  for (const by of ['customer', 'pro'] as const) {
    const freed = (takesRequests: boolean) =>
      emailsAbout('cancel', by, { ...booking, takesRequests }).pro?.paragraphs.join()
    expect(freed(true)).toBe('The time is free again, and other customers can request it.')
    expect(freed(false)).toBe('The time is free again.')
  }
})

function canceledLate(isBlocked: boolean) {
  const late = { ...booking, isBlocked, updatedAt: booking.endsAt }
  return emailsAbout('cancel', 'customer', late).pro?.paragraphs.join()
}
