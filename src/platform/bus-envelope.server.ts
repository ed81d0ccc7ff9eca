import { z } from 'zod'

import type { LiveEvent } from './live-event.ts'

/** An event with the ids of its recipients, as text. */
export function encodeEnvelope(to: readonly string[], event: LiveEvent): string {
  return JSON.stringify({ to: [...new Set(to)], event } satisfies Envelope)
}

/** Undefined for anything else: anyone with access to the database can write to the channel, and so can a newer version. */
export function parseEnvelope(payload: string): Envelope | undefined {
  return EncodedEnvelope.safeParse(payload).data
}

interface Envelope {
  to: string[]
  event: LiveEvent
}

const Position = z.object({ conversationId: z.string(), seq: z.number() })

const Event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), data: Position }),
  z.object({ type: z.literal('read'), data: Position }),
  z.object({ type: z.literal('typing'), data: z.object({ conversationId: z.string(), userId: z.string() }) }),
  z.object({ type: z.literal('booking'), data: z.object({ bookingId: z.string() }) }),
  z.object({ type: z.literal('resync'), data: z.object({}) }),
]) satisfies z.ZodType<LiveEvent>

const EncodedEnvelope = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue('This is not JSON')
      return z.NEVER
    }
  })
  .pipe(z.object({ to: z.array(z.string()), event: Event }))
