import { useEffect } from 'react'

import { showToast } from './toast-store.ts'

/** Also shows in a toast why a form failed; without scripts only the box above the form says it. */
export function useFailureToast(answer: { message: string | null } | undefined, title?: string): void {
  // A toast belongs to one answer: the same message a second time is shown again.
  useEffect(() => {
    const message = answer?.message
    if (message)
      showToast({ ...(title ? { title, description: message } : { title: message }), tone: 'bad', echo: true })
  }, [answer, title])
}
