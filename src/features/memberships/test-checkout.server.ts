import type { TestAnswer, TestPage } from '../../platform/stripe/test-payments.server.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Visit } from '../../platform/visit.server.ts'
import type { CheckoutAction } from './membership.schema.ts'

/** The data of the built-in checkout's page. With Stripe there is no such page. */
export async function getTestCheckout({ payments }: Visit, id: string): Promise<TestPage> {
  return (await payments.test?.find(id)) ?? refuse('missing', 'There is no such checkout.')
}

/** Handles a form of the built-in checkout. The provider's event then updates the membership. */
export async function answerTestCheckout(
  { payments }: Visit,
  id: string,
  { action, card }: CheckoutAction,
): Promise<TestAnswer> {
  const answer = await payments.test?.answer(id, action, card)
  return answer ?? refuse('missing', 'There is no such checkout.')
}
