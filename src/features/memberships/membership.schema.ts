import { z } from 'zod'

export const PlanChoice = z.strictObject({
  planId: z.enum(['monthly', 'annual'], 'Please choose a plan').describe('The `id` of a plan'),
})
export type PlanChoice = z.infer<typeof PlanChoice>

/** The page's form, with the terms that it showed: an unchecked box is not sent at all. */
export const Consent = PlanChoice.extend({
  consent: z.literal('yes', 'Please check the box to agree to these terms'),
  terms: z.string(),
})
export type Consent = z.output<typeof Consent>

/** A form of the built-in checkout. */
export const CheckoutAction = z.strictObject({
  action: z.enum(['start_trial', 'pay', 'back']),
  card: z.string().max(40).default(''),
})
export type CheckoutAction = z.infer<typeof CheckoutAction>
