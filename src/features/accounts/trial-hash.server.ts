import { hash } from 'node:crypto'

/**
 * A hash that identifies a person without revealing the address. Spellings that reach the same mailbox count as one
 * person.
 */
export function trialHashOf(email: string): string {
  const [box = '', host = ''] = email.trim().toLowerCase().split('@')
  const name = box.replace(/\+.*$/, '')
  const isGoogle = ['gmail.com', 'googlemail.com'].includes(host)
  const same = isGoogle ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
  return hash('sha256', same, 'base64url')
}
