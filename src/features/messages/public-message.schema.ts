import { z } from 'zod'

import { id, idOrNull, instant, text, whole } from '../../platform/shape-fields.ts'

/** A message as the API shows it. */
export const PublicMessage = z.object({
  id,
  conversationId: id,
  seq: whole(7).describe('Counts from 1 in each conversation, without gaps'),
  senderId: id.nullable().describe('Null for a line that Poolwell adds about a booking'),
  body: text('Is the gate code needed?').describe(
    'A line about a booking names who changed it, and is the same for both people',
  ),
  bookingId: idOrNull.describe('The booking that the message is about; null when it is about none'),
  createdAt: instant,
})
