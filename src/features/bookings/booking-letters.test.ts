import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { LetterHtml } from '../notifications/letter-html.tsx'
import { letterText } from '../notifications/letter.ts'
import { type BookingEventKind, type BookingTold, lettersAbout } from './booking-letters.ts'

const told: BookingTold = {
  siteUrl: 'https://poolwell.example',
  serviceName: 'Weekly cleaning',
  serviceType: 'Regular Maintenance',
  startsAt: new Date('2026-11-24T18:00:00Z'),
  timeZone: 'America/Los_Angeles',
  priceCents: 120_00,
  priceIsEstimate: true,
  address: '418 Oakland Ave',
  city: 'Pasadena',
  state: 'CA',
  zip: '91101',
  notes: 'A bit green.\nThe gate sticks.',
  customerName: 'Dana <script>alert(1)</script>',
  customerConfirmed: true,
  businessName: 'Blue Water & Sons',
  proId: 'p1',
  cancelReason: 'We moved',
}

const events: [BookingEventKind, 'customer' | 'pro' | 'system', ('customer' | 'pro')[]][] = [
  ['request', 'customer', ['pro', 'customer']],
  ['accept', 'pro', ['customer']],
  ['decline', 'pro', ['customer']],
  ['withdraw', 'customer', ['pro']],
  ['cancel', 'customer', ['pro']],
  ['cancel', 'pro', ['customer']],
  ['expire', 'system', ['customer']],
  ['complete', 'pro', ['customer']],
]

test.each(events)('%s by the %s is told to %j, with the same links in both halves', (kind, by, readers) => {
  const letters = lettersAbout(kind, by, told)
  expect(Object.keys(letters)).toEqual(readers)
  for (const letter of Object.values(letters)) {
    const html = renderToStaticMarkup(createElement(LetterHtml, { letter, siteUrl: told.siteUrl }))
    const text = letterText(letter)
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))
    for (const link of links.filter((url) => url !== told.siteUrl)) expect(text).toContain(link)
    expect(text).toContain('Tuesday, November 24, 2026 at 10:00 AM PST')
    expect(html + text + letter.subject).not.toMatch(/undefined|null|NaN|\[object/)
    expect(html).not.toContain('<script>')
    expect(letter.subject.length).toBeLessThan(80)
  }
})

test('a pro learns the street only with the visit', () => {
  for (const [kind, by] of events) {
    const { pro } = lettersAbout(kind, by, told)
    if (pro) expect(letterText(pro)).not.toContain('Oakland')
  }
  const { pro, customer } = lettersAbout('request', 'customer', told)
  expect(pro?.facts).toContainEqual(['Where', 'Pasadena, CA 91101'])
  expect(pro?.facts).toContainEqual(['Price', '$120.00 (estimate)'])
  expect(customer?.facts).toContainEqual(['Where', '418 Oakland Ave, Pasadena, CA 91101'])
})

test('words of their own are copied only to an address that is known to be the customer’s', () => {
  const { customer } = lettersAbout('request', 'customer', told)
  expect(customer?.facts).toContainEqual(['In your words', told.notes])
  const anybody = lettersAbout('request', 'customer', { ...told, customerConfirmed: false }).customer
  expect(anybody?.facts?.map(([name]) => name)).toEqual(['Service', 'When', 'Price'])
})

test('a request without a place, a price or a service of its own still makes sentences', () => {
  const bare = { ...told, serviceName: null, priceCents: null, address: null, city: null, state: null, zip: null }
  const { pro } = lettersAbout('request', 'customer', bare)
  expect(pro?.subject).toBe('New request: Regular Maintenance, Tue, Nov 24')
  expect(pro?.facts?.map(([name]) => name)).toEqual(['Service', 'When', 'In their words'])
  expect(lettersAbout('expire', 'system', bare).customer?.button?.url).toBe('https://poolwell.example/find-pros')
})

test('the reason reaches the other party', () => {
  expect(lettersAbout('cancel', 'pro', told).customer?.facts).toContainEqual(['Reason', 'We moved'])
  expect(lettersAbout('cancel', 'customer', told).pro?.facts).toContainEqual(['Reason', 'We moved'])
})
