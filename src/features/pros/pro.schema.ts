import { z } from 'zod'

import { email, line, numberFromText, prose } from '../../platform/text.ts'
import { maybeOurs, wrongAddress } from '../media/picture.ts'

const years = 'Please enter the years as a whole number, 0 or more'
const radius = 'Please enter a service radius from 1 to 100 miles'

/** The profile of a business, as its pro fills it in; `zip` and `zipCode` are the same field. */
export const BusinessInfo = z.preprocess(
  withZip,
  z.strictObject({
    businessName: line({ min: 2, max: 120, message: 'Business name must be at least 2 characters' }),
    description: prose({ min: 10, max: 4000, message: 'Description must be at least 10 characters' }),
    yearsInBusiness: z.preprocess(
      numberFromText,
      z.int(years).min(0, years).max(150, 'Please check the years').default(0),
    ),
    address: line({ min: 5, max: 200, message: 'Address is required' }),
    city: line({ min: 2, max: 100, message: 'City is required' }),
    state: line({ min: 2, max: 50, message: 'State is required' }),
    zip: z
      .string('ZIP code is required')
      .trim()
      .regex(/^\d{5}(-?\d{4})?$/, 'ZIP code is required'),
    serviceRadius: z.preprocess(numberFromText, z.int(radius).min(1, radius).max(100, radius).default(15)),
    phone: optional(line({ max: 40 })),
    email: optional(email()),
    profileImage: optional(z.string(wrongAddress).trim().max(2048, wrongAddress).refine(isPicture, wrongAddress)),
  }),
)
export type BusinessInfo = z.output<typeof BusinessInfo>

function withZip(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('zipCode' in input)) return input
  const { zipCode, ...rest } = input
  return { zip: zipCode, ...rest }
}

function optional(text: z.ZodType<string, string>) {
  return z.preprocess((value) => (isBlank(value) ? null : value), text.nullable())
}

function isBlank(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && value.trim() === '')
}

/** Browsers load this address: it must be a picture uploaded here, or an https URL without a user name or password. */
function isPicture(text: string): boolean {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:') return maybeOurs(text)
  return url.hostname !== '' && url.username === '' && url.password === ''
}
