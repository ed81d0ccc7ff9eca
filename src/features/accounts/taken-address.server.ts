import { violatedConstraint } from '../../platform/database/database-failure.server.ts'
import { refuse } from '../../platform/refusal.ts'

/** For a write that failed: refuses if another account has the address, and rethrows all other errors. */
export function refuseIfAddressTaken(error: unknown): never {
  if (violatedConstraint(error) !== 'account_email') throw error
  refuseTakenAddress()
}

export function refuseTakenAddress(): never {
  const message = 'An account with this email already exists'
  refuse('conflict', message, { code: 'EMAIL_TAKEN', fields: { email: message } })
}
