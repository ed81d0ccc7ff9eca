import { z } from 'zod'
import { intervals } from '../tables/column-values.ts'

/** `good` pays, `failing` pays once and fails at the next renewal, `none` means that no card was given. */
const TestCard = z.enum(['none', 'good', 'failing', 'declined'])
export type TestCard = z.infer<typeof TestCard>

const seconds = z.number().int()
const Customer = z.object({ id: z.string(), email: z.string(), key: z.string(), deletedAt: seconds.optional() })
export type Customer = z.infer<typeof Customer>

const Price = z.object({
  id: z.string(),
  lookupKey: z.string().nullable(),
  cents: z.number().int(),
  interval: z.enum(intervals),
})
export type Price = z.infer<typeof Price>

const Session = z.object({
  id: z.string(),
  key: z.string().optional(),
  customer: z.string(),
  price: Price,
  trialDays: z.number().int(),
  successUrl: z.string(),
  cancelUrl: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  created: seconds,
  subscription: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
})
export type Session = z.infer<typeof Session>

/** From `start` on until `end` the subscription has this price; entering a phase adds its metadata. */
const Phase = z.object({
  start: seconds,
  end: seconds,
  price: Price,
  metadata: z.record(z.string(), z.string()),
})

/** What changes a subscription's price at the end of a period; the first phase is the current one. */
const Schedule = z.object({ id: z.string(), phases: z.array(Phase) })
export type Schedule = z.infer<typeof Schedule>

const Subscription = z.object({
  id: z.string(),
  customer: z.string(),
  price: Price,
  status: z.enum(['trialing', 'active', 'past_due', 'canceled']),
  card: TestCard,
  created: seconds,
  periodStart: seconds,
  periodEnd: seconds,
  trialEnd: seconds.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  endedAt: seconds.nullable(),
  metadata: z.record(z.string(), z.string()),
  schedule: Schedule.optional(),
})
export type Subscription = z.infer<typeof Subscription>

const Portal = z.object({ id: z.string(), customer: z.string(), returnUrl: z.string(), created: seconds })
export type Portal = z.infer<typeof Portal>

const Event = z.object({ id: z.string(), type: z.string(), created: seconds, object: z.record(z.string(), z.json()) })
export type Event = z.infer<typeof Event>

/** Everything the built-in provider stores; `events` are those not delivered yet, oldest first. */
export const State = z.object({
  customers: z.record(z.string(), Customer),
  prices: z.record(z.string(), Price),
  sessions: z.record(z.string(), Session),
  subscriptions: z.record(z.string(), Subscription),
  portals: z.record(z.string(), Portal),
  events: z.array(Event),
})
export type State = z.infer<typeof State>

export function emptyState(): State {
  return { customers: {}, prices: {}, sessions: {}, subscriptions: {}, portals: {}, events: [] }
}

export function testId(prefix: string): string {
  return `${prefix}_test_${crypto.randomUUID().replaceAll('-', '')}`
}
