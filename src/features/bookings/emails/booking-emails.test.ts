import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { EmailHtml } from '../../notifications/email-html.tsx'
import { emailText } from '../../notifications/email.ts'
import type { BookingEventKind } from '../booking-transitions.ts'
import { before, booking } from './booking-emails.fixture.ts'
import type { BookingEmailData } from './booking-email-facts.ts'
import { emailsAbout } from './booking-emails.ts'

const events: [BookingEventKind, 'customer' | 'pro' | 'system', ('customer' | 'pro')[]][] = [
  ['request', 'customer', ['pro', 'customer']],
  ['accept', 'pro', ['pro', 'customer']],
  ['decline', 'pro', ['customer']],
  ['withdraw', 'customer', ['pro', 'customer']],
  ['cancel', 'customer', ['pro', 'customer']],
  ['cancel', 'pro', ['pro', 'customer']],
  ['expire', 'system', ['pro', 'customer']],
  ['complete', 'pro', ['customer']],
  ['complete', 'customer', ['pro']],
  ['suggest', 'pro', ['customer']],
  ['retract', 'pro', ['customer']],
  ['take', 'customer', ['pro', 'customer']],
]

test.each(events)('%s by the %s is emailed to %j, with the same links in HTML and text', (kind, by, readers) => {
  const emails = emailsAbout(kind, by, booking)
  expect(Object.keys(emails)).toEqual(readers)
  for (const email of Object.values(emails)) {
    const html = renderToStaticMarkup(createElement(EmailHtml, { email, siteUrl: booking.siteUrl }))
    const text = emailText(email)
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))
    for (const link of links.filter((url) => url !== booking.siteUrl)) expect(text).toContain(link)
    expect(text).toContain('Tuesday, November 24, 2026 at 10:00 AM PST')
    expect(html + text + email.subject).not.toMatch(/undefined|null|NaN|\[object/)
    expect(html).not.toContain('<script>')
    expect(email.subject.length).toBeLessThan(80)
  }
})

test('the emails about a request say how many photos came with it, and where they are', () => {
  for (const text of textsWith(['a', 'b', 'c'])) expect(text).toContain('Photos: 3 photos, shown with the request')
  for (const text of textsWith(['a'])) expect(text).toContain('Photos: 1 photo, shown')
  const eight = Array.from({ length: 8 }, String)
  for (const text of textsWith(eight)) expect(text).toContain('Photos: The newest 8, shown with the request')
  for (const text of textsWith([])) expect(text).not.toContain('hoto')
})

function textsWith(photos: string[]) {
  return Object.values(emailsAbout('request', 'customer', { ...booking, photos })).map(emailText)
}

test('canceling a visit after its time does not announce free time', () => {
  const before = canceledAt(booking.updatedAt)
  expect(before.pro?.paragraphs.join()).toContain('The time is free again')
  expect(before.customer?.paragraphs.join()).toContain('nothing else for you to do')
  const after = canceledAt(booking.startsAt)
  for (const email of [after.pro, after.customer]) expect(email?.paragraphs.join()).toContain('did not take place')
})

function canceledAt(updatedAt: Date) {
  return emailsAbout('cancel', 'customer', { ...booking, updatedAt })
}

