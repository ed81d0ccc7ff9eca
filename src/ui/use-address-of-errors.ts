import { useLocation } from 'react-router'

import { useHydrated } from './use-hydrated.ts'

/**
 * Where a form posts to: without scripts, a refused form would come back at the top of the page, far above its errors.
 * They are at the element with this id.
 */
export function useAddressOfErrors(id: string): string | undefined {
  const { pathname, search } = useLocation()
  return useHydrated() ? undefined : `${pathname}${search}#${id}`
}
