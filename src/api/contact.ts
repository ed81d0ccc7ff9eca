import { ContactMessage } from '../features/contact/contact.schema.ts'
import { sendContactMessage } from '../features/contact/contact.server.ts'
import { api, readJson } from './context.ts'

export const contactApi = api.createApp().post('/contact', async (c) => {
  await sendContactMessage(c.var.visit, await readJson(c, ContactMessage))
  return c.json({ message: 'Message Sent Successfully!' }, 202)
})
