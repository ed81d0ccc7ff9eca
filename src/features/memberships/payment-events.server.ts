import { Stripe } from 'stripe'
import { z } from 'zod'

import { parse } from '../../platform/json.server.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Visit } from '../../platform/visit.server.ts'

/**
 * Handles a signed event of the payment provider: each delivery makes us read the provider again. The content is never
 * trusted, since events may be late, repeated or out of order.
 */
export async function receivePaymentEvent(visit: Visit, body: string, signature: string): Promise<void> {
  const event = await verified(visit, body, signature)
  const customerRef = membershipEvents.has(event.type) ? customerOf(event) : null
  if (customerRef === null) return

  await visit.jobs.send(visit.db, 'sync-membership', { customerRef }, { key: customerRef })
}

const oldestSeconds = 300
/** "t=1492774577,v1=5257a869…": for a signature without a value, Stripe's own check throws like a bug of ours. */
const signatureHeader = /^[^=,]+=[^=,]+(,[^=,]+=[^=,]+)*$/

const SignedEvent = z.object({ type: z.string(), data: z.object({ object: z.unknown() }) })
type SignedEvent = z.output<typeof SignedEvent>

async function verified({ payments, now }: Visit, body: string, signature: string): Promise<SignedEvent> {
  const { webhooks } = payments.client
  if (!signatureHeader.test(signature)) refuseUnsigned()
  try {
    const event: unknown = await webhooks.constructEventAsync(
      body,
      signature,
      payments.webhookSecret,
      oldestSeconds,
      undefined,
      now.getTime(),
    )
    return parse(SignedEvent, event)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) {
      refuseUnsigned()
    }
    throw error
  }
}

function refuseUnsigned(): never {
  refuse('malformed', 'This event is not signed by our payment provider.', { code: 'BAD_SIGNATURE' })
}

const membershipEvents = new Set<string>([
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'subscription_schedule.created',
  'subscription_schedule.updated',
  'subscription_schedule.released',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
] satisfies Stripe.Event.Type[])

const OfCustomer = z.object({ customer: z.union([z.string(), z.object({ id: z.string() })]) })

function customerOf({ data }: SignedEvent): string | null {
  const parsed = OfCustomer.safeParse(data.object)
  if (!parsed.success) return null
  const { customer } = parsed.data
  return typeof customer === 'string' ? customer : customer.id
}
