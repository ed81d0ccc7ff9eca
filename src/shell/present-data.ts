import { useEffect } from 'react'
import { type UIMatch, useLocation, useMatches } from 'react-router'

let address = ''
let present: UIMatch[] = []

/** Remembers the data of the visible page, for a refresh that fails. */
export function useRememberedData(): void {
  const { pathname, search } = useLocation()
  const matches = useMatches()
  // The router's middleware needs it, and runs outside of React.
  useEffect(() => {
    address = pathname + search
    present = matches
  }, [pathname, search, matches])
}

/** The data of one of the visible page's routes; undefined for all other pages. */
export function presentData(url: string, routeId: string): unknown {
  if (url !== location.origin + address) return undefined
  return present.find(({ id }) => id === routeId)?.loaderData
}
