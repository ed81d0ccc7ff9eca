import { Stripe } from 'stripe'

import type { Config } from '../config.server.ts'
import { openTestPayments, type TestPayments, type TestPaymentsOptions, testSecret } from './test-payments.server.ts'
import { testKey } from './test-stripe-api.server.ts'

/** The payment provider. All code talks to it through Stripe's own client. */
export interface Payments {
  client: Stripe
  webhookSecret: string
  /** The built-in provider behind the client, if it is not Stripe. */
  test: TestPayments | null
}

export function openPayments(options: Omit<TestPaymentsOptions, 'publicUrl'> & { config: Config }): Payments {
  const { stripeSecretKey, stripeWebhookSecret = '', payments, publicUrl } = options.config
  if (stripeSecretKey !== undefined && payments !== 'test') {
    const client = new Stripe(stripeSecretKey, { maxNetworkRetries: 1, timeout: 4000, telemetry: false })
    return { client, webhookSecret: stripeWebhookSecret, test: null }
  }

  const test = openTestPayments({ ...options, publicUrl })
  const door: typeof fetch = (input: RequestInfo | URL, init?: RequestInit) => test.fetch(new Request(input, init))
  const httpClient = Stripe.createFetchHttpClient(door)
  const client = new Stripe(testKey, { httpClient, maxNetworkRetries: 0, telemetry: false })
  return { client, webhookSecret: testSecret, test }
}
