import { hash, randomBytes } from 'node:crypto'

/** 256 bits that only their holder knows; the database stores a hash. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

export function hashOf(text: string): string {
  return hash('sha256', text)
}
