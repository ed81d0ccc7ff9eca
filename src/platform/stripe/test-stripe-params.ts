import { z } from 'zod'
import { intervals } from '../tables/column-values.ts'

// The parameters of Stripe's calls, as far as Poolwell uses them.

const Metadata = z.record(z.string(), z.string()).default({})
const whole = z.coerce.number().int()

export const NewCustomer = z.strictObject({ email: z.string(), metadata: Metadata })
export const CustomerChange = z.strictObject({ email: z.string() })
export const PriceSearch = z.strictObject({
  lookup_keys: z.record(z.string(), z.string()).default({}),
  active: z.string().optional(),
  limit: whole.optional(),
})
export const NewPrice = z.strictObject({
  currency: z.literal('usd'),
  unit_amount: whole,
  lookup_key: z.string(),
  transfer_lookup_key: z.stringbool().default(false),
  recurring: z.strictObject({ interval: z.enum(intervals) }),
  product_data: z.strictObject({ name: z.string() }),
})
export const NewSession = z.strictObject({
  mode: z.literal('subscription'),
  customer: z.string(),
  client_reference_id: z.string().optional(),
  line_items: z.strictObject({ '0': z.strictObject({ price: z.string(), quantity: whole }) }),
  payment_method_collection: z.enum(['if_required', 'always']),
  success_url: z.string(),
  cancel_url: z.string(),
  metadata: Metadata,
  subscription_data: z
    .strictObject({
      metadata: Metadata,
      trial_period_days: whole.optional(),
      trial_settings: z
        .strictObject({ end_behavior: z.strictObject({ missing_payment_method: z.literal('cancel') }) })
        .optional(),
    })
    .default({ metadata: {} }),
})
export const SessionSearch = z.strictObject({
  customer: z.string(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
  limit: whole.optional(),
})
export const SubscriptionSearch = z.strictObject({
  customer: z.string(),
  status: z.literal('all'),
  limit: whole.optional(),
  expand: z.strictObject({ '0': z.literal('data.customer'), '1': z.literal('data.schedule') }).optional(),
})
export const SubscriptionChange = z.strictObject({
  cancel_at_period_end: z.stringbool().optional(),
  items: z.strictObject({ '0': z.strictObject({ id: z.string(), price: z.string() }) }).optional(),
  proration_behavior: z.literal('none').optional(),
  metadata: Metadata,
})
export const NewSchedule = z.strictObject({ from_subscription: z.string() })
const Item = z.strictObject({ price: z.string(), quantity: whole })
export const NewPhases = z.record(
  z.string(),
  z.strictObject({
    items: z.strictObject({ '0': Item }),
    start_date: whole.optional(),
    end_date: whole.optional(),
    duration: z.strictObject({ interval: z.enum(intervals), interval_count: z.literal('1') }).optional(),
    metadata: Metadata,
  }),
)
export const ScheduleChange = z.strictObject({ end_behavior: z.literal('release'), phases: NewPhases })
export const NewPortal = z.strictObject({
  customer: z.string(),
  return_url: z.string(),
  flow_data: z.strictObject({ type: z.literal('payment_method_update') }).optional(),
})
