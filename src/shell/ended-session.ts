import { showToast } from '../ui/toast-store.ts'

let writtenOn = ''

/** Remembers on which page the user is writing. */
export function noteWriting(leaving: AbortSignal): void {
  document.addEventListener('input', () => (writtenOn = location.pathname), { signal: leaving })
}

/**
 * The session was ended elsewhere, so the page must not stay open: whoever sits here now may be somebody else. Only what
 * is being written stays until its author sends it.
 */
export function leaveEndedSession(): void {
  if (writtenOn !== location.pathname) return location.reload()
  const description = 'What you wrote is still here. Log in again to send it.'
  showToast({ title: 'You are logged out', description, tone: 'bad' })
}
