import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'

import { booking } from '../../../routes/dev-states/made-up.ts'
import { lazyComponents } from '../../../ui/lazy-component.ts'
import type { BookingParty } from '../booking.ts'
import { BookAgain } from './book-again.tsx'
import { BookingActions } from './booking-actions.tsx'
import { BookingCard } from './booking-card.tsx'
import type { ListedBooking } from './booking-facts.tsx'

beforeAll(() => Promise.all(lazyComponents))

const left = booking('completed', [], {
  notes: '',
  customerName: 'Former customer',
  customer: { firstName: 'Former customer', lastName: '', email: '', phone: '' },
  otherHasLeft: true,
  proIsListed: false,
})

function card(side: BookingParty, of = left, actions: ReactNode = null): string {
  const shown = <BookingCard booking={of} side={side} now="2027-01-01T05:00:00.000Z" actions={actions} cancel={null} />
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          {shown}
          {side === 'customer' ? <BookAgain booking={of} /> : null}
        </>
      ),
    },
  ])
  return renderToStaticMarkup(<Page initialEntries={['/']} />)
}

test('the card of a booking whose other party has left shows none of their words and links to nobody', () => {
  expect(card('pro')).toContain('Former customer')
  expect(card('pro')).not.toMatch(/Message|“”|mailto:|tel:/)
  expect(card('customer')).not.toMatch(/Message|href="\/pros|Book again/)
  expect(card('customer')).toContain('Find another pro')
})

test("the customer's card of a visit has the number to call the pro at, if it is known", () => {
  const link = 'href="tel:+16265550187">(626) 555-0187</a>'
  expect(card('customer', booking('accepted', [], { proPhone: '626.555.0187' }))).toContain(link)
  expect(card('customer', booking('accepted', []))).not.toContain('tel:')
})

test('what costs nothing is called free', () => {
  for (const side of ['customer', 'pro'] as const) {
    expect(card(side, { ...left, priceCents: 0, priceIsEstimate: false })).toContain('>Free')
  }
})

test('the card shows the photos of a booking small, and each leads to its large copy', () => {
  const html = card('pro', booking('pending', [], { photos: ['a', 'b'] }))
  const links = [...html.matchAll(/href="(\/media\/[^"]+)"[^>]*><img src="([^"]+)" alt="([^"]+)"/g)]
  expect(links.map(([, ...link]) => link)).toEqual([
    ['/media/a-1280.webp', '/media/a-512.webp', 'Photo 1 of 2'],
    ['/media/b-1280.webp', '/media/b-512.webp', 'Photo 2 of 2'],
  ])
  expect(card('pro', booking('pending', []))).not.toContain('/media/')
})

test("the pro's card names the person the visit is for, and the person who requested it if that is somebody else", () => {
  const html = card('pro', booking('pending', [], { customerName: 'Bill Zed' }))
  expect(html).toContain('<bdi>Bill Zed, asked by Dana Whitfield</bdi>')
  expect(html).toContain('<bdi>Pasadena, CA 91101</bdi>')
})

test('a pro reads to ask for the address of a visit, unless nobody can write', () => {
  const visit = booking('accepted', [], { address: null })
  expect(card('pro', visit)).toContain('There is no street address yet. Ask for it in a message.')
  expect(card('pro', { ...visit, isBlocked: true })).toContain('There is no street address yet.</p>')
  const request = booking('pending', [], { city: null, zip: null })
  expect(card('pro', request)).toContain('before you accept')
  expect(card('pro', { ...request, isBlocked: true })).not.toContain('before you accept')
})

test('each button on a card is described by whom the booking is with and when it is', () => {
  const rosa = booking('pending', ['accepted', 'rejected'], { customerName: 'Rosa Diaz', scheduledTime: '11:00' })
  const actions = <BookingActions booking={rosa} side="pro" statuses={rosa.actions} refused={undefined} />
  const html = card('pro', rosa, actions)
  const described = [...html.matchAll(/<button[^>]* aria-describedby="(\S+) (\S+)"[^>]*>(?:<[^>]+>)*(\w+)/g)]
  expect(described.map(([, , , label]) => label)).toEqual(['Accept', 'Decline'])
  const [, who, when] = described[0] ?? []
  expect(html).toMatch(new RegExp(`<p id="${who}"[^>]*><bdi>Rosa Diaz`))
  expect(html).toMatch(new RegExp(`<time id="${when}"[^>]*><span class="sr-only">[^<]* at 11:00 AM`))
})

test('whoever gives a reason knows who reads it, unless nobody does', () => {
  const asked = booking('pending', ['accepted', 'rejected'])
  expect(answersTo(asked).match(/Dana will see it\./g)).toHaveLength(1)
  expect(answersTo({ ...asked, isBlocked: true })).not.toContain('will see it')
})

test('a price for a request that repeats is that of each visit, and declining it does not say what accepting books', () => {
  const weekly = { id: 'b1', number: 1, everyWeeks: 1, times: 4, later: 3 } as const
  const open = { id: 'b1', priceCents: null, series: weekly, repeats: 'Every week.', notBooked: 'Accepting books 3.' }
  const asked = { ...booking('pending', ['accepted', 'rejected']), ...open }
  expect(answersTo(asked)).toContain('Your price in dollars for each visit')
  expect(answersTo(asked).match(/Every week\./g)).toHaveLength(3)
  expect(answersTo(asked).match(/Accepting books 3\./g)).toHaveLength(2)
  expect(answersTo({ ...asked, series: null })).toContain('Your price in dollars <')
})

function answersTo(of: ListedBooking): string {
  return card('pro', of, <BookingActions booking={of} side="pro" statuses={of.actions} refused={undefined} />)
}

test('whoever cancels or declines a request for another time reads that the visit stays, and whoever accepts it what moves', () => {
  const visit = { id: 'b2', scheduledDate: '2026-11-24', scheduledTime: '14:00', status: 'accepted' } as const
  const moving = booking('pending', ['canceled', 'rejected'], { replaced: { ...visit, endedAs: null, later: 0 } })
  const html = card(
    'customer',
    moving,
    <BookingActions booking={moving} side="customer" statuses={moving.actions} refused={undefined} />,
  )
  expect(html.match(/cannot be undone\. The visit on Tue, Nov 24, 2:00 PM stays as it is\./g)).toHaveLength(2)
  expect(answersTo({ ...moving, actions: ['accepted'] })).toContain(
    'held for this customer. It takes the place of the visit on Tue, Nov 24, 2:00 PM.',
  )
})
