import { z } from 'zod'

import { email, line, numberFromText, prose } from '../../platform/text.ts'
import { smallestRadius } from './pro.ts'
import { wrongZip, zipPattern } from '../places/zip-code.ts'
import { mayBeOwnPicture, wrongAddress } from '../media/picture.ts'

const years = 'Please enter the years as a whole number, 0 or more'
/** The default radius around the business, in miles. */
const defaultRadius = 15

const zip = z
  .string('ZIP code is required')
  .trim()
  .min(5, 'ZIP code is required')
  .regex(zipPattern, wrongZip)
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
const serviceRadius = radiusFrom(smallestRadius.ever)
const profileImage = z
  .string(wrongAddress)
  .trim()
  .max(2048, wrongAddress)
  .transform(addressOfPicture)
  .pipe(z.string(wrongAddress).max(2048, wrongAddress))

/**
 * For calls, whose empty numbers count as missing; for forms, which show them: no years are 0, no radius is an error.
 */
const asSent = { years: numberFromText, radius: numberFromText }
const asShown = {
  years: (typed: unknown) => (isBlank(typed) ? 0 : numberFromText(typed)),
  radius: (typed: unknown) => (isBlank(typed) ? NaN : numberFromText(typed)),
}

/**
 * The profile of a business, as its pro fills it in; `zip` and `zipCode` are the same field. Optional fields that are
 * missing keep their values.
 */
export const BusinessChange = businessWith(serviceRadius, asSent)
export type BusinessChange = z.output<typeof BusinessChange>
export const BusinessForm = businessWith(serviceRadius, asShown)

/** The profile of a new business, which has no values to keep. */
export const BusinessInfo = BusinessChange.transform(withDefaults)
export type BusinessInfo = z.output<typeof BusinessInfo>
export const SignupForm = businessWith(radiusFrom(smallestRadius.atSignup), asShown).transform(withDefaults)

/** The part of an unfinished form that a map needs; an invalid radius is ignored. */
export const BusinessPlace = z.object({
  city: required.city,
  state: required.state,
  zip,
  serviceRadius: z.preprocess(numberFromText, serviceRadius.catch(defaultRadius)),
})

function radiusFrom(min: number) {
  const radius = `Please enter a service radius from ${min} to 100 miles`
  return z
    .int(radius)
    .min(min, radius)
    .max(100, radius)
    .meta({ examples: [25] })
}

function businessWith(radius: typeof serviceRadius, read: typeof asSent) {
  const fields = z.strictObject({
    ...required,
    zipCode,
    yearsInBusiness: z.preprocess(read.years, yearsInBusiness.optional().describe(newBusiness(0))),
    serviceRadius: z.preprocess(read.radius, radius.optional().describe(`In miles. ${newBusiness(defaultRadius)}`)),
    phone: z.preprocess(nullIfBlank, line({ max: 40, example: '(626) 555-0117' }).nullish().describe(premium)),
    email: z.preprocess(nullIfBlank, email().nullish().describe(premium)),
    profileImage: z.preprocess(nullIfBlank, profileImage.nullish().describe(`An https address. ${premium}`)),
  })
  const oneZip = fields
    .refine(({ zip, zipCode }) => zipCode === undefined || zipCode === zip, { path: ['zipCode'], message: otherZip })
    .meta(eitherZip)
  return z.preprocess(
    withZip,
    oneZip.transform(({ zipCode: _same, ...change }) => change),
  )
}

function withDefaults(change: BusinessChange) {
  return {
    ...change,
    yearsInBusiness: change.yearsInBusiness ?? 0,
    serviceRadius: change.serviceRadius ?? defaultRadius,
    phone: change.phone ?? null,
    email: change.email ?? null,
    profileImage: change.profileImage ?? null,
  }
}

function newBusiness(value: number): string {
  return `Without it a new business has ${value}`
}

function withZip(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || 'zip' in input || !('zipCode' in input)) return input
  const { zipCode, ...rest } = input
  return { zip: zipCode, ...rest }
}

function nullIfBlank(value: unknown): unknown {
  return isBlank(value) ? null : value
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === ''
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
