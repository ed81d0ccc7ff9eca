import { currentUser } from '../features/accounts/accounts.server.ts'
import { cancelMembership, resumeMembership } from '../features/memberships/change-membership.server.ts'
import { startCheckout } from '../features/memberships/checkout.server.ts'
import { CheckoutAction, PlanChoice } from '../features/memberships/membership.schema.ts'
import { listPlans } from '../features/memberships/memberships.server.ts'
import { receivePaymentEvent } from '../features/memberships/payment-events.server.ts'
import { answerTestCheckout } from '../features/memberships/test-checkout.server.ts'
import { api, isJson, readJson } from './context.ts'
import { withPicture } from './pictures.ts'

export const membershipsApi = api
  .createApp()
  .get('/subscription-plans', (c) => c.json(listPlans()))
  .post('/create-subscription', async (c) => c.json(await startCheckout(c.var.visit, await readJson(c, PlanChoice))))
  // Every page's footer has this link, and machines follow links too: a GET must change nothing.
  .get('/cancel-subscription', (c) => c.redirect('/cancel-subscription', 303))
  .post('/cancel-subscription', async (c) => {
    await cancelMembership(c.var.visit)
    return c.json(withPicture(c.var.visit, await currentUser(c.var.visit)))
  })
  .post('/resume-subscription', async (c) => {
    await resumeMembership(c.var.visit)
    return c.json(withPicture(c.var.visit, await currentUser(c.var.visit)))
  })

/** The payment provider's webhook: its signature replaces the session and origin checks. */
export const paymentEventsApi = api.createApp().post('/webhooks/stripe', async (c) => {
  await receivePaymentEvent(c.var.visit, await c.req.text(), c.req.header('stripe-signature') ?? '')
  return c.json({ received: true })
})

/** The built-in checkout for API clients; people post to the same address from a page's form. */
export const testCheckoutApi = api.createApp().post('/test-checkout/:sessionId', async (c, next) => {
  if (!isJson(c)) return next()
  const action = await readJson(c, CheckoutAction)
  const { status, returnUrl } = await answerTestCheckout(c.var.visit, c.req.param('sessionId'), action)
  return c.json({ status, returnUrl })
})
