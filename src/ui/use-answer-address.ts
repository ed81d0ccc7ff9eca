import { useLocation } from 'react-router'

import { useHydrated } from './use-hydrated.ts'

/**
 * Where a form or its button posts to so that the answer shows the element with this id: without scripts, it would
 * come back at the top of the page, far above its errors or what was added.
 */
export function useAnswerAddress(id: string): string | undefined {
  const { pathname, search } = useLocation()
  return useHydrated() ? undefined : `${pathname}${search}#${id}`
}
