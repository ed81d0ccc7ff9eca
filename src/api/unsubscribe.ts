import { unsubscribe } from '../features/notifications/mail-preferences.server.ts'
import { readForm } from '../platform/forms/read-form.server.ts'
import { api } from './context.ts'
import { limitWrites } from './guards.ts'

/**
 * The unsubscribe button of mail programs (RFC 8058). They post from anywhere and without a session: the token in the
 * address is the permission. Any other post is the page's own form and is passed on to it.
 */
export const unsubscribeApi = api.createApp().post('/unsubscribe', limitWrites, async (c, next) => {
  const form = await readForm(c.req.raw.clone()).catch(() => null)
  if (form?.get('List-Unsubscribe') !== 'One-Click') return next()
  const ended = await unsubscribe(c.var.visit, c.req.query('token') ?? '')
  return ended ? c.text('You will get no more emails of this kind.') : c.text('There is no such subscription.', 404)
})
