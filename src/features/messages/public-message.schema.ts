import { z } from 'zod'

/** A message as the API shows it. */
export const PublicMessage = z.object({
  id: z.string(),
  conversationId: z.string(),
  /** Counts from 1 in each conversation, without gaps. */
  seq: z.int(),
  /** Null for a line about a booking. */
  senderId: z.string().nullable(),
  body: z.string(),
  bookingId: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
