import { ContactMessage } from '../features/contact/contact.schema.ts'
import { sendContactMessage } from '../features/contact/contact.server.ts'
import { idempotencyKey } from '../platform/idempotency.server.ts'
import { api, readJson } from './context.ts'

export const contactApi = api.createApp().post('/contact', async (c) => {
  const message = await readJson(c, ContactMessage)
  await sendContactMessage(c.var.visit, message, idempotencyKey(c.req.raw.headers))
  return c.json({ message: 'Message Sent Successfully!' }, 202)
})
