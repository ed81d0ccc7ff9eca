import { showToast } from '../ui/toast-store.ts'
import { fieldsWrittenIn } from './writing.ts'

/**
 * The session was ended elsewhere, so the page must not stay open: whoever sits here now may be somebody else. Only
 * what is being written stays until its author sends it.
 */
export function leaveEndedSession(): void {
  if (fieldsWrittenIn().every(isEmptied)) return location.reload()
  const description = 'What you wrote is still here. Log in again to send it.'
  showToast({ title: 'You are logged out', description, tone: 'bad' })
}

/** Emptied, for example by sending the message; a field that the page has replaced may have passed its text on. */
function isEmptied(field: EventTarget | null): boolean {
  return field instanceof Element && field.isConnected && 'value' in field && field.value === ''
}
