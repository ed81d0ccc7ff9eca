import { z } from 'zod'

import { isLiveEvent, type LiveEvent } from './live-event.ts'

/** An event with the ids of its recipients, as text. */
export function encodeEnvelope(to: readonly string[], event: LiveEvent): string {
  return JSON.stringify({ to: [...new Set(to)], event } satisfies Envelope)
}

/**
 * Undefined for anything else: anyone with access to the database can write to the channel, and so can a newer version.
 */
export function parseEnvelope(payload: string): Envelope | undefined {
  try {
    return Envelope.safeParse(JSON.parse(payload)).data
  } catch {
    return undefined
  }
}

type Envelope = z.output<typeof Envelope>

const Event = z.object({ type: z.string(), data: z.unknown() }).refine(isLiveEvent)
const Envelope = z.object({ to: z.array(z.string()), event: Event })