test('an email about a request for another time names both times, and says whether the earlier one still holds', () => {
  const rescheduling = { ...booking, cancelReason: null, replaced: before }
  const about = (kind: BookingEventKind, by: 'customer' | 'pro' | 'system', replaced: BookingEmailData['replaced']) =>
    Object.values(emailsAbout(kind, by, { ...rescheduling, replaced })).map(emailText)
  const stays = [
    about('request', 'customer', before),
    about('decline', 'pro', before),
    about('expire', 'system', before),
  ]
  for (const texts of stays.slice(1)) expect(texts.at(-1)).toContain('/dashboard%3Fbooking%3Db0%23b0')
  for (const text of [...stays.flat(), ...about('withdraw', 'customer', before)]) {
    expect(text).toContain('Instead of: Monday, November 23, 2026 at 9:00 AM PST')
    expect(text).toMatch(/stays (as it is|at the time)/)
  }
  const rescheduled = about('accept', 'pro', { ...before, status: 'canceled', endedAs: 'moved' })
  expect(rescheduled).toEqual([
    expect.stringMatching(/^The visit has moved[^]*Instead of: Monday/),
    expect.stringMatching(/^Your visit has moved[^]*Instead of: Monday/),
  ])

  // It repeats, and stands for the later visits, too.
  const withLater = { ...before, later: 3 }
  for (const [kind, by] of [
    ['request', 'customer'] as const,
    ['decline', 'pro'] as const,
    ['expire', 'system'] as const,
  ])
    for (const text of about(kind, by, withLater)) {
      expect(text).toContain('Instead of: Monday, November 23, 2026 at 9:00 AM PST and 3 later visits')
      expect(text).toMatch(/(they|visits) stay (as they are|at the time)/)
    }
  expect(about('accept', 'pro', { ...withLater, status: 'canceled', endedAs: 'moved' })).toEqual([
    expect.stringMatching(/^The visits have moved[^]*earlier ones are free/),
    expect.stringMatching(/^Your visits have moved[^]*earlier ones are free/),
  ])
  const onlyLater = { ...rescheduling, status: 'accepted', replaced: { ...withLater, status: 'completed' } } as const
  for (const text of Object.values(emailsAbout('accept', 'pro', onlyLater)).map(emailText))
    expect(text).toContain('Instead of: 3 visits after Monday')

  // Canceled meanwhile, or a request that was replaced at once: the answer does not mention it.
  for (const endedAs of [null, 'changed'] as const) {
    const gone = { ...before, status: 'canceled', endedAs } as const
    for (const [kind, by] of [
      ['accept', 'pro'] as const,
      ['decline', 'pro'] as const,
      ['withdraw', 'customer'] as const,
    ]) {
      expect(about(kind, by, gone)).toEqual(about(kind, by, null))
    }
  }
})

test('a pro gets the street only once the visit is accepted', () => {
  for (const [kind, by] of events) {
    const { pro } = emailsAbout(kind, by, booking)
    if (pro) expect(emailText(pro).includes('Oakland')).toBe(kind === 'accept' || kind === 'take')
  }
  const { pro, customer } = emailsAbout('request', 'customer', booking)
  expect(pro?.facts).toContainEqual(['Where', 'Pasadena, CA 91101'])
  expect(pro?.facts).toContainEqual(['Price', '$120.00 (estimate)'])
  expect(customer?.facts).toContainEqual(['Where', '418 Oakland Ave, Pasadena, CA 91101'])
})

test("the customer's own words are copied only to an address confirmed to be theirs", () => {
  const { customer } = emailsAbout('request', 'customer', booking)
  expect(customer?.facts).toContainEqual(['In your words', booking.notes])
  const anybody = emailsAbout('request', 'customer', { ...booking, customerConfirmed: false }).customer
  expect(anybody?.facts?.map(([name]) => name)).toEqual(['Service', 'When', 'Length', 'Price'])
})

test.each([
  ['accept', 'pro'],
  ['decline', 'pro'],
  ['cancel', 'pro'],
  ['expire', 'system'],
  ['take', 'customer'],
] as const)('what becomes of a request is told the customer with its day: %s', (kind, by) => {
  expect(emailsAbout(kind, by, { ...booking, status: 'accepted' }).customer?.subject).toContain('Tue, Nov 24')
})

test('emails about a request without a place, a price or a service still have complete sentences', () => {
  const bare = { ...booking, serviceName: null, priceCents: null, address: null, city: null, state: null, zip: null }
  const { pro } = emailsAbout('request', 'customer', bare)
  expect(pro?.subject).toBe('New request: Regular Maintenance, Tue, Nov 24')
  expect(pro?.facts?.map(([name]) => name)).toEqual(['Service', 'When', 'Length', 'Phone', 'Email', 'In their words'])
  expect(emailsAbout('expire', 'system', bare).customer?.button?.url).toBe(
    `https://poolwell.example/find-pros?service=1&takesRequests=true&except=${booking.proId}`,
  )
})

