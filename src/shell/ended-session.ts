import { showToast } from '../ui/toast-store.ts'
import { isWriting } from './writing.ts'

/**
 * The session was ended elsewhere, so the page must not stay open: whoever sits here now may be somebody else. Only
 * what is being written stays until its author sends it.
 */
export function leaveEndedSession(): void {
  if (!isWriting()) return location.reload()
  const description = 'What you wrote is still here. Log in again to send it.'
  showToast({ title: 'You are logged out', description, tone: 'bad' })
}
