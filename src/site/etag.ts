import { hash } from 'node:crypto'

/** The tag of these bytes: a weak one, since it stays the same however they are packed. */
export function etagOf(bytes: Uint8Array): string {
  return `W/"${hash('sha256', bytes, 'base64url').slice(0, 20)}"`
}

/** Whether an `If-None-Match` header names this copy: RFC 9110's weak comparison, in which a `W/` does not count. */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  const known = ifNoneMatch?.trim() ?? ''
  return known === '*' || [...known.matchAll(/"[^"]*"/g)].some(([tag]) => etag.endsWith(tag))
}
