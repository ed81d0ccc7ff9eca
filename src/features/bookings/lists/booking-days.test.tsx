import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'

import { booking as madeUp } from '../../../routes/dev-states/made-up.ts'
import { lazyComponents } from '../../../ui/lazy-component.ts'
import { BookingDays } from './booking-days.tsx'
import type { ListedBooking } from './booking-facts.tsx'

beforeAll(() => Promise.all(lazyComponents))

const series = { id: 'b1', number: 1, everyWeeks: 1, times: 8, later: 7 } as const
const booking = (changes: Partial<ListedBooking>): ListedBooking => ({
  ...madeUp('accepted', [], { series }),
  ...changes,
})

const today = booking({ id: 'b1', serviceName: 'Cleaning', day: 'Today' })
const sameDay = booking({ id: 'c1', series: null, serviceName: 'Pump repair', day: 'Today' })
const nextWeek = booking({
  id: 'b2',
  customerName: 'Bill Zed',
  scheduledTime: '10:00',
  day: 'Tue, Dec 1',
  place: '2 of 8',
})
const weekAfter = booking({ id: 'b3', serviceName: 'Cleaning', day: 'Tue, Dec 8', place: '3 of 8' })

function markup(bookings: ListedBooking[], opened: ListedBooking | null = null): string {
  const shown = { side: 'pro', now: '2026-11-24T20:00:00.000Z', bookings, opened } as const
  const Page = createRoutesStub([{ path: '/', Component: () => <BookingDays {...shown} /> }])
  return renderToStaticMarkup(<Page initialEntries={['/?cursor=second']} />)
}

/** Those of the list, without those of dialogs. */
const headings = (html: string) =>
  [...html.matchAll(/<(h\d)(?! id)[^>]*>([^<]+)/g)].map(([, level, text]) => `${level} ${text}`)
const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test('each day has one heading above those of its visits, and later visits of a series are rows that lead to the same page', () => {
  const html = markup([today, sameDay, nextWeek, weekAfter])
  expect(headings(html)).toEqual(['h2 Today', 'h3 Cleaning', 'h3 Pump repair', 'h2 Tue, Dec 1', 'h2 Tue, Dec 8'])
  expect(html).toMatch(/<li id="b2"><a[^>]* href="\?booking=b2&amp;cursor=second#b2"/)
  expect(words(html)).toContain('Tue, Dec 1 10:00 AM Bill Zed · Pasadena 2 of 8 Tue, Dec 8')
})

test('a row that is opened is a card in its place, and can be focused', () => {
  const html = markup([today, nextWeek, weekAfter], weekAfter)
  expect(headings(html)).toEqual(['h2 Today', 'h3 Cleaning', 'h2 Tue, Dec 1', 'h2 Tue, Dec 8', 'h3 Cleaning'])
  expect(html).toMatch(/<li id="b3" tabindex="-1"><article/)
})

test('a list without days has no headings of its own', () => {
  const over = booking({ id: 'b0', serviceName: 'Cleaning', phase: 'over' })
  expect(headings(markup([over]))).toEqual(['h2 Cleaning'])
  expect(markup([])).toBe('')
})
