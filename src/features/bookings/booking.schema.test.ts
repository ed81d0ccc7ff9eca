import { expect, test } from 'vitest'

import { Cursor } from '../../platform/cursor.ts'
import { fieldErrors } from '../../platform/json.server.ts'
import { BookingRequest, BookingsQuery, BookingStatusChange } from './booking.schema.ts'

const request = {
  customerName: 'Dana Whitfield',
  email: 'dana@example.com',
  phone: '(626) 555-0142',
  requestDate: '2026-12-01',
  requestTime: '09:00',
  serviceType: 'Regular Maintenance',
  description: 'A bit green at the steps after the storm.',
  proId: '0190f1b2-0000-7000-8000-000000000000',
}

function problems(changes: object) {
  const parsed = BookingRequest.safeParse({ ...request, ...changes })
  return parsed.success ? {} : fieldErrors(parsed.error)
}

test('the messages are those of the specification, one per field', () => {
  const wrong = {
    customerName: ' D ',
    email: 'dana',
    phone: '626-555014',
    requestDate: '',
    requestTime: '',
    serviceType: ' ',
    description: 'too short',
  }
  expect(problems(wrong)).toEqual({
    customerName: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    phone: 'Phone number must be at least 10 digits',
    requestDate: 'Please select a date',
    requestTime: 'Please select a time',
    serviceType: 'Please select a service type',
    description: 'Please provide at least 10 characters describing your needs',
  })
})

test('a missing field gets the same message as a wrong one', () => {
  for (const name of ['customerName', 'email', 'phone', 'requestDate', 'requestTime', 'serviceType', 'description']) {
    expect(problems({ [name]: undefined })).toEqual({ [name]: expect.stringMatching(/^(Name|Please|Phone)/) })
  }
})

test('the name of a category is stored as we spell it, however it was typed', () => {
  const { serviceType } = BookingRequest.parse({ ...request, serviceType: ' opening & CLOSING ' })
  expect(serviceType).toBe('Opening & Closing')
})

test('impossible dates and times are refused', () => {
  for (const requestDate of ['2026-02-30', '12/01/2026', 'tomorrow']) {
    expect(problems({ requestDate })).toEqual({ requestDate: 'Please select a date' })
  }
  for (const requestTime of ['9:00', '24:00', '13:00 PM', '09:60', 'noon']) {
    expect(problems({ requestTime })).toEqual({ requestTime: 'Please select a time' })
  }
})

const priceOf = (change: object) => BookingStatusChange.safeParse(change).data?.price

test('a price can be given when accepting or completing, as a number or as text', () => {
  expect(priceOf({ status: 'accepted', price: 220.5 })).toBe(220.5)
  expect(priceOf({ status: 'completed', price: ' 95 ' })).toBe(95)
  expect(priceOf({ status: 'accepted', price: '' })).toBeUndefined()
  const wrong = [
    { status: 'canceled', price: 1 },
    { status: 'rejected', price: '1' },
    ...[-1, 1.005, 2_000_000, 'ten', null].map((price) => ({ status: 'accepted', price })),
  ]
  for (const change of wrong) {
    const { error } = BookingStatusChange.safeParse(change)
    expect(error?.issues.map(({ path }) => path)).toEqual([['price']])
  }
})

const timeOf = (requestTime: string) => BookingRequest.parse({ ...request, requestTime }).requestTime

test('a time is understood in 24-hour and 12-hour notation', () => {
  expect(['14:30', '2:30 PM', '2:30\u202FPM', '12:00 AM', '12:15 pm', '08:00 AM'].map(timeOf)).toEqual([
    '14:30',
    '14:30',
    '14:30',
    '00:00',
    '12:15',
    '08:00',
  ])
})

test("the pro's address may be sent but is ignored; a price is refused", () => {
  expect(problems({ proEmail: 'someone@else.example', proBusinessName: 'Somebody' })).toEqual({})
  for (const name of ['price', 'status', 'customerId', 'durationMinutes']) {
    expect(problems({ [name]: 1 })).toHaveProperty(name)
  }
})

test('optional fields left empty are omitted', () => {
  const read = BookingRequest.parse({ ...request, address: '  ', zip: '91101', serviceId: '' })
  expect(read).toMatchObject({ address: null, city: null, state: null, zip: '91101', serviceId: null })
})

test('a ZIP has five digits, or nine', () => {
  for (const zip of ['91101', '91101-2345', '', null]) expect(problems({ zip })).toEqual({})
  for (const zip of ['abc', '9110', '911011']) {
    expect(problems({ zip })).toEqual({ zip: 'Please give the ZIP code as five digits' })
  }
})

test('a status is one of the five', () => {
  expect(BookingStatusChange.parse({ status: 'canceled', reason: ' Rain ' })).toEqual({
    status: 'canceled',
    reason: 'Rain',
  })
  expect(BookingStatusChange.safeParse({ status: 'done' }).success).toBe(false)
  expect(BookingsQuery.parse({ status: 'canceled,rejected' })).toEqual({ status: ['canceled', 'rejected'] })
  expect(BookingsQuery.safeParse({ status: 'done' }).success).toBe(false)
})

test('a cursor survives the round trip, and a forged one is refused', () => {
  const place = { at: new Date('2026-06-01T12:00:00.123Z'), id: request.proId }
  expect(Cursor.decode(Cursor.encode(place))).toEqual(place)
  for (const forged of ['', 'zzz', '*', btoa('2026-06-01 x'), btoa(`yesterday ${request.proId}`)]) {
    expect(BookingsQuery.safeParse({ cursor: forged }).success).toBe(false)
  }
})
