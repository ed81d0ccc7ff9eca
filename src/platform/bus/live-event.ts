/**
 * The events that are pushed to open pages. They contain ids only; pages read the content with calls that check
 * permissions.
 */
const fieldsOf = {
  message: { conversationId: 'string', seq: 'number' },
  read: { conversationId: 'string', seq: 'number' },
  typing: { conversationId: 'string', userId: 'string' },
  booking: { bookingId: 'string' },
  /** Something may have been missed: the page reads its data again. */
  resync: {},
} as const

type Events = typeof fieldsOf
interface Values {
  string: string
  number: number
}
type Data<Fields> = { [Name in keyof Fields]: Fields[Name] extends keyof Values ? Values[Fields[Name]] : never }

type LiveEventType = keyof Events
export type LiveEvent = { [Type in LiveEventType]: { type: Type; data: Data<Events[Type]> } }[LiveEventType]

/** When each is sent: for the documentation of the API. Pages load only what they use. */
export const liveEventWords: Record<LiveEventType, string> = {
  message: 'A message was added to one of your conversations: by you, by the other person, or about a booking',
  read: 'You or the other person read the conversation, up to the message `seq`',
  typing: 'The other person is typing. Show it for a few seconds',
  booking: 'A booking of yours was requested, changed or reviewed, or its visit is over',
  resync: 'Events may have been missed: read again what you show. Also sent while the stream stays open',
}

/** The fields of an event's data, with their types. */
export function fieldsOfLiveEvent(type: LiveEventType): Record<string, keyof Values> {
  return fieldsOf[type]
}

export const liveEventTypes = Object.keys(fieldsOf).filter(isLiveEventType)

/** False for what is damaged, and for what another version has sent. */
export function isLiveEvent(event: { type: string; data: unknown }): event is LiveEvent {
  if (!isLiveEventType(event.type) || typeof event.data !== 'object' || event.data === null) return false
  const data = new Map<string, unknown>(Object.entries(event.data))
  return Object.entries(fieldsOf[event.type]).every(([name, type]) => typeof data.get(name) === type)
}

function isLiveEventType(type: string): type is LiveEventType {
  return Object.hasOwn(fieldsOf, type)
}
