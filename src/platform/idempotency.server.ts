import { newId } from './id.ts'
import { refuse } from './refusal.ts'
import { hashOf } from './secret-token.server.ts'
import type { Visit } from './visit.server.ts'

/** The Idempotency-Key of a call: under the same key it makes something once. Any text will do. */
export function idempotencyKey(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key')?.trim()
  if (key && key.length > 200) refuse('malformed', 'The Idempotency-Key is too long.')
  return key || undefined
}

/**
 * The id for what a call makes. Under an idempotency key (any text of its owner's) it is the same every time: the
 * primary key of the table then lets it be made only once, whichever process is asked, and nothing else is stored.
 */
export function idFor({ now }: Pick<Visit, 'now'>, ownerId: string, key: string | undefined): string {
  return key === undefined ? newId(now.getTime()) : idUnder(ownerId, key)
}

/** Lets a repeated call through, whose key made what is asked for again, and refuses one that asks for something else. */
export function requireSame(made: object | undefined, asked: object): void {
  const known = new Map<string, unknown>(Object.entries(made ?? {}))
  if (!Object.entries(asked).every(([field, value]) => known.get(field) === value)) refuseReuse()
}

export function refuseReuse(): never {
  refuse('conflict', 'This Idempotency-Key was already used for another request.', { code: 'IDEMPOTENCY_KEY_REUSED' })
}

/** A UUIDv8 (RFC 9562), the kind for custom-made ids. */
function idUnder(ownerId: string, key: string): string {
  const hash = hashOf(`${ownerId} ${key}`)
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(12, 15)}-8${hash.slice(15, 18)}-${hash.slice(18, 30)}`
}
