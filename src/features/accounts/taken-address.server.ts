import { brokenConstraint } from '../../platform/database-failure.server.ts'
import { refuse } from '../../platform/refusal.ts'

/** What a write of an address that another account has comes to; any other failure is thrown on. */
export function refuseTakenAddress(error: unknown): never {
  if (brokenConstraint(error) !== 'account_email') throw error
  const message = 'An account with this email already exists'
  refuse('conflict', message, { code: 'EMAIL_TAKEN', fields: { email: message } })
}
