import { z } from 'zod'

const wanted = z.boolean('Please say yes or no')

export const MailPreferencesChange = z.strictObject({ messages: wanted, visits: wanted, reviews: wanted })
export type MailPreferencesChange = z.output<typeof MailPreferencesChange>

/** As sent by a form: an unchecked box is not sent. */
const box = z.literal('on').optional()
export const MailPreferencesForm = z
  .strictObject({ messages: box, visits: box, reviews: box })
  .transform(({ messages, visits, reviews }) => ({
    messages: messages !== undefined,
    visits: visits !== undefined,
    reviews: reviews !== undefined,
  }))
