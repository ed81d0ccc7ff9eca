import { z } from 'zod'

import { line, numberFromText, prose } from '../../platform/text.ts'
import { categories } from './category.ts'
import { priceTypes } from '../../platform/tables/column-values.ts'

/** For readers of the schema. */
export const howPriced = 'Hourly: `price` is for one hour. Estimate: the pro quotes the price'
const notANumber = 'Please give the price as a number'
const inMinutes = 'Please give the duration in minutes, as a number'
const steps = 'Duration must be in steps of 15 minutes'
const duration = z
  .number({ error: ({ input }) => (input === undefined ? 'Duration is required' : inMinutes) })
  .int(steps)
  .min(15, 'Duration must be 15 minutes or more')
  .max(1440, 'Duration can be 24 hours at most')
  .multipleOf(15, steps)
  .meta({ description: 'In steps of 15', examples: [60] })

export const ServiceInfo = z.strictObject({
  name: line({ min: 1, max: 120, message: 'Service name is required', example: 'Weekly cleaning' }),
  description: prose({
    min: 1,
    max: 2000,
    message: 'Description is required',
    example: 'Skim, brush, vacuum, test and balance.',
  }),
  categoryId: z.preprocess(
    numberFromText,
    z
      .literal(
        categories.map(({ id }) => id),
        'Category is required',
      )
      .describe('The `id` of a category'),
  ),
  price: z.preprocess(dollarsFromText, price('Price is required')),
  priceType: z.enum(priceTypes, 'Price type is required').describe(howPriced),
  durationMinutes: z.preprocess(numberFromText, duration),
})
export type ServiceInfo = z.output<typeof ServiceInfo>

/** Fields that are left out stay as they were. */
export const ServiceChange = ServiceInfo.partial()
export type ServiceChange = z.output<typeof ServiceChange>

/** `missing` is for a price that has to be given. */
function price(missing = notANumber) {
  return z
    .number({ error: ({ input }) => (input === undefined ? missing : notANumber) })
    .nonnegative('Price cannot be negative')
    .max(1_000_000, 'Price can be $1,000,000 at most')
    .multipleOf(0.01, 'Price can have two decimals at most')
    .meta({ description: 'In dollars', examples: [120] })
}

/** A price as people write it: "$1,200". For `z.preprocess`. */
function dollarsFromText(value: unknown): unknown {
  return numberFromText(typeof value === 'string' ? value.replace(/^\s*\$|,(?=\d{3}(\D|$))/g, '') : value)
}

/** For those who may name a price, or leave it open. */
export const OpenPrice = z.preprocess(dollarsFromText, price().optional()).optional()
