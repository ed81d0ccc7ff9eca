import { expect, test } from 'vitest'

import { fieldErrors } from '../../platform/json.server.ts'
import { BusinessInfo, SignupForm } from './pro.schema.ts'

const business = {
  businessName: 'Blue Haven Pool Care',
  description: 'Weekly care since 2009',
  address: '1 Main St',
  city: 'Pasadena',
  state: 'CA',
  zip: '91101',
}
const fiveDigits = 'Please give the ZIP code as five digits'
const wrong = (changes: Record<string, unknown>) => {
  const { error } = BusinessInfo.safeParse({ ...business, ...changes })
  return error ? fieldErrors(error) : {}
}

test('the required fields are enough; the others have defaults', () => {
  const rest = { yearsInBusiness: 0, serviceRadius: 15, phone: null, email: null, profileImage: null }
  expect(BusinessInfo.parse(business)).toEqual({ ...business, ...rest })
})

test('a form sends numbers as text, and omits empty fields', () => {
  const typed = { yearsInBusiness: '12', serviceRadius: ' 40 ', phone: '', email: ' ', profileImage: '' }
  expect(BusinessInfo.parse({ ...business, ...typed })).toMatchObject({
    yearsInBusiness: 12,
    serviceRadius: 40,
    phone: null,
    email: null,
    profileImage: null,
  })
  expect(BusinessInfo.parse({ ...business, yearsInBusiness: '', serviceRadius: '' }).serviceRadius).toBe(15)
})

test('the form of a new business has a radius from 5 miles on; its years can stay empty', () => {
  const typed = (serviceRadius: string) => SignupForm.safeParse({ ...business, yearsInBusiness: '', serviceRadius })
  expect(typed('5').data).toMatchObject({ yearsInBusiness: 0, serviceRadius: 5 })
  for (const radius of ['4', '0', '101', ' ', 'far']) {
    const { error } = typed(radius)
    expect(error && fieldErrors(error), radius).toEqual({
      serviceRadius: 'Please enter a service radius from 5 to 100 miles',
    })
  }
  expect(SignupForm.parse(business)).toEqual(BusinessInfo.parse(business))
})

test('the ZIP code field may also be called zipCode', () => {
  const { zip, ...rest } = business
  expect(BusinessInfo.parse({ ...rest, zipCode: zip }).zip).toBe('91101')
  expect(BusinessInfo.parse({ ...business, zipCode: ` ${zip}` })).toEqual(BusinessInfo.parse(business))
  expect(BusinessInfo.parse({ ...business, zip: '91101-1234' }).zip).toBe('91101-1234')
  expect(BusinessInfo.parse({ ...business, zip: '91101 1234' }).zip).toBe('91101 1234')
})

test('a zip and a zipCode that differ are refused', () => {
  const messages: [unknown, string][] = [
    ['33101', 'This is not the same as `zip`. Please send one of the two'],
    [[], 'ZIP code is required'],
    ['\u0000', 'ZIP code is required'],
    ['91101x', fiveDigits],
  ]
  for (const [zipCode, message] of messages) {
    const { error } = BusinessInfo.safeParse({ ...business, zipCode })
    expect(error && fieldErrors(error)).toEqual({ zipCode: message })
  }
})

test('all invalid fields are reported at once, under the names people know', () => {
  const { error } = BusinessInfo.safeParse({
    businessName: 'B',
    description: 'short',
    address: '1 M',
    city: '',
    zipCode: '9',
  })
  expect(error && fieldErrors(error)).toEqual({
    businessName: 'Business name must be at least 2 characters',
    description: 'Description must be at least 10 characters',
    address: 'Address is required',
    city: 'City is required',
    state: 'State is required',
    zip: 'ZIP code is required',
  })
})

test('whoever typed something that is no ZIP code is not told that it is missing', () => {
  for (const zip of ['CA 91101', 'nowhere', '911011']) expect(wrong({ zip })).toEqual({ zip: fiveDigits })
})

test('text that is not a number is refused', () => {
  for (const serviceRadius of [0, 101, 2.5, 'far', null, true, []]) {
    expect(wrong({ serviceRadius })).toEqual({ serviceRadius: 'Please enter a service radius from 1 to 100 miles' })
  }
  for (const yearsInBusiness of [-1, 1.5, 'many', null]) {
    expect(Object.keys(wrong({ yearsInBusiness }))).toEqual(['yearsInBusiness'])
  }
})

test('a picture is an https address without a user name or password', () => {
  const bad = [
    'http://example.com/a.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '//example.com/a.jpg',
    'https://me:secret@example.com/a.jpg',
    'https://me@example.com/a.jpg',
    `https://example.com/${'a'.repeat(2048)}`,
    42,
  ]
  for (const profileImage of bad) expect(Object.keys(wrong({ profileImage }))).toEqual(['profileImage'])
  for (const [typed, kept] of [
    ['https://example.com/a.jpg', 'https://example.com/a.jpg'],
    ['https:example.com', 'https://example.com/'],
    ['https:\\\\example.com\\a b', 'https://example.com/a%20b'],
    ['https://example.com/\0.jpg', 'https://example.com/%00.jpg'],
  ] as const) {
    expect(BusinessInfo.parse({ ...business, profileImage: typed }).profileImage).toBe(kept)
  }
})

test('pros cannot set their own rating or verification', () => {
  expect(Object.keys(wrong({ isVerified: true, averageRating: 5 }))).toEqual(['isVerified', 'averageRating'])
})
