import { type Fields, hasFields } from './read-answer.ts'

export const liveEventTypes = ['message', 'read', 'typing', 'booking', 'resync'] as const
type LiveEventType = (typeof liveEventTypes)[number]

/** Events that are pushed to open pages. They contain ids only; pages read the content with calls that check permissions. */
export type LiveEvent = { [Type in LiveEventType]: { type: Type; data: LiveEventData[Type] } }[LiveEventType]

interface LiveEventData {
  message: { conversationId: string; seq: number }
  read: { conversationId: string; seq: number }
  typing: { conversationId: string; userId: string }
  booking: { bookingId: string }
  /** Something may have been missed: the page reads its data again. */
  resync: Record<string, never>
}

const fields: { [Type in LiveEventType]: Fields<LiveEventData[Type]> } = {
  message: { conversationId: true, seq: true },
  read: { conversationId: true, seq: true },
  typing: { conversationId: true, userId: true },
  booking: { bookingId: true },
  resync: {},
}

export function isLiveEvent(event: { type: LiveEventType; data: unknown }): event is LiveEvent {
  return hasFields<LiveEvent['data']>(event.data, fields[event.type])
}
