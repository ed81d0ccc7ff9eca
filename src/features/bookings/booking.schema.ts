import { z } from 'zod'

import { bookingStatuses, mostAppointments, repeatWeeks } from '../../platform/tables/column-values.ts'
import { Cursor, PageSize } from '../../platform/cursor.ts'
import { booleanFromText, email, line, numberFromText, prose } from '../../platform/text.ts'
import { wrongZip, zipPattern } from '../places/zip-code.ts'
import { categoryNamed } from '../services/category.ts'
import { OpenPrice } from '../services/service.schema.ts'
import { maySetPrice } from './booking-transitions.ts'
import { fewestTimes } from './series/repeats.ts'

const date = 'Please select a date'
const time = 'Please select a time'
export const chooseKind = 'Please select a service type'
const name = 'Name must be at least 2 characters'
const phone = 'Phone number must be at least 10 digits'
const ofPro = 'The `userId` of the pro'
const ofService =
  'The service to book, one of the pro’s. Its price and duration are copied; without it a visit takes an hour'
const severalStatuses = 'One status, or several with commas between them'
const howOften = 'Please choose every week, every 2 weeks or every 4 weeks'
const howMany = `Please choose ${fewestTimes} to ${mostAppointments} visits`
const kindOfWork =
  'The name of a category; with `serviceId`, whose category is taken, it may also be the name of that service'
const replaces =
  'A booking of yours with the same pro: a pending one is canceled at once, an accepted one when the pro accepts this request. With `repeat`, a visit of a series stands for the later ones, too'
const repeats =
  'For visits that repeat on the same weekday at the same time. Accepting books all of them, except on dates when the pro does not work or is not free. A request that takes the place of a pending one repeats as that one does if it leaves this out, and not at all with null. With a visit of a series in `replacesId`, they take the place of it and of its later visits'
const description = 'Please provide at least 10 characters describing your needs'

/** HH:mm from "14:30" or "2:30 PM", with a space of any width, as browsers write it. */
export const TimeOfDay = z
  .string(time)
  .trim()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|(0?[1-9]|1[0-2]):[0-5]\d\s?[AP]M)$/i, time)
  .meta({ description: 'HH:mm or h:mm AM, where the pro works', examples: ['10:00'] })
  .transform(twentyFourHours)

const ignored = z
  .unknown()
  .describe('Accepted and ignored: `proId` is what counts')
  .transform(() => undefined)
  .optional()

const times = z
  .int(howMany)
  .min(fewestTimes, howMany)
  .max(mostAppointments, howMany)
  .meta({ description: 'How many visits, with the first', examples: [8] })

/** How often, and how many appointments with the first. */
const Repeat = z.strictObject({
  everyWeeks: z.preprocess(numberFromText, z.literal(repeatWeeks, howOften)).describe('How many weeks apart'),
  times: z.preprocess(numberFromText, times),
})

const zipOrNone = new RegExp(`^$|${zipPattern.source}`)
const ZipCode = optional(line({ max: 10, example: '91105' }).regex(zipOrNone, wrongZip))

function street(min = 0) {
  return line({ min, max: 200, message: 'Please enter the street address', example: '12 Palm Ct' })
}

/** A service request, with two fields that are accepted but ignored. */
export const BookingRequest = z.strictObject({
  customerName: line({ min: 2, max: 100, message: name, example: 'Dana Whitfield' }),
  email: email(),
  phone: line({ max: 40, message: phone, example: '(626) 555-0142' })
    .refine((text) => text.replace(/\D/g, '').length >= 10, phone)
    .meta({ minLength: 10 }),
  requestDate: z.iso.date(date).describe('Where the pro works, at most 180 days ahead'),
  requestTime: TimeOfDay,
  serviceType: line({ min: 1, max: 120, message: chooseKind, example: 'Regular Maintenance' })
    .describe(kindOfWork)
    .transform((kind) => categoryNamed(kind)?.name ?? kind),
  description: prose({
    min: 10,
    max: 4000,
    message: description,
    example: 'A bit green at the steps after the storm.',
  }),
  proId: z.string('Please choose a professional').min(1, 'Please choose a professional').max(100).describe(ofPro),
  serviceId: optional(line({ max: 100 })).describe(ofService),
  address: optional(street()).describe('The pro sees the street once they accept'),
  city: optional(line({ max: 100, example: 'Pasadena' })),
  state: optional(line({ max: 50, example: 'CA' })),
  zip: ZipCode,
  replacesId: line({ max: 100 })
    .nullish()
    .transform((id) => id || undefined)
    .optional()
    .describe(replaces),
  repeat: Repeat.nullish().describe(repeats),
  proEmail: ignored,
  proBusinessName: ignored,
})
export type BookingRequest = z.output<typeof BookingRequest>

export const BookingStatusChange = z
  .strictObject({
    status: z
      .enum(bookingStatuses, 'Please choose a status')
      .meta({ description: 'One of the booking’s `actions`', examples: ['accepted'] }),
    from: z
      .enum(bookingStatuses, 'Please give the status that was seen')
      .optional()
      .describe('The status that was seen: 409 if it is another one by now'),
    reason: optional(prose({ max: 500 })).describe('Required to cancel an accepted booking'),
    price: OpenPrice,
    andLater: andLater().describe('To cancel the later visits of the series, too'),
  })
  .refine(({ status, andLater }) => !andLater || status === 'canceled', {
    path: ['andLater'],
    message: 'Later visits can only be canceled together',
  })
  .refine(({ status, price }) => price === undefined || maySetPrice(status), {
    path: ['price'],
    message: 'A price can be given when a visit is accepted or completed',
  })
export type BookingStatusChange = z.output<typeof BookingStatusChange>

/** What a request may have left out. */
export const StreetAddress = z.strictObject({
  address: street(1),
  zip: ZipCode.describe('Needed if the booking has neither a town nor a ZIP code, and ignored otherwise'),
})
export type StreetAddress = z.output<typeof StreetAddress>

const anyStatus = bookingStatuses.join('|')

export const BookingsQuery = z.strictObject({
  status: z
    .string()
    .regex(new RegExp(`^(${anyStatus})(,(${anyStatus}))*$`), 'Please give a status')
    .meta({ description: severalStatuses, examples: ['pending,accepted'] })
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(bookingStatuses)))
    .optional(),
  cursor: Cursor.optional(),
  limit: PageSize.optional(),
})

/** Whether it is about the later appointments of a series, too. */
export function andLater() {
  return z
    .preprocess(booleanFromText, z.boolean('Please say true or false').nullish())
    .transform((later) => later ?? undefined)
    .optional()
}

export function optional(text: z.ZodType<string, string>) {
  return text.nullish().transform((text) => text || null)
}

function twentyFourHours(text: string): string {
  const [hour = '', minute = ''] = text.split(/[:\s]|(?=[AP]M)/i)
  if (!/[AP]M$/i.test(text)) return `${hour}:${minute}`
  const hours = (Number(hour) % 12) + (/PM$/i.test(text) ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}`
}
