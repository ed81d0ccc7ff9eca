import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'

import { booking } from '../../../routes/dev-states/made-up.ts'
import { lazyComponents } from '../../../ui/lazy-component.ts'
import type { BookingParty } from '../booking.ts'
import { BookAgain } from './book-again.tsx'
import { BookingCard } from './booking-card.tsx'

beforeAll(() => Promise.all(lazyComponents))

const left = booking('completed', [], {
  notes: '',
  customerName: 'Former customer',
  customer: { firstName: 'Former customer', lastName: '', email: '', phone: '' },
  otherHasLeft: true,
  proIsListed: false,
})

function card(side: BookingParty, of = left): string {
  const shown = <BookingCard booking={of} side={side} now="2027-01-01T05:00:00.000Z" actions={null} cancel={null} />
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
  expect(card('pro', booking('pending', [], { customerName: 'Bill Zed' }))).toContain(
    'Bill Zed, asked by Dana Whitfield</bdi>\u00a0· <bdi>Pasadena',
  )
})