test('a request tells the pro how to reach the customer and how far away the pool is; for unconfirmed addresses the acceptance does', () => {
  const contact = [
    ['Phone', '(626) 555-0142'],
    ['Email', 'dana@example.com'],
  ]
  const distance = 'About 40 miles away; you serve 15 miles.'
  const far = emailsAbout('request', 'customer', { ...booking, distance }).pro?.facts
  expect(far).toEqual(expect.arrayContaining([...contact, ['Distance', distance]]))
  const unconfirmed = { ...booking, customerConfirmed: false }
  const asked = emailsAbout('request', 'customer', unconfirmed).pro?.facts
  for (const fact of contact) expect(asked).not.toContainEqual(fact)
  expect(emailsAbout('accept', 'pro', unconfirmed).pro?.facts).toEqual(expect.arrayContaining(contact))
})

test('a pro reads the street, and a whole ZIP code, only once they accept', () => {
  const pool = { ...booking, address: '418 Oakland Ave', city: 'Pasadena', state: 'CA', zip: '91101-2345' }
  const asked = emailsAbout('request', 'customer', pool).pro?.facts
  expect(asked).toContainEqual(['Where', 'Pasadena, CA 91101'])
  const accepted = emailsAbout('accept', 'pro', pool).pro?.facts
  expect(accepted).toContainEqual(['Where', '418 Oakland Ave, Pasadena, CA 91101-2345'])
})

test('emails tell both parties the terms of a visit or, without a price, how to settle it', () => {
  const { pro, customer } = emailsAbout('accept', 'pro', { ...booking, durationMinutes: 90 })
  const terms = [
    ['Length', 'About 1.5 hours'],
    ['Price', '$120.00 (estimate)'],
  ]
  for (const email of [pro, customer]) expect(email?.facts).toEqual(expect.arrayContaining(terms))
  expect(customer?.facts).toContainEqual(['Phone', '(626) 555-0187'])
  const open = emailsAbout('accept', 'pro', { ...booking, priceCents: null, address: null })
  expect(open.customer?.facts).toContainEqual(['Price', 'Not named yet. Ask before the visit.'])
  expect(open.pro?.facts).toContainEqual(['Price', expect.stringContaining('when you mark the visit completed')])
  expect(open.customer?.facts).toContainEqual(['Street address', 'Missing. Please add it on your dashboard.'])
  expect(open.pro?.paragraphs.join()).toContain('no street address yet')
  expect(pro?.paragraphs.join()).not.toContain('street')
})

test('both parties get the reason, but no unconfirmed address does: it may be anybody’s', () => {
  const reason = ['Reason', 'We moved']
  for (const by of ['pro', 'customer'] as const)
    for (const email of Object.values(emailsAbout('cancel', by, booking))) expect(email.facts).toContainEqual(reason)
  const { pro, customer } = emailsAbout('cancel', 'customer', { ...booking, customerConfirmed: false })
  expect(pro?.facts).toContainEqual(reason)
  expect(customer?.facts).not.toContainEqual(reason)
})

test('nobody gets a copy of what ended with their own account', () => {
  const ended = { ...booking, endedAs: 'account deleted' } as const
  for (const by of ['pro', 'customer'] as const) expect(Object.keys(emailsAbout('cancel', by, ended))).not.toContain(by)
  expect(Object.keys(emailsAbout('withdraw', 'customer', ended))).toEqual(['pro'])
})

test('whoever hears of a booking that ended with an account reads so in words', () => {
  const ended = { ...booking, endedAs: 'account deleted', cancelReason: 'account deleted' } as const
  const reason = ['Reason', 'They deleted their Poolwell account']
  for (const kind of ['decline', 'cancel'] as const) {
    expect(emailsAbout(kind, 'pro', ended).customer?.facts).toContainEqual(reason)
  }
  for (const kind of ['withdraw', 'cancel'] as const) {
    expect(emailsAbout(kind, 'customer', ended).pro?.facts).toContainEqual(reason)
  }
})

test('emails lead a customer who became a pro to their own requests, separate from the business', () => {
  const accepted = emailsAbout('accept', 'pro', { ...booking, customerRole: 'pro' }).customer
  expect(accepted?.button?.url).toBe(`${booking.siteUrl}/login?redirect=/pro-dashboard/requests%3Fbooking%3Db1%23b1`)
  expect(emailsAbout('accept', 'pro', booking).customer?.button?.url).toContain(
    'redirect=/dashboard%3Fbooking%3Db1%23b1',
  )
})
