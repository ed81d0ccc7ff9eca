import { expect, test } from 'vitest'

import { booking } from '../../../routes/dev-states/made-up.ts'
import { movesAlong, remarkOf, stillWaiting, whatStays } from './booking-remark.ts'

const other = { id: 'b2', scheduledDate: '2026-11-24', scheduledTime: '14:00', andLater: false }
const accepted = { ...other, status: 'accepted', endedAs: null, later: 0 } as const

test('a request between blocked people says to both, in the same words, that it cannot be accepted', () => {
  const blocked = booking('pending', [], { isBlocked: true })
  expect(remarkOf(blocked, 'pro')).toBe('You cannot accept: the two of you cannot write to each other.')
  expect(remarkOf(blocked, 'customer')).toBe('Your pro cannot accept: the two of you cannot write to each other.')
  expect(remarkOf({ ...blocked, status: 'accepted', phase: 'coming' }, 'pro')).toBeUndefined()
})

test('after a block a pro is not told to ask the customer about a visit that did not take place', () => {
  const begun = booking('accepted', [], { phase: 'begun' })
  expect(remarkOf(begun, 'pro')).toBe('Did not take place? Ask Dana to cancel it.')
  expect(remarkOf({ ...begun, isBlocked: true }, 'pro')).toBe('Did not take place? Only Dana can cancel it.')
})

test('a request for another time names the earlier time, and says what happens to it', () => {
  const stands = booking('pending', [], { replaced: accepted })
  expect(remarkOf(stands, 'pro')).toBe(
    'Instead of the visit on Tue, Nov 24, 2:00 PM, which stays until this is accepted.',
  )
  expect(whatStays(stands)).toBe('The visit on Tue, Nov 24, 2:00 PM stays as it is.')
  const withLater = booking('pending', [], { replaced: { ...accepted, later: 3 } })
  expect(whatStays(withLater)).toBe('The visit on Tue, Nov 24, 2:00 PM and 3 later visits stay as they are.')
  expect(remarkOf(withLater, 'pro')).toBe(
    'Instead of the visit on Tue, Nov 24, 2:00 PM and 3 later visits, which stay until this is accepted.',
  )
  const onlyLater = booking('pending', [], { replaced: { ...accepted, status: 'completed', later: 3 } })
  expect(remarkOf(onlyLater, 'pro')).toContain('Instead of 3 visits after the visit on Tue, Nov 24, 2:00 PM')
  const changed = booking('pending', [], { replaced: { ...accepted, status: 'canceled', endedAs: 'changed' } })
  expect(remarkOf(changed, 'customer')).toBe('Instead of Tue, Nov 24, 2:00 PM.')
  const gone = booking('pending', [], { replaced: { ...accepted, status: 'canceled' } })
  expect(remarkOf(gone, 'pro')).toBeUndefined()
  expect(whatStays(gone)).toBeNull()
})

test('after a block a request to move a visit can neither be accepted nor canceled to see other times', () => {
  const asked = booking('accepted', [], { replacement: { ...other, status: 'pending' }, bothAskToMove: true })
  const blocked = { ...asked, isBlocked: true }
  expect(remarkOf(asked, 'customer')).toMatch(/until that is accepted\. .* cancel your request to see when/)
  expect(remarkOf(blocked, 'customer')).toBe('You asked to move it to Tue, Nov 24, 2:00 PM. It stays as it is.')
  expect(remarkOf(asked, 'pro')).toContain('The times you suggested wait')
  expect(remarkOf(blocked, 'pro')).not.toContain('The times you suggested wait')
  expect(movesAlong(asked, 'customer')).toMatch(/until that is accepted\.$/)
  expect(movesAlong(blocked, 'customer')).toMatch(/It stays as it is\.$/)
})

