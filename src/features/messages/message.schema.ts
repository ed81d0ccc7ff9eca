import { z } from 'zod'

import { Cursor } from '../../platform/cursor.ts'
import { fewMarks, line, numberFromText, stripInvisible, prose, unshowable } from '../../platform/text.ts'
import { maxMessageLength, tooLongMessage } from './message.ts'

const empty = 'Please write a message'
const number = 'Please use the number of a message'
const seq = z.int(number).min(0, number).max(999_999_999, number)
const seqFromText = z.preprocess(numberFromText, seq)

// Kept exactly as typed. Each message is shown in its own block, so that bidirectional marks in it affect nothing else.
const Text = z
  .string(empty)
  .refine((body) => Array.from(body).length <= maxMessageLength, tooLongMessage)
  .refine((body) => !unshowable.test(body), 'Please remove the characters that cannot be shown')
  .refine(...fewMarks)

export const NewMessage = z.strictObject({
  body: Text.refine((body) => stripInvisible(body) !== '', empty).meta({
    minLength: 1,
    maxLength: maxMessageLength,
    examples: ['Is the gate code needed?'],
  }),
  bookingId: z.string().max(100).nullish().describe('A booking of the two that this is about'),
})
export type NewMessage = z.output<typeof NewMessage>

/** The text may be empty if there is a photo. */
export const NewPhoto = NewMessage.extend({ body: Text.transform((body) => (stripInvisible(body) === '' ? '' : body)) })

export const ThreadQuery = z.strictObject({
  bookingId: z.string().max(100).optional().describe('Accepted and ignored: two people have one conversation'),
  before: seqFromText.optional().describe('Only messages with a lower `seq`: the newest 50 of them'),
  after: seqFromText.optional().describe('Only messages with a higher `seq`: the oldest 200 of them'),
})
export type ThreadQuery = z.output<typeof ThreadQuery>

export const ConversationsQuery = z.strictObject({ cursor: Cursor.optional() })

export const ReadUpTo = z.strictObject({
  seq: seq.meta({ description: 'The `seq` of the last message that was read', examples: [7] }),
})

/** The same from a form. */
export const ReadForm = z.strictObject({ seq: seqFromText })
export type ReadForm = z.output<typeof ReadForm>

export const NewReport = z.strictObject({
  subject: z.enum(['message', 'review', 'user'], 'Please say what this is about').describe('What is reported'),
  id: z
    .string('Please say what this is about')
    .min(1, 'Please say what this is about')
    .max(100)
    .describe('The `id` of the message or of the review, or of the person: for a pro, the `userId`'),
  reason: line({ min: 1, max: 200, message: 'Please choose a reason', example: 'Spam' }),
  details: prose({ max: 4000, example: 'Sent the same link three times.' })
    .nullish()
    .transform((details) => details ?? ''),
})
export type NewReport = z.output<typeof NewReport>
