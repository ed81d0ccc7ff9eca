/** What open pages hear of at once. Only who and where: what was said is read by whoever may read it. */
export type LiveEvent =
  | { type: 'message'; data: { conversationId: string; seq: number } }
  | { type: 'read'; data: { conversationId: string; seq: number } }
  | { type: 'typing'; data: { conversationId: string; userId: string } }
  | { type: 'booking'; data: { bookingId: string } }
  /** Something may have been missed: read again what is shown. */
  | { type: 'resync'; data: Record<string, never> }

export const liveEventTypes = ['message', 'read', 'typing', 'booking', 'resync'] as const satisfies LiveEvent['type'][]
