/** Events that are pushed to open pages. They carry ids only; pages read the content by calls that check who may. */
export type LiveEvent =
  | { type: 'message'; data: { conversationId: string; seq: number } }
  | { type: 'read'; data: { conversationId: string; seq: number } }
  | { type: 'typing'; data: { conversationId: string; userId: string } }
  | { type: 'booking'; data: { bookingId: string } }
  /** Something may have been missed: read again what is shown. */
  | { type: 'resync'; data: Record<string, never> }

export const liveEventTypes = ['message', 'read', 'typing', 'booking', 'resync'] as const satisfies LiveEvent['type'][]
