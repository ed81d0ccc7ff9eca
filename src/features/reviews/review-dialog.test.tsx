import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import type { BookingParty, BookingView } from '../bookings/booking.ts'
import { booking } from '../../routes/dev-states/made-up.ts'
import { ReviewDialog } from './review-dialog.tsx'

test('a pro who answers a review reads all of it above the answer, with its photos: the dialog covers its card', () => {
  const comment = `Muddy shoes. ${'The water is as green as before. '.repeat(30)}I called twice.`
  const reviewed = booking('completed', [], { review: { id: 'r1', rating: 2, comment }, reviewPhotos: ['p1'] })
  const html = shown(reviewed, 'pro')
  expect(html).toMatch(/<h3[^>]*>Your answer<.*“Muddy shoes\..*I called twice\.”.*alt="Photo 1 of 1"/)
  expect(html).not.toContain('<summary')
})

test('nobody is asked to review a pro who has left, or to edit what nobody reads; a pro can still answer', () => {
  const review = { id: 'r1', rating: 2, comment: 'Muddy shoes.' }
  for (const [changes, label] of [[{}, 'Leave Review'] as const, [{ review }, 'Edit review'] as const]) {
    expect(shown(booking('completed', [], changes), 'customer')).toContain(label)
    expect(shown(booking('completed', [], { ...changes, otherHasLeft: true }), 'customer')).toBe('')
  }
  expect(shown(booking('completed', [], { review, otherHasLeft: true }), 'pro')).toContain('Answer review')
})

function shown(about: BookingView, side: BookingParty): string {
  const Page = createRoutesStub([{ path: '/', Component: () => <ReviewDialog booking={about} side={side} /> }])
  return renderToStaticMarkup(<Page initialEntries={['/']} />)
}
