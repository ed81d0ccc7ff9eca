import { z } from 'zod'

import { line, numberFromText, prose } from '../../platform/text.ts'
import { categories } from './category.ts'

const price = 'Price is required'
const duration = 'Duration is required'

export const ServiceInfo = z.strictObject({
  name: line({ min: 1, max: 120, message: 'Service name is required' }),
  description: prose({ min: 1, max: 2000, message: 'Description is required' }),
  categoryId: z.preprocess(
    numberFromText,
    z.literal(
      categories.map(({ id }) => id),
      'Category is required',
    ),
  ),
  price: z.preprocess(numberFromText, z.number(price).nonnegative(price).max(1_000_000, price).multipleOf(0.01, price)),
  priceType: z.enum(['fixed', 'hourly', 'estimate'], 'Price type is required'),
  durationMinutes: z.preprocess(
    numberFromText,
    z.int(duration).min(15, duration).max(1440, duration).multipleOf(15, duration),
  ),
})
export type ServiceInfo = z.output<typeof ServiceInfo>

/** What is left out stays as it was. */
export const ServiceChange = ServiceInfo.partial()
export type ServiceChange = z.output<typeof ServiceChange>
