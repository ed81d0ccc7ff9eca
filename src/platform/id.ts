/** A UUIDv7 (RFC 9562): time-ordered, so that new rows land at the end of their index on every engine. */
export function newId(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  // The random part of a UUIDv4 is at the same position as that of a UUIDv7.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`
}

/**
 * Whether a text is a UUID as we write them, in lower case. Nothing else may reach a uuid column: the database would
 * answer with an error.
 */
export function isId(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text)
}
