import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { BookingRequestForm } from './booking-request-form.tsx'

function markup(node: ReactNode): string {
  const Page = createRoutesStub([{ path: '/', Component: () => node }])
  return renderToStaticMarkup(<Page initialEntries={['/']} />)
}

/** The text that a browser without scripts would show: no tags, single spaces. */
function words(html: string): string {
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

const blueWater = { userId: 'p1', businessName: 'Blue Water', serviceRadius: 15, latitude: 34.1, longitude: -118.1 }

const prepared = {
  today: '2026-11-24',
  days: [],
  longest: 660,
  zone: 'Pacific Time (Los Angeles)',
  categories: [],
  visitor: { firstName: 'Dana', lastName: 'Whitfield', email: 'dana@example.com' },
}

test("the request form uses the API's field names, and offers every free time before scripts have loaded", () => {
  const html = markup(
    <BookingRequestForm
      pro={{ ...blueWater, services: [] }}
      prepared={{
        ...prepared,
        days: [
          { date: '2026-11-24', slots: [] },
          { date: '2026-11-25', slots: ['08:00', '14:00'] },
          { date: '2026-11-26', slots: ['09:00'] },
        ],
        categories: [{ name: 'Leak Detection' }],
      }}
    />,
  )
  expect(words(html)).toContain('Some of these may be past or taken on your day. Pacific Time (Los Angeles)')
  expect(words(html)).toContain(
    'Street address You can add it later: the pro needs it before the visit, and sees it once they accept.',
  )
  expect(words(html)).toContain('The pro quotes a price 1 hour')
  expect(words(html)).toContain('Only if it repeats.')
  expect(words(html)).not.toContain('Choose a service')
  const names = [...html.matchAll(/<(?:input|select|textarea)(?! [^>]*form="")[^>]* name="(\w+)"/g)].map(
    ([, name]) => name,
  )
  const spec = ['customerName', 'email', 'phone', 'requestDate', 'requestTime', 'serviceType', 'description']
  expect(new Set(names)).toEqual(
    new Set([...spec, 'proId', 'intent', 'shown', 'picture', 'address', 'city', 'state', 'zip']),
  )
  expect(html).toMatch(/name="requestDate"[^>]* value="2026-11-25"/)
  expect([...html.matchAll(/<input type="radio"[^>]* value="(\d\d:\d\d)"/g)].map(([, time]) => time)).toEqual([
    '08:00',
    '09:00',
    '14:00',
  ])
})

test('the request form begins with the pro’s services and their prices, and ends with what was chosen', () => {
  const service = { id: 's1', name: 'Leak hunt', description: 'x', categoryId: 5, categoryName: 'Leak Detection' }
  const html = markup(
    <BookingRequestForm
      pro={{
        ...blueWater,
        services: [{ ...service, priceCents: 90_00, priceType: 'hourly', durationMinutes: 120 }],
      }}
      prepared={{
        ...prepared,
        days: [{ date: '2026-11-25', slots: ['08:00', '14:00'] }],
        categories: [{ name: 'Pool Renovation' }],
      }}
      refused={{ message: null, fields: {}, values: { serviceType: 'Leak Detection/s1' } }}
    />,
  )
  const names = [...html.matchAll(/<(?:input|select|textarea)[^>]* name="(\w+)"/g)].map(([, name]) => name)
  const order = ['serviceType', 'day', 'requestDate', 'requestTime', 'zip', 'address', 'description', 'customerName']
  expect([...new Set(names)].filter((name) => order.includes(`${name}`))).toEqual(order)
  expect(html).toContain('<option value="Leak Detection/s1" selected="">Leak hunt · About $180</option>')
  expect(html).toMatch(/<optgroup label="Not listed, or not sure which"><option value="Pool Renovation">/)
  expect(html).toContain('aria-label="Wednesday, November 25, 2 free times"')
  expect(words(html)).toMatch(/Wed 25 2 times .* About \$180 2 hours at \$90 per hour Send request/)
})

test('days around a visit that is to move are not called the next ones', () => {
  const days = [
    { date: '2026-11-24', slots: ['08:00'] },
    { date: '2026-11-25', slots: ['08:00'] },
  ]
  const shown = (today: string) =>
    words(markup(<BookingRequestForm pro={{ ...blueWater, services: [] }} prepared={{ ...prepared, today, days }} />))
  expect(shown('2026-11-24')).toContain('Next free days until Nov 25')
  expect(shown('2026-11-20')).toContain('Free days from Nov 24 until Nov 25')
})

test('the price next to the button is that of each visit, once the request repeats', () => {
  const service = { id: 's1', name: 'Leak hunt', categoryId: 5, categoryName: 'Leak Detection', durationMinutes: 60 }
  const asked = (values: Record<string, string>, priceCents = 90_00) => {
    const pro = { ...blueWater, services: [{ ...service, priceCents, priceType: 'estimate' as const }] }
    const refused = { message: null, fields: {}, values: { serviceType: 'Leak Detection/s1', ...values } }
    return words(markup(<BookingRequestForm {...{ pro, prepared, refused }} />))
  }
  expect(asked({})).toContain('About $90 Confirmed by quote')
  expect(asked({ 'repeat.everyWeeks': '1' })).toContain('About $90 each Confirmed by quote')
  expect(asked({ 'repeat.everyWeeks': '1' }, 0)).toContain('Custom quote 1 hour')
  expect(asked({ 'repeat.everyWeeks': '1', which: 'one' })).not.toContain('each Confirmed')
})

test('the form says which photos are to be chosen again, and which stay with a request that is changed', () => {
  expect(shown('')).toContain('Up to 4, 8 MB each: the pool, or what is broken.')
  expect(shown('1')).toContain('Please choose your photo again.')
  expect(shown('2', 3)).toContain('Please choose your 2 photos again.')
  expect(shown('', 1)).toContain('The photo that you sent stays with it.')
  expect(shown('', 3)).toContain('The photos that you sent stay with it.')
})

function shown(photos: string, sentPhotos?: number): string {
  return words(
    markup(
      <BookingRequestForm
        pro={{ ...blueWater, services: [] }}
        prepared={{ ...prepared, sentPhotos }}
        refused={{ message: null, fields: {}, values: { photos } }}
      />,
    ),
  )
}

test('why an hour or a day is refused is said once, by the answer; if another visitor took the hour, next to the hours', () => {
  const past = 'Please select a time that is not in the past'
  expect(refusedWith({ requestTime: past })).toMatch(new RegExp(`Time 2:00 PM .*your day. Pacific Time.* ${past} `))
  expect(refusedWith({ requestTime: past })).not.toContain('not free on this day')
  const closed = refusedWith({ requestDate: 'This professional does not work on that day' }, '2026-11-26')
  expect(closed).not.toContain('No times are free on this day')
  expect(refusedWith({})).toContain('9:00 AM is not free on this day. Please choose another time.')
})

function refusedWith(fields: Record<string, string>, requestDate = '2026-11-24'): string {
  const days = ['2026-11-24', '2026-11-26'].map((date, at) => ({ date, slots: at === 0 ? ['14:00'] : [] }))
  return words(
    markup(
      <BookingRequestForm
        pro={{ ...blueWater, services: [] }}
        prepared={{ ...prepared, days }}
        refused={{ message: 'Not sent', fields, values: { requestDate, requestTime: '09:00' } }}
      />,
    ),
  )
}

test('a service named in the address is the only choice; if it is longer than the pro works without a break, no time is', () => {
  const service = { id: 's1', name: 'Replastering', categoryId: 6, categoryName: 'Pool Renovation', priceCents: 900_00 }
  const booked = { ...service, priceType: 'fixed', durationMinutes: 720 } as const
  const html = markup(
    <BookingRequestForm
      pro={{ ...blueWater, services: [] }}
      prepared={{ ...prepared, days: [{ date: '2026-11-24', slots: [] }], booked }}
    />,
  )
  expect(words(html)).toContain(
    'This takes longer than the pro works without a break. Please write them a message instead.',
  )
  expect(html).toContain('<input type="hidden" name="serviceType" value="Pool Renovation/s1"/>')
  expect(html).not.toMatch(/<select[^>]* name="serviceType"/)
})
