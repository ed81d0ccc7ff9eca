import { newId } from './id.ts'
import { refuse } from './refusal.ts'
import { hashOf } from './secret-token.server.ts'

/** The Idempotency-Key of a call: the same key creates something only once. Any text is allowed. */
export function idempotencyKey(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key')
  if (key && key.length > 200) refuse('malformed', 'The Idempotency-Key is too long.')
  return key || undefined
}

/**
 * The id of what a call creates. With an idempotency key (any text, per account) it is the same every time: the table's
 * primary key then lets it be created only once, whichever process handles it, and nothing else is stored.
 */
export function idFor(ownerId: string, key: string | undefined): string {
  return key === undefined ? newId() : idUnder(ownerId, key)
}

/**
 * Accepts a repeated call whose key already created what is requested, and refuses one that requests something else.
 */
export function requireSame(made: object | undefined, asked: object): void {
  const known = new Map<string, unknown>(Object.entries(made ?? {}))
  if (!Object.entries(asked).every(([field, value]) => known.get(field) === value)) refuseReuse()
}

export function refuseReuse(): never {
  refuse('conflict', 'This Idempotency-Key was already used for another request.', { code: 'IDEMPOTENCY_KEY_REUSED' })
}

/** A UUIDv8 (RFC 9562), the version for custom formats. */
function idUnder(ownerId: string, key: string): string {
  const hash = hashOf(`${ownerId} ${key}`)
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(12, 15)}-8${hash.slice(15, 18)}-${hash.slice(18, 30)}`
}
