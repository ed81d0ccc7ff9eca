import { useEffect } from 'react'

import { showToast } from './toast-store.ts'

/** Shows why a form did not go through as a toast, too; without scripts the box above the form says it alone. */
export function useFailureToast(answer: { message: string | null } | undefined, title?: string): void {
  // A toast belongs to one answer: the same message again is news again.
  useEffect(() => {
    const message = answer?.message
    if (message)
      showToast({ ...(title ? { title, description: message } : { title: message }), tone: 'bad', echo: true })
  }, [answer, title])
}