test('a visit with a pending request to reschedule says so to both parties until it is answered', () => {
  const asked = booking('accepted', [], { replacement: { ...other, status: 'pending' } })
  expect(remarkOf(asked, 'customer')).toContain('You asked to move it to Tue, Nov 24, 2:00 PM.')
  expect(remarkOf(asked, 'pro')).toContain('Dana asks to move it to Tue, Nov 24, 2:00 PM')
  expect(stillWaiting(asked)).toBe('The request for Tue, Nov 24, 2:00 PM still waits for an answer.')
  const series = { id: 'b1', number: 2, everyWeeks: 1, times: 6, later: 4 } as const
  const withLater = { ...asked, series, replacement: { ...other, status: 'pending', andLater: true } } as const
  expect(remarkOf(withLater, 'customer')).toBe(
    'You asked to move it and the later visits, from Tue, Nov 24, 2:00 PM on. They stay as they are until that is accepted.',
  )
  expect(remarkOf(withLater, 'pro')).toContain(
    'Dana asks to move it and the later visits, from Tue, Nov 24, 2:00 PM on',
  )
  expect(remarkOf({ ...withLater, series: { ...series, later: 0 } }, 'pro')).toContain('to move it to Tue, Nov 24')
  const declined = booking('accepted', [], { replacement: { ...other, status: 'rejected' } })
  expect(remarkOf(declined, 'customer')).toBeUndefined()
  expect(stillWaiting(declined)).toBeNull()
})

test('a visit that both ask to move tells each of them what the other one wishes', () => {
  const both = booking('accepted', [], { replacement: { ...other, status: 'pending' }, bothAskToMove: true })
  expect(remarkOf(both, 'customer')).toBe(
    `You asked to move it to Tue, Nov 24, 2:00 PM. It stays as it is until that is accepted. ${both.pro.firstName} asked to move it, too: cancel your request to see when.`,
  )
  expect(remarkOf(both, 'pro')).toContain('The times you suggested wait for your answer.')
  const request = booking('pending', [], { replaced: accepted, bothAskToMove: true })
  expect(remarkOf(request, 'customer')).toBe(
    'Instead of the visit on Tue, Nov 24, 2:00 PM, which stays until this is accepted. Maria asked to move it, too: cancel your request to see when.',
  )
  expect(remarkOf(request, 'pro')).toContain('is accepted. The times you suggested wait for your answer.')
})

test('a visit that its customer moved to a suggested time says where from, until they ask for another one', () => {
  const moved = booking('accepted', [], { movedFrom: { date: '2026-11-23', time: '09:00' } })
  for (const side of ['customer', 'pro'] as const)
    expect(remarkOf(moved, side)).toBe('Moved from Mon, Nov 23, 9:00 AM.')
  expect(remarkOf({ ...moved, replacement: { ...other, status: 'pending' } }, 'customer')).toContain('You asked')
})

test('a visit that has begun says what it waits for, even with a pending request to reschedule', () => {
  const begun = booking('accepted', [], { phase: 'begun', replacement: { ...other, status: 'pending' } })
  expect(remarkOf(begun, 'customer')).toBe('Once Maria marks it completed, you can review it.')
  expect(remarkOf(begun, 'pro')).toBe('Did not take place? Ask Dana to cancel it.')
  expect(remarkOf(booking('accepted', ['completed', 'canceled'], { phase: 'over' }), 'customer')).toBe(
    'Did it take place? Mark it completed, and review it. If it did not, cancel it.',
  )
  expect(remarkOf({ ...begun, otherHasLeft: true }, 'pro')).toBe('The customer deleted their account.')
  expect(remarkOf({ ...begun, otherHasLeft: true }, 'customer')).toBe('The pro deleted their account.')
})

test('a replaced booking names the time that replaced it', () => {
  const to = { replacement: { ...other, status: 'completed' } } as const
  expect(remarkOf(booking('canceled', [], { ...to, endedAs: 'moved' }), 'customer')).toBe(
    'Moved to Tue, Nov 24, 2:00 PM.',
  )
  expect(remarkOf(booking('canceled', [], { endedAs: 'changed' }), 'pro')).toBe('Changed to another time.')
  expect(remarkOf(booking('canceled', [], { cancelReason: 'Rain' }), 'pro')).toBe('Reason: Rain')
  expect(remarkOf(booking('canceled', []), 'pro')).toBeUndefined()
})

test('a canceled booking says who canceled it', () => {
  const byPro = booking('canceled', [], { canceledBy: 'pro', cancelReason: 'The truck broke down' })
  expect(remarkOf(byPro, 'customer')).toBe('Maria canceled it. Reason: The truck broke down')
  expect(remarkOf(byPro, 'pro')).toBe('You canceled it. Reason: The truck broke down')
  expect(remarkOf(booking('canceled', [], { canceledBy: 'customer' }), 'pro')).toBe('Dana canceled it.')
})

test('a booking that ended because the other party left says so', () => {
  const ended = booking('canceled', [], { endedAs: 'account deleted' })
  expect(remarkOf(ended, 'pro')).toBe('The customer deleted their account.')
  expect(remarkOf(ended, 'customer')).toBe('The pro deleted their account.')
})
