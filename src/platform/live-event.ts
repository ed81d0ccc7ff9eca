export const liveEventTypes = ['message', 'read', 'typing', 'booking', 'resync'] as const
type LiveEventType = (typeof liveEventTypes)[number]

/** Events that are pushed to open pages. They carry ids only; pages read the content by calls that check who may. */
export type LiveEvent = { [Type in LiveEventType]: { type: Type; data: LiveEventData[Type] } }[LiveEventType]

interface LiveEventData {
  message: { conversationId: string; seq: number }
  read: { conversationId: string; seq: number }
  typing: { conversationId: string; userId: string }
  booking: { bookingId: string }
  /** Something may have been missed: read again what is shown. */
  resync: Record<string, never>
}
