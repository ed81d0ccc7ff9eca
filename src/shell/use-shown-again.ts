import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

import { isForNobody } from './present-data.ts'

/** By going back the browser may show a page again as it was left: somebody may have logged in since. */
export function useShownAgain(): void {
  const { revalidate } = useRevalidator()
  // Only the browser knows.
  useEffect(() => {
    const look = async ({ persisted }: PageTransitionEvent) => {
      if (persisted && isForNobody() && (await isAnybodyHere())) await revalidate()
    }
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  }, [revalidate])
}

/** Without an answer the page stays as it is. */
function isAnybodyHere(): Promise<boolean> {
  return fetch('/api/auth/user').then(
    ({ ok }) => ok,
    () => false,
  )
}
