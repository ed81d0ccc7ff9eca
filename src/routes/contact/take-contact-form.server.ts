import { ContactForm } from '../../features/contact/contact.schema.ts'
import { sendContactMessage } from '../../features/contact/contact.server.ts'
import { fieldsOf, takeForm } from '../../platform/forms/forms.server.ts'
import { redirectWithToast } from '../../platform/forms/toast-redirects.server.ts'
import type { Visit } from '../../platform/visit.server.ts'

/** Sends the form's message and returns to an empty form. Whatever goes wrong, nothing that was typed is lost. */
export async function takeContactForm(visit: Visit, request: Request) {
  const form = { schema: ContactForm, values: await fieldsOf(visit, request), title: 'Failed to send message' }
  return takeForm(visit, form, async ({ homepage, ...message }) => {
    // A bot that is thanked goes away; one that is refused tries another way.
    if (!homepage) await sendContactMessage(visit, message)
    return redirectWithToast(`/contact?sent=${visit.now.getTime().toString(36)}`, {
      title: 'Message Sent Successfully!',
      description: "We'll get back to you within 24 hours.",
    })
  })
}
