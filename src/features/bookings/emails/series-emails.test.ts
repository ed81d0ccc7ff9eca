import { expect, test } from 'vitest'

import { emailText } from '../../notifications/email.ts'
import type { BookingEventKind } from '../booking-transitions.ts'
import type { BookingEmailData } from './booking-email-facts.ts'
import { booking } from './booking-emails.fixture.ts'
import { emailsAbout } from './booking-emails.ts'
import { chooseReminder } from './choose-reminder.ts'

const series = { seriesId: booking.id, seriesNumber: 1, repeatWeeks: 1, repeatTimes: 5 } as const

const emails = (kind: BookingEventKind, by: 'customer' | 'pro', changes: Partial<BookingEmailData>) =>
  Object.values(emailsAbout(kind, by, { ...booking, ...series, ...changes }))

const prices = (...about: Parameters<typeof emails>) =>
  emails(...about).map(({ facts = [] }) => facts.find(([name]) => name === 'Price')?.[1])

const canceled = (by: 'customer' | 'pro', laterCanceled: number) =>
  emails('cancel', by, { status: 'canceled', laterCanceled }).map(({ subject, title }) => [subject, title])

const accepted = (seriesNumbers: number[]) =>
  emails('accept', 'pro', { status: 'accepted', seriesNumbers }).map(emailText)

test('next to the dates of a repeating request, the price is that of each visit; of a completed visit, it is its own', () => {
  const each = '$120.00 for each visit (estimate)'
  expect(prices('request', 'customer', {})).toEqual([each, each])
  const named = { status: 'accepted', priceIsEstimate: false } as const
  expect(prices('accept', 'pro', named)).toEqual(Array(2).fill('$120.00 for each visit'))
  expect(prices('complete', 'pro', { ...named, status: 'completed' })).toEqual(['$120.00'])
  expect(prices('request', 'customer', { seriesId: 'another' })).toEqual(Array(2).fill('$120.00 (estimate)'))
})

test('next to the later visits that move along, the price is that of each visit, too', () => {
  const suggestion = { starts: [booking.startsAt], note: null, priceCents: null, movesFrom: booking.startsAt }
  const moving = (andLater: boolean) =>
    ({ status: 'accepted', seriesId: 'another', suggestion: { ...suggestion, andLater } }) as const
  const each = '$120.00 for each visit (estimate)'
  expect(prices('suggestMove', 'pro', moving(true))).toEqual([each])
  expect(prices('takeMove', 'customer', moving(true))).toEqual([each, each])
  expect(prices('takeMove', 'customer', moving(false))).toEqual(Array(2).fill('$120.00 (estimate)'))
})

test('a time suggested for a request that repeats is said to book several visits, also in the reminder', () => {
  const suggestion = { starts: [booking.startsAt], note: null, priceCents: null, movesFrom: null, andLater: false }
  for (const [repeats, is] of [
    [series, 'your visits are'],
    [{ seriesId: 'another' }, 'your visit is'],
  ] as const) {
    const [suggested] = emails('suggest', 'pro', { ...repeats, suggestion })
    const reminder = chooseReminder({ ...booking, ...repeats, suggestion })
    for (const email of [suggested, reminder]) expect(email?.paragraphs[0]).toContain(`and ${is} booked right away.`)
    expect(suggested?.facts?.some(([name]) => name === 'Repeats')).toBe(repeats === series)
  }
})

test('an accepted request that became several visits is written about as several, and one that became one as one', () => {
  expect(accepted([1, 3])).toEqual([
    expect.stringMatching(/^2 visits are booked[^]*and the times are booked\./),
    expect.stringMatching(/^Your visits are booked[^]*accepted, and the times are yours\./),
  ])
  expect(accepted([1])).toEqual([
    expect.stringMatching(/^It’s booked[^]*and the time is booked\./),
    expect.stringMatching(/^Your visit is booked[^]*accepted, and the time is yours\./),
  ])
})

test('a pro who is asked for several visits reads that accepting books their times', () => {
  const paragraphs = [series, {}].map((it) => emailsAbout('request', 'customer', { ...booking, ...it }).pro?.paragraphs)
  expect(paragraphs[0]?.[0]).toContain('Accept it, and the times are booked;')
  expect(paragraphs[1]?.[0]).toContain('Accept it, and the time is booked;')
})

test('visits of a series that were canceled together are written about as several', () => {
  expect(canceled('pro', 2)).toEqual([
    ['3 visits canceled: Weekly cleaning, from Tue, Nov 24 on', 'You canceled 3 visits'],
    ['Blue Water & Sons canceled your 3 visits from Tue, Nov 24 on', 'Your 3 visits were canceled'],
  ])
  expect(canceled('customer', 2)).toEqual([
    ['3 visits canceled: Weekly cleaning, from Tue, Nov 24 on', expect.stringMatching(/ canceled 3 visits$/)],
    ['3 visits canceled: Weekly cleaning, from Tue, Nov 24 on', 'Your 3 visits are canceled'],
  ])
  const [also] = emails('cancel', 'pro', { status: 'canceled', laterCanceled: 1 })
  expect(also?.facts).toContainEqual(['Also canceled', 'The later visit'])
  expect(canceled('pro', 0)[1]).toEqual([
    'Blue Water & Sons canceled your visit on Tue, Nov 24',
    'Your visit was canceled',
  ])
})
