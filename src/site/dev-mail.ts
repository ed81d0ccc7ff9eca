import { api } from '../api/context.ts'
import { getKeptMail, listKeptMail } from '../features/notifications/kept-mail.server.ts'

/** The other formats of /dev/mail: the list as JSON, and one email as a mail program shows it. */
export const devMail = api
  .createApp()
  .get('/dev/mail', async (c, next) => {
    const accept = c.req.header('accept') ?? ''
    if (!accept.includes('application/json') || accept.includes('text/html')) return next()
    c.header('cache-control', 'no-store')
    return c.json(await listKeptMail(c.var.visit, c.req.query('to')))
  })
  .get('/dev/mail/:id/html', async (c) => {
    const { html } = await getKeptMail(c.var.visit, c.req.param('id'))
    for (const [name, value] of Object.entries(emailHeaders)) c.header(name, value)
    return c.html(html.replace('<head>', '<head><base target="_top">'))
  })

// Emails are untrusted: they may be shown in our frame, their height measured and their links followed, but nothing
// else. With our origin they must never be allowed scripts, too.
const sandbox = 'sandbox allow-same-origin allow-popups allow-top-navigation-by-user-activation'
const emailHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': `${sandbox}; default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; frame-ancestors 'self'`,
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'unsafe-none',
}
