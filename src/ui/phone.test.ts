import { expect, test } from 'vitest'

import { formatPhone, telLink } from './phone.ts'

const typed = [
  '5125550147',
  '512‑555‑0147',
  '512-555-0147',
  '512.555.0147',
  ' (512)555 0147',
  '1 512 555 0147',
  '+1 (512) 555-0147',
]

test.each(typed)('a US number is displayed and dialed the same however it was typed: %s', (phone) => {
  expect(formatPhone(phone)).toBe('(512) 555-0147')
  expect(telLink(phone)).toBe('tel:+15125550147')
})

test.each(['512-555-0147 x12', '(512) 555-0147, ext. 12', '5125550147 #12', '+1 512 555 0147 extension 12'])(
  'an extension is dialed after a pause, and not as the end of another number: %s',
  (phone) => {
    expect(formatPhone(phone)).toBe('(512) 555-0147 ext. 12')
    expect(telLink(phone)).toBe('tel:+15125550147,12')
  },
)

test('what is written after a number is not dialed', () => {
  expect(formatPhone('512.555.0147 (cell)')).toBe('(512) 555-0147 (cell)')
  expect(telLink('512.555.0147 (cell)')).toBe('tel:+15125550147')
})

test.each([
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['055 512 0147', 'tel:0555120147'],
])('any other number stays as it was typed: %s', (phone, link) => {
  expect(formatPhone(phone)).toBe(phone)
  expect(telLink(phone)).toBe(link)
})
