import { CheckoutAction } from '../features/memberships/membership.schema.ts'
import { answerTestCheckout } from '../features/memberships/test-checkout.server.ts'
import { api, isJson, readJson } from './context.ts'

/** The built-in checkout for API clients; people post to the same address from a page's form. */
export const testCheckoutApi = api.createApp().post('/test-checkout/:sessionId', async (c, next) => {
  if (!isJson(c)) return next()
  const action = await readJson(c, CheckoutAction)
  const { status, returnUrl } = await answerTestCheckout(c.var.visit, c.req.param('sessionId'), action)
  return c.json({ status, returnUrl })
})
