import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { booking } from '../../../routes/dev-states/made-up.ts'
import type { BookingParty } from '../booking.ts'
import { BookAgain } from './book-again.tsx'
import { BookingCard } from './booking-card.tsx'

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

test("the pro's card names the person the visit is for, and the person who requested it if that is somebody else", () => {
  expect(card('pro', booking('pending', [], { customerName: 'Bill Zed' }))).toContain(
    'Bill Zed, asked by Dana Whitfield</bdi>\u00a0· <bdi>Pasadena',
  )
})
