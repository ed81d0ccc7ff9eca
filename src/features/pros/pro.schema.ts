import { z } from 'zod'

import { email, line, prose } from '../../platform/text.ts'

const whole = (message: string) => z.coerce.number(message).int(message)
const optional = (text: z.ZodType<string, string>) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), text.nullable())

const zip = line({ min: 5, max: 10, message: 'ZIP code is required' }).optional()

/** What a business says of itself; `zip` and `zipCode` are the same field. */
export const BusinessInfo = z
  .strictObject({
    businessName: line({ min: 2, max: 120, message: 'Business name must be at least 2 characters' }),
    description: prose({ min: 10, max: 4000, message: 'Description must be at least 10 characters' }),
    yearsInBusiness: whole('Please enter the years as a number')
      .min(0, 'Years cannot be negative')
      .max(150, 'Please check the years')
      .default(0),
    address: line({ min: 5, max: 200, message: 'Address is required' }),
    city: line({ min: 2, max: 100, message: 'City is required' }),
    state: line({ min: 2, max: 50, message: 'State is required' }),
    zip,
    zipCode: zip,
    serviceRadius: whole('Please enter the radius as a number')
      .min(1, 'Service radius must be at least 1 mile')
      .max(100, 'Service radius must be at most 100 miles')
      .default(15),
    phone: optional(line({ max: 40 })),
    email: optional(email()),
    profileImage: optional(z.string().refine(isPicture, 'Please enter the https address of a picture')),
  })
  .refine((info) => info.zip ?? info.zipCode, { path: ['zip'], error: 'ZIP code is required' })
  .transform(({ zipCode, ...info }) => ({ ...info, zip: info.zip ?? zipCode ?? '' }))
export type BusinessInfo = z.output<typeof BusinessInfo>

function isPicture(text: string): boolean {
  if (text.length > 2048 || !URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  return protocol === 'https:' && hostname !== '' && username === '' && password === ''
}
