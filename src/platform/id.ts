let last = { time: 0, count: 0 }

/**
 * A UUIDv7 (RFC 9562, with a counter of 12 bits): time-ordered, so that new rows land at the end of their index on
 * every engine, and rows made in one millisecond stay in the order in which they were made.
 */
export function newId(): string {
  const now = Date.now()
  last = now > last.time ? { time: now, count: 0 } : { ...last, count: last.count + 1 }
  const time = hex(last.time + (last.count >> 12), 12)
  // The random part of a UUIDv4 is at the same position as that of a UUIDv7.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(last.count & 0xfff, 3)}${crypto.randomUUID().slice(18)}`
}

function hex(number: number, digits: number): string {
  return number.toString(16).padStart(digits, '0')
}

/** Sorts before every other: where reading in the order of ids begins. */
export const lowestId = '00000000-0000-0000-0000-000000000000'

/**
 * Whether a text is a UUID as we write them, in lower case. Nothing else may reach a uuid column: the database would
 * answer with an error.
 */
export function isId(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text)
}
