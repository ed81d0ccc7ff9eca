import { z } from 'zod'

import { email, line, prose } from '../../platform/text.ts'
import { aboutLength, subjectValues } from './contact.ts'

export const ContactMessage = z.strictObject({
  name: line({ min: 2, max: 120, message: 'Name must be at least 2 characters', example: 'Dana Whitfield' }),
  email: email(),
  phone: line({ max: 40, example: '(626) 555-0142' })
    .nullish()
    .transform((phone) => phone || null),
  subject: z.enum(subjectValues, 'Please select a subject'),
  message: prose({
    min: 10,
    max: 4000,
    message: 'Message must be at least 10 characters',
    example: 'How do I change the day of a visit?',
  }),
})
export type ContactMessage = z.output<typeof ContactMessage>

/** The form has a hidden field, too: whoever fills it in is a bot. `about` is what the link to the form was about. */
export const ContactForm = ContactMessage.extend({
  homepage: z.string().optional(),
  about: line({ max: aboutLength, example: 'Application: Senior product engineer' }).optional(),
})
export type ContactForm = z.output<typeof ContactForm>
