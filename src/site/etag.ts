import { hash } from 'node:crypto'

/** The strong tag of these bytes. */
export function etagOf(bytes: Uint8Array): string {
  return `"${hash('sha256', bytes, 'base64url').slice(0, 20)}"`
}

/**
 * Whether an `If-None-Match` header names this copy: RFC 9110's weak comparison, in which the `W/"…"` that a proxy
 * makes of a tag counts as the same.
 */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  const known = ifNoneMatch?.trim() ?? ''
  return known === '*' || [...known.matchAll(/"[^"]*"/g)].some(([tag]) => tag === etag)
}
