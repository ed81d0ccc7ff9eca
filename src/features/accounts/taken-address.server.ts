import { violatedConstraint } from '../../platform/database/database-failure.server.ts'
import { refuse } from '../../platform/refusal.ts'

/** Refuses when a write failed because another account has the address; rethrows all other errors. */
export function refuseTakenAddress(error: unknown): never {
  if (violatedConstraint(error) !== 'account_email') throw error
  refuseTaken()
}

export function refuseTaken(): never {
  const message = 'An account with this email already exists'
  refuse('conflict', message, { code: 'EMAIL_TAKEN', fields: { email: message } })
}
