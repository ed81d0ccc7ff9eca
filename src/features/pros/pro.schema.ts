import { z } from 'zod'

import { email, line, numberFromText, prose } from '../../platform/text.ts'
import { mayBeOwnPicture, wrongAddress } from '../media/picture.ts'

const years = 'Please enter the years as a whole number, 0 or more'
const radius = 'Please enter a service radius from 1 to 100 miles'
/** The default radius around the business, in miles. */
const defaultRadius = 15

const zip = z
  .string('ZIP code is required')
  .trim()
  .regex(/^\d{5}(-?\d{4})?$/, 'ZIP code is required')
  .meta({ examples: ['91101'] })
const required = {
  businessName: line({
    min: 2,
    max: 120,
    message: 'Business name must be at least 2 characters',
    example: 'Blue Haven Pool Care',
  }),
  description: prose({
    min: 10,
    max: 4000,
    message: 'Description must be at least 10 characters',
    example: 'Weekly care for pools of every kind.',
  }),
  address: line({ min: 5, max: 200, message: 'Address is required', example: '418 Oakland Ave' }).describe(
    'Shown to you only; the place on the map is that of the ZIP code',
  ),
  city: line({ min: 2, max: 100, message: 'City is required', example: 'Pasadena' }),
  state: line({ min: 2, max: 50, message: 'State is required', example: 'CA' }),
  zip,
}
const premium = 'Public while the membership is active; null or empty removes it, left out it stays as it is'
/** For readers of the schema: the field has two names, and one of them is required. */
const zipCode = zip.optional().describe('The same as `zip`')
const otherZip = 'This is not the same as `zip`. Please send one of the two'
const eitherZip = {
  required: Object.keys(required).filter((name) => name !== 'zip'),
  anyOf: [{ required: ['zip'] }, { required: ['zipCode'] }],
}
const yearsInBusiness = z
  .int(years)
  .min(0, years)
  .max(150, 'Please check the years')
  .meta({ examples: [8] })
const serviceRadius = z
  .int(radius)
  .min(1, radius)
  .max(100, radius)
  .meta({ examples: [25] })
const profileImage = z
  .string(wrongAddress)
  .trim()
  .max(2048, wrongAddress)
  .transform(addressOfPicture)
  .pipe(z.string(wrongAddress).max(2048, wrongAddress))

/**
 * The profile of a business, as its pro fills it in; `zip` and `zipCode` are the same field. Optional fields that are
 * missing keep their values.
 */
export const BusinessChange = z.preprocess(
  withZip,
  z
    .strictObject({
      ...required,
      zipCode,
      yearsInBusiness: z.preprocess(numberFromText, yearsInBusiness.optional().describe(newBusiness(0))),
      serviceRadius: z.preprocess(
        numberFromText,
        serviceRadius.optional().describe(`In miles. ${newBusiness(defaultRadius)}`),
      ),
      phone: z.preprocess(nullIfBlank, line({ max: 40, example: '(626) 555-0117' }).nullish().describe(premium)),
      email: z.preprocess(nullIfBlank, email().nullish().describe(premium)),
      profileImage: z.preprocess(nullIfBlank, profileImage.nullish().describe(`An https address. ${premium}`)),
    })
    .refine(({ zip, zipCode }) => zipCode === undefined || zipCode === zip, { path: ['zipCode'], message: otherZip })
    .meta(eitherZip)
    .transform(({ zipCode: _same, ...change }) => change),
)
export type BusinessChange = z.output<typeof BusinessChange>

/** The profile of a new business, which has no values to keep. */
export const BusinessInfo = BusinessChange.transform((change) => ({
  ...change,
  yearsInBusiness: change.yearsInBusiness ?? 0,
  serviceRadius: change.serviceRadius ?? defaultRadius,
  phone: change.phone ?? null,
  email: change.email ?? null,
  profileImage: change.profileImage ?? null,
}))
export type BusinessInfo = z.output<typeof BusinessInfo>

/** The part of an unfinished form that a map needs; an invalid radius is ignored. */
export const BusinessPlace = z.object({
  city: required.city,
  state: required.state,
  zip,
  serviceRadius: z.preprocess(numberFromText, serviceRadius.catch(defaultRadius)),
})

function newBusiness(value: number): string {
  return `Without it a new business has ${value}`
}

function withZip(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || 'zip' in input || !('zipCode' in input)) return input
  const { zipCode, ...rest } = input
  return { zip: zipCode, ...rest }
}

function nullIfBlank(value: unknown): unknown {
  return typeof value === 'string' && value.trim() === '' ? null : value
}

/**
 * Browsers load this address: it must be a picture uploaded here, or an https URL without a user name or password. What
 * was checked is kept, not what was typed: `https:host` would mean a path of ours on a page of ours.
 */
function addressOfPicture(text: string): string | null {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:') return mayBeOwnPicture(text) ? text : null
  return url.hostname !== '' && url.username === '' && url.password === '' ? url.href : null
}
