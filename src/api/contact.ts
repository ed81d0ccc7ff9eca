import { ContactMessage } from '../features/contact/contact.schema.ts'
import { sendContactMessage } from '../features/contact/contact.server.ts'
import { call } from './call.ts'
import { shapes } from './shapes.ts'

export const contactCalls = [
  call('POST /api/contact', {
    summary: 'Send a message to support',
    body: ContactMessage,
    repeatable: true,
    answers: [202, shapes.Acknowledgement],
    open: true,
    handle: async ({ visit, body, key }) => {
      await sendContactMessage(visit, body, key)
      return { message: 'Message Sent Successfully!' }
    },
  }),
]
